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
    """Name trump: another suit in the second round (R32), or any for a joker turned up (D11)."""

    suit: Suit | None  # None is no trump (V5)
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Take:
    """The dealer who was ordered up takes the up-card although he need not (R27)."""


@dataclass(frozen=True, slots=True)
class Leave:
    """The dealer who was ordered up leaves the up-card; trump stands (R27)."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a card face down: the dealer (R28), or a loner for his partner's best (R95)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Exchange:
    """Give up three cards for the three of the kitty that lie face down (R90)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Redeal:
    """Call for a new deal, holding too little (R89, R91)."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the cards: no exchange, no redeal, no partner's best."""


@dataclass(frozen=True, slots=True)
class Alone:
    """Play without the partner, said after trump is made (R66)."""


@dataclass(frozen=True, slots=True)
class Together:
    """Play with the partner, said after trump is made."""


@dataclass(frozen=True, slots=True)
class DefendAlone:
    """Defend without the partner (R67)."""


@dataclass(frozen=True, slots=True)
class DefendTogether:
    """Defend with the partner."""


@dataclass(frozen=True, slots=True)
class Give:
    """Give the partner who plays alone a card (R95)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick (R55)."""

    card: Card


@dataclass(frozen=True, slots=True)
class LayDown:
    """Show a holding that takes every trick still to come (R97)."""


Action = (
    Pass
    | OrderUp
    | Call
    | Take
    | Leave
    | Discard
    | Exchange
    | Redeal
    | Keep
    | Alone
    | Together
    | DefendAlone
    | DefendTogether
    | Give
    | Play
    | LayDown
)
