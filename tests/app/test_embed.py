"""Embeds: what a page's author asks for becomes a snippet, and the snippet's key stays true."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from itertools import product
from pathlib import Path

import pytest

from euchre.app import embed as embeds
from euchre.app.again import asked_again
from euchre.app.embed import EVERY_KIND, KINDS, Wish, embed
from euchre.app.fields import fields_of
from euchre.app.framed import texts
from euchre.app.keyed import whole
from euchre.app.snippets import FORMS, element, frame, height, link, told
from euchre.app.words import embed as words
from euchre.engine.errors import EuchreError
from euchre.lessons.key import ABOUT
from euchre.notation.pen import read_position

SITE = "https://euchre.example/"
HAND = "- 0-0 S JhJdKdAdJc/Ts9dTdQdAc/JsQsAsQhAh/Th9cTcQcKc Kh9sKs9h | o -Kd | 9dQsTc"
OVER = (
    "- 0-0 S 9hJhQdKdAc/9sQhTd9cTc/TsJsAsKhKc/KsThAhAdJc Qs9dJdQc | p o* | "
    "9sJsKs KcJcTc AdTdTs AsAhQh KhTh9c"
)
BIDDING = "- 0-0 N As9hJdKdTc/Ks9cJcKcAc/TsJhQhAhQc/9sJsKhTdQd AdQsTh9d | p"
PUTTING = "- 0-0 S TsQs9dTcJc/9sJhKhJd9c/AsQhAhKdKc/9hQdAdQcAc KsJsThTd | p p p o"

EACH = (
    Wish(kind="show", pen=HAND, open="WN", marks="9d"),
    Wish(kind="show", cards="JhJd", trump="h"),
    Wish(kind="legal", pen=HAND, help="Is {Jd} a diamond?", more="https://club.example/a?b=c#d"),
    Wish(kind="winner", pen=f"{HAND}Ad", theme="dark", accent="#2f7d4f"),
    Wish(kind="winner", pen=HAND),
    Wish(kind="score", pen=OVER, seat="E", text="100 % of {suit h} & <b>, “you”: {N}?", lang="de"),
    Wish(kind="bid", pen=BIDDING, accept="o", weak="p", right="A & B", wrong="C = D"),
    Wish(kind="bid", pen=BIDDING + " p p p p", accept="c,s*"),
    Wish(kind="discard", pen=PUTTING, accept="9d"),
    Wish(kind="play", pen=HAND, accept="Ad"),
    Wish(kind="trumps", cards="JhJd Qs", trump="h"),
    Wish(kind="order", cards="AhJdJh", trump="h"),
    Wish(kind="suit", cards="Jd", pen=HAND),
    Wish(kind="game"),
    Wish(kind="first-hand"),
    Wish(
        kind="quiz",
        questions=(
            embed(Wish(kind="order", cards="AhJdJh", trump="h", text="{Jd} & | 100 %?")),
            embed(Wish(kind="suit", cards="Jd", trump="h")),
        ),
        theme="dark",
        title="Two of them",
    ),
)


def test_every_kind_is_tried_here() -> None:
    assert {*EVERY_KIND} == {wish.kind for wish in EACH}


@pytest.mark.parametrize("wish", EACH, ids=lambda wish: wish.kind)
def test_a_link_brings_back_what_was_asked_for(wish: Wish) -> None:
    made = embed(wish)
    again = asked_again(fields_of(link(made, SITE)))
    assert made.fields == again.fields
    assert made.question == again.question or made.question is None or wish.pen


@pytest.mark.parametrize("wish", EACH, ids=lambda wish: wish.kind)
def test_a_link_is_short(wish: Wish) -> None:
    assert len(link(embed(wish), SITE)) < 600
    assert re.fullmatch(r"[!-~]+", link(embed(wish), SITE))


@pytest.mark.parametrize("wish", [one for one in EACH if one.pen], ids=lambda wish: wish.kind)
def test_the_position_in_a_snippet_is_pen_that_anybody_can_read(wish: Wish) -> None:
    assert read_position(embed(wish).fields["pen"])


def test_whoever_is_asked_sits_in_front() -> None:
    assert "seat" not in embed(Wish(kind="legal", pen=HAND)).fields
    assert "E" == embed(Wish(kind="legal", pen=HAND[: HAND.rindex("Qs")] + "Qs")).fields["seat"]


def test_a_trick_that_has_just_ended_lies_there_still() -> None:
    """The position is the one before its last card: no position has four cards on the table."""
    fields = embed(Wish(kind="winner", pen=f"{HAND}Ad")).fields
    assert ("Ad", "W:9dQsTc") == (fields["trick"], fields["pen"].split()[4])
    apart = embed(Wish(kind="winner", pen=HAND, trick="Ad")).fields
    assert fields == apart


class Snippets(HTMLParser):
    """The fields of each snippet on a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[dict[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        if tag == "euchre-hand":
            self.found.append({"v": "1", **named})
            self.found[-1].pop("style")
        for address in (named.get("src", ""), named.get("href", "")):
            if "embed.html#" in address:
                self.found.append(fields_of(address))


def snippets(text: str) -> list[dict[str, str]]:
    parser = Snippets()
    parser.feed(text)
    return parser.found


@pytest.mark.parametrize("wish", EACH, ids=lambda wish: wish.kind)
def test_all_three_snippets_hold_the_same(wish: Wish) -> None:
    made = embed(wish)
    assert [dict(made.fields)] * 2 == snippets(element(made, SITE))
    assert [dict(made.fields)] == snippets(frame(made, SITE))
    assert {"element", "iframe", "link"} == FORMS.keys()


def test_the_keys_in_our_own_texts_are_true() -> None:
    """Every snippet that stands in the documentation is made anew from its position."""
    pages = (Path(__file__).parents[2] / "docs").glob("*.md")
    found = [one for page in pages for one in snippets(page.read_text("utf-8"))]
    assert len(found) >= 4
    asking = [fields for fields in found if fields["kind"] in KINDS]
    assert any("key" not in fields for fields in asking)
    for fields in found:
        if "key" in fields or fields not in asking:
            assert fields == asked_again(fields).fields
        else:  # written by hand: the engine makes the key when it is asked for
            assert "key" in whole(fields).fields


def test_a_snippet_with_a_wrong_key_is_found() -> None:
    fields = dict(embed(Wish(kind="winner", pen=HAND)).fields)
    wrong = fields | {"key": fields["key"].replace("W!", "N!", 1)}
    assert wrong != asked_again(wrong).fields


def test_a_snippet_says_what_it_shows_where_no_frame_comes() -> None:
    made = embed(Wish(kind="legal", pen=HAND, text="{W} leads {9d}: what may {S} play?"))
    assert [
        "West leads the nine of diamonds: what may You play?",
        "Hearts are trump.",
        "On the table: West: nine of diamonds; North: queen of spades; East: ten of clubs.",
        "You hold the jack of hearts, the king of hearts, the jack of diamonds, the ace of "
        "diamonds and the jack of clubs.",
    ] == list(told(made))
    assert list(told(embed(Wish(kind="score", pen=OVER)))) == [
        "Who scores, and how much?",
        "Spades are trump.",
    ]


def test_a_text_is_a_text_and_no_html() -> None:
    made = embed(Wish(kind="order", cards="JhJd", trump="h", text='<img src=x> "quoted" & more'))
    for form in FORMS.values():
        assert "<img" not in form(made, SITE, None)


@pytest.mark.parametrize(
    ("wish", "part"),
    [
        (Wish(kind="poker"), "kind: 'poker'"),
        (Wish(kind="show"), "pen:"),
        (Wish(kind="show", pen="nonsense"), "pen, "),
        (Wish(kind="legal"), "legal: this kind of question needs a hand"),
        (Wish(kind="legal", pen=OVER), "legal:"),
        (Wish(kind="score", pen=HAND), "score:"),
        (Wish(kind="winner", pen=BIDDING), "winner:"),
        (Wish(kind="winner", pen=HAND, trick="Kd"), "trick:"),
        (Wish(kind="winner", pen=HAND, trick="AdJd"), "trick:"),
        (Wish(kind="bid", pen=BIDDING), "accept:"),
        (Wish(kind="bid", pen=BIDDING, accept="h"), "bid:"),
        (Wish(kind="trumps", trump="h"), "cards:"),
        (Wish(kind="trumps", cards="JhXx", trump="h"), "cards:"),
        (Wish(kind="trumps", cards="JhJd", trump="x"), "trump:"),
        (Wish(kind="trumps", cards="JhJd"), "trumps: nothing is trump"),
        (Wish(kind="order", cards="JhJdQs", trump="h"), "cards: Qs"),
        (Wish(kind="show", pen=HAND, seat="Q"), "seat:"),
        (Wish(kind="show", pen=HAND, open="NX"), "open:"),
        (Wish(kind="show", pen=HAND, marks="Zz"), "marks:"),
        (Wish(kind="show", pen=HAND, text="{Zz}"), "text:"),
        (Wish(kind="show", pen=HAND, help="x" * 1001), "help:"),
        (Wish(kind="show", pen=HAND, theme="pink"), "theme:"),
        (Wish(kind="show", pen=HAND, accent="red"), "accent:"),
        (Wish(kind="show", pen=HAND, lang="<b>"), "lang:"),
        (Wish(kind="show", pen=HAND, more="javascript:alert(1)"), "more:"),
        (Wish(kind="show", pen=HAND, more="#a b"), "more:"),
        (Wish(kind="show", pen=HAND, more="page.html#a"), "more:"),
        (Wish(kind="show", pen=HAND, more="https://["), "more:"),
        (Wish(kind="show", pen=HAND, more="https://%/a"), "more:"),
        (Wish(kind="show", pen=HAND, more="https://somebody@club.example/"), "more:"),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_what_does_not_fit_is_named(wish: Wish, part: str) -> None:
    with pytest.raises(EuchreError) as error:
        embed(wish)
    assert str(error.value).startswith(part)


@pytest.mark.parametrize(
    ("fields", "part"),
    [
        ({"kind": "game"}, "v:"),
        ({"v": "1"}, "kind:"),
        ({"v": "2", "kind": "game"}, "v:"),
        ({"v": "1", "kind": "game", "colour": "x"}, "colour:"),
    ],
)
def test_fields_of_another_version_are_not_taken(fields: dict[str, str], part: str) -> None:
    with pytest.raises(EuchreError) as error:
        asked_again(fields)
    assert str(error.value).startswith(part)


@pytest.mark.parametrize(
    "site",
    ["euchre.example", "https://a b/", 'https://a/"', "https://a/#b", "https://[", "https:///a"],
)
def test_a_site_is_an_address(site: str) -> None:
    with pytest.raises(EuchreError):
        link(embed(Wish(kind="game")), site)


def test_a_longer_text_has_more_room() -> None:
    short, long = (embed(Wish(kind="legal", pen=HAND, text="x " * n)) for n in (5, 100))
    assert height(short) < height(long)


# What the frame is told at build


def test_every_reason_has_words_with_as_many_places() -> None:
    assert ABOUT.keys() == words.WHY.keys()
    for code, text in words.WHY.items():
        places = {int(one) for one in re.findall(r"\{(\d)\}", text)}
        assert places == set(range(ABOUT[code])), code


def test_every_kind_has_its_question() -> None:
    assert {*EVERY_KIND} == words.ASKED.keys()
    assert KINDS.keys() < words.ASKED.keys()


def test_the_frame_finds_every_word_that_it_asks_for() -> None:
    """And is told nothing that it never uses."""
    told_to = texts()
    script = (Path(embeds.__file__).parents[2] / "static/embed/frame.js").read_text("utf-8")
    asked = set(re.findall(r"\bwords\.(\w+)", script)) | {"each", "row"}  # by the manner
    assert asked == told_to.keys()


def test_the_frame_has_a_text_for_all_that_it_looks_up() -> None:
    told_to = json.loads(json.dumps(texts()))
    assert {f"{ours}-{theirs}" for ours, theirs in product(range(6), repeat=2) if ours + theirs < 6}
    assert "by {name}, {partner} alone" == told_to["byPartner"]["other"]
    assert "jack of diamonds, left bower, counts as hearts" == told_to["trumps"]["h"]["Jd"]
    assert {"other": "Order up", "partner": "Assist", "dealer": "Pick up"} == {
        who: labels["o"] for who, labels in told_to["orders"].items()
    }
    assert {"other": "leave it there", "partner": "leave it there", "dealer": "turn it down"} == (
        told_to["passNote"]
    )
