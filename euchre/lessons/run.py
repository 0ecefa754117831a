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
from euchre.lessons.playing import LEARNER, played_on, reply
from euchre.lessons.question import Answer, Grade, Manner, Question

HELP_AFTER = 2
"""Misses in a step after which help is given."""
SHOW_AFTER = 3
"""Misses after which the answer can be shown, so that nobody is stuck."""


@dataclass(frozen=True, slots=True)
class Run:
    """Somebody in the midst of a lesson."""

    lesson: Lesson
    at: int = 0  # the step, counted from 0
    question: Question | None = None  # what is asked in this step, if anything is
    start: Record | None = None  # the hand that it begins with
    chosen: Answer = ()  # what has been chosen of an answer that has several parts
    answer: Answer = ()  # the last whole answer in this step
    grade: Grade | None = None  # what it was worth; None before the first
    misses: int = 0  # wrong answers in this step
    stumbled: frozenset[int] = frozenset()  # the steps that were not right at the first try
    played: Record | None = None  # a step that is played out, as it stands
    given: bool = False  # the answer was shown, or the way to it

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def record(self) -> Record | None:
        """The hand that lies on the table."""
        return self.played or self.start

    @property
    def helped(self) -> bool:
        """Whether the step's help is shown."""
        return self.misses >= HELP_AFTER

    @property
    def may_be_shown(self) -> bool:
        """Whether the answer can be had for the asking."""
        return self.misses >= SHOW_AFTER and not self.may_go_on

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
    step = run.lesson.steps[at]
    question = step.question() if isinstance(step, Ask) else None
    start = question.record if question else record_at(step)
    fresh = Run(run.lesson, at, question, start, stumbled=run.stumbled)
    return replace(fresh, played=_played_on(fresh)) if isinstance(step, PlayOut) else fresh


def _played_on(run: Run) -> Record:
    assert run.start is not None  # what is played out has a hand, as its type says
    return played_on(run.start)


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


def shown(run: Run) -> Run:
    """The answer is given away, or the next play of a step that is played out."""
    if not run.may_be_shown:
        return run
    given, question = replace(run, given=True), run.question
    if question is not None:
        every = question.manner is not Manner.ONE
        return _graded(given, question, question.right if every else question.right[:1])
    if run.played is None or run.played.position.turn is not LEARNER:
        return run
    return play(given, reply(run.played.position))


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
    if not isinstance(run.step, PlayOut) or run.played is None:
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
        return replace(run, played=_played_on(run), grade=None)
    return replace(run, chosen=(), answer=(), grade=None)
