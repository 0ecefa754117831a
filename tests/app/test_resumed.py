"""A page killed at any action comes back to the same table and asks the same (U14)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from euchre.app.effects import Save
from euchre.app.html import Element, render
from euchre.app.log import hand_log
from euchre.app.messages import FirstDealer, KeptElsewhere, Visibility
from euchre.app.model import Model, Stage
from euchre.app.screens import page
from euchre.engine.seats import Seat
from tests.app.moments import ASKING, PLAYS
from tests.app.table import (
    Chooser,
    Person,
    Table,
    any_choice,
    at_game_over,
    club,
    first_thing,
    person_goes_on,
    persons_choice,
    shy,
    shy_person,
)


@dataclass(frozen=True)
class Play:
    """A whole game: its address, and who plays how."""

    query: str
    choose: Chooser = any_choice
    act: Person = persons_choice

    def opened(self, query: str, kept: str | None = None) -> Table:
        return Table.opened(query, kept, choose=self.choose, act=self.act)


GAMES = (
    Play("?seed=7", club, first_thing),
    Play("?seed=2&rules=to5"),
    Play("?seed=4&rules=nostick,to5", shy, shy_person),
    Play(f"?seed=5&rules={ASKING}"),
    Play(f"?seed=87&rules={PLAYS.removeprefix('choose,cut,')}"),
)


def saves(play: Play, pace: str) -> Iterator[tuple[str, Model]]:
    """Every save of the game, and the table as it next asked the person for something."""
    table, seen = play.opened(f"{play.query}&pace={pace}"), 0
    while not at_game_over(table.model):
        table.settle()
        for effect in table.effects[seen:]:
            if isinstance(effect, Save):
                yield effect.text, table.model
        seen = len(table.effects)
        table.send(person_goes_on(table))


def looks(model: Model) -> str:
    """The page to the last letter, but for what a screen reader was just told."""
    root = page(model)
    kept = [
        one for one in root.children if not (isinstance(one, Element) and one.get("id") == "live")
    ]
    return render(replace(root, children=tuple(kept)))


def asked(table: Table) -> Model:
    table.settle()
    return table.model


@pytest.mark.parametrize("pace", ["instant", "slow"])
@pytest.mark.parametrize("play", GAMES, ids=lambda play: play.query)
def test_a_page_killed_at_any_action_of_a_game_comes_back_the_same(play: Play, pace: str) -> None:
    """Hands, score, dealer, log, and what is asked, to the last letter of the page."""
    times = 0
    for text, going_on in saves(play, pace):
        model = asked(play.opened(f"?pace={pace}", text))
        names = model.settings.names
        assert going_on.game == model.game
        assert (going_on.stage, going_on.position) == (model.stage, model.position)
        assert (going_on.game.score, going_on.position.dealer) == (
            model.game.score,
            model.position.dealer,
        )
        assert hand_log(going_on.game.record, names) == hand_log(model.game.record, names)
        assert looks(going_on) == looks(model)
        times += 1
    actions = sum(len(hand.actions) for hand in going_on.game.hands)
    assert actions < times


def test_what_was_asked_before_the_deal_is_asked_again_until_somebody_has_acted() -> None:
    """R13, R15: no record tells an answer that left all as it was; nothing else is lost by it."""
    table = Table.opened("?seed=87&rules=choose,cut&pace=slow")
    table.send(FirstDealer(Seat.S))
    again = Table.opened("?pace=slow", table.saved)
    assert (Stage.FIRST_DEALER, table.model.game) == (again.model.stage, again.model.game)
    other = Table.opened("?seed=87&rules=choose,cut&pace=slow")
    other.send(FirstDealer(Seat.N))
    model = Table.opened("?pace=slow", other.saved).model
    assert (other.model.stage, other.model.game) == (model.stage, model.game)


@pytest.mark.parametrize("play", GAMES, ids=lambda play: play.query)
def test_a_tab_that_slept_wakes_where_the_other_tab_is(play: Play) -> None:
    """At any action: it shows the other tab's table, and goes on there as that one would."""
    for text, going_on in saves(play, "instant"):
        table = play.opened(f"{play.query}&pace=instant")
        table.settle()
        begun = len(table.effects)
        table.send(Visibility(visible=False), KeptElsewhere(text))
        assert [] == [one for one in table.effects[begun:] if isinstance(one, Save)]
        table.send(Visibility(visible=True))
        assert (going_on.game, looks(going_on)) == (asked(table).game, looks(table.model))
