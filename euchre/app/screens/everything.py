"""A file of everything: what it holds, and what of it shall come back. Read with its dialog."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.app.bringing import fresh_entries
from euchre.app.desk import Desk, Whole
from euchre.app.html import Element, el
from euchre.app.model import PERSON, Model
from euchre.app.screens.forms import box
from euchre.app.screens.parts import call, small
from euchre.app.takeover import loses
from euchre.app.words import everything as words
from euchre.app.words import games, labels, score_text, statistics


def whole(model: Model, desk: Desk, found: Whole) -> Iterator[Element]:
    """What the file holds, part by part, before anything here changes."""
    yield el("h3", games.pasted(found.name), id="games-opened", tabindex=-1)
    yield el("div", small("games leave", games.BACK, "games-leave"), class_="smalls")
    yield from (el("p", fault, class_="refused") for fault in found.faults)
    if found.day:
        yield el("p", words.day(found.day))
    if model.survey and model.survey.unreadable:
        yield el("p", statistics.unreadable(model.survey.unreadable), class_="refused")
    fresh = len(fresh_entries(desk, found))
    yield el(
        "ul",
        el("li", words.library(len(found.entries), fresh)),
        el("li", words.statistics(found.hands, found.fresh)),
        el("li", words.course(found.lessons, found.fresh_lessons)),
        id="games-whole",
    )
    yield el("p", words.NOTHING_LOST, class_="note")
    yield from _settings(model, found)
    yield from _game(model, desk, found)
    yield el(
        "div",
        call("games bring-back", "go", labels.BRING_BACK, id_="games-bring-back"),
        call("close", "pass", labels.DONE, id_="games-done"),
        class_="buttons",
    )


def _settings(model: Model, found: Whole) -> Iterator[Element]:
    if found.settings == model.settings:
        yield el("p", words.SAME_SETTINGS)
    elif found.settings:
        yield box("games.takes-settings", words.TAKE_SETTINGS, checked=found.takes_settings)


def _game(model: Model, desk: Desk, found: Whole) -> Iterator[Element]:
    if found.game == model.game:
        yield el("p", words.SAME_GAME)
    elif found.game:
        score = score_text(found.game.score, PERSON)
        label = words.take_game(score, len(found.game.hands))
        yield box("games.takes-game", label, checked=found.takes_game)
        if found.takes_game and loses(model, desk):
            here = score_text(model.game.score, PERSON)
            told = games.leaves(here, aside=bool(model.aside))
            yield el("p", told, class_="note", id="games-leaves")
