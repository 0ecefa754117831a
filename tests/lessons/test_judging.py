"""What must be judged: natural moments, and questions only where something is clearly wrong."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from euchre.ai.bot import Because, Choice, Ground, Option
from euchre.ai.levels import ADVISER, bot
from euchre.engine.actions import Action, Call, Discard, OrderUp, Pass, Play
from euchre.engine.cards import Card, Suit
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.seats import Seat
from euchre.engine.view import view
from euchre.lessons.exercises.candidates import candidate
from euchre.lessons.exercises.judging import KINDS, judged
from euchre.lessons.exercises.skills import JUDGED, Exercise, Skill, from_code
from euchre.lessons.question import Answer, Grade, Question, answer_of
from euchre.notation.pen import read_record, write

LADDERS = [(skill, rung) for skill in JUDGED for rung in range(1, skill.rungs + 1)]
SEEDS = tuple(f"seed{number}" for number in range(5))
PHASES = {
    Skill.BID: {Phase.ORDER, Phase.CALL},
    Skill.ALONE: {Phase.ORDER, Phase.CALL},
    Skill.DISCARD: {Phase.DISCARD},
    Skill.LEAD: {Phase.PLAY},
    Skill.PLAY: {Phase.PLAY},
}

# Moments


@cache
def found(skill: Skill, rung: int) -> tuple[Record, ...]:
    return tuple(candidate(skill, rung, seed) for seed in SEEDS)


@pytest.mark.parametrize(("skill", "rung"), LADDERS)
def test_south_decides_what_the_skill_is_about(skill: Skill, rung: int) -> None:
    for record in found(skill, rung):
        position = record.position
        assert Seat.S is position.turn
        assert position.phase in PHASES[skill]
        assert len(view(record, Seat.S).legal) > 1
        if position.trick:
            assert (skill is Skill.LEAD) is (not position.trick.cards)


@pytest.mark.parametrize(("skill", "rung"), LADDERS)
def test_a_moment_is_of_a_real_hand_and_no_two_are_the_same(skill: Skill, rung: int) -> None:
    lines = [write(record) for record in found(skill, rung)]
    assert len(SEEDS) == len(set(lines))
    assert all(line.startswith("- 0-0 ") for line in lines)
    assert [read_record(line) for line in lines] == list(found(skill, rung))
    assert lines[0] == write(candidate(skill, rung, SEEDS[0]))


def test_bids_are_asked_in_both_rounds_and_of_a_dealer_who_is_stuck() -> None:
    seen = [view(candidate(Skill.BID, 2, f"b{number}"), Seat.S) for number in range(12)]
    assert {Phase.ORDER, Phase.CALL} == {one.phase for one in seen}
    assert any(Pass() not in one.legal for one in seen)
    assert {Phase.ORDER} == {record.position.phase for record in found(Skill.BID, 1)}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "bid-1-x7f3",
            "- 0-0 S 9sAs9hQdAd/JhQhKh9d9c/QsThAhKcAc/TsKsJdKdJc JsTdTcQc | p p p",
        ),
        (
            "lead-3-x7f3",
            "- 0-0 S KsAs9hTdKc/9sTsJsAhJd/Kh9dKdQcAc/QsThQdAd9c JhQhTcJc | p p p o -Td | 9s9dQsKs",
        ),
        (
            "discard-2-x7f3",
            "- 0-0 S QhJdAd9cAc/9sTsJsTdQd/9hJhAhJcKc/QsKh9dKdTc QcKsAsTh | p o",
        ),
    ],
)
def test_a_code_means_the_same_moment_on_every_machine(text: str, line: str) -> None:
    one = from_code(text)
    assert line == write(candidate(one.skill, one.rung, one.seed))


# The adviser's thought


def asked_at(exercise: Exercise) -> tuple[Choice, Question | None]:
    """What the adviser chooses there, and the question that it makes."""
    record = candidate(exercise.skill, exercise.rung, exercise.seed)
    choice = bot(ADVISER).choose(view(record, Seat.S), Random(exercise.code))
    return choice, judged(record, choice, exercise.skill, exercise.rung)


@pytest.mark.parametrize(("skill", "rung"), LADDERS)
def test_some_thoughts_lead_to_a_question_that_the_adviser_answers_rightly(
    skill: Skill, rung: int
) -> None:
    exercise = Exercise(skill, rung, "q")
    for _ in range(20):
        choice, question = asked_at(exercise)
        if question:
            break
        exercise = exercise.following
    assert question is not None
    assert KINDS[skill] is question.kind
    assert Grade.RIGHT is question.grade((without_alone(choice.action, skill),))
    assert any(Grade.WRONG is question.grade((one,)) for one in question.offered)
    assert len(question.right) <= max(1, len(question.offered) // 2)
    legal = {answer_of(action) for action in view(candidate_of(exercise), Seat.S).legal}
    assert set(question.offered) <= legal


def candidate_of(exercise: Exercise) -> Record:
    return candidate(exercise.skill, exercise.rung, exercise.seed)


def without_alone(action: Action, skill: Skill) -> str:
    """How it is answered; where alone is no matter, without it."""
    text = answer_of(action)
    return text.removesuffix("*") if skill is Skill.BID else text


# What a thought is taken for

STUCK = "- 0-0 S AsTsKhTd9c/9sQhJhAd9d/JsQdKdKcAc/9hThAhTcQc JdKsQsJc | p p p p p p p"
FIRST = "- 0-0 S AsTsKhTd9c/9sQhJhAd9d/JsQdKdKcAc/9hThAhTcQc JdKsQsJc | p p p"
DEALT = FIRST + " o"
LEAD = "- 0-0 E AsTsKhTd9c/9sQhJhAd9d/JsQdKdKcAc/9hThAhTcQc JdKsQsJc | p p p o -9h |"


def option(action: Action, behind: float, error: float = 0.004) -> Option:
    """A choice that is so many points behind, a twentieth of that in wins."""
    return Option(action, -behind, 0.5 - behind / 20, error, ())


def thought(*options: Option) -> Choice:
    """The adviser's: the first one is chosen."""
    return Choice(options[0].action, Because((Ground.TRIED,), options, 400))


def plays(*behind: float, error: float = 0.004) -> Choice:
    """South leads these five, so many points behind the best."""
    held = map(Card.parse, ("As", "Ts", "Kh", "Td", "9c"))
    return thought(*(option(Play(card), less, error) for card, less in zip(held, behind)))


def question(line: str, choice: Choice, skill: Skill, rung: int = 2) -> Question | None:
    return judged(read_record(line), choice, skill, rung)


@pytest.mark.parametrize(
    ("behind", "right", "weak"),
    [
        ((0, 0.5, 0.5, 0.9, 0.9), ("As",), ()),
        ((0, 0.02, 0.5, 0.9, 0.9), ("As", "Ts"), ()),
        ((0, 0.1, 0.12, 0.19, 0.9), ("As", "Ts"), ("Kh", "Td")),
        ((0, 0.14, 0.2, 0.24, 0.25), ("As",), ("Ts", "Kh")),
    ],
)
def test_what_costs_little_is_right_or_weak(
    behind: tuple[float, ...], right: Answer, weak: Answer
) -> None:
    asked = question(LEAD, plays(*behind, error=0.0026), Skill.LEAD)
    assert asked is not None
    assert (right, weak) == (asked.right, asked.weak)


@pytest.mark.parametrize(
    "behind",
    [
        (0, 0.01, 0.01, 0.9, 0.9),  # three are right
        (0, 0.01, 0.1, 0.1, 0.1),  # nothing is wrong
        (0, 0.1, 0.1, 0.16, 0.17),
    ],
)
def test_where_much_is_right_or_nothing_wrong_there_is_no_question(
    behind: tuple[float, ...],
) -> None:
    assert question(LEAD, plays(*behind), Skill.LEAD) is None


def test_what_chance_alone_may_have_put_behind_is_never_wrong() -> None:
    assert question(LEAD, plays(0, 0.5, 0.5, 0.5, 0.5, error=0.02), Skill.LEAD) is None


@pytest.mark.parametrize(
    ("behind", "rungs"),
    [
        ((0, 0.5, 0.5, 0.9, 0.9), {1, 2, 3}),
        ((0, 0.9, 0.9, 0.9, 0.9), {1, 2}),
        ((0, 0.3, 0.9, 0.9, 0.9), {2, 3}),
        ((0, 0.1, 0.9, 0.9, 0.9), {2, 3}),
    ],
)
def test_what_is_clear_is_asked_first_and_what_is_fine_last(
    behind: tuple[float, ...], rungs: set[int]
) -> None:
    choice = plays(*behind, error=0.002)
    assert rungs == {rung for rung in (1, 2, 3) if question(LEAD, choice, Skill.LEAD, rung)}


def test_to_call_alone_or_not_is_no_matter_where_a_bid_is_asked_for() -> None:
    best = option(OrderUp(alone=True), 0)
    asked = question(FIRST, thought(best, option(OrderUp(), 0.3), option(Pass(), 1.0)), Skill.BID)
    assert asked is not None
    assert (("p", "o"), ("o",), ()) == (asked.offered, asked.right, asked.weak)


def test_alone_or_not_is_asked_of_one_call() -> None:
    hearts, spades = Call(Suit.HEARTS, alone=True), Call(Suit.SPADES)
    others = (option(Call(Suit.HEARTS), 0.6), option(spades, 2.0))
    asked = question(STUCK, thought(option(hearts, 0), *others), Skill.ALONE)
    assert asked is not None
    assert (("h", "h*"), ("h*",)) == (asked.offered, asked.right)


@pytest.mark.parametrize(("behind", "is_asked"), [(0.2, False), (-0.2, False), (0.6, True)])
def test_going_alone_must_promise_more_than_a_little(behind: float, is_asked: bool) -> None:
    together, alone = option(OrderUp(), 0), option(OrderUp(alone=True), behind, 0.01)
    asked = question(FIRST, thought(together, alone, option(Pass(), 1.0)), Skill.ALONE)
    assert is_asked is (asked is not None)


def test_where_the_adviser_passes_nobody_is_asked_about_going_alone() -> None:
    options = (option(Pass(), 0), option(OrderUp(), 0.2), option(OrderUp(alone=True), 2.0))
    assert question(FIRST, thought(*options), Skill.ALONE) is None


def test_all_that_may_be_put_down_is_offered() -> None:
    held = map(Card.parse, ("9c", "As", "Ts", "Kh", "Td"))
    choice = thought(*(option(Discard(card), 0.5 * at) for at, card in enumerate(held)))
    asked = question(DEALT, choice, Skill.DISCARD)
    assert asked is not None
    assert ({"As", "Ts", "Kh", "Td", "9c"}, ("9c",)) == (set(asked.offered), asked.right)


def test_where_nothing_was_tried_there_is_no_question() -> None:
    choice = Choice(Pass(), Because((Ground.TOO_WEAK,)))
    assert question(FIRST, choice, Skill.BID) is None
    assert question(FIRST, choice, Skill.ALONE) is None
