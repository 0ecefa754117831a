"""Reading a `.pen` file, whatever it may be; its grammar stands in `file`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from euchre.engine.actions import Action, LayDown, Play
from euchre.engine.record import Record
from euchre.notation.errors import NotationError
from euchre.notation.file import MARKS, Entry, Note, PenFile
from euchre.notation.reading import LONGEST, read_record
from euchre.notation.reading_record import call, then
from euchre.notation.scan import Field
from euchre.notation.writing import LETTERS

LONGEST_FILE: Final = 1_000_000
"""Characters: some two thousand hands."""

LONGEST_LINE: Final = 4 * LONGEST
MOST_NOTES: Final = 200
"""Notes of one record; a record has at most forty-odd actions."""


def read_file(text: str) -> PenFile:
    """The hands of a `.pen` file, its tags and notes.

    Raises `NotationError` whose part begins with the line: `line 3, trick`.
    """
    if len(text) > LONGEST_FILE:
        raise NotationError("file", LONGEST_FILE + 1, f"at most {LONGEST_FILE} characters are read")
    tags: list[tuple[str, str]] = []
    entries: list[Entry] = []
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        try:
            if line.startswith("["):
                tags.append(read_tag(line, [name for name, _ in tags], bool(entries)))
            elif line.strip():
                entries.append(_entry(line, len(entries) + 1))
        except NotationError as error:
            part = f"line {number}, {error.part}"
            raise NotationError(part, error.column, error.why, error.reason) from None
    return PenFile(tuple(tags), tuple(entries))


_TAG: Final = re.compile(r'\[([A-Za-z]{1,20}) "((?:[^"\\]|\\["\\])*)"\]\s*')


def read_tag(line: str, names: Sequence[str] = (), late: bool = False) -> tuple[str, str]:
    """The name and the text of a tag. Raises `NotationError`."""
    found = _TAG.fullmatch(line) if len(line) <= LONGEST else None
    if found is None:
        raise NotationError("tag", 1, 'a tag is written [Name "text"]')
    if found[1] in names:
        raise NotationError("tag", 2, f"{found[1]!r} stands a second time")
    if late:
        raise NotationError("tag", 1, "the tags stand above the first hand")
    return found[1], re.sub(r"\\(.)", r"\1", found[2])


def _entry(line: str, due: int) -> Entry:
    number = f"{due}. "
    if not line.startswith(number):
        raise NotationError("number", 1, f"hand {due} begins with {number!r}")
    return read_entry(Field("text", len(number) + 1, line[len(number) :].rstrip()))


def read_entry(line: Field) -> Entry:
    """A hand and its notes, behind their number. Raises `NotationError`."""
    if len(line.text) > LONGEST_LINE:
        raise NotationError("text", LONGEST_LINE + 1, f"at most {LONGEST_LINE} characters a line")
    return _told(line)


_PIECE: Final = re.compile(
    r"(?:\{(?P<words>[^{}]+)\}|\((?P<line>[^(){}]+)\)|(?P<plain>[^ {}()]+))(?: |$)"
)


def _pieces(field: Field) -> Iterator[tuple[str, Field]]:
    """Each piece with its kind: `plain`, `mark`, `words` or `line`; one space parts them."""
    at = 0
    while at < len(field.text):
        found = _PIECE.match(field.text, at)
        if found is None:
            raise field.rest(at).fail("one space parts two pieces; a note is {words} or (actions)")
        kind = str(found.lastgroup)
        piece = Field(field.part, field.column + found.start(kind), found[kind])
        yield "mark" if kind == "plain" and found[kind] in MARKS else kind, piece
        at = found.end()


def _told(field: Field) -> Entry:
    if not field.text:
        raise field.fail("a hand stands behind its number")
    joined, notes = _Joined(field.column), list[Note]()
    for kind, piece in _pieces(field):
        if kind == "plain":
            joined.add(piece)
            continue
        if len(notes) == MOST_NOTES:
            raise piece.fail(f"a hand has at most {MOST_NOTES} notes")
        notes.append(_note(kind, piece, joined.record()))
    return Entry(joined.record(), tuple(notes))


class _Joined:
    """The record without its notes, read as often as one needs to know how far it has come."""

    def __init__(self, column: int) -> None:
        self._text = ""
        self._places = [(0, column)]  # where a piece stands here, and in the line
        self._read: Record | None = None

    def add(self, piece: Field) -> None:
        if self._text and not self._goes_on_with(piece.text):
            self._text += " "
        self._places.append((len(self._text), piece.column))
        self._text += piece.text
        self._read = None

    def _goes_on_with(self, text: str) -> bool:
        """Whether a note has just parted the cards of a trick, of which these are the next."""
        trick = self._read.position.trick if self._read else None
        parted = bool(trick and trick.cards) and not self._text.endswith("|")
        return parted and text not in ("|", LETTERS[LayDown]) and not text.startswith("=")

    def record(self) -> Record:
        """What has been told so far. Raises `NotationError`."""
        if self._read is None:
            try:
                self._read = read_record(self._text)
            except NotationError as error:
                column = self._column(error.column - 1)
                raise NotationError(error.part, column, error.why, error.reason) from None
        return self._read

    def _column(self, at: int) -> int:
        """Where in the line a place of the joined text stands."""
        begun, column = [place for place in self._places if place[0] <= at or not place[0]][-1]
        return column + at - begun


def _note(kind: str, piece: Field, record: Record) -> Note:
    done = len(record.actions)
    if kind == "mark":
        return Note(done, mark=piece.text)
    if kind == "words":
        return Note(done, words=piece.text)
    if not done:
        raise piece.fail("another line stands behind the action that it replaces")
    return Note(done, line=_line(piece, record.back()))


def _line(piece: Field, record: Record) -> tuple[Action, ...]:
    """The actions of a side line, each of which the rules must allow."""
    found: list[Action] = []
    for field in piece.split(" "):
        found.append(_action(field))
        record = then(record, field, found[-1])
    return tuple(found)


def _action(field: Field) -> Action:
    if field.text == LETTERS[LayDown]:
        return LayDown()
    is_card = len(field.text) == 2 and not field.text.endswith("*")
    return Play(field.card()) if is_card else call(field)
