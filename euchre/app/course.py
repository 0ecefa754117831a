"""Course: what lies in the dialog that teaches euchre."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from euchre.engine.actions import Play
from euchre.engine.record import Record
from euchre.lessons.progress import Progress
from euchre.lessons.run import Run

HOME: Final = "home"
LESSON: Final = "lesson"
ENDED: Final = "ended"
GLOSSARY: Final = "glossary"


@dataclass(frozen=True, slots=True)
class Course:
    """The dialog's own state."""

    place: str = HOME  # what is looked at
    run: Run | None = None  # the lesson that is being taken, or was taken last
    lying: bool = False  # a finished trick lies to be read, before it goes on
    refusal: str = ""  # why the last card could not be played; that is no miss
    progress: Progress = field(default_factory=Progress)
    text: str = ""  # the progress as the browser keeps it
    known: bool = False  # whether the browser has told what it keeps
    aside: str = ""  # a text that could not be read and was put aside
    kept: bool = True  # False where the browser keeps nothing
    asking: bool = False  # whether all is to be forgotten
    cleared: str = ""  # what was forgotten and can be had back
    said: str = ""  # what has just been done
    wanted: str = ""  # the lesson that a link asks for, until it is known what was kept

    @property
    def record(self) -> Record | None:
        """The hand that is shown: up to the trick that lies, where one does."""
        record = self.run.record if self.run else None
        if record is None or not self.lying:
            return record
        return record.back(len(record.actions) - finished(record))


def finished(record: Record) -> int:
    """So many actions had been done when the last finished trick was."""
    positions = record.positions
    for at in range(len(record.actions), 0, -1):
        is_play = isinstance(record.actions[at - 1], Play)
        if is_play and positions[at].taken != positions[at - 1].taken:
            return at
    return 0
