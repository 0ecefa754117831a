"""The adviser agrees with what the lessons call right; `judge` tells it with its figures."""

from __future__ import annotations

from typing import Final

import pytest

from euchre.lessons.lesson import Ask
from euchre.lessons.question import Question
from tests.lessons.judge import decisions, figures, judged

FEW: Final = 120
"""Worlds: enough to tell answers apart that differ as much as a lesson's do."""
BY_CHANCE: Final = 0.15
"""Points by which a wrong answer may look better in so few worlds."""

DECISIONS = [pytest.param(step, question, id=name) for name, step, question in decisions()]


@pytest.mark.parametrize(("step", "question"), DECISIONS)
def test_no_wrong_answer_is_better_than_a_right_one(step: Ask, question: Question) -> None:
    one = judged("", step, question, FEW)
    least = min(map(one.worth, one.of(question.right)))
    assert [] == [option for option in one.wrong if one.worth(option) > least + BY_CHANCE]


def test_a_figure_in_the_prose_is_found_with_its_sign() -> None:
    step = next(step for name, step, _ in decisions("up-card-for-whom"))
    assert [1.0, 0.5] == list(figures(step))
