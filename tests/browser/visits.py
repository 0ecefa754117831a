"""Visits of one person with a profile of his own: what the browser keeps, it keeps for the next."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import wait_for_table
from tests.browser.person import Person
from tools.serve import Handler, in_background, open_server

KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  return active.state === "activated" || new Promise((done) => {
    active.onstatechange = () => active.state === "activated" && done(true); });
}"""

MARKED = """(name) => new Promise((done) => {
  const seen = new PerformanceObserver((list) => {
    if (list.getEntriesByName(name).length) { seen.disconnect(); done(true); } });
  seen.observe({ type: "mark", buffered: true });
})"""
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


def first_visit(context: BrowserContext, address: str) -> Page:
    """Open the table and stay until all is kept."""
    page = context.pages[0]
    page.goto(address)
    wait_for_table(page)
    assert page.evaluate(KEPT)
    return page


def marked(page: Page, name: str) -> bool:
    return bool(page.evaluate("name => performance.getEntriesByName(name).length", name))


def with_snapshot(context: BrowserContext, address: str) -> Page:
    """A first visit, and a hand, after which the memory of Python is kept."""
    page = first_visit(context, f"{address}?seed=7&pace=instant")
    assert not marked(page, "euchre-restored")
    Person(page).play_hand()
    assert page.evaluate(MARKED, "euchre-snapshot")
    return page
