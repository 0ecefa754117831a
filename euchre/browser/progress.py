"""What the course needs of the browser: a text in its local storage. Read when it opens."""

import random

from pyscript import window

from euchre.app.effects import PutProgress
from euchre.app.messages import ProgressFound
from euchre.app.words.learn import ELSEWHERE
from euchre.browser import texts
from euchre.browser.store import REFUSALS, item

PROGRESS = "euchre.course"
ASIDE = "euchre.course.aside"


def look(why: str = "") -> ProgressFound:
    """What is kept; nothing where storage refuses, and then why."""
    day, chance = _today(), str(random.SystemRandom().randrange(10**9))
    try:
        return ProgressFound(item(PROGRESS), item(ASIDE), why, day, chance)
    except REFUSALS as refusal:
        return ProgressFound("", "", why or texts.told(refusal), day, chance)


def put(wish: PutProgress) -> ProgressFound:
    """Keep what was learned if the text is as it was: whole or not at all."""
    return look(texts.put(PROGRESS, ASIDE, wish, ELSEWHERE))


FIRST_DAY = 719_163
"""The first day of the browser's clock, as `date.toordinal()` has it."""


def _today() -> int:
    now = window.Date.new()
    local_ms = now.getTime() - 60_000 * now.getTimezoneOffset()
    return FIRST_DAY + int(local_ms // 86_400_000)
