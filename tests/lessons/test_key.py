"""Keys: what is right, and why the rest isn't, as the rules tell it."""

from __future__ import annotations

import pytest

from euchre.engine.cards import PACK, Suit, cards
from euchre.engine.record import Record
from euchre.lessons.course import CHAPTERS
from euchre.lessons.key import ABOUT, WEAK, Key, Why, key
from euchre.lessons.lesson import Ask
from euchre.lessons.question import Kind, Question, asked, suit_trump
from euchre.notation.pen import read_position, read_record

HAND = "- 0-0 S JhJdKdAdJc/Ts9dTdQdAc/JsQsAsQhAh/Th9cTcQcKc Kh9sKs9h | o -Kd | 9dQsTc"
"""Hearts are trump, diamonds are led, and South holds the left bower."""


def of(kind: Kind, pen: str) -> str:
    return key(asked(kind, read_record(pen))).text


def about(kind: Kind, shown: str, trump: str) -> str:
    return key(asked(kind, trump=suit_trump(trump), cards=cards(shown))).text


def test_a_left_bower_that_seems_to_follow_has_a_reason_of_its_own() -> None:
    assert (
        "Ad!follow.d~Jh!must-one.Jh.d.Ad~Kh!must-one.Kh.d.Ad~Jd!is-left.Jd.d.h~Jc!must-one.Jc.d.Ad"
    ) == of(Kind.LEGAL, HAND)


def after_lead(held: str, led: str) -> Record:
    """South, with these cards, is to play to East's lead; hearts are trump."""
    others = [card for card in PACK if card not in cards(held + led)]
    turned = next(card for card in others if card.suit is not Suit.HEARTS)
    others.remove(turned)
    w, n, e, kitty = (
        "".join(map(str, some)) for some in (others[:5], others[5:10], others[10:14], others[14:])
    )
    return Record.composed(
        read_position(f"{held}/{w}/{n}/{e} N {turned}~{kitty} Eh E:{led} 0-0 0-0 -")
    )


@pytest.mark.parametrize(
    ("held", "led", "due"),
    [
        ("KsJcAcAsJd", "9h", "follow-left.h.Jd"),
        ("KhJhJcAdJd", "9h", "follow-with-left.h.Jd"),
        ("KsJhJcAsJd", "9d", "void-left.d.Jd.h"),
        ("KsJhJcAdJd", "9d", "follow.d"),
        ("KsJhJcAsJd", "9c", "follow.c"),
        ("KsJhKhAsJd", "9c", "void.c"),
        ("KsQcJcAsAd", "9h", "void.h"),
    ],
)
def test_a_left_bower_that_must_follow_or_seems_to_is_named(held: str, led: str, due: str) -> None:
    question = asked(Kind.LEGAL, after_lead(held, led))
    why = key(question).why
    assert why is not None
    assert due == why.text


@pytest.mark.parametrize(
    ("pen", "due"),
    [
        (f"{HAND}Ad", "S!top-led.S.Ad.d~W!low.W.9d.d~N!off-suit.N.Qs.d~E!off-suit.E.Tc.d"),
        (
            "- 0-0 S JhJdKdAdJc/Ts9dTdQdAc/JsQsAsQhAh/Th9cTcQcKc Kh9sKs9h | o -Kd | 9dQhThAd",
            "N!top-trump.N.Qh~S!trumped.S.Ad~W!trumped.W.9d~E!low-trump.E.Th",
        ),
    ],
)
def test_who_takes_a_trick_is_told_with_what_each_other_card_lacks(pen: str, due: str) -> None:
    found = key(asked(Kind.WINNER, read_record(pen)))
    assert due.split("~")[0] == found.text.split("~")[0]
    assert sorted(due.split("~")) == sorted(found.text.split("~"))


def test_points_are_told_by_how_the_hand_ended() -> None:
    pen = (
        "- 0-0 S 9hJhQdKdAc/9sQhTd9cTc/TsJsAsKhKc/KsThAhAdJc Qs9dJdQc | p o* | "
        "9sJsKs KcJcTc AdTdTs AsAhQh KhTh9c"
    )
    assert "NS1!made.NS.4.NS1~NS2,NS4!number~!side" == of(Kind.POINTS, pen)


@pytest.mark.parametrize(
    ("kind", "shown", "due"),
    [
        (Kind.TRUMPS, "JdQs", "Jd!trumps.Jd~Qs!no-trump.Qs.s"),
        (Kind.TRUMPS, "Qs", "!no-trumps~Qs!no-trump.Qs.s"),
        (Kind.ORDER, "AhJdJh", "Jh,Jd,Ah!top.JhJdAh"),
        (Kind.SUIT, "Jd", "h!left-suit.Jd.h"),
        (Kind.SUIT, "Ks", "s!own-suit.Ks.s"),
    ],
)
def test_cards_are_told_by_the_trump(kind: Kind, shown: str, due: str) -> None:
    """Hearts are trump."""
    assert due == about(kind, shown, "h")


def test_what_was_judged_stands_beside_what_the_rules_refuse() -> None:
    question = asked(Kind.PLAY, read_record(HAND), right=("Ad",))
    assert Key(("Ad",), None) == Key(key(question).right, key(question).why)
    assert {"Jh", "Kh", "Jd", "Jc"} == {one for some, _ in key(question).others for one in some}


def test_a_call_that_is_no_mistake_is_marked() -> None:
    pen = "- 0-0 N As9hJdKdTc/Ks9cJcKcAc/TsJhQhAhQc/9sJsKhTdQd AdQsTh9d | p"
    question = asked(Kind.BID, read_record(pen), right=("o",), weak=("p",))
    assert "o!~p!weak" == key(question).text
    assert WEAK == key(question).others[0][1]


def _asks() -> list[Question]:
    steps = (step for one in CHAPTERS for lesson in one.lessons for step in lesson.steps)
    return [step.question() for step in steps if isinstance(step, Ask)]


@pytest.mark.parametrize("kind", Kind)
def test_every_question_of_the_course_has_a_key_that_grades_as_the_course_does(kind: Kind) -> None:
    found = [one for one in _asks() if one.kind is kind]
    assert found
    for question in found:
        made = key(question)
        assert made.right == question.right
        whys = [why for _, why in made.others] + ([made.why] if made.why else [])
        assert all(ABOUT[why.code] == len(why.about) for why in whys), made
        assert not any(set(some) & set(question.right) for some, _ in made.others)


def test_a_reason_is_written_with_what_it_speaks_of() -> None:
    assert "low.W.9d.d" == Why("low", ("W", "9d", "d")).text
