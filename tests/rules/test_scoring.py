"""What a hand is worth: one function, every outcome."""

from __future__ import annotations

import pytest
from hypothesis import given

from euchre.engine.errors import EuchreError
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.scoring import Outcome, Result, judged, outcome
from euchre.engine.seats import Side
from tests.rules import words
from tests.rules.hands import hands, law

POINTS = {  # tricks of the makers: points together, points alone; minus is for the defenders
    0: (-2, -2),  # R72, R75
    1: (-2, -2),
    2: (-2, -2),  # R71, R75
    3: (1, 1),  # R69, R74
    4: (1, 1),
    5: (2, 4),  # R70, R73
}


@pytest.mark.parametrize("makers", Side)
@pytest.mark.parametrize("tricks", POINTS)
def test_the_makers_tricks_decide_the_points(makers: Side, tricks: int) -> None:
    """R42, R69-R75."""
    for alone, points in zip((False, True), POINTS[tricks]):
        found = judged(makers, tricks, alone)
        assert (makers if points > 0 else makers.other) is found.side
        assert abs(points) == found.points
        assert alone == found.alone


@pytest.mark.parametrize("tricks", POINTS)
def test_an_outcome_is_named_by_what_the_makers_took(tricks: int) -> None:
    """R69-R71."""
    names = ["euchred", "euchred", "euchred", "made", "made", "march"]
    assert names[tricks] == judged(Side.NS, tricks, alone=False).result.value


@law
@given(hands(finished=True))
def test_exactly_one_side_scores_unless_the_hand_was_passed_out(record: Record) -> None:
    """C-107, R37, R72."""
    found = outcome(record.position)
    scoring = [points for points in found.pair if points]
    if record.position.contract is None:
        assert (Outcome(Result.PASSED_OUT), []) == (found, scoring)
    else:
        assert [found.points] == scoring


@law
@given(hands(finished=True))
def test_points_follow_from_the_tricks_taken(record: Record) -> None:
    """F17, R69-R75: read off the table above."""
    contract = record.position.contract
    if contract is None:
        return
    makers = contract.maker.side
    tricks = record.position.taken[makers.index]
    points = POINTS[tricks][bool(contract.alone)]
    ns = points if (points > 0) is (makers is Side.NS) else 0
    ew = points if (points > 0) is (makers is Side.EW) else 0
    assert (abs(ns), abs(ew)) == outcome(record.position).pair


@law
@given(hands())
def test_a_hand_has_an_outcome_only_when_it_is_over(record: Record) -> None:
    """R62, C-108."""
    if record.position.phase is Phase.OVER:
        assert outcome(record.position)
        return
    with pytest.raises(EuchreError, match="only when it is over"):
        outcome(record.position)


def test_the_repr_of_an_outcome_rebuilds_it() -> None:
    found = judged(Side.EW, 5, alone=True)
    assert found == eval(repr(found))
    assert words.pair("0-4") == found.pair
