"""The rules in the browser's own Python: the interpreter that is shipped is the one tested."""

import json
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.conftest import OpenTable
from tests.rules.cases import CASES
from tests.rules.perft import figures
from tests.rules.portable import HANDS, PLIES, report
from tools.python_zip import reached

TESTS = Path(__file__).parents[1]

ASKED = """async (files) => {
  const { version } = document.documentElement.dataset;
  const { loadPyodide } = await import(`./${version}/static/boot/interpreter.js`);
  const python = await loadPyodide({});
  for (const [name, text] of Object.entries(files)) {
    const path = `/proof/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, text);
  }
  return python.runPython(`
import sys
sys.path.append("/proof")
from tests.rules.portable import report
sys.version.split()[0] + chr(10) + report()`);
}"""


def sent() -> dict[str, str]:
    """The modules that the report needs, and its data; no other file of the tests."""
    sources = {
        path.relative_to(TESTS.parent).as_posix(): path.read_bytes() for path in TESTS.rglob("*.py")
    }
    data = {f"tests/data/{name}": TESTS / "data" / name for name in ("cases.json", "perft.txt")}
    modules = {
        name: text.decode() for name, text in reached(sources, "tests.rules.portable").items()
    }
    return modules | {name: path.read_text("utf-8") for name, path in data.items()}


def test_the_browsers_python_plays_by_the_same_rules(page: Page, open_table: OpenTable) -> None:
    """F1-F17: every case, perft and watched hands, in the interpreter that the page has started."""
    open_table(page, "?seed=1")
    version, found = page.evaluate(ASKED, sent()).split("\n", maxsplit=1)
    assert version.startswith("3.")
    answers = json.loads(found)
    assert {case["id"]: case["expected"] for case in CASES} == answers["cases"]
    trees = {tree.name: list(tree.counts[: PLIES + 1]) for tree in figures().trees}
    assert trees == answers["trees"]
    assert all(expected == counted for _, expected, counted in answers["auctions"])
    assert HANDS == len(answers["hands"])
    assert report() == found
