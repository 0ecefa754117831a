"""Hints: first what to do and why, then the numbers of all that can be done."""

from __future__ import annotations

import re

import pytest

from euchre.ai.bot import Option
from euchre.ai.levels import ADVISER
from euchre.app.effects import Think
from euchre.app.html import Element
from euchre.app.judged import is_close
from euchre.app.messages import Dialog, Do, Message, Open, Simple, Thought, Visibility
from euchre.app.model import Model, Stage
from euchre.app.screens import page
from euchre.app.words import NUMBERS_NEXT, action_label, advice
from euchre.app.words.numbers import ends, percent, points_text
from euchre.engine.actions import Call, OrderUp, Pass
from euchre.engine.cards import Suit
from euchre.engine.position import Phase
from tests.app.moments import by_id, every, with_class
from tests.app.table import Table, advised, any_choice, in_phase, persons_choice, play_on


def asked(phase: Phase = Phase.ORDER) -> Table:
    """A table at which the person decides, with an adviser who tries everything."""
    table = play_on(Table.opened("?seed=5&pace=instant"), in_phase(phase))
    table.choose = advised
    return table


def button(model: Model) -> Element:
    return by_id(page(model), "hint")


def numbers(model: Model) -> list[list[str]]:
    """The rows of the table, below the heads."""
    (table,) = with_class(page(model), "numbers")
    rows = (one for one in table.walk() if one.tag == "tr")
    cells = ([one.text for one in row.walk() if one.tag in ("th", "td")] for row in rows)
    return list(cells)[1:]


def test_a_hint_asks_the_adviser_whoever_plays_at_the_table() -> None:
    table = Table.opened("?seed=5&pace=instant&levels=beginner")
    play_on(table, in_phase(Phase.PLAY))
    (wish,) = table.send(Simple.HINT)
    assert isinstance(wish, Think)
    assert ADVISER == wish.level


def test_the_button_says_which_step_comes_next() -> None:
    """One control throughout: its id and what it asks for stay, its words change."""
    table = asked()
    said = [button(table.model)]
    table.send(Simple.HINT)
    said.append(button(table.model))
    table.settle()
    said.append(button(table.model))
    assert ["Hint", "Thinking…", "Numbers"] == [one.text for one in said]
    assert [None, "true", None] == [one.get("aria-busy") for one in said]
    assert {("hint", "hint")} == {(one.get("id"), one.get("data-do")) for one in said}


def test_the_first_press_gives_action_and_reason_and_says_that_there_is_more() -> None:
    table = asked()
    table.send(Simple.HINT)
    table.settle()
    hint = table.model.hint
    assert hint is not None
    line = advice(hint, table.model.position)
    assert line == by_id(page(table.model), "status").text
    assert f"{line} {NUMBERS_NEXT}" == table.model.announcement


def test_the_second_press_lists_every_option_with_the_advised_first() -> None:
    for phase in (Phase.ORDER, Phase.PLAY):
        table = asked(phase)
        table.send(Simple.HINT)
        table.settle()
        assert () == table.send(Simple.HINT)
        assert Dialog.HINT is table.model.dialog
        hint, position = table.model.hint, table.model.position
        assert hint is not None
        rows = [row for row in numbers(table.model) if len(row) == 3]
        assert f"{action_label(hint.action, position)} best" == rows[0][0]
        assert len(hint.because.options) == len(rows)
        wins = [int(row[2].removesuffix("%")) for row in rows]
        assert sorted(wins, reverse=True) == wins
        said = page(table.model).text
        assert "Averages over 10 deals that agree with what you can see" in said
        table.send(Simple.CLOSE)
        assert table.model.dialog is None
        assert hint == table.model.hint


def test_a_call_has_its_ends_and_a_pass_has_none() -> None:
    table = asked()
    table.send(Simple.HINT)
    table.settle()
    table.send(Simple.HINT)
    hows = [row[0].replace("\u00a0", " ") for row in numbers(table.model) if len(row) == 1]
    assert 2 == len(hows)  # to order up, and to order up alone
    for how in hows:
        found = re.fullmatch(r"euchred .+%, 1 point .+%, 2 points .+%, 4 points .+%", how)
        assert found, how


def test_a_hint_without_numbers_has_no_second_step() -> None:
    """Where there was nothing to choose nothing was tried."""
    table = asked()
    table.choose = any_choice
    table.send(Simple.HINT)
    table.settle()
    before = table.model
    assert "Hint" == button(before).text
    assert () == table.send(Simple.HINT)
    assert before == table.model


def test_numbers_that_nobody_has_asked_for_are_not_made_up() -> None:
    table = asked()
    table.send(Open(Dialog.HINT))
    assert [] == with_class(page(table.model), "numbers")
    assert "First ask for a hint" in by_id(page(table.model), "numbers-dialog").text


@pytest.mark.parametrize("way", ["act", "undo", "new", "dialog", "hidden"])
def test_a_thought_about_a_hint_ends_with_whatever_comes_first(way: str) -> None:
    """Its token no longer counts, so that the thinker drops it, and the button is free again."""
    table = asked(Phase.PLAY)
    table.send(Do(persons_choice(table.model)))
    play_on(table, in_phase(Phase.PLAY))
    (wish,) = table.send(Simple.HINT)
    assert isinstance(wish, Think)
    messages: dict[str, Message] = {
        "act": Do(persons_choice(table.model)),
        "undo": Simple.UNDO,
        "new": Simple.NEW_GAME,
        "dialog": Open(Dialog.HELP),
        "hidden": Visibility(visible=False),
    }
    table.send(messages[way])
    assert not table.model.asking
    assert wish.token != table.model.token
    before = table.model
    table.send(Thought(wish.token, advised(wish)))
    assert before == table.model


def test_a_second_press_while_it_is_thought_about_changes_nothing() -> None:
    table = asked()
    table.send(Simple.HINT)
    before = table.model
    assert () == table.send(Simple.HINT)
    assert before == table.model


def test_only_a_hint_that_is_thought_about_makes_the_button_busy() -> None:
    for model, root in every():
        busy = [one for one in root.walk() if one.get("aria-busy")]
        assert (model.asking and model.stage is Stage.YOURS) is (len(busy) == 1)


# Words


@pytest.mark.parametrize(
    ("points", "text"),
    [(0.84, "+0.8"), (-1.25, "−1.2"), (0.0, "0.0"), (-0.04, "0.0"), (0.049, "0.0"), (2, "+2.0")],
)
def test_points_have_a_sign_and_one_decimal(points: float, text: str) -> None:
    assert text == points_text(points)


@pytest.mark.parametrize(
    ("chance", "text"),
    [(0, "0%"), (0.001, "<1%"), (0.5, "50%"), (0.996, ">99%"), (1, "100%"), (0.624, "62%")],
)
def test_only_what_is_sure_is_called_sure(chance: float, text: str) -> None:
    assert text == percent(chance)


def option(wins: float, error: float = 0.01) -> Option:
    return Option(Pass(), 0.5, wins, error, ((-1, 0.25), (1, 0.75)))


def test_what_is_within_two_standard_errors_is_too_close_to_call() -> None:
    best = option(0.60)
    assert is_close(option(0.585), best)
    assert not is_close(option(0.575), best)
    assert is_close(option(0.575, error=0.02), best)


@pytest.mark.parametrize("call", [OrderUp(), Call(Suit.HEARTS), OrderUp(alone=True)])
def test_the_ends_of_a_call_are_told_in_words(call: OrderUp | Call) -> None:
    """All ways of being euchred are one; it is told also where it never happened."""
    chances = ((-4, 0.05), (-2, 0.15), (1, 0.5), (2, 0.3))
    found = ends(Option(call, 0.3, 0.5, 0.01, chances)).replace("\u00a0", " ")
    assert "euchred 20%, 1 point 50%, 2 points 30%" == found
    sure = ends(Option(call, 4.0, 0.9, 0.01, ((4, 1.0),)))
    assert "euchred 0%, 4 points 100%" == sure.replace("\u00a0", " ")
    assert "" == ends(Option(Pass(), 0.3, 0.5, 0.01, chances))
