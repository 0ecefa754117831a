"""Whether figures come true: python -m tests.bench.calibration [--hands 400] [--level hard].

Four players of a level play hands at nothing each. What a player says of the action that it
chooses, at each bid and each lead where it has a choice, stands beside what its side then scored.
The moments are put in order of what was said and cut into five parts. Errors in brackets are
standard errors that take the moments of one hand as one. The bars, for all moments together: the
parts are off by 0.12 points in the mean, and the slope is 0.85 to 1.1.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from euchre.ai.bot import Choice
from euchre.ai.levels import LEVELS, bot
from euchre.engine.actions import Action
from euchre.engine.deal import dealt, shuffled
from euchre.engine.position import Phase, Position
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.scoring import Result, outcome
from euchre.engine.seats import SEATS, Seat
from euchre.engine.view import view

PARTS: Final = 5
MOST_OFF: Final = 0.12
SLOPES: Final = (0.85, 1.1)


class Moment(NamedTuple):
    """What was said of an action, and what came of it, in points of the player's side."""

    hand: str
    kind: str  # "bid" or "lead"
    said: float
    scored: int

    @property
    def more(self) -> float:
        return self.scored - self.said


class Played(NamedTuple):
    """One hand: its moments, and how its call ended."""

    moments: tuple[Moment, ...]
    alone: bool
    result: Result


def hand(level: str, seed: str) -> Played:
    """A hand among four players of that level; the same seed plays the same."""
    random, said = Random(seed), list[tuple[Seat, str, float]]()
    record = Record.of(Rules(), dealt(shuffled(random), random.choice(SEATS)))
    while (seat := record.position.turn) is not None:
        choice = bot(level).choose(view(record, seat), random)
        kind = _kind(record.position)
        if kind and choice.because.options:
            said.append((seat, kind, promised(choice)))
        record = record.then(choice.action)
    ended = outcome(record.position)
    ns, ew = ended.pair
    scored = {seat: (ew - ns) if seat.side.index else (ns - ew) for seat in SEATS}
    moments = (Moment(seed, kind, points, scored[seat]) for seat, kind, points in said)
    return Played(tuple(moments), ended.alone, ended.result)


def _kind(position: Position) -> str | None:
    """What is asked for at a position; None where its figures are not looked at."""
    if position.phase in (Phase.ORDER, Phase.CALL):
        return "bid"
    leads = position.phase is Phase.PLAY and position.trick and not position.trick.cards
    return "lead" if leads else None


def promised(choice: Choice) -> float:
    """The points that the chosen action promises."""
    points: dict[Action, float] = {one.action: one.points for one in choice.because.options}
    return points[choice.action]


def parts(moments: Iterable[Moment]) -> Iterator[Sequence[Moment]]:
    """The moments in order of what was said, in five parts alike in size."""
    ordered = sorted(moments, key=lambda one: one.said)
    cuts = [len(ordered) * at // PARTS for at in range(PARTS + 1)]
    return (ordered[begin:end] for begin, end in pairwise(cuts))


def error(terms: Iterable[tuple[str, float]]) -> float:
    """The standard error of a sum of terms, those of one hand taken together."""
    sums: dict[str, float] = defaultdict(float)
    for one, term in terms:
        sums[one] += term
    return sqrt(sum(term**2 for term in sums.values()))


def slope(moments: Sequence[Moment]) -> tuple[float, float]:
    """By how much more is scored for a point that is said more, and its standard error."""
    middle, level = fmean(one.said for one in moments), fmean(one.scored for one in moments)
    spread = sum((one.said - middle) ** 2 for one in moments)
    rise = sum((one.said - middle) * (one.scored - level) for one in moments) / spread
    off = ((one, one.scored - level - rise * (one.said - middle)) for one in moments)
    return rise, error((one.hand, (one.said - middle) * rest / spread) for one, rest in off)


def table(name: str, moments: Sequence[Moment]) -> tuple[float, float]:
    """Print the parts; how far off they are in the mean, and the slope."""
    print(f"{name}: {len(moments)} moments\n{'said':>8}{'scored':>9}{'off':>18}")
    found = []
    for part in parts(moments):
        middle = fmean(one.more for one in part)
        spread = error((one.hand, (one.more - middle) / len(part)) for one in part)
        said, scored = fmean(one.said for one in part), fmean(one.scored for one in part)
        print(f"{said:+8.3f}{scored:+9.3f}{middle:+11.3f} ({spread:.3f})")
        found.append(abs(middle))
    rise, unsure = slope(moments)
    print(f"off in the mean {fmean(found):.3f}, at most {max(found):.3f}; ", end="")
    print(f"slope {rise:.3f} ({unsure:.3f})\n")
    return fmean(found), rise


def main() -> None:
    """Play, and print the tables with the bars that they are held against."""
    asked = _asked()
    work = partial(hand, asked.level)
    seeds = [f"{asked.seed}/{at}" for at in range(asked.hands)]
    with ProcessPoolExecutor(asked.processes) as pool:
        played = list(pool.map(work, seeds, chunksize=5))
    moments = [one for hand in played for one in hand.moments]
    for kind in ("bid", "lead"):
        table(f"{kind}s", [one for one in moments if one.kind == kind])
    off, rise = table("all", moments)
    kept = off <= MOST_OFF and SLOPES[0] <= rise <= SLOPES[1]
    print(f"bars: {MOST_OFF} points, slope {SLOPES[0]} to {SLOPES[1]}: {'kept' if kept else 'NOT'}")
    alone = [one for one in played if one.alone]
    euchred = sum(one.result is Result.EUCHRED for one in alone)
    print(f"alone in {len(alone)} of {len(played)} hands, euchred in {euchred} of them")


def _asked() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=400)
    parser.add_argument("--level", choices=LEVELS[2:], default="hard")
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--processes", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    main()
