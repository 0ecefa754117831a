"""How long one click takes, from event to painted page: python -m tests.bench.click.

Prints the time of the whole handler (message, update, elements, HTML, morph), as milliseconds and
as a multiple of the time that the browser needs to set the same HTML plainly. The site must be
built.
"""

from statistics import median

from playwright.sync_api import Page, sync_playwright

from tools.build import ROOT
from tools.needs import find_browser
from tools.serve import in_background, open_server

CLICK = """() => {
  const find = (wanted) => document.querySelector(wanted);
  const button = find("#next") || find("#call-pass") || find(".call[data-kind=suit]")
    || find("[data-state=legal] button") || find("#new-game");
  const start = performance.now();
  button.click();
  return performance.now() - start;
}"""
PLAIN = """() => {
  const copy = document.createElement("div"), html = document.getElementById("app").innerHTML;
  const start = performance.now();
  copy.innerHTML = html;
  document.getElementById("app").getBoundingClientRect();
  return performance.now() - start;
}"""
CLICKS = 120
ASKED = "#app:is([data-stage=yours], [data-stage=hand-over], [data-stage=game-over])"
FLAGS = ["--no-sandbox", "--disable-gpu"]


def measured(page: Page) -> tuple[list[float], list[float]]:
    """Milliseconds of each click and of setting the same page plainly."""
    clicks, plain = [], []
    for _ in range(CLICKS):
        page.wait_for_selector(ASKED)
        clicks.append(page.evaluate(CLICK))
        plain.append(page.evaluate(PLAIN))
    return clicks, plain


def main() -> None:
    """Measure and print."""
    with open_server(ROOT / "dist") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser() or None, args=FLAGS)
        page = browser.new_page(viewport={"width": 360, "height": 640})
        page.goto(in_background(server) + "?seed=7&pace=fast")
        page.wait_for_selector("html[data-ready]", state="attached")
        clicks, plain = measured(page)
        browser.close()
        server.shutdown()
    worst = sorted(clicks)[int(0.95 * len(clicks))]
    unit = median(plain)
    print(f"one click, of {CLICKS}: median {median(clicks):.1f} ms, p95 {worst:.1f} ms")
    print(f"as a multiple of plain innerHTML ({unit:.2f} ms): {median(clicks) / unit:.0f}")


if __name__ == "__main__":
    main()
