"""The cards and seats: 24 of the one, four of the other, each just once."""

from __future__ import annotations

import copy
import pickle

import pytest

from euchre.engine.cards import PACK, Card, Rank, Suit, cards, in_pack_order
from euchre.engine.errors import EuchreError
from euchre.engine.seats import SEATS, Seat, Side


def test_the_pack_has_nine_to_ace_of_four_suits_and_nothing_else() -> None:
    """R1, C-112."""
    expected = {rank + suit for rank in "9TJQKA" for suit in "shdc"}
    assert expected == {card.text for card in PACK}
    assert len(PACK) == 24


def test_there_is_one_object_for_each_card() -> None:
    """However a card is made again, it is the same one."""
    for card in PACK:
        assert card is Card.parse(card.text)
        assert card is copy.copy(card)
        assert card is copy.deepcopy(card)
        assert card is pickle.loads(pickle.dumps(card))
        assert card is eval(repr(card))


def test_a_card_cannot_be_made_twice() -> None:
    with pytest.raises(EuchreError, match="Jh exists already"):
        Card(14, Rank.JACK, Suit.HEARTS)


@pytest.mark.parametrize("text", ["", "J", "Jx", "10h", "jh", "JH", "6s", "jo", "Jos", "xx", "Jh "])
def test_what_is_no_card_is_refused_by_name(text: str) -> None:
    with pytest.raises(EuchreError, match=f"{text!r} is not a card"):
        Card.parse(text)


def test_cards_have_no_order_without_a_trump() -> None:
    """R45: strength needs a trump."""
    with pytest.raises(TypeError, match="no order without a trump"):
        sorted(PACK)


def test_cards_are_read_in_a_row() -> None:
    assert (Card.parse("Jh"), Card.parse("9s")) == cards("Jh9s")
    assert () == cards("-")
    assert () == cards("")


@pytest.mark.parametrize("text", ["Jh9", "Jh 9s", "Jh-", "--"])
def test_an_unreadable_row_of_cards_is_refused(text: str) -> None:
    with pytest.raises(EuchreError, match="is not a card"):
        cards(text)


def test_a_holding_is_kept_in_pack_order() -> None:
    assert cards("9sJsThAdKc") == in_pack_order(cards("KcThAdJs9s"))


def test_suits_of_one_colour_are_each_others_fellows() -> None:
    """R47."""
    expected = {"s": "c", "c": "s", "h": "d", "d": "h"}
    assert expected == {suit.value: suit.same_colour.value for suit in Suit}


def test_the_seats_go_round_clockwise() -> None:
    """R8: each seat's left is the next to act."""
    assert ["S", "W", "N", "E"] == [seat.name for seat in SEATS]
    assert ["W", "N", "E", "S"] == [seat.left.name for seat in SEATS]
    assert ["N", "E", "S", "W"] == [seat.name for seat in Seat.N.round_from]


def test_partners_face_each_other() -> None:
    """R8."""
    assert ["N", "E", "S", "W"] == [seat.partner.name for seat in SEATS]
    assert ["NS", "EW", "NS", "EW"] == [seat.side.value for seat in SEATS]
    for side in Side:
        assert {seat for seat in SEATS if seat.side is side} == set(side.seats)
        assert side.other.other is side
        assert (0, 1)[side is Side.EW] == side.index


@pytest.mark.parametrize("value", [*PACK, *Suit, *Rank, *SEATS, *Side], ids=repr)
def test_the_repr_of_a_value_rebuilds_it(value: object) -> None:
    assert value is eval(repr(value))
