"""Knocking: where a pass is knocked on the table, two knocks are one."""

from __future__ import annotations

import pytest

from euchre.app.keys import meaning
from euchre.app.log import hand_log
from euchre.app.messages import Dialog, Do, Open, Simple, Typed
from euchre.app.model import Model, Stage
from euchre.app.screens import page
from euchre.app.words import labels
from euchre.engine.actions import Keep, Pass
from euchre.engine.position import Phase
from euchre.engine.reasons import DealerIsStuck
from tests.app.moments import by_id
from tests.app.table import Table, in_phase, passing, persons_deal, play_on, play_on_passing


def knocking(phase: Phase = Phase.ORDER) -> Table:
    """A table at which one knocks, when the person is asked."""
    table = Table.opened("?seed=5&pace=instant&rules=nostick", choose=passing)
    table.send(Typed("knock", "on"))
    play_on(table, in_phase(Phase.ORDER))
    play_on_passing(table, phase)
    return table


def told_so_far(table: Table) -> list[str]:
    return list(hand_log(table.model.game.record, table.model.settings.names)[1:])


def passes(model: Model) -> int:
    return sum(action == Pass() for action in model.game.record.actions)


@pytest.mark.parametrize("phase", [Phase.ORDER, Phase.CALL])
def test_two_knocks_are_a_pass(phase: Phase) -> None:
    """C-057, R23: and the next player is asked."""
    table = knocking(phase)
    before, seat = passes(table.model), table.model.position.turn
    assert seat is not None
    table.send(Simple.SKIP, Simple.SKIP)
    assert before + 1 == passes(table.model)
    assert seat.left is table.model.position.turn


def test_one_knock_is_none() -> None:
    """A tap on the felt that came too late passes nothing; it is said what another would do."""
    table = knocking()
    before = table.model.game
    table.send(Simple.SKIP)
    assert before == table.model.game
    root = page(table.model)
    assert labels.KNOCKED_ONCE == by_id(root, "status").text == by_id(root, "live").text


def test_a_knock_is_forgotten_with_the_next_decision() -> None:
    table = knocking()
    table.send(Simple.SKIP, Do(Pass()))
    play_on(table, in_phase(Phase.CALL))
    before = table.model.game
    table.send(Simple.SKIP)
    assert before == table.model.game


def test_where_one_says_so_taps_on_the_table_pass_nothing() -> None:
    """Usual: they only skip a wait."""
    table = knocking()
    table.send(Typed("knock", ""))
    before = table.model.game
    table.send(Simple.SKIP, Simple.SKIP, Simple.SKIP)
    assert before == table.model.game
    assert Do(Keep()) == meaning(table.model, "k", "")


def test_the_table_is_not_knocked_on_through_a_dialog() -> None:
    table = knocking()
    before = table.model.game
    table.send(Open(Dialog.HELP), Simple.SKIP, Simple.SKIP, Simple.CLOSE)
    assert before == table.model.game


def test_a_key_knocks_and_a_button_does() -> None:
    table = knocking()
    assert Do(Pass()) == meaning(table.model, "k", "")
    button = by_id(page(table.model), "call-pass")
    assert (labels.KNOCK, "pass") == (button.text, button.get("data-do"))


def test_the_others_are_seen_to_knock() -> None:
    """Beside their names; the log tells what it means."""
    table = persons_deal("nostick")
    play_on(table, in_phase(Phase.ORDER))
    for value, word in (("on", "knocks"), ("", "passes")):
        table.send(Typed("knock", value))
        for name in ("seat-W", "seat-N", "seat-E"):
            assert word in by_id(page(table.model), name).text
    assert [f"{name} passes." for name in ("Ada", "Ben", "Cleo")] == told_so_far(table)


def test_a_stuck_dealer_who_knocks_is_told_why_not() -> None:
    """R38: a knock is no more than a pass."""
    table = persons_deal("-")
    table.send(Typed("knock", "on"))
    play_on_passing_to_stuck(table)
    table.send(Simple.SKIP, Simple.SKIP)
    assert DealerIsStuck() == table.model.refusal
    assert Stage.YOURS is table.model.stage


def play_on_passing_to_stuck(table: Table) -> None:
    play_on_passing(table, Phase.CALL)
    assert table.model.position.dealer_is_stuck
