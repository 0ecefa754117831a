"""Results: how a hand or the game ended, with the reason and the points."""

from __future__ import annotations

from typing import Final

from euchre.app.html import Child, Element, el
from euchre.app.log import game_words
from euchre.app.model import Model
from euchre.app.screens.parts import small_faces, suit_sign
from euchre.app.words import brought, hand_result, hand_title, labels, won
from euchre.engine.cards import Suit
from euchre.engine.position import Ending, Position
from euchre.engine.scoring import outcome


def hand_panel(model: Model) -> Element:
    ended = outcome(model.position)
    return _panel(
        hand_title(ended, model.reader),
        brought(model.game.score, model.game.rules.target, ended, model.reader, model.side_names),
        hand_result(model.position, model.settings.names),
        _race(model),
        ours=ended.favours(model.reader.side),
    )


def game_panel(model: Model) -> Element:
    game = model.game
    assert game.winner is not None  # only a won game comes here
    names, ours = model.side_names, game.winner is model.reader.side
    title = won(game.winner, game.score, model.reader, names)
    flourish = el("p", map(suit_sign, Suit), class_="flourish", aria_hidden="true")
    words = game_words(game, model.reader, names)
    return _panel(title, "", words, _race(model), flourish, ours=ours)


def _race(model: Model) -> Element | None:
    """How far each side has come, a dot for each point; the newest stand out."""
    target = model.game.rules.target
    if target > _MOST_DOTS:
        return None
    scores = (model.position.score, model.game.score)
    before, now = (model.reader.side.own_first(score) for score in scores)
    lanes = (_lane(side, *ran, target) for side, ran in zip(labels.SIDES, zip(before, now)))
    return el("div", lanes, class_="race", aria_hidden="true")


_MOST_DOTS: Final = 15
"""A longer race has no room on a phone: its figures stand above."""


def _lane(side: str, before: int, now: int, target: int) -> Element:
    dots = (
        el("i", data_dot="had" if at < min(before, now) else "new" if at < now else None)
        for at in range(target)
    )
    return el("p", el("span", labels.SIDES[side]), dots, class_="lane", data_side=side)


def passed_out_panel(model: Model) -> Element:
    """A hand that is not played: nobody made trump, or the cards are dealt anew."""
    position = model.position
    title, words = (
        hand_title(outcome(position), model.reader),
        hand_result(position, model.settings.names),
    )
    return _panel(title, "", words, _too_poor(position), ours=True)


def _too_poor(position: Position) -> Element | None:
    """The cards with which a new deal was asked for (R89, R91)."""
    match position.ended:
        case Ending.REDEAL, seat:
            return el("p", small_faces(position.holding(seat)), class_="order")
        case _:
            return None


def loading_panel() -> Element:
    """How far the start has come; the build writes in the bytes that it waits for."""
    bar = el("progress", id="boot-bar", max="TOTAL_BYTES", value=0, aria_labelledby="boot-words")
    return el(
        "section",
        el("h2", labels.EUCHRE, id="loading-title"),
        el("p", labels.LOADING_WORDS, id="boot-words", role="status"),
        bar,
        id="loading",
        class_="panel",
        aria_labelledby="loading-title",
    )


def _panel(title: str, points: str, words: str, *more: Child, ours: bool) -> Element:
    return el(
        "section",
        el("h2", title, id="result-title"),
        el("p", points, class_="points") if points else None,
        el("p", words),
        more,
        id="result",
        class_="panel",
        data_side="us" if ours else "them",
        aria_labelledby="result-title",
    )
