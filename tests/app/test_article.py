"""The article: its hands are true, its links lead somewhere, and what it shows to copy is right."""

from __future__ import annotations

import re
import shlex
from html import unescape
from html.parser import HTMLParser

import pytest

from euchre.__main__ import main
from euchre.app.embed import EVERY_KIND
from euchre.app.fields import parted
from euchre.app.screens.help import ARTICLE
from euchre.engine.options import OPTIONS
from euchre.engine.presets import PRESETS
from euchre.engine.rules import default
from euchre.lessons.course import lesson
from euchre.notation.pen import read_rules
from tools.article import ELSEWHERE, EVERY_HAND, RAW, embed_of, hands, remade, to_copy, written
from tools.build import LEARN
from tools.language import ENGLISH_ARTICLE
from tools.painting import painted

TEXT = ENGLISH_ARTICLE.read_text("utf-8")
HANDS = {attributes["id"]: attributes for attributes in hands(TEXT)}


class Outline(HTMLParser):
    """The ids, links and headings of a page; words in a hand or in code are not counted."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.levels: list[int] = []
        self.words = 0
        self._apart = 0
        self.feed(TEXT)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        self.ids += filter(None, [named.get("id")])
        self.links += filter(None, [named.get("href"), named.get("src")])
        self._apart += tag in APART
        if re.fullmatch("h[1-6]", tag):
            self.levels.append(int(tag[1]))
            assert tag == "h1" or named.get("id"), "a heading that nobody can link to"

    def handle_endtag(self, tag: str) -> None:
        self._apart -= tag in APART

    def handle_data(self, data: str) -> None:
        self.words += 0 if self._apart else len(data.split())


APART = {"euchre-hand", "pre", "head", "nav"}
PAGE = Outline()


@pytest.mark.parametrize("hand", EVERY_HAND.findall(TEXT), ids=HANDS)
def test_a_hand_is_as_its_position_makes_it(hand: str) -> None:
    """Its key, and the words that are read where no frame comes; python -m tools.article mends."""
    assert remade(hand) == hand


def test_all_that_is_made_in_it_is_made_from_what_stands_there_now() -> None:
    assert written(TEXT) == TEXT


def test_a_hand_that_has_grown_stale_is_named() -> None:
    attributes = HANDS["try-winner"]
    stale = TEXT.replace(attributes["key"], attributes["key"].replace("E!", "W!", 1))
    assert stale != TEXT
    assert written(stale) == TEXT
    with pytest.raises(ValueError, match="try-winner: "):
        written(TEXT.replace(f'trick="{attributes["trick"]}"', 'trick="Zz"', 1))


def test_a_hand_is_written_from_what_its_author_asks_for() -> None:
    asked = '<euchre-hand id="a" kind="bid" pen="{}" accept="o"></euchre-hand>'
    pen = "- 0-0 N As9hJdKdTc/Ks9cJcKcAc/TsJhQhAhQc/9sJsKhTdQd AdQsTh9d | p"
    made = written(asked.format(pen))
    assert 'accept="' not in made
    assert 'key="o!"' in made
    assert "<p>You hold " in made
    assert "<summary>The answer</summary> <p>Assist.</p>" in made
    assert written(made) == made


def test_every_kind_is_there() -> None:
    """And one of each that has something of its own: without a key, with a table to play on."""
    kinds = {attributes["kind"] for attributes in HANDS.values()}
    assert {*EVERY_KIND} == kinds
    assert 14 <= len(HANDS) <= 20
    assert 1 == sum(RAW in attributes for attributes in HANDS.values())
    assert any(attributes.get("on") for attributes in HANDS.values())


def test_a_question_of_the_quiz_leads_to_where_its_rule_stands() -> None:
    questions = parted(HANDS["try-quiz"]["questions"])
    assert 5 == len(questions)
    assert [] == [one["more"] for one in questions if one["more"][1:] not in PAGE.ids]


def test_a_question_of_the_quiz_that_has_grown_stale_is_made_anew() -> None:
    stale = TEXT.replace("key=E!one-trump.E.Tc", "key=W!one-trump.W.Tc", 1)
    assert stale != TEXT
    assert written(stale) == TEXT


def test_the_answers_stand_there_for_who_reads_on_paper() -> None:
    """Where something is asked."""
    made = [embed_of(one) for one in HANDS.values()]
    asked = [one for one in made if one.question or one.questions]
    assert len(asked) == TEXT.count('<details class="answer">')


def test_all_inner_links_lead_somewhere() -> None:
    assert len(PAGE.ids) == len({*PAGE.ids})
    inner = [link[1:] for link in PAGE.links if link.startswith("#")]
    assert len(inner) > 30
    assert [] == [link for link in inner if link not in PAGE.ids]


def test_all_other_links_stay_on_the_site_wherever_it_stands() -> None:
    outer = [link for link in PAGE.links if not link.startswith("#")]
    assert [] == [link for link in outer if not link.startswith("../")]
    targets = {link.partition("?")[0].partition("#")[0] for link in outer}
    assert {"../", "../embed.js", "../embed.html"} == {
        target for target in targets if "VERSION" not in target
    }
    assert f"{ARTICLE}index.html" == LEARN


def test_every_lesson_that_it_names_is_there() -> None:
    named = {link.partition("learn=")[2] for link in PAGE.links if "?learn=" in link}
    assert len(named) >= 4
    assert [] == [key for key in named if lesson(key) is None]


def test_every_option_of_the_table_can_be_tried() -> None:
    """And the code beside it is one of those that its link asks for."""
    links = re.findall(r'<a href="\.\./\?rules=([\w,-]+)"><code>([\w-]+)</code>', TEXT)
    assert [] == [pair for pair in links if pair[1] not in pair[0].split(",")]
    offered = [read_rules(codes) for codes, _ in links]
    missing = [
        option.field
        for option in OPTIONS
        if all(getattr(rules, option.field) == default(option) for rules in offered)
    ]
    assert [] == missing
    houses = set(re.findall(r'<a href="\.\./\?rules=(\w+)">[^<]', TEXT))
    assert houses <= {preset.key for preset in PRESETS}


def test_headings_go_down_a_step_at_a_time() -> None:
    assert 1 == PAGE.levels[0]
    assert 1 == PAGE.levels.count(1)
    assert [] == [pair for pair in zip(PAGE.levels, PAGE.levels[1:]) if pair[1] > pair[0] + 1]


def test_the_contents_list_every_chapter_in_order() -> None:
    listed = re.findall(r'<li><a href="#([\w-]+)">([^<]+)</a></li>', TEXT)
    assert re.findall(r'<h2 id="([\w-]+)"><a href="#[\w-]+">([^<]+)</a></h2>', TEXT) == listed


def test_a_headings_link_is_its_own() -> None:
    pairs = re.findall(r'<h[23] id="([\w-]+)"><a href="#([\w-]+)">', TEXT)
    assert len(PAGE.levels) - 1 == len(pairs)
    assert [] == [pair for pair in pairs if pair[0] != pair[1]]


def test_it_is_an_article_and_no_book() -> None:
    assert 2_500 <= PAGE.words <= 3_500


def test_what_is_shown_to_be_copied_is_what_the_program_prints(
    capsys: pytest.CaptureFixture[str],
) -> None:
    shown = dict(re.findall(r'<pre data-made="(\w+)"[^>]*><code>(.*?)</code></pre>', TEXT, re.S))
    assert {"command", "element", "iframe", "link"} == shown.keys()
    _, _, _, *arguments = shlex.split(unescape(shown["command"]))
    for form in ("element", "iframe", "link"):
        assert 0 == main([*arguments, "--form", form])
        assert capsys.readouterr().out.rstrip("\n") == unescape(shown[form])
    assert ELSEWHERE in arguments


@pytest.mark.parametrize("name", [name for name in HANDS if "cards" in HANDS[name]])
def test_the_command_of_a_hand_makes_that_hand(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    made = embed_of(HANDS[name])
    _, _, _, *arguments = shlex.split(to_copy(made, "command"))
    main(arguments)
    assert to_copy(made, "element") == capsys.readouterr().out.rstrip("\n")


def test_cards_are_painted_where_they_are_named() -> None:
    found = painted("<ol><!-- cards JdAh under h --></ol><!-- score us 7 -->")
    assert "jack of diamonds, left bower, counts as hearts" in found
    assert 2 == found.count("<li>")
    assert 1 == found.count("<svg viewbox")
    assert "<!--" not in found
    assert "cards J" not in painted(TEXT)
