"""Random things that the notation can write, and the readers that take them back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from hypothesis import strategies as st

from euchre.engine.deal import Deal
from euchre.engine.position import Phase, Position
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.setup import Setup
from euchre.notation.pen import read_deal, read_position, read_record, read_rules
from tests.rules.hands import any_rules, deals_for, hands

Thing = Deal | Position | Record | Rules
Reader = Callable[[str], Thing]

READERS: Final[dict[str, Reader]] = {
    "rules": read_rules,
    "deal": read_deal,
    "position": read_position,
    "record": read_record,
}

RULES: Final = st.one_of(
    st.builds(Rules, target=st.integers(min_value=1, max_value=99), stick=st.booleans()),
    any_rules(),
)


ANY_DEAL: Final = RULES.flatmap(deals_for)
"""Any deal of any pack."""


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any moment of any hand, the face-down kitty known or not."""
    record = draw(hands())
    position = draw(st.sampled_from(record.positions))
    return unknown_kitty(position) if draw(st.booleans()) else position


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any record: from its deal, or composed at any moment, in mid-trick too."""
    record = draw(hands(finished=draw(st.booleans())))
    begins = draw(st.integers(min_value=-1, max_value=len(record.actions)))
    return record if begins < 0 else composed(record, begins)


def composed(record: Record, begins: int) -> Record:
    """The same hand as somebody tells it who came in after some actions."""
    return Record.composed(record.positions[begins], record.actions[begins:])


def unknown_kitty(position: Position) -> Position:
    """The position as somebody knows it who has not seen the face-down cards.

    Unchanged where they must be known: they may be exchanged, or were given up for all to see.
    """
    if position.phase is Phase.BOTTOMS or position.table.kitty_seen:
        return position
    setup = Setup.of(position)
    return replace(setup, table=replace(setup.table, kitty=None)).position()


def things() -> st.SearchStrategy[tuple[str, Thing]]:
    """Anything that can be written, with the name of its reader."""
    return st.one_of(
        RULES.map(lambda thing: ("rules", thing)),
        ANY_DEAL.map(lambda thing: ("deal", thing)),
        positions().map(lambda thing: ("position", thing)),
        records().map(lambda thing: ("record", thing)),
    )


def is_over(record: Record) -> bool:
    return record.position.phase is Phase.OVER
