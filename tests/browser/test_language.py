"""A page in another language, read from right to left: all of it, and the table is as ever."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from euchre.app.words import boot, labels
from tests.browser.conftest import START_MS, Faults, wait_for_table
from tests.browser.person import Person
from tests.browser.test_table import MISFITS
from tests.browser.visits import served
from tests.pseudo import LANG, spoken, write_pseudo

ROOT = Path(__file__).parents[2]
PHONE: ViewportSize = {"width": 360, "height": 640}

# What is read or heard; letters on cards and keys are as they are printed there.
READ = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    if (!parentElement.closest("script, mpy-config, noscript, kbd, .rank, .sources, textarea"))
      found.push(data);
  }
  for (const one of document.querySelectorAll("[aria-label], [title]"))
    found.push(one.getAttribute("aria-label") ?? "", one.title);
  return found;
}"""
LEFT = "(id) => document.getElementById(id).getBoundingClientRect().left"


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site in the tests' own language, read from right to left."""
    folder = tmp_path_factory.mktemp("strange")
    words = write_pseudo(folder / "pseudo", dir_="rtl", brackets="")
    command = [sys.executable, "-m", "tools.build", "--words", str(words)]
    subprocess.run([*command, "--out", str(folder / "dist")], check=True, cwd=ROOT)
    with served(folder / "dist") as address:
        yield address


def literals(page: Page) -> list[str]:
    """The texts on the page that are not of its language."""
    return [text for text in page.evaluate(READ) if re.search("[A-Za-z]", text)]


def test_a_hand_is_played_in_another_language(page: Page, strange: str, faults: Faults) -> None:
    """From the first words, before Python is there, to the result; nothing is out of its place."""
    faults.expect(f"outside the site: {strange}")
    page.set_viewport_size(PHONE)
    held: list[Route] = []
    page.route("**/python.zip", lambda route: held.append(route))
    page.goto(f"{strange}?seed=7&pace=instant", wait_until="commit")
    waiting = page.locator("#boot-words")
    expect(waiting).to_have_text(spoken(labels.LOADING_WORDS, "").strip())
    assert [] == literals(page)
    held[0].continue_()
    expect(waiting).to_have_text(spoken(boot.SCRIPTS["starting"], ""), timeout=START_MS)
    wait_for_table(page)
    expect(page.locator("html")).to_have_attribute("lang", LANG)
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    person = Person(page)
    while person.wait_until_asked() == "yours":
        assert [] == literals(page)
        assert [] == page.evaluate(MISFITS)
        page.locator("#call-pass, .call, [data-state=legal] button").first.click()
    assert [] == literals(page)
    assert page.evaluate(LEFT, "seat-W") < page.evaluate(LEFT, "seat-E")


def test_what_goes_wrong_is_told_in_that_language_too(
    page: Page, strange: str, faults: Faults
) -> None:
    faults.expect("")
    page.route("**/python.zip", lambda route: route.fulfill(status=404, body=""))
    page.goto(strange)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(spoken(boot.SCRIPTS["notLoaded"], ""), timeout=START_MS)
    expect(alert.get_by_role("button", name=spoken(boot.RELOAD, ""))).to_be_visible()
