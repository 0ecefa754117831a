"""How long the page takes until it can be played, beside three other pages: make bench-start.

python -m tests.bench.startup [--runs 5] [--only quick|4g|slow] prints a table in Markdown. What
the other pages are stands in pages.py. "First" is a first visit, "second" the next one from the
browser's cache, both without the service worker. "Offline" is a visit without a network after one
played hand, begun by a plain start or from the kept memory of Python; it is compared with the
other pages' second visits.

Each round visits all pages in turn, so that a busy machine slows all of them alike. Times are
medians of the rounds, and ratios are medians of each round's own ratio: read the ratios.
"""

import argparse
import os
import tempfile
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tests.bench.pages import Compressing, make_pages
from tests.browser.visits import with_snapshot
from tools.needs import find_browser
from tools.serve import in_background, open_server

Figures = dict[str, float]
Options = dict[str, Any]


@dataclass(frozen=True)
class Machine:
    """What is slowed down: nothing, the network or the processor."""

    words: str
    cpu: float = 1
    latency_ms: float = 0
    rate: float = 0  # bytes a second; 0 does not slow it down


MACHINES = {
    "quick": Machine("as it is"),
    "4g": Machine("Fast 4G", latency_ms=165, rate=8_100_000 / 8),  # the browser's own preset
    "slow": Machine("CPU 4× slower", cpu=4),
}
# Which visits are measured on which machine, and how many times the stock page's time each may
# take. (A slow network changes nothing for files that are there already.)
GOALS: dict[tuple[str, str], float | None] = {
    ("first", "quick"): 0.5,
    ("first", "4g"): 0.6,
    ("first", "slow"): 0.4,
    ("second", "quick"): None,
    ("second", "slow"): None,
    ("offline, plain start", "quick"): 0.55,
    ("offline, plain start", "slow"): 0.55,
    ("offline, kept memory", "quick"): 0.35,
    ("offline, kept memory", "slow"): 0.35,
}
OFFLINE = {"offline, plain start": "?nosnap", "offline, kept memory": ""}
HEAD = """\
| visit | machine | ready | × stock | goal | × bare Pyodide | × plain | first paint | transferred |
|---|---|---|---|---|---|---|---|---|"""

FIGURES = """() => {
  const [visit] = performance.getEntriesByType("navigation");
  const files = [visit, ...performance.getEntriesByType("resource")];
  return {
    ready: performance.getEntriesByName("euchre-ready")[0].startTime,
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    bytes: files.reduce((sum, file) => sum + file.transferSize, 0),
    requests: files.filter((file) => file.transferSize).length,
  };
}"""


class Seen:
    """The figures of all visits, by kind of visit, machine and page: one of each a round."""

    def __init__(self) -> None:
        self.browser = ""
        self._all: defaultdict[tuple[str, str, str], list[Figures]] = defaultdict(list)

    def note(self, visit: str, machine: str, page: str, figures: Figures) -> None:
        self._all[visit, machine, page].append(figures)

    def middle(self, visit: str, machine: str, page: str, figure: str) -> float:
        """The median over the rounds."""
        return median(figures[figure] for figures in self._all[visit, machine, page])

    def ratio(self, visit: str, machine: str, page: str) -> float:
        """How many times the other page's time the app takes; the rounds' median."""
        beside = "second" if visit in OFFLINE else visit
        own, other = self._all[visit, machine, "euchre"], self._all[beside, machine, page]
        return median(mine["ready"] / theirs["ready"] for mine, theirs in zip(own, other))


def throttle(page: Page, machine: Machine) -> None:
    """Slow the network and the processor down, as a phone would."""
    tools = page.context.new_cdp_session(page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": machine.cpu})
    if machine.rate:
        rates = {"downloadThroughput": machine.rate, "uploadThroughput": machine.rate}
        conditions = {"offline": False, "latency": machine.latency_ms} | rates
        tools.send("Network.emulateNetworkConditions", conditions)


def visit(page: Page, url: str) -> Figures:
    """Open the page, wait until it can be played, and read its figures."""
    page.goto("about:blank")
    page.goto(url)
    page.wait_for_selector("html[data-ready]", state="attached", timeout=240_000)
    page.wait_for_timeout(100)  # the paint's own entry comes after the frame
    figures: Figures = page.evaluate(FIGURES)
    return figures


def online(browser: Browser, seen: Seen, base: str, machine: str, name: str) -> None:
    """A first visit of somebody new, and the second where that is measured."""
    with browser.new_context(service_workers="block") as context:
        page = context.new_page()
        throttle(page, MACHINES[machine])
        for kind in ("first", "second"):
            if (kind, machine) in GOALS:
                seen.note(kind, machine, name, visit(page, f"{base}{name}/"))


def offline(tools: Playwright, seen: Seen, base: str, machines: list[str], launch: Options) -> None:
    """Later visits without a network, of somebody who has played one hand."""
    with (
        tempfile.TemporaryDirectory() as profile,
        tools.chromium.launch_persistent_context(
            profile, service_workers="allow", **launch
        ) as context,
    ):
        page = with_snapshot(context, f"{base}euchre/")
        context.set_offline(True)
        for machine in machines:
            throttle(page, MACHINES[machine])
            for kind, query in OFFLINE.items():
                if (kind, machine) in GOALS:
                    seen.note(kind, machine, "euchre", visit(page, f"{base}euchre/{query}"))


def measured(runs: int, machines: list[str]) -> Seen:
    """All visits, round by round."""
    launch: Options = {"executable_path": find_browser() or None}
    if getattr(os, "geteuid", lambda: 1)() == 0:
        launch["args"] = ["--no-sandbox"]
    seen = Seen()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as tools:
        pages = make_pages(Path(folder))
        with open_server(Path(folder), handler=Compressing) as server:
            base = in_background(server)
            browser = tools.chromium.launch(**launch)
            seen.browser = f"{browser.browser_type.name} {browser.version}"
            for _ in range(runs):
                for machine in machines:
                    for name in pages:
                        online(browser, seen, base, machine, name)
                offline(tools, seen, base, machines, launch)
            browser.close()
            server.shutdown()
    return seen


def row(seen: Seen, kind: str, machine: str) -> str:
    """One line of the table."""

    def middle(figure: str) -> float:
        return seen.middle(kind, machine, "euchre", figure)

    moved = f"{middle('bytes') / 1e6:.2f} MB, {middle('requests'):.0f} requests"
    moved = moved if middle("bytes") else "nothing"
    cells = [
        kind,
        MACHINES[machine].words,
        f"{middle('ready'):.0f} ms",
        f"{seen.ratio(kind, machine, 'stock'):.2f}",
        f"≤ {goal}" if (goal := GOALS[kind, machine]) else "–",
        f"{seen.ratio(kind, machine, 'bare'):.2f}",
        f"{seen.ratio(kind, machine, 'plain'):.1f}",
        f"{middle('paint'):.0f} ms",
        moved,
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--only", choices=MACHINES)
    chosen = parser.parse_args()
    machines = [chosen.only] if chosen.only else list(MACHINES)
    seen = measured(chosen.runs, machines)
    print(f"Medians of {chosen.runs} rounds, {seen.browser}, {os.cpu_count()} cores\n\n{HEAD}")
    for kind, machine in GOALS:
        if machine in machines:
            print(row(seen, kind, machine))


if __name__ == "__main__":
    main()
