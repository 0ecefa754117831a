"""Settings: what a person has chosen for the games to come and for the table."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from euchre.ai.levels import LEVELS
from euchre.app.look import Look, with_choice
from euchre.app.pace import DEFAULT, PACES
from euchre.app.score_cards import PAGES, STYLES
from euchre.app.words.names import NAMES, SEATS_NAMED
from euchre.engine.errors import EuchreError
from euchre.engine.option_kinds import OneOf, Option, Value
from euchre.engine.options import OPTIONS
from euchre.engine.presets import preset_called
from euchre.engine.rules import Rules, changed
from euchre.engine.seats import Seat

SOUTH: Final = SEATS_NAMED[Seat.S]
"""Who sits at South where several people play, unless named otherwise."""

LONGEST_NAME: Final = 16

Levels = tuple[str, str, str]
"""How well the others play, in the order of OTHERS."""

OTHERS: Final = (Seat.W, Seat.N, Seat.E)
LEVEL: Final = "club"
"""How well each of them plays unless chosen otherwise."""
SOMEBODY: Final = "person"
"""What stands for a level where a person sits, at the same device."""
EASIEST: Final = "beginner"
"""What the person's partner is only if the person asks for it by a box of its own."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the settings screen holds; rules count from the next game on."""

    rules: Rules = field(default_factory=Rules)
    pace: str = DEFAULT
    names: tuple[str, str, str, str] = NAMES  # in the order of SEATS
    wait_after_trick: bool = False  # a finished trick stays until the person goes on
    levels: Levels = (LEVEL, LEVEL, LEVEL)  # they count from a player's next decision on
    score_cards: str = STYLES[1]  # what lies beside the figures
    knock: bool = False  # a pass is knocked on the table
    coach: bool = False  # the person's choices are commented on
    look: Look = field(default_factory=Look)

    def name(self, seat: Seat) -> str:
        return self.names[seat.value]


def with_field(settings: Settings, name: str, value: str) -> Settings:
    """The settings with one form field changed: `pace`, `levels.W`, `preset`, `rules.stick`...

    Raises `EuchreError` for a field or value that there is not, and `OptionsClash` for rules
    that can't be played together.
    """
    match name.split("."):
        case ["pace"] if value in PACES:
            return replace(settings, pace=value)
        case ["wait"]:
            return replace(settings, wait_after_trick=bool(value))
        case ["score-cards"] if value in STYLES:
            return replace(settings, score_cards=value)
        case ["knock"]:
            return replace(settings, knock=bool(value))
        case ["coach"]:
            return replace(settings, coach=bool(value))
        case ["table", choice]:
            return replace(settings, look=with_choice(settings.look, choice, value))
        case ["names", seat] if seat in Seat.__members__:
            return _with_name(settings, Seat[seat], value)
        case ["levels", seat] if seat in _OTHERS and value in (*LEVELS, SOMEBODY):
            return with_level(settings, Seat[seat], value)
        case ["easy-partner"]:
            return with_level(settings, Seat.N, EASIEST if value else LEVEL)
        case ["preset"]:
            cards = PAGES.get(value, settings.score_cards)
            return replace(settings, rules=_preset(value), score_cards=cards)
        case ["rules", option]:
            chosen = {option: _value(settings.rules, option, value)}
            return replace(settings, rules=changed(settings.rules, chosen))
        case _:
            raise EuchreError(f"there is no setting {name!r} with {value!r}")


_OTHERS: Final = tuple(seat.name for seat in OTHERS)


def with_level(settings: Settings, seat: Seat, level: str) -> Settings:
    """The settings with another level for one of the others."""
    w, n, e = (level if one is seat else old for one, old in zip(OTHERS, settings.levels))
    return _named(replace(settings, levels=(w, n, e)))


def _named(settings: Settings) -> Settings:
    """Among several people nobody is "You": South has the name of the seat."""
    alone, among = NAMES[0], SOUTH
    old, new = (alone, among) if SOMEBODY in settings.levels else (among, alone)
    return _with_name(settings, Seat.S, new) if settings.name(Seat.S) == old else settings


def people(levels: Levels) -> tuple[Seat, ...]:
    """Where people sit who play at one device."""
    return (Seat.S, *(seat for seat, level in zip(OTHERS, levels) if level == SOMEBODY))


def read_levels(text: str) -> Levels:
    """Three levels with commas between them, or one for all, as links and orders write them.

    Raises `EuchreError` naming what is no level.
    """
    named = text.split(",")
    for level in named:
        if level not in LEVELS:
            raise EuchreError(f"{level[:20]!r} is none of {', '.join(LEVELS)}")
    if len(named) not in (1, len(OTHERS)):
        raise EuchreError("one level for all, or one each from your left on")
    w, n, e = named * (len(OTHERS) // len(named))
    return w, n, e


def value_text(value: Value) -> str:
    """How a form writes an option's value."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def offered(option: Option, rules: Rules) -> tuple[Value, ...]:
    """The values that a form offers for an option: the usual, and the present one if it is none."""
    if isinstance(option, OneOf):
        return tuple(value for value, _ in option.codes)
    usual: tuple[Value, ...] = option.usual
    present: Value = getattr(rules, option.field)
    return usual if present in usual else (*usual, present)


def _preset(key: str) -> Rules:
    preset = preset_called(key)
    if preset is None:
        raise EuchreError(f"there is no preset {key!r}")
    return preset.rules


def _value(rules: Rules, name: str, text: str) -> Value:
    for option in OPTIONS:
        if option.field == name:
            for value in offered(option, rules):
                if value_text(value) == text:
                    return value
    raise EuchreError(f"there is no rule {name!r} with {text!r}")


def _with_name(settings: Settings, seat: Seat, text: str) -> Settings:
    printable = "".join(letter for letter in text if letter.isprintable())
    name = " ".join(printable.split())[:LONGEST_NAME].strip()
    several = SOMEBODY in settings.levels
    if not name or (name.casefold() == NAMES[0].casefold() and (several or seat is not Seat.S)):
        name = SOUTH if several and seat is Seat.S else NAMES[seat.value]  # one alone is "You"
    names = list(settings.names)
    names[seat.value] = name
    s, w, n, e = names
    return replace(settings, names=(s, w, n, e))
