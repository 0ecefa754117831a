"""What a frame asks the engine: raw fields come back whole, or what is wrong with them is named."""

from __future__ import annotations

import json
from random import Random

import pytest

from euchre.ai.adviser import advise
from euchre.app.again import asked_again
from euchre.app.embed import KINDS, Wish, embed
from euchre.app.keyed import SEED, answered, whole
from euchre.lessons.question import Grade, answer_of
from tests.app.test_embed import BIDDING, EACH, HAND, OVER, PUTTING

DEAL = "N AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc Ks9h9sQd"


def asked_for(**fields: str) -> dict[str, dict[str, str]]:
    """What the engine answers to these fields."""
    found: dict[str, dict[str, str]] = json.loads(answered(json.dumps(fields)))
    return found


def raw(wish: Wish) -> dict[str, str]:
    """The fields as somebody writes them by hand."""
    named = ((name, getattr(wish, name)) for name in Wish.__dataclass_fields__)
    return {name: text for name, text in named if isinstance(text, str) and text}


ALONE = [wish for wish in EACH if not wish.questions]


@pytest.mark.parametrize("wish", ALONE, ids=lambda wish: wish.kind)
def test_raw_fields_come_back_as_a_snippet_has_them(wish: Wish) -> None:
    assert {"fields": dict(embed(wish).fields)} == asked_for(**raw(wish))


@pytest.mark.parametrize("wish", EACH, ids=lambda wish: wish.kind)
def test_a_snippet_without_its_key_gets_the_same_again(wish: Wish) -> None:
    """Also where only a position is left of a hand; what was judged is judged as ever."""
    made = dict(embed(wish).fields)
    lacking = {name: text for name, text in made.items() if name not in ("v", "key", "offer")}
    answers = {name: text for name, text in raw(wish).items() if name in ("accept", "weak")}
    assert {"fields": made} == asked_for(**lacking, **answers)


def test_a_pen_from_an_address_is_read() -> None:
    pen = embed(Wish(kind="legal", pen=HAND)).fields["pen"]
    expected = asked_for(kind="legal", pen=pen)
    assert "key" in expected["fields"]
    assert expected == asked_for(kind="legal", pen=pen.replace(" ", "_"))


def test_a_deal_is_shown_as_it_was_dealt() -> None:
    fields = asked_for(kind="show", pen=DEAL)["fields"]
    assert (fields["pen"].split()[1], "key" in fields) == ("N", False)


JUDGED = [
    ("bid", BIDDING),
    ("bid", f"{BIDDING} p p p p"),
    ("discard", PUTTING),
    ("play", f"{PUTTING} -9d"),
    ("play", HAND),  # only one card may be played
]


@pytest.mark.parametrize(("kind", "pen"), JUDGED)
def test_what_the_rules_do_not_tell_the_adviser_judges(kind: str, pen: str) -> None:
    """What he would do is right, and what costs much is not."""
    made = whole({"kind": kind, "pen": pen})
    assert made.record is not None
    assert made.question is not None
    choice = advise(made.record, SEED)
    best = next((one for one in choice.because.options if one.action == choice.action), None)
    assert made.question.grade((answer_of(choice.action),)) is Grade.RIGHT
    for option in choice.because.options:
        assert best is not None
        if best.points - option.points > 0.8 and best.wins - option.wins > 4 * option.error:
            assert made.question.grade((answer_of(option.action),)) is Grade.WRONG


def test_what_is_no_mistake_is_weak() -> None:
    key = asked_for(kind="play", pen=f"{PUTTING} -9d")["fields"]["key"]
    right, *others = key.split("~")
    assert "Jd" in right.partition("!")[0].split(",")
    assert all(one.endswith("!weak") for one in others)


@pytest.mark.parametrize(("kind", "pen"), JUDGED)
def test_the_same_position_has_the_same_answers(kind: str, pen: str) -> None:
    assert asked_for(kind=kind, pen=pen) == asked_for(kind=kind, pen=pen)


def test_an_authors_judgement_comes_before_the_advisers() -> None:
    said = asked_for(kind="bid", pen=BIDDING, accept="p", weak="o")["fields"]["key"]
    assert said == "p!~o!weak"
    assert said == asked_for(kind="bid", pen=BIDDING, key=said)["fields"]["key"]


@pytest.mark.parametrize(
    ("fields", "part"),
    [
        ({}, "kind: "),
        ({"kind": "legal"}, "legal: this kind of question needs a hand"),
        ({"kind": "bid"}, "bid: this kind of question needs a hand"),
        ({"kind": "bid", "pen": HAND}, "bid: nobody is asked for a bid"),
        ({"kind": "play", "pen": OVER}, "play: nobody is asked for a play"),
        ({"kind": "show", "pen": "N As"}, "pen, "),
        ({"kind": "show", "pen": DEAL.replace("Qd", "Xx")}, "pen, kitty (column 53): "),
        ({"kind": "show", "pen": DEAL, "colour": "x"}, "colour: there is no such field"),
        ({"kind": "show", "pen": DEAL, "v": "2"}, "v: "),
        ({"kind": "suit", "trump": "h"}, "cards: "),
    ],
)
def test_what_does_not_fit_is_named(fields: dict[str, str], part: str) -> None:
    found = asked_for(**fields)
    assert found.keys() == {"fault"}
    assert str(found["fault"]).startswith(part)


def test_whatever_is_asked_is_answered() -> None:
    """Fields that are mutilated by chance are read, or named; nothing else escapes."""
    random = Random("mutilated")
    for _ in range(300):
        kind = random.choice([one for one in KINDS if one not in ("bid", "discard", "play")])
        pen = list(random.choice([HAND, OVER, BIDDING, PUTTING, DEAL]))
        for _ in range(random.randrange(4)):
            pen[random.randrange(len(pen))] = random.choice("SWNE AKJsh/|-+*x9")
        fields = {"kind": kind, "pen": "".join(pen), "cards": random.choice(["", "JhJd", "Jo"])}
        assert asked_for(**fields).keys() in ({"fields"}, {"fault"})


def test_what_is_asked_again_is_the_same() -> None:
    made = whole({"kind": "bid", "pen": BIDDING})
    assert made.fields == asked_again(made.fields).fields
