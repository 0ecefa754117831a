"""What a choice promises, in numbers that can be read, and how sure that is."""

from __future__ import annotations

from typing import Final

from euchre.ai.bot import Choice, Option
from euchre.app.judged import is_close
from euchre.app.words.names import GAP
from euchre.engine.actions import Call, OrderUp

NUMBERS_NEXT: Final = "Ask again for the numbers."
NO_NUMBERS: Final = "First ask for a hint: then all that you can do is listed here."
BEST: Final = "best"
EUCHRED: Final = "euchred"
YOURS: Final = "your choice"
TOO_CLOSE: Final = "too close to call"

HEADS: Final = ("Choice", "Points", "Game")
MEANING: Final = (
    "Points: yours less theirs in this hand, on average. Game: the chance to win it. "
    "Too close to call: no more apart than chance alone may put them."
)


def tried_in(deals: int) -> str:
    """Where the numbers come from."""
    return (
        f"Averages over {deals} deals that agree with what you can see; hidden cards are not "
        "looked at. What soon proved to be worse was tried in fewer."
    )


def points_text(points: float) -> str:
    """Points with their sign: "+0.8", "−1.5", "0.0"."""
    text = f"{points:+.1f}"
    return "0.0" if text in ("+0.0", "-0.0") else text.replace("-", "−")


def percent(chance: float) -> str:
    """A chance in whole percent: the end itself is only what is sure."""
    whole = round(100 * chance)
    if whole in (0, 100) and 0 < chance < 1:
        return "<1%" if whole == 0 else ">99%"
    return f"{whole}%"


def ends(option: Option) -> str:
    """How often a call is euchred, and how often it makes so many points; else empty."""
    if not isinstance(option.action, OrderUp | Call):
        return ""
    found = {EUCHRED: 0.0}
    for points, chance in option.chances:
        word = _end(points)
        found[word] = found.get(word, 0.0) + chance
    return ", ".join(f"{word}{GAP}{percent(chance)}" for word, chance in found.items())


def _end(points: int) -> str:
    if points < 0:
        return EUCHRED
    return f"{points}{GAP}point{'s' * (points != 1)}"


def ranked(choice: Choice) -> list[Option]:
    """The options, the one chosen first and the others as they promise less."""
    options = choice.because.options
    return sorted(options, key=lambda one: (one.action != choice.action, -one.wins))


def mark(option: Option, best: Option, *, yours: bool = False) -> str:
    """Whether an option is the best, or too close to it to tell, and whether it was taken."""
    found = BEST if option is best else TOO_CLOSE if is_close(option, best) else ""
    return ", ".join(filter(None, (YOURS if yours else "", found)))
