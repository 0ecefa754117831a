"""What the person has chosen shows in the browser: at once, and before the first paint."""

import pytest
from playwright.sync_api import Page, expect

from euchre.app.pace import PACES
from tests.browser.axe import violations
from tests.browser.conftest import OpenTable, wait_for_table
from tests.browser.person import Person

FAST = "?seed=12&pace=instant"
# How the page looked when the first element of its body came, before anything could be painted.
FIRST_LOOK = """new MutationObserver((_, watch) => {
  if (!document.body) return;
  window.firstLook = { ...document.documentElement.dataset };
  watch.disconnect();
}).observe(document, { childList: true, subtree: true });"""
DARK_PAPER = "rgb(22, 29, 25)"
# Whatever is heard is led to the loudspeaker.
HEARD = """() => {
  window.heard = 0;
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...more) {
    if (to === this.context.destination) window.heard++;
    return connect.call(this, to, ...more);
  };
}"""


@pytest.fixture
def person(page: Page, open_table: OpenTable) -> Person:
    """Somebody whose device is light."""
    page.emulate_media(color_scheme="light")
    page.add_init_script(FIRST_LOOK)
    open_table(page, FAST)
    found = Person(page)
    found.wait_until_asked()
    return found


def choose(person: Person, *boxes: str) -> None:
    """Choose in the settings by hand."""
    found = person.open_settings("Cards and colours")
    found.page.locator("#part-handling summary").click()
    for box in boxes:
        found.page.locator(f"label:has(#{box})").click()
    person.button("Done").click()


def test_a_chosen_theme_shows_at_once_and_is_there_before_the_first_paint(person: Person) -> None:
    page = person.page
    choose(person, "table-theme-dark", "table-colours-4", "table-back-navy")
    expect(page.locator("#bar")).to_have_css("background-color", DARK_PAPER)
    assert ["#081d16"] * 2 == page.locator("meta[name=theme-color]").evaluate_all(
        "all => all.map((meta) => meta.content)"
    )
    page.reload()
    look = page.evaluate("window.firstLook")
    assert ("dark", "4", "navy") == (look["theme"], look["colours"], look["back"])
    wait_for_table(page)
    expect(page.locator("#bar")).to_have_css("background-color", DARK_PAPER)


def test_a_card_that_is_to_be_lifted_first_is_played_by_the_second_tap(person: Person) -> None:
    """U6; a double tap is two taps, and Enter plays at once."""
    page = person.page
    choose(person, "table-tap-lift")
    while page.locator("#app").get_attribute("data-phase") != "play":
        person.act()
        person.wait_until_asked()
    held = person.cards.count()
    card = person.playable.first
    name = card.get_attribute("id")
    card.click()
    expect(page.locator(f"#{name}")).to_have_attribute("aria-pressed", "true")
    assert held == person.cards.count()
    page.locator(f"#{name}").click()
    expect(page.locator(f"#{name}")).to_have_count(0)
    person.wait_until_asked()
    page.wait_for_timeout(450)
    person.playable.first.focus()
    page.keyboard.press("Enter")
    person.wait_until_asked()
    assert held - 2 == person.cards.count()


def test_sounds_are_fetched_only_when_wished(person: Person) -> None:
    """U19: until then nothing makes any."""
    page = person.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.evaluate(HEARD)
    person.play_hand()
    assert ([], 0) == ([url for url in asked if "cues" in url], page.evaluate("heard"))
    choose(person, "table-sound-on")
    page.locator("#next").click()
    person.wait_until_asked()
    person.play_hand()
    assert 1 == sum("cues" in url for url in asked)
    assert page.evaluate("heard") > 20


def test_the_left_hand_finds_everything_on_its_side(person: Person) -> None:
    page = person.page
    page.set_viewport_size({"width": 640, "height": 360})

    def lefts() -> dict[str, float]:
        boxes = {name: page.locator(name).bounding_box() for name in ("#dock", "#hand", "#hint")}
        return {name: box["x"] for name, box in boxes.items() if box}

    before = lefts()
    choose(person, "table-side-left")
    after = lefts()
    assert before["#dock"] > before["#hand"]
    assert after["#dock"] < after["#hand"]
    assert after["#hint"] < before["#hint"]


def test_turning_the_phone_in_the_middle_of_a_trick_keeps_state_and_focus(person: Person) -> None:
    """Table check 2: the same trick, the same cards, and the focus on the same card."""
    page = person.page
    page.set_viewport_size({"width": 360, "height": 640})
    while not person.trick_cards() or person.stage != "yours":
        person.act()
        person.wait_until_asked()
    person.playable.first.focus()
    focused = page.evaluate("document.activeElement.id")
    before = person.trick_cards(), person.cards.all_inner_texts(), person.status
    page.set_viewport_size({"width": 640, "height": 360})
    after = person.trick_cards(), person.cards.all_inner_texts(), person.status
    assert before == after
    assert focused == page.evaluate("document.activeElement.id")
    expect(person.playable.first).to_be_in_viewport(ratio=1)


MOVED = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.moved.push([this.id, options.duration]);
    return animate.call(this, frames, options);
  };
}"""

NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


def play_a_card(page: Page, open_table: OpenTable, query: str) -> tuple[str, list[list[object]]]:
    """Play one; gives its name, and what was moved for it, and for how long."""
    open_table(page, query)
    person = Person(page)
    while person.wait_until_asked() == "yours" and not person.playable.count():
        person.act()
    page.evaluate(MOVED)
    button = person.playable.first.get_attribute("id") or ""
    person.playable.first.click()
    expect(page.locator(f"#{button}")).to_have_count(0)
    page.evaluate(NEXT_FRAME)
    return button.replace("button", "card"), page.evaluate("moved")


def test_a_played_card_goes_from_the_hand_to_its_place(page: Page, open_table: OpenTable) -> None:
    card, moved = play_a_card(page, open_table, "?seed=7&pace=fast")
    assert [card, PACES["fast"]["card"]] in moved


def test_a_card_that_is_put_down_is_seen_to_go_face_down_and_is_gone(
    page: Page, open_table: OpenTable
) -> None:
    open_table(page, FAST)
    person = Person(page)
    while page.locator("#app").get_attribute("data-phase") != "discard":
        if person.wait_until_asked() != "yours":
            page.locator("#next").click()
            continue
        takes_up = page.locator("#call-order")
        takes_up.click() if takes_up.count() else person.act()
    person.open_settings().locator("label:has(#pace-fast)").click()
    person.button("Done").click()
    page.evaluate(MOVED)
    person.playable.first.click()
    expect(page.locator("#hand .held")).to_have_count(5)
    page.evaluate(NEXT_FRAME)
    assert [["put-down", 2 * PACES["fast"]["card"]]] == [
        move for move in page.evaluate("moved") if move[0] == "put-down"
    ]
    expect(page.locator("#put-down")).to_have_count(0)


def test_nothing_moves_where_rest_is_asked_for(page: Page, open_table: OpenTable) -> None:
    page.emulate_media(reduced_motion="reduce")
    assert [] == play_a_card(page, open_table, "?seed=7&pace=fast")[1]


def test_nothing_moves_at_once(page: Page, open_table: OpenTable) -> None:
    assert [] == play_a_card(page, open_table, "?seed=7&pace=instant")[1]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_wrong_at_the_table_and_in_the_settings(
    person: Person, theme: str
) -> None:
    """Table check 8: bidding, discard, play, the settings with every part open, the result."""
    page, seen = person.page, set[str]()
    choose(person, f"table-theme-{theme}", "table-letters-on", "table-colours-4")
    while person.wait_until_asked() == "yours":
        phase = page.locator("#app").get_attribute("data-phase") or ""
        if phase not in seen:
            seen.add(phase)
            assert [] == violations(page, "body")
        takes_up = page.locator("#call-order")
        takes_up.click() if takes_up.count() else person.act()
    assert [] == violations(page, "body")
    assert {"bid", "discard", "play"} == seen
    person.button("Settings").click()
    page.locator("details.part").evaluate_all("all => all.forEach((part) => { part.open = true; })")
    assert [] == violations(page, "dialog")


def test_no_word_that_can_be_chosen_is_broken_on_the_smallest_phone(person: Person) -> None:
    """One word stays in one line, and its group inside the dialog."""
    page = person.page
    page.set_viewport_size({"width": 320, "height": 568})
    person.button("Settings").click()
    page.locator("details.part").evaluate_all("all => all.forEach((part) => { part.open = true; })")
    for choice in ("table-theme-auto", "pace-instant", "table-back-burgundy"):
        expect(page.locator(f"#{choice}")).to_be_checked()
    assert [] == page.locator("dialog .choice span").evaluate_all(BROKEN)
    dialog = page.get_by_role("dialog")
    assert dialog.evaluate("it => it.scrollWidth === it.clientWidth")


BROKEN = """all => all.filter((span) => {
  const words = document.createRange();
  words.selectNodeContents(span);
  return !span.textContent.trim().includes(" ") && words.getClientRects().length > 1;
}).map((span) => span.textContent)"""
