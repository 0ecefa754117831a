"""Which modules of the archive are imported when the table is ready.

Each costs bytes and time at every start, so they are listed in imported.txt beside this file and
a test compares. When a change is meant: make build, then python -m tests.browser.imported
writes the list anew, to be read before it is committed.
"""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import wait_for_table
from tools.build import ROOT
from tools.needs import find_browser
from tools.serve import in_background, open_server

LIST = Path(__file__).with_suffix(".txt")
HEAD = "# Imported when the table is ready; written anew by: python -m tests.browser.imported\n"
# Built-in modules are part of the interpreter and cost nothing more: only the archive's count.
NEVER_IDLE = "globalThis.requestIdleCallback = () => 0"
"""What is read when the browser has time to spare is then never read."""

ASK = """async () => {
  const { src } = document.querySelector("script[src$='interpreter.js']");
  const { loadPyodide } = await import(src);
  const python = await loadPyodide({});
  return python.runPython(`
import sys
" ".join(
    name for name, module in sys.modules.items()
    if ".zip" in (getattr(module, "__file__", None) or "") and name == module.__name__
)`);
}"""


def imported(page: Page) -> set[str]:
    """The modules that a page with a ready table has taken from the archive."""
    return set(page.evaluate(ASK).split())


def listed() -> set[str]:
    """Those that may be imported."""
    lines = LIST.read_text("utf-8").splitlines()
    return {line for line in lines if not line.startswith("#")}


def main() -> None:
    """Write the list of what the built site imports."""
    with open_server(ROOT / "dist") as server, sync_playwright() as tools:
        browser = tools.chromium.launch(
            executable_path=find_browser() or None, args=["--no-sandbox"]
        )
        page = browser.new_page(service_workers="block")
        page.add_init_script(NEVER_IDLE)
        page.goto(in_background(server))
        wait_for_table(page)
        names = sorted(imported(page))
        browser.close()
        server.shutdown()
    LIST.write_text(HEAD + "".join(f"{name}\n" for name in names), "utf-8")


if __name__ == "__main__":
    main()
