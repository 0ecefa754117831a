"""README tells the truth: its example runs, its options and folders are those that there are."""

import doctest
from pathlib import Path

from euchre.engine.rules import OPTIONS

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_example_gives_what_it_says() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (0, True) == (result.failed, result.attempted > 0)


def test_every_option_stands_in_the_table_with_its_source() -> None:
    """R110: the table in README and `OPTIONS` name the same."""
    rows = [line for line in README.splitlines() if line.startswith("| ") and "`" in line]
    for option in OPTIONS:
        assert [row for row in rows if f"`{option.field}`" in row and option.source in row]


def test_every_source_is_told_in_the_rules_by_number() -> None:
    rules = (ROOT / "docs/rules.md").read_text("utf-8")
    for option in OPTIONS:
        for number in option.source.split(", "):
            assert number in rules


def test_every_floor_is_on_the_map() -> None:
    floors = [path.name for path in (ROOT / "euchre").iterdir() if (path / "__init__.py").exists()]
    assert sorted(floors) == sorted(floor for floor in floors if f"`euchre/{floor}/`" in README)


def test_every_command_of_the_makefile_is_told() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    told = [line.split()[2] for line in makefile.splitlines() if line.startswith("# make ")]
    assert {"play", "test", "check", "perft", "build"} <= set(told)
    for command in {"play", "test", "check", "perft", "build"}:
        assert f"make {command}" in README
