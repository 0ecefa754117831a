"""Arena: two players measured against each other over duplicate deals.

Each deal is played twice with the sides swapped, so that the luck of the cards cancels out. The
same seed gives the same figures, however many processes share the work; only times differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter

from euchre.ai.bot import Bot
from euchre.ai.contestants import contestant
from euchre.engine.deal import Deal, dealt, shuffled
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.scoring import Result, outcome
from euchre.engine.seats import SEATS, Seat, Side
from euchre.engine.view import view

CHUNK = 20
"""Deals that a process plays at a time."""


@dataclass(slots=True)
class Tally:
    """What one of the two players did."""

    hands: int = 0  # dealt
    made: int = 0  # in which the player's side made trump
    euchred: int = 0
    marches: int = 0
    alone: int = 0
    alone_euchred: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def add(self, other: Tally) -> None:
        for name in Tally.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


@dataclass(slots=True)
class Duel:
    """The result of a match: the first player's margin on each deal, and both tallies."""

    margins: list[float] = field(default_factory=list)  # points a hand
    tallies: tuple[Tally, Tally] = field(default_factory=lambda: (Tally(), Tally()))

    @property
    def margin(self) -> float:
        """Points a hand by which the first player is ahead."""
        return fmean(self.margins)

    @property
    def error(self) -> float:
        """Half the width of the margin's 95 % confidence interval."""
        if len(self.margins) < 2:
            return float("inf")
        return 1.96 * stdev(self.margins) / sqrt(len(self.margins))


def duel(
    first: str, second: str, deals: int, seed: str, rules: Rules | None = None, processes: int = 1
) -> Duel:
    """A match of two players by name over so many deals.

    Raises `EuchreError` for a name that no player has.
    """
    contestant(first), contestant(second)
    chunks = [range(at, min(at + CHUNK, deals)) for at in range(0, deals, CHUNK)]
    work = partial(_chunk, first, second, seed, rules or Rules())
    if processes == 1 or len(chunks) == 1:
        return _joined([work(chunk) for chunk in chunks])
    with ProcessPoolExecutor(processes) as pool:
        return _joined(list(pool.map(work, chunks)))


def _joined(parts: Sequence[Duel]) -> Duel:
    whole = Duel()
    for part in parts:
        whole.margins += part.margins
        for tally, more in zip(whole.tallies, part.tallies, strict=True):
            tally.add(more)
    return whole


def _chunk(first: str, second: str, seed: str, rules: Rules, numbers: range) -> Duel:
    players, done = (contestant(first), contestant(second)), Duel()
    for number in numbers:
        deal = _deal(rules, Random(f"{seed}/{number}"), SEATS[number % 4])
        tables = [
            _hand(players, side, rules, deal, f"{seed}/{number}", done.tallies) for side in Side
        ]
        done.margins.append(fmean(tables))
    return done


def _deal(rules: Rules, random: Random, dealer: Seat) -> Deal:
    return dealt(shuffled(random, rules.pack), dealer, rules.packets)


def _hand(
    players: tuple[Bot, Bot],
    first_sits: Side,
    rules: Rules,
    deal: Deal,
    seed: str,
    tallies: tuple[Tally, Tally],
) -> int:
    """Play a deal with the first player on that side; the points he is ahead."""
    record, random = Record.of(rules, deal), Random(f"{seed}/{first_sits.value}")
    while (seat := record.position.turn) is not None:
        who = _who(seat, first_sits)
        began = perf_counter()
        choice = players[who].choose(view(record, seat), random)
        tallies[who].seconds += perf_counter() - began
        tallies[who].decisions += 1
        record = record.then(choice.action)
    return _told(record, first_sits, tallies)


def _who(seat: Seat, first_sits: Side) -> int:
    return 0 if seat.side is first_sits else 1


def _told(record: Record, first_sits: Side, tallies: tuple[Tally, Tally]) -> int:
    """Enter a finished hand into the tallies; the points that the first player is ahead."""
    assert record.position.phase is Phase.OVER
    ended, contract = outcome(record.position), record.position.contract
    for tally in tallies:
        tally.hands += 1
    if contract is not None:
        maker = tallies[_who(contract.maker, first_sits)]
        euchred = ended.result is Result.EUCHRED
        maker.made += 1
        maker.euchred += euchred
        maker.marches += ended.result is Result.MARCH
        maker.alone += ended.alone
        maker.alone_euchred += ended.alone and euchred
    return ended.pair[first_sits.index] - ended.pair[first_sits.other.index]


def report(first: str, second: str, result: Duel) -> str:
    """The result as a small table."""
    margin = f"{result.margin:+.3f} ±{result.error:.3f} points a hand"
    names = (first, second) if first != second else (f"{first} (1)", f"{second} (2)")
    lines = [
        f"{names[0]} over {names[1]}: {margin} (95 %), {len(result.margins)} deals played twice",
        f"{'':12}{'made':>8}{'euchred':>9}{'march':>8}{'alone':>8}{'set alone':>11}{'ms':>8}",
    ]
    lines += [_row(name, tally) for name, tally in zip(names, result.tallies, strict=True)]
    lines.append("made: trump, of all hands; euchred, march, alone: of those made;")
    lines.append("set alone: euchred, of those alone; ms: a decision, the view included")
    return "\n".join(lines)


def _row(name: str, tally: Tally) -> str:
    shares = (
        f"{_share(tally.made, tally.hands):>8}{_share(tally.euchred, tally.made):>9}"
        f"{_share(tally.marches, tally.made):>8}{_share(tally.alone, tally.made):>8}"
        f"{_share(tally.alone_euchred, tally.alone):>11}"
    )
    return f"{name:12}{shares}{1000 * tally.seconds / max(tally.decisions, 1):>8.3f}"


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"
