"""Pairs: one hand played twice, without an option and with it, to see all that the option changes.

Both are given the same actions. At every step what is legal must differ by exactly what the
option's `Change` says, and what the option asks in addition is answered so that nothing comes
of it: then the two hands must be the same again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from euchre.engine.actions import Action, Pass
from euchre.engine.deal import Deal
from euchre.engine.judge import legal_actions
from euchre.engine.option_kinds import Value
from euchre.engine.position import Phase, Position
from euchre.engine.rules import Rules, changed
from euchre.engine.scoring import Outcome, outcome
from euchre.engine.seats import Seat
from euchre.engine.steps import opening, step

Question = tuple[Seat, Collection[Action]]
"""Who is asked, and all that he may answer."""


def nothing(_: Position) -> Collection[Action]:
    return ()


def nobody(_: Position) -> Collection[Question]:
    return ()


def the_same(found: Outcome, _: Position) -> Outcome:
    return found


def as_before(_: Position) -> Seat | None:
    return None


@dataclass(frozen=True)
class Change:
    """What a value of an option changes, told of the positions of the hand without it."""

    option: str
    value: Value
    beside: dict[str, Value] = field(default_factory=dict)  # other options, on in both hands
    adds: Callable[[Position], Collection[Action]] = nothing
    takes: Callable[[Position], Collection[Action]] = nothing  # what may not be done any more
    asks: Callable[[Position], Collection[Question]] = nobody
    neutral: Action | None = None  # the answer of which nothing comes
    leader: Callable[[Position], Seat | None] = as_before  # another first leader
    scores: Callable[[Outcome, Position], Outcome] = the_same

    @property
    def off(self) -> Rules:
        return changed(Rules(), self.beside)

    @property
    def on(self) -> Rules:
        return changed(self.off, {self.option: self.value})

    @property
    def name(self) -> str:
        return "-".join([self.option, str(self.value), *self.beside])


PASSES: Final = 0.55
"""How often a player passes who may: so that both rounds, and passing out, are met."""


def play_both(change: Change, deal: Deal, random: Random, other: Deal | None = None) -> int:
    """Play a deal under both rules to the end; how often a difference was seen."""
    off, on = opening(change.off, deal), opening(change.on, other or deal)
    seen = 0
    while True:
        on, asked = _answered(change, off, on)
        seen += asked
        leader = change.leader(off)
        if leader is not None:
            assert _same(off, _led_by(on, leader, off))
            return seen + 1
        assert _same(off, on)
        if off.phase is Phase.OVER:
            expected = change.scores(outcome(off), off)
            assert expected == outcome(on)
            return seen + (expected != outcome(off))
        adds, takes = set(change.adds(off)), set(change.takes(off))
        assert (set(legal_actions(off)) - takes) | adds == set(legal_actions(on))
        seen += bool(adds | takes)
        shared = [action for action in legal_actions(off) if action not in takes]
        if not shared:
            return seen
        action = _choice(shared, random)
        off, on = step(off, action), step(on, action)


def _answered(change: Change, off: Position, on: Position) -> tuple[Position, int]:
    """The hand with the option after all that it asks here; how many were asked."""
    questions = change.asks(off)
    for seat, answers in questions:
        assert seat is on.turn
        assert set(answers) == set(legal_actions(on))
        assert change.neutral is not None
        on = step(on, change.neutral)
    return on, len(questions)


def _same(off: Position, on: Position) -> bool:
    """Whether all is equal but the rules and what lies face down."""
    table = replace(on.table, kitty=off.table.kitty)
    return replace(on, rules=off.rules, table=table) == off and on.voids == off.voids


def _led_by(on: Position, leader: Seat, off: Position) -> Position:
    """The position as it would be with the usual leader, when this one leads."""
    assert on.trick is not None
    assert leader is on.turn is on.trick.leader
    return replace(on, turn=off.turn, trick=off.trick)


def _choice(actions: list[Action], random: Random) -> Action:
    if Pass() in actions and random.random() < PASSES:
        return Pass()
    return random.choice(actions)
