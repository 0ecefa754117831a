"""The page starts wherever it is put, asks nobody else for anything, and says when it can't."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, Route, expect

from tests.browser.conftest import START_MS, Faults, OpenTable, wait_for_table
from tests.browser.person import Person
from tests.browser.visits import Bare, served, version_of
from tools.serve import Handler

DENIED = """
for (const name of ["localStorage", "sessionStorage", "indexedDB"])
  Object.defineProperty(window, name, {
    configurable: true, get() { throw new DOMException("denied", "SecurityError"); } });
IDBFactory.prototype.open = () => { throw new DOMException("denied", "SecurityError"); };
"""

BROKEN = """
if (!sessionStorage.getItem("mended")) Object.defineProperty(window, "Idiomorph", {
  configurable: true, set() {}, get() { throw new Error("no table today"); } });
"""
# In a timer, because the tools' own evaluation is exempt from the policy.
EVAL = """() => new Promise((answer) => setTimeout(() => {
  try { new Function("1"); answer(false); } catch { answer(true); }
}))"""


def test_the_page_starts_and_asks_no_other_site(page: Page, open_table: OpenTable) -> None:
    """The watched context fails the test on any error and on any request elsewhere."""
    open_table(page, "")
    expect(page.locator("#app [data-do]").first).to_be_visible()
    expect(page.locator("#boot")).to_be_hidden()
    expect(page.locator("#trouble")).to_be_hidden()


def test_every_file_but_the_pages_stands_in_the_folder_of_its_version(dist: Path) -> None:
    """So a new version never meets a cached file of an old one."""
    version = version_of(dist)
    files = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    at_home = {"index.html", "learn/index.html", "manifest.webmanifest", "sw.js"}
    others = {"embed.html", "embed.js"}  # the last is pasted into other pages
    assert at_home | others == {file for file in files if not file.startswith(f"{version}/")}


def test_the_policy_forbids_inline_code_and_eval(
    page: Page, open_table: OpenTable, faults: Faults
) -> None:
    """What the policy forbids is refused; the page needs none of it."""
    open_table(page, "")
    assert faults.seen == []
    faults.expect("unsafe-eval")
    refused = page.evaluate(EVAL)
    policy = page.locator("meta[http-equiv='Content-Security-Policy']").get_attribute("content")
    assert refused
    assert policy is not None
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy


@pytest.mark.parametrize("host", [Handler, Bare], ids=["helpful", "bare"])
def test_a_hand_is_played_under_any_path_of_any_host(
    page: Page, dist: Path, tmp_path: Path, faults: Faults, host: type[Handler]
) -> None:
    """A project page lives below a folder; a bare host takes wasm for just any file."""
    shutil.copytree(dist, tmp_path / "some" / "club")
    with served(tmp_path, host) as address:
        faults.expect(f"outside the site: {address}some/club/")
        page.goto(f"{address}some/club/?seed=7&pace=instant")
        wait_for_table(page)
        Person(page).play_hand()


def test_it_starts_where_storage_throws(
    context: BrowserContext, page: Page, open_table: OpenTable
) -> None:
    """With all cookies blocked the game is played, only not kept."""
    context.add_init_script(DENIED)
    open_table(page, "")
    expect(page.locator("#app [data-do]").first).to_be_visible()
    expect(page.locator("#trouble")).to_be_hidden()


def test_a_tap_made_before_python_arrives_is_carried_out(page: Page, site: str) -> None:
    """The painted page already has its buttons: what they ask for is kept."""
    held: list[Route] = []
    page.route("**/python.zip", lambda route: held.append(route))
    page.goto(site, wait_until="commit")
    page.locator("#app [data-do='open settings']").click()
    assert not page.locator("html[data-ready]").count()
    held[0].continue_()
    wait_for_table(page)
    expect(page.locator("dialog")).to_be_visible()


@pytest.mark.parametrize(
    "name",
    [
        "interpreter.js",
        "start.js",
        "morph.js",
        "core.js",
        "python.zip",
        "pyodide.asm.wasm",
        "pyodide.asm.mjs",
        "idiomorph.min.js",
        "page.css",
    ],
)
def test_a_file_that_fails_is_told(page: Page, site: str, faults: Faults, name: str) -> None:
    """Instead of an endless bar: what failed, and a way to try again."""
    faults.expect("")
    page.route(f"**/{name}*", lambda route: route.fulfill(status=404, body="not here"))
    page.goto(site)
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded", timeout=START_MS)
    expect(page.get_by_role("alert").get_by_role("button", name="Reload")).to_be_visible()
    expect(page.locator("#boot")).to_be_hidden()


def test_python_that_breaks_while_starting_is_told(
    page: Page, open_table: OpenTable, faults: Faults
) -> None:
    """With its own words, and a way out when it is the saved game that breaks it."""
    open_table(page, "")
    faults.expect("no table today", "Traceback", "File ")
    page.add_init_script(BROKEN)
    page.reload()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("no table today", timeout=START_MS)
    page.evaluate("() => sessionStorage.setItem('mended', 'yes')")
    alert.get_by_role("button", name="start anew").click()
    wait_for_table(page)
    assert page.evaluate("() => localStorage.getItem('euchre.unreadable')")


def test_when_not_even_the_first_script_arrives_time_alone_tells(
    page: Page, site: str, faults: Faults
) -> None:
    """Then nothing can say what went wrong; a style shows the words after half a minute."""
    faults.expect("")
    page.route("**/first.js", lambda route: route.fulfill(status=404, body="not here"))
    page.goto(site)
    late = page.locator("#boot-late")
    expect(late).to_be_hidden()
    late.evaluate("late => late.getAnimations().forEach(wait => wait.finish())")
    expect(late).to_be_visible()


def test_a_lost_connection_is_told(page: Page, site: str, faults: Faults) -> None:
    """The connection may end in the middle of loading."""
    faults.expect("")
    page.route("**/pyodide.asm.wasm", lambda route: route.abort("internetdisconnected"))
    page.goto(site)
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded", timeout=START_MS)


def test_the_bar_counts_the_bytes_that_have_arrived(page: Page, site: str) -> None:
    """It is full when all files are there, and then the last step is named."""
    held: list[Route] = []
    page.route("**/python.zip", lambda route: held.append(route))
    page.goto(site, wait_until="commit")
    bar = page.locator("#boot-bar")
    total = int(bar.get_attribute("max") or 0)
    late = page.locator("link[href$='python.zip']").get_attribute("data-bytes")
    expect(bar).to_have_js_property("value", total - int(late or 0), timeout=START_MS)
    expect(page.locator("#boot-words")).to_have_text("Loading the table")
    held[0].continue_()
    expect(page.locator("#boot-words")).to_have_text("Starting Python")
    expect(bar).to_have_js_property("value", total)
    wait_for_table(page)


def test_without_javascript_the_page_says_so(browser: Browser, site: str) -> None:
    """The words are there, and no bar that would never move."""
    page = browser.new_page(java_script_enabled=False)
    page.goto(site)
    expect(page.locator("noscript")).to_be_visible()
    assert "needs JavaScript" in page.locator("noscript").inner_text()
    expect(page.locator("#boot-bar")).to_be_hidden()
    page.close()


WATCHED = "--enable-features=HeapProfilerReporting:" + "/".join(
    (
        *("stable-probability/1", "nonstable-probability/1", "sampling-rate-bytes/20000"),
        *("renderer-prob-pct/100", "renderer-sampling-rate-bytes/20000"),
    )
)


def test_it_starts_in_a_browser_that_watches_its_own_memory(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: str
) -> None:
    """Chromium does so in one of a hundred, and can't follow Python onto a stack of its own."""
    args = [*browser_type_launch_args["args"], WATCHED]
    with browser_type.launch(**browser_type_launch_args | {"args": args}) as browser:
        for _ in range(3):
            page = browser.new_page(service_workers="block")
            page.goto(site + "?seed=7")
            wait_for_table(page)
            page.close()
