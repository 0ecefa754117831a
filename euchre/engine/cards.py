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
    """A rank from seven to ace, or the joker; the value is its letter in the notation."""

    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"
    JOKER = "Jo"

    def __repr__(self) -> str:
        return f"Rank.{self.name}"


@final
class Card:
    """One card: there is exactly one object for each."""

    __slots__ = ("index", "rank", "suit", "text")
    index: Final[int]  # the place among `ALL_CARDS`, the same in every pack
    rank: Final[Rank]
    suit: Final[Suit | None]  # the printed suit, None on the joker; see `Trump.suit_of`
    text: Final[str]  # "Jh"

    def __init__(self, index: int, rank: Rank, suit: Suit | None) -> None:
        text = rank.value + (suit.value if suit else "")
        if _by_text.get(text):
            raise EuchreError(f"{text} exists already: use Card.parse")
        self.index, self.rank, self.suit, self.text = index, rank, suit, text
        _by_text[self.text] = self

    @staticmethod
    def parse(text: str) -> Card:
        """The card written so: rank `789TJQKA`, then suit `shdc`; or `Jo`, the joker.

        Raises `EuchreError` for anything else.
        """
        card = _by_text.get(text)
        if card is None:
            raise EuchreError(
                f"{text!r} is not a card: write a rank 789TJQKA and a suit shdc, or Jo"
            )
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

_OF_A_SUIT: Final = tuple(rank for rank in Rank if rank is not Rank.JOKER)

ALL_CARDS: Final[tuple[Card, ...]] = (
    *(Card(place, *card) for place, card in enumerate((r, s) for s in Suit for r in _OF_A_SUIT)),
    Card(len(Suit) * len(_OF_A_SUIT), Rank.JOKER, None),
)
"""Every card that is in some pack, in the order that holdings are kept in."""

JOKER: Final = ALL_CARDS[-1]
"""The joker, or Benny (R3)."""

_LOW: Final = (Rank.SEVEN, Rank.EIGHT)

PACK: Final[tuple[Card, ...]] = tuple(
    card for card in ALL_CARDS if card.rank not in _LOW and card is not JOKER
)
"""The 24 cards, nine to ace of each suit (R1)."""

PACKS: Final = {24: PACK, 25: (*PACK, JOKER), 32: ALL_CARDS[:-1]}
"""The packs by the number of their cards (R1-R3)."""


def in_pack_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as a holding: suit by suit, from the lowest to the ace, the joker last."""
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
