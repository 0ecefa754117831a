"""Play: from the first card played to the end of a hand, and what holdings become.

Nothing here asks whether an action is legal: `steps` does that first.
"""

from __future__ import annotations

from dataclasses import replace

from euchre.engine.cards import Card, Suit, in_pack_order
from euchre.engine.deal import Holdings
from euchre.engine.position import (
    NO_VOIDS,
    Ending,
    Pair,
    Phase,
    Position,
    Trick,
    Voids,
    taken_by,
)
from euchre.engine.rules import CARDS_EACH
from euchre.engine.seats import Seat


def played(position: Position, card: Card) -> Position:
    contract, trick, seat = position.made(), position.trick, position.acting()
    assert trick is not None  # there is one all through the play
    cards, holdings = (*trick.cards, card), without(position, card)
    trump = contract.trump
    suit, led, voids = trump.suit_of(card), trump.suit_of(cards[0]), position.voids
    reneged = suit in voids[seat.index] and position.rules.renege == "penalty"
    if suit is not led and led not in voids[seat.index]:
        voids = _noted(voids, seat, led)
    if reneged:
        return ended(replace(position, holdings=holdings, voids=voids), Ending.RENEGE, seat)
    order = contract.active_from(trick.leader)
    if len(cards) == len(order):
        return _gathered(position, holdings, order[trump.best(cards)], voids)
    return _in_play(position, holdings, order[len(cards)], Trick(trick.leader, cards), voids=voids)


def _gathered(position: Position, holdings: Holdings, winner: Seat, voids: Voids) -> Position:
    """The winner takes the trick and leads to the next one (R61), if there is one (R62)."""
    taken = taken_by(position.taken, winner.side)
    if sum(taken) < CARDS_EACH:
        return _in_play(position, holdings, winner, Trick(winner), taken, voids)
    over = _in_play(position, holdings, None, None, taken, voids)
    return replace(over, phase=Phase.OVER)


def _in_play(
    position: Position,
    holdings: Holdings,
    turn: Seat | None,
    trick: Trick | None,
    taken: Pair | None = None,
    voids: Voids | None = None,
) -> Position:
    """The position with what a card changes; made by hand, as `replace` takes twice as long."""
    return Position(
        position.rules,
        position.score,
        position.dealer,
        holdings,
        position.table,
        position.phase,
        turn,
        position.contract,
        trick,
        position.taken if taken is None else taken,
        None,
        position.voids if voids is None else voids,
    )


def _noted(voids: Voids, seat: Seat, suit: Suit) -> Voids:
    """The voids with one more that a seat has shown."""
    changed = list(voids)
    changed[seat.index] |= {suit}
    s, w, n, e = changed
    return s, w, n, e


def without_past(position: Position) -> Position:
    """The position with the voids that its trick shows, and earlier ones where reneges are played.

    What a composed or written position can know.
    """
    keeps = position.rules.renege == "penalty"
    voids = position.voids if keeps else NO_VOIDS
    plays = tuple(position.plays())
    for seat, card in plays:
        trump, led = position.made().trump, plays[0][1]
        if trump.suit_of(card) is not trump.suit_of(led):
            voids = _noted(voids, seat, trump.suit_of(led))
    return replace(position, voids=voids)


def laid_down(position: Position) -> Position:
    """All the tricks to come go to the player's side; all holdings are shown (R97)."""
    seat = position.acting()
    reneger = next(filter(lambda one: _has_reneged(position, one), seat.round_from), None)
    if reneger is not None:
        return ended(position, Ending.RENEGE, reneger)
    left = CARDS_EACH - sum(position.taken)
    taken = taken_by(position.taken, seat.side, left)
    return ended(replace(position, taken=taken), Ending.LAY_DOWN, seat)


def _has_reneged(position: Position, seat: Seat) -> bool:
    """Whether a seat still holds what it should have followed with."""
    trump, voids = position.made().trump, position.voids[seat.index]
    return any(trump.suit_of(card) in voids for card in position.holding(seat))


def ended(position: Position, ending: Ending, seat: Seat) -> Position:
    """The hand is over before its fifth trick was played."""
    return replace(position, phase=Phase.OVER, turn=None, trick=None, ended=(ending, seat))


# Holdings


def without(position: Position, card: Card) -> Holdings:
    seat = position.acting()
    changed = list(position.holdings)
    changed[seat.index] = tuple([one for one in changed[seat.index] if one is not card])
    s, w, n, e = changed
    return s, w, n, e


def holding_now(position: Position, seat: Seat, holding: tuple[Card, ...]) -> Holdings:
    changed = list(position.holdings)
    changed[seat.index] = in_pack_order(holding)
    s, w, n, e = changed
    return s, w, n, e
