"""File: hands told one after another, with tags above them and notes among their actions.

    [West "Ada"]
    [Date "2026-11-30"]

    1. - 0-0 <deal> | p o ?! {Too weak.} (p) -9c | KdTdAdQs ... =2-0
    2. - 2-0 <deal> | p p

- A tag has a name of letters and a text; `\\"` and `\\\\` stand for a quote and a stroke in it.
- Records are numbered from 1 on, a line each. Behind any action may stand a mark (one of
  `!! ! !? ?! ? ??`), `{words}`, and in round brackets what could have been done in its place.
- A note in the midst of a trick parts its cards: `Kd {led} TdAdQs`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from euchre.engine.actions import Action
from euchre.engine.errors import EuchreError
from euchre.engine.record import Record

MARKS: Final = ("!!", "!", "!?", "?!", "?", "??")
"""From brilliant to blunder."""


@dataclass(frozen=True, slots=True)
class Note:
    """What is said of the action before it: a mark, words or another line; one of the three."""

    actions: int  # so many actions of the record come before this note
    mark: str = ""
    words: str = ""
    line: tuple[Action, ...] = ()  # what could have been done in place of the last action

    def __post_init__(self) -> None:
        if sum(map(bool, (self.mark, self.words, self.line))) != 1:
            raise EuchreError("a note is a mark, words or a line of actions")
        if self.mark and self.mark not in MARKS:
            raise EuchreError(f"{self.mark!r} is not a mark: write one of {' '.join(MARKS)}")
        if set(self.words) & set("{}") or len(self.words.splitlines()) > 1:
            raise EuchreError("the words of a note stand on one line, without braces")


@dataclass(frozen=True, slots=True)
class Entry:
    """A hand and what is said of it, in the order in which it stands."""

    record: Record
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class PenFile:
    """What a `.pen` file holds."""

    tags: tuple[tuple[str, str], ...] = ()
    entries: tuple[Entry, ...] = ()

    def __post_init__(self) -> None:
        for name, text in self.tags:
            if not (name.isascii() and name.isalpha()) or len((text + ".").splitlines()) > 1:
                raise EuchreError(f"a tag has a name of letters and one line of text: {name!r}")

    def tag(self, name: str) -> str | None:
        """The text of a tag, None if there is none of that name."""
        return dict(self.tags).get(name)
