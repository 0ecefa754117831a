"""Plays at the page's own buttons, from inside the page: fast, and as long as wanted."""

from dataclasses import dataclass

from playwright.sync_api import CDPSession, Page

# Passes when possible, else calls the first suit; plays or puts down the first card that one may.
# Curious, it asks once a hand for a hint, looks at all cards at its end, and takes back once a
# game: more often it might never get on, because undo leads past a hand that the person sits out.
PLAY = """({ hands, curious }) => new Promise((done, failed) => {
  const find = (wanted) => document.querySelector(wanted);
  const app = find("#app"), bytes = () =>
    Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const seen = { hands: 0, games: 0, storage: 0, elements: 0 };
  let idle = performance.now(), looked = !curious, hinted = !curious, undone = !curious;
  const step = () => {
    const { stage } = app.dataset, over = stage === "hand-over";
    const button = over && !looked ? find("#all-cards")
      : stage === "yours" && !hinted ? find("#hint")
      : over && !undone ? find("#undo")
      : find("#close") || find("#next") || find("#call-pass") || find(".call[data-kind=suit]")
        || find("[data-state=legal] button") || find("#new-game");
    if (find("#trouble:not([hidden])")) return failed(new Error(find("#trouble").innerText));
    if (!button) {
      if (performance.now() - idle > 20_000) return failed(new Error(`stuck at ${stage}`));
      return setTimeout(step, 1);
    }
    idle = performance.now();
    seen.storage = Math.max(seen.storage, bytes());
    seen.elements = Math.max(seen.elements, document.getElementsByTagName("*").length);
    if (button.id === "all-cards") looked = true;
    if (button.id === "hint") hinted = true;
    if (button.id === "undo") undone = true;
    if (button.id === "new-game") seen.games++, undone = !curious;
    if (button.id === "next") {
      looked = hinted = !curious;
      if (++seen.hands === hands) return done(seen);
    }
    button.click();
    setTimeout(step, 0);
  };
  step();
})"""
# Python's memory, and how much of it is given out: the eighth figure of its allocator's mallinfo.
PYTHON = """async (module) => {
  const { log } = console, { loadPyodide } = await import(module);
  const python = await loadPyodide({ stdout: log, stderr: log }), { _module: own } = python;
  python.runPython("import gc; gc.collect(); gc.collect()");
  const place = own._malloc(40);
  own._mallinfo(place);
  const used = own.HEAP32[(place >> 2) + 7];
  own._free(place);
  return [own.HEAP8.length, used, python.runPython("len(gc.get_objects())")];
}"""


def play_hands(page: Page, hands: int, *, curious: bool = False) -> dict[str, int]:
    """Play so many hands, to the last one's result; tells what was seen at most."""
    seen: dict[str, int] = page.evaluate(PLAY, {"hands": hands, "curious": curious})
    return seen


@dataclass(frozen=True)
class Memory:
    """What the page holds, after everything that can be freed was freed."""

    heap: int  # bytes of JavaScript
    wasm: int  # bytes of Python's memory
    used: int  # of them given out
    objects: int  # that Python's collector watches
    nodes: int  # of the DOM, also those that only a script still holds
    listeners: int


def memory(page: Page, tools: CDPSession) -> Memory:
    """Measure a page that plays nothing at the moment."""
    script = page.locator("script[src*='interpreter']").get_attribute("src")
    wasm, used, objects = page.evaluate(PYTHON, f"./{script}")
    for _ in range(3):  # what a first round frees may have held more
        tools.send("HeapProfiler.collectGarbage")
    counted = tools.send("Memory.getDOMCounters")
    heap = tools.send("Runtime.getHeapUsage")["usedSize"]
    return Memory(int(heap), wasm, used, objects, counted["nodes"], counted["jsEventListeners"])
