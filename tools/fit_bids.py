"""Fits the weights of the bid model: python -m tools.fit_bids [--deals 60000] [--rounds 3].

Players by rule bid hand after hand. At each bid the hand is played out in every way that may be
chosen then: a pass, the call, the call alone. A ridge regression on what counts in the holding
finds what a call gains over a pass, and alone over together. The players of each round bid by
the weights of the round before; those of the first call with three trumps. The same seed and the
same numbers give the same file, `euchre/ai/bid_weights.py`, however many processors work on it.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from euchre.ai.ahead import played_out, to_play
from euchre.ai.bid_model import LENGTH, BidModel, Weights, features
from euchre.ai.bidding import Bidder, alone, calls
from euchre.ai.rule_player import RulePlayer
from euchre.engine.actions import Action, Pass
from euchre.engine.deal import dealt, shuffled
from euchre.engine.position import Phase, Position
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Side
from euchre.engine.steps import opening, step
from euchre.engine.view import View, view

FILE = Path(__file__).parent.parent / "euchre" / "ai" / "bid_weights.py"
HEAD = '''"""Weights of the bid model; written by `python -m tools.fit_bids`, which says how."""

from __future__ import annotations

from typing import Final

'''
HOUSES = (
    Rules(),
    Rules(stick=False),
    Rules(r2_suit="any", stick=False),
    Rules(no_trump=True, stick=False),
    Rules(deck=25, stick=False),
    Rules(deck=25, benny_up="suit:s", r2_suit="any"),
    Rules(deck=32, stick=False),
    Rules(deck=32, r2_suit="any", no_trump=True),
)
"""The rules that are bid under: together they ask for every model."""
DECKS = (24, 25, 32)
KINDS = ("order", "next", "green", "again", "none")
TAKERS = ("dealer", "partner", "foe", "nobody")
CHUNK = 250
RIDGE = 8.0
"""How strongly a weight without support is held to nothing, in bids."""


KEYS = (
    *(f"{d}/{kind}/{place}" for d in DECKS for kind in KINDS for place in range(4)),
    *(f"{deck}/alone/{taker}" for deck in DECKS for taker in TAKERS),
)
"""All models: no trump can't be called with a joker in the pack."""


def main() -> None:
    """Write the file anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--deals", type=int, default=60_000, help="in each round, for the first house"
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    weights = beginners()
    for at in range(options.rounds):
        seed = f"{options.seed}/{at}"
        weights = fitted(weights, options.deals, seed, options.processes)
        print(f"round {at + 1}: {len(weights)} models", flush=True)
    FILE.write_text(HEAD + written(weights), "utf-8")


def beginners() -> Weights:
    """Weights of players who call with three trumps, and never go alone."""
    call, never = [0.0] * LENGTH, [0.0] * LENGTH
    call[0], call[3], never[0] = -1.0, 2.0, -1.0
    return {key: never if "/alone/" in key else call for key in KEYS}


def fitted(weights: Weights, deals: int, seed: str, processes: int, chunk: int = CHUNK) -> Weights:
    """The weights that hands of players with these weights call for; a process gets a chunk."""
    sums: dict[str, Sums] = defaultdict(Sums)
    with ProcessPoolExecutor(processes) as pool:
        for found in pool.map(partial(_chunk, weights, chunk), _jobs(deals, chunk, seed)):
            for key, part in found.items():
                sums[key].add(part)
    return {key: tuple(sums[key].solved()) for key in KEYS}


def _jobs(deals: int, chunk: int, seed: str) -> Iterator[tuple[int, str]]:
    """The house and the seed of each chunk."""
    for house in range(len(HOUSES)):
        for at in range(max(1, deals // chunk // (1 if house == 0 else 3))):
            yield house, f"{seed}/{house}/{at}"


def _chunk(weights: Weights, hands: int, job: tuple[int, str]) -> dict[str, Sums]:
    """What the bids of some hands add to the sums."""
    house, seed = job
    bidder, random, sums = Bidder(BidModel(weights)), Random(seed), defaultdict[str, Sums](Sums)
    for _ in range(hands):
        for bid in bids(HOUSES[house], bidder, random):
            sums[bid.key].enter(bid)
    return dict(sums)


def bids(rules: Rules, bidder: Bidder, random: Random) -> Iterator[Bid]:
    """What one hand shows: each bid until trump is made."""
    deal = dealt(shuffled(random, rules.pack), random.choice(SEATS), rules.packets)
    position, player = opening(rules, deal, (0, 0)), RulePlayer(bidder)
    while position.phase in (Phase.NAME, Phase.ORDER, Phase.CALL):
        seen = view(Record(position, (), (position,)), position.acting())
        if position.phase is not Phase.NAME:
            yield from _tried(position, seen, bidder, random)
        position = step(position, player.choose(seen, random).action)


def _tried(position: Position, seen: View, bidder: Bidder, random: Random) -> Iterator[Bid]:
    """One call that could be made now, against the pass, and alone against together."""
    call, player = random.choice(calls(seen)), RulePlayer(bidder)
    case = bidder.case(seen, call)

    def points(action: Action) -> int:
        ended = played_out(to_play(step(position, action), player, random))
        return ended if seen.seat.side is Side.NS else -ended

    found = features(case)
    together = points(call)
    if Pass() in seen.legal:
        yield Bid(case.key, found, together - points(Pass()))
    yield Bid(case.alone, found, points(alone(call)) - together)


class Bid(NamedTuple):
    """What a model is to say of a case."""

    key: str
    found: Sequence[float]
    gain: float


class Sums:
    """The sums of a ridge regression: products of what was found, with each other and the gain."""

    def __init__(self) -> None:
        self._products = [[0.0] * LENGTH for _ in range(LENGTH)]
        self._gains = [0.0] * LENGTH

    def enter(self, bid: Bid) -> None:
        found = [(at, one) for at, one in enumerate(bid.found) if one]
        for at, one in found:
            self._gains[at] += one * bid.gain
            row = self._products[at]
            for other, two in found:
                row[other] += one * two

    def add(self, more: Sums) -> None:
        self._gains = [one + two for one, two in zip(self._gains, more._gains)]
        for at, row in enumerate(more._products):
            self._products[at] = [one + two for one, two in zip(self._products[at], row)]

    def solved(self) -> list[float]:
        """The weights, to two places: by elimination, as the ridge keeps all pivots above 0."""
        rows = [[*row, gain] for row, gain in zip(self._products, self._gains)]
        for at, row in enumerate(rows):
            row[at] += RIDGE if at else RIDGE / 100
        for at, row in enumerate(rows):
            for other in rows[at + 1 :]:
                factor = other[at] / row[at]
                if factor:
                    other[at:] = [b - factor * a for a, b in zip(row[at:], other[at:])]
        weights = [0.0] * LENGTH
        for at in reversed(range(LENGTH)):
            known = sum(a * w for a, w in zip(rows[at][at + 1 :], weights[at + 1 :]))
            weights[at] = (rows[at][-1] - known) / rows[at][at]
        return [round(weight, 2) + 0.0 for weight in weights]


def written(weights: Weights) -> str:
    """The file's table of weights."""
    lines = [f'    "{key}": (\n{_rows(weights[key])}    ),\n' for key in KEYS]
    return f"WEIGHTS: Final[dict[str, tuple[float, ...]]] = {{\n{''.join(lines)}}}\n"


def _rows(weights: Sequence[float]) -> str:
    rows = (weights[at : at + 13] for at in range(0, LENGTH, 13))
    return "".join(f"        {', '.join(f'{one:g}' for one in row)},\n" for row in rows)


if __name__ == "__main__":
    main()
