"""Access for everybody, scene by scene: axe, forced colours, the ring of the focus, large text."""

from itertools import combinations
from typing import Final, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.app.scenes import DIALOGS, TABLE
from tests.browser.axe import violations
from tests.browser.painted import open_unmoved, paint
from tests.browser.pixels import contrast, pixels
from tests.browser.test_levels import LARGE_TEXT

Scheme = Literal["light", "dark"]

SCENES: Final = TABLE | DIALOGS
PHONE: Final[ViewportSize] = {"width": 360, "height": 640}
DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
SIGNS: Final = "#app svg:is(.suit, .icon)"
VISIBLE: Final = 3.0
"""The contrast that WCAG asks of a sign (1.4.11) and of the focus."""
RING_WIDTH: Final = 6

# Every text is scrolled to, and is then in sight as far as its first line; nothing above hides it.
LOST = """() => {
  const lost = [], slack = 4;
  const name = (one) => `${one.id || one.className || one.localName} ${one.textContent}`;
  const text = (one) => [...one.childNodes].find((node) => node.nodeType === 3 && node.data.trim());
  const shown = document.querySelector("dialog:modal") ?? document.getElementById("app");
  for (const one of shown.querySelectorAll(":not(.vh, .vh *, .card *, svg *)")) {
    if (!text(one) || !one.checkVisibility({ visibilityProperty: true })) continue;
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const range = document.createRange();
    range.selectNode(text(one));
    // The text in a field has no boxes of its own: the field scrolls it.
    const { left, right, top, bottom } = range.getClientRects()[0] ?? one.getBoundingClientRect();
    const cut = (x, y, from) => (x && (left < from.left - slack || right > from.right + slack))
      || (y && (top < from.top - slack || bottom > from.bottom + slack));
    if (cut(true, true, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }))
      lost.push(`out of sight: ${name(one)}`);
    for (let over = one; over !== document.body; over = over.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(over), box = over.getBoundingClientRect();
      const hides = (way) => ["hidden", "clip"].includes(way);
      if (cut(hides(overflowX), hides(overflowY), box)) lost.push(`cut: ${name(one)}`);
    }
  }
  return lost;
}"""

schemes = pytest.mark.parametrize("scheme", ["light", "dark"])


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@schemes
def test_axe_finds_nothing_wrong_in_any_scene(
    page: Page, site: str, scheme: Scheme, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    open_unmoved(page, site)
    page.emulate_media(color_scheme=scheme)
    found = []
    for name, scene in SCENES.items():
        paint(page, scene())
        found += [f"{name}: {one}" for one in violations(page, "html")]
    assert [] == found


@pytest.mark.parametrize("name", ["second-round", "follow", "trick"])
@schemes
def test_every_sign_is_seen_where_the_device_chooses_the_colours(
    page: Page, site: str, scheme: Scheme, name: str
) -> None:
    """Suits are told apart by their shapes then; axe can't tell which colours are painted."""
    page.set_viewport_size(PHONE)
    open_unmoved(page, site)
    page.emulate_media(forced_colors="active", color_scheme=scheme)
    paint(page, SCENES[name]())
    signs = [sign for sign in page.locator(SIGNS).all() if sign.is_visible()]
    assert signs
    for sign in signs:
        painted = set(pixels(sign))
        assert max(contrast(*pair) for pair in combinations(painted, 2)) >= VISIBLE


def test_a_heading_that_gets_the_focus_by_itself_has_no_ring(page: Page, site: str) -> None:
    """It is no control: only where one is read on changes by it."""
    open_unmoved(page, site)
    paint(page, SCENES["decision"]())
    heading = page.locator("#look-title")
    page.keyboard.press("Tab")
    heading.focus()
    assert heading.evaluate("it => it.matches(':focus-visible')")
    expect(heading).to_have_css("outline-style", "none")
    expect(heading).to_have_css("box-shadow", "none")


@pytest.mark.parametrize("word", ["Numbers", "[Ñümƀéřşşş]"])
def test_the_steps_of_a_hint_leave_the_own_plate_alone(page: Page, site: str, word: str) -> None:
    """On the smallest phone, and in a language a third longer."""
    page.set_viewport_size({"width": 320, "height": 568})
    open_unmoved(page, site)
    paint(page, SCENES["follow"]())
    page.locator("#hint span").evaluate(
        "(span, word) => { span.className = 'word'; span.textContent = word; }", word
    )
    plate = page.locator("#seat-S .plate").bounding_box()
    hint, button = page.locator("#hint .word").bounding_box(), page.locator("#hint").bounding_box()
    assert plate
    assert hint
    assert button
    assert plate["x"] + plate["width"] <= min(hint["x"], button["x"])
    assert hint["x"] + hint["width"] <= 320
    assert hint["y"] + hint["height"] <= button["y"] + button["height"]


@pytest.mark.parametrize(
    ("name", "focused"),
    [
        ("follow", "hint"),  # on felt
        ("follow", "settings"),
        ("lead", "button-Qs"),
        ("second-round", "call-h"),
        ("result", "next"),  # golden
        ("settings", "settings-games"),
        ("lesson-refusal", "answer-Qd"),
        ("lesson-texts", "answer-a"),
    ],
)
@schemes
def test_the_ring_of_the_focus_is_seen_on_any_ground(
    page: Page, site: str, scheme: Scheme, name: str, focused: str
) -> None:
    """WCAG 2.4.13: it changes as much as a line of two pixels around the element, by 3 to 1."""
    page.set_viewport_size(DESKTOP)
    open_unmoved(page, site)
    page.emulate_media(color_scheme=scheme)
    paint(page, SCENES[name]())
    button = page.locator(f"#{focused}")
    button.scroll_into_view_if_needed()
    before = pixels(button, around=RING_WIDTH)
    page.keyboard.press("Tab")  # so that the browser shows the focus
    button.focus()
    after = pixels(button, around=RING_WIDTH)
    box = button.bounding_box()
    assert box is not None
    changed = sum(contrast(*pair) >= VISIBLE for pair in zip(before, after, strict=True))
    assert changed >= 2 * 2 * (box["width"] + box["height"])


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_large_text_loses_nothing(page: Page, site: str, size: ViewportSize) -> None:
    """WCAG 1.4.4: at twice the size the page may scroll, but every text can be read."""
    page.set_viewport_size(size)
    open_unmoved(page, site)
    page.evaluate(LARGE_TEXT)
    lost = []
    for name, scene in SCENES.items():
        paint(page, scene())
        lost += [f"{name}: {one}" for one in page.evaluate(LOST)]
    assert [] == lost
