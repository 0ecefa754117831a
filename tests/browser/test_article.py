"""The article in a browser: its hands answer, nothing moves, and it is read without them too."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Frame, Page, expect

from euchre.app.embed import TABLES
from euchre.app.fields import parted
from tests.browser.axe import violations
from tests.browser.conftest import START_MS, Faults, OpenTable, Visit
from tests.browser.rooms import STYLE, WIDTHS, measured, style
from tests.browser.visits import first_visit, served
from tools.article import hands
from tools.build import LEARN
from tools.language import ENGLISH_ARTICLE

HANDS = {one["id"]: one for one in hands(ENGLISH_ARTICLE.read_text("utf-8"))}
ASKED = {name: one for name, one in HANDS.items() if "key" in one}

NOTE = """
  self.told = []; self.shift = 0;
  for (const type of ["ready", "answer", "complete", "error"])
    addEventListener(`euchre:${type}`, ({ target, detail }) =>
      told.push({ type, id: target.id, ...detail }));
  new PerformanceObserver((list) => { for (const one of list.getEntries()) shift += one.value; })
    .observe({ type: "layout-shift", buffered: true });
"""


def reader(page: Page, address: str, width: int = 1280, height: int = 900) -> Page:
    """Somebody who opens the article, and notes what happens."""
    page.add_init_script(f"if (self === top) {{ {NOTE} }}")
    page.set_viewport_size({"width": width, "height": height})
    page.goto(address)
    return page


def read_through(page: Page) -> None:
    """Scroll slowly to the end, as somebody who reads."""
    page.mouse.move(100, 100)
    while page.evaluate("scrollY + innerHeight < document.documentElement.scrollHeight - 2"):
        page.mouse.wheel(0, 400)
        page.wait_for_timeout(60)
    page.wait_for_function(f"told.filter(({{ type }}) => type === 'ready').length >= {len(HANDS)}")


def told(page: Page, type_: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(f"told.filter(({{ type }}) => type === '{type_}')")
    return found


def frame_of(page: Page, name: str) -> Frame:
    """The frame of a hand, once it is drawn."""
    hand = page.locator(f"#{name}")
    hand.scroll_into_view_if_needed()
    hand.locator("iframe").wait_for(state="visible")
    frame = hand.locator("iframe").element_handle().content_frame()
    assert frame is not None
    frame.wait_for_selector("#embed > *")
    return frame


def answer(page: Page, name: str) -> None:
    give(frame_of(page, name), HANDS[name])


def give(frame: Frame, fields: Mapping[str, str]) -> None:
    """Answer what the key says is right."""
    right = fields["key"].split("~")[0].split("!")[0].split(",")
    several = fields["kind"] in ("legal", "trumps", "order")
    for one in right if several else right[:1]:
        frame.locator(f'[data-answer="{one}"]').click()
    if fields["kind"] in ("legal", "trumps"):
        frame.locator("[data-way=check]").click()
    expect(frame.get_by_role("status")).to_contain_text("Right.")


def answer_all(page: Page) -> None:
    for name in ASKED:
        answer(page, name)
    assert [(name, "right") for name in ASKED] == [
        (one["id"], one["grade"]) for one in told(page, "answer")
    ]
    assert [] == told(page, "error")


@pytest.fixture
def asked(page: Page) -> list[str]:
    """The addresses that are asked for."""
    found: list[str] = []
    page.on("request", lambda request: found.append(request.url))
    return found


def heavy(asked: list[str]) -> list[str]:
    return [url for url in asked if re.search(r"wasm|\.zip|pyodide|pyscript|engine", url)]


@pytest.mark.parametrize("width", [360, 1280])
def test_every_hand_is_drawn_without_an_engine_and_nothing_moves(
    page: Page, site: str, asked: list[str], width: int
) -> None:
    """While somebody scrolls through, and then answers."""
    reader(page, f"{site}learn/", width)
    read_through(page)
    assert page.evaluate("shift") <= 0.1
    assert [] == told(page, "error")
    answer_all(page)
    assert [] == heavy(asked)
    assert page.evaluate("shift") <= 0.1
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@contextmanager
def copied(site: str, folder: Path) -> Iterator[str]:
    """The article on somebody else's site, as a page's author puts its hands there."""
    text = (folder / "source.html").read_text("utf-8")
    allowed = text.replace("-src 'self'", f"-src 'self' {site}")
    (folder / "index.html").write_text(allowed.replace('"../', f'"{site}'), "utf-8")
    with served(folder) as address:
        yield address


def test_the_same_hands_answer_on_the_page_of_somebody_else(
    page: Page, site: str, dist: Path, faults: Faults, tmp_path: Path, asked: list[str]
) -> None:
    """From another origin; nothing is asked of a third one."""
    (tmp_path / "source.html").write_bytes((dist / LEARN).read_bytes())
    with copied(site, tmp_path) as address:
        faults.expect(f"outside the site: {address}")
        reader(page, address, 1280)
        read_through(page)
        answer_all(page)
        assert page.evaluate("shift") <= 0.1
        assert [] == [url for url in asked if not url.startswith((site, address, "data:"))]
    assert [] == heavy(asked)


def test_the_quiz_leads_to_the_rules_and_to_its_end(page: Page, site: str) -> None:
    """The page goes to the place that explains it; the frame stays as it is."""
    reader(page, f"{site}learn/")
    frame = frame_of(page, "try-quiz")
    address = frame.url
    for question in parted(HANDS["try-quiz"]["questions"]):
        give(frame, question)
        frame.get_by_role("button", name="Read the rule").click()
        page.wait_for_url(f"{site}learn/{question['more']}")
        expect(page.locator(question["more"])).to_be_in_viewport()
        frame.locator("[data-way=next]").click()
    assert [(5, 5)] == [(one["questions"], one["right"]) for one in told(page, "complete")]
    assert address == frame.url


def test_a_hand_without_a_key_is_drawn_like_the_others(
    page: Page, site: str, asked: list[str]
) -> None:
    """Nothing is loaded for it until it is answered; then the rules are, once."""
    reader(page, f"{site}learn/")
    frame = frame_of(page, "try-raw")
    page.wait_for_load_state("networkidle")
    assert [] == heavy(asked)
    for one in ("Qh", "Jd", "Tc", "check"):
        frame.locator(f'[data-answer="{one}"], [data-way="{one}"]').click()
    expect(frame.get_by_role("status")).to_contain_text("Right.", timeout=START_MS)
    assert 1 == len([url for url in heavy(asked) if url.endswith(".wasm")])


def test_it_stands_under_any_path(page: Page, dist: Path, faults: Faults, tmp_path: Path) -> None:
    (tmp_path / "club").mkdir()
    (tmp_path / "club/euchre").symlink_to(dist, target_is_directory=True)
    with served(tmp_path) as address:
        faults.expect(f"outside the site: {address}club/euchre/")
        reader(page, f"{address}club/euchre/learn/")
        answer(page, "try-order")
        page.get_by_role("navigation", name="Site").get_by_role("link", name="table").click()
        page.wait_for_url(f"{address}club/euchre/")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_whoever_hears_or_enlarges_it_finds_all(
    page: Page, site: str, width: int, scheme: Literal["light", "dark"]
) -> None:
    page.emulate_media(color_scheme=scheme)
    reader(page, f"{site}learn/", width)
    frame_of(page, "try-order")
    assert [] == violations(page, "html")
    if width == 360:
        page.locator(".contents summary").click()
        expect(page.get_by_role("link", name="Scoring").first).to_be_visible()
        assert [] == violations(page, ".contents")


def test_large_text_loses_nothing_on_the_smallest_page(page: Page, site: str) -> None:
    reader(page, f"{site}learn/", 320)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.set_viewport_size({"width": 640, "height": 900})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize("name", WIDTHS)
def test_each_hand_has_the_room_that_it_needs(page: Page, site: str, name: str) -> None:
    """Some pixels more are no harm; python -m tests.browser.rooms measures anew."""
    needed = measured(page, site, name)
    assert HANDS.keys() == needed.keys()
    kept = STYLE.read_text("utf-8")
    rooms = dict(re.findall(rf"#([\w-]+) {{.*?--{name}: ([\d.]+)rem;", kept))
    off = {hand: float(rooms[hand]) * 16 - most for hand, most in needed.items()}
    assert {} == {hand: by for hand, by in off.items() if not -4 <= by <= 16}
    assert style({name: needed}).splitlines()[0] == kept.splitlines()[0]


def test_without_scripts_it_is_read_to_the_end(browser: Browser, site: str) -> None:
    """The position and the answer in words, and no empty room."""
    page = browser.new_page(java_script_enabled=False)
    page.goto(f"{site}learn/")
    hand = page.locator("#try-follow")
    expect(hand.get_by_text("You hold the nine of hearts")).to_be_visible()
    hand.get_by_text("The answer").click()
    expect(hand.get_by_text("The ace of diamonds.")).to_be_visible()
    box = page.locator("#try-order").bounding_box()
    assert box is not None
    assert box["height"] < 300
    page.close()


def test_on_paper_there_are_words_instead_of_frames(page: Page, site: str) -> None:
    reader(page, f"{site}learn/")
    frame_of(page, "try-winner")
    page.emulate_media(media="print")
    hand = page.locator("#try-winner")
    expect(hand.locator("iframe")).to_be_hidden()
    expect(hand.get_by_text("On the table: You: nine of hearts")).to_be_visible()
    expect(hand.get_by_text("East’s jack of hearts is the highest trump.")).to_be_visible()
    hidden = (".skip", ".home", ".contents", ".fan", ".foot", *(f"[kind={one}]" for one in TABLES))
    for what in hidden:
        expect(page.locator(what).first).to_be_hidden()
    look = page.evaluate(
        """() => ["body", ".ranks dl", ".rule"].map((one) =>
          getComputedStyle(document.querySelector(one)))
          .flatMap(({ color, backgroundColor }) => [color, backgroundColor])"""
    )
    assert {"rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"} == {*look}


def test_who_uses_keys_can_skip_to_the_text(page: Page, site: str) -> None:
    reader(page, f"{site}learn/")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the article")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    page.wait_for_url("**/learn/#what")


def test_help_leads_there_and_it_leads_back(page: Page, open_table: OpenTable, site: str) -> None:
    open_table(page, "?seed=7")
    page.locator("#help").click()
    page.get_by_role("link", name="All the rules on one page").click()
    page.wait_for_url(f"{site}learn/")
    page.get_by_role("navigation", name="Site").get_by_role("link", name="The course").click()
    page.wait_for_url(f"{site}?learn")
    expect(page.get_by_role("dialog")).to_be_visible(timeout=60_000)


def test_it_is_kept_with_its_hands_for_times_without_a_network(visit: Visit, dist: Path) -> None:
    """Whoever has opened the table once can read and answer on a train."""
    context = visit()
    with served(dist) as address:
        first_visit(context, address)
    page = context.pages[0]  # now nobody serves anything
    reader(page, f"{address}learn/")
    expect(page.get_by_role("heading", name="The left bower changes its suit")).to_be_visible()
    answer(page, "try-order")
