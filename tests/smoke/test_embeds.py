"""Positions on a page of another site, in Firefox and in WebKit: drawn, answered, and told of."""

from pathlib import Path

import pytest

from euchre.app.embed import Wish, embed
from euchre.app.snippets import frame
from tests.app.test_embed import HAND
from tests.smoke.engine import Engine, wait_for
from tests.smoke.host import Host, serving

PAGE = '<!doctype html><meta charset="utf-8"><title>club</title><link rel="icon" href="data:,">{}'
LEGAL = embed(Wish(kind="legal", pen=HAND))
SAID = "document.querySelector('[role=status]')?.textContent ?? ''"
THERE = "!!document.querySelector('[data-answer=Ad]')"
USUAL = "allow-scripts allow-same-origin allow-popups"


@pytest.mark.parametrize("sandbox", [USUAL, "allow-scripts"])
def test_a_position_is_answered_in_a_plain_frame(
    engine: Engine, host: Host, tmp_path: Path, sandbox: str
) -> None:
    """With scripts alone it has no origin, so no storage, and in WebKit no file that is 'self'."""
    folder = tmp_path / "other"
    folder.mkdir()
    snippet = frame(LEGAL, host.address).replace(USUAL, sandbox)
    (folder / "page.html").write_text(PAGE.format(snippet))
    with serving(folder) as other:
        engine.open(f"{other.address}page.html")
        engine.enter_frame()
        wait_for("the answers", lambda: engine.ask(THERE))
        engine.click("[data-answer=Ad]")
        engine.click("[data-way=check]")
        wait_for("a word on it", lambda: "Right." in str(engine.ask(SAID)))
