"""Survey: what the dialog of statistics shows, and of which hands."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from euchre.ai.levels import LEVELS
from euchre.app.counted import Counted
from euchre.app.statistics import Statistics, Sums, added, whole
from euchre.notation.errors import NotationError

ALL: Final = "all"
LAST: Final = "100"
SPANS: Final = (ALL, LAST)
"""Of all hands, or of the last hundred."""


@dataclass(frozen=True, slots=True)
class Survey:
    """The dialog's own state."""

    text: str = ""  # the statistics, as the browser keeps them
    aside: str = ""  # statistics that could not be read and were put aside
    whole: Statistics = field(default_factory=Statistics)
    unreadable: str = ""  # why the text can't be read
    span: str = ALL
    level: str = ""  # of both opponents; empty for any
    hands: tuple[Counted, ...] = ()  # those that are chosen by the two
    sums: Sums = field(default_factory=dict)  # what these come to
    asking: bool = False  # whether all is to be cleared
    cleared: str = ""  # what was cleared and can be had back
    said: str = ""  # what has just been done
    fault: str = ""  # or why it could not be done

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels by which hands can be chosen."""
        played = {hand.levels[0] for hand in self.whole.hands if _is_level(hand, hand.levels[0])}
        return tuple(level for level in LEVELS if level[0] in played or level == self.level)

    @property
    def is_of_all(self) -> bool:
        """Whether every hand is among the chosen ones, also those of which there are only sums."""
        return self.span == ALL and not self.level


def read(survey: Survey, text: str, aside: str) -> Survey:
    """The survey of these statistics."""
    try:
        found, fault = whole(text), ""
    except NotationError as error:
        found, fault = Statistics(), error.why
    return chosen(replace(survey, text=text, aside=aside, whole=found, unreadable=fault))


def chosen(survey: Survey) -> Survey:
    """The survey with the hands that are asked for, and what they come to."""
    level = survey.level[:1]
    hands = tuple(one for one in survey.whole.hands if not level or _is_level(one, level))
    if survey.span == LAST:
        hands = hands[-int(LAST) :]
    before = survey.whole.sums if survey.is_of_all else {}
    return replace(survey, hands=hands, sums=added(hands, before))


def _is_level(hand: Counted, level: str) -> bool:
    """Whether both opponents played so; the partner's level does not count here."""
    return hand.levels[0] == hand.levels[2] == level
