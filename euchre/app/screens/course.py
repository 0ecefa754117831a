"""The dialog that teaches euchre: its lessons, what is done of them, and the words of euchre."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from euchre.app.course import ENDED, GLOSSARY, HEAD, LESSON, ON, PRACTICE, SKILLS, Course
from euchre.app.html import Child, Element, el
from euchre.app.learning import next_lesson
from euchre.app.messages import FocusOn
from euchre.app.model import Model
from euchre.app.screens.answers import ANSWER
from euchre.app.screens.lesson import lesson_step, names_of
from euchre.app.screens.parts import call, hidden, small, suit_sign
from euchre.app.screens.practice import exercise_step, looked_for, skills
from euchre.app.screens.prose import prose
from euchre.app.words import learn as words
from euchre.app.words.glossary import GLOSSARY as TERMS
from euchre.app.words.names import Names
from euchre.app.words.practice import PRACTICE as PRACTICE_TITLE
from euchre.app.words.table import PAUSE
from euchre.engine.cards import Suit
from euchre.lessons.course import CHAPTERS
from euchre.lessons.course.first import FIRST_HANDS
from euchre.lessons.lesson import Ask, Lesson, PlayOut
from euchre.lessons.run import Run


def course_dialog(model: Model) -> Element:
    """What is looked at of the course."""
    course = model.course or Course()
    return el("div", _body(model, course), class_="course", data_place=course.place)


def _body(model: Model, course: Course) -> Iterator[Child]:
    if course.place == LESSON and course.run:
        return lesson_step(model, course, course.run)
    if course.place == ENDED and course.run:
        return _ended(model, course, course.run)
    if course.place == PRACTICE and course.run and course.practice:
        return exercise_step(model, course, course.run, course.practice)
    if course.place == PRACTICE and course.practice:
        return looked_for(course.practice)
    if course.place == SKILLS:
        return skills(course)
    if course.place == GLOSSARY:
        return _glossary()
    return _home(course, names_of(model))


# The home of the course


def _home(course: Course, names: Names) -> Iterator[Child]:
    every = [one for chapter in CHAPTERS for one in chapter.lessons]
    done = sum(one.key in course.progress.done for one in every)
    following = next_lesson(course.progress)
    begun = course.progress.done or course.progress.left
    text = words.INTRO if not begun else words.ALL_DONE if following is None else ""
    yield el("p", course.said, id="learn-said", role="status")
    yield el("p", text, class_="intro") if text else None
    if following is not None:
        label = words.go_on(following.title) if begun else words.NEWCOMER
        yield call(f"learn lesson {following.key}", "go", label, id_="learn-next")
    yield el("h3", words.LESSONS, id=HEAD, tabindex=-1)
    bar = el("progress", value=done, max=len(every), aria_label=words.PROGRESS)
    yield el("div", bar, el("p", words.done_of(done, len(every)), class_="note"), class_="so-far")
    for number, chapter in enumerate(CHAPTERS, 1):
        rows = (_row(course, one, names) for one in chapter.lessons)
        yield el("h4", f"{number}. {chapter.title}")
        yield el("ol", rows, class_="lessons")
    yield from _foot(course)


def _row(course: Course, one: Lesson, names: Names) -> Element:
    left = course.progress.left
    state = "done" if one.key in course.progress.done else ""
    if left and left[0] == one.key:
        state = "left"
    told = {"done": words.DONE, "left": words.LEFT}.get(state, "")
    inside = (
        el("b", one.title),
        *((hidden(PAUSE), el("span", told, class_="state")) if told else ()),
        hidden(PAUSE),
        el("span", prose(one.goal, names, "", opens=False), class_="note"),
    )
    return el(
        "li",
        el(
            "button",
            inside,
            class_="lesson",
            type="button",
            id=f"learn-lesson-{one.key}",
            data_do=f"learn lesson {one.key}",
            data_state=state or None,
        ),
    )


def _foot(course: Course) -> Iterator[Child]:
    if not course.kept:
        yield el("p", words.NOT_KEPT, class_="note")
    if course.aside:
        yield el("p", words.ASIDE, class_="note")
        yield call("learn download", "pass", words.DOWNLOAD, id_="learn-download")
    if course.asking:
        yield el("p", words.ASK_CLEAR)
    yield el("div", _buttons(course), class_="buttons two")


def _buttons(course: Course) -> Iterator[Element]:
    if course.asking:
        yield call("learn keep", "pass", words.KEEP, id_="learn-keep")
        yield call("learn sure", "pass", words.SURE, id_="learn-sure")
    yield call("learn hand", "pass", words.HAND, id_="learn-hand")
    yield call("learn skills", "pass", PRACTICE_TITLE, id_="learn-skills")
    yield call("learn glossary", "pass", words.GLOSSARY, id_="learn-glossary")
    if course.cleared:
        yield call("learn undo", "pass", words.UNDO, id_="learn-undo")
    elif course.text and not course.asking:
        yield call("learn clear", "pass", words.CLEAR, id_="learn-clear")
    yield call("close", "go", words.CLOSE, id_="learn-close")


# The end of a lesson


def _ended(model: Model, course: Course, run: Run) -> Iterator[Child]:
    following = next_lesson(course.progress, run.lesson.key)
    asked = [at for at, one in enumerate(run.lesson.steps) if isinstance(one, Ask | PlayOut)]
    right = sum(at not in run.stumbled for at in asked)
    yield el("p", small("learn home", words.ALL_LESSONS, "learn-home"))
    yield el("p", (suit_sign(suit) for suit in Suit), class_="flourish", aria_hidden="true")
    yield el("h3", words.ended(run.lesson.title), id=HEAD, tabindex=-1)
    yield el(
        "p",
        el("b", words.CAN_DO),
        ": ",
        prose(run.lesson.goal, names_of(model), "", opens=False),
    )
    if asked:
        yield el("p", words.at_first_try(right, len(asked)))
    if run.lesson in FIRST_HANDS.lessons:
        yield el("div", call("learn hand", "pass", words.HAND, id_="learn-hand"), class_="buttons")
    again = call(f"learn lesson {run.lesson.key}", "pass", words.TAKE_AGAIN, id_="learn-again")
    on = (
        call(f"learn lesson {following.key}", "go", words.next_lesson(following.title), id_=ON)
        if following
        else call("learn home", "go", words.ALL_LESSONS, id_=ON)
    )
    yield el("div", again, on, class_="buttons")


# The words of euchre


def _glossary() -> Iterator[Child]:
    yield el("p", small("learn home", words.ALL_LESSONS, "learn-home"))
    yield el("h3", words.GLOSSARY, id=HEAD, tabindex=-1)
    yield el("p", words.GLOSSARY_NOTE, class_="note")
    ordered = sorted(TERMS, key=lambda term: term.name.casefold())
    yield el(
        "dl",
        chain.from_iterable((el("dt", term.name), el("dd", term.meaning)) for term in ordered),
        class_="terms",
    )


# Keys


def along(model: Model, key: str, focus: str) -> FocusOn | None:
    """The next answer in its row, by arrow key."""
    by = {"ArrowLeft": -1, "ArrowUp": -1, "ArrowRight": 1, "ArrowDown": 1}.get(key)
    buttons = [one for one in course_dialog(model).walk() if one.tag == "button"]
    row = [str(one.get("id")) for one in buttons if str(one.get("id")).startswith(ANSWER)]
    if by is None or focus not in row:
        return None
    return FocusOn(row[(row.index(focus) + by) % len(row)])
