"""What can't be read of a save costs only itself, and the save lies aside as it was found."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, Final

import pytest
from hypothesis import given, settings

from euchre.app import saved
from euchre.app.effects import Download, PutAside, Save, SetAside, Wait
from euchre.app.messages import Dialog, Open, Simple
from euchre.app.model import Stage
from euchre.app.notice import Notice
from euchre.app.opening import begin
from euchre.app.screens import page
from euchre.app.settings import Settings
from euchre.app.update import update
from euchre.engine.game import Game
from euchre.engine.rules import Rules
from tests.app.moments import by_id
from tests.app.table import Table, at_hand_over, enabled, play_on
from tests.app.test_saved import ALL, a_game, tampered, whole
from tests.rules.hands import law

SETTING: Final = (
    ("pace", "warp", replace(ALL, pace=Settings().pace)),
    ("wait", "yes", replace(ALL, wait_after_trick=False)),
    ("rules", "sideways", replace(ALL, rules=Rules())),
    (
        "names",
        {"S": "Ann", "W": 7, "N": "Zoë", "E": "🂡"},
        replace(ALL, names=("Ann", "Ada", "Zoë", "🂡")),
    ),
    ("names", "x", replace(ALL, names=Settings().names)),
)
"""A setting, something that can't be one, and what is left of all settings then."""


def with_setting(key: str, value: object) -> str:
    changed = whole()
    changed["settings"][key] = value
    return json.dumps(changed)


def with_entry(key: str, value: object) -> str:
    changed = whole()
    changed[key] = value
    return json.dumps(changed)


NO_GAME: Final = tuple(
    with_entry(key, value)
    for key, value in (("seed", 7), ("rules", "sideways"), ("hands", "x"), ("hands", ["- 0-0"]))
)


@pytest.mark.parametrize(("key", "value", "left"), SETTING)
def test_a_setting_that_can_not_be_read_costs_neither_game_nor_other_settings(
    key: str, value: object, left: Settings
) -> None:
    text = with_setting(key, value)
    model, effects = begin("", text, "chance")
    assert (a_game().model.game, left) == (model.game, model.settings)
    assert [Notice.NO_SETTINGS] == [told.notice for told in model.notices]
    assert SetAside(text) == effects[0]
    kept = next(effect.text for effect in effects if isinstance(effect, Save))
    assert (model.game, left) == saved.read(kept)


@pytest.mark.parametrize("entry", [None, "x", [], {}], ids=str)
def test_a_game_without_any_settings_goes_on_by_the_first_ones(entry: object) -> None:
    found = saved.restored(with_entry("settings", entry))
    assert (a_game().model.game, Settings()) == (found.game, found.settings)


@pytest.mark.parametrize("text", NO_GAME)
def test_a_game_that_can_not_be_read_costs_no_settings(text: str) -> None:
    model, effects = begin("", text, "chance")
    assert (Game.new(ALL.rules, "chance"), ALL) == (model.game, model.settings)
    assert [Notice.NO_GAME] == [told.notice for told in model.notices]
    assert [SetAside, Save, Wait] == list(map(type, effects))
    assert SetAside(text) == effects[0]


@settings(parent=law, max_examples=150)
@given(tampered())
def test_whatever_was_done_to_a_save_its_parts_are_sound_and_the_whole_is_set_aside(
    entry: object,
) -> None:
    """A fault is told exactly where something is missing, and then nothing is thrown away."""
    text = json.dumps(entry)
    found = saved.restored(text)
    assert (found.game is None) == (found.game_fault is not None)
    game = found.game or Game.new(Rules(), "x")
    assert (game, found.settings) == saved.read(saved.write(game, found.settings))
    _, effects = begin("", text, "chance")
    assert ([SetAside(text)] if found.fault else []) == [
        effect for effect in effects if isinstance(effect, SetAside)
    ]


@pytest.mark.parametrize(
    "text", ["x", with_setting("pace", "warp"), *NO_GAME[:1], with_entry("format", "euchre 999")]
)
def test_what_could_not_be_read_can_be_had_as_a_file_at_every_later_visit(text: str) -> None:
    """Also when the notice was put away, or the page was closed with it."""
    first, _ = begin("", text, "chance")
    later, _ = begin("", saved.write(first.game, first.settings), "chance", unreadable=text)
    for model in (first, replace(first, notices=()), later):
        model, _ = update(model, Open(Dialog.SETTINGS))
        assert "export" == by_id(page(model), "settings-export").get("data-do")
        assert (Download("euchre-unreadable.txt", text),) == update(model, Simple.EXPORT)[1]


def test_where_nothing_lies_aside_nothing_is_offered() -> None:
    model, _ = update(begin("", None, "chance")[0], Open(Dialog.SETTINGS))
    assert not {"export", "back"} & set(enabled(page(model)))


# A game that was put aside


def test_a_game_put_aside_can_be_gone_on_with_at_a_later_visit() -> None:
    """A reload in between must not cost it; and the game that was begun meanwhile lies aside."""
    mine = play_on(Table.opened("?seed=1&pace=instant"), at_hand_over).saved
    begun = play_on(Table.opened("?seed=2&pace=instant", mine), at_hand_over)
    assert mine == begun.model.aside
    model, _ = begin("?pace=instant", begun.saved, "chance", aside=mine)
    model, _ = update(model, Open(Dialog.SETTINGS))
    assert "back" == by_id(page(model), "settings-back").get("data-do")
    model, effects = update(model, Simple.BACK)
    assert (saved.read(mine)[0], None) == (model.game, model.dialog)
    assert PutAside(begun.saved) in effects
    again, _ = update(model, Simple.BACK)
    assert begun.model.game == again.game


def test_going_back_from_a_game_nobody_has_begun_leaves_nothing_aside() -> None:
    mine = play_on(Table.opened("?seed=1&pace=instant"), at_hand_over).saved
    table = Table.opened("?seed=2&pace=slow", mine)
    assert Stage.DEALING is table.model.stage
    assert PutAside("") in table.send(Simple.BACK)
    assert "" == table.model.aside


def test_going_back_keeps_the_settings_made_meanwhile() -> None:
    mine = play_on(Table.opened("?seed=1&pace=instant"), at_hand_over).saved
    model, _ = begin("?seed=2", mine, "chance")
    model = replace(model, settings=ALL)
    assert ALL == update(model, Simple.BACK)[0].settings


@pytest.mark.parametrize("aside", ["", "x", NO_GAME[0]])
def test_there_is_no_way_back_to_what_is_no_game(aside: str) -> None:
    """Somebody has changed what lies aside, or the page."""
    model, _ = begin("", None, "chance", aside=aside)
    assert (model, ()) == update(model, Simple.BACK)


def test_a_game_whose_settings_were_not_read_can_still_be_gone_back_to() -> None:
    changed: dict[str, Any] = json.loads(
        play_on(Table.opened("?seed=1&pace=instant"), at_hand_over).saved
    )
    game = saved.read(json.dumps(changed))[0]
    changed["settings"] = None
    model, effects = begin("?seed=2", json.dumps(changed), "chance")
    assert [SetAside, PutAside] == [type(one) for one in effects if "Aside" in type(one).__name__]
    assert game == update(model, Simple.BACK)[0].game
