"""The position editor on a phone: a hand is composed by taps and by keys alone, and played."""

import re
from random import Random
from typing import Literal

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect

from euchre.engine.rules import Rules
from euchre.notation.writing import write
from tests.browser.axe import violations
from tests.browser.conftest import OpenTable, wait_for_table
from tests.browser.imported import imported
from tests.browser.person import Person
from tests.rules.chance import random_deal

PHONE: ViewportSize = {"width": 360, "height": 640}
SMALL: ViewportSize = {"width": 320, "height": 568}
WEST = ("Jack of hearts", "Ace of hearts", "King of hearts", "Ace of spades", "Ace of clubs")
OVERFLOWING = """() => {
  const dialog = document.getElementById("editor-dialog").getBoundingClientRect();
  return [...document.querySelectorAll("#editor-dialog :not(.vh, svg, use)")].filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    const cut = one.closest("button, label") && one.scrollWidth > one.clientWidth + 1;
    const inline = getComputedStyle(one).display === "inline";
    return left < dialog.left || right > dialog.right || (cut && !inline);
  }).map((one) => `${one.className} ${one.textContent}`);
}"""


@pytest.fixture
def editor(page: Page, open_table: OpenTable) -> Page:
    """The editor over a table at which nothing has been done yet."""
    page.set_viewport_size(PHONE)
    open_table(page, "?seed=7&pace=instant")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Compose a hand").click()
    return page


def card(page: Page, name: str) -> None:
    """Tap the card of the pack that begins with this name."""
    page.get_by_role("group", name="The pack").get_by_role("button", name=name).click()


def place(page: Page, name: str) -> None:
    places = page.get_by_role("group", name="Where cards lie")
    places.get_by_role("button", name=name).click()


def compose(page: Page) -> None:
    """West holds the best there is, a ten of hearts is turned up, chance does the rest."""
    place(page, "West")
    for name in WEST:
        card(page, name)
    place(page, "Up-card")
    card(page, "Ten of hearts")
    page.get_by_role("button", name="Fill the rest").click()


def wests_cards(page: Page) -> None:
    """The person sits where West was composed, and holds those cards."""
    person = Person(page)
    person.wait_until_asked()
    held = person.cards.all_inner_texts()
    assert len(WEST) == len(held)
    for name in WEST:
        assert any(name.casefold() in text for text in held), held


def test_a_hand_composed_by_taps_is_played_from_west(editor: Page) -> None:
    play = editor.get_by_role("button", name="Play it")
    expect(play).to_be_disabled()
    compose(editor)
    expect(editor.get_by_role("status").filter(has_text="All is in order.")).to_be_visible()
    editor.get_by_role("group", name="Sit at").get_by_role("radio", name="West").check()
    play.click()
    expect(editor.get_by_role("dialog")).to_have_count(0)
    wests_cards(editor)
    Person(editor).play_hand()


def test_a_card_tapped_first_goes_to_the_place_tapped_then(editor: Page) -> None:
    place(editor, "South")  # it was chosen, and is no more
    card(editor, "Jack of hearts")
    place(editor, "North")
    places = editor.get_by_role("group", name="Where cards lie")
    expect(places.get_by_role("button", name="North")).to_contain_text("jack of hearts")


def tab_to(page: Page, name: str) -> None:
    """Press Tab until this has the focus."""
    for _ in range(100):
        if page.evaluate("document.activeElement.id").startswith(name):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {name}")


def test_a_hand_is_composed_and_played_by_keyboard_alone(page: Page, open_table: OpenTable) -> None:
    """From the table and back to it; the pack is one stop, its cards are an arrow away."""
    page.set_viewport_size(PHONE)
    open_table(page, "?seed=7&pace=instant")
    for name in ("settings", "settings-editor"):
        tab_to(page, name)
        page.keyboard.press("Enter")
    tab_to(page, "edit-card-As")
    for key in ("w", "ArrowDown", "w", "ArrowRight", "w", "ArrowRight", "ArrowRight", "w"):
        page.keyboard.press(key)
    for key in ("ArrowRight", "u", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "w"):
        page.keyboard.press(key)
    assert "edit-card-Ac" == page.evaluate("document.activeElement.id")
    tab_to(page, "edit-fill")
    page.keyboard.press("Enter")
    tab_to(page, "edit-sit-S")
    page.keyboard.press("ArrowRight")
    tab_to(page, "edit-play")
    page.keyboard.press("Enter")
    wests_cards(page)


def test_text_goes_in_and_out_and_the_link_carries_it(
    editor: Page, context: BrowserContext
) -> None:
    area = editor.get_by_label("The hand in PEN")
    area.fill("AsKhAh/JhJc/JsQsKsTcKcAc/Ts9dJd N Ks+9s9hQd Ss* W:Qh 0-x 3-7 -")
    editor.get_by_role("button", name="Read the text").click()
    expect(editor.get_by_text("Tricks, at character 54")).to_be_visible()
    area.fill("AsKhAh/JhJc/JsQsKsTcKcAc/Ts9dJd N Ks+9s9hQd Ss* W:Qh 0-2 3-7 -")
    editor.get_by_role("button", name="Read the text").click()
    link = editor.get_by_role("link", name="Link to this hand")
    told = "?pen=AsKhAh/JhJc/JsQsKsTcKcAc/Ts9dJd_N_Ks%2B9s9hQd_Ss%2A_W:Qh_0-2_3-7_-"
    expect(link).to_have_attribute("href", re.compile(f"^http.*/{re.escape(told)}$"))
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    editor.get_by_role("button", name="Copy the link").click()
    expect(editor.get_by_role("status").filter(has_text="The link is copied.")).to_be_visible()
    copied = editor.evaluate("() => navigator.clipboard.readText()")
    assert copied == link.get_attribute("href")
    editor.goto(copied)
    wait_for_table(editor)
    expect(editor.get_by_role("dialog")).to_contain_text("Play on from here")


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["small", "phone"])
def test_nothing_sticks_out_on_a_phone(editor: Page, size: ViewportSize) -> None:
    """With everything open that can be: the play, the largest pack that the text brings."""
    editor.set_viewport_size(size)
    area = editor.get_by_label("The hand in PEN")
    area.fill(write(random_deal(Random(1), Rules(deck=32))))
    area.blur()
    compose(editor)
    assert [] == editor.evaluate(OVERFLOWING)
    phases = editor.get_by_role("group", name="It stands at")
    phases.get_by_role("radio", name="The play").check()
    assert [] == editor.evaluate(OVERFLOWING)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_wrong(editor: Page, scheme: Literal["light", "dark"]) -> None:
    """Empty, before hidden cards are shown, in order, with a card missing, and with a bad text."""
    editor.emulate_media(color_scheme=scheme)
    where = "#editor-dialog"
    assert [] == violations(editor, where)
    editor.get_by_role("button", name="Show this hand").click()
    assert [] == violations(editor, where)
    editor.get_by_role("button", name="Keep them hidden").click()
    compose(editor)
    assert [] == violations(editor, where)
    phases = editor.get_by_role("group", name="It stands at")
    phases.get_by_role("radio", name="The play").check()
    editor.get_by_text("How to put cards").click()
    editor.get_by_label("The hand in PEN").fill("x")
    editor.get_by_role("button", name="Read the text").click()
    assert [] == violations(editor, where)


def test_the_editor_is_read_only_when_it_is_opened(page: Page, open_table: OpenTable) -> None:
    parts = {"euchre.app.composing", "euchre.app.editor", "euchre.app.screens.editor"}
    open_table(page, "?pace=instant")
    assert set() == imported(page) & parts
    page.locator("#settings").click()
    page.locator("#settings-editor").click()
    assert parts <= imported(page)
