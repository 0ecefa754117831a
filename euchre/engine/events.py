"""Events: what an action brought about, for whoever tells it.

Tellers, not deciders: an event holds only what everybody at the table may know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from euchre.engine.actions import (
    Action,
    Alone,
    Call,
    DefendAlone,
    DefendTogether,
    Discard,
    Exchange,
    Give,
    Keep,
    LayDown,
    Leave,
    OrderUp,
    Pass,
    Play,
    Redeal,
    Take,
    Together,
)
from euchre.engine.cards import Card, Suit
from euchre.engine.position import Ending, Mark, Phase, Position
from euchre.engine.scoring import Outcome, outcome
from euchre.engine.seats import Seat
from euchre.engine.steps import step


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
class LeftUpcard:
    """The dealer left the up-card on the table; its suit is trump all the same (R27)."""

    dealer: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Called:
    """A seat named trump: in the second round, or for a joker turned up."""

    seat: Seat
    suit: Suit | None  # None is no trump
    alone: bool


@dataclass(frozen=True, slots=True)
class SatOut:
    """The partner of a lone player lays his cards down (R64)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentAlone:
    """A maker said, after trump was made, that he plays alone (R66)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DefendsAlone:
    """A defender plays alone (R67)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PutDown:
    """The dealer, or a loner, put a card face down; only he knows which."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A seat gave three cards up before all eyes for the kitty's (R90)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Gave:
    """A seat gave the loner a card; only the two know which (R95)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RedealCalled:
    """A seat showed its holding and called for a new deal (R89, R91)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LaidDown:
    """A seat showed a holding that takes all the tricks to come (R97)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Reneged:
    """It has come out that a seat did not follow although it could (R94)."""

    seat: Seat


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
    | LeftUpcard
    | Called
    | WentAlone
    | DefendsAlone
    | SatOut
    | PutDown
    | Exchanged
    | Gave
    | RedealCalled
    | LaidDown
    | Reneged
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
    yield from _told_action(before, action, after)
    yield from _told_upcard(before, after)
    if after.contract is not None:
        known = before.contract.alone if before.contract else ()
        yield from (SatOut(one.partner) for one in after.contract.alone if one not in known)
    if after.ended and after.ended[0] is Ending.RENEGE:
        yield Reneged(after.ended[1])
    if after.phase is Phase.OVER:
        yield HandEnded(outcome(after))


def _told_action(before: Position, action: Action, after: Position) -> Iterator[Event]:
    seat = before.acting()
    match action:
        case Pass():
            yield Passed(seat)
        case OrderUp(alone):
            suit = after.made().suit
            assert suit is not None  # an up-card that is ordered up has a suit
            yield OrderedUp(seat, before.dealer, suit, alone)
        case Call(suit, alone):
            yield Called(seat, suit, alone)
        case Alone():
            yield WentAlone(seat)
        case DefendAlone():
            yield DefendsAlone(seat)
        case Discard():
            yield PutDown(seat)
        case Exchange(cards):
            yield Exchanged(seat, cards)
        case Give():
            yield Gave(seat)
        case Redeal():
            yield RedealCalled(seat, before.holding(seat))
        case LayDown():
            yield LaidDown(seat, before.holding(seat))
        case Play(card):
            yield from _told_play(before, seat, card, after)
        case Take() | Leave() | Keep() | Together() | DefendTogether():
            pass  # the up-card tells of the first two, and nobody hears of the others
        case _:
            assert_never(action)


def _told_upcard(before: Position, after: Position) -> Iterator[Event]:
    """What became of the up-card."""
    dealer, card = before.dealer, before.table.upcard
    if after.table.mark is before.table.mark:
        return
    match after.table.mark:
        case Mark.TURNED_DOWN:
            yield UpcardTurnedDown(dealer, card)
        case Mark.TAKEN:
            yield TookUp(dealer, card)
        case Mark.LEFT:
            yield LeftUpcard(dealer, card)
        case Mark.FACE_UP:
            pass  # it is never turned up again


def _told_play(before: Position, seat: Seat, card: Card, after: Position) -> Iterator[Event]:
    plays = (*before.plays(), (seat, card))
    yield Played(seat, card, leads=len(plays) == 1)
    if after.taken != before.taken:
        assert before.contract is not None  # trump is made before a card is played
        best = before.contract.trump.best([played for _, played in plays])
        yield TrickTaken(plays[best][0], plays)
