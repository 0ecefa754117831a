"""Learning: what the dialog that teaches euchre does. Pure; read when it opens."""

from __future__ import annotations

from dataclasses import replace

from euchre.app import acts, flow, guide, practising, taking
from euchre.app.course import GLOSSARY, HEAD, HOME, LESSON, PRACTICE, SKILLS, Course
from euchre.app.effects import Download, Effect, Focus, LookAtProgress
from euchre.app.flow import Step, also, announced, halted
from euchre.app.keeping import course_of, found, put
from euchre.app.messages import AtCourse, Dialog, Learn, Open, ProgressFound, Thought, Visibility
from euchre.app.model import Model, Stage
from euchre.app.words import learn as words
from euchre.lessons.course import CHAPTERS, lesson
from euchre.lessons.lesson import Lesson
from euchre.lessons.progress import Progress
from euchre.lessons.progress_text import read


def told(model: Model, message: AtCourse) -> Step:
    """What follows from a message that only this dialog has to do with."""
    match message:
        case Open():
            course = replace(course_of(model), asking=False, cleared="", said="")
            opened = replace(halted(model), dialog=Dialog.COURSE, clash=None, course=course)
            return also(practising.resumed(opened), LookAtProgress())
        case ProgressFound():
            return _linked(*found(model, message))
        case Learn(wish, of) if model.course and model.dialog is Dialog.COURSE:
            return _wished(model, model.course, wish, of)
        case Thought(_, choice):
            return practising.thought(model, choice)
        case Visibility():
            return practising.resumed(model)
        case Learn():
            return model, ()  # somebody has changed the page


# By a link


def opened_by_link(model: Model, key: str) -> Step:
    """The page opens with the course, or with what of it the link names."""
    course = Course(wanted=key or HOME)
    return replace(model, dialog=Dialog.COURSE, course=course), (LookAtProgress(),)


def _linked(model: Model, effects: tuple[Effect, ...]) -> Step:
    """What a link asks for, now that it is known what was learned."""
    course = course_of(model)
    if not course.wanted:
        return model, effects
    here = replace(course, wanted="")
    return also(_named(replace(model, course=here), here, course.wanted), *effects)


def _named(model: Model, course: Course, name: str) -> Step:
    """A lesson, an exercise or a part of the course, by its name; by any other its home."""
    if wanted := lesson(name):
        return taking.lesson_begun(model, course, wanted)
    if name in (SKILLS, PRACTICE, GLOSSARY):
        return _wished(model, course, name, "")
    return practising.by_code(model, course, name) or (model, (Focus(HEAD),))


# What the person does


def _wished(model: Model, course: Course, wish: str, of: str) -> Step:
    run, practice = course.run, course.practice
    match wish:
        case "home":
            return _home(model, course)
        case "glossary" | "skills":
            return replace(model, course=replace(course, place=wish, said="")), (Focus(HEAD),)
        case "lesson":
            wanted = lesson(of)
            return taking.lesson_begun(model, course, wanted) if wanted else (model, ())
        case "practice":
            return practising.practice_begun(model, course, of)
        case "hand":
            return _played(model)
        case "download":
            return model, (Download("euchre-course.txt", course.aside),)
        case "clear" | "keep" | "sure" | "undo":
            return _cleared(model, course, wish)
        case "on" if practice and run and course.place == PRACTICE:
            return (
                practising.practised_on(model, course, practice) if run.may_go_on else (model, ())
            )
        case _ if run and course.place in (LESSON, PRACTICE):
            return taking.wished(model, course, run, wish, of)
        case _:
            return model, ()  # a button of ours wishes nothing else


def _home(model: Model, course: Course) -> Step:
    """The home of the course, where one came from in sight."""
    came_from = {
        LESSON: f"learn-lesson-{course.run.lesson.key}" if course.run else HEAD,
        SKILLS: "learn-skills",
        GLOSSARY: "learn-glossary",
    }
    focus = came_from.get(course.place, HEAD)
    return replace(model, course=replace(course, place=HOME, said="")), (Focus(focus),)


def _played(model: Model) -> Step:
    """Back to the table, where this hand, or the next one, is explained as it is played."""
    here, effects = flow.go_on(replace(halted(model), dialog=None))
    while here.stage in (Stage.HAND_OVER, Stage.GAME_OVER):
        over = here.stage is Stage.GAME_OVER
        here, more = acts.new_game(here) if over else acts.move_on(here)
        effects = (*effects, *more)
    guided = guide.begin(here)
    said = guide.words(guided)
    return also((announced(guided, said) if said else guided, effects), flow.save(guided))


def _cleared(model: Model, course: Course, wish: str) -> Step:
    """All that was learned is forgotten, if the person is sure of it; it can be had back."""
    match wish:
        case "clear":
            return replace(model, course=replace(course, asking=True)), (Focus("learn-keep"),)
        case "sure" if course.asking:
            gone = replace(course, asking=False, cleared=course.text, said=words.CLEARED, run=None)
            return also(put(model, gone, Progress()), Focus("learn-undo"))
        case "undo" if course.cleared:
            here = replace(course, cleared="", said=words.NOT_CLEARED)
            return also(put(model, here, read(course.cleared)), Focus("learn-clear"))
        case _:
            return replace(model, course=replace(course, asking=False)), (Focus("learn-clear"),)


# What comes next


def next_lesson(progress: Progress, behind: str = "") -> Lesson | None:
    """The one that was left in the midst, else one that is not done; None when all are.

    The next behind a lesson, or from the first on.
    """
    every = [one for chapter in CHAPTERS for one in chapter.lessons]
    if progress.left and (left := lesson(progress.left[0])):
        return left
    at = next((at for at, one in enumerate(every) if one.key == behind), -1)
    later = (*every[at + 1 :], *every[: at + 1])
    return next((one for one in later if one.key not in progress.done), None)
