"""Exercises without end: the engine makes them from a seed, and knows what is right."""

from __future__ import annotations

from random import Random

from euchre.engine.errors import EuchreError
from euchre.lessons.exercises.following import legal
from euchre.lessons.exercises.skills import Exercise, Skill
from euchre.lessons.exercises.tricks import points, trick
from euchre.lessons.exercises.trumps import left, order
from euchre.lessons.question import Question


def exercise(skill: Skill, rung: int, seed: str) -> Question:
    """The exercise of a skill that the rules decide.

    Raises `EuchreError` for a judged skill, and as `Exercise` does.
    """
    random = Random(Exercise(skill, rung, seed).code)
    match skill:
        case Skill.LEGAL:
            return legal(rung, random)
        case Skill.TRICK:
            return trick(rung, random)
        case Skill.POINTS:
            return points(rung, random)
        case Skill.ORDER:
            return order(rung, random)
        case Skill.LEFT:
            return left(rung, random)
        case _:
            raise EuchreError(f"what is right in {skill.value} must be judged")
