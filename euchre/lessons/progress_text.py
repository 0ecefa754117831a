"""Progress as text, both ways: JSON that names its version, to be kept, or taken elsewhere.

Reading trusts nothing, and refuses as a whole what it can't read as a whole.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Final

from euchre.engine.errors import EuchreError
from euchre.lessons.exercises.skills import Skill, from_code
from euchre.lessons.progress import (
    DAYS,
    DOWN_AFTER,
    MOST_DONE,
    MOST_DUE,
    RECENT,
    UP_AFTER,
    Due,
    Progress,
    Standing,
    bounded,
    in_order,
)
from euchre.notation.errors import NotationError

FORMAT: Final = "euchre progress 1"
LONGEST: Final = 100_000
"""Characters: all that can be kept takes about a third of it."""
DEEPEST: Final = 20
"""Brackets inside each other: ours has three; a tower of them would break Python itself."""
MOST: Final = 10**9
"""What figures can come to."""

_FORMAT: Final = re.compile(r"euchre progress [1-9][0-9]{0,5}")
_KEY: Final = re.compile(r"[a-z0-9-]{1,40}")


class NewerProgressError(NotationError):
    """Progress that a newer page than this one has written."""


def write(progress: Progress) -> str:
    """The progress as text."""
    return json.dumps(
        {
            "format": FORMAT,
            "done": progress.done,
            "left": progress.left,
            "skills": [
                [one.skill.value, one.rung, one.row, one.asked, one.right]
                for one in progress.standings
            ],
            "due": [[one.code, one.box, one.day] for one in progress.due],
            "recent": progress.recent,
        }
    )


def read(text: str) -> Progress:
    """The progress that was written so.

    Raises `NewerProgressError` for a version to come, `NotationError` naming the part that can't
    be read for all else, and nothing but these.
    """
    entry = _parsed(text)
    return Progress(
        done=_keys(entry),
        left=_left(entry.get("left")),
        standings=_standings(entry),
        due=_due(entry),
        recent=_recent(entry),
    )


def _parsed(text: str) -> dict[str, object]:
    """What the text holds. A tower of brackets is refused before Python climbs it."""
    if len(text) > LONGEST or _depth(text) > DEEPEST:
        raise NotationError("progress", 0, "it is too long")
    try:
        entry = json.loads(text)
    except ValueError:
        raise NotationError("progress", 0, "this is no progress in euchre") from None
    named = entry.get("format") if isinstance(entry, dict) else None
    if not isinstance(named, str) or not _FORMAT.fullmatch(named):
        raise NotationError("format", 0, "this is no progress in euchre")
    if named != FORMAT:
        raise NewerProgressError("format", 0, "a newer page has written it")
    assert isinstance(entry, dict)  # it has a format
    return entry


def _depth(text: str) -> int:
    """How deep brackets stand inside each other at most, those in texts counted too."""
    deepest = depth = 0
    for sign in text:
        if sign in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif sign in "]}":
            depth -= 1
    return deepest


def _keys(entry: dict[str, object]) -> tuple[str, ...]:
    found = tuple(_key(one, part) for one, part in _list(entry, "done", MOST_DONE))
    _each_once(found, "done")
    return found


def _left(found: object) -> tuple[str, int] | None:
    match found:
        case None:
            return None
        case [key, step]:
            return _key(key, "left"), _figure(step, 0, MOST, "left")
        case _:
            raise NotationError("left", 0, "it is not a lesson and a step")


def _standings(entry: dict[str, object]) -> tuple[Standing, ...]:
    found = tuple(_standing(*one) for one in _list(entry, "skills", len(Skill)))
    _each_once((one.skill.value for one in found), "skills")
    return in_order(found)


def _standing(found: object, part: str) -> Standing:
    match found:
        case [str(name), rung, row, asked, right] if name in _SKILLS:
            skill = _SKILLS[name]
            asked = _figure(asked, 0, MOST, part)
            return Standing(
                skill,
                _figure(rung, 1, skill.rungs, part),
                _figure(row, -DOWN_AFTER, UP_AFTER, part),
                asked,
                _figure(right, 0, asked, part),
            )
        case _:
            raise NotationError(part, 0, "it is not a skill and four figures")


_SKILLS: Final = {skill.value: skill for skill in Skill}


def _due(entry: dict[str, object]) -> tuple[Due, ...]:
    found = tuple(_due_one(*one) for one in _list(entry, "due", MOST_DUE))
    _each_once((one.code for one in found), "due")
    return bounded(found)


def _due_one(found: object, part: str) -> Due:
    match found:
        case [code, box, day]:
            last = len(DAYS) - 1
            return Due(_code(code, part), _figure(box, 0, last, part), _figure(day, 0, MOST, part))
        case _:
            raise NotationError(part, 0, "it is not an exercise, a box and a day")


def _recent(entry: dict[str, object]) -> tuple[str, ...]:
    found = tuple(_code(one, part) for one, part in _list(entry, "recent", RECENT))
    _each_once(found, "recent")
    return found


# Parts


def _list(entry: dict[str, object], key: str, most: int) -> list[tuple[object, str]]:
    """What a list holds, each with the name of its place."""
    found = entry.get(key)
    if not isinstance(found, list):
        raise NotationError(key, 0, "it is missing or no list")
    if len(found) > most:
        raise NotationError(key, 0, f"it holds more than {most}")
    return [(one, f"{key} {number}") for number, one in enumerate(found, start=1)]


def _each_once(found: Iterable[str], part: str) -> None:
    seen = set[str]()
    for one in found:
        if one in seen:
            raise NotationError(part, 0, f"{one} stands there twice")
        seen.add(one)


def _key(found: object, part: str) -> str:
    if not isinstance(found, str) or not _KEY.fullmatch(found):
        raise NotationError(part, 0, "it is not the key of a lesson")
    return found


def _code(found: object, part: str) -> str:
    try:
        return from_code(found if isinstance(found, str) else "").code
    except EuchreError as error:
        raise NotationError(part, 0, str(error)) from None


def _figure(found: object, least: int, most: int, part: str) -> int:
    if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
        raise NotationError(part, 0, f"a figure in it is not from {least} to {most}")
    return found
