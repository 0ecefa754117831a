"""Everything: game, settings, library, statistics and course in one file, both ways. Pure.

JSON whose parts are texts as the browser keeps them. Reading trusts nothing, and a part that can't
be read costs itself alone and is named.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Final

from euchre.app import library, saved, statistics
from euchre.app.desk import Whole
from euchre.app.versions import NewerError
from euchre.app.words import everything as words
from euchre.lessons import progress_text
from euchre.notation.errors import NotationError

FORMAT: Final = "euchre everything 1"
LONGEST: Final = 12_000_000
"""Characters: a browser keeps some five million for a site."""
DEEPEST: Final = 20
"""Brackets in each other: ours has five; a tower of them would break Python itself."""

LONGEST_ENTRY: Final = library.LONGEST + library.LONGEST_HEAD
LONGEST_DAY: Final = 10

_FORMAT: Final = re.compile(r"euchre everything [1-9][0-9]{0,5}")
_HEAD: Final = re.compile(r'\s*\{\s*"format": ?"euchre everything ')
_STRING: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"')
_KEY: Final = re.compile(r"[0-9a-z]{1,40}")


def written(
    save: str, entries: Iterable[tuple[str, str]], counted: str, day: str, learned: str = ""
) -> str:
    """All that is kept as one text: a saved game, the library, the statistics, the course."""
    parts = {
        "format": FORMAT,
        "day": day,
        "save": json.loads(save),
        "library": dict(entries),
        "statistics": counted,
        "course": learned,
    }
    return json.dumps(parts, ensure_ascii=False, indent=1) + "\n"


def is_everything(text: str) -> bool:
    """Whether a text calls itself such a file, readable here or not."""
    return _HEAD.match(text) is not None


def read(name: str, text: str) -> Whole:
    """What such a file holds.

    Raises `NewerError` for a version to come, and `NotationError` for what is no whole file.
    """
    parts = _parsed(text)
    found = saved.restored(json.dumps(parts.get("save"), ensure_ascii=False))
    entries, lost = _entries(parts.get("library"))
    counted, hands, uncounted = _statistics(parts.get("statistics"))
    learned, lessons, unlearned = _course(parts.get("course", ""))
    faults = (
        (words.GAME, found.game_fault),
        (words.SETTINGS, found.settings_fault),
        (words.LIBRARY, lost),
        (words.STATISTICS, uncounted),
        (words.COURSE, unlearned),
    )
    nothing = found.settings_fault is not None and found.settings_fault is found.game_fault
    return Whole(
        name,
        str(parts.get("day", ""))[:LONGEST_DAY],
        found.game,
        None if nothing else found.settings,
        entries,
        counted,
        tuple(words.unread(part, str(fault)) for part, fault in faults if fault),
        hands,
        learned=learned,
        lessons=lessons,
    )


def _parsed(text: str) -> dict[str, object]:
    if len(text) > LONGEST:
        raise NotationError("file", LONGEST, words.TOO_LONG)
    if _depth(text) > DEEPEST:
        raise NotationError("file", 1, words.TOO_DEEP)
    try:
        parts = json.loads(text)
    except ValueError as error:
        raise NotationError("file", getattr(error, "pos", 0) + 1, words.NOT_WHOLE) from None
    named = parts.get("format") if isinstance(parts, dict) else None
    if named != FORMAT and isinstance(named, str) and _FORMAT.fullmatch(named):
        raise NewerError("file", 1, words.NEWER)
    if named != FORMAT:
        raise NotationError("file", 1, words.NOT_OURS)
    found: dict[str, object] = parts
    return found


def _depth(text: str) -> int:
    """How deeply brackets stand in each other, outside of strings."""
    deepest = depth = 0
    for bracket in re.findall(r"[\[\]{}]", _STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _entries(part: object) -> tuple[tuple[tuple[str, str], ...], NotationError | None]:
    """The entries of the library that are whole, and the fault if there are others."""
    if not isinstance(part, dict):
        return (), NotationError("library", 0, words.MISSING)
    whole = tuple(
        (key, raw)
        for key, raw in part.items()
        if _KEY.fullmatch(key) and isinstance(raw, str) and 0 < len(raw) <= LONGEST_ENTRY
    )
    lost = len(part) - len(whole)
    return whole, NotationError("library", 0, words.lost(lost)) if lost else None


def _statistics(part: object) -> tuple[str, int, NotationError | None]:
    """The statistics' text and how many hands it has, or why it can't be read."""
    if not isinstance(part, str):
        return "", 0, NotationError("statistics", 0, words.MISSING)
    try:
        return part, statistics.whole(part).count, None
    except NotationError as fault:
        return "", 0, fault


def _course(part: object) -> tuple[str, int, NotationError | None]:
    """The course's text and how many lessons are done there, or why it can't be read.

    Files of earlier pages have none.
    """
    if not isinstance(part, str):
        return "", 0, NotationError("course", 0, words.MISSING)
    try:
        return part, len(progress_text.read(part).done) if part else 0, None
    except NotationError as fault:
        return "", 0, fault
