"""A built site, a server for it, and browser pages that fail a test when anything goes wrong."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Page,
    Request,
    expect,
)

from tests.browser.hosting import PAGE, Host
from tests.browser.person import Person
from tests.browser.sharing import ONE_PROCESS, Shared
from tools.build import build
from tools.needs import find_browser, find_shell
from tools.serve import in_background, open_server

OpenTable = Callable[[Page, str], None]
Visit = Callable[[], BrowserContext]
START_MS = 60_000  # a slow machine, with other tests beside
expect.set_options(timeout=20_000)  # likewise: what is there at once costs nothing
BLOCKED = "Service Worker registration blocked by Playwright"  # see browser_context_args
FLAGS = [
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    ONE_PROCESS,
]


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site, in a folder that no other build replaces meanwhile."""
    folder = tmp_path_factory.mktemp("site") / "dist"
    build(folder)
    return folder


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """The address of the built site, ending in a slash."""
    with open_server(dist) as server:
        yield in_background(server)
        server.shutdown()


@pytest.fixture(scope="session")
def base_url(site: str) -> str:
    """So that page.goto("?seed=1") is enough."""
    return site


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The machine's own browser where there is one; as root it can't sandbox itself."""
    root = ["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else []
    return browser_type_launch_args | _path(find_shell()) | {"args": [*FLAGS, *root]}


@pytest.fixture(scope="session")
def whole_browser(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """With windows, and all that an installed app needs."""
    return browser_type_launch_args | _path(find_browser())


def _path(found: str) -> dict[str, Any]:
    return {"executable_path": found} if found else {}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """No service worker: a test means the files that were just built."""
    return browser_context_args | {"service_workers": "block"}


class Faults:
    """What went wrong in a context's pages; a test may expect some of it."""

    def __init__(self, origin: str) -> None:
        self.seen: list[str] = []
        self._origin = origin
        self._expected: list[str] = []
        self._notes: dict[Any, Callable[..., None]] = {
            "console": self._console,
            "weberror": lambda fault: self.seen.append(f"page error: {fault.error}"),
            "request": self._request,
            "requestfailed": self._failed,
        }

    def expect(self, *parts: str) -> None:
        """Faults that contain one of these are meant to happen."""
        self._expected += parts

    def watch(self, context: BrowserContext) -> None:
        """Note all that goes wrong in the context's pages from now on."""
        for event, note in self._notes.items():
            context.on(event, note)

    @contextmanager
    def watching(self, context: BrowserContext) -> Iterator[None]:
        """Note what goes wrong there until this is left."""
        self.watch(context)
        yield
        for event, note in self._notes.items():
            context.remove_listener(event, note)

    def unexpected(self) -> list[str]:
        """What nobody expected."""
        return [fault for fault in self.seen if not any(part in fault for part in self._expected)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and BLOCKED not in message.text:
            self.seen.append(f"console {message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # that is a page which was closed meanwhile
            self.seen.append(f"failed: {request.url}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self._origin, "data:", f"blob:{self._origin}")):
            self.seen.append(f"outside the site: {request.url}")


@pytest.fixture
def faults(site: str) -> Iterator[Faults]:
    """Fails the test on any console error, page error or request elsewhere."""
    noted = Faults(site)
    yield noted
    assert noted.unexpected() == []


@pytest.fixture
def host(page: Page, faults: Faults, tmp_path: Path) -> Iterator[Host]:
    """Opens a page of somebody else with this in it."""
    with open_server(tmp_path) as server:
        address, visits = in_background(server), count()
        faults.expect(f"outside the site: {address}")

        def open_it(*parts: str) -> Page:
            (tmp_path / "index.html").write_text(PAGE.format(body="\n".join(parts)), "utf-8")
            # Another address each time: the page before would still be fresh. A frame may not come.
            page.goto(f"{address}?{next(visits)}", wait_until="domcontentloaded")
            return page

        yield open_it
        server.shutdown()


@pytest.fixture
def visit(
    browser_type: BrowserType, whole_browser: dict[str, Any], tmp_path: Path
) -> Iterator[Visit]:
    """Start the browser of one person, who has been here before or not; it keeps the page."""
    with ExitStack() as open_ones:
        yield lambda: open_ones.enter_context(
            browser_type.launch_persistent_context(
                tmp_path / "profile", service_workers="allow", **whole_browser
            )
        )


@pytest.fixture
def context(context: BrowserContext, faults: Faults) -> BrowserContext:
    """One of its own, for a test that changes it; every context is watched."""
    faults.watch(context)
    return context


@pytest.fixture(scope="session")
def shared(browser: Browser, browser_context_args: dict[str, Any], site: str, dist: Path) -> Shared:
    """The context that most tests have in turn."""
    return Shared(browser, browser_context_args, site, dist)


@pytest.fixture
def page(request: pytest.FixtureRequest, shared: Shared, faults: Faults) -> Iterator[Page]:
    """A page of the test's own context if it asks for one, else of the shared."""
    if "context" in request.fixturenames:
        yield request.getfixturevalue("context").new_page()
        return
    context = shared.context()
    with faults.watching(context):
        yield context.new_page()
        shared.sweep()


def wait_for_table(page: Page) -> None:
    """Wait until Python has painted, and listens."""
    page.wait_for_selector("html[data-ready]", state="attached", timeout=START_MS)


@pytest.fixture(scope="session")
def open_table(site: str) -> OpenTable:
    """Open the table with a query such as "?seed=7&pace=instant" and wait for Python."""

    def open_it(page: Page, query: str = "") -> None:
        page.goto(site + query)
        wait_for_table(page)

    return open_it


FAST = "?seed=7&pace=instant"


@pytest.fixture
def person(page: Page, open_table: OpenTable) -> Person:
    """Somebody who is asked for the first time."""
    open_table(page, FAST)
    person = Person(page)
    person.wait_until_asked()
    return person
