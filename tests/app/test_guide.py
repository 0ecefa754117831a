"""The first hand can be explained while it is played; nothing is forced."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from euchre.app import guide
from euchre.app.messages import Dialog, Do, Key, Learn, Open, Simple
from euchre.app.model import Model, Stage
from euchre.app.screens import page
from euchre.app.words.guide import Step
from euchre.engine.actions import Play
from euchre.engine.cards import Card
from euchre.engine.seats import Seat
from tests.app.moments import models
from tests.app.table import Table, at_hand_over, at_yours, club, first_thing, play_on
from tests.app.test_hot_seat import at_covered, sat


def newcomers() -> Table:
    """A first visit, at the first decision."""
    return play_on(Table.opened("", choose=club, act=first_thing), at_yours)


def ids(model: Model) -> set[str]:
    return {str(one.get("id")) for one in page(model).walk()}


def test_it_is_offered_on_a_first_visit_alone() -> None:
    table = newcomers()
    assert "guide-offer" in ids(table.model)
    again = play_on(Table.opened("", table.saved), at_yours)
    assert "guide-offer" not in ids(again.model)
    linked = play_on(Table.opened("?seed=7"), at_yours)
    assert "guide-offer" not in ids(linked.model)


def test_whoever_does_not_want_it_is_asked_for_one_hand_only() -> None:
    table = play_on(newcomers(), at_hand_over)
    play_on(table, lambda model: len(model.game.hands) == 2 and model.stage is Stage.YOURS)
    assert "guide-offer" not in ids(table.model)


def test_it_explains_what_is_asked_and_says_so_once() -> None:
    table = newcomers()
    table.send(Simple.GUIDE)
    assert "guide-offer" not in ids(table.model)
    words = guide.words(table.model)
    assert "Ben is your partner" in words
    assert words == table.model.announcement
    table.send(Simple.GUIDED, Simple.GUIDED)
    assert "" == guide.words(table.model)
    assert "guide" not in ids(table.model)


def test_whoever_acts_without_reading_goes_on() -> None:
    table = newcomers()
    table.send(Simple.GUIDE)
    before = len(table.model.game.record.actions)
    table.send(Do(first_thing(table.model)))
    assert len(table.model.game.record.actions) > before
    play_on(table, lambda model: len(model.game.hands) == 2)
    assert table.model.guided is None


def test_what_was_passed_by_is_not_explained_at_the_next_turn() -> None:
    table = newcomers()
    table.send(Simple.GUIDE)
    first = guide.due(table.model)
    table.send(Do(first_thing(table.model)))
    play_on(table, at_yours)
    assert first is not guide.due(table.model)


def test_a_whole_hand_ends_with_the_result_and_the_guide_with_it() -> None:
    """Each thing is explained once."""
    table = newcomers()
    table.send(Simple.GUIDE)
    explained: list[Step] = []
    while table.model.guided is not None:
        if step := guide.due(table.model):
            explained.append(step)
            table.send(Simple.GUIDED)
        elif table.pending:
            table.answer()
        else:
            assert table.model.stage is Stage.YOURS
            table.send(Do(first_thing(table.model)))
    assert [Step.RESULT, Step.ON] == explained[-2:]
    assert len(set(explained)) == len(explained) >= 6
    assert Stage.HAND_OVER is table.model.stage


def test_what_is_explained_comes_with_the_turn_in_one_announcement() -> None:
    table = newcomers()
    table.send(Simple.GUIDE, Simple.GUIDED, Do(first_thing(table.model)))
    play_on(table, lambda model: guide.due(model) is not None)
    assert table.model.announcement.endswith(guide.words(table.model))


def test_a_dialog_may_be_opened_over_it() -> None:
    table = newcomers()
    table.send(Simple.GUIDE, Open(Dialog.HELP), Simple.CLOSE)
    assert "guide" in ids(table.model)


def test_every_step_has_whole_sentences_wherever_it_is_explained() -> None:
    found = set()
    for model in models():
        guided = guide.begin(model)
        while (step := guide.due(guided)) is not None:
            found.add(step)
            assert re.fullmatch(r"[A-Z][^{}_<>]{60,190}\.", guide.words(guided))
            guided = guide.read(guided)
            if guided.guided is None:
                break
    assert set(Step) == found


def test_it_gives_way_to_what_the_line_below_it_answers() -> None:
    """Why a card may not be played, for one; then it is there again."""
    table = newcomers()
    table.send(Simple.GUIDE, Do(Play(Card.parse("9s"))))
    assert table.model.refusal is not None
    assert "guide" not in ids(table.model)
    assert "guide" in ids(replace(table.model, refusal=None))


def test_no_key_is_taken_by_it() -> None:
    table = newcomers()
    table.send(Simple.GUIDE)
    before = table.model
    table.send(Key(" ", "guide-read"))
    assert before == table.model  # the browser presses the button


def test_a_reload_goes_on_with_the_guide_where_it_was() -> None:
    """Also before anything was done, when the hand is dealt once more."""
    table = newcomers()
    table.send(Simple.GUIDE)
    for _ in range(6):
        again = play_on(Table.opened("?pace=instant", table.saved), at_yours)
        assert table.model.guided == again.model.guided
        assert guide.words(table.model) == guide.words(again.model)
        assert "guide-offer" not in ids(again.model)
        table.send(Simple.GUIDED if guide.due(table.model) else Do(first_thing(table.model)))
        play_on(table, at_yours)


def test_the_guide_stays_with_the_hand_that_it_was_asked_for() -> None:
    table = newcomers()
    table.send(Simple.GUIDE, Simple.NEW_GAME)
    assert table.model.guided is None
    assert '"guided"' not in table.saved


@pytest.mark.parametrize("rubbish", [None, 7, "table", {"table": 1}])
def test_a_guide_that_can_not_be_read_costs_nothing(rubbish: object) -> None:
    table = newcomers()
    table.send(Simple.GUIDE)
    text = json.dumps({**json.loads(table.saved), "guided": rubbish})
    again = Table.opened("?pace=instant", text)
    assert table.model.game.seed == again.model.game.seed
    assert again.model.guided is None
    assert () == again.model.notices


def test_each_of_several_people_hears_of_the_own_partner() -> None:
    """Ada was told that she plays against Ada."""
    table = play_on(sat("WNE"), at_covered)
    table.send(Open(Dialog.COURSE), Learn("hand"), Simple.UNCOVER)
    assert Seat.W is table.model.reader
    said = "Cleo is your partner; you two play against Ben and South."
    assert said == guide.words(table.model)[: len(said)]
