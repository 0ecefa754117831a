"""Practice in a terminal: exercises of a skill as what `embed` can be asked for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from euchre.ai.adviser import advise
from euchre.app.embed import Wish
from euchre.app.origins import of_question
from euchre.app.practising import ANY_RUNG, MOST_TRIES
from euchre.app.words import practice as words
from euchre.lessons.exercises import exercise
from euchre.lessons.exercises.candidates import candidate
from euchre.lessons.exercises.judging import judged
from euchre.lessons.exercises.skills import Exercise, from_code
from euchre.lessons.question import Kind, Question
from euchre.notation.writing import write


def exercises(code: str, count: int) -> Iterator[Wish]:
    """The exercise of that code and those that follow it. Raises `EuchreError` for no code."""
    wanted = from_code(code)
    for _ in range(count):
        wanted, question = _judged(wanted) if wanted.skill.is_judged else _decided(wanted)
        yield wish_of(question)
        wanted = wanted.following


def _decided(one: Exercise) -> tuple[Exercise, Question]:
    return one, exercise(one.skill, one.rung, one.seed)


def _judged(one: Exercise) -> tuple[Exercise, Question]:
    """The first question that the adviser makes of it or of those that follow it."""
    tries, rung = 0, one.rung
    while True:
        record = candidate(one.skill, one.rung, one.seed)
        question = judged(record, advise(record, one.code), one.skill, one.rung)
        if question is not None:
            return Exercise(one.skill, rung, one.seed), question
        tries += 1
        one = one.following
        if tries >= MOST_TRIES:  # it seems to be rare: any question will do
            one = Exercise(one.skill, ANY_RUNG, one.seed)


def wish_of(question: Question) -> Wish:
    """What to ask `embed` for, so that it makes this question."""
    return replace(
        of_question(question),
        pen=write(question.record) if question.record else "",
        offer=",".join(question.offered) if question.kind is Kind.BID else "",
        text=words.asked(question),
    )
