"""What axe-core, which knows many rules of accessible pages, finds wrong on a page."""

from functools import cache

from playwright.sync_api import Page

from tools.build import ROOT

RUN = """async (where) => {
  // It would fetch the style sheets, for a rule that is off: a frame without an origin may not.
  const { violations } = await axe.run(where, { resultTypes: ["violations"], preload: false });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) =>
      `${id} ${target}: ${[...any, ...all, ...none].map(({ message }) => message)}`));
}"""


@cache
def _source() -> str:
    return (ROOT / "node_modules/axe-core/axe.min.js").read_text("utf-8")


def violations(page: Page, where: str) -> list[str]:
    """Each violation inside the element with its rule, its place and what is the matter."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found: list[str] = page.evaluate(RUN, where)
    return found
