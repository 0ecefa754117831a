"""The bar: score, trump and tricks, always in sight, and the tools."""

from __future__ import annotations

from euchre.app.html import Element, el
from euchre.app.model import Model, Stage
from euchre.app.screens.parts import hidden, tool, trump_sign
from euchre.app.words import YOU, labels, suit_name
from euchre.engine.cards import Suit
from euchre.engine.position import Contract, Mark, Pair
from euchre.engine.seats import Seat


def bar(model: Model, undo: bool) -> Element:
    parts = (_score(model), _contract(model), _tally(model), _tools(undo))
    return el("header", el("h1", "Euchre", class_="vh"), parts, id="bar")


def _score(model: Model) -> Element:
    ours, theirs = us_and_them(model.game.score, model.reader)
    return el(
        "div",
        el("p", "Us ", el("b", str(ours)), class_="side"),
        el("p", "Them ", el("b", str(theirs)), class_="side"),
        el("p", "to ", el("b", str(model.game.rules.target)), class_="side target"),
        id="score",
        role="group",
        aria_label="Score",
    )


def us_and_them(pair: Pair, reader: Seat) -> Pair:
    """A pair of figures as the reader sees it, the own side's first."""
    return pair[reader.side.index], pair[reader.side.other.index]


def _contract(model: Model) -> Element:
    """What is trump and who made it; while it is being called, what is not."""
    contract, table = model.position.contract, model.position.table
    if model.stage is Stage.LOADING:
        return el("p", el("b", labels.WELCOME), id="contract")
    if contract is not None:
        return el(
            "p",
            _coin(contract.suit),
            el("b", suit_name(contract.suit).capitalize()),
            " ",
            _by(model, contract),
            id="contract",
        )
    if table.mark is Mark.TURNED_DOWN:
        words, suit = el("span", "turned down", class_="by"), model.position.offered
        name = el("b", suit_name(suit).capitalize())
        return el("p", _coin(suit, down=True), name, " ", words, id="contract")
    return el("p", el("b", "Bidding"), " ", el("span", _round(model), class_="by"), id="contract")


def _round(model: Model) -> str:
    """Where the bidding stands while nothing is turned down."""
    if model.stage in (Stage.FIRST_DEALER, Stage.CUT, Stage.DEALING):
        return labels.DEALING
    return labels.ROUNDS.get(model.position.phase, "")


def _by(model: Model, contract: Contract) -> Element:
    """Who made trump, and who plays alone."""
    by = f"by {_name(model, contract.maker)}"
    match contract.alone:
        case ():
            return el("span", by, class_="by")
        case (seat,):
            who = "" if seat is contract.maker else f"{_name(model, seat)} "
            return el("span", f"{by}, {who}alone", class_="by")
        case _:  # there is no room for more, and the seats tell who
            return el("span", f"{by}, 2 alone", class_="by")


def _name(model: Model, seat: Seat) -> str:
    name = model.settings.name(seat)
    return "you" if name == YOU else name


def _coin(suit: Suit | None, *, down: bool = False) -> Element:
    return el(
        "span",
        trump_sign(suit),
        class_="coin",
        data_suit=suit.value if suit else None,
        data_down="true" if down else None,
    )


def _tally(model: Model) -> Element:
    ours, theirs = us_and_them(model.position.taken, model.reader)
    return el(
        "p",
        el("span", "Tricks"),
        " ",
        el(
            "b",
            str(ours),
            el("span", " – ", aria_hidden="true"),
            hidden(" for us, "),
            str(theirs),
        ),
        hidden(" for them"),
        id="tally",
    )


def _tools(undo: bool) -> Element:
    return el(
        "div",
        tool("undo", "undo", "Undo", id_="undo", enabled=undo),
        tool("open tricks", "tricks", "Tricks so far", id_="tricks"),
        tool("open games", "games", labels.GAMES, id_="games"),
        tool("open help", "help", "Rules and keys", id_="help"),
        tool("open settings", "settings", "Settings", id_="settings"),
        id="tools",
        role="group",
        aria_label="Tools",
    )
