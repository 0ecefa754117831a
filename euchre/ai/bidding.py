"""Bidding: whether the rule player makes trump, and which, alone or not.

A call is judged by the points that the bid model gives it over a pass.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from euchre.ai.bid_model import MODEL, BidModel, Case, alone_key, call_key
from euchre.ai.bits import bits_of
from euchre.ai.bot import Because, Choice, Ground
from euchre.engine.actions import Action, Call, OrderUp, Pass
from euchre.engine.cards import Rank, Suit
from euchre.engine.position import Mark, Phase
from euchre.engine.seats import Seat
from euchre.engine.trump import TRUMPS
from euchre.engine.view import View

LAST_DITCH: Final = 0.2
"""Points less that a call must promise when the other side lacks one point only."""
ENOUGH_ALONE: Final = 0.5
"""Points that going alone must promise to gain: people defend better than this player."""


@final
class Bidder:
    """Bids by a model of what calls gain; asks for `more` points than it must, if it is timid."""

    def __init__(self, model: BidModel, more: float = 0.0) -> None:
        self._model, self._more = model, more

    def bid(self, view: View) -> Choice:
        """A pass or the best call, alone when that promises more."""
        best = max(calls(view), key=lambda call: self.promise(view, call), default=None)
        if best is None or self.promise(view, best) < needed(view) + self._more:
            if best is None or Pass() in view.legal:
                return Choice(Pass(), Because(_why_pass(view)))
            return self._called(view, best, (Ground.STUCK,))
        return self._called(view, best, (Ground.STRONG_ENOUGH, *_why_call(view, best)))

    def name(self, view: View, random: Random) -> Choice:
        """The suit that a dealer names when a joker is turned up (D11); blind, any suit."""
        if not view.holding:
            return Choice(random.choice(calls(view)), Because((Ground.BLIND,)))
        best = max(calls(view), key=lambda call: self.promise(view, call))
        return self._called(view, best, (Ground.BEST_SUIT,))

    def promise(self, view: View, call: OrderUp | Call) -> float:
        """The points by which a call is better than a pass, alone where it is better or a must."""
        case, more = self.case(view, call), 0.0
        if alone(call) in view.legal:
            more = self._model.gain_alone(case)
            more = max(0.0, more) if call in view.legal else more
        return self._model.gain(case) + more

    def gain_alone(self, view: View, call: OrderUp | Call) -> float:
        """The points by which a call is better made alone than together."""
        return self._model.gain_alone(self.case(view, call))

    def case(self, view: View, call: OrderUp | Call) -> Case:
        """The call as the model sees it; a dealer puts down what is missed least."""
        trump = TRUMPS[suit_called(view, call)]
        key, alone = keys(view, call)
        if not takes_up(view):
            rank = view.upcard.rank if view.phase is Phase.ORDER else None
            return Case(key, alone, bits_of(trump, view.holding), rank)
        six = bits_of(trump, (*view.holding, view.upcard))
        fives = (six ^ bits_of(trump, [card]) for card in view.holding)
        cases = [Case(key, alone, five, None) for five in fives]
        return max(cases, key=self._model.gain)

    def _called(self, view: View, call: OrderUp | Call, grounds: tuple[Ground, ...]) -> Choice:
        """The call, alone where that promises more or nothing else is allowed."""
        if call not in view.legal or self._goes_alone(view, call):
            return Choice(alone(call), Because((Ground.STRONG_ALONE,)))
        return Choice(call, Because(grounds))

    def _goes_alone(self, view: View, call: OrderUp | Call) -> bool:
        may = alone(call) in view.legal and may_gain(view) and not arms_them(view)
        return may and self.gain_alone(view, call) >= ENOUGH_ALONE + self._more


BIDDER: Final = Bidder(MODEL)
"""The rule player's."""


def reasons(view: View, action: Action) -> tuple[Ground, ...]:
    """What speaks for a bid, whoever thought of it."""
    match action:
        case Pass():
            return _why_pass(view)
        case OrderUp() | Call():
            if action.alone:
                return (Ground.STRONG_ALONE,)
            stuck = Pass() not in view.legal
            return (Ground.STUCK if stuck else Ground.STRONG_ENOUGH, *_why_call(view, action))
        case _:
            return ()


def needed(view: View) -> float:
    """The points that a call must promise to be better than a pass."""
    foes_lack = view.rules.target - view.score[view.seat.side.other.index]
    return -LAST_DITCH if foes_lack <= 1 else 0.0


def calls(view: View) -> list[OrderUp | Call]:
    """What may be called, alone or not, without the word alone."""
    found = (action for action in view.legal if isinstance(action, OrderUp | Call))
    return list(dict.fromkeys(together(call) for call in found))


def together(call: OrderUp | Call) -> OrderUp | Call:
    return OrderUp() if isinstance(call, OrderUp) else Call(call.suit)


def alone(call: OrderUp | Call) -> Action:
    return OrderUp(alone=True) if isinstance(call, OrderUp) else Call(call.suit, alone=True)


def suit_called(view: View, call: OrderUp | Call) -> Suit | None:
    return call.suit if isinstance(call, Call) else view.rules.offered(view.upcard)


def keys(view: View, call: OrderUp | Call) -> tuple[str, str]:
    """The models that judge a call, and playing it alone."""
    deck, second = view.rules.deck, view.phase is Phase.CALL
    offered = view.rules.offered(view.upcard)
    kind = kind_of(call.suit, offered) if second and isinstance(call, Call) else "order"
    taker = "nobody" if second else taker_of(view.seat, view.dealer)
    place = place_of(view.seat, view.dealer)
    return call_key(deck, kind, place), alone_key(deck, taker)


def takes_up(view: View) -> bool:
    """Whether a call of this seat's gives it the up-card."""
    return view.phase is not Phase.CALL and view.seat is view.dealer


def kind_of(suit: Suit | None, offered: Suit | None) -> str:
    """What a suit called in the second round is to the one that was turned down."""
    if suit is None:
        return "none"
    if suit is offered:
        return "again"
    return "next" if offered is not None and suit is offered.same_colour else "green"


def taker_of(seat: Seat, dealer: Seat) -> str:
    """Who takes the up-card up when this seat makes it trump."""
    if seat is dealer:
        return "dealer"
    return "partner" if dealer is seat.partner else "foe"


def place_of(seat: Seat, dealer: Seat) -> int:
    """How many seats speak before this one: 3 is the dealer."""
    return (seat.value - dealer.value - 1) % 4


def may_gain(view: View) -> bool:
    """Whether four points can be of more use than two."""
    return view.rules.target - view.score[view.seat.side.index] > 2


def arms_them(view: View) -> bool:
    """Whether the other side gets a trump by the up-card that nobody sweeps against (A3)."""
    gets_it = view.phase is not Phase.CALL and view.mark in (Mark.FACE_UP, Mark.TAKEN)
    theirs = view.dealer.side is not view.seat.side
    return gets_it and theirs and view.upcard.rank in (Rank.JACK, Rank.JOKER)


def _why_pass(view: View) -> tuple[Ground, ...]:
    if view.phase is Phase.ORDER and view.dealer.side is not view.seat.side:
        return (Ground.TOO_WEAK, Ground.THEY_PICK_UP)
    return (Ground.TOO_WEAK,)


def _why_call(view: View, call: OrderUp | Call) -> tuple[Ground, ...]:
    if isinstance(call, Call):
        is_next = kind_of(call.suit, view.rules.offered(view.upcard)) == "next"
        return (Ground.NEXT,) if is_next and place_of(view.seat, view.dealer) in (0, 2) else ()
    return (Ground.PARTNER_DEALS,) if view.dealer is view.seat.partner else ()
