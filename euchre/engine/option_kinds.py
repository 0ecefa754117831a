"""Options: the kinds of choice that a house has, each with its codes in the notation."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.engine.errors import EuchreError

Value = bool | int | str


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


@dataclass(frozen=True, slots=True)
class Packets:
    """An option that tells the packets of the deal, written behind a prefix.

    The value is the cards of the first round from the dealer's left on, as in "3232"; the
    second round gives each seat the rest of its five (R20).
    """

    field: str
    prefix: str
    usual: tuple[str, ...]  # what a settings screen offers
    source: str

    def code(self, value: Value) -> str:
        return f"{self.prefix}{value}"

    def value(self, code: str) -> Value | None:
        """The packets that a code stands for, None if it is not one of ours."""
        sizes = code.removeprefix(self.prefix)
        return sizes if code.startswith(self.prefix) and _are_packets(sizes) else None

    def check(self, value: Value) -> None:
        if not isinstance(value, str) or not _are_packets(value):
            raise EuchreError(f"{self.field} can't be {value!r}: write four packets of 1 to 4")


def _are_packets(sizes: str) -> bool:
    return len(sizes) == 4 and set(sizes) <= set("1234")


Option = OneOf | Number | Packets
