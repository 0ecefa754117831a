"""Strong players at the table: set by hand, they think without freezing it, and explain."""

import re

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import OpenTable
from tests.browser.person import PATIENCE_MS, Person

NARROW = ViewportSize(width=320, height=568)
# Counts the turns that the page gets from now on; a thought in one piece would leave it none.
COUNT = "() => { window.turns = 0; setInterval(() => { turns += 1; }, 0); }"
TURNS = 4
LARGE_TEXT = "() => { document.documentElement.style.fontSize = '200%'; }"
WIDER = "dialog => dialog.scrollWidth - dialog.clientWidth"


def set_levels(person: Person, level: str) -> None:
    """Choose for each of the others in turn."""
    person.open_settings("Players")
    for name in ("Ada, on your left", "Ben, your partner", "Cleo, on your right"):
        group = person.page.get_by_role("group", name=name)
        group.get_by_role("radio", name=level).check(force=True)
    person.button("Done").click()


def numbers(person: Person) -> Locator:
    """The dialog of the second step."""
    return person.page.get_by_role("dialog", name="Your choices")


def test_experts_are_seated_by_hand_and_a_hint_shows_its_numbers(
    page: Page, open_table: OpenTable
) -> None:
    """On the narrowest page nothing is wider than it, and the focus comes back."""
    page.set_viewport_size(NARROW)
    open_table(page, "?seed=7&pace=instant")
    person = Person(page)
    person.wait_until_asked()
    set_levels(person, "Expert")
    page.evaluate(COUNT)
    person.button("Hint").click()
    expect(page.locator("#status")).to_have_attribute("data-tone", "hint", timeout=PATIENCE_MS)
    assert page.evaluate("turns") >= TURNS
    person.button("Numbers").click()
    rows = numbers(person).get_by_role("row")
    expect(rows.filter(has_text="best")).to_have_count(1)
    expect(rows.nth(1)).to_contain_text(re.compile(r"[+−]?\d\.\d.*%"))
    expect(numbers(person)).to_contain_text("deals that agree with what you can see")
    assert 0 == numbers(person).evaluate(WIDER)
    page.keyboard.press("Escape")
    expect(page.locator("#hint")).to_be_focused()
    person.play_hand()


def test_settings_and_numbers_fit_on_a_narrow_page_with_large_text(
    page: Page, open_table: OpenTable
) -> None:
    """WCAG 1.4.4: at twice the size nothing lies outside and must be scrolled to sideways."""
    page.set_viewport_size(NARROW)
    open_table(page, "?seed=11&pace=instant")
    page.evaluate(LARGE_TEXT)
    person = Person(page)
    assert "yours" == person.wait_until_asked()
    for part in ("Players", "Cards and colours"):
        person.open_settings(part)
        assert 0 == page.get_by_role("dialog", name="Settings").evaluate(WIDER)
        person.button("Done").click()
    person.open_settings("Rules")
    assert 0 == page.get_by_role("dialog", name="Settings").evaluate(WIDER)
    person.button("Done").click()
    person.button("Hint").click()
    person.button("Numbers").click(timeout=PATIENCE_MS)
    assert 0 == numbers(person).evaluate(WIDER)


def test_the_levels_chosen_are_there_after_a_reload(page: Page, open_table: OpenTable) -> None:
    open_table(page, "?pace=instant&levels=beginner")
    person = Person(page)
    person.wait_until_asked()
    person.open_settings("Players")
    page.get_by_label("Let my partner be a beginner").uncheck()
    person.button("Done").click()
    open_table(page, "")
    person.wait_until_asked()
    person.button("Settings").click()
    chosen = page.get_by_role("dialog").locator("[data-field^='levels.']:checked")
    expect(chosen).to_have_count(3)
    assert ["beginner", "club", "beginner"] == chosen.evaluate_all(
        "all => all.map(one => one.value)"
    )
