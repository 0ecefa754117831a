"""The options: each has a code, the codes are read back, and a bad one is named."""

from __future__ import annotations

from dataclasses import fields
from itertools import product

import pytest
from hypothesis import given

from euchre.engine.errors import EuchreError
from euchre.engine.option_kinds import Number, OneOf, Value
from euchre.engine.options import OPTIONS
from euchre.engine.rules import Rules, changed, codes, default, from_codes
from tests.rules.hands import any_rules, law, values


def test_the_default_is_ten_points_and_a_stuck_dealer() -> None:
    """R38, R77, D3."""
    assert Rules(target=10, stick=True) == Rules()
    assert () == codes(Rules())
    assert Rules() == from_codes(())


def test_every_field_of_the_rules_is_an_option_once() -> None:
    """F17: nothing is a rule without an option, nor the other way round."""
    assert [field.name for field in fields(Rules)] == [option.field for option in OPTIONS]
    assert all(option.source for option in OPTIONS)


@law
@given(any_rules())
def test_the_codes_of_rules_are_read_back(rules: Rules) -> None:
    assert rules == from_codes(codes(rules))
    assert rules == from_codes(reversed(codes(rules)))


@law
@given(any_rules())
def test_rules_have_a_code_for_each_option_that_differs_from_the_default(rules: Rules) -> None:
    differing = [one for one in OPTIONS if getattr(rules, one.field) != default(one)]
    assert len(differing) == len(codes(rules))


def test_no_code_stands_for_two_things() -> None:
    found = [option.code(value) for option in OPTIONS for value in values(option)]
    written = [code for code in found if code]
    assert sorted(set(written)) == sorted(written)
    for code, option in product(written, OPTIONS):
        value = option.value(code)
        assert value is None or code == option.code(value)


@pytest.mark.parametrize(
    "code",
    ["", "-", "sticky", "stick", "to", "to0", "to100", "to-5", "to05", "to5.0", "to٥", "TO5"],
)
def test_an_unknown_code_is_named(code: str) -> None:
    with pytest.raises(EuchreError, match=f"{code!r} is not a rule code"):
        from_codes(["nostick", code])


@pytest.mark.parametrize(("first", "second"), [("to5", "to7"), ("nostick", "nostick")])
def test_a_code_that_sets_an_option_again_is_named(first: str, second: str) -> None:
    with pytest.raises(EuchreError, match=f"{second!r} sets .* a second time"):
        from_codes([first, second])


@pytest.mark.parametrize(
    ("field", "value"),
    [("target", 0), ("target", 100), ("target", True), ("target", "5"), ("stick", 1), ("stick", 0)],
)
def test_a_value_that_an_option_does_not_have_is_refused_with_its_field(
    field: str, value: Value
) -> None:
    with pytest.raises(EuchreError, match=f"{field} can't be {value!r}"):
        changed(Rules(), {field: value})


def test_an_option_that_does_not_exist_is_named() -> None:
    with pytest.raises(EuchreError, match="no option 'jokers'"):
        changed(Rules(), {"jokers": True})


def test_the_usual_targets_are_among_the_possible_ones() -> None:
    """R78: five, seven, ten, eleven, fifteen."""
    [target] = [option for option in OPTIONS if option.field == "target"]
    assert isinstance(target, Number)
    assert (5, 7, 10, 11, 15) == target.usual
    assert all(Rules(target=points) for points in target.usual)


def test_the_default_of_a_choice_has_no_code() -> None:
    for option in OPTIONS:
        if isinstance(option, OneOf):
            assert [default(option)] == [value for value, code in option.codes if not code]


def test_the_repr_of_rules_rebuilds_them() -> None:
    rules = Rules(target=11, stick=False)
    assert rules == eval(repr(rules))
