"""A hand that was laid down, played to its end: for notations that have no word for that."""

from __future__ import annotations

from euchre.engine.judge import legal_actions
from euchre.engine.position import Ending, Pair, Phase
from euchre.engine.record import Record
from euchre.engine.seats import Seat


def played_out(record: Record) -> Record | None:
    """The hand with cards played in place of its lay-down, all tricks to the same side.

    None when it ended with a renege. The others play the first card that they may.
    """
    ended = record.position.ended
    if ended is None or ended[0] is not Ending.LAY_DOWN:
        return None
    return _swept(record.back(), ended[1], record.position.taken)


def _swept(record: Record, seat: Seat, taken: Pair) -> Record | None:
    """The hand on a way to these tricks, whichever of its cards the seat has to begin with."""
    position, other = record.position, seat.side.other.index
    if position.phase is Phase.OVER or position.taken[other] > taken[other]:
        return record if position.taken == taken else None
    cards = legal_actions(position)[: None if position.turn is seat else 1]
    ways = (_swept(record.then(card), seat, taken) for card in cards)
    return next((way for way in ways if way), None)
