"""Position: one moment of a hand, hidden cards too.

What may be done in it is for `judge` to say, what comes of that for `steps`. Nothing here knows
who is human, what came before, or what a hand is worth.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from euchre.engine.cards import Card, Suit
from euchre.engine.deal import Holdings
from euchre.engine.rules import Rules
from euchre.engine.seats import Seat, Side
from euchre.engine.trump import TRUMPS, Trump

Pair = tuple[int, int]
"""A figure for North-South and one for East-West."""

Voids = tuple[frozenset[Suit], frozenset[Suit], frozenset[Suit], frozenset[Suit]]
"""The suits that each seat has failed to follow, in the order of SEATS."""


class Phase(Enum):
    """Where a hand stands; in the order in which a hand goes through them."""

    BOTTOMS = "bottoms"  # three cards may be changed for the kitty's
    NAME = "name"  # a joker is turned up: the dealer names trump
    ORDER = "order"  # first round: the up-card's suit is offered
    CALL = "call"  # second round: another suit may be named
    TAKE = "take"  # the dealer who was ordered up takes or leaves the up-card
    DISCARD = "discard"  # the dealer holds six cards
    REDEAL = "redeal"  # a new deal may be called for
    ALONE = "alone"  # a maker may say that he plays alone
    DEFEND = "defend"  # a defender may say that he plays alone
    BEST = "best"  # the loner may put down a card for his partner's best
    GIVE = "give"  # the loner's partner gives him a card
    PLAY = "play"
    OVER = "over"

    def __repr__(self) -> str:
        return f"Phase.{self.name}"


class Mark(Enum):
    """What became of the up-card; the value is its mark in the notation."""

    FACE_UP = ""
    TAKEN = "+"
    LEFT = "="  # it made trump, and the dealer left it on the table
    TURNED_DOWN = "~"

    def __repr__(self) -> str:
        return f"Mark.{self.name}"


class Ending(Enum):
    """How a hand ended before its fifth trick; the value is its mark in the notation."""

    REDEAL = "r"
    RENEGE = "!"
    LAY_DOWN = "L"

    def __repr__(self) -> str:
        return f"Ending.{self.name}"


@dataclass(frozen=True, slots=True)
class Table:
    """The cards that lie on the table beside the trick."""

    upcard: Card
    mark: Mark = Mark.FACE_UP
    kitty: tuple[Card, ...] | None = None  # the face-down cards in pack order; None is unknown
    put_down: tuple[Card, ...] = ()  # the dealer's discard, then a loner's
    kitty_seen: bool = False  # a player gave these three up before all eyes (D14)


@dataclass(frozen=True, slots=True)
class Contract:
    """Who made what trump, and who plays without a partner."""

    maker: Seat
    suit: Suit | None  # None is no trump
    alone: tuple[Seat, ...] = ()  # the maker's side first

    @property
    def trump(self) -> Trump:
        return TRUMPS[self.suit]

    @property
    def loner(self) -> Seat | None:
        """The maker, or his partner, who plays alone."""
        return next((seat for seat in self.alone if seat.side is self.maker.side), None)

    @property
    def lone_defender(self) -> Seat | None:
        return next((seat for seat in self.alone if seat.side is not self.maker.side), None)

    def is_active(self, seat: Seat) -> bool:
        """Whether the seat plays: the partner of a lone player sits out (R64)."""
        return seat.partner not in self.alone

    def active_from(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that play, clockwise, beginning with this one or the next that does."""
        if not self.alone:
            return seat.round_from
        return tuple(one for one in seat.round_from if self.is_active(one))

    def first_leader(self, rules: Rules, dealer: Seat) -> Seat:
        """Who leads to the first trick (R52-R54, D8, D10)."""
        if rules.lead_alone == "eldest" or not self.alone:
            return self.active_from(dealer.left)[0]
        if self.loner and self.lone_defender:
            return self.lone_defender
        return self.active_from(self.alone[0].left)[0]


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards on the table in the order played, from the leader on."""

    leader: Seat
    cards: tuple[Card, ...] = ()


NO_VOIDS: Final[Voids] = (frozenset(), frozenset(), frozenset(), frozenset())


@dataclass(frozen=True, slots=True)
class Position:
    """One moment of a hand, hidden cards too. Made by `opening`, `step` or `Setup`."""

    rules: Rules
    score: Pair  # points before this hand
    dealer: Seat
    holdings: Holdings  # in the order of SEATS, each in pack order
    table: Table
    phase: Phase
    turn: Seat | None  # None when the hand is over
    contract: Contract | None = None
    trick: Trick | None = None  # from the first lead to the last trick
    taken: Pair = (0, 0)  # tricks
    ended: tuple[Ending, Seat] | None = None  # what ended the hand early, and who
    # What the play has shown so far. A position that was composed or read has no past (but for
    # its reneges, where they are played), so this is no part of what makes two positions equal.
    voids: Voids = field(default=NO_VOIDS, compare=False, repr=False)

    def holding(self, seat: Seat) -> tuple[Card, ...]:
        return self.holdings[seat.index]

    @property
    def offered(self) -> Suit | None:
        """The suit that the up-card offers; None when a joker lets the dealer name it."""
        return self.rules.offered(self.table.upcard)

    @property
    def dealer_is_stuck(self) -> bool:
        """Whether the player to call is a dealer who may not pass (R38)."""
        return self.rules.stick and self.phase is Phase.CALL and self.turn is self.dealer

    @property
    def dealer_discards(self) -> bool:
        """Whether the dealer puts a card down, or has done so, for the up-card (R28).

        One who sits out already keeps six cards: his discard could change nothing (D9).
        """
        contract, rules = self.contract, self.rules
        if contract is None or self.table.mark is not Mark.TAKEN:
            return False
        with_the_call = rules.alone_when == "call" or rules.canadian
        partner = self.dealer.partner
        return not (with_the_call and contract.maker is partner and partner in contract.alone)

    def put_down_by(self, seat: Seat) -> tuple[Card, ...]:
        """The dealer puts the first card down, if he takes one up; a loner puts down the other."""
        put_down, contract = self.table.put_down, self.contract
        if not put_down or contract is None:
            return ()
        dealers = self.dealer_discards
        mine = put_down[:1] if dealers and seat is self.dealer else ()
        return (*mine, *(put_down[int(dealers) :] if seat is contract.loner else ()))

    def is_blind(self, seat: Seat) -> bool:
        """Whether the seat may not look at its cards: a dealer who names trump blind (D11)."""
        blind = self.phase is Phase.NAME and self.rules.benny_up == "dealer_blind"
        return blind and seat is self.dealer

    def plays(self) -> Iterator[tuple[Seat, Card]]:
        """Who played what to the present trick, in order."""
        if self.contract and self.trick:
            yield from zip(self.contract.active_from(self.trick.leader), self.trick.cards)

    def acting(self) -> Seat:
        """The seat to act; only while the hand is not over."""
        assert self.turn is not None  # somebody acts until the hand is over
        return self.turn

    def made(self) -> Contract:
        """The contract; only when trump is made."""
        assert self.contract is not None  # trump is made before anybody asks
        return self.contract


def taken_by(taken: Pair, side: Side, tricks: int = 1) -> Pair:
    """The tricks with some more for one side."""
    ns, ew = taken
    return (ns + tricks, ew) if side is Side.NS else (ns, ew + tricks)
