"""Cards and packs: who they are, not what they are worth.

A card has no strength of its own and can't be compared: strength needs a trump (see `trump`).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import cached_property
from typing import Final, NoReturn, final

from euchre.engine.errors import EuchreError


class Suit(Enum):
    """A printed suit; the value is its letter in the notation."""

    SPADES = "s"
    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"

    @cached_property
    def same_colour(self) -> Suit:
        """The other suit of this colour: home of the left bower (R47)."""
        return _SAME_COLOUR[self.value]

    def __repr__(self) -> str:
        return f"Suit.{self.name}"


_SAME_COLOUR: Final = {
    "s": Suit.CLUBS,
    "c": Suit.SPADES,
    "h": Suit.DIAMONDS,
    "d": Suit.HEARTS,
}


class Rank(Enum):
    """A rank from nine to ace; the value is its letter in the notation."""

    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    def __repr__(self) -> str:
        return f"Rank.{self.name}"


@final
class Card:
    """One card of the pack: there is exactly one object for each."""

    __slots__ = ("index", "rank", "suit", "text")
    index: Final[int]  # the place in the unshuffled pack, 0-23
    rank: Final[Rank]
    suit: Final[Suit]  # the printed suit; `Trump.suit_of` says which suit it belongs to
    text: Final[str]  # "Jh"

    def __init__(self, index: int, rank: Rank, suit: Suit) -> None:
        if _by_text.get(rank.value + suit.value):
            raise EuchreError(f"{rank.value}{suit.value} exists already: use Card.parse")
        self.index, self.rank, self.suit, self.text = index, rank, suit, rank.value + suit.value
        _by_text[self.text] = self

    @staticmethod
    def parse(text: str) -> Card:
        """The card written so: rank `9TJQKA`, then suit `shdc`.

        Raises `EuchreError` for anything else.
        """
        card = _by_text.get(text)
        if card is None:
            raise EuchreError(f"{text!r} is not a card: write a rank 9TJQKA and a suit shdc")
        return card

    def __repr__(self) -> str:
        return f"Card.parse({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __lt__(self, other: object) -> NoReturn:
        raise TypeError("cards have no order without a trump: use Trump")

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (self.text,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


_by_text: dict[str, Card] = {}

PACK: Final[tuple[Card, ...]] = tuple(
    Card(place, rank, suit) for place, (suit, rank) in enumerate((s, r) for s in Suit for r in Rank)
)
"""The 24 cards, nine to ace of each suit (R1), in the order that holdings are kept in."""


def in_pack_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as a holding: suit by suit, nine to ace."""
    return tuple(sorted(cards, key=_place))


def _place(card: Card) -> int:
    return card.index


def cards(text: str) -> tuple[Card, ...]:
    """The cards written in a row, as in `JhAhKh`; `-` is none.

    Raises `EuchreError` for a part that is no card.
    """
    if text == "-":
        return ()
    return tuple(Card.parse(text[at : at + 2]) for at in range(0, len(text), 2))
