"""Opening the page: from nothing, from a saved game, from a link, from what can't be read (U14)."""

from __future__ import annotations

import json
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.app import saved
from euchre.app.effects import Download, Save, SetAside, Wait
from euchre.app.messages import Dialog, Simple
from euchre.app.model import Model, Stage
from euchre.app.notice import Notice
from euchre.app.opening import begin
from euchre.app.settings import Settings
from euchre.app.update import update
from euchre.engine.game import Game
from euchre.engine.rules import Rules
from tests.app.table import Table, at_game_over, play_on, shy, shy_person
from tests.rules.hands import law

OLD: Final = saved.write(Game.new(Rules(), "old"), Settings(pace="fast"))


def model_of(query: str = "", kept: str | None = None) -> Model:
    return begin(query, kept, "chance")[0]


def test_the_first_visit_deals_by_chance_and_by_the_default_rules() -> None:
    model, effects = begin("", None, "chance")
    assert Game.new(Rules(), "chance") == model.game
    assert (Settings(), (), None) == (model.settings, model.notices, model.dialog)
    assert Stage.DEALING is model.stage
    assert [Save, Wait] == list(map(type, effects))


def test_an_empty_text_is_as_good_as_none() -> None:
    assert begin("", None, "chance") == begin("", "", "chance")


@pytest.mark.parametrize("query", ["", "?", "?utm_source=x", "?seed=old", "?rules=-", "?seed="])
def test_a_saved_game_goes_on_where_it_stood(query: str) -> None:
    """Also when the link names this very game."""
    model = model_of(query, OLD)
    assert ("old", "fast", ()) == (model.game.seed, model.settings.pace, model.notices)


@pytest.mark.parametrize(
    ("query", "rules"), [("?seed=new", Rules()), ("?seed=new&rules=to5", Rules(target=5))]
)
def test_a_link_to_another_game_begins_that_one(query: str, rules: Rules) -> None:
    """The person's settings stay."""
    model = model_of(query, OLD)
    assert Game.new(rules, "new") == model.game
    assert "fast" == model.settings.pace


@pytest.mark.parametrize("query", ["?new", "?new=1", "?pace=fast&new"])
def test_a_link_to_a_new_game_asks_before_it_ends_the_old_one(query: str) -> None:
    """The page may be reloaded at the same address: that throws no game away."""
    model = model_of(query, OLD)
    assert ("old", Dialog.NEW_GAME) == (model.game.seed, model.dialog)
    fresh = update(model, Simple.NEW_GAME)[0]
    assert (True, None) == (fresh.game.seed != "old", fresh.dialog)


def test_a_link_to_a_new_game_asks_nothing_where_there_is_no_old_one() -> None:
    assert model_of("") == model_of("?new")


def test_a_link_to_other_rules_begins_a_game_by_them() -> None:
    model = model_of("?rules=nostick,to15", OLD)
    assert Game.new(Rules(target=15, stick=False), "chance") == model.game


def test_a_link_that_asks_for_the_same_deals_by_other_rules_begins_anew() -> None:
    assert Game.new(Rules(target=7), "old") == model_of("?seed=old&rules=to7", OLD).game


def test_the_same_link_opened_again_goes_on_with_its_game() -> None:
    """A reload with the link still in the address does not deal anew."""
    query = "?seed=5&rules=to5&pace=instant"
    table = play_on(Table.opened(query), at_game_over)
    again = model_of(query, table.saved)
    assert table.model.game == again.game
    assert "instant" == again.pace


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("?pace=warp", "pace"),
        ("?pace=%00", "pace"),
        ("?rules=hocus", "hocus"),
        ("?rules=to0", "to0"),
        ("?rules=%F0%9F", "rule"),
        ("?seed=" + "9" * 65, "seed"),
        ("?seed=%00", "seed"),
        ("?seed=%E2%80%AE7", "seed"),
    ],
)
def test_a_part_of_a_link_that_can_not_be_read_is_named_and_left_out(
    query: str, words: str
) -> None:
    model = model_of(query, OLD)
    (told,) = model.notices
    assert Notice.BAD_LINK is told.notice
    assert words in told.detail
    assert ("old", "fast") == (model.game.seed, model.pace)


@law
@given(st.text(st.characters(), max_size=200))
def test_no_address_makes_the_page_fail(query: str) -> None:
    for text in (query, f"?{query}", f"?seed={query}", f"?rules={query}", f"?pace={query}"):
        model = model_of(text)
        assert 1 == len(model.game.hands)
        assert model.game.seed.isprintable()


@pytest.mark.parametrize("query", ["?" + "seed=1&" * 50_000, "?" + "&" * 100_000, "?" + "%" * 9999])
def test_no_length_of_an_address_makes_the_page_fail(query: str) -> None:
    assert Stage.DEALING is model_of(query).stage


UNREADABLE: Final = (
    *("x", "{}", "[]", "null", "1", '"euchre 1"', "{", "\0", "\ufeff{}", "[" * 100_000),
    *('{"format": "euchre"}', '{"format": "euchre 1"}', "9" * 5000, "NaN", "y" * 300_000),
)


@pytest.mark.parametrize("kept", UNREADABLE, ids=lambda text: text[:12])
def test_a_saved_game_that_can_not_be_read_is_put_aside_and_told(kept: str) -> None:
    """Nothing is lost: the old text lies aside, and the person may download it."""
    model, effects = begin("", kept, "chance")
    assert SetAside(kept) == effects[0]
    assert [Notice.UNREADABLE] == [told.notice for told in model.notices]
    assert Game.new(Rules(), "chance") == model.game
    _, asked = update(model, Simple.EXPORT)
    assert (Download("euchre-unreadable.txt", kept),) == asked


def test_the_new_game_takes_the_place_of_the_unreadable_one() -> None:
    """It is kept after the old text was put aside, not before."""
    _, effects = begin("", "x", "chance")
    assert [SetAside, Save, Wait] == list(map(type, effects))


def test_a_save_of_a_hand_that_was_tampered_with_names_the_hand() -> None:
    whole = json.loads(OLD)
    whole["hands"] = [whole["hands"][0] + " | h"]
    (told,) = model_of("", json.dumps(whole)).notices
    assert "hand 1, call" in told.detail


@pytest.mark.parametrize("pace", ["slow", "instant"])
def test_a_reload_after_any_message_finds_the_same_game(pace: str) -> None:
    """U14: after every event of a whole game, and it can be played on."""
    table = Table.opened(f"?seed=6&pace={pace}&rules=to5")
    final = play_on(Table.opened("?seed=6&pace=instant&rules=to5"), at_game_over).model.game
    steps = 0
    while not at_game_over(table.model):
        again = Table.opened("", table.saved)
        assert table.model.game == again.model.game
        assert table.model.settings == again.model.settings
        if steps % 25 == 0:
            assert final == play_on(again, at_game_over).model.game
        play_one(table)
        steps += 1


def test_a_reload_at_the_end_of_a_game_comes_to_its_result() -> None:
    table = play_on(Table.opened("?seed=6&pace=instant&rules=to5"), at_game_over)
    again = Table.opened("?pace=instant", table.saved)
    again.settle()
    assert Stage.HAND_OVER is again.model.stage
    again.send(Simple.NEXT)
    assert (Stage.GAME_OVER, table.model.game) == (again.model.stage, again.model.game)


def test_a_reload_after_a_hand_passed_out_deals_on() -> None:
    """F7, F13: nothing waits for an acknowledgement that can't be given."""
    table = Table.opened("?seed=4&pace=slow&rules=nostick", choose=shy, act=shy_person)
    play_on(table, lambda model: model.stage is Stage.PASSED_OUT)
    again = Table.opened("?pace=instant", table.saved, choose=shy, act=shy_person)
    again.settle()
    assert len(table.model.game.hands) + 1 == len(again.model.game.hands)


def play_one(table: Table) -> None:
    """The next thing that happens."""
    begun = len(table.painted)
    play_on(table, lambda _: len(table.painted) > begun)
