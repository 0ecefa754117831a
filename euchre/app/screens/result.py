"""Results: how a hand or the game ended, with the reason and the points."""

from __future__ import annotations

from euchre.app.html import Element, el
from euchre.app.model import PERSON, Model
from euchre.app.words import game_result, hand_result, hand_title, labels, points_to
from euchre.engine.scoring import outcome


def hand_panel(model: Model) -> Element:
    ended = outcome(model.position)
    ours = ended.side is PERSON.side
    return _panel(
        hand_title(ended, PERSON),
        points_to(ended, PERSON),
        hand_result(model.position, model.settings.names),
        ours=ours,
    )


def game_panel(model: Model) -> Element:
    winner = model.game.winner
    assert winner is not None  # only a won game comes here
    title, words = game_result(winner, model.game.score, len(model.game.hands), PERSON)
    return _panel(title, "", words, ours=winner is PERSON.side)


def passed_out_panel(model: Model) -> Element:
    ended = outcome(model.position)
    return _panel(
        hand_title(ended, PERSON), "", "No points. The deal passes to the left.", ours=True
    )


def loading_panel() -> Element:
    """How far the start has come; the build writes in the bytes that it waits for."""
    bar = el("progress", id="boot-bar", max="TOTAL_BYTES", value=0, aria_labelledby="boot-words")
    return el(
        "section",
        el("h2", labels.LOADING_TITLE, id="loading-title"),
        el("p", labels.LOADING_WORDS, id="boot-words", role="status"),
        bar,
        id="loading",
        class_="panel",
        aria_labelledby="loading-title",
    )


def _panel(title: str, points: str, words: str, *, ours: bool) -> Element:
    return el(
        "section",
        el("h2", title, id="result-title"),
        el("p", points, class_="points") if points else None,
        el("p", words),
        id="result",
        class_="panel",
        data_side="us" if ours else "them",
        aria_labelledby="result-title",
    )
