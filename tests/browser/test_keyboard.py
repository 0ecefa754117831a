"""By keyboard alone: a whole game, every dialog, and the focus always somewhere that is seen."""

from collections.abc import Iterator
from itertools import cycle

from playwright.sync_api import Page, expect

from euchre.app.messages import Dialog
from tests.browser.conftest import OpenTable
from tests.browser.person import PATIENCE_MS, Person
from tests.browser.test_table import SETTLING_MS

# What has the focus: its id where it can be seen and is part of the page, else nothing.
FOCUSED = """() => {
  const one = document.activeElement, { width, height } = one.getBoundingClientRect();
  const there = document.getElementById("app").contains(one) && one.checkVisibility();
  return there && width && height ? one.id || one.localName : "";
}"""
ACTS = "() => document.activeElement.matches('#dock button, #hand [aria-disabled=false]')"
MOST_STOPS = 150
ANSWERING_MS = 100  # a slow machine, until it has painted


def focused(page: Page) -> str:
    """What has the focus now; it is never lost."""
    name: str = page.evaluate(FOCUSED)
    assert name, page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    return name


def press(page: Page, key: str) -> str:
    page.keyboard.press(key)
    return focused(page)


def go_to(page: Page, name: str) -> None:
    """Press Tab until the element of this id has the focus."""
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")  # behind the last stop is the browser's own bar
        if page.evaluate(FOCUSED) == name:
            return
    raise AssertionError(f"Tab never comes to {name}")


def press_by(page: Page, move: str, key: str) -> None:
    """Go along until something acts, and press it, once it could have been read."""
    for _ in range(MOST_STOPS):
        page.keyboard.press(move)
        if page.evaluate(ACTS):
            page.wait_for_timeout(SETTLING_MS + 50)
            press(page, key)
            return
    raise AssertionError(f"{move} never comes to anything that acts")


def by_letter(page: Page) -> None:
    """Press the letters of calls, or the numbers of cards, until one is taken."""
    bidding = page.locator("#app").get_attribute("data-phase") == "bid"
    done = page.locator("#live").inner_text()
    for key in "pshdc" if bidding else "123456":
        press(page, key)
        page.wait_for_timeout(ANSWERING_MS)
        Person(page).wait_until_asked()  # the others act, and then all is announced
        if page.locator("#live").inner_text() not in (done, ""):
            refused = page.locator("#status[data-tone=refusal]").count()
            done = page.locator("#live").inner_text()
            if not refused:
                return
    raise AssertionError("no letter does anything")


def ways(page: Page) -> Iterator[None]:
    """The next thing is done by letter, by arrows and Enter, by Tab and Space, and so on."""
    for way in cycle(("letter", "arrows", "tab")):
        match way:
            case "letter":
                by_letter(page)
            case "arrows":
                press_by(page, "ArrowRight", "Enter")
            case _:
                press_by(page, "Tab", "Space")
        yield


def test_a_whole_game_is_played_and_the_next_begun(page: Page, open_table: OpenTable) -> None:
    open_table(page, "?seed=5&pace=instant&rules=to5")
    person, act = Person(page), ways(page)
    page.keyboard.press("Tab")
    while (stage := person.wait_until_asked()) != "game-over":
        if stage == "yours":
            next(act)
            continue
        assert "next" == focused(page)
        page.wait_for_timeout(SETTLING_MS + 50)
        press(page, "Enter")
    assert 5 <= max(person.score())
    assert "new-game" == focused(page)
    page.wait_for_timeout(SETTLING_MS + 50)
    press(page, "Space")
    assert "yours" == person.wait_until_asked()
    assert (0, 0) == person.score()


def test_every_dialog_is_opened_and_closed(page: Page, open_table: OpenTable) -> None:
    """By its letter where it has one, else by Tab; closed by Escape or its button in turn."""
    open_table(page, "?seed=7&pace=instant")
    person = Person(page)
    person.wait_until_asked()
    seen = {_opened(page, key) for key in "?lgfe"}
    for name in ("settings-new", "settings-editor"):
        go_to(page, "settings")
        press(page, "Enter")
        _dialog(page)  # is there
        go_to(page, name)
        seen |= {_dialog(page), _opened(page, "Enter")}
    seen.add(_opened_from_games(page, "games-embed"))
    press(page, "i")
    numbers = page.locator("#status[data-tone=hint]")
    expect(numbers).to_be_visible(timeout=PATIENCE_MS)
    expect(person.button("Numbers")).to_be_visible(timeout=PATIENCE_MS)
    seen.add(_opened(page, "i"))
    while person.wait_until_asked() == "yours":
        by_letter(page)
    go_to(page, "look-back")
    seen.add(_opened(page, "Enter"))
    assert {f"{dialog.value}-dialog" for dialog in Dialog} == seen


def _dialog(page: Page) -> str:
    dialog = page.locator("dialog:modal")
    expect(dialog).to_have_count(1)
    return dialog.get_attribute("id") or ""


def _opened_from_games(page: Page, button: str) -> str:
    """What this button opens in place of the games, which are there again once it is closed."""
    press(page, "g")
    _dialog(page)  # is there
    go_to(page, button)
    press(page, "Enter")
    name = _dialog(page)
    press(page, "Escape")
    assert "games-dialog" == _dialog(page)
    assert button == focused(page)
    press(page, "Escape")
    expect(page.locator("dialog")).to_have_count(0)
    return name


def _opened(page: Page, key: str) -> str:
    """What this key opens; it is closed again, and the focus is back at the table."""
    press(page, key)
    name = _dialog(page)
    assert "close" == focused(page)
    closing = "Enter" if len(name) % 2 else "Escape"
    press(page, closing)
    expect(page.locator("dialog")).to_have_count(0)
    assert focused(page) not in ("close", "app")
    return name
