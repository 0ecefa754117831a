"""Events: what an action brought about, for whoever tells it.

Tellers, not deciders: an event holds only what everybody at the table may know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from euchre.engine.actions import Action, Call, Discard, OrderUp, Pass, Play
from euchre.engine.cards import Card, Suit
from euchre.engine.position import Phase, Position, step
from euchre.engine.scoring import Outcome, outcome
from euchre.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat left the choice of trump to the next."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class UpcardTurnedDown:
    """All four passed: the up-card lies face down and its suit is barred (R31)."""

    dealer: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class OrderedUp:
    """A seat made the up-card's suit trump."""

    seat: Seat
    dealer: Seat
    suit: Suit
    alone: bool


@dataclass(frozen=True, slots=True)
class TookUp:
    """The dealer took the up-card into his holding (R26)."""

    dealer: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Called:
    """A seat named trump in the second round."""

    seat: Seat
    suit: Suit
    alone: bool


@dataclass(frozen=True, slots=True)
class SatOut:
    """The partner of a lone player lays his cards down (R64)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PutDown:
    """The dealer put a card face down; only he knows which."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class Played:
    """A seat played a card."""

    seat: Seat
    card: Card
    leads: bool


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A seat took the trick."""

    seat: Seat
    plays: tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True)
class HandEnded:
    """The hand is over."""

    outcome: Outcome


Event = (
    Passed
    | UpcardTurnedDown
    | OrderedUp
    | TookUp
    | Called
    | SatOut
    | PutDown
    | Played
    | TrickTaken
    | HandEnded
)


def events(before: Position, action: Action) -> tuple[Event, ...]:
    """What the action brought about, in the order in which it is told.

    Raises `IllegalAction` when the rules refuse the action.
    """
    return tuple(_told(before, action, step(before, action)))


def _told(before: Position, action: Action, after: Position) -> Iterator[Event]:
    seat, dealer = before.turn, before.dealer
    assert seat is not None  # `step` has refused an action in a finished hand
    match action:
        case Pass():
            yield Passed(seat)
            if after.table.mark is not before.table.mark:
                yield UpcardTurnedDown(dealer, before.table.upcard)
        case OrderUp(alone):
            yield OrderedUp(seat, dealer, before.table.upcard.suit, alone)
            yield TookUp(dealer, before.table.upcard)
        case Call(suit, alone):
            yield Called(seat, suit, alone)
        case Discard():
            yield PutDown(dealer)
        case Play(card):
            yield from _told_play(before, seat, card, after)
        case _:
            assert_never(action)
    if before.contract is None and after.contract is not None:
        yield from (SatOut(alone.partner) for alone in after.contract.alone)
    if after.phase is Phase.OVER:
        yield HandEnded(outcome(after))


def _told_play(before: Position, seat: Seat, card: Card, after: Position) -> Iterator[Event]:
    plays = (*before.plays(), (seat, card))
    yield Played(seat, card, leads=len(plays) == 1)
    if after.taken != before.taken:
        assert before.contract is not None  # trump is made before a card is played
        best = before.contract.trump.best([played for _, played in plays])
        yield TrickTaken(plays[best][0], plays)
