"""Arranging a holding for the eye: suit by suit, trump first, colours in turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from euchre.engine.cards import ALL_CARDS, Card, Suit
from euchre.engine.trump import TRUMPS, Trump

_COLOURS_IN_TURN: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def arranged(holding: Iterable[Card], trump: Trump | None) -> tuple[Card, ...]:
    """The cards as a player would sort them; under a trump left bower and joker lie with it.

    Without a trump the joker comes first of all.
    """
    cards, by = tuple(holding), trump or TRUMPS[None]
    order = [card for suit in _suits_from(by.suit) for card in by.order(suit, ALL_CARDS)]
    return tuple(card for card in order if card in cards)


def _suits_from(first: Suit | None) -> tuple[Suit, ...]:
    at = _COLOURS_IN_TURN.index(first) if first else 0
    return (*_COLOURS_IN_TURN[at:], *_COLOURS_IN_TURN[:at])
