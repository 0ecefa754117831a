"""The error of every reader: which part of a text can't be read, where, and why."""

from __future__ import annotations

from euchre.engine.errors import EuchreError
from euchre.engine.reasons import Reason


class NotationError(EuchreError):
    """A text that can't be read.

    `part` names the offending field, `column` is where it begins (1 is the first character, 0 when
    the part says enough); `reason` is there when the rules of euchre refused what the text says.
    """

    def __init__(self, part: str, column: int, why: str, reason: Reason | None = None) -> None:
        place = f"{part} (column {column})" if column else part
        super().__init__(f"{place}: {why}")
        self.part, self.column, self.why, self.reason = part, column, why, reason
