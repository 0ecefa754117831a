"""Rules: the house's options to choose from, the ready-made houses, and what differs, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from euchre.app.house import GROUPS, counts, differing, options_of
from euchre.app.html import Element, el
from euchre.app.link import rules_link
from euchre.app.model import Model
from euchre.app.screens.forms import radio, radios
from euchre.app.settings import offered, value_text
from euchre.app.words import labels
from euchre.app.words import options as words
from euchre.app.words.options import clash_words, in_words, value_words
from euchre.engine.option_kinds import Option
from euchre.engine.presets import PRESETS, Preset, preset_of
from euchre.engine.rules import Rules, default


def rules_settings(model: Model) -> tuple[Element, ...]:
    """The ready-made houses, what the chosen rules change, and each option by itself."""
    rules = model.settings.rules
    refused = clash_words(model.clash) if model.clash else ""
    count = labels.FROM_NEXT_GAME if rules == model.game.rules else labels.OTHER_NOW
    return (
        el("p", count, class_="note"),
        _presets(rules),
        el("div", rules_list(rules), id="rules-list"),
        el("p", el("a", labels.RULES_LINK, href=rules_link("", rules), id="rules-link")),
        *(_group(model, group) for group in GROUPS),
        el("p", refused, id="rules-said", class_="vh", role="status"),
    )


def rules_list(rules: Rules) -> tuple[Element, ...]:
    """What is not played as in the house's default rules, in words."""
    changed = differing(rules)
    if not changed:
        return (el("p", labels.HOUSE_RULES, class_="note"),)
    lines = (el("li", in_words(option, value)) for option, value in changed)
    return el("p", labels.OTHER_RULES, class_="note"), el("ul", lines, class_="rules")


def _presets(rules: Rules) -> Element:
    chosen = preset_of(rules)
    told = words.preset_source(chosen.source) if chosen else labels.OWN_RULES
    buttons = (_preset(preset, is_chosen=preset is chosen) for preset in PRESETS)
    return el(
        "fieldset",
        el("legend", labels.PRESETS),
        el("div", buttons, class_="choices presets"),
        el("p", told, class_="note", id="preset-source"),
        id="field-preset",
    )


def _preset(preset: Preset, *, is_chosen: bool) -> Element:
    name, sentence = words.PRESETS[preset.key]
    text = (el("b", name), " ", el("small", sentence))
    return radio("preset", "preset", preset.key, text, chosen=is_chosen)


def _group(model: Model, group: str) -> Element:
    """A part of the options, folded in; the summary says how many differ."""
    options, rules = options_of(group), model.settings.rules
    changed = sum(option in options for option, _ in differing(rules))
    count = (" ", el("span", words.changed(changed), class_="note")) if changed else ()
    return el(
        "details",
        el("summary", el("b", words.GROUPS[group]), count),
        el("div", (_option(model, option) for option in options), class_="settings"),
        _sources(options),
        id=f"rules-{group}",
    )


def _option(model: Model, option: Option) -> Element:
    rules = model.settings.rules
    values = [(value_text(value), value_words(option, value)) for value in offered(option, rules)]
    refused = model.clash if model.clash and option.field in model.clash.fields else None
    return radios(
        f"rules.{option.field}",
        words.OPTIONS[option.field],
        values,
        value_text(getattr(rules, option.field)),
        el("p", clash_words(refused), class_="refused") if refused else None,
        el("p", words.NOTES[option.field], class_="note"),
        None if counts(option, rules) else el("p", words.IDLE[option.field], class_="note"),
        idle=not counts(option, rules),
    )


def _sources(options: Iterable[Option]) -> Element:
    """Where each option of a part stands in the rules pages, and the house's default for it."""
    pairs = chain.from_iterable(map(_source, options))
    note = el("p", labels.SOURCES_NOTE, class_="note")
    return el("details", el("summary", labels.SOURCES), note, el("dl", pairs, class_="sources"))


def _source(option: Option) -> Iterator[Element]:
    yield el("dt", words.OPTIONS[option.field])
    usual = value_words(option, default(option))
    yield el("dd", words.option_source(option.source, usual))
