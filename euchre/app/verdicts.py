"""Verdicts: what is said of a learner's answer, in the lesson's words or in those of the rules."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.ai.bot import Choice
from euchre.app.course import PRACTICE, Course
from euchre.app.judged import judged
from euchre.app.words import learn as words
from euchre.app.words import practice as practice_words
from euchre.app.words import review, taught
from euchre.app.words.names import Names
from euchre.engine.record import Record
from euchre.lessons.lesson import Ask, PlayOut
from euchre.lessons.question import (
    Answer,
    Grade,
    Manner,
    Question,
    action_from,
    trick_shown,
    trump_of,
)
from euchre.lessons.run import Run


@dataclass(frozen=True, slots=True)
class Said:
    """A verdict: its tone, what it is in a word, why, and help where that is due."""

    tone: str
    head: str
    text: str
    help: str = ""


def said_of(course: Course, run: Run, names: Names) -> Said | None:
    """What is to be said now, if anything is."""
    if course.refusal:
        return Said("refused", words.REFUSED, course.refusal)
    if course.lying and course.record:
        return Said("lies", _takes(course.record, names), "")
    if isinstance(run.step, PlayOut):
        return _of_play(run, run.step)
    question, practice = run.question, course.practice
    if course.place == PRACTICE and practice and practice.choice and question and run.grade:
        return _of_judged(run, question, practice.choice)
    if run.grade is None or question is None or not isinstance(run.step, Ask):
        return None
    return _of_answer(run, run.step, question, names)


def _takes(record: Record, names: Names) -> str:
    trick, trump = trick_shown(record), trump_of(record)
    return words.takes_it(trick[trump.best([card for _, card in trick])][0], names)


def _of_play(run: Run, step: PlayOut) -> Said | None:
    match run.grade:
        case None:
            return Said("help", "", "", step.help) if run.helped and step.help else None
        case Grade.WRONG:
            return Said("wrong", words.MISSED, step.wrong, step.help if run.helped else "")
        case _:
            return Said("right", words.WAY if run.given else words.MADE_IT, step.right)


def _of_answer(run: Run, step: Ask, question: Question, names: Names) -> Said:
    match run.grade:
        case Grade.RIGHT if run.given:
            return Said("right", words.GIVEN, step.right or taught.given(question, names))
        case Grade.RIGHT:
            return Said("right", words.RIGHT, step.right or taught.right(question, names))
        case Grade.WEAK:
            text = named_words(step, run.answer) or step.right
            return Said("weak", words.WEAK, text or taught.given(question, names))
        case _:
            text = _own_words(step, question, run.answer)
            text = text or taught.wrong(question, run.answer, names)
            return Said("wrong", words.WRONG, text, step.help if run.helped else "")


def _of_judged(run: Run, question: Question, choice: Choice) -> Said:
    """What the adviser's figures say of an answer; a wrong one is not told the right one yet."""
    record = question.record
    assert record is not None  # a moment was judged
    action = action_from(record, run.answer[0])
    found = judged(choice, action)
    why = review.why(found, choice, action, record.position)
    match run.grade:
        case Grade.RIGHT:
            return Said("right", words.GIVEN if run.given else words.RIGHT, why)
        case Grade.WEAK:
            return Said("weak", words.WEAK, why)
        case _:
            return Said("wrong", words.WRONG, practice_words.costs(found.points, found.wins))


def _own_words(step: Ask, question: Question, answer: Answer) -> str:
    """The lesson's text for an answer: of several parts, for the first that is wrong."""
    if question.manner is Manner.EACH:
        answer = tuple(one for one in answer if one not in question.right)
    return named_words(step, answer) or step.wrong.get("", "")


def named_words(step: Ask, answer: Answer) -> str:
    """The lesson's text for the first of these that it names; those for all others are no help.

    What is said of all other answers is said of mistakes, which a weak answer is not.
    """
    texts = (text for one in answer for keys, text in step.wrong.items() if one in keys.split())
    return next(texts, "")
