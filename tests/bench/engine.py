"""How long the rules take for one action: python -m tests.bench.engine [--rules CODES].

Random hands are played once to know their moves; then each move is judged and made again. The
figure is the median over the moves of the best of several rounds, in microseconds of this machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from statistics import median
from time import perf_counter

from euchre.engine.actions import Action, Play
from euchre.engine.deal import dealt, shuffled
from euchre.engine.judge import legal_actions
from euchre.engine.position import Position
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS
from euchre.engine.steps import step

Move = tuple[Position, Action]


def moves(rules: Rules, hands: int) -> list[Move]:
    """Every move of so many random hands."""
    found: list[Move] = []
    for hand in range(hands):
        random = Random(f"bench {hand}")
        record = Record.of(rules, dealt(shuffled(random), random.choice(SEATS)))
        while legal := legal_actions(record.position):
            record = record.then(random.choice(legal))
        found += [(position, action) for position, _, action in record.moves()]
    return found


def cost(of: Sequence[Move], rounds: int = 5) -> float:
    """The median microseconds of one `step` and the `legal_actions` after it."""
    best = [float("inf")] * len(of)
    for _ in range(rounds):
        for at, (position, action) in enumerate(of):
            begun = perf_counter()
            legal_actions(step(position, action))
            best[at] = min(best[at], perf_counter() - begun)
    return median(best) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=200)
    hands: int = parser.parse_args().hands
    found = moves(Rules(), hands)
    plays = [move for move in found if isinstance(move[1], Play)]
    others = [move for move in found if not isinstance(move[1], Play)]
    print(f"step + legal_actions, median of {len(plays)} plays: {cost(plays):.1f} us")
    print(f"step + legal_actions, median of {len(others)} other actions: {cost(others):.1f} us")


if __name__ == "__main__":
    main()
