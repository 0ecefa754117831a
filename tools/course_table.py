"""Which lesson teaches which rule: python -m tools.course_table writes docs/course.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from euchre.lessons.course import CHAPTERS
from euchre.lessons.lesson import Lesson

DOCS: Final = Path(__file__).resolve().parents[1] / "docs"
PAGE: Final = DOCS / "course.md"

NO_LESSON: Final = {
    "R109": "the page shows nobody’s cards but one’s own, so nothing has to be learnt",
    "R110": "what the page does: the rules in use stand on the table",
    "R111": "what the page does: points are announced with their reason",
    "R112": "what the page does: the log tells everything in plain words",
}
"""Rows that need no lesson, with the reason."""


def rules() -> dict[str, str]:
    """The rows of docs/rules.md that can be taught, R and V, with what they say."""
    lines = (DOCS / "rules.md").read_text("utf-8").split("## Where each is held")[0].splitlines()
    found = (re.fullmatch(r"\| ([RV]\d+) \| (.*) \|", line) for line in lines)
    return {match[1]: match[2] for match in found if match}


def lessons() -> tuple[Lesson, ...]:
    """Every lesson, in the order of the course."""
    return tuple(one for chapter in CHAPTERS for one in chapter.lessons)


def teaching(row: str) -> tuple[Lesson, ...]:
    """The lessons that teach a rule."""
    return tuple(one for one in lessons() if row in one.rules.split())


def forgotten() -> list[str]:
    """Rows that no lesson teaches and that have no reason for it."""
    return [row for row in rules() if row not in NO_LESSON and not teaching(row)]


def page() -> str:
    """The whole page as Markdown."""
    return "\n".join(
        (
            "# The course, by rule",
            "",
            "`python -m tools.course_table` makes this page from the lessons and from",
            "[the rules](rules.md), where the numbers are explained; a test compares them.",
            "`python -m tests.lessons.judge` tells what the adviser thinks of every answer to a",
            "bid, a discard or a play.",
            "",
            *_contents(),
            "",
            "## Which lesson teaches which rule",
            "",
            *_rows(),
            "",
        )
    )


def _contents() -> Iterator[str]:
    yield "| chapter | lesson | steps | rules |"
    yield "|---|---|---|---|"
    for chapter in CHAPTERS:
        for one in chapter.lessons:
            yield f"| {chapter.title} | {one.title} | {len(one.steps)} | {one.rules} |"


def _rows() -> Iterator[str]:
    yield "| id | rule | lessons |"
    yield "|---|---|---|"
    for row, rule in rules().items():
        taught = ", ".join(one.title for one in teaching(row))
        none = f"none: {NO_LESSON.get(row, 'not yet')}"
        yield f"| {row} | {rule} | {taught or none} |"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
