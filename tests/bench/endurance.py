"""Whether the page tires: python -m tests.bench.endurance [--hands 1000] [--pace instant].

Plays so many hands in one page that is never reloaded, with hints, undo and dialogs, and prints
at every hundred what it holds after garbage was collected: JavaScript's heap, Python's memory and
how much of it is in use, Python's objects, nodes of the DOM and listeners, and the most elements
and bytes of storage that were seen meanwhile. The site must be built.
"""

import argparse
import time

from playwright.sync_api import sync_playwright

from tests.browser.autoplay import memory, play_hands
from tests.browser.conftest import wait_for_table
from tools.build import ROOT
from tools.needs import find_browser
from tools.serve import in_background, open_server

FLAGS = ["--no-sandbox", "--disable-gpu"]
HEAD = ("hands", "games", "s", "heap MB", "wasm MB", "used MB", "objects", "nodes")
SEEN = ("listeners", "elements", "storage B")


def main() -> None:
    """Play, and print a line at every stop."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=1000)
    parser.add_argument("--every", type=int, default=100)
    parser.add_argument("--pace", default="instant")
    chosen = parser.parse_args()
    print("".join(f"{name:>11}" for name in (*HEAD, *SEEN)), flush=True)
    with open_server(ROOT / "dist") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser() or None, args=FLAGS)
        page = browser.new_page(viewport={"width": 360, "height": 640})
        page.goto(f"{in_background(server)}?seed=7&pace={chosen.pace}")
        wait_for_table(page)
        tools, games, begun = page.context.new_cdp_session(page), 0, time.monotonic()
        for hands in range(0, chosen.hands + 1, chosen.every):
            played = chosen.every if hands else 1  # what is made once is made in the first hand
            seen = play_hands(page, played, curious=True)
            games += seen["games"]
            now = memory(page, tools)
            line = (
                *(hands or 1, games, round(time.monotonic() - begun)),
                *(f"{size / 1e6:.2f}" for size in (now.heap, now.wasm, now.used)),
                *(now.objects, now.nodes, now.listeners, seen["elements"], seen["storage"]),
            )
            print("".join(f"{one:>11}" for one in line), flush=True)
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
