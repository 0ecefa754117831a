"""How long a hint takes: python -m tests.bench.hints [--hands 15] [--cpu 4].

Plays hand after hand; at the person's first call and first lead or card of each the hint's button
is pressed. The time is counted on the page, from the click to the line with the advice; "computed"
is what of it the page's thread was at work, which on a busy machine is less. "Reading" is what
reading the strong players' modules costs, with the longest of them, in a page that has not. The
site must be built. Goal: a hint within a second.
"""

import argparse
from statistics import mean

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from euchre.engine.rules import CARDS_EACH
from tests.bench.click import FLAGS
from tests.bench.startup import Machine, throttle
from tests.browser.conftest import wait_for_table
from tests.browser.imported import NEVER_IDLE
from tests.browser.inside import python
from tests.browser.person import Person
from tools.build import ROOT
from tools.needs import find_browser
from tools.serve import in_background, open_server

Times = tuple[float, float]  # milliseconds waited, and computed

GOAL_MS = 1000
LONG_MS = 300_000
PRESS = """() => new Promise((done) => {
  const begun = performance.now(), status = document.getElementById("status");
  const seen = () => {
    if (status.dataset.tone !== "hint") return;
    watch.disconnect();
    done(performance.now() - begun);
  };
  const watch = new MutationObserver(seen);
  watch.observe(status, { attributes: true });
  document.getElementById("hint").click();
})"""
READ = """
from importlib import import_module
from time import perf_counter
from euchre.ai.levels import STRONG
from euchre.browser.later import Later
assert await Later().come()
def cost(name):
    begun = perf_counter()
    import_module(name)
    return 1000 * (perf_counter() - begun)
" ".join(f"{cost(name):.1f}" for name in STRONG)
"""


def opened(browser: Browser, url: str, cpu: float, *, idle: bool = True) -> Page:
    """A table whose bots answer at once, and whose game does not end soon."""
    page = browser.new_page(viewport={"width": 360, "height": 640})
    if not idle:
        page.add_init_script(NEVER_IDLE)
    page.goto(f"{url}?seed=7&pace=instant&rules=to99")
    wait_for_table(page)
    Person(page).wait_until_asked()
    throttle(page, Machine("slower", cpu))
    return page


def hints(page: Page, hands: int) -> tuple[list[Times], list[Times]]:
    """A hint at the first call and at the first card of so many hands."""
    person, calls, cards, asked = Person(page), list[Times](), list[Times](), False
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.set_default_timeout(LONG_MS)
    while len(cards) < hands:
        if person.wait_until_asked() != "yours":
            page.locator("#next").click()
            asked = False
            continue
        phase = page.locator("#app").get_attribute("data-phase")
        if phase == "bid" and not asked:
            calls.append(pressed(page, tools))
            asked = True
        elif phase == "play" and page.locator("#hand .held").count() == CARDS_EACH:
            cards.append(pressed(page, tools))
        person.act()
    return calls, cards


def pressed(page: Page, tools: CDPSession) -> Times:
    """Press the button and wait for the hint."""
    before = at_work(tools)
    waited: float = page.evaluate(PRESS)
    return waited, at_work(tools) - before


def at_work(tools: CDPSession) -> float:
    """Milliseconds that the page's thread has been at work so far."""
    metrics = tools.send("Performance.getMetrics")["metrics"]
    seconds: float = next(one["value"] for one in metrics if one["name"] == "TaskDuration")
    return 1000 * seconds


def told(name: str, times: list[Times]) -> str:
    """Their means and maxima in words."""
    waited, computed = zip(*times)
    late = sum(ms > GOAL_MS for ms in waited)
    return (
        f"{name:>11}: {len(times)} hints, mean {mean(waited):4.0f} ms, longest {max(waited):4.0f}, "
        f"{late} above {GOAL_MS}; computed {mean(computed):4.0f}, longest {max(computed):4.0f}"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--hands", type=int, default=15)
    parser.add_argument("--cpu", type=float, default=1, help="how many times slower")
    chosen = parser.parse_args()
    with open_server(ROOT / "dist") as server, sync_playwright() as tools:
        url = in_background(server)
        browser = tools.chromium.launch(executable_path=find_browser() or None, args=FLAGS)
        costs = python(opened(browser, url, chosen.cpu, idle=False), READ).split(" ")
        reading = list(map(float, costs))
        print(f"    reading: {sum(reading):.0f} ms in all, the longest {max(reading):.0f} ms")
        calls, cards = hints(opened(browser, url, chosen.cpu), chosen.hands)
        print(told("first call", calls))
        print(told("first card", cards))
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
