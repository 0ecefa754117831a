"""Look: how the table looks and how it is handled, chosen by the person."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Final

from euchre.engine.errors import EuchreError

CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "theme": ("auto", "light", "dark"),
    "colours": ("2", "4"),
    "letters": ("off", "on"),
    "faces": ("own", "classic"),
    "back": ("burgundy", "navy", "forest"),
    "side": ("right", "left"),
    "tap": ("play", "lift"),
    "keys": ("on", "off"),
    "sound": ("off", "on"),
    "buzz": ("off", "on"),
}
"""All that there is to choose, as forms, saves and styles write it; the first unless chosen."""


@dataclass(frozen=True, slots=True)
class Look:
    """One of CHOICES in each."""

    theme: str = CHOICES["theme"][0]
    colours: str = CHOICES["colours"][0]
    letters: str = CHOICES["letters"][0]  # the suits' letters on the cards
    faces: str = CHOICES["faces"][0]  # drawn for this table, or as they have long been printed
    back: str = CHOICES["back"][0]
    side: str = CHOICES["side"][0]  # the hand that holds the phone
    tap: str = CHOICES["tap"][0]  # what the first tap on a card does
    keys: str = CHOICES["keys"][0]  # single letters and figures, that is
    sound: str = CHOICES["sound"][0]
    buzz: str = CHOICES["buzz"][0]

    def items(self) -> dict[str, str]:
        """Each name with its value."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


def with_choice(look: Look, name: str, value: str) -> Look:
    """The look with one thing chosen otherwise; raises `EuchreError` for what is none."""
    if value not in CHOICES.get(name, ()):
        raise EuchreError(f"{value[:20]!r} is nothing to choose")
    return replace(look, **{name: value})
