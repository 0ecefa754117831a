"""Games: what the dialog of hands and games does. Pure; read when the dialog opens.

What is opened is shown first. Only a press on one of its hands replaces the game at the table,
and that one is put aside, or kept in the library where another lies aside already.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from euchre.app import bringing, library, shelf
from euchre.app.at_desk import LARGEST, Brought, Copied, ItemPut, LibraryFound, Wish, Wished
from euchre.app.data_do import read_number
from euchre.app.desk import LONGEST_DRAFT, Desk, Opened, Whole
from euchre.app.effects import (
    Copy,
    Download,
    Focus,
    LookAtLibrary,
    LookAtProgress,
    LookAtStatistics,
)
from euchre.app.everything import is_everything
from euchre.app.flow import Step, also, halted
from euchre.app.link import rules_link
from euchre.app.messages import AT_DESK, AtDesk, Dialog, Open, Typed
from euchre.app.model import Model
from euchre.app.opened import opened, text_of
from euchre.app.share import egn_text, link, pen_text
from euchre.app.takeover import anew, go_on, play_on
from euchre.app.words import games as words
from euchre.engine.record import Record
from euchre.engine.seats import Seat
from euchre.notation.errors import NotationError


def told(model: Model, message: AtDesk) -> Step:
    """What follows from a message that only the dialog has to do with."""
    match message:
        case Open():
            return _visit(model)
        case Typed(field, value):
            return _typed(model, field, value), ()
        case Wished(wish, of):
            return _wished(model, wish, of)
        case Brought(name, data, size):
            return _brought(model, name, data, size)
        case LibraryFound(items, fresh, day, address):
            desk = shelf.looked(_desk_of(model), library.read(items))
            desk = replace(desk, fresh=fresh, day=day, address=address)
            return replace(model, desk=desk), ()
        case ItemPut(why):
            return shelf.put(model, why), ()
        case Copied(done):
            return _said(model, words.COPIED) if done else _failed(model, words.NOT_COPIED)
        case _:
            assert_never(message)


def _visit(model: Model) -> Step:
    """The dialog is opened: what was opened before lies there yet."""
    desk = replace(_desk_of(model), said="", fault="", link="", naming="", deleted=None)
    shown = replace(halted(model), dialog=Dialog.GAMES, clash=None, desk=desk)
    return shown, (LookAtLibrary(),)


def _desk_of(model: Model) -> Desk:
    return model.desk or Desk()


def _typed(model: Model, field: str, value: str) -> Model:
    """The model with one field of the dialog changed."""
    desk = _desk_of(model)
    match field.removeprefix(AT_DESK):
        case "draft":
            return replace(model, desk=replace(desk, draft=value))
        case "title":
            return replace(model, desk=replace(desk, title=library.title(value)))
        case "name":
            return replace(model, desk=replace(desk, new_name=library.title(value)))
        case "takes-game" if desk.whole:
            return _taking(model, desk, replace(desk.whole, takes_game=bool(value)))
        case "takes-settings" if desk.whole:
            return _taking(model, desk, replace(desk.whole, takes_settings=bool(value)))
        case "seat" if value in Seat.__members__:
            return replace(model, desk=replace(desk, seat=Seat[value]))
        case _:
            return model  # a form of ours has nothing else


def _taking(model: Model, desk: Desk, whole: Whole) -> Model:
    return replace(model, desk=replace(desk, whole=whole))


def _said(model: Model, text: str) -> Step:
    """The model with what was done, for the dialog's last line."""
    return replace(model, desk=replace(_desk_of(model), said=text, fault="")), ()


def _failed(model: Model, text: str) -> Step:
    return replace(model, desk=replace(_desk_of(model), said="", fault=text)), ()


def _wished(model: Model, wish: Wish, of: str) -> Step:
    desk = _desk_of(model)
    match wish:
        case Wish.SAVE:
            return _save(model, of)
        case Wish.LINK:
            return _link(model, of)
        case Wish.READ if len(desk.draft) > LONGEST_DRAFT:
            return _failed(model, words.TOO_MUCH)
        case Wish.READ:
            return _open(model, "", desk.draft)
        case Wish.LEAVE:
            left = replace(desk, opened=None, whole=None, said="", fault="")
            return replace(model, desk=left), ()
        case Wish.SAVE_ALL:
            here = model if model.dialog is Dialog.GAMES else _visit(model)[0]
            asked = replace(_desk_of(here), saving=True)
            return replace(here, desk=asked), (
                LookAtLibrary(),
                LookAtProgress(),
                LookAtStatistics(),
            )
        case Wish.BRING_BACK if desk.whole:
            return bringing.brought_back(model, desk, desk.whole)
        case Wish.FROM | Wish.PLAY_ON | Wish.ANEW | Wish.GO_ON:
            return _with_opened(model, desk.opened, wish, of)
        case Wish.OPEN:
            found = shelf.item(desk, of)
            return _open(model, found.name, found.text) if found else (model, ())
        case _:
            return shelf.wished(model, wish, of)


# What is opened


def _brought(model: Model, name: str, data: bytes | None, size: int) -> Step:
    """A file or a text has come, perhaps while nothing lay open."""
    here = model if model.dialog is Dialog.GAMES else _visit(model)[0]
    look = () if here is model else (LookAtLibrary(),)
    if data is None and size > LARGEST:
        shown, more = _failed(here, words.too_large(name, size, LARGEST))
    elif data is None:
        shown, more = _failed(here, words.not_read(name))
    else:
        shown, more = _decoded(here, name, data)
    return shown, (*look, *more)


def _decoded(model: Model, name: str, data: bytes) -> Step:
    try:
        return _open(model, name, text_of(data))
    except NotationError as fault:
        return _failed(model, words.unread(name, str(fault)))


def _open(model: Model, name: str, text: str) -> Step:
    """Show what a text holds; of one without any hand only say why."""
    if is_everything(text):
        return bringing.opened(model, _desk_of(model), name, text)
    entries = library.from_backup(text)
    if entries is not None:
        return shelf.restore(model, entries)
    found = opened(name, text)
    if not found.hands:
        return _failed(model, words.unread(name, found.faults[0], len(found.faults) - 1))
    summary = words.opened(found.count, len(found.faults))
    desk = replace(
        _desk_of(model), opened=found, whole=None, seat=Seat.S, draft="", title="", deleted=None
    )
    return also(_said(replace(model, desk=desk), summary), Focus("games-opened"))


def _with_opened(model: Model, found: Opened | None, wish: Wish, of: str) -> Step:
    if found is None:
        return model, ()
    number = read_number(of)
    record: Record | None = dict(found.hands).get(number)
    desk = _desk_of(model)
    match wish:
        case Wish.FROM if 0 < number <= found.count:
            page = opened(found.name, found.text, number)
            turned = replace(model, desk=replace(desk, opened=page, said="", fault=""))
            return turned, (Focus("games-opened"),)
        case Wish.PLAY_ON if record:
            return play_on(model, desk, record)
        case Wish.ANEW if record:
            return anew(model, desk, record)
        case Wish.GO_ON if found.game:
            return go_on(model, desk, found.game)
        case _:
            return model, ()


# What is given away


def _save(model: Model, kind: str) -> Step:
    day = _desk_of(model).day
    name = f"euchre-{day}.{kind}" if day else f"euchre.{kind}"
    lost: tuple[str, ...] = ()
    try:
        if kind == "egn":
            text, lost = egn_text(model.game, model.settings, day)
        else:
            text = pen_text(model.game, model.settings, day)
    except NotationError as fault:
        return _failed(model, words.not_written(str(fault)))
    return _said(model, words.saved_as(name, lost))[0], (Download(name, text),)


def _link(model: Model, of: str) -> Step:
    record, desk = model.game.record, _desk_of(model)
    if of == "rules":
        address = rules_link(desk.address, model.game.rules)
    else:
        address = link(desk.address, record.position if of == "position" else record)
    return replace(model, desk=replace(desk, link=address, said="", fault="")), (Copy(address),)
