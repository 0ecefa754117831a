"""The bidding: who is asked, what may be called, and how many auctions there are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from euchre.engine.actions import Action, Call, Discard, OrderUp, Pass
from euchre.engine.cards import Suit
from euchre.engine.errors import EuchreError
from euchre.engine.judge import legal_actions, why_not
from euchre.engine.position import Phase
from euchre.engine.reasons import DealerIsStuck, SuitTurnedDown
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.scoring import Result, outcome
from euchre.engine.seats import SEATS, Seat
from euchre.engine.steps import opening
from tests.rules import words

FOUR_PASSES = ("pass",) * 4
each_dealer = pytest.mark.parametrize("dealer", SEATS, ids=lambda seat: seat.name)


def test_all_four_seats_accept_the_upcard_by_one_and_the_same_action() -> None:
    """C-058, R22: order up, assist and take up differ in words alone."""
    for passes, seat in enumerate((Seat.W, Seat.N, Seat.E, Seat.S)):
        contract = words.bid(*("pass",) * passes, "order up").position.contract
        assert contract is not None
        assert seat is contract.maker


def test_each_seat_is_asked_once_in_each_round() -> None:
    """C-056, R21, R32: clockwise from the dealer's left, eight calls at most."""
    record = words.bid(*FOUR_PASSES * 2, rules=Rules(stick=False))
    assert ["W", "N", "E", "S"] * 2 == [seat.name for _, seat, _ in record.moves()]
    assert (Phase.OVER, None) == (record.position.phase, record.position.turn)


def test_without_redeals_or_bottoms_the_bidding_starts_at_once() -> None:
    """C-131: a holding of nines and tens is asked nothing."""
    weak = "S 9sJsQsKsAs/9hTh9cTc9d/JhQhKhAhTd/JdQdKdAdTs JcQcKcAc"
    assert {Pass(), OrderUp(), OrderUp(alone=True)} == set(
        legal_actions(words.bid(on=weak).position)
    )


@pytest.mark.parametrize(
    ("rules", "expected"),
    [(Rules(), (32, 60)), (Rules(stick=False), (33, 61))],
    ids=["stick", "nostick"],
)
def test_one_deal_has_as_many_auctions_as_counted(rules: Rules, expected: tuple[int, int]) -> None:
    """C-186, F17: calls alone, and with the dealer's discards."""
    ended = list(auctions(words.bid(rules=rules)))
    assert expected == (len({bids(record) for record in ended}), len(ended))


@pytest.mark.parametrize(
    ("rules", "expected"),
    [(Rules(), (16, 32)), (Rules(stick=False), (17, 33))],
    ids=["stick", "nostick"],
)
def test_without_lone_calls_there_are_half_as_many(rules: Rules, expected: tuple[int, int]) -> None:
    """C-186."""
    ended = list(auctions(words.bid(rules=rules), loners=False))
    assert expected == (len({bids(record) for record in ended}), len(ended))


def auctions(record: Record, *, loners: bool = True) -> Iterator[Record]:
    """Every way of getting to the first lead, or of passing out."""
    if record.position.phase in (Phase.PLAY, Phase.OVER):
        yield record
        return
    for action in legal_actions(record.position):
        if loners or not getattr(action, "alone", False):
            yield from auctions(record.then(action), loners=loners)


def bids(record: Record) -> tuple[Action, ...]:
    return tuple(action for action in record.actions if not isinstance(action, Discard))


@each_dealer
def test_a_stuck_dealer_may_name_each_suit_but_one_and_nothing_else(dealer: Seat) -> None:
    """F6, R33, R38, D19: alone or not, whatever he holds."""
    position = words.bid(*FOUR_PASSES, *("pass",) * 3, on=words.dealt_by(dealer)).position
    expected = {
        Call(suit, alone)
        for suit, alone in product((Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS), (False, True))
    }
    assert dealer is position.turn
    assert expected == set(legal_actions(position))
    assert DealerIsStuck() == why_not(position, Pass())
    assert SuitTurnedDown(Suit.CLUBS) == why_not(position, Call(Suit.CLUBS))


def test_nobody_else_is_ever_stuck() -> None:
    """R38."""
    for passes in range(7):
        position = words.bid(*("pass",) * passes).position
        assert None is why_not(position, Pass())
        assert not position.dealer_is_stuck


def test_any_suit_but_the_one_turned_down_may_be_called_held_or_not() -> None:
    """F11, R33, D19: South holds nothing but spades and hearts."""
    red = "E 9sTsJsQs9h/KsAsTh9d9c/JhQhKhAhTd/JdQdKdAdTc JcQcKcAc"
    position = words.bid(*FOUR_PASSES, on=red).position
    assert Seat.S is position.turn
    called = {action.suit for action in legal_actions(position) if isinstance(action, Call)}
    assert {Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS} == called


@each_dealer
def test_the_dealer_acts_while_he_owes_a_card(dealer: Seat) -> None:
    """F10, R28: whoever ordered up."""
    for passes in range(4):
        position = words.bid(*("pass",) * passes, "order up", on=words.dealt_by(dealer)).position
        assert (Phase.DISCARD, dealer) == (position.phase, position.turn)
        assert 6 == len(position.holding(dealer))


@each_dealer
def test_after_a_call_in_the_second_round_everybody_has_five_cards_to_play(dealer: Seat) -> None:
    """F9, R35."""
    position = words.bid(*FOUR_PASSES, "call h", on=words.dealt_by(dealer)).position
    assert [5, 5, 5, 5] == [len(holding) for holding in position.holdings]
    assert 5 == len(legal_actions(position))


def test_the_hand_ends_without_points_when_everybody_passes_twice() -> None:
    """R36, R37, F7: nothing is left to be done."""
    position = words.bid(*FOUR_PASSES * 2, rules=Rules(stick=False)).position
    assert (Phase.OVER, None, ()) == (position.phase, position.turn, legal_actions(position))
    assert (Result.PASSED_OUT, (0, 0)) == (outcome(position).result, outcome(position).pair)


@pytest.mark.parametrize("score", [(10, 0), (0, 10), (11, 3), (-1, 0)])
def test_a_hand_does_not_begin_at_a_score_that_ends_the_game(score: tuple[int, int]) -> None:
    """R77."""
    with pytest.raises(EuchreError, match=f"can't begin at {score[0]}-{score[1]}"):
        opening(Rules(), words.deal(words.PLAIN_DEAL), score)
