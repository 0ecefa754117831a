"""A thought in pieces: however it is cut up, left or mixed with others, the choice is the same."""

from __future__ import annotations

from random import Random

import pytest

from euchre.ai.bot import Because, Bot, Choice, Thinking, at_once
from euchre.ai.random_player import RandomPlayer
from euchre.engine.rules import Rules
from euchre.engine.view import View, view
from tests.ai.seats import QUICK
from tests.ai.slow_player import SlowPlayer
from tests.rules.hands import random_deal, random_hand

PLAYERS: dict[str, Bot] = {
    **QUICK,
    "random": RandomPlayer(),
    "slow": SlowPlayer(turns=40, actions=3),
}
every_player = pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS)


def views(hands: int, seed: str) -> list[View]:
    """What whoever is to act sees, once in each hand, at any moment of it."""
    random, seen = Random(seed), []
    for _ in range(hands):
        record = random_hand(random_deal(random), random, Rules())
        earlier = record.back(random.randint(1, len(record.actions)))
        assert earlier.position.turn is not None
        seen.append(view(earlier, earlier.position.turn))
    return seen


def some_steps(thinking: Thinking, steps: int) -> Choice | None:
    """The choice, if it is come to within so many steps."""
    for _ in range(steps):
        try:
            next(thinking)
        except StopIteration as end:
            choice: Choice = end.value
            return choice
    return None


@every_player
@pytest.mark.parametrize("steps", [1, 7, 10_000])
def test_a_thought_in_pieces_of_any_length_comes_to_what_is_chosen(player: Bot, steps: int) -> None:
    for number, seen in enumerate(views(hands=10, seed="pieces")):
        thinking, choice = player.think(seen, Random(number)), None
        while choice is None:
            choice = some_steps(thinking, steps)
        assert player.choose(seen, Random(number)) == choice


@every_player
def test_thoughts_that_take_turns_do_not_meddle_with_each_other(player: Bot) -> None:
    """Of one player, who may sit on three seats."""
    random, seen = Random("turns"), views(hands=12, seed="turns")
    under_way = {at: player.think(one, Random(at)) for at, one in enumerate(seen)}
    chosen = {}
    while under_way:
        at = random.choice(list(under_way))
        if choice := some_steps(under_way[at], random.randrange(5)):
            chosen[at] = choice
            del under_way[at]
    assert {at: player.choose(one, Random(at)) for at, one in enumerate(seen)} == chosen


@every_player
def test_a_thought_that_was_left_changes_no_later_one(player: Bot) -> None:
    for number, seen in enumerate(views(hands=10, seed="left")):
        before = player.choose(seen, Random(number))
        thinking = player.think(seen, Random(number))
        some_steps(thinking, number)
        thinking.close()
        assert before == player.choose(seen, Random(number))


def test_a_player_who_needs_no_time_never_yields() -> None:
    choice = Choice(views(hands=1, seed="at once")[0].legal[0], Because(()))
    assert choice == some_steps(at_once(choice), steps=1)


def test_the_slow_player_yields_as_often_as_it_should_and_can_be_left() -> None:
    """Else the tests above, and those of the page, would show nothing."""
    slow, seen = SlowPlayer(turns=40), views(hands=1, seed="slow")[0]
    slow.choose(seen, Random(1))
    assert (1, 1, 40) == (slow.begun, slow.ended, slow.yielded)
    thinking = slow.think(seen, Random(1))
    assert some_steps(thinking, steps=25) is None
    assert (2, 1, 65) == (slow.begun, slow.ended, slow.yielded)
    thinking.close()
    assert (2, 2, 65) == (slow.begun, slow.ended, slow.yielded)
