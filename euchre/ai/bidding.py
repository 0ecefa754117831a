"""Bidding: whether the rule player makes trump, alone or not, and what the dealer puts down.

A holding is counted in the tricks that the makers may expect with it, partner's help included.
"""

from __future__ import annotations

from collections.abc import Sequence

from euchre.ai.bot import Because, Choice, Ground
from euchre.engine.actions import Action, Call, Discard, OrderUp, Pass
from euchre.engine.cards import Card, Rank, Suit
from euchre.engine.position import Phase
from euchre.engine.trump import TRUMPS, Trump
from euchre.engine.view import View

LENGTH = (-0.7, -0.35, 0.0, 0.45, 0.9, 1.3)
RIGHT, LEFT, ACE, FACE = 0.7, 0.45, 0.3, 0.12
OFF_ACE, OFF_KING, VOID = 0.4, 0.1, 0.2
BASE = 1.7
NEEDED = {Phase.ORDER: (2.75, 2.65, 2.75, 2.65), Phase.CALL: (2.6, 2.7, 2.65, 2.55)}
ALONE = 4.0
UP_CARD = {"J": 0.5, "A": 0.35, "K": 0.25, "Q": 0.2, "T": 0.15, "9": 0.15}

def bid(view: View) -> Choice:
    options = [(estimate(view, a), a) for a in view.legal if not isinstance(a, Pass) and not a.alone]
    best, action = max(options, key=lambda o: o[0])
    place = (view.seat.value - view.dealer.value - 1) % 4
    if Pass() in view.legal and best < NEEDED[view.phase][place]:
        return Choice(Pass(), Because((Ground.TOO_WEAK,)))
    if best >= ALONE:
        alone = OrderUp(True) if isinstance(action, OrderUp) else Call(action.suit, True)
        return Choice(alone, Because((Ground.STRONG_ALONE,)))
    return Choice(action, Because((Ground.STRONG_ENOUGH,)))

def estimate(view: View, action: Action) -> float:
    suit = action.suit if isinstance(action, Call) else view.upcard.suit
    trump = TRUMPS[suit]
    holding = view.holding
    extra = 0.0
    if view.phase is Phase.ORDER:
        if view.seat is view.dealer:
            six = (*holding, view.upcard)
            return max(strength([c for c in six if c is not x], trump) for x in holding)
        v = UP_CARD[view.upcard.rank.value]
        extra = v if view.seat.partner is view.dealer else -v
    return strength(holding, trump) + extra

def strength(holding: Sequence[Card], trump: Trump) -> float:
    trumps = [c for c in holding if trump.is_trump(c)]
    total = BASE + LENGTH[len(trumps)]
    for c in trumps:
        total += RIGHT if c is trump.right else LEFT if c is trump.left else ACE if c.rank is Rank.ACE else FACE if c.rank in (Rank.KING, Rank.QUEEN) else 0
    for suit in Suit:
        if suit is trump.suit: continue
        cards = [c for c in holding if trump.suit_of(c) is suit]
        if not cards and len(trumps) > 1: total += VOID
        for c in cards:
            if c.rank is Rank.ACE: total += OFF_ACE
            if c.rank is Rank.KING and len(cards) > 1: total += OFF_KING
    return total

def put_down(view: View) -> Choice:
    trump = TRUMPS[view.contract.suit]
    cards = [a.card for a in view.legal]
    best = max(cards, key=lambda x: (strength([c for c in view.holding if c is not x], trump), -trump.strength(x)))
    return Choice(Discard(best), Because((Ground.WEAKEST_CARD,)))
