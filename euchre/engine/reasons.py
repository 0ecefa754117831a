"""Why an action is refused: a closed union of values; their words live in `app/words.py`."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.engine.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class HandIsOver:
    """Nothing more can be done in a finished hand."""


@dataclass(frozen=True, slots=True)
class WrongMoment:
    """This kind of action has its place in another phase of the hand."""


@dataclass(frozen=True, slots=True)
class DealerIsStuck:
    """The dealer may not pass a second time: stick the dealer (R38)."""


@dataclass(frozen=True, slots=True)
class SuitTurnedDown:
    """The suit that everybody turned down may not be named (R33)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class NotHeld:
    """The player does not hold this card."""

    card: Card


@dataclass(frozen=True, slots=True)
class UpcardStays:
    """The dealer must put down another card than the up-card (R29)."""

    card: Card


@dataclass(frozen=True, slots=True)
class MustFollow:
    """The player holds cards of the suit led and must play one (R56)."""

    led: Suit  # the suit to follow, the left bower counting as trump
    trump: Suit | None
    tried: Card
    could: tuple[Card, ...]  # the held cards that would follow


@dataclass(frozen=True, slots=True)
class MustBeAlone:
    """The dealer's partner may order up only to play alone (V1)."""


@dataclass(frozen=True, slots=True)
class AloneIsAskedLater:
    """Alone is said before the first lead, not with the call (R66)."""


@dataclass(frozen=True, slots=True)
class NeedsSuit:
    """The player must hold the suit that he makes trump (V6)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class NoTrumpIsOff:
    """This table does not play without a trump (V5)."""


@dataclass(frozen=True, slots=True)
class NotBottoms:
    """These are not three cards that may be exchanged (R90)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TooGoodForRedeal:
    """The holding does not entitle to a new deal (R89, R91)."""


@dataclass(frozen=True, slots=True)
class NotSure:
    """The holding does not take every trick against all that the others may hold (R97)."""


@dataclass(frozen=True, slots=True)
class NothingToCorrect:
    """The last card played was no renege, or it was followed by another (D12)."""


Reason = (
    HandIsOver
    | WrongMoment
    | DealerIsStuck
    | SuitTurnedDown
    | NotHeld
    | UpcardStays
    | MustFollow
    | MustBeAlone
    | AloneIsAskedLater
    | NeedsSuit
    | NoTrumpIsOff
    | NotBottoms
    | TooGoodForRedeal
    | NotSure
    | NothingToCorrect
)
