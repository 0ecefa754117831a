"""What the statistics need of the browser: a text in its local storage, and the time.

Each change reads the text and writes it at once, so that of two tabs neither loses what the other
has counted. Read when the first hand is over.
"""

from time import time

from pyscript import window

from euchre.app.counting import changed
from euchre.app.effects import Count, PutStatistics, Uncount
from euchre.app.messages import NotCounted, StatisticsFound
from euchre.app.versions import NewerError
from euchre.app.words.statistics import ELSEWHERE
from euchre.browser import texts
from euchre.browser.store import REFUSALS, item
from euchre.notation.errors import NotationError

STATISTICS = "euchre.statistics"
ASIDE = "euchre.statistics.aside"


def count(wish: Count | Uncount) -> tuple[NotCounted, ...]:
    """Count a hand, or count it no more; the answer is what went wrong."""
    try:
        return _counted(wish, int(time()))
    except REFUSALS as refusal:
        return _complaint(texts.told(refusal))


def _counted(wish: Count | Uncount, now: int) -> tuple[NotCounted, ...]:
    text = item(STATISTICS)
    told: tuple[NotCounted, ...] = ()
    try:
        after = changed(text, wish, now)
    except NewerError as fault:  # another page keeps them, and knows what is in them
        return _complaint(fault.why)
    except NotationError as fault:
        window.localStorage.setItem(ASIDE, text)
        after, told = changed("", wish, now), (NotCounted(fault.why, aside=True),)
    if after != text:
        window.localStorage.setItem(STATISTICS, after)
    return told


def _complaint(why: str) -> tuple[NotCounted, ...]:
    """Told once: every later hand has it as well."""
    if why in _told:
        return ()
    _told.add(why)
    return (NotCounted(why),)


_told: set[str] = set()


def look(why: str = "") -> StatisticsFound:
    """What is kept; nothing where storage refuses."""
    try:
        return StatisticsFound(item(STATISTICS), item(ASIDE), why)
    except REFUSALS:
        return StatisticsFound("", "", why)


def put(wish: PutStatistics) -> StatisticsFound:
    """Write the statistics if they are as they were: whole or not at all."""
    return look(texts.put(STATISTICS, ASIDE, wish, ELSEWHERE))
