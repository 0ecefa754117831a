"""House: the settings screen offers every option, the ready-made houses, and says what clashes."""

from __future__ import annotations

import pytest
from hypothesis import given

from euchre.app.effects import Save
from euchre.app.house import GROUPS, counts, differing, options_of
from euchre.app.html import Element
from euchre.app.messages import Dialog, Open, Simple, Typed
from euchre.app.model import Model
from euchre.app.screens import page
from euchre.app.settings import Settings, offered, value_text, with_field
from euchre.app.update import update
from euchre.app.words.options import GROUPS as GROUP_NAMES
from euchre.app.words.options import IDLE, clash_words, in_words
from euchre.app.words.options import PRESETS as PRESET_WORDS
from euchre.engine.options import OPTIONS
from euchre.engine.presets import PRESETS, Preset
from euchre.engine.rules import CLASHES, Rules, changed, default
from tests.app.moments import by_id
from tests.app.table import Table, at_yours, play_on
from tests.rules.hands import any_rules, law


def settings_open() -> Table:
    table = play_on(Table.opened("?seed=3&pace=instant"), at_yours)
    table.send(Open(Dialog.SETTINGS))
    return table


def shown(model: Model) -> Element:
    return by_id(page(model), "settings-dialog")


def chosen(root: Element, field: str) -> list[object]:
    """The values of a field's radio buttons that are on."""
    return [
        one.get("value")
        for one in root.walk()
        if one.get("data-field") == field and one.get("checked")
    ]


def test_every_option_stands_in_one_part_of_the_screen() -> None:
    fields = [option.field for group in GROUPS for option in options_of(group)]
    assert sorted(fields) == sorted(option.field for option in OPTIONS)
    assert list(GROUPS) == list(GROUP_NAMES)


def test_every_value_of_every_option_can_be_pressed() -> None:
    """F17."""
    root = shown(settings_open().model)
    for option in OPTIONS:
        buttons = [
            one.get("value")
            for one in root.walk()
            if one.get("data-field") == f"rules.{option.field}"
        ]
        assert [value_text(value) for value in offered(option, Rules())] == buttons


def test_every_option_shows_its_source() -> None:
    """Whoever doubts a rule finds where it stands."""
    text = shown(settings_open().model).text
    assert all(option.source in text for option in OPTIONS)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_a_preset_is_chosen_by_one_press(preset: Preset) -> None:
    """The rules become its rules, the screen says so and lists what they change."""
    table = settings_open()
    table.send(Typed("preset", preset.key))
    assert preset.rules == table.model.settings.rules
    root = shown(table.model)
    assert [preset.key] == chosen(root, "preset")
    listed = by_id(root, "rules-list").text
    assert all(in_words(option, value) in listed for option, value in differing(preset.rules))
    assert PRESET_WORDS[preset.key][0] in root.text
    assert preset.source in by_id(root, "preset-source").text


def test_rules_of_ones_own_are_no_preset_and_say_so() -> None:
    table = settings_open()
    table.send(Typed("rules.pickup", "may"))
    root = shown(table.model)
    assert [] == chosen(root, "preset")
    assert "Rules of your own" in root.text


def test_a_preset_that_there_is_not_changes_nothing() -> None:
    model = settings_open().model
    assert (model, ()) == update(model, Typed("preset", "casino"))


# What can't be played together

CLASHING = (
    (("bottoms", "any"), ("deck", "32")),
    (("deck", "25"), ("bottoms", "free")),
    (("no_trump", "on"), ("deck", "25")),
    (("deck", "25"), ("no_trump", "on")),
)


@pytest.mark.parametrize(("first", "second"), CLASHING, ids=repr)
def test_a_refused_combination_says_why_and_nothing_is_lost(
    first: tuple[str, str], second: tuple[str, str]
) -> None:
    table = settings_open()
    table.send(Typed("rules.target", "7"), Typed(f"rules.{first[0]}", first[1]))
    before = table.model.settings
    assert () == table.send(Typed(f"rules.{second[0]}", second[1]))
    assert before == table.model.settings
    clash = table.model.clash
    assert clash is not None
    assert set(clash.fields) == {first[0], second[0]}
    root = shown(table.model)
    for field, value in (first, (second[0], value_text(getattr(before.rules, second[0])))):
        assert clash_words(clash) in by_id(root, f"field-rules-{field}").text
        assert [value] == chosen(root, f"rules.{field}")
    assert clash_words(clash) == by_id(root, "rules-said").text


def test_a_refusal_goes_with_the_next_choice_and_with_the_dialog() -> None:
    for after in (Typed("rules.target", "5"), Open(Dialog.SETTINGS)):
        table = settings_open()
        table.send(Typed("rules.bottoms", "any"), Typed("rules.deck", "32"), after)
        assert table.model.clash is None
        assert "" == by_id(shown(table.model), "rules-said").text


def test_every_clash_can_come_about_on_the_screen() -> None:
    found = set()
    for first, second in CLASHING:
        table = settings_open()
        table.send(*(Typed(f"rules.{field}", value) for field, value in (first, second)))
        found.add(table.model.clash)
    assert set(CLASHES) == found


# What says nothing now


@law
@given(any_rules())
def test_an_option_that_counts_for_nothing_is_shown_so_and_changes_nothing(rules: Rules) -> None:
    """Dimmed, with the words that say when it comes to mean something."""
    table = settings_open()
    model = Model(table.model.game, Settings(rules=rules), dialog=Dialog.SETTINGS)
    for option in OPTIONS:
        field = by_id(shown(model), f"field-rules-{option.field}")
        idle = field.get("data-idle") == "true"
        assert idle is not counts(option, rules)
        assert idle is any(text in field.text for text in (IDLE.get(option.field, "\0"),))


def test_the_house_rules_differ_in_nothing_and_other_rules_in_what_they_change() -> None:
    assert () == differing(Rules())
    for option in OPTIONS:
        for value in offered(option, Rules()):
            rules = changed(Rules(), {option.field: value})
            same = value == default(option) or not counts(option, rules)
            assert ((option, value) in differing(rules)) is not same


@law
@given(any_rules())
def test_rules_from_a_link_are_shown_as_they_are(rules: Rules) -> None:
    """Also a target or packets that the screen does not offer otherwise."""
    table = settings_open()
    model = Model(table.model.game, Settings(rules=rules), dialog=Dialog.SETTINGS)
    root = shown(model)
    for option in OPTIONS:
        value = value_text(getattr(rules, option.field))
        assert [value] == chosen(root, f"rules.{option.field}")


@law
@given(any_rules())
def test_the_help_tells_the_rules_that_are_played(rules: Rules) -> None:
    """R110: what differs from the house rules is listed first."""
    table = Table.opened(f"?seed=3&rules={','.join(_codes(rules))}")
    table.send(Open(Dialog.HELP))
    listed = by_id(page(table.model), "rules-played")
    assert len(differing(rules)) == sum(one.tag == "li" for one in listed.walk())


def _codes(rules: Rules) -> list[str]:
    pairs = ((option, getattr(rules, option.field)) for option in OPTIONS)
    return [option.code(value) for option, value in pairs if value != default(option)] or ["-"]


def test_chosen_rules_count_from_the_next_game_and_are_kept() -> None:
    table = settings_open()
    (effect,) = table.send(Typed("preset", "british"))
    assert isinstance(effect, Save)
    assert Rules() == table.model.game.rules
    table.send(Simple.CLOSE, Simple.NEW_GAME)
    assert 25 == table.model.game.rules.deck


def test_an_unusual_number_can_be_left_and_taken_again_only_while_it_is_chosen() -> None:
    rare = Settings(rules=Rules(target=8))
    assert rare == with_field(rare, "rules.target", "8")
    usual = with_field(rare, "rules.target", "10")
    assert Rules() == usual.rules
