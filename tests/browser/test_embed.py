"""Embeds on somebody else's page: drawn at once and without Python, answered, and well-behaved.

The host's page comes from another port, so from another origin than the frames.
"""

from __future__ import annotations

import gzip
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Any, Literal, cast

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from euchre.app.embed import Embed, Wish, embed
from euchre.app.html import render
from euchre.app.screens.diagram import Moment, diagram
from euchre.app.snippets import OF_ORIGIN, USUAL, element, frame, link
from euchre.app.words import embed as words
from euchre.engine.cards import cards
from euchre.engine.seats import Seat
from euchre.lessons.question import trick_shown
from euchre.notation.pen import read_position
from tests.app.test_embed import BIDDING, EACH, HAND, OVER, PUTTING
from tests.browser.axe import violations
from tests.browser.conftest import Faults
from tests.browser.hosting import Host, drawn, press, told
from tests.browser.test_boot import DENIED
from tests.browser.visits import served

LEGAL = Wish(kind="legal", pen=HAND, help="Is {Jd} a diamond?")
ORDER = Wish(kind="order", cards="AhJdJh", trump="h")


def test_eight_are_drawn_at_once_and_without_python(host: Host, site: str, dist: Path) -> None:
    """Each file is asked for once or found again; pytest -rP shows how long it took."""
    eight = [embed(wish) for wish in EACH if wish.kind not in ("game", "first-hand")][:8]
    page = host()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.set_viewport_size({"width": 1280, "height": 5000})
    page = host(*(element(one, site) for one in eight))
    assert 8 == len(drawn(page, 8))
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if any(part in url for part in ("wasm", ".zip", "pyodide"))]
    files = {url.removeprefix(site).partition("#")[0] for url in asked if url.startswith(site)}
    assert {"embed.js", "embed.html"} == files
    sizes = {name: len(gzip.compress((dist / name).read_bytes(), 9)) for name in files}
    last = max(one["at"] for one in told(page, "ready"))
    print(f"Eight after {last:.0f} ms; by gzip {sum(sizes.values())} bytes: {sizes}")
    assert sizes["embed.js"] <= 3_000
    assert sum(sizes.values()) <= 25_000


@pytest.mark.parametrize(
    ("wish", "wrong", "why", "right", "because"),
    [
        (
            LEGAL,
            ["Jd", "check"],
            "can’t be played: it is the left bower",
            ["Jd", "Ad", "check"],
            "you must follow",
        ),
        (Wish(kind="winner", pen=f"{HAND}Ad"), ["W"], "but not the highest", ["S"], "the highest"),
        (Wish(kind="score", pen=OVER), ["NS4"], "The side is right", ["NS1"], "4 of the five"),
        (Wish(kind="score", pen=OVER, seat="E"), ["EW1"], "Look again", ["NS1"], "The other side"),
        (
            Wish(kind="bid", pen=BIDDING, accept="o", right="{Ad} helps", wrong="Too much."),
            ["o*"],
            "Too much.",
            ["o"],
            "ace of diamonds helps",
        ),
        (Wish(kind="discard", pen=PUTTING, accept="9d"), ["Ts"], "Not quite", ["9d"], "Right"),
        (Wish(kind="play", pen=HAND, accept="Ad"), ["Jd"], "left bower", ["Ad"], "Right"),
        (
            Wish(kind="trumps", cards="JhJdQs", trump="h"),
            ["Jh", "Qs", "check"],
            "is no trump",
            ["Qs", "Jd", "check"],
            "Trumps here",
        ),
        (ORDER, ["Jd", "Jh", "Ah"], "is stronger than", ["Jh", "Jd", "Ah"], "From the top"),
        (Wish(kind="suit", cards="Jd", trump="h"), ["d"], "Not quite", ["h"], "it belongs to"),
    ],
    ids=lambda one: one.kind if isinstance(one, Wish) else "",
)
def test_each_kind_is_answered_and_explained(
    host: Host, site: str, wish: Wish, wrong: list[str], why: str, right: list[str], because: str
) -> None:
    page = host(element(embed(wish), site))
    (shown,) = drawn(page)
    said = shown.get_by_role("status")
    press(shown, *wrong)
    expect(said).to_contain_text(why)
    press(shown, *right)
    expect(said).to_contain_text("Right.")
    expect(said).to_contain_text(because)
    assert ["wrong", "right"] == [one["grade"] for one in told(page, "answer")]
    assert [1] == [one["misses"] for one in told(page, "complete")]


def test_an_answer_that_is_no_mistake_is_told_so(host: Host, site: str) -> None:
    page = host(element(embed(Wish(kind="bid", pen=BIDDING, accept="o", weak="p")), site))
    (shown,) = drawn(page)
    press(shown, "p")
    expect(shown.get_by_role("status")).to_contain_text("Not bad")
    assert ["weak"] == [one["grade"] for one in told(page, "answer")]


def test_help_comes_after_two_misses_and_the_answer_after_three(host: Host, site: str) -> None:
    page = host(element(embed(LEGAL), site))
    (shown,) = drawn(page)
    said, show = shown.get_by_role("status"), shown.get_by_role("button", name="Show me")
    press(shown, "Jh", "check")
    expect(said).not_to_contain_text("A hint")
    press(shown, "check")
    expect(said).to_contain_text("A hint: Is")
    expect(show).to_have_count(0)
    press(shown, "check")
    show.click()
    expect(said).to_contain_text("This is the answer.")
    assert [{"misses": 3, "shown": True}] == [
        {name: one[name] for name in ("misses", "shown")} for one in told(page, "complete")
    ]
    shown.get_by_role("button", name=words.AGAIN).click()
    expect(said).to_be_empty()
    press(shown, "Ad", "check")
    expect(said).to_contain_text("Right.")


SHOWN = [wish for wish in EACH if wish.pen and wish.kind != "score"]


@pytest.mark.parametrize("wish", [*SHOWN, Wish(kind="show", pen=OVER)], ids=lambda one: one.kind)
def test_the_small_table_is_the_one_of_the_lessons(host: Host, site: str, wish: Wish) -> None:
    """What JavaScript draws from the fields is what Python draws from the position."""
    made = embed(wish)
    page = host(element(made, site))
    (shown,) = drawn(page)
    due = render(diagram(moment_of(made)))
    lessons, embedded = shown.evaluate(BOTH, due)
    assert lessons == embedded


BOTH = """(due) => {
  const place = document.createElement("template");
  const here = document.querySelector(".diagram").cloneNode(true);
  here.normalize();
  place.innerHTML = due;
  const asked = here.querySelector(".dg-own button"); // there the cards are buttons
  const named = (one) => [...one.attributes].map(({ name, value }) => `${name}=${value}`).sort();
  const lines = (one, depth = "") => one.nodeType === 3 ? [depth + one.data]
    : asked && one.matches(".dg-own") ? []
    : [`${depth}${one.localName} ${named(one).join(" ")}`,
       ...[...one.childNodes].flatMap((child) => lines(child, depth + " "))];
  return [lines(place.content.firstChild), lines(here)];
}"""


def moment_of(made: Embed) -> Moment:
    """What the lessons would be told of the same position."""
    fields, record = made.fields, made.record
    assert record is not None
    position, reader = read_position(fields["pen"]), made.reader
    trick = trick_shown(record) if "trick" in fields else tuple(position.plays())
    if made.kind == "winner":  # nobody's turn is told, and the last card lies on the table
        s, w, n, e = (tuple(set(held) - {one for _, one in trick}) for held in position.holdings)
        position = replace(position, turn=None, holdings=(s, w, n, e))
    return Moment(
        position=position,
        names=cast(Any, tuple("You" if seat is reader else NAMED[seat] for seat in Seat)),
        reader=reader,
        trick=trick,
        open=tuple(Seat[one] for one in fields.get("open", "")),
        marks=cards(fields.get("marks", "-")),
        printed=made.question is not None,
    )


NAMED = {Seat.S: "South", Seat.W: "West", Seat.N: "North", Seat.E: "East"}


@pytest.mark.parametrize("denied", [False, True], ids=["", "no storage"])
def test_it_is_answered_in_the_barest_sandbox(
    host: Host, site: str, context: BrowserContext, denied: bool
) -> None:
    """With scripts alone, and where the browser denies storage."""
    bare = frame(embed(LEGAL), site).replace(f" {OF_ORIGIN}", "")
    assert 'sandbox="allow-scripts"' in bare
    page = host()
    if denied:
        context.add_init_script(DENIED)
    page = host(bare)
    (shown,) = page.main_frame.child_frames
    press(shown, "Ad", "check")
    expect(shown.get_by_role("status")).to_contain_text("Right.")


def test_a_plain_frame_has_room_for_all_of_it(host: Host, site: str) -> None:
    """On the smallest phone as well."""
    page = host()
    page.set_viewport_size({"width": 336, "height": 600})
    page = host(*(frame(embed(wish), site).replace("lazy", "eager") for wish in EACH[:10]))
    for shown in page.main_frame.child_frames:
        shown.wait_for_selector("#embed > *")
        room, wanted, wide = shown.evaluate(
            """() => [innerHeight, document.getElementById("embed").offsetHeight,
                      document.documentElement.scrollWidth - innerWidth]"""
        )
        assert room >= wanted, shown.url
        assert wide <= 0, shown.url


def test_a_card_in_a_text_makes_its_line_no_higher(page: Page, site: str) -> None:
    """The room of a plain frame is reckoned in lines, all of one height."""
    heights = []
    for text in ("Which are trumps?", "Which are trumps beside {Jh}?"):
        page.goto(link(embed(replace(ORDER, text=text)), site))
        heading = page.get_by_role("heading")
        expect(heading).to_contain_text("beside" if "beside" in text else "trumps?")
        heights.append(heading.evaluate("(one) => one.offsetHeight"))
    assert heights[0] == heights[1]


def test_a_link_shows_the_same_on_a_page_of_its_own(page: Page, site: str) -> None:
    page.goto(link(embed(LEGAL), site))
    press(page.main_frame, "Ad", "check")
    expect(page.get_by_role("status")).to_contain_text("Right.")
    page.goto(link(embed(ORDER), site))  # only what stands behind the # has changed
    press(page.main_frame, "Jh", "Jd", "Ah")
    expect(page.get_by_role("status")).to_contain_text("Right.")


STRANGER = """<iframe id="stranger" srcdoc='<!doctype html><script>
  for (const type of ["complete", "answer", "resize", "error"])
    parent.postMessage({ euchre: "embed", type, detail: { height: 4000 } }, "*");
  parent.frames[0].postMessage({ euchre: "embed", do: "reveal" }, "*");
</script>'></iframe>"""


def test_nobody_else_is_believed(host: Host, site: str) -> None:
    """Neither by the element nor by the frame: messages count from the other of the two alone."""
    page = host(element(embed(LEGAL), site))
    (shown,) = drawn(page)
    page.evaluate("(html) => document.body.insertAdjacentHTML('beforeend', html)", STRANGER)
    page.evaluate(
        """() => { for (const type of ["complete", "resize"])
          postMessage({ euchre: "embed", type, detail: { height: 4000 } }, "*"); }"""
    )
    page.wait_for_timeout(300)
    assert 2 == len(page.main_frame.child_frames)
    assert [] == told(page, "complete") + told(page, "answer") + told(page, "error")
    assert page.locator("euchre-hand").bounding_box()["height"] < 1000  # type: ignore[index]
    expect(shown.get_by_role("status")).to_be_empty()


def test_the_page_can_set_reset_and_reveal(host: Host, site: str) -> None:
    page = host(element(embed(LEGAL), site))
    (shown,) = drawn(page)
    said = shown.get_by_role("status")
    page.evaluate("document.querySelector('euchre-hand').reveal()")
    expect(said).to_contain_text("This is the answer.")
    page.evaluate("document.querySelector('euchre-hand').reset()")
    expect(said).to_be_empty()
    other = embed(ORDER).fields
    page.evaluate("(fields) => document.querySelector('euchre-hand').set(fields)", dict(other))
    press(shown, "Jh", "Jd", "Ah")
    expect(said).to_contain_text("Right.")


def test_it_is_answered_by_the_keyboard(host: Host, site: str) -> None:
    page = host('<a href="#a">Before</a>', element(embed(LEGAL), site), '<a href="#b">Behind</a>')
    (shown,) = drawn(page)
    page.get_by_text("Before").focus()
    page.keyboard.press("1")  # not in the frame yet: it hears nothing
    expect(shown.locator("[aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("Tab")
    expect(shown.locator("[data-answer]").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(shown.locator("[data-answer]").nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(shown.locator("[data-answer]").last).to_be_focused()
    place = [one.get_attribute("data-answer") for one in shown.locator("[data-answer]").all()]
    page.keyboard.press(str(place.index("Ad") + 1))
    expect(shown.locator("[data-answer=Ad]")).to_have_attribute("aria-pressed", "true")
    while not shown.locator("[data-way=check]").evaluate("(one) => one === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(shown.get_by_role("status")).to_contain_text("Right.")
    assert shown.evaluate("document.activeElement.closest('#embed') !== null")


def test_it_takes_neither_focus_nor_scroll(host: Host, site: str) -> None:
    page = host("<p>Words.</p>" * 40, element(embed(LEGAL), site), "<p>Words.</p>" * 40)
    page.evaluate("scrollTo(0, 300)")
    drawn(page)
    assert ["BODY", 300] == page.evaluate("[document.activeElement.tagName, scrollY]")


def test_nothing_on_the_page_moves(host: Host, site: str) -> None:
    """Neither when the frames are drawn nor when somebody answers."""
    page = host()
    page.set_viewport_size({"width": 390, "height": 1400})
    page = host(element(embed(LEGAL), site), element(embed(ORDER), site), "<p>Words.</p>" * 9)
    first, _ = drawn(page, 2)
    press(first, "Jd", "check", "check", "check", "reveal")
    page.wait_for_timeout(300)
    assert page.evaluate("shift") <= 0.1


@pytest.mark.parametrize(
    ("attributes", "part"),
    [
        ("", "kind: it is missing"),
        ('kind="poker"', "kind: no such kind"),
        ('kind="show"', "pen: it is missing"),
        ('kind="show" pen="N As"', "pen: eight fields should stand here"),
        ('kind="show" pen="AsXx/-/-/- N Ks+xx - S 0-0 0-0 -"', "pen, holdings: “Xx” is no card"),
        ('kind="show" pen="As/- N Ks+xx - S 0-0 0-0 -"', "pen, holdings: four holdings"),
        ('kind="show" pen="As/-/-/- Q Ks+xx - S 0-0 0-0 -"', "pen, dealer: “Q” is no seat"),
        ('kind="show" pen="As/-/-/- N Ks+xx Zz S 0-0 0-0 -"', "pen, contract: it can’t be read"),
        ('kind="suit" cards="Jd" trump="h" key="h!nonsense"', "key: it can’t be read"),
    ],
)
def test_what_can_t_be_read_is_named(host: Host, site: str, attributes: str, part: str) -> None:
    script = f'<script async src="{site}embed.js"></script>'
    page = host(f"{script}<euchre-hand {attributes}>A hand.</euchre-hand>")
    (shown,) = drawn(page)
    expect(shown.get_by_role("alert")).to_contain_text(words.FAULT)
    expect(shown.get_by_role("alert")).to_contain_text(part)
    assert part in told(page, "error")[0]["message"]


def test_the_words_inside_are_read_until_the_frame_is_there(
    page: Page, host: Host, site: str
) -> None:
    page.route("**/embed.html*", lambda _: None)  # it never comes
    page = host(element(embed(LEGAL), site))
    expect(page.get_by_text("Hearts are trump.")).to_be_visible()
    expect(page.get_by_role("link", name=words.LINK)).to_be_visible()


def test_a_look_can_be_chosen(host: Host, site: str) -> None:
    dark = Wish(kind="show", pen=HAND, theme="dark", accent="#2f7d4f", lang="de", text="Ein Blatt")
    page = host(element(embed(dark), site))
    (shown,) = drawn(page)
    look = shown.evaluate(
        """() => [getComputedStyle(document.documentElement).colorScheme,
                 document.documentElement.style.getPropertyValue("--brass"),
                 document.querySelector(".lesson-text").lang]"""
    )
    assert ["dark", "#2f7d4f", "de"] == look


def test_a_text_of_the_author_is_a_text(host: Host, site: str) -> None:
    wish = Wish(kind="show", pen=HAND, text='<img src=x onerror="alert(1)"> {Jh} & so on')
    page = host(element(embed(wish), site))
    (shown,) = drawn(page)
    expect(shown.get_by_text('<img src=x onerror="alert(1)">')).to_be_visible()
    assert 0 == shown.locator("img").count()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("wish", EACH, ids=lambda one: one.kind)
def test_whoever_hears_or_enlarges_it_finds_all(
    host: Host, site: str, wish: Wish, scheme: Literal["light", "dark"]
) -> None:
    page = host()
    page.emulate_media(color_scheme=scheme)
    made = embed(wish)
    page = host(element(made, site))
    (shown,) = drawn(page)
    assert [] == violations(cast(Page, shown), "html")
    if made.question is not None:
        page.evaluate("document.querySelector('euchre-hand').reveal()")
        expect(shown.get_by_role("status")).not_to_be_empty()
        assert [] == violations(cast(Page, shown), "html")


def test_a_game_is_played_in_the_frame_at_a_touch(host: Host, site: str) -> None:
    page = host(element(embed(Wish(kind="game")), site))
    (shown,) = drawn(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    shown.get_by_role("link", name=words.PLAY).click()
    page.wait_for_function("() => true")
    shown.wait_for_selector("html[data-ready]", state="attached", timeout=60_000)
    assert any("pyodide" in url for url in asked)


OWN_RULES = """<style>
  iframe { border: 3px solid red !important; height: 50px !important; max-width: 50%; margin: 1em;
    visibility: hidden !important; position: fixed !important; opacity: 0.1; }
  euchre-hand > * { display: none !important; } body * + * { margin-top: 2rem !important; }
</style>"""


def test_the_pages_own_rules_for_frames_do_not_reach_it(host: Host, site: str) -> None:
    page = host(OWN_RULES, element(embed(LEGAL), site))
    drawn(page)
    hand = page.locator("euchre-hand")
    shown = hand.locator("iframe")
    expect(shown).to_be_visible()
    assert hand.bounding_box() == shown.bounding_box()
    assert ["0px", "1", "static"] == shown.evaluate(
        "(one) => { const { borderTopWidth: line, opacity, position } = getComputedStyle(one);"
        " return [line, opacity, position]; }"
    )
    assert hand.bounding_box()["width"] > 600  # type: ignore[index]


def test_a_copy_of_an_element_has_a_frame_of_its_own(host: Host, site: str) -> None:
    """And no other: what it was copied from had one already."""
    page = host(element(embed(LEGAL), site))
    drawn(page)
    page.evaluate("document.body.append(document.querySelector('euchre-hand').cloneNode(true))")
    for shown in drawn(page, 2):
        press(shown, "Ad", "check")
        expect(shown.get_by_role("status")).to_contain_text("Right.")
    assert 2 == page.locator("iframe").count()


MADE_EMPTY = """(fields) => {
  const hand = document.createElement("euchre-hand");
  document.body.append(hand);
  for (const [name, text] of Object.entries(fields)) hand.setAttribute(name, text);
}"""
MOVED = """() => {
  const hand = document.querySelector("euchre-hand");
  hand.set({ text: "Said of late" });
  document.body.prepend(hand);
}"""


def test_an_element_that_a_script_makes_may_get_its_fields_last(host: Host, site: str) -> None:
    """What is set before the frame listens counts, and nothing is said to be missing."""
    page = host(f'<script src="{site}/embed.js"></script>')
    page.evaluate(MADE_EMPTY, dict(embed(LEGAL).fields))
    (shown,) = drawn(page)
    press(shown, "Ad", "check")
    expect(shown.get_by_role("status")).to_contain_text("Right.")
    assert [] == told(page, "error")


def test_an_element_that_is_moved_shows_what_it_was_set_to(host: Host, site: str) -> None:
    """Its frame loads anew in its new place."""
    page = host("<p>Here</p>", element(embed(LEGAL), site))
    drawn(page)
    page.evaluate(MOVED)
    frame = page.frame_locator("euchre-hand iframe")
    expect(frame.get_by_role("heading", name="Said of late")).to_be_visible()


STRICT = "default-src 'none'; script-src {site}; frame-src {site}; style-src 'self'; img-src data:"
REFUSED = "violates the following Content Security Policy directive"


def test_a_strict_page_needs_to_allow_no_more_than_the_site(
    page: Page, site: str, faults: Faults, tmp_path: Path
) -> None:
    """The room in the snippet is refused there, so the element takes its usual room."""
    policy = escape(STRICT.format(site=site))
    head = f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    whole = f'{head}<link rel="icon" href="data:,">{element(embed(LEGAL), site)}'
    (tmp_path / "index.html").write_text(f"<!doctype html><title>A club</title>{whole}", "utf-8")
    with served(tmp_path) as address:
        faults.expect(f"outside the site: {address}", REFUSED)
        page.goto(address)
        frame = page.locator("euchre-hand > iframe").element_handle().content_frame()
        assert frame is not None
        press(frame, "Ad", "check")
        expect(page.frames[1].get_by_role("status")).to_contain_text("Right.")
        assert USUAL == page.locator("euchre-hand").bounding_box()["height"]  # type: ignore[index]
    refused = [fault for fault in faults.seen if REFUSED in fault]
    assert 1 == len(refused)
    assert "inline style" in refused[0]


def test_a_place_of_the_page_is_where_the_page_goes(host: Host, site: str) -> None:
    """By its name alone; a plain frame can't say it to anybody, and offers nothing."""
    there = embed(replace(LEGAL, more="#end"))
    page = host(element(there, site), "<p>Words.</p>" * 60, frame(there, site))
    drawn(page)
    (shown,) = (one for one in page.main_frame.child_frames if "host=" in one.url)
    (plain,) = {*page.main_frame.child_frames} - {shown}
    address = shown.url
    press(shown, "Ad", "check")
    shown.get_by_role("button", name=words.MORE).click()
    page.wait_for_url("**#end")
    expect(page.locator("#end")).to_be_in_viewport()
    assert address == shown.url
    press(plain, "Ad", "check")
    expect(plain.get_by_role("status")).to_contain_text("Right.")
    expect(plain.get_by_role("button", name=words.MORE)).to_have_count(0)


def test_a_frame_leads_nobody_away(host: Host, site: str) -> None:
    """Whatever it says of a place: only a name is one."""
    page = host(element(embed(LEGAL), site))
    (shown,) = drawn(page)
    address = page.url
    for place in ("https://elsewhere.example/", "javascript:alert(1)", "#a?b", "//x", "", None):
        shown.evaluate(
            """([place, host]) => parent.postMessage(
              { euchre: "embed", type: "more", detail: { place } }, host)""",
            [place, page.evaluate("location.origin")],
        )
    page.wait_for_timeout(200)
    assert address == page.url
