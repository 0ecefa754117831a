"""Placing: the person takes a place in a hand that was opened. Pure."""

from __future__ import annotations

from random import Random

from euchre.app.desk import Desk
from euchre.app.link import is_seed
from euchre.app.model import PERSON, Model
from euchre.engine.game import Game
from euchre.engine.record import Record
from euchre.engine.turning import turned


def alone(model: Model, desk: Desk, record: Record) -> Game:
    """A game of this hand; what is dealt after it only the whole file can know."""
    found = desk.opened
    own = found.seed if found and found.count == 1 else None
    chance = str(Random(f"{model.game.seed}/opened").randrange(10**9))
    seed = chance if own is None or not is_seed(own) else own
    return Game.of((from_place(desk, record),), seed)


def from_place(desk: Desk, record: Record) -> Record:
    """The hand with the person in the place that was chosen."""
    return turned(record, -desk.seat.index % 4) if desk.seat is not PERSON else record
