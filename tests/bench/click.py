"""How long one click takes: python -m tests.bench.click [--cpu 4] [--counted 4900].

Real clicks by the mouse play hand after hand. Two times of each: until the next frame is painted,
counted from the moment the browser was told of the click, and of the page's own work for it
(message, update, elements, HTML, morph). The latter also as a multiple of the time in which the
browser sets the same HTML plainly. The site must be built.
"""

import argparse
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

from tests.app.test_statistics import many, text_with
from tools.build import ROOT
from tools.needs import find_browser
from tools.serve import in_background, open_server

GOALS = {1: 35, 4: 90}  # p95 from click to paint in ms, by how much slower the processor is
CHOICES = (
    "#next",
    "#call-pass",
    ".call[data-kind=suit]",
    "[data-state=legal] button",
    "#new-game",
)
WATCH = """() => {
  window.clicks = [];
  let begun = 0;
  const click = (event) => {
    const seen = { work: 0, paint: 0 }, channel = new MessageChannel();
    window.painted = new Promise((done) => {
      channel.port1.onmessage = () => done(seen.paint = performance.now() - event.timeStamp);
    });
    // A message sent within a frame is handled right after it was painted.
    requestAnimationFrame(() => channel.port2.postMessage(""));
    clicks.push(seen);
    begun = performance.now();
  };
  addEventListener("click", click, { capture: true });
  addEventListener("click", () => { clicks.at(-1).work = performance.now() - begun; });
}"""
KEEP = "(text) => { localStorage['euchre.statistics'] = text; }"
PLAIN = """() => {
  const copy = document.createElement("div"), html = document.getElementById("app").innerHTML;
  const start = performance.now();
  copy.innerHTML = html;
  document.getElementById("app").getBoundingClientRect();
  return performance.now() - start;
}"""
ASKED = "#app:is([data-stage=yours], [data-stage=hand-over], [data-stage=game-over])"
FLAGS = ["--no-sandbox", "--disable-gpu"]


def click(page: Page) -> float:
    """Do the next thing; returns the milliseconds of setting the page plainly before it."""
    page.wait_for_selector(ASKED)
    plain: float = page.evaluate(PLAIN)
    found = next(choice for choice in CHOICES if page.locator(choice).count())
    page.locator(found).first.click(force=True)
    page.evaluate("painted")  # the page's policy forbids to ask again and again: that needs eval
    return plain


def clicked(cpu: int, clicks: int, counted: int) -> tuple[list[float], list[float], float]:
    """Milliseconds of each click to its paint and of its work, and of setting the page plainly."""
    with open_server(ROOT / "dist") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser() or None, args=FLAGS)
        page = browser.new_page(viewport={"width": 360, "height": 640})
        page.goto(in_background(server) + "?seed=7&pace=fast")
        page.wait_for_selector("html[data-ready]", state="attached")
        tools = page.context.new_cdp_session(page)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": cpu})
        page.evaluate(KEEP, text_with(many(counted)))
        page.evaluate(WATCH)
        unit = median([click(page) for _ in range(clicks)])
        seen: list[dict[str, float]] = page.evaluate("clicks")
        browser.close()
        server.shutdown()
    return [one["paint"] for one in seen], [one["work"] for one in seen], unit


def told(name: str, times: list[float]) -> str:
    """Median and p95 in words."""
    return f"{name}: median {median(times):.1f} ms, p95 {quantiles(times, n=20)[-1]:.1f} ms"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--cpu", type=int, default=1, help="how many times slower")
    parser.add_argument("--clicks", type=int, default=120)
    parser.add_argument("--counted", type=int, default=0, help="hands in the statistics before")
    chosen = parser.parse_args()
    paint, work, unit = clicked(chosen.cpu, chosen.clicks, chosen.counted)
    goal = f" (goal: p95 <= {GOALS[chosen.cpu]} ms)" if chosen.cpu in GOALS else ""
    print(f"{len(paint)} clicks, processor {chosen.cpu} times slower")
    print(told("from click to painted page", paint) + goal)
    print(told("the page's own work", work) + f" = {median(work) / unit:.0f} x plain innerHTML")


if __name__ == "__main__":
    main()
