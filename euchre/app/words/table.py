"""The fixed texts of the table: the bar, the seats, what lies in the middle, the calls."""

from __future__ import annotations

from typing import Final

from euchre.app.words.names import SEATS_NAMED, YOU, Names, does, suit_name
from euchre.engine.cards import Suit
from euchre.engine.position import Contract, Pair
from euchre.engine.seats import Seat

# The bar

SCORE: Final = "Score"
TO: Final = "to"
"""Stands over the points that win the game."""
BIDDING: Final = "Bidding"
TURNED_DOWN: Final = "turned down"
TRICKS: Final = "Tricks"
TOOLS: Final = "Tools"
UNDO: Final = "Undo"
SO_FAR: Final = "Tricks so far"
RULES_AND_KEYS: Final = "Rules and keys"
SETTINGS: Final = "Settings"


def made_by(contract: Contract, names: Names) -> str:
    """Who made trump, and who plays alone."""
    by = f"by {_spoken_of(contract.maker, names)}"
    match contract.alone:
        case ():
            return by
        case (seat,) if seat is contract.maker:
            return f"{by}, alone"
        case (seat,):
            return f"{by}, {_spoken_of(seat, names)} alone"
        case _:  # there is no room for more, and the seats tell who
            return f"{by}, 2 alone"


def _spoken_of(seat: Seat, names: Names) -> str:
    name = names[seat.value]
    return "you" if name == YOU else name


def tricks_taken(pair: Pair) -> str:
    """The tricks of both sides for those who hear them, the own side's first."""
    ours, theirs = pair
    return f"{ours} for us, {theirs} for them"


# Seats

TO_ACT: Final = ", to act"
DEALER: Final = ", dealer"
DEALER_SIGN: Final = "D"
ALONE_SIGN: Final = "alone"
NO_TRUMP_SIGN: Final = "NT"
"""Each in as little room as it takes."""
PAUSE: Final = ", "
CARD_PAUSE: Final = "; "
"""Between what stands apart for the eye alone; the name of a card may have commas of its own."""


def role(seat: Seat, person: Seat) -> str:
    """A seat, and what its player is to the person."""
    if seat is person:
        return SEATS_NAMED[seat]
    relation = "your partner" if seat is person.partner else "opponent"
    return f"{SEATS_NAMED[seat]}, {relation}"


def maker(suit: Suit | None) -> str:
    """The mark of a seat that has made this trump, for those who hear it."""
    return f", maker, {suit_name(suit)}"


# What lies in the middle

UP_CARD: Final = "Turned up"
DOWN_CARD: Final = "Turned down"
"""What the card in the middle is; a group whose content is the card."""
THIS_TRICK: Final = "This trick"
LED: Final = "led"


def played_by(seat: Seat, names: Names, *, leads: bool, wins: bool) -> str:
    """Stands before the card that somebody has played, for those who hear it."""
    if wins:
        return f"{does(seat, names, 'take', 'takes')} the trick: "
    return f"{does(seat, names, 'lead', 'leads')}: " if leads else f"{names[seat.value]}: "


# Cards and calls

YOUR_CARDS: Final = "Your cards"
LEFT_BOWER: Final = "Left"
"""What stands on the left bower, which is of another suit than it seems."""
YOUR_CALL: Final = "Your call"
WAY_ON: Final = "On with the game"
"""What the buttons are for: to decide something, or to go on."""
PASS: Final = "Pass"
ALONE: Final = "Alone"
NEXT_HAND: Final = "Next hand"
SEE_RESULT: Final = "See the result"
NEW_GAME: Final = "New game"
GO_ON: Final = "Go on"
ALL_CARDS: Final = "All the cards"


def covered(count: int) -> str:
    """Cards that their player may not look at yet."""
    return f"{count} face down"
