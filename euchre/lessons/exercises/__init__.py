"""Exercises without end: the engine makes them from a seed, and knows what is right.

`exercise` makes those that the rules decide. For the others `candidates.candidate` finds a moment,
the adviser thinks about South's view of it, and `judging.judged` makes the question of its choice,
or finds that there is none; then the `following` exercise is tried.
"""

from __future__ import annotations

from random import Random

from euchre.engine.errors import EuchreError
from euchre.lessons.exercises.skills import Exercise, Skill
from euchre.lessons.question import Question


def exercise(skill: Skill, rung: int, seed: str) -> Question:
    """The exercise of a skill that the rules decide.

    Raises `EuchreError` for a judged skill, and as `Exercise` does.
    """
    # Read when first asked for: what keeps a learner's progress needs none of them.
    from euchre.lessons.exercises import following, tricks, trumps

    random = Random(Exercise(skill, rung, seed).code)
    match skill:
        case Skill.LEGAL:
            return following.legal(rung, random)
        case Skill.TRICK:
            return tricks.trick(rung, random)
        case Skill.POINTS:
            return tricks.points(rung, random)
        case Skill.ORDER:
            return trumps.order(rung, random)
        case Skill.LEFT:
            return trumps.left(rung, random)
        case _:
            raise EuchreError(f"what is right in {skill.value} must be judged")
