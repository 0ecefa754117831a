"""Candidates: moments that may make a good question, found by quick players before any thought.

So that the adviser need not think about many moments, only those are taken that a quick look
finds neither too clear nor too close for the rung. What is right it does not say.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random
from typing import Final

from euchre.ai.bidding import BIDDER, calls
from euchre.ai.counting import tricks
from euchre.ai.levels import bot
from euchre.engine.actions import Action, Discard, Pass
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.view import View, view
from euchre.lessons.exercises.hands import bid, fresh, from_south, played, stages
from euchre.lessons.exercises.skills import Exercise, Skill

Fits = Callable[[View], bool]
"""Whether a decision is worth the adviser's thought."""

Band = tuple[float, float]
"""From where to where a figure lies."""

TIMID: Final = "beginner"
"""Who bids, where it is for South to bid: the bolder hardly ever come to a dealer who is stuck."""


def candidate(skill: Skill, rung: int, seed: str) -> Record:
    """A moment of a real hand at which South decides what the skill is about.

    Raises `EuchreError` as `Exercise` does.
    """
    random = Random(Exercise(skill, rung, seed).code)
    fits = _wanted(skill, rung, random)
    for _ in count():
        for record in _decisions(skill, random):
            if fits(view(record, record.position.acting())):
                return from_south(record)
    raise AssertionError("there is always another hand")


def _wanted(skill: Skill, rung: int, random: Random) -> Fits:
    """What is looked for: calls as often as passes, and loners as often as others."""
    match skill:
        case Skill.BID:
            return random.choice(_BIDS[rung])
        case Skill.ALONE:
            return partial(_gains_alone, random.choice((_LONERS, _OTHERS))[rung])
        case Skill.DISCARD:
            return partial(_is_better_down, _BETTER_DISCARD[rung])
        case _:
            fewest = 3 if skill is Skill.LEAD and rung > 1 else 2
            return partial(_is_better, _BETTER_CARD[rung], fewest, random)


def _decisions(skill: Skill, random: Random) -> list[Record]:
    """The moments of one hand that a skill is about, of all four players, in a random order."""
    match skill:
        case Skill.BID | Skill.ALONE:
            found = [one for one in bid(random, TIMID) if one.position.contract is None]
        case Skill.DISCARD:
            found = [one for one in bid(random) if one.position.phase is Phase.DISCARD]
        case _:
            every, leads = stages(played(fresh(random), random)), skill is Skill.LEAD
            found = [one for one in every if _is_play(one, leads)]
    random.shuffle(found)
    return found


def _is_play(record: Record, leads: bool) -> bool:
    """Whether somebody leads to a trick, or plays to another's lead."""
    position = record.position
    lies = position.trick is not None and position.trick.cards
    return position.phase is Phase.PLAY and leads is not bool(lies)


# Bids

_CLEAR_CALL: Final[Band] = (0.6, 9.0)
_CLEAR_PASS: Final[Band] = (-9.0, -0.5)
_FINE_CALL: Final[Band] = (0.15, 0.6)
_FINE_PASS: Final[Band] = (-0.5, -0.3)
_DOUBTFUL: Final[Band] = (-0.3, 0.05)
_LITTLE: Final[Band] = (-9.0, 0.15)  # in the second round nearly everybody has something to call


def _promise(seen: View) -> float:
    """The points by which the best call is better than a pass, as quick players see it."""
    return max(BIDDER.promise(seen, call) for call in calls(seen))


def _is_stuck(seen: View) -> bool:
    return Pass() not in seen.legal


def _promises(phase: Phase, band: Band, seen: View) -> bool:
    least, most = band
    return seen.phase is phase and not _is_stuck(seen) and least <= _promise(seen) <= most


_FIRST: Final = partial(_promises, Phase.ORDER)
_SECOND: Final = partial(_promises, Phase.CALL)

_BIDS: Final[dict[int, tuple[Fits, ...]]] = {
    1: (partial(_FIRST, _CLEAR_CALL), partial(_FIRST, _CLEAR_PASS)),
    2: (
        *(partial(_SECOND, _CLEAR_CALL), _is_stuck),
        *(partial(_FIRST, _FINE_PASS), partial(_SECOND, _LITTLE)),
    ),
    3: (
        *(partial(_FIRST, _FINE_CALL), partial(_SECOND, _FINE_CALL)),
        *(partial(_FIRST, _DOUBTFUL), partial(_SECOND, _LITTLE)),
    ),
}
"""What is looked for on each rung, each as often."""

_LONERS: Final[dict[int, Band]] = {1: (0.8, 9.0), 2: (0.5, 9.0), 3: (0.5, 1.1)}
_OTHERS: Final[dict[int, Band]] = {1: (-1.6, -0.6), 2: (-1.0, -0.3), 3: (-0.4, -0.05)}
"""What going alone gains, as quick players see it."""
_CALLS: Final = 0.2
"""Points that the call must promise for that to be asked."""


def _gains_alone(band: Band, seen: View) -> bool:
    best = max(calls(seen), key=lambda call: BIDDER.promise(seen, call))
    least, most = band
    calling = BIDDER.promise(seen, best) >= _CALLS
    return calling and least <= BIDDER.gain_alone(seen, best) <= most


# Discards and cards

_BETTER_DISCARD: Final[dict[int, Band]] = {1: (0.2, 9.0), 2: (0.1, 0.3), 3: (0.0, 0.1)}
"""Tricks by which the best discard is better than the next."""
_NOT_THREE: Final = 0.15
"""Tricks by which it must be better than the third: with three as good there is no question."""
_BETTER_CARD: Final[dict[int, Band]] = {1: (0.6, 9.0), 2: (0.4, 9.0), 3: (0.3, 0.6)}
"""Points by which the best card is better than one in the middle."""
WORLDS: Final = 24
"""Deals in which that is looked for; the adviser takes hundreds."""


def _is_better_down(band: Band, seen: View) -> bool:
    assert seen.contract is not None  # a discard follows a call
    trump = seen.contract.trump
    cards = [one.card for one in seen.legal if isinstance(one, Discard)]
    left = ([card for card in seen.holding if card is not down] for down in cards)
    worth = (round(tricks(five, trump), 6) for five in left)
    best, second, third, *_ = sorted(worth, reverse=True)
    return band[0] <= best - second <= band[1] and best - third >= _NOT_THREE


def _is_better(band: Band, fewest: int, random: Random, seen: View) -> bool:
    if len(seen.legal) < fewest:
        return False
    totals = sorted(_brought(seen, random).values(), reverse=True)
    return band[0] <= (totals[0] - totals[len(totals) // 2]) / WORLDS <= band[1]


def _brought(seen: View, random: Random) -> dict[Action, int]:
    """What each card that may be played brings in some deals, in points of all of them."""
    from euchre.ai.evaluation import evaluation  # read late, with the strong players
    from euchre.ai.worlds import Worlds

    worlds, ends = Worlds(seen), evaluation(seen, bot("club"))
    totals = dict.fromkeys(seen.legal, 0)
    for number in range(WORLDS):
        found = ends(worlds.sample(random), seen.legal, number % 3 == 0)
        totals = {card: total + found[card] for card, total in totals.items()}
    return totals
