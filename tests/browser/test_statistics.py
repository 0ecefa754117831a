"""Statistics: hands are counted after they are painted, kept over a reload, shared by tabs."""

import json
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from euchre.app.statistics import MOST
from tests.app.test_statistics import many, text_with
from tests.browser.axe import violations
from tests.browser.conftest import OpenTable, wait_for_table
from tests.browser.person import Person

KEPT = "() => localStorage['euchre.statistics'] || ''"
HUNDRED = text_with(many(150))


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Statistics")


def counted(page: Page, hands: int) -> None:
    """So many hands are kept, soon."""
    page.wait_for_function(
        "(hands) => (localStorage['euchre.statistics'] || '').split('\\n').length === hands + 2",
        arg=hands,
    )


def keep(page: Page, text: str) -> None:
    page.evaluate("(text) => { localStorage['euchre.statistics'] = text; }", text)


def is_told(page: Page, hands: int) -> None:
    figures = dialog(page).locator("#statistics-figures > div").first
    expect(figures).to_have_text(f"Hands {hands}", use_inner_text=True)


def test_a_hand_is_counted_once_and_is_there_after_a_reload(person: Person) -> None:
    page = person.page
    person.play_hand()
    counted(page, 1)
    first = page.evaluate(KEPT)
    page.reload()
    wait_for_table(page)
    person.wait_until_asked()
    assert first == page.evaluate(KEPT)
    person.button("Undo").click()
    page.wait_for_function("() => !localStorage['euchre.statistics'].includes('ccc')")
    person.play_hand()
    counted(page, 1)
    page.keyboard.press("f")
    is_told(page, 1)
    expect(dialog(page).get_by_role("table")).to_have_count(6)


def test_two_tabs_do_not_lose_what_the_other_has_counted(
    context: BrowserContext, person: Person, open_table: OpenTable
) -> None:
    other = context.new_page()
    open_table(other, "?pace=instant")
    Person(other).wait_until_asked()
    other.keyboard.press("f")
    expect(dialog(other)).to_contain_text("Nothing is counted yet")
    person.play_hand()
    counted(person.page, 1)
    expect(dialog(other)).to_have_count(0)  # it shows the game that goes on in the other
    other.keyboard.press("f")
    is_told(other, 1)
    other.keyboard.press("Escape")
    Person(other).button("Next hand").click()
    Person(other).play_hand()
    counted(other, 2)
    person.page.bring_to_front()
    score = other.locator("#score").inner_text()
    expect(person.page.locator("#score")).to_have_text(score, use_inner_text=True)
    person.page.keyboard.press("f")
    is_told(person.page, 2)


def test_all_is_cleared_and_had_back(person: Person) -> None:
    page = person.page
    keep(page, HUNDRED)
    page.keyboard.press("f")
    is_told(page, 150)
    person.button("Clear statistics").click()
    expect(person.button("Keep them")).to_be_focused()
    person.button("Clear them").click()
    expect(person.button("Undo the clearing")).to_be_focused()
    assert "" == page.evaluate(KEPT)
    person.button("Undo the clearing").click()
    is_told(page, 150)
    assert HUNDRED == page.evaluate(KEPT)


def test_statistics_that_are_rubbish_lie_aside_and_the_game_goes_on(person: Person) -> None:
    page = person.page
    keep(page, "rubbish")
    person.play_hand()
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text("Your statistics could not be read")
    counted(page, 1)
    assert "rubbish" == page.evaluate("() => localStorage['euchre.statistics.aside']")
    person.button("All right").click()
    page.keyboard.press("f")
    with page.expect_download() as download:
        person.button("Download them").click()
    assert "rubbish" == Path(download.value.path()).read_text("utf-8")


def test_a_storage_that_refuses_statistics_never_stops_the_game(person: Person) -> None:
    page = person.page
    page.evaluate(
        """() => {
      const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, text) {
        if (key === "euchre.statistics") throw new DOMException("full", "QuotaExceededError");
        return set.call(this, key, text);
      };
    }"""
    )
    for _ in range(2):
        person.play_hand()
        person.button("Next hand").click()
    expect(page.get_by_role("alert")).to_contain_text("did not let the page count")
    person.button("All right").click()
    person.play_hand()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_oldest_of_too_many_hands_become_sums(person: Person) -> None:
    page = person.page
    keep(page, text_with(many(MOST)))
    person.play_hand()
    page.wait_for_function("() => localStorage['euchre.statistics'].includes('\\nsums ')")
    page.keyboard.press("f")
    is_told(page, MOST + 1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_wrong(person: Person, scheme: Literal["light", "dark"]) -> None:
    """With nothing counted, with much, and with the question whether to clear it."""
    page = person.page
    page.emulate_media(color_scheme=scheme)
    page.keyboard.press("f")
    expect(dialog(page)).to_be_visible()
    assert [] == violations(page, "dialog")
    page.keyboard.press("Escape")
    with_cards = text_with(many(20)).rstrip().replace(" -\n", " - 2110 1002 J\n")
    keep(page, f"{with_cards}\n")
    page.keyboard.press("f")
    is_told(page, 20)
    assert [] == violations(page, "dialog")
    person.button("Clear statistics").click()
    assert [] == violations(page, "dialog")


@pytest.mark.parametrize("size", [(320, 568), (640, 360)])
def test_nothing_is_wider_than_a_small_page(person: Person, size: tuple[int, int]) -> None:
    page = person.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    keep(page, text_with(many(MOST)).replace(" -\n", " - 2110 1002 J\n"))
    page.keyboard.press("f")
    is_told(page, MOST)
    wide, room = dialog(page).evaluate("one => [one.scrollWidth, one.clientWidth]")
    assert wide == room


def test_everything_goes_out_and_comes_back_for_somebody_else(
    person: Person, tmp_path: Path, context: BrowserContext
) -> None:
    page = person.page
    person.play_hand()
    counted(page, 1)
    score = person.score()
    person.button("Settings").click()
    page.locator("#settings-reset").click()
    expect(page.locator("#settings-reset")).to_have_text("Undo the reset")
    expect(page.locator("#settings-reset")).to_be_focused()
    page.locator("#settings-reset").click()
    with page.expect_download() as download:
        person.button("Save everything").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["format"] == "euchre everything 1"
    page.evaluate("() => localStorage.clear()")
    other = context.new_page()
    other.goto(page.url)
    wait_for_table(other)
    somebody = Person(other)
    somebody.wait_until_asked()
    somebody.button("Settings").click()
    other.get_by_label("Bring back").set_input_files(file)
    games = other.get_by_role("dialog", name="Hands and games")
    expect(games).to_contain_text("Statistics: 1 hand, 1 of them new here.")
    assert [] == violations(other, "dialog")
    other.get_by_label("Go on with this game").check()
    somebody.button("Bring back").click()
    assert "hand-over" == somebody.wait_until_asked()
    assert score == somebody.score()
    counted(other, 1)
