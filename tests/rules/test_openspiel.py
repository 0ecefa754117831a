"""Random whole hands, played side by side with OpenSpiel's euchre.

OpenSpiel asks after the discard whether the maker plays alone, where our call says it at once,
and it lets a dealer discard who then sits out. `follow` bridges these two; everything else is
compared as it is: who acts, what is legal, and the points.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found]  # it comes without type stubs
import pytest

from euchre.engine.actions import Action, Call, Discard, OrderUp, Pass, Play
from euchre.engine.cards import Card, Suit
from euchre.engine.deal import CARDS_EACH, Deal
from euchre.engine.position import Phase, Position, legal_actions, opening, step
from euchre.engine.rules import Rules
from euchre.engine.scoring import outcome
from euchre.engine.seats import Seat
from tests.rules.hands import random_deal

HANDS = 1_500
"""For each of the two settings of stick the dealer."""
SEATS = (Seat.N, Seat.E, Seat.S, Seat.W)
PASS, CALL_CLUBS, ALONE, TOGETHER = 24, 25, 29, 30

Game = Any
State = Any
"""OpenSpiel's game and a state of it; it has no types."""


def number(action: Action, upcard: Card) -> int:
    """OpenSpiel's number for an action, without the lone call."""
    match action:
        case Pass():
            return PASS
        case OrderUp():
            return CALL_CLUBS + place(upcard.suit)
        case Call(suit):
            return CALL_CLUBS + place(suit)
        case Discard(card) | Play(card):
            return card_number(card)


def card_number(card: Card) -> int:
    return 4 * "9TJQKA".index(card.rank.value) + place(card.suit)


def place(suit: Suit) -> int:
    return "cdhs".index(suit.value)


def dealt(deal: Deal, game: Game) -> State:
    """OpenSpiel's hand after the deal: card by card from the dealer on, then the up-card."""
    state = game.new_initial_state()
    state.apply_action(SEATS.index(deal.dealer))
    for turn in range(CARDS_EACH):
        for seat in deal.dealer.round_from:
            state.apply_action(card_number(deal.holdings[seat.value][turn]))
    state.apply_action(card_number(deal.upcard))
    return state


def follow(state: State, before: Position, action: Action, after: Position) -> None:
    """Do the same in OpenSpiel's hand, and answer what only it asks."""
    state.apply_action(number(action, before.table.upcard))
    if before.phase is Phase.ORDER and after.phase is Phase.PLAY:
        assert before.dealer is actor(state)  # ours sits out and keeps six cards (D9)
        state.apply_action(state.legal_actions()[0])
    if after.contract and after.phase is Phase.PLAY and before.phase is not Phase.PLAY:
        assert after.contract.maker is actor(state)
        assert {ALONE, TOGETHER} == set(state.legal_actions())
        state.apply_action(ALONE if after.contract.alone else TOGETHER)


def actor(state: State) -> Seat:
    return SEATS[state.current_player()]


def compare(deal: Deal, rules: Rules, game: Game, random: Random) -> int:
    """Play one hand in both, some passes and then at random; the number of actions."""
    position, state, done = opening(rules, deal), dealt(deal, game), 0
    passes = random.randrange(9)
    while position.phase is not Phase.OVER:
        legal = legal_actions(position)
        assert position.turn is actor(state)
        assert {number(one, deal.upcard) for one in legal} == set(state.legal_actions())
        action = Pass() if done < passes and Pass() in legal else random.choice(legal)
        after = step(position, action)
        follow(state, position, action, after)
        position, done = after, done + 1
    ns, ew = outcome(position).pair
    assert state.is_terminal()
    assert [ns - ew, ew - ns, ns - ew, ew - ns] == state.returns()
    return done


@pytest.mark.parametrize("stick", [True, False], ids=["stick", "nostick"])
def test_openspiel_agrees_on_who_acts_what_is_legal_and_the_points(stick: bool) -> None:
    """R21-R75, F4, F6, F11: at every step of random hands from the first bid on."""
    random, rules = Random(f"openspiel {stick}"), Rules(stick=stick)
    parameters = {"stick_the_dealer": stick, "allow_lone_defender": False}
    game = pyspiel.load_game("euchre", parameters)
    actions = [compare(random_deal(random), rules, game, random) for _ in range(HANDS)]
    assert sum(actions) > 20 * HANDS
