"""A page in another language, read from right to left: all of it, and the table is as ever."""

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from euchre.app.embed import Embed, Wish, embed
from euchre.app.snippets import link
from euchre.app.words import boot, labels
from euchre.lessons.question import Manner
from tests.app.test_embed import EACH
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


def test_embeds_speak_that_language_too_and_nothing_is_too_wide(
    page: Page, strange: str, faults: Faults
) -> None:
    """On the smallest phone, asked and answered wrong and right; the author's own texts aside."""
    faults.expect(f"outside the site: {strange}")
    page.set_viewport_size({"width": 320, "height": 640})
    for made in map(embed, map(without_texts, EACH)):
        page.goto("about:blank")  # else only what stands behind the # would change
        page.goto(link(made, strange))
        for step in ("", *filter(None, answers(made))):
            if step:
                page.locator(f'[data-answer="{step}"], [data-way="{step}"]').click()
            assert [] == literals(page), (made.kind, step)
            assert 320 == page.evaluate("document.documentElement.scrollWidth"), (made.kind, step)
            assert [] == page.evaluate(CUT_OFF), (made.kind, step)


def without_texts(wish: Wish) -> Wish:
    bare = replace(wish, text="", right="", wrong="", help="", title="")
    return replace(bare, questions=tuple(_without_text(one) for one in wish.questions))


def _without_text(question: Embed) -> Embed:
    fields = {name: text for name, text in question.fields.items() if name != "text"}
    return replace(question, fields=fields)


def answers(made: Embed) -> Iterator[str]:
    """A wrong answer, if there is one, and the right one; of a quiz each of its questions."""
    for question in made.questions or (made,):
        yield from _answers(question)
        if made.questions:
            yield "next"


def _answers(made: Embed) -> Iterator[str]:
    asked = made.question
    if asked is None:
        return
    if asked.manner is Manner.ROW:
        yield from (*reversed(asked.right), *asked.right)
        return
    others = (one for one in asked.offered if one not in (*asked.right, *asked.weak))
    wrong = next(others, "")
    if asked.manner is Manner.EACH:
        yield from (wrong, "check", wrong, *asked.right, "check")
    else:
        yield from (wrong, asked.right[0])


# Text that is wider than its place, but for what is only heard.
CUT_OFF = """() => [...document.querySelectorAll("#embed *")]
  .filter((one) => !one.closest(".vh") && [...one.childNodes].some((node) => node.nodeType === 3))
  .filter(({ clientWidth, scrollWidth }) => clientWidth && scrollWidth > clientWidth + 1)
  .map(({ className, textContent }) => `${className} ${textContent}`)"""
