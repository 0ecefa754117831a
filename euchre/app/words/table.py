"""The fixed texts of the table: the bar, the seats, what lies in the middle, the calls."""

from __future__ import annotations

from typing import Final

from euchre.app.words.names import SEATS_NAMED, YOU, Names, card_name, suit_name
from euchre.engine.cards import Card, Suit
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

TO_ACT: Final = "to act"
DEALER: Final = "dealer"
DEALER_SIGN: Final = "D"
ALONE_SIGN: Final = "alone"
NO_TRUMP_SIGN: Final = "NT"
"""Each in as little room as it takes."""


def role(seat: Seat, person: Seat) -> str:
    """A seat, and what its player is to the person."""
    if seat is person:
        return SEATS_NAMED[seat]
    relation = "your partner" if seat is person.partner else "opponent"
    return f"{SEATS_NAMED[seat]}, {relation}"


def maker(suit: Suit | None) -> str:
    """The mark of a seat that has made this trump, for those who hear it."""
    return f"maker, {suit_name(suit)}"


# What lies in the middle

PACK: Final = "The pack"
MIDDLE: Final = "In the middle"
THIS_TRICK: Final = "This trick"
LED: Final = "led"
TAKES_IT: Final = ", takes the trick"


def turned_down(card: Card) -> str:
    """What the card that lies face down in the middle is."""
    return f"{card_name(card)}, turned down"


def played_by(name: str) -> str:
    """Stands before the card that somebody has played."""
    return f"{name}: "


# Cards and calls

YOUR_CARDS: Final = "Your cards"
FACE_DOWN: Final = "face down"
LEFT_BOWER: Final = "Left"
"""What stands on the left bower, which is of another suit than it seems."""
YOUR_CALL: Final = "Your call"
PASS: Final = "Pass"
ALONE: Final = "Alone"
NEXT_HAND: Final = "Next hand"
SEE_RESULT: Final = "See the result"
NEW_GAME: Final = "New game"
GO_ON: Final = "Go on"
ALL_CARDS: Final = "All the cards"
