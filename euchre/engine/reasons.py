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
    trump: Suit
    tried: Card
    could: tuple[Card, ...]  # the held cards that would follow


Reason = (
    HandIsOver | WrongMoment | DealerIsStuck | SuitTurnedDown | NotHeld | UpcardStays | MustFollow
)
