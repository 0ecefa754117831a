"""Looking back on a real hand in the browser, playing on from it, and a coach at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import OpenTable
from tests.browser.inside import ENDLESS, begun_and_ended, seat_slow_players, wait_for_steps
from tests.browser.person import PATIENCE_MS, Person
from tests.browser.test_table import SIZES

THINKING_MS = 60_000
"""A whole hand is thought through, by a slow machine with other tests beside."""


def after_a_hand(page: Page, open_table: OpenTable) -> Person:
    open_table(page, "?seed=12&pace=instant")
    person = Person(page)
    person.play_hand()
    return person


def summary(page: Page) -> Locator:
    return page.get_by_role("dialog").locator("#look-summary")


def test_a_hand_is_looked_back_on_and_played_on_from(page: Page, open_table: OpenTable) -> None:
    """By keyboard: judged, one decision by itself, another game from there, and back again."""
    person = after_a_hand(page, open_table)
    page.keyboard.press("b")
    expect(summary(page)).to_have_text(re.compile(r"^\d decisions: "), timeout=THINKING_MS)
    assert [] == violations(page, "#review-dialog")
    told = summary(page).inner_text()

    second = page.locator(".decision").nth(1)
    did = second.locator("b").inner_text()
    second.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#look-title")).to_be_focused()
    expect(page.locator(".numbers")).to_contain_text("your choice")
    assert [] == violations(page, "#review-dialog")
    person.button("All decisions").press("Enter")
    expect(second).to_be_focused()

    page.keyboard.press("Escape")
    person.button("Look back").click()
    expect(summary(page)).to_have_text(told)  # kept, and there at once
    second.click()
    person.button("Play on from here").click()
    expect(page.locator("#notice")).to_contain_text("What if")
    assert "yours" == person.wait_until_asked()
    assert did.removeprefix("Play the ") in page.locator("#hand").inner_text()
    person.play_hand()
    person.button("Back to mine").click()
    assert "hand-over" == person.wait_until_asked()
    assert (1, 0) == person.score()


def test_looking_back_never_holds_the_page_up_and_ends_with_the_dialog(
    page: Page, open_table: OpenTable
) -> None:
    person = after_a_hand(page, open_table)
    seat_slow_players(page, turns=ENDLESS)
    person.button("Look back").click()
    wait_for_steps(page)
    expect(page.get_by_text("0 of 5 looked at.")).to_be_visible()
    page.locator(".decision").nth(2).click()  # it comes first now
    expect(page.locator("#look-title")).to_be_focused()
    wait_for_steps(page)
    assert (2, 1) == begun_and_ended(page)
    person.button("Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert (2, 2) == begun_and_ended(page)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_ways_on_from_a_result_fit_every_page(
    page: Page, open_table: OpenTable, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    after_a_hand(page, open_table)
    for button in page.locator("#dock button").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
        assert 0 <= box["x"] <= box["x"] + box["width"] <= size[0]
        assert 0 <= box["y"] <= box["y"] + box["height"] <= size[1]


@pytest.mark.parametrize("size", [(360, 640), (320, 568), (640, 360), (1280, 800)], ids=str)
def test_a_coach_comments_above_the_next_question_and_undo_leads_back(
    page: Page, open_table: OpenTable, size: tuple[int, int]
) -> None:
    """It moves nothing and covers no card; the person could have gone alone here."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_table(page, "?seed=8&pace=fast")
    person = Person(page)
    person.button("Settings").click()
    page.get_by_role("radio", name="A coach comments").check()
    person.button("Done").click()
    person.wait_until_asked()
    before = page.locator("#status").bounding_box()
    asked = person.status
    page.wait_for_timeout(THOUGHT_MS)
    person.button("Assist").click()
    remark = page.locator("#remark")
    expect(remark).to_have_text(re.compile("^Assisting alone was better: "), timeout=PATIENCE_MS)
    assert "Your turn: follow spades." == person.status
    assert before == page.locator("#status").bounding_box()
    page.wait_for_function(AT_REST)  # the card that was played is on its way
    assert page.evaluate(SEEN, "#remark") == page.evaluate(SEEN, "#status") == []
    assert [] == page.evaluate(SEEN, "#hand .card, .slot .card, .plate, #hint")
    assert [] == violations(page, "#board")
    person.button("Undo").click()
    expect(page.locator("#status")).to_have_text(asked)


AT_REST = "() => document.getAnimations().every((one) => one.playState === 'finished')"
SEEN = """found => [...document.querySelectorAll(found)].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [0.1, 0.5, 0.9].some((part) => {
    const above = document.elementFromPoint(left + width * part, top + height * part);
    return !above || !(one.contains(above) || above.contains(one));
  });
}).map((one) => one.id || one.className)"""
"""What of these is covered by something else, or not in sight."""

THOUGHT_MS = 500
"""So long the person thinks: not always enough for the coach, which then goes on by itself."""
