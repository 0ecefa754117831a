"""A page that is never reloaded does not tire; `tests.bench.endurance` plays a thousand hands."""

from playwright.sync_api import Page

from tests.browser.autoplay import memory, play_hands
from tests.browser.conftest import OpenTable

HANDS = 20
KEYS = "() => Object.keys(localStorage).filter((key) => key !== 'euchre.snapshot').sort()"


def test_after_some_games_the_page_holds_what_it_held_after_one(
    page: Page, open_table: OpenTable
) -> None:
    """With hints, undo and dialogs; the seed makes every count the same on every machine."""
    open_table(page, "?seed=7&pace=instant")
    tools = page.context.new_cdp_session(page)
    seen = [play_hands(page, HANDS, curious=True)]
    before = memory(page, tools)
    seen += [play_hands(page, HANDS, curious=True) for _ in range(2)]
    after = memory(page, tools)
    assert sum(part["games"] for part in seen) >= 3
    assert before.wasm == after.wasm
    assert abs(after.nodes - before.nodes) < 2 * HANDS * 3  # the score cards show what they show
    assert after.listeners <= before.listeners
    assert max(part["elements"] for part in seen[1:]) <= seen[0]["elements"]
    assert page.evaluate(KEYS) == ["euchre.game", "euchre.statistics"]
    assert max(part["storage"] for part in seen) < 5_000  # a game of ten points, see test_saved
    # A game's own history lies between the two, and what the adviser has looked up: runs of cards,
    # of which so many are kept and no more.
    assert abs(after.used - before.used) < 1_000_000
    assert after.heap - before.heap < 1_000_000
