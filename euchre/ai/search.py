"""Search: a player that tries every action in many worlds that it can't exclude."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import sqrt
from operator import mul
from random import Random
from typing import Final, final

from euchre.ai.bot import Because, Bot, Choice, Ground, Option, Thinking
from euchre.ai.evaluation import evaluation
from euchre.ai.habits import Habits
from euchre.ai.rule_player import RulePlayer, grounds
from euchre.ai.wins import win_chance
from euchre.ai.worlds import Dealt, Worlds
from euchre.engine.actions import Action, Call, OrderUp
from euchre.engine.position import Phase
from euchre.engine.view import View

BATCH: Final = 10
"""Worlds after which, at first, the actions that are clearly worse are looked for."""
POOL: Final = 4
"""Deals drawn for each world that is tried: the likely ones are."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How hard a player thinks."""

    worlds: int
    seeing: int = 3  # one world of so many goes on among players who see all cards
    habits: bool = True  # whether worlds are likelier that explain what was bid and played
    wins: bool = True  # whether the aim is to win the game, else points
    alone: float = 0.4  # points that going alone must promise beyond going together
    clear: float = 2.5  # standard errors behind the best one from which on an action is worse
    trust: float = 0.5  # standard errors within which the rule player's action is as good


@final
class Searcher(Bot):
    """Chooses what does best over worlds that agree with what it knows."""

    def __init__(self, depth: Depth) -> None:
        self._depth = depth
        self._rules = RulePlayer()

    def think(self, view: View, random: Random) -> Thinking:
        """The best action by the mean over many worlds; a yield after each."""
        by_rule = self._rules.choose(view, random)
        if len(view.legal) == 1 or (view.phase is Phase.NAME and not view.holding):
            return by_rule
        worlds = yield from _drawn(view, self._depth, random)
        sums = _Sums(view, self._depth)
        evaluate = evaluation(view, self._rules)
        look = BATCH
        for at, (share, world) in enumerate(worlds, start=1):
            sums.enter(share, evaluate(world, sums.open, at % self._depth.seeing == 0))
            yield
            if at == look:
                if sums.narrowed() == 1:
                    break
                look += max(BATCH, at // 2)
        return sums.choice(by_rule)


def _drawn(
    view: View, depth: Depth, random: Random
) -> Generator[None, None, list[tuple[float, Dealt]]]:
    """Worlds to try, each with its share; the likely ones where habits are asked."""
    worlds, habits = Worlds(view), Habits(view) if depth.habits else None
    wanted = depth.worlds * POOL if habits else depth.worlds
    every = worlds.count <= wanted
    found: list[tuple[float, Dealt]] = []
    source = worlds.all() if every else ((1.0, worlds.sample(random)) for _ in range(wanted))
    for share, world in source:
        found.append((share * habits.likelihood(world) if habits else share, world))
        if len(found) % BATCH == 0:
            yield
    if every and len(found) <= depth.worlds:
        random.shuffle(found)
        return found
    return _picked(found, depth.worlds, random)


def _picked(
    found: Sequence[tuple[float, Dealt]], wanted: int, random: Random
) -> list[tuple[float, Dealt]]:
    """So many of the worlds, each as often as its share says: its new share; in a random order."""
    sums = list(accumulate(share for share, _ in found))
    step = sums[-1] / wanted
    start = random.random() * step
    places = Counter(bisect_left(sums, start + step * at) for at in range(wanted))
    picked = [(float(n), found[min(place, len(found) - 1)][1]) for place, n in places.items()]
    random.shuffle(picked)
    return picked


class _Sums:
    """What each action has brought so far; one that is out has been tried in fewer worlds."""

    def __init__(self, view: View, depth: Depth) -> None:
        self.open: list[Action] = list(view.legal)
        self._view, self._depth = view, depth
        self._shares: list[float] = []
        self._ends: dict[Action, list[int]] = {action: [] for action in view.legal}
        self._wins = {points: self._win(points) for points in range(-8, 9)}
        self._aim = self._wins if depth.wins else {at: float(at) for at in range(-8, 9)}

    def enter(self, share: float, ends: dict[Action, int]) -> None:
        self._shares.append(share)
        for action, end in ends.items():
            self._ends[action].append(end)

    def narrowed(self) -> int:
        """Drop the actions that are clearly worse than the best; how many are left."""
        values = {action: self._values(action) for action in self.open}
        best = max(values.values(), key=self._mean)
        self.open = [action for action in self.open if not self._is_worse(values[action], best)]
        return len(self.open)

    def choice(self, by_rule: Choice) -> Choice:
        """The best action with what all of them promise; the rules choose among equals."""
        values = {action: self._values(action) for action in self.open}
        action = max(values, key=lambda one: self._mean(values[one]))
        if by_rule.action in values:
            mean, error = self._gap(values[action], values[by_rule.action])
            if mean <= self._depth.trust * error:
                action = by_rule.action
        named = by_rule.because.grounds if action == by_rule.action else grounds(self._view, action)
        options = tuple(self._option(one, action) for one in self._ends)
        return Choice(action, Because(named or (Ground.TRIED,), options, len(self._shares)))

    def _values(self, action: Action) -> list[float]:
        """What an action is worth in each world, by what the player aims at."""
        aim = self._aim
        margin = self._depth.alone * (aim[1] - aim[0]) if _is_alone(action) else 0.0
        return [aim[points] - margin for points in self._ends[action]]

    def _mean(self, values: Sequence[float]) -> float:
        total: float = sum(map(mul, values, self._shares))
        return total / sum(self._shares[: len(values)])

    def _is_worse(self, one: Sequence[float], best: Sequence[float]) -> bool:
        mean, error = self._gap(best, one)
        return mean > self._depth.clear * self._floored(error, len(one))

    def _gap(self, best: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
        """The mean by which one action is better than another, and its standard error."""
        gaps = [one - two for one, two in zip(best, other)]
        mean = self._mean(gaps)
        squares = sum(share * (gap - mean) ** 2 for share, gap in zip(self._shares, gaps))
        error = sqrt(squares / sum(self._shares[: len(gaps)]) / max(1, len(gaps) - 1))
        return mean, error

    def _floored(self, error: float, worlds: int) -> float:
        """Few worlds that agree prove little: the error is at least a point in one of them."""
        return max(error, (self._aim[1] - self._aim[0]) / worlds)

    def _option(self, action: Action, chosen: Action) -> Option:
        values, ends = self._values(action), self._ends[action]
        error = self._floored(self._gap(self._values(chosen), values)[1], len(values))
        points = self._beside(chosen, action, {at: float(at) for at in self._wins})
        wins = min(max(self._beside(chosen, action, self._wins), 0.0), 1.0)
        return Option(action, points, wins, error, self._chances(ends))

    def _beside(self, chosen: Action, action: Action, worth: Mapping[int, float]) -> float:
        """What an action brings, seen from the one chosen (see `Option`)."""
        best, own = ([worth[end] for end in self._ends[one]] for one in (chosen, action))
        return self._mean(best) - self._mean([one - two for one, two in zip(best, own)])

    def _chances(self, ends: Sequence[int]) -> tuple[tuple[int, float], ...]:
        """How often the hand ends with so many points, the fewest first."""
        found, total = dict[int, float](), sum(self._shares[: len(ends)])
        for share, points in zip(self._shares, ends):
            found[points] = found.get(points, 0.0) + share / total
        return tuple(sorted(found.items()))

    def _win(self, points: int) -> float:
        """The chance to win the game after a hand that brings so many points more than they get."""
        view, side = self._view, self._view.seat.side
        ours, theirs = side.own_first(view.score)
        we_deal = view.dealer.left.side is side
        return win_chance(
            ours + max(points, 0), theirs - min(points, 0), view.rules.target, we_deal
        )


def _is_alone(action: Action) -> bool:
    return isinstance(action, OrderUp | Call) and action.alone
