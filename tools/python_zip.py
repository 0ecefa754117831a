"""Makes python.zip: the library that the page needs, PyScript's modules and euchre, compiled."""

import ast
import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile, ZipInfo

LIBRARY = "node_modules/pyodide/python_stdlib.zip"
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


def imports(source: bytes) -> Iterator[str]:
    """Names of the modules that a source imports, anywhere in it."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module


def wanted(sources: dict[str, bytes]) -> list[str]:
    """What Pyodide can import under Node, to see what of the library that needs.

    All of euchre below its browser floor, and the library modules that the rest names.
    """
    named = {name for source in sources.values() for name in imports(source)}
    library = {name for name in named if name.split(".")[0] in sys.stdlib_module_names}
    modules = {
        name.removesuffix(".py").replace("/", ".").removesuffix(".__init__") for name in sources
    }
    outside = ("euchre.browser", "euchre.__main__", "pyscript")
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
    sources = euchre_sources(root) | pyscript_sources(root)
    cache = root / ".cache"
    out, known = cache / "python.zip", cache / "python.key"
    now = key(root, sources)
    if not (out.exists() and known.exists() and known.read_text() == now):
        cache.mkdir(exist_ok=True)
        known.unlink(missing_ok=True)
        compile_into(out, root, sources)
        known.write_text(now)
    return out.read_bytes()


def compile_into(out: Path, root: Path, sources: dict[str, bytes]) -> None:
    """Hand everything to Pyodide under Node and let it pack."""
    packed = out.with_name("sources.zip")
    with ZipFile(packed, "w") as archive:
        for name, source in sorted(
            (sources | {"imports.json": json.dumps(wanted(sources)).encode()}).items()
        ):
            archive.writestr(ZipInfo(name), source)
    script, packer = root / "tools/archive.mjs", root / "tools/archive.py"
    subprocess.run(["node", script, packed, root / LIBRARY, packer, out], check=True, cwd=root)
