"""Perft: all ways of playing on, counted with the engine's own legal actions and steps.

`python -m tests.rules.perft` counts every tree of `tests/data/perft.txt` to its end and the whole
hands from the first bid, prints what was expected and found, and fails on a difference.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from euchre.engine.cards import Suit
from euchre.engine.deal import Deal
from euchre.engine.judge import legal_actions
from euchre.engine.position import Phase, Position
from euchre.engine.rules import Rules, from_codes
from euchre.engine.seats import Seat
from euchre.engine.steps import opening, step
from tests.rules import words

Row = tuple[str, int, int]
"""What was counted, the figure expected and the figure found."""


@dataclass(frozen=True)
class Tree:
    """A play from its first lead, and the sequences of 0, 1, 2, ... cards."""

    name: str
    start: Position
    counts: tuple[int, ...]


@dataclass(frozen=True)
class Hand:
    """A deal with its rules: its ways to the first lead, and to the end."""

    name: str
    deal: Deal
    rules: Rules
    lines: int
    sequences: int

    @property
    def start(self) -> Position:
        return opening(self.rules, self.deal)


@dataclass(frozen=True)
class Auction:
    """A deal with its rules: its ways through the calls, and to the first lead."""

    name: str
    start: Position
    calls: int | None  # None where it is not known
    lines: int


@dataclass
class Figures:
    """What `perft.txt` says."""

    deals: dict[str, Deal] = field(default_factory=dict)
    trees: list[Tree] = field(default_factory=list)
    totals: list[Tree] = field(default_factory=list)  # only the last count is known
    hands: list[Hand] = field(default_factory=list)
    auctions: list[Auction] = field(default_factory=list)
    parts: dict[Suit, int] = field(default_factory=dict)  # of the first hand, by trump

    def read(self, line: str) -> None:
        match line.split(" "):
            case ["deal", name, *text]:
                self.deals[name] = words.deal(" ".join(text))
            case ["tree", name, deal, suit, alone, leader, *counts]:
                start = self._lead(deal, suit, alone, Seat[leader.rstrip(":")])
                label = f"{name} {deal} {suit} alone {alone}"
                self.trees.append(Tree(label, start, tuple(map(int, counts))))
            case ["total", deal, suit, count]:
                start = self._lead(deal, suit.rstrip(":"))
                self.totals.append(Tree(f"{deal} {suit.rstrip(':')}", start, (int(count),)))
            case ["hand", name, deal, codes, lines, sequences]:
                label = f"{name} {deal} {codes.rstrip(':')}"
                hand = Hand(label, self.deals[deal], _rules(codes), int(lines), int(sequences))
                self.hands.append(hand)
            case ["auction", name, deal, codes, calls, lines]:
                label = f"{name} {deal} {codes.rstrip(':')}"
                start = opening(_rules(codes), self.deals[deal])
                known = None if calls == "-" else int(calls)
                self.auctions.append(Auction(label, start, known, int(lines)))
            case ["part", _, suit, count]:
                self.parts[Suit(suit.rstrip(":"))] = int(count)
            case _:
                raise ValueError(f"unreadable line in perft.txt: {line}")

    def _lead(self, deal: str, suit: str, alone: str = "-", leader: Seat | None = None) -> Position:
        seats = tuple(Seat[name] for name in alone if name != "-")
        return words.in_play(self.deals[deal], Suit(suit), seats, leader)


def _rules(codes: str) -> Rules:
    return from_codes(code for code in codes.rstrip(":").split(",") if code != "-")


def figures() -> Figures:
    """The figures of the data file."""
    found = Figures()
    for line in (words.DATA / "perft.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            found.read(line)
    return found


def layers(start: Position) -> Iterator[Counter[Position]]:
    """The positions after 0, 1, 2, ... actions, each with how many ways lead to it.

    Ways that meet in one position are gone on with together; none is left out.
    """
    layer = Counter({start: 1})
    while layer:
        yield layer
        following: Counter[Position] = Counter()
        for position, ways in layer.items():
            for action in legal_actions(position):
                following[step(position, action)] += ways
        layer = following


def counts(start: Position) -> Iterator[int]:
    """How many sequences of 0, 1, 2, ... actions there are."""
    return (layer.total() for layer in layers(start))


def sequences(start: Position) -> int:
    """How many ways there are from here to the end of the hand."""
    return sum(
        ways
        for layer in layers(start)
        for position, ways in layer.items()
        if position.phase is Phase.OVER
    )


def lines(position: Position) -> Iterator[Position]:
    """The end of each way to the first lead, or of passing out."""
    if position.phase in (Phase.PLAY, Phase.OVER):
        yield position
        return
    for action in legal_actions(position):
        yield from lines(step(position, action))


_CALLING: Final = (Phase.NAME, Phase.ORDER, Phase.CALL, Phase.TAKE)


def calls(position: Position) -> int:
    """How many ways there are through the calls, the dealer's taking or leaving among them."""
    if position.phase not in _CALLING:
        return 1
    return sum(calls(step(position, action)) for action in legal_actions(position))


def tree_row(tree: Tree) -> list[Row]:
    """A tree ply by ply, or its last count."""
    found = tuple(counts(tree.start))
    if len(tree.counts) == 1:
        return [(f"total {tree.name}", tree.counts[0], found[-1])]
    if len(tree.counts) != len(found):
        return [(f"tree {tree.name}, plies", len(tree.counts), len(found))]
    pairs = enumerate(zip(tree.counts, found))
    return [(f"tree {tree.name}, ply {ply}", want, got) for ply, (want, got) in pairs]


def auction_rows(auction: Auction) -> list[Row]:
    """The ways through the calls, where they are known, and to the first lead."""
    found = len(list(lines(auction.start)))
    rows = [(f"auction {auction.name}, lines", auction.lines, found)]
    if auction.calls is not None:
        rows += [(f"auction {auction.name}, calls", auction.calls, calls(auction.start))]
    return rows


def main() -> int:
    """Count everything and print it; the number of differences."""
    from multiprocessing import Pool  # the browser's Python has none

    began, wanted = time.monotonic(), figures()
    rows: list[Row] = []
    with Pool(os.cpu_count()) as pool:
        for part in pool.imap(tree_row, [*wanted.trees, *wanted.totals]):
            rows += part
            _tell(part[-1])
        for at, hand in enumerate(wanted.hands):
            starts = list(lines(hand.start))
            by_trump: Counter[Suit | None] = Counter()
            for start, found in zip(starts, pool.imap(sequences, starts)):
                by_trump[start.contract.suit if start.contract else None] += found
            own = [(f"hand {hand.name}, lines", hand.lines, len(starts))]
            if at == 0:
                named = wanted.parts.items()
                own += [(f"part {suit.value}", want, by_trump[suit]) for suit, want in named]
            own += [(f"hand {hand.name}, sequences", hand.sequences, by_trump.total())]
            rows += own
            for row in own:
                _tell(row)
    for auction in wanted.auctions:
        own = auction_rows(auction)
        rows += own
        for row in own:
            _tell(row)
    wrong = [row for row in rows if row[1] != row[2]]
    print(f"{len(rows)} figures, {len(wrong)} differ, {time.monotonic() - began:.0f} s")
    for row in wrong:
        _tell(row)
    return len(wrong)


def _tell(row: Row) -> None:
    name, expected, found = row
    sign = "=" if expected == found else "DIFFERS"
    print(f"{name:36} expected {expected:>12,} found {found:>12,} {sign}", flush=True)


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
