"""Adviser: what the strongest player would do for whoever is to act."""

from __future__ import annotations

from random import Random

from euchre.ai.bot import Choice
from euchre.ai.levels import ADVISER, bot
from euchre.engine.record import Record
from euchre.engine.view import view


def advise(record: Record, seed: str) -> Choice:
    """What the adviser would do for whoever is to act, who knows no more than that seat."""
    seat = record.position.turn
    assert seat is not None  # somebody is to act
    return bot(ADVISER).choose(view(record, seat), Random(seed))
