"""The bar: score, trump and tricks, always in sight, and the tools."""

from __future__ import annotations

from euchre.app.html import Element, el
from euchre.app.model import Model, Stage
from euchre.app.opening import is_try
from euchre.app.screens.parts import coin, hidden, tool
from euchre.app.words import labels, suit_title
from euchre.app.words import table as words
from euchre.engine.position import Mark


def bar(model: Model, undo: bool) -> Element:
    parts = (_score(model), _contract(model), _tally(model), _what_if(model), _tools(undo))
    return el("header", el("h1", labels.EUCHRE, class_="vh"), parts, id="bar")


def _score(model: Model) -> Element:
    ours, theirs = model.reader.side.own_first(model.game.score)
    return el(
        "div",
        el("p", labels.SIDES["us"], " ", el("b", str(ours)), class_="side"),
        el("p", labels.SIDES["them"], " ", el("b", str(theirs)), class_="side"),
        el("p", words.TO, " ", el("b", str(model.game.rules.target)), class_="side target"),
        id="score",
        role="group",
        aria_label=words.SCORE,
    )


def _contract(model: Model) -> Element:
    """What is trump and who made it; while it is being called, what is not."""
    contract, table = model.position.contract, model.position.table
    if model.stage is Stage.LOADING:
        return el("p", el("b", labels.WELCOME), id="contract")
    if contract is not None:
        return el(
            "p",
            coin(contract.suit),
            el("b", suit_title(contract.suit)),
            " ",
            el("span", words.made_by(contract, model.settings.names), class_="by"),
            id="contract",
        )
    if table.mark is Mark.TURNED_DOWN:
        down, suit = el("span", words.TURNED_DOWN, class_="by"), model.position.offered
        name = el("b", suit_title(suit))
        return el("p", coin(suit, down=True), name, " ", down, id="contract")
    if model.stage in (Stage.FIRST_DEALER, Stage.CUT, Stage.DEALING):
        return el("p", el("b", labels.DEALING), id="contract")
    when = el("span", labels.ROUNDS.get(model.position.phase, ""), class_="by")
    return el("p", el("b", words.BIDDING), " ", when, id="contract")


def _tally(model: Model) -> Element:
    ours, theirs = model.reader.side.own_first(model.position.taken)
    return el(
        "p",
        el("span", words.TRICKS),
        " ",
        el("b", f"{ours} – {theirs}", aria_hidden="true"),
        hidden(words.tricks_taken((ours, theirs))),
        id="tally",
    )


def _what_if(model: Model) -> Element | None:
    """The mark of a game that only tries what might have been, with the way back."""
    if not is_try(model):
        return None
    back = el("button", labels.BACK_TO_MINE, type="button", id="what-if-back", data_do="back")
    way = () if model.notices else (" ", back)  # a notice lies over it, and has its own
    return el("p", el("b", labels.WHAT_IF), way, id="what-if")


def _tools(undo: bool) -> Element:
    return el(
        "div",
        tool("undo", "undo", words.UNDO, id_="undo", enabled=undo),
        tool("open tricks", "tricks", words.SO_FAR, id_="tricks"),
        tool("open games", "games", labels.GAMES, id_="games"),
        tool("open course", "course", labels.LEARN, id_="course"),
        tool("open help", "help", words.RULES_AND_KEYS, id_="help"),
        tool("open settings", "settings", words.SETTINGS, id_="settings"),
        id="tools",
        role="group",
        aria_label=words.TOOLS,
    )
