"""At the desk: what can happen in the dialog of hands and games, and nowhere else."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

LARGEST: Final = 12_000_000
"""Bytes of a file that is looked at: more than all that a browser keeps for a site."""


class Wish(Enum):
    """What is wished for in the dialog of hands and games; some wishes must say of what."""

    SAVE = "save"  # the present game as a file: pen or egn
    LINK = "link"  # to the present hand, position or rules
    KEEP = "keep"  # this game, or what was opened, in the library
    READ = "read"  # the text that was pasted
    LEAVE = "leave"  # what was opened
    FROM = "from"  # list its hands from this one on
    PLAY_ON = "play-on"  # the hand of this number
    ANEW = "anew"  # the hand of this number
    GO_ON = "go-on"  # with all its hands as one game
    OPEN = "open"  # the entry of this key
    NAME = "name"  # the entry of this key: ask for another name
    RENAME = "rename"  # give it that name
    DELETE = "delete"  # the entry of this key
    UNDELETE = "undelete"
    DOWNLOAD = "download"  # the entry of this key, or all
    SAVE_ALL = "save-all"  # game, settings, library and statistics in one file
    BRING_BACK = "bring-back"  # what such a file holds


@dataclass(frozen=True, slots=True)
class Wished:
    """A wish in the dialog of hands and games."""

    wish: Wish
    of: str = ""


@dataclass(frozen=True, slots=True)
class Brought:
    """The person has opened or dropped a file, or dropped a text."""

    name: str
    data: bytes | None  # None when it could not be read, or was too large to be tried
    size: int  # of the file, in bytes


@dataclass(frozen=True, slots=True)
class LibraryFound:
    """The entries of the library as they are kept, each with its key, and what goes with them."""

    items: tuple[tuple[str, str], ...]
    fresh: str  # a key that no entry has
    day: str  # today, as 2026-11-30; empty where the browser does not know
    address: str  # of the page, without a query


@dataclass(frozen=True, slots=True)
class ItemPut:
    """An entry of the library was written, or why not: the browser's own word."""

    why: str = ""


@dataclass(frozen=True, slots=True)
class Copied:
    """A text was copied, or the browser did not let it be."""

    done: bool
