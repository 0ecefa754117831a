"""Bits: cards as bits of an int, so that holdings are quick to compare and to look up.

A card is one bit, a holding the bits of its cards. For one trump the bits are laid out suit by
suit, trump on top, each from the weakest card up, so that of the cards that follow or are trumps
the largest int takes the trick. In the other suits a rank has the same place whatever is trump.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from euchre.engine.cards import ALL_CARDS, Card, Rank, Suit
from euchre.engine.trump import Trump

WIDTH: Final = 10
"""Bits of a suit: seven to ace without the jack, both bowers and the joker."""

_SUIT_BITS: Final = (1 << WIDTH) - 1
SUITS: Final = tuple(_SUIT_BITS << WIDTH * place for place in range(4))
"""All the bits of each suit: the off suits, then trump."""

TRUMPS: Final = SUITS[3]

Four = tuple[int, int, int, int]
"""One figure for each of four seats."""


def four(found: Sequence[int]) -> Four:
    """Four figures as such."""
    s, w, n, e = found
    return s, w, n, e


_RANKS: Final = tuple(Rank)


@cache
def coded(trump: Trump) -> tuple[int, ...]:
    """The bit of each card under a trump, in the order of `ALL_CARDS`; 0 for one without a suit."""
    bits = [0] * len(ALL_CARDS)
    suits = [suit for suit in Suit if suit is not trump.suit]
    for place, suit in enumerate((*suits, trump.suit) if trump.suit else suits):
        for at, card in enumerate(reversed(trump.order(suit, ALL_CARDS))):
            above = at if suit is trump.suit else _RANKS.index(card.rank)
            bits[card.index] = 1 << WIDTH * place + above
    return tuple(bits)


@cache
def decoded(trump: Trump) -> dict[int, Card]:
    """The card of each bit under a trump."""
    return {bit: ALL_CARDS[index] for index, bit in enumerate(coded(trump)) if bit}


def bits_of(trump: Trump, cards: Iterable[Card]) -> int:
    """A holding as an int under a trump."""
    bits = coded(trump)
    return sum([bits[card.index] for card in cards])


SUIT_OF: Final = {1 << at: SUITS[at // WIDTH] for at in range(4 * WIDTH)}
"""All the bits of a card's suit."""
