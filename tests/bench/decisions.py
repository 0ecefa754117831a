"""What a decision costs in a page: python -m tests.bench.decisions [--level expert] [--hands 10].

Four players of a level play hands in the Python of the built site. Counted is the time that the
page's thread was at work, which on a busy machine is less than the time that passes. Goals for
Expert: 100 ms in the mean of all decisions, and 95 of 100 within 400 ms.
"""

from argparse import ArgumentParser

from playwright.sync_api import Page, sync_playwright

from tests.bench.hints import at_work
from tests.bench.kernel_browser import FLAGS
from tests.browser.conftest import wait_for_table
from tests.browser.inside import python
from tests.browser.person import Person
from tools.build import ROOT
from tools.needs import find_browser
from tools.serve import in_background, open_server

PLAY = """
from random import Random
from euchre.ai.levels import bot
from euchre.engine.deal import dealt, shuffled
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS
from euchre.engine.view import view

def decisions(level, hands):
    for number in range(hands):
        random = Random(f"decisions {{number}}")
        record = Record.of(Rules(), dealt(shuffled(random), random.choice(SEATS)))
        while (seat := record.position.turn) is not None:
            record = record.then(bot(level).choose(view(record, seat), random).action)
            yield "played"

playing = decisions({level!r}, {hands})
"""


def times(page: Page, level: str, hands: int) -> list[float]:
    """The milliseconds of each decision."""
    python(page, PLAY.format(level=level, hands=hands))
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    found, before = list[float](), at_work(tools)
    while python(page, "next(playing, None)"):
        after = at_work(tools)
        found.append(after - before)
        before = after
    return found


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--hands", type=int, default=10)
    asked = parser.parse_args()
    with open_server(ROOT / "dist") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser() or None, args=FLAGS)
        page = browser.new_page()
        page.goto(in_background(server) + f"?seed=7&pace=instant&levels={asked.level}")
        wait_for_table(page)
        Person(page).wait_until_asked()  # somebody has thought: the later archive is there
        found = sorted(times(page, asked.level, asked.hands))
        browser.close()
        server.shutdown()
    mean, most = sum(found) / len(found), found[int(0.95 * len(found))]
    print(f"{asked.level}: {len(found)} decisions, mean {mean:.0f} ms, ", end="")
    print(f"95 % within {most:.0f}, longest {found[-1]:.0f}")


if __name__ == "__main__":
    main()
