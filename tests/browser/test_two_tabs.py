"""Two tabs of one person: a new version comes to both at once, and the game stays as it is."""

import shutil
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, wait_for_table
from tests.browser.person import Person
from tests.browser.visits import another_version, first_visit, served, version

HELD = "#hand .card-button"


def table(page: Page) -> tuple[str, list[str]]:
    """What can be seen of the game: what is said, and the cards held."""
    held = page.locator(HELD).evaluate_all("cards => cards.map((card) => card.id)")
    return page.locator("#status").inner_text(), held


def play_to_a_card(page: Page) -> None:
    """Into the next hand, until the first card is to be played."""
    person = Person(page)
    person.button("Next hand").click()
    person.wait_until_asked()
    while page.locator("#app").get_attribute("data-phase") != "play":
        person.act()
        person.wait_until_asked()


@pytest.mark.parametrize("moment", ["between hands", "in a hand"])
def test_two_open_tabs_go_over_to_a_new_version_together(
    visit: Visit, dist: Path, tmp_path: Path, moment: str
) -> None:
    """Each once and whole, and the game stands as it stood; one goes on, the other follows.

    In a hand nothing is offered: there the press comes a moment too late, when the other tab has
    begun the next hand.
    """
    host = Path(shutil.copytree(dist, tmp_path / "host"))
    with served(host) as address:
        one = first_visit(visit(), f"{address}?seed=7&pace=instant")
        Person(one).play_hand()
        other = one.context.new_page()
        other.goto(f"{address}?pace=instant")
        wait_for_table(other)
        tabs, old, new = (one, other), version(one), another_version(host)
        other.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
        expect(Person(one).button("New version: use it")).to_be_visible()
        if moment == "in a hand":
            play_to_a_card(other)
            expect(one.locator(HELD)).to_have_count(5)
        before = [table(page) for page in tabs]
        assert before[0] == before[1]
        asked, loads = list[str](), Counter[Page]()
        for page in tabs:
            page.on("request", lambda request: asked.append(request.url.removeprefix(address)))
            page.on("load", lambda page: loads.update([page]))
        one.evaluate("() => euchre.applyUpdate()")
        for page in tabs:
            page.wait_for_selector(f"html[data-version='{new}'][data-ready]", state="attached")
        assert before == [table(page) for page in tabs]
        assert not [path for path in asked if path.startswith(old)]
        assert [1, 1] == [loads[page] for page in tabs]
        if moment == "between hands":
            Person(other).button("Next hand").click()
        Person(other).play_hand()
        assert table(other) != before[1]
        expect(one.locator("#result")).to_be_visible()
        assert table(one) == table(other)
        assert [1, 1] == [loads[page] for page in tabs]
