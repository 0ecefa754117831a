"""What a hand is worth: one function, every outcome."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.engine.cards import Suit
from euchre.engine.errors import EuchreError
from euchre.engine.position import Contract, Phase
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.scoring import Outcome, Result, judged, outcome
from euchre.engine.seats import Seat, Side
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


DEFAULT: Final = st.just(Rules())


def made_by(side: Side, alone: bool = False, defender: Seat | None = None) -> Contract:
    """Hearts made by a side, a player of it alone or not, a defender alone or not."""
    maker = side.seats[0]
    alone_seats = (maker,) * alone + ((defender,) if defender else ())
    return Contract(maker, Suit.HEARTS, alone_seats)


@pytest.mark.parametrize("makers", Side)
@pytest.mark.parametrize("tricks", POINTS)
def test_the_makers_tricks_decide_the_points(makers: Side, tricks: int) -> None:
    """R42, R69-R75."""
    for alone, points in zip((False, True), POINTS[tricks]):
        found = judged(Rules(), made_by(makers, alone), tricks)
        assert (makers if points > 0 else makers.other) is found.side
        assert abs(points) == found.points
        assert alone == found.alone


@pytest.mark.parametrize("tricks", POINTS)
def test_an_outcome_is_named_by_what_the_makers_took(tricks: int) -> None:
    """R69-R71."""
    names = ["euchred", "euchred", "euchred", "made", "made", "march"]
    assert names[tricks] == judged(Rules(), made_by(Side.NS), tricks).result.value


@law
@given(hands(finished=True))
def test_exactly_one_side_scores_unless_the_hand_was_not_played(record: Record) -> None:
    """C-107, R37, R72: passed out or dealt again; only a renege can cost points."""
    found = outcome(record.position)
    scoring = [points for points in found.pair if points]
    if found.result in (Result.PASSED_OUT, Result.REDEALT):
        assert (Outcome(found.result), []) == (found, scoring)
    else:
        assert [found.points] == scoring
        assert (found.points < 0) is (found == Outcome(Result.RENEGED, found.side, -4))


@law
@given(hands(finished=True, under=DEFAULT))
def test_points_follow_from_the_tricks_taken(record: Record) -> None:
    """F17, R69-R75: read off the table above."""
    contract = record.position.contract
    assert contract is not None  # the dealer is stuck
    makers = contract.maker.side
    tricks = record.position.taken[makers.index]
    points = POINTS[tricks][bool(contract.alone)]
    ns = points if (points > 0) is (makers is Side.NS) else 0
    ew = points if (points > 0) is (makers is Side.EW) else 0
    assert (abs(ns), abs(ew)) == outcome(record.position).pair


WORTH = {  # rules, a lone maker, a lone defender, the makers' tricks: the defenders' points
    "R76: a lone defender takes three": (Rules(defend_alone="any"), False, True, 2, 2),
    "R76: a lone defender takes all": (Rules(defend_alone="any"), False, True, 0, 4),
    "V3: any euchre by a lone defender": (
        Rules(defend_alone="vs_lone", defend_alone_score="four"),
        True,
        True,
        2,
        4,
    ),
    "V2: a lone maker is euchred": (Rules(lone_euchre=4), True, False, 2, 4),
    "V2: makers together are euchred": (Rules(lone_euchre=4), False, False, 2, 2),
    "V4: no trick at all": (Rules(super_euchre=True), False, False, 0, 4),
    "V4: one trick": (Rules(super_euchre=True), False, False, 1, 2),
    "the most that any option gives": (
        Rules(lone_euchre=4, super_euchre=True, defend_alone="any"),
        True,
        True,
        0,
        4,
    ),
}


@pytest.mark.parametrize(
    ("rules", "alone", "defended", "tricks", "points"), WORTH.values(), ids=WORTH
)
def test_an_option_makes_a_euchre_dearer(
    rules: Rules, alone: bool, defended: bool, tricks: int, points: int
) -> None:
    contract = made_by(Side.NS, alone, Seat.W if defended else None)
    expected = Outcome(Result.EUCHRED, Side.EW, points, alone, not tricks, defended)
    assert expected == judged(rules, contract, tricks)


@pytest.mark.parametrize("tricks", [3, 4, 5])
def test_makers_against_a_lone_defender_score_as_usual(tricks: int) -> None:
    """C-083, C-084, D10."""
    rules = Rules(defend_alone="any", defend_alone_score="four")
    for alone in (False, True):
        usual = judged(Rules(), made_by(Side.NS, alone), tricks)
        assert usual == judged(rules, made_by(Side.NS, alone, Seat.E), tricks)


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
    found = judged(Rules(), made_by(Side.EW, alone=True), 5)
    assert found == eval(repr(found))
    assert words.pair("0-4") == found.pair
