"""The four seats and the two sides: who sits where, and who is on whose left."""

from __future__ import annotations

from enum import Enum
from functools import cached_property
from typing import Final


class Side(Enum):
    """A partnership."""

    NS = "NS"
    EW = "EW"

    @cached_property
    def other(self) -> Side:
        return Side.EW if self is Side.NS else Side.NS

    @cached_property
    def index(self) -> int:
        """0 for North-South, 1 for East-West: the place in every pair of figures."""
        return 0 if self is Side.NS else 1

    @cached_property
    def seats(self) -> tuple[Seat, Seat]:
        return (Seat.N, Seat.S) if self is Side.NS else (Seat.E, Seat.W)

    def own_first(self, pair: tuple[int, int]) -> tuple[int, int]:
        """The figures of North-South and East-West, those of this side first."""
        return pair[self.index], pair[self.other.index]

    def __repr__(self) -> str:
        return f"Side.{self.name}"


class Seat(Enum):
    """A place at the table; the value says how many places it is to the left of South."""

    S = 0
    W = 1
    N = 2
    E = 3

    @cached_property
    def index(self) -> int:
        """The place in every four things that stand in the order of SEATS; quicker than `value`."""
        return SEATS.index(self)

    @cached_property
    def left(self) -> Seat:
        """The next seat clockwise, which plays after this one (R8)."""
        return SEATS[(self.value + 1) % 4]

    @cached_property
    def partner(self) -> Seat:
        return SEATS[(self.value + 2) % 4]

    @cached_property
    def side(self) -> Side:
        return Side.EW if self.value % 2 else Side.NS

    @cached_property
    def round_from(self) -> tuple[Seat, Seat, Seat, Seat]:
        """All four seats clockwise, this one first."""
        at = self.value
        return (SEATS[at], SEATS[(at + 1) % 4], SEATS[(at + 2) % 4], SEATS[(at + 3) % 4])

    def __repr__(self) -> str:
        return f"Seat.{self.name}"


SEATS: Final[tuple[Seat, Seat, Seat, Seat]] = (Seat.S, Seat.W, Seat.N, Seat.E)
"""Clockwise, in the order in which holdings are written."""
