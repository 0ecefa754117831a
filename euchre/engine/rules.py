"""Rules: the house's options as one frozen value.

`OPTIONS` names every option once. The settings screen, the rule codes of the notation and the
tables of the documents are made from it; the words that people read stand in `app/words.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from euchre.engine.errors import EuchreError

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Rules:
    """What a house plays by. `Rules()` is the house's default.

    Raises `EuchreError` for a value that an option does not have.
    """

    target: int = 10
    """Points that win the game: 10 (R77), at other tables 5, 7, 11 or 15 (R78)."""
    stick: bool = True
    """Stick the dealer: he must call when nobody else has (R38)."""

    def __post_init__(self) -> None:
        for option in OPTIONS:
            option.check(getattr(self, option.field))


@dataclass(frozen=True, slots=True)
class OneOf:
    """An option with a few named values, each with its code in the notation."""

    field: str
    codes: tuple[tuple[Value, str], ...]  # value and code; the default has the code ""
    source: str

    def code(self, value: Value) -> str:
        return dict(self.codes)[value]

    def value(self, code: str) -> Value | None:
        """The value that a code stands for, None if it is not one of ours."""
        return next((value for value, own in self.codes if own and own == code), None)

    def check(self, value: Value) -> None:
        values = tuple(value for value, _ in self.codes)
        if not any(value is one or (value == one and type(value) is type(one)) for one in values):
            raise EuchreError(f"{self.field} can't be {value!r}: choose one of {values}")


@dataclass(frozen=True, slots=True)
class Number:
    """An option that is a whole number, written behind a prefix."""

    field: str
    prefix: str
    lowest: int
    highest: int
    usual: tuple[int, ...]  # what a settings screen offers
    source: str

    def code(self, value: Value) -> str:
        return f"{self.prefix}{value}"

    def value(self, code: str) -> Value | None:
        """The number that a code stands for, None if it is not one of ours."""
        digits = code.removeprefix(self.prefix)
        if not code.startswith(self.prefix) or not digits.isascii() or not digits.isdigit():
            return None
        in_range = len(digits) <= 3 and self.lowest <= int(digits) <= self.highest
        return int(digits) if in_range and digits == str(int(digits)) else None

    def check(self, value: Value) -> None:
        if type(value) is not int or not self.lowest <= value <= self.highest:
            raise EuchreError(
                f"{self.field} can't be {value!r}: {self.lowest} to {self.highest} is possible"
            )


Option = OneOf | Number

OPTIONS: Final[tuple[Option, ...]] = (
    Number("target", "to", 1, 99, (5, 7, 10, 11, 15), source="R77, R78"),
    OneOf("stick", ((True, ""), (False, "nostick")), source="R38, R39, D3"),
)


def default(option: Option) -> Value:
    """An option's value under the house's default rules."""
    found: Value = getattr(Rules(), option.field)
    return found


def codes(rules: Rules) -> tuple[str, ...]:
    """The codes of everything that differs from the default, in the order of `OPTIONS`."""
    changed = ((option, getattr(rules, option.field)) for option in OPTIONS)
    return tuple(option.code(value) for option, value in changed if value != default(option))


def from_codes(written: Iterable[str]) -> Rules:
    """The rules that a list of codes stands for.

    Raises `EuchreError` naming a code that is unknown, or an option that is set twice.
    """
    chosen: dict[str, Value] = {}
    for code in written:
        option, value = _look_up(code)
        if option.field in chosen:
            raise EuchreError(f"{code!r} sets {option.field} a second time")
        chosen[option.field] = value
    return changed(Rules(), chosen)


def changed(rules: Rules, chosen: dict[str, Value]) -> Rules:
    """The rules with some options set, by field name.

    Raises `EuchreError` for an unknown field or value.
    """
    unknown = chosen.keys() - {field.name for field in fields(Rules)}
    if unknown:
        raise EuchreError(f"there is no option {sorted(unknown)[0]!r}")
    typed: dict[str, Any] = dict(chosen)  # each value was checked by its option's own `check`
    return replace(rules, **typed)


def _look_up(code: str) -> tuple[Option, Value]:
    for option in OPTIONS:
        value = option.value(code)
        if value is not None:
            return option, value
    raise EuchreError(f"{code!r} is not a rule code")
