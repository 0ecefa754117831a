"""Card play: which card the rule player leads, follows with, or throws away.

A card is judged by the chance that it takes the trick and by what the rest is then worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from euchre.ai.bot import Because, Choice, Ground
from euchre.ai.known import Known
from euchre.engine.actions import Play
from euchre.engine.cards import Card, Suit

TRUMP_WORTH = (0.9, 0.6, 0.42, 0.3, 0.22)
"""Tricks that a trump is worth later, by how many higher trumps others may still hold."""
GUARD = 0.08
"""More for a trump that is not boss but has a smaller one beside it."""
TO_LEAD = 0.8
"""How often a boss card of another suit gets to be led, or its suit is."""
SECOND = (0.17, 0.3)
"""A card with one higher one out: bare, guarded."""
SMALL = 0.08
LONGER = 0.06
"""More for leading a card, for each card held of its suit."""


def played(known: Known, legal: Sequence[Card]) -> Choice:
    """The card to play, out of the legal ones."""
    if len(legal) == 1:
        return _play(legal[0], Ground.ONLY_CHOICE)
    return _follow(known, legal) if known.trick else _lead(known, legal)


def worth(known: Known, holding: Sequence[Card]) -> float:
    """The tricks that a holding may be expected to take later in the hand."""
    trump = known.trump
    by_suit = {suit: [c for c in holding if trump.suit_of(c) is suit] for suit in Suit}
    trumps = by_suit.pop(trump.suit)
    total = sum(_trump_worth(known, card, trumps) for card in trumps)
    for cards in by_suit.values():
        total += sum(_off_worth(known, card, len(cards)) for card in cards)
    return total


def _trump_worth(known: Known, card: Card, trumps: Sequence[Card]) -> float:
    higher = len(known.above(card))
    strength = known.trump.strength
    guarded = any(strength(one) < strength(card) for one in trumps)
    return TRUMP_WORTH[min(higher, 4)] + (GUARD if higher and guarded else 0)


def _off_worth(known: Known, card: Card, length: int) -> float:
    higher = len(known.above(card))
    if higher == 0:
        return TO_LEAD * known.runs(card)
    return SECOND[length > 1] if higher == 1 else SMALL / higher


def _follow(known: Known, legal: Sequence[Card]) -> Choice:
    """The best of taking the trick now and keeping what takes one later."""
    card = max(_weakest_first(known, legal), key=lambda one: _judged(known, one))
    return _play(card, _why(known, card))


def _judged(known: Known, card: Card) -> float:
    rest = [one for one in known.view.holding if one is not card]
    return round(known.wins(card) + worth(known, rest), 9)


def _why(known: Known, card: Card) -> Ground:
    trump, partner = known.trump, known.view.seat.partner
    takes = trump.best((*known.trick, card)) == len(known.trick)
    if takes:
        ruffs = trump.is_trump(card) and not trump.is_trump(known.trick[0])
        return Ground.TRUMP_IN if ruffs else Ground.WIN_CHEAPLY
    return Ground.PARTNER_IS_WINNING if known.winner is partner else Ground.CAN_NOT_WIN


def _weakest_first(known: Known, cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, key=known.trump.strength)


def _play(card: Card, *grounds: Ground) -> Choice:
    return Choice(Play(card), Because(grounds))


# Leads


def _lead(known: Known, legal: Sequence[Card]) -> Choice:
    """Trump first for the makers, then boss cards, then whatever costs least."""
    trump = known.trump
    trumps = [card for card in reversed(_weakest_first(known, legal)) if trump.is_trump(card)]
    off = [card for card in _weakest_first(known, legal) if not trump.is_trump(card)]
    foes_have_trump = any(not known.is_void(foe, trump.suit) for foe in known.foes)
    if trumps and foes_have_trump:
        if known.is_maker and (len(trumps) > 1 or known.is_boss(trumps[0])):
            return _play(trumps[0], Ground.DRAW_TRUMP)
        if known.partner_is_maker and trumps[0] in (trump.right, trump.left):
            return _play(trumps[0], Ground.LEAD_PARTNERS_TRUMP)
    bosses = [card for card in off if known.is_boss(card)]
    if bosses:
        return _play(max(bosses, key=known.runs), Ground.BOSS_CARD)
    return _play(max(off or trumps, key=lambda one: _led(known, one)), Ground.LEAD_FROM_LENGTH)


def _led(known: Known, card: Card) -> float:
    """What leading a card promises: a longer suit is safer to break."""
    suit_of = known.trump.suit_of
    length = sum(suit_of(one) is suit_of(card) for one in known.view.holding)
    return _judged(known, card) + LONGER * length
