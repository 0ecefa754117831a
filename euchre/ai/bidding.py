"""Bidding: whether the rule player makes trump, and which, alone or not.

A call is judged by the tricks that makers may expect with it, partner's help included. Every
figure here was fitted to hands that rule players played out from one auction in two ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from euchre.ai.bot import Because, Choice, Ground
from euchre.ai.counting import best_with, gain_alone, tricks
from euchre.engine.actions import Action, Call, OrderUp, Pass
from euchre.engine.cards import JOKER, Card, Rank, Suit
from euchre.engine.position import Phase
from euchre.engine.trump import TRUMPS
from euchre.engine.view import View

PLACE: Final = (0.0, 1.05, 0.0, 0.3)
"""More for making the up-card trump, by place from the dealer's left on."""
PARTNER_GETS: Final = {Rank.JOKER: 0.7, Rank.JACK: 0.62, Rank.ACE: 0.19}
FOES_GET: Final = {Rank.JOKER: -0.4, Rank.JACK: -0.34, Rank.ACE: -0.09}
"""More for a high up-card, by who picks it up."""
NEXT_PLACE: Final = (0.8, 0.25, 0.65, 0.1)
GREEN_PLACE: Final = (0.3, 0.6, 0.25, 0.5)
"""More in the second round for the suit of the turned-down card's colour, and for others."""
AGAIN_PLACE: Final = (1.2, -0.8, 0.9, 0.0)
"""The same for the suit that was turned down, where it may be called (R34)."""
NO_TRUMP_PLACE: Final = (0.95, 0.0, 0.0, 0.0)
"""The same for no trump (V5): the eldest leads."""

NEEDED: Final = {Phase.ORDER: (3.8, 3.9, 3.65, 3.05), Phase.CALL: (3.0, 2.6, 2.7, 2.7)}
"""Tricks that make a call better than a pass, by place from the dealer's left on."""
PACK_NEEDS: Final = {24: 0.0, 25: 0.1, 32: -0.3}
"""More tricks that are needed in other packs than that of 24."""
BENNY_WAITS: Final = 0.75
"""More in the first round with the joker in hand: it is a trump whatever others call."""
LAST_DITCH: Final = 0.25
"""Less is needed when the other side lacks one point only."""

ENOUGH_ALONE: Final = 0.7
"""Points that going alone must promise to gain: people defend better than this player."""
ENOUGH_ONLY_ALONE: Final = 0.0
"""The same where the call may be made alone only (V1)."""
PACK_NEEDS_ALONE: Final = {24: 0.0, 25: 0.4, 32: 0.0}
"""More of these points that are needed in other packs than that of 24."""
FOES_TAKE: Final = {Rank.JOKER: -9.0, Rank.JACK: -9.0, Rank.ACE: -0.3}
"""More for what the other side picks up: nobody sweeps against the right bower."""
PARTNER_TAKES: Final = dict.fromkeys(Rank, -0.25)
"""More for sending partner away with the up-card."""


def bid(view: View) -> Choice:
    """A pass or the best call, alone when that promises more."""
    best = max(_calls(view), key=lambda call: promise(view, call), default=None)
    if best is None or promise(view, best) < needed(view):
        if best is None or Pass() in view.legal:
            return Choice(Pass(), Because(_why_pass(view)))
        return Choice(best, Because((Ground.STUCK,)))
    if gains_alone(view, best):
        return Choice(_alone(best), Because((Ground.STRONG_ALONE,)))
    if best not in view.legal:  # alone or not at all (V1)
        return Choice(Pass(), Because(_why_pass(view)))
    return Choice(best, Because((Ground.STRONG_ENOUGH, *_why_call(view, best))))


def name(view: View, random: Random) -> Choice:
    """The suit that a dealer names when a joker is turned up (D11); blind, any suit."""
    calls = _calls(view)
    if not view.holding:
        return Choice(random.choice(calls), Because((Ground.BLIND,)))
    best = max(calls, key=lambda call: promise(view, call))
    if gains_alone(view, best):
        return Choice(_alone(best), Because((Ground.STRONG_ALONE,)))
    return Choice(best, Because((Ground.BEST_SUIT,)))


def promise(view: View, call: OrderUp | Call) -> float:
    """The tricks that the makers may expect after this call."""
    holding, trump, place = _with_upcard(view, call), TRUMPS[_suit(view, call)], _place(view)
    if isinstance(call, Call) and view.phase is Phase.CALL:
        return tricks(holding, trump) + _places(view, call)[place]
    return tricks(holding, trump) + PLACE[place] + upcard_helps(view, PARTNER_GETS, FOES_GET)


def needed(view: View) -> float:
    """The promise from which on a call is better than a pass."""
    foes_lack = view.rules.target - view.score[view.seat.side.other.index]
    figure = NEEDED[view.phase][_place(view)] + PACK_NEEDS[view.rules.deck]
    if view.phase is Phase.ORDER and JOKER in view.holding:
        figure += BENNY_WAITS
    return figure - (LAST_DITCH if foes_lack <= 1 else 0)


def gains_alone(view: View, call: OrderUp | Call) -> bool:
    """Whether the call had better be made alone, if that may be said with it."""
    if _alone(call) not in view.legal:
        return False
    gain = gain_alone(_with_upcard(view, call), TRUMPS[_suit(view, call)])
    if isinstance(call, OrderUp):
        gain += upcard_helps(view, PARTNER_TAKES, FOES_TAKE)
    if call not in view.legal:
        return gain >= ENOUGH_ONLY_ALONE + PACK_NEEDS_ALONE[view.rules.deck]
    return is_enough_alone(view, gain)


def is_enough_alone(view: View, gain: float) -> bool:
    """Whether a gain that alone promises is worth it at this score."""
    return _may_gain(view) and gain >= ENOUGH_ALONE + PACK_NEEDS_ALONE[view.rules.deck]


def _calls(view: View) -> list[OrderUp | Call]:
    """What may be called, alone or not, without the word alone."""
    found = (action for action in view.legal if isinstance(action, OrderUp | Call))
    return list(dict.fromkeys(_together(call) for call in found))


def _together(call: OrderUp | Call) -> OrderUp | Call:
    return OrderUp() if isinstance(call, OrderUp) else Call(call.suit)


def _alone(call: OrderUp | Call) -> Action:
    return OrderUp(alone=True) if isinstance(call, OrderUp) else Call(call.suit, alone=True)


def _suit(view: View, call: OrderUp | Call) -> Suit | None:
    return call.suit if isinstance(call, Call) else view.rules.offered(view.upcard)


def _places(view: View, call: Call) -> Sequence[float]:
    """What the place at the table adds to a call in the second round."""
    if call.suit is None:
        return NO_TRUMP_PLACE
    if call.suit is view.rules.offered(view.upcard):
        return AGAIN_PLACE
    return NEXT_PLACE if _is_next(view, call) else GREEN_PLACE


def _with_upcard(view: View, call: OrderUp | Call) -> Sequence[Card]:
    """The five cards to play with: a dealer who takes the up-card puts the worst one down."""
    if view.phase is Phase.CALL or view.seat is not view.dealer:
        return view.holding
    return best_with(view.upcard, view.holding, TRUMPS[_suit(view, call)])


def upcard_helps(view: View, partner: dict[Rank, float], foes: dict[Rank, float]) -> float:
    """What the up-card is worth when another seat takes it."""
    if view.seat is view.dealer:
        return 0
    ours = view.dealer is view.seat.partner
    return (partner if ours else foes).get(view.upcard.rank, 0)


def _place(view: View) -> int:
    """How many seats have spoken before this one: 3 is the dealer."""
    return (view.seat.value - view.dealer.value - 1) % 4


def _is_next(view: View, call: Call) -> bool:
    offered = view.rules.offered(view.upcard)
    return offered is not None and call.suit is offered.same_colour


def _may_gain(view: View) -> bool:
    """Whether four points can be of more use than two."""
    return view.rules.target - view.score[view.seat.side.index] > 2


def _why_pass(view: View) -> tuple[Ground, ...]:
    if view.phase is Phase.ORDER and view.dealer.side is not view.seat.side:
        return (Ground.TOO_WEAK, Ground.THEY_PICK_UP)
    return (Ground.TOO_WEAK,)


def _why_call(view: View, call: OrderUp | Call) -> tuple[Ground, ...]:
    if isinstance(call, Call):
        return (Ground.NEXT,) if _is_next(view, call) and _place(view) in (0, 2) else ()
    return (Ground.PARTNER_DEALS,) if view.dealer is view.seat.partner else ()
