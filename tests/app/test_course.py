"""Every lesson on the page: a learner comes through it by its buttons, rightly or by mistakes."""

from __future__ import annotations

import pytest

from euchre.app.course import ENDED
from euchre.app.html import Element
from euchre.app.screens import page
from euchre.engine.cards import ALL_CARDS, cards
from euchre.engine.seats import Seat
from euchre.lessons.course import CHAPTERS
from euchre.lessons.lesson import Ask, Lesson, PlayOut, record_at
from euchre.lessons.playing import LEARNER
from euchre.lessons.progress_text import read
from euchre.lessons.question import Kind, Manner
from euchre.lessons.run import HELP_AFTER, SHOW_AFTER
from tests.app.learner import Learner, misses

LESSONS = [one for chapter in CHAPTERS for one in chapter.lessons]
EXPLAINED = (Kind.LEGAL, Kind.TRUMPS, Kind.ORDER, Kind.WINNER, Kind.POINTS)
"""Kinds whose wrong answers the rules themselves explain."""

each_lesson = pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.key)


@each_lesson
def test_who_answers_rightly_comes_through_by_the_buttons(one: Lesson) -> None:
    learner = Learner.opened()
    learner.press(f"learn-lesson-{one.key}")
    for at, step in enumerate(one.steps):
        assert (one, at) == (learner.run.lesson, learner.run.at)
        assert (one.key, at) == read(learner.text).left
        learner.rightly()
        if isinstance(step, Ask | PlayOut):
            assert "right" == learner.tone
        learner.press("learn-on")
    assert ENDED == learner.course.place
    assert (one.key,) == read(learner.text).done
    assert read(learner.text).left is None


@each_lesson
def test_every_wrong_answer_is_told_and_nobody_is_stuck(one: Lesson) -> None:
    learner = Learner.opened()
    learner.begin(one)
    for step in one.steps:
        tried = list(misses(learner.run))
        for number, answer in enumerate((tried * SHOW_AFTER)[: max(len(tried), SHOW_AFTER)], 1):
            learner.answer(answer)
            assert "wrong" == learner.tone
            assert not learner.run.may_go_on
            if isinstance(step, Ask) and step.kind in EXPLAINED:
                assert len(learner.said) > len("Not quite. ")
            helped = number >= HELP_AFTER and isinstance(step, Ask) and bool(step.help)
            assert helped == ("A hint: " in learner.said)
            assert (number >= SHOW_AFTER) == ("learn-show" in learner.buttons())
        if tried:
            learner.press("learn-show")
            assert "right" == learner.tone
        learner.rightly_if_needed()
        learner.press("learn-on")
    assert ENDED == learner.course.place


@each_lesson
def test_no_mark_of_the_prose_stands_on_the_page(one: Lesson) -> None:
    learner = Learner.opened()
    learner.begin(one)
    for _ in one.steps:
        assert "{" not in learner.dialog.text
        learner.rightly()
        assert "{" not in learner.dialog.text
        learner.press("learn-on")


@each_lesson
def test_nobodys_hidden_cards_stand_on_the_page(one: Lesson) -> None:
    """Beside the text, which speaks of what it will."""
    learner = Learner.opened()
    learner.begin(one)
    for step in one.steps:
        record = record_at(step)
        if record is not None and not isinstance(step, PlayOut):
            position = record.position
            seats = (LEARNER, *(Seat[name] for name in step.open))
            known = {card for seat in seats for card in position.holding(seat)}
            known |= {position.table.upcard, *cards(step.cards)}
            known |= {card for _, card in position.plays()}
            known |= {action.card for action in record.actions if hasattr(action, "card")}
            assert shown(learner.dialog) <= {card.text for card in known}
        learner.rightly()
        learner.press("learn-on")


def shown(root: Element) -> set[str]:
    """The cards that lie face up in a diagram."""
    tables = [one for one in root.walk() if one.get("class") == "diagram"]
    faces = [one for table in tables for one in table.walk() if one.get("data-rank")]
    named = {(card.rank.value, card.suit.value if card.suit else None): card for card in ALL_CARDS}
    return {named[one.get("data-rank"), one.get("data-suit")].text for one in faces}  # type: ignore[index]


@each_lesson
def test_every_button_has_an_id_of_its_own_and_a_meaning(one: Lesson) -> None:
    learner = Learner.opened()
    learner.begin(one)
    for _ in one.steps:
        ids = [str(each.get("id")) for each in page(learner.model).walk() if each.get("id")]
        assert sorted(set(ids)) == sorted(ids)
        learner.rightly()
        learner.press("learn-on")


def test_several_parts_are_pressed_and_let_go() -> None:
    """Whoever is asked for all that fits can take back what was chosen."""
    for one in LESSONS:
        for at, step in enumerate(one.steps):
            if isinstance(step, Ask) and step.question().manner is Manner.EACH:
                learner = Learner.opened()
                learner.begin(one)
                for _ in range(at):
                    learner.rightly()
                    learner.press("learn-on")
                first = step.question().offered[0]
                for chosen in ([first], []):
                    learner.press(f"answer-{first}")
                    assert chosen == list(learner.run.chosen)
                return
