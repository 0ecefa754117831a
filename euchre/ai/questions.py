"""Questions: what the rule player answers where a house asks more than calls and cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from euchre.ai.bid_model import MODEL, Case, alone_key
from euchre.ai.bidding import ENOUGH_ALONE, arms_them, may_gain, taker_of
from euchre.ai.bits import bits_of
from euchre.ai.bot import Because, Choice, Ground
from euchre.ai.counting import best_with, gain_alone, tricks
from euchre.engine.actions import (
    Action,
    Alone,
    DefendAlone,
    DefendTogether,
    Discard,
    Exchange,
    Give,
    Keep,
    Leave,
    Redeal,
    Take,
    Together,
)
from euchre.engine.cards import Card, Rank, Suit
from euchre.engine.position import Contract, Mark, Phase
from euchre.engine.trump import TRUMPS, Trump
from euchre.engine.view import View

WORTH_KEEPING: Final = 3.0
"""Tricks under the best suit from which on three cards of the kitty promise no more."""
DEFEND_ALONE: Final = {"as_makers": 1.5, "four": -0.3}
"""Points that a maker would gain alone with such cards, from which on a defender does."""


def exchange(view: View) -> Choice:
    """The three cards that help least are changed for the kitty's, unless the five are good."""
    trades = [action for action in view.legal if isinstance(action, Exchange)]
    if not trades:
        return _choice(Keep(), Ground.ONLY_CHOICE)
    if _best(view.holding) >= WORTH_KEEPING:
        return _choice(Keep(), Ground.GOOD_CARDS)
    trade = max(trades, key=lambda one: _best(_without(view, *one.cards)))
    return _choice(trade, Ground.POOR_CARDS)


def take(view: View) -> Choice:
    """The dealer takes the up-card if it makes his five better."""
    trump = _contract(view).trump
    five = best_with(view.upcard, view.holding, trump)
    if round(tricks(five, trump) - tricks(view.holding, trump), 9) > 0:
        return _choice(Take(), Ground.UPCARD_HELPS)
    return _choice(Leave(), Ground.GOOD_CARDS)


def put_down(view: View) -> Choice:
    """The discard that leaves the dealer the most tricks, the weakest card among equals."""
    trump = _contract(view).trump
    cards = tuple(action.card for action in view.legal if isinstance(action, Discard))
    card = _least(cards, view.holding, trump)
    only = len(trump.follows(view.holding, card)) == 1 and not trump.is_trump(card)
    return _choice(Discard(card), Ground.MAKES_A_VOID if only else Ground.WEAKEST_CARD)


def redeal(view: View) -> Choice:
    """Cards that entitle to a new deal take nothing, but to be makers is worth something."""
    if Redeal() not in view.legal:
        return _choice(Keep(), Ground.ONLY_CHOICE)
    if _contract(view).maker.side is view.seat.side:
        return _choice(Keep(), Ground.OUR_TRUMP)
    return _choice(Redeal(), Ground.POOR_CARDS)


def alone(view: View) -> Choice:
    """Whether a maker, or the partner of one, plays alone."""
    may = may_gain(view) and not arms_them(view)
    if may and MODEL.gain_alone(_case(view)) >= ENOUGH_ALONE:
        return _choice(Alone(), Ground.STRONG_ALONE)
    return _choice(Together(), Ground.PARTNER_HELPS)


def defend(view: View) -> Choice:
    """A defender plays alone where that is paid, with cards that need no help."""
    gain = gain_alone(view.holding, _contract(view).trump)
    if gain >= DEFEND_ALONE[view.rules.defend_alone_score]:
        return _choice(DefendAlone(), Ground.STOPS_THEM)
    return _choice(DefendTogether(), Ground.PARTNER_HELPS)


def change_for_best(view: View) -> Choice:
    """A loner puts down the card that helps him least, unless all are trumps or aces."""
    trump = _contract(view).trump
    poor = [c for c in view.holding if not trump.is_trump(c) and c.rank is not Rank.ACE]
    if not poor:
        return _choice(Keep(), Ground.GOOD_CARDS)
    weakest_first = sorted(poor, key=trump.strength)
    card = max(weakest_first, key=lambda one: gain_alone(_without(view, one), trump))
    return _choice(Discard(card), Ground.WEAKEST_CARD)


def give(view: View) -> Choice:
    """The loner gets the highest trump, else an ace, else the highest card."""
    best = max(view.holding, key=_contract(view).trump.strength)
    return _choice(Give(best), Ground.MOST_USEFUL)


ANSWERS: Final[dict[Phase, Callable[[View], Choice]]] = {
    Phase.BOTTOMS: exchange,
    Phase.TAKE: take,
    Phase.DISCARD: put_down,
    Phase.REDEAL: redeal,
    Phase.ALONE: alone,
    Phase.DEFEND: defend,
    Phase.BEST: change_for_best,
    Phase.GIVE: give,
}
"""Who answers in which phase."""


def _case(view: View) -> Case:
    """The holding as the bid model sees it once trump is made."""
    taken = view.mark is Mark.TAKEN
    taker = taker_of(view.seat, view.dealer) if taken else "nobody"
    upcard = view.upcard.rank if taker in ("partner", "foe") else None
    holding = bits_of(_contract(view).trump, view.holding)
    return Case("", alone_key(view.rules.deck, taker), holding, upcard)


def _choice(action: Action, ground: Ground) -> Choice:
    return Choice(action, Because((ground,)))


def _contract(view: View) -> Contract:
    assert view.contract is not None  # but for the kitty, nothing is asked before trump is made
    return view.contract


@lru_cache(maxsize=1024)
def _least(cards: Sequence[Card], holding: Sequence[Card], trump: Trump) -> Card:
    """The card that is missed least; a search asks again and again."""
    return max(sorted(cards, key=trump.strength), key=lambda one: _left(holding, one, trump))


def _without(view: View, *cards: Card) -> Sequence[Card]:
    return [card for card in view.holding if card not in cards]


def _left(holding: Sequence[Card], card: Card, trump: Trump) -> float:
    return round(tricks([one for one in holding if one is not card], trump), 9)


def _best(holding: Sequence[Card]) -> float:
    """The tricks under the suit that suits the holding best."""
    return max(tricks(holding, TRUMPS[suit]) for suit in Suit)
