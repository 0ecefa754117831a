"""Outcome: how a hand ended and what it is worth. The only place where points are given."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from euchre.engine.errors import EuchreError
from euchre.engine.position import Contract, Ending, Pair, Phase, Position
from euchre.engine.rules import CARDS_EACH, Rules
from euchre.engine.seats import Side

ENOUGH = 3
"""Tricks that the makers need (R42)."""


class Result(Enum):
    """How a hand ended."""

    PASSED_OUT = "passed out"  # nobody made trump: no points (R37)
    MADE = "made"  # the makers took three or four tricks (R69)
    MARCH = "march"  # the makers took all five (R70)
    EUCHRED = "euchred"  # the defenders took three or more (R71)
    REDEALT = "redealt"  # a player called for a new deal: no points (R89, R91)
    RENEGED = "reneged"  # a player did not follow although he could (R94)

    def __repr__(self) -> str:
        return f"Result.{self.name}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a hand ended: who scores how many points, and for what."""

    result: Result
    side: Side | None = None  # the side that scores; None when nobody does
    points: int = 0  # below 0 for the side that a renege costs points (R92)
    alone: bool = False  # a maker played alone
    trickless: bool = False  # makers who are euchred took nothing
    defended_alone: bool = False  # and a defender did it alone

    @property
    def pair(self) -> Pair:
        """The points of North-South and of East-West."""
        return (
            self.points if self.side is Side.NS else 0,
            self.points if self.side is Side.EW else 0,
        )

    def favours(self, side: Side) -> bool:
        """Whether it is to the good of a side; a renege may cost its own."""
        return (self.side is side) is (self.points > 0)


def outcome(position: Position) -> Outcome:
    """What a finished hand brought.

    Raises `EuchreError` while the hand is not over.
    """
    if position.phase is not Phase.OVER:
        raise EuchreError("a hand has an outcome only when it is over")
    contract = position.contract
    if contract is None:
        return Outcome(Result.PASSED_OUT)
    match position.ended:
        case Ending.REDEAL, _:
            return Outcome(Result.REDEALT)
        case Ending.RENEGE, culprit:
            return _reneged(position.rules, culprit.side)
        case _:
            return judged(position.rules, contract, position.taken[contract.maker.side.index])


def score_after(position: Position) -> Pair:
    """The points of both sides, what a finished hand brought included (R77: not capped)."""
    if position.phase is not Phase.OVER:
        return position.score
    ns, ew = outcome(position).pair
    return (position.score[0] + ns, position.score[1] + ew)


def judged(rules: Rules, contract: Contract, tricks: int) -> Outcome:
    """The outcome for makers who took so many tricks, alone or together (R69-R76)."""
    makers, alone = contract.maker.side, contract.loner is not None
    if tricks < ENOUGH:
        points, by_one = _euchre(rules, contract, tricks), contract.lone_defender is not None
        return Outcome(Result.EUCHRED, makers.other, points, alone, not tricks, by_one)
    if tricks < CARDS_EACH:
        return Outcome(Result.MADE, makers, 1, alone)
    return Outcome(Result.MARCH, makers, 4 if alone else 2, alone)


def _euchre(rules: Rules, contract: Contract, tricks: int) -> int:
    """What a euchre is worth: the most that the house gives for any side of it."""
    lone_euchre = rules.lone_euchre if contract.loner else 2
    super_euchre = 4 if rules.super_euchre and not tricks else 2
    all_of_it = rules.defend_alone_score == "four" or not tricks
    defended_alone = 4 if contract.lone_defender and all_of_it else 2
    return max(lone_euchre, super_euchre, defended_alone)


def _reneged(rules: Rules, side: Side) -> Outcome:
    """The side loses four (R92), or the other gains two (R93); nothing else is scored."""
    if rules.renege_penalty == "minus4":
        return Outcome(Result.RENEGED, side, -4)
    return Outcome(Result.RENEGED, side.other, 2)
