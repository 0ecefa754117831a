"""The course in the browser: by keyboard alone, by touch on a phone, and on every screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from euchre.lessons.course import lesson
from euchre.lessons.lesson import PlayOut
from euchre.lessons.playing import reply
from euchre.lessons.question import Grade, Manner
from euchre.lessons.run import Run, begun, on, play
from tests.app.learner import Learner, answer_id, steps
from tests.app.scenes import DIALOGS
from tests.browser.axe import violations
from tests.browser.conftest import Faults, OpenTable, wait_for_table
from tests.browser.painted import open_unmoved, paint
from tests.browser.person import Person

LESSON = "bowers"
KEPT = "() => localStorage['euchre.course'] || ''"
OF_COURSE = [
    name
    for name in DIALOGS
    if name.startswith(("course", "lesson", "practice", "exercise", "words"))
]
SIZES = [(320, 568), (360, 640), (640, 360), (768, 1024), (1280, 800)]
FITS = """() => {
  const dialog = document.querySelector("dialog"), out = [];
  const { left, right } = dialog.getBoundingClientRect();
  const name = (one) => one.id || one.textContent;
  if (dialog.scrollWidth > dialog.clientWidth) out.push("the dialog scrolls sideways");
  const things = "button:not(.term), p, h3, .plate, .card:not(.dg-backs *)";
  for (const one of dialog.querySelectorAll(things)) {
    const box = one.getBoundingClientRect();
    if (!one.checkVisibility() || one.matches(".vh, .vh *")) continue;
    if (box.left < left - 1 || box.right > right + 1) out.push(`outside: ${name(one)}`);
    if (one.matches("button") && box.height < 44) out.push(`low: ${one.id} ${box.height}`);
    const cut = one.matches(".answer:not([data-state])") && one.scrollWidth > one.clientWidth + 1;
    if (cut) out.push(`cut: ${one.id}`);
  }
  return out;
}"""
FULL = """
Object.defineProperty(Storage.prototype, "setItem", { value() { throw new Error("no"); } })
"""
"""A browser that keeps nothing."""


DOUBLE_TAP_MS = 600
"""A tap that comes sooner, at the same place, is the second half of another one."""


def verdict(page: Page) -> Locator:
    return page.locator("#learn-verdict")


def reach(page: Page, id_: str) -> None:
    """Go on by Tab until that element has the focus."""
    for _ in range(80):
        if page.evaluate("() => document.activeElement.id") == id_:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{id_} is not reached by Tab")


def right_presses(run: Run) -> Iterator[str]:
    """The ids to press in a step, one after the other, up to the one that leads on."""
    question = run.question
    if question is not None:
        several = question.manner is not Manner.ONE
        yield from map(answer_id, question.right if several else question.right[:1])
        if question.manner is Manner.EACH:
            yield "learn-check"
    while isinstance(run.step, PlayOut) and run.played and run.played.position.turn:
        card = reply(run.played.position)
        yield answer_id(card.text)
        run = play(run, card)
        yield "learn-on"
    yield "learn-on"


def done_rightly(run: Run) -> Run:
    """The run behind this step."""
    return on(replace(run, grade=Grade.RIGHT))


def test_a_lesson_is_taken_by_keyboard_alone(page: Page, open_table: OpenTable) -> None:
    """From the table and back; the focus is never lost, and goes to what is new."""
    open_table(page, "?seed=7&pace=instant")
    one = lesson(LESSON)
    assert one is not None
    page.keyboard.press("e")
    expect(page.get_by_role("dialog", name="Learn euchre")).to_be_visible()
    reach(page, f"learn-lesson-{LESSON}")
    page.keyboard.press("Enter")
    run = begun(one)
    for at in range(len(one.steps)):
        expect(page.locator("#learn-title")).to_be_focused()
        expect(page.locator("#learn-title")).to_contain_text(f"Step {at + 1} of {len(one.steps)}")
        for id_ in right_presses(run):
            reach(page, id_)
            page.keyboard.press("Enter")
        run = done_rightly(run)
    expect(page.locator("#learn-title")).to_be_focused()
    expect(page.locator("#learn-title")).to_contain_text("is done")
    assert f'"done": ["{LESSON}"]' in page.evaluate(KEPT)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert "yours" == Person(page).wait_until_asked()


def test_a_lesson_goes_on_after_a_reload_on_a_phone(
    browser: Browser, site: str, faults: Faults
) -> None:
    """By touch: mistakes are told in sight of the answers, and where one was left is kept."""
    one = lesson(LESSON)
    assert one is not None
    context = browser.new_context(
        viewport={"width": 360, "height": 640},
        has_touch=True,
        is_mobile=True,
        service_workers="block",
    )
    faults.watch(context)
    page = context.new_page()
    page.goto(f"{site}?learn={LESSON}")
    wait_for_table(page)
    run = begun(one)
    asked = next(at for at, step in enumerate(one.steps) if not isinstance(step, PlayOut) and at)
    for _ in range(asked):
        tap_rightly(page, run)
        run = done_rightly(run)
    expect(page.locator("#learn-title")).to_contain_text(f"Step {asked + 1} of")
    page.reload()
    wait_for_table(page)
    assert page.url == site  # the link is carried out once
    page.locator("#help").tap()
    page.locator("#help-course").tap()
    page.locator("#learn-next").tap()
    expect(page.locator("#learn-title")).to_contain_text(f"Step {asked + 1} of")
    miss(page, run)
    for _ in range(asked, len(one.steps)):
        tap_rightly(page, run)
        run = done_rightly(run)
    expect(page.locator("#learn-title")).to_contain_text("is done")
    context.close()


def miss(page: Page, run: Run) -> None:
    """A wrong answer is told where it is seen."""
    question = run.question
    assert question is not None
    wrong = [one for one in question.offered if one not in question.right]
    parts = wrong[:1] if question.manner is not Manner.ROW else question.right[::-1]
    page.wait_for_timeout(DOUBLE_TAP_MS)
    for part in parts:
        page.locator(f"#{answer_id(part)}").tap()
    if question.manner is Manner.EACH:
        page.locator("#learn-check").tap()
        page.locator(f"#{answer_id(parts[0])}").tap()  # it is taken back
    expect(verdict(page)).to_contain_text("Not quite.")
    expect(verdict(page)).to_be_in_viewport()


def tap_rightly(page: Page, run: Run) -> None:
    for id_ in right_presses(run):
        page.wait_for_timeout(DOUBLE_TAP_MS)
        page.locator(f"#{id_}").tap()


def test_a_judged_exercise_is_found_and_answered(page: Page, open_table: OpenTable) -> None:
    """The adviser thinks in the browser; its figures tell the answer."""
    open_table(page, "?learn=bid-1-x7f3")
    answers = page.get_by_role("group", name="Your answer").get_by_role("button")
    expect(answers.first).to_be_visible(timeout=60_000)
    assert [] == violations(page, "#course-dialog")
    for at in range(answers.count()):
        if not page.locator("#learn-on").count():
            answers.nth(at).click()
    expect(page.locator("#learn-on")).to_be_focused()
    expect(verdict(page)).to_be_in_viewport()
    page.locator("#learn-figures summary").click()
    expect(page.locator(".numbers")).to_contain_text("best")
    assert [] == violations(page, "#course-dialog")


def test_what_is_kept_and_can_t_be_read_is_told_and_put_aside(
    page: Page, open_table: OpenTable
) -> None:
    open_table(page, "?pace=instant")
    page.evaluate("() => { localStorage['euchre.course'] = 'rubbish'; }")
    page.keyboard.press("e")
    expect(page.locator("#learn-said")).to_contain_text("put aside")
    assert ["", "rubbish"] == page.evaluate(
        "() => [localStorage['euchre.course'] || '', localStorage['euchre.course.aside']]"
    )


def test_where_the_browser_keeps_nothing_a_lesson_is_taken_all_the_same(
    page: Page, site: str
) -> None:
    page.add_init_script(FULL)
    page.goto(f"{site}?learn={LESSON}")
    wait_for_table(page)
    one = lesson(LESSON)
    assert one is not None
    run = begun(one)
    for _ in one.steps:
        for id_ in right_presses(run):
            page.locator(f"#{id_}").click()
        run = done_rightly(run)
    expect(page.locator("#learn-title")).to_contain_text("is done")
    page.locator("#learn-home").click()
    expect(page.get_by_text("This browser keeps nothing here: the page forgets")).to_be_visible()


# How it lies on the screen


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_kind_of_step_fits(page: Page, site: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_unmoved(page, site)
    found = []
    for name in OF_COURSE:
        paint(page, DIALOGS[name]())
        found += [f"{name}: {one}" for one in page.evaluate(FITS)]
    assert [] == found


def test_every_step_of_every_lesson_fits_the_smallest_phone(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    open_unmoved(page, site)
    found = []
    for key in dict.fromkeys(one.key for one, _ in steps()):
        learner = Learner.linked(key)
        for at in range(len(learner.run.lesson.steps)):
            paint(page, learner.seen[1])
            found += [f"{key} {at + 1}: {one}" for one in page.evaluate(FITS)]
            learner.rightly()
            learner.press("learn-on")
    assert [] == found
