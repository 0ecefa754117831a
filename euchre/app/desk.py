"""Desk: what lies in the dialog of hands and games, besides the game at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from euchre.app.settings import Settings
from euchre.engine.game import Game
from euchre.engine.record import Record
from euchre.engine.seats import Seat

LONGEST_DRAFT: Final = 200_000
"""Characters of a pasted text: it is painted with the page, so a longer one would hold it up."""


@dataclass(frozen=True, slots=True)
class Opened:
    """Hands that were opened, before any of them takes the place of the game."""

    name: str  # of the file or the entry; empty for what was pasted or came by a link
    text: str
    tags: tuple[tuple[str, str], ...] = ()
    hands: tuple[tuple[int, Record], ...] = ()  # each with its number, 1 the first
    faults: tuple[str, ...] = ()  # what could not be read
    remarks: tuple[str, ...] = ()  # what was left out or made up in reading another notation
    first: int = 1  # the number of the hand that the list begins with
    count: int = 0  # so many hands stand in the text; not all of them need be read
    game: Game | None = None  # the game that all the hands make, if they make one

    @property
    def seed(self) -> str | None:
        """What the hands say they were dealt from."""
        return dict(self.tags).get("Seed")


@dataclass(frozen=True, slots=True)
class Item:
    """An entry of the library, as the browser keeps it, and what could be read of it."""

    key: str
    raw: str
    name: str = ""
    text: str = ""  # the hands, as a `.pen` file
    day: str = ""  # on which it was kept, as 2026-11-30
    left: bool = False  # it was left at the table for another game, and kept unasked
    fault: str = ""  # why it can't be read; then only `key` and `raw` count


@dataclass(frozen=True, slots=True)
class Whole:
    """What a file of everything holds, before anything of it is brought back."""

    name: str  # of the file; empty for what was pasted
    day: str = ""  # on which it was saved, as 2026-11-30
    game: Game | None = None
    settings: Settings | None = None
    entries: tuple[tuple[str, str], ...] = ()  # of the library, each with its key
    counted: str = ""  # the statistics
    faults: tuple[str, ...] = ()  # what could not be read
    hands: int = 0  # so many are counted there
    fresh: int = 0  # and so many of them are not yet counted here
    learned: str = ""  # what was learned in the course
    lessons: int = 0  # so many are done there
    fresh_lessons: int = 0  # and so many of them are not yet done here
    takes_game: bool = False  # the person wants to go on with the game
    takes_settings: bool = False


@dataclass(frozen=True, slots=True)
class Desk:
    """The dialog's own state."""

    opened: Opened | None = None
    whole: Whole | None = None  # a file of everything that was opened
    saving: bool = False  # everything is to be saved, once all of it is found
    seat: Seat = Seat.S  # the place in the opened hands that the person takes
    begun: Game | None = None  # the game as it was begun from here, before anything was done
    draft: str = ""  # the text that is being pasted
    title: str = ""  # the name under which something is to be kept
    items: tuple[Item, ...] = ()  # of the library
    naming: str = ""  # the key of the entry that is to have another name
    new_name: str = ""
    deleted: Item | None = None  # it can be had back
    link: str = ""  # the address that was asked for last
    said: str = ""  # what has just been done
    fault: str = ""  # or why it could not be done
    day: str = ""  # today, as 2026-11-30; empty where the browser does not know
    fresh: str = ""  # a key that no entry has
    address: str = ""  # of the page, without a query
