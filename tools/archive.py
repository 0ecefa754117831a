"""Packs all Python that the page needs into two archives; runs inside Pyodide (see archive.mjs).

In: /sources.zip (euchre, PyScript's own modules, plan.json) and /library.zip (Pyodide's whole
standard library). Out: /python.zip and /later.zip, all of it compiled, and of the library only
what is really imported: first by what the page starts with, then by all else.
"""

import importlib
import importlib.util
import json
import marshal
import sys
from types import CodeType

LIBRARY = "/lib/python314.zip/"  # where Pyodide keeps its library while this runs
# What asyncio, shutil and zipfile try to import and do without, as they do in a Python that was
# built without them: a page opens no socket, and unpacks nothing that is packed in these ways.
LEFT_OUT = {"ssl", "_ssl", "bz2", "lzma", "compression"}


def prepare() -> None:
    """Let imports come from the sources, and fail as they do on the page."""
    for name in [name for name in sys.modules if name.split(".")[0] in LEFT_OUT]:
        sys.modules[name] = None  # type: ignore[assignment]  # an import of it fails
    sys.path.insert(0, "/sources.zip")


def used(names: list[str]) -> set[str]:
    """Files of the library that are imported once these modules are."""
    for name in names:
        importlib.import_module(name)
    files = [getattr(module, "__file__", None) or "" for module in list(sys.modules.values())]
    return {file.removeprefix(LIBRARY) for file in files if file.startswith(LIBRARY)}


def level(name: str) -> int:
    """How far to optimise: euchre is shipped as it was tested, asserts included."""
    if name.startswith("euchre/"):
        return 0
    # Pyodide reads docstrings of its own modules while it starts.
    return 1 if name.startswith(("_pyodide/", "pyodide/")) else 2


def without_lines(code: CodeType) -> CodeType:
    """The code without its table of lines: a third of a compiled library."""
    inner = (without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, 8)
    # Each byte tells that up to eight instructions have no line (CPython's location table).
    nowhere = b"\xff" * whole + (bytes([0xF8 | rest - 1]) if rest else b"")
    return code.replace(co_consts=tuple(inner), co_linetable=nowhere)


def compiled(name: str, source: bytes) -> bytes:
    """The .pyc of a source: never checked against the source's date."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=level(name))
    if not name.startswith("euchre/"):  # whose tracebacks people are asked to send
        code = without_lines(code)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def pack() -> None:
    """Write both archives."""
    prepare()
    from zipfile import ZipFile

    with ZipFile("/sources.zip") as own, ZipFile("/library.zip") as library:
        plan = json.loads(own.read("plan.json"))
        first = used(plan["first"])
        later = used(plan["later"]) - first
        ours = {name for name in own.namelist() if name.endswith(".py")}
        soon = set(plan["own"])
        for out, files, names in (
            ("/python.zip", first, soon),
            ("/later.zip", later, ours - soon),
        ):
            parts = {name: library.read(name) for name in files}
            write(out, parts | {name: own.read(name) for name in names})


def write(out: str, parts: dict[str, bytes]) -> None:
    """Write an archive: sorted names and one date, so equal inputs give equal bytes."""
    from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

    with ZipFile(out, "w") as archive:
        for name in sorted(parts):
            entry = ZipInfo(name + "c", (1980, 1, 1, 0, 0, 0))
            entry.compress_type = ZIP_DEFLATED
            archive.writestr(entry, compiled(name, parts[name]), compresslevel=9)


pack()
