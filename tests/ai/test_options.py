"""Bots at every house's table: hands under each option and preset, to the end and by the rules."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from euchre.ai.bot import Bot
from euchre.ai.levels import bot
from euchre.ai.random_player import RandomPlayer
from euchre.engine.actions import LayDown, Play
from euchre.engine.deal import dealt, shuffled
from euchre.engine.game import Game
from euchre.engine.judge import reneges
from euchre.engine.options import OPTIONS
from euchre.engine.position import Phase
from euchre.engine.presets import PRESETS, Preset
from euchre.engine.record import Record
from euchre.engine.rules import Rules, changed, codes, default
from euchre.engine.scoring import Result, outcome
from euchre.engine.seats import SEATS
from euchre.engine.view import view
from tests.rules.hands import random_rules, values

HANDS: Final = 200
"""So many for each value of each option, and half as many again for each preset."""

OF_GAMES: Final = {"target", "first_dealer", "cut", "redeal_by", "passed_out"}
"""Options that change no hand."""

TOGETHER: Final = (
    Rules(deck=25, benny_up="dealer_sees"),
    Rules(deck=25, benny_up="suit:h"),
    Rules(alone_when="before_lead", alone_who="maker_side", partners_best=True),
    Rules(defend_alone="any", defend_alone_score="four", lead_alone="left_of_loner"),
)
"""Options that say something only where another is set."""

CLUB, RANDOM = bot("club"), RandomPlayer()


def one_option_set(*, of_hands: bool) -> list[Rules]:
    """Every value of every option that is not the default, the others as in the house."""
    return [
        changed(Rules(), {option.field: value})
        for option in OPTIONS
        for value in values(option)
        if value != default(option) and (option.field not in OF_GAMES) is of_hands
    ]


def played(rules: Rules, number: int, tables: tuple[Bot, Bot]) -> Record:
    """A hand to its end: one player sits North and South, the other East and West."""
    random = Random(f"options/{number}")
    deal = dealt(shuffled(random, rules.pack), SEATS[number % 4], rules.packets)
    score = (number % rules.target, number // 4 % rules.target)
    record = Record.of(rules, deal, score)
    while (seat := record.position.turn) is not None:
        record = record.then(tables[seat.side.index].choose(view(record, seat), random).action)
    return record


def name(rules: Rules) -> str:
    return ",".join(codes(rules))


@pytest.mark.parametrize("rules", [*one_option_set(of_hands=True), *TOGETHER], ids=name)
def test_bots_play_hands_under_every_option(rules: Rules) -> None:
    for number in range(HANDS):
        keeps_the_rules(played(rules, number, (CLUB, RANDOM) if number % 2 else (RANDOM, CLUB)))


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_bots_play_hands_by_every_preset(preset: Preset) -> None:
    for number in range(HANDS // 2):
        for table in ((CLUB, CLUB), (CLUB, RANDOM), (RANDOM, RANDOM)):
            keeps_the_rules(played(preset.rules, number, table))


def test_bots_play_hands_under_any_options_together() -> None:
    random = Random("together")
    for number in range(HANDS):
        keeps_the_rules(played(random_rules(random), number, (CLUB, RANDOM)))


def keeps_the_rules(record: Record) -> None:
    """Whatever the rules refuse has been refused by now."""
    assert record.position.phase is Phase.OVER
    assert outcome(record.position).result is not Result.RENEGED
    for before, _, action in record.moves():
        assert not isinstance(action, LayDown)
        assert not (isinstance(action, Play) and reneges(before, action.card))


WHOLE: Final = [*(preset.rules for preset in PRESETS), *one_option_set(of_hands=False)]


@pytest.mark.parametrize("rules", WHOLE, ids=name)
def test_the_club_plays_whole_games(rules: Rules) -> None:
    game = Game.new(rules, "whole")
    while game.winner is None or game.position.phase is not Phase.OVER:
        seat = game.position.turn
        if seat is None:
            game = game.next_hand()
        else:
            seed = Random(f"{len(game.hands)}/{len(game.record.actions)}")
            game = game.then(CLUB.choose(view(game.record, seat), seed).action)
    assert max(game.score) >= rules.target
