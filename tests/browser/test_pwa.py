"""The page can be installed, and is played without a network after one visit.

Only here service workers are allowed; each test has a profile of its own, as a person would.
"""

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, expect

from tests.browser.conftest import START_MS, Faults, wait_for_table
from tests.browser.person import Person
from tests.browser.test_boot import DENIED
from tools.build import run_node
from tools.serve import Handler, in_background, open_server

KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  return active.state === "activated" || new Promise((done) => {
    active.onstatechange = () => active.state === "activated" && done(true); });
}"""

NAMES_KEPT = """async () => {
  const names = (await caches.keys()).filter((name) => name.includes("precache"));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => url);
}"""
LOSE_WASM = """async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) if (key.url.endsWith(".wasm")) await cache.delete(key);
  }
}"""

Visit = Callable[[], BrowserContext]


class Bare(Handler):
    """The plainest host: Python's own types of files, and no header for caches or origins."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map

    def end_headers(self) -> None:
        """Add nothing."""
        super(Handler, self).end_headers()


@contextmanager
def served(folder: Path, handler: type[Handler] = Handler) -> Iterator[str]:
    """The address of a server that is gone afterwards."""
    with open_server(folder, handler=handler) as server:
        yield in_background(server)
        server.shutdown()


@pytest.fixture
def visit(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> Iterator[Visit]:
    """Start the browser of one person, who has been here before or not."""
    with ExitStack() as open_ones:
        yield lambda: open_ones.enter_context(
            browser_type.launch_persistent_context(
                tmp_path / "profile", service_workers="allow", **browser_type_launch_args
            )
        )


def first_visit(context: BrowserContext, address: str) -> Page:
    """Open the table and stay until all is kept."""
    page = context.pages[0]
    page.goto(address)
    wait_for_table(page)
    assert page.evaluate(KEPT)
    return page


def test_the_page_can_be_installed(visit: Visit, site: str) -> None:
    """The browser itself has nothing to complain of."""
    page = first_visit(visit(), site)
    tools = page.context.new_cdp_session(page)
    assert tools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert tools.send("Page.getAppManifest")["errors"] == []


def test_the_manifest_names_files_that_are_there(dist: Path) -> None:
    """Icons and screenshots have the sizes that it tells."""
    manifest = json.loads((dist / "manifest.webmanifest").read_text())
    pictures = [*manifest["icons"], *manifest["screenshots"]]
    for picture in pictures:
        content = (dist / picture["src"]).read_bytes()
        if picture["type"] == "image/png":
            size = [int.from_bytes(content[at : at + 4], "big") for at in (16, 20)]
            assert picture["sizes"] == "{}x{}".format(*size)
    purposes = {icon["purpose"] for icon in manifest["icons"]}
    assert purposes == {"any", "maskable", "monochrome"}
    assert {shot["form_factor"] for shot in manifest["screenshots"]} == {"narrow", "wide"}


@pytest.mark.parametrize("query", ["", "?seed=7&pace=instant"])
def test_a_hand_is_played_without_network_after_a_restart(
    visit: Visit, dist: Path, tmp_path: Path, query: str
) -> None:
    """The server is gone, the browser was closed; also at an address never asked for.

    The host was the plainest one, and the site lay below a folder.
    """
    shutil.copytree(dist, tmp_path / "host/some/club")
    with served(tmp_path / "host", Bare) as address, visit() as context:
        first_visit(context, f"{address}some/club/")
    context, faults = visit(), Faults(address)
    faults.watch(context)
    page = context.pages[0]
    page.goto(f"{address}some/club/{query or '?pace=instant'}")
    wait_for_table(page)
    Person(page).play_hand()
    assert faults.seen == []


def another_version(folder: Path) -> str:
    """Make of a built site one of another version, with the same content; its name."""
    (old,) = (path.name for path in folder.iterdir() if path.is_dir())
    new = old[::-1]
    (folder / old).rename(folder / new)
    for path in (folder / "index.html", folder / "pyscript.toml", folder / "manifest.webmanifest"):
        path.write_text(path.read_text().replace(old, new))
    (folder / "sw.js").unlink()
    run_node("service_worker.mjs", folder)
    return new


def version(page: Page) -> str:
    return page.locator("html").get_attribute("data-version") or ""


def test_a_new_version_is_offered_between_hands_and_taken_once(
    visit: Visit, dist: Path, tmp_path: Path
) -> None:
    """The game goes on where it stood; nothing of the old version is asked for or kept."""
    host = Path(shutil.copytree(dist, tmp_path / "host"))
    with served(host) as address:
        page, person = (
            (first := first_visit(visit(), f"{address}?seed=7&pace=instant")),
            Person(first),
        )
        old, new = version(page), another_version(host)
        page.reload()
        wait_for_table(page)
        assert version(page) == old
        person.button("Settings").click()
        expect(page.locator("#version")).to_contain_text("when this hand is over")
        assert not person.button("New version: use it").count()
        person.button("Done").click()
        person.play_hand()
        result, asked = page.locator("#result").inner_text(), list[str]()
        page.on("request", lambda request: asked.append(request.url.removeprefix(address)))
        person.button("New version: use it").click()
        page.wait_for_selector(f"html[data-version='{new}'][data-ready]", state="attached")
        expect(page.locator("#result")).to_have_text(result, use_inner_text=True)
        assert not [url for url in asked if url.startswith(old)]
        assert [url.partition("?")[0] for url in asked].count("") == 1
        kept = page.evaluate(NAMES_KEPT)
        assert kept
        assert not [url for url in kept if f"/{old}/" in url]


def test_a_kept_version_that_has_lost_a_file_is_left_for_the_present_one(
    visit: Visit, dist: Path, tmp_path: Path
) -> None:
    """The host has only the new version: what is missing can't be had, so all is fetched anew."""
    host = Path(shutil.copytree(dist, tmp_path / "host"))
    with served(host) as address:
        page = first_visit(visit(), address)
        new = another_version(host)
        page.evaluate(LOSE_WASM)
        page.context.new_cdp_session(page).send("Network.clearBrowserCache")
        page.goto(f"{address}?pace=instant")
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text("This file did not arrive", timeout=START_MS)
        alert.get_by_role("button", name="Reload").click()
        page.wait_for_selector(f"html[data-version='{new}'][data-ready]", state="attached")
        Person(page).play_hand()


def test_out_of_reach_of_the_host_what_is_kept_is_not_thrown_away(
    visit: Visit, dist: Path, tmp_path: Path
) -> None:
    """A file that does not arrive offline proves nothing: the rest stays for a better time."""
    host = Path(shutil.copytree(dist, tmp_path / "host"))
    with served(host) as address, visit() as context:
        page = first_visit(context, address)
        kept = page.evaluate(NAMES_KEPT)
        page.evaluate(LOSE_WASM)
        page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page = visit().pages[0]
    page.goto(address)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("could not be loaded", timeout=START_MS)
    with page.expect_navigation():
        alert.get_by_role("button", name="Reload").click()
    expect(alert).to_contain_text("could not be loaded", timeout=START_MS)
    assert len(page.evaluate(NAMES_KEPT)) == len(kept) - 1


def test_where_storage_is_denied_nothing_is_kept(visit: Visit, site: str) -> None:
    """The game is played, and no worker is asked for."""
    context, faults = visit(), Faults(site)
    context.add_init_script(DENIED)
    faults.watch(context)
    page = context.pages[0]
    page.goto(f"{site}?pace=instant")
    wait_for_table(page)
    Person(page).play_hand()
    assert page.evaluate("async () => !(await navigator.serviceWorker.getRegistration())")
    assert faults.seen == []
