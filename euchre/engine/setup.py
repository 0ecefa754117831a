"""Setup: an arrangement of a hand that may be impossible, and the position it makes.

Whoever composes a position (a text, an editor) makes a `Setup`; only one without faults becomes
a `Position`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final

from euchre.engine.card_faults import due, due_put_down
from euchre.engine.cards import in_pack_order
from euchre.engine.deal import Holdings
from euchre.engine.errors import EuchreError
from euchre.engine.fault import Fault
from euchre.engine.faults import found_in
from euchre.engine.play import without_past
from euchre.engine.position import (
    NO_VOIDS,
    Contract,
    Ending,
    Pair,
    Phase,
    Position,
    Table,
    Trick,
    Voids,
)
from euchre.engine.rules import Rules
from euchre.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Setup:
    """The fields of a `Position`, none of them checked yet; cards are put in pack order."""

    rules: Rules
    score: Pair
    dealer: Seat
    holdings: Holdings
    table: Table
    phase: Phase
    turn: Seat | None
    contract: Contract | None = None
    trick: Trick | None = None
    taken: Pair = (0, 0)
    ended: tuple[Ending, Seat] | None = None
    voids: Voids = NO_VOIDS  # suits that were not followed: they matter where reneges are played

    def __post_init__(self) -> None:
        s, w, n, e = map(in_pack_order, self.holdings)
        object.__setattr__(self, "holdings", (s, w, n, e))
        if self.table.kitty is not None:
            table = replace(self.table, kitty=in_pack_order(self.table.kitty))
            object.__setattr__(self, "table", table)

    @staticmethod
    def of(position: Position) -> Setup:
        """The arrangement of a position, to be changed; its past is forgotten but for reneges."""
        setup = Setup(*(getattr(position, name) for name in _FIELDS))
        return setup if position.rules.renege == "penalty" else replace(setup, voids=NO_VOIDS)

    def faults(self) -> tuple[Fault, ...]:
        """Everything that is impossible here; none when it makes a position.

        The first kind of fault found is told, as the later checks rest on the earlier ones.
        """
        return found_in(self._unchecked())

    def position(self) -> Position:
        """The position that this arrangement makes; the trick on the table shows voids.

        Raises `EuchreError` naming the first fault.
        """
        for fault in self.faults():
            raise EuchreError(f"{fault.part}: {fault.text}")
        return without_past(self._unchecked())

    def due(self, seat: Seat) -> tuple[int, ...]:
        """How many cards the seat can hold, as far as the other fields tell."""
        return due(self._unchecked(), seat)

    def due_put_down(self) -> tuple[int, ...]:
        """How many cards can have been put down."""
        return due_put_down(self._unchecked())

    def _unchecked(self) -> Position:
        return Position(*(getattr(self, name) for name in _FIELDS))


_FIELDS: Final = tuple(one.name for one in fields(Setup))
