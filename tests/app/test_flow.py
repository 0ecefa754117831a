"""What goes on by itself, and what a message may not do: late, early, twice or illegally."""

from __future__ import annotations

from dataclasses import replace
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
from euchre.engine.actions import Call, OrderUp, Pass, Play
from euchre.engine.position import Phase, legal_actions, why_not
from euchre.engine.reasons import DealerIsStuck, MustFollow, WrongMoment
from euchre.engine.seats import Seat
from tests.app.table import (
    Table,
    any_choice,
    at_game_over,
    at_hand_over,
    at_yours,
    in_phase,
    passing,
    persons_choice,
    play_on,
)
from tests.rules.words import IMAGINABLE


def every_moment(query: str = "?seed=5&pace=normal") -> list[Table]:
    """The tables of a hand and the next deal, one after each message."""
    table, moments = Table.opened(query), []
    while len(table.model.game.hands) < 3:
        moments.append(replace(table, pending=list(table.pending), effects=[], painted=[]))
        if table.pending:
            table.answer()
        else:
            table.send(Do(persons_choice(table.model)) if at_yours(table.model) else Simple.NEXT)
    return moments


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


def test_an_act_out_of_turn_changes_nothing() -> None:
    """A tap that came too late or too early is no more than a slip."""
    for table in every_moment():
        if table.model.stage is Stage.YOURS:
            continue
        for action in IMAGINABLE:
            assert (table.model, ()) == update(table.model, Do(action))


@pytest.mark.parametrize("dialog", Dialog)
def test_an_act_under_a_dialog_changes_nothing(dialog: Dialog) -> None:
    for table in every_moment():
        table.send(Open(dialog))
        model = table.model
        for action in legal_actions(model.position):
            assert (model, ()) == update(model, Do(action))
        for wish in (Simple.HINT, Simple.SKIP, Simple.NEXT):
            assert (model.game, ()) == (update(model, wish)[0].game, update(model, wish)[1])


def test_an_illegal_act_shows_the_reason_and_leaves_the_game_as_it_was() -> None:
    """F12, check 4: for every action that there is, at each of the person's decisions."""
    for table in every_moment():
        if table.model.stage is not Stage.YOURS:
            continue
        for action in IMAGINABLE:
            reason = why_not(table.model.position, action)
            if reason is not None:
                assert (replace(table.model, refusal=reason), ()) == update(table.model, Do(action))


def test_a_refusal_goes_with_the_next_legal_act() -> None:
    table = play_on(Table.opened("?seed=5&pace=normal"), in_phase(Phase.ORDER))
    table.send(Do(Call(table.model.position.table.upcard.suit)))
    assert WrongMoment() == table.model.refusal
    table.send(Do(Pass()))
    assert table.model.refusal is None


def test_two_quick_taps_never_play_two_cards() -> None:
    """U6: whatever the second tap hits, it comes when it is not the person's turn."""
    played = 0
    for table in every_moment():
        if in_phase(Phase.PLAY)(table.model):
            first, *_ = legal_actions(table.model.position)
            table.send(Do(first))
            model = table.model
            played += 1
            for action in IMAGINABLE:
                assert (model, ()) == update(model, Do(action))
    assert played >= 5


def test_a_stuck_dealer_can_not_pass() -> None:
    """F6, F14, check 6: the person deals and everybody has passed."""
    table = _persons_deal("-")
    play_on_passing(table, Phase.CALL)
    table.send(Do(Pass()))
    assert DealerIsStuck() == table.model.refusal
    assert Stage.YOURS is table.model.stage
    table.send(Do(persons_choice(table.model)))
    assert table.model.position.contract is not None


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


def test_a_hint_tells_what_a_bot_would_do_in_the_persons_place() -> None:
    """The hint asks the bots' own door, with the person's view and at once."""
    table = play_on(Table.opened("?seed=5&pace=slow"), in_phase(Phase.PLAY))
    (wish,) = table.send(Simple.HINT)
    assert isinstance(wish, Think)
    assert (PERSON, 0) == (wish.view.seat, wish.least_ms)
    table.settle()
    assert any_choice(wish) == table.model.hint
    assert Stage.YOURS is table.model.stage
    assert () == table.send(Simple.HINT)


def test_a_hint_is_asked_for_only_when_it_is_the_persons_turn() -> None:
    for table in every_moment():
        if table.model.stage is not Stage.YOURS:
            assert (table.model, ()) == update(table.model, Simple.HINT)


def test_a_hint_that_comes_after_the_act_is_dropped() -> None:
    """Also when the person's next turn has come meanwhile, and with a dialog between."""
    table = play_on(Table.opened("?seed=5&pace=instant"), in_phase(Phase.ORDER))
    (wish,) = table.send(Simple.HINT)
    assert isinstance(wish, Think)
    late = Thought(wish.token, any_choice(wish))
    table.send(Do(Pass()), late)
    assert table.model.hint is None
    play_on(table, at_yours)
    table.send(late)
    assert table.model.hint is None


def test_a_hint_goes_with_the_next_act() -> None:
    table = play_on(Table.opened("?seed=5&pace=instant"), in_phase(Phase.PLAY))
    table.send(Simple.HINT)
    table.settle()
    assert table.model.hint is not None
    table.send(Do(persons_choice(table.model)))
    assert table.model.hint is None


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


def test_alone_takes_two_messages() -> None:
    """U7: pressing Alone does nothing but prepare; a new turn releases it."""
    table = play_on(Table.opened("?seed=5&pace=instant"), in_phase(Phase.ORDER))
    game = table.model.game
    assert () == table.send(Simple.ALONE)
    assert (True, game) == (table.model.alone, table.model.game)
    table.send(Do(OrderUp(table.model.alone)))
    contract = table.model.position.contract
    assert contract is not None
    assert (PERSON,) == contract.alone


def test_alone_is_released_with_every_turn() -> None:
    table = play_on(Table.opened("?seed=5&pace=instant"), in_phase(Phase.ORDER))
    table.send(Simple.ALONE, Simple.ALONE)
    assert table.model.alone is False
    table.send(Simple.ALONE, Do(Pass()))
    play_on(table, at_yours)
    assert table.model.alone is False


def test_a_renege_names_the_cards_that_would_follow() -> None:
    """F12: over some games every refusal of a held card is one."""
    refused = 0
    for seed in range(5):
        table = Table.opened(f"?seed={seed}&pace=instant")
        while not at_hand_over(table.model):
            play_on(table, lambda model: at_yours(model) or at_hand_over(model))
            position = table.model.position
            legal = legal_actions(position)
            held = position.holding(PERSON) if in_phase(Phase.PLAY)(table.model) else ()
            for card in held:
                if Play(card) not in legal:
                    table.send(Do(Play(card)))
                    reason = table.model.refusal
                    assert isinstance(reason, MustFollow)
                    assert {Play(one) for one in reason.could} == set(legal)
                    refused += 1
            if not at_hand_over(table.model):
                table.send(Do(persons_choice(table.model)))
    assert refused >= 10


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


def _persons_deal(rules: str) -> Table:
    """A table at which the person deals the first hand and the others pass."""
    for seed in range(50):
        table = Table.opened(f"?seed={seed}&pace=instant&rules={rules}", choose=passing)
        if table.model.position.dealer is PERSON:
            return table
    raise AssertionError("the person never deals")


def play_on_passing(table: Table, phase: Phase) -> None:
    """Pass until the person decides in this phase."""
    while not in_phase(phase)(table.model):
        table.answer() if table.pending else table.send(Do(Pass()))


def _passing_until(table: Table, stage: Stage) -> Table:
    while table.model.stage is not stage:
        table.answer() if table.pending else table.send(Do(Pass()))
    return table
