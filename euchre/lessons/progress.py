"""Progress: what is kept of a learner: lessons done, rungs reached, and what is due again. Pure.

What was missed comes back the same day, and after every right answer later: 1, 3, 7 and 21 days.
A day is a number that goes up by one from day to day (`date.toordinal()`); the caller tells it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from euchre.lessons.exercises.skills import Exercise, Skill, from_code
from euchre.lessons.question import Grade

UP_AFTER: Final = 3
"""Right answers in a row after which a skill goes a rung up."""
DOWN_AFTER: Final = 2
"""Misses in a row after which it goes a rung down."""
DAYS: Final = (0, 1, 3, 7, 21)
"""Days until an exercise of each box is due; a right answer in the last box is the end of it."""
MOST_DUE: Final = 200
"""Exercises that wait to be asked again."""
RECENT: Final = 3
"""Exercises that were asked last and do not come back at once."""
MOST_DONE: Final = 500
"""Lessons that can be kept as done: more than there are."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a learner has come in a skill."""

    skill: Skill
    rung: int = 1
    row: int = 0  # right answers in a row on this rung; below 0 misses
    asked: int = 0
    right: int = 0  # of all that were asked


@dataclass(frozen=True, slots=True)
class Due:
    """An exercise that was missed and is to be asked again."""

    code: str
    box: int  # the number of right answers since
    day: int  # from which on it is due

    @property
    def since(self) -> int:
        """The day on which it was answered last."""
        return self.day - DAYS[self.box]


@dataclass(frozen=True, slots=True)
class Progress:
    """All that is kept of a learner."""

    done: tuple[str, ...] = ()  # keys of lessons, the first one done first
    left: tuple[str, int] | None = None  # the lesson and the step where one left off
    standings: tuple[Standing, ...] = ()  # of skills that were practised, in their own order
    due: tuple[Due, ...] = ()  # what is due first stands first
    recent: tuple[str, ...] = ()  # codes of the exercises answered last, the latest last

    @property
    def rungs(self) -> tuple[tuple[str, int], ...]:
        """The rung of every skill by its name; 1 where nothing was practised."""
        return tuple((skill.value, standing(self, skill).rung) for skill in Skill)


def standing(progress: Progress, skill: Skill) -> Standing:
    """How far the learner has come in a skill."""
    found = (one for one in progress.standings if one.skill is skill)
    return next(found, Standing(skill))


# Lessons


def with_done(progress: Progress, key: str) -> Progress:
    """A lesson is done; whoever left off in it has nothing left of it."""
    done = progress.done if key in progress.done else (*progress.done, key)
    left = progress.left if progress.left and progress.left[0] != key else None
    return replace(progress, done=done[:MOST_DONE], left=left)


def with_left(progress: Progress, key: str, step: int) -> Progress:
    """Somebody leaves off at a step of a lesson."""
    return replace(progress, left=(key, step))


# Exercises


def after(progress: Progress, code: str, grade: Grade, today: int) -> Progress:
    """The progress after the first answer to an exercise.

    Raises `EuchreError` for what is no code.
    """
    exercise = from_code(code)
    climbed = _climbed(standing(progress, exercise.skill), exercise, grade)
    others = [one for one in progress.standings if one.skill is not exercise.skill]
    recent = (*(one for one in progress.recent if one != code), code)[-RECENT:]
    return replace(
        progress,
        standings=in_order((*others, climbed)),
        due=_due_after(progress.due, code, grade, today),
        recent=recent,
    )


def _climbed(before: Standing, exercise: Exercise, grade: Grade) -> Standing:
    """What an answer makes of a standing; below its rung, nothing but one more asked."""
    right = grade is Grade.RIGHT
    counted = replace(before, asked=before.asked + 1, right=before.right + right)
    if exercise.rung < before.rung or grade is Grade.WEAK:
        return counted
    row = max(before.row, 0) + 1 if right else min(before.row, 0) - 1
    if row >= UP_AFTER and before.rung < exercise.skill.rungs:
        return replace(counted, rung=before.rung + 1, row=0)
    if row <= -DOWN_AFTER and before.rung > 1:
        return replace(counted, rung=before.rung - 1, row=0)
    return replace(counted, row=max(-DOWN_AFTER, min(row, UP_AFTER)))


def in_order(standings: Iterable[Standing]) -> tuple[Standing, ...]:
    skills = tuple(Skill)
    return tuple(sorted(standings, key=lambda one: skills.index(one.skill)))


def _due_after(due: tuple[Due, ...], code: str, grade: Grade, today: int) -> tuple[Due, ...]:
    before = next((one for one in due if one.code == code), None)
    others = tuple(one for one in due if one is not before)
    box = _box_after(before.box if before else None, grade)
    if box is None or box == len(DAYS):
        return others
    return bounded((*others, Due(code, box, today + DAYS[box])))


def _box_after(box: int | None, grade: Grade) -> int | None:
    """The box that an exercise lands in; None for one that was never missed."""
    match grade:
        case Grade.WRONG:
            return 0
        case Grade.RIGHT:
            return None if box is None else box + 1
        case Grade.WEAK:
            return None if box is None else max(1, box)


def bounded(due: Iterable[Due]) -> tuple[Due, ...]:
    """No more than may wait, in order: those go that are known best, and of them the oldest."""
    kept = sorted(due, key=lambda one: (one.box, -one.since, one.code))[:MOST_DUE]
    return tuple(sorted(kept, key=lambda one: (one.day, one.box, one.code)))


def due_now(progress: Progress, today: int, skills: tuple[Skill, ...] = tuple(Skill)) -> int:
    """How many exercises are due."""
    return sum(one.day <= today and _is_of(one.code, skills) for one in progress.due)


def next_exercise(
    progress: Progress, today: int, fresh_seed: str, skills: tuple[Skill, ...] = tuple(Skill)
) -> str:
    """The code of what is asked next: what is due, else a fresh one of the neediest skill.

    Raises `EuchreError` for a seed that is none.
    """
    for one in progress.due:
        if one.day <= today and one.code not in progress.recent and _is_of(one.code, skills):
            return one.code
    lately = {from_code(code).skill for code in progress.recent}
    needs = {skill: _need(standing(progress, skill), lately) for skill in skills}
    neediest = standing(progress, min(needs, key=needs.__getitem__))
    return Exercise(neediest.skill, neediest.rung, fresh_seed).code


def _need(one: Standing, lately: set[Skill]) -> tuple[bool, bool, int, int]:
    """What is small for a skill that needs practice: another one, missed last, asked seldom."""
    return one.skill in lately, one.row >= 0, one.asked, one.rung


def _is_of(code: str, skills: tuple[Skill, ...]) -> bool:
    return from_code(code).skill in skills


# From elsewhere


def merged(one: Progress, other: Progress) -> Progress:
    """Both: lessons done in either, the higher rungs, and each exercise that is due once."""
    done = tuple(dict.fromkeys((*one.done, *other.done)))[:MOST_DONE]
    due = dict[str, Due]()
    for item in sorted((*one.due, *other.due), key=lambda item: (item.since, -item.box)):
        due[item.code] = item  # what was answered last counts
    standings = dict[Skill, Standing]()
    for each in sorted((*one.standings, *other.standings), key=_reached):
        standings[each.skill] = each
    return Progress(
        done,
        next((left for left in (one.left, other.left) if left and left[0] not in done), None),
        in_order(standings.values()),
        bounded(due.values()),
        one.recent,
    )


def _reached(one: Standing) -> tuple[int, int, int, int]:
    return one.rung, one.asked, one.right, one.row
