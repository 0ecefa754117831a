"""What the person does: legal or not, alone, in time or too late, and with a hint."""

from __future__ import annotations

from dataclasses import replace

import pytest

from euchre.app.effects import Think
from euchre.app.messages import (
    Dialog,
    Do,
    Open,
    Simple,
    Thought,
)
from euchre.app.model import PERSON, Stage
from euchre.app.update import update
from euchre.engine.actions import Call, OrderUp, Pass, Play
from euchre.engine.judge import legal_actions, why_not
from euchre.engine.position import Phase
from euchre.engine.reasons import DealerIsStuck, MustFollow, WrongMoment
from tests.app.table import (
    Table,
    any_choice,
    at_hand_over,
    at_yours,
    every_moment,
    in_phase,
    persons_choice,
    persons_deal,
    play_on,
    play_on_passing,
)
from tests.rules.words import IMAGINABLE


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
    """F12: for every action that there is, at each of the person's decisions."""
    for table in every_moment():
        if table.model.stage is not Stage.YOURS:
            continue
        for action in IMAGINABLE:
            reason = why_not(table.model.position, action)
            if reason is not None:
                after, effects = update(table.model, Do(action))
                assert (reason, ()) == (after.refusal, effects)
                said = after.announcement
                assert replace(table.model, refusal=reason, announcement=said) == after


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
    """F6, F14: the person deals and everybody has passed."""
    table = persons_deal("-")
    play_on_passing(table, Phase.CALL)
    table.send(Do(Pass()))
    assert DealerIsStuck() == table.model.refusal
    assert Stage.YOURS is table.model.stage
    table.send(Do(persons_choice(table.model)))
    assert table.model.position.contract is not None


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
