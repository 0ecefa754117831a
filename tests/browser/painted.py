"""Paints screens in the browser without its Python: quick, and the same whatever bots think."""

import re

from playwright.sync_api import Page, Route

from euchre.app.html import Element, render

# As page.py does it, but all at once: Idiomorph keeps what is there, and here nothing is.
PAINT = """html => {
  document.documentElement.dataset.ready = "";
  document.getElementById("app").outerHTML = html;
  for (const dialog of document.querySelectorAll("dialog[data-modal]")) dialog.showModal();
  for (const folded of document.querySelectorAll("details")) folded.open = true;
}"""
SCRIPTS = re.compile(r"<script\b.*?</script>|<link rel=.(module)?preload.*?>", re.DOTALL)
"""And what is fetched for them."""


def open_unmoved(page: Page, site: str) -> None:
    """The built page with all its styles, on which nothing happens by itself."""

    def without_scripts(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=SCRIPTS.sub("", answer.text()))

    page.route(site, without_scripts)
    page.goto(site)
    page.emulate_media(reduced_motion="reduce")


def paint(page: Page, root: Element) -> None:
    """The screen as everybody gets it, its dialog open, and all unfolded."""
    page.evaluate(PAINT, render(root))
