"""The solver agrees with the rules engine, played out in every way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from euchre.ai.ahead import world_of
from euchre.ai.bits import decoded
from euchre.ai.kernel import Question, card_tricks
from euchre.engine.actions import Play
from euchre.engine.cards import Card, Suit
from euchre.engine.judge import legal_actions
from euchre.engine.position import Contract, Mark, Phase, Position, Table, Trick
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat, Side
from euchre.engine.steps import step
from tests.ai import minimax

ALONE = ((), (), (Seat.S,), (Seat.E,), (Seat.S, Seat.W), (Seat.N, Seat.E))


def random_end(random: Random, cards: int) -> Position:
    """So many cards each, any pack and trump, anybody alone, nothing said of what came before."""
    rules = random.choice((Rules(), Rules(deck=25), Rules(deck=32), Rules(no_trump=True)))
    suit = random.choice((*Suit, None)) if rules.no_trump else random.choice(tuple(Suit))
    alone = random.choice(ALONE)
    contract = Contract(alone[0] if alone else Seat.W, suit, alone)
    pack = random.sample(rules.pack, len(rules.pack))
    held = [tuple(pack.pop() for _ in range(cards)) for _ in SEATS]
    leader = random.choice(contract.active_from(Seat.S))
    taken = (5 - cards, 0) if leader.side is Side.NS else (0, 5 - cards)
    s, w, n, e = held
    return Position(
        rules=rules,
        score=(0, 0),
        dealer=Seat.S,
        holdings=(s, w, n, e),
        table=Table(pack.pop(), Mark.TURNED_DOWN),
        phase=Phase.PLAY,
        turn=leader,
        contract=contract,
        trick=Trick(leader),
        taken=taken,
    )


def in_the_trick(position: Position, random: Random) -> Position:
    """Some cards later, not beyond the trick."""
    for _ in range(random.randrange(len(position.made().active_from(Seat.S)))):
        position = step(position, random.choice(legal_actions(position)))
    return position


def best(position: Position, side: Side, known: dict[Position, int]) -> int:
    """The tricks that a side takes in the whole hand when both play perfectly: plain minimax."""
    if position.phase is Phase.OVER:
        return position.taken[side.index]
    if position not in known:
        values = [best(step(position, one), side, known) for one in legal_actions(position)]
        ours = position.acting().side is side
        known[position] = max(values) if ours else min(values)
    return known[position]


def by_the_rules(position: Position) -> dict[Card, int]:
    """What each legal card is worth, found out by the rules engine alone."""
    side, known = position.acting().side, dict[Position, int]()
    return {
        action.card: best(step(position, action), side, known) - position.taken[side.index]
        for action in legal_actions(position)
        if isinstance(action, Play)
    }


def by_minimax(position: Position) -> dict[Card, int]:
    """The same by the reference that is fast enough for thousands of ends."""
    contract, trick = position.made(), position.trick
    assert trick is not None
    held = tuple(position.holding(seat) if contract.is_active(seat) else () for seat in SEATS)
    order = tuple(seat.index for seat in contract.active_from(trick.leader))
    return minimax.worth(minimax.End(contract.trump, held, order, trick.cards))


def solved(position: Position) -> dict[Card, int]:
    cards = decoded(position.made().trump)
    return {cards[bit]: tricks for bit, tricks in card_tricks(world_of(position)).items()}


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_every_card_is_worth_what_the_rules_say(cards: int) -> None:
    """On lead and in mid-trick, every pack, loners, lone defenders and no trump.

    The plain minimax agrees, by which `test_kernel_ends` proves the solver on many more.
    """
    random = Random(f"ends of {cards}")
    for _ in range(60):
        position = in_the_trick(random_end(random, cards), random)
        expected = by_the_rules(position)
        assert expected == by_minimax(position)
        assert expected == solved(position)


def test_a_question_is_answered_alike_for_each_number_of_tricks() -> None:
    """Yes up to what perfect play takes, no beyond."""
    random = Random("questions")
    for _ in range(40):
        position = random_end(random, 3)
        world, side = world_of(position), position.acting().side
        exact = max(by_the_rules(position).values())
        leader = position.acting().index
        h0, h1, h2, h3 = (world.holdings[(leader + at) % 4] for at in range(4))
        answers = [Question(world.trumps).takes(h0, h1, h2, h3, 3, wanted) for wanted in range(5)]
        assert [wanted <= exact for wanted in range(5)] == answers, side


@cache
def whole_deals() -> Sequence[Position]:
    random = Random("whole deals")
    found = (random_end(random, 5) for _ in range(400))
    return [one for one in found if len(one.made().alone) == 2][:4]


def test_whole_hands_of_two_players_are_worth_what_the_rules_say() -> None:
    """Five tricks of two cards are few enough to be played out in every way."""
    for position in whole_deals():
        assert by_the_rules(position) == solved(position)
