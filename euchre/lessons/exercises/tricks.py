"""Tricks: who takes a trick that lies on the table, and what a hand was worth."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Final

from euchre.engine.cards import Card
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.scoring import Outcome, Result, outcome
from euchre.engine.trump import Trump
from euchre.lessons.exercises.hands import (
    alone,
    bid,
    fresh,
    played,
    stages,
    turned_by_chance,
)
from euchre.lessons.question import Kind, Question, asked, trick_shown

Trick = tuple[Card, ...]
Fits = Callable[[Trump, Trick], bool]

# Who takes it


def trumps(trump: Trump, trick: Trick) -> int:
    """How many trumps lie in a trick."""
    return sum(map(trump.is_trump, trick))


def _followed(trump: Trump, trick: Trick) -> bool:
    return len({trump.suit_of(card) for card in trick}) == 1 and not trumps(trump, trick)


def _thrown_off(trump: Trump, trick: Trick) -> bool:
    """A card that can't win looks higher than the one that does."""
    best = trick[trump.best(trick)]
    others = (card for card in trick if trump.suit_of(card) is not trump.suit_of(best))
    higher = any(trump.strength(card) > trump.strength(best) for card in others)
    return higher and not trumps(trump, trick)


def _ruffed(trump: Trump, trick: Trick) -> bool:
    return trumps(trump, trick) == 1 and not trump.is_trump(trick[0])


def _overruffed(trump: Trump, trick: Trick) -> bool:
    return trumps(trump, trick) >= 2 and not trump.is_trump(trick[0])


def _with_left(trump: Trump, trick: Trick) -> bool:
    """The left bower lies beside a card that it can be taken for, or a trump."""
    if trump.left is None or trump.left not in trick:
        return False
    printed = sum(card.suit is trump.left.suit for card in trick)
    return trumps(trump, trick) >= 2 or printed >= 2


TRICK: Final[dict[int, Fits]] = {
    1: _followed,
    2: _thrown_off,
    3: _ruffed,
    4: _overruffed,
    5: _with_left,
}
"""What makes a trick fit for each rung."""


def trick(rung: int, random: Random) -> Question:
    """Who takes a trick in which everybody who plays has played."""
    for _ in count():
        over = played(fresh(random), random)
        found = [one for one in stages(over) if _is_whole(one) and _fits(one, TRICK[rung])]
        if found:
            return asked(Kind.WINNER, turned_by_chance(random.choice(found), random))
    raise AssertionError("there is always another hand")


def _is_whole(record: Record) -> bool:
    """Whether the last card that was played has completed a trick."""
    position = record.position
    return sum(position.taken) > 0 and not (position.trick and position.trick.cards)


def _fits(record: Record, fits: Fits) -> bool:
    cards = tuple(card for _, card in trick_shown(record))
    return fits(record.position.made().trump, cards)


# What a hand was worth

End = tuple[Result, bool]
"""How a hand ends, and whether the maker was alone."""

_MADE: Final = (Result.MADE, False)
_MARCH: Final = (Result.MARCH, False)
_EUCHRED: Final = (Result.EUCHRED, False)
_ALONE: Final = ((Result.MADE, True), (Result.MARCH, True), (Result.EUCHRED, True))

POINTS: Final[dict[int, tuple[tuple[End, ...], ...]]] = {
    1: ((_MADE,), (_MARCH,)),
    2: ((_MADE,), (_MARCH,), (_EUCHRED,)),
    3: tuple((end,) for end in _ALONE),
    4: ((_MADE, _ALONE[0]), (_MARCH, _EUCHRED, _ALONE[2]), (_ALONE[1],)),
}
"""The ends of hands that each rung asks about: each group as often, and in it each end."""


def points(rung: int, random: Random) -> Question:
    """Which side scores how many for a hand that was played to its end."""
    wanted = random.choice(random.choice(POINTS[rung]))
    for _ in count():
        over = _played(random, bold=wanted[1])
        if end_of(outcome(over.position)) == wanted:
            return asked(Kind.POINTS, turned_by_chance(over, random))
    raise AssertionError("there is always another hand")


def end_of(worth: Outcome) -> End:
    return worth.result, worth.alone


def _played(random: Random, *, bold: bool) -> Record:
    """A hand at its end; whoever is bold makes trump alone."""
    *_, made = bid(random)
    contract = made.position.contract
    if bold and contract and made.position.phase is not Phase.OVER and not contract.alone:
        made = alone(made)
    return played(made, random)
