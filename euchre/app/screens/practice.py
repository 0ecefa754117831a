"""Practice: what can be practised, and an exercise that is asked as a lesson asks."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.ai.bot import Choice
from euchre.app.course import HEAD, ON, Course, Practice
from euchre.app.html import Child, Element, el
from euchre.app.model import Model
from euchre.app.screens.hint import numbers_table
from euchre.app.screens.lesson import TEXT, elsewhere, foot, helps, step_body
from euchre.app.screens.parts import call, hidden, small
from euchre.app.words import learn as course_words
from euchre.app.words import practice as words
from euchre.app.words.numbers import MEANING
from euchre.app.words.table import PAUSE
from euchre.lessons.exercises.skills import Skill
from euchre.lessons.progress import due_now, standing
from euchre.lessons.question import action_from
from euchre.lessons.run import Run


def skills(course: Course) -> Iterator[Child]:
    """What can be practised, and how far one has come."""
    due = due_now(course.progress, course.day)
    yield el("p", small("learn home", course_words.ALL_LESSONS, "learn-home"))
    yield el("h3", words.PRACTICE, id=HEAD, tabindex=-1)
    yield el("p", words.NOTE)
    yield call("learn practice", "go", words.MIX, id_="learn-mix", note=words.MIX_NOTE)
    if due:
        yield el("p", words.due(due), class_="note")
    yield el("h4", words.SKILL)
    yield el("ol", (el("li", _skill(course, skill)) for skill in Skill), class_="lessons")


def _skill(course: Course, skill: Skill) -> Element:
    here, (title, note) = standing(course.progress, skill), words.SKILLS[skill.value]
    told = words.right_of(here.right, here.asked) if here.asked else ""
    return el(
        "button",
        el("b", title),
        hidden(PAUSE),
        rungs(here.rung, skill.rungs),
        hidden(PAUSE),
        el("span", note, class_="note"),
        *((hidden(PAUSE), el("span", told, class_="note")) if told else ()),
        class_="lesson",
        type="button",
        id=f"learn-skill-{skill.value}",
        data_do=f"learn practice {skill.value}",
    )


def rungs(number: int, of: int) -> Element:
    """A ladder, lying down: how far up one is."""
    steps = (el("i", data_dot="had" if at <= number else "to-come") for at in range(1, of + 1))
    return el(
        "span",
        hidden(words.rung(number, of)),
        el("span", steps, aria_hidden="true"),
        class_="rungs",
    )


def exercise_step(model: Model, course: Course, run: Run, practice: Practice) -> Iterator[Child]:
    """One exercise, from its heading to what leads on."""
    yield _head(run.lesson.title, practice)
    yield from step_body(model, course, run)
    if run.may_go_on and practice.choice:
        yield from _figures(run, practice.choice)
    yield elsewhere(run)
    yield foot(tuple(_ways(run)))


def looked_for(practice: Practice) -> Iterator[Child]:
    """A moment is yet to be found that is worth asking about."""
    title, _ = words.SKILLS[practice.exercise.skill.value]
    yield _head(title, practice)
    yield el("p", words.THINKING, id=TEXT, class_="looked-for", role="status", aria_busy="true")


def _figures(run: Run, choice: Choice) -> Iterator[Element]:
    """What every choice promised."""
    question = run.question
    assert question is not None  # a moment was judged...
    assert question.record is not None  # ...in a hand
    done = action_from(question.record, run.answer[0])
    table = numbers_table(choice, question.record.position, done)
    yield el(
        "details",
        el("summary", words.FIGURES),
        table,
        el("p", MEANING, class_="note"),
        id="learn-figures",
    )


def _head(title: str, practice: Practice) -> Element:
    one = practice.exercise
    told = words.right_of(practice.right, practice.answered) if practice.answered else ""
    return el(
        "div",
        small("learn skills", words.ALL_SKILLS, "learn-skills"),
        el(
            "h3",
            title,
            *((hidden(". "), el("span", told, class_="note")) if told else ()),
            id=HEAD,
            tabindex=-1,
            aria_describedby=TEXT,
        ),
        rungs(one.rung, one.skill.rungs),
        class_="lesson-head",
    )


def _ways(run: Run) -> Iterator[Element]:
    yield from helps(run)
    if run.may_go_on:
        yield call("learn on", "go", course_words.NEXT, id_=ON)
