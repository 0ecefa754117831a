"""Bots that need their time: the page goes on answering, and stops them when it need not know."""

from itertools import count
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from euchre.ai.bot import Choice
from euchre.app.effects import Think
from euchre.app.log import hand_log
from euchre.app.model import PERSON
from tests.ai.slow_player import SlowPlayer
from tests.app.table import Table, at_hand_over, first_thing, play_on
from tests.browser.conftest import START_MS, Faults, OpenTable
from tests.browser.inside import (
    ENDLESS,
    begun_and_ended,
    let_answer,
    python,
    seat_slow_players,
    wait_for_steps,
)
from tests.browser.person import Person
from tools.serve import in_background, open_server

QUICK = "?seed=7&pace=instant"
WELL_AFTERWARDS_MS = 300
STAGE = "data-stage"


@pytest.fixture
def person(page: Page, open_table: OpenTable) -> Person:
    """Somebody who has just acted, so that a bot thinks, and it would never come to an end."""
    open_table(page, f"{QUICK}&rules=sideways")
    person = Person(page)
    person.wait_until_asked()
    seat_slow_players(page, ENDLESS)
    person.act()
    expect(page.locator("#app")).to_have_attribute(STAGE, "thinking")
    wait_for_steps(page)
    return person


def test_the_page_answers_while_a_bot_thinks(person: Person) -> None:
    """By mouse and by key; the thought goes on meanwhile, and what it comes to is played."""
    page = person.page
    person.button("All right").click()
    expect(page.locator("#notice")).to_have_count(0)
    page.keyboard.press("Space")  # in a hurry: that begins nothing anew
    page.keyboard.press("Space")
    wait_for_steps(page)
    assert (1, 0) == begun_and_ended(page)
    expect(page.locator("#app")).to_have_attribute(STAGE, "thinking")
    let_answer(page)
    person.play_hand()


def test_undo_while_a_bot_thinks_ends_the_thought_and_nothing_is_played_late(
    person: Person,
) -> None:
    page = person.page
    page.keyboard.press("u")
    expect(page.locator("#app")).to_have_attribute(STAGE, "yours")
    assert (1, 1) == begun_and_ended(page)
    steps, board = python(page, "slow.yielded"), page.locator("#app").inner_text()
    let_answer(page)
    page.wait_for_timeout(WELL_AFTERWARDS_MS)
    assert (steps, board) == (python(page, "slow.yielded"), page.locator("#app").inner_text())
    person.play_hand()


def test_a_dialog_ends_the_thought_and_it_is_begun_anew_afterwards(person: Person) -> None:
    page = person.page
    person.button("Rules and keys").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert (1, 1) == begun_and_ended(page)
    page.keyboard.press("Escape")
    wait_for_steps(page)
    assert (2, 1) == begun_and_ended(page)
    let_answer(page)
    person.play_hand()


def test_a_new_game_ends_the_thought_of_the_old_one(person: Person) -> None:
    page = person.page
    person.button("Settings").click()
    person.button("New game").first.click()
    page.get_by_role("dialog", name="A new game?").get_by_role("button", name="New game").click()
    let_answer(page)
    person.play_hand()
    begun, ended = begun_and_ended(page)
    assert begun == ended


def test_whoever_no_longer_needs_a_hint_plays_on(page: Page, open_table: OpenTable) -> None:
    """A hint takes as long as a bot's thought, and keeps nobody from playing meanwhile."""
    open_table(page, QUICK)
    person = Person(page)
    person.wait_until_asked()
    seat_slow_players(page, ENDLESS)
    person.button("Hint").click()
    wait_for_steps(page)
    page.keyboard.press("i")
    wait_for_steps(page)
    assert (1, 0) == begun_and_ended(page)
    person.act()
    wait_for_steps(page)
    assert (2, 1) == begun_and_ended(page)
    let_answer(page)
    person.play_hand()


def slow_choice(wish: Think) -> Choice:
    return SlowPlayer(turns=200).choose(wish.view, Random(wish.seed))


def test_a_hand_thought_out_in_slices_is_the_one_that_the_seed_makes(
    page: Page, open_table: OpenTable
) -> None:
    """The same slow players, asked in one go on Python alone, play the same hand."""
    seed = next(seed for seed in count() if persons_lead(f"?seed={seed}&pace=instant"))
    query = f"?seed={seed}&pace=instant"
    open_table(page, query)
    seat_slow_players(page, turns=200)
    person = Person(page)
    person.play_hand()
    expected = play_on(Table.opened(query, choose=slow_choice, act=first_thing), at_hand_over).model
    assert list(hand_log(expected.game.record, expected.settings.names)) == person.log()


def persons_lead(query: str) -> bool:
    """Whether the person acts first, before any bot could be asked."""
    return Table.opened(query).model.position.turn is PERSON


def test_a_bot_thinks_in_slices_in_a_sandboxed_frame_too(
    page: Page, site: str, tmp_path: Path, faults: Faults
) -> None:
    """Such a frame has no origin: it may start no worker, and share no memory."""
    (tmp_path / "host.html").write_text(
        f'<!doctype html><title>host</title><iframe sandbox="allow-scripts" src="{site}{QUICK}" '
        'width="800" height="600" title="euchre"></iframe>'
    )
    with open_server(tmp_path) as server:
        other = in_background(server)
        faults.expect(f"outside the site: {other}", "favicon.ico", "404")
        page.goto(f"{other}host.html")
        inside = page.frame_locator("iframe")
        asked = inside.locator("html[data-ready] #app[data-stage=yours]")
        expect(asked).to_be_attached(timeout=START_MS)
        frame = page.frames[1]
        seat_slow_players(frame, ENDLESS)
        inside.locator("#hint").click()
        wait_for_steps(frame)
        let_answer(frame)
        expect(inside.locator("#status")).to_have_attribute("data-tone", "hint")
        server.shutdown()
