"""Whoever only listens to the events knows all that is public, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import assert_never

import pytest
from hypothesis import given

from euchre.engine.actions import (
    DefendTogether,
    Discard,
    Give,
    Keep,
    Leave,
    Take,
    Together,
)
from euchre.engine.cards import Card, Suit
from euchre.engine.events import (
    Called,
    DefendsAlone,
    Event,
    Exchanged,
    Gave,
    HandEnded,
    LaidDown,
    LeftUpcard,
    OrderedUp,
    Passed,
    Played,
    PutDown,
    RedealCalled,
    Reneged,
    SatOut,
    TookUp,
    TrickTaken,
    UpcardTurnedDown,
    WentAlone,
    events,
)
from euchre.engine.judge import why_not
from euchre.engine.position import Mark, Phase, Position
from euchre.engine.record import Record
from euchre.engine.scoring import Outcome, outcome
from euchre.engine.seats import SEATS, Seat, Side
from euchre.engine.steps import IllegalAction, step
from tests.rules import words
from tests.rules.hands import hands, law

Plays = tuple[tuple[Seat, Card], ...]


@dataclass
class Listener:
    """What somebody knows of a hand who sees the up-card and hears the events."""

    mark: Mark = Mark.FACE_UP
    made: tuple[Seat, Suit | None] | None = None
    out: set[Seat] = field(default_factory=set)
    sizes: dict[Seat, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 5))
    trick: Plays = ()
    taken: dict[Side, int] = field(default_factory=lambda: dict.fromkeys(Side, 0))
    culprit: Seat | None = None  # who ended the hand early
    ended: Outcome | None = None

    def hear(self, event: Event) -> None:
        match event:
            case Passed() | WentAlone() | DefendsAlone() | Exchanged():
                pass  # the first changes nothing, SatOut tells the next, hands stay five cards
            case UpcardTurnedDown():
                self.mark = Mark.TURNED_DOWN
            case OrderedUp(seat, _, suit, _) | Called(seat, suit, _):
                self.made = (seat, suit)
            case TookUp(dealer, _):
                self.mark = Mark.TAKEN
                self.sizes[dealer] += 1
            case LeftUpcard():
                self.mark = Mark.LEFT
            case PutDown(seat):
                self.sizes[seat] -= 1
            case Gave(seat):
                self.sizes[seat] -= 1
                self.sizes[seat.partner] += 1
            case SatOut(seat):
                self.out.add(seat)
            case Played(seat, card, leads):
                assert leads is (self.trick == ())
                self.trick = (*self.trick, (seat, card))
                self.sizes[seat] -= 1
            case TrickTaken(seat, plays):
                assert self.trick == plays
                self.trick = ()
                self.taken[seat.side] += 1
            case RedealCalled(seat) | Reneged(seat) | LaidDown(seat):
                self.trick = ()
                self.culprit = seat
            case HandEnded(found):
                self.ended = found
            case _:
                assert_never(event)


def shown(position: Position) -> Listener:
    """What a position shows to everybody, as a listener would have it."""
    contract = position.contract
    return Listener(
        mark=position.table.mark,
        made=(contract.maker, contract.suit) if contract else None,
        out={seat for seat in SEATS if contract and not contract.is_active(seat)},
        sizes={seat: len(position.holding(seat)) for seat in SEATS},
        trick=tuple(position.plays()),
        taken={side: position.taken[side.index] for side in Side},
        culprit=position.ended[1] if position.ended else None,
        ended=outcome(position) if position.phase is Phase.OVER else None,
    )


def told(record: Record) -> Iterator[tuple[Position, tuple[Event, ...]]]:
    """The events of each action, with the position that it led to."""
    for (before, _, action), after in zip(record.moves(), record.positions[1:]):
        yield after, events(before, action)


@law
@given(hands())
def test_the_events_tell_exactly_the_public_change_of_every_action(record: Record) -> None:
    """R111, R112, F8."""
    listener = Listener()
    assert shown(record.positions[0]) == listener
    for after, heard in told(record):
        for event in heard:
            listener.hear(event)
        assert shown(after) == listener


@law
@given(hands())
def test_no_event_names_a_card_that_was_put_down(record: Record) -> None:
    """C-161, R28."""
    for before, _, action in record.moves():
        if isinstance(action, Discard):
            assert (PutDown(before.acting()),) == events(before, action)
        if isinstance(action, Give):
            assert (Gave(before.acting()),) == events(before, action)


@law
@given(hands())
def test_every_action_is_told_by_the_seat_that_took_it(record: Record) -> None:
    """F8: its own event comes first, if it is to be heard; the end of the hand comes last."""
    for (before, seat, action), (after, heard) in zip(record.moves(), told(record)):
        if isinstance(action, Keep | Together | DefendTogether):
            assert () == heard
            continue
        if not isinstance(action, Take | Leave):
            assert seat is actor(heard[0])
        assert (after.phase is Phase.OVER) is isinstance(heard[-1], HandEnded)
        assert step(before, action) == after


def actor(event: Event) -> Seat:
    assert not isinstance(event, UpcardTurnedDown | TookUp | LeftUpcard | HandEnded)
    return event.seat


def test_an_illegal_action_is_refused_and_not_told() -> None:
    """F12: whatever it is."""
    position = words.bid("order up").position
    for action in words.IMAGINABLE:
        if why_not(position, action) is not None:
            with pytest.raises(IllegalAction):
                events(position, action)


def test_the_fourth_pass_is_told_before_the_card_is_turned_down() -> None:
    """F8, R31."""
    before = words.bid("pass", "pass", "pass").position
    expected = (Passed(Seat.S), UpcardTurnedDown(Seat.S, Card.parse("9c")))
    assert expected == events(before, words.action("pass"))


def test_a_lone_order_is_told_then_the_pickup_then_who_sits_out() -> None:
    """F8, R64, D9: North orders his partner, the dealer, up alone."""
    before = words.bid("pass").position
    expected = (
        OrderedUp(Seat.N, Seat.S, Suit.CLUBS, alone=True),
        TookUp(Seat.S, Card.parse("9c")),
        SatOut(Seat.S),
    )
    assert expected == events(before, words.action("order up alone"))


def test_a_lone_call_is_told_before_who_sits_out() -> None:
    """F8, R65."""
    before = words.bid(*("pass",) * 4).position
    expected = (Called(Seat.W, Suit.HEARTS, alone=True), SatOut(Seat.E))
    assert expected == events(before, words.action("call h alone"))


def test_the_last_card_of_a_trick_is_told_before_the_trick_is_taken() -> None:
    """U1, R61: with all four cards, so that they can be shown."""
    before = words.bid("order up", "discard 9s", "play Jc", "play Qc", "play Tc").position
    expected = (
        Played(Seat.S, Card.parse("9c"), leads=False),
        TrickTaken(Seat.W, words.trick("W Jc N Qc E Tc S 9c")),
    )
    assert expected == events(before, words.action("play 9c"))
