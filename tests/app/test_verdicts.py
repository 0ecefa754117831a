"""What is said of every answer of every lesson: true of that answer, and never nothing."""

from __future__ import annotations

import pytest

from euchre.app.course import LESSON, Course
from euchre.app.verdicts import Said, said_of
from euchre.app.words.learn import tricks_needed
from euchre.app.words.names import Names
from euchre.app.words.taught import right, wrong
from euchre.engine.cards import Suit, cards
from euchre.engine.trump import Trump
from euchre.lessons.course import CHAPTERS, lesson
from euchre.lessons.lesson import Ask
from euchre.lessons.question import Kind, Manner, asked
from euchre.lessons.run import Run, begun, choose
from euchre.notation.pen import read_record

NAMES: Names = ("South", "West", "North", "East")
ASKED = [
    pytest.param(run, id=f"{one.key}-{at + 1}")
    for chapter in CHAPTERS
    for one in chapter.lessons
    for at, step in enumerate(one.steps)
    if isinstance(step, Ask) and (run := begun(one, at)).question
]


def said(run: Run, answer: str) -> Said:
    """What is said when this is tapped."""
    after = choose(run, answer)
    told = said_of(Course(place=LESSON, run=after), after, NAMES)
    assert told is not None
    return told


@pytest.mark.parametrize("run", ASKED)
def test_no_answer_is_left_without_a_reason(run: Run) -> None:
    question = run.question
    assert question is not None
    if question.manner is Manner.ONE:
        assert [] == [one for one in question.offered if not said(run, one).text]


@pytest.mark.parametrize(
    ("key", "step", "answer", "text"),
    [
        ("discard", 5, "Qh", "{Jc} is your only club."),
        ("second-round", 4, "d*", "The suit is right."),
        ("stick-the-dealer", 3, "d*", "The suit is right."),
        ("trump-or-not", 3, "Js", "A ten is easily beaten."),
        ("draw-trumps", 3, "Ac", "Draw trumps first"),
        ("first-hand", 2, "Td", "Then you have one card each of two suits"),
    ],
)
def test_a_weak_answer_is_not_told_what_is_wrong_with_others(
    key: str, step: int, answer: str, text: str
) -> None:
    """A queen of hearts that may go was called a trump, and four diamonds hardly any."""
    one = lesson(key)
    assert one is not None
    told = said(begun(one, step - 1), answer)
    assert ("weak", text) == (told.tone, told.text[: len(text)])


@pytest.mark.parametrize("run", ASKED)
def test_the_right_suit_alone_has_words_of_its_own(run: Run) -> None:
    """Those for all other calls say that the suit is wrong, and the right ones nothing of alone."""
    question, step = run.question, run.step
    assert question is not None
    assert isinstance(step, Ask)
    if question.kind is Kind.BID and question.right != ("p",):
        alone = {f"{one}*" for one in question.right} & {*question.offered}
        named = {one for keys in step.wrong for one in keys.split()}
        assert set() == alone - {*question.right} - named


@pytest.mark.parametrize("run", ASKED)
def test_no_lesson_has_words_for_an_answer_that_nobody_can_give(run: Run) -> None:
    question, step = run.question, run.step
    assert question is not None
    assert isinstance(step, Ask)
    if question.manner is not Manner.ROW:
        named = {one for keys in step.wrong for one in keys.split()}
        assert set() == named - ({*question.offered} - {*question.right})


@pytest.mark.parametrize(
    ("jack", "text"),
    [
        ("Jc", "This is the left bower. Which suit does that belong to?"),
        ("Jh", "Only the left bower changes its suit. Is this the left bower?"),
    ],
)
def test_a_wrong_suit_is_told_what_to_think_of(jack: str, text: str) -> None:
    question = asked(Kind.SUIT, trump=Trump(Suit("s")), cards=cards(jack))
    assert text == wrong(question, ("d",), NAMES)


@pytest.mark.parametrize(
    ("played", "text"),
    [
        ("Ac", "You hold no clubs, so you may play anything. "),
        ("As", "The suit led is spades, and you have some: you must follow. "),
        ("Ah", "The suit led is hearts, and you have some: you must follow."),
    ],
)
def test_who_may_play_what_is_told_of_a_left_bower_that_matters(played: str, text: str) -> None:
    """Nobody is told to hold no clubs, with a jack of clubs in sight."""
    pen = "- 0-0 N JcKhKdQdTd/QcQsQhTh9h/9c9s9dJdAd/AcAsAhTcTs KsKcJsJh | o -9d |"
    question = asked(Kind.LEGAL, read_record(f"{pen} {played}"))
    left = "The jack of clubs is the left bower, so it belongs to spades."
    assert (text + left if text.endswith(" ") else text) == right(question, NAMES)


@pytest.mark.parametrize(
    ("taken", "text"),
    [
        (2, "Your side has 2 of the 3 tricks that it needs."),
        (3, "Your side has the 3 tricks that it needs."),
        (4, "Your side has the 3 tricks that it needs."),
    ],
)
def test_four_tricks_are_no_part_of_three(taken: int, text: str) -> None:
    assert text == tricks_needed(3, taken)
