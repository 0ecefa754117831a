"""Practising: exercises without end, as a learner needs them. Pure."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from euchre.app.course import HEAD, PRACTICE, Course, Practice
from euchre.app.effects import Focus
from euchre.app.flow import Step
from euchre.app.model import Model
from euchre.app.words import practice as words
from euchre.engine.errors import EuchreError
from euchre.lessons.exercises import exercise
from euchre.lessons.exercises.skills import Exercise, Skill, from_code, seed_from
from euchre.lessons.lesson import Given, Lesson
from euchre.lessons.progress import next_exercise
from euchre.lessons.question import Question
from euchre.lessons.run import begun

SKILLS: Final = tuple(skill for skill in Skill if not skill.is_judged)
"""What can be practised."""


def practice_begun(model: Model, course: Course, of: str) -> Step:
    """Exercises of one skill, or of whatever is needed most."""
    skills = tuple(skill for skill in SKILLS if skill.value == of) or SKILLS
    return _asked(model, course, Practice(skills, _next(course, skills, 1)))


def by_code(model: Model, course: Course, code: str) -> Step | None:
    """The exercise of that code; None where it is none."""
    try:
        wanted = from_code(code)
    except EuchreError:
        return None
    return _asked(model, course, Practice(SKILLS, wanted))


def practised_on(model: Model, course: Course, practice: Practice) -> Step:
    """The next exercise."""
    number = practice.number + 1
    wanted = _next(course, practice.skills, number)
    return _asked(model, course, replace(practice, exercise=wanted, number=number))


def _next(course: Course, skills: tuple[Skill, ...], number: int) -> Exercise:
    fresh = seed_from(Random(f"{course.chance}/{number}"))
    return from_code(next_exercise(course.progress, course.day, fresh, skills))


def _asked(model: Model, course: Course, practice: Practice) -> Step:
    """The exercise, asked."""
    one = practice.exercise
    question = exercise(one.skill, one.rung, one.seed)
    run = begun(lesson_of(one, question))
    here = replace(course, place=PRACTICE, practice=practice, run=run, lying=False)
    return replace(model, course=replace(here, refusal="", said="")), (Focus(HEAD),)


def lesson_of(one: Exercise, question: Question) -> Lesson:
    """An exercise as a lesson of one step."""
    step = Given(
        text=words.asked(question),
        kind=question.kind,
        cards="".join(card.text for card in question.cards),
        made=question,
    )
    return Lesson(
        key=one.code, title=words.SKILLS[one.skill.value][0], goal="", rules="", steps=(step,)
    )
