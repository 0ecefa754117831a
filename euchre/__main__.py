"""Euchre in a terminal: `python -m euchre play`, `python -m euchre arena club random`."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from random import SystemRandom
from typing import NoReturn

from euchre.ai.arena import duel, report
from euchre.ai.levels import LEVELS
from euchre.engine.errors import EuchreError
from euchre.engine.game import Game
from euchre.engine.rules import Rules, from_codes
from euchre.engine.seats import Seat
from euchre.terminal import Terminal


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 when it went well, 2 for an order that can't be followed."""
    try:
        chosen = _orders().parse_args(arguments)
        return _arena(chosen) if chosen.command == "arena" else _play(chosen)
    except EuchreError as error:
        print(f"euchre: {error}", file=sys.stderr)
        return 2


class _Orders(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise EuchreError(f"{message} ({self.prog} --help shows what can be asked)")


def _orders() -> ArgumentParser:
    orders = _Orders(prog="python -m euchre", description="Euchre in a terminal.")
    commands = orders.add_subparsers(dest="command", required=True, metavar="play | arena")
    play = commands.add_parser("play", help="a game against three players of the club")
    play.add_argument("--seed", help="deals the same hands again (default: by chance)")
    play.add_argument("--rules", default="-", metavar="CODES", help="such as nostick,to5")
    play.add_argument("--seat", default="S", metavar="S|W|N|E", help="where you sit (default: S)")
    play.add_argument("--auto", action="store_true", help="a bot sits in your place: just watch")
    arena = commands.add_parser("arena", help="two players measured over duplicate deals")
    named = f"{', '.join(LEVELS)} or random"
    arena.add_argument("first", metavar="A", help=named)
    arena.add_argument("second", metavar="B", help=named)
    arena.add_argument("--deals", type=int, default=1500, help="each played twice (default: 1500)")
    arena.add_argument("--seed", default="1", help="the same seed gives the same figures")
    arena.add_argument("--rules", default="-", metavar="CODES", help="such as nostick")
    cores = os.cpu_count() or 1
    arena.add_argument("--processes", type=int, default=cores, help=f"(default: {cores})")
    return orders


def _rules(codes: str) -> Rules:
    return from_codes(code for code in codes.split(",") if code not in ("", "-"))


def _play(chosen: Namespace) -> int:
    if chosen.seat.upper() not in Seat.__members__:
        raise EuchreError(f"there is no seat {chosen.seat!r}: S, W, N or E")
    seed = chosen.seed or str(SystemRandom().randrange(10**6))
    game = Game.new(_rules(chosen.rules), seed)
    print(f"Seed {seed}. Write ? for help.")
    Terminal(game, Seat[chosen.seat.upper()], input, print, auto=chosen.auto).play()
    return 0


def _arena(chosen: Namespace) -> int:
    if chosen.deals < 1 or chosen.processes < 1:
        raise EuchreError("the arena needs at least one deal and one process")
    rules = _rules(chosen.rules)
    first, second = chosen.first, chosen.second
    result = duel(first, second, chosen.deals, chosen.seed, rules, chosen.processes)
    print(report(first, second, result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
