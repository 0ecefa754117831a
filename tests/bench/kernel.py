"""What the solver costs: python -m tests.bench.kernel [--deals 1000].

Deals are those that four Club players bid on and did not throw in, at the first lead. The points
of a hand are two questions at most: do the makers take three tricks, and if so all five? A trick
node is a trick whose plays are gone through; their number is the same on every machine. Times are
of the processor (`time.process_time`), each hand by a fresh question. For the same in the browser's
Python see `kernel_browser`; it has neither `argparse` nor `statistics`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count, islice
from random import Random
from time import process_time
from types import FrameType
from typing import Final, NamedTuple

from euchre.ai.bits import Four, bits_of
from euchre.ai.kernel import Question, World, card_levels
from euchre.ai.levels import bot
from euchre.engine.deal import dealt, shuffled
from euchre.engine.position import Phase, Position
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS
from euchre.engine.view import view

TRICKS: Final = 5
LEVELS: Final = (3, 5)
"""The tricks at which the points of a hand change."""


class Hand(NamedTuple):
    """A hand at its first lead, as the solver takes it."""

    world: World
    makers: int  # 0 North-South, 1 East-West

    @property
    def from_leader(self) -> Four:
        """The holdings, the leader's first."""
        s, w, n, e = (self.world.holdings[(self.world.turn + at) & 3] for at in range(4))
        return s, w, n, e


def bid(seed: str) -> Record:
    """A hand that Club players bid until a card is to be led, or until it is over."""
    random, club = Random(seed), bot("club")
    record = Record.of(Rules(), dealt(shuffled(random), random.choice(SEATS)))
    while record.position.phase not in (Phase.PLAY, Phase.OVER):
        seen = view(record, record.position.acting())
        record = record.then(club.choose(seen, random).action)
    return record


def hands(number: int) -> list[Hand]:
    """So many hands that reached the play; the same ones each time."""
    bids = (bid(f"solve {at}").position for at in count())
    played = (position for position in bids if position.phase is Phase.PLAY)
    return [at_the_lead(position) for position in islice(played, number)]


def at_the_lead(position: Position) -> Hand:
    """The hand as the solver takes it."""
    contract = position.made()
    s, w, n, e = (
        bits_of(contract.trump, position.holding(seat)) if contract.is_active(seat) else 0
        for seat in SEATS
    )
    order = tuple(seat.index for seat in contract.active_from(position.acting()))
    world = World((s, w, n, e), order, trumps=contract.suit is not None)
    return Hand(world, contract.maker.side.index)


def points(hand: Hand) -> int:
    """How many of the levels the makers reach."""
    takes, ours = Question(hand.world.trumps).takes, hand.world.turn % 2 == hand.makers
    h0, h1, h2, h3 = hand.from_leader
    for reached, level in enumerate(LEVELS):
        wanted = level if ours else TRICKS - level + 1
        if takes(h0, h1, h2, h3, TRICKS, wanted) is not ours:
            return reached
    return len(LEVELS)


def cards(hand: Hand) -> dict[int, int]:
    """The same after each card that may be led."""
    return card_levels(hand.world, hand.makers, LEVELS)


def nodes(work: Callable[[], object]) -> int:
    """Trick nodes of some work, counted by the interpreter: the solver itself has no counter."""
    found = 0

    def watch(frame: FrameType, event: str, _: object) -> None:
        nonlocal found
        found += event == "call" and frame.f_code.co_name == "trick"

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        work()
    finally:
        sys.setprofile(before)
    return found


def milliseconds(work: Callable[[Hand], object], of: Sequence[Hand], times: int) -> list[float]:
    """Processor time of the work on each hand, done so many times."""
    found = []
    for hand in of:
        begun = process_time()
        for _ in range(times):
            work(hand)
        found.append((process_time() - begun) * 1e3 / times)
    return found


def best(
    work: Callable[[Hand], object], of: Sequence[Hand], times: int, rounds: int
) -> list[float]:
    """The best of several rounds for each hand."""
    return list(map(min, zip(*(milliseconds(work, of, times) for _ in range(rounds)))))


def told(name: str, figures: Sequence[float], unit: str) -> str:
    """Mean, median and p95 in words."""
    ranked, number = sorted(figures), len(figures)
    mean, median, p95 = sum(ranked) / number, ranked[number // 2], ranked[number * 95 // 100]
    return f"{name}: mean {mean:.2f}, median {median:.2f}, p95 {p95:.2f} {unit}"


def report(number: int, times: int = 1, rounds: int = 1) -> str:
    """Nodes and times of so many hands, as lines."""
    of, lines = hands(number), []
    for name, work in (("points", points), ("per card", cards)):
        lines.append(told(name, [nodes(partial(work, hand)) for hand in of], "trick nodes"))
        lines.append(told(name, best(work, of, times, rounds), "ms"))
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    import argparse  # not above: see there

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    print(report(parser.parse_args().deals))


if __name__ == "__main__":
    main()
