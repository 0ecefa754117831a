"""Reaches the page's own Python, to put a slow player at the table: the site has no door for it."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Frame, Page

from tests.ai import slow_player
from tests.browser.person import PATIENCE_MS

# The module that starts Python is asked for it once more, as PyScript asked; this is the one there.
RUN = """async (code) => {
  const home = `./${document.documentElement.dataset.version}/static/boot/interpreter.js`;
  const { loadPyodide } = await import(new URL(home, document.baseURI));
  const python = await loadPyodide({ stdout: console.log, stderr: console.error });
  return await python.runPythonAsync(code);
}"""
SEAT = """
from euchre.browser import thinking
slow = SlowPlayer({turns}, {actions})
thinking.bot = lambda level: slow
"""
ENDLESS = 10**9
ASK_AGAIN_MS = 20


def python(page: Page | Frame, code: str) -> Any:  # noqa: ANN401 (a number or a text)
    """Run code in the page's Python, which may await; its last expression comes back."""
    return page.evaluate(RUN, code)


def seat_slow_players(page: Page | Frame, turns: int, actions: int = 1) -> None:
    """From now on slow players think for the bots and for hints; inside they are called slow."""
    source = Path(slow_player.__file__).read_text("utf-8")
    python(page, source + SEAT.format(turns=turns, actions=actions))


def begun_and_ended(page: Page | Frame) -> tuple[int, int]:
    """How many thoughts of the slow players were begun, and how many are no longer under way."""
    begun, ended = map(int, python(page, "f'{slow.begun} {slow.ended}'").split())
    return begun, ended


def wait_for_steps(page: Page | Frame) -> None:
    """Wait until a thought has gone on; a page that can't be asked meanwhile fails here."""
    before = python(page, "slow.yielded")
    for _ in range(PATIENCE_MS // ASK_AGAIN_MS):
        if python(page, "slow.yielded") != before:
            return
        page.wait_for_timeout(ASK_AGAIN_MS)
    raise AssertionError("nobody thinks")


def let_answer(page: Page | Frame) -> None:
    """The thought under way, and all later ones, end at their next step."""
    python(page, "slow.turns = 0")
