"""Names of cards, suits, seats and sides.

A seat is named as its player is; a player called "You" is spoken to, any other spoken of.
"""

from __future__ import annotations

from typing import Final

from euchre.engine.cards import Card, Rank, Suit
from euchre.engine.seats import Seat, Side
from euchre.engine.trump import Trump

Names = tuple[str, str, str, str]
"""The players' names in the order of SEATS."""

YOU: Final = "You"

SUITS: Final = {
    Suit.SPADES: "spades",
    Suit.HEARTS: "hearts",
    Suit.DIAMONDS: "diamonds",
    Suit.CLUBS: "clubs",
}
RANKS: Final = {
    Rank.NINE: "nine",
    Rank.TEN: "ten",
    Rank.JACK: "jack",
    Rank.QUEEN: "queen",
    Rank.KING: "king",
    Rank.ACE: "ace",
}
FACES: Final = {rank: "10" if rank is Rank.TEN else rank.value for rank in Rank}
"""What is printed on a card's corner."""

SEATS_NAMED: Final = {Seat.S: "South", Seat.W: "West", Seat.N: "North", Seat.E: "East"}
SIDES: Final = {Side.NS: "North–South", Side.EW: "East–West"}


def card_name(card: Card, trump: Trump | None = None) -> str:
    """A card in words; under a trump the bowers are named as such."""
    plain = f"{RANKS[card.rank]} of {SUITS[card.suit]}"
    if trump is not None and card is trump.left:
        return f"{plain}, left bower, counts as {SUITS[trump.suit]}"
    if trump is not None and card is trump.right:
        return f"{plain}, right bower"
    return plain


def does(seat: Seat, names: Names, verb: str, third: str) -> str:
    """Subject and verb: "You pass", "Ada passes"."""
    name = names[seat.value]
    return f"{name} {verb if name == YOU else third}"
