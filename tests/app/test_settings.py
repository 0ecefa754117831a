"""Settings: what a form of the page can change, what a forged one can't, and when it counts."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.app import saved, words
from euchre.app.effects import Save, Wait
from euchre.app.html import render
from euchre.app.messages import Dialog, NotKept, Open, Simple, Typed
from euchre.app.model import Model, Stage
from euchre.app.notice import Notice
from euchre.app.pace import PACES
from euchre.app.screens import page
from euchre.app.settings import LONGEST_NAME, Settings, offered, value_text, with_field
from euchre.app.update import update
from euchre.app.words import labels
from euchre.app.words.names import NAMES
from euchre.engine.errors import EuchreError
from euchre.engine.options import OPTIONS
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS
from tests.app.moments import by_id
from tests.app.table import Table, at_game_over, at_yours, play_on
from tests.rules.hands import law


def opened() -> Model:
    return Table.opened("?seed=3").model


@pytest.mark.parametrize("pace", PACES)
def test_a_pace_counts_at_once(pace: str) -> None:
    table = play_on(Table.opened("?seed=3"), lambda model: model.stage is Stage.TRICK)
    table.send(Open(Dialog.SETTINGS), Typed("pace", pace), Simple.CLOSE)
    assert pace == table.model.pace
    waits = [effect.ms for effect in table.effects if isinstance(effect, Wait)]
    assert PACES[pace]["trick"] in waits[-2:]


def test_a_chosen_pace_takes_the_place_of_the_links() -> None:
    table = Table.opened("?seed=3&pace=instant")
    assert "instant" == table.model.pace
    table.send(Typed("pace", "slow"))
    assert "slow" == table.model.pace


def test_the_links_pace_is_not_kept() -> None:
    """A link to a fast table does not change what the person has chosen."""
    table = Table.opened("?seed=3&pace=instant")
    assert "normal" == Table.opened("", table.saved).model.pace


def test_every_value_that_a_form_offers_is_taken() -> None:
    """F17: every option can be switched by the person."""
    for option in OPTIONS:
        for value in offered(option, Rules()):
            changed = with_field(Settings(), f"rules.{option.field}", value_text(value))
            assert value == getattr(changed.rules, option.field)


def test_rules_count_from_the_next_game_on() -> None:
    """F14: the game that is being played keeps its own."""
    table = play_on(Table.opened("?seed=3&pace=instant"), at_yours)
    table.send(Open(Dialog.SETTINGS))
    assert labels.FROM_NEXT_GAME in by_id(page(table.model), "settings-dialog").text
    table.send(Typed("rules.stick", "off"), Typed("rules.target", "5"))
    assert labels.OTHER_NOW in by_id(page(table.model), "settings-dialog").text
    table.send(Simple.CLOSE)
    assert Rules() == table.model.game.rules
    assert Rules(target=5, stick=False) == table.model.settings.rules
    play_on(table, at_game_over)
    assert Rules() == table.model.game.rules
    table.send(Simple.NEW_GAME)
    assert Rules(target=5, stick=False) == table.model.game.rules


def test_a_new_game_from_the_dialog_takes_the_rules_chosen_there() -> None:
    table = play_on(Table.opened("?seed=3&pace=instant"), at_yours)
    table.send(Open(Dialog.SETTINGS), Typed("rules.target", "15"))
    table.send(Open(Dialog.NEW_GAME), Simple.NEW_GAME)
    assert (15, None) == (table.model.game.rules.target, table.model.dialog)


def test_every_change_is_kept() -> None:
    """U14: a reload finds the settings as they were."""
    table = Table.opened("?seed=3")
    for field, value in (
        ("pace", "fast"),
        ("wait", "on"),
        ("names.W", "Zoë"),
        ("rules.target", "7"),
    ):
        (effect,) = table.send(Typed(field, value))
        assert isinstance(effect, Save)
        assert table.model.settings == saved.read(effect.text)[1]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Zoë", "Zoë"),
        ("  Ann   Lee ", "Ann Lee"),
        ("", "Ada"),
        ("   ", "Ada"),
        ("\u202eRTL\u200f", "RTL"),
        ("a\0b\nc\td", "abcd"),
        ("<b>&\"'", "<b>&\"'"),
        ("Ж" * 40, "Ж" * LONGEST_NAME),
        ("\ud800", "Ada"),
        ("🂡🂢", "🂡🂢"),
        ("x" * 100_000, "x" * LONGEST_NAME),
    ],
)
def test_a_name_is_what_can_be_read_of_it(typed: str, shown: str) -> None:
    """Controls, directions and rests of halves are left out; an empty name is the usual one."""
    table = Table.opened("?seed=3")
    table.send(Typed("names.W", typed))
    assert (NAMES[0], shown, *NAMES[2:]) == table.model.settings.names
    assert table.model.settings == saved.read(table.saved)[1]


@law
@given(st.lists(st.text(st.characters(), max_size=30), min_size=4, max_size=4))
def test_names_are_short_printable_and_kept_as_they_are(typed: list[str]) -> None:
    model = opened()
    for seat, name in zip(SEATS, typed):
        model, _ = update(model, Typed(f"names.{seat.name}", name))
    for name in model.settings.names:
        assert 1 <= len(name) <= LONGEST_NAME
        assert name.isprintable()
        assert name.strip() == name
    assert model.settings == saved.read(saved.write(model.game, model.settings))[1]


def test_a_hostile_name_is_only_text_on_the_page() -> None:
    """Escaped by construction, in the table, the settings, the log and the announcements."""
    table = Table.opened("?seed=3&pace=instant")
    hostile = "<img onerror=x>"
    for seat in SEATS:
        table.send(Typed(f"names.{seat.name}", hostile))
    play_on(table, at_game_over)
    for model in table.painted:
        assert "<img" not in render(page(model))
    table.send(Open(Dialog.SETTINGS))
    assert "<img" not in render(page(table.model))
    assert "&lt;img onerror=x&gt;" in render(page(table.model))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("", ""), ("pace", ""), ("pace", "warp"), ("pace.x", "slow"), ("Pace", "slow")),
        *(("names", "x"), ("names.Q", "x"), ("names.S.x", "x"), ("names.0", "x"), ("names.s", "x")),
        *(("rules", "x"), ("rules.nope", "on"), ("rules.stick", ""), ("rules.stick", "True")),
        *(
            ("rules.target", "0"),
            ("rules.target", "6"),
            ("rules.target", "²"),
            ("rules.target", ""),
        ),
        *(("rules.__class__", "on"), ("rules.stick.x", "on"), ("rules.target", "9" * 5000)),
        *(("seed", "5"), ("settings", ""), ("wait.x", "on"), ("\0", "\0"), ("game", "x")),
    ],
)
def test_a_field_that_no_form_has_changes_nothing(field: str, value: str) -> None:
    """Somebody has changed the page: nothing happens, nothing is kept, nothing fails."""
    model = opened()
    assert (model, ()) == update(model, Typed(field, value))
    with pytest.raises(EuchreError):
        with_field(Settings(), field, value)


@settings(parent=law, max_examples=40)
@given(st.text(max_size=20), st.text(max_size=20))
def test_no_field_and_no_value_makes_the_page_fail(field: str, value: str) -> None:
    model = opened()
    for name in (field, f"rules.{field}", f"names.{field}"):
        after, _ = update(model, Typed(name, value))
        assert model.game == after.game


def test_that_the_game_is_not_kept_is_said_once() -> None:
    """U14: every save of a private window fails; the person is told one time."""
    table = Table.opened("?seed=3")
    table.send(NotKept("SecurityError"), NotKept("SecurityError"), NotKept("QuotaExceededError"))
    assert [Notice.NOT_KEPT] == [told.notice for told in table.model.notices]
    table.send(Simple.DISMISS)
    assert () == table.model.notices


@pytest.mark.parametrize(
    "why",
    [
        "QuotaExceededError: Setting the value of 'euchre.game' exceeded the quota.",
        "QuotaExceededError: The quota has been exceeded.",
    ],
)
def test_a_storage_without_room_is_told_from_one_that_is_closed(why: str) -> None:
    """As Chromium, and as Firefox and Safari word it: here the person can do something."""
    assert "no room left" in words.notice(Notice.NOT_KEPT, why)
    assert "keeps nothing" in words.notice(Notice.NOT_KEPT, "SecurityError: denied")


def test_that_the_game_is_not_kept_is_not_said_again_when_it_has_been_read() -> None:
    table = Table.opened("?seed=3")
    table.send(NotKept("SecurityError"), Simple.DISMISS, NotKept("SecurityError"))
    assert () == table.model.notices


def test_dismissing_without_a_notice_does_nothing() -> None:
    model = opened()
    assert (model, ()) == update(model, Simple.DISMISS)


def test_notices_are_read_one_after_the_other() -> None:
    """The first one in sight, and none lost."""
    model = Table.opened("?pace=warp&rules=x&seed=" + "9" * 99).model
    assert 3 == len(model.notices)
    for left in (2, 1, 0):
        model, effects = update(model, Simple.DISMISS)
        assert (left, ()) == (len(model.notices), effects)
