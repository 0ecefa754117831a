"""Quizzes: questions as one field of an embed, from what an author writes, pastes or has made."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.__main__ import main
from euchre.app.again import asked_again
from euchre.app.embed import MOST, Embed, Wish, embed
from euchre.app.fields import fields_in, fields_of, joined, line, parted, pasted
from euchre.app.snippets import FORMS, TABLE, element, frame, height, link, title, told
from euchre.engine.errors import EuchreError
from euchre.lessons.exercises.skills import Skill
from euchre.practice import exercises
from tests.app.test_embed import BIDDING, HAND, OVER, SITE
from tests.rules.hands import law

LEGAL = embed(Wish(kind="legal", pen=HAND, text="{W} leads {9d}.", theme="dark", lang="en"))
SUIT = embed(Wish(kind="suit", cards="Jd", trump="h"))


def quiz(*questions: Embed, text: str = "", theme: str = "") -> Embed:
    return embed(Wish(kind="quiz", questions=questions, text=text, theme=theme))


# As text

WRITTEN = st.text(st.characters(exclude_categories=["Cs"]), min_size=1)
FIELDS = st.dictionaries(
    st.sampled_from(["kind", "text", "right", "key", "more", "lang"]), WRITTEN, min_size=1
)


@law
@given(FIELDS, st.lists(FIELDS, min_size=1))
def test_fields_come_back_from_an_address_whatever_they_hold(
    fields: dict[str, str], questions: list[dict[str, str]]
) -> None:
    whole = fields | {"questions": joined(questions)}
    again = fields_of(f"{SITE}embed.html#{line(whole)}")
    assert whole == again
    assert tuple(questions) == parted(again["questions"])


def test_a_position_in_an_address_has_no_blanks() -> None:
    assert "pen=a_b_c" == line({"pen": "a b c"}) == joined([{"pen": "a b c"}])
    assert {"pen": "a b c"} == fields_in("pen=a_b_c")


@pytest.mark.parametrize("form", FORMS)
def test_a_whole_snippet_can_be_pasted(form: str) -> None:
    assert LEGAL.fields == pasted(FORMS[form](LEGAL, SITE))


def test_what_holds_no_question_is_named() -> None:
    assert {"kind": "legal", "pen": "x"} == pasted(" kind=legal&pen=x\n")
    with pytest.raises(EuchreError, match=r"^kind: there is none in 'nonsense'"):
        pasted("nonsense")


# Questions


def test_how_a_quiz_looks_is_told_once() -> None:
    """By itself, or else by the first of its questions that says so."""
    made = quiz(SUIT, LEGAL, text="Two")
    assert ("dark", "en", "Two") == tuple(made.fields[name] for name in ("theme", "lang", "text"))
    assert "light" == quiz(LEGAL, theme="light").fields["theme"]
    for question in parted(made.fields["questions"]):
        assert not question.keys() & {"v", "theme", "lang", "accent", "title"}


def test_a_wrong_key_is_found_in_the_question_that_has_it() -> None:
    fields = dict(quiz(LEGAL, SUIT, SUIT).fields)
    assert fields == asked_again(fields).fields
    one, two, three = parted(fields["questions"])
    wrong = fields | {"questions": joined([one, two, three | {"key": "d!own-suit.Jd.d"}])}
    with pytest.raises(EuchreError) as error:
        asked_again(wrong)
    assert "question 3: key: it should be h!left-suit.Jd.h" == str(error.value)


def test_a_question_without_a_key_gets_one() -> None:
    fields = dict(quiz(SUIT).fields)
    bare = fields | {"questions": "kind=suit&cards=Jd&trump=h"}
    assert fields == asked_again(bare).fields


@pytest.mark.parametrize(
    ("wish", "part"),
    [
        (Wish(kind="quiz"), "questions: these are 0"),
        (Wish(kind="quiz", questions=(SUIT,) * (MOST + 1)), "questions: these are 21"),
        (Wish(kind="quiz", questions=(SUIT, quiz(SUIT))), "question 2: quiz can't be asked"),
        (Wish(kind="quiz", questions=(embed(Wish(kind="game")),)), "question 1: game"),
        (Wish(kind="quiz", questions=(embed(Wish(kind="first-hand")),)), "question 1: first-hand"),
        (Wish(kind="quiz", questions=(embed(Wish(kind="show", pen=HAND)),)), "question 1: show"),
        (Wish(kind="quiz", questions=(SUIT,), help="x"), "help: a quiz has none itself"),
        (Wish(kind="quiz", questions=(SUIT,), on="1"), "on: a quiz has none itself"),
        (Wish(kind="quiz", questions=(SUIT,), accent="red"), "accent:"),
        (Wish(kind="legal", pen=HAND, questions=(SUIT,)), "questions: only a quiz"),
        (Wish(kind="legal", pen=HAND, title="x" * 1001), "title:"),
        (Wish(kind="legal", pen=HAND, on="yes"), "on: 'yes' is not 1"),
        (Wish(kind="score", pen=OVER, on="1"), "on: there is no hand"),
        (Wish(kind="suit", cards="Jd", trump="h", on="1"), "on: there is no hand"),
        (Wish(kind="legal", pen=HAND, offer="Jd"), "offer: only where one calls"),
        (Wish(kind="bid", pen=BIDDING, accept="o", offer="p"), "offer: o is an answer"),
        (Wish(kind="bid", pen=BIDDING, accept="o", offer="o,h"), "offer: h can't be called"),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_what_does_not_fit_into_a_quiz_is_named(wish: Wish, part: str) -> None:
    with pytest.raises(EuchreError) as error:
        embed(wish)
    assert str(error.value).startswith(part)


@pytest.mark.parametrize(
    ("questions", "part"),
    [
        ("kind=suit&cards=Jd&trump=h|kind=legal&pen=x", "question 2: pen, "),
        ("kind=suit&cards=Jd&trump=h&colour=red", "question 1: colour: there is no such field"),
        ("kind=quiz&questions=kind=quiz%26questions=x", "question 1: question 1: question 1: x: "),
    ],
)
def test_a_question_that_can_not_be_read_is_named(questions: str, part: str) -> None:
    with pytest.raises(EuchreError) as error:
        asked_again({"v": "1", "kind": "quiz", "questions": questions})
    assert str(error.value).startswith(part)


def test_fewer_calls_can_be_offered_than_may_be_made() -> None:
    made = embed(Wish(kind="bid", pen=BIDDING, accept="o", offer="p o"))
    assert "p,o" == made.fields["offer"]
    assert made.fields == asked_again(made.fields).fields


# Snippets


def test_a_quiz_is_read_question_by_question_where_no_frame_comes() -> None:
    assert [
        "Two questions",
        "1. To which suit does this card belong? The cards: the jack of diamonds.",
        "2. To which suit does this card belong? The cards: the jack of diamonds.",
    ] == list(told(quiz(SUIT, SUIT, text="Two questions")))


def test_a_quiz_has_the_room_of_its_tallest_question_or_of_its_list() -> None:
    assert height(quiz(SUIT)) < height(quiz(SUIT, LEGAL)) == height(quiz(LEGAL, SUIT, LEGAL))
    assert height(quiz(LEGAL)) < height(quiz(LEGAL, text="Two of them"))
    assert height(quiz(LEGAL)) < height(quiz(*[SUIT] * MOST))


def test_a_frame_is_called_what_its_author_wants() -> None:
    named = embed(Wish(kind="legal", pen=HAND, title="A “left” bower"))
    assert "A “left” bower" == title(named)
    assert 'title="A “left” bower"' in frame(named, SITE)
    assert 'title="A “left” bower"' in element(named, SITE)


def test_a_hand_that_can_be_played_on_has_the_room_of_a_table() -> None:
    without, on = (embed(Wish(kind="show", pen=HAND, on=on)) for on in ("", "1"))
    assert height(without) < TABLE <= height(on)


# Exercises


@pytest.mark.parametrize("skill", [skill for skill in Skill if not skill.is_judged])
def test_exercises_make_a_quiz(skill: Skill) -> None:
    for rung in range(1, skill.rungs + 1):
        made = quiz(*map(embed, exercises(f"{skill.value}-{rung}-x7f3", 3)))
        assert 3 == len({str(question.fields) for question in made.questions})
        assert made.fields == asked_again(fields_of(link(made, SITE))).fields


@pytest.mark.parametrize("skill", [Skill.BID, Skill.ALONE, Skill.DISCARD])
def test_what_must_be_judged_is_judged_first(skill: Skill) -> None:
    (wish,) = exercises(f"{skill.value}-1-x7f3", 1)
    made = quiz(embed(wish))
    assert wish.accept
    assert made.fields == asked_again(made.fields).fields
    assert [wish] == list(exercises(f"{skill.value}-1-x7f3", 1))


def test_exercises_are_made_in_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    orders = ["embed", "quiz", "--practice", "legal-2-x7f3", "--practice", "left-1-a"]
    assert 0 == main([*orders, "--count", "2", "--form", "link"])
    made = asked_again(fields_of(capsys.readouterr().out.strip()))
    assert ["legal", "legal", "suit", "suit"] == [one.kind for one in made.questions]


def test_questions_are_pasted_and_written_in_a_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    written = "kind=bid&pen=" + BIDDING.replace(" ", "_") + "&accept=o&weak=p"
    snippets = [link(SUIT, SITE), element(LEGAL, SITE)]
    assert 0 == main(["embed", "quiz", *snippets, "--question", written, "--form", "link"])
    made = asked_again(fields_of(capsys.readouterr().out.strip()))
    assert ["suit", "legal", "bid"] == [one.kind for one in made.questions]


def test_hands_may_stand_after_the_options_in_a_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """As in the examples of docs/embeds.md, in either order."""
    written = "kind=trumps&cards=JhJdAhQs&trump=h"
    orders = ["--form", "link", "--question", written, link(SUIT, SITE), element(LEGAL, SITE)]
    assert 0 == main(["embed", "quiz", *orders])
    made = asked_again(fields_of(capsys.readouterr().out.strip()))
    assert {"suit", "legal", "trumps"} == {one.kind for one in made.questions}


@pytest.mark.parametrize(
    ("orders", "said"),
    [
        (["quiz"], "questions: these are 0"),
        (["quiz", "nonsense"], "question 1: kind: there is none"),
        (["quiz", "kind=suit&cards=Jd&trump=h", "kind=suit&cards=x"], "question 2: cards: "),
        (["quiz", "--practice", "whist-1-a"], "'whist-1-a' is no exercise"),
        (["quiz", "--practice", "legal-1-a", "--count", "21"], "count: 21 of each"),
        (["legal", "--seats", "S"], "unrecognized arguments: --seats S"),
        (["legal", "one", "two"], "pen: one hand, in quotes, and not 2 words"),
        (["game", "--play-on"], "on: there is no hand"),
    ],
)
def test_an_order_for_a_quiz_that_can_not_be_followed_is_named(
    orders: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["embed", *orders])
    assert capsys.readouterr().err.startswith(f"euchre: {said}")
