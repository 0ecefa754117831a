"""Opened: what a file or a pasted text holds, whatever it may be. Pure.

A text is a `.pen` file, lines of hands, a link to a hand, an EGN file or a game saved by this page.
A part that can't be read is named, and costs itself alone.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from euchre.app import saved
from euchre.app.desk import Opened
from euchre.app.link import hand_of, is_seed
from euchre.app.words import games as words
from euchre.engine.errors import EuchreError
from euchre.engine.game import Game
from euchre.engine.record import Record
from euchre.notation.errors import NotationError
from euchre.notation.reading_file import LONGEST_FILE
from euchre.notation.reading_lines import read_lines

LONGEST_FAULT: Final = 200
MOST_REMARKS: Final = 20

MOST_HANDS: Final = 60
"""Hands that are read at once: more would keep the page from answering."""


def text_of(data: bytes) -> str:
    """The text of a file, in UTF-8, or in UTF-16 with its mark. Raises `NotationError`."""
    coded = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8"
    try:
        text = data.decode(coded).removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        raise NotationError("file", error.start + 1, words.NO_TEXT) from None
    if strange := _STRANGE.search(text):
        raise NotationError("file", strange.start() + 1, words.NO_TEXT)
    return text


_STRANGE: Final = re.compile(r"[\x00-\x08\x0b\x0e-\x1f]")
"""The control characters that no text has."""


def opened(name: str, text: str, first: int = 1) -> Opened:
    """What a text holds, its hands from the `first` one on. No text makes this fail."""
    text = hand_of(text.removeprefix("\ufeff"))
    try:
        if len(text) > LONGEST_FILE:
            raise NotationError("file", LONGEST_FILE + 1, words.TOO_LONG)
        if not text.strip():
            raise NotationError("file", 1, words.NOTHING)
        if not text.lstrip().startswith("{"):
            return _lines(name, text, first)
        return _saved(name, text) if saved.is_a_save(text) else _egn(name, text)
    except NotationError as fault:
        return Opened(name, text, faults=(_told(fault),))


def _told(fault: NotationError) -> str:
    """Where a fault is and why; a part without end is cut off."""
    text = str(fault)
    return text if len(text) <= LONGEST_FAULT else f"{text[:LONGEST_FAULT]}…"


def _lines(name: str, text: str, first: int) -> Opened:
    found = read_lines(text, first, MOST_HANDS)
    hands = tuple((number, entry.record) for number, entry in found.hands)
    faults = tuple(map(_told, found.faults))
    read = Opened(name, text, found.tags, hands, faults, first=first, count=found.count)
    return replace(read, game=_game(read))


def _saved(name: str, text: str) -> Opened:
    """A game that this page has saved, its settings left where they are."""
    found = saved.restored(text)
    if found.game is None:
        raise found.game_fault or NotationError("file", 1, words.NOTHING)
    hands = tuple(enumerate(found.game.hands, start=1))
    tags = (("Seed", found.game.seed),)
    return Opened(name, text, tags, hands, count=len(hands), game=found.game)


def _egn(name: str, text: str) -> Opened:
    # Imported here, as few files are of that kind.
    from euchre.notation.egn import read_egn

    found = read_egn(text, fill=True)
    hands = tuple((at, one.record) for at, one in enumerate(found.file.entries, start=1))
    remarks = tuple(map(str, found.losses[:MOST_REMARKS]))
    read = Opened(name, text, found.file.tags, hands, remarks=remarks, count=len(hands))
    return replace(read, game=_game(read))


def _game(read: Opened) -> Game | None:
    """The game that the hands make, if all are there and each follows from the one before."""
    if read.faults or len(read.hands) < read.count:
        return None
    try:
        return game_of(tuple(record for _, record in read.hands), read.seed or "")
    except EuchreError:
        return None


def game_of(hands: tuple[Record, ...], seed: str) -> Game:
    """The game that begins with these hands. Raises `EuchreError` if they make none."""
    return Game.of(hands, seed if is_seed(seed) else "")
