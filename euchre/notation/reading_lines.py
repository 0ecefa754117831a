"""Reading hands line by line, as people paste them: a line that can't be read costs itself alone.

Tags stand as in a `.pen` file. Any other line is a record with its notes, a deal or a position; a
number may stand before it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

from euchre.engine.record import Record
from euchre.engine.rules import Rules, changed
from euchre.engine.seats import Seat
from euchre.notation.errors import NotationError
from euchre.notation.file import Entry
from euchre.notation.reading import read_deal, read_position
from euchre.notation.reading_file import LONGEST_FILE, LONGEST_LINE, read_entry, read_tag
from euchre.notation.scan import Field

T = TypeVar("T")

MOST_FAULTS: Final = 20
MOST_TAGS: Final = 100


@dataclass(frozen=True, slots=True)
class Lines:
    """What could be read of some lines, and why the others could not."""

    tags: tuple[tuple[str, str], ...]
    hands: tuple[tuple[int, Entry], ...]  # each with its place among the hands, 1 the first
    faults: tuple[NotationError, ...]  # at most MOST_FAULTS, the part beginning with the line
    count: int  # so many lines are hands, read or not


def read_lines(text: str, first: int = 1, most: int = 60) -> Lines:
    """The tags, and `most` hands from the `first` one on.

    Raises `NotationError` for a text that is too long to be looked at.
    """
    if len(text) > LONGEST_FILE:
        raise NotationError("file", LONGEST_FILE + 1, f"at most {LONGEST_FILE} characters are read")
    numbered = enumerate(text.removeprefix("\ufeff").splitlines(), start=1)
    told = [one for one in numbered if one[1] and not one[1].isspace()]
    heads = [one for one in told if one[1].startswith("[")][:MOST_TAGS]
    hands = [one for one in told if not one[1].startswith("[")]
    chosen = hands[first - 1 : first - 1 + most]
    places = {number: at for at, (number, _) in enumerate(chosen, start=first)}
    faults: list[NotationError] = []
    tags = tuple(tag for _, tag in _each(heads, read_tag, faults))
    read = tuple((places[number], entry) for number, entry in _each(chosen, read_hand, faults))
    return Lines(tags, read, tuple(faults), len(hands))


def read_hand(line: str) -> Entry:
    """A record with its notes, a deal or a position; a number may stand before it.

    A deal is played by the default rules, with the pack that it is dealt from. As in a link, `_`
    may stand for every space. Raises `NotationError`.
    """
    found = _NUMBER.match(line)
    begins = found.end() if found else 0
    text = line[begins:].rstrip()
    if len(text) > LONGEST_LINE:
        raise NotationError("text", LONGEST_LINE + 1, f"at most {LONGEST_LINE} characters a line")
    return _hand(Field("text", begins + 1, text if " " in text else text.replace("_", " ")))


_NUMBER: Final = re.compile(r"\s*(?:[0-9]{1,5}\.\s+)?")


def _hand(field: Field) -> Entry:
    first = field.text.partition(" ")[0]
    if "/" in first:
        return Entry(Record.composed(_read(field, read_position)))
    if first in Seat.__members__:
        deal = _read(field, read_deal)
        return Entry(Record.of(changed(Rules(), {"deck": len(deal.pack)}), deal))
    return read_entry(field)


def _read(field: Field, read: Callable[[str], T]) -> T:
    """What a reader of one line makes of the field, its columns counted from the line's first."""
    try:
        return read(field.text)
    except NotationError as error:
        column = field.column - 1 + error.column
        raise NotationError(error.part, column, error.why, error.reason) from None


def _each(
    lines: Iterable[tuple[int, str]], read: Callable[[str], T], faults: list[NotationError]
) -> Iterator[tuple[int, T]]:
    """What can be read of some numbered lines; why the others can't be is added to the faults."""
    for number, line in lines:
        try:
            yield number, read(line)
        except NotationError as error:
            if len(faults) < MOST_FAULTS:
                part = f"line {number}, {error.part}"
                faults.append(NotationError(part, error.column, error.why, error.reason))
