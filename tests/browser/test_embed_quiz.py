"""A quiz in a frame: its questions one after the other, and a hand that is played on from there."""

from __future__ import annotations

from typing import Literal, cast

import pytest
from playwright.sync_api import Frame, Page, expect

from euchre.app.embed import Embed, Wish, embed
from euchre.app.snippets import OF_ORIGIN, element, frame, link
from euchre.app.words import embed as words
from euchre.app.words import learn
from tests.app.test_embed import BIDDING, HAND
from tests.browser.axe import violations
from tests.browser.hosting import Host, drawn, press, told

LEGAL = Wish(kind="legal", pen=HAND, text="{W} leads {9d}. Which of your cards may you play?")
WINNER = Wish(kind="winner", pen=f"{HAND}Ad", on="1")
SHORT = Wish(kind="suit", cards="Jd", trump="h")
BID = Wish(kind="bid", pen=BIDDING, accept="o", weak="p")


def quiz(*wishes: Wish, text: str = "Following suit", theme: str = "") -> Embed:
    return embed(Wish(kind="quiz", questions=tuple(map(embed, wishes)), text=text, theme=theme))


ALL = quiz(LEGAL, SHORT, WINNER, BID)


def answered(shown: Frame) -> None:
    """The first is missed once, the second right, the third shown, the fourth no mistake."""
    press(shown, "Jd", "check", "Jd", "Ad", "check", "next", "h", "next")
    press(shown, "W", "N", "E", "reveal", "next", "p", "next")


def test_its_questions_come_one_after_the_other_and_then_how_it_went(host: Host, site: str) -> None:
    page = host(element(ALL, site))
    (shown,) = drawn(page)
    head, said = shown.locator("h2"), shown.get_by_role("status")
    expect(shown.locator("h1")).to_have_text("Following suit")
    expect(head).to_contain_text("Question 1 of 4 West leads")
    press(shown, "Jd", "check")
    expect(said).to_contain_text("can’t be played: it is the left bower")
    expect(shown.get_by_role("button", name=words.NEXT)).to_have_count(0)
    press(shown, "Jd", "Ad", "check")
    expect(said).to_contain_text("Right.")
    press(shown, "next")
    expect(head).to_contain_text("Question 2 of 4")
    expect(said).to_be_empty()
    press(shown, "h", "next", "W", "N", "E", "reveal", "next", "p")
    expect(said).to_contain_text(learn.WEAK)
    expect(shown.get_by_role("button", name=words.NEXT)).to_have_count(0)
    shown.get_by_role("button", name=words.RESULT).click()
    expect(head).to_have_text("1 of 4 right at the first answer")
    states = [one.get_attribute("data-state") for one in shown.locator("li").all()]
    assert ["wrong", "right", "wrong", "weak"] == states
    expect(shown.locator("li").first).to_contain_text("Which of your cards may you play?, not")


def test_the_page_is_told_of_each_answer_and_once_of_the_end(host: Host, site: str) -> None:
    page = host(element(ALL, site))
    (shown,) = drawn(page)
    answered(shown)
    assert [
        *((1, "wrong"), (1, "right"), (2, "right")),
        *((3, "wrong"), (3, "wrong"), (3, "wrong"), (4, "weak")),
    ] == [(one["question"], one["grade"]) for one in told(page, "answer")]
    (end,) = told(page, "complete")
    assert {"questions": 4, "right": 1, "misses": 4, "shown": 1} == {
        name: end[name] for name in ("questions", "right", "misses", "shown")
    }


def test_what_was_missed_is_asked_again_alone_or_with_all(host: Host, site: str) -> None:
    page = host(element(ALL, site))
    (shown,) = drawn(page)
    head = shown.locator("h2")
    answered(shown)
    shown.get_by_role("button", name=words.MISSED_AGAIN).click()
    expect(head).to_contain_text("Question 1 of 2 West leads")
    press(shown, "Ad", "check", "next")
    expect(head).to_contain_text("Question 2 of 2")
    press(shown, "S", "next")
    expect(head).to_have_text(words.ALL_RIGHT)
    assert [1, 3] == [one["question"] for one in told(page, "answer")[-2:]]
    assert [4, 2] == [one["questions"] for one in told(page, "complete")]
    expect(shown.get_by_role("button", name=words.MISSED_AGAIN)).to_have_count(0)
    shown.get_by_role("button", name=words.ALL_AGAIN).click()
    expect(head).to_contain_text("Question 1 of 4")


def test_a_page_can_reset_a_quiz_and_reveal_its_question(host: Host, site: str) -> None:
    page = host(element(ALL, site))
    (shown,) = drawn(page)
    said = shown.get_by_role("status")
    press(shown, "Ad", "check", "next")
    page.evaluate("document.querySelector('euchre-hand').reveal()")
    expect(said).to_contain_text("This is the answer.")
    expect(shown.locator("[aria-disabled=true][data-state=right]")).to_have_attribute(
        "data-answer", "h"
    )
    page.evaluate("document.querySelector('euchre-hand').reset()")
    expect(shown.locator("h2")).to_contain_text("Question 1 of 4")
    expect(said).to_be_empty()
    press(shown, "Ad", "check", "next", "h", "next", "S", "next", "o", "next")
    page.evaluate("document.querySelector('euchre-hand').reveal()")  # nothing is asked any more
    expect(shown.locator("h2")).to_have_text(words.ALL_RIGHT)
    assert ["right"] == [one["grade"] for one in told(page, "answer")[:1]]
    page.evaluate(
        "(it) => document.querySelector('euchre-hand').set(it)", dict(embed(LEGAL).fields)
    )
    expect(shown.locator("h1")).to_contain_text("West leads")
    expect(shown.locator("h2")).to_have_count(0)


def test_a_quiz_is_answered_by_the_keyboard(host: Host, site: str) -> None:
    """The focus goes to Next and to the question's head, and only if it was in the frame."""
    page = host('<a href="#a">Before</a>', element(quiz(SHORT, SHORT), site))
    (shown,) = drawn(page)
    keys, head = page.keyboard, shown.locator("h2")
    page.get_by_text("Before").focus()
    keys.press("Tab")
    keys.press("2")
    expect(shown.get_by_role("button", name=words.NEXT)).to_be_focused()
    keys.press("Enter")
    expect(head).to_be_focused()
    expect(head).to_contain_text("Question 2 of 2")
    keys.press("Tab")
    expect(shown.locator("[data-answer]").first).to_be_focused()
    keys.press("1")
    expect(shown.locator("[data-answer]").first).to_be_focused()  # it was wrong
    keys.press("2")
    keys.press("Enter")
    expect(head).to_be_focused()
    expect(head).to_have_text("1 of 2 right at the first answer")
    keys.press("Tab")
    keys.press("Tab")
    keys.press("Enter")
    expect(head).to_contain_text("Question 1 of 1")


def test_the_focus_stays_with_the_page_that_reveals(host: Host, site: str) -> None:
    """Though something in the frame had it before."""
    page = host("<button>Mine</button>", element(ALL, site))
    (shown,) = drawn(page)
    press(shown, "Jd", "check")
    page.get_by_text("Mine").focus()
    page.evaluate("document.querySelector('euchre-hand').reveal()")
    expect(shown.get_by_role("status")).to_contain_text("This is the answer.")
    assert "BUTTON" == page.evaluate("document.activeElement.tagName")
    page.evaluate("document.querySelector('euchre-hand').reset()")
    expect(shown.get_by_role("status")).to_be_empty()
    assert "BUTTON" == page.evaluate("document.activeElement.tagName")


def test_nothing_moves_from_one_question_to_the_next(host: Host, site: str) -> None:
    """The room is that of the tallest so far, and what leads on stays where it is."""
    page = host()
    page.set_viewport_size({"width": 390, "height": 1400})
    page = host(element(quiz(LEGAL, SHORT, LEGAL), site), "<p>Words.</p>" * 9)
    (shown,) = drawn(page)
    next_one = shown.locator(".ways button")

    def place() -> tuple[float, float]:
        box, room = next_one.bounding_box(), page.locator("euchre-hand").bounding_box()
        assert box is not None
        assert room is not None
        return box["y"], room["height"]

    press(shown, "Ad", "check")
    first = place()
    press(shown, "next", "h")
    assert first == place()
    press(shown, "next", "Ad", "check")
    assert first == place()
    press(shown, "next")
    assert shown.evaluate("document.getElementById('embed').offsetHeight") <= first[1]
    page.wait_for_timeout(200)
    assert page.evaluate("shift") <= 0.1


@pytest.mark.parametrize("width", [320, 336, 640])
def test_a_plain_frame_has_room_for_every_state_of_a_quiz(
    host: Host, site: str, width: int
) -> None:
    """And nothing is wider than the frame."""
    page = host()
    page.set_viewport_size({"width": width + 16, "height": 900})
    page = host(frame(ALL, site))
    shown = page.main_frame.child_frames[0]

    def fits() -> None:
        room, wanted, wide = shown.evaluate(
            """() => [innerHeight, document.getElementById("embed").offsetHeight,
                      document.documentElement.scrollWidth - innerWidth]"""
        )
        assert room >= wanted
        assert wide <= 0

    shown.wait_for_selector("[data-answer]")
    for step in ("Jd", "check", "Jd", "Ad", "check", "next", "h", "next", "S", "next", "p", "next"):
        fits()
        press(shown, step)
    expect(shown.locator("h2")).to_contain_text("2 of 4")
    fits()


def test_a_quiz_is_answered_in_the_barest_sandbox(host: Host, site: str) -> None:
    """There no table could start: nothing is played on."""
    bare = frame(ALL, site).replace(f" {OF_ORIGIN}", "")
    page = host(bare)
    shown = page.main_frame.child_frames[0]
    press(shown, "Ad", "check", "next", "h", "next", "S")
    expect(shown.get_by_role("status")).to_contain_text("Right.")
    expect(shown.get_by_text(words.PLAY_ON)).to_have_count(0)
    press(shown, "next", "o", "next")
    expect(shown.locator("h2")).to_have_text(words.ALL_RIGHT)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_whoever_hears_or_enlarges_a_quiz_finds_all(
    host: Host, site: str, scheme: Literal["light", "dark"]
) -> None:
    page = host()
    page.emulate_media(color_scheme=scheme)
    page = host(element(ALL, site))
    (shown,) = drawn(page)
    for step in ("Jd", "check", "Jd", "Ad", "check", "next", "h", "next", "S", "next", "p", "next"):
        assert [] == violations(cast(Page, shown), "html"), step
        press(shown, step)
    expect(shown.locator("li")).to_have_count(4)
    assert [] == violations(cast(Page, shown), "html")


def test_how_a_quiz_looks_holds_for_its_questions(host: Host, site: str) -> None:
    made = quiz(replaced(LEGAL, lang="de"), SHORT, theme="dark")
    page = host(element(made, site))
    (shown,) = drawn(page)
    look = "getComputedStyle(document.documentElement).colorScheme"
    for _ in range(2):
        assert "dark" == shown.evaluate(look)
        expect(shown.locator("h2 .lesson-text")).to_have_attribute("lang", "de")
        press(shown, *(("Ad", "check", "next") if _ == 0 else ()))


def replaced(wish: Wish, **fields: str) -> Wish:
    named = {name: getattr(wish, name) for name in Wish.__dataclass_fields__}
    return Wish(**{**named, **fields})


@pytest.mark.parametrize(
    ("questions", "part"),
    [
        ("", "questions: it is missing"),
        ("kind=suit&cards=Jd&trump=h&key=h|kind=legal&pen=x", "question 2: pen: "),
        ("kind=game", "question 1: kind: no such kind"),
        ("kind=show&cards=Jd", "question 1: kind: no such kind"),
        ("kind=quiz&cards=Jd&key=h", "question 1: kind: no such kind"),
    ],
)
def test_a_question_that_can_t_be_read_is_named(
    host: Host, site: str, questions: str, part: str
) -> None:
    quoted = questions.replace("&", "&amp;")
    script = f'<script async src="{site}embed.js"></script>'
    page = host(f'{script}<euchre-hand kind="quiz" questions="{quoted}">A quiz.</euchre-hand>')
    (shown,) = drawn(page)
    expect(shown.get_by_role("alert")).to_contain_text(part)


def test_a_quiz_asks_the_engine_where_a_question_has_no_key(host: Host, site: str) -> None:
    """A question that can be drawn, and one of which only the rules know what lies there."""
    written = HAND.replace(" ", "_").replace("|", "%7C")
    questions = f"kind=suit&amp;cards=Jd&amp;trump=h|kind=legal&amp;pen={written}"
    script = f'<script async src="{site}embed.js"></script>'
    page = host(f'{script}<euchre-hand kind="quiz" questions="{questions}">A quiz.</euchre-hand>')
    (shown,) = drawn(page)
    said, head = shown.get_by_role("status"), shown.locator("h2")
    press(shown, "h")
    expect(said).to_contain_text("Right.", timeout=60_000)
    press(shown, "next", "open")
    expect(shown.locator("[data-answer=Ad]")).to_be_visible(timeout=60_000)
    expect(head).to_contain_text("Question 2 of 2")
    press(shown, "Ad", "check", "next")
    expect(head).to_have_text(words.ALL_RIGHT)
    press(shown, "all", "h", "next")
    expect(shown.locator("[data-answer=Ad]")).to_be_visible()


# Played on


def at_table(shown: Frame) -> Frame:
    shown.wait_for_selector("html[data-ready]", state="attached", timeout=60_000)
    return shown


def test_a_hand_is_played_on_in_its_frame_and_the_way_back_leads_to_it(
    host: Host, site: str
) -> None:
    page = host('<a href="#a">Before</a>', element(embed(replaced(LEGAL, on="1")), site))
    (shown,) = drawn(page)
    expect(shown.get_by_role("link", name=words.PLAY_ON)).to_have_count(0)
    press(shown, "Ad", "check")
    shown.get_by_role("link", name=words.PLAY_ON).click()
    at_table(shown)
    expect(shown.get_by_role("dialog")).to_have_count(0)
    assert "BODY" == shown.evaluate("document.activeElement.tagName")
    page.get_by_text("Before").focus()
    page.keyboard.press("1")  # not in the frame: nothing is played
    expect(shown.get_by_role("list", name="This trick").locator(".card")).to_have_count(3)
    page.evaluate("history.back()")
    shown.wait_for_selector("[data-answer]")
    assert 2 == len(told(page, "ready"))


def test_a_trick_that_is_over_is_taken_before_one_plays_on(host: Host, site: str) -> None:
    page = host(element(embed(WINNER), site))
    (shown,) = drawn(page)
    press(shown, "S")
    shown.get_by_role("link", name=words.PLAY_ON).click()
    expect(at_table(shown).locator("#status")).to_have_text("Your lead.", timeout=20_000)


def test_a_picture_can_be_played_on_at_once_from_the_seat_in_front(host: Host, site: str) -> None:
    page = host(element(embed(Wish(kind="show", pen=HAND, seat="E", on="1")), site))
    (shown,) = drawn(page)
    shown.get_by_role("link", name=words.PLAY_ON).click()
    held = at_table(shown).get_by_role("list", name="Your cards").get_by_role("button")
    expect(held).to_have_count(4)  # East has played to the trick


def test_a_quiz_stays_while_one_of_its_hands_is_played_on(host: Host, site: str) -> None:
    page = host(element(quiz(WINNER, SHORT), site))
    (shown,) = drawn(page)
    press(shown, "S")
    with page.context.expect_page() as opened:
        shown.get_by_role("link", name=words.PLAY_ON).click()
    opened.value.wait_for_selector("html[data-ready]", state="attached", timeout=60_000)
    press(shown, "next")
    expect(shown.locator("h2")).to_contain_text("Question 2 of 2")


def test_a_game_of_ones_own_is_not_lost_to_a_hand_that_is_played_on(page: Page, site: str) -> None:
    """On a page of this site the frame has the person's own game: the dialog asks first."""
    page.goto(f"{site}?seed=7&pace=instant")
    page.wait_for_selector("html[data-ready]", state="attached", timeout=60_000)
    page.locator(".call, [data-state=legal] button").first.click()
    page.wait_for_timeout(500)
    page.goto(link(embed(Wish(kind="show", pen=HAND, on="1")), site))
    page.get_by_role("link", name=words.PLAY_ON).click()
    page.wait_for_selector("html[data-ready]", state="attached", timeout=60_000)
    expect(page.get_by_role("dialog")).to_contain_text("Play on from here")
