"""Whole games: to the target at every pace, and the same whatever the person does meanwhile."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from euchre.app.effects import Save, Think, Wait
from euchre.app.messages import Simple
from euchre.app.model import Model, Stage
from euchre.app.pace import PACES
from euchre.engine.game import Game
from euchre.engine.position import Phase
from euchre.engine.scoring import outcome
from euchre.engine.seats import Seat
from tests.app.table import (
    Table,
    at_game_over,
    at_hand_over,
    play_on,
    play_restlessly,
    shy,
    shy_person,
)

SEEDS = ("1", "club", "20")


def played(seed: str, pace: str = "instant", rules: str = "-") -> Game:
    table = Table.opened(f"?seed={seed}&pace={pace}&rules={rules}")
    return play_on(table, at_game_over).model.game


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("rules", ["-", "nostick", "to5", "to11,nostick"])
def test_a_game_goes_hand_after_hand_to_its_target(pace: str, rules: str) -> None:
    """R16, R77: the points over the hands are the game's score."""
    game = played("7", pace, rules)
    points = [outcome(hand.position).pair for hand in game.hands]
    assert (sum(ns for ns, _ in points), sum(ew for _, ew in points)) == game.score
    assert game.winner is not None
    assert game.rules.target <= game.score[game.winner.index]
    for hand, after in pairwise(game.hands):
        assert hand.position.dealer.left is after.position.dealer


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_seed_and_the_same_person_make_the_same_game_at_every_pace(
    seed: str, pace: str
) -> None:
    """Only the time differs."""
    assert played(seed) == played(seed, pace)


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("restlessness", range(2))
def test_a_restless_person_plays_the_same_game(seed: str, pace: str, restlessness: int) -> None:
    """U1, U8: skips, dialogs, a hidden page, hints, undo and late answers change nothing."""
    table = Table.opened(f"?seed={seed}&pace={pace}")
    restless = play_restlessly(table, Random(f"{seed}/{pace}/{restlessness}"), at_game_over)
    assert played(seed) == restless.model.game


@pytest.mark.parametrize("pace", PACES)
def test_times_come_from_the_pace_alone(pace: str) -> None:
    """U1, U2: deal, bots, tricks and their sweep, and nothing else waits."""
    times = PACES[pace]
    expected = {
        "deal": 8 * times["deal"] + times["card"],
        "trick": times["trick"],
        "sweep": times["sweep"],
    }
    table = play_on(Table.opened(f"?seed=2&pace={pace}"), at_game_over)
    waits = {(wait.name, wait.ms) for wait in table.effects if isinstance(wait, Wait)}
    assert set(expected.items()) == waits
    assert {times["bot"]} == {wish.least_ms for wish in table.effects if isinstance(wish, Think)}


def test_a_finished_trick_can_be_read_at_normal_pace() -> None:
    """U1: the fourth card stays for 1.2 seconds."""
    assert (1200, 350) == (PACES["normal"]["trick"], PACES["normal"]["sweep"])


def test_every_trick_lies_complete_before_it_is_swept() -> None:
    """U1: four cards, three when somebody is alone, and the fifth trick too."""
    table = play_on(Table.opened("?seed=3&pace=slow"), at_game_over)
    held = [model for model in table.painted if model.stage is Stage.TRICK]
    tricks = sum(sum(hand.position.taken) for hand in table.model.game.hands)
    assert tricks == len(held)
    for model in held:
        contract = model.position.contract
        assert contract is not None
        assert len(contract.active_from(Seat.S)) == len(model.shown_trick)
        assert model.best_so_far in dict(model.shown_trick)


def test_the_result_of_a_hand_always_waits() -> None:
    """U2: nothing goes on by itself, not even at the instant pace."""
    for pace in PACES:
        table = play_on(Table.opened(f"?seed=4&pace={pace}"), at_hand_over)
        assert Stage.HAND_OVER is table.model.stage
        assert [] == table.pending
        asked = table.send(Simple.NEXT)
        assert Stage.HAND_OVER is not table.model.stage
        assert any(isinstance(effect, Save) for effect in asked)


def test_a_new_deal_shows_nothing_of_the_last_hand() -> None:
    """F16: no trump, no trick, no tricks taken."""
    table = play_on(Table.opened("?seed=4&pace=slow"), at_hand_over)
    table.send(Simple.NEXT)
    model = table.model
    assert Stage.DEALING is model.stage
    assert (None, (), (0, 0)) == (model.trump, model.shown_trick, model.position.taken)


def test_the_end_of_the_game_waits_too() -> None:
    table = play_on(Table.opened("?seed=1&pace=instant"), at_game_over)
    table.settle()
    assert () == table.send(Simple.NEXT)
    assert Stage.GAME_OVER is table.model.stage


def test_every_hand_is_held_in_the_first_round_before_anybody_speaks() -> None:
    """F8: the cards are dealt before the first call, at every hand."""
    table = play_on(Table.opened("?seed=1&pace=normal"), at_game_over)
    for before, after in pairwise(table.painted):
        if len(after.game.hands) > len(before.game.hands):
            assert (Stage.DEALING, Phase.ORDER) == (after.stage, after.position.phase)
            assert () == after.game.record.actions


@pytest.mark.parametrize("pace", PACES)
def test_hands_passed_out_are_the_same_at_every_pace(pace: str) -> None:
    """R37, F7: shy players, no stick, and a restless person again."""
    query = "?seed=4&rules=nostick,to5&pace="
    calm = Table.opened(f"{query}instant", choose=shy, act=shy_person)
    table = Table.opened(f"{query}{pace}", choose=shy, act=shy_person)
    expected = play_on(calm, at_game_over).model.game
    assert any(hand.position.contract is None for hand in expected.hands)
    assert expected == play_restlessly(table, Random(pace), at_game_over).model.game


def _stages(models: list[Model]) -> list[Stage]:
    return [model.stage for model in models]


def test_a_bot_and_a_held_trick_do_not_wait_for_the_person() -> None:
    """U2: without the person's settings nobody has to press a key inside a hand."""
    table = Table.opened("?seed=9&pace=normal")
    while not at_hand_over(table.model):
        if table.pending:
            table.answer()
        else:
            assert Stage.YOURS is table.model.stage
            play_on(table, lambda model: model.stage is not Stage.YOURS)
    assert Stage.TRICK in _stages(table.painted)
