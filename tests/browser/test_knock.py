"""Knocking on the table, with a finger or a mouse."""

from playwright.sync_api import Page, Position, expect

from euchre.app.words import labels
from tests.browser.conftest import OpenTable
from tests.browser.person import PATIENCE_MS, Person

BARE_FELT: Position = {"x": 20, "y": 150}


def test_two_knocks_on_the_table_are_a_pass(page: Page, open_table: OpenTable) -> None:
    """C-057: and the next player is asked; nothing but a pass stands in the log."""
    open_table(page, "?seed=2&pace=slow")
    person = Person(page)
    person.button("Settings").click()
    page.locator("label", has_text="Knocked").click()
    person.button("Done").click()
    assert "yours" == person.wait_until_asked()
    expect(page.locator("#call-pass")).to_have_text("Knock")
    page.locator("#table").click(position=BARE_FELT)
    expect(page.locator("#status")).to_have_text(labels.KNOCKED_ONCE)
    page.locator("#table").click(position=BARE_FELT)
    expect(page.locator("#app")).not_to_have_attribute("data-stage", "yours", timeout=PATIENCE_MS)
    assert "You pass." in person.log()
