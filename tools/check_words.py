"""Compares a translation with the English words: python -m tools.check_words FOLDER.

A translation has the same modules, and in each the same constants, with the same keys where they
are dictionaries, and the same functions with the same parameters. Names that begin with an
underscore are a language's own affair.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.language import ENGLISH


def faults(folder: Path) -> list[str]:
    """What a folder of words lacks, has in another way, or has besides; empty when it is whole."""
    return list(_faults(folder))


def _faults(folder: Path) -> Iterator[str]:
    for path in sorted(ENGLISH.glob("*.py")):
        other = folder / path.name
        if other.exists():
            yield from _differences(path.name, _told(path), _told(other))
        else:
            yield f"{path.name} is missing"


def _differences(module: str, ours: dict[str, str], theirs: dict[str, str]) -> Iterator[str]:
    for name, shape in ours.items():
        if name not in theirs:
            yield f"{module} has no {name}"
        elif theirs[name] != shape:
            yield f"{module}: {name} should be {shape}, and is {theirs[name]}"
    yield from (f"{module}: {name} is used by nothing" for name in theirs.keys() - ours.keys())


def _told(path: Path) -> dict[str, str]:
    """Each public name of a module and its shape: parameters, keys, or only that it is there."""
    found = {}
    for node in ast.parse(path.read_text("utf-8")).body:
        match node:
            case ast.FunctionDef(name=name):
                found[name] = f"({ast.unparse(node.args)})"
            case ast.AnnAssign(target=ast.Name(name), value=ast.Dict(keys)):
                found[name] = f"keys {', '.join(ast.unparse(key) for key in keys if key)}"
            case ast.AnnAssign(target=ast.Name(name)):
                found[name] = "a constant"
            case _:
                pass
    return {name: shape for name, shape in found.items() if not name.startswith("_")}


def main() -> int:
    """Say what is to be mended."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    found = faults(Path(sys.argv[1]))
    print("\n".join(found) or "The words are whole.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
