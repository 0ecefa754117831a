"""Discard and play: what is refused and why, who sits out, who leads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from euchre.engine.actions import Call, Discard, OrderUp, Play
from euchre.engine.cards import PACK, Card, Suit, cards
from euchre.engine.judge import legal_actions, why_not
from euchre.engine.position import Phase, Position, Trick
from euchre.engine.reasons import (
    HandIsOver,
    MustFollow,
    NotHeld,
    Reason,
    UpcardStays,
    WrongMoment,
)
from euchre.engine.record import Record
from euchre.engine.scoring import outcome
from euchre.engine.seats import SEATS, Seat
from euchre.engine.steps import IllegalAction, step
from tests.rules import words

FOUR_PASSES = ("pass",) * 4
each_dealer = pytest.mark.parametrize("dealer", SEATS, ids=lambda seat: seat.name)


def lone_starts(dealer: Seat) -> Iterator[Record]:
    """Every way of going alone with this dealer, up to the first lead."""
    for passes in range(8):
        record = words.bid(*("pass",) * passes, on=words.dealt_by(dealer))
        alone = OrderUp(alone=True) if passes < 4 else Call(Suit.HEARTS, alone=True)
        yield at_the_lead(record.then(alone))


def at_the_lead(record: Record) -> Record:
    """The record after the dealer's discard, if he owes one."""
    while record.position.phase is Phase.DISCARD:
        record = record.then(legal_actions(record.position)[0])
    return record


def to_the_end(record: Record) -> Record:
    while record.position.phase is not Phase.OVER:
        record = record.then(legal_actions(record.position)[0])
    return record


def refusal(position: Position, text: str) -> Reason | None:
    return why_not(position, words.action(text))


# Refusals


def test_a_card_that_does_not_follow_is_refused_and_nothing_changes() -> None:
    """C-015, R48, R56, F12: the jack of diamonds counts as a heart."""
    position = words.following(Suit.HEARTS, Card.parse("Kd"), cards("Jd9dAc"))
    before = repr(position)
    expected = MustFollow(Suit.DIAMONDS, Suit.HEARTS, Card.parse("Jd"), cards("9d"))
    with pytest.raises(IllegalAction) as refused:
        step(position, words.action("play Jd"))
    assert expected == refused.value.reason
    assert (Seat.N, before) == (position.turn, repr(position))


def test_a_card_that_is_not_held_is_refused() -> None:
    """C-016, F12."""
    position = words.following(Suit.CLUBS, None, cards("9cKd"))
    assert NotHeld(Card.parse("As")) == refusal(position, "play As")


def test_a_second_card_to_the_same_trick_is_refused() -> None:
    """F12: once West has played, his other cards are not North's."""
    lead = words.bid("order up", "discard 9s").position
    first, second = lead.holding(Seat.W)[:2]
    after = step(lead, Play(first))
    assert Seat.N is after.turn
    assert NotHeld(second) == why_not(after, Play(second))
    assert NotHeld(first) == why_not(after, Play(first))


def test_the_left_bower_led_calls_for_trumps_not_for_its_printed_suit() -> None:
    """F2, R48: hearts are trump, the jack of diamonds is led, 9h must be played, not Ad."""
    position = words.following(Suit.HEARTS, Card.parse("Jd"), cards("9hAd"))
    assert (Play(Card.parse("9h")),) == legal_actions(position)
    expected = MustFollow(Suit.HEARTS, Suit.HEARTS, Card.parse("Ad"), cards("9h"))
    assert expected == refusal(position, "play Ad")


@pytest.mark.parametrize("trump", Suit, ids=lambda suit: suit.value)
def test_any_card_may_be_led(trump: Suit) -> None:
    """F1, R52: trump with side cards in the holding, too."""
    for holding in (PACK[0:5], PACK[5:10], PACK[10:15], PACK[15:20], PACK[4:24:4]):
        position = words.following(trump, None, holding)
        assert set(map(Play, holding)) == set(legal_actions(position))


def test_the_upcard_may_not_be_put_down_again_but_any_other_card_may() -> None:
    """C-043, R28, R29, F13, D2."""
    position = words.bid("order up").position
    assert UpcardStays(Card.parse("9c")) == refusal(position, "discard 9c")
    assert NotHeld(Card.parse("Ah")) == refusal(position, "discard Ah")
    assert set(map(Discard, cards("9sQsThJdAc"))) == set(legal_actions(position))


@pytest.mark.parametrize(
    ("bids", "texts"),
    [
        ((), ["call h", "call c alone", "discard 9s", "play Ks"]),
        (FOUR_PASSES, ["order up", "order up alone", "discard 9s", "play Ks"]),
        (("order up",), ["pass", "order up", "call h", "play 9s"]),
        (("order up", "discard 9s"), ["pass", "order up", "call h", "discard Ks"]),
    ],
    ids=["order", "call", "discard", "play"],
)
def test_an_action_of_another_phase_is_refused(bids: tuple[str, ...], texts: list[str]) -> None:
    """F12: whatever the cards."""
    position = words.bid(*bids).position
    assert [WrongMoment()] * len(texts) == [refusal(position, text) for text in texts]


def test_nothing_can_be_done_after_the_hand() -> None:
    position = to_the_end(words.bid("order up")).position
    assert {HandIsOver()} == {why_not(position, action) for action in words.IMAGINABLE}


# Alone


@each_dealer
def test_three_seats_play_fifteen_cards_when_somebody_is_alone(dealer: Seat) -> None:
    """F4, F5, R64, C-072: for every dealer and maker, and the hand ends after five tricks."""
    for start in lone_starts(dealer):
        contract = start.position.contract
        assert contract is not None
        out = contract.maker.partner
        record = to_the_end(start)
        plays = Counter(seat for _, seat, act in record.moves() if isinstance(act, Play))
        assert {seat: 5 for seat in SEATS if seat is not out} == dict(plays)
        assert 5 == sum(record.position.taken)
        assert start.position.holding(out) == record.position.holding(out)
        assert outcome(record.position).points > 0


@each_dealer
def test_the_dealers_left_leads_or_the_next_seat_that_plays(dealer: Seat) -> None:
    """R52, D8: against a loner in the third seat the dealer's partner leads."""
    for start in lone_starts(dealer):
        contract = start.position.contract
        assert contract is not None
        eldest_sits_out = contract.maker is dealer.left.partner
        assert (dealer.partner if eldest_sits_out else dealer.left) is start.position.turn


def test_a_dealer_who_sits_out_keeps_six_cards() -> None:
    """D9, C-060: the up-card is with him and is never played."""
    record = to_the_end(words.bid("pass", "order up alone"))
    assert cards("9sQsThJd9cAc") == record.position.holding(Seat.S)
    assert () == record.position.table.put_down


def test_a_seat_that_sits_out_is_never_on_turn() -> None:
    """C-072, R64."""
    record = to_the_end(words.bid("pass", "pass", "pass", "order up alone"))
    turns = {seat for _, seat, action in record.moves() if isinstance(action, Play)}
    assert {Seat.W, Seat.E, Seat.S} == turns


# Tricks


def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    """R61: the right bower takes it, wherever it was played."""
    record = words.bid("order up", "discard 9s", "play Jc", "play Qc", "play Tc", "play 9c")
    position = record.position
    assert (Seat.W, (0, 1)) == (position.turn, position.taken)
    assert Trick(Seat.W) == position.trick


def test_a_hand_is_over_after_five_tricks_and_not_before() -> None:
    """R62, F5, C-108."""
    record = to_the_end(words.bid("order up"))
    *earlier, last = record.positions
    assert (5, Phase.OVER) == (sum(last.taken), last.phase)
    assert all(sum(position.taken) < 5 for position in earlier)
    assert ((), (), (), ()) == last.holdings
