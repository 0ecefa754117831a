"""What the browser keeps survives whatever happens to the storage, to the tab or to the clock."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, expect

from euchre.app.effects import Save
from euchre.app.pace import PACES
from tests.app.table import Table, at_hand_over, club, first_thing, play_on
from tests.browser.autoplay import PLAY
from tests.browser.conftest import FAST, START_MS, OpenTable, wait_for_table
from tests.browser.person import Person
from tests.browser.test_table import WATCH_STAGES

FILL = """() => {
  let all = "", some = "x".repeat(1 << 22);
  while (some) {
    try { localStorage.setItem("filler", all + some); all += some; }
    catch { some = some.slice(some.length + 1 >> 1); }
  }
}"""
DENY = """() => Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("denied", "SecurityError"); } })"""
DEAF = 'addEventListener("storage", (event) => event.stopImmediatePropagation(), true)'


def kept(page: Page, key: str = "euchre.game") -> str:
    text: str | None = page.evaluate("key => localStorage.getItem(key)", key)
    return text or ""


def keep(page: Page, text: str) -> None:
    page.evaluate("text => localStorage.setItem('euchre.game', text)", text)


def table_of(person: Person) -> tuple[str, list[str], tuple[int, int], str]:
    """What the person sees once something is asked of him."""
    person.wait_until_asked()
    board = person.page.locator("#board").inner_text()
    return board, person.cards.all_inner_texts(), person.score(), person.status


def reloaded(person: Person) -> Person:
    person.page.reload()
    wait_for_table(person.page)
    return person


@pytest.fixture
def beside(context: BrowserContext, site: str) -> Page:
    """Another page of the same place, that is no table."""
    page = context.new_page()
    page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
    page.goto(f"{site}sw.js")
    return page


# Storage


def test_a_full_storage_is_told_and_the_last_save_stays_whole(person: Person) -> None:
    """Nothing is half written; as soon as there is room again, the next action is kept."""
    page = person.page
    before = kept(page)
    page.evaluate(FILL)
    person.act()
    expect(page.get_by_role("alert").filter(has_text="no room left")).to_be_visible()
    person.button("All right").click()
    person.play_hand()
    assert before == kept(page)
    expect(page.locator("#notice")).to_have_count(0)
    page.evaluate("() => localStorage.removeItem('filler')")
    page.locator("#next").click()
    shown = table_of(person)
    assert shown == table_of(reloaded(person))


def test_a_storage_that_is_closed_in_mid_game_stops_nothing(person: Person) -> None:
    page = person.page
    page.evaluate(DENY)
    person.act()
    expect(page.get_by_role("alert").filter(has_text="keeps nothing")).to_be_visible()
    person.button("All right").click()
    person.play_hand()
    expect(page.locator("#notice")).to_have_count(0)
    expect(page.locator("#trouble")).to_be_hidden()


def test_a_storage_that_was_cleared_in_mid_game_has_the_next_action(
    person: Person, beside: Page
) -> None:
    """By the browser's own tools, or by another page."""
    for page in (person.page, beside):
        person.wait_until_asked()  # or a bot's next action is kept before one looks
        page.evaluate("() => localStorage.clear()")
        # What one page does to the storage may come to the other a little later.
        person.page.wait_for_function("() => !localStorage['euchre.game']")
        person.act()
        shown = table_of(person)
    assert kept(person.page)
    assert shown == table_of(reloaded(person))


def test_a_save_that_was_overwritten_in_mid_game_is_kept_again(
    person: Person, beside: Page
) -> None:
    """What was written there lies aside."""
    before = kept(person.page)
    keep(beside, "none of ours")
    person.page.wait_for_function("text => localStorage['euchre.game'] === text", arg=before)
    assert "none of ours" == kept(person.page, "euchre.unreadable")


def test_what_can_not_be_set_aside_is_not_written_over(
    page: Page, beside: Page, open_table: OpenTable
) -> None:
    """Storage is full, and the save is of a version to come: it stays where it is."""
    newer = json.dumps({"format": "euchre 999", "game": "x" * 100})
    keep(beside, newer)
    beside.evaluate(FILL)
    open_table(page, "?pace=instant")
    person = Person(page)
    expect(page.get_by_role("alert").filter(has_text="newer version")).to_be_visible()
    person.button("All right").click()
    expect(page.get_by_role("alert").filter(has_text="no room left")).to_be_visible()
    person.button("All right").click()
    person.wait_until_asked()
    person.act()
    assert newer == kept(page)
    page.evaluate("() => localStorage.removeItem('filler')")
    person.wait_until_asked()
    person.act()
    assert newer == kept(page, "euchre.unreadable")
    shown = table_of(person)
    assert shown == table_of(reloaded(person))
    person.button("Settings").click()
    with page.expect_download() as download:
        person.button("Download it").click()
    assert newer == download.value.path().read_text("utf-8")


# Tabs


@pytest.fixture
def other(person: Person, open_table: OpenTable) -> Person:
    """The same game in another tab."""
    page = person.page.context.new_page()
    open_table(page, "?pace=instant")
    return Person(page)


def test_settings_made_in_one_tab_are_not_set_back_by_the_other(
    person: Person, other: Person
) -> None:
    other.open_settings("Players")
    other.page.get_by_role("textbox", name="North, your partner").fill("Dora")
    other.button("Done").click()
    expect(person.page.locator("#seat-N")).to_contain_text("Dora")
    person.play_hand()
    expect(other.page.locator("#app")).to_have_attribute("data-stage", "hand-over")
    assert "Dora" == json.loads(kept(person.page))["settings"]["names"]["N"]
    assert other.score() == person.score()


@pytest.mark.parametrize("waking", ["an action", "pageshow", "visibilitychange"])
def test_a_tab_that_heard_nothing_writes_over_nothing(
    context: BrowserContext, open_table: OpenTable, waking: str
) -> None:
    """Some browsers tell a sleeping tab nothing: it looks when it wakes, and before it keeps."""
    asleep = context.new_page()
    asleep.add_init_script(DEAF)
    open_table(asleep, FAST)
    sleeper, page = Person(asleep), context.new_page()
    sleeper.wait_until_asked()
    open_table(page, "?pace=instant")
    player = Person(page)
    player.play_hand()
    player.open_settings("Players")
    page.get_by_role("textbox", name="North, your partner").fill("Dora")
    player.button("Done").click()
    text, score = kept(page), player.score()
    assert "yours" == sleeper.stage
    if waking == "an action":
        sleeper.act()
    else:
        place = "document" if waking == "visibilitychange" else "window"
        asleep.evaluate(f"() => {place}.dispatchEvent(new Event('{waking}'))")
    expect(asleep.locator("#app")).to_have_attribute("data-stage", "hand-over")
    assert (text, score) == (kept(page), sleeper.score())
    expect(asleep.locator("#seat-N")).to_contain_text("Dora")
    asleep.locator("#next").click()
    expect(page.locator("#app")).not_to_have_attribute("data-stage", "hand-over")
    assert table_of(sleeper) == table_of(player)


def test_a_frozen_tab_thaws_into_the_other_tabs_game(person: Person, other: Person) -> None:
    """As the browser itself freezes tabs in the background."""
    tools = person.page.context.new_cdp_session(person.page)
    tools.send("Page.setWebLifecycleState", {"state": "frozen"})
    other.play_hand()
    text, score = kept(other.page), other.score()
    tools.send("Page.setWebLifecycleState", {"state": "active"})
    expect(person.page.locator("#app")).to_have_attribute("data-stage", "hand-over")
    assert (text, score) == (kept(other.page), person.score())


# A tab that dies

# Says what was kept, and then never does anything again.
STOP = """{
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, text) {
    const before = this.getItem(key);
    set.call(this, key, text);
    if (key !== "euchre.game" || text === before) return;
    console.info(`kept ${text}`);
    for (;;);
  };
}"""
BEGIN = f"""addEventListener("py:done", () => ({PLAY})({{ hands: 1 }}).catch(() => 0))"""


def killed_at_its_first_save(context: BrowserContext, address: str) -> str:
    """What a page kept that was killed in the very moment; it plays by itself until then."""
    page = context.new_page()
    page.add_init_script(STOP)
    page.add_init_script(BEGIN)
    kill = killer(page)
    with page.expect_console_message(_is_kept, timeout=START_MS) as told:
        page.goto(address, wait_until="commit")
    with page.expect_event("crash"):
        kill()
    page.close()
    return told.value.text.removeprefix("kept ")


def killer(page: Page) -> Callable[[], object]:
    """Lets the page's process die, without waiting for the answer that never comes."""
    tools = page.context.new_cdp_session(page)
    target = tools.send("Target.getTargetInfo")["targetInfo"]["targetId"]
    assert page.context.browser is not None  # it was launched, not attached to
    whole = page.context.browser.new_browser_cdp_session()
    wanted = {"targetId": target, "flatten": False}
    session = whole.send("Target.attachToTarget", wanted)["sessionId"]
    crash = {"sessionId": session, "message": json.dumps({"id": 1, "method": "Page.crash"})}
    return lambda: whole.send("Target.sendMessageToTarget", crash)


def _is_kept(message: ConsoleMessage) -> bool:
    return message.text.startswith("kept ")


def test_a_tab_killed_at_every_action_of_a_hand_plays_the_same_hand(
    context: BrowserContext, site: str, open_table: OpenTable, page: Page
) -> None:
    """U14: each life of the page lasts one action; the saves are those of a page that lives on."""
    whole = play_on(Table.opened(FAST, choose=club, act=first_thing), at_hand_over)
    saves = [effect.text for effect in whole.effects if isinstance(effect, Save)]
    expected = list(dict.fromkeys(saves))
    actions = len(whole.model.game.record.actions)
    assert actions + 1 == len(expected)
    assert expected[:1] == [killed_at_its_first_save(context, site + FAST)]
    for text in expected[1:]:
        assert text == killed_at_its_first_save(context, f"{site}?pace=instant")
    open_table(page, "?pace=instant")
    assert "hand-over" == Person(page).wait_until_asked()
    assert expected[-1] == kept(page)
    assert whole.model.game.score == Person(page).score()


# A clock that jumps

# Every 30 ms the clock is set to another day, years back or ahead.
JUMPING = """{
  const Real = Date, now = () => Real.now() + shift;
  let shift = 0, jumps = 0;
  globalThis.Date = class extends Real {
    constructor(...parts) { super(...(parts.length ? parts : [now()])); }
    static now() { return now(); }
  };
  setInterval(() => { shift = (++jumps * 7919 % 2000 - 1000) * 86_400_000; }, 30);
}"""


def test_a_clock_that_is_set_back_or_ahead_neither_stops_nor_hurries_the_game(
    page: Page, open_table: OpenTable
) -> None:
    """All waits go by time that has passed, as the end of summer time may come in mid-hand."""
    page.add_init_script(JUMPING)
    open_table(page, "?seed=7&pace=fast")
    hours = page.evaluate(
        """async () => { const before = Date.now();
        await new Promise((done) => setTimeout(done, 100));
        return Math.abs(Date.now() - before) / 3_600_000; }"""
    )
    assert hours > 24
    page.evaluate(WATCH_STAGES)
    Person(page).play_hand()
    stays: list[tuple[str, float]] = page.evaluate("window.stays")
    tricks = [ms for stage, ms in stays if stage == "trick"]
    assert len(tricks) == 5
    assert PACES["fast"]["trick"] / 2 <= min(tricks)  # the clock of the page is not its timers'
