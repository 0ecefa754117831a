"""The dialog of hands and games: save, share, open and keep. Read when it opens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from euchre.app.desk import LONGEST_DRAFT, Desk, Item, Opened
from euchre.app.html import Child, Element, el
from euchre.app.library import LONGEST_TITLE
from euchre.app.model import PERSON, Model
from euchre.app.opened import MOST_HANDS
from euchre.app.origins import may_be_seen
from euchre.app.screens.everything import whole
from euchre.app.screens.forms import picker, radios
from euchre.app.screens.parts import call, small, told
from euchre.app.screens.rules import rules_list
from euchre.app.share import SEAT_TAGS
from euchre.app.shelf import default_title
from euchre.app.takeover import loses
from euchre.app.words import games as words
from euchre.app.words import labels, score_text
from euchre.app.words.embedding import OPEN as EMBED
from euchre.app.words.table import SETTINGS
from euchre.engine.deal import Deal
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.scoring import outcome
from euchre.engine.seats import SEATS

FILES = ".pen,.egn,.json,.txt"


def games(model: Model) -> Element:
    """What was opened, if anything; else this game, the ways to open one, and the library."""
    desk = model.desk or Desk()
    parts: Iterable[Child] = _list(model, desk)
    if desk.whole:
        parts = whole(model, desk, desk.whole)
    elif desk.opened:
        parts = _opened(model, desk, desk.opened)
    return el("div", _said(desk), parts, class_="games prose")


def _said(desk: Desk) -> Element:
    """What was done last, or why it could not be; always in sight."""
    undelete = call("games undelete", "pass", words.UNDELETE, id_="games-undelete")
    return told("games", desk.said, desk.fault, undelete if desk.deleted else None)


def _list(model: Model, desk: Desk) -> tuple[Child, ...]:
    return (
        *_this_game(model, desk),
        *_ways_in(desk),
        *_library(desk),
        call("games save-all", "pass", labels.SAVE_ALL, id_="games-save-all"),
        el("p", labels.SAVE_ALL_NOTE, class_="note"),
        el(
            "div",
            call("open settings", "pass", SETTINGS, id_="games-settings"),
            call("close", "go", labels.DONE, id_="games-done"),
            class_="buttons",
        ),
    )


def _this_game(model: Model, desk: Desk) -> Iterator[Element]:
    buttons = (
        ("games save pen", words.SAVE_PEN, "games-pen"),
        ("games save egn", words.SAVE_EGN, "games-egn"),
        ("games link hand", words.LINK_HAND, "games-link-hand"),
        ("games link position", words.LINK_POSITION, "games-link-position"),
        ("games link rules", words.LINK_RULES, "games-link-rules"),
        *((("open embed", EMBED, "games-embed"),) if may_be_seen(model) else ()),
    )
    yield el("h3", words.THIS_GAME)
    made = (call(do, "pass", label, id_=id_) for do, label, id_ in buttons)
    yield el("div", made, class_="buttons two")
    if desk.link:
        yield _field(words.LINK, "link", desk.link, readonly=True)
    yield el("p", words.OPEN_CARDS, class_="note")
    yield _keep(model, desk)


def _keep(model: Model, desk: Desk) -> Element:
    title = desk.title or default_title(model, desk)
    keep = call("games keep", "pass", words.KEEP, id_="games-keep")
    return el("div", _field(words.NAME, "title", title), keep, class_="beside")


def _ways_in(desk: Desk) -> Iterator[Element]:
    text = el(
        "textarea",
        desk.draft,
        id="games-draft",
        data_field="games.draft",
        rows=3,
        maxlength=LONGEST_DRAFT + 1,
        spellcheck="false",
        autocomplete="off",
    )
    yield el("h3", words.OPEN)
    yield picker(words.PICK, "games-file", FILES)
    yield el("p", words.DROP, class_="note")
    yield el("label", words.PASTE, text, class_="field")
    yield call("games read", "pass", words.READ, id_="games-read")


def _field(label: str, name: str, value: str, *, readonly: bool = False) -> Element:
    box = el(
        "input",
        type="text",
        id=f"games-{name}",
        data_field=f"games.{name}",
        maxlength=None if readonly else LONGEST_TITLE,
        readonly=readonly,
        autocomplete="off",
        value=value,
    )
    return el("label", label, box, class_="field")


# The library


def _library(desk: Desk) -> Iterator[Element]:
    yield el("h3", words.LIBRARY)
    if not desk.items:
        yield el("p", words.NO_ITEMS, class_="note")
        return
    newest_first = reversed(desk.items)
    yield el("ul", (_item(desk, item) for item in newest_first), class_="listed")
    yield call("games download all", "pass", words.DOWNLOAD_ALL, id_="games-download-all")


def _item(desk: Desk, item: Item) -> Element:
    key, name = item.key, item.name or words.BROKEN
    delete = small(f"games delete {key}", words.DELETE, f"games-delete-{key}", name)
    download = small(f"games download {key}", words.DOWNLOAD, f"games-download-{key}", name)
    if item.fault:
        return el(
            "li", el("p", words.broken(item.fault)), el("div", download, delete, class_="smalls")
        )
    if desk.naming == key:
        rename = call(f"games rename {key}", "pass", words.RENAME, id_=f"games-rename-{key}")
        new_name = _field(words.NEW_NAME, "name", desk.new_name)
        return el("li", el("div", new_name, rename, class_="beside"))
    buttons = (
        small(f"games open {key}", words.OPEN, f"games-open-{key}", item.name),
        small(f"games name {key}", words.RENAME, f"games-name-{key}", item.name),
        download,
        delete,
    )
    return el("li", el("p", el("b", item.name)), el("div", buttons, class_="smalls"))


# What was opened


def _opened(model: Model, desk: Desk, found: Opened) -> Iterator[Child]:
    names = dict(found.tags)
    yield el("h3", words.pasted(found.name), id="games-opened", tabindex=-1)
    yield el("div", small("games leave", words.BACK, "games-leave"), class_="smalls")
    yield _tags(found)
    yield from (el("p", fault, class_="refused") for fault in found.faults)
    yield from (el("p", remark, class_="note") for remark in found.remarks)
    seats = ((seat, names.get(SEAT_TAGS[seat], "")[:LONGEST_NAME]) for seat in SEATS)
    places = [(seat.name, words.seat(seat, name)) for seat, name in seats]
    yield radios("games.seat", words.SIT_AT, places, desk.seat.name)
    if loses(model, desk):
        score = score_text(model.game.score, PERSON)
        yield el(
            "p", words.leaves(score, aside=bool(model.aside)), class_="note", id="games-leaves"
        )
    yield from _rules(model.settings.rules, found)
    if found.game and found.count > 1:
        label = words.LOOK_AT_GAME if found.game.winner else words.GO_ON
        yield call("games go-on", "go", label, id_="games-go-on")
    yield el("ul", (_hand(number, record) for number, record in found.hands), class_="listed")
    yield _pages(found)
    yield _keep(model, desk)
    yield el(
        "div",
        call("close", "go", labels.DONE, id_="games-done"),
        class_="buttons",
    )


def _tags(found: Opened) -> Element | None:
    if not found.tags:
        return None
    pairs = (el("div", el("dt", name), " ", el("dd", text)) for name, text in found.tags)
    return el("dl", pairs, class_="tags", id="games-tags")


def _rules(own: Rules, found: Opened) -> Iterator[Element]:
    """What the hands are played by, if those are not the rules of the person's settings."""
    others = list(dict.fromkeys(record.rules for _, record in found.hands if record.rules != own))
    if others:
        yield el("p", words.other_rules(), id="games-rules")
    for rules in others[:MOST_RULES]:
        yield el("div", rules_list(rules))


MOST_RULES = 3
LONGEST_NAME = 24


def _hand(number: int, record: Record) -> Element:
    head = el("b", words.heading(number, record))
    buttons = el("div", _ways_on(number, record), class_="smalls")
    return el("li", el("p", head, " ", words.hand(record)), buttons)


def _ways_on(number: int, record: Record) -> Iterator[Element]:
    """What can be done with a hand; of one that was not played there is nothing to be seen."""
    over, of = record.position.phase is Phase.OVER, words.numbered(number)
    if not over or outcome(record.position).side:
        label = words.LOOK if over else words.PLAY_ON
        yield small(f"games play-on {number}", label, f"games-play-on-{number}", of)
    if record.actions:
        again = words.ANEW if isinstance(record.start, Deal) else words.ANEW_POSITION
        yield small(f"games anew {number}", again, f"games-anew-{number}", of)
    yield small(f"embed hand {number}", EMBED, f"games-embed-{number}", of)


def _pages(found: Opened) -> Element | None:
    """The way to the other hands of a long file."""
    if found.count <= MOST_HANDS:
        return None
    first, last = found.first, min(found.first + MOST_HANDS - 1, found.count)
    earlier, later = max(1, first - MOST_HANDS), last + 1
    back = call(f"games from {earlier}", "pass", words.EARLIER, id_="games-earlier")
    on = call(f"games from {later}", "pass", words.LATER, id_="games-later")
    return el(
        "div",
        el("p", words.shown(first, last, found.count), class_="note"),
        back if first > 1 else None,
        on if last < found.count else None,
        class_="buttons",
    )
