"""Wins: how likely a side wins the game from a score, for sides that play alike."""

from __future__ import annotations

from functools import cache
from typing import Final

DEALERS: Final = {1: 0.44, 2: 0.18, 4: 0.04}
OTHERS: Final = {1: 0.14, 2: 0.18, 4: 0.02}
"""How often a hand brings so many points to the side that deals, and to the other side.

Club players among themselves come to 0.47, 0.18, 0.04 and 0.13, 0.18, 0.01 in 12,000 hands; people,
by the win chart that Fred Benjamin published, let the dealers score a little less often.
"""


@cache
def win_chance(ours: int, theirs: int, target: int, we_deal: bool) -> float:
    """The chance to win from these points when the next hand is ours to deal or theirs."""
    if ours >= target:
        return 1.0
    if theirs >= target:
        return 0.0
    if not we_deal:
        return 1.0 - win_chance(theirs, ours, target, we_deal=True)
    up = sum(share * _after(ours + points, theirs, target) for points, share in DEALERS.items())
    down = sum(share * _after(ours, theirs + points, target) for points, share in OTHERS.items())
    return up + down


def _after(ours: int, theirs: int, target: int) -> float:
    """The chance of the side that has dealt, once the hand is scored: the others deal next."""
    if ours >= target:
        return 1.0
    if theirs >= target:
        return 0.0
    return 1.0 - win_chance(theirs, ours, target, we_deal=True)
