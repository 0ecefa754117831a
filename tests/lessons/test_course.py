"""Every lesson holds what it says: its hands can be, its answers are right, its prose is true."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from euchre.engine.actions import Play
from euchre.engine.cards import Card, cards
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.lessons.course import CHAPTERS, lesson
from euchre.lessons.lesson import Ask, Lesson, PlayOut, Read, Step, record_at
from euchre.lessons.markup import faults
from euchre.lessons.playing import LEARNER, played_on, tricks_of
from euchre.lessons.question import Grade, Kind, Manner
from euchre.lessons.run import Run, back, begun, check, choose, on, play

LESSONS = [one for chapter in CHAPTERS for one in chapter.lessons]
STEPS = [
    pytest.param(step, id=f"{one.key}-{at}")
    for one in LESSONS
    for at, step in enumerate(one.steps, start=1)
]
PLAYED_OUT = [param for param in STEPS if isinstance(param.values[0], PlayOut)]
THEIRS = (Kind.LEGAL, Kind.BID, Kind.DISCARD, Kind.PLAY)
"""Questions about what the learner does."""


def prose(step: Step) -> Iterator[str]:
    """All that a step says."""
    yield step.text
    if isinstance(step, Ask):
        yield from (step.right, step.help, *step.wrong.values(), *step.texts)
    if isinstance(step, PlayOut):
        yield from (step.right, step.wrong, step.help)


def test_every_lesson_has_a_key_of_its_own() -> None:
    keys = [one.key for one in LESSONS]
    assert sorted(set(keys)) == sorted(keys)
    assert LESSONS == [lesson(key) for key in keys]


@pytest.mark.parametrize("step", STEPS)
def test_what_the_prose_claims_is_true(step: Step) -> None:
    record, question = record_at(step), step.question() if isinstance(step, Ask) else None
    trump = question.trump if question else None
    assert [] == [fault for text in prose(step) for fault in faults(text, record, trump)]


@pytest.mark.parametrize("step", STEPS)
def test_a_moment_is_the_learners_where_the_learner_is_to_do_something(step: Step) -> None:
    record = record_at(step)
    if isinstance(step, PlayOut) or (isinstance(step, Ask) and step.kind in THEIRS):
        assert record is not None
        shown = played_on(record) if isinstance(step, PlayOut) else record
        assert LEARNER is shown.position.turn


@pytest.mark.parametrize("step", STEPS)
def test_marked_cards_are_shown(step: Step) -> None:
    if not isinstance(step, PlayOut):
        marks = {step.marks[at : at + 2] for at in range(0, len(step.marks), 2)}
        assert marks <= {card.text for card in shown(step)}


def shown(step: Read | Ask) -> Iterator[Card]:
    """The cards that lie before the learner."""
    yield from cards(step.cards)
    if record := record_at(step):
        position = record.position
        yield from (position.table.upcard, *position.holding(LEARNER))
        yield from (card for _, card in position.plays())


@pytest.mark.parametrize("step", STEPS)
def test_every_answer_that_gets_a_text_can_be_given_and_is_wrong(step: Step) -> None:
    if isinstance(step, Ask):
        question = step.question()
        given = {one for key in step.wrong for one in key.split() if key}
        assert given <= set(question.offered)
        if question.manner is Manner.ONE:
            assert not given & set(question.right)


@pytest.mark.parametrize("step", PLAYED_OUT)
def test_what_is_asked_of_a_learner_can_be_done_and_can_be_missed(step: PlayOut) -> None:
    record = record_at(step)
    assert record is not None
    ends = set(tricks_of_every_way(played_on(record)))
    assert max(ends) >= step.tricks > min(ends)


def tricks_of_every_way(record: Record) -> Iterator[int]:
    """What South's side ends with, for every way that South can go."""
    position = record.position
    if position.phase is Phase.OVER:
        yield position.taken[LEARNER.side.index]
        return
    for card in tricks_of(position):
        yield from tricks_of_every_way(played_on(record.then(Play(card))))


# A learner


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.key)
def test_who_answers_rightly_comes_to_the_end_without_a_stumble(one: Lesson) -> None:
    run = begun(one)
    for _ in one.steps[1:]:
        run = on(rightly(run))
    run = rightly(run)
    assert run.may_go_on
    assert run.is_last
    assert frozenset() == run.stumbled


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.key)
def test_who_answers_wrongly_first_is_told_and_comes_to_the_end_as_well(one: Lesson) -> None:
    run, stumbled = begun(one), set[int]()
    for at, step in enumerate(one.steps):
        assert at == run.at
        if isinstance(step, Ask) and (missed := wrongly(run)):
            assert Grade.WRONG is missed.grade
            assert on(missed) == missed
            run = missed
            stumbled.add(at)
        run = rightly(run)
        run = run if run.is_last else on(run)
    assert frozenset(stumbled) == run.stumbled


def rightly(run: Run) -> Run:
    """What the learner does who knows it all."""
    question = run.question
    while isinstance(run.step, PlayOut) and not run.may_go_on:
        assert run.played is not None
        worth = tricks_of(run.played.position)
        run = play(run, max(worth, key=worth.__getitem__))
    if question is None:
        return run
    answer = question.right[:1] if question.manner is Manner.ONE else question.right
    run = unchosen(run)
    for part in answer:
        run = choose(run, part)
    return check(run)


def unchosen(run: Run) -> Run:
    for part in run.chosen:
        run = choose(run, part)
    return run


def wrongly(run: Run) -> Run | None:
    """A wrong answer, if there can be one."""
    question = run.question
    assert question is not None
    if question.manner is Manner.ROW:
        for part in reversed(question.right):
            run = choose(run, part)
        return run
    if question.manner is Manner.EACH:
        other = [one for one in question.offered if one not in question.right]
        return (
            check(choose(run, (other or question.right)[0]))
            if other or question.right[1:]
            else None
        )
    other = [one for one in question.offered if one not in (*question.right, *question.weak)]
    return choose(run, other[0]) if other else None


def test_steps_follow_each_other() -> None:
    """Going back leads to the step before, from every one."""
    for one in LESSONS:
        for before, here in pairwise(range(len(one.steps))):
            assert before == back(begun(one, here)).at
