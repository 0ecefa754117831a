"""The hint: its button, and the numbers of all that the person can do."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.ai.bot import Choice, Option
from euchre.app.html import Child, Element, el
from euchre.app.model import Model, Stage
from euchre.app.screens.parts import sign
from euchre.app.words import action_label, advice, labels
from euchre.app.words.numbers import (
    HEADS,
    MEANING,
    NO_NUMBERS,
    ends,
    mark,
    percent,
    points_text,
    ranked,
    tried_in,
)
from euchre.engine.actions import Action
from euchre.engine.position import Position


def hint_button(model: Model) -> Element:
    """One button for the steps of a hint: its words say which one comes next."""
    label = _label(model)
    word = el("span", label, class_="vh" if label == labels.HINT else "word")
    return el(
        "button",
        sign("icon-hint", "icon"),
        word,
        class_="tool",
        type="button",
        id="hint",
        data_do="hint",
        title=label,
        aria_busy="true" if model.asking else None,
    )


def _label(model: Model) -> str:
    if model.asking:
        return labels.THINKING
    has_numbers = model.hint is not None and model.hint.because.options
    return labels.NUMBERS if has_numbers else labels.HINT


def numbers(model: Model) -> Element:
    """What every choice promises, the best first, and where that is known from."""
    hint, position = model.hint, model.position
    if model.stage is not Stage.YOURS or hint is None or not hint.because.options:
        return el("p", NO_NUMBERS, class_="prose")
    return el(
        "div",
        el("p", advice(hint, position), id="numbers-advice"),
        numbers_table(hint, position),
        el("p", MEANING, class_="note"),
        class_="prose",
    )


def numbers_table(hint: Choice, position: Position, done: Action | None = None) -> Element:
    """What every option promises; what the person has done is marked, if it was done already."""
    heads = (el("th", head, scope="col") for head in HEADS)
    return el(
        "table",
        el("caption", tried_in(hint.because.worlds), class_="note"),
        el("thead", el("tr", heads)),
        el("tbody", _rows(hint, position, done)),
        class_="numbers",
    )


def _rows(hint: Choice, position: Position, done: Action | None) -> Iterator[Element]:
    """The choice that is advised, and the others as they promise less."""
    options = ranked(hint)
    for option in options:
        words = mark(option, options[0], yours=option.action == done)
        yield from _row(option, options[0], position, words)


def _row(option: Option, best: Option, position: Position, words: str) -> Iterator[Element]:
    label: tuple[Child, ...] = (action_label(option.action, position),)
    if words:
        label = (*label, " ", el("span", words, class_="word"))
    yield el(
        "tr",
        el("th", label, scope="row"),
        el("td", points_text(option.points)),
        el("td", percent(option.wins)),
        data_best="true" if option is best else None,
    )
    if how := ends(option):
        yield el("tr", el("td", how, colspan=len(HEADS)), class_="ends")
