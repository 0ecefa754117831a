"""Skills: what can be practised without end, on which rungs, and how an exercise is written.

An exercise is a skill, a rung and a seed, and these make it anew on every machine. Its code can be
written down, repeated and linked: `legal-2-x7f3`. The higher the rung, the harder:

    legal    which cards may be played
             1  a plain suit is led, and no trump is seen anywhere
             2  a trump is led, and no left bower is seen
             3  a plain suit must be followed, though a trump is held that would take the trick
             4  the left bower is held, and trumps or its printed suit are led
             5  the left bower is led
    trick    who takes a trick that lies there
             1  everybody has followed a plain suit
             2  somebody has thrown off a higher card than the one that wins
             3  somebody has trumped in
             4  two or more have: one over the other
             5  the left bower lies there beside another card printed in its suit, or a trump
    points   which side scores how many for a hand that is over
             1  the makers have made it, with or without a march
             2  that, or they are euchred
             3  the maker was alone
             4  all of these, so that four, two and one point come up as often
    order    some cards of a suit, the strongest first
             1  three of a plain suit, without its jack
             2  four of a plain suit, its jack among them
             3  four trumps, the right bower among them
             4  five trumps, both bowers among them
             5  all seven trumps
    left     what the left bower is and does
             1  which suit a jack belongs to: every other time it is the left bower
             2  which cards are trumps, the left bower and one of its printed suit among them
             3  it is held, and its printed suit is led
             4  it is held, and there is no other card of its printed suit, or no other trump
    bid      to call or to pass, alone or not being no matter
             1  in the first round, with cards that are plainly good or poor
             2  in the second round too, where a dealer may be stuck, or with fair cards
             3  with cards that quick players waver about
    discard  what the dealer puts down
             1  one card that quick players would put down, too; all others cost much
             2  one that they find a little better than another
             3  one or two of those that look alike
    lead     what to lead
             1  what is right is so by far, often with few cards left
             2  what is right is so by less, with three cards or more to lead from
             3  what is right is so by little
    play     what to play to a trick that another has led to
             1-3  as for a lead, with two cards or more to play
    alone    whether to call with the partner or alone
             1  with cards that are plainly good enough, or plainly not
             2  with cards that may tempt
             3  with cards that quick players waver about

What is right in the last five is judged (see `judging`): on the first rung all that is not right
is wrong and costs much, on the third something must cost less than that.
All is played by the default rules.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Final

from euchre.engine.errors import EuchreError


class Skill(Enum):
    """What can be practised."""

    LEGAL = "legal"
    TRICK = "trick"
    POINTS = "points"
    ORDER = "order"
    LEFT = "left"
    BID = "bid"
    DISCARD = "discard"
    LEAD = "lead"
    PLAY = "play"
    ALONE = "alone"

    @property
    def rungs(self) -> int:
        """How many rungs its ladder has; the first is 1."""
        return _RUNGS.get(self, 3)

    @property
    def is_judged(self) -> bool:
        """Whether the adviser says what is right, and not the rules."""
        return self in JUDGED

    def __repr__(self) -> str:
        return f"Skill.{self.name}"


_RUNGS: Final = {
    Skill.LEGAL: 5,
    Skill.TRICK: 5,
    Skill.POINTS: 4,
    Skill.ORDER: 5,
    Skill.LEFT: 4,
}

JUDGED: Final = (Skill.BID, Skill.DISCARD, Skill.LEAD, Skill.PLAY, Skill.ALONE)
"""Skills whose right answers the rules don't tell."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """Which exercise it is.

    Raises `EuchreError` for a rung that the skill does not have, or a seed in another form.
    """

    skill: Skill
    rung: int
    seed: str  # small letters and digits, 12 at most

    def __post_init__(self) -> None:
        if not 1 <= self.rung <= self.skill.rungs:
            name = self.skill.value
            raise EuchreError(f"{name} has rungs from 1 to {self.skill.rungs}, not {self.rung}")
        if not _SEED.fullmatch(self.seed):
            raise EuchreError(f"a seed is up to 12 small letters and digits, not {self.seed!r}")

    @property
    def code(self) -> str:
        """How it is written."""
        return f"{self.skill.value}-{self.rung}-{self.seed}"

    @property
    def following(self) -> Exercise:
        """Another one like it: where nothing came of this one, it is tried next."""
        return Exercise(self.skill, self.rung, seed_from(Random(f"{self.code}/following")))


_SEED: Final = re.compile(r"[a-z0-9]{1,12}")
_CODE: Final = re.compile(r"([a-z]{1,10})-([1-9])-([a-z0-9]{1,12})")
_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # none that looks like another


def code(skill: Skill, rung: int, seed: str) -> str:
    """How an exercise is written. Raises `EuchreError` as `Exercise` does."""
    return Exercise(skill, rung, seed).code


def from_code(text: str) -> Exercise:
    """The exercise that a code means. Raises `EuchreError` for what is none."""
    found = _CODE.fullmatch(text)
    if found is None or found[1] not in _SKILLS:
        raise EuchreError(f"{text[:40]!r} is no exercise: it is written like legal-2-x7f3")
    return Exercise(_SKILLS[found[1]], int(found[2]), found[3])


_SKILLS: Final = {skill.value: skill for skill in Skill}


def seed_from(random: Random) -> str:
    """A fresh seed of four letters and digits: a million of them for each rung."""
    return "".join(random.choice(_LETTERS) for _ in range(4))
