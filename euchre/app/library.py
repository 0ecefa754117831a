"""Library: games that the person has kept, each a text of its own in the browser. Pure.

An entry is a line of JSON that tells its name, and below it the text of a file, most often a
`.pen` file. Reading trusts nothing: an entry that can't be read costs itself alone and stays
where it is, as it was.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Final

from euchre.app.desk import Item
from euchre.app.words import games as words

FORMAT: Final = "euchre library 1"
LONGEST: Final = 200_000
"""Characters of an entry: some four hundred hands."""
LONGEST_TITLE: Final = 60
LONGEST_HEAD: Final = 1000
MOST: Final = 200
"""Entries that a person may keep."""
MOST_LEFT: Final = 10
"""Games that were left for others and are kept unasked."""

_FORMAT: Final = re.compile(r"euchre library [1-9][0-9]{0,5}")
_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def written(item: Item) -> str:
    """The entry as the browser keeps it."""
    told = {"format": FORMAT, "name": item.name, "day": item.day, "left": item.left}
    return f"{json.dumps(told, ensure_ascii=False)}\n{item.text}"


def read(found: Iterable[tuple[str, str]]) -> tuple[Item, ...]:
    """The entries in the order in which they were kept. No text makes this fail."""
    return tuple(_item(key, raw) for key, raw in sorted(found))


def _item(key: str, raw: str) -> Item:
    head, _, text = raw.partition("\n")
    match _parsed(head):
        case {"format": str(form), "name": str(name), "day": str(day), "left": bool(left)} if (
            form == FORMAT
        ):
            known = day if _DAY.fullmatch(day) else ""
            return Item(key, raw, title(name) or "…", text, known, left)
        case {"format": str(form)} if _FORMAT.fullmatch(form):
            return Item(key, raw, fault=words.NEWER)
        case _:
            return Item(key, raw, fault=words.NO_ITEM)


def _parsed(head: str) -> object:
    """The first line of an entry, None if it is none; ours is short and has one bracket."""
    if len(head) > LONGEST_HEAD or head.count("[") + head.count("{") > LONGEST_TITLE:
        return None
    try:
        return json.loads(head)
    except ValueError:
        return None


def title(text: str) -> str:
    """A text as it can be the name of an entry; empty when nothing of it can."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text[:1000])
    return " ".join(printable.split())[:LONGEST_TITLE].strip()


def outlived(items: Iterable[Item]) -> tuple[Item, ...]:
    """The entries that were kept unasked and give way to one more."""
    left = [item for item in items if item.left and not item.fault]
    return tuple(left[: max(0, len(left) - MOST_LEFT + 1)])


def refusal(items: tuple[Item, ...], text: str) -> str:
    """Why a text can't be kept besides these; empty when it can."""
    if len(items) >= MOST:
        return words.FULL
    return words.TOO_LARGE if len(text) > LONGEST else ""


def backup(items: Iterable[Item]) -> str:
    """All entries as one text, those that can't be read as well."""
    lines = (json.dumps([item.key, item.raw], ensure_ascii=False) for item in items)
    return "".join(f"{line}\n" for line in (BACKUP, *lines))


def from_backup(text: str) -> tuple[tuple[str, str], ...] | None:
    """The entries of such a text that are whole, each with its key; None if it is another text."""
    head, *lines = text.split("\n")
    if head.strip() != BACKUP:
        return None
    found = (_PAIR.fullmatch(line.strip()) for line in lines)
    pairs = ((one[1], _string(one[2])) for one in found if one)
    return tuple((key, raw) for key, raw in pairs if raw and len(raw) <= LONGEST)[:MOST]


BACKUP: Final = f'["{FORMAT}"]'
_PAIR: Final = re.compile(r'\["([0-9a-z]{1,40})", ("(?:[^"\\]|\\.)*")\]')


def _string(text: str) -> str:
    try:
        return str(json.loads(text))
    except ValueError:
        return ""
