"""What the solver costs in a page: python -m tests.bench.kernel_browser [--deals 300].

The same as `tests.bench.kernel`, in the Python of the built site. A page has no clock of the
processor, and a coarse one of time: each hand is solved three times in a row, and the best of
eight rounds counts, so that what else the machine does meanwhile is left out.
"""

from __future__ import annotations

import argparse

from playwright.sync_api import sync_playwright

from tests.browser.conftest import wait_for_table
from tests.browser.inside import python
from tools.build import ROOT
from tools.needs import find_browser
from tools.python_zip import reached
from tools.serve import in_background, open_server

FLAGS = ["--no-sandbox", "--disable-gpu"]
TIMES, ROUNDS = 3, 8
START = "tests.bench.kernel"
KERNEL = "euchre/ai/kernel.py"

# The site may not hold the solver yet; where it does, its own is taken.
RUN = """
import pathlib, sys
import euchre.ai
for name, text in {files!r}.items():
    path = pathlib.Path("/bench") / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
sys.path.append("/bench")
euchre.ai.__path__.append("/bench/euchre/ai")
from {start} import report
"Python " + sys.version.split()[0] + chr(10) + report({deals}, {times}, {rounds})
"""


def sent() -> dict[str, str]:
    """The modules of the bench, and the solver."""
    sources = {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for path in (ROOT / "tests").rglob("*.py")
    }
    modules = {name: text.decode() for name, text in reached(sources, START).items()}
    return modules | {KERNEL: (ROOT / KERNEL).read_text("utf-8")}


def measured(deals: int) -> str:
    """The report of the page's Python."""
    code = RUN.format(files=sent(), start=START, deals=deals, times=TIMES, rounds=ROUNDS)
    with open_server(ROOT / "dist") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser() or None, args=FLAGS)
        page = browser.new_page()
        page.goto(in_background(server) + "?seed=1")
        wait_for_table(page)
        found = str(python(page, code))
        browser.close()
        server.shutdown()
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=300)
    print(measured(parser.parse_args().deals))


if __name__ == "__main__":
    main()
