// Starts a Python of its own, lets it import what the page needs, and keeps its memory (see snapshot.js).
import { loadPyodide } from "../../runtime/pyodide.mjs";

const PAGE = 4096;
delete globalThis.WebAssembly?.Suspending; // as in interpreter.js: its memory goes on there
// Modules that speak with the page can't be imported here: their code is held ready instead, so that nobody unpacks it.
const IMPORTS = `
import gc, importlib, sys, zipimport
from importlib.machinery import ModuleSpec

class Held:
    def __init__(self, held):
        self._held = {}
        for archive, name in held:
            path = name.removesuffix(".pyc").removesuffix("/__init__")
            folder, _, last = ("/" + path).rpartition("/")
            code = zipimport.zipimporter(archive + folder).get_code(last)
            self._held[path.replace("/", ".")] = code, name.endswith("/__init__.pyc")

    def find_spec(self, name, path=None, target=None):
        if name in self._held:
            return ModuleSpec(name, self, is_package=self._held[name][1])

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        exec(self._held[module.__name__][0], module.__dict__)

from euchre.browser.archive import mount

LATER = "/lib/later.zip"
mount(LATER)
archive = next(path for path in sys.path if path.endswith(".zip"))
held, imported = [], []
for place in (archive, LATER):
    names = zipimport.zipimporter(place)._get_files()
    for name in [name for name in names if name.endswith(".pyc")]:
        if name.startswith(("pyscript/", "euchre/browser/")):
            held.append((place, name))
        elif name.startswith("euchre/") or place == LATER:
            imported.append(name)
for name in imported:
    importlib.import_module(name.removesuffix(".pyc").removesuffix("/__init__").replace("/", "."))
for name in "asyncio base64 html inspect io json random traceback typing urllib.parse".split():
    importlib.import_module(name)
sys.path.remove('')
sys.path.append('')
sys.meta_path.pop() # the later archive itself is not kept, and nothing of it is left to be imported
sys.meta_path.insert(0, Held(held))
del archive, held, imported, mount, name, names, place, Held, LATER
gc.collect()
`;

const packed = (memory) => {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.byteLength >> 2);
  const pages = [];
  for (let page = 0; page * PAGE < memory.byteLength; page++) {
    if (words.subarray(page * PAGE >> 2, (page + 1) * PAGE >> 2).some(Boolean)) pages.push(page);
  }
  const head = 8 + 4 * pages.length;
  const out = new Uint8Array(head + PAGE * pages.length);
  new Uint32Array(out.buffer, 0, 2 + pages.length).set([memory.byteLength, pages.length, ...pages]);
  pages.forEach((page, at) => out.set(memory.subarray(page * PAGE, (page + 1) * PAGE), head + PAGE * at));
  return out;
};

const bytes = async ({ url, integrity }) => new Uint8Array(await (await fetch(url, { integrity })).arrayBuffer());

addEventListener("message", async ({ data: { options, later, cache, entry } }) => {
  try {
    const rest = await bytes(later);
    const python = await loadPyodide({ ...options, _makeSnapshot: true });
    python.FS.writeFile("/lib/later.zip", rest);
    python.runPython(IMPORTS);
    await (await caches.open(cache)).put(entry, new Response(packed(python.makeMemorySnapshot())));
    postMessage("made");
  } catch (reason) {
    console.info("No snapshot of Python was made:", String(reason));
  }
  close();
}, { once: true });
