"""Counting: what a holding is worth to whoever makes trump with it, or plays without a partner.

Every figure here was fitted to hands that rule players played out from one moment in two ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.engine.cards import JOKER, Card, Rank, Suit
from euchre.engine.trump import Trump

LENGTH: Final = (1.0, 1.2, 1.85, 2.4, 2.9, 3.2)
"""Tricks with so many trumps, the smallest ones, in the seat that helps least."""
BENNY, RIGHT, LEFT, TRUMP_ACE, TRUMP_KING = 0.75, 0.65, 0.3, 0.15, 0.1
"""More for a high trump in place of a small one."""
OFF_ACE, GUARDED_KING, VOID = 0.36, 0.1, 0.17
"""More for cards, or the lack of them, in the other suits."""

NO_TRUMP_ACE, ACE_KING, NO_TRUMP_KING, A_LONG_SUIT = 0.65, 0.45, 0.4, 0.55
"""Tricks without a trump: an ace, a king with it, a guarded king, each card of the longest suit."""

ALONE_LENGTH: Final = (-4.0, -3.65, -2.95, -2.1, -1.7, -1.0)
ALONE_BENNY, ALONE_RIGHT, ALONE_LEFT, ALONE_TRUMP_ACE = 0.8, 0.8, 0.42, 0.14
ALONE_OFF_ACE, ALONE_OFF_KING, ALONE_VOID = 0.89, 0.4, 0.47
"""Points by which playing alone is better than playing together, counted like tricks."""
ALONE_NO_TRUMP: Final = -1.0
"""Without a trump the others need only lead a suit that a loner lacks."""


def tricks(holding: Sequence[Card], trump: Trump) -> float:
    """The tricks that a holding brings its makers under a trump."""
    if trump.suit is None:
        return _without_trump(holding, trump)
    total = LENGTH[sum(map(trump.is_trump, holding))]
    total += RIGHT * (trump.right in holding) + LEFT * (trump.left in holding)
    total += BENNY * (JOKER in holding)
    for suit, ranks in _ranks(holding, trump).items():
        if suit is trump.suit:
            total += TRUMP_ACE * (Rank.ACE in ranks) + TRUMP_KING * (Rank.KING in ranks)
        elif Rank.ACE in ranks:
            total += OFF_ACE
        elif Rank.KING in ranks and len(ranks) > 1:
            total += GUARDED_KING
        elif not ranks:
            total += VOID
    return total


def gain_alone(holding: Sequence[Card], trump: Trump) -> float:
    """The points by which the makers do better when the holding is played alone."""
    if trump.suit is None:
        return ALONE_NO_TRUMP
    total = ALONE_LENGTH[sum(map(trump.is_trump, holding))]
    total += ALONE_RIGHT * (trump.right in holding) + ALONE_LEFT * (trump.left in holding)
    total += ALONE_BENNY * (JOKER in holding)
    for suit, ranks in _ranks(holding, trump).items():
        if suit is trump.suit:
            total += ALONE_TRUMP_ACE * (Rank.ACE in ranks)
        else:
            total += ALONE_OFF_ACE * (Rank.ACE in ranks) + ALONE_OFF_KING * (Rank.KING in ranks)
            total += ALONE_VOID * (not ranks)
    return total


def best_with(upcard: Card, holding: Sequence[Card], trump: Trump) -> Sequence[Card]:
    """The best five for a dealer who takes the up-card and puts down one of the others."""
    fives = ([c for c in holding if c is not card] for card in holding)
    return max(([*five, upcard] for five in fives), key=lambda five: tricks(five, trump))


def _without_trump(holding: Sequence[Card], trump: Trump) -> float:
    """High cards take tricks, and a long suit does once it is led."""
    by_suit = _ranks(holding, trump).values()
    total = A_LONG_SUIT * max(map(len, by_suit))
    for ranks in by_suit:
        ace, king = Rank.ACE in ranks, Rank.KING in ranks
        total += NO_TRUMP_ACE * ace + ACE_KING * (ace and king)
        total += NO_TRUMP_KING * (king and not ace and len(ranks) > 1)
    return total


def _ranks(holding: Sequence[Card], trump: Trump) -> dict[Suit, list[Rank]]:
    """The ranks of a holding's plain cards, by the suit that they belong to."""
    ranks: dict[Suit, list[Rank]] = {suit: [] for suit in Suit}
    for card in holding:
        ranks[trump.suit_of(card)].append(card.rank)
    return ranks
