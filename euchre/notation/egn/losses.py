"""Losses: what one notation tells and the other has no room for."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.notation.errors import NotationError


@dataclass(frozen=True, slots=True)
class Loss:
    """Something that was left out or made up on the way; `part` says where it stood."""

    part: str  # a path in the JSON when it was read, as `hand 3, note 1` when it is written
    why: str

    def __str__(self) -> str:
        return f"{self.part}: {self.why}"


class NotTold(NotationError):
    """Something that the file keeps back and that `fill` would make up."""
