"""Nothing is forgotten: each rule of `docs/rules.md` and each case is held by a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tests.rules.cases import CASES
from tests.rules.words import DATA

TESTS: Final = Path(__file__).parents[1]
RULES: Final = (TESTS.parent / "docs/rules.md").read_text(encoding="utf-8")
ABOUT_DATA: Final = (DATA / "README.md").read_text(encoding="utf-8")

ROWS: Final = {*(f"R{row}" for row in range(1, 113)), *(f"D{row}" for row in range(1, 21))}
EVERY_CASE: Final = {f"C-{case:03}" for case in range(1, 189)}

Row = list[str]


def rows(text: str, heading: str) -> list[Row]:
    """The cells of every row of the tables below a heading."""
    below = text.split(f"\n{heading}\n", 1)[1].split("\n## ", 1)[0]
    lines = [line for line in below.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def told(*headings: str) -> list[str]:
    """The ids in the first cells below some headings of the rules."""
    found = (row[0] for heading in headings for row in rows(RULES, heading))
    return [one for cell in found for one in re.findall(r"[RDV]\d+", cell)]


def cases_in(text: str) -> set[str]:
    """The cases that a text names, singly or from one to another."""
    found = set()
    for first, last in re.findall(r"C-(\d+)(?: to C-(\d+))?", text):
        found |= {f"C-{case:03}" for case in range(int(first), int(last or first) + 1)}
    return found


@cache
def every_test() -> dict[str, str]:
    """Every test there is, as `rules/test_x.py::test_y`, with what it says of itself."""
    return {name: said for path in sorted(TESTS.rglob("test_*.py")) for name, said in of(path)}


def of(path: Path) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            name = f"{path.relative_to(TESTS).as_posix()}::{node.name}"
            yield name, ast.get_docstring(node) or ""


def named(text: str) -> list[str]:
    """The tests that a cell names."""
    return re.findall(r"`([\w/]+\.py::\w+)`", text)


def test_every_rule_is_told_once() -> None:
    """R1 to R112, D1 to D20, and the variants that are options."""
    found = told("## What the pages say", "## What was decided")
    assert sorted(set(found)) == sorted(found)
    assert set(found) == ROWS
    assert told("## Variants from elsewhere")


def test_every_rule_is_held_or_waits_for_what_is_not_there_yet() -> None:
    held, waiting = set(told("## Where each is held")), set(told("## What waits"))
    assert set() == held & waiting
    assert held | waiting == ROWS | set(told("## Variants from elsewhere"))


def test_what_holds_a_rule_is_there() -> None:
    for row in rows(RULES, "## Where each is held")[1:]:
        holders = [*named(row[1]), *cases_in(row[1])]
        assert holders, row
        assert [] == [one for one in holders if one not in every_test() and one not in machine()]


def machine() -> set[str]:
    """The cases that run from the data file."""
    return {case["id"] for case in CASES}


def test_what_waits_waits_for_a_test_that_is_not_there() -> None:
    """When it comes, the row belongs among what is held."""
    waiting = [*rows(RULES, "## What waits"), *rows(ABOUT_DATA, "## The other cases")]
    modules = [re.findall(r"`([\w/]+\.py)`", row[-1]) for row in waiting]
    missing = {name for names in modules for name in names}
    assert missing
    assert set() == {name for name in missing if (TESTS / name).exists()}


def test_every_case_is_run_or_named_by_a_test_or_waits() -> None:
    cited = set().union(*map(cases_in, every_test().values()))
    table = rows(ABOUT_DATA, "## The other cases")
    waiting = {case for row in table if "::" not in row[-1] for case in cases_in(row[0])}
    assert set() == waiting & (cited | machine())
    assert machine() | cited | waiting == EVERY_CASE


def test_what_holds_a_case_of_the_page_is_there() -> None:
    names = [name for row in rows(ABOUT_DATA, "## The other cases") for name in named(row[-1])]
    assert names
    assert [] == [name for name in names if name not in every_test()]
