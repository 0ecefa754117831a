"""A step of a lesson: what is told and asked, the hand that it is about, and what to say to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from euchre.app.course import HEAD, ON, VERDICT, Course, finished
from euchre.app.html import Child, Element, el
from euchre.app.model import Model
from euchre.app.origins import has_origin
from euchre.app.screens.answers import OF_CARDS, answers, card_button
from euchre.app.screens.diagram import Moment, diagram
from euchre.app.screens.parts import call, face, hidden, small
from euchre.app.screens.prose import paragraph, prose
from euchre.app.words import learn as words
from euchre.app.words.embedding import OPEN as EMBED
from euchre.app.words.names import YOU, Names
from euchre.app.words.table import CARD_PAUSE
from euchre.engine.cards import Card, cards
from euchre.engine.position import Phase, Position
from euchre.engine.record import Record
from euchre.engine.seats import Seat
from euchre.engine.trump import Trump
from euchre.lessons.lesson import Ask, PlayOut, Read, Step
from euchre.lessons.playing import LEARNER
from euchre.lessons.question import Grade, Kind, Manner, suit_trump, trick_shown
from euchre.lessons.run import Run

TEXT: Final = "learn-text"


def lesson_step(model: Model, course: Course, run: Run) -> Iterator[Child]:
    """One step of a lesson, from its heading to what leads on."""
    yield _head(run)
    yield from step_body(model, course, run)
    yield elsewhere(run)
    yield foot(tuple(_ways(course, run)))


def step_body(model: Model, course: Course, run: Run) -> Iterator[Child]:
    """What a step tells and asks, the hand that it is about, and what is said of an answer."""
    names = names_of(model)
    yield el("div", paragraph(run.step.text, names, TEXT), class_="lesson-text")
    shown = course.record
    if shown is not None:
        yield diagram(_moment(course, run, shown, names))
    yield _row(run)
    if not course.lying:
        yield answers(run, names, in_holding=shown is not None and _in_holding(run, shown))
    yield from _how(course, run)
    yield verdict(course, run, names)


def names_of(model: Model) -> Names:
    """The players' names: who learns is spoken to, whatever the table calls that seat."""
    return (YOU, *model.settings.names[1:])


def _trump(run: Run) -> Trump | None:
    """What is trump in this step, if anything is."""
    if isinstance(run.step, Ask) and run.step.trump:
        return suit_trump(run.step.trump)
    contract = run.record.position.contract if run.record else None
    return contract.trump if contract else None


def _head(run: Run) -> Element:
    at, count = run.at, len(run.lesson.steps)
    dots = (el("i", data_dot=_dot(run, one)) for one in range(count))
    return el(
        "div",
        small("learn home", words.ALL_LESSONS, "learn-home"),
        el(
            "h3",
            run.lesson.title,
            hidden(". "),
            el("span", words.step_of(at + 1, count), class_="note"),
            id=HEAD,
            tabindex=-1,
            aria_describedby=TEXT,
        ),
        el("p", dots, class_="dots", aria_hidden="true"),
        class_="lesson-head",
    )


def _dot(run: Run, step: int) -> str:
    if step == run.at:
        return "now"
    return "had" if step < run.at else "to-come"


# The hand


def _moment(course: Course, run: Run, record: Record, names: Names) -> Moment:
    trick, taker = _trick(course, run, record)
    return Moment(
        position=_position(run, record),
        names=names,
        trick=trick,
        taker=taker,
        open=tuple(Seat[name] for name in run.step.open),
        marks=_marks(run.step),
        own=_own(course, run, record),
        printed=_is_printed(run),
    )


def _is_printed(run: Run) -> bool:
    """Whether it is yet to be found out what the cards are: their names must not tell."""
    return run.question is not None and not run.may_go_on


def _position(run: Run, record: Record) -> Position:
    """The hand as it stands; whose turn it is, and whose trick, may be just what is asked."""
    position, question = record.position, run.question
    if question is None or run.may_go_on:
        return position
    if question.kind is Kind.WINNER:
        before = record.positions[max(finished(record) - 1, 0)]
        return replace(position, turn=None, taken=before.taken)
    return replace(position, turn=None) if question.kind is Kind.TEXT else position


def _marks(step: Step) -> tuple[Card, ...]:
    return () if isinstance(step, PlayOut) else cards(step.marks)


def _trick(
    course: Course, run: Run, record: Record
) -> tuple[tuple[tuple[Seat, Card], ...], Seat | None]:
    """The trick that lies on the table, and who takes it where that is told."""
    played = tuple(record.position.plays())
    asks = isinstance(run.step, Ask) and run.step.kind is Kind.WINNER
    over = len(record.actions) > 0 and finished(record) == len(record.actions)
    if played and not asks:
        return played, None
    if not (asks or course.lying or (over and isinstance(run.step, Read))):
        return (), None
    trick = trick_shown(record)
    trump = record.position.made().trump
    best = trick[trump.best([card for _, card in trick])][0]
    return trick, best if not asks or run.may_go_on else None


def _in_holding(run: Run, record: Record) -> bool:
    """Whether the cards that can be answered lie in the learner's holding."""
    question, held = run.question, record.position.holding(LEARNER)
    if question is None or question.kind not in OF_CARDS:
        return False
    return set(question.offered) <= {card.text for card in held}


def _own(course: Course, run: Run, record: Record) -> dict[Card, Element]:
    """The learner's cards as buttons, where they are what is asked for."""
    position, step = record.position, run.step
    trump = None if _is_printed(run) else _trump(run)
    held = position.holding(LEARNER)
    plays = isinstance(step, PlayOut) and not course.lying and position.phase is not Phase.OVER
    if not (plays or _in_holding(run, record)):
        return {}
    question, marks = run.question, _marks(step)
    asked = (
        held
        if plays or (question and question.kind in _ALL_HELD)
        else tuple(card for card in held if question and card.text in question.offered)
    )
    return {card: card_button(run, card, trump, marked=card in marks) for card in asked}


_ALL_HELD: Final = (Kind.LEGAL, Kind.PLAY, Kind.DISCARD)
"""Kinds in which every card of the holding can be tried; one that is refused is explained."""


# Cards without a hand


def _row(run: Run) -> Element | None:
    """Some cards in a row, where they are only to be looked at."""
    step = run.step
    if isinstance(step, PlayOut) or not step.cards:
        return None
    if isinstance(step, Ask) and step.kind in OF_CARDS:
        return None  # they are the answers
    trump, marks = None if _is_printed(run) else _trump(run), _marks(step)
    shown = (_shown(card, trump, marked=card in marks) for card in cards(step.cards))
    return el("ul", shown, class_="card-row", aria_label=words.CARDS)


def _shown(card: Card, trump: Trump | None, *, marked: bool) -> Element:
    return el("li", face(card, trump), hidden(CARD_PAUSE), data_marked="true" if marked else None)


# What is said to it


def _how(course: Course, run: Run) -> Iterator[Element]:
    """How it is answered, where a tap alone is no answer; or how far somebody has come."""
    question, step = run.question, run.step
    if question is not None and question.manner is not Manner.ONE and not run.may_go_on:
        how = words.EACH if question.manner is Manner.EACH else words.ROW
        yield el("p", how, class_="note how")
    if isinstance(step, PlayOut) and course.record:
        taken = course.record.position.taken[LEARNER.side.index]
        yield el("p", words.tricks_needed(step.tricks, taken), class_="note how")


def elsewhere(run: Run) -> Element | None:
    """The way to show this step on somebody's page, where there is something to be shown."""
    if not has_origin(run.step):
        return None
    return el("p", small("embed step", EMBED, "learn-embed"), class_="elsewhere")


def foot(buttons: tuple[Element, ...]) -> Element | None:
    """What leads on, in sight whatever is looked at."""
    return (
        el("div", buttons, class_="ways", role="group", aria_label=words.WAYS) if buttons else None
    )


def verdict(course: Course, run: Run, names: Names) -> Element:
    """What is said of the last answer; it is heard once."""
    tone, inside = _verdict(course, run, names)
    return el("div", inside, class_="said-of", id=VERDICT, role="status", data_tone=tone or None)


def _verdict(course: Course, run: Run, names: Names) -> tuple[str, tuple[Child, ...]]:
    # Imported here: words that are made from the rules take more of the engine than most steps.
    from euchre.app.verdicts import Said, said_of

    told: Said | None = said_of(course, run, names)
    if told is None:
        return "", ()
    parts: list[Child] = []
    again = "\u00a0" * (run.misses % 2)  # the same words are heard again
    if told.head:
        parts.append(
            el("p", el("b", told.head), " ", prose(told.text, names, "", opens=False), again)
        )
    if told.help:
        hint = (el("b", words.HELP), ": ", *prose(told.help, names, "", opens=False))
        parts.append(el("p", hint, class_="helped"))
    return told.tone, tuple(parts)


def _ways(course: Course, run: Run) -> Iterator[Element]:
    """Back, and what comes next."""
    if run.at:
        yield call("learn back", "pass", words.BACK, id_="learn-back")
    if course.lying:
        yield call("learn on", "go", words.NEXT, id_=ON)
    elif isinstance(run.step, PlayOut) and run.grade is Grade.WRONG:
        yield call("learn again", "go", words.AGAIN, id_="learn-again")
    else:
        yield from helps(run)
        if run.may_go_on:
            yield call("learn on", "go", words.FINISH if run.is_last else words.NEXT, id_=ON)


def helps(run: Run) -> Iterator[Element]:
    """What can be asked for before a step is done."""
    question = run.question
    if run.may_be_shown:
        label = words.SHOW_CARD if isinstance(run.step, PlayOut) else words.SHOW
        yield call("learn show", "pass", label, id_="learn-show")
    if question and question.manner is Manner.EACH and not run.may_go_on:
        yield call("learn check", "go", words.CHECK, id_="learn-check", enabled=bool(run.chosen))
