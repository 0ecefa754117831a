"""Hands: real deals that Club players bid and play, to take moments for exercises from.

All of it comes from a `random.Random` that is handed in, by methods that give the same in every
version of Python.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from euchre.ai.levels import bot
from euchre.engine.actions import Call, OrderUp
from euchre.engine.deal import dealt, shuffled
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat
from euchre.engine.turning import turned
from euchre.engine.view import view

RULES: Final = Rules()
"""What every exercise is played by."""


def fresh(random: Random) -> Record:
    """A hand that was just dealt; everybody deals as often."""
    return Record.of(RULES, dealt(shuffled(random), random.choice(SEATS)))


def moments(record: Record, random: Random, level: str = "club") -> Iterator[Record]:
    """The hand as it stands, and after every action that players of a level go on with."""
    yield record
    while record.position.phase is not Phase.OVER:
        choice = bot(level).choose(view(record, record.position.acting()), random)
        record = record.then(choice.action)
        yield record


def bid(random: Random, level: str = "club") -> Iterator[Record]:
    """The moments of a hand up to the one where trump has been made."""
    for record in moments(fresh(random), random, level):
        yield record
        if record.position.contract:
            return


def played(record: Record, random: Random) -> Record:
    """The hand at its end."""
    *_, over = moments(record, random)
    return over


def stages(over: Record) -> Iterator[Record]:
    """A hand as it stood after each of its actions, from the deal on."""
    return (over.back(actions) for actions in range(len(over.actions), -1, -1))


def alone(record: Record) -> Record:
    """The hand with the last call, which made trump, said alone: bold players do that."""
    before, call = record.back(), record.actions[-1]
    if isinstance(call, Call):
        return before.then(Call(call.suit, alone=True))
    assert isinstance(call, OrderUp)  # nothing else makes trump under the default rules
    return before.then(OrderUp(alone=True))


def from_south(record: Record) -> Record:
    """The hand turned so that whoever is to act sits at South."""
    return turned(record, Seat.S.index - record.position.acting().index)


def turned_by_chance(record: Record, random: Random) -> Record:
    """The hand with everybody moved to other seats, or not."""
    return turned(record, random.randrange(len(SEATS)))
