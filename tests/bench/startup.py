"""How long the page takes to start, beside a stock PyScript page and a page without Python.

python -m tests.bench.startup [--runs 5] [--net fast4g] [--cpu 4]

The stock page runs the same app the way PyScript's documentation shows: PyScript first, then the
unchanged Pyodide with its whole library, euchre's files one by one. "Cold" is a first visit,
"warm" the next one, both without the service worker. "Offline" is a visit without a network after
one played hand, begun from the kept memory of Python or (nosnap) without; its ratios are to the
warm visits of the other pages. Each run visits all pages in turn, so that a busy machine slows all
alike: read the ratios, not the milliseconds.
"""

import argparse
import gzip
import json
import os
import shutil
import tempfile
from collections.abc import Iterable
from functools import cache
from http import HTTPStatus
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tests.browser.visits import with_snapshot
from tools.build import MODULES, ROOT, build
from tools.needs import find_browser
from tools.python_zip import euchre_sources
from tools.serve import Handler, in_background, open_server

Figures = dict[str, float]
Options = dict[str, Any]

TEXT = {".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".toml", ".wasm"}
NETS = {  # latency in ms, bytes a second: the browser's own presets
    "fast4g": (165, 8_100_000 / 8),
    "fast3g": (562, 1_440_000 / 8),
}
FIGURES = """() => {
  const [visit] = performance.getEntriesByType("navigation");
  const files = [visit, ...performance.getEntriesByType("resource")];
  return {
    ready: performance.getEntriesByName("euchre-ready")[0].startTime,
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    bytes: files.reduce((sum, file) => sum + file.transferSize, 0),
    requests: files.length,
  };
}"""
PLAIN = """<!doctype html><html lang="en"><title>plain</title><h1>Plain</h1>
<script>document.body.append("ready"); performance.mark("euchre-ready");
document.documentElement.dataset.ready = "";</script>"""
STOCK = """<!doctype html><html lang="en" data-version="stock"><meta charset="utf-8">
<title>stock</title>
<link rel="stylesheet" href="{version}/static/style/page.css">
<script src="{version}/static/boot/trouble.js"></script>
<script src="{version}/static/boot/early.js"></script>
<script defer src="{version}/runtime/idiomorph/idiomorph.min.js"></script>
<script type="module" src="pyscript/core.js"></script>
<div id="app"></div><div id="trouble" hidden></div>
<script type="py" config='{config}'>from euchre.browser.main import start; start()</script>"""


@cache
def zipped(path: Path) -> bytes:
    """A file as a host that compresses would send it."""
    return gzip.compress(path.read_bytes(), 6, mtime=0)


class Compressing(Handler):
    """Sends text and wasm compressed and lets all be cached, as public static hosts do."""

    def do_GET(self) -> None:  # noqa: N802  (the base class's name)
        """Answer with the compressed file where compressing helps."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if path.suffix not in TEXT:
            return super().do_GET()
        if not path.is_file():
            return self.send_error(HTTPStatus.NOT_FOUND)
        content = zipped(path)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)
        return None

    def end_headers(self) -> None:
        """Ten minutes for everything."""
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Cache-Control", "max-age=600")
        super(Handler, self).end_headers()


def make_sites(root: Path) -> dict[str, str]:
    """Three sites below the root; returns their paths."""
    version = build(root / "euchre")
    stock = root / "stock"
    shutil.copytree(root / "euchre" / version, stock / version)
    shutil.copytree(MODULES / "pyodide", stock / "pyodide")
    shutil.copytree(MODULES / "@pyscript/core/dist", stock / "pyscript")
    for name, source in euchre_sources(ROOT).items():
        (stock / name).parent.mkdir(parents=True, exist_ok=True)
        (stock / name).write_bytes(source)
    config = {
        "interpreter": "./pyodide/pyodide.mjs",
        "files": {f"./{name}": f"./{name}" for name in euchre_sources(ROOT)},
        "js_modules": {"main": {f"./{version}/static/boot/morph.js": "morph"}},
    }
    (stock / "index.html").write_text(STOCK.format(version=version, config=json.dumps(config)))
    (root / "plain").mkdir()
    (root / "plain/index.html").write_text(PLAIN)
    return {name: f"{name}/" for name in ("plain", "stock", "euchre")}


def visit(page: Page, url: str) -> Figures:
    """Open the page, wait until it can be played, and read its figures."""
    page.goto(url)
    page.wait_for_selector("html[data-ready]", state="attached", timeout=240_000)
    page.wait_for_timeout(100)  # the paint's own entry comes after the frame
    figures: Figures = page.evaluate(FIGURES)
    return figures


def throttle(page: Page, net: str | None, cpu: float) -> None:
    """Slow the network and the processor down, as a phone would."""
    tools = page.context.new_cdp_session(page)
    if net:
        latency, rate = NETS[net]
        conditions = {"downloadThroughput": rate, "uploadThroughput": rate, "latency": latency}
        tools.send("Network.emulateNetworkConditions", {"offline": False} | conditions)
    if cpu > 1:
        tools.send("Emulation.setCPUThrottlingRate", {"rate": cpu})


def measure(browser: Browser, url: str, net: str | None, cpu: float) -> list[Figures]:
    """A first and a second visit of somebody new."""
    with browser.new_context(service_workers="block") as context:
        page = context.new_page()
        throttle(page, net, cpu)
        first = visit(page, url)
        page.goto("about:blank")
        return [first, visit(page, url)]


def measure_offline(tools: Playwright, url: str, launch: Options, cpu: float) -> list[Figures]:
    """Later visits without a network: without the kept memory of Python, and with it."""
    with (
        tempfile.TemporaryDirectory() as profile,
        tools.chromium.launch_persistent_context(
            profile, service_workers="allow", **launch
        ) as context,
    ):
        page = with_snapshot(context, url)
        context.set_offline(True)
        throttle(page, None, cpu)
        figures = []
        for query in ("?nosnap", ""):
            page.goto("about:blank")
            figures.append(visit(page, url + query))
        return figures


def middle(runs: Iterable[Figures]) -> Figures:
    """The median of each figure."""
    kept = list(runs)
    return {figure: median(run[figure] for run in kept) for figure in kept[0]}


def row(kind: str, name: str, figures: Figures, stock: Figures, plain: Figures) -> None:
    print(
        f"{kind:7} {name:7} ready {figures['ready']:7.0f} ms"
        f" = {figures['ready'] / stock['ready']:5.2f} x stock"
        f" = {figures['ready'] / plain['ready']:6.1f} x plain"
        f" | first paint {figures['paint']:5.0f} ms"
        f" | {figures['bytes'] / 1e6:5.2f} MB in {figures['requests']:3.0f} requests"
    )


def report(seen: dict[str, list[list[Figures]]], offline: list[list[Figures]]) -> None:
    """Medians, and the ratios to both other pages."""
    for number, kind in enumerate(("cold", "warm")):
        medians = {name: middle(run[number] for run in runs) for name, runs in seen.items()}
        for name, figures in medians.items():
            row(kind, name, figures, medians["stock"], medians["plain"])
    for number, name in enumerate(("nosnap", "euchre")):
        figures = middle(run[number] for run in offline)
        row("offline", name, figures, medians["stock"], medians["plain"])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--net", choices=NETS)
    parser.add_argument("--cpu", type=float, default=1)
    chosen = parser.parse_args()
    launch: Options = {"executable_path": find_browser() or None}
    if getattr(os, "geteuid", lambda: 1)() == 0:
        launch["args"] = ["--no-sandbox"]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as tools:
        sites = make_sites(Path(folder))
        with open_server(Path(folder), handler=Compressing) as server:
            base = in_background(server)
            browser = tools.chromium.launch(**launch)
            seen: dict[str, list[list[Figures]]] = {name: [] for name in sites}
            offline = []
            for _ in range(chosen.runs):
                for name, path in sites.items():
                    seen[name].append(measure(browser, base + path, chosen.net, chosen.cpu))
                offline.append(measure_offline(tools, base + sites["euchre"], launch, chosen.cpu))
            browser.close()
            server.shutdown()
    report(seen, offline)


if __name__ == "__main__":
    main()
