"""Card play: which card the rule player leads, follows with, or throws away.

A card is judged by the chance that it takes the trick and by what the rest is then worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from euchre.ai.bot import Because, Choice, Ground
from euchre.ai.known import Known
from euchre.engine.actions import Play
from euchre.engine.cards import Card, Suit

TRUMP_WORTH: Final = (0.9, 0.6, 0.42, 0.3, 0.22)
"""Tricks that a trump is worth later, by how many higher trumps others may still hold."""
GUARD: Final = 0.08
"""More for a trump that is not boss but has a smaller one beside it."""
TO_LEAD: Final = 0.8
"""How often a boss card of another suit, or its suit, gets to be led."""
SECOND: Final = (0.17, 0.3)
"""A card of another suit with one higher one out: bare, guarded."""
SMALL: Final = 0.08
"""A card with more higher ones out, divided by their number."""
LED: Final = 0.2
"""So much is left of such a card's worth once its suit is led in this trick."""
LONGER: Final = 0.06
"""More for leading a card, for each card held of its suit."""
LAST: Final = 3
"""Cards left from which on anybody leads a boss trump: the others then meet fewer."""


def played(known: Known, legal: Sequence[Card]) -> Choice:
    """The card to play, out of the legal ones."""
    if len(legal) == 1:
        return _play(legal[0], Ground.ONLY_CHOICE)
    return _follow(known, legal) if known.trick else _lead(known, legal)


def reason(known: Known, legal: Sequence[Card], card: Card) -> Ground:
    """What speaks for a card, whoever thought of it."""
    if known.trick:
        return _why(known, legal, card)
    if known.trump.is_trump(card):
        return _why_trump(known, [card]) or Ground.WEAKEST_CARD
    if known.is_boss(card):
        return Ground.BOSS_CARD
    if _length(known, card) > 1:
        return Ground.LEAD_FROM_LENGTH
    ruffs = any(map(known.trump.is_trump, known.view.holding))
    return Ground.LEAD_TO_RUFF if ruffs else Ground.WEAKEST_CARD


def worth(known: Known, holding: Sequence[Card]) -> float:
    """The tricks that a holding may be expected to take later in the hand."""
    trump = known.trump
    by_suit = {suit: [c for c in holding if trump.suit_of(c) is suit] for suit in Suit}
    total = 0.0
    if trump.suit is not None:
        trumps = by_suit.pop(trump.suit)
        total += sum(_trump_worth(known, card, trumps) for card in trumps)
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
    lives = known.lives(known.trump.suit_of(card)) * (LED if known.is_led(card) else 1)
    if higher == 0:
        return TO_LEAD * lives
    return lives * SECOND[length > 1] if higher == 1 else lives * SMALL / higher


def _follow(known: Known, legal: Sequence[Card]) -> Choice:
    """The best of taking the trick now and keeping what takes one later."""
    spared = sparing(known, legal)
    card = max(_weakest_first(known, spared), key=lambda one: _judged(known, one))
    return _play(card, _why(known, legal, card))


def sparing(known: Known, legal: Sequence[Card]) -> Sequence[Card]:
    """The cards less those that would only take partner's trick away, where others are left."""
    if known.winner is not known.view.seat.partner or not _is_safe(known):
        return legal
    return [card for card in legal if not _takes(known, card)] or legal


def _is_safe(known: Known) -> bool:
    """Whether nobody behind is known to be able to take the trick that partner has."""
    led = known.trump.suit_of(known.trick[0])
    best = known.trick[known.trump.best(known.trick)]
    ruffs = [seat for seat in known.behind if known.is_void(seat, led)]
    return not known.behind or (known.is_boss(best) and known.is_led(best) and not ruffs)


def _judged(known: Known, card: Card) -> float:
    rest = [one for one in known.view.holding if one is not card]
    return round(known.wins(card) + worth(known, rest), 9)


def _why(known: Known, legal: Sequence[Card], card: Card) -> Ground:
    taking = [one for one in _weakest_first(known, legal) if _takes(known, one)]
    if card not in taking:
        if known.winner is known.view.seat.partner:
            return Ground.PARTNER_IS_WINNING
        return Ground.WEAKEST_CARD if taking else Ground.CAN_NOT_WIN
    if known.trump.is_trump(card) and not known.trump.is_trump(known.trick[0]):
        return Ground.TRUMP_IN
    dear = card is not taking[0] and known.is_boss(card)
    return Ground.BOSS_CARD if dear else Ground.WIN_CHEAPLY


def _takes(known: Known, card: Card) -> bool:
    """Whether the card would be the best of the trick so far."""
    return known.trump.best((*known.trick, card)) == len(known.trick)


def _weakest_first(known: Known, cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, key=known.trump.strength)


def _play(card: Card, *grounds: Ground) -> Choice:
    return Choice(Play(card), Because(grounds))


# Leads


def _lead(known: Known, legal: Sequence[Card]) -> Choice:
    """Trump while it draws something, then boss cards, then whatever costs least."""
    trump = known.trump
    strongest_first = _weakest_first(known, legal)[::-1]
    trumps = [card for card in strongest_first if trump.is_trump(card)]
    off = [card for card in strongest_first if not trump.is_trump(card)]
    ground = _why_trump(known, trumps)
    if ground:
        return _play(trumps[0], ground)
    bosses = [card for card in off if known.is_boss(card)]
    if bosses:
        return _play(max(bosses, key=known.runs), Ground.BOSS_CARD)
    lowest = {trump.suit_of(card): card for card in off or trumps}.values()
    card = max(lowest, key=lambda one: _led(known, one))
    length = _length(known, card)
    longest = length > 1 and length == max(_length(known, one) for one in lowest)
    return _play(card, Ground.LEAD_FROM_LENGTH if longest else Ground.WEAKEST_CARD)


def _why_trump(known: Known, trumps: Sequence[Card]) -> Ground | None:
    """Why the highest trump should be led, if it should: only while it draws another."""
    if not trumps or all(known.is_void(foe, known.trump.suit) for foe in known.foes):
        return None
    boss = known.is_boss(trumps[0])
    if known.is_maker and (len(trumps) > 1 or boss):
        return Ground.DRAW_TRUMP
    if known.partner_is_maker and trumps[0] in (known.trump.right, known.trump.left):
        return Ground.LEAD_PARTNERS_TRUMP
    return Ground.BOSS_CARD if boss and len(known.view.holding) <= LAST else None


def _led(known: Known, card: Card) -> float:
    """What leading a card promises: a longer suit is safer to break."""
    return _judged(known, card) + LONGER * _length(known, card)


def _length(known: Known, card: Card) -> int:
    """How many cards of that card's suit are held."""
    return len(known.trump.follows(known.view.holding, card))
