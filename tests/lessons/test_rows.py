"""The course teaches every rule that a beginner meets, by its row in docs/rules.md."""

from __future__ import annotations

import re
from pathlib import Path

from euchre.lessons.course import CHAPTERS

RULES = Path(__file__).resolve().parents[2] / "docs/rules.md"
OPTIONAL = {"R2", "R3", "R27", "R34", "R53", "R54", "R66", "R67", "R76"}
"""Rows of the first 88 that hold only where a house has chosen them."""


def rows() -> set[str]:
    return set(re.findall(r"^\| ([RDV]\d+) \|", RULES.read_text("utf-8"), re.MULTILINE))


def taught() -> set[str]:
    return {row for chapter in CHAPTERS for one in chapter.lessons for row in one.rules.split()}


def test_every_row_that_a_lesson_names_is_a_rule() -> None:
    assert set() == taught() - rows()


def test_every_rule_of_the_usual_game_is_taught() -> None:
    usual = {f"R{number}" for number in range(1, 89)} - OPTIONAL
    assert set() == usual - taught()
