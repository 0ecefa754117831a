"""Judged: what the adviser has found about the person's decisions, and what that says of them.

Everything rests on the `View` of the moment: on nothing that the person could not see then.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from euchre.ai.bot import Choice, Option
from euchre.app.effects import Think
from euchre.engine.actions import Action
from euchre.engine.position import Position
from euchre.engine.view import View

Known = tuple[tuple[str, View, Choice], ...]
"""What the adviser has chosen, each with the seed and the view that it was asked with."""

MOST_KNOWN: Final = 300
"""Choices that are kept: as many as a long game has."""

CLOSE: Final = 2
"""Standard errors from which on a choice is no longer about as good as the best."""


def found(known: Known, wish: Think) -> Choice | None:
    """What the adviser has chosen when it was asked just this."""
    same = (choice for seed, view, choice in known if seed == wish.seed and view == wish.view)
    return next(same, None)


def with_found(known: Known, wish: Think, choice: Choice) -> Known:
    return (*known, (wish.seed, wish.view, choice))[-MOST_KNOWN:]


def is_close(option: Option, best: Option) -> bool:
    """Whether chance alone may have put an option behind the best one."""
    return best.wins - option.wins <= CLOSE * option.error


class Verdict(Enum):
    """What is to be said of a decision."""

    BEST = "best"
    CLOSE = "close"  # chance alone may have put it behind the best
    COST = "cost"
    UNTRIED = "untried"  # it was not among what was tried


@dataclass(frozen=True, slots=True)
class Judged:
    """What a decision has cost, on average over the deals that were tried."""

    verdict: Verdict
    points: float = 0.0
    wins: float = 0.0  # of the chance to win the game


def judged(choice: Choice, action: Action) -> Judged:
    """What the adviser's choice says of what the person did."""
    done, best = _option(choice, action), _option(choice, choice.action)
    if done is None or best is None:
        return Judged(Verdict.UNTRIED)
    if done is best:
        return Judged(Verdict.BEST)
    if is_close(done, best):
        return Judged(Verdict.CLOSE)
    return Judged(Verdict.COST, best.points - done.points, best.wins - done.wins)


def _option(choice: Choice, action: Action) -> Option | None:
    return next((one for one in choice.because.options if one.action == action), None)


# The coach


@dataclass(frozen=True, slots=True)
class Watching:
    """A decision of the person's that the coach looks at."""

    at: int  # so many actions of the hand came before it
    position: Position
    wish: Think
    choice: Choice | None = None
    hinted: bool = False  # the person has asked, so there is nothing more to be said


@dataclass(frozen=True, slots=True)
class Remark:
    """What the coach has to say about a decision, until the person acts again."""

    choice: Choice
    action: Action  # what the person did
    position: Position
    until: int  # so many actions of the hand had been done when it was said
    late: bool = False  # the person has decided other things meanwhile
