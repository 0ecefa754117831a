"""Payoff: what a hand in play brings, by the tricks that its makers take."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from euchre.engine.position import Contract
from euchre.engine.rules import CARDS_EACH, Rules
from euchre.engine.scoring import judged


class Payoff(NamedTuple):
    """The outcomes of one contract, from none of the tricks to all of them."""

    points: tuple[int, ...]  # by makers' tricks: North-South's minus East-West's
    levels: tuple[int, ...]  # from so many tricks on the points are others


@cache
def payoff(rules: Rules, contract: Contract) -> Payoff:
    """What the makers' tricks bring under these rules."""
    pairs = [judged(rules, contract, tricks).pair for tricks in range(CARDS_EACH + 1)]
    points = tuple(ns - ew for ns, ew in pairs)
    levels = (at for at in range(1, CARDS_EACH + 1) if points[at] != points[at - 1])
    return Payoff(points, tuple(levels))
