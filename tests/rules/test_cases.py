"""The cases of `tests/data/cases.json`, one test function for each kind."""

from __future__ import annotations

import pytest

from tests.rules.cases import CASES, KINDS, Case, answer


def each(kind: str) -> pytest.MarkDecorator:
    """The cases of one kind, each under its own name."""
    found = [case for case in CASES if case["kind"] == kind]
    return pytest.mark.parametrize("case", found, ids=[case["id"] for case in found])


@each("legal")
def test_only_these_cards_may_be_played(case: Case) -> None:
    assert case["expected"] == answer(case)


@each("winner")
def test_this_seat_takes_the_trick(case: Case) -> None:
    assert case["expected"] == answer(case)


@each("auction")
def test_the_bids_lead_here(case: Case) -> None:
    assert case["expected"] == answer(case)


@each("score")
def test_the_hand_is_worth_this(case: Case) -> None:
    assert case["expected"] == answer(case)


@each("deal")
def test_the_packets_give_each_seat_these_cards(case: Case) -> None:
    assert case["expected"] == answer(case)


@each("first_jack")
def test_the_first_jack_falls_to_this_seat(case: Case) -> None:
    assert case["expected"] == answer(case)


@each("claim")
def test_with_this_holding_a_seat_may_or_may_not_ask_for_other_cards(case: Case) -> None:
    assert case["expected"] == answer(case)


@each("hand")
def test_the_whole_hand_goes_like_this(case: Case) -> None:
    assert case["expected"] == answer(case)


def test_each_case_has_an_id_of_its_own_and_a_kind_that_is_run() -> None:
    ids = [case["id"] for case in CASES]
    assert sorted(set(ids)) == ids
    assert KINDS.keys() == {case["kind"] for case in CASES}
