"""Visits of one person with a profile of his own: what the browser keeps, it keeps for the next."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import wait_for_table
from tests.browser.person import Person
from tools.build import LEARN, run_node
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


class Bare(Handler):
    """The plainest host: it knows HTML, style and scripts, and sends no header that helps."""

    protocol_version = "HTTP/1.0"
    extensions_map = {  # noqa: RUF012  (the name and kind are the base class's)
        "": "application/octet-stream",
        ".css": "text/css",
        ".html": "text/html",
        ".js": "application/javascript",
        ".mjs": "application/javascript",
        ".svg": "image/svg+xml",
    }

    def send_header(self, keyword: str, value: str) -> None:
        """Leave out by what a browser would know that a file has not changed."""
        if keyword != "Last-Modified":
            super().send_header(keyword, value)

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


def version_of(folder: Path) -> str:
    """The version of a built site, which names a folder of it; the article has the other one."""
    (name,) = {path.name for path in folder.iterdir() if path.is_dir()} - {Path(LEARN).parts[0]}
    return name


def another_version(folder: Path) -> str:
    """Make of a built site one of another version, with the same content; its name."""
    old = version_of(folder)
    new = old[::-1]
    (folder / old).rename(folder / new)
    for path in (folder / "index.html", folder / LEARN, folder / "manifest.webmanifest"):
        path.write_text(path.read_text().replace(old, new))
    (folder / "sw.js").unlink()
    run_node("service_worker.mjs", folder)
    return new


def version(page: Page) -> str:
    return page.locator("html").get_attribute("data-version") or ""
