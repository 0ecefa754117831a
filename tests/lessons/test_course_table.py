"""The course teaches every rule, and docs/course.md tells where."""

from __future__ import annotations

import re
from pathlib import Path

from tools.course_table import NO_LESSON, PAGE, forgotten, lessons, page, rules, teaching


def test_the_page_is_what_the_lessons_make_of_it() -> None:
    """python -m tools.course_table makes it anew."""
    assert page() == PAGE.read_text("utf-8")


def test_every_rule_is_taught_or_needs_no_lesson() -> None:
    assert [] == forgotten()


def test_what_needs_no_lesson_is_a_rule_that_has_none() -> None:
    assert [] == [row for row in NO_LESSON if row not in rules() or teaching(row)]


def test_a_lesson_names_rules_that_there_are() -> None:
    text = (Path(PAGE).parent / "rules.md").read_text("utf-8")
    known = set(re.findall(r"^\| ([RDV]\d+) \|", text, re.MULTILINE))
    assert [] == [
        (one.key, row) for one in lessons() for row in one.rules.split() if row not in known
    ]
