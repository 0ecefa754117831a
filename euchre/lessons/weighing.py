"""Weighing: what the adviser's thought about a moment makes of each choice.

The adviser tries every choice in many deals that the player can't exclude, so a wrong idea gets no
luck. What it finds worth about the same as the best is right as well, and what costs too little to
be called a mistake is weak.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from euchre.ai.bot import Choice, Option
from euchre.engine.actions import Call, OrderUp
from euchre.lessons.question import Answer, Grade, answer_of

CLOSE: Final = 2
"""Standard errors within which a choice is about as good as the best."""
TRIFLE: Final = 0.03
"""Points that are too few to speak of."""
MISTAKE: Final = 0.15
"""Points from which on a choice is wrong, if it costs them less one standard error."""
ALONE: Final = 0.4
"""Points that going alone must promise beyond going together: people defend better than that."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice beside the best one."""

    option: Option
    grade: Grade
    cost: float  # points, on average


def weighed(options: Iterable[Option], best: Option) -> tuple[Weighed, ...]:
    """Each of the options beside the best of them."""
    return tuple(_beside(one, best) for one in options)


def answers(choices: Iterable[Weighed], grade: Grade) -> Answer:
    """The choices of that grade, as they are answered."""
    return tuple(answer_of(one.option.action) for one in choices if one.grade is grade)


def right_and_weak(choice: Choice) -> tuple[Answer, Answer]:
    """All that is right at a moment, and all that is no mistake."""
    options = choice.because.options
    best = next((one for one in options if one.action == choice.action), None)
    if best is None:  # nothing was tried, because nothing else can be done
        return (answer_of(choice.action),), ()
    found = weighed(options, best)
    return answers(found, Grade.RIGHT), answers(found, Grade.WEAK)


def is_alone(option: Option) -> bool:
    return isinstance(option.action, OrderUp | Call) and option.action.alone


def promise(option: Option) -> float:
    """The points that an option promises, going alone the fewer for what it must promise more."""
    return option.points - (ALONE if is_alone(option) else 0.0)


def _beside(option: Option, best: Option) -> Weighed:
    cost, wins = promise(best) - promise(option), best.wins - option.wins
    is_even = wins <= CLOSE * option.error
    if option is best or cost < TRIFLE or (is_even and cost < MISTAKE):
        return Weighed(option, Grade.RIGHT, cost)
    wrong = not is_even and cost * (1 - option.error / wins) >= MISTAKE
    return Weighed(option, Grade.WRONG if wrong else Grade.WEAK, cost)
