"""Whether the page keeps painting while a bot thinks: python -m tests.bench.frames [--cpu 1 4].

Slow players sit at the table: each thought plays hands by chance in its head, the same amount of
work every time. For slices of several lengths, and for a thought in one piece (blocking), the
table shows the time between one frame and the next while a bot thought, and how long a thought
took. "Idle" is the same page while nobody thinks, "message" the usual slice with `asyncio.sleep(0)`
in place of the page's own way to take a turn. A frame is one sixtieth of a second; above 33 ms at
least one was left out. On a busy machine thoughts and frames wait for others too: as long as idle
frames are late, read the ratios. The site must be built.
"""

import argparse
from dataclasses import dataclass, field

from playwright.sync_api import Browser, Page, sync_playwright

from euchre.browser.thinking import SLICE_MS
from tests.bench.click import ASKED, FLAGS
from tests.bench.startup import Machine, throttle
from tests.browser.conftest import wait_for_table
from tests.browser.inside import python, seat_slow_players
from tests.browser.person import Person
from tools.build import ROOT
from tools.needs import find_browser
from tools.serve import in_background, open_server

# Each row of the table: the length of a slice, and how the page gets its turn.
ROWS = {
    "blocking": (10**9, "timer"),
    **{f"{ms} ms": (ms, "timer") for ms in (2, 4, 6, 8, 12, 16)},
    "message": (SLICE_MS, "message"),
}
WAYS = """
import asyncio, gc
thinkers = [one for one in gc.get_objects() if isinstance(one, thinking.Thinker)]
[thinker] = [one for one in thinkers if one._breathe.__name__ == "breathe"]  # no coach
ways = {"timer": thinker._breathe, "message": lambda: asyncio.sleep(0)}
"""
TURNS, ACTIONS = 800, 10  # yields in a thought, actions in the player's head before each
THOUGHTS = 6  # at least, in each round
BAR_MS = 33
IDLE_MS = 2000
LONG_MS = 300_000  # three thoughts on a slow processor of a busy machine

# Notes from now on the time from frame to frame while the table is at that stage, and all of it.
WATCH = """(stage) => {
  const app = document.getElementById("app"), seen = window.seen = { frames: [], total: 0 };
  let last = 0, before = false;
  const frame = () => {
    if (window.seen !== seen) return;
    const now = performance.now(), inside = app.dataset.stage === stage;
    if (before) seen.total += now - last;
    if (last && (inside || before)) seen.frames.push(now - last);
    last = now; before = inside;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


@dataclass
class Figures:
    """Milliseconds from frame to frame, and of all thoughts together."""

    frames: list[float] = field(default_factory=list)
    total: float = 0
    thoughts: int = 0

    def add(self, page: Page, thoughts: int) -> None:
        """What was noted on the page."""
        self.frames += page.evaluate("seen.frames")
        self.total += page.evaluate("seen.total")
        self.thoughts += thoughts

    def print(self, name: str) -> None:
        """A line of the table."""
        frames = sorted(self.frames)
        late = sum(frame > BAR_MS for frame in frames)
        print(
            f"{name:>8} | longest {frames[-1]:6.1f} ms | p95 {frames[int(0.95 * len(frames))]:6.1f}"
            f" | {late:3} of {len(frames):4} above {BAR_MS} ms"
            + (f" | a thought {self.total / self.thoughts:5.0f} ms" if self.thoughts else "")
        )


def think(page: Page, name: str, into: Figures) -> None:
    """Play on until so many thoughts were thought in this row's way."""
    slice_ms, way = ROWS[name]
    python(page, f"thinking.SLICE_MS, thinker._breathe = {slice_ms}, ways['{way}']")
    person, before = Person(page), python(page, "slow.ended")
    page.evaluate(WATCH, "thinking")
    while python(page, "slow.ended") < before + THOUGHTS:
        person.act() if person.stage == "yours" else page.locator("#next").click()
        page.wait_for_selector(ASKED, timeout=LONG_MS)
    into.add(page, python(page, "slow.ended") - before)


def rest(page: Page, into: Figures) -> None:
    """Nothing happens for a while."""
    page.evaluate(WATCH, page.locator("#app").get_attribute("data-stage"))
    page.wait_for_timeout(IDLE_MS)
    into.add(page, 0)


def measure(browser: Browser, url: str, cpu: float, rounds: int) -> None:
    """Each row in turn, again and again, so that a busy machine slows all alike; print all."""
    page = browser.new_page(viewport={"width": 360, "height": 640})
    page.goto(url + "?seed=7&pace=fast&rules=to99")  # so that no game ends
    wait_for_table(page)
    Person(page).wait_until_asked()
    seat_slow_players(page, TURNS, ACTIONS)
    python(page, WAYS)
    think(page, "4 ms", Figures())  # warms up
    throttle(page, Machine("slower", cpu))
    idle, seen = Figures(), {name: Figures() for name in ROWS}
    for _ in range(rounds):
        rest(page, idle)
        for name, figures in seen.items():
            think(page, name, figures)
    print(f"processor {cpu:g} times slower")
    idle.print("idle")
    for name, figures in seen.items():
        figures.print(name)
    page.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--cpu", type=float, nargs="+", default=[1, 4])
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    with open_server(ROOT / "dist") as server, sync_playwright() as tools:
        url = in_background(server)
        browser = tools.chromium.launch(executable_path=find_browser() or None, args=FLAGS)
        for cpu in chosen.cpu:
            measure(browser, url, cpu, chosen.rounds)
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
