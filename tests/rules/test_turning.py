"""Turning: the same hand seen from another chair."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from euchre.engine.record import Record
from euchre.engine.turning import turned
from tests.rules.hands import hands, law
from tests.rules.test_symmetry import changed, facts, through, turn

places = st.integers(min_value=0, max_value=3)


@law
@given(hands(), places)
def test_a_turned_hand_is_the_hand_with_everybody_moved(record: Record, by: int) -> None:
    assert changed(record, turn(by)) == turned(record, by)


@law
@given(hands(), places, st.integers(min_value=0, max_value=40))
def test_a_composed_position_turns_like_a_hand(record: Record, by: int, at: int) -> None:
    """And plays on in the same way."""
    at = min(at, len(record.actions))
    composed = Record.composed(record.positions[at], record.actions[at:])
    moved = turned(composed, by)
    assert len(composed.positions) == len(moved.positions)
    for before, after in zip(composed.positions, moved.positions):
        assert through(facts(before), turn(by)) == facts(after)


@law
@given(hands(), places)
def test_turning_back_gives_the_same_hand(record: Record, by: int) -> None:
    assert record == turned(turned(record, by), -by)
    composed = Record.composed(record.position)
    assert composed == turned(turned(composed, by), 4 - by)
