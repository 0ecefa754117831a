"""Trump against the orders of the cards written out, and against counts of all holdings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.engine.cards import PACK, Card, Suit, cards
from euchre.engine.trump import TRUMPS, Trump
from tests.rules.hands import law

ORDERS = {
    "s": "JsJcAsKsQsTs9s",
    "c": "JcJsAcKcQcTc9c",
    "h": "JhJdAhKhQhTh9h",
    "d": "JdJhAdKdQdTd9d",
}
"""The trumps from the right bower down (R45), written out by hand."""

each_trump = pytest.mark.parametrize("own", Suit, ids=lambda suit: suit.value)


def belongs(trump: str, card: str) -> str:
    """The suit of a card by the definition: the seven trumps, or what is printed on it."""
    return trump if card in trumps(trump) else card[1]


def takes(trump: str, card: str, other: str) -> bool:
    """Whether a later card takes the trick from the one that was winning, by definition."""
    order = trumps(trump)
    if card in order:
        return other not in order or order.index(card) < order.index(other)
    plain = "AKQJT9"
    same_suit = other not in order and card[1] == other[1]
    return same_suit and plain.index(card[0]) < plain.index(other[0])


def trumps(trump: str) -> list[str]:
    return texts(cards(ORDERS[trump]))


def texts(found: Iterable[Card]) -> list[str]:
    return [card.text for card in found]


@each_trump
def test_each_card_belongs_to_its_suit(own: Suit) -> None:
    """R47, R48, R49: the left bower to trump, everything else where it is printed."""
    trump = TRUMPS[own]
    suit = own.value
    assert {card: belongs(suit, card.text) for card in PACK} == {
        card: trump.suit_of(card).value for card in PACK
    }
    assert set(trumps(suit)) == set(texts(card for card in PACK if trump.is_trump(card)))


@each_trump
def test_of_all_pairs_the_right_card_takes_the_trick(own: Suit) -> None:
    """F3, R44, R45, R46, R60: all 24 x 24 pairs."""
    trump = TRUMPS[own]
    suit = own.value
    expected = {(one, two) for one, two in product(PACK, PACK) if takes(suit, one.text, two.text)}
    assert expected == {(one, two) for one, two in product(PACK, PACK) if trump.beats(one, two)}


@each_trump
def test_of_all_pairs_the_right_card_follows_the_other(own: Suit) -> None:
    """F2, F3, R48, R56: all 24 x 24 pairs."""
    trump = TRUMPS[own]
    suit = own.value
    expected = {
        (one, led)
        for one, led in product(PACK, PACK)
        if belongs(suit, one.text) == belongs(suit, led.text)
    }
    assert expected == {(one, led) for one, led in product(PACK, PACK) if trump.follows([one], led)}


@law
@given(st.sampled_from(Suit), st.permutations(PACK), st.integers(min_value=1, max_value=4))
def test_the_winner_of_a_trick_is_the_card_that_no_other_takes_it_from(
    suit: Suit, pack: list[Card], size: int
) -> None:
    """R59: fold the cards one by one, the trick going to whoever takes it."""
    trick, winning = pack[:size], pack[0]
    for card in trick[1:]:
        winning = card if takes(suit.value, card.text, winning.text) else winning
    assert winning is trick[TRUMPS[suit].best(trick)]


@law
@given(st.sampled_from(Suit), st.permutations(PACK))
def test_the_followers_of_a_lead_stay_in_the_order_of_the_holding(
    suit: Suit, pack: list[Card]
) -> None:
    led, holding = pack[0], pack[1:6]
    wanted = belongs(suit.value, led.text)
    expected = [card for card in holding if belongs(suit.value, card.text) == wanted]
    assert expected == list(TRUMPS[suit].follows(holding, led))


@each_trump
def test_a_suit_is_told_from_its_strongest_card_down(own: Suit) -> None:
    """R45, R46, R47: seven trumps, five in the other suit of the colour, six in the rest."""
    trump = TRUMPS[own]
    fellow = own.same_colour
    for suit in Suit:
        ranks = "AKQT9" if suit is fellow else "AKQJT9"
        plain = [rank + suit.value for rank in ranks]
        assert (trumps(own.value) if suit is own else plain) == texts(trump.order(suit))


@each_trump
def test_strength_grows_with_the_order_of_each_suit_and_trumps_stand_above_all(
    own: Suit,
) -> None:
    """R44, R45, R46."""
    trump = TRUMPS[own]
    for suit in Suit:
        strengths = [trump.strength(card) for card in trump.order(suit)]
        assert sorted(set(strengths), reverse=True) == strengths
    lowest = min(trump.strength(card) for card in trump.order(own))
    assert all(trump.strength(card) < lowest for card in PACK if not trump.is_trump(card))


@each_trump
def test_the_bowers_are_the_jacks_of_the_trumps_colour(own: Suit) -> None:
    """R45, R51."""
    trump = TRUMPS[own]
    right, left, *_ = trumps(own.value)
    assert [right, left] == [str(trump.right), str(trump.left)]


def test_an_empty_trick_has_no_winner() -> None:
    with pytest.raises(ValueError, match=r"trick|empty"):
        TRUMPS[Suit.HEARTS].best(())


def test_trumps_of_one_suit_are_equal_and_rebuilt_by_their_repr() -> None:
    for suit, trump in TRUMPS.items():
        assert trump == Trump(suit)
        assert hash(trump) == hash(Trump(suit))
        assert trump == eval(repr(trump))
        assert [suit] == [other for other in TRUMPS if TRUMPS[other] == trump]


@each_trump
def test_the_42504_holdings_hold_as_many_trumps_as_counted(own: Suit) -> None:
    """C-188: holdings with none to five trumps."""
    trump = TRUMPS[own]
    is_trump = {card: trump.is_trump(card) for card in PACK}
    counted = Counter(sum(map(is_trump.__getitem__, held)) for held in combinations(PACK, 5))
    assert [6188, 16660, 14280, 4760, 595, 21] == [counted[size] for size in range(6)]


def test_the_42504_holdings_hold_the_bowers_as_often_as_counted() -> None:
    """C-188: both bowers, with the ace; the left bower as the only trump; clubs void."""
    trump = TRUMPS[Suit.SPADES]
    ace = Card.parse("As")
    both = with_ace = lone_left = next_suit_void = 0
    for held in combinations(PACK, 5):
        bowers = trump.right in held and trump.left in held
        both += bowers
        with_ace += bowers and ace in held
        lone_left += [trump.left] == [card for card in held if trump.is_trump(card)]
        next_suit_void += all(trump.suit_of(card) is not Suit.CLUBS for card in held)
    assert (1540, 210, 2380, 11628) == (both, with_ace, lone_left, next_suit_void)
