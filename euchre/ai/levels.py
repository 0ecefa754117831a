"""Levels: the players that people can choose, by name."""

from __future__ import annotations

from typing import Final

from euchre.ai.bot import Bot
from euchre.ai.rule_player import RulePlayer
from euchre.engine.errors import EuchreError

_BOTS: Final[dict[str, Bot]] = {"club": RulePlayer()}

LEVELS: Final[tuple[str, ...]] = tuple(_BOTS)
"""The levels in rising strength."""


def bot(level: str) -> Bot:
    """The player of that level.

    Raises `EuchreError` naming the levels there are, for any other.
    """
    if level not in _BOTS:
        raise EuchreError(f"there is no level {level!r}: choose one of {', '.join(LEVELS)}")
    return _BOTS[level]
