"""The pages whose start is measured, each in a folder of its own, and a host for them.

euchre: the site as it is built.
stock:  the same app the way PyScript's documentation shows it, from this host too: PyScript first,
        then the unchanged Pyodide with its whole library, euchre's files one by one.
bare:   the unchanged Pyodide alone, which runs one line of Python and knows nothing of euchre.
plain:  a few lines of JavaScript, with nothing to wait for.
"""

import gzip
import json
import shutil
from functools import cache
from http import HTTPStatus
from pathlib import Path

from tools.build import MODULES, ROOT, build
from tools.python_zip import euchre_sources
from tools.serve import Handler

READY = 'performance.mark("euchre-ready"); document.documentElement.dataset.ready = "";'
PLAIN = f"""<!doctype html><html lang="en"><title>plain</title><h1>Plain</h1>
<script>document.body.append("ready"); {READY}</script>"""
BARE = f"""<!doctype html><html lang="en"><title>bare</title><h1>Bare</h1>
<script type="module">
import {{ loadPyodide }} from "./pyodide/pyodide.mjs";
const python = await loadPyodide();
document.body.append(python.runPython("'ready'")); {READY}
</script>"""
STOCK = """<!doctype html><html lang="en" data-version="stock"><meta charset="utf-8">
<title>stock</title>
<link rel="stylesheet" href="{version}/static/style/page.css">
<script src="{version}/static/boot/first.js"></script>
<script defer src="{version}/runtime/idiomorph/idiomorph.min.js"></script>
<script type="module" src="pyscript/core.js"></script>
<div id="app"></div><div id="trouble" hidden></div>
<script type="py" config='{config}'>from euchre.browser.main import start; await start()</script>"""

TEXT = {".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".toml", ".wasm"}


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


def make_pages(root: Path) -> tuple[str, ...]:
    """Make each page below the root; returns their folders, the app's own last."""
    version = build(root / "euchre")
    for name, text in (("plain", PLAIN), ("bare", BARE), ("stock", stock_page(version))):
        (root / name).mkdir()
        (root / name / "index.html").write_text(text, "utf-8")
    for name in ("bare", "stock"):
        shutil.copytree(MODULES / "pyodide", root / name / "pyodide")
    shutil.copytree(MODULES / "@pyscript/core/dist", root / "stock/pyscript")
    shutil.copytree(root / "euchre" / version, root / "stock" / version)
    for name, source in euchre_sources(ROOT).items():
        (root / "stock" / name).parent.mkdir(parents=True, exist_ok=True)
        (root / "stock" / name).write_bytes(source)
    return "plain", "bare", "stock", "euchre"


def stock_page(version: str) -> str:
    """The stock page; what is not PyScript or Python it takes from the build's folder."""
    files = {f"./{name}": f"./{name}" for name in euchre_sources(ROOT)}
    config = {
        "interpreter": "./pyodide/pyodide.mjs",
        "files": files,
        "js_modules": {"main": {f"./{version}/static/boot/morph.js": "morph"}},
    }
    return STOCK.format(version=version, config=json.dumps(config))
