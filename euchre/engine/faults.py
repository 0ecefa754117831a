"""Faults: what makes an arrangement of a hand impossible, each named with the part it lies in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from euchre.engine.call_faults import OPTION_OF, always, calls
from euchre.engine.card_faults import cards, sizes, upcard
from euchre.engine.fault import Fault
from euchre.engine.position import (
    Contract,
    Ending,
    Phase,
    Position,
    Trick,
)
from euchre.engine.rules import CARDS_EACH
from euchre.engine.seats import SEATS, Seat
from euchre.engine.steps import asked


def found_in(position: Position) -> tuple[Fault, ...]:
    """Every fault of the first kind that is found, as the later checks rest on the earlier."""
    for check in _CHECKS:
        found = tuple(check(position))
        if found:
            return found
    return ()


# Options


def _options(position: Position) -> Iterator[Fault]:
    if not OPTION_OF.get(position.phase, always)(position.rules):
        yield Fault("turn", f"these rules do not ask for {position.phase.value}")


# Figures


def _figures(position: Position) -> Iterator[Fault]:
    rules, taken = position.rules, position.taken
    for points in position.score:
        if not rules.may_stand_at(points):
            yield Fault("score", f"{points} points can't be: the game goes to {rules.target}")
    if min(taken) < 0 or sum(taken) > CARDS_EACH:
        yield Fault("tricks", f"{taken[0]}-{taken[1]}: a hand has {CARDS_EACH} tricks")
    if position.phase is Phase.PLAY and sum(taken) == CARDS_EACH:
        yield Fault("turn", "nobody is to play: all five tricks are taken")
    if position.phase not in (Phase.PLAY, Phase.OVER) and any(taken):
        yield Fault("tricks", "no trick can be taken before the first lead")
    if position.phase is Phase.OVER and position.contract is not None:
        yield from _tricks_at_the_end(position)


def _tricks_at_the_end(position: Position) -> Iterator[Fault]:
    ending, tricks = position.ended and position.ended[0], sum(position.taken)
    if ending in (None, Ending.LAY_DOWN) and tricks != CARDS_EACH:
        yield Fault("tricks", "a hand that was played ends after the fifth trick")
    if ending is Ending.REDEAL and tricks:
        yield Fault("tricks", "a new deal is called for before the first lead")
    if ending is Ending.RENEGE and tricks == CARDS_EACH:
        yield Fault("tricks", "a renege ends a hand before its fifth trick")


# Turns


def _turns(position: Position) -> Iterator[Fault]:
    phase, turn, contract, trick = position.phase, position.turn, position.contract, position.trick
    seats = _may_act(position)
    if (turn is None) is not (phase is Phase.OVER):
        yield Fault("turn", "somebody is to act exactly until the hand is over")
    elif turn is not None and turn not in seats:
        who = " or ".join(seat.name for seat in seats) or "nobody"
        yield Fault("turn", f"{who} is asked for {phase.value}")
    if phase is Phase.PLAY and contract and trick is None:
        yield Fault("turn", "somebody must lead or have led")
    if phase is Phase.PLAY and contract and trick:
        yield from _trick_faults(position, contract, trick)
    if phase is not Phase.PLAY and trick is not None:
        yield Fault("turn", "there is no trick now")
    if any(position.voids) and position.rules.renege == "prevent":
        yield Fault("turn", "no renege can be found (!) where none is possible")


def _may_act(position: Position) -> tuple[Seat, ...]:
    """The seats that can be the one to act in this phase."""
    contract = position.contract
    match position.phase:
        case Phase.NAME | Phase.TAKE:
            return (position.dealer,)
        case Phase.DISCARD | Phase.REDEAL | Phase.ALONE | Phase.DEFEND | Phase.BEST:
            return asked(position, position.phase)
        case Phase.GIVE if contract and contract.loner:
            return (contract.loner.partner,)
        case Phase.GIVE:
            return ()
        case _:
            return SEATS


def _trick_faults(position: Position, contract: Contract, trick: Trick) -> Iterator[Fault]:
    order = contract.active_from(trick.leader)
    if not contract.is_active(trick.leader):
        yield Fault("turn", f"{trick.leader.name} sits out and can't lead")
        return
    first = contract.first_leader(position.rules, position.dealer)
    if not any(position.taken) and trick.leader is not first:
        yield Fault("turn", f"{first.name} leads to the first trick")
    elif any(position.taken) and not position.taken[trick.leader.side.index]:
        yield Fault("turn", f"{trick.leader.name} can't lead: that side has taken no trick")
    if len(trick.cards) >= len(order):
        yield Fault("turn", f"a trick of {len(trick.cards)} cards is complete")
    elif position.turn is not order[len(trick.cards)]:
        yield Fault("turn", f"{order[len(trick.cards)].name} is to play")


# The trick


def _play(position: Position) -> Iterator[Fault]:
    """In this trick everybody followed who could, unless reneges are played."""
    trick, contract = position.trick, position.contract
    if not trick or not contract or not trick.cards or position.rules.renege == "penalty":
        return
    trump, led = contract.trump, trick.cards[0]
    for seat, card in position.plays():
        could = trump.follows(position.holding(seat), led)
        if could and trump.suit_of(card) is not trump.suit_of(led):
            yield Fault("turn", f"{seat.name} played {card} but holds {could[0]} and had to follow")


_CHECKS: Final = (_options, _figures, cards, calls, _turns, sizes, upcard, _play)
