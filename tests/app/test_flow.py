"""What goes on by itself, and what a message may not do: late, early, twice or illegally."""

from __future__ import annotations

from itertools import pairwise

import pytest

from euchre.ai.bot import Because, Choice
from euchre.app.effects import Focus, Think, Wait
from euchre.app.messages import (
    Dialog,
    Do,
    FocusOn,
    Open,
    Simple,
    Thought,
    Typed,
    Visibility,
    Waited,
)
from euchre.app.model import PERSON, Model, Stage
from euchre.app.update import update
from euchre.engine.actions import Pass
from euchre.engine.judge import legal_actions
from euchre.engine.seats import Seat
from tests.app.table import (
    Table,
    at_game_over,
    every_moment,
    passing,
    person_goes_on,
    play_on,
)
from tests.rules.words import IMAGINABLE


def test_an_answer_that_comes_too_late_changes_nothing() -> None:
    """Every older token, for waits and thoughts, at every moment."""
    for table in every_moment():
        model = table.model
        for token in range(model.token):
            assert (model, ()) == update(model, Waited(token))
            for action in legal_actions(model.position)[:1]:
                choice = Choice(action, Because(()))
                assert (model, ()) == update(model, Thought(token, choice))


def test_the_same_answer_twice_counts_once() -> None:
    for table in every_moment():
        if table.pending and table.model.stage is not Stage.YOURS:
            again = list(table.pending)
            table.answer()
            after = table.model
            table.pending = again
            table.answer()
            assert after == table.model


def test_a_stuck_bot_calls() -> None:
    """F6: it is never asked for anything that it can't do."""
    table = Table.opened("?seed=2&pace=instant", choose=passing)
    assert PERSON is not table.model.position.dealer
    while table.model.position.contract is None:
        if table.pending:
            table.answer()
        else:
            table.send(Do(Pass()))
    assert table.model.position.dealer is table.model.position.contract.maker


@pytest.mark.parametrize("pace", ["normal", "instant"])
def test_a_hand_passed_out_deals_on_by_itself_twice_in_a_row(pace: str) -> None:
    """F7, F11, R36: no acknowledgement; the next player deals, nobody scores."""
    table = Table.opened(f"?seed=6&pace={pace}&rules=nostick", choose=passing)
    while len(table.model.game.hands) < 3:
        if table.pending:
            table.answer()
        else:
            assert Stage.YOURS is table.model.stage
            table.send(Do(Pass()))
    dealers = [hand.position.dealer for hand in table.model.game.hands]
    assert [dealers[0], dealers[0].left, dealers[0].left.left] == dealers
    assert (0, 0) == table.model.game.score


def test_a_hand_passed_out_can_be_read_and_skipped() -> None:
    table = Table.opened("?seed=6&pace=normal&rules=nostick", choose=passing)
    play_out = _passing_until(table, Stage.PASSED_OUT)
    assert [2400] == [wait.ms for wait in play_out.pending if isinstance(wait, Wait)][-1:]
    table.send(Simple.SKIP)
    assert (Stage.DEALING, 2) == (table.model.stage, len(table.model.game.hands))


def test_a_trick_waits_for_the_person_who_wants_it_to() -> None:
    """U2: `wait for me after each trick` is its own switch."""
    table = Table.opened("?seed=5&pace=fast")
    table.send(Typed("wait", "on"))
    for _ in range(5):
        play_on(table, lambda model: model.stage is Stage.TRICK)
        table.settle()
        assert Stage.TRICK is table.model.stage
        table.send(Simple.SKIP)
        assert Stage.TRICK is not table.model.stage


def test_nobody_thinks_or_waits_while_a_dialog_is_open_or_the_page_is_hidden() -> None:
    """Bots stop; what was asked before comes too late; afterwards the game goes on."""
    for table in every_moment():
        for stop, start in (
            (Open(Dialog.HELP), Simple.CLOSE),
            (Visibility(visible=False), Visibility(visible=True)),
        ):
            before = table.model
            assert () == table.send(stop)
            table.settle()
            assert (before.game, before.stage) == (table.model.game, table.model.stage)
            table.send(start)
            assert bool(table.pending) is (table.model.stage not in RESTS)


RESTS = (Stage.YOURS, Stage.HAND_OVER, Stage.GAME_OVER)


def test_a_dialog_closed_on_a_hidden_page_starts_nothing() -> None:
    for table in every_moment():
        table.send(Open(Dialog.TRICKS), Visibility(visible=False))
        table.pending = []
        table.send(Simple.CLOSE)
        assert [] == table.pending


def test_an_act_on_a_hidden_page_starts_nothing_either() -> None:
    """A tap that was on its way when the page went out of sight; the game goes on in sight."""
    for table in every_moment():
        table.send(Visibility(visible=False))
        table.pending = []
        table.send(person_goes_on(table) if table.model.stage in RESTS else Simple.NEW_GAME)
        assert [] == table.pending
        table.send(Visibility(visible=True))
        assert bool(table.pending) is (table.model.stage not in RESTS)


def test_skipping_a_held_trick_skips_its_sweep_too() -> None:
    """U1: one tap, and the game goes on."""
    for table in every_moment():
        if table.model.stage is Stage.TRICK:
            table.send(Simple.SKIP)
            assert table.model.stage in (Stage.THINKING, Stage.YOURS, Stage.HAND_OVER)


def test_skipping_hurries_a_bot_and_does_not_change_its_choice() -> None:
    table = play_on(Table.opened("?seed=5&pace=slow"), lambda model: model.stage is Stage.THINKING)
    slow = table.pending[-1]
    (quick,) = table.send(Simple.SKIP)
    assert isinstance(slow, Think)
    assert isinstance(quick, Think)
    assert (1000, 0) == (slow.least_ms, quick.least_ms)
    assert (slow.seed, slow.view) == (quick.seed, quick.view)


def test_skipping_has_no_effect_where_the_person_must_act() -> None:
    for table in every_moment():
        if table.model.stage in (Stage.YOURS, Stage.HAND_OVER):
            after, effects = update(table.model, Simple.SKIP)
            assert (table.model.game, table.model.stage, ()) == (after.game, after.stage, effects)


def test_a_focus_wish_is_handed_on() -> None:
    model = Table.opened("?seed=5").model
    assert (model, (Focus("call-pass"),)) == update(model, FocusOn("call-pass"))


def test_every_message_has_a_meaning_at_every_moment() -> None:
    """Nothing that can happen to the page makes it fail."""
    for table in every_moment():
        for message in (
            *Simple,
            *map(Open, Dialog),
            *map(Do, IMAGINABLE),
            *(Visibility(visible) for visible in (False, True)),
        ):
            model, _ = update(table.model, message)
            assert isinstance(model, Model)


def test_a_game_over_asks_for_a_new_one() -> None:
    table = play_on(Table.opened("?seed=5&pace=instant&rules=to5"), at_game_over)
    table.send(Simple.NEW_GAME)
    assert (1, (0, 0)) == (len(table.model.game.hands), table.model.game.score)
    assert "5" != table.model.game.seed


def test_new_games_have_new_seeds_one_following_from_the_other() -> None:
    table, seeds = Table.opened("?seed=5&pace=instant"), []
    for _ in range(20):
        seeds.append(table.model.game.seed)
        table.send(Simple.NEW_GAME)
    assert len(seeds) == len(set(seeds))
    again = Table.opened("?seed=5&pace=instant")
    again.send(Simple.NEW_GAME)
    assert seeds[1] == again.model.game.seed


def test_dealers_of_new_games_are_spread_over_the_seats() -> None:
    """F15: neither side is favoured, also by the way in which seeds follow."""
    table, dealers = Table.opened("?seed=0&pace=instant"), []
    for _ in range(400):
        dealers.append(table.model.position.dealer)
        table.send(Simple.NEW_GAME)
    assert all(70 <= dealers.count(seat) <= 130 for seat in Seat)
    assert any(one is not other for one, other in pairwise(dealers))


def _passing_until(table: Table, stage: Stage) -> Table:
    while table.model.stage is not stage:
        table.answer() if table.pending else table.send(Do(Pass()))
    return table
