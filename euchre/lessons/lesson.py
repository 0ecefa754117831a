"""Lesson: one thing that is taught, step by step, as data.

A moment of a hand (`at`) is a record in PEN, of all four seats; the learner sits at South and sees
what South sees, and what `open` names besides. Prose stands in the fields `title`, `goal`, `text`,
`right`, `wrong`, `help` and `texts`, with the markup of `markup`; all else is for the engine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from euchre.engine.cards import cards
from euchre.engine.record import Record
from euchre.lessons.question import Answer, Kind, Question, asked, suit_trump
from euchre.notation.pen import read_record


@dataclass(frozen=True, slots=True, kw_only=True)
class Read:
    """Something is told, beside a moment of a hand or some cards."""

    text: str
    at: str = ""
    cards: str = ""  # shown in a row, where no hand is
    marks: str = ""  # cards that the text speaks of
    open: str = ""  # seats whose cards lie open, beside South's: "N", "WNE"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """Something is asked; `right` and `wrong` say why, and `help` comes after two misses.

    `wrong` may hold a text for each answer that needs one, under "" for all the others. A text in
    it that is missing is made by the page from the rules.
    """

    text: str
    kind: Kind
    at: str = ""
    cards: str = ""  # those that are asked about
    trump: str = ""  # what is trump, where no hand says so
    accept: str = ""  # the best answers, where the rules don't tell
    weak: str = ""  # answers that are no mistake
    texts: tuple[str, ...] = ()  # what can be chosen from: a, b, c...
    right: str = ""
    wrong: Mapping[str, str] = field(default_factory=dict)
    help: str = ""
    marks: str = ""
    open: str = ""

    def question(self) -> Question:
        """The question. Raises `EuchreError` where the step does not fit its moment."""
        return asked(
            self.kind,
            record_at(self),
            trump=suit_trump(self.trump) if self.trump else None,
            cards=cards(self.cards),
            right=tuple(self.accept.split()),
            weak=tuple(self.weak.split()),
            offered=lettered(len(self.texts)),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Given(Ask):
    """A question that was made for a learner, and is asked as the written ones are."""

    made: Question

    def question(self) -> Question:
        """The question."""
        return self.made


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOut:
    """The learner plays on against players who make the most of every mistake.

    All cards are fixed, and the others play as if they saw them (see `playing`), so that a wrong
    idea never gets lucky. `tricks` is how many South's side must have in the end.
    """

    text: str
    at: str
    tricks: int
    right: str
    wrong: str
    help: str = ""
    open: str = ""


Step = Read | Ask | PlayOut


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """One thing that is taught."""

    key: str
    title: str
    goal: str  # what the learner can do afterwards
    rules: str  # the rows of docs/rules.md that it teaches: "R45 R47"
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    """Lessons that belong together."""

    key: str
    title: str
    lessons: tuple[Lesson, ...]


def record_at(step: Step) -> Record | None:
    """The hand that a step shows, up to its moment. Raises `NotationError`."""
    return read_record(step.at) if step.at else None


def lettered(count: int) -> Answer:
    """The answers that stand for texts: a, b, c..."""
    return tuple("abcdefgh"[:count])
