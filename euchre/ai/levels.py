"""Levels: the players that people can choose, by name."""

from __future__ import annotations

from functools import cache
from typing import Final

from euchre.ai.bot import Bot
from euchre.ai.rule_player import RulePlayer
from euchre.engine.errors import EuchreError

LEVELS: Final = ("beginner", "club", "hard", "expert")
"""The levels in rising strength."""

ADVISER: Final = "expert"
"""Whoever gives a hint, comments and reviews."""


@cache
def bot(level: str) -> Bot:
    """The player of that level.

    Raises `EuchreError` naming the levels there are, for any other.
    """
    match level:
        case "beginner":
            from euchre.ai.beginner import Beginner

            return Beginner()
        case "club":
            return RulePlayer()
        case "hard":
            return _searcher(worlds=80, wins=False)
        case "expert":
            return _searcher(worlds=400, wins=True)
        case _:
            raise EuchreError(f"there is no level {level!r}: choose one of {', '.join(LEVELS)}")


STRONG: Final = tuple(
    f"euchre.ai.{name}"
    for name in (
        *("payoff", "kernel", "playout", "ahead", "worlds", "habits"),
        *("evaluation", "wins", "search"),
    )
)
"""The modules that only Hard and Expert need, each after those that it needs itself."""


def _searcher(*, worlds: int, wins: bool) -> Bot:
    # Read when first asked for: a page starts without.
    from euchre.ai.search import Depth, Searcher

    return Searcher(Depth(worlds, wins=wins))
