"""Outcome: how a hand ended and what it is worth. The only place where points are given."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from euchre.engine.deal import CARDS_EACH
from euchre.engine.errors import EuchreError
from euchre.engine.position import Pair, Phase, Position
from euchre.engine.seats import Side

ENOUGH = 3
"""Tricks that the makers need (R42)."""


class Result(Enum):
    """How a hand ended."""

    PASSED_OUT = "passed out"  # nobody made trump: no points (R37)
    MADE = "made"  # the makers took three or four tricks (R69)
    MARCH = "march"  # the makers took all five (R70)
    EUCHRED = "euchred"  # the defenders took three or more (R71)

    def __repr__(self) -> str:
        return f"Result.{self.name}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a hand ended: who scores how many points, and for what."""

    result: Result
    side: Side | None = None  # the side that scores; None when the hand was passed out
    points: int = 0
    alone: bool = False  # a maker played alone

    @property
    def pair(self) -> Pair:
        """The points of North-South and of East-West."""
        return (
            self.points if self.side is Side.NS else 0,
            self.points if self.side is Side.EW else 0,
        )


def outcome(position: Position) -> Outcome:
    """What a finished hand brought.

    Raises `EuchreError` while the hand is not over.
    """
    if position.phase is not Phase.OVER:
        raise EuchreError("a hand has an outcome only when it is over")
    contract = position.contract
    if contract is None:
        return Outcome(Result.PASSED_OUT)
    makers = contract.maker.side
    alone = any(seat.side is makers for seat in contract.alone)
    return judged(makers, position.taken[makers.index], alone)


def judged(makers: Side, tricks: int, alone: bool) -> Outcome:
    """The outcome for makers who took so many tricks, alone or together (R69-R75)."""
    if tricks < ENOUGH:
        return Outcome(Result.EUCHRED, makers.other, 2, alone)
    if tricks < CARDS_EACH:
        return Outcome(Result.MADE, makers, 1, alone)
    return Outcome(Result.MARCH, makers, 4 if alone else 2, alone)
