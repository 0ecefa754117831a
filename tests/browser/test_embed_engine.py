"""Embeds whose snippets lack something: one engine for all of a page, at the first touch.

They are written by hand, with a position and no key, or with a deal or what was played of it.
pytest -rP shows how long the answers take.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path
from time import perf_counter
from typing import Literal, cast
from urllib.parse import quote

import pytest
from playwright.sync_api import Frame, Page, Request, Route, expect

from euchre.app.again import asked_again
from euchre.app.embed import Wish, embed
from euchre.app.snippets import element, frame
from euchre.app.words import embed as words
from tests.app.test_embed import BIDDING, HAND, OVER, PUTTING
from tests.browser.axe import violations
from tests.browser.conftest import START_MS, Faults, Visit
from tests.browser.hosting import PAGE, Host, drawn, press, told
from tests.browser.visits import first_visit, served

pytestmark = pytest.mark.usefixtures("context")  # each asks for every file anew


def made(wish: Wish) -> Mapping[str, str]:
    return embed(wish).fields


LEGAL = made(Wish(kind="legal", pen=HAND))["pen"]
WINNER = dict(made(Wish(kind="winner", pen=f"{HAND}Ad")))
DISCARD = made(Wish(kind="discard", pen=PUTTING, accept="9d"))["pen"]
DEAL = "N AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc Ks9h9sQd"
BROKEN = LEGAL.replace(" 0-0 ", " 0-4 ", 1)  # it can be drawn, and no hand comes to it


def hand(site: str, inside: str = "A hand.", **fields: str) -> str:
    """An element as somebody writes it."""
    attributes = " ".join(f'{name}="{escape(text)}"' for name, text in fields.items())
    script = f'<script async src="{site}embed.js"></script>'
    return f"{script}<euchre-hand {attributes}>{inside}</euchre-hand>"


def plain(site: str, sandbox: str = "allow-scripts allow-same-origin", **fields: str) -> str:
    """A frame as somebody writes it."""
    address = "&".join(f"{name}={quote(text)}" for name, text in fields.items())
    return (
        f'<iframe src="{site}embed.html#{escape(address)}" title="A hand" width="100%"'
        f' height="640" style="border:0" sandbox="{sandbox}"></iframe>'
    )


class Seen:
    """What the pages of a context ask for."""

    def __init__(self, page: Page) -> None:
        self.workers: list[str] = []
        self.asked: list[str] = []
        page.on("worker", lambda worker: self.workers.append(worker.url))
        page.context.on("request", self._request)

    def _request(self, request: Request) -> None:
        self.asked.append(request.url.partition("#")[0].rpartition("/")[2])

    def times(self, name: str) -> int:
        return self.asked.count(name)


@pytest.fixture
def seen(page: Page) -> Seen:
    return Seen(page)


def said(shown: Frame, text: str) -> None:
    expect(shown.get_by_role("status")).to_contain_text(text, timeout=START_MS)


def kinds(page: Page) -> dict[str, Frame]:
    """The frames of the page by the kind of each."""
    page.wait_for_load_state("load")
    frames = page.main_frame.child_frames
    return {re.findall(r"kind=([\w-]+)", one.url)[0]: one for one in frames}


def test_many_share_one_engine_and_only_when_it_is_needed(
    host: Host, site: str, seen: Seen
) -> None:
    """Elements and plain frames of one page, some with keys and some without."""
    page = host()
    page.set_viewport_size({"width": 1280, "height": 9000})
    page = host(
        element(embed(Wish(kind="order", cards="AhJdJh", trump="h")), site),
        hand(site, kind="legal", pen=LEGAL),
        hand(site, kind="show", pen=HAND),
        hand(site, kind="trumps", cards="JhJdQs", trump="h"),
        hand(site, **{name: WINNER[name] for name in ("kind", "pen", "trick")}),
        hand(site, kind="suit", cards="Jd", trump="h"),
        hand(site, kind="bid", pen=BIDDING),
        element(embed(Wish(kind="score", pen=OVER)), site),
        frame(embed(Wish(kind="play", pen=HAND, accept="Ad")), site),
        plain(site, kind="discard", pen=DISCARD),
    )
    drawn(page, 8)
    last = max(one["at"] for one in told(page, "ready"))
    page.wait_for_load_state("networkidle")
    assert [] == page.workers
    assert 0 == seen.times("pyodide.asm.wasm") + seen.times("engine.js")
    at = kinds(page)

    press(at["score"], "NS1")
    said(at["score"], "Right.")
    assert 0 == seen.times("engine.js")  # with a key nothing is loaded

    began = perf_counter()
    press(at["legal"], "Jd", "check")
    said(at["legal"], "The rules are being loaded")
    said(at["legal"], "it is the left bower")
    first = perf_counter() - began
    press(at["legal"], "Jd", "Ad", "check")
    said(at["legal"], "Right.")

    began = perf_counter()
    press(at["winner"], "W")
    said(at["winner"], "but not the highest")
    second = perf_counter() - began
    press(at["winner"], "S")
    said(at["winner"], "Right.")

    began = perf_counter()
    press(at["discard"], "Ts")
    said(at["discard"], "Not quite")
    judged = perf_counter() - began
    press(at["discard"], "9d")
    said(at["discard"], "Right.")

    began = perf_counter()
    press(at["bid"], "open")
    at["bid"].locator("[data-answer=o]").click(timeout=START_MS)
    said(at["bid"], "Right.")
    bid = perf_counter() - began

    assert 1 == len(page.workers) == len(seen.workers) == seen.times("pyodide.asm.wasm")
    assert 1 == seen.times("later.zip") == seen.times("python.zip")
    assert [["wrong", "right"]] * 2 == [
        [one["grade"] for one in told(page, "answer")][start : start + 2] for start in (1, 3)
    ]
    print(
        f"Drawn after {last:.0f} ms. First answer {first:.2f} s after the touch, second "
        f"{second:.2f} s; a discard judged in {judged:.2f} s, a bid in {bid:.2f} s."
    )


def test_two_that_ask_at_the_same_instant_start_one(host: Host, site: str, seen: Seen) -> None:
    page = host(
        plain(site, kind="suit", cards="Jd", trump="h"),
        plain(site, **{name: WINNER[name] for name in ("kind", "pen", "trick")}),
    )
    at = kinds(page)
    for shown in at.values():
        shown.wait_for_selector("[data-answer]")
    at["suit"].evaluate(
        """() => { for (const at of [0, 1])
          parent[at].document.querySelector("[data-answer=d], [data-answer=W]").click(); }"""
    )
    for shown in at.values():
        said(shown, "Not quite")
    assert 1 == len(page.workers) == len(seen.workers) == seen.times("pyodide.asm.wasm")


def hold(page: Page, name: str) -> Callable[..., None]:
    """Keeps a file back; what is returned lets it come, or says that there is none."""
    held: list[Route] = []
    page.context.route(f"**/{name}*", lambda route: held.append(route))

    def release(*, there: bool = True) -> None:
        while not held:
            page.wait_for_timeout(20)
        for route in held:
            if there:
                route.continue_()
            else:
                route.fulfill(status=404)
        page.context.unroute(f"**/{name}*")

    return release


@pytest.mark.parametrize("when", ["before", "meanwhile"])
def test_where_the_frame_with_the_engine_goes_another_starts_one(
    host: Host, site: str, seen: Seen, when: str
) -> None:
    """Nobody waits for an answer that does not come."""
    page = host(hand(site, kind="suit", cards="Jd", trump="h"), hand(site, kind="legal", pen=LEGAL))
    drawn(page, 2)
    at = kinds(page)
    release = hold(page, "python.zip") if when == "meanwhile" else None
    press(at["suit"], "d")
    said(at["suit"], "The rules are being" if release else "Not quite")
    if release:
        press(at["legal"], "Ad", "check")
        said(at["legal"], "The rules are being")
    page.evaluate("document.querySelector('euchre-hand').remove()")
    if release:
        release()
    else:
        press(at["legal"], "Ad", "check")
    said(at["legal"], "Right.")
    assert (1, 2) == (len(page.workers), len(seen.workers))


RECORD = {"kind": "legal", "pen": HAND}
CLOSED: list[dict[str, str]] = [
    RECORD,
    {"kind": "show", "pen": DEAL},
    {"kind": "show", "pen": f"{DEAL.replace(' ', '_')}"},
    {"kind": "bid", "pen": made(Wish(kind="bid", pen=BIDDING, accept="o"))["pen"]},
    {"kind": "score", "pen": OVER, "text": "{W} has made trump. Who scores?"},
]


@pytest.mark.parametrize("fields", CLOSED, ids=lambda one: one["kind"])
def test_what_only_the_rules_can_show_is_shown_at_a_touch(
    host: Host, site: str, fields: dict[str, str]
) -> None:
    """By the keyboard too: who has touched it stays inside; then it is what a snippet shows."""
    page = host(hand(site, **fields))
    (shown,) = drawn(page)
    expect(shown.get_by_text(words.OPEN_NOTE)).to_be_visible()
    assert ("text" in fields) == bool(shown.get_by_text("West has made trump").count())
    shown.locator("[data-way=open]").focus()
    page.keyboard.press("Enter")
    expect(shown.locator("[data-way=open]")).to_be_focused()
    expect(shown.locator("[data-way=open]")).to_have_count(0, timeout=START_MS)
    expect(shown.locator(".diagram")).to_be_visible()
    assert shown.evaluate("document.activeElement.matches('[data-answer], h1')")
    judged = {"accept": "o"} if fields["kind"] == "bid" else {}
    pen = fields["pen"].replace("_", " ")
    due = asked_again({"v": "1", **fields, **judged, "pen": pen})
    assert (shown.locator("[data-answer]").count() > 0) == (due.question is not None)
    if due.question is not None:
        page.evaluate("document.querySelector('euchre-hand').reveal()")
        said(shown, "This is the answer.")


def test_the_engine_judges_what_the_rules_do_not_tell(host: Host, site: str) -> None:
    page = host(
        hand(site, kind="bid", pen=BIDDING), hand(site, kind="bid", pen=BIDDING, accept="p")
    )
    one, other = drawn(page, 2)
    for shown in (one, other):
        press(shown, "open")
        shown.locator("[data-answer=o]").click(timeout=START_MS)
    said(one, "Right.")
    said(other, "Not quite")  # an author's own judgement comes first


def test_what_the_engine_can_not_read_is_named(host: Host, site: str) -> None:
    page = host(
        hand(site, kind="legal", pen=BROKEN),
        hand(site, kind="show", pen=DEAL.replace("Qd", "Xx")),
        hand(site, kind="winner", pen=BIDDING),
        hand(site, kind="bid", pen=LEGAL),
    )
    frames = drawn(page, 4)
    parts = ("pen, holdings", "pen, kitty", "winner:", "bid: nobody is asked")
    for shown, part in zip(frames, parts):
        press(shown, *(["Jd", "check"] if shown is frames[0] else ["open"]))
        expect(shown.get_by_role("alert")).to_contain_text(part, timeout=START_MS)
        expect(shown.get_by_role("alert")).to_contain_text(words.FAULT)
        assert shown.evaluate("document.activeElement.localName") == "h1"
    assert {*parts} == {
        part for part in parts for one in told(page, "error") if part in one["message"]
    }


@pytest.mark.parametrize(
    "name", ["engine.js", "engine-worker.js", "pyodide.asm.wasm", "python.zip", "later.zip"]
)
def test_a_file_that_does_not_come_is_told_and_asked_for_again(
    host: Host, site: str, faults: Faults, name: str
) -> None:
    # The browser tells of it, and Pyodide at length.
    faults.expect("console error", "console warning", "failed", "net::ERR")
    page = host(hand(site, kind="legal", pen=LEGAL), hand(site, kind="show", pen=HAND))
    first, other = drawn(page, 2)
    page.context.route(f"**/{name}*", lambda route: route.fulfill(status=404))
    press(first, "Jd", "check")
    said(first, "The rules could not be loaded (")
    said(first, name)
    press(other, "open")
    said(other, name)
    assert [name in one["message"] for one in told(page, "error")] == [True, True]
    page.context.unroute(f"**/{name}*")
    press(first, "retry")
    said(first, "it is the left bower")
    press(other, "retry")
    expect(other.locator(".diagram")).to_be_visible(timeout=START_MS)
    assert 1 == len(page.workers)


def test_whatever_happens_meanwhile_is_answered_once(host: Host, site: str) -> None:
    page = host(*(hand(site, kind="suit", cards="Jd", trump="h") for _ in range(5)))
    twice, reset, changed, revealed, keys = drawn(page, 5)
    release = hold(page, "python.zip")
    for shown in page.main_frame.child_frames:
        press(shown, "d")
        said(shown, "The rules are being")
        expect(shown.locator("[data-answer=d]")).to_have_attribute("data-state", "chosen")
    twice.locator("[data-answer=h]").click(force=True)
    keys.locator("[data-answer=d]").focus()
    page.keyboard.press("2")
    page.evaluate(
        """() => {
          const [twice, reset, changed, revealed] = document.querySelectorAll("euchre-hand");
          reset.reset();
          changed.set({ kind: "order", cards: "AhJdJh" });
          revealed.reveal();
        }"""
    )
    expect(changed.locator("[data-answer=Jh]")).to_be_visible()
    press(changed, "Jh", "Jd", "Ah")
    release()
    said(twice, "Not quite")
    said(keys, "Not quite")
    said(revealed, "This is the answer.")
    said(changed, "Right.")
    expect(reset.get_by_role("status")).to_be_empty()
    press(reset, "h")
    said(reset, "Right.")
    assert ["right", "right", "wrong", "wrong"] == sorted(
        one["grade"] for one in told(page, "answer")
    )
    page.evaluate("document.querySelectorAll('euchre-hand')[1].reset()")  # it has a key by now
    press(reset, "d")
    said(reset, "Not quite")


def test_a_frame_that_may_do_next_to_nothing_says_so(host: Host, site: str, seen: Seen) -> None:
    """With scripts alone; what needs no rules is shown, and the way to a page of its own."""
    bare = "allow-scripts"
    page = host(
        plain(site, bare, kind="legal", pen=LEGAL),
        plain(site, bare, kind="show", pen=HAND),
        frame(embed(Wish(kind="score", pen=OVER)), site).replace(" allow-same-origin", ""),
    )
    at = kinds(page)
    for shown in (at["legal"], at["show"]):
        said(shown, words.BARRED)
        expect(shown.get_by_role("button")).to_have_count(0)
        way = shown.get_by_role("link", name=words.LINK)
        assert shown.url == way.get_attribute("href")
        # No window opens from such a frame, or only one that may do as little.
        expect(shown.get_by_label(words.ADDRESS)).to_have_value(shown.url)
        assert [] == violations(cast(Page, shown), "html")
    expect(at["legal"].locator(".dg-own .card")).to_have_count(5)
    press(at["score"], "NS1")
    said(at["score"], "Right.")
    assert 0 == len(seen.workers) + seen.times("engine.js")
    page.goto(at["legal"].url)
    press(page.main_frame, "Ad", "check")
    said(page.main_frame, "Right.")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_whoever_hears_or_enlarges_it_finds_all_meanwhile(
    host: Host, site: str, faults: Faults, scheme: Literal["light", "dark"]
) -> None:
    """While it is closed, while the rules are loaded, and where they don't come."""
    faults.expect("failed", "404")
    page = host()
    page.emulate_media(color_scheme=scheme)
    page = host(
        hand(site, kind="suit", cards="Jd", trump="h"),
        hand(site, kind="show", pen=HAND),
        hand(site, **CLOSED[3]),
    )
    frames = drawn(page, 3)
    release = hold(page, "later.zip")

    def sound() -> None:
        for shown in frames:
            assert [] == violations(cast(Page, shown), "html")

    sound()
    press(frames[0], "d")
    for shown in frames[1:]:
        press(shown, "open")
    for shown in frames:
        said(shown, "The rules are being")
    sound()
    release(there=False)
    for shown in frames:
        expect(shown.locator("[data-way=retry]")).to_be_visible(timeout=START_MS)
    sound()


ROOM = "display:block;min-height:530px"


def test_nothing_moves_and_the_focus_stays_where_it_is(host: Host, site: str) -> None:
    page = host()
    page.set_viewport_size({"width": 390, "height": 1400})
    page = host(
        hand(site, kind="legal", pen=LEGAL, style=ROOM),
        hand(site, kind="bid", pen=BIDDING, text="{W} has passed. What do you call?", style=ROOM),
        "<p>Words.</p>" * 9 + '<input aria-label="A name">',
    )
    first, other = drawn(page, 2)
    press(first, "Jd", "check")
    press(other, "open")
    page.locator("input").focus()
    said(first, "it is the left bower")
    expect(other.locator("[data-answer=o]")).to_be_visible(timeout=START_MS)
    page.wait_for_timeout(300)
    assert page.evaluate("shift") <= 0.1
    assert "INPUT" == page.evaluate("document.activeElement.tagName")


def test_a_site_that_is_kept_on_the_device_shows_it_too(
    visit: Visit, dist: Path, tmp_path: Path
) -> None:
    """The service worker leaves the frames out of its copy, and stands in no way."""
    place = tmp_path / "host"
    place.mkdir()
    with served(dist) as site, served(place) as other:
        (place / "index.html").write_text(PAGE.format(body=hand(site, kind="legal", pen=LEGAL)))
        page = first_visit(visit(), site)
        page.goto(other)
        (shown,) = drawn(page)
        assert shown.evaluate("navigator.serviceWorker.controller !== null")
        press(shown, "Ad", "check")
        said(shown, "Right.")
