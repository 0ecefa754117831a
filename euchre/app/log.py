"""Log: a hand told from its beginning, a sentence for each thing that happened (R112)."""

from __future__ import annotations

from euchre.app.words import Names, dealt, told
from euchre.engine.events import events
from euchre.engine.record import Record


def hand_log(record: Record, names: Names) -> tuple[str, ...]:
    """Everything that happened in a hand, in order, as everybody at the table saw it."""
    opening = record.positions[0]
    happened = (
        told(event, names)
        for position, _, action in record.moves()
        for event in events(position, action)
    )
    return (dealt(opening.dealer, opening.table.upcard, names), *happened)
