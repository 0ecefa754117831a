"""Dialogs: rules and keys, tricks so far, and the question before a new game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, starmap
from typing import Final, assert_never

from euchre.ai.known import unseen_cards
from euchre.app.arrange import arranged
from euchre.app.html import Child, Element, el
from euchre.app.log import hand_log, told_before
from euchre.app.messages import Dialog
from euchre.app.model import Model, Stage, Trick, finished_tricks, taker
from euchre.app.screens.bar import us_and_them
from euchre.app.screens.glossary import glossed, meanings
from euchre.app.screens.hint import numbers
from euchre.app.screens.notices import fetching
from euchre.app.screens.parts import call, hidden, sign, small_face
from euchre.app.screens.rules import rules_list
from euchre.app.words import chapters, labels, points_table
from euchre.app.words import table as words
from euchre.engine.cards import Suit
from euchre.engine.position import Phase, Position
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat
from euchre.engine.trump import TRUMPS
from euchre.engine.view import view


def dialog(model: Model) -> Element | None:
    """What lies open over the table, if anything does."""
    match model.dialog:
        case None:
            return None
        case Dialog.SETTINGS:
            from euchre.app.screens.settings import settings  # the first hand goes without

            return _dialog(model, model.dialog, words.SETTINGS, settings(model))
        case Dialog.HELP:
            return _dialog(model, model.dialog, labels.HOW_TO_PLAY, _help(model))
        case Dialog.TRICKS:
            return _dialog(model, model.dialog, labels.THIS_HAND, _tricks(model))
        case Dialog.NEW_GAME:
            return _dialog(model, model.dialog, labels.NEW_GAME, _new_game(model))
        case Dialog.HINT:
            return _dialog(model, model.dialog, labels.CHOICES, numbers(model))
        case Dialog.GAMES:
            from euchre.app.screens.games import games  # most visits never open it

            return _dialog(model, model.dialog, labels.GAMES, games(model))
        case Dialog.EDITOR:
            from euchre.app.screens.editor import editor  # nor this one

            return _dialog(model, model.dialog, labels.COMPOSE, editor(model))
        case Dialog.REVIEW:
            from euchre.app.screens.review import look_back  # nor this, before a hand is over

            return _dialog(model, model.dialog, labels.LOOK_BACK, look_back(model))
        case Dialog.STATISTICS:
            from euchre.app.screens.statistics import statistics  # nor this one

            return _dialog(model, model.dialog, labels.STATISTICS, statistics(model))
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


# Rules and keys


def _help(model: Model) -> Element:
    rules = model.game.rules
    return el(
        "div",
        el("h3", labels.AT_THIS_TABLE),
        el("div", rules_list(rules), id="rules-played"),
        _chapters(rules),
        el("h3", chapters.POINTS),
        el("ul", (el("li", worth) for worth in points_table(rules))),
        el("h3", chapters.KEYS_TITLE),
        el("dl", chain.from_iterable(starmap(_key, chapters.KEYS)), class_="keys"),
        class_="prose",
    )


def _chapters(rules: Rules) -> Iterator[Element]:
    """The game in short, with the cards of a trump suit where they are told of."""
    for name, (title, text) in chapters.told(rules).items():
        place = f"help-{name}"
        yield from (el("h3", title), el("p", glossed(text, place)), *meanings(text, place))
        if name == "trump":
            yield _trump_order(rules)


def _trump_order(rules: Rules) -> Element:
    hearts = TRUMPS[Suit.HEARTS]
    order = hearts.order(Suit.HEARTS, rules.pack)
    return el("p", (small_face(card, hearts) for card in order), class_="order")


def _key(keys: tuple[str, ...], meaning: str) -> tuple[Element, Element]:
    caps: list[Child] = []
    for key in keys:
        caps += [el("kbd", key) if key != "…" else key, " "]
    return el("dt", caps), el("dd", meaning)


# Tricks so far

UNSEEN: Final = (Stage.FIRST_DEALER, Stage.CUT, Stage.DEALING)
"""The stages in which the up-card is not turned yet."""


def _tricks(model: Model) -> Element:
    tricks = finished_tricks(model.game)
    names = model.settings.names
    log: tuple[str, ...] = ()
    if model.stage is not Stage.FIRST_DEALER:
        log = told_before(model.game, names)
    if model.stage not in UNSEEN:
        log = (*log, *hand_log(model.game.record, names, model.reader, model.side_names))
    return el(
        "div",
        _table(model, tricks) if tricks else None,
        _untold(model, tricks),
        _all_cards(model) if model.position.phase is Phase.OVER else _not_seen(model),
        el("h3", labels.HAPPENED),
        el("ol", (el("li", line) for line in log), class_="log"),
        class_="prose",
    )


def _untold(model: Model, tricks: tuple[Trick, ...]) -> Element | None:
    """Why there is no trick to be seen, or not all of them."""
    if isinstance(model.game.record.start, Position):
        return el("p", labels.NOT_TOLD)
    return None if tricks else el("p", labels.NO_TRICK)


def _not_seen(model: Model) -> Element | None:
    """What may still be out, for whoever does not like to count."""
    if model.position.phase is not Phase.PLAY or model.covered:
        return None
    cards = unseen_cards(view(model.game.record, model.reader))
    faces = (small_face(card, model.trump) for card in arranged(cards, model.trump))
    return el(
        "details",
        el("summary", labels.NOT_SEEN),
        el("p", faces, class_="order"),
        id="not-seen",
    )


def _all_cards(model: Model) -> tuple[Element, ...]:
    """After the hand everything lies open: what each was dealt, the kitty, the discard."""
    start = model.game.record.positions[0]
    rows = [(model.settings.name(seat), start.holding(seat)) for seat in SEATS]
    rows.append((labels.KITTY, (start.table.upcard, *(start.table.kitty or ()))))
    if model.position.table.put_down:
        rows.append((labels.PUT_DOWN, model.position.table.put_down))
    listed = ((el("dt", name), el("dd", map(small_face, cards))) for name, cards in rows)
    return el("h3", words.ALL_CARDS), el("dl", chain.from_iterable(listed), class_="dealt")


def _table(model: Model, tricks: tuple[Trick, ...]) -> Element:
    seats = (*model.reader.round_from[1:], model.reader)
    heads = (el("th", model.settings.name(seat), scope="col") for seat in seats)
    rows = (_row(model, number, tricks[number - 1], seats) for number in range(len(tricks), 0, -1))
    taken = us_and_them(model.position.taken, model.reader)
    return el(
        "table",
        el(
            "caption",
            labels.tricks(taken, model.position.contract),
        ),
        el("thead", el("tr", el("td"), heads)),
        el("tbody", rows),
        class_="tricks",
    )


def _row(model: Model, number: int, trick: Trick, seats: tuple[Seat, ...]) -> Element:
    trump = model.trump
    assert trump is not None  # tricks are played under a trump
    cells = (_cell(model, trick, seat, taker(trick, trump)) for seat in seats)
    return el("tr", el("th", str(number), scope="row"), cells)


def _cell(model: Model, trick: Trick, seat: Seat, winner: Seat) -> Element:
    card = dict(trick).get(seat)
    if card is None:
        return el("td", el("span", labels.OUT, class_="word"))
    led = (words.LED, " ") if trick[0][0] is seat else None
    takes = (el("span", "✓", aria_hidden="true"), hidden(labels.TAKES)) if winner is seat else None
    return el(
        "td",
        small_face(card, model.trump),
        el("span", led or (), takes or (), class_="word"),
        data_won="true" if winner is seat else None,
    )


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
