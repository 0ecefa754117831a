"""Screens: at every moment the page is sound, tells what must be told, and offers what is legal."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from euchre.app.data_do import read_do
from euchre.app.html import Element, render
from euchre.app.messages import Dialog, Do, Pick, Simple
from euchre.app.model import PERSON, Stage, can_take_back
from euchre.app.screens import loading, page
from euchre.app.update import update
from euchre.engine.actions import Action, Call, OrderUp
from euchre.engine.judge import legal_actions
from euchre.engine.position import Ending, Phase
from tests.app.moments import by_id, every, models, plain, with_class
from tests.app.table import acts, allowed, enabled, persons_deal, play_on_passing, reachable
from tests.app.test_html import as_read, read


def every_page() -> list[Element]:
    return [root for _, root in every()] + [loading()]


# A sound page


def test_the_moments_cover_every_stage_and_phase() -> None:
    """What the tests below say of every moment, they say of all that there are."""
    assert set(Stage) - {Stage.LOADING} == {model.stage for model in models()}
    asked = {model.position.phase for model in models() if model.stage is Stage.YOURS}
    assert set(Phase) - {Phase.OVER} == asked
    assert {None, *Dialog} == {model.dialog for model, _ in every()}
    assert any(model.hint for model, _ in every())
    assert any(model.refusal for model, _ in every())
    assert any(model.position.is_blind(PERSON) for model in models())
    assert any(can_take_back(model.game, model.people) for model in models())
    endings = {model.position.ended[0] for model in models() if model.position.ended}
    assert {Ending.REDEAL, Ending.RENEGE} == endings


def test_a_page_with_nothing_open_is_small() -> None:
    """It is built and morphed at every click, so what is not open is not built.

    Of these 1134 pages the largest has 221 elements in 9,616 characters; where the settings are
    open it has four times as many.
    """
    pages = [root for _, root in plain()]
    assert max(len(render(root)) for root in pages) < 10_000
    assert max(sum(1 for _ in root.walk()) for root in pages) < 230


def test_every_id_is_there_once() -> None:
    for root in every_page():
        ids = [one.get("id") for one in root.walk() if one.get("id") is not None]
        assert len(ids) == len(set(ids))
        assert all(re.fullmatch(r"[\w-]+", str(name)) for name in ids)


def test_every_reference_is_to_something_on_the_page() -> None:
    for root in every_page():
        ids = {one.get("id") for one in root.walk()}
        for element in root.walk():
            for name in ("aria-labelledby", "aria-describedby", "popovertarget", "for"):
                assert element.get(name) is None or element.get(name) in ids


def test_every_data_do_reads_as_a_message() -> None:
    for root in every_page():
        for element in root.walk():
            do = element.get("data-do")
            assert do is None or read_do(str(do)) is not None


def test_every_button_says_what_it_does_and_does_it() -> None:
    """U13: a button without words or without `type=button` is a trap."""
    for root in every_page():
        for element in root.walk():
            if element.tag == "button":
                assert element.text.strip()
                does = element.get("data-do") or element.get("popovertarget")
                assert ("button", str) == (element.get("type"), type(does))
                assert element.get("id")


def test_every_form_control_has_a_field_and_a_label() -> None:
    for root in every_page():
        labelled = {
            one.get("id")
            for label in root.walk()
            if label.tag == "label" and label.text.strip()
            for one in label.walk()
        }
        for element in root.walk():
            if element.tag in ("input", "select", "textarea"):
                assert element.get("id") in labelled
                assert element.get("data-field") or element.get("readonly")


def test_no_element_has_a_style_or_an_inline_script() -> None:
    """The policy forbids them."""
    for root in every_page():
        assert not re.search(r"<[^>]*\s(style|on\w+)=", render(root))
        assert "<script" not in render(root)


def test_a_browser_reads_the_page_that_was_meant() -> None:
    for root in every_page()[::11]:
        assert [as_read(root)] == read(render(root))


def test_headings_go_down_one_step_at_a_time() -> None:
    """One first heading; nobody who jumps from heading to heading misses a step."""
    for root in every_page():
        levels = [int(one.tag[1]) for one in root.walk() if re.fullmatch("h[1-6]", one.tag)]
        assert 1 == levels[0]
        assert 1 == levels.count(1)
        assert all(after <= before + 1 for before, after in pairwise(levels))


def test_lists_hold_items_and_groups_have_names() -> None:
    for root in every_page():
        for element in root.walk():
            children = [one for one in element.children if isinstance(one, Element)]
            if element.tag in ("ul", "ol"):
                assert all(one.tag == "li" for one in children)
            if element.get("role") in ("group", "region", "dialog") or element.tag == "section":
                named = element.get("aria-label") or element.get("aria-labelledby")
                assert named or element.get("role") == "alert"


def test_a_page_is_the_same_for_the_same_model() -> None:
    for model, root in every()[::29]:
        assert root == page(model)


# What can be done


def test_every_legal_act_can_be_reached_and_nothing_else() -> None:
    """Directly, or after pressing Alone."""
    for model, root in plain():
        assert allowed(model) == (reachable(model) if acts(root) else set())


def test_alone_takes_a_press_of_its_own() -> None:
    """U7: no call is one to play alone by accident, unless it can't be anything else."""
    for _, root in plain():
        if "alone" in enabled(root):
            assert not any(_is_alone(action) for action in acts(root))


def _is_alone(action: Action) -> bool:
    return isinstance(action, OrderUp | Call) and action.alone


def test_a_stuck_dealer_is_offered_no_pass() -> None:
    """F6: the line says why."""
    table = persons_deal("-")
    play_on_passing(table, Phase.CALL)
    root = page(table.model)
    assert "pass" not in enabled(root)
    assert "must call" in by_id(root, "status").text


def test_an_illegal_card_says_so_and_stays_readable() -> None:
    """`aria-disabled`, never disabled, so that trying it tells why."""
    for model, root in plain():
        for button in with_class(root, "card-button"):
            message = read_do(str(button.get("data-do")))
            assert isinstance(message, Do | Pick)
            may = isinstance(message, Pick) or message.action in allowed(model)
            expected = "false" if may else "true"
            assert expected == button.get("aria-disabled")
            assert button.get("disabled") is None


def test_the_first_place_for_the_focus_is_a_thing_to_do() -> None:
    """U13: the keyboard is never left nowhere when there is something to do."""
    for model, root in every():
        places = [one for one in root.walk() if one.get("data-autofocus")]
        if model.dialog is not None:
            inside = list(by_id(root, f"{model.dialog.value}-dialog").walk())
            assert any(one in inside for one in places)
        elif model.stage in (Stage.YOURS, Stage.HAND_OVER, Stage.GAME_OVER):
            assert places
            assert str(places[0].get("data-do")) in enabled(root)
        if model.stage is Stage.YOURS:
            message = read_do(str(places[0].get("data-do")))
            assert isinstance(message, Do)
            assert message.action in legal_actions(model.position)


def test_a_dialog_is_modal_named_and_can_be_closed() -> None:
    for model, root in every():
        dialogs = [one for one in root.walk() if one.tag == "dialog"]
        assert (model.dialog is not None) is bool(dialogs)
        for dialog in dialogs:
            assert dialog.get("data-modal")
            assert "close" in enabled(dialog)


def test_undo_is_offered_exactly_when_it_does_something() -> None:
    for model, root in plain()[::5]:
        after, _ = update(model, Simple.UNDO)
        assert (after.game != model.game) is ("undo" in enabled(root))


def test_a_held_trick_that_waits_offers_the_way_on() -> None:
    for model, root in plain():
        waits = model.stage is Stage.TRICK and model.settings.wait_after_trick
        buttons = {str(one.get("data-do")) for one in root.walk() if one.tag == "button"}
        assert waits is ("skip" in buttons)


@pytest.mark.parametrize("field", ["pace", "wait", "rules.target", "rules.stick"])
def test_the_settings_show_what_is_chosen(field: str) -> None:
    """One radio of each group, and it is the one that is in force."""
    for model, root in every():
        if model.dialog is Dialog.SETTINGS:
            chosen = [
                one.get("value")
                for one in root.walk()
                if one.get("data-field") == field and one.get("checked")
            ]
            assert 1 == len(chosen)
            if field == "pace":
                assert [model.pace] == chosen


# Before Python is there


def test_the_page_before_the_first_deal_shows_no_card_and_offers_no_call() -> None:
    """U17: what is painted at build is the same table, with nothing decided."""
    root = loading()
    assert [] == [one for one in root.walk() if one.get("data-rank")]
    assert set() == acts(root)
    assert "loading" == root.get("data-stage")
