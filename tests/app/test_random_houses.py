"""Random houses: whatever the options, the page is never stuck and offers all that is legal."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from euchre.app import saved
from euchre.app.data_do import read_do, write_do
from euchre.app.log import hand_log
from euchre.app.messages import Dialog, Do, Open, Simple
from euchre.app.model import PERSON, Model, Stage, last_decision
from euchre.app.screens import page
from euchre.app.update import update
from euchre.app.words import announce_turn
from euchre.app.words.names import NAMES
from euchre.engine.presets import PRESETS, Preset
from euchre.engine.rules import Rules
from euchre.notation.pen import write
from tests.app.hands import RESTS
from tests.app.moments import by_id
from tests.app.table import (
    Chooser,
    Table,
    allowed,
    any_choice,
    club,
    play_on,
    play_restlessly,
    reachable,
    way_to,
)
from tests.rules.hands import random_rules

HOUSES: Final = 60
HANDS: Final = 2


def opened(rules: Rules, seed: int, pace: str) -> Table:
    return Table.opened(f"?seed={seed}&pace={pace}&rules={write(rules)}")


def enough(model: Model) -> bool:
    return len(model.game.hands) > HANDS or model.stage is Stage.GAME_OVER


def is_sound(model: Model) -> None:
    """What holds at every moment: one question, its words, and a way to every answer."""
    root = page(model)
    ids = [one.get("id") for one in root.walk() if one.get("id")]
    assert len(ids) == len(set(ids))
    assert by_id(root, "status").text
    for element in root.walk():
        do = element.get("data-do")
        assert do is None or read_do(str(do)) is not None
    if model.stage is Stage.YOURS and model.dialog is None:
        assert announce_turn(model.position, PERSON)
        assert allowed(model) == reachable(model)


@pytest.mark.parametrize("seed", range(HOUSES))
def test_a_house_by_chance_is_played_without_a_dead_end(seed: int) -> None:
    """Random options, a restless person, random bots: two hands and more."""
    random = Random(f"house/{seed}")
    table = opened(random_rules(random), seed, random.choice(("instant", "fast")))
    play_restlessly(table, random, enough)
    for model in table.painted:
        is_sound(model)
    assert table.model.game == saved.read(table.saved)[0]


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
@pytest.mark.parametrize("choose", [any_choice, club], ids=["any", "club"])
def test_some_hands_of_a_preset_are_played(preset: Preset, choose: Chooser) -> None:
    """By random bots and by those of the page; every moment of it is sound."""
    table = opened(preset.rules, 7, "instant")
    table.choose = choose
    play_on(table, enough)
    for model in table.painted:
        is_sound(model)


@pytest.mark.parametrize("seed", range(0, HOUSES, 3))
def test_a_person_who_only_presses_buttons_plays_any_house(seed: int) -> None:
    """Each act by the button that says it, those that prepare it first."""
    random = Random(f"press/{seed}")
    table = opened(random_rules(random), seed, "instant")
    while not enough(table.model):
        if table.pending:
            table.answer()
        elif table.model.stage is Stage.YOURS:
            press(table, random)
        else:
            press_any(table, random)


def press(table: Table, random: Random) -> None:
    """One of the person's legal actions, by way of the page."""
    action = random.choice(sorted(allowed(table.model), key=write_do))
    table.send(*way_to(table.model, action))
    assert write_do(action) in buttons(table.model)
    message = read_do(write_do(action))
    assert message == Do(action)
    table.send(message)


def press_any(table: Table, random: Random) -> None:
    """One of the large buttons, but none that opens a dialog or begins another game."""
    dock = by_id(page(table.model), "dock")
    texts = [str(one.get("data-do")) for one in dock.walk() if one.tag == "button"]
    others = ("open tricks", "open review", "new-game")
    messages = [read_do(text) for text in texts if text not in others]
    table.send(random.choice([one for one in messages if one] or [Simple.SKIP]))


def buttons(model: Model) -> list[str]:
    return [str(one.get("data-do")) for one in page(model).walk() if one.tag == "button"]


@pytest.mark.parametrize("seed", range(0, HOUSES, 5))
def test_every_hand_of_any_house_can_be_read_as_a_log(seed: int) -> None:
    """R112: a sentence for everything that happened, and the dialog shows them."""
    random = Random(f"log/{seed}")
    table = play_on(opened(random_rules(random), seed, "instant"), lambda one: one.stage in RESTS)
    while not enough(table.model):
        lines = hand_log(table.model.game.record, NAMES)
        assert all(line[0].isupper() and line.endswith(".") for line in lines)
        shown, _ = update(table.model, Open(Dialog.TRICKS))
        text = by_id(page(shown), "tricks-dialog").text
        assert all(line in text for line in lines)
        play_a_step(table)


def play_a_step(table: Table) -> None:
    before = table.model
    play_on(table, lambda model: model is not before)


@pytest.mark.parametrize("seed", range(0, HOUSES, 4))
def test_undo_leads_back_through_any_house(seed: int) -> None:
    """U8: again and again to the first decision, each a place where there was a choice."""
    random = Random(f"undo/{seed}")
    table = play_on(opened(random_rules(random), seed, "instant"), enough)
    while last_decision(table.model.game, table.model.people) is not None:
        before = table.model.game
        table.send(Simple.UNDO)
        assert (Stage.YOURS, True) == (table.model.stage, table.model.game != before)
        is_sound(table.model)
    assert table.send(Simple.UNDO) == ()
