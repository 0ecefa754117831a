"""Classic card faces from npm, as style sheets that the page fetches only for whoever chooses them.

One sheet for each number of colours holds all its drawings: they arrive at once, with one request.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import quote

from euchre.engine.cards import Rank, Suit

FOLDERS: Final = {"2": "2color-bf", "4": "4color-bf"}
JOKER: Final = "2J"
"""What the package calls it."""
PLAIN: Final = " ='/:;,()?!@&*+-._~|[]"
"""What may stand in a style sheet's address of data as it is."""


def classic_faces(package: Path, rules: Path) -> dict[str, bytes]:
    """The sheets, by their path in the version's folder."""
    head = rules.read_text("utf-8")
    return {
        f"static/faces/{colours}.css": (
            head + "".join(_rules(package / "src/images" / folder))
        ).encode()
        for colours, folder in FOLDERS.items()
    }


def _rules(folder: Path) -> Iterator[str]:
    for rank in Rank:
        if rank is Rank.JOKER:
            yield _rule(f'[data-rank="{rank.value}"]', folder / f"{JOKER}.svg")
            continue
        for suit in Suit:
            where = f'[data-rank="{rank.value}"][data-suit="{suit.value}"]'
            yield _rule(where, folder / f"{rank.value}{suit.value.upper()}.svg")


def _rule(where: str, drawing: Path) -> str:
    """One card, with its drawing inside the rule."""
    text = drawing.read_text("utf-8").replace('"', "'")
    data = f"data:image/svg+xml,{quote(text, safe=PLAIN)}"
    return f'.card:not(.mini){where} {{ background-image: url("{data}"); }}\n'
