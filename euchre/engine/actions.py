"""What a player may do: a closed union of values with no seat inside.

Who acts is the position's affair; an action says only what is done.
"""

from __future__ import annotations

from dataclasses import dataclass

from euchre.engine.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the choice of trump to the next seat (R23)."""


@dataclass(frozen=True, slots=True)
class OrderUp:
    """Make the up-card's suit trump: order up, assist or take up (R22, R25)."""

    alone: bool = False


@dataclass(frozen=True, slots=True)
class Call:
    """Name another suit as trump in the second round (R32)."""

    suit: Suit
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Discard:
    """The dealer puts a card face down after taking the up-card (R28)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick (R55)."""

    card: Card


Action = Pass | OrderUp | Call | Discard | Play
