"""What holds for every player in every position: legal, blind to hidden cards, repeatable."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

import pytest
from hypothesis import given

from euchre.ai.bot import Bot
from euchre.ai.levels import LEVELS, bot
from euchre.ai.random_player import RandomPlayer
from euchre.engine.actions import Call, OrderUp
from euchre.engine.cards import JOKER, Card
from euchre.engine.deal import Deal
from euchre.engine.errors import EuchreError
from euchre.engine.judge import legal_actions
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.rules import BennyUp, Rules
from euchre.engine.seats import Seat
from euchre.engine.steps import IllegalAction
from euchre.engine.view import view
from tests.ai.seats import QUICK
from tests.rules.hands import hands, law, random_deal, random_hand, random_rules

PLAYERS: dict[str, Bot] = {**QUICK, "random": RandomPlayer()}

every_player = pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS)


def moments(hands: int, seed: str) -> Iterator[Record]:
    """Every moment at which somebody acts in hands that were bid and played anyhow.

    Every other hand is played by the house's rules, the others by any that can be played, and in
    some of them a joker is turned up.
    """
    random = Random(seed)
    for number in range(hands):
        rules = random_rules(random) if number % 2 else Rules(stick=number % 4 == 0)
        deal = random_deal(random, rules)
        if number % 10 == 9:
            rules = Rules(deck=25, benny_up=random.choice(BENNY))
            deal = with_the_joker_up(random_deal(random, rules))
        record = random_hand(deal, random, rules)
        for back in range(1, len(record.actions) + 1):
            yield record.back(back)


BENNY: Final[tuple[BennyUp, ...]] = ("dealer_blind", "dealer_sees", "suit:h")


def with_the_joker_up(deal: Deal) -> Deal:
    """The deal with the joker turned up, and the up-card where the joker was."""
    trade = {JOKER: deal.upcard}
    s, w, n, e = (tuple(trade.get(card, card) for card in held) for held in deal.holdings)
    kitty = tuple(trade.get(card, card) for card in deal.kitty)
    return Deal(deal.dealer, (s, w, n, e), JOKER, kitty)


@every_player
def test_every_choice_is_legal_in_thousands_of_positions(player: Bot) -> None:
    seen = set()
    for record in moments(hands=400, seed="legal"):
        now = record.position
        assert now.turn is not None
        assert player.choose(view(record, now.turn), Random(1)).action in legal_actions(now)
        seen.add((now.phase, now.contract is not None and bool(now.contract.alone)))
    assert set(Phase) - {Phase.OVER} == {phase for phase, _ in seen}
    assert {(Phase.ORDER, False), (Phase.PLAY, False), (Phase.PLAY, True)} <= seen


@every_player
def test_every_choice_is_legal_in_composed_positions(player: Bot) -> None:
    for record in moments(hands=150, seed="composed"):
        composed = Record.composed(record.position)
        assert record.position.turn is not None
        choice = player.choose(view(composed, record.position.turn), Random(1))
        assert choice.action in legal_actions(record.position)


@every_player
@law
@given(record=hands())
def test_every_choice_is_legal_at_any_score(player: Bot, record: Record) -> None:
    now = record.position
    if now.turn is not None:
        assert player.choose(view(record, now.turn), Random(1)).action in legal_actions(now)


@every_player
def test_a_choice_does_not_hang_on_hidden_cards(player: Bot) -> None:
    random, changed = Random("hidden"), Counter[Phase]()
    for record in moments(hands=160, seed="hidden"):
        seat = record.position.turn
        assert seat is not None
        other = with_two_hidden_cards_swapped(record, seat, random)
        if other is None:
            continue
        changed[record.position.phase] += 1
        assert player.choose(view(record, seat), Random(1)) == player.choose(
            view(other, seat), Random(1)
        )
    assert set(Phase) - {Phase.OVER} == set(changed)
    assert changed.total() > 400


def with_two_hidden_cards_swapped(record: Record, by: Seat, random: Random) -> Record | None:
    """The hand with two cards swapped that the seat can't see; None when it can tell them apart."""
    assert isinstance(record.start, Deal)
    now = record.position
    seen = (by,) if view(record, by).holding else ()  # who names trump blind has not even his own
    hidden = [c for seat in Seat if seat not in seen for c in now.holding(seat)]
    hidden = [c for c in (*hidden, *record.start.kitty) if c is not record.start.upcard]
    one, two = random.sample(hidden, 2)
    try:
        other = Record.of(now.rules, swapped(record.start, one, two), now.score, record.actions)
    except IllegalAction:
        return None
    return other if view(other, by) == view(record, by) else None


def swapped(deal: Deal, one: Card, two: Card) -> Deal:
    trade = {one: two, two: one}
    s, w, n, e = (tuple(trade.get(card, card) for card in held) for held in deal.holdings)
    kitty = tuple(trade.get(card, card) for card in deal.kitty)
    return replace(deal, holdings=(s, w, n, e), kitty=kitty)


@every_player
def test_the_same_view_and_seed_get_the_same_choice(player: Bot) -> None:
    for record in moments(hands=40, seed="again"):
        assert record.position.turn is not None
        seen = view(record, record.position.turn)
        assert player.choose(seen, Random(7)) == player.choose(seen, Random(7))


@pytest.mark.parametrize("level", LEVELS)
def test_every_choice_of_a_level_is_legal_and_has_its_grounds(level: str) -> None:
    for record in list(moments(hands=60, seed="grounds"))[::40]:
        assert record.position.turn is not None
        seen = view(record, record.position.turn)
        choice = bot(level).choose(seen, Random(1))
        assert choice.action in seen.legal
        assert choice.because.grounds != ()


def test_the_random_player_does_everything_that_is_legal() -> None:
    record = Record.of(Rules(), random_deal(Random(1)))
    seen = view(record, record.position.dealer.left)
    done = {RandomPlayer().choose(seen, Random(seed)).action for seed in range(60)}
    assert done == set(legal_actions(record.position))


def test_club_calls_alone_only_where_alone_is_among_the_legal_actions() -> None:
    # Some houses forbid it: a view without the lone calls must do.
    for record in moments(hands=60, seed="together"):
        now = record.position
        if now.phase not in (Phase.ORDER, Phase.CALL) or now.turn is None:
            continue
        seen = view(record, now.turn)
        lone = {OrderUp(alone=True)} | {c for c in seen.legal if isinstance(c, Call) and c.alone}
        together = tuple(action for action in seen.legal if action not in lone)
        assert bot("club").choose(replace(seen, legal=together), Random(1)).action in together


def test_an_unknown_level_is_refused_with_the_levels_there_are() -> None:
    with pytest.raises(EuchreError, match="no level 'wizard': choose one of beginner, club"):
        bot("wizard")
