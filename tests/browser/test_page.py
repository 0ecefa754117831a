"""The page under the hand: dialogs, focus, keys, clicks, what is kept, and what breaks."""

from playwright.sync_api import Page, expect

from euchre.app.pace import PACES
from tests.browser.conftest import Faults, OpenTable, wait_for_table

QUICK = "?seed=7&pace=instant"
NEXT_THING = "#app [data-autofocus]:not(:disabled)"
CARDS = "#hand .card-button"
FOCUS = "() => document.activeElement.id || document.activeElement.localName"


def play_to_a_lead(page: Page, open_table: OpenTable) -> None:
    """With this seed the person leads first, and may play any of five cards."""
    open_table(page, QUICK)
    expect(page.locator("#hand [data-state=legal]")).to_have_count(5)


def test_a_dialog_is_modal_and_escape_closes_it(page: Page, open_table: OpenTable) -> None:
    """The focus goes in, and back to where it came from."""
    play_to_a_lead(page, open_table)
    page.locator("#settings").click()
    assert page.locator("dialog").evaluate("dialog => dialog.matches(':modal')")
    assert page.evaluate(FOCUS) == "close"
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate(FOCUS) == "settings"


def test_a_dialog_stays_open_while_the_page_is_painted(page: Page, open_table: OpenTable) -> None:
    """Each change in the settings paints the page anew."""
    play_to_a_lead(page, open_table)
    page.locator("#settings").click()
    page.locator("input[data-field=pace][value=slow]").check()
    expect(page.locator("#app")).to_have_attribute("data-pace", "slow")
    assert page.locator("dialog").evaluate("dialog => dialog.matches(':modal')")


def test_closing_a_dialog_by_its_button_gives_the_focus_back(
    page: Page, open_table: OpenTable
) -> None:
    """By key alone, as somebody without a mouse does it."""
    play_to_a_lead(page, open_table)
    page.locator("#settings").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate(FOCUS) == "settings"


def test_a_whole_hand_is_played_by_the_enter_key(page: Page, open_table: OpenTable) -> None:
    """The focus is always on the next thing to do, so Enter alone gets to the result."""
    play_to_a_lead(page, open_table)
    for _ in range(6):
        expect(page.locator(NEXT_THING).first).to_be_attached()
        if page.locator("#next").count():
            break
        before = page.locator(CARDS).count()
        if page.evaluate(FOCUS) == "body":
            page.keyboard.press("Enter")  # only shows what the next one would press
            expect(page.locator(CARDS)).to_have_count(before)
        page.keyboard.press("Enter")
        expect(page.locator(CARDS)).to_have_count(before - 1)
        assert page.evaluate(FOCUS) != "body"
    expect(page.locator("#next")).to_be_focused()


def test_two_quick_clicks_play_one_card(page: Page, open_table: OpenTable) -> None:
    """At instant pace it is the person's turn again before the second click."""
    play_to_a_lead(page, open_table)
    page.locator(CARDS).nth(2).dblclick()
    expect(page.locator(CARDS)).to_have_count(4)
    page.wait_for_timeout(300)
    assert page.locator(CARDS).count() == 4


def test_a_key_held_down_acts_once(page: Page, open_table: OpenTable) -> None:
    """Else Enter would play card after card."""
    play_to_a_lead(page, open_table)
    page.locator(CARDS).first.focus()
    for _ in range(4):
        page.keyboard.down("Enter")  # after the first these are repeats
        page.wait_for_timeout(100)
    page.keyboard.up("Enter")
    assert page.locator(CARDS).count() == 4


def test_typing_a_name_plays_nothing(page: Page, open_table: OpenTable) -> None:
    """Letters that are keys elsewhere are text in a field; Tab goes where it always goes."""
    play_to_a_lead(page, open_table)
    page.locator("#settings").click()
    field = page.locator("input[data-field='names.W']")
    field.fill("")
    field.type("Pia u?")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(FOCUS) not in ("body", "close")
    page.keyboard.press("Escape")
    expect(page.locator("#seat-W")).to_contain_text("Pia u?")
    assert page.locator(CARDS).count() == 5


def test_a_reload_keeps_the_game(page: Page, open_table: OpenTable, site: str) -> None:
    """Every action is saved as it happens."""
    play_to_a_lead(page, open_table)
    page.locator(CARDS).first.click()
    expect(page.locator(CARDS)).to_have_count(4)
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
    play_to_a_lead(page, open_table)
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
