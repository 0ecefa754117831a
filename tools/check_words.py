"""Compares a translation with the English words: python -m tools.check_words FOLDER.

A translation has the same modules, and in each the same constants, with the same keys where they
are dictionaries, and the same functions with the same parameters. Names that begin with an
underscore are a language's own affair. Lessons, where it has any, differ from the English ones in
their prose alone, and name the same cards, players and suits in it.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Final

from tools.language import ENGLISH, ENGLISH_COURSE, course_of
from tools.prose import with_prose


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
    yield from _course_faults(folder)


def _course_faults(folder: Path) -> Iterator[str]:
    """What the lessons of a folder, if it has any, have in another way than the English ones."""
    course = course_of(folder)
    for path in sorted(ENGLISH_COURSE.glob("*.py")) if course != ENGLISH_COURSE else ():
        name, other = f"course/{path.name}", course / path.name
        if other.exists():
            yield from _differences(name, _taught(path), _taught(other))
        else:
            yield f"{name} is missing"


def _taught(path: Path) -> dict[str, str]:
    """Each name of a module of lessons, and all of it but for the words of its prose."""
    tree = with_prose(path.read_text("utf-8"), lambda text: " ".join(sorted(_MARKS.findall(text))))
    found = {}
    for node in tree.body:
        match node:
            case ast.AnnAssign(target=ast.Name(name), value=ast.expr() as value):
                found[name] = ast.unparse(value)
            case ast.FunctionDef(name=name):
                found[name] = f"({ast.unparse(node.args)})"
            case _:
                pass
    return found


_MARKS: Final = re.compile(r"\{[^{}]*\}")


def _differences(module: str, ours: dict[str, str], theirs: dict[str, str]) -> Iterator[str]:
    for name, shape in ours.items():
        if name not in theirs:
            yield f"{module} has no {name}"
        elif theirs[name] != shape:
            due, found = _from_there(shape, theirs[name])
            yield f"{module}: {name} should be {due}, and is {found}"
    yield from (f"{module}: {name} is used by nothing" for name in theirs.keys() - ours.keys())


def _from_there(due: str, found: str) -> tuple[str, str]:
    """Two texts, long ones from shortly before the place where they differ."""
    if max(len(due), len(found)) <= LONGEST:
        return due, found
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(due, found)))
    at = max(0, same - LONGEST // 2)
    return f"…{due[at : at + LONGEST]}…", f"…{found[at : at + LONGEST]}…"


LONGEST: Final = 120


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
