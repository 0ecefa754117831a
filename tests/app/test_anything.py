"""Anything at any time: no order of messages breaks the page, the game or what is kept of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from euchre.ai.bot import Because, Choice
from euchre.app import saved
from euchre.app.data_do import read_do
from euchre.app.messages import (
    Dialog,
    Do,
    FocusOn,
    KeptElsewhere,
    Key,
    Look,
    Message,
    NotKept,
    Open,
    Simple,
    Thought,
    Typed,
    UpdateReady,
    Visibility,
    Waited,
    Watched,
)
from euchre.app.model import Stage
from euchre.app.pace import PACES
from euchre.app.screens import page
from euchre.engine.actions import Pass
from euchre.engine.judge import legal_actions
from euchre.engine.position import Phase
from tests.app.table import (
    Table,
    advised,
    at_game_over,
    at_hand_over,
    enabled,
    play_on,
    shy,
    shy_person,
)
from tests.rules.words import IMAGINABLE

KEYS: Final = (
    *"123456poshdcaiulb? ²x",
    "Enter",
    "ArrowLeft",
    "ArrowRight",
    "Escape",
    "Tab",
    "Dead",
)
FIELDS: Final = (
    *(("pace", pace) for pace in PACES),
    *(("wait", "on"), ("wait", ""), ("rules.stick", "off"), ("rules.stick", "on")),
    *(("coach", "on"), ("coach", "on"), ("coach", ""), ("look.seat", "W"), ("look.seat", "x")),
    *(("rules.target", "5"), ("names.W", "<Zoë>"), ("names.S", ""), ("names.Q", "x"), ("x", "y")),
)


def pressed(table: Table, random: Random) -> Message:
    """One of the page's own buttons, as a person would press it."""
    messages = [message for do in enabled(page(table.model)) if (message := read_do(do))]
    return random.choice([*messages, Simple.SKIP])


def stale(table: Table, random: Random) -> Message:
    """An answer with some token or other, by whoever comes too late."""
    token = random.randrange(table.model.token + 2)
    legal = legal_actions(table.model.position)
    if not legal or random.random() < 0.5:
        return Waited(token if token != table.model.token else token - 1)
    return Thought(token - (token == table.model.token), Choice(legal[0], Because(())))


def coached(table: Table, random: Random) -> Message:
    """The coach has found something, about what is asked now or long ago."""
    wishes = [one.wish for one in table.model.watching]
    if not wishes:
        return Watched(0, Choice(Pass(), Because(())))
    wish = random.choice(wishes)
    return Watched(wish.token, advised(wish))


def looked(_: Table, random: Random) -> Message:
    """A wish to look back, possible or not."""
    wish = random.choice(("hand", "at", "at", "list", "play-on", "again", "x"))
    return Look(wish, str(random.randrange(12)))


ANYTHING: Final[tuple[Callable[[Table, Random], Message], ...]] = (
    pressed,
    pressed,
    pressed,
    stale,
    coached,
    looked,
    lambda _, random: Do(random.choice(IMAGINABLE)),
    lambda _, random: Open(random.choice(list(Dialog))),
    lambda _, random: random.choice(list(Simple)),
    lambda _, random: Key(random.choice(KEYS), random.choice(("", "undo", "call-pass", "x"))),
    lambda _, random: Typed(*random.choice(FIELDS)),
    lambda _, random: Visibility(random.random() < 0.7),
    lambda _, random: random.choice((NotKept("SecurityError"), FocusOn("undo"), UpdateReady())),
    lambda table, random: KeptElsewhere(random.choice(("", "x", table.saved))),
)


@pytest.mark.parametrize("seed", range(12))
def test_messages_in_any_order_leave_a_sound_page_and_a_kept_game(seed: int) -> None:
    """U14: at every moment what is kept is what is on the table, and every page can be drawn."""
    random = Random(seed)
    table = Table.opened(f"?seed={seed}&rules=nostick,to5&pace={random.choice(list(PACES))}")
    for _ in range(150):
        if table.pending and random.random() < 0.6:
            table.answer(random.randrange(len(table.pending)))
        else:
            table.send(random.choice(ANYTHING)(table, random))
        ids = [one.get("id") for one in page(table.model).walk() if one.get("id")]
        assert len(ids) == len(set(ids))
        assert (table.model.game, table.model.settings) == saved.read(table.saved)


@pytest.mark.parametrize("seed", range(12))
def test_after_any_messages_the_game_can_be_played_to_its_end(seed: int) -> None:
    """F5, F7: there is no dead end, whatever was pressed."""
    random = Random(f"end/{seed}")
    table = Table.opened(f"?seed={seed}&rules=nostick,to5&pace=fast")
    for _ in range(random.randrange(40, 160)):
        if table.pending and random.random() < 0.6:
            table.answer(random.randrange(len(table.pending)))
        else:
            table.send(random.choice(ANYTHING)(table, random))
    table.send(Simple.CLOSE, Visibility(visible=True))
    play_on(table, at_game_over)
    assert table.model.game.winner is not None


@pytest.mark.parametrize("seed", range(6))
def test_a_person_who_only_presses_buttons_can_play_a_game(seed: int) -> None:
    """Everything that is needed is on the page, except the keys and the waiting."""
    random = Random(f"buttons/{seed}")
    table = Table.opened(f"?seed={seed}&rules=nostick,to5&pace=instant", choose=shy)
    while not at_game_over(table.model):
        if table.pending:
            table.answer()
        else:
            messages = [message for do in enabled(page(table.model)) if (message := read_do(do))]
            table.send(random.choice([message for message in messages if _goes_on(message)]))


def _goes_on(message: Message) -> bool:
    return isinstance(message, Do) or message in (Simple.NEXT, Simple.SKIP, Simple.ALONE)


def test_a_hundred_hands_passed_out_go_by() -> None:
    """F7: the page does not tire; the save stays readable as long as it may become."""
    table = Table.opened("?seed=1&rules=nostick&pace=instant", act=shy_person)
    table.choose = lambda wish: Choice(wish.view.legal[0], Because(()))  # the first is a pass
    while len(table.model.game.hands) < 100:
        if table.pending:
            table.answer()
        else:
            table.send(Do(shy_person(table.model)))
        table.painted.clear()
    assert table.model.game == saved.read(table.saved)[0]
    assert (0, 0) == table.model.game.score


def test_a_model_left_in_any_stage_is_drawn_in_every_phase() -> None:
    """A stage that does not fit the position is not ours, but the page must not fail for it."""
    table = play_on(Table.opened("?seed=1&pace=slow"), at_hand_over)
    for model in table.painted:
        for stage in (Stage.DEALING, Stage.THINKING, Stage.YOURS):
            if model.position.phase is not Phase.OVER:
                assert page(replace(model, stage=stage)).get("data-stage") == stage.value
