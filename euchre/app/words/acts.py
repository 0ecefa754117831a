"""What may be done, as a button says it, and as it stands beside a player's name."""

from __future__ import annotations

from typing import Final, assert_never

from euchre.app.words.names import FACES, YOU, card_name, listed, suit_name, trump_made
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
from euchre.engine.position import Phase, Position
from euchre.engine.seats import Seat


def action_label(action: Action, position: Position) -> str:
    """What a button for this action says, in the words of the seat that acts (R22)."""
    match action:
        case Pass():
            return "Pass"
        case OrderUp(alone):
            return ordered(position.turn, position.dealer, "").capitalize() + " alone" * alone
        case Call(suit, alone):
            return suit_name(suit).capitalize() + " alone" * alone
        case Take():
            return f"Take the {card_name(position.table.upcard)}"
        case Leave():
            return f"Leave the {card_name(position.table.upcard)}"
        case Discard(card):
            return f"Discard the {card_name(card)}"
        case Give(card):
            return f"Give the {card_name(card)}"
        case Play(card):
            return f"Play the {card_name(card)}"
        case Exchange(cards):
            return f"Change {listed(map(_short, cards))}"
        case Keep():
            return _KEEPING.get(position.phase, "Keep these cards")
        case _:
            return _LABELS[type(action)]


def action_note(action: Action, position: Position) -> str:
    """What comes of a call, for a beginner; empty where its name tells."""
    match action:
        case Pass() if position.phase is Phase.ORDER:
            return "turn it down" if position.turn is position.dealer else "leave it there"
        case OrderUp():
            return trump_made(position.table.upcard.suit)
        case _:
            return ""


_KEEPING: Final = {Phase.BEST: "Keep all five", Phase.REDEAL: "Play these cards"}
_LABELS: Final[dict[type, str]] = {
    Redeal: "New deal",
    Alone: "Alone",
    Together: "With partner",
    DefendAlone: "Defend alone",
    DefendTogether: "With partner",
    LayDown: "Lay down",
}


def said(action: Action, position: Position, name: str, *, knocks: bool = False) -> str:
    """A call as it stands beside its player's name; empty for what is no call.

    In some houses one knocks on the table instead of saying that one passes (R23).
    """
    ending = "" if name == YOU else "s"
    match action:
        case Pass() if knocks:
            return f"knock{ending}"
        case Pass():
            return "passes" if ending else "pass"
        case OrderUp():
            return ordered(position.turn, position.dealer, ending)
        case Call():
            return f"call{ending}"  # the maker's mark shows what
        case Take():
            return f"take{ending} it"
        case Leave():
            return f"leave{ending} it"
        case Exchange():
            return f"change{ending} 3"
        case Discard() | Give() | Play() | Keep() | Together() | DefendTogether():
            return ""  # nobody hears of these
        case Alone() | DefendAlone() | Redeal() | LayDown():
            return ""  # the table shows them in its own way
        case _:
            assert_never(action)


def sits_out(name: str) -> str:
    """The same for a player whose partner plays alone."""
    return "sit out" if name == YOU else "sits out"


def ordered(seat: Seat | None, dealer: Seat, ending: str) -> str:
    """How this seat says that the up-card's suit is to be trump (R22)."""
    if seat is dealer:
        return f"pick{ending} up"
    return f"assist{ending}" if seat is dealer.partner else f"order{ending} up"


def _short(card: Card) -> str:
    """A card in as little room as it takes."""
    return f"{FACES[card.rank]}{_SIGNS[card.suit]}" if card.suit else card_name(card)


_SIGNS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
