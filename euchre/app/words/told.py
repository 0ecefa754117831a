"""What happens at the table, in sentences."""

from __future__ import annotations

from typing import assert_never

from euchre.app.words.acts import ordered
from euchre.app.words.names import (
    Names,
    card_name,
    cards_named,
    does,
    listed,
    suit_name,
    trump_made,
    whom,
)
from euchre.app.words.results import result
from euchre.engine.cards import Card
from euchre.engine.draw import Turned
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
)
from euchre.engine.seats import Seat


def dealt(dealer: Seat, upcard: Card, names: Names) -> str:
    """What everybody sees of a deal."""
    return f"{does(dealer, names, 'deal', 'deals')}: the {card_name(upcard)} is turned up."


def deals(dealer: Seat, names: Names) -> str:
    """That the cards are being dealt."""
    return does(dealer, names, "deal.", "deals.")


def pack_cut(seat: Seat, names: Names) -> str:
    """That the pack was cut (R15)."""
    return does(seat, names, "cut the pack.", "cuts the pack.")


def jack_dealt(turned: Turned, names: Names) -> str:
    """Which cards were dealt to find the first dealer, and who that is (R11, R12)."""
    dealer, jack = turned[-1]
    got = listed(f"{names[seat.value]} {card_name(card)}" for seat, card in turned)
    first = does(dealer, names, "deal first.", "deals first.")
    return f"The first to get a jack deals: {got}. With the {card_name(jack)}, {first}"


def told(event: Event, names: Names) -> str:
    """An event as a sentence; empty when another event has told it already."""
    match event:
        case Passed(seat):
            return does(seat, names, "pass.", "passes.")
        case UpcardTurnedDown(_, card):
            return f"The {card_name(card)} is turned down."
        case OrderedUp():
            return _told_order(event, names)
        case TookUp(dealer, card):
            return f"{does(dealer, names, 'take', 'takes')} the {card_name(card)}."
        case LeftUpcard(dealer, card):
            return f"{does(dealer, names, 'leave', 'leaves')} the {card_name(card)} on the table."
        case Called(seat, suit, alone):
            return f"{does(seat, names, 'call', 'calls')} {suit_name(suit)}{_alone(alone)}."
        case WentAlone(seat):
            return does(seat, names, "play alone.", "plays alone.")
        case DefendsAlone(seat):
            return does(seat, names, "defend alone.", "defends alone.")
        case SatOut(seat):
            return does(seat, names, "sit out.", "sits out.")
        case PutDown(seat):
            return does(seat, names, "put a card face down.", "puts a card face down.")
        case Gave(seat):
            return f"{does(seat, names, 'give', 'gives')} {whom(seat.partner, names)} a card."
        case Played(seat, card, leads):
            verb = ("lead", "leads") if leads else ("play", "plays")
            return f"{does(seat, names, *verb)} the {card_name(card)}."
        case TrickTaken(seat, _):
            return does(seat, names, "take the trick.", "takes the trick.")
        case Exchanged() | RedealCalled() | LaidDown():
            return _told_shown(event, names)
        case Reneged(seat):
            reneged = does(seat, names, "have reneged", "has reneged")
            return f"{reneged}: it was possible to follow suit."
        case HandEnded(ended):
            return result(ended)
        case _:
            assert_never(event)


def _told_order(event: OrderedUp, names: Names) -> str:
    seat, dealer = event.seat, event.dealer
    orders = does(seat, names, ordered(seat, dealer, ""), ordered(seat, dealer, "s"))
    return f"{orders}: {trump_made(event.suit)}{_alone(event.alone)}."


def _told_shown(event: Exchanged | RedealCalled | LaidDown, names: Names) -> str:
    """What was done with cards that all could see."""
    seat, shown = event.seat, cards_named(event.cards)
    match event:
        case Exchanged():
            return f"{does(seat, names, 'change', 'changes')} {shown} for three of the kitty."
        case RedealCalled():
            return f"{does(seat, names, 'ask', 'asks')} for a new deal with {shown}."
        case LaidDown():
            return f"{does(seat, names, 'lay', 'lays')} down {shown}."


def _alone(alone: bool) -> str:
    return ", alone" if alone else ""
