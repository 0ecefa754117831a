"""Taking: a learner goes through a lesson, or answers an exercise. Pure."""

from __future__ import annotations

from dataclasses import replace

from euchre.app.course import ENDED, HEAD, LESSON, ON, PRACTICE, VERDICT, Course, finished
from euchre.app.effects import Focus, Reveal
from euchre.app.flow import Step, also
from euchre.app.keeping import put
from euchre.app.model import Model
from euchre.app.words import reason
from euchre.engine.actions import Discard, Play
from euchre.engine.cards import ALL_CARDS, Card
from euchre.engine.judge import why_not
from euchre.engine.position import Phase
from euchre.lessons.lesson import Lesson, PlayOut
from euchre.lessons.playing import LEARNER
from euchre.lessons.progress import after, with_done, with_left
from euchre.lessons.question import Grade
from euchre.lessons.run import Run, again, back, begun, check, choose, on, play, shown


def lesson_begun(model: Model, course: Course, one: Lesson) -> Step:
    """A lesson, from its beginning or from the step at which it was left."""
    left = course.progress.left
    at = left[1] if left and left[0] == one.key else 0
    return _at_step(model, course, begun(one, min(at, len(one.steps) - 1)))


def _at_step(model: Model, course: Course, run: Run) -> Step:
    """A step of a lesson, from its beginning; where one was left is kept."""
    lies = bool(run.played and finished(run.played))
    here = replace(course, place=LESSON, run=run, lying=lies, refusal="", said="")
    progress = with_left(here.progress, run.lesson.key, run.at)
    return also(put(model, here, progress), Focus(HEAD))


def wished(model: Model, course: Course, run: Run, wish: str, of: str) -> Step:
    """What the learner does in a step, or in an exercise."""
    match wish:
        case "on" if course.place == LESSON:
            return _on(model, course, run)
        case "back" if run.at:
            return _at_step(model, course, back(run))
        case "again":
            return _at_step(model, course, again(run))
        case "choose":
            return _chosen(model, course, run, of)
        case "check":
            return _answered(model, course, run, check(run))
        case "show":
            return _answered(model, course, run, shown(run))
        case "play" if isinstance(run.step, PlayOut) and not course.lying:
            return _played(model, course, run, of)
        case _:
            return model, ()  # a button of ours wishes nothing else


def _on(model: Model, course: Course, run: Run) -> Step:
    """From a trick that has been read, from a step that is done, or out of the lesson."""
    if course.lying:
        over = run.played is not None and run.played.position.phase is Phase.OVER
        here = replace(model, course=replace(course, lying=False))
        return here, (Focus(ON if over and run.may_go_on else HEAD),)
    if not run.may_go_on:
        return model, ()
    if not run.is_last:
        return _at_step(model, course, on(run))
    ended = replace(course, place=ENDED, refusal="")
    return also(put(model, ended, with_done(course.progress, run.lesson.key)), Focus(HEAD))


# Answers


def _chosen(model: Model, course: Course, run: Run, what: str) -> Step:
    question = run.question
    if question is None or run.may_go_on:
        return model, ()
    if what in question.offered:
        return _answered(model, course, run, choose(run, what))
    held = _card(what)
    return _refused(model, course, _refusal(run, held) if held else "")


def _played(model: Model, course: Course, run: Run, what: str) -> Step:
    """A card of the learner's in a step that is played out."""
    card = _card(what)
    if card is None:
        return model, ()
    if refusal := _refusal(run, card):
        return _refused(model, course, refusal)
    return _answered(model, course, run, play(run, card))


def _card(text: str) -> Card | None:
    return next((card for card in ALL_CARDS if card.text == text), None)


def _refused(model: Model, course: Course, refusal: str) -> Step:
    """The rules refuse a card: that is explained, and is no miss."""
    return replace(model, course=replace(course, refusal=refusal)), (Reveal(VERDICT),)


def _refusal(run: Run, card: Card) -> str:
    """Why the rules refuse a card; empty where they don't."""
    record = run.record
    if record is None or record.position.turn is not LEARNER:
        return ""
    phase = record.position.phase
    action = Discard(card) if phase is Phase.DISCARD else Play(card)
    why = why_not(record.position, action)
    return reason(why, phase) if why else ""


def _answered(model: Model, course: Course, before: Run, run: Run) -> Step:
    """With what was answered; whoever may go on now is led there."""
    lies = course.lying or run.played is not before.played
    here = replace(course, run=run, refusal="", lying=lies)
    step = _counted(model, here, before, run)
    if lies or run.may_go_on:
        return also(step, Focus(ON), Reveal(VERDICT))
    return also(step, Reveal(VERDICT)) if run.misses > before.misses else step


def _counted(model: Model, course: Course, before: Run, run: Run) -> Step:
    """The first answer to an exercise counts."""
    practice = course.practice
    if course.place != PRACTICE or practice is None or before.grade or run.grade is None:
        return replace(model, course=course), ()
    progress = after(course.progress, practice.exercise.code, run.grade, course.day)
    right = practice.right + (run.grade is Grade.RIGHT)
    counted = replace(practice, answered=practice.answered + 1, right=right)
    return put(model, replace(course, practice=counted), progress)
