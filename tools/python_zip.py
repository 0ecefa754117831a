"""Makes python.zip: the library that the page needs, PyScript's modules and euchre, compiled."""

import ast
import hashlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile, ZipInfo

LIBRARY = "node_modules/pyodide/python_stdlib.zip"
START = "euchre.browser.main"  # what index.html imports
PYSCRIPT = "node_modules/@pyscript/core/src/stdlib"


def euchre_sources(root: Path) -> dict[str, bytes]:
    """Every module of euchre, by its path in the archive."""
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in sorted((root / "euchre").rglob("*.py"))
    }


def pyscript_sources(root: Path) -> dict[str, bytes]:
    """PyScript's own modules: compiled here, they need not be compiled at every start."""
    base = root / PYSCRIPT
    return {
        path.relative_to(base).as_posix(): path.read_bytes() for path in sorted(base.rglob("*.py"))
    }


def imports(source: bytes) -> Iterator[tuple[str, list[str]]]:
    """The modules that a source imports, anywhere in it, and what it takes from each."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from ((name.name, []) for name in names)
            case ast.ImportFrom(module=str(module), names=names, level=0):
                yield module, [name.name for name in names]


def module_files(name: str) -> Iterator[str]:
    """Where a module of that name may lie in the archive, its packages before it."""
    parts = name.split(".")
    for length in range(1, len(parts) + 1):
        path = "/".join(parts[:length])
        yield from (f"{path}/__init__.py", f"{path}.py")


def reached(sources: dict[str, bytes], start: str) -> dict[str, bytes]:
    """The sources that the start module needs, itself included, in any order."""
    found: dict[str, bytes] = {}
    waiting = [start]
    while waiting:
        for path in module_files(waiting.pop()):
            if path in sources and path not in found:
                found[path] = sources[path]
                for module, names in imports(sources[path]):
                    # What is taken from a package may be a module of it.
                    waiting += [module, *(f"{module}.{name}" for name in names)]
    return found


def wanted(sources: dict[str, bytes]) -> list[str]:
    """What Pyodide can import under Node, to see what of the library that needs.

    All of euchre below its browser floor, and the library modules that the rest names.
    """
    named = {name for source in sources.values() for name, _ in imports(source)}
    library = {name for name in named if name.split(".")[0] in sys.stdlib_module_names}
    modules = {
        name.removesuffix(".py").replace("/", ".").removesuffix(".__init__") for name in sources
    }
    outside = ("euchre.browser", "pyscript")
    return sorted(library | {name for name in modules if not name.startswith(outside)})


def key(root: Path, sources: dict[str, bytes]) -> str:
    """A hash of all that the archive is made from."""
    tools = [root / "tools" / name for name in ("archive.py", "archive.mjs", "python_zip.py")]
    parts = sources | {path.name: path.read_bytes() for path in [*tools, root / LIBRARY]}
    total = hashlib.sha256()
    for name, content in sorted(parts.items()):
        total.update(f"{name}\0{len(content)}\0".encode() + content)
    return total.hexdigest()


def lean_archive(root: Path) -> bytes:
    """The compiled archive; made again only when a source of it has changed."""
    sources = reached(euchre_sources(root), START) | pyscript_sources(root)
    out = root / ".cache" / f"python-{key(root, sources)}.zip"
    if not out.exists():
        out.parent.mkdir(exist_ok=True)
        for old in out.parent.glob("python-*.zip"):
            old.unlink(missing_ok=True)
        with tempfile.TemporaryDirectory(dir=out.parent) as folder:
            compile_into(Path(folder) / out.name, root, sources).replace(out)
    return out.read_bytes()


def compile_into(out: Path, root: Path, sources: dict[str, bytes]) -> Path:
    """Hand everything to Pyodide under Node and let it pack."""
    packed = out.with_name("sources.zip")
    inside = sources | {"imports.json": json.dumps(wanted(sources)).encode()}
    with ZipFile(packed, "w") as archive:
        for name, source in sorted(inside.items()):
            archive.writestr(ZipInfo(name), source)
    script, packer = root / "tools/archive.mjs", root / "tools/archive.py"
    subprocess.run(["node", script, packed, root / LIBRARY, packer, out], check=True, cwd=root)
    return out
