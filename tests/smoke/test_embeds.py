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
KEYLESS = """
<style>euchre-hand iframe {{ border: 3px solid red; height: 50px; max-width: 50%; }}</style>
<script async src="{site}embed.js"></script>
<euchre-hand kind="suit" cards="Jd" trump="h">A hand.</euchre-hand>
<iframe src="{site}embed.html#kind=suit&amp;cards=Jd&amp;trump=h"
  width="600" height="640" title="A hand"></iframe>"""
ENGINES = """[self, ...Array.from({ length: parent.length }, (_, at) => parent[at])]
  .filter((one, at, all) => all.indexOf(one) === at)
  .flatMap((one) => Object.keys(one).filter((name) => name.endsWith("engine-worker.js"))).length"""
OTHER = "[...Array(parent.length)].map((_, at) => parent[at]).find((one) => one !== self).document"
LOOKS = """(({ borderTopWidth: line, maxWidth }, { offsetHeight: high }) =>
  high >= 500 && line === "0px" && maxWidth === "none")(
    getComputedStyle(document.querySelector("euchre-hand iframe")),
    document.querySelector("euchre-hand iframe"))"""
DRAWN = "!!document.querySelector('euchre-hand iframe[data-drawn]')"
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


def test_frames_without_a_key_share_one_engine(engine: Engine, host: Host, tmp_path: Path) -> None:
    """An element and a plain frame; a rule of the page for frames does not reach the element’s."""
    folder = tmp_path / "other"
    folder.mkdir()
    (folder / "page.html").write_text(PAGE.format(KEYLESS.format(site=host.address)))
    with serving(folder) as other:
        engine.open(f"{other.address}page.html")
        wait_for("the element's frame", lambda: engine.ask(DRAWN))
        assert engine.ask(LOOKS)
        engine.enter_frame()
        assert 0 == engine.ask(ENGINES)
        # One of the two lies below the window, where no pointer reaches.
        engine.ask("document.querySelector('[data-answer=d]').click()")
        wait_for("a word on it", lambda: "Not quite" in str(engine.ask(SAID)))
        engine.ask(f"{OTHER}.querySelector('[data-answer=h]').click()")
        said = SAID.replace("document", OTHER)
        wait_for("a word in the other", lambda: "Right." in str(engine.ask(said)))
        assert 1 == engine.ask(ENGINES)
