"""Practising: exercises without end, as a learner needs them. Pure."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from euchre.ai.bot import Choice
from euchre.ai.levels import ADVISER
from euchre.app.course import HEAD, PRACTICE, Course, Practice
from euchre.app.effects import Focus, Think
from euchre.app.flow import Step, also, halted
from euchre.app.model import Model
from euchre.app.words import practice as words
from euchre.engine.errors import EuchreError
from euchre.engine.view import view
from euchre.lessons.exercises import exercise
from euchre.lessons.exercises.candidates import candidate
from euchre.lessons.exercises.judging import judged
from euchre.lessons.exercises.skills import Exercise, Skill, from_code, seed_from
from euchre.lessons.lesson import Given, Lesson
from euchre.lessons.playing import LEARNER
from euchre.lessons.progress import next_exercise
from euchre.lessons.question import Question
from euchre.lessons.run import begun


def practice_begun(model: Model, course: Course, of: str) -> Step:
    """Exercises of one skill, or of whatever is needed most."""
    skills = tuple(skill for skill in Skill if skill.value == of) or tuple(Skill)
    return _asked(model, course, Practice(skills, _next(course, skills, 1)))


def by_code(model: Model, course: Course, code: str) -> Step | None:
    """The exercise of that code; None where it is none."""
    try:
        wanted = from_code(code)
    except EuchreError:
        return None
    return _asked(model, course, Practice(tuple(Skill), wanted))


def practised_on(model: Model, course: Course, practice: Practice) -> Step:
    """The next exercise."""
    number = practice.number + 1
    wanted = _next(course, practice.skills, number)
    return _asked(model, course, replace(practice, exercise=wanted, number=number))


def _next(course: Course, skills: tuple[Skill, ...], number: int) -> Exercise:
    asked = sum(one.asked for one in course.progress.standings)
    fresh = seed_from(Random(f"{course.chance}/{asked}/{number}"))
    return from_code(next_exercise(course.progress, course.day, fresh, skills))


# Asking


def _asked(model: Model, course: Course, practice: Practice) -> Step:
    """The exercise, asked; what the rules don't decide is thought about first."""
    one = replace(practice, record=None, thinking=None, choice=None, tries=0)
    here = replace(course, place=PRACTICE, run=None, lying=False, refusal="", said="")
    if practice.exercise.skill.is_judged:
        return also(_weighed(model, here, one), Focus(HEAD))
    wanted = practice.exercise
    question = exercise(wanted.skill, wanted.rung, wanted.seed)
    return replace(model, course=_with_question(here, one, question)), (Focus(HEAD),)


def _with_question(course: Course, practice: Practice, question: Question) -> Course:
    run = begun(lesson_of(practice.exercise, question))
    return replace(course, practice=replace(practice, thinking=None), run=run)


def lesson_of(one: Exercise, question: Question) -> Lesson:
    """An exercise as a lesson of one step."""
    step = Given(
        text=words.asked(question),
        kind=question.kind,
        cards="".join(card.text for card in question.cards),
        made=question,
    )
    title, _ = words.SKILLS[one.skill.value]
    return Lesson(key=one.code, title=title, goal="", rules="", steps=(step,))


# What must be judged


def _weighed(model: Model, course: Course, practice: Practice) -> Step:
    """A moment that may be worth asking about; the adviser thinks about it."""
    one = practice.exercise
    record = candidate(one.skill, one.rung, one.seed)
    return _thinking(model, course, replace(practice, record=record))


def _thinking(model: Model, course: Course, practice: Practice) -> Step:
    here, record = halted(model), practice.record
    assert record is not None  # it was just found
    wish = Think(view(record, LEARNER), practice.exercise.code, ADVISER, 0, here.token)
    practice = replace(practice, thinking=wish)
    return replace(here, course=replace(course, practice=practice)), (wish,)


def resumed(model: Model) -> Step:
    """The adviser thinks on where that was stopped: the page was out of sight, or closed."""
    course = model.course
    practice = course.practice if course and course.place == PRACTICE else None
    if course is None or practice is None or not practice.thinking or not model.visible:
        return model, ()
    return _thinking(model, course, practice)


def thought(model: Model, choice: Choice) -> Step:
    """The adviser has thought: that makes a question, or another moment is looked at."""
    course = model.course
    practice = course.practice if course and course.place == PRACTICE else None
    if course is None or practice is None or practice.record is None or not practice.thinking:
        return model, ()
    one = practice.exercise
    question = judged(practice.record, choice, one.skill, one.rung)
    if question is not None:
        practice = replace(practice, choice=choice)
        return replace(model, course=_with_question(course, practice, question)), (Focus(HEAD),)
    tries = practice.tries + 1
    another = one.following
    if tries >= MOST_TRIES:  # it seems to be rare: any question will do
        another = replace(another, rung=ANY_RUNG)
    return _weighed(model, course, replace(practice, exercise=another, tries=tries))


MOST_TRIES: Final = 12
"""Moments that are looked at for a question of a rung."""
ANY_RUNG: Final = 2
"""The rung of judged skills that takes any question."""
