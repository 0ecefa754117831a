"""Shelf: what the person does with the entries of the library. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre.app import library, words
from euchre.app.at_desk import Wish
from euchre.app.desk import Desk, Item
from euchre.app.effects import Download, Effect, Focus, PutItem
from euchre.app.flow import Step
from euchre.app.messages import Dialog
from euchre.app.model import PERSON, Model
from euchre.app.notice import Notice, Told, is_full
from euchre.app.share import pen_text
from euchre.app.words import games as labels

ELSEWHERE: Final = "elsewhere"
"""What the browser's part answers when an entry is not as it was any more."""


def item(desk: Desk, key: str) -> Item | None:
    """The entry of that key, if there is one."""
    return next((one for one in desk.items if one.key == key), None)


def put(model: Model, why: str) -> Model:
    """An entry was written, or why not."""
    if not why or model.desk is None:
        return model
    if model.dialog is not Dialog.GAMES:  # then it was a game that was left
        return replace(model, notices=tuple(map(_refused, model.notices)))
    fault = labels.DENIED
    if why == ELSEWHERE:
        fault = labels.ELSEWHERE
    elif is_full(why):
        fault = labels.NO_ROOM
    return replace(model, desk=replace(model.desk, said="", fault=fault))


def _refused(told: Told) -> Told:
    went = told.notice in (Notice.LEFT, Notice.SHELVED)
    return Told(Notice.NO_ROOM, told.detail) if went else told


def looked(desk: Desk, items: tuple[Item, ...]) -> Desk:
    """The entries as they are now; what was deleted can be had back until it lies there again."""
    deleted = desk.deleted
    if deleted and any(one.key == deleted.key for one in items):
        deleted = None
    return replace(desk, items=items, deleted=deleted)


def wished(model: Model, wish: Wish, of: str) -> Step:
    """A wish that has to do with the library."""
    desk = model.desk or Desk()
    found = item(desk, of)
    match wish:
        case Wish.KEEP:
            return _keep(model, desk)
        case Wish.NAME if found:
            return _at(model, replace(desk, naming=of, new_name=found.name), Focus("games-name"))
        case Wish.RENAME if found:
            return _rename(model, desk, found)
        case Wish.DELETE if found:
            gone = replace(desk, deleted=found, naming="", said=labels.deleted(found.name))
            return _at(model, gone, PutItem(found.key, "", found.raw), Focus("games-undelete"))
        case Wish.UNDELETE if desk.deleted:
            back, told = desk.deleted, labels.put_back(desk.deleted.name)
            effects = PutItem(back.key, back.raw), Focus(f"games-delete-{back.key}")
            return _at(model, replace(desk, said=told), *effects)
        case Wish.DOWNLOAD:
            return model, _downloads(desk, found, of)
        case _:
            return model, ()


def restore(model: Model, entries: tuple[tuple[str, str], ...]) -> Step:
    """The entries of a download of all, where there are none of their keys."""
    desk = model.desk or Desk()
    missing = [(key, raw) for key, raw in entries if item(desk, key) is None]
    missing = missing[: max(0, library.MOST - len(desk.items))]
    told = replace(desk, draft="", said=labels.restored(len(missing), len(entries)), fault="")
    return _at(model, told, *(PutItem(key, raw) for key, raw in missing))


def to_library(model: Model, desk: Desk) -> tuple[Effect, ...]:
    """The game at the table goes to the library, where the oldest of its kind gives way."""
    name = labels.left(desk.day, words.score_text(model.game.score, PERSON))
    text = pen_text(model.game, model.settings, desk.day)
    left = Item(desk.fresh, "", library.title(name), text, desk.day, left=True)
    old = (PutItem(one.key, "", one.raw) for one in library.outlived(desk.items))
    return (*old, PutItem(left.key, library.written(left)))


def default_title(model: Model, desk: Desk) -> str:
    """The name that an entry has unless the person gives it one."""
    if desk.opened:
        return library.title(desk.opened.name) or labels.unnamed(desk.day, "")
    return labels.unnamed(desk.day, words.score_text(model.game.score, PERSON))


def _at(model: Model, desk: Desk, *effects: Effect) -> Step:
    return replace(model, desk=replace(desk, fault="")), effects


def _keep(model: Model, desk: Desk) -> Step:
    """What was opened as it is, or the game at the table as a `.pen` file."""
    name = desk.title or default_title(model, desk)
    text = desk.opened.text if desk.opened else pen_text(model.game, model.settings, desk.day)
    refused = library.refusal(desk.items, text)
    if refused:
        return replace(model, desk=replace(desk, said="", fault=refused)), ()
    kept = Item(desk.fresh, "", name, text, desk.day)
    said = replace(desk, title="", said=labels.kept(name), deleted=None)
    return _at(model, said, PutItem(kept.key, library.written(kept)))


def _rename(model: Model, desk: Desk, found: Item) -> Step:
    name = desk.new_name or found.name
    named = library.written(replace(found, name=name, left=False))
    told = replace(desk, naming="", new_name="", said=labels.renamed(name))
    effects = PutItem(found.key, named, found.raw), Focus(f"games-name-{found.key}")
    return _at(model, told, *effects)


def _downloads(desk: Desk, found: Item | None, of: str) -> tuple[Download, ...]:
    if of == "all":
        return (Download("euchre-library.txt", library.backup(desk.items)),)
    if found is None:
        return ()
    if found.fault:
        return (Download("euchre-entry.txt", found.raw),)
    kind = "egn" if found.text.lstrip().startswith("{") else "pen"
    return (Download(f"{_plain(found.name)}.{kind}", found.text),)


def _plain(name: str) -> str:
    """A name that every system lets a file have."""
    kept = "".join(letter if letter.isalnum() or letter in " -_" else "-" for letter in name)
    return kept.strip(" -") or "euchre"
