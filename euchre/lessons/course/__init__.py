"""The course: its chapters, in the order in which a beginner can follow them."""

from __future__ import annotations

from typing import Final

from euchre.lessons.course.bidding import BIDDING
from euchre.lessons.course.cards import CARDS
from euchre.lessons.course.first import FIRST_HANDS
from euchre.lessons.course.following import FOLLOWING
from euchre.lessons.course.house_calls import HOUSE_CALLS
from euchre.lessons.course.house_plays import HOUSE_PLAYS
from euchre.lessons.course.leading import LEADING
from euchre.lessons.course.manners import MANNERS
from euchre.lessons.course.naming import CALLING
from euchre.lessons.course.playing import PLAYING
from euchre.lessons.course.risk import RISK
from euchre.lessons.course.scoring import SCORING
from euchre.lessons.course.table import TABLE
from euchre.lessons.course.words import WORDS
from euchre.lessons.lesson import Chapter, Lesson

CHAPTERS: Final[tuple[Chapter, ...]] = (
    *(CARDS, TABLE, CALLING, PLAYING, SCORING, FIRST_HANDS),
    *(WORDS, MANNERS),
    *(BIDDING, RISK, LEADING, FOLLOWING),
    *(HOUSE_CALLS, HOUSE_PLAYS),
)


def lesson(key: str) -> Lesson | None:
    """The lesson of that key, if there is one."""
    every = (one for chapter in CHAPTERS for one in chapter.lessons)
    return next((one for one in every if one.key == key), None)
