"""Figures: what the statistics come to, and how sure that is. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from math import sqrt
from typing import Final

from euchre.app.counted import Counted
from euchre.app.statistics import Sums
from euchre.engine.cards import PACK
from euchre.engine.position import Pair
from euchre.engine.rules import CARDS_EACH
from euchre.engine.seats import Seat

SURE: Final = 2
"""Standard errors to either side within which nineteen of twenty figures lie."""

AT_LEAST: Final = 1.5
"""To either side, however few were dealt: one turned up where hardly any should be is no wonder."""

FEW: Final = 5
"""With fewer hands not even the error can be told."""


@dataclass(frozen=True, slots=True)
class Mean:
    """Points a hand."""

    hands: int
    us: float
    them: float
    error: float | None  # of the difference; None where too few hands were played to tell

    @property
    def difference(self) -> float:
        return self.us - self.them


def mean(sums: Sums, dealer: Seat | None = None) -> Mean:
    """Points a hand, of all hands or of those that one of the seats dealt."""
    scope = f"dealer-{dealer.name}." if dealer else ""
    hands, us, them, squares = (
        sums.get(f"{scope}{name}", 0) for name in ("hands", "us", "them", "squares")
    )
    if hands < FEW:
        return Mean(hands, us / max(1, hands), them / max(1, hands), None)
    spread = max(0.0, squares - (us - them) ** 2 / hands) / (hands - 1)
    return Mean(hands, us / hands, them / hands, SURE * sqrt(spread / hands))


@dataclass(frozen=True, slots=True)
class Calls:
    """What came of the hands in which somebody made trump."""

    euchred: int
    made: int  # with three or four tricks
    march: int
    others: int  # ended early

    @property
    def count(self) -> int:
        return self.euchred + self.made + self.march + self.others


def calls(sums: Sums, *names: str) -> Calls:
    """What came of calls: names as in the sums, `maker-S` or `alone-S`."""
    euchred, made, march, redealt, reneged = (
        sum(sums.get(f"{name}.{result}", 0) for name in names)
        for result in ("euchred", "made", "march", "redealt", "reneged")
    )
    return Calls(euchred, made, march, redealt + reneged)


@dataclass(frozen=True, slots=True)
class Chance:
    """How often something was dealt, and how often a fair pack deals it.

    Nineteen times out of twenty that is within `spread` of `expected`.
    """

    count: int
    expected: float
    spread: float

    @property
    def is_likely(self) -> bool:
        return abs(self.count - self.expected) <= self.spread


def trumps(sums: Sums, seat: Seat) -> Chance:
    """Cards of the up-card's suit that a seat was dealt: six are left among twenty-three."""
    return _drawn(sums, f"held-{seat.name}.trumps", len(PACK) - 1, 6)


def jacks(sums: Sums, seat: Seat) -> Chance:
    return _drawn(sums, f"held-{seat.name}.jacks", len(PACK), 4)


def jacks_turned(sums: Sums, dealer: Seat) -> Chance:
    """Jacks that were turned up where a seat dealt."""
    deals, chance = sums.get(f"up-{dealer.name}.deals", 0), 4 / len(PACK)
    spread = max(SURE * sqrt(deals * chance * (1 - chance)), AT_LEAST) if deals else 0.0
    return Chance(sums.get(f"up-{dealer.name}.jacks", 0), deals * chance, spread)


def _drawn(sums: Sums, name: str, pack: int, good: int) -> Chance:
    """Five cards a hand from a pack of which some are good (hypergeometric)."""
    hands, share = sums.get("dealt", 0), good / pack
    variance = CARDS_EACH * share * (1 - share) * (pack - CARDS_EACH) / (pack - 1)
    expected = hands * CARDS_EACH * share
    return Chance(sums.get(name, 0), expected, SURE * sqrt(hands * variance))


def course(hands: tuple[Counted, ...]) -> tuple[Pair, ...]:
    """Our points and theirs so far, after each of the hands; 0 and 0 first."""
    return tuple(accumulate((hand.points for hand in hands), _together, initial=(0, 0)))


def _together(one: Pair, other: Pair) -> Pair:
    return one[0] + other[0], one[1] + other[1]
