"""View: what one seat may know of a hand, and nothing more.

There is no field for hidden cards, so a player that sees only a `View` can't cheat.
"""

from __future__ import annotations

from dataclasses import dataclass

from euchre.engine.actions import Action, Discard, Give, Play
from euchre.engine.cards import Card
from euchre.engine.judge import legal_actions, reneges
from euchre.engine.position import (
    Contract,
    Ending,
    Mark,
    Pair,
    Phase,
    Position,
    Trick,
    Voids,
)
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class View:
    """A hand as one seat sees it (R109)."""

    seat: Seat
    rules: Rules
    score: Pair
    dealer: Seat
    holding: tuple[Card, ...]  # empty for a dealer who names trump blind (D11)
    upcard: Card
    mark: Mark
    put_down: tuple[Card, ...]  # what this seat itself put down
    given_up: tuple[Card, ...]  # the three that somebody gave up to the kitty before all eyes
    phase: Phase
    turn: Seat | None
    contract: Contract | None
    trick: Trick | None
    taken: Pair
    sizes: tuple[int, int, int, int]  # how many cards each seat holds, in the order of SEATS
    ended: tuple[Ending, Seat] | None
    history: tuple[tuple[Seat, Action | None], ...]  # None: a card that this seat did not see
    voids: Voids  # suits that each seat has failed to follow: it has none, or has reneged
    legal: tuple[Action, ...]  # what this seat may do now by the rules, without a renege


def view(record: Record, seat: Seat) -> View:
    """What the seat may know. A composed position has no past to know."""
    now = record.position
    s, w, n, e = (len(holding) for holding in now.holdings)
    return View(
        seat=seat,
        rules=now.rules,
        score=now.score,
        dealer=now.dealer,
        holding=() if now.is_blind(seat) else now.holding(seat),
        upcard=now.table.upcard,
        mark=now.table.mark,
        put_down=now.put_down_by(seat),
        given_up=now.table.kitty or () if now.table.kitty_seen else (),
        phase=now.phase,
        turn=now.turn,
        contract=now.contract,
        trick=now.trick,
        taken=now.taken,
        sizes=(s, w, n, e),
        ended=now.ended,
        history=tuple((actor, _seen(action, actor, seat)) for _, actor, action in record.moves()),
        voids=now.voids,
        legal=_legal(now) if now.turn is seat else (),
    )


def _seen(action: Action, actor: Seat, by: Seat) -> Action | None:
    """The action, without a card that was put down or given where this seat could not see it."""
    match action:
        case Discard() if actor is not by:
            return None
        case Give() if by not in (actor, actor.partner):
            return None
        case _:
            return action


def _legal(position: Position) -> tuple[Action, ...]:
    return tuple(
        action
        for action in legal_actions(position)
        if not (isinstance(action, Play) and reneges(position, action.card))
    )
