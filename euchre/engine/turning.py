"""Turning: the same hand with everybody moved to other seats, so that anyone can sit anywhere."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from euchre.engine.deal import Deal
from euchre.engine.position import Contract, Pair, Position, Trick
from euchre.engine.record import Record
from euchre.engine.seats import SEATS, Seat

T = TypeVar("T")


def turned(record: Record, places: int) -> Record:
    """The hand with everybody moved so many places to the left; nothing else changes (R8)."""
    start = record.start
    if isinstance(start, Deal):
        dealer, holdings = start.dealer.round_from[places % 4], _moved(start.holdings, places)
        deal = replace(start, dealer=dealer, holdings=holdings)
        return Record.of(record.rules, deal, _sides(record.score, places), record.actions)
    return Record.composed(turned_position(start, places), record.actions)


def turned_position(position: Position, places: int) -> Position:
    """The position with everybody moved so many places to the left."""

    def seat(old: Seat) -> Seat:
        return old.round_from[places % 4]

    contract, trick, ended = position.contract, position.trick, position.ended
    if contract:
        alone = tuple(map(seat, contract.alone))
        contract = Contract(seat(contract.maker), contract.suit, alone)
    return replace(
        position,
        score=_sides(position.score, places),
        dealer=seat(position.dealer),
        holdings=_moved(position.holdings, places),
        turn=position.turn and seat(position.turn),
        contract=contract,
        trick=trick and Trick(seat(trick.leader), trick.cards),
        taken=_sides(position.taken, places),
        ended=ended and (ended[0], seat(ended[1])),
        voids=_moved(position.voids, places),
    )


def _moved(four: tuple[T, T, T, T], places: int) -> tuple[T, T, T, T]:
    s, w, n, e = (four[(seat.index - places) % 4] for seat in SEATS)
    return s, w, n, e


def _sides(pair: Pair, places: int) -> Pair:
    return (pair[1], pair[0]) if places % 2 else pair
