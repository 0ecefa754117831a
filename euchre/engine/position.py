"""Position: one moment of a hand, what may be done in it, and what comes of that.

The heart of the rules. `why_not` is the only judge of what is legal; `step` owns the table of
transitions:

    ORDER --pass x4--> CALL --pass x4--> OVER (unless the dealer is stuck)
    ORDER --order up--> DISCARD --discard--> PLAY     (no discard when the dealer sits out)
    CALL --call--> PLAY --the last card--> OVER

Nothing here knows who is human, what came before, or what a hand is worth.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import assert_never

from euchre.engine.actions import Action, Call, Discard, OrderUp, Pass, Play
from euchre.engine.cards import Card, Suit, in_pack_order
from euchre.engine.deal import CARDS_EACH, Deal, Holdings
from euchre.engine.errors import EuchreError
from euchre.engine.reasons import (
    DealerIsStuck,
    HandIsOver,
    MustFollow,
    NotHeld,
    Reason,
    SuitTurnedDown,
    UpcardStays,
    WrongMoment,
)
from euchre.engine.rules import Rules
from euchre.engine.seats import Seat, Side
from euchre.engine.trump import TRUMPS, Trump

Pair = tuple[int, int]
"""A figure for North-South and one for East-West."""


class IllegalAction(EuchreError):
    """An action that the rules refuse; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        words = re.sub(r"(?<!^)(?=[A-Z])", " ", type(reason).__name__).lower()
        super().__init__(f"not allowed: {words}")
        self.reason = reason


class Phase(Enum):
    """Where a hand stands."""

    ORDER = "order"  # first round: the up-card's suit is offered
    CALL = "call"  # second round: another suit may be named
    DISCARD = "discard"  # the dealer holds six cards
    PLAY = "play"
    OVER = "over"

    def __repr__(self) -> str:
        return f"Phase.{self.name}"


class Mark(Enum):
    """What became of the up-card; the value is its mark in the notation."""

    FACE_UP = ""
    TAKEN = "+"
    TURNED_DOWN = "~"

    def __repr__(self) -> str:
        return f"Mark.{self.name}"


@dataclass(frozen=True, slots=True)
class Table:
    """The cards that lie on the table beside the trick."""

    upcard: Card
    mark: Mark = Mark.FACE_UP
    kitty: tuple[Card, ...] | None = None  # the face-down cards in pack order; None is unknown
    put_down: tuple[Card, ...] = ()  # the dealer's discard


@dataclass(frozen=True, slots=True)
class Contract:
    """Who made what trump, and who plays without a partner."""

    maker: Seat
    suit: Suit
    alone: tuple[Seat, ...] = ()

    @property
    def trump(self) -> Trump:
        return TRUMPS[self.suit]

    def is_active(self, seat: Seat) -> bool:
        """Whether the seat plays: the partner of a lone player sits out (R64)."""
        return seat.partner not in self.alone

    def active_from(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that play, clockwise, beginning with this one or the next that does."""
        if not self.alone:
            return seat.round_from
        return tuple(one for one in seat.round_from if self.is_active(one))


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards on the table in the order played, from the leader on."""

    leader: Seat
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Position:
    """One moment of a hand, hidden cards too. Made by `opening`, `step` or `Setup`."""

    rules: Rules
    score: Pair  # points before this hand
    dealer: Seat
    holdings: Holdings  # in the order of SEATS, each in pack order
    table: Table
    phase: Phase
    turn: Seat | None  # None when the hand is over
    contract: Contract | None = None
    trick: Trick | None = None  # from the first lead to the last trick
    taken: Pair = (0, 0)  # tricks

    def holding(self, seat: Seat) -> tuple[Card, ...]:
        return self.holdings[seat.value]

    @property
    def dealer_is_stuck(self) -> bool:
        """Whether the player to call is a dealer who may not pass (R38)."""
        return self.rules.stick and self.phase is Phase.CALL and self.turn is self.dealer

    def plays(self) -> Iterator[tuple[Seat, Card]]:
        """Who played what to the present trick, in order."""
        if self.contract and self.trick:
            yield from zip(self.contract.active_from(self.trick.leader), self.trick.cards)


def opening(rules: Rules, deal: Deal, score: Pair = (0, 0)) -> Position:
    """The position right after the deal: the dealer's left speaks first (R21).

    Raises `EuchreError` for a score at which the game would be over.
    """
    if not all(0 <= points < rules.target for points in score):
        at = f"{score[0]}-{score[1]}"
        raise EuchreError(f"a hand can't begin at {at} in a game to {rules.target}")
    table = Table(deal.upcard, kitty=deal.kitty)
    return Position(rules, score, deal.dealer, deal.holdings, table, Phase.ORDER, deal.dealer.left)


def legal_actions(position: Position) -> tuple[Action, ...]:
    """Everything that the player whose turn it is may do; empty when the hand is over."""
    possible = _imaginable(position)
    return tuple(action for action in possible if why_not(position, action) is None)


def why_not(position: Position, action: Action) -> Reason | None:
    """Why the player to act may not do this; None exactly when it is legal."""
    match position.phase, action:
        case Phase.OVER, _:
            return HandIsOver()
        case Phase.ORDER, Pass() | OrderUp():
            return None
        case Phase.CALL, Pass():
            return DealerIsStuck() if position.dealer_is_stuck else None
        case Phase.CALL, Call(suit):
            return SuitTurnedDown(suit) if suit is position.table.upcard.suit else None
        case Phase.DISCARD, Discard(card):
            return _why_not_discard(position, card)
        case Phase.PLAY, Play(card):
            return _why_not_play(position, card)
        case _:
            return WrongMoment()


def step(position: Position, action: Action) -> Position:
    """The position after the player to act has done this.

    Raises `IllegalAction` with the reason when the rules refuse it.
    """
    reason = why_not(position, action)
    if reason is not None:
        raise IllegalAction(reason)
    match action:
        case Pass():
            return _passed(position)
        case OrderUp(alone):
            return _ordered_up(position, alone)
        case Call(suit, alone):
            return _lead(replace(position, contract=_contract(position, suit, alone)))
        case Discard(card):
            return _discarded(position, card)
        case Play(card):
            return _played(position, card)
        case _:
            assert_never(action)


# What may be done


def _imaginable(position: Position) -> tuple[Action, ...]:
    """Every action that fits the phase, legal or not."""
    match position.phase:
        case Phase.ORDER:
            return (Pass(), OrderUp(), OrderUp(alone=True))
        case Phase.CALL:
            return (Pass(), *(Call(suit, alone) for suit in Suit for alone in (False, True)))
        case Phase.DISCARD:
            return tuple(map(Discard, _held(position)))
        case Phase.PLAY:
            return tuple(map(Play, _held(position)))
        case Phase.OVER:
            return ()
        case _:
            assert_never(position.phase)


def _held(position: Position) -> tuple[Card, ...]:
    return position.holding(_turn(position))


def _why_not_discard(position: Position, card: Card) -> Reason | None:
    if card not in _held(position):
        return NotHeld(card)
    return UpcardStays(card) if card is position.table.upcard else None


def _why_not_play(position: Position, card: Card) -> Reason | None:
    held = _held(position)
    if card not in held:
        return NotHeld(card)
    if not position.trick or not position.trick.cards:
        return None
    trump, led = _contracted(position).trump, position.trick.cards[0]
    suit = trump.suit_of(led)
    if trump.suit_of(card) is suit:
        return None
    could = trump.follows(held, led)
    return MustFollow(suit, trump.suit, card, could) if could else None


# What comes of it


def _passed(position: Position) -> Position:
    if position.turn is not position.dealer:
        return replace(position, turn=_turn(position).left)
    if position.phase is Phase.CALL:
        return replace(position, phase=Phase.OVER, turn=None)
    table = replace(position.table, mark=Mark.TURNED_DOWN)
    return replace(position, phase=Phase.CALL, turn=position.dealer.left, table=table)


def _ordered_up(position: Position, alone: bool) -> Position:
    contract = _contract(position, position.table.upcard.suit, alone)
    dealer = position.dealer
    taken_up = replace(
        position,
        contract=contract,
        table=replace(position.table, mark=Mark.TAKEN),
        holdings=_with(position, dealer, (*position.holding(dealer), position.table.upcard)),
        phase=Phase.DISCARD,
        turn=dealer,
    )
    # A dealer who sits out keeps six cards: his discard could change nothing (D9).
    return taken_up if contract.is_active(dealer) else _lead(taken_up)


def _contract(position: Position, suit: Suit, alone: bool) -> Contract:
    maker = _turn(position)
    return Contract(maker, suit, (maker,) if alone else ())


def _discarded(position: Position, card: Card) -> Position:
    table = replace(position.table, put_down=(*position.table.put_down, card))
    return _lead(replace(position, table=table, holdings=_without(position, card)))


def _lead(position: Position) -> Position:
    """The first lead: the dealer's left, or the next seat that plays (R52, D8)."""
    leader = _contracted(position).active_from(position.dealer.left)[0]
    return replace(position, phase=Phase.PLAY, turn=leader, trick=Trick(leader))


def _played(position: Position, card: Card) -> Position:
    contract, trick = _contracted(position), position.trick
    assert trick is not None  # there is one all through the play
    cards = (*trick.cards, card)
    order = contract.active_from(trick.leader)
    holdings = _without(position, card)
    if len(cards) == len(order):
        return _gathered(position, holdings, order[contract.trump.best(cards)])
    trick = Trick(trick.leader, cards)
    return replace(position, holdings=holdings, trick=trick, turn=order[len(cards)])


def _gathered(position: Position, holdings: Holdings, winner: Seat) -> Position:
    """The winner takes the trick and leads to the next one (R61), if there is one (R62)."""
    ns, ew = position.taken
    taken = (ns + 1, ew) if winner.side is Side.NS else (ns, ew + 1)
    if sum(taken) == CARDS_EACH:
        over = replace(position, phase=Phase.OVER, turn=None, trick=None)
        return replace(over, holdings=holdings, taken=taken)
    return replace(position, holdings=holdings, taken=taken, turn=winner, trick=Trick(winner))


def _without(position: Position, card: Card) -> Holdings:
    seat = _turn(position)
    return _with(position, seat, tuple(one for one in position.holding(seat) if one is not card))


def _with(position: Position, seat: Seat, holding: tuple[Card, ...]) -> Holdings:
    changed = list(position.holdings)
    changed[seat.value] = in_pack_order(holding)
    s, w, n, e = changed
    return (s, w, n, e)


def _turn(position: Position) -> Seat:
    assert position.turn is not None  # somebody acts until the hand is over
    return position.turn


def _contracted(position: Position) -> Contract:
    assert position.contract is not None  # trump is made before the first lead
    return position.contract
