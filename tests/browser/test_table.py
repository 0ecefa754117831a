"""A person plays through the page: whole hands and games, with what can go wrong on the way."""

import json
import re
from itertools import count

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from euchre.app import saved
from euchre.app.log import hand_log
from euchre.app.look import Look
from euchre.app.messages import Do
from euchre.app.settings import Settings
from euchre.engine.actions import Pass
from euchre.engine.game import Game
from euchre.engine.rules import Rules
from euchre.engine.seats import Side
from tests.app.table import Table, at_game_over, club, first_thing, play_on
from tests.browser.conftest import OpenTable, wait_for_table
from tests.browser.person import PATIENCE_MS, Person

FAST = "?seed=7&pace=instant"
PHONE: ViewportSize = {"width": 360, "height": 640}
SETTLING_MS = 400  # a press so soon after the focus has moved by itself is not meant for it
DESKTOP: ViewportSize = {"width": 1280, "height": 800}


@pytest.fixture
def person(page: Page, open_table: OpenTable) -> Person:
    """Somebody at a table where nobody lingers."""
    open_table(page, FAST)
    return Person(page)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_whole_game_is_the_one_that_the_rules_and_the_seed_make(
    page: Page, open_table: OpenTable, size: ViewportSize
) -> None:
    """R77; the same play on Python alone gives the same hands, points and winner."""
    page.set_viewport_size(size)
    open_table(page, FAST)
    person = Person(page)
    expected = play_on(Table.opened(FAST, choose=club, act=first_thing), at_game_over).model
    for hand in expected.game.hands:
        person.play_hand()
        log = list(hand_log(hand, expected.settings.names))
        assert log == person.log()
        page.locator("#next").click()
    assert expected.game.score == person.score()
    won = "You win" if expected.game.winner is Side.NS else "They win"
    expect(page.get_by_role("heading", name=won)).to_be_visible()
    person.button("New game").click()
    person.wait_until_asked()
    assert person.score() == (0, 0)


def test_a_hand_at_normal_pace_shows_every_trick_long_enough_to_read(
    page: Page, open_table: OpenTable
) -> None:
    """U1: a full trick stays for 1200 ms; U2: nobody has to press anything in between."""
    open_table(page, "?seed=7&pace=normal")
    person = Person(page)
    page.evaluate(WATCH_STAGES)
    person.play_hand()
    stays: list[tuple[str, float]] = page.evaluate("window.stays")
    tricks = [ms for stage, ms in stays if stage == "trick"]
    assert len(tricks) == 5
    assert min(tricks) >= 1150  # the clock of the page is not that of its timers
    assert [stage for stage, _ in stays].count("sweep") == 5


WATCH_STAGES = """() => {
  window.stays = [];
  let since = performance.now(), app = document.getElementById("app"), stage = app.dataset.stage;
  new MutationObserver(() => {
    if (app.dataset.stage === stage) return;
    window.stays.push([stage, performance.now() - since]);
    since = performance.now(); stage = app.dataset.stage;
  }).observe(app, { attributes: true, attributeFilter: ["data-stage"] });
}"""


def test_space_ends_the_wait_for_a_trick(page: Page, open_table: OpenTable) -> None:
    """U1: whoever has read the trick goes on; a slow trick would stay for two seconds."""
    open_table(page, "?seed=7&pace=slow")
    person = Person(page)
    while person.stage != "trick":
        if person.stage == "yours":
            person.act()
        page.keyboard.press("Space")
        page.wait_for_timeout(20)
    page.keyboard.press("Space")
    expect(page.locator("#app")).not_to_have_attribute("data-stage", "trick", timeout=500)


def test_a_reload_in_the_middle_of_a_trick_changes_nothing(person: Person) -> None:
    """U14: the same cards, the same trick, the same question."""
    page = person.page
    while not person.trick_cards() or person.stage != "yours":
        person.wait_until_asked()
        person.act()
    before = page.locator("#board").inner_text(), person.cards.all_inner_texts()
    page.reload()
    wait_for_table(page)
    person.wait_until_asked()
    assert before == (page.locator("#board").inner_text(), person.cards.all_inner_texts())


def test_a_game_goes_on_when_the_page_is_opened_again_without_its_address(
    person: Person, open_table: OpenTable
) -> None:
    person.play_hand()
    score = person.score()
    assert sum(score) > 0
    open_table(person.page, "")
    person.wait_until_asked()
    assert score == person.score()


def test_an_illegal_card_says_why_and_stays(person: Person) -> None:
    """C-015, U-check 4: nothing moves, and the suit to follow is named."""
    page = person.page
    illegal = page.get_by_role("list", name="Your cards").get_by_role("button", disabled=True)
    while not (
        person.wait_until_asked() == "yours" and person.playable.count() and illegal.count()
    ):
        person.act() if person.stage == "yours" else page.locator("#next").click()
    held, trick = person.cards.all_inner_texts(), person.trick_cards()
    illegal.first.click(force=True)
    assert re.match(r"Follow (spades|hearts|diamonds|clubs): ", person.status)
    assert (held, trick) == (person.cards.all_inner_texts(), person.trick_cards())
    person.playable.first.click()
    expect(page.locator("#status")).not_to_have_attribute("data-tone", "refusal")


def test_two_quick_clicks_never_play_two_cards(person: Person) -> None:
    """U6: the second half of a double click plays nothing, whatever lies under it."""
    while person.page.locator("#app").get_attribute("data-phase") != "play":
        person.act()
        person.wait_until_asked()
    held = person.cards.count()
    person.playable.first.dblclick()
    person.wait_until_asked()
    assert held - 1 == person.cards.count()


def test_a_whole_hand_is_played_by_keyboard_alone(page: Page, open_table: OpenTable) -> None:
    """U13: calls by letter, cards by number, on by Enter; the focus is never lost."""
    open_table(page, FAST)
    person = Person(page)
    while person.wait_until_asked() == "yours":
        bidding = page.locator("#app").get_attribute("data-phase") == "bid"
        keys = ("p", "s", "h") if bidding else ("1", "2", "3", "4", "5", "6")
        before = page.locator("#app").inner_html()
        for key in keys:
            page.keyboard.press(key)
            if page.locator("#app").inner_html() != before and not person.status.startswith(
                "Follow"
            ):
                break
        assert page.evaluate("document.activeElement !== document.body")
    assert page.evaluate("document.activeElement.id") == "next"
    page.wait_for_timeout(SETTLING_MS + 50)
    page.keyboard.press("Enter")
    assert person.wait_until_asked() == "yours"


def test_arrow_keys_go_along_the_cards(person: Person) -> None:
    while person.page.locator("#app").get_attribute("data-phase") != "play":
        person.act()
        person.wait_until_asked()
    first, second = person.cards.nth(0), person.cards.nth(1)
    first.focus()
    person.page.keyboard.press("ArrowRight")
    expect(second).to_be_focused()
    person.page.keyboard.press("ArrowLeft")
    expect(first).to_be_focused()


def test_undo_goes_back_to_the_last_decision_and_play_goes_on(person: Person) -> None:
    """U8: more than once, also from the result of the hand."""
    person.play_hand()
    score = person.score()
    person.button("Undo").click()
    assert person.wait_until_asked() == "yours"
    assert person.cards.count() == 1
    person.button("Undo").click()
    person.wait_until_asked()
    assert person.cards.count() == 2
    person.play_hand()
    assert score == person.score()


def test_a_hint_names_an_action_and_the_reason(person: Person) -> None:
    person.button("Hint").click()
    expect(person.page.locator("#status")).to_have_attribute(
        "data-tone", "hint", timeout=PATIENCE_MS
    )
    assert re.match(r"(Pass|Order up|Assist|Pick up|Discard|Play).*: \w+", person.status)


def test_alone_takes_two_taps(person: Person) -> None:
    """U7: the button arms, the call says it; the partner sits out and tricks have three cards."""
    page = person.page
    while page.get_by_role("button", name="Alone").count() == 0:
        person.act()
        if person.wait_until_asked() != "yours":
            page.locator("#next").click()
    toggle = person.button("Alone")
    assert toggle.get_attribute("aria-pressed") == "false"
    toggle.click()
    assert toggle.get_attribute("aria-pressed") == "true"
    person.calls.get_by_text("alone").last.click()
    person.wait_until_asked()
    expect(page.locator("#seat-N")).to_contain_text("sits out")
    person.play_hand()
    taken = sum(map(int, re.findall(r"\d", page.locator("#tally b").inner_text())))
    assert taken == 5


def test_a_passed_out_hand_is_followed_by_the_next_deal(page: Page, open_table: OpenTable) -> None:
    """F7: by itself, with stick the dealer off, and the deal has passed on (R36)."""
    seed = next(seed for seed in map(str, count()) if is_passed_out(seed))
    open_table(page, f"?seed={seed}&pace=fast&rules=nostick")
    person = Person(page)
    dealer = page.locator(".seat:has(.dealer)").get_attribute("id")
    for _ in range(2):
        person.wait_until_asked()
        person.button("Pass").click()
    expect(page.get_by_role("heading", name="Passed out")).to_be_visible(timeout=PATIENCE_MS)
    person.wait_until_asked()
    assert person.score() == (0, 0)
    assert dealer != page.locator(".seat:has(.dealer)").get_attribute("id")


def is_passed_out(seed: str) -> bool:
    """Whether nobody makes trump in the first hand of this seed when the person passes twice."""
    table = Table.opened(f"?seed={seed}&pace=instant&rules=nostick", choose=club)
    for _ in range(2):
        table.settle()
        table.send(Do(Pass()))
    table.settle()
    return table.model.game.hands[0].position.contract is None


def test_settings_take_effect_and_are_kept(person: Person, open_table: OpenTable) -> None:
    page = person.page
    person.button("Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_role("radio", name="Fast", exact=True).click()
    dialog.get_by_role("heading", name="Players").click()
    dialog.get_by_label("North, your partner").fill("Dora <b>")
    dialog.get_by_role("heading", name="Rules").click()
    dialog.get_by_text("Calling trump").click()  # the options are folded in
    dialog.get_by_role("radio", name="Deal passes on").click()
    dialog.get_by_text("Points", exact=True).click()
    dialog.get_by_role("radio", name="15", exact=True).click()
    person.button("Done").click()
    expect(page.locator("#seat-N .name")).to_have_text("Dora <b>")
    expect(page.locator("#app")).to_have_attribute("data-pace", "fast")
    expect(page.locator("#score .target b")).to_have_text("10")  # rules: from the next game on
    open_table(page, "")
    person.button("Settings").click()
    person.button("New game").first.click()
    page.get_by_role("dialog", name="A new game?").get_by_role("button", name="New game").click()
    expect(page.locator("#score .target b")).to_have_text("15")
    expect(page.locator("#seat-N .name")).to_have_text("Dora <b>")


def test_a_dialog_stops_the_game_and_closing_it_goes_on(page: Page, open_table: OpenTable) -> None:
    open_table(page, "?seed=7&pace=normal")
    person = Person(page)
    person.button("Rules and keys").click()
    page.wait_for_timeout(1500)
    assert "dealing" == person.stage
    page.keyboard.press("Escape")
    assert person.wait_until_asked() == "yours"


def test_an_unreadable_save_is_put_aside_and_can_be_had(page: Page, open_table: OpenTable) -> None:
    """Bad input: the part is named, a new game begins, and nothing is lost."""
    open_table(page, FAST)
    Person(page).wait_until_asked()
    page.evaluate('localStorage.setItem(\'euchre.game\', \'{"format": "euchre 1", "seed": "5"}\')')
    page.goto("about:blank")
    open_table(page, "")
    expect(page.get_by_role("alert").filter(has_text="rules (column 1)")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download it").click()
    assert '{"format": "euchre 1", "seed": "5"}' == download.value.path().read_text("utf-8")
    page.get_by_role("button", name="All right").click()
    assert Person(page).wait_until_asked() == "yours"


def test_a_link_that_can_not_be_read_is_told_and_the_rest_is_taken(
    page: Page, open_table: OpenTable
) -> None:
    open_table(page, "?seed=7&pace=instant&rules=sideways")
    expect(
        page.get_by_role("alert").filter(has_text="'sideways' is not a rule code")
    ).to_be_visible()
    expect(page.locator("#app")).to_have_attribute("data-pace", "instant")


def test_a_new_game_begun_under_a_link_survives_a_reload(person: Person) -> None:
    """U14: the address no longer asks for the first deal once it was dealt."""
    page = person.page
    person.play_hand()
    person.button("Settings").click()
    person.button("New game").first.click()
    page.get_by_role("dialog", name="A new game?").get_by_role("button", name="New game").click()
    person.play_hand()
    board = page.locator("#board").inner_text()
    page.reload()
    wait_for_table(page)
    person.wait_until_asked()
    assert board == page.locator("#board").inner_text()


def test_two_tabs_show_one_game(person: Person, open_table: OpenTable) -> None:
    """The tab that was left behind follows, and never writes over what the other has kept."""
    other = person.page.context.new_page()
    open_table(other, "?pace=instant")
    Person(other).play_hand()
    score = Person(other).score()
    expect(person.page.locator("#app")).to_have_attribute("data-stage", "hand-over")
    assert score == person.score()
    person.page.reload()
    wait_for_table(person.page)
    assert score == person.score()


def test_a_key_that_skips_plays_nothing_by_accident(page: Page, open_table: OpenTable) -> None:
    """U6: the focus comes to a card by itself; a press right after it was not meant for it."""
    open_table(page, FAST)
    person = Person(page)
    while person.wait_until_asked() == "yours" and not person.playable.count():
        person.act()
    person.playable.first.focus()
    page.wait_for_timeout(SETTLING_MS + 50)
    page.evaluate(PRESS_WHEN_FOCUSED)
    page.keyboard.press("Enter")
    person.wait_until_asked()
    expect(page.locator("html")).to_have_attribute("data-refused", "true")
    held = person.cards.count()
    page.wait_for_timeout(SETTLING_MS + 50)
    page.keyboard.press("Enter")
    person.wait_until_asked()
    assert person.cards.count() < held


# Presses Enter as soon as the focus has come to a card, however slow the machine is.
PRESS_WHEN_FOCUSED = """() => document.addEventListener("focusin", ({ target }) => {
  if (!target.matches(".card-button")) return;
  setTimeout(() => {
    const kind = { key: "Enter", bubbles: true, cancelable: true };
    const taken = target.dispatchEvent(new KeyboardEvent("keydown", kind));
    document.documentElement.dataset.refused = !taken;
  });
})"""


@pytest.mark.parametrize("size", [(360, 640), (320, 568), (640, 360)], ids=str)
def test_a_notice_covers_neither_the_hand_nor_the_calls(
    page: Page, open_table: OpenTable, size: tuple[int, int]
) -> None:
    """U4, U5: however long its text is; it moves nothing and its buttons can be reached."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_table(page, f"?seed=12&pace=instant&rules={'x' * 1900}")
    person = Person(page)
    person.wait_until_asked()
    assert page.evaluate(MISFITS) == []
    notice = page.locator("#notice").bounding_box()
    assert notice is not None
    for part in ("#dock", "#hand"):
        box = page.locator(part).bounding_box()
        assert box is not None
        apart = notice["y"] + notice["height"] <= box["y"] + 1
        beside = notice["x"] + notice["width"] <= box["x"] + 1
        assert apart or beside, (part, notice, box)
    person.button("All right").click()
    expect(page.locator("#notice")).to_have_count(0)


def test_a_browser_without_any_storage_plays(page: Page, open_table: OpenTable) -> None:
    """Some in-app browsers have `localStorage === null`."""
    page.add_init_script("Object.defineProperty(window, 'localStorage', { value: null })")
    open_table(page, "?seed=7&pace=instant")
    expect(page.get_by_role("alert").filter(has_text="keeps nothing")).to_be_visible()
    Person(page).play_hand()


def test_a_tower_of_brackets_as_a_save_is_put_aside(page: Page, open_table: OpenTable) -> None:
    page.add_init_script("localStorage.setItem('euchre.game', '['.repeat(50000))")
    open_table(page, "")
    expect(page.get_by_role("alert").filter(has_text="nested too deeply")).to_be_visible()


SIZES = [
    *((360, 640), (320, 568), (360, 560), (412, 915), (640, 360)),
    *((768, 1024), (1280, 800), (1920, 1080)),
]


@pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
def test_everything_fits_at_every_moment_of_a_hand(
    page: Page, open_table: OpenTable, size: tuple[int, int]
) -> None:
    """U4: no scroll, nothing outside, nothing overlaps, cards of 44 x 60 and targets of 44."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_table(page, FAST)
    person, seen = Person(page), set[str]()
    for _ in range(2):
        while person.wait_until_asked() == "yours":
            seen.add(page.locator("#app").get_attribute("data-phase") or "")
            assert page.evaluate(MISFITS) == []
            person.button("Hint").click()
            expect(page.locator("#status")).to_have_attribute(
                "data-tone", "hint", timeout=PATIENCE_MS
            )
            assert page.evaluate(MISFITS) == []
            person.act()
        assert page.evaluate(MISFITS) == []
        page.locator("#next").click()
    assert {"bid", "play"} <= seen


@pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
def test_everything_fits_beside_a_notch_with_the_longest_names_in_the_left_hand(
    page: Page, open_table: OpenTable, size: tuple[int, int]
) -> None:
    """U4: also when one plays alone, so that a trick has three cards."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script(f"localStorage.getItem('euchre.game') ?? {KEEP_LONG_NAMES}")
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    open_table(page, "?pace=instant")
    if height >= 640 or width > height:  # no smaller screen has one
        page.evaluate(NOTCH, [0, 44, 0, 44] if width > height else [40, 0, 34, 0])
    person, was_alone = Person(page), False
    for _ in range(3):
        while person.wait_until_asked() == "yours":
            assert page.evaluate(MISFITS) == []
            if page.locator("#alone[aria-pressed=false]").count():
                page.locator("#alone").click()
                assert page.evaluate(MISFITS) == []
                page.locator(".call:not([data-kind=pass])").first.click()
                was_alone = True
            else:
                person.act()
        assert page.evaluate(MISFITS) == []
        page.locator("#next").click()
    assert was_alone


LONG = "Maximilian-Georg"
LEFT = Look(side="left", letters="on", colours="4")
KEEP_LONG_NAMES = "localStorage.setItem('euchre.game', {})".format(
    json.dumps(
        saved.write(Game.new(Rules(), "7"), Settings(names=(LONG, LONG, LONG, LONG), look=LEFT))
    )
)
NOTCH = """([top, right, bottom, left]) => {
  const sides = { top, right, bottom, left };
  for (const side in sides)
    document.documentElement.style.setProperty(`--inset-${side}`, `${sides[side]}px`);
}"""

MISFITS = """() => {
  const out = [], box = (e) => e.getBoundingClientRect(), W = innerWidth, H = innerHeight;
  const name = (e) => e.id || `${e.closest("[id]").id} ${e.getAttribute("class") ?? e.localName}`;
  const root = document.documentElement;
  if (root.scrollHeight > H + 1 || root.scrollWidth > W + 1) out.push("the page scrolls");
  const parts = "#bar,.plate,.slot .card,#kitty .stack,.held .card,.call,.toggle,#status,.panel,"
    + ".tool,.score-cards svg,.score-cards p";
  const shown = [...document.querySelectorAll(parts)]
    .filter((e) => box(e).width && box(e).height && !e.closest("#notice"));
  for (const e of shown) {
    const b = box(e);
    const outside = b.left < -1 || b.top < -1 || b.right > W + 1 || b.bottom > H + 1;
    if (outside) out.push(`${name(e)} is outside`);
  }
  const meet = (a, b) => {
    if (a.contains(b) || b.contains(a)) return;
    const A = box(a), B = box(b);
    const x = Math.min(A.right, B.right) - Math.max(A.left, B.left);
    const y = Math.min(A.bottom, B.bottom) - Math.max(A.top, B.top);
    if (x > 1 && y > 1) out.push(`${name(a)} overlaps ${name(b)}`);
  };
  shown.forEach((a, i) => shown.slice(i + 1).forEach((b) => meet(a, b)));
  for (const a of document.querySelectorAll(".score-cards"))
    for (const b of document.querySelectorAll(".backs")) meet(a, b);
  for (const e of document.querySelectorAll(".held .card, .slot .card, #kitty .card"))
    if (box(e).width < 43.9 || box(e).height < 59.9) out.push(`${name(e)} is small`);
  const status = document.getElementById("status");
  if (status.scrollHeight > status.clientHeight + 1) out.push(`cut: ${status.textContent}`);
  for (const e of document.querySelectorAll("#app button:not(.term)")) // these stand in a sentence
    if (e.checkVisibility() && (box(e).width < 43.9 || box(e).height < 43.9))
      out.push(`${name(e)} is a small target`);
  return out;
}"""
