"""Learning: what the dialog that teaches euchre does. Pure; read when it opens."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre.app.course import ENDED, GLOSSARY, HOME, LESSON, Course, finished
from euchre.app.effects import Download, Effect, Focus, LookAtProgress, PutProgress, Reveal
from euchre.app.flow import Step, halted
from euchre.app.messages import AtCourse, Dialog, Learn, Open, ProgressFound, Thought, Visibility
from euchre.app.model import Model
from euchre.app.words import course as words
from euchre.app.words import reason
from euchre.engine.actions import Discard, Play
from euchre.engine.cards import ALL_CARDS, Card
from euchre.engine.errors import EuchreError
from euchre.engine.judge import why_not
from euchre.engine.position import Phase
from euchre.lessons.course import CHAPTERS, lesson
from euchre.lessons.lesson import Lesson
from euchre.lessons.playing import LEARNER
from euchre.lessons.progress import Progress, merged, with_done, with_left
from euchre.lessons.progress_text import NewerProgressError, read, write
from euchre.lessons.run import Run, again, back, begun, check, choose, on, play, shown

HEAD: Final = "learn-title"
"""The id of the heading of what is looked at."""
ON: Final = "learn-on"
"""The id of the button that leads on."""
VERDICT: Final = "learn-verdict"
"""The id of what is said of an answer."""


def told(model: Model, message: AtCourse) -> Step:
    """What follows from a message that only this dialog has to do with."""
    match message:
        case Open():
            course = replace(_of(model), asking=False, cleared="", said="")
            opened = replace(halted(model), dialog=Dialog.COURSE, clash=None, course=course)
            return opened, (LookAtProgress(),)
        case ProgressFound():
            return _found(model, _of(model), message)
        case Learn(wish, of) if model.course and model.dialog is Dialog.COURSE:
            return _wished(model, model.course, wish, of)
        case Learn() | Thought() | Visibility():
            return model, ()


def opened_by_link(model: Model, key: str) -> Step:
    """The page opens with the course, or with one of its lessons."""
    course = Course(wanted=key)
    return replace(model, dialog=Dialog.COURSE, course=course), (LookAtProgress(),)


def _of(model: Model) -> Course:
    return model.course or Course()


# What is kept


def _found(model: Model, course: Course, found: ProgressFound) -> Step:
    """What the browser keeps; what another tab has kept meanwhile comes to what is here."""
    if found.why == words.ELSEWHERE and course.known:
        return _put(model, replace(course, text=found.text), _merged(course, found.text))
    if found.why:
        return replace(model, course=replace(course, known=True, kept=False)), ()
    here = replace(course, known=True, kept=True, text=found.text, aside=found.aside)
    try:
        progress = read(found.text) if found.text else Progress()
    except NewerProgressError:  # another page knows what is in it: nothing is written over it
        return _linked(model, replace(here, kept=False, said=words.NEWER))
    except EuchreError as fault:
        return _unreadable(model, here, str(fault))
    return _linked(model, replace(here, progress=progress))


def _unreadable(model: Model, course: Course, why: str) -> Step:
    """It is put aside, and the course begins anew."""
    here = replace(course, text="", progress=Progress(), said=words.unreadable(why))
    model, effects = _linked(model, here)
    return model, (PutProgress("", course.text, course.text), *effects)


def _linked(model: Model, course: Course) -> Step:
    """What a link asks for, now that it is known what was learned."""
    wanted = lesson(course.wanted)
    here = replace(course, wanted="")
    return _begun(model, here, wanted, 0) if wanted else (replace(model, course=here), ())


def _merged(course: Course, text: str) -> Progress:
    """What is here and what another tab has kept."""
    try:
        other = read(text) if text else Progress()
    except EuchreError:
        return course.progress
    return replace(course.progress, done=tuple(dict.fromkeys((*other.done, *course.progress.done))))


def _put(model: Model, course: Course, progress: Progress) -> Step:
    """The progress, kept if it is another than before."""
    text = write(progress) if progress != Progress() else ""
    here = replace(course, progress=progress)
    if text == course.text or not course.kept:
        return replace(model, course=here), ()
    return replace(model, course=replace(here, text=text)), (PutProgress(text, course.text),)


# A file of everything


def fresh_lessons(model: Model, text: str) -> int:
    """How many lessons are done by a text, and not here."""
    done = read(text).done if text else ()
    return len(set(done) - set(_of(model).progress.done))


def brought(model: Model, text: str) -> Step:
    """What was learned elsewhere comes to what was learned here."""
    course = _of(model)
    return _put(model, course, merged(course.progress, read(text)))


# What the person does


def _wished(model: Model, course: Course, wish: str, of: str) -> Step:
    match wish:
        case "home":
            return _shown(model, replace(course, place=HOME, said=""), HEAD)
        case "glossary":
            return _shown(model, replace(course, place=GLOSSARY), HEAD)
        case "lesson":
            wanted = lesson(of)
            return _begun(model, course, wanted, _left_at(course, of)) if wanted else (model, ())
        case "download":
            return model, (Download("euchre-course.txt", course.aside),)
        case "clear" | "keep" | "sure" | "undo":
            return _cleared(model, course, wish)
        case _ if course.run is not None and course.place == LESSON:
            return _in_lesson(model, course, course.run, wish, of)
        case _:
            return model, ()  # a button of ours wishes nothing else


def _shown(model: Model, course: Course, *focus: str) -> Step:
    return replace(model, course=course), tuple(map(Focus, focus))


def _cleared(model: Model, course: Course, wish: str) -> Step:
    """All that was learned is forgotten, if the person is sure of it; it can be had back."""
    match wish:
        case "clear":
            return _shown(model, replace(course, asking=True), "learn-keep")
        case "sure" if course.asking:
            gone = replace(course, asking=False, cleared=course.text, said=words.CLEARED)
            return _also(_put(model, replace(gone, run=None), Progress()), Focus("learn-undo"))
        case "undo" if course.cleared:
            here = replace(course, cleared="", said=words.NOT_CLEARED)
            return _also(_put(model, here, read(course.cleared)), Focus("learn-clear"))
        case _:
            return _shown(model, replace(course, asking=False), "learn-clear")


def _also(step: Step, *effects: Effect) -> Step:
    return step[0], (*step[1], *effects)


def _left_at(course: Course, key: str) -> int:
    """The step at which the lesson was left."""
    left = course.progress.left
    return left[1] if left and left[0] == key else 0


def _begun(model: Model, course: Course, one: Lesson, at: int) -> Step:
    return _at_step(model, course, begun(one, min(at, len(one.steps) - 1)))


def _at_step(model: Model, course: Course, run: Run) -> Step:
    """A step of a lesson, from its beginning; where one was left is kept."""
    lies = bool(run.played and finished(run.played))
    here = replace(course, place=LESSON, run=run, lying=lies, refusal="", said="")
    progress = with_left(here.progress, run.lesson.key, run.at)
    return _also(_put(model, here, progress), Focus(HEAD))


def _in_lesson(model: Model, course: Course, run: Run, wish: str, of: str) -> Step:
    match wish:
        case "on":
            return _on(model, course, run)
        case "back" if run.at:
            return _at_step(model, course, back(run))
        case "again":
            return _at_step(model, course, again(run))
        case "choose":
            return _chosen(model, course, run, of)
        case "check":
            return _answered(model, course, check(run))
        case "show":
            return _answered(model, course, shown(run))
        case "play" if not course.lying:
            return _played(model, course, run, of)
        case _:
            return model, ()


def _on(model: Model, course: Course, run: Run) -> Step:
    """From a trick that has been read, from a step that is done, or out of the lesson."""
    if course.lying:
        over = run.played is not None and run.played.position.phase is Phase.OVER
        return _shown(model, replace(course, lying=False), ON if over and run.may_go_on else HEAD)
    if not run.may_go_on:
        return model, ()
    if not run.is_last:
        return _at_step(model, course, on(run))
    ended = replace(course, place=ENDED, refusal="")
    return _also(_put(model, ended, with_done(course.progress, run.lesson.key)), Focus(HEAD))


def _chosen(model: Model, course: Course, run: Run, what: str) -> Step:
    question = run.question
    if question is None or run.may_go_on:
        return model, ()
    if what not in question.offered:
        held = next((card for card in ALL_CARDS if card.text == what), None)
        refusal = _refusal(run, held) if held else ""
        return _also(_shown(model, replace(course, refusal=refusal)), Reveal(VERDICT))
    return _answered(model, course, choose(run, what))


def _answered(model: Model, course: Course, run: Run) -> Step:
    """With an answer that was given; whoever may go on now is led there."""
    lies = course.lying or bool(run.played and course.run and run.played is not course.run.played)
    here = replace(course, run=run, refusal="", lying=lies)
    step = _shown(model, here, *([ON] if lies or run.may_go_on else ()))
    is_new = course.run is not None and run.misses > course.run.misses
    return _also(step, Reveal(VERDICT)) if is_new else step


def _played(model: Model, course: Course, run: Run, what: str) -> Step:
    """A card of the learner's in a step that is played out."""
    try:
        card = Card.parse(what)
    except EuchreError:
        return model, ()  # a button of ours names a card
    if refusal := _refusal(run, card):
        return _also(_shown(model, replace(course, refusal=refusal)), Reveal(VERDICT))
    return _answered(model, course, play(run, card))


def _refusal(run: Run, card: Card) -> str:
    """Why the rules refuse a card; empty where they don't."""
    record = run.record
    if record is None or record.position.turn is not LEARNER:
        return ""
    phase = record.position.phase
    action = Discard(card) if phase is Phase.DISCARD else Play(card)
    why = why_not(record.position, action)
    return reason(why, phase) if why else ""


# What comes next


def next_lesson(progress: Progress, after: str = "") -> Lesson | None:
    """The one that was left in the midst, else the first that is not done; None when all are."""
    every = [one for chapter in CHAPTERS for one in chapter.lessons]
    if progress.left and (left := lesson(progress.left[0])):
        return left
    at = next((at for at, one in enumerate(every) if one.key == after), -1)
    later = (*every[at + 1 :], *every[: at + 1])
    return next((one for one in later if one.key not in progress.done), None)
