"""Fits the weights of the bid model: python -m tools.fit_bids [--deals 1000] [--rounds 10].

For each place at which a bid is made, in both rounds, hands are found in which everybody before
has passed. They are played out in every way that may then be chosen: a pass, each call, each call
alone. A ridge regression on what counts in the holding finds what a call gains over a pass, and
alone over together. The players of each round bid by the weights of the round before; those of
the first call with three trumps. What earlier rounds showed is kept, and counts for less with each
round: the best answers to the last round alone would swing to and fro. The same seed and the same
numbers give the same file, `euchre/ai/bid_weights.py`, however many processors work on it.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final, Literal, NamedTuple

from euchre.ai.ahead import played_out, to_play
from euchre.ai.bid_model import LENGTH, BidModel, Weights, alone_key, call_key, features
from euchre.ai.bidding import Bidder, alone, calls
from euchre.ai.rule_player import RulePlayer
from euchre.engine.actions import Action, Pass
from euchre.engine.cards import Card
from euchre.engine.deal import dealt, shuffled
from euchre.engine.position import Phase, Position
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Side
from euchre.engine.steps import opening, step
from euchre.engine.view import View, view

FILE = Path(__file__).parent.parent / "euchre" / "ai" / "bid_weights.py"
HEAD = '''"""Weights of the bid model; `python -m tools.fit_bids` makes such a file."""

from __future__ import annotations

from typing import Final

'''
DECKS: Final[tuple[Literal[24, 25, 32], ...]] = (24, 25, 32)
KINDS = ("order", "next", "green", "again", "none")
TAKERS = ("dealer", "partner", "foe", "nobody")
PLACES = 8
"""Bids of a hand: each seat twice, from the dealer's left on."""
CHUNK = 500
TRIES = 5000
"""Deals among which one is looked for in which all before have passed."""
SWAPS, STEPS = 2, 6
"""Pairs of cards that change places for another such deal, and how often that is tried."""
KEEP = 0.75
"""How much what the rounds before showed counts beside a round."""
RIDGE = 6.0
"""How strongly a weight without support is held to nothing, in bids."""


KEYS = (
    *(call_key(deck, kind, place) for deck in DECKS for kind in KINDS for place in range(4)),
    *(alone_key(deck, taker) for deck in DECKS for taker in TAKERS),
)
"""All models: no trump can't be called with a joker in the pack."""


def main() -> None:
    """Write the file anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--deals",
        type=int,
        default=1000,
        help="for each bid; four times in the first round, twice with the pack of 24",
    )
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    weights, sums = beginners(), {key: Sums() for key in KEYS}
    for at in range(1, options.rounds + 1):
        shown = found(weights, options.deals, f"{options.seed}/{at}", options.processes)
        for key, part in sums.items():
            if key in shown:
                part.fade(KEEP)
                part.add(shown[key])
        weights = solved(sums)
        print(f"round {at} of {options.rounds}", flush=True)
    FILE.write_text(HEAD + written(weights), "utf-8")


def beginners() -> Weights:
    """Weights of players who call with three trumps, and never go alone."""
    call, never = [0.0] * LENGTH, [0.0] * LENGTH
    call[0], call[3], never[0] = -1.0, 2.0, -1.0
    return {key: never if "/alone/" in key else call for key in KEYS}


def found(
    weights: Weights, deals: int, seed: str, processes: int, chunk: int = CHUNK
) -> Mapping[str, Sums]:
    """What hands of players with these weights show of each model; a process gets a chunk."""
    sums: dict[str, Sums] = defaultdict(Sums)
    with ProcessPoolExecutor(processes) as pool:
        for shown in pool.map(partial(_chunk, weights, chunk), _jobs(deals, chunk, seed)):
            for key, part in shown.items():
                sums[key].add(part)
    return sums


def solved(sums: Mapping[str, Sums]) -> Weights:
    """The weights that such sums call for."""
    return {key: tuple(sums[key].solved()) for key in KEYS}


def _jobs(deals: int, chunk: int, seed: str) -> Iterator[tuple[Rules, int, str]]:
    """The rules, the place and the seed of each chunk."""
    for deck in DECKS:
        more = Rules(deck=deck, r2_suit="any", no_trump=deck != 25)
        for place in range(PLACES):
            first = place < len(SEATS)  # no other suit can be called then: one house will do
            for rules in (Rules(deck=deck),) if first else (Rules(deck=deck), more):
                hands = deals * (4 if first else 1) * (2 if deck == 24 else 1)
                for at in range(max(1, hands // chunk)):
                    yield rules, place, f"{seed}/{deck}/{place}/{rules.r2_suit}/{at}"


def _chunk(weights: Weights, hands: int, job: tuple[Rules, int, str]) -> dict[str, Sums]:
    """What the bids of some hands add to the sums."""
    rules, place, seed = job
    bidder, random, sums = Bidder(BidModel(weights)), Random(seed), defaultdict[str, Sums](Sums)
    for position in islice(passed_to(rules, place, bidder, random), hands):
        for bid in bids(position, bidder, random):
            sums[bid.key].enter(bid)
    return dict(sums)


def passed_to(rules: Rules, place: int, bidder: Bidder, random: Random) -> Iterator[Position]:
    """Hands without end in which all before a place have passed; none if none is found.

    In the first round they are dealt by chance. So few hands go on to the second that each is made
    there from the one before: cards change places, and the new hand is taken where all pass again.
    In the long run each such hand is as likely.
    """
    if place == PLACES - 1:
        rules = replace(rules, stick=False)  # or there is no pass to compare with
    dealer, player = random.choice(SEATS), RulePlayer(bidder)

    def passed(pack: Sequence[Card]) -> Position | None:
        position = opening(rules, dealt(pack, dealer, rules.packets), (0, 0))
        return _after_passes(position, place, player, random)

    packs = islice(_packs(rules, random), TRIES)
    pack, position = next(((one, at) for one in packs if (at := passed(one))), (rules.pack, None))
    while position:
        yield position
        if place < len(SEATS):
            position = next(filter(None, map(passed, _packs(rules, random))))
        for _ in range(STEPS if place >= len(SEATS) else 0):
            tried = _swapped(pack, random)
            if found := passed(tried):
                pack, position = tried, found


def _packs(rules: Rules, random: Random) -> Iterator[Sequence[Card]]:
    while True:
        yield shuffled(random, rules.pack)


def _swapped(pack: Sequence[Card], random: Random) -> Sequence[Card]:
    cards = list(pack)
    for _ in range(SWAPS):
        one, other = random.sample(range(len(cards)), 2)
        cards[one], cards[other] = cards[other], cards[one]
    return cards


def _after_passes(
    position: Position, place: int, player: RulePlayer, random: Random
) -> Position | None:
    """Where a hand stands when so many have passed, if they do."""
    for _ in range(place):
        if position.phase is Phase.NAME:
            return None
        if player.choose(_seen(position), random).action != Pass():
            return None
        position = step(position, Pass())
    return None if position.phase is Phase.NAME else position


def _seen(position: Position) -> View:
    return view(Record(position, (), (position,)), position.acting())


def bids(position: Position, bidder: Bidder, random: Random) -> Iterator[Bid]:
    """What one hand shows: each call against the pass, and each alone against together."""
    seen, player = _seen(position), RulePlayer(bidder)

    def points(action: Action) -> int:
        ended = played_out(to_play(step(position, action), player, random))
        return ended if seen.seat.side is Side.NS else -ended

    passed = points(Pass())
    for call in calls(seen):
        case, together = bidder.case(seen, call), points(call)
        found = features(case)
        yield Bid(case.key, found, together - passed)
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

    def fade(self, factor: float) -> None:
        """Let what was entered count for less."""
        self._gains = [factor * one for one in self._gains]
        self._products = [[factor * one for one in row] for row in self._products]

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
