"""View: what one seat may know of a hand, and nothing more.

There is no field for hidden cards, so a player that sees only a `View` can't cheat.
"""

from __future__ import annotations

from dataclasses import dataclass

from euchre.engine.actions import Action, Discard, Play
from euchre.engine.cards import Card, Suit
from euchre.engine.position import (
    Contract,
    Mark,
    Pair,
    Phase,
    Position,
    Trick,
    legal_actions,
)
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat


@dataclass(frozen=True, slots=True)
class View:
    """A hand as one seat sees it (R109)."""

    seat: Seat
    rules: Rules
    score: Pair
    dealer: Seat
    holding: tuple[Card, ...]
    upcard: Card
    mark: Mark
    put_down: tuple[Card, ...]  # what this seat itself put down
    phase: Phase
    turn: Seat | None
    contract: Contract | None
    trick: Trick | None
    taken: Pair
    sizes: tuple[int, int, int, int]  # how many cards each seat holds, in the order of SEATS
    history: tuple[tuple[Seat, Action | None], ...]  # None: a discard that this seat did not see
    voids: tuple[frozenset[Suit], ...]  # suits that each seat has shown not to hold
    legal: tuple[Action, ...]  # what this seat may do now; empty when it is another's turn


def view(record: Record, seat: Seat) -> View:
    """What the seat may know. A composed position has no past to know."""
    now = record.position
    s, w, n, e = (len(holding) for holding in now.holdings)
    return View(
        seat=seat,
        rules=now.rules,
        score=now.score,
        dealer=now.dealer,
        holding=now.holding(seat),
        upcard=now.table.upcard,
        mark=now.table.mark,
        put_down=now.table.put_down if seat is now.dealer else (),
        phase=now.phase,
        turn=now.turn,
        contract=now.contract,
        trick=now.trick,
        taken=now.taken,
        sizes=(s, w, n, e),
        history=tuple((actor, _seen(action, actor, seat)) for _, actor, action in record.moves()),
        voids=_voids(record),
        legal=legal_actions(now) if now.turn is seat else (),
    )


def _seen(action: Action, actor: Seat, by: Seat) -> Action | None:
    return None if isinstance(action, Discard) and actor is not by else action


def _voids(record: Record) -> tuple[frozenset[Suit], ...]:
    """Who did not follow what: proof of a void, as nobody may renege."""
    shown: dict[Seat, set[Suit]] = {seat: set() for seat in SEATS}
    for position, seat, action in record.moves():
        if isinstance(action, Play):
            _note(shown[seat], position, action.card)
    for seat, card in record.positions[0].plays():  # the trick that a composed position began with
        _note(shown[seat], record.positions[0], card)
    return tuple(frozenset(shown[seat]) for seat in SEATS)


def _note(void: set[Suit], position: Position, card: Card) -> None:
    if position.trick and position.trick.cards and position.contract:
        trump = position.contract.trump
        led = trump.suit_of(position.trick.cards[0])
        if trump.suit_of(card) is not led:
            void.add(led)
