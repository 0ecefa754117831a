"""Classic faces are fetched by whoever chooses them, and kept; else cards have their own."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from euchre.engine.cards import Rank, Suit
from tests.browser.conftest import Faults, Visit, wait_for_table
from tests.browser.person import Person
from tests.browser.test_look import choose
from tests.browser.visits import first_visit, served, version
from tools.build import FACES, MODULES

CHOOSE = "table-faces-classic"
DRAWN = """all => all.map((card) => getComputedStyle(card))
  .filter(({ backgroundImage }) => backgroundImage.startsWith('url("data:image/svg+xml')).length"""
HELD = "#hand .card"


def drawn(page: Page, count: int) -> None:
    """Wait until so many of the cards held have a classic face."""
    page.wait_for_function(
        f"count => ({DRAWN})([...document.querySelectorAll('{HELD}')]) === count", arg=count
    )


def test_each_sheet_has_every_card_and_tells_whose_the_drawings_are(dist: Path) -> None:
    """The pack of 32 and the joker; the colours are those of the settings."""
    two, four = ((path.read_text()) for path in sorted(dist.glob("*/static/faces/*.css")))
    for sheet in (two, four):
        assert "Adrian Kennard" in sheet.partition("\n")[0]
        for rank in (rank for rank in Rank if rank is not Rank.JOKER):
            for suit in Suit:
                assert 1 == sheet.count(f'[data-rank="{rank.value}"][data-suit="{suit.value}"] {{')
        assert 1 == sheet.count('[data-rank="Jo"] {')
    assert ("blue" in two, "blue" in four) == (False, True)
    assert "MIT License" in next(dist.glob("*/runtime/faces/LICENSE")).read_text()


def test_nothing_but_the_drawings_is_taken_from_the_package() -> None:
    """It is made for React, which nobody here needs."""
    assert (MODULES / FACES).is_dir()
    assert not (MODULES / "react").exists()


def test_they_show_at_once_and_are_there_without_a_network(visit: Visit, dist: Path) -> None:
    """Nothing of them is asked for until they are chosen, and once kept never again."""
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.extend([request.url.rpartition("/")[2]] if "/faces/" in request.url else [])

    with served(dist) as address, visit() as context:
        context.on("request", note)
        page = first_visit(context, f"{address}?seed=7&pace=instant")
        person = Person(page)
        person.wait_until_asked()
        drawn(page, 0)
        assert [] == asked
        choose(person, CHOOSE)
        drawn(page, 5)
        assert ["2.css"] == asked
        choose(person, "table-colours-4")
        page.wait_for_function("url => caches.match(url)", arg=f"{address}faces-4?{version(page)}")
        page.reload()
        wait_for_table(page)
        drawn(page, 5)
        assert ["2.css", "4.css"] == asked
    context, faults = visit(), Faults(address)
    faults.watch(context)
    page = context.pages[0]
    page.goto(address)
    wait_for_table(page)
    Person(page).wait_until_asked()
    drawn(page, 5)
    choose(Person(page), "table-faces-own")
    drawn(page, 0)
    assert [] == faults.seen


@pytest.mark.parametrize("letters", ["off", "on"])
def test_a_classic_face_hides_the_own_drawing_and_nothing_that_is_read(
    page: Page, person: Person, letters: str
) -> None:
    """The card's name is still there, and its suit's letter if it is wished."""
    heard = page.locator("#hand").aria_snapshot()
    choose(person, CHOOSE, f"table-letters-{letters}")
    drawn(page, 5)
    assert heard == page.locator("#hand").aria_snapshot()
    expect(page.locator(f"{HELD} :is(.court, .pip, .rank)").first).to_be_hidden()
    letter = page.locator(f"{HELD} .index").first.evaluate(
        "index => getComputedStyle(index, '::after').content"
    )
    assert (letter == "none") is (letters == "off")


def test_faces_that_do_not_arrive_leave_the_own_ones(
    page: Page, person: Person, faults: Faults
) -> None:
    """Chosen again they are asked for again."""
    faults.expect("faces/2.css", "ERR_FAILED")
    page.route("**/faces/2.css", lambda route: route.abort())
    with page.expect_event("requestfailed"):
        choose(person, CHOOSE)
    drawn(page, 0)
    expect(page.locator(f"{HELD} .rank").first).to_be_visible()
    page.unroute("**/faces/2.css")
    choose(person, "table-back-navy")
    drawn(page, 5)
