"""The solver goes through few tricks: counted, not timed, so that every machine agrees."""

from __future__ import annotations

from functools import partial
from statistics import mean
from typing import Final

from tests.bench.kernel import hands, nodes, points

DEALS: Final = 150
MOST: Final = 40
"""Mean trick nodes; measured 29.6. There is room for other bids, which make other deals."""


def test_the_points_of_a_hand_take_few_trick_nodes() -> None:
    """After a real auction, at the first lead: what `python -m tests.bench.kernel` measures."""
    assert mean(nodes(partial(points, hand)) for hand in hands(DEALS)) <= MOST


def test_the_count_is_the_same_each_time() -> None:
    few = hands(10)
    first, second = ([nodes(partial(points, hand)) for hand in few] for _ in range(2))
    assert first == second
    assert sum(first) > 0
