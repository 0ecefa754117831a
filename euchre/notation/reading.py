"""Reading PEN: text that may be anything at all. The grammar stands in `pen`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from euchre.engine.deal import Deal
from euchre.engine.position import Position
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.notation import parts
from euchre.notation.errors import NotationError
from euchre.notation.reading_position import position_of
from euchre.notation.reading_record import record_of
from euchre.notation.scan import Line

T = TypeVar("T")

LONGEST = 4000
"""Characters that a line may have: five times the longest honest one."""


def read_rules(text: str) -> Rules:
    """The rules that a text names. Raises `NotationError`."""
    return _whole(text, lambda line: parts.rules(line.take("rules")))


def read_deal(text: str) -> Deal:
    """The deal that a text describes. Raises `NotationError`."""
    return _whole(text, parts.deal)


def read_position(text: str) -> Position:
    """The position that a text describes. Raises `NotationError`."""
    return _whole(text, position_of)


def read_record(text: str) -> Record:
    """The record that a text tells. Raises `NotationError`."""
    return _whole(text, record_of)


def _whole(text: str, read: Callable[[Line], T]) -> T:
    if len(text) > LONGEST:
        raise NotationError("text", LONGEST + 1, f"a line has at most {LONGEST} characters")
    line = Line(text)
    thing = read(line)
    line.end()
    return thing
