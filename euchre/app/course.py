"""Course: what lies in the dialog that teaches euchre."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from euchre.ai.bot import Choice
from euchre.app.effects import Think
from euchre.engine.actions import Play
from euchre.engine.record import Record
from euchre.lessons.exercises.skills import Exercise, Skill
from euchre.lessons.progress import Progress
from euchre.lessons.run import Run

HOME: Final = "home"
LESSON: Final = "lesson"
ENDED: Final = "ended"
SKILLS: Final = "skills"
PRACTICE: Final = "practice"
GLOSSARY: Final = "glossary"

HEAD: Final = "learn-title"
"""The id of the heading of what is looked at."""
ON: Final = "learn-on"
"""The id of the button that leads on."""
VERDICT: Final = "learn-verdict"
"""The id of what is said of an answer."""


@dataclass(frozen=True, slots=True)
class Practice:
    """Exercises, one after the other."""

    skills: tuple[Skill, ...]  # those of which they are
    exercise: Exercise
    number: int = 1  # of this exercise, since practice was begun
    answered: int = 0  # so many were answered
    right: int = 0  # and so many of them at the first try
    record: Record | None = None  # a moment that is to be judged before it is asked about
    thinking: Think | None = None  # the adviser thinks about it
    choice: Choice | None = None  # what the adviser has found
    tries: int = 0  # so many moments made no question


@dataclass(frozen=True, slots=True)
class Course:
    """The dialog's own state."""

    place: str = HOME  # what is looked at
    run: Run | None = None  # the lesson that is being taken, or was taken last
    practice: Practice | None = None
    lying: bool = False  # a finished trick lies to be read, before it goes on
    refusal: str = ""  # why the last card could not be played; that is no miss
    progress: Progress = field(default_factory=Progress)
    text: str = ""  # the progress as the browser keeps it
    day: int = 0  # today, as `date.toordinal()`
    chance: str = ""  # a seed that nobody could foresee
    known: bool = False  # whether the browser has told what it keeps
    aside: str = ""  # a text that could not be read and was put aside
    kept: bool = True  # False where the browser keeps nothing
    asking: bool = False  # whether all is to be forgotten
    cleared: str = ""  # what was forgotten and can be had back
    said: str = ""  # what has just been done
    wanted: str = ""  # what a link asks for, until it is known what was kept

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
