"""Notices: what the person should know about the page itself."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Notice(Enum):
    """Something about the page that the person should know."""

    NOT_KEPT = "not kept"  # the browser keeps nothing, the game lasts as long as the page
    UNREADABLE = "unreadable"  # neither game nor settings could be read; all lies aside
    NO_GAME = "no game"  # the settings could be read, the game could not
    NO_SETTINGS = "no settings"  # the game could be read, not every setting could
    NEWER = "newer"  # what was saved was made by a newer version of the page and lies aside
    OUTDATED = "outdated"  # a newer version of the page plays in another tab
    PUT_ASIDE = "put aside"  # a link began another game while one was under way
    LAID_ASIDE = "laid aside"  # a hand was opened while a game was under way
    LEFT = "left"  # the same, while another game lay aside already
    NO_ROOM = "no room"  # the game that was left so was refused by the library
    WHAT_IF = "what if"  # the game goes on from an earlier moment, as another one
    SHELVED = "shelved"  # a game that lay aside, or was tried before, went to the library
    NOT_COUNTED = "not counted"  # the browser refused to count a hand
    UNCOUNTED = "uncounted"  # the statistics could not be read and lie aside
    BAD_LINK = "bad link"  # a part of the address could not be read
    INSTALL_BY_HAND = "install by hand"  # how it is done where the browser does not ask
    NOT_ARRIVED = "not arrived"  # a part of the page could not be fetched when it was needed


def is_full(why: str) -> bool:
    """Whether a browser that keeps nothing says by this that it has no room left."""
    return "quota" in why.casefold()


@dataclass(frozen=True, slots=True)
class Told:
    """A notice and its particulars."""

    notice: Notice
    detail: str = ""
