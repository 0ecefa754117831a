"""Scan: the fields of a line of PEN, each with the column it begins at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from euchre.engine.cards import Card
from euchre.engine.errors import EuchreError
from euchre.notation.errors import NotationError

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Field:
    """A piece of a line: which part it is, where it begins and what is written."""

    part: str
    column: int
    text: str

    def fail(self, why: str) -> NotationError:
        return NotationError(self.part, self.column, why)

    def rest(self, skipped: int) -> Field:
        """This field without its first characters."""
        return Field(self.part, self.column + skipped, self.text[skipped:])

    def split(self, mark: str) -> Iterator[Field]:
        """The pieces between the marks."""
        column = self.column
        for piece in self.text.split(mark):
            yield Field(self.part, column, piece)
            column += len(piece) + len(mark)

    def cards(self) -> tuple[Card, ...]:
        """The cards in a row, `-` for none. Raises `NotationError`."""
        if self.text == "-":
            return ()
        if not self.text:
            raise self.fail("cards are missing; write - for none")
        places = range(0, len(self.text), 2)
        return tuple(self.rest(at).leading(2).reading(Card.parse) for at in places)

    def card(self) -> Card:
        return self.reading(Card.parse)

    def leading(self, size: int) -> Field:
        """The first characters of this field."""
        return Field(self.part, self.column, self.text[:size])

    def reading(self, read: Callable[[str], T]) -> T:
        """What a reader of plain text makes of this field, its error told with our place."""
        try:
            return read(self.text)
        except EuchreError as error:
            raise self.fail(str(error)) from None


class Line:
    """A line of fields parted by one space (or `_`, as in a link), read from left to right."""

    def __init__(self, text: str, column: int = 1) -> None:
        whole = Field("text", column, text.replace("_", " "))
        self._fields = list(whole.split(" ")) if text else []
        self._end = column + len(text)

    def take(self, part: str) -> Field:
        """The next field, known as this part from now on. Raises when there is none."""
        if not self._fields:
            raise NotationError(part, self._end, f"the text ends where the {part} should stand")
        field = self._fields.pop(0)
        if not field.text:
            raise NotationError(part, field.column, "one space parts two fields, not more")
        return Field(part, field.column, field.text)

    def take_if(self, text: str) -> bool:
        """Whether the next field is exactly this; then it is taken."""
        if self._fields and self._fields[0].text == text:
            self._fields.pop(0)
            return True
        return False

    def take_unless(self, part: str, *marks: str) -> Field | None:
        """The next field, unless it begins with one of the marks or there is none."""
        if not self._fields or (marks and self._fields[0].text.startswith(marks)):
            return None
        return self.take(part)

    def end(self) -> None:
        """Raises when something is left over."""
        if self._fields:
            field = self._fields[0]
            raise NotationError("text", field.column, f"{field.text!r} is one field too many")
