"""Log: a hand told from its beginning, a sentence for each thing that happened (R112)."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.app.dealing import cut_of, cutter, turned_for_dealer
from euchre.app.words import Names, dealt, jack_dealt, pack_cut, told
from euchre.engine.events import events
from euchre.engine.game import Game
from euchre.engine.record import Record


def told_before(game: Game, names: Names) -> tuple[str, ...]:
    """What happened before the last hand was dealt: who deals first, and the cut."""
    return tuple(_before(game, names))


def _before(game: Game, names: Names) -> Iterator[str]:
    if len(game.hands) == 1 and (turned := turned_for_dealer(game)):
        yield jack_dealt(turned, names)
    if cut_of(game, len(game.hands) - 1):
        yield pack_cut(cutter(game.record.positions[0].dealer), names)


def hand_log(record: Record, names: Names) -> tuple[str, ...]:
    """Everything that happened in a hand, in order, as everybody at the table saw it."""
    opening = record.positions[0]
    happened = (
        told(event, names)
        for position, _, action in record.moves()
        for event in events(position, action)
    )
    return (dealt(opening.dealer, opening.table.upcard, names), *filter(None, happened))
