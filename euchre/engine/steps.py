"""Steps: how a hand goes on. The table of transitions:

    BOTTOMS --keep x4, exchange--> ORDER          NAME --call--> DISCARD
    ORDER --pass x4--> CALL --pass x4--> OVER (unless the dealer is stuck)
    ORDER --order up--> TAKE --take--> DISCARD    (TAKE --leave--> and CALL --call--> go on below)
    DISCARD > REDEAL > ALONE > DEFEND > BEST > PLAY --the last card--> OVER
    REDEAL --redeal--> OVER      BEST --discard--> GIVE --give--> PLAY

Each of BOTTOMS, TAKE, REDEAL, ALONE, DEFEND, BEST is there only under its option, and DISCARD
only when the dealer has taken the up-card and plays.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final, assert_never

from euchre.engine.actions import (
    Action,
    Alone,
    Call,
    DefendAlone,
    DefendTogether,
    Discard,
    Exchange,
    Give,
    Keep,
    LayDown,
    Leave,
    OrderUp,
    Pass,
    Play,
    Redeal,
    Take,
    Together,
)
from euchre.engine.cards import Card, Suit
from euchre.engine.deal import Deal
from euchre.engine.errors import EuchreError
from euchre.engine.judge import why_not
from euchre.engine.play import ended, holding_now, laid_down, played, without
from euchre.engine.position import (
    Contract,
    Ending,
    Mark,
    Pair,
    Phase,
    Position,
    Table,
    Trick,
)
from euchre.engine.reasons import Reason
from euchre.engine.rules import Rules
from euchre.engine.seats import Seat


class IllegalAction(EuchreError):
    """An action that the rules refuse; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        words = re.sub(r"(?<!^)(?=[A-Z])", " ", type(reason).__name__).lower()
        super().__init__(f"not allowed: {words}")
        self.reason = reason


def opening(rules: Rules, deal: Deal, score: Pair = (0, 0)) -> Position:
    """The position right after the deal: the dealer's left speaks first (R21).

    Raises `EuchreError` for a score at which the game would be over, or a deal from another pack.
    """
    if not all(rules.may_stand_at(points) for points in score):
        at = f"{score[0]}-{score[1]}"
        raise EuchreError(f"a hand can't begin at {at} in a game to {rules.target}")
    if deal.pack is not rules.pack:
        raise EuchreError(f"{len(deal.pack)} cards are dealt, the rules want {rules.deck}")
    table = Table(deal.upcard, kitty=deal.kitty)
    eldest = deal.dealer.left
    dealt = Position(rules, score, deal.dealer, deal.holdings, table, Phase.BOTTOMS, eldest)
    return dealt if rules.bottoms != "off" else _to_bids(dealt)


def step(position: Position, action: Action) -> Position:
    """The position after the player to act has done this.

    Raises `IllegalAction` with the reason when the rules refuse it.
    """
    reason = why_not(position, action)
    if reason is not None:
        raise IllegalAction(reason)
    match action:
        case Play(card):
            return played(position, card)
        case Pass():
            return _passed(position)
        case OrderUp(alone):
            return _ordered_up(position, alone)
        case Call(suit, alone):
            return _called(position, suit, alone)
        case Take():
            return _taken_up(position)
        case Leave():
            left = replace(position, table=replace(position.table, mark=Mark.LEFT))
            return _ask(left, Phase.REDEAL)
        case Discard(card):
            return _discarded(position, card)
        case Exchange(cards):
            return _exchanged(position, cards)
        case Redeal():
            return ended(position, Ending.REDEAL, position.acting())
        case Keep() | Together() | DefendTogether():
            return _declined(position)
        case Alone() | DefendAlone():
            return _went_alone(position)
        case Give(card):
            return _given(position, card)
        case LayDown():
            return laid_down(position)
        case _:
            assert_never(action)


# The calls


def _to_bids(position: Position) -> Position:
    if position.offered is None:
        return replace(position, phase=Phase.NAME, turn=position.dealer)
    return replace(position, phase=Phase.ORDER, turn=position.dealer.left)


def _exchanged(position: Position, cards: tuple[Card, ...]) -> Position:
    seat, table = position.acting(), position.table
    assert table.kitty is not None  # a hand with bottoms is dealt, not guessed
    kept = (card for card in position.holding(seat) if card not in cards)
    holdings = holding_now(position, seat, (*kept, *table.kitty))
    table = replace(table, kitty=cards, kitty_seen=True)
    return _to_bids(replace(position, holdings=holdings, table=table))


def _passed(position: Position) -> Position:
    if position.turn is not position.dealer:
        return replace(position, turn=position.acting().left)
    if position.phase is Phase.CALL:
        return replace(position, phase=Phase.OVER, turn=None)
    table = replace(position.table, mark=Mark.TURNED_DOWN)
    return replace(position, phase=Phase.CALL, turn=position.dealer.left, table=table)


def _ordered_up(position: Position, alone: bool) -> Position:
    made = replace(position, contract=_contract(position, position.offered, alone))
    dealer = position.dealer
    by_another = position.turn is not dealer and made.made().is_active(dealer)
    if position.rules.pickup == "may" and by_another:
        return replace(made, phase=Phase.TAKE, turn=dealer)
    return _taken_up(made)


def _called(position: Position, suit: Suit | None, alone: bool) -> Position:
    made = replace(position, contract=_contract(position, suit, alone))
    return _taken_up(made) if position.phase is Phase.NAME else _ask(made, Phase.REDEAL)


def _contract(position: Position, suit: Suit | None, alone: bool) -> Contract:
    maker = position.acting()
    return Contract(maker, suit, (maker,) if alone else ())


def _taken_up(position: Position) -> Position:
    dealer, table = position.dealer, position.table
    holdings = holding_now(position, dealer, (*position.holding(dealer), table.upcard))
    table = replace(table, mark=Mark.TAKEN)
    return _ask(replace(position, holdings=holdings, table=table), Phase.DISCARD)


# The questions between the calls and the first lead

_QUESTIONS: Final = (Phase.DISCARD, Phase.REDEAL, Phase.ALONE, Phase.DEFEND, Phase.BEST)


def _ask(position: Position, first: Phase) -> Position:
    """The first question from this one on that somebody is asked, or else the lead."""
    for phase in _QUESTIONS[_QUESTIONS.index(first) :]:
        seats = asked(position, phase)
        if seats:
            return replace(position, phase=phase, turn=seats[0])
    return _lead(position)


def asked(position: Position, phase: Phase) -> tuple[Seat, ...]:
    """Who is asked a question between the calls and the first lead, in order."""
    rules, dealer, contract = position.rules, position.dealer, position.made()
    match phase:
        case Phase.DISCARD:
            return (dealer,) if position.dealer_discards else ()
        case Phase.REDEAL if rules.nine_ten or rules.ace_no_face:
            return contract.active_from(dealer.left)
        case Phase.ALONE if not contract.alone:
            maker = contract.maker
            first = (maker,) if rules.alone_when == "before_lead" else ()
            return (*first, maker.partner) if rules.alone_who == "maker_side" else first
        case Phase.DEFEND if rules.defend_alone == "any" or (
            rules.defend_alone == "vs_lone" and contract.loner
        ):
            defenders = contract.maker.side.other
            return tuple(seat for seat in dealer.left.round_from if seat.side is defenders)
        case Phase.BEST if rules.partners_best and contract.loner:
            return (contract.loner,)
        case _:
            return ()


def _declined(position: Position) -> Position:
    """The next to be asked the same, or the next question."""
    if position.phase is Phase.BOTTOMS:
        last = position.turn is position.dealer
        return _to_bids(position) if last else replace(position, turn=position.acting().left)
    seats = asked(position, position.phase)
    others = seats[seats.index(position.acting()) + 1 :]
    return replace(position, turn=others[0]) if others else _go_on(position)


def _go_on(position: Position) -> Position:
    """The next question after the present one, or the lead."""
    after = _QUESTIONS.index(position.phase) + 1
    return _ask(position, _QUESTIONS[after]) if after < len(_QUESTIONS) else _lead(position)


def _discarded(position: Position, card: Card) -> Position:
    table = replace(position.table, put_down=(*position.table.put_down, card))
    after = replace(position, table=table, holdings=without(position, card))
    if position.phase is Phase.BEST:
        return replace(after, phase=Phase.GIVE, turn=position.acting().partner)
    return _go_on(after)


def _went_alone(position: Position) -> Position:
    contract = position.made()
    alone = (*contract.alone, position.acting())
    return _go_on(replace(position, contract=replace(contract, alone=alone)))


def _given(position: Position, card: Card) -> Position:
    loner = position.acting().partner
    given = replace(position, holdings=without(position, card))
    return _lead(replace(given, holdings=holding_now(given, loner, (*given.holding(loner), card))))


def _lead(position: Position) -> Position:
    """The first lead (R52)."""
    leader = position.made().first_leader(position.rules, position.dealer)
    return replace(position, phase=Phase.PLAY, turn=leader, trick=Trick(leader))
