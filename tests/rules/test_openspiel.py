"""Random whole hands, played side by side with OpenSpiel's euchre: the suite's `oracle`.

OpenSpiel asks after the discard whether the maker plays alone, as our `alone_when=before_lead`
does. By our default the call says it at once, and a dealer who then sits out does not discard:
`follow` bridges these two. Everything else is compared as it is: who acts, what is legal, and
the points.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any, Final

import pytest

from euchre.engine.actions import (
    Action,
    Alone,
    Call,
    DefendAlone,
    DefendTogether,
    Discard,
    OrderUp,
    Pass,
    Play,
    Together,
)
from euchre.engine.cards import Card, Suit
from euchre.engine.deal import Deal
from euchre.engine.judge import legal_actions
from euchre.engine.position import Phase, Position
from euchre.engine.rules import CARDS_EACH, Rules, from_codes
from euchre.engine.scoring import outcome
from euchre.engine.seats import Seat
from euchre.engine.steps import opening, step
from tests.rules.chance import random_deal

if "CI" not in os.environ:  # where the suite is run before a change is taken, nothing is skipped
    pytest.importorskip("pyspiel", reason="open-spiel is not installed")
import pyspiel  # type: ignore[import-not-found]  # it comes without type stubs

pytestmark = pytest.mark.oracle

HANDS: Final = 3_500
"""For each of the settings: 21,000 together."""

SETTINGS: Final = {
    "alone with the call": (),
    "alone later": ("alone-later",),
    "defended alone": ("alone-later", "defend-any", "defend4"),
}
"""Rule codes; OpenSpiel lets a defender play alone against anybody, and any euchre by him be 4."""

SEATS: Final = (Seat.N, Seat.E, Seat.S, Seat.W)
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
        case Alone() | DefendAlone():
            return ALONE
        case Together() | DefendTogether():
            return TOGETHER
        case _:
            raise AssertionError(f"OpenSpiel has no {action!r}")


def card_number(card: Card) -> int:
    return 4 * "9TJQKA".index(card.rank.value) + place(card.suit)


def place(suit: Suit | None) -> int:
    assert suit is not None
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
    if before.rules.alone_when == "before_lead":
        return
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


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("stick", [True, False], ids=["stick", "nostick"])
def test_openspiel_agrees_on_who_acts_what_is_legal_and_the_points(
    stick: bool, setting: str
) -> None:
    """R21-R76, D8, D10, F4, F6, F11: at every step of random hands from the first bid on."""
    random = Random(f"openspiel {stick} {setting}")
    rules = from_codes((*(() if stick else ("nostick",)), *SETTINGS[setting]))
    defended = rules.defend_alone != "off"
    game = pyspiel.load_game("euchre", {"stick_the_dealer": stick, "allow_lone_defender": defended})
    actions = [compare(random_deal(random), rules, game, random) for _ in range(HANDS)]
    assert sum(actions) > 19 * HANDS
