"""The chance to win from a score."""

from __future__ import annotations

import pytest

from euchre.ai.wins import DEALERS, OTHERS, win_chance


@pytest.mark.parametrize(
    ("ours", "theirs", "we_deal", "percent"),
    [
        (9, 9, True, 66),
        (8, 8, True, 54.5),
        (9, 6, False, 82),
        (9, 8, True, 72),
        (2, 8, True, 8),
        (2, 8, False, 7),
    ],
)
def test_the_chances_are_those_of_the_published_chart(
    ours: int, theirs: int, we_deal: bool, percent: float
) -> None:
    """Fred Benjamin's chart of games to ten, within two points."""
    assert percent == pytest.approx(100 * win_chance(ours, theirs, 10, we_deal), abs=2)


def test_a_hand_always_scores() -> None:
    assert pytest.approx(1) == sum(DEALERS.values()) + sum(OTHERS.values())


def test_one_side_or_the_other_wins() -> None:
    for ours in range(10):
        for theirs in range(10):
            other = win_chance(theirs, ours, 10, we_deal=False)
            assert pytest.approx(1) == win_chance(ours, theirs, 10, we_deal=True) + other


def test_more_points_and_the_deal_are_never_worse() -> None:
    for ours in range(9):
        for theirs in range(10):
            now = win_chance(ours, theirs, 10, we_deal=False)
            assert now < win_chance(ours + 1, theirs, 10, we_deal=False)
            assert now < win_chance(ours, theirs, 10, we_deal=True)


@pytest.mark.parametrize("target", [5, 7, 10, 11, 15])
def test_who_has_reached_the_target_has_won(target: int) -> None:
    """R77, R78; a game may end beyond the target."""
    assert 1 == win_chance(target, target - 1, target, we_deal=False)
    assert 0 == win_chance(target - 1, target + 2, target, we_deal=True)
