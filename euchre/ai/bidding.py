"""Bidding: whether the rule player makes trump, alone or not, and what the dealer puts down.

A holding is counted in the tricks that makers may expect with it, partner's help included. Every
figure here was fitted to hands that rule players played out from one auction in two ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.ai.bot import Because, Choice, Ground
from euchre.engine.actions import Action, Call, Discard, OrderUp, Pass
from euchre.engine.cards import Card, Rank, Suit
from euchre.engine.position import Phase
from euchre.engine.trump import TRUMPS, Trump
from euchre.engine.view import View

LENGTH: Final = (1.0, 1.2, 1.85, 2.4, 2.9, 3.2)
"""Tricks with so many trumps, the smallest ones, in the seat that helps least."""
RIGHT, LEFT, TRUMP_ACE, TRUMP_KING = 0.65, 0.3, 0.15, 0.1
"""More for a high trump in place of a small one."""
OFF_ACE, GUARDED_KING, VOID = 0.36, 0.1, 0.17
"""More for cards, or the lack of them, in the other suits."""

PLACE: Final = (0.0, 1.05, 0.0, 0.3)
"""More for making the up-card trump, by place from the dealer's left on."""
PARTNER_GETS: Final = {Rank.JACK: 0.62, Rank.ACE: 0.19}
FOES_GET: Final = {Rank.JACK: -0.34, Rank.ACE: -0.09}
"""More for a high up-card, by who picks it up."""
NEXT_PLACE: Final = (0.8, 0.25, 0.65, 0.1)
GREEN_PLACE: Final = (0.3, 0.6, 0.25, 0.5)
"""More in the second round for the suit of the turned-down card's colour, and for others."""

NEEDED: Final = {Phase.ORDER: (3.8, 3.9, 3.65, 3.05), Phase.CALL: (3.0, 2.6, 2.7, 2.7)}
"""Tricks that make a call better than a pass, by place from the dealer's left on."""
LAST_DITCH: Final = 0.25
"""Less is needed when the other side lacks one point only."""

ALONE_LENGTH: Final = (-4.0, -3.65, -2.95, -2.1, -1.7, -1.0)
ENOUGH_ALONE: Final = 0.7
"""Points that going alone must promise to gain: people defend better than this player."""
ALONE_RIGHT, ALONE_LEFT, ALONE_TRUMP_ACE = 0.8, 0.42, 0.14
ALONE_OFF_ACE, ALONE_OFF_KING, ALONE_VOID = 0.89, 0.4, 0.47
"""Points by which going alone is better than going together, counted like tricks."""
FOES_TAKE: Final = {Rank.JACK: -9.0, Rank.ACE: -0.3}
"""More for what the other side picks up: nobody sweeps against the right bower."""
PARTNER_TAKES: Final = dict.fromkeys(Rank, -0.25)
"""More for sending partner away with the up-card."""


def bid(view: View) -> Choice:
    """A pass or the best call, alone when that promises more."""
    calls = [call for call in view.legal if isinstance(call, (OrderUp, Call)) and not call.alone]
    best = max(calls, key=lambda call: promise(view, call))
    if promise(view, best) < needed(view):
        if Pass() in view.legal:
            return Choice(Pass(), Because(_why_pass(view)))
        return Choice(best, Because((Ground.STUCK,)))
    lone = _alone(best)
    if lone in view.legal and _may_gain(view) and gain_alone(view, best) >= ENOUGH_ALONE:
        return Choice(lone, Because((Ground.STRONG_ALONE,)))
    return Choice(best, Because((Ground.STRONG_ENOUGH, *_why_call(view, best))))


def promise(view: View, call: OrderUp | Call) -> float:
    """The tricks that the makers may expect after this call."""
    holding, trump, place = _with_upcard(view, call), TRUMPS[_suit(view, call)], _place(view)
    if isinstance(call, Call):
        places = NEXT_PLACE if _is_next(view, call) else GREEN_PLACE
        return tricks(holding, trump) + places[place]
    return tricks(holding, trump) + PLACE[place] + _help(view, PARTNER_GETS, FOES_GET)


def needed(view: View) -> float:
    """The promise from which on a call is better than a pass."""
    foes_lack = view.rules.target - view.score[view.seat.side.other.index]
    return NEEDED[view.phase][_place(view)] - (LAST_DITCH if foes_lack <= 1 else 0)


def tricks(holding: Sequence[Card], trump: Trump) -> float:
    """The tricks that a holding brings its makers under a trump."""
    total = LENGTH[sum(map(trump.is_trump, holding))]
    total += RIGHT * (trump.right in holding) + LEFT * (trump.left in holding)
    for suit, ranks in _ranks(holding, trump).items():
        if suit is trump.suit:
            total += TRUMP_ACE * (Rank.ACE in ranks) + TRUMP_KING * (Rank.KING in ranks)
        elif Rank.ACE in ranks:
            total += OFF_ACE
        elif Rank.KING in ranks and len(ranks) > 1:
            total += GUARDED_KING
        elif not ranks:
            total += VOID
    return total


def gain_alone(view: View, call: OrderUp | Call) -> float:
    """The points by which calling alone is better than calling with partner."""
    holding, trump = _with_upcard(view, call), TRUMPS[_suit(view, call)]
    total = ALONE_LENGTH[sum(map(trump.is_trump, holding))]
    total += ALONE_RIGHT * (trump.right in holding) + ALONE_LEFT * (trump.left in holding)
    for suit, ranks in _ranks(holding, trump).items():
        if suit is trump.suit:
            total += ALONE_TRUMP_ACE * (Rank.ACE in ranks)
        else:
            total += ALONE_OFF_ACE * (Rank.ACE in ranks) + ALONE_OFF_KING * (Rank.KING in ranks)
            total += ALONE_VOID * (not ranks)
    if isinstance(call, OrderUp):
        total += _help(view, PARTNER_TAKES, FOES_TAKE)
    return total


def put_down(view: View) -> Choice:
    """The discard that leaves the dealer the most tricks, the weakest card among equals."""
    assert view.contract is not None  # a card is put down when trump is made
    trump = view.contract.trump
    cards = [action.card for action in view.legal if isinstance(action, Discard)]
    card = max(sorted(cards, key=trump.strength), key=lambda one: _left(view, one, trump))
    only = len(trump.follows(view.holding, card)) == 1 and not trump.is_trump(card)
    return Choice(Discard(card), Because((Ground.MAKES_A_VOID if only else Ground.WEAKEST_CARD,)))


def _left(view: View, card: Card, trump: Trump) -> float:
    return round(tricks([one for one in view.holding if one is not card], trump), 9)


def _ranks(holding: Sequence[Card], trump: Trump) -> dict[Suit, list[Rank]]:
    """The ranks of a holding's plain cards, by the suit that they belong to."""
    ranks: dict[Suit, list[Rank]] = {suit: [] for suit in Suit}
    for card in holding:
        ranks[trump.suit_of(card)].append(card.rank)
    return ranks


def _suit(view: View, call: OrderUp | Call) -> Suit:
    return call.suit if isinstance(call, Call) else view.upcard.suit


def _with_upcard(view: View, call: OrderUp | Call) -> Sequence[Card]:
    """The five cards to play with: a dealer who takes the up-card puts the worst one down."""
    if isinstance(call, Call) or view.seat is not view.dealer:
        return view.holding
    trump = TRUMPS[view.upcard.suit]
    fives = ([c for c in view.holding if c is not card] for card in view.holding)
    return max(([*five, view.upcard] for five in fives), key=lambda five: tricks(five, trump))


def _help(view: View, partner: dict[Rank, float], foes: dict[Rank, float]) -> float:
    """What the up-card is worth when another seat takes it."""
    if view.seat is view.dealer:
        return 0
    ours = view.dealer is view.seat.partner
    return (partner if ours else foes).get(view.upcard.rank, 0)


def _place(view: View) -> int:
    """How many seats have spoken before this one: 3 is the dealer."""
    return (view.seat.value - view.dealer.value - 1) % 4


def _is_next(view: View, call: Call) -> bool:
    return call.suit is view.upcard.suit.same_colour


def _alone(call: OrderUp | Call) -> Action:
    return OrderUp(alone=True) if isinstance(call, OrderUp) else Call(call.suit, alone=True)


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
