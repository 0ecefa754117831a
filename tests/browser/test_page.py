"""The page under the hand: dialogs, focus, keys, clicks, what is kept, and what breaks."""

import re

import pytest
from playwright.sync_api import Page, expect

from euchre.app.pace import PACES
from tests.browser.conftest import Faults, OpenTable, wait_for_table

QUICK = "?seed=7&pace=instant"
NEXT_THING = "#app [data-autofocus]:not(:disabled)"
CARDS = "#hand .card-button"
LEGAL = "#hand [data-state=legal] .card-button"
FOCUS = "() => document.activeElement.id || document.activeElement.localName"
WATCH_REMOVAL = """() => {
  window.removed = window.focused = 0;
  const remove = Node.prototype.removeChild;
  Node.prototype.removeChild = function (child) {
    removed += 1;
    focused += child.contains(document.activeElement);
    return remove.call(this, child);
  };
}"""
SETTLING_MS = 400  # a press so soon after the focus has moved by itself is not meant for it


def play_to_a_card(page: Page, open_table: OpenTable) -> int:
    """Call whatever comes first until a card is to be played; returns how many are held."""
    open_table(page, QUICK)
    app = page.locator("#app")
    while True:
        expect(page.locator(NEXT_THING).first).to_be_attached()
        if app.get_attribute("data-phase") == "play":
            return page.locator(CARDS).count()
        page.locator(NEXT_THING).first.click()


def test_a_dialog_is_modal_and_escape_closes_it(page: Page, open_table: OpenTable) -> None:
    """The focus goes in, and back to where it came from."""
    play_to_a_card(page, open_table)
    page.locator("#settings").click()
    assert page.locator("dialog").evaluate("dialog => dialog.matches(':modal')")
    assert page.evaluate(FOCUS) == "close"
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate(FOCUS) == "settings"


def test_a_dialog_stays_open_while_the_page_is_painted(page: Page, open_table: OpenTable) -> None:
    """Each change in the settings paints the page anew."""
    play_to_a_card(page, open_table)
    page.locator("#settings").click()
    page.locator("input[data-field=pace][value=slow]").check()
    expect(page.locator("#app")).to_have_attribute("data-pace", "slow")
    assert page.locator("dialog").evaluate("dialog => dialog.matches(':modal')")


def test_closing_a_dialog_by_its_button_gives_the_focus_back(
    page: Page, open_table: OpenTable
) -> None:
    """By key alone, as somebody without a mouse does it."""
    play_to_a_card(page, open_table)
    page.locator("#settings").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate(FOCUS) == "settings"


def test_a_whole_hand_is_played_by_the_enter_key(page: Page, open_table: OpenTable) -> None:
    """The focus is always on the next thing to do, so Enter alone gets to the result."""
    held = play_to_a_card(page, open_table)
    while held:
        expect(page.locator(NEXT_THING).first).to_be_attached()
        if page.evaluate(FOCUS) == "body":
            page.keyboard.press("Enter")  # only shows what the next one would press
            expect(page.locator(CARDS)).to_have_count(held)
        page.wait_for_timeout(SETTLING_MS + 50)
        page.keyboard.press("Enter")
        held -= 1
        expect(page.locator(CARDS)).to_have_count(held)
        assert page.evaluate(FOCUS) != "body"
    expect(page.locator("#next")).to_be_focused()


def test_two_quick_clicks_play_one_card(page: Page, open_table: OpenTable) -> None:
    """At instant pace it is the person's turn again before the second click."""
    held = play_to_a_card(page, open_table)
    page.locator(LEGAL).first.dblclick()
    page.wait_for_timeout(500)
    assert page.locator(CARDS).count() == held - 1


def test_a_button_gives_the_focus_up_before_it_is_taken_out(
    page: Page, open_table: OpenTable
) -> None:
    """Else Chromium lays out the half-changed page, and once more when it is whole."""
    play_to_a_card(page, open_table)
    page.evaluate(WATCH_REMOVAL)
    clicked = page.locator(LEGAL).first
    name = clicked.get_attribute("id")
    clicked.click()
    expect(page.locator(f"#{name}")).to_have_count(0)
    assert page.evaluate("[removed > 0, focused]") == [True, 0]


def test_a_key_held_down_acts_once(page: Page, open_table: OpenTable) -> None:
    """Else Enter would play card after card."""
    held = play_to_a_card(page, open_table)
    page.locator(LEGAL).first.focus()
    page.wait_for_timeout(SETTLING_MS + 50)
    for _ in range(4):
        page.keyboard.down("Enter")  # after the first these are repeats
        page.wait_for_timeout(100)
    page.keyboard.up("Enter")
    assert page.locator(CARDS).count() == held - 1


def test_typing_a_name_plays_nothing(page: Page, open_table: OpenTable) -> None:
    """Letters that are keys elsewhere are text in a field; Tab goes where it always goes."""
    held = play_to_a_card(page, open_table)
    page.locator("#settings").click()
    page.locator("#part-players summary").click()
    field = page.locator("input[data-field='names.W']")
    field.fill("")
    field.type("Pia u?")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(FOCUS) not in ("body", "close")
    page.keyboard.press("Escape")
    expect(page.locator("#seat-W")).to_contain_text("Pia u?")
    assert page.locator(CARDS).count() == held


@pytest.mark.parametrize(
    ("ways", "field"),
    [
        (("settings", "part-players"), "names.W"),
        (("settings", "settings-games"), "games.draft"),
        (("settings", "settings-editor"), "edit.text"),
    ],
)
def test_a_dialog_may_be_closed_while_something_is_typed(
    page: Page, open_table: OpenTable, ways: tuple[str, ...], field: str
) -> None:
    """The field tells of its text as it is taken away, in the midst of a paint."""
    open_table(page, QUICK)
    for _ in range(2):
        for way in ways:
            page.locator(f"#{way}").click()
        typed = page.locator(f"[data-field='{field}']")
        typed.press("End")
        page.keyboard.type("x")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    for way in ways:
        page.locator(f"#{way}").click()
    expect(page.locator(f"[data-field='{field}']")).to_have_value(re.compile("xx$"))


def test_a_reload_keeps_the_game(page: Page, open_table: OpenTable, site: str) -> None:
    """Every action is saved as it happens."""
    held = play_to_a_card(page, open_table)
    page.locator(LEGAL).first.click()
    expect(page.locator(CARDS)).to_have_count(held - 1)
    left = page.locator(CARDS).evaluate_all("cards => cards.map(card => card.id)")
    page.goto(site)
    wait_for_table(page)
    assert page.locator(CARDS).evaluate_all("cards => cards.map(card => card.id)") == left


def test_styles_get_the_times_of_the_pace(page: Page, open_table: OpenTable) -> None:
    """app/pace.py owns all times; the page passes them on."""
    open_table(page, "?seed=7&pace=fast")
    seen = {
        name: page.evaluate(
            "n => document.documentElement.style.getPropertyValue(n)", f"--t-{name}"
        )
        for name in PACES["fast"]
    }
    assert seen == {name: f"{ms}ms" for name, ms in PACES["fast"].items()}


def test_what_breaks_in_python_is_told_and_the_game_can_be_saved(
    page: Page, open_table: OpenTable, faults: Faults
) -> None:
    """Never a dead page without a word."""
    play_to_a_card(page, open_table)
    faults.expect("painter is gone", "Traceback", "File ", "Exception")
    page.evaluate("() => { Idiomorph.morph = () => { throw new Error('the painter is gone'); }; }")
    page.locator("#settings").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("the painter is gone")
    expect(alert.get_by_role("button", name="Reload")).to_be_visible()
    with page.expect_download() as download:
        alert.get_by_role("button", name="Save my game").click()
    assert "seed" in download.value.path().read_text()
    alert.get_by_role("button", name="Go on").click()
    expect(alert).to_be_hidden()
