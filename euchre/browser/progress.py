"""What the course needs of the browser: a text in its local storage. Read when it opens."""

from pyscript import window

from euchre.app.effects import PutProgress
from euchre.app.messages import ProgressFound
from euchre.app.words.course import ELSEWHERE
from euchre.browser.store import REFUSALS

PROGRESS = "euchre.course"
ASIDE = "euchre.course.aside"


def look(why: str = "") -> ProgressFound:
    """What is kept; nothing where storage refuses, and then why."""
    try:
        return ProgressFound(_item(PROGRESS), _item(ASIDE), why)
    except REFUSALS as refusal:
        return ProgressFound("", "", why or _why(refusal))


def put(wish: PutProgress) -> ProgressFound:
    """Keep what was learned if the text is as it was: whole or not at all."""
    try:
        if _item(PROGRESS) != wish.was:
            return look(ELSEWHERE)
        if wish.aside:
            window.localStorage.setItem(ASIDE, wish.aside)
        if wish.text:
            window.localStorage.setItem(PROGRESS, wish.text)
        else:
            window.localStorage.removeItem(PROGRESS)
    except REFUSALS as refusal:
        return look(_why(refusal))
    return look()


def _why(refusal: Exception) -> str:
    return str(refusal) or "refused"


def _item(key: str) -> str:
    return window.localStorage.getItem(key) or ""
