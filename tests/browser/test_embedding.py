"""The dialog that shows a hand elsewhere: chosen, seen at once, copied, and pasted into a page."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import BrowserContext, Frame, FrameLocator, Locator, Page, expect

from euchre.app.embed import LONGEST
from euchre.app.fields import fields_of
from euchre.app.words import embedding as words
from tests.app.test_embed import snippets
from tests.browser.axe import violations
from tests.browser.conftest import OpenTable, Visit
from tests.browser.hosting import Host, drawn, press
from tests.browser.person import Person
from tests.browser.test_files import NO_CLIPBOARD
from tests.browser.test_keyboard import go_to
from tests.browser.visits import first_visit

LEGAL = "?pace=instant&learn=legal-2-x7f3"
SIZES = [(320, 568), (360, 640), (640, 360), (768, 1024), (1280, 800)]


def opened(person: Person) -> Page:
    """The dialog, from the table."""
    person.page.keyboard.press("g")
    person.button(words.OPEN).click()
    expect(dialog(person.page)).to_be_visible()
    return person.page


def exercised(page: Page, open_table: OpenTable) -> Page:
    """The dialog, from an exercise: hearts are led, and the ten must follow."""
    open_table(page, LEGAL)
    page.get_by_role("button", name=words.OPEN).click()
    expect(dialog(page)).to_be_visible()
    return page


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog", name=words.TITLE)


def preview(page: Page) -> FrameLocator:
    return page.frame_locator("hand-preview >> iframe")


def frame_of(page: Page) -> Frame:
    (frame,) = page.main_frame.child_frames
    return frame


def snippet(page: Page) -> str:
    return page.locator("#embed-snippet").input_value()


def write(page: Page, name: str, text: str) -> None:
    """Type into a field, and leave it."""
    page.locator(f"#embed-{name}").fill(text)
    page.keyboard.press("Tab")


def choose(page: Page, field: str, value: str) -> None:
    page.locator(f"#embed-{field}-{value}").check(force=True)


def test_each_change_is_seen_at_once_and_the_frame_is_loaded_once(person: Person) -> None:
    page = opened(person)
    expect(preview(page).get_by_role("list", name="This trick")).to_be_visible()
    loaded = frame_of(page).evaluate("performance.timeOrigin")
    steps = page.evaluate("history.length")
    choose(page, "kind", "play")
    expect(page.get_by_text(words.JUDGED)).to_be_visible()
    expect(preview(page).get_by_role("button")).to_have_count(5)
    page.locator("#embed-answer-0").check()
    expect(page.get_by_text(words.JUDGED)).to_have_count(0)
    write(page, "text", "Do you dare, {S}?")
    expect(preview(page).get_by_role("heading")).to_have_text("Do you dare, you?")
    page.locator("#embed-part-looks summary").click()
    choose(page, "theme", "dark")
    choose(page, "accent", "own")
    page.locator("#embed-colour").fill("#123456")
    look = "(root) => [getComputedStyle(root).colorScheme, root.style.getPropertyValue('--brass')]"
    expect(preview(page).locator("html[data-theme=dark][style*='#123456']")).to_have_count(1)
    assert ["dark", "#123456"] == preview(page).locator("html").evaluate(look)
    choose(page, "width", "360")
    assert 360 == frame_of(page).evaluate("innerWidth")
    assert loaded == frame_of(page).evaluate("performance.timeOrigin")
    assert steps == page.evaluate("history.length")


def test_the_preview_has_the_height_that_it_needs_and_no_more(person: Person) -> None:
    page = opened(person)
    heights = []
    for kind in ("legal", "show"):
        choose(page, "kind", kind)
        page.wait_for_function(ROOMS)
        heights.append(frame_of(page).evaluate("innerHeight"))
    assert heights[0] > heights[1]


ROOMS = """() => {
  const frame = document.querySelector("hand-preview").shadowRoot.querySelector("iframe");
  const wanted = frame.contentDocument.getElementById("embed").getBoundingClientRect().height;
  const asks = document.querySelector("[data-field='embed.kind']:checked").value !== "show";
  const has = Boolean(frame.contentDocument.querySelector(".feet"));
  return asks === has && Math.abs(frame.offsetHeight - wanted) <= 1;
}"""


def test_a_fault_is_told_and_the_preview_stays(person: Person) -> None:
    page = opened(person)
    write(page, "text", "Look at {Jh}.")
    expect(preview(page).get_by_role("heading")).to_contain_text("Look at")
    write(page, "text", "Look at {Zz}.")
    expect(page.locator("#embed-text-fault")).to_contain_text("{Zz}")
    expect(page.locator("#embed-text")).to_have_value("Look at {Zz}.")
    expect(preview(page).get_by_role("heading")).to_contain_text("Look at")
    assert "" == snippet(page)
    person.button(words.COPY).click(force=True)
    expect(page.locator("#embed-fault")).to_have_text(words.NOT_YET)
    expect(page.locator("#embed-fault")).to_be_in_viewport()


def test_the_preview_can_be_answered_and_takes_no_focus(page: Page, open_table: OpenTable) -> None:
    page = exercised(page, open_table)
    expect(preview(page).get_by_role("button").first).to_be_visible()
    expect(page.locator("#close")).to_be_focused()
    press(frame_of(page), "Th", "check")
    expect(preview(page).get_by_role("status")).to_contain_text("Right.")
    write(page, "more", "https://club.example/follow")
    expect(preview(page).get_by_role("status")).to_be_empty()


@pytest.mark.parametrize("width", [360, 1280])
def test_a_click_meets_what_it_is_for_though_a_text_changes_by_it(
    person: Person, width: int
) -> None:
    """A fault that comes or goes with the text would move it away from under the pointer."""
    person.page.set_viewport_size({"width": width, "height": 800})
    page = opened(person)
    mark, boxed = page.locator("#embed-text-fault"), page.locator("#embed-on")
    page.locator("#embed-text").fill("{Zz}")
    boxed.click(delay=100)
    expect(mark).to_contain_text("{Zz}")
    expect(boxed).to_be_checked()
    page.locator("#embed-text").fill("Well?")
    page.locator("#embed-part-looks summary").click(delay=100)
    expect(mark).to_be_empty()
    expect(page.locator("#embed-theme-dark")).to_be_visible()
    page.locator("#embed-text").fill("{Zz}")
    page.locator("#embed-theme-dark").click(delay=100)
    expect(mark).to_contain_text("{Zz}")
    expect(page.locator("#embed-theme-dark")).to_be_checked()
    page.locator("#embed-text").fill("Well?")
    page.locator("#embed-copy").click(delay=100, force=True)  # it waits for the text
    expect(page.locator(".told")).to_contain_text(" ")  # copied, or why it could not be
    expect(page.locator("#embed-fault")).not_to_have_text(words.NOT_YET)


def test_a_text_that_is_too_long_is_not_cut_short_in_silence(person: Person) -> None:
    page = opened(person)
    page.locator("#embed-text").focus()
    page.keyboard.insert_text("x" * (LONGEST + 1))
    page.keyboard.press("Tab")
    expect(page.locator("#embed-text-fault")).to_contain_text("1,000")
    expect(page.locator("#embed-text")).to_have_value("x" * (LONGEST + 1))


def test_no_table_opens_in_the_preview(person: Person) -> None:
    """It would take the place of the author's own game."""
    page = opened(person)
    page.locator("#embed-on").check()
    expect(page.get_by_text(words.TABLE_SHUT)).to_be_visible()
    preview(page).get_by_role("link").click()
    page.wait_for_timeout(500)
    assert "/embed.html#" in frame_of(page).url
    expect(preview(page).get_by_role("link")).to_be_visible()


def test_escape_in_the_preview_closes_the_dialog(person: Person) -> None:
    """And what was written is still there when it is opened again."""
    page = opened(person)
    choose(page, "kind", "legal")
    write(page, "text", "Which of them?")
    expect(preview(page).get_by_role("heading")).to_have_text("Which of them?")
    preview(page).locator("[data-answer]").first.focus()
    page.keyboard.press("Escape")
    expect(dialog(page)).to_have_count(0)
    expect(page.locator("#games-embed")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#embed-text")).to_have_value("Which of them?")
    expect(preview(page).get_by_role("heading")).to_have_text("Which of them?")


def test_copying_gives_exactly_what_is_shown(
    person: Person, site: str, context: BrowserContext
) -> None:
    page = opened(person)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    for form in words.FORMS:
        choose(page, "form", form)
        person.button(words.COPY).click()
        expect(page.get_by_role("status").filter(has_text=words.COPIED)).to_be_visible()
        text = page.evaluate("navigator.clipboard.readText()")
        assert text == snippet(page)
        assert f"{site}embed." in text


def test_where_no_page_may_copy_the_lines_get_the_focus(page: Page, open_table: OpenTable) -> None:
    page.add_init_script(NO_CLIPBOARD)
    page = exercised(page, open_table)
    page.get_by_role("button", name=words.COPY).click()
    expect(page.get_by_role("alert").filter(has_text=words.NOT_COPIED)).to_be_visible()
    expect(page.locator("#embed-snippet")).to_be_focused()


@pytest.mark.parametrize("form", ["element", "iframe"])
@pytest.mark.parametrize("width", ["", "360"])
def test_what_is_pasted_into_somebody_else_s_page_works_there(
    page: Page, open_table: OpenTable, host: Host, form: str, width: str
) -> None:
    page = exercised(page, open_table)
    choose(page, "form", form)
    page.locator("#embed-part-looks summary").click()
    choose(page, "width", width or "off")
    text = snippet(page)
    shown = fields_of(page.locator("hand-preview").get_attribute("data-shows") or "")
    assert all(one == shown for one in snippets(text))
    page = host(text)
    if form == "element":
        (pasted,) = drawn(page)
    else:
        page.wait_for_function("frames.length === 1")
        (pasted,) = page.main_frame.child_frames
    press(pasted, "Th", "check")
    expect(pasted.get_by_role("status")).to_contain_text("Right.")
    wide = page.locator("body > euchre-hand, body > iframe").bounding_box()
    assert wide is not None
    assert wide["width"] == 360 if width else wide["width"] > 500


def test_it_is_done_by_the_keyboard_and_one_comes_back(person: Person) -> None:
    """From the folder in the bar to the lines, through the preview, and back by Escape."""
    page = person.page
    page.keyboard.press("Tab")
    go_to(page, "games")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    go_to(page, "games-embed")
    page.keyboard.press("Enter")
    expect(page.locator("#close")).to_be_focused()
    go_to(page, "embed-kind-show")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")  # round to the last
    expect(page.locator("#embed-kind-play")).to_be_checked()
    go_to(page, "embed-answer-0")
    page.keyboard.press("Space")
    expect(page.locator("#embed-answer-0")).to_be_checked()
    go_to(page, "embed-copy")
    page.keyboard.press("Enter")
    expect(page.locator(".told")).to_contain_text(" ")  # copied, or why it could not be
    page.keyboard.press("Tab")
    if not page.evaluate("document.activeElement.matches('hand-preview')"):  # it refused to copy
        go_to(page, "embed-preview")
    shown = fields_of(page.locator("hand-preview").get_attribute("data-shows") or "")
    answers = preview(page).locator("[data-answer]")
    cards = answers.evaluate_all("(all) => all.map((one) => one.dataset.answer)")
    page.keyboard.press(str(cards.index(shown["key"].partition("!")[0]) + 1))
    expect(preview(page).get_by_role("status")).to_contain_text("Right.")
    page.locator("#embed-done").focus()
    page.keyboard.press("Escape")
    expect(page.locator("#games-embed")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#games")).to_be_focused()


UNDER_HEAD = """() => {
  const one = document.activeElement.getBoundingClientRect();
  const head = document.querySelector("#embed-dialog .dialog-head").getBoundingClientRect();
  return document.activeElement.closest(".embed-form") && one.top < head.bottom;
}"""


def test_what_has_the_focus_is_not_under_the_head(person: Person) -> None:
    page = opened(person)
    for height in range(500, 660, 40):
        page.set_viewport_size({"width": 360, "height": height})
        page.locator("#embed-copy").focus()
        while page.evaluate("document.activeElement.id") != "close":
            page.keyboard.press("Shift+Tab")
            assert not page.evaluate(UNDER_HEAD), page.evaluate("document.activeElement.id")


def unfolded(page: Page) -> None:
    """All that can be chosen, and a fault."""
    for part in ("words", "seen", "looks"):
        page.locator(f"#embed-part-{part} summary").click()
    choose(page, "accent", "own")
    write(page, "more", "club")
    expect(page.locator("#embed-more-fault")).to_be_visible()


WIDE = "(one) => [one.scrollWidth - one.clientWidth, document.body.scrollWidth - innerWidth]"


def test_it_fits_every_window(page: Page, open_table: OpenTable) -> None:
    """The preview stands beside the form where there is room, else below the lines."""
    page = exercised(page, open_table)
    unfolded(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert [0, 0] == page.locator("#embed-dialog").evaluate(WIDE), width
        form = page.locator(".embed-form").bounding_box()
        frame = page.locator(".embed-preview").bounding_box()
        assert form is not None
        assert frame is not None
        beside = frame["x"] >= form["x"] + form["width"]
        below = frame["y"] >= form["y"] + form["height"]
        assert (width > 1000, width < 1000) == (beside, below), width


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(
    page: Page, open_table: OpenTable, scheme: Literal["light", "dark"]
) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    page.emulate_media(color_scheme=scheme)
    page = exercised(page, open_table)
    assert [] == violations(page, "#embed-dialog")
    unfolded(page)
    assert [] == violations(page, "#embed-dialog")


# The browser may need a moment until it knows.
WITHOUT_NETWORK = "() => fetch('embed.html', { cache: 'no-store' }).then(() => false, () => true)"


def test_without_a_network_the_preview_says_so(visit: Visit, site: str) -> None:
    """The frame of embeds is not kept on the device; all else is, and the lines are made."""
    context = visit()
    page = first_visit(context, f"{site}{LEGAL}")
    context.set_offline(True)
    page.wait_for_function(WITHOUT_NETWORK)
    page.get_by_role("button", name=words.OPEN).click()
    expect(page.get_by_text(words.NO_FRAME)).to_be_visible()
    assert f"{site}embed.js" in snippet(page)


def test_nobody_else_s_messages_move_the_preview(person: Person) -> None:
    page = opened(person)
    expect(preview(page).get_by_role("heading")).to_have_count(1)
    before = page.locator("hand-preview").bounding_box()
    page.evaluate("postMessage({ euchre: 'embed', type: 'resize', detail: { height: 4000 } })")
    page.wait_for_timeout(200)
    assert before == page.locator("hand-preview").bounding_box()
