"""Dialogs: what lies open over the table, and the question before a new game.

What each shows is imported when it opens: the first hand goes without.
"""

from __future__ import annotations

from typing import assert_never

from euchre.app.html import Element, el
from euchre.app.messages import Dialog
from euchre.app.model import Model
from euchre.app.screens.notices import fetching
from euchre.app.screens.parts import call, hidden, sign
from euchre.app.words import labels
from euchre.app.words import table as words


def dialog(model: Model) -> Element | None:
    """What lies open over the table, if anything does."""
    match model.dialog:
        case None:
            return None
        case Dialog.SETTINGS:
            from euchre.app.screens.settings import settings

            return _dialog(model, model.dialog, words.SETTINGS, settings(model))
        case Dialog.HELP:
            from euchre.app.screens.help import rules_and_keys

            return _dialog(model, model.dialog, labels.HOW_TO_PLAY, rules_and_keys(model))
        case Dialog.TRICKS:
            from euchre.app.screens.this_hand import this_hand

            return _dialog(model, model.dialog, labels.THIS_HAND, this_hand(model))
        case Dialog.NEW_GAME:
            return _dialog(model, model.dialog, labels.NEW_GAME, _new_game(model))
        case Dialog.HINT:
            from euchre.app.screens.hint import numbers

            return _dialog(model, model.dialog, labels.CHOICES, numbers(model))
        case Dialog.GAMES:
            from euchre.app.screens.games import games

            return _dialog(model, model.dialog, labels.GAMES, games(model))
        case Dialog.EDITOR:
            from euchre.app.screens.editor import editor

            return _dialog(model, model.dialog, labels.COMPOSE, editor(model))
        case Dialog.REVIEW:
            from euchre.app.screens.review import look_back

            return _dialog(model, model.dialog, labels.LOOK_BACK, look_back(model))
        case Dialog.STATISTICS:
            from euchre.app.screens.statistics import statistics

            return _dialog(model, model.dialog, labels.STATISTICS, statistics(model))
        case Dialog.COURSE:
            from euchre.app.screens.course import course_dialog

            return _dialog(model, model.dialog, labels.LEARN, course_dialog(model))
        case Dialog.EMBED:
            from euchre.app.screens.embedding import embedding
            from euchre.app.words.embedding import TITLE

            return _dialog(model, model.dialog, TITLE, embedding(model))
        case _:
            assert_never(model.dialog)


def _dialog(model: Model, kind: Dialog, title: str, body: Element) -> Element:
    name = f"{kind.value}-dialog"
    close = el(
        "button",
        sign("icon-close", "icon"),
        hidden(labels.CLOSE),
        class_="tool",
        type="button",
        id="close",
        data_do="close",
        data_autofocus=True,
    )
    head = el("div", el("h2", title, id=f"{name}-title"), close, class_="dialog-head")
    busy = fetching() if model.fetching else None
    return el("dialog", head, body, busy, id=name, data_modal=True, aria_labelledby=f"{name}-title")


# A new game


def _new_game(model: Model) -> Element:
    return el(
        "div",
        el("p", labels.ends(model.game.score, model.reader)),
        el(
            "div",
            call("close", "pass", labels.PLAY_ON, id_="new-game-close"),
            call("open games", "pass", labels.OPEN_GAMES, id_="new-game-games"),
            call("new-game", "go", words.NEW_GAME, id_="new-game-sure"),
            class_="buttons",
        ),
        class_="prose",
    )
