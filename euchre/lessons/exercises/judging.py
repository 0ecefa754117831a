"""Judging: what the adviser's thought about a moment makes of it, a question or nothing.

The adviser tries every choice in many deals that South can't exclude, so a wrong idea gets no
luck. What it finds worth about the same is right as well; a question is made only where something
is clearly wrong and few choices are right.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from euchre.ai.bot import Choice, Option
from euchre.engine.actions import Call, OrderUp, Pass
from euchre.engine.record import Record
from euchre.lessons.exercises.skills import Skill
from euchre.lessons.question import Answer, Grade, Kind, Question, answer_of, asked

CLOSE: Final = 2
"""Standard errors within which a choice is about as good as the best."""
TRIFLE: Final = 0.03
"""Points that are too few to speak of."""
MISTAKE: Final = 0.15
"""Points from which on a choice is wrong, if it costs them less one standard error."""
CLEAR: Final = 0.4
"""Points that each wrong choice costs on the first rung."""
TOO_CLEAR: Final = {Skill.ALONE: 1.3}
TOO_CLEAR_ELSE: Final = 0.8
"""And of which some must cost less on the last; what loners risk is never little."""
ALONE: Final = 0.4
"""Points that going alone must promise beyond going together: people defend better than that."""

KINDS: Final = {
    Skill.BID: Kind.BID,
    Skill.ALONE: Kind.BID,
    Skill.DISCARD: Kind.DISCARD,
    Skill.LEAD: Kind.PLAY,
    Skill.PLAY: Kind.PLAY,
}
"""What is asked to practise each judged skill."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice beside the best one."""

    option: Option
    grade: Grade
    cost: float  # points, on average


def judged(record: Record, choice: Choice, skill: Skill, rung: int) -> Question | None:
    """The question about a moment of which the adviser has thought, if it suits the rung."""
    weighed = _weighed(choice, skill)
    if not _is_question(weighed) or not _suits(weighed, skill, rung):
        return None
    question = asked(
        KINDS[skill],
        record,
        right=_answers(weighed, Grade.RIGHT),
        weak=_answers(weighed, Grade.WEAK),
    )
    mine = {answer_of(one.option.action) for one in weighed}
    return replace(question, offered=tuple(one for one in question.offered if one in mine))


def _answers(weighed: tuple[Weighed, ...], grade: Grade) -> Answer:
    return tuple(answer_of(one.option.action) for one in weighed if one.grade is grade)


def _weighed(choice: Choice, skill: Skill) -> tuple[Weighed, ...]:
    """The choices that the skill is about, each beside the best of them."""
    options = _offered(choice, skill)
    chosen = (one for one in options if one.action == choice.action)
    best = next(chosen, None) or min(options, key=_behind, default=None)
    if best is None or (skill is Skill.ALONE and best.action != choice.action):
        return ()
    return tuple(_beside(one, best) for one in options)


def _offered(choice: Choice, skill: Skill) -> tuple[Option, ...]:
    """Calls without the word alone; for what is about it, the best call with and without."""
    options = choice.because.options
    match skill:
        case Skill.BID:
            return tuple(one for one in options if not _is_alone(one))
        case Skill.ALONE:
            called = [one for one in options if not isinstance(one.action, Pass)]
            best = min(called, key=_behind, default=None)
            return tuple(one for one in called if best and _suit(one) is _suit(best))
        case _:
            return options


def _is_alone(option: Option) -> bool:
    return isinstance(option.action, OrderUp | Call) and option.action.alone


def _suit(option: Option) -> object:
    return option.action.suit if isinstance(option.action, Call) else None


def _behind(option: Option) -> float:
    """The points that an option is behind, going alone the more for what it must promise more."""
    return option.points_behind + (ALONE if _is_alone(option) else 0.0)


def _beside(option: Option, best: Option) -> Weighed:
    cost, wins = _behind(option) - _behind(best), option.wins_behind - best.wins_behind
    is_even = wins <= CLOSE * option.error
    if option is best or cost < TRIFLE or (is_even and cost < MISTAKE):
        return Weighed(option, Grade.RIGHT, cost)
    wrong = not is_even and cost * (1 - option.error / wins) >= MISTAKE
    return Weighed(option, Grade.WRONG if wrong else Grade.WEAK, cost)


def _is_question(weighed: tuple[Weighed, ...]) -> bool:
    """Whether something is wrong, and no more than half of it all is right."""
    right = sum(one.grade is Grade.RIGHT for one in weighed)
    return right <= max(1, len(weighed) // 2) and any(one.grade is Grade.WRONG for one in weighed)


def _suits(weighed: tuple[Weighed, ...], skill: Skill, rung: int) -> bool:
    """Clear questions on the first rung, any on the second, on the last none that is too clear."""
    match rung:
        case 1:
            return _least(weighed) >= CLEAR
        case 2:
            return True
        case _:
            return _least(weighed) < TOO_CLEAR.get(skill, TOO_CLEAR_ELSE)


def _least(weighed: tuple[Weighed, ...]) -> float:
    """What the best choice costs that is not right; one that is weak costs nothing to speak of."""
    costs = (one.cost if one.grade is Grade.WRONG else 0.0 for one in weighed)
    return min(cost for one, cost in zip(weighed, costs) if one.grade is not Grade.RIGHT)
