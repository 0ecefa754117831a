"""Arranging a holding for the eye: suit by suit, trump first, colours in turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from euchre.engine.cards import Card, Rank, Suit
from euchre.engine.trump import Trump

_COLOURS_IN_TURN: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_RANKS: Final = tuple(reversed(Rank))


def arranged(holding: Iterable[Card], trump: Trump | None) -> tuple[Card, ...]:
    """The cards as a player would sort them; under a trump the left bower lies with it."""
    cards = tuple(holding)
    suits = _suits_from(trump.suit) if trump else _COLOURS_IN_TURN
    order = [card for suit in suits for card in _members(suit, trump)]
    return tuple(card for card in order if card in cards)


def _suits_from(first: Suit) -> tuple[Suit, ...]:
    at = _COLOURS_IN_TURN.index(first)
    return (*_COLOURS_IN_TURN[at:], *_COLOURS_IN_TURN[:at])


def _members(suit: Suit, trump: Trump | None) -> Iterable[Card]:
    if trump is not None:
        return trump.order(suit)
    return (Card.parse(rank.value + suit.value) for rank in _RANKS)
