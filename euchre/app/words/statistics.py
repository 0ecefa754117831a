"""The words of the statistics."""

from __future__ import annotations

from math import ceil, floor
from typing import Final

from euchre.app.notice import is_full
from euchre.app.words.names import GAP
from euchre.app.words.numbers import percent
from euchre.engine.seats import Seat

NEWER: Final = "they were kept by a newer version of this page"
NO_STATISTICS: Final = "this is no text of statistics"
TOO_MANY_UNREAD: Final = "too many of their lines can't be read"

EMPTY: Final = (
    "Nothing is counted yet. Play a hand to its end, and it stands here: what it brought, who "
    "called, and what was dealt. All of it stays in this browser."
)
NONE_CHOSEN: Final = "No hand is of this kind."

SPAN: Final = "Hands"
SPANS: Final = {"all": "All", "100": "The last 100"}
LEVEL: Final = "Both opponents"
ANY_LEVEL: Final = "Any"

GAMES: Final = "Games"
HANDS: Final = "Hands"
POINTS: Final = "Points a hand"
AHEAD_A_HAND: Final = "Ahead a hand"
CALLED: Final = "Called by you"
DEFENDED: Final = "Euchred by us"

SO_FAR: Final = "Points so far"
SO_FAR_CAPTION: Final = "Points so far: ours, theirs, and how far we are ahead"
AFTER: Final = "After hand"
US: Final = "Us"
THEM: Final = "Them"
AHEAD: Final = "Ahead"

BY_PLACE: Final = "Where you sit"
BY_PLACE_CAPTION: Final = "Points a hand by where you sit"
PLACE: Final = "You sit"
PLACES: Final = {
    Seat.S: "dealer",
    Seat.E: "left of dealer",
    Seat.N: "dealer's partner",
    Seat.W: "right of dealer",
}
"""Where the person sits when one of the seats deals."""

CALLS: Final = "Who called, and how it went"
CALLS_CAPTION: Final = "Hands by who called trump, and how they went"
CALLER: Final = "Called by"
YOU: Final = "You"
YOU_ALONE: Final = "You, alone"
PARTNER: Final = "Partner"
EUCHRED: Final = "Euchred"
MADE: Final = "Made"
MARCH: Final = "All five"
IN_ALL: Final = "In all"

FAIR: Final = "Are the cards fair?"
FAIR_NOTE: Final = (
    "Counted as dealt, before anybody calls: whoever makes trump has trumps by choice. Of twenty "
    "figures from a fair pack nineteen lie within the range, so one in these twelve may well "
    "lie outside. Only hands that this page dealt from 24 cards count here."
)
KINDS: Final = {
    "trumps": "Cards of the up-card's suit, left bower too",
    "jacks": "Jacks",
    "turned": "Jacks turned up on their deal",
}
SEATS: Final = {Seat.S: "You", Seat.W: "Left", Seat.N: "Partner", Seat.E: "Right"}
WHO: Final = "Who"
GOT: Final = "Dealt"
EXPECTED: Final = "On average"
FAIR_RANGE: Final = "Fair range"
SO_IT_LIES: Final = "It lies"
LIKELY: Final = "inside"
UNLIKELY: Final = "outside"
RANGE: Final = "fair range"
MIDDLE: Final = "on average"
DOT: Final = "dealt, inside"
CROSS: Final = "dealt, outside"

RULE: Final = "What counts"
RULES: Final = (
    "A hand counts when you have played it to its end at this table; one that is passed out or "
    "dealt anew counts with no points.",
    "Each deal counts once. What you take back counts no more, until you have played it again.",
    "A hand that you opened, or tried another way, counts when you play it to its end; if its deal "
    "is counted already, that stays as it was. A composed position never counts.",
    "A game counts when its last hand is over and this page has dealt all of it.",
    "Where several people play at this table, the figures are those of the one at South.",
    "The latest 5,000 hands are kept one by one; of earlier ones only sums are left, which stand "
    "in the figures for all hands.",
)

CLEAR: Final = "Clear statistics"
SURE: Final = "Clear them"
KEEP: Final = "Keep them"
UNDO: Final = "Undo the clearing"
CLEARED: Final = "The statistics are cleared. Until this dialog closes you can undo that."
NOT_CLEARED: Final = "The statistics are back."
ASIDE: Final = "Older statistics that could not be read were put aside."
DOWNLOAD: Final = "Download them"


ELSEWHERE: Final = "elsewhere"
"""What the browser's part answers when the statistics are not as they were any more."""


def refused(why: str) -> str:
    """Why the statistics were not changed."""
    if why == ELSEWHERE:
        return "Another tab has counted a hand meanwhile: nothing was changed. Try again."
    if is_full(why):
        return "This browser has no room left for this site: the statistics stay as they were."
    return "This browser keeps nothing here: the statistics stay as they were."


def unreadable(why: str) -> str:
    return f"The statistics of this browser can't be read: {why}. They lie there as they were."


def unread(lines: int) -> str:
    are = (
        "line of them can't be read and is" if lines == 1 else "lines of them can't be read and are"
    )
    return f"{lines} {are} left as it was."


def sure(hands: int) -> str:
    """The question before all is cleared."""
    return f"Shall all {hands} hands go from the statistics?" if hands > 1 else "Shall it all go?"


def share(part: int, of: int) -> str:
    """A part in percent."""
    return percent(part / of) if of else "–"


def games(won: int, played: int) -> str:
    if not played:
        return "none to its end yet"
    return f"{won} of {played} won{GAP}({share(won, played)})"


def called(mine: int, hands: int) -> str:
    return f"{mine} of {hands} hands ({share(mine, hands)})"


def points(value: float) -> str:
    return f"{value:.2f}"


def us_and_them(us: float, them: float) -> str:
    return f"us{GAP}{us:.2f}, them{GAP}{them:.2f}"


def defended(euchred: int, calls: int) -> str:
    """How many of the other side's calls we have euchred."""
    return f"{euchred} of their {calls} calls ({share(euchred, calls)})"


def ahead(value: float, error: float | None, *, brief: bool = False) -> str:
    """How far ahead a hand brings us on average, and how sure that is."""
    text = f"{value:+.2f}".replace("-", "−")
    if error is None:
        return text if brief else f"{text}, too few hands to tell"
    return f"{text} ±{GAP}{error:.2f}"


def course(most: int, least: int, now: int) -> str:
    """Where a line of points has its ends."""
    ends = f"Best {signed(most)}, worst {signed(least)}, now {signed(now)}."
    return f"{ends} The straight line is a tie."


def signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−") if points else "0"


def fair_range(expected: float, spread: float) -> str:
    """What a fair pack deals nineteen times out of twenty."""
    return f"{max(0, ceil(expected - spread))}–{floor(expected + spread)}"
