"""How long it takes to prove or refuse a lay-down: python -m tests.bench.claim [--hands N].

Asked at every play of hands under random rules, dealt and played so that claims come about. The
figures are microseconds of this machine, for each play the best of several rounds.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from time import perf_counter

from euchre.engine.claim import sweeps
from euchre.engine.position import Position
from tests.rules.test_claim import moments


def costs(of: Sequence[Position], rounds: int = 5) -> list[float]:
    """The microseconds of each answer, the quickest first."""
    best = [float("inf")] * len(of)
    for _ in range(rounds):
        for at, position in enumerate(of):
            begun = perf_counter()
            sweeps(position)
            best[at] = min(best[at], perf_counter() - begun)
    return sorted(cost * 1e6 for cost in best)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=300)
    found = [record.position for record in moments("bench", parser.parse_args().hands)]
    for name, kind in (("accepted", True), ("refused", False)):
        cost = costs([position for position in found if sweeps(position) is kind])
        median, worst = cost[len(cost) // 2], cost[-1]
        print(f"{len(cost)} claims {name}: median {median:.0f} us, worst {worst:.0f} us")


if __name__ == "__main__":
    main()
