"""Records: then, back, through, and that they replay to every moment."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.engine.actions import Action
from euchre.engine.errors import EuchreError
from euchre.engine.judge import why_not
from euchre.engine.record import Record
from euchre.engine.steps import IllegalAction, step
from tests.rules import words
from tests.rules.hands import hands, law


@law
@given(hands())
def test_the_positions_are_what_the_actions_lead_to(record: Record) -> None:
    position = record.positions[0]
    for at, action in enumerate(record.actions, start=1):
        position = step(position, action)
        assert record.positions[at] == position
    assert len(record.actions) + 1 == len(record.positions)
    assert record.position == position


@law
@given(hands())
def test_taking_back_and_doing_again_is_the_same_record(record: Record) -> None:
    """U8: from every earlier moment."""
    for actions in range(len(record.actions) + 1):
        earlier = record.back(actions)
        redone = earlier.through(record.actions[len(earlier.actions) :])
        assert record == redone


@law
@given(hands())
def test_one_more_action_taken_back_leaves_the_record_as_it_was(record: Record) -> None:
    for action in words.IMAGINABLE:
        if why_not(record.position, action) is None:
            assert record == record.then(action).back()


@law
@given(hands(), st.integers(min_value=-30, max_value=30))
def test_only_what_was_done_can_be_taken_back(record: Record, actions: int) -> None:
    if 0 <= actions <= len(record.actions):
        assert len(record.actions) - actions == len(record.back(actions).actions)
        return
    with pytest.raises(EuchreError, match="can be taken back"):
        record.back(actions)


@law
@given(hands())
def test_a_composed_record_goes_on_as_the_whole_one_did(record: Record) -> None:
    middle = len(record.actions) // 2
    composed = Record.composed(record.positions[middle], record.actions[middle:])
    assert record.positions[middle:] == composed.positions
    assert (record.rules, record.score) == (composed.rules, composed.score)


@law
@given(hands())
def test_moves_tell_who_did_what(record: Record) -> None:
    moves = list(record.moves())
    assert list(record.actions) == [action for _, _, action in moves]
    assert [position.turn for position in record.positions[:-1]] == [seat for _, seat, _ in moves]


@law
@given(hands())
def test_the_repr_of_a_record_and_its_position_rebuilds_them(record: Record) -> None:
    composed = Record.composed(record.position)
    assert record == eval(repr(record), words.NAMES)
    assert composed == eval(repr(composed), words.NAMES)
    assert record.position == eval(repr(record.position), words.NAMES)


@law
@given(hands(), st.sampled_from(words.IMAGINABLE))
def test_a_record_refuses_what_the_position_refuses(record: Record, action: Action) -> None:
    """F12: with the same reason, and nothing is added."""
    reason = why_not(record.position, action)
    if reason is None:
        assert (*record.actions, action) == record.then(action).actions
        return
    before = repr(record)
    with pytest.raises(IllegalAction) as refusal:
        record.then(action)
    assert reason == refusal.value.reason
    assert before == repr(record)
