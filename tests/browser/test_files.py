"""Hands and games come in by file, drop, paste and link, go out again, and are kept in between."""

import json
from pathlib import Path

from playwright.sync_api import BrowserContext, Locator, Page, expect

from euchre.app.at_desk import LARGEST
from euchre.app.settings import Settings
from euchre.app.share import pen_text
from tests.app.table import Table, at_game_over, play_on
from tests.browser.conftest import FAST, OpenTable, wait_for_table
from tests.browser.person import Person

POSITION = "AsKhAh/JhJc/JsQsKsTcKcAc/Ts9dJd N Ks+xx Ss* W:Qh 0-2 3-7 -"
GAME = play_on(Table.opened("?seed=6&pace=instant&rules=to5"), at_game_over).model.game
FILE = pen_text(GAME, Settings(), "2026-11-30")
DROP = """([text, name, size]) => {
  const dropped = new DataTransfer(), target = document.querySelector("dialog, #board");
  if (name) dropped.items.add(new File([text || new Uint8Array(size)], name));
  else dropped.setData("text/plain", text);
  const how = { dataTransfer: dropped, bubbles: true, cancelable: true };
  const events = ["dragover", "drop"].map((kind) => new DragEvent(kind, how));
  return events.map((event) => !target.dispatchEvent(event));
}"""
NO_CLIPBOARD = "Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined })"


def games(person: Person) -> Locator:
    """The dialog, opened by key."""
    person.page.keyboard.press("g")
    return dialog(person.page)


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Hands and games")


def is_shown(page: Page, name: str) -> None:
    """What was opened is listed, and has the focus."""
    heading = dialog(page).get_by_role("heading", name=name)
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    count = len(GAME.hands)
    expect(dialog(page).get_by_role("status")).to_contain_text(f"{count} hands. Nothing at the")


def dropped(page: Page, text: str, name: str = "", size: int = 0) -> list[bool]:
    """Whether the page took what was dropped."""
    taken: list[bool] = page.evaluate(DROP, [text, name, size])
    return taken


# Ways in


def test_the_settings_lead_to_the_dialog_on_a_phone(person: Person) -> None:
    person.page.set_viewport_size({"width": 320, "height": 568})
    expect(person.page.locator("#games")).to_be_hidden()
    person.button("Settings").click()
    person.button("Hands and games").click()
    expect(dialog(person.page)).to_be_visible()
    assert person.page.locator("dialog").evaluate("dialog => dialog.matches(':modal')")


def test_a_chosen_file_is_shown_and_played_and_the_way_leads_back(
    person: Person, tmp_path: Path
) -> None:
    page = person.page
    person.play_hand()
    score = person.score()
    file = tmp_path / "ada.pen"
    file.write_text(FILE, "utf-8")
    games(person)
    for _ in range(2):  # the same file can be chosen again
        page.get_by_label("Open a file").set_input_files(file)
        is_shown(page, "ada.pen")
        page.locator("#games-leave").click()
    page.get_by_label("Open a file").set_input_files(file)
    is_shown(page, "ada.pen")
    page.get_by_label("West (Ada)").check()
    page.get_by_role("button", name="Play this deal anew hand 2").click()
    expect(dialog(page)).to_have_count(0)
    person.wait_until_asked()
    assert (2, 0) == person.score()
    page.reload()
    wait_for_table(page)
    person.wait_until_asked()
    assert (2, 0) == person.score()
    person.button("Settings").click()
    person.button("Go on with that game").click()
    assert "hand-over" == person.wait_until_asked()
    assert score == person.score()


def test_a_whole_game_is_opened_at_its_end(person: Person) -> None:
    page = person.page
    assert [True, True] == dropped(page, FILE, "ada.pen")
    is_shown(page, "ada.pen")
    person.button("Look at this game").click()
    assert "hand-over" == person.wait_until_asked()
    assert GAME.score == person.score()


def test_text_may_be_dropped_and_pasted(person: Person) -> None:
    page = person.page
    assert [True, True] == dropped(page, FILE)
    is_shown(page, "What was opened")
    page.locator("#games-leave").click()
    page.get_by_label("Text: deals, positions").fill(FILE)
    page.get_by_role("button", name="Open the text").click()
    is_shown(page, "What was opened")


def test_a_text_that_is_no_hand_stays_to_be_mended(person: Person) -> None:
    page = person.page
    games(person)
    text = page.get_by_label("Text: deals, positions")
    text.fill("rubbish")
    page.get_by_role("button", name="Open the text").click()
    expect(dialog(page).get_by_role("alert")).to_contain_text("Line 1, rules (column 1)")
    expect(dialog(page).get_by_role("alert")).to_be_in_viewport()
    expect(text).to_have_value("rubbish")


def test_a_file_that_is_too_large_is_refused_at_once(person: Person) -> None:
    page = person.page
    assert [True, True] == dropped(page, "", "big.pen", 20_000_000)
    expect(dialog(page).get_by_role("alert")).to_have_text(
        "big.pen has 20.0 MB: at most 12 MB are read."
    )
    assert [True, True] == dropped(page, "", "zeros.bin", LARGEST)
    expect(dialog(page).get_by_role("alert")).to_contain_text("File (column 1): this is no text")
    person.button("Close").click()
    person.play_hand()


# Links


def test_a_link_is_shown_over_the_game_and_a_reload_goes_on_with_that(
    page: Page, open_table: OpenTable
) -> None:
    open_table(page, f"?pace=instant&pen={POSITION.replace(' ', '_')}")
    person = Person(page)
    expect(dialog(page)).to_contain_text("Position. North deals. South called spades alone.")
    assert page.url.endswith("?pace=instant")
    page.get_by_role("button", name="Play on from here").click()
    person.play_hand()
    text = page.evaluate("() => localStorage['euchre.game']")
    page.reload()
    wait_for_table(page)
    assert "hand-over" == person.wait_until_asked()
    assert text == page.evaluate("() => localStorage['euchre.game']")


def test_a_copied_link_opens_the_same_hand_for_somebody_else(
    context: BrowserContext, person: Person
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = person.page
    person.play_hand()
    games(person).get_by_role("button", name="Copy link to this hand").click()
    expect(dialog(page).get_by_role("status")).to_have_text("The link is copied.")
    link = page.evaluate("() => navigator.clipboard.readText()")
    expect(page.get_by_label("The link")).to_have_value(link)
    log = json.loads(page.evaluate("() => localStorage['euchre.game']"))["hands"][0]
    other = context.new_page()
    other.goto(link)
    wait_for_table(other)
    expect(dialog(other)).to_contain_text("1. Hand.")
    other.get_by_role("button", name="Look at it").click()
    hands = json.loads(other.evaluate("() => localStorage['euchre.game']"))["hands"]
    assert [log] == hands


def test_where_nothing_may_be_copied_the_link_stands_there(
    page: Page, open_table: OpenTable
) -> None:
    page.add_init_script(NO_CLIPBOARD)
    open_table(page, FAST)
    person = Person(page)
    person.wait_until_asked()
    games(person).get_by_role("button", name="Copy link to this position").click()
    expect(dialog(page).get_by_role("alert")).to_contain_text("here is the link")
    assert "?pen=" in page.get_by_label("The link").input_value()


# Ways out


def test_a_game_that_is_saved_opens_again_as_it_was(person: Person, tmp_path: Path) -> None:
    page = person.page
    person.play_hand()
    score = person.score()
    for kind in ("pen", "egn"):
        games(person)
        if kind == "egn":  # what was opened lies there yet
            person.button("Back to the list").click()
        with page.expect_download() as download:
            page.get_by_role("button", name=f"Save as .{kind}").click()
        assert download.value.suggested_filename.endswith(f".{kind}")
        file = tmp_path / download.value.suggested_filename
        download.value.save_as(file)
        person.button("Done").click()
        page.locator("#next").click()
        person.wait_until_asked()
        assert [True, True] == dropped(page, file.read_text("utf-8"), file.name)
        page.get_by_role("button", name="Look at it hand 1").click()
        assert "hand-over" == person.wait_until_asked()
        assert score == person.score()


# The library


def keep(person: Person, name: str) -> None:
    games(person)
    page = person.page
    page.get_by_label("Keep it in the library as").fill(name)
    person.button("Keep").click()
    expect(dialog(page).get_by_role("status")).to_have_text(f"“{name}” is kept in the library.")


def entries(page: Page) -> Locator:
    return dialog(page).locator(".listed li")


def test_the_library_is_there_after_a_reload(person: Person) -> None:
    """Entries are renamed, deleted and had back; a broken one hurts no other."""
    page = person.page
    keep(person, "one")
    page.reload()
    wait_for_table(page)
    page.evaluate("() => localStorage.setItem('euchre.library.zz', 'rubbish')")
    person.wait_until_asked()
    games(person)
    expect(entries(page)).to_have_count(2)
    expect(entries(page).first).to_contain_text("can't be read")
    page.get_by_role("button", name="Rename one").click()
    page.get_by_label("New name").fill("two")
    person.button("Rename").click()
    expect(dialog(page).get_by_role("status")).to_have_text("It is called “two” now.")
    page.get_by_role("button", name="Delete two").click()
    expect(entries(page)).to_have_count(1)
    person.button("Undo the deletion").click()
    expect(entries(page)).to_have_count(2)
    page.get_by_role("button", name="Open two").click()
    expect(dialog(page).get_by_role("heading", name="two")).to_be_focused()
    page.get_by_role("button", name="Play on from here").click()
    assert "yours" == person.wait_until_asked()


def test_two_tabs_share_the_library(
    context: BrowserContext, person: Person, open_table: OpenTable
) -> None:
    """What one keeps stands in the other at once; neither writes over the other."""
    page = context.new_page()
    open_table(page, "?pace=instant")
    other = Person(page)
    other.wait_until_asked()
    keep(person, "one")
    keep(other, "two")
    expect(entries(person.page)).to_have_count(2)
    other.page.get_by_role("button", name="Delete one").click()
    expect(entries(person.page)).to_have_count(1)
    expect(entries(person.page)).to_contain_text("two")


def test_a_storage_that_is_full_keeps_what_it_has_and_says_so(person: Person) -> None:
    page = person.page
    keep(person, "one")
    page.evaluate(
        """() => {
      const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, text) {
        if (key.startsWith("euchre.library.")) throw new DOMException("full", "QuotaExceededError");
        return set.call(this, key, text);
      };
    }"""
    )
    page.get_by_label("Keep it in the library as").fill("two")
    person.button("Keep").click()
    expect(dialog(page).get_by_role("alert")).to_contain_text("nothing was changed")
    expect(entries(page)).to_have_count(1)


def test_the_whole_library_goes_out_and_comes_back(person: Person, tmp_path: Path) -> None:
    page = person.page
    keep(person, "one")
    with page.expect_download() as download:
        person.button("Download all").click()
    file = tmp_path / "library.txt"
    download.value.save_as(file)
    page.get_by_role("button", name="Delete one").click()
    expect(entries(page)).to_have_count(0)
    page.get_by_label("Open a file").set_input_files(file)
    expect(dialog(page).get_by_role("status")).to_contain_text("1 entry is back")
    expect(entries(page)).to_contain_text("one")


def test_nothing_at_the_table_goes_on_under_the_dialog(person: Person) -> None:
    """A file that is dropped while others think stops the game until the dialog is closed."""
    page = person.page
    person.act()
    assert [True, True] == dropped(page, FILE, "ada.pen")
    expect(page.get_by_role("dialog", name="Hands and games")).to_be_visible()
    text = page.evaluate("() => localStorage['euchre.game']")
    page.wait_for_timeout(300)
    assert text == page.evaluate("() => localStorage['euchre.game']")
    person.button("Close").click()
    person.wait_until_asked()
