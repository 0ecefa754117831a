"""Run: how far somebody has come in a lesson, and what an answer makes of it. Pure.

A lesson is a row of steps. One goes on from what is told at once, from what is asked after a right
answer or a weak one, and from what is played out once its tricks are made.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from euchre.engine.actions import Play
from euchre.engine.cards import Card
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.lessons.lesson import Ask, Lesson, PlayOut, Read, Step, record_at
from euchre.lessons.playing import LEARNER, played_on
from euchre.lessons.question import Answer, Grade, Manner, Question

HELP_AFTER = 2
"""Misses in a step after which help is given."""


@dataclass(frozen=True, slots=True)
class Run:
    """Somebody in the midst of a lesson."""

    lesson: Lesson
    at: int = 0  # the step, counted from 0
    chosen: Answer = ()  # what has been chosen of an answer that has several parts
    answer: Answer = ()  # the last whole answer in this step
    grade: Grade | None = None  # what it was worth; None before the first
    misses: int = 0  # wrong answers in this step
    stumbled: frozenset[int] = frozenset()  # the steps that were not right at the first try
    played: Record | None = None  # a step that is played out, as it stands

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def question(self) -> Question | None:
        """What is asked in this step, if anything is."""
        return self.step.question() if isinstance(self.step, Ask) else None

    @property
    def record(self) -> Record | None:
        """The hand that lies on the table."""
        return self.played or record_at(self.step)

    @property
    def helped(self) -> bool:
        """Whether the step's help is shown."""
        return self.misses >= HELP_AFTER

    @property
    def may_go_on(self) -> bool:
        """Whether this step is done."""
        return isinstance(self.step, Read) or self.grade in (Grade.RIGHT, Grade.WEAK)

    @property
    def is_last(self) -> bool:
        return self.at == len(self.lesson.steps) - 1


def begun(lesson: Lesson, at: int = 0) -> Run:
    """At the beginning of a lesson, or of one of its steps."""
    return _at(Run(lesson), at)


def on(run: Run) -> Run:
    """At the next step; where this one is not done or the last one, nothing changes."""
    return _at(run, run.at + 1) if run.may_go_on and not run.is_last else run


def back(run: Run) -> Run:
    """At the step before."""
    return _at(run, run.at - 1) if run.at else run


def _at(run: Run, at: int) -> Run:
    fresh = Run(run.lesson, at, stumbled=run.stumbled)
    if isinstance(fresh.step, PlayOut):
        return replace(fresh, played=_start(fresh.step))
    return fresh


def _start(step: PlayOut) -> Record:
    record = record_at(step)
    assert record is not None  # it has a hand, as its type says
    return played_on(record)


# Answers


def choose(run: Run, what: str) -> Run:
    """The learner points at something: an answer, or a part of one; or takes that back.

    What is not offered, and anything once the step is done, changes nothing.
    """
    question = run.question
    if question is None or what not in question.offered or run.may_go_on:
        return run
    if question.manner is Manner.ONE:
        return _graded(run, question, (what,))
    others = tuple(one for one in run.chosen if one != what)
    chosen = others if what in run.chosen else (*run.chosen, what)
    if question.manner is Manner.ROW and len(chosen) == len(question.offered):
        return _graded(run, question, chosen)
    return replace(run, chosen=chosen)


def check(run: Run) -> Run:
    """The learner says that all that fits has been chosen."""
    question = run.question
    if question is None or question.manner is not Manner.EACH or not run.chosen or run.may_go_on:
        return run
    return _graded(run, question, run.chosen)


def _graded(run: Run, question: Question, answer: Answer) -> Run:
    grade = question.grade(answer)
    kept = answer if question.manner is Manner.EACH or grade is not Grade.WRONG else ()
    return _with_grade(replace(run, chosen=kept, answer=answer), grade)


def _with_grade(run: Run, grade: Grade) -> Run:
    missed = grade is Grade.WRONG
    stumbled = run.stumbled if grade is Grade.RIGHT else run.stumbled | {run.at}
    return replace(run, grade=grade, misses=run.misses + missed, stumbled=stumbled)


# Playing on


def play(run: Run, card: Card) -> Run:
    """The learner plays a card, and the others go on; at the end it is said what was reached.

    Raises `IllegalAction` when the rules refuse the card.
    """
    if not isinstance(run.step, PlayOut) or run.played is None or run.played.position.ended:
        return run
    if run.played.position.turn is not LEARNER:
        return run  # the hand is over
    played = played_on(run.played.then(Play(card)))
    after = replace(run, played=played)
    if played.position.phase is not Phase.OVER:
        return after
    made = played.position.taken[LEARNER.side.index] >= run.step.tricks
    return _with_grade(after, Grade.RIGHT if made else Grade.WRONG)


def again(run: Run) -> Run:
    """The step anew: what is played out from its start, what is asked without an answer."""
    if isinstance(run.step, PlayOut):
        return replace(run, played=_start(run.step), grade=None)
    return replace(run, chosen=(), answer=(), grade=None)
