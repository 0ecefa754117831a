"""Deals: from packets, from a number and back, from a seed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import factorial
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.engine.cards import PACK, PACKS, Card, cards, in_pack_order
from euchre.engine.deal import Deal, deals, dealt, shuffled
from euchre.engine.errors import EuchreError
from euchre.engine.game import Game
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat
from tests.rules import words
from tests.rules.hands import ANY_DEAL, law

EXAMPLE = words.deal(words.PLAIN_DEAL)

GOLDEN = {
    "": "N QsKsJhKdJc/AsThKhAdKc/9sJdQdTcQc/9h9dTd9cAc AhTsJsQh",
    "1": "S 9hJhQdKdAc/9sQhTd9cTc/TsJsAsKhKc/KsThAhAdJc Qs9dJdQc",
    "euchre": "W ThKhAdQcKc/9sQsQhKd9c/TdJdQdJcAc/TsJsKs9hAh 9dAsJhTc",
    "a seed of any length, ♠♥♦♣": "N 9s9hThKhAd/Qs9dKdTcKc/KsTdQdQcAc/TsAsJd9cJc QhJsJhAh",
}
"""The first deal of a game with each seed, the same on Python 3.11 to 3.14."""


def written(deal: Deal) -> str:
    """A deal as the tests read it."""
    held = "/".join("".join(map(str, holding)) for holding in deal.holdings)
    return f"{deal.dealer.name} {held} {deal.upcard}{''.join(map(str, deal.kitty))}"


@law
@given(ANY_DEAL)
def test_a_deal_has_each_card_in_one_place(deal: Deal) -> None:
    """R4, C-114: four holdings of five, an up-card and three cards face down."""
    everything = (*(card for held in deal.holdings for card in held), deal.upcard, *deal.kitty)
    assert PACK == in_pack_order(everything)
    assert [5, 5, 5, 5] == [len(held) for held in deal.holdings]
    assert 3 == len(deal.kitty)


@law
@given(st.integers(min_value=0, max_value=deals() - 1), st.sampled_from(SEATS))
def test_the_deal_of_a_number_has_that_number(number: int, dealer: Seat) -> None:
    assert number == Deal.numbered(number, dealer).number


@law
@given(st.permutations(PACK), st.sampled_from(SEATS))
def test_a_deal_is_found_again_by_its_number(pack: list[Card], dealer: Seat) -> None:
    deal = dealt(pack, dealer)
    assert 0 <= deal.number < deals()
    assert deal == Deal.numbered(deal.number, dealer)


def test_there_are_as_many_deals_as_counted() -> None:
    """24!/(5!^4 x 4!) ways to deal four seats and a kitty, times four up-cards."""
    assert 498_688_594_500_096 == deals()
    assert deals() == factorial(24) // (factorial(5) ** 4 * factorial(4)) * 4


@pytest.mark.parametrize(
    ("deck", "counted"),
    [
        (24, 498_688_594_500_096),
        (25, 3_116_803_715_625_600),
        (32, 31_790_037_839_577_937_920),
    ],
)
def test_each_pack_has_as_many_deals_as_counted(deck: int, counted: int) -> None:
    """R2, R3, D17: for one dealer, the up-card chosen; the numbers reach exactly that far."""
    pack, kitty = PACKS[deck], deck - 20
    assert counted == deals(deck)
    assert counted == factorial(deck) // (factorial(5) ** 4 * factorial(kitty)) * kitty
    for number in (0, 1, counted // 3, counted - 1):
        deal = Deal.numbered(number, Seat.S, pack)
        assert (number, pack) == (deal.number, deal.pack)
    with pytest.raises(EuchreError, match=f"numbered from 0 to {counted - 1}"):
        Deal.numbered(counted, Seat.S, pack)


@pytest.mark.parametrize(
    ("deck", "more", "face_down"),
    [(25, ["Jo"], 4), (32, [rank + suit for suit in "cdhs" for rank in "78"], 11)],
)
def test_a_larger_pack_has_these_cards_more_and_a_larger_kitty(
    deck: int, more: list[str], face_down: int
) -> None:
    """C-113, R2, R3, D17: five cards each, the 21st turned up."""
    pack = PACKS[deck]
    assert set(more) == {card.text for card in set(pack) - set(PACK)}
    assert (deck, set()) == (len(set(pack)), set(PACK) - set(pack))
    deal = dealt(pack, Seat.S)
    assert [5, 5, 5, 5] == [len(holding) for holding in deal.holdings]
    assert (pack[20], face_down) == (deal.upcard, len(deal.kitty))


@pytest.mark.parametrize("number", [0, 1, deals() - 2, deals() - 1])
def test_the_numbers_reach_from_end_to_end(number: int) -> None:
    assert number == Deal.numbered(number, Seat.S).number


@pytest.mark.parametrize("number", [-1, deals(), deals() + 1])
def test_a_number_beyond_the_ends_is_refused(number: int) -> None:
    with pytest.raises(EuchreError, match=f"numbered from 0 to {deals() - 1}, not {number}"):
        Deal.numbered(number, Seat.S)


def test_the_first_and_last_deal_are_these() -> None:
    """Number 0 gives South the lowest cards of the pack, the last number the highest."""
    assert cards("9sTsJsQsKs") == Deal.numbered(0, Seat.S).holdings[0]
    assert cards("TcJcQcKcAc") == Deal.numbered(deals() - 1, Seat.S).holdings[0]


def test_a_holding_in_any_order_is_the_same_deal() -> None:
    s, w, n, e = EXAMPLE.holdings
    other = replace(EXAMPLE, holdings=(s[::-1], w[::-1], n, e), kitty=EXAMPLE.kitty[::-1])
    assert EXAMPLE == other
    assert hash(EXAMPLE) == hash(other)


def test_a_deal_with_a_card_twice_is_refused() -> None:
    """C-114."""
    with pytest.raises(EuchreError, match=f"{EXAMPLE.kitty[0]} is dealt twice"):
        replace(EXAMPLE, upcard=EXAMPLE.kitty[0])


def test_a_deal_with_too_few_cards_in_a_holding_is_refused() -> None:
    """R4."""
    s, w, n, e = EXAMPLE.holdings
    with pytest.raises(EuchreError, match="dealt 5 cards"):
        replace(EXAMPLE, holdings=(s[1:], w, n, e), kitty=(*EXAMPLE.kitty, s[0]))


def test_the_repr_of_a_deal_rebuilds_it() -> None:
    assert EXAMPLE == eval(repr(EXAMPLE))


@pytest.mark.parametrize(
    "packets",
    [
        Rules().packets,
        ((2, 3, 2, 3), (3, 2, 3, 2)),
        ((2, 2, 3, 3), (3, 3, 2, 2)),
        ((1, 4, 3, 2), (4, 1, 2, 3)),
    ],
)
def test_any_packets_that_complete_everybody_in_two_rounds_are_possible(
    packets: tuple[tuple[int, ...], ...],
) -> None:
    """R17, R20, C-115: the up-card is the 21st card, the dealer's left gets the first."""
    deal = dealt(PACK, Seat.N, packets)
    assert PACK[20] is deal.upcard
    assert PACK[21:] == deal.kitty
    assert PACK[0] in deal.holdings[Seat.E.value]


@pytest.mark.parametrize(
    "packets",
    [
        ((4, 1, 4, 1), (4, 1, 4, 1)),  # eight for some, two for others
        ((3, 2, 3, 2), (3, 2, 3, 2)),
        ((2, 2, 2, 2), (2, 2, 2, 2), (1, 1, 1, 1)),  # three rounds
        ((5, 5, 5, 5),),  # one round
        ((3, 2, 3), (2, 3, 2, 3)),  # a seat is left out
        ((3, 2, 3, 2), (2, 3, 2, 3, 1)),
        ((3, 3, 3, 3), (3, 3, 3, 3)),  # the whole pack
        ((3, 3, 3, 3), (3, 3, 3, 4)),  # more than the pack
        (),
    ],
)
def test_other_packets_are_refused(packets: tuple[tuple[int, ...], ...]) -> None:
    """R20, C-115: exactly two rounds, five cards for each."""
    with pytest.raises(EuchreError):
        dealt(PACK, Seat.N, packets)


def test_a_shuffle_is_the_whole_pack_in_another_order() -> None:
    """R14."""
    pack = shuffled(Random("any seed"))
    assert PACK == in_pack_order(pack)
    assert PACK != pack


def test_shuffles_put_every_card_in_every_place_about_as_often() -> None:
    """U11: 24 cards, 24,000 shuffles; a place sees each card 1,000 times, give or take 150."""
    random = Random("a fair pack")
    packs = [shuffled(random) for _ in range(24_000)]
    for place in (0, 5, 20, 23):
        counted = Counter(pack[place] for pack in packs)
        assert set(PACK) == {card for card in PACK if 850 < counted[card] < 1150}


@pytest.mark.parametrize("seed", GOLDEN)
def test_a_seed_deals_the_same_hand_for_ever(seed: str) -> None:
    """R14: a link to a seed must show the same game on any machine."""
    start = Game.new(Rules(), seed).record.start
    assert isinstance(start, Deal)
    assert GOLDEN[seed] == written(start)
