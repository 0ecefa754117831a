"""This hand: its tricks so far, what happened, and all cards when it is over."""

from __future__ import annotations

from itertools import chain

from euchre.ai.known import unseen_cards
from euchre.app.arrange import arranged
from euchre.app.html import Element, el
from euchre.app.log import hand_log, told_before
from euchre.app.model import UNSEEN, Model, Stage, Trick, finished_tricks, taker
from euchre.app.screens.parts import hidden, small_face, small_faces
from euchre.app.words import labels
from euchre.app.words import table as words
from euchre.engine.position import Phase, Position
from euchre.engine.seats import SEATS, Seat
from euchre.engine.view import view


def this_hand(model: Model) -> Element:
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
    faces = small_faces(arranged(cards, model.trump), model.trump)
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
    listed = ((el("dt", name), el("dd", small_faces(cards))) for name, cards in rows)
    return el("h3", words.ALL_CARDS), el("dl", chain.from_iterable(listed), class_="dealt")


def _table(model: Model, tricks: tuple[Trick, ...]) -> Element:
    seats = (*model.reader.round_from[1:], model.reader)
    heads = (el("th", model.settings.name(seat), scope="col") for seat in seats)
    rows = (_row(model, number, tricks[number - 1], seats) for number in range(len(tricks), 0, -1))
    taken = model.reader.side.own_first(model.position.taken)
    return el(
        "table",
        el(
            "caption",
            labels.tricks(taken, model.position.contract),
        ),
        el("thead", el("tr", el("th", hidden(labels.TRICK), scope="col"), heads)),
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
