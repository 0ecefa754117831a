"""What needs a part of the page that has not arrived waits for it; all else goes on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from euchre.app.effects import Again, Think
from euchre.app.fetching import TOLD
from euchre.app.html import Attribute
from euchre.app.messages import Arrived, Awaited, Dialog, NotArrived, Open, Simple
from euchre.app.model import Model, Stage
from euchre.app.notice import Notice, Told
from euchre.app.screens import page
from euchre.app.update import update
from tests.app.table import Table, at_yours, play_on

GAMES = Open(Dialog.GAMES)
OTHER = Told(Notice.BAD_LINK, "a fault")


@pytest.fixture
def table() -> Table:
    """Somebody is asked."""
    return play_on(Table.opened("?seed=7&pace=instant"), at_yours)


def after(model: Model, *messages: Awaited | Arrived | NotArrived | Open | Simple) -> Model:
    for message in messages:
        model, _ = update(model, message)
    return model


def ids(model: Model) -> set[Attribute]:
    return {one.get("id") for one in page(model).walk()}


def test_what_is_awaited_is_told_until_it_is_here(table: Table) -> None:
    waiting = after(table.model, Awaited())
    assert "fetching" in ids(waiting)
    assert replace(waiting, fetching=False) == table.model
    assert after(waiting, Arrived()) == table.model


def test_in_a_dialog_it_is_told_there(table: Table) -> None:
    """The page below it nobody can read meanwhile."""
    model = after(table.model, Open(Dialog.SETTINGS), Awaited())
    (dialog,) = (one for one in page(model).walk() if one.tag == "dialog")
    assert 1 == len([one for one in dialog.walk() if one.get("id") == "fetching"])
    assert 1 == len([one for one in page(model).walk() if one.get("id") == "fetching"])


def test_what_did_not_arrive_is_told_first_and_once(table: Table) -> None:
    model = replace(table.model, notices=(OTHER,))
    model = after(model, Awaited(), NotArrived(GAMES), NotArrived(GAMES))
    assert (TOLD, OTHER) == model.notices
    assert not model.fetching
    assert {"notice-again", "notice-dismiss"} <= ids(model)


def test_the_game_goes_on_meanwhile(table: Table) -> None:
    model = after(table.model, NotArrived(GAMES))
    assert replace(model, held=(), notices=()) == table.model


@pytest.mark.parametrize("how", [Simple.TRY_AGAIN, Arrived()], ids=["tried", "arrived"])
def test_what_had_to_wait_comes_again_in_its_order(table: Table, how: Simple | Arrived) -> None:
    model = after(table.model, NotArrived(GAMES), NotArrived(Simple.HINT))
    model, effects = update(model, how)
    assert (Again((GAMES, Simple.HINT)),) == effects
    assert model == table.model


def test_whoever_does_without_is_not_surprised_by_it_later(table: Table) -> None:
    model = after(replace(table.model, notices=(OTHER,)), NotArrived(GAMES), Simple.DISMISS)
    assert ((OTHER,), ()) == (model.notices, model.held)
    assert (model, ()) == update(model, Arrived())


def test_a_dialog_makes_way_for_what_must_be_answered(table: Table) -> None:
    """As on a phone, where the way to hands and games leads through the settings."""
    model = after(table.model, Open(Dialog.SETTINGS), Awaited(), NotArrived(GAMES))
    assert (None, (TOLD,), (GAMES,)) == (model.dialog, model.notices, model.held)


def test_a_hint_that_can_not_be_thought_about_can_be_asked_for_again(table: Table) -> None:
    model = after(table.model, Simple.HINT)
    assert model.asking
    model = after(model, NotArrived())
    assert (False, (Simple.HINT,)) == (model.asking, model.held)


def test_a_player_whose_thought_did_not_begin_is_asked_again() -> None:
    """By the same level, for the hand may not go on by another one."""
    table = Table.opened("?seed=7&pace=instant&levels=expert")
    play_on(table, lambda model: model.stage is Stage.THINKING)
    model = after(table.model, NotArrived())
    assert (Stage.THINKING, ()) == (model.stage, model.held)
    model, (think,) = update(model, Simple.TRY_AGAIN)
    assert isinstance(think, Think)
    assert ("expert", model.token, ()) == (think.level, think.token, model.notices)
