"""The scenes as a screen reader gets them; run it to write them anew when a change is meant."""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.app.scenes import DIALOGS, TABLE
from tests.browser.painted import open_unmoved, paint
from tools.build import ROOT
from tools.needs import find_browser
from tools.serve import in_background, open_server


def heard(page: Page, name: str) -> str:
    """The tree of a scene: all of the page, or the dialog that lies over it."""
    paint(page, (TABLE | DIALOGS)[name]())
    return page.locator("dialog" if name in DIALOGS else "#app").aria_snapshot() + "\n"


def kept(name: str) -> Path:
    """Where that tree was written down."""
    return ROOT / f"tests/browser/aria/{name}.yml"


def main() -> None:
    """Listen to each scene on the site that was built last."""
    with open_server(ROOT / "dist") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        page = browser.new_page()
        open_unmoved(page, in_background(server))
        for name in TABLE | DIALOGS:
            kept(name).write_text(heard(page, name), "utf-8")
        server.shutdown()


if __name__ == "__main__":
    main()
