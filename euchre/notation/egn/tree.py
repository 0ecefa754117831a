"""Tree: JSON text as nodes that know their path; the text may be anything at all."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

from euchre.engine.errors import EuchreError
from euchre.notation.errors import NotationError
from euchre.notation.reading_file import LONGEST_FILE

T = TypeVar("T")

DEEPEST: Final = 16
"""Brackets within brackets; an honest file has nine."""

LONGEST_NUMBER: Final = 9
"""Digits."""


@dataclass(frozen=True, slots=True)
class Pairs:
    """The names and values of an object, in order; a name may stand twice."""

    pairs: tuple[tuple[str, Json], ...]


@dataclass(frozen=True, slots=True)
class Strange:
    """A number that is not whole, or is far too long."""

    text: str


Json: TypeAlias = "bool | int | str | list[Json] | Pairs | Strange | None"


def tree(text: str) -> Node:
    """The root of a JSON text. Raises `NotationError`."""
    if len(text) > LONGEST_FILE:
        raise NotationError("file", LONGEST_FILE + 1, f"at most {LONGEST_FILE} characters are read")
    _check_depth(text)
    try:
        value: Json = json.loads(
            text.removeprefix("\ufeff"),
            object_pairs_hook=lambda pairs: Pairs(tuple(pairs)),
            parse_int=_number,
            parse_float=Strange,
            parse_constant=Strange,
        )
    except json.JSONDecodeError as error:
        why = f"this is not JSON: {error.msg}"
        raise NotationError(f"line {error.lineno}", error.colno, why) from None
    return Node("", value)


_STRINGS_AND_BRACKETS: Final = re.compile(r'(?s)"(?:[^"\\]|\\.)*"?|[\[\]{}]')


def _check_depth(text: str) -> None:
    """So that no text can exhaust the parser, which calls itself for each bracket."""
    depth = 0
    for found in _STRINGS_AND_BRACKETS.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(found[0], 0)
        if depth > DEEPEST:
            raise NotationError(
                "file", found.start() + 1, f"at most {DEEPEST} brackets may be open"
            )


def _number(digits: str) -> int | Strange:
    return int(digits) if len(digits) <= LONGEST_NUMBER else Strange(digits)


_PLAIN: Final = re.compile("[A-Za-z0-9_]{1,40}")
"""A name that may stand in a path as it is."""


@dataclass(frozen=True, slots=True)
class Node:
    """A value of the tree, and the path that leads to it."""

    path: str
    value: Json

    def fail(self, why: str) -> NotationError:
        return NotationError(self.path or "file", 0, why)

    def object(self, known: Collection[str], needed: Collection[str] = ()) -> dict[str, Node]:
        """The nodes by name: none but the known ones, each once, and all that are needed."""
        found = self.map()
        for name in found:
            if name not in known:
                raise self.fail(f"EGN has no {shown(name)} here")
        for name in needed:
            if name not in found:
                raise self.fail(f"{name!r} is missing")
        return found

    def map(self) -> dict[str, Node]:
        """The nodes by name, whatever the names are. Raises `NotationError`."""
        if not isinstance(self.value, Pairs):
            raise self.fail("an object {...} stands here")
        found: dict[str, Node] = {}
        for name, value in self.value.pairs:
            if name in found:
                raise self.fail(f"{shown(name)} stands a second time")
            beneath = f"{self.path}.{name}" if self.path else name
            found[name] = Node(beneath if _PLAIN.fullmatch(name) else self.path, value)
        return found

    def items(self, most: int, fewest: int = 0) -> tuple[Node, ...]:
        """The nodes of a list. Raises `NotationError`."""
        if not isinstance(self.value, list):
            raise self.fail("a list [...] stands here")
        if not fewest <= len(self.value) <= most:
            size = str(most) if fewest == most else f"{fewest} to {most}"
            raise self.fail(f"the list has {len(self.value)} entries: {size} may stand here")
        return tuple(Node(f"{self.path}[{at}]", value) for at, value in enumerate(self.value))

    def text(self, most: int) -> str:
        """A text of so many characters at most. Raises `NotationError`."""
        if not isinstance(self.value, str):
            raise self.fail("a text stands here, in double quotes")
        if len(self.value) > most:
            raise self.fail(f"the text has {len(self.value)} characters, at most {most} are read")
        if any("\ud800" <= letter <= "\udfff" for letter in self.value):
            raise self.fail("the text has half of a pair of surrogates in it")
        return self.value

    def whole(self, lowest: int, highest: int) -> int:
        """A whole number. Raises `NotationError`."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.fail("a whole number stands here")
        if not lowest <= self.value <= highest:
            raise self.fail(f"{self.value} is not from {lowest} to {highest}")
        return self.value

    def truth(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.fail("true or false stands here")
        return self.value

    def reading(self, make: Callable[[], T]) -> T:
        """What is made of this node, an error told with its path."""
        try:
            return make()
        except NotationError:
            raise
        except EuchreError as error:
            raise self.fail(str(error)) from None


def shown(text: str) -> str:
    """A text from the file as it may stand in an error: short, and in ASCII."""
    return ascii(text if len(text) <= 40 else f"{text[:40]}...")
