"""Versions: a save made by an older page, brought to today's form step by step.

A step takes the parsed save of one version and gives that of the next; it is never changed once
people have played with it. Whoever changes the form adds a step at the end of STEPS, and a save
of the version that is left behind to tests/data/saves/.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from euchre.notation.errors import NotationError

Entry = dict[str, object]
Step = Callable[[Entry], Entry]


def _with_levels(entry: Entry) -> Entry:
    """From 1 to 2: how well each of the others plays; until then all played as in the club."""
    settings = entry.get("settings")
    if not isinstance(settings, dict):
        return entry  # nothing to be read there, and the game is none the worse for it
    return {**entry, "settings": {**settings, "levels": dict.fromkeys("WNE", "club")}}


def _with_given(entry: Entry) -> Entry:
    """From 2 to 3: how many hands were played elsewhere; until then all came from the seed."""
    return {**entry, "given": 0}


def _with_score_cards(entry: Entry) -> Entry:
    """From 3 to 4: what is scored with, and how a pass is said."""
    settings = entry.get("settings")
    if not isinstance(settings, dict):
        return entry
    return {**entry, "settings": {**settings, "score-cards": "5-5", "knock": False}}


def _with_coach(entry: Entry) -> Entry:
    """From 4 to 5: whether the person's choices are commented on; until then they never were."""
    settings = entry.get("settings")
    if not isinstance(settings, dict):
        return entry
    return {**entry, "settings": {**settings, "coach": False}}


def _with_look(entry: Entry) -> Entry:
    """From 5 to 6: how the table looks and is handled; until then there was no choice."""
    settings = entry.get("settings")
    if not isinstance(settings, dict):
        return entry
    first = {"theme": "auto", "colours": "2", "letters": "off", "back": "burgundy"}
    handled = {"side": "right", "tap": "play", "keys": "on", "sound": "off", "buzz": "off"}
    return {**entry, "settings": {**settings, "look": {**first, **handled}}}


def _with_faces(entry: Entry) -> Entry:
    """From 6 to 7: which faces the cards have; until then there were the table's own alone."""
    settings = entry.get("settings")
    look = settings.get("look") if isinstance(settings, dict) else None
    if not isinstance(settings, dict) or not isinstance(look, dict):
        return entry
    return {**entry, "settings": {**settings, "look": {**look, "faces": "own"}}}


STEPS: Final[tuple[Step, ...]] = (
    *(_with_levels, _with_given, _with_score_cards),
    *(_with_coach, _with_look, _with_faces),
)
"""The first leads from version 1 to version 2, the next from 2 to 3, and so on."""

VERSION: Final = 1 + len(STEPS)
FORMAT: Final = f"euchre {VERSION}"

_NAMED: Final = re.compile(r"euchre ([1-9][0-9]{0,5})")


class NewerError(NotationError):
    """A save made by a newer page than this one."""


def is_ours(whole: object) -> bool:
    """Whether a parsed save names itself as one of euchre's, of whatever version."""
    return _version(whole) is not None


def present(whole: object, steps: Sequence[Step] = STEPS) -> Entry:
    """The parsed save in the form that the last step leads to.

    Raises `NewerError` for a version to come, and `NotationError` for what is no save at all.
    """
    version, newest = _version(whole), 1 + len(steps)
    if version is None or not isinstance(whole, dict):
        raise NotationError("format", 1, "this is not a saved game of euchre")
    if version > newest:
        raise NewerError("format", 1, f"it is of version {version}, and this page knows {newest}")
    entry: Entry = whole
    for number in range(version, newest):
        entry = {**_stepped(steps[number - 1], entry, number), "format": f"euchre {number + 1}"}
    return entry


def _stepped(step: Step, entry: Entry, number: int) -> Entry:
    """One step. The entry may be anything, so a step may stumble over it in any way."""
    try:
        return step(entry)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        raise NotationError("format", 1, f"it is no whole save of version {number}") from None


def _version(whole: object) -> int | None:
    named = whole.get("format") if isinstance(whole, dict) else None
    found = _NAMED.fullmatch(named) if isinstance(named, str) else None
    return int(found[1]) if found else None
