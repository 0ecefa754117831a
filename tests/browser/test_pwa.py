"""The page can be installed, and is played without a network after one visit.

Only here service workers are allowed; each test has a profile of its own, as a person would.
"""

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page

from tests.browser.conftest import Faults, wait_for_table
from tests.browser.person import Person
from tests.browser.test_boot import DENIED
from tools.serve import Server, in_background, open_server

KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  return active.state === "activated" || new Promise((done) => {
    active.onstatechange = () => active.state === "activated" && done(true); });
}"""

Visit = Callable[[], BrowserContext]


@contextmanager
def served(folder: Path, port: int = 0) -> Iterator[tuple[Server, str]]:
    """A server that a test may stop; its address."""
    with open_server(folder, port) as server:
        yield server, in_background(server)
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
    """The server is gone, the browser was closed; also at an address never asked for."""
    shutil.copytree(dist, tmp_path / "host/some/club")
    with served(tmp_path / "host") as (_, address), visit() as context:
        first_visit(context, f"{address}some/club/")
    context, faults = visit(), Faults(address)
    faults.watch(context)
    page = context.pages[0]
    page.goto(f"{address}some/club/{query or '?pace=instant'}")
    wait_for_table(page)
    Person(page).play_hand()
    assert faults.seen == []


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
