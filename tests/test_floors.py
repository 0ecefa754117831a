"""The floors of the house: imports point down, and what belongs to one floor stays there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent / "euchre"

FLOORS = ("engine", "notation", "ai", "lessons", "app", "browser")
"""From the ground up; what stands beside these folders may use all of them."""

STAIRS = (
    ("errors", "cards", "seats", "option_kinds", "options"),
    ("trump", "rules", "actions", "reasons"),
    ("deal", "presets"),
    ("draw", "position"),
    ("claim",),
    ("judge",),
    ("play",),
    ("steps",),
    ("scoring", "events", "fault", "call_faults", "card_faults", "faults", "setup"),
    ("record",),
    ("view", "game", "turning"),
)
"""The engine's modules from the ground up. Those of one step may use each other, in no circle."""

BROWSER_ONLY = {"js", "pyscript", "pyodide", "pyodide_js"}
UNCLEAN = {  # no clock, no input or output below the players
    *("time", "datetime", "os", "sys", "io", "pathlib", "shutil", "tempfile", "subprocess"),
    *("socket", "asyncio", "threading", "multiprocessing", "secrets", "uuid", "logging"),
}
UNCLEAN_CALLS = {"open", "print", "input", "breakpoint", "exec", "eval", "__import__"}
CLEAN_FLOORS = ("engine", "notation")


def modules() -> dict[str, str]:
    """Every module of the house by its dotted name, with its source."""
    found = {}
    for path in sorted(HOUSE.rglob("*.py")):
        parts = path.relative_to(HOUSE.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = path.read_text(encoding="utf-8")
    return found


def imports(name: str, source: str) -> Iterator[str]:
    """The dotted names that a module imports, wherever in it; of ours, modules only."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module, _, level):
                base = _package(name, level) if level else []
                yield from _imported(".".join([*base, *([module] if module else [])]), node)


def _imported(module: str, node: ast.ImportFrom) -> set[str]:
    """`from euchre.engine import cards` imports a module, `from euchre import Card` a name."""
    named = (f"{module}.{alias.name}" for alias in node.names)
    return {one if _is_module(one) else module for one in named}


def _package(name: str, level: int) -> list[str]:
    """Where a relative import starts."""
    parts = name.split(".")
    inside = [*parts, "__init__"] if HOUSE.parent.joinpath(*parts).is_dir() else parts
    return inside[:-level]


def _is_module(name: str) -> bool:
    path = HOUSE.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def floor(name: str) -> int:
    """The height of a module's floor; what lies in no floor is on top."""
    parts = name.split(".")
    return FLOORS.index(parts[1]) if parts[1:] and parts[1] in FLOORS else len(FLOORS)


def stair(name: str) -> int | None:
    """The step of an engine module; None for everything else, the package itself too."""
    parts = name.split(".")
    if parts[:2] != ["euchre", "engine"] or len(parts) == 2:
        return None
    steps = [at for at, names in enumerate(STAIRS) if parts[2] in names]
    assert steps, f"{name} has no step yet: give it one in STAIRS"
    return steps[0]


def upward(name: str, source: str) -> Iterator[str]:
    """The imports that point up, from floor to floor or inside the engine."""
    for other in imports(name, source):
        if other.split(".")[0] != "euchre":
            continue
        mine, theirs = stair(name), stair(other)
        steps_up = mine is not None and theirs is not None and theirs > mine
        if floor(other) > floor(name) or steps_up:
            yield f"{name} -> {other}"


def misplaced(name: str, source: str) -> Iterator[str]:
    """What a module may not use on its floor."""
    on = name.split(".")[1] if "." in name else ""
    tops = {other.split(".")[0] for other in imports(name, source)}
    if on != "browser":
        yield from (f"{name} imports {top}" for top in sorted(tops & BROWSER_ONLY))
    if on in CLEAN_FLOORS:
        yield from (f"{name} imports {top}" for top in sorted(tops & UNCLEAN))
        yield from (f"{name} {fault}" for fault in _unclean(ast.parse(source)))


def _unclean(tree: ast.Module) -> Iterator[str]:
    """Chance of its own, and calls that reach outside."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names) if any(alias.name == "random" for alias in names):
                yield "imports all of random"
            case ast.ImportFrom("random", names):
                yield from (f"imports {one.name}" for one in names if one.name != "Random")
            case ast.Call(ast.Name("Random"), [], []):
                yield "makes a Random without a seed"
            case ast.Call(ast.Name(called)) if called in UNCLEAN_CALLS:
                yield f"calls {called}"


def circle(graph: dict[str, set[str]]) -> list[str]:
    """The modules of a circle of imports, if there is one."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def graph(sources: dict[str, str]) -> dict[str, set[str]]:
    """What each module imports of the house."""
    return {name: set(imports(name, source)) & sources.keys() for name, source in sources.items()}


# The house as it stands


def test_no_import_points_up() -> None:
    """Floors from engine to browser, and the engine's own steps."""
    assert [] == [found for name, source in modules().items() for found in upward(name, source)]


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert [] == circle(graph(modules()))


def test_each_floor_uses_only_what_belongs_there() -> None:
    """The browser's modules in the browser floor; no clock, chance or files in the lowest two."""
    assert [] == [found for name, source in modules().items() for found in misplaced(name, source)]


def test_the_house_was_found() -> None:
    """The tests above would pass on an empty folder."""
    assert {f"euchre.engine.{name}" for name in ("cards", "position", "game")} <= modules().keys()


# The checks themselves


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("euchre.engine.cards", "from euchre.ai.bot import Bot"),
        ("euchre.engine.cards", "import euchre.notation.pen"),
        ("euchre.notation.pen", "from euchre.app import words"),
        ("euchre.app.model", "from euchre.browser.page import paint"),
        ("euchre.app.model", "def late():\n    import euchre.browser.page"),
        ("euchre.ai.bot", "from ..lessons import data"),
        ("euchre.engine.cards", "from euchre import Card"),
        ("euchre.engine.cards", "from euchre.engine.trump import Trump"),
        ("euchre.engine.cards", "from euchre.engine import trump"),
        ("euchre.engine.deal", "from .position import Position"),
        ("euchre.engine", "from ..ai.bot import Bot"),
        ("euchre.engine.position", "from euchre.engine.scoring import outcome"),
        ("euchre.engine.record", "from euchre.engine.view import view"),
    ],
)
def test_an_import_that_points_up_is_found(name: str, source: str) -> None:
    assert [] != list(upward(name, source))


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("euchre.engine.events", "from euchre.engine.scoring import outcome"),
        ("euchre.engine.game", "from euchre.engine.errors import EuchreError"),
        ("euchre.notation.pen", "from euchre.engine.cards import Card"),
        ("euchre.browser.main", "from euchre.app.update import update"),
        ("euchre", "from euchre.engine.cards import Card"),
        ("euchre.__main__", "from euchre.ai.bot import Bot\nimport time"),
        ("euchre.engine.cards", "import enum"),
    ],
)
def test_an_import_that_points_down_is_fine(name: str, source: str) -> None:
    assert [] == list(upward(name, source))


def test_an_engine_module_without_a_step_is_found() -> None:
    with pytest.raises(AssertionError, match="has no step yet"):
        list(upward("euchre.engine.new", "from euchre.engine.cards import Card"))


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("euchre.app.model", "import js"),
        ("euchre.ai.bot", "from pyodide.ffi import create_proxy"),
        ("euchre.app.model", "from pyscript import document"),
        ("euchre.__main__", "import pyodide_js"),
        ("euchre.engine.game", "import time"),
        ("euchre.engine.game", "from datetime import date"),
        ("euchre.notation.pen", "import os.path"),
        ("euchre.notation.pen", "def late():\n    import sys"),
        ("euchre.notation.pen", "text = open('hands.pen').read()"),
        ("euchre.engine.game", "print('dealt')"),
        ("euchre.engine.game", "import random"),
        ("euchre.engine.game", "from random import shuffle"),
        ("euchre.engine.game", "from random import Random\nRandom().shuffle([])"),
    ],
)
def test_what_does_not_belong_on_a_floor_is_found(name: str, source: str) -> None:
    assert [] != list(misplaced(name, source))


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("euchre.browser.page", "import js\nfrom pyodide.ffi import to_js\nimport time"),
        ("euchre.ai.arena", "import time\nprint('done')"),
        ("euchre.engine.game", "from random import Random\nRandom('a seed').choice([1])"),
        ("euchre.engine.deal", "def shuffled(random):\n    random.shuffle([])"),
    ],
)
def test_what_belongs_on_a_floor_is_fine(name: str, source: str) -> None:
    assert [] == list(misplaced(name, source))


def test_a_package_may_gather_its_modules_but_they_may_not_ask_it_back() -> None:
    gathering = {"euchre.app": "from .model import Model"}
    assert [] == circle(graph({**gathering, "euchre.app.model": "from euchre.app import html"}))
    assert [] != circle(graph({**gathering, "euchre.app.model": "from euchre.app import Name"}))


def test_a_circle_is_found() -> None:
    sources = {
        "euchre.engine.rules": "from euchre.engine.actions import Pass",
        "euchre.engine.actions": "from euchre.engine.reasons import Reason",
        "euchre.engine.reasons": "from euchre.engine.rules import Rules",
    }
    assert sources.keys() == set(circle(graph(sources)))
