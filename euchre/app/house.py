"""House: the options in the parts that people look for them in, and which say nothing now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from euchre.engine.option_kinds import Option, Value
from euchre.engine.options import OPTIONS
from euchre.engine.rules import Rules, default

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "deal": ("deck", "benny_up", "first_dealer", "pattern", "cut"),
    "calls": (
        *("stick", "passed_out", "pickup", "discard_upcard"),
        *("r2_suit", "no_trump", "need_suit", "canadian"),
    ),
    "alone": ("alone_when", "alone_who", "lead_alone", "defend_alone", "partners_best"),
    "plays": ("bottoms", "nine_ten", "ace_no_face", "redeal_by", "renege"),
    "points": ("target", "lone_euchre", "super_euchre", "defend_alone_score", "renege_penalty"),
}
"""The fields of every option, part by part."""

_COUNTS: Final[dict[str, Callable[[Rules], bool]]] = {
    "passed_out": lambda rules: not rules.stick,
    "benny_up": lambda rules: rules.deck == 25,
    "defend_alone_score": lambda rules: rules.defend_alone != "off",
    "redeal_by": lambda rules: rules.nine_ten or rules.ace_no_face,
    "renege_penalty": lambda rules: rules.renege == "penalty",
}
"""When an option means something; the others always do."""


def options_of(group: str) -> tuple[Option, ...]:
    """The options of a part, in the order in which they are shown."""
    by_field = {option.field: option for option in OPTIONS}
    return tuple(by_field[field] for field in GROUPS[group])


def counts(option: Option, rules: Rules) -> bool:
    """Whether the option's value changes anything under these rules."""
    means_something = _COUNTS.get(option.field)
    return means_something is None or means_something(rules)


def differing(rules: Rules) -> tuple[tuple[Option, Value], ...]:
    """Each option by which these rules are not played as the house's default, with its value."""
    every = (
        (option, getattr(rules, option.field)) for group in GROUPS for option in options_of(group)
    )
    return tuple(
        (option, value)
        for option, value in every
        if value != default(option) and counts(option, rules)
    )
