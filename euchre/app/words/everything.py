"""The words of the file that holds everything, and of settings that go back to the first."""

from __future__ import annotations

from typing import Final

GAME: Final = "The game"
SETTINGS: Final = "The settings"
LIBRARY: Final = "The library"
STATISTICS: Final = "The statistics"
COURSE: Final = "The course"

TOO_LONG: Final = "it is too long"
TOO_DEEP: Final = "it is nested too deeply"
NOT_WHOLE: Final = "the text is not whole"
NEWER: Final = "it was saved by a newer version of this page"
NOT_OURS: Final = "this is no file of everything"
MISSING: Final = "they are missing"

NOTHING_LOST: Final = (
    "What is new in the library, the statistics and the course is put to what is here. Game and "
    "settings stay as they are unless you choose otherwise."
)
TAKE_SETTINGS: Final = "Take these settings in place of mine"
SAME_SETTINGS: Final = "The settings are those that you have."
SAME_GAME: Final = "The game is the one at the table."


def saved_as(name: str) -> str:
    return f"Saved as {name}, where this browser keeps downloads."


def opened(faults: int) -> str:
    """What an announcement says of a file of everything."""
    unread = f" {faults} part{'s' * (faults != 1)} of it could not be read." if faults else ""
    return f"This file holds everything.{unread} Nothing here has changed yet."


def day(text: str) -> str:
    return f"Saved on {text}."


def unread(part: str, fault: str) -> str:
    """Which part of the file can't be read, and why."""
    return f"{part} can't be read. {fault[:1].upper()}{fault[1:]}."


def lost(entries: int) -> str:
    return "an entry is not whole" if entries == 1 else f"{entries} entries are not whole"


def library(entries: int, fresh: int) -> str:
    return f"Library: {_entries(entries)}{_new(entries, fresh)}."


def _entries(count: int) -> str:
    return f"{count} entr{'y' if count == 1 else 'ies'}"


def statistics(hands: int, fresh: int) -> str:
    return f"Statistics: {_hands(hands)}{_new(hands, fresh)}."


def _hands(count: int) -> str:
    return f"{count} hand{'s' * (count != 1)}"


def course(lessons: int, fresh: int) -> str:
    return f"Course: {_lessons(lessons)}{_new(lessons, fresh)}."


def _lessons(count: int) -> str:
    return f"{count} lesson{'s' * (count != 1)} done"


def _new(count: int, fresh: int) -> str:
    """How many of them are not here yet."""
    return f", {fresh or 'none'} of them new here" if count else ""


def take_game(score: str, hands: int) -> str:
    return f"Go on with this game, at {score} in its {_nth(hands)} hand"


def _nth(number: int) -> str:
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{'th' if number // 10 % 10 == 1 else ending}"


def brought_back(entries: int, hands: int, lessons: int, *, settings: bool) -> str:
    """What has come back."""
    parts = [
        *([_entries(entries)] if entries else ()),
        *([f"{_hands(hands)} of the statistics"] if hands else ()),
        *([_lessons(lessons)] if lessons else ()),
        *(["the settings"] if settings else ()),
    ]
    return f"Brought back: {', '.join(parts)}." if parts else "All of it was here already."
