"""README tells the truth: its example runs, its options and folders are those that there are."""

import doctest
import re
from pathlib import Path

from euchre.engine.options import OPTIONS
from euchre.notation.egn.rules import NAMES as RULESET
from tools.option_table import filled

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_example_gives_what_it_says() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (0, True) == (result.failed, result.attempted > 0)


def test_the_tables_of_options_and_presets_are_those_that_there_are() -> None:
    """R110: made from `OPTIONS` and `PRESETS`; python -m tools.option_table makes them anew."""
    assert filled(README) == README
    for option in OPTIONS:
        assert f"| `{option.field}` |" in README
        assert option.source in README


def test_every_source_is_told_in_the_rules_by_number() -> None:
    rules = (ROOT / "docs/rules.md").read_text("utf-8")
    for option in OPTIONS:
        numbers = re.findall(r"\b[RDV]\d+", option.source)
        assert numbers
        assert [] == [number for number in numbers if f"| {number} |" not in rules]


def test_every_word_of_an_egn_ruleset_is_told() -> None:
    page = (ROOT / "docs/egn.md").read_text("utf-8")
    assert [] == [name for name in RULESET if f"`{name}`" not in page]


def test_every_floor_is_on_the_map() -> None:
    floors = [path.name for path in (ROOT / "euchre").iterdir() if (path / "__init__.py").exists()]
    assert sorted(floors) == sorted(floor for floor in floors if f"`euchre/{floor}/`" in README)


def test_every_command_of_the_makefile_is_told() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    told = [line.split()[2] for line in makefile.splitlines() if line.startswith("# make ")]
    commands = {"play", "test", "smoke", "check", "perft", "drive", "build"}
    assert commands <= set(told)
    for command in commands:
        assert f"make {command}" in README
