"""Dialogs: settings, rules and keys, tricks so far, and the question before a new game."""

from __future__ import annotations

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
from euchre.app.screens.levels import levels_settings, names_settings
from euchre.app.screens.notices import fetching
from euchre.app.screens.parts import call, hidden, sign, small_face
from euchre.app.screens.rules import radios, rules_list, rules_settings
from euchre.app.screens.score_cards import score_cards_settings
from euchre.app.words import labels, points_table, score_text, trump_made
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
            return _dialog(model, model.dialog, "Settings", _settings(model))
        case Dialog.HELP:
            return _dialog(model, model.dialog, "How to play", _help(model))
        case Dialog.TRICKS:
            return _dialog(model, model.dialog, "This hand", _tricks(model))
        case Dialog.NEW_GAME:
            return _dialog(model, model.dialog, "A new game?", _new_game(model))
        case Dialog.HINT:
            return _dialog(model, model.dialog, "Your choices", numbers(model))
        case Dialog.GAMES:
            from euchre.app.screens.games import games  # most visits never open it

            return _dialog(model, model.dialog, labels.GAMES, games(model))
        case Dialog.EDITOR:
            from euchre.app.screens.editor import editor  # nor this one

            return _dialog(model, model.dialog, labels.COMPOSE, editor(model))
        case _:
            assert_never(model.dialog)


def _dialog(model: Model, kind: Dialog, title: str, body: Element) -> Element:
    name = f"{kind.value}-dialog"
    close = el(
        "button",
        sign("icon-close", "icon"),
        hidden("Close"),
        class_="tool",
        type="button",
        id="close",
        data_do="close",
        data_autofocus=True,
    )
    head = el("div", el("h2", title, id=f"{name}-title"), close, class_="dialog-head")
    busy = fetching() if model.fetching else None
    return el("dialog", head, body, busy, id=name, data_modal=True, aria_labelledby=f"{name}-title")


# Settings


def _settings(model: Model) -> Element:
    paces = [(pace, labels.PACES[pace]) for pace in labels.PACES]
    return el(
        "div",
        radios("pace", "Pace", paces, model.pace),
        radios(
            "wait",
            "After each trick",
            (("", "Go on"), ("on", "Wait for me")),
            "on" if model.settings.wait_after_trick else "",
        ),
        score_cards_settings(model),
        _passing(model),
        names_settings(model),
        levels_settings(model),
        rules_settings(model),
        el("p", f"This game's seed is {model.game.seed}.", class_="note", id="seed"),
        _aside(model),
        _version(model),
        el(
            "div",
            call("open new-game", "pass", "New game", id_="settings-new"),
            call("open games", "pass", labels.GAMES, id_="settings-games"),
            call("open editor", "pass", labels.COMPOSE, id_="settings-editor"),
            call("close", "go", "Done", id_="settings-done"),
            class_="buttons",
        ),
        class_="settings",
    )


def _passing(model: Model) -> Element:
    return radios(
        "knock",
        labels.PASSING,
        labels.PASSES,
        "on" if model.settings.knock else "",
        el("p", labels.KNOCKED_NOTE, class_="note") if model.settings.knock else None,
    )


def _aside(model: Model) -> tuple[Element, ...]:
    """What was put aside, by this visit or an earlier one, and the way to it."""
    game = (
        el("p", labels.LIES_ASIDE, class_="note", id="aside"),
        call("back", "pass", labels.BACK, id_="settings-back"),
    )
    save = (
        el("p", labels.UNREADABLE, class_="note", id="unreadable"),
        call("export", "pass", labels.EXPORT, id_="settings-export"),
    )
    return (*(game if model.aside else ()), *(save if model.unreadable else ()))


def _version(model: Model) -> Element | None:
    """Which version of the page this is, and what to do for a newer one."""
    if not model.version:
        return None
    waiting = model.update_ready and not model.update_offered
    later = f" {labels.UPDATE_LATER}" if waiting else ""
    words = el("p", f"Version {model.version}.{later}", class_="note", id="version")
    if not model.update_offered:
        return words
    return el("div", words, call("use-update", "pass", labels.USE_UPDATE, id_="settings-update"))


# Rules and keys


def _help(model: Model) -> Element:
    rules = model.game.rules
    filled = {"target": rules.target, "stick": labels.STICK[rules.stick]}
    return el(
        "div",
        el("h3", labels.AT_THIS_TABLE),
        el("div", rules_list(rules), id="rules-played"),
        chain.from_iterable(
            _chapter(title, text.format(**filled), rules) for title, text in labels.HELP
        ),
        el("h3", "Points"),
        el("ul", (el("li", f"{what}: {points}") for what, points in points_table(rules))),
        el("h3", "Keys"),
        el("dl", chain.from_iterable(starmap(_key, labels.KEYS)), class_="keys"),
        class_="prose",
    )


def _chapter(title: str, text: str, rules: Rules) -> tuple[Element, ...]:
    place = f"help-{title.split()[0].lower()}"
    words = (el("h3", title), el("p", glossed(text, place)), *meanings(text, place))
    return (*words, _trump_order(rules)) if title == "Trump" else words


def _trump_order(rules: Rules) -> Element:
    hearts = TRUMPS[Suit.HEARTS]
    order = hearts.order(Suit.HEARTS, rules.pack)
    return el("p", (small_face(card, hearts) for card in order), class_="order")


def _key(keys: str, meaning: str) -> tuple[Element, Element]:
    caps: list[Child] = []
    for key in keys.split(" "):
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
        log = (*log, *hand_log(model.game.record, names, model.reader))
    return el(
        "div",
        _table(model, tricks) if tricks else None,
        _untold(model, tricks),
        _all_cards(model) if model.position.phase is Phase.OVER else _not_seen(model),
        el("h3", "What happened"),
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
    rows.append(("Kitty", (start.table.upcard, *(start.table.kitty or ()))))
    if model.position.table.put_down:
        rows.append(("Put down", model.position.table.put_down))
    listed = ((el("dt", name), el("dd", map(small_face, cards))) for name, cards in rows)
    return el("h3", "All the cards"), el("dl", chain.from_iterable(listed), class_="dealt")


def _table(model: Model, tricks: tuple[Trick, ...]) -> Element:
    seats = (*model.reader.round_from[1:], model.reader)
    heads = (el("th", model.settings.name(seat), scope="col") for seat in seats)
    rows = (_row(model, number, tricks[number - 1], seats) for number in range(len(tricks), 0, -1))
    return el(
        "table",
        el("caption", _caption(model)),
        el("thead", el("tr", el("td"), heads)),
        el("tbody", rows),
        class_="tricks",
    )


def _caption(model: Model) -> str:
    ours, theirs = us_and_them(model.position.taken, model.reader)
    contract = model.position.contract
    made = trump_made(contract.suit) if contract else ""
    trump = f" {made[0].upper()}{made[1:]}." if made else ""
    return f"Tricks: us {ours}, them {theirs}.{trump}"


def _row(model: Model, number: int, trick: Trick, seats: tuple[Seat, ...]) -> Element:
    trump = model.trump
    assert trump is not None  # tricks are played under a trump
    cells = (_cell(model, trick, seat, taker(trick, trump)) for seat in seats)
    return el("tr", el("th", str(number), scope="row"), cells)


def _cell(model: Model, trick: Trick, seat: Seat, winner: Seat) -> Element:
    card = dict(trick).get(seat)
    if card is None:
        return el("td", el("span", "out", class_="word"))
    led = "led " if trick[0][0] is seat else None
    takes = (el("span", "✓", aria_hidden="true"), hidden("takes")) if winner is seat else None
    return el(
        "td",
        small_face(card, model.trump),
        el("span", led, takes, class_="word"),
        data_won="true" if winner is seat else None,
    )


# A new game


def _new_game(model: Model) -> Element:
    score = score_text(model.game.score, model.reader)
    return el(
        "div",
        el("p", f"The present game stands at {score}. It ends when you begin another one."),
        el(
            "div",
            call("close", "pass", "Play on", id_="new-game-close"),
            call("open games", "pass", labels.OPEN_GAMES, id_="new-game-games"),
            call("new-game", "go", "New game", id_="new-game-sure"),
            class_="buttons",
        ),
        class_="prose",
    )
