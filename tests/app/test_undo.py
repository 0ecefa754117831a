"""Undo: from anywhere back to the person's decision before, as often as wanted (U6, U8)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import pytest

from euchre.app.effects import Save, Uncount
from euchre.app.messages import Dialog, Do, Open, Simple, Typed, Visibility
from euchre.app.model import PERSON, Model, Stage, last_decision
from euchre.app.saved import read
from euchre.app.update import update
from euchre.engine.game import Game
from euchre.engine.position import Phase
from tests.app.table import (
    Table,
    any_choice,
    at_game_over,
    at_hand_over,
    at_yours,
    passing,
    play_on,
    shy,
    shy_person,
)

PACES = ("slow", "instant")


@dataclass(frozen=True)
class Moment:
    """A model on the way, and the game at each decision that the person had taken until then."""

    model: Model
    decided: tuple[Game, ...]


@cache
def moments(query: str, hands: int = 2, quiet: bool = True) -> tuple[Moment, ...]:
    """Every moment of some hands, and what the person had decided before."""
    bots, person = (any_choice, None) if quiet else (shy, shy_person)
    table = Table.opened(query, choose=bots)
    table.act = person or table.act
    decided: list[Game] = []
    found: list[Moment] = []
    while len(table.model.game.hands) <= hands and table.model.stage is not Stage.GAME_OVER:
        found.append(Moment(table.model, tuple(decided)))
        if table.pending:
            table.answer()
        elif table.model.stage is Stage.YOURS:
            decided.append(table.model.game)
            table.send(Do(table.act(table.model)))
        else:
            table.send(Simple.SKIP if table.model.stage is Stage.TRICK else Simple.NEXT)
    found.append(Moment(table.model, tuple(decided)))
    return tuple(found)


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("seed", ["1", "2", "8"])
def test_undo_goes_to_the_decision_before_from_every_moment(seed: str, pace: str) -> None:
    """While a bot thinks, in a held trick, in its sweep, at the result, in the next deal."""
    stages = set()
    for moment in moments(f"?seed={seed}&pace={pace}"):
        back, effects = update(moment.model, Simple.UNDO)
        stages.add(moment.model.stage)
        if not moment.decided:
            assert (moment.model, ()) == (back, effects)
            continue
        assert (moment.decided[-1], Stage.YOURS) == (back.game, back.stage)
        assert PERSON is back.position.turn
        assert [Save] == [type(effect) for effect in effects if not isinstance(effect, Uncount)]
    assert {Stage.YOURS, Stage.HAND_OVER, Stage.THINKING} <= stages
    assert pace == "instant" or {Stage.DEALING, Stage.TRICK, Stage.SWEEP} <= stages


@pytest.mark.parametrize("seed", ["1", "2", "8"])
def test_undo_again_and_again_goes_back_to_the_first_decision(seed: str) -> None:
    """U8: across hands too, and then no further."""
    last = moments(f"?seed={seed}&pace=slow")[-1]
    model = last.model
    for game in reversed(last.decided):
        model, _ = update(model, Simple.UNDO)
        assert game == model.game
    assert (model, ()) == update(model, Simple.UNDO)


def test_undo_from_the_end_of_the_game() -> None:
    table = play_on(Table.opened("?seed=1&pace=instant&rules=to5"), at_game_over)
    decided = moments("?seed=1&pace=instant&rules=to5", hands=99)[-1].decided
    table.send(Simple.UNDO)
    assert (decided[-1], Stage.YOURS) == (table.model.game, table.model.stage)
    play_on(table, at_game_over)


def test_undo_across_hands_that_were_passed_out() -> None:
    """F7: from the note that nobody made trump, and from the deal behind it."""
    found = moments("?seed=4&pace=slow&rules=nostick", hands=6, quiet=False)
    assert Stage.PASSED_OUT in {moment.model.stage for moment in found}
    for moment in found:
        if moment.decided:
            assert moment.decided[-1] == update(moment.model, Simple.UNDO)[0].game


@pytest.mark.parametrize("seed", ["1", "2"])
def test_after_an_undo_the_same_acts_make_the_same_game(seed: str) -> None:
    """Bots choose again what they chose: the seed belongs to the place in the game."""
    expected = moments(f"?seed={seed}&pace=slow")[-1].model.game
    for moment in moments(f"?seed={seed}&pace=slow")[::4]:
        table = Table(moment.model)
        table.send(Simple.UNDO)
        if moment.decided:
            play_on(table, lambda model: len(model.game.hands) > 2)
            assert expected.hands[:2] == table.model.game.hands[:2]


def test_after_an_undo_another_act_makes_another_game() -> None:
    """What the person takes back is gone, and the deals stay as they were."""
    table = play_on(Table.opened("?seed=1&pace=instant", choose=passing), at_hand_over)
    deal = table.model.game.record.start
    first = table.model.game.record
    while not (at_yours(table.model) and table.model.position.phase is Phase.ORDER):
        table.send(Simple.UNDO)
    table.act = shy_person
    play_on(table, at_hand_over)
    assert deal == table.model.game.record.start
    assert first != table.model.game.record


def test_an_undo_makes_every_older_answer_worthless() -> None:
    """A bot that still thinks can't act in the position gone back to."""
    for moment in moments("?seed=2&pace=slow"):
        table = Table(moment.model)
        table.send(Open(Dialog.HELP), Simple.CLOSE)
        table.send(Simple.UNDO)
        if moment.decided:
            table.settle()
            assert moment.decided[-1] == table.model.game


def test_undo_wipes_away_what_was_said_of_the_moment_before() -> None:
    """No hint, no refusal and no pressed Alone of another decision."""
    for moment in moments("?seed=2&pace=slow"):
        table = Table(moment.model)
        table.send(Simple.HINT)
        table.settle()
        table.send(Simple.ALONE, Simple.UNDO)
        if moment.decided:
            model = table.model
            assert (None, None, False) == (model.hint, model.refusal, model.alone)


def test_undo_keeps_the_settings() -> None:
    table = play_on(Table.opened("?seed=1&pace=instant"), at_hand_over)
    table.send(Typed("names.W", "Zoe"), Typed("rules.target", "5"))
    settings = table.model.settings
    table.send(Simple.UNDO)
    assert settings == table.model.settings


def test_an_undone_game_is_the_one_that_is_kept() -> None:
    """U14: a reload after an undo does not bring the undone act back."""
    for moment in moments("?seed=8&pace=instant"):
        _, effects = update(moment.model, Simple.UNDO)
        for effect in (effect for effect in effects if isinstance(effect, Save)):
            assert moment.decided[-1] == read(effect.text)[0]


def test_undo_on_a_hidden_page_waits_for_it_to_be_seen() -> None:
    for moment in moments("?seed=8&pace=slow"):
        table = Table(moment.model)
        table.send(Visibility(visible=False), Simple.UNDO)
        assert [] == table.pending


def test_the_page_offers_undo_exactly_when_there_is_a_decision_to_go_back_to() -> None:
    for moment in moments("?seed=8&pace=slow"):
        assert bool(moment.decided) is (
            last_decision(moment.model.game, moment.model.people) is not None
        )
