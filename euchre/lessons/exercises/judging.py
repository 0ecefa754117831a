"""Judging: what the adviser's thought about a moment makes of it, a question or nothing.

What is right is weighed as everywhere (see `weighing`); a question is made only where something is
clearly wrong and few choices are right.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre.ai.bot import Choice, Option
from euchre.engine.actions import Call, Pass
from euchre.engine.record import Record
from euchre.lessons.exercises.skills import Skill
from euchre.lessons.question import Grade, Kind, Question, answer_of, asked
from euchre.lessons.weighing import Weighed, answers, is_alone, promise, weighed

CLEAR: Final = 0.4
"""Points that each wrong choice costs on the first rung."""
TOO_CLEAR: Final = {Skill.ALONE: 1.3}
TOO_CLEAR_ELSE: Final = 0.8
"""And of which some must cost less on the last; what loners risk is never little."""

KINDS: Final = {
    Skill.BID: Kind.BID,
    Skill.ALONE: Kind.BID,
    Skill.DISCARD: Kind.DISCARD,
    Skill.LEAD: Kind.PLAY,
    Skill.PLAY: Kind.PLAY,
}
"""What is asked to practise each judged skill."""


def judged(record: Record, choice: Choice, skill: Skill, rung: int) -> Question | None:
    """The question about a moment of which the adviser has thought, if it suits the rung."""
    found = _weighed(choice, skill)
    if not _is_question(found) or not _suits(found, skill, rung):
        return None
    question = asked(
        KINDS[skill],
        record,
        right=answers(found, Grade.RIGHT),
        weak=answers(found, Grade.WEAK),
    )
    mine = {answer_of(one.option.action) for one in found}
    return replace(question, offered=tuple(one for one in question.offered if one in mine))


def _weighed(choice: Choice, skill: Skill) -> tuple[Weighed, ...]:
    """The choices that the skill is about, each beside the best of them."""
    options = _offered(choice, skill)
    chosen = (one for one in options if one.action == choice.action)
    best = next(chosen, None) or max(options, key=promise, default=None)
    if best is None or (skill is Skill.ALONE and best.action != choice.action):
        return ()
    return weighed(options, best)


def _offered(choice: Choice, skill: Skill) -> tuple[Option, ...]:
    """Calls without the word alone; for what is about it, the best call with and without."""
    options = choice.because.options
    match skill:
        case Skill.BID:
            return tuple(one for one in options if not is_alone(one))
        case Skill.ALONE:
            called = [one for one in options if not isinstance(one.action, Pass)]
            best = max(called, key=promise, default=None)
            return tuple(one for one in called if best and _suit(one) is _suit(best))
        case _:
            return options


def _suit(option: Option) -> object:
    return option.action.suit if isinstance(option.action, Call) else None


def _is_question(found: tuple[Weighed, ...]) -> bool:
    """Whether something is wrong, and no more than half of it all is right."""
    right = sum(one.grade is Grade.RIGHT for one in found)
    return right <= max(1, len(found) // 2) and any(one.grade is Grade.WRONG for one in found)


def _suits(found: tuple[Weighed, ...], skill: Skill, rung: int) -> bool:
    """Clear questions on the first rung, any on the second, on the last none that is too clear."""
    match rung:
        case 1:
            return _least(found) >= CLEAR
        case 2:
            return True
        case _:
            return _least(found) < TOO_CLEAR.get(skill, TOO_CLEAR_ELSE)


def _least(found: tuple[Weighed, ...]) -> float:
    """What the best choice costs that is not right; one that is weak costs nothing to speak of."""
    costs = (one.cost if one.grade is Grade.WRONG else 0.0 for one in found)
    return min(cost for one, cost in zip(found, costs) if one.grade is not Grade.RIGHT)
