"""What is said and what happens at the table, in sentences."""

from __future__ import annotations

from typing import assert_never

from euchre.app.words.names import SUITS, Names, card_name, does
from euchre.app.words.results import result
from euchre.engine.actions import Action, Call, Discard, OrderUp, Pass, Play
from euchre.engine.cards import Card, Suit
from euchre.engine.events import (
    Called,
    Event,
    HandEnded,
    OrderedUp,
    Passed,
    Played,
    PutDown,
    SatOut,
    TookUp,
    TrickTaken,
    UpcardTurnedDown,
)
from euchre.engine.position import Position
from euchre.engine.seats import Seat


def action_label(action: Action, position: Position) -> str:
    """What a button for this action says, in the words of the seat that acts (R22)."""
    match action:
        case Pass():
            return "Pass"
        case OrderUp(alone):
            return _ordered(position.turn, position.dealer, "").capitalize() + " alone" * alone
        case Call(suit, alone):
            return SUITS[suit].capitalize() + " alone" * alone
        case Discard(card):
            return f"Discard the {card_name(card)}"
        case Play(card):
            return f"Play the {card_name(card)}"
        case _:
            assert_never(action)


def said(action: Action, position: Position) -> str:
    """A call as it stands beside its player's name; empty for what is no call."""
    match action:
        case Pass():
            return "passes"
        case OrderUp():
            return _ordered(position.turn, position.dealer, "s")
        case Call(suit):
            return f"calls {SUITS[suit]}"
        case Discard() | Play():
            return ""
        case _:
            assert_never(action)


def dealt(dealer: Seat, upcard: Card, names: Names) -> str:
    """What everybody sees of a deal."""
    return f"{does(dealer, names, 'deal', 'deals')}: the {card_name(upcard)} is turned up."


def told(event: Event, names: Names) -> str:
    """An event as a sentence; empty when another event has told it already."""
    match event:
        case Passed(seat):
            return does(seat, names, "pass.", "passes.")
        case UpcardTurnedDown(_, card):
            return f"The {card_name(card)} is turned down."
        case OrderedUp(seat, dealer, suit, alone):
            return _told_order(seat, dealer, suit, alone, names)
        case TookUp(dealer, card):
            return f"{does(dealer, names, 'take', 'takes')} the {card_name(card)}."
        case Called(seat, suit, alone):
            return f"{does(seat, names, 'call', 'calls')} {SUITS[suit]}{_alone(alone)}."
        case SatOut(seat):
            return does(seat, names, "sit out.", "sits out.")
        case PutDown(dealer):
            return does(dealer, names, "put a card face down.", "puts a card face down.")
        case Played(seat, card, leads):
            verb = ("lead", "leads") if leads else ("play", "plays")
            return f"{does(seat, names, *verb)} the {card_name(card)}."
        case TrickTaken(seat, _):
            return does(seat, names, "take the trick.", "takes the trick.")
        case HandEnded(ended):
            return result(ended)
        case _:
            assert_never(event)


def _told_order(seat: Seat, dealer: Seat, suit: Suit, alone: bool, names: Names) -> str:
    verb = does(seat, names, _ordered(seat, dealer, ""), _ordered(seat, dealer, "s"))
    return f"{verb}: {SUITS[suit]} are trump{_alone(alone)}."


def _ordered(seat: Seat | None, dealer: Seat, ending: str) -> str:
    """How this seat says that the up-card's suit is to be trump (R22)."""
    if seat is dealer:
        return f"pick{ending} up"
    return f"assist{ending}" if seat is dealer.partner else f"order{ending} up"


def _alone(alone: bool) -> str:
    return ", alone" if alone else ""
