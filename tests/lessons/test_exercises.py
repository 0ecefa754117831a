"""Exercises that the rules decide: each is what its rung says, and its answer is the engine's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from euchre.engine.actions import Play
from euchre.engine.cards import Card, Rank
from euchre.engine.errors import EuchreError
from euchre.engine.judge import legal_actions
from euchre.engine.position import Phase, Position
from euchre.engine.record import Record
from euchre.engine.scoring import Result, outcome
from euchre.engine.seats import Seat
from euchre.engine.trump import Trump
from euchre.lessons.exercises import exercise
from euchre.lessons.exercises.skills import JUDGED, Exercise, Skill, code, from_code
from euchre.lessons.question import POINTS, Kind, Question, trick_shown
from euchre.notation.pen import read_record, write

SEEDS = tuple(f"seed{number}" for number in range(24))
RULED = tuple(skill for skill in Skill if skill not in JUDGED)
LADDERS = [(skill, rung) for skill in RULED for rung in range(1, skill.rungs + 1)]


@cache
def questions(skill: Skill, rung: int) -> tuple[Question, ...]:
    return tuple(exercise(skill, rung, seed) for seed in SEEDS)


def records(skill: Skill, rung: int) -> Iterator[Record]:
    for question in questions(skill, rung):
        assert question.record is not None
        yield question.record


def held(record: Record) -> tuple[Card, ...]:
    return record.position.holding(Seat.S)


def shown(cards: tuple[Card, ...]) -> set[str]:
    return {card.text for card in cards}


# All of them


@pytest.mark.parametrize(("skill", "rung"), LADDERS)
def test_the_same_seed_makes_the_same_exercise(skill: Skill, rung: int) -> None:
    assert questions(skill, rung)[:3] == tuple(exercise(skill, rung, seed) for seed in SEEDS[:3])


@pytest.mark.parametrize(("skill", "rung"), LADDERS)
def test_other_seeds_make_other_exercises(skill: Skill, rung: int) -> None:
    different = {(one.trump, one.cards, one.record) for one in questions(skill, rung)}
    few = question_of_few_cards(skill, rung)
    assert len(different) >= (6 if few else len(SEEDS) - 1)


def question_of_few_cards(skill: Skill, rung: int) -> bool:
    """Whether there are no more than some dozens of them."""
    return (skill, rung) in ((Skill.LEFT, 1), (Skill.ORDER, 1))


@pytest.mark.parametrize(("skill", "rung"), LADDERS)
def test_a_hand_in_an_exercise_is_a_whole_one_by_the_default_rules(skill: Skill, rung: int) -> None:
    for question in questions(skill, rung):
        if question.record:
            line = write(question.record)
            assert line.startswith("- ")
            assert question.record == read_record(line)


@pytest.mark.parametrize(("skill", "rung"), LADDERS)
def test_the_right_answer_is_not_always_the_same(skill: Skill, rung: int) -> None:
    answers = Counter(one.right for one in questions(skill, rung))
    assert len(answers) >= (2 if (skill, rung) == (Skill.POINTS, 1) else 4)
    assert max(answers.values()) <= 2 * len(SEEDS) // 3


@pytest.mark.parametrize(
    ("text", "right", "line"),
    [
        (
            "legal-2-x7f3",
            "Th",
            "- 0-0 E 9sAsThQcAc/TsAhKd9cJc/JsKsKhTdQd/9hQhJdAdKc JhQs9dTc"
            " | p p p o* -Kc | AcTd9h Jh",
        ),
        (
            "trick-3-x7f3",
            "W",
            "- 0-0 W 9hJcQcKcAc/9sThKh9dTc/JsAsQhJdQd/TsQsJhKdAd TdKsAh9c | p o -9s | AsTs9h9d",
        ),
        (
            "points-1-x7f3",
            "NS2",
            "- 0-0 S TsQhQdAdTc/9sThJhAh9c/Js9dJdKcAc/KsAsKhTdKd JcQs9hQc"
            " | p o -Ts | AhKcKhQh JsTdTc9c 9dKdAd9s JcThAcKs QdJhJdAs =2-0",
        ),
        (
            "left-2-x7f3",
            "Jd",
            "- 0-0 E Qs9dJdJcKc/JsThJhAdQc/AsQhAh9cAc/9sTsKsQdTc 9hKhTdKd | p o -Tc",
        ),
    ],
)
def test_a_code_means_the_same_on_every_machine(text: str, right: str, line: str) -> None:
    """It may mean another hand only when Club players play another way."""
    one = from_code(text)
    question = exercise(one.skill, one.rung, one.seed)
    assert question.record is not None
    assert (right, line) == (" ".join(question.right), write(question.record))


@pytest.mark.parametrize("skill", JUDGED)
def test_what_must_be_judged_is_not_made_by_the_rules(skill: Skill) -> None:
    with pytest.raises(EuchreError, match=f"what is right in {skill.value} must be judged"):
        exercise(skill, 1, "x")


# Which cards may be played

FOLLOWING = [
    *((Skill.LEGAL, rung) for rung in range(1, Skill.LEGAL.rungs + 1)),
    *((Skill.LEFT, rung) for rung in (3, 4)),
]


@pytest.mark.parametrize(("skill", "rung"), FOLLOWING)
def test_who_follows_is_asked_for_all_that_the_engine_lets_south_play(
    skill: Skill, rung: int
) -> None:
    for question, record in zip(questions(skill, rung), records(skill, rung), strict=True):
        position = record.position
        assert (Seat.S, Phase.PLAY) == (position.turn, position.phase)
        may = {one.card.text for one in legal_actions(position) if isinstance(one, Play)}
        assert may == set(question.right)
        assert shown(held(record)) == set(question.offered)


@pytest.mark.parametrize("rung", range(1, Skill.LEGAL.rungs + 1))
def test_some_cards_may_be_played_and_others_not(rung: int) -> None:
    for question in questions(Skill.LEGAL, rung):
        assert 1 <= len(question.right) < len(question.offered)


def made(position: Position) -> tuple[Trump, Card, Card]:
    """What is trump, the left bower, and the card led."""
    trump = position.made().trump
    assert trump.left is not None
    assert position.trick is not None
    return trump, trump.left, position.trick.cards[0]


def no_trump_in_sight(record: Record) -> bool:
    trump, _, _ = made(record.position)
    seen = (*held(record), *(card for _, card in record.position.plays()))
    return not any(trump.is_trump(card) for card in seen)


def a_trump_led_and_no_left_bower(record: Record) -> bool:
    trump, left, led = made(record.position)
    seen = (*held(record), *(card for _, card in record.position.plays()))
    return led.suit is trump.suit and left not in seen


def a_trump_that_would_win_must_wait(record: Record) -> bool:
    trump, left, led = made(record.position)
    lying = [card for _, card in record.position.plays()]
    trumps = [card for card in held(record) if trump.is_trump(card)]
    wins = any(trump.best([*lying, card]) == len(lying) for card in trumps)
    return wins and not trump.is_trump(led) and left not in (*held(record), *lying)


def the_left_bower_is_held_where_it_matters(record: Record) -> bool:
    trump, left, led = made(record.position)
    return left in held(record) and (trump.is_trump(led) or led.suit is left.suit)


def the_left_bower_is_led(record: Record) -> bool:
    _, left, led = made(record.position)
    return left is led


@pytest.mark.parametrize(
    ("rung", "is_so"),
    [
        (1, no_trump_in_sight),
        (2, a_trump_led_and_no_left_bower),
        (3, a_trump_that_would_win_must_wait),
        (4, the_left_bower_is_held_where_it_matters),
        (5, the_left_bower_is_led),
    ],
)
def test_a_rung_of_what_may_be_played_is_what_it_says(
    rung: int, is_so: Callable[[Record], bool]
) -> None:
    assert all(map(is_so, records(Skill.LEGAL, rung)))


# Who takes the trick


@pytest.mark.parametrize("rung", range(1, Skill.TRICK.rungs + 1))
def test_the_engine_gives_the_trick_to_whom_the_answer_names(rung: int) -> None:
    for question, record in zip(questions(Skill.TRICK, rung), records(Skill.TRICK, rung)):
        before, after = record.back().position, record.position
        taker = question.right[0]
        assert Seat[taker].side.index == (after.taken[1] > before.taken[1])
        if after.phase is not Phase.OVER:
            assert taker == after.acting().name
        assert set(question.offered) == {seat.name for seat, _ in trick_shown(record)}


def tricks(rung: int) -> Iterator[tuple[Trump, list[Card], Card]]:
    """What is trump, the cards of the trick, and the winning one."""
    for question, record in zip(questions(Skill.TRICK, rung), records(Skill.TRICK, rung)):
        trick = dict(trick_shown(record))
        yield record.position.made().trump, [*trick.values()], trick[Seat[question.right[0]]]


def test_on_the_first_rung_all_have_followed_and_nobody_has_trumped() -> None:
    for trump, trick, _ in tricks(1):
        assert 1 == len({card.suit for card in trick})
        assert not any(map(trump.is_trump, trick))


def test_on_the_second_rung_a_higher_card_of_another_suit_was_thrown_off() -> None:
    ranks = list(Rank)
    for trump, trick, winner in tricks(2):
        assert not any(map(trump.is_trump, trick))
        others = [card for card in trick if card.suit is not winner.suit]
        assert any(ranks.index(card.rank) > ranks.index(winner.rank) for card in others)


def test_on_the_third_rung_one_has_trumped_in() -> None:
    for trump, trick, winner in tricks(3):
        assert [winner] == [card for card in trick if trump.is_trump(card)]
        assert winner is not trick[0]


def test_on_the_fourth_rung_one_has_trumped_over_another() -> None:
    for trump, trick, winner in tricks(4):
        trumps = [card for card in trick if trump.is_trump(card)]
        assert len(trumps) >= 2
        assert winner in trumps
        assert not trump.is_trump(trick[0])


def test_on_the_fifth_rung_the_left_bower_lies_there_and_does_not_always_win() -> None:
    won = set[bool]()
    for trump, trick, winner in tricks(5):
        assert trump.left in trick
        won.add(winner is trump.left)
    assert {True, False} == won


# Points


@pytest.mark.parametrize("rung", range(1, Skill.POINTS.rungs + 1))
def test_the_points_are_the_engines(rung: int) -> None:
    for question, record in zip(questions(Skill.POINTS, rung), records(Skill.POINTS, rung)):
        worth = outcome(record.position)
        assert worth.side is not None
        assert (f"{worth.side.name}{worth.points}",) == question.right
        assert POINTS == question.offered


TOGETHER = {(Result.MADE, False), (Result.MARCH, False)}
EUCHRED = {(Result.EUCHRED, False)}
ALONE = {(Result.MADE, True), (Result.MARCH, True), (Result.EUCHRED, True)}


@pytest.mark.parametrize(("rung", "ends"), [(1, TOGETHER), (2, TOGETHER | EUCHRED), (3, ALONE)])
def test_hands_end_in_all_ways_of_their_rung(rung: int, ends: set[tuple[Result, bool]]) -> None:
    found = {outcome(record.position) for record in records(Skill.POINTS, rung)}
    assert ends == {(one.result, one.alone) for one in found}


def test_on_the_last_rung_every_answer_comes_up() -> None:
    assert set(POINTS) == {question.right[0] for question in questions(Skill.POINTS, 4)}


# The order


def put_in_order(rung: int) -> Iterator[tuple[Trump, list[Card]]]:
    for question in questions(Skill.ORDER, rung):
        assert question.trump is not None
        assert question.right != question.offered
        assert set(question.right) == set(question.offered)
        yield question.trump, [Card.parse(text) for text in question.right]


@pytest.mark.parametrize("rung", [1, 2])
def test_plain_suits_go_from_the_ace_down(rung: int) -> None:
    ranks = list(Rank)
    for trump, row in put_in_order(rung):
        places = [ranks.index(card.rank) for card in row]
        assert sorted(places, reverse=True) == places
        assert {row[0].suit} == {card.suit for card in row}
        assert row[0].suit not in (trump.suit, trump.left and trump.left.suit)
        assert (rung == 2) == (Rank.JACK in {card.rank for card in row})
        assert rung + 2 == len(row)


@pytest.mark.parametrize(("rung", "number", "bowers"), [(3, 4, 1), (4, 5, 2), (5, 7, 2)])
def test_trumps_go_from_the_right_bower_down(rung: int, number: int, bowers: int) -> None:
    for trump, row in put_in_order(rung):
        assert [trump.right, trump.left][:bowers] == row[:bowers]
        assert number == len(row)
        assert {trump.suit} == {card.suit for card in row if card is not trump.left}


# The left bower


def test_every_other_jack_is_the_left_bower_and_belongs_to_the_trumps() -> None:
    lefts = 0
    for question in (exercise(Skill.LEFT, 1, f"jack{number}") for number in range(200)):
        assert question.kind is Kind.SUIT
        assert question.trump is not None
        assert question.trump.suit is not None
        assert [Rank.JACK] == [card.rank for card in question.cards]
        lefts += question.right == (question.trump.suit.value,)
    assert 90 < lefts < 170  # the right bower belongs to them as well


def test_the_left_bower_is_among_the_trumps_that_are_asked_for() -> None:
    for question, record in zip(questions(Skill.LEFT, 2), records(Skill.LEFT, 2)):
        trump = record.position.made().trump
        assert trump.left is not None
        assert (Seat.S, 5) == (record.position.turn, len(held(record)))
        assert trump.left.text in question.right
        assert set(question.right) == shown(tuple(filter(trump.is_trump, held(record))))
        assert len(question.right) < 5
        assert 1 < sum(card.suit is trump.left.suit for card in held(record))


def test_the_left_bower_does_not_follow_its_printed_suit() -> None:
    for question, record in zip(questions(Skill.LEFT, 3), records(Skill.LEFT, 3)):
        _, left, led = made(record.position)
        assert led.suit is left.suit
        assert led is not left
        assert left.text in question.offered
        assert left.text not in question.right


def test_a_left_bower_without_company_must_follow_trumps_and_frees_from_its_printed_suit() -> None:
    free = 0
    for question, record in zip(questions(Skill.LEFT, 4), records(Skill.LEFT, 4)):
        trump, left, led = made(record.position)
        assert left.text in question.right
        if trump.is_trump(led):
            assert (left.text,) == question.right
        else:
            assert set(question.right) == set(question.offered)
            free += 1
    assert len(SEEDS) // 4 <= free <= 3 * len(SEEDS) // 4


# Codes


@pytest.mark.parametrize("skill", Skill)
def test_a_code_means_the_exercise_that_it_was_written_for(skill: Skill) -> None:
    for rung in range(1, skill.rungs + 1):
        assert Exercise(skill, rung, "x7f3") == from_code(code(skill, rung, "x7f3"))
    assert "legal-2-x7f3" == code(Skill.LEGAL, 2, "x7f3")


@pytest.mark.parametrize(
    "text",
    [
        *("", "legal", "legal-2", "legal-0-x", "legal-6-x", "bid-4-x", "lega-2-x", "legal-2-X7"),
        *("legal-2-x-y", "legal-2-", "legal-2-" + 13 * "x", " legal-2-x", "legal-2-x\n"),
        "legal-²-x",
    ],
)
def test_what_is_no_code_is_refused(text: str) -> None:
    with pytest.raises(EuchreError):
        from_code(text)


def test_one_exercise_leads_to_another_without_an_end() -> None:
    found, one = set[str](), Exercise(Skill.LEAD, 2, "x7f3")
    for _ in range(50):
        one = one.following
        found.add(one.code)
    assert 50 == len(found)
    assert (Skill.LEAD, 2) == (one.skill, one.rung)
