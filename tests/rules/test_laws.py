"""The laws that hold at every moment of every hand."""

from __future__ import annotations

import pytest
from hypothesis import given

from euchre.engine.actions import (
    Call,
    Discard,
    LayDown,
    OrderUp,
    Pass,
    Play,
)
from euchre.engine.cards import Card, in_pack_order
from euchre.engine.errors import EuchreError
from euchre.engine.judge import legal_actions, why_not
from euchre.engine.position import Mark, Phase, Position
from euchre.engine.record import Record
from euchre.engine.seats import SEATS
from euchre.engine.setup import Setup
from euchre.engine.steps import IllegalAction, step
from tests.rules.hands import hands, law, played
from tests.rules.words import imaginable


@law
@given(hands())
def test_an_action_is_legal_exactly_when_nothing_speaks_against_it(record: Record) -> None:
    """F12: over all actions there are, in every phase; a lay-down is asked for on its own."""
    for position in record.positions:
        legal = legal_actions(position)
        fine = {one for one in imaginable(position) if why_not(position, one) is None}
        assert fine - {LayDown()} == set(legal)
        assert len(legal) == len(set(legal))


@law
@given(hands())
def test_a_step_is_refused_exactly_when_something_speaks_against_it(record: Record) -> None:
    """F12, C-157: with that reason, so that no seat can ever renege."""
    for action in imaginable(record.position):
        reason = why_not(record.position, action)
        if reason is None:
            assert record.position != step(record.position, action)
            continue
        with pytest.raises(IllegalAction) as refusal:
            step(record.position, action)
        assert reason == refusal.value.reason
        assert isinstance(refusal.value, EuchreError)


@law
@given(hands())
def test_a_step_leaves_the_position_it_started_from_as_it_was(record: Record) -> None:
    """F12."""
    before = repr(record.position)
    for action in legal_actions(record.position):
        step(record.position, action)
    assert before == repr(record.position)


@law
@given(hands())
def test_every_card_is_somewhere_exactly_once(record: Record) -> None:
    """C-114: held, on the table, put down or played; the trick's cards are among the played."""
    for at, position in enumerate(record.positions):
        gone = played(record.back(len(record.actions) - at))
        assert position.rules.pack == in_pack_order((*held_or_lying(position), *gone))
        trick = position.trick.cards if position.trick else ()
        assert gone[len(gone) - len(trick) :] == trick


def held_or_lying(position: Position) -> list[Card]:
    table = position.table
    upcard = () if table.mark is Mark.TAKEN else (table.upcard,)
    assert table.kitty is not None  # a hand from its deal on knows its kitty
    held = [card for holding in position.holdings for card in holding]
    return [*held, *upcard, *table.kitty, *table.put_down]


@law
@given(hands())
def test_holdings_stay_in_pack_order(record: Record) -> None:
    """So that equal moments are equal values."""
    for position in record.positions:
        assert tuple(map(in_pack_order, position.holdings)) == position.holdings


@law
@given(hands())
def test_somebody_can_act_exactly_until_the_hand_is_over(record: Record) -> None:
    """F6, F7: no dead end, and nothing after the end."""
    for position in record.positions:
        over = position.phase is Phase.OVER
        assert over is (position.turn is None)
        assert over is (legal_actions(position) == ())


@law
@given(hands(finished=True))
def test_a_hand_ends_within_its_calls_and_its_cards(record: Record) -> None:
    """C-056, F5: at most eight calls, one discard of the dealer, five tricks."""
    plays = [action for action in record.actions if isinstance(action, Play)]
    calls = [action for action in record.actions if isinstance(action, Pass | OrderUp | Call)]
    discards = [action for action in record.actions if isinstance(action, Discard)]
    last = record.position
    contract = last.contract
    assert Phase.OVER is last.phase
    assert len(calls) <= 8
    assert len(discards) <= (2 if last.rules.partners_best else 1)
    if not last.ended:
        players = 0 if contract is None else 4 - len(contract.alone)
        assert 5 * players == len(plays)


@law
@given(hands())
def test_a_seat_that_sits_out_is_asked_for_nothing_but_its_best_card(record: Record) -> None:
    """F4, F10, R64."""
    for position, seat, action in record.moves():
        if isinstance(action, Discard) and position.phase is Phase.DISCARD:
            assert position.dealer is seat
        if position.contract is not None and position.phase not in (Phase.GIVE, Phase.DEFEND):
            assert position.contract.is_active(seat)


@law
@given(hands())
def test_seats_hold_as_many_cards_as_they_have_still_to_play(record: Record) -> None:
    """R4, R28, F9: one more for the dealer who owes a discard or sits out with the up-card."""
    for position in record.positions:
        contract = position.contract
        if position.ended or (contract and position.rules.partners_best and contract.loner):
            continue  # the first leaves cards unplayed, the second moves one
        plays = [seat for seat, _ in position.plays()]
        for seat in SEATS:
            idle = contract is not None and not contract.is_active(seat)
            gone = 0 if idle else sum(position.taken) + plays.count(seat)
            extra = seat is position.dealer and position.table.mark is Mark.TAKEN
            owes = position.phase is Phase.DISCARD or not position.dealer_discards
            assert 5 - gone + (extra and owes) == len(position.holding(seat))


@law
@given(hands())
def test_every_position_of_a_hand_is_a_possible_arrangement(record: Record) -> None:
    """What play leads to, the check of composed positions has no fault to find in."""
    for position in record.positions:
        assert () == Setup.of(position).faults()
        assert position == Setup.of(position).position()
