"""Candidates: moments that may make a good question, found by quick players before any thought.

So that the adviser need not think about many moments, only those are taken that a quick look
finds neither too clear nor too close for the rung. What is right it does not say.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Final

from euchre.ai.bidding import BIDDER, calls
from euchre.ai.counting import tricks
from euchre.ai.levels import bot
from euchre.engine.actions import Discard, Pass, Play
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.view import View, view
from euchre.lessons.exercises.hands import bid, fresh, from_south, played, stages
from euchre.lessons.exercises.skills import Exercise, Skill

Band = tuple[float, float]
"""From where to where a figure lies."""

Suits = Callable[[View, int, Random], bool]
"""Whether a view is worth the adviser's thought, on a rung."""


def candidate(skill: Skill, rung: int, seed: str) -> Record:
    """A moment of a real hand at which South decides what the skill is about.

    Raises `EuchreError` as `Exercise` does.
    """
    random = Random(Exercise(skill, rung, seed).code)
    suits = _wanted(skill, rung, random)
    for _ in count():
        for record in _decisions(skill, random):
            if suits(view(record, record.position.acting()), rung, random):
                return from_south(record)
    raise AssertionError("there is always another hand")


def _wanted(skill: Skill, rung: int, random: Random) -> Suits:
    """What is looked for; of bids, calls and passes and loners and others as often."""
    match skill:
        case Skill.BID:
            return random.choice(_BIDS[rung])
        case Skill.ALONE:
            return random.choice((_would_go_alone, _would_not))
        case Skill.DISCARD:
            return _discards
        case _:
            return _plays


def _decisions(skill: Skill, random: Random) -> list[Record]:
    """The moments of one hand that a skill is about, of all four players; none twice."""
    match skill:
        case Skill.BID | Skill.ALONE:
            found = [one for one in bid(random) if one.position.phase in (Phase.ORDER, Phase.CALL)]
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


def _promise(seen: View) -> float:
    """The points by which the best call is better than a pass, as quick players see it."""
    return max(BIDDER.promise(seen, call) for call in calls(seen))


def _is_stuck(seen: View) -> bool:
    return Pass() not in seen.legal


_CLEAR_CALL: Final[Band] = (0.6, 9.0)
_CLEAR_PASS: Final[Band] = (-9.0, -0.5)
_FINE_CALL: Final[Band] = (0.15, 0.6)
_FINE_PASS: Final[Band] = (-0.4, -0.1)


def _between(band: Band, phase: Phase) -> Suits:
    """A bid of that round for which so much is promised."""
    least, most = band

    def suits(seen: View, rung: int, random: Random) -> bool:  # noqa: ARG001
        asked = seen.phase is phase and not _is_stuck(seen)
        return asked and least <= _promise(seen) <= most

    return suits


def _which_suit(seen: View, rung: int, random: Random) -> bool:  # noqa: ARG001
    """A dealer who is stuck."""
    return _is_stuck(seen)


_BIDS: Final = {
    1: (_between(_CLEAR_CALL, Phase.ORDER), _between(_CLEAR_PASS, Phase.ORDER)),
    2: (
        _between(_CLEAR_CALL, Phase.CALL),
        _between((-9.0, -0.15), Phase.CALL),
        _which_suit,
    ),
    3: (
        *(_between(_FINE_CALL, phase) for phase in (Phase.ORDER, Phase.CALL)),
        *(_between(_FINE_PASS, phase) for phase in (Phase.ORDER, Phase.CALL)),
    ),
}
"""What is looked for on each rung, each as often."""


# Alone

_LONERS: Final = {1: (0.8, 9.0), 2: (0.5, 9.0), 3: (0.2, 1.0)}
_OTHERS: Final = {1: (-1.6, -0.6), 2: (-1.2, -0.3), 3: (-0.7, 0.0)}
"""What going alone gains, as quick players see it, where they call in any case."""


def _would_go_alone(seen: View, rung: int, random: Random) -> bool:  # noqa: ARG001
    return _gains(seen, _LONERS[rung])


def _would_not(seen: View, rung: int, random: Random) -> bool:  # noqa: ARG001
    return _gains(seen, _OTHERS[rung])


def _gains(seen: View, band: Band) -> bool:
    best = max(calls(seen), key=lambda call: BIDDER.promise(seen, call))
    gain = BIDDER.gain_alone(seen, best)
    return band[0] <= gain <= band[1] and BIDDER.promise(seen, best) >= 0.2


# Discards and cards

_BETTER_DISCARD: Final = {1: (0.2, 9.0), 2: (0.1, 0.3), 3: (0.03, 0.1)}
"""Tricks by which the best discard is better than the next."""
_BETTER_PLAY: Final = {1: (0.45, 9.0), 2: (0.3, 9.0), 3: (0.2, 0.5)}
"""Points by which the best card is better than one in the middle."""
WORLDS: Final = 24
"""Deals in which that is looked for; a thought of the adviser's takes 400."""


def _discards(seen: View, rung: int, random: Random) -> bool:  # noqa: ARG001
    assert seen.contract is not None  # a discard follows a call
    trump = seen.contract.trump
    cards = [one.card for one in seen.legal if isinstance(one, Discard)]
    left = ([card for card in seen.holding if card is not down] for down in cards)
    best, second, *_ = sorted((tricks(five, trump) for five in left), reverse=True)
    least, most = _BETTER_DISCARD[rung]
    return least <= round(best - second, 6) <= most


def _plays(seen: View, rung: int, random: Random) -> bool:
    if len(seen.legal) < 2:
        return False
    totals = sorted(promised(seen, random).values(), reverse=True)
    least, most = _BETTER_PLAY[rung]
    return least <= (totals[0] - totals[len(totals) // 2]) / WORLDS <= most


def promised(seen: View, random: Random) -> dict[Play, int]:
    """What each card that may be played brings in some deals, in points of all of them."""
    from euchre.ai.evaluation import evaluation  # read late, with the strong players
    from euchre.ai.worlds import Worlds

    cards = [action for action in seen.legal if isinstance(action, Play)]
    worlds, ends = Worlds(seen), evaluation(seen, bot("club"))
    totals = dict.fromkeys(cards, 0)
    for number in range(WORLDS):
        found = ends(worlds.sample(random), cards, number % 3 == 0)
        totals = {card: total + found[card] for card, total in totals.items()}
    return totals
