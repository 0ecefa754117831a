"""Names of cards, suits, seats and sides.

A seat is named as its player is; a player called "You" is spoken to, any other spoken of.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from euchre.engine.cards import JOKER, Card, Rank, Suit
from euchre.engine.seats import Seat, Side
from euchre.engine.trump import Trump

Names = tuple[str, str, str, str]
"""The players' names in the order of SEATS."""

GAP: Final = "\u00a0"  # what belongs together stays in one line
YOU: Final = "You"
NAMES: Final = (YOU, "Ada", "Ben", "Cleo")
"""Who sits at South, West, North and East unless named otherwise."""

SUITS: Final = {
    Suit.SPADES: "spades",
    Suit.HEARTS: "hearts",
    Suit.DIAMONDS: "diamonds",
    Suit.CLUBS: "clubs",
}
NO_TRUMP: Final = "no trump"
RANKS: Final = {
    Rank.SEVEN: "seven",
    Rank.EIGHT: "eight",
    Rank.NINE: "nine",
    Rank.TEN: "ten",
    Rank.JACK: "jack",
    Rank.QUEEN: "queen",
    Rank.KING: "king",
    Rank.ACE: "ace",
    Rank.JOKER: "joker",
}
FACES: Final = {rank: "10" if rank is Rank.TEN else rank.value for rank in Rank}
"""What is printed on a card's corner."""

SEATS_NAMED: Final = {Seat.S: "South", Seat.W: "West", Seat.N: "North", Seat.E: "East"}
SIDES: Final = {Side.NS: "North–South", Side.EW: "East–West"}


def suit_name(suit: Suit | None) -> str:
    """What may be called: a suit, or no trump."""
    return SUITS[suit] if suit else NO_TRUMP


def suit_title(suit: Suit | None) -> str:
    """The same standing by itself."""
    return suit_name(suit).capitalize()


def trump_made(suit: Suit | None) -> str:
    """What is trump, as the end of a sentence."""
    return f"{SUITS[suit]} are trump" if suit else "there is no trump"


def card_name(card: Card, trump: Trump | None = None) -> str:
    """A card in words; under a trump the joker and the bowers are named as such."""
    plain = f"{RANKS[card.rank]} of {SUITS[card.suit]}" if card.suit else RANKS[card.rank]
    if trump is None or trump.suit is None:
        return plain
    if card is JOKER:
        return f"{plain}, the highest trump"
    if card is trump.left:
        return f"{plain}, left bower, counts as {SUITS[trump.suit]}"
    return f"{plain}, right bower" if card is trump.right else plain


def upper(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]


def cards_named(cards: Iterable[Card]) -> str:
    """Some cards in words, each with its article."""
    return listed(f"the {card_name(card)}" for card in cards)


def listed(things: Iterable[str]) -> str:
    """Things in a row, the last behind "and"."""
    *others, last = things
    return f"{', '.join(others)} and {last}" if others else last


def does(seat: Seat, names: Names, verb: str, third: str) -> str:
    """Subject and verb: "You pass", "Ada passes"."""
    name = names[seat.value]
    return f"{name} {verb if name == YOU else third}"


def whom(seat: Seat, names: Names) -> str:
    """A player as one to whom something is done."""
    return "you" if names[seat.value] == YOU else names[seat.value]
