"""A start that fails says so, works when the cause is gone, and costs no saved game."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.app.table import Table, at_hand_over, play_on
from tests.browser.conftest import START_MS, Faults, wait_for_table
from tests.browser.person import Person
from tests.browser.test_kept import FILL
from tests.browser.visits import served
from tools.serve import Handler

SAVED = play_on(play_on(Table.opened("?seed=7&pace=instant"), at_hand_over), at_hand_over).saved
KEEP = f"sessionStorage.earlier ??= localStorage['euchre.game'] = {json.dumps(SAVED)}"
FILES = ("pyodide.asm.wasm", "python.zip", "pyodide.asm.mjs", "core.js")


class Troubled(Handler):
    """A host that answers for some files in a way of its own."""

    fault: Callable[["Troubled", bytes], None] | None = None
    names: tuple[str, ...] = ()
    mended = Event()

    def do_GET(self) -> None:  # noqa: N802  (the base class's name)
        """The file, or what the fault makes of it."""
        path = Path(self.translate_path(self.path))
        fault = type(self).fault
        if fault is None or path.name not in self.names:
            return super().do_GET()
        return fault(self, path.read_bytes())

    def answer(self, status: int, body: bytes, *, length: int = 0, kind: str = "") -> None:
        """Anything; as a cautious host would not, it lets all be kept for ten minutes."""
        self.send_response(status)
        self.send_header("Content-Type", kind or self.guess_type(self.path))
        self.send_header("Content-Length", str(length or len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self) -> None:
        """As GitHub's pages do it, for errors too."""
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Cache-Control", "max-age=600")
        super(Handler, self).end_headers()


def missing(host: Troubled, _: bytes) -> None:
    """A host in the middle of being changed."""
    host.answer(404, b"not here")


def cut(host: Troubled, content: bytes) -> None:
    """The connection ends in the middle of a file."""
    host.answer(200, content[: len(content) // 2], length=len(content))
    host.close_connection = True


def spoilt(host: Troubled, content: bytes) -> None:
    """All bytes arrive, and are not what they were."""
    host.answer(200, content[:100] + b"\x07" * (len(content) - 100))


def portal(host: Troubled, _: bytes) -> None:
    """A hotel's network answers everything with its own page."""
    host.answer(200, b"<!doctype html><title>Please log in</title>", kind="text/html")


def stalled(host: Troubled, content: bytes) -> None:
    """Half of it, and then nothing for as long as anybody waits."""
    host.answer(200, content[: len(content) // 2], length=len(content))
    host.wfile.flush()
    host.mended.wait()
    host.close_connection = True


@pytest.fixture
def host(dist: Path) -> Iterator[tuple[str, type[Troubled]]]:
    """A host of its own for each test, and its class, by which it can be troubled and mended."""

    class Own(Troubled):
        mended = Event()

    with served(dist, Own) as address:
        yield address, Own
        Own.mended.set()


def told(page: Page) -> None:
    """What went wrong is said, with ways out, and the game is where it was."""
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("could not be loaded", timeout=START_MS)
    expect(alert).to_contain_text("Reload to try again")
    expect(page.locator("#boot")).to_be_hidden()
    with page.expect_download() as download:
        alert.get_by_role("button", name="Save my game to a file").click()
    assert SAVED == download.value.path().read_text("utf-8")


def plays_on(page: Page) -> None:
    wait_for_table(page)
    expect(page.locator("#trouble")).to_be_hidden()
    assert SAVED == page.evaluate("() => localStorage.getItem('euchre.game')")
    assert "hand-over" == Person(page).wait_until_asked()


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("fault", [missing, cut, spoilt, portal], ids=lambda fault: fault.__name__)
def test_a_file_that_does_not_arrive_well_is_told_and_had_again(
    context: BrowserContext,
    page: Page,
    host: tuple[str, type[Troubled]],
    faults: Faults,
    fault: Callable[[Troubled, bytes], None],
    name: str,
) -> None:
    """Also where the browser was allowed to keep what was wrong."""
    faults.expect("")
    address, kind = host
    context.add_init_script(KEEP)
    kind.names, kind.fault = (name,), fault
    page.goto(f"{address}?pace=instant")
    told(page)
    kind.fault = None
    page.get_by_role("alert").get_by_role("button", name="Reload").click()
    plays_on(page)


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_never_comes_is_told_by_time_and_had_again(
    context: BrowserContext,
    page: Page,
    host: tuple[str, type[Troubled]],
    faults: Faults,
    name: str,
) -> None:
    """Nothing fails, nothing comes: after half a minute the page offers another try."""
    faults.expect("")
    address, kind = host
    context.add_init_script(KEEP)
    kind.names, kind.fault = (name,), stalled
    page.goto(f"{address}?pace=instant", wait_until="commit")
    late = page.locator("#boot-late")
    late.wait_for(state="attached")
    late.evaluate("late => late.getAnimations().forEach(wait => wait.finish())")
    expect(late).to_be_visible()
    kind.fault = None
    late.get_by_role("link", name="Reload").click()
    plays_on(page)


NO_WASM = "if (!sessionStorage.getItem('mended')) delete globalThis.WebAssembly"
NO_CODE = """if (!sessionStorage.getItem('mended'))
  for (const name of ["compile", "compileStreaming", "instantiate", "instantiateStreaming"])
    WebAssembly[name] = async () => { throw new WebAssembly.CompileError("not on this device"); }"""


@pytest.mark.parametrize("refusal", [NO_WASM, NO_CODE], ids=["none", "refused"])
def test_a_browser_that_runs_no_webassembly_is_told(
    context: BrowserContext, page: Page, site: str, faults: Faults, refusal: str
) -> None:
    """Some people switch it off to be safer, on all sites or on one."""
    faults.expect("")
    context.add_init_script(KEEP)
    page.add_init_script(refusal)
    page.goto(f"{site}?pace=instant")
    told(page)
    page.evaluate("() => sessionStorage.setItem('mended', 'yes')")
    page.get_by_role("alert").get_by_role("button", name="Reload").click()
    plays_on(page)


BROKEN = "Object.defineProperty(globalThis, 'Idiomorph', { get() { throw new Error('no'); } })"


def test_a_game_is_set_aside_even_where_storage_is_full(
    context: BrowserContext, page: Page, site: str, faults: Faults
) -> None:
    """When nothing else helps: then it is moved, because a copy had no room."""
    faults.expect("")
    context.add_init_script(KEEP)
    page.add_init_script(f"if (!sessionStorage.getItem('mended')) {BROKEN}")
    page.goto(f"{site}?pace=instant")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("could not be set up", timeout=START_MS)
    page.evaluate("() => sessionStorage.setItem('mended', 'yes')")
    page.evaluate(FILL)
    page.evaluate("() => { localStorage.filler = localStorage.filler.slice(20); }")
    alert.get_by_role("button", name="start anew").click()
    wait_for_table(page)
    assert SAVED == page.evaluate("() => localStorage.getItem('euchre.unreadable')")
