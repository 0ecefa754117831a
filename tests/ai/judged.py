"""Judged: what a player does, beside what a far deeper search finds of it.

A choice passes when it loses no more than noise, the judge's and its own: the judge sees many more
worlds, drawn from another seed. What a test leaves open is dealt in several ways, each with a seed
of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from math import hypot, inf
from random import Random
from typing import Final, NamedTuple

from euchre.ai.bot import Choice, Option
from euchre.ai.levels import bot
from euchre.ai.search import Depth, Searcher
from euchre.ai.wins import win_chance
from euchre.engine.actions import Action, Call, Discard, OrderUp, Play
from euchre.engine.position import Pair
from euchre.engine.record import Record
from euchre.engine.seats import Seat
from euchre.engine.view import View, view
from euchre.notation.pen import read_position
from tests.ai.seats import HOUSE, deals, said

WORLDS: Final = 1000
NOISE: Final = 2.5
"""Standard errors of the paired distance to the best action."""
NEAR: Final = 0.05
"""Points that are too few to speak of."""
TRIES: Final = 3
"""Ways of dealing what is left open, and seeds."""

JUDGES: Final = {
    "expert": Searcher(Depth(WORLDS, clear=inf)),
    "hard": Searcher(Depth(WORLDS, wins=False, clear=inf)),
}


class Loss(NamedTuple):
    """How much less an action promises than the best one, in points of a hand."""

    points: float
    error: float  # paired; of the judge, and of the player for what the judge would do

    @property
    def is_noise(self) -> bool:
        return self.points <= max(NEAR, NOISE * self.error)


def dealt(
    dealer: Seat, upcard: str, so_far: str, score: Pair = (0, 0), **holdings: str
) -> Iterator[Record]:
    """Hands after these actions, what is left open dealt in several ways."""
    ways = islice(deals(dealer, upcard, HOUSE, **holdings), TRIES)
    return (Record.of(HOUSE, deal, score, said(so_far)) for deal in ways)


def does(
    dealer: Seat,
    upcard: str,
    so_far: str,
    level: str = "expert",
    score: Pair = (0, 0),
    **holdings: str,
) -> set[str]:
    """What a player does after these actions, each choice judged; cards and bids in PEN."""
    return _judged(dealt(dealer, upcard, so_far, score, **holdings), level)


def does_in(position: str, level: str = "expert") -> set[str]:
    """What a player does in a composed position, by several seeds."""
    return _judged([Record.composed(read_position(position))] * TRIES, level)


def _judged(records: Iterable[Record], level: str) -> set[str]:
    found = set[str]()
    for number, record in enumerate(records):
        seen = view(record, record.position.acting())
        choice = bot(level).choose(seen, Random(f"asked {number}"))
        lost = loss(seen, choice, level)
        assert lost.is_noise, (told(choice.action), lost)
        found.add(told(choice.action))
    return found


def loss(seen: View, choice: Choice, level: str = "expert") -> Loss:
    """What a choice loses by deep simulation, by what players of that level aim at."""
    best, own = deep(seen, level), _options(choice)
    judged, unit = _options(best), 1.0 if level == "hard" else _point(seen)
    if not judged:  # there was no choice
        return Loss(0.0, 0.0)
    gap = _worth(judged[best.action], level, unit) - _worth(judged[choice.action], level, unit)
    error = hypot(judged[choice.action].error, own[best.action].error)
    return Loss(gap / unit, error / unit)


def _options(choice: Choice) -> dict[Action, Option]:
    return {option.action: option for option in choice.because.options}


@cache
def deep(seen: View, level: str = "expert") -> Choice:
    """The judge's choice."""
    return JUDGES[level].choose(seen, Random("judge"))


def _worth(option: Option, level: str, point: float) -> float:
    alone = isinstance(option.action, OrderUp | Call) and option.action.alone
    margin = Depth(WORLDS).alone * point if alone else 0.0
    return (option.points if level == "hard" else option.wins) - margin


def _point(seen: View) -> float:
    """What one point of this hand adds to the chance to win the game."""
    ours, theirs = (seen.score[side.index] for side in (seen.seat.side, seen.seat.side.other))
    we_deal = seen.dealer.left.side is seen.seat.side
    after = (win_chance(ours + at, theirs, seen.rules.target, we_deal) for at in (1, 0))
    more, none = after
    return more - none


def told(action: Action) -> str:
    """A bid or a card as in PEN."""
    match action:
        case Play(card):
            return str(card)
        case Discard(card):
            return f"-{card}"
        case OrderUp(alone):
            return "o*" if alone else "o"
        case Call(suit, alone):
            return f"{suit.value if suit else 'n'}{'*' if alone else ''}"
        case _:
            return "p"
