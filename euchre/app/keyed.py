"""Keyed: what the frames of a page ask the engine that they share, as JSON. Pure.

    {"kind": "legal", "pen": "- 0-0 S ..."}   ->   {"fields": {"v": "1", "kind": "legal", ...}}
                                              or   {"fault": "pen, holdings: ..."}

Raw fields, as somebody wrote them by hand, come back whole: with a position that can be drawn, and
the key that all answers are graded by. What the rules don't tell the adviser judges, who knows no
more than whoever is asked; the same position always has the same answers.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from euchre.ai.adviser import advise
from euchre.app.again import wished
from euchre.app.embed import VERSION, Embed, embed
from euchre.engine.errors import EuchreError
from euchre.engine.record import Record
from euchre.lessons.question import Answer
from euchre.lessons.weighing import right_and_weak

SEED: Final = "1"
"""As `python -m euchre analyse` has it, which so shows the figures behind an answer."""


def answered(text: str) -> str:
    """Whole fields for raw ones, or what of them can't be read, with its name before it."""
    try:
        return json.dumps({"fields": dict(whole(json.loads(text)).fields)})
    except EuchreError as error:
        return json.dumps({"fault": str(error)})


def whole(fields: Mapping[str, str]) -> Embed:
    """What the fields ask for. Raises `EuchreError` naming the part that does not fit."""
    written = {"v": VERSION, **fields}
    # Behind the # of an address no space stands.
    return embed(wished(written | {"pen": written.get("pen", "").replace("_", " ")}), _judged)


def _judged(record: Record) -> tuple[Answer, Answer]:
    """What is right for whoever is to act, and what is no mistake."""
    return right_and_weak(advise(record, SEED))
