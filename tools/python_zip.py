"""Makes the two archives: the library that the page needs, PyScript's modules and euchre, compiled.

python.zip is what is imported until the first hand can be played, later.zip all else. Nobody keeps
a list of it: an import at the head of a module is carried out at the start, one inside a function
is put off, and its module with all that only this one needs comes later.
"""

import ast
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import ZipFile, ZipInfo

from tools.language import COURSE, ENGLISH, ENGLISH_COURSE, PACKAGE, course_of

LIBRARY = "node_modules/pyodide/python_stdlib.zip"
START = ("euchre.browser.main", "pyscript", "pyscript.web")  # what index.html and PyScript import
FRAMES = "euchre.app.keyed"  # what static/embed/engine-worker.js imports
PYSCRIPT = "node_modules/@pyscript/core/src/stdlib"
ARCHIVES: Final = ("python.zip", "later.zip")
"""What the page waits for, and what it fetches when it can be played."""

BESIDES: Final = {
    **dict.fromkeys(
        ("encodings.ascii", "encodings.latin_1", "encodings.cp437"),
        "Python looks codecs up by name, so that no import statement shows them",
    ),
    "urllib.parse": "reads an address that asks for a game: that visit needs it at the start",
}
"""Modules that come first although no plain start imports them, and why."""


def euchre_sources(root: Path, words: Path = ENGLISH) -> dict[str, bytes]:
    """Every module of euchre, by its path in the archive, with what a language has of its own."""
    own = {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in sorted((root / "euchre").rglob("*.py"))
        if not path.is_relative_to(ENGLISH) and not path.is_relative_to(ENGLISH_COURSE)
    }
    return own | _package(PACKAGE, words) | _package(COURSE, course_of(words))


def _package(name: str, folder: Path) -> dict[str, bytes]:
    """The modules of a package that stand in that folder."""
    place = name.replace(".", "/")
    return {f"{place}/{path.name}": path.read_bytes() for path in sorted(folder.glob("*.py"))}


def pyscript_sources(root: Path) -> dict[str, bytes]:
    """PyScript's own modules: compiled here, they need not be compiled at every start."""
    base = root / PYSCRIPT
    return {
        path.relative_to(base).as_posix(): path.read_bytes() for path in sorted(base.rglob("*.py"))
    }


def imports(source: bytes, *, put_off: bool = True) -> Iterator[tuple[str, list[str]]]:
    """The modules that a source imports, and what it takes from each.

    Anywhere in it; or without those put off until a function is called.
    """
    waiting: list[ast.AST] = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        match node:
            case ast.Import(names=names):
                yield from ((name.name, []) for name in names)
            case ast.ImportFrom(module=str(module), names=names, level=0):
                yield module, [name.name for name in names]
        if put_off or not is_put_off(node):
            waiting += ast.iter_child_nodes(node)


def is_put_off(node: ast.AST) -> bool:
    """Whether importing a module leaves this part of it for later, or for the type checker."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda():
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case _:
            return False


def module_files(name: str) -> Iterator[str]:
    """Where a module of that name may lie in the archive, its packages before it."""
    parts = name.split(".")
    for length in range(1, len(parts) + 1):
        path = "/".join(parts[:length])
        yield from (f"{path}/__init__.py", f"{path}.py")


def reached(sources: dict[str, bytes], *start: str, put_off: bool = True) -> dict[str, bytes]:
    """The sources that the start modules need, themselves included, in any order.

    All that they may ever need, or only what importing them imports.
    """
    found: dict[str, bytes] = {}
    waiting = list(start)
    while waiting:
        for path in module_files(waiting.pop()):
            if path in sources and path not in found:
                found[path] = sources[path]
                for module, names in imports(sources[path], put_off=put_off):
                    # What is taken from a package may be a module of it.
                    waiting += [module, *(f"{module}.{name}" for name in names)]
    return found


def at_start(sources: dict[str, bytes]) -> dict[str, bytes]:
    """Those of our own and of PyScript's sources that the first archive holds."""
    return reached(sources, *START, put_off=False)


def wanted(sources: dict[str, bytes], *, put_off: bool = True) -> list[str]:
    """What Pyodide can import under Node, to see what of the library that needs.

    All of euchre below its browser floor, and the library modules that the rest names.
    """
    named = {name for source in sources.values() for name, _ in imports(source, put_off=put_off)}
    library = {name for name in named if name.split(".")[0] in sys.stdlib_module_names}
    modules = {
        name.removesuffix(".py").replace("/", ".").removesuffix(".__init__") for name in sources
    }
    outside = ("euchre.browser", "pyscript")
    return sorted(library | {name for name in modules if not name.startswith(outside)})


def plan(sources: dict[str, bytes]) -> dict[str, list[str]]:
    """For the packer: our own files at the start, and what to import to see the library's."""
    first = at_start(sources)
    return {
        "own": sorted(first),
        "first": [*wanted(first, put_off=False), *BESIDES],
        "later": wanted(sources),
    }


def key(root: Path, sources: dict[str, bytes]) -> str:
    """A hash of all that the archives are made from."""
    tools = [root / "tools" / name for name in ("archive.py", "archive.mjs", "python_zip.py")]
    parts = sources | {path.name: path.read_bytes() for path in [*tools, root / LIBRARY]}
    total = hashlib.sha256()
    for name, content in sorted(parts.items()):
        total.update(f"{name}\0{len(content)}\0".encode() + content)
    return total.hexdigest()


def lean_archives(root: Path, words: Path) -> dict[str, bytes]:
    """The compiled archives by name; made again only when a source of them has changed."""
    own, pyscript = euchre_sources(root, words), pyscript_sources(root)
    sources = reached(own, START[0], FRAMES) | pyscript
    out = root / ".cache" / words.name / f"python-{key(root, sources)}"
    if not out.exists():
        out.parent.mkdir(parents=True, exist_ok=True)
        for old in out.parent.glob("python-*"):
            shutil.rmtree(old, ignore_errors=True)
        with tempfile.TemporaryDirectory(dir=out.parent) as folder:
            compile_into(Path(folder), root, sources).rename(out)
    return {name: (out / name).read_bytes() for name in ARCHIVES}


def compile_into(folder: Path, root: Path, sources: dict[str, bytes]) -> Path:
    """Hand everything to Pyodide under Node and let it pack; tells where the archives are."""
    packed, out = folder / "sources.zip", folder / "made"
    out.mkdir()
    inside = sources | {"plan.json": json.dumps(plan(sources)).encode()}
    with ZipFile(packed, "w") as archive:
        for name, source in sorted(inside.items()):
            archive.writestr(ZipInfo(name), source)
    script, packer = root / "tools/archive.mjs", root / "tools/archive.py"
    paths = (script, packed, root / LIBRARY, packer, out)
    subprocess.run(["node", *paths, *ARCHIVES], check=True, cwd=root)
    return out


def plain_archives(root: Path, words: Path) -> dict[str, bytes]:
    """Pyodide's whole library and plain sources in the same two, so that tracebacks show lines."""
    own = euchre_sources(root, words)
    first = at_start(own)
    later = {name: source for name, source in own.items() if name not in first}
    library = (root / LIBRARY).read_bytes()
    return dict(zip(ARCHIVES, (with_sources(library, first), with_sources(b"", later))))


def with_sources(archive: bytes, sources: dict[str, bytes]) -> bytes:
    """An archive with plain sources added to it."""
    content = BytesIO(archive)
    with ZipFile(content, "a") as added:
        for name, source in sorted(sources.items()):
            added.writestr(ZipInfo(name, (1980, 1, 1, 0, 0, 0)), source)
    return content.getvalue()
