"""Keeping: what the browser holds of the course, and what comes to it from elsewhere. Pure."""

from __future__ import annotations

from dataclasses import replace

from euchre.app.course import Course
from euchre.app.effects import PutProgress
from euchre.app.flow import Step
from euchre.app.messages import ProgressFound
from euchre.app.model import Model
from euchre.app.words import learn as words
from euchre.engine.errors import EuchreError
from euchre.lessons.progress import Progress, merged
from euchre.lessons.progress_text import NewerProgressError, read, write


def course_of(model: Model) -> Course:
    """What lies in the dialog; a fresh one where it was never open."""
    return model.course or Course()


def found(model: Model, told: ProgressFound) -> Step:
    """What is kept, read; what another tab has kept meanwhile comes to what is here."""
    course = course_of(model)
    if told.why == words.ELSEWHERE and course.known:
        return put(model, replace(course, text=told.text), _both(course, told.text))
    here = replace(course, known=True, day=told.day, chance=course.chance or told.chance)
    if told.why:
        return replace(model, course=replace(here, kept=False)), ()
    here = replace(here, kept=True, text=told.text, aside=told.aside)
    try:
        progress = read(told.text) if told.text else Progress()
    except NewerProgressError:  # another page knows what is in it: nothing is written over it
        return replace(model, course=replace(here, kept=False, said=words.NEWER)), ()
    except EuchreError as fault:
        return _unreadable(model, here, str(fault))
    return replace(model, course=replace(here, progress=progress)), ()


def _unreadable(model: Model, course: Course, why: str) -> Step:
    """It is put aside, and the course begins anew."""
    here = replace(course, text="", progress=Progress(), said=words.unreadable(why))
    return replace(model, course=here), (PutProgress("", course.text, course.text),)


def _both(course: Course, text: str) -> Progress:
    """What is here and what another tab has kept."""
    try:
        other = read(text) if text else Progress()
    except EuchreError:
        return course.progress
    return replace(merged(course.progress, other), left=course.progress.left)


def put(model: Model, course: Course, progress: Progress) -> Step:
    """The course with this progress, which is kept if it is another than before."""
    text = write(progress) if progress != Progress() else ""
    here = replace(course, progress=progress)
    if text == course.text or not course.kept:
        return replace(model, course=here), ()
    return replace(model, course=replace(here, text=text)), (PutProgress(text, course.text),)


# A file of everything


def fresh_lessons(model: Model, text: str) -> int:
    """How many lessons are done by a text, and not here."""
    done = read(text).done if text else ()
    return len(set(done) - set(course_of(model).progress.done))


def brought(model: Model, text: str) -> Step:
    """What was learned elsewhere comes to what was learned here."""
    course = course_of(model)
    return put(model, course, merged(course.progress, read(text)))
