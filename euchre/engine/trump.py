"""Trump: what a card is worth, and which suit it belongs to, once trump is made.

The only home of the bowers and of the joker's place. Nothing else in the project may compare two
cards or decide which suit the jack of the same colour belongs to.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, final

from euchre.engine.cards import ALL_CARDS, JOKER, PACK, Card, Rank, Suit
from euchre.engine.errors import EuchreError

_PLAIN: Final = {rank: strength for strength, rank in enumerate(Rank)}
_TRUMP, _LEFT, _RIGHT, _JOKER = 10, 20, 21, 22


@final
class Trump:
    """The order of the cards under one trump suit, or under none: no trump (V5).

    Without a trump suit there are no bowers, and no rules put a joker into such a hand.
    """

    __slots__ = ("_strengths", "_suits", "left", "right", "suit")

    def __init__(self, suit: Suit | None) -> None:
        self.suit: Final = suit
        self.right: Final = Card.parse("J" + suit.value) if suit else None  # the right bower
        self.left: Final = Card.parse("J" + suit.same_colour.value) if suit else None
        self._suits: Final = tuple(map(self._belongs, ALL_CARDS))
        self._strengths: Final = tuple(map(self._weigh, ALL_CARDS))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trump) and self.suit is other.suit

    def __hash__(self) -> int:
        return hash(self.suit)

    def __repr__(self) -> str:
        return f"Trump({self.suit!r})"

    def suit_of(self, card: Card) -> Suit:
        """The suit a card belongs to: left bower and joker are trumps for all purposes (R48)."""
        return self._suits[card.index]

    def is_trump(self, card: Card) -> bool:
        return self._suits[card.index] is self.suit

    def follows(self, holding: Iterable[Card], led: Card) -> tuple[Card, ...]:
        """The cards of a holding that follow the card led; none if it is void (R56)."""
        suit = self._suits[led.index]
        return tuple(card for card in holding if self._suits[card.index] is suit)

    def best(self, trick: Sequence[Card]) -> int:
        """Where in a trick its winning card stands (R59, R60); the first card was led.

        Raises `EuchreError` for an empty trick.
        """
        if not trick:
            raise EuchreError("a trick without cards has no winner")
        led = self._suits[trick[0].index]
        return max(range(len(trick)), key=lambda at: self._power(trick[at], led))

    def beats(self, card: Card, other: Card) -> bool:
        """Whether a card played later takes a trick from the other card."""
        return self.best((other, card)) == 1

    def order(self, suit: Suit, pack: Iterable[Card] = PACK) -> tuple[Card, ...]:
        """The cards of a pack that belong to a suit, strongest first (R45-R47)."""
        members = (card for card in pack if self._suits[card.index] is suit)
        return tuple(sorted(members, key=self.strength, reverse=True))

    def strength(self, card: Card) -> int:
        """A figure that grows with strength among the cards of one suit; trumps above all."""
        return self._strengths[card.index]

    def _power(self, card: Card, led: Suit) -> int:
        suit = self._suits[card.index]
        return self._strengths[card.index] if suit is led or suit is self.suit else -1

    def _belongs(self, card: Card) -> Suit:
        if self.suit and card in (self.left, JOKER):
            return self.suit
        return card.suit or Suit.SPADES  # the joker without a trump: in no hand that is played

    def _weigh(self, card: Card) -> int:
        if card is JOKER:
            return _JOKER
        if card is self.right:
            return _RIGHT
        if card is self.left:
            return _LEFT
        return _PLAIN[card.rank] + (_TRUMP if card.suit is self.suit else 0)


TRUMPS: Final[dict[Suit | None, Trump]] = {suit: Trump(suit) for suit in (*Suit, None)}
"""The order under each trump suit and under no trump (None), made once."""
