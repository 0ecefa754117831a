"""What the lessons say in answers to choose from is what the engine says, too."""

from __future__ import annotations

from typing import Final

import pytest

from euchre.engine.actions import Exchange, LayDown, Redeal
from euchre.engine.cards import PACK, cards
from euchre.engine.judge import legal_actions, why_not
from euchre.engine.reasons import NotSure
from euchre.engine.record import Record
from euchre.engine.seats import Seat
from euchre.lessons.course import lesson
from euchre.lessons.lesson import Ask, record_at
from euchre.lessons.question import answer_of
from euchre.notation.pen import read_record


def step(key: str, number: int) -> Ask:
    one = lesson(key)
    assert one is not None
    found = one.steps[number - 1]
    assert isinstance(found, Ask)
    return found


def hand(south: str, more: str, *, dealer: str = "E", rules: str = "-") -> Record:
    """A hand in which South holds these cards, and the others what is left, in pack order."""
    mine = cards(south)
    rest = [card.text for card in PACK if card not in mine]
    west, north, east = ("".join(rest[at : at + 5]) for at in (0, 5, 10))
    return read_record(
        f"{rules} 0-0 {dealer} {south}/{west}/{north}/{east} {''.join(rest[15:])} | {more}".rstrip()
    )


CALLS: Final = (
    ("no-stick", 2, "h h* d d* c c*"),
    ("upcard-rules", 5, "p h h* d d* c c*"),
    ("call-limits", 2, "p"),
    ("call-limits", 4, "p o*"),
    ("packs", 4, "s s* h h* d d* c c*"),
)


@pytest.mark.parametrize(("key", "number", "allowed"), CALLS)
def test_a_house_allows_the_calls_that_its_lesson_says(key: str, number: int, allowed: str) -> None:
    record = record_at(step(key, number))
    assert record is not None
    assert allowed.split() == [answer_of(action) for action in legal_actions(record.position)]


def test_the_upcard_may_not_be_put_down_by_most_rules() -> None:
    record = record_at(step("upcard-rules", 2))
    assert record is not None
    allowed = [answer_of(action) for action in legal_actions(record.position)]
    assert ("Kh" in allowed, "Jh" in allowed, "Td" in allowed) == (False, True, True)


@pytest.mark.parametrize(("number", "leader"), [(2, Seat.S), (3, Seat.N)])
def test_against_a_loner_it_is_led_by_whom_the_lesson_says(number: int, leader: Seat) -> None:
    record = record_at(step("alone-rules", number))
    assert record is not None
    position = record.position
    assert leader is position.made().first_leader(position.rules, position.dealer)


@pytest.mark.parametrize(
    ("south", "sure"),
    [
        ("AhKhQhTh9h", False),
        ("JhJdQhTh9h", True),
        ("JhJdAh9hKs", False),
        ("JhJdAh9hAs", True),
    ],
)
def test_a_lay_down_is_what_its_lesson_says(south: str, sure: bool) -> None:
    on_lead = hand(south, "p p p p h")
    assert sure is (why_not(on_lead.position, LayDown()) is None)


def test_four_trumps_and_an_ace_are_not_sure_when_another_suit_is_led() -> None:
    """East leads a diamond, and South must trump before West has played."""
    led = hand("JhJdAh9hAs", "p p p p p p h | Kd", dealer="N")
    assert Seat.S is led.position.turn
    assert NotSure() == why_not(led.position, LayDown())


@pytest.mark.parametrize(
    ("rules", "south", "trump", "allowed"),
    [
        ("ace-no-face", "AsAc9c9dTd", "h", False),
        ("ace-no-face", "As9cTc9dTd", "h", True),
        ("ace-no-face", "AsJc9c9dTd", "h", False),
        ("nine-ten", "9cTc9dTd9h", "s", True),
        ("nine-ten", "9cTc9dTd9h", "h", False),
    ],
)
def test_a_new_deal_may_be_asked_for_with_what_the_lesson_says(
    rules: str, south: str, trump: str, allowed: bool
) -> None:
    asked = hand(south, f"p p p p {trump}", rules=f"any-suit,{rules}")
    assert allowed is (Redeal() in legal_actions(asked.position))


@pytest.mark.parametrize(
    ("south", "allowed"),
    [("9c9dThKsAh", False), ("9c9d9hKsAh", True), ("9cKdKhKsAh", False)],
)
def test_bottoms_may_be_changed_with_what_the_lesson_says(south: str, allowed: bool) -> None:
    asked = hand(south, "", rules="bottoms-alike").position
    assert allowed is any(isinstance(action, Exchange) for action in legal_actions(asked))
