"""A new version of the page: told when it comes, offered between hands, never in one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from euchre.app.effects import ApplyUpdate
from euchre.app.messages import Dialog, Open, Simple, UpdateReady
from euchre.app.model import Model
from euchre.app.opening import begin
from euchre.app.screens import page
from euchre.app.update import update
from tests.app.moments import by_id
from tests.app.table import Table, at_game_over, at_hand_over, at_yours, enabled, play_on

OPENED = "?seed=4&rules=to1&pace=instant"


def table_at(until: Callable[[Model], bool]) -> Table:
    """A table that has come so far, and been told of a new version at its start."""
    table = Table.opened(OPENED)
    table.send(UpdateReady())
    return play_on(table, until)


@pytest.mark.parametrize("until", [at_hand_over, at_game_over])
def test_between_hands_a_new_version_can_be_used(until: Callable[[Model], bool]) -> None:
    table = table_at(until)
    assert "use-update" in enabled(page(table.model))
    assert (table.model, (ApplyUpdate(),)) == update(table.model, Simple.USE_UPDATE)


def test_in_a_hand_it_waits() -> None:
    table = table_at(at_yours)
    assert "use-update" not in enabled(page(table.model))
    assert (table.model, ()) == update(table.model, Simple.USE_UPDATE)


def test_without_a_new_version_none_is_offered() -> None:
    table = play_on(Table.opened(OPENED), at_hand_over)
    assert "use-update" not in enabled(page(table.model))
    assert (table.model, ()) == update(table.model, Simple.USE_UPDATE)


def test_the_settings_tell_the_version_and_what_waits() -> None:
    model, _ = begin(OPENED, None, "chance", "0a1b2c3d4e5f")
    model, _ = update(model, Open(Dialog.SETTINGS))
    assert "Version 0a1b2c3d4e5f." == by_id(page(model), "version").text
    model, _ = update(model, UpdateReady())
    assert by_id(page(model), "version").text.endswith("offered when this hand is over.")


def test_between_hands_the_settings_offer_it_too() -> None:
    model, _ = begin(OPENED, None, "chance", "0a1b2c3d4e5f")
    hand_over = replace(table_at(at_hand_over).model, version=model.version)
    model, _ = update(hand_over, Open(Dialog.SETTINGS))
    assert "use-update" == by_id(page(model), "settings-update").get("data-do")
