"""Markup: what a text claims of its hand is checked against it."""

from __future__ import annotations

from typing import Final

import pytest

from euchre.lessons.markup import faults
from euchre.notation.pen import read_record

DRAWN: Final = "- 0-0 E KsJdAd9cJc/9sAsTdKdQc/Ts9hJhKhAc/JsQs9dQdKc ThQhAhTc | p p p p d | JdTdJh9d"
"""South has drawn three trumps and holds one more: the king and the queen are left."""


@pytest.mark.parametrize(
    ("text", "found"),
    [("{out 2} are out", []), ("{out 3} are out", ["{out 3}: it is 2"])],
)
def test_trumps_that_are_out_are_those_that_south_has_not_seen(text: str, found: list[str]) -> None:
    assert found == list(faults(text, read_record(DRAWN)))


def test_the_upcard_that_a_dealer_took_is_out_until_it_is_played() -> None:
    before = "- 0-0 E AsThAhKd9c/QsTdQdTcJc/9sTsJhJdAc/Ks9hQh9dQc KhJsAdKc | p p p o -9d"
    assert [] == list(faults("{out 5}", read_record(before)))
