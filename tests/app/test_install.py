"""The page can be kept as an app; that is offered after the first hand."""

from __future__ import annotations

import pytest

from euchre.app.effects import Install
from euchre.app.messages import Installable, Simple
from euchre.app.model import BY_HAND
from euchre.app.notice import Notice
from euchre.app.screens import page
from tests.app.table import Table, at_hand_over, enabled, play_on


def offers(table: Table) -> bool:
    return "install" in enabled(page(table.model))


def test_it_is_not_offered_before_a_hand_has_been_played_nor_after_the_second() -> None:
    table = Table.opened("?seed=7&pace=instant")
    table.send(Installable("prompt"))
    play_on(table, at_hand_over)
    assert not any("install" in enabled(page(model)) for model in table.painted[:-1])
    assert offers(table)
    table.send(Simple.NEXT)
    play_on(table, lambda model: len(model.game.hands) == 2 and at_hand_over(model))
    assert not offers(table)


@pytest.mark.parametrize(("how", "expected"), [("prompt", True), (BY_HAND, True), ("", False)])
def test_only_what_can_be_installed_is_offered(how: str, expected: bool) -> None:
    table = play_on(Table.opened("?seed=7&pace=instant"), at_hand_over)
    table.send(Installable(how))
    assert expected is offers(table)


def test_the_browser_asks_where_it_can() -> None:
    table = play_on(Table.opened("?seed=7&pace=instant"), at_hand_over)
    table.send(Installable("prompt"))
    assert (Install(),) == table.send(Simple.INSTALL)
    table.send(Installable(""))
    assert not offers(table)
    assert () == table.send(Simple.INSTALL)


def test_elsewhere_a_sentence_says_how_it_is_done() -> None:
    table = play_on(Table.opened("?seed=7&pace=instant"), at_hand_over)
    table.send(Installable(BY_HAND), Simple.INSTALL)
    assert Notice.INSTALL_BY_HAND is table.model.notices[-1].notice
