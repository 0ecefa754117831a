"""Pace: the one owner of all times, in milliseconds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PACES: Final[Mapping[str, Mapping[str, int]]] = {
    "slow": {"card": 400, "deal": 140, "bot": 1000, "trick": 2000, "sweep": 500},
    "normal": {"card": 220, "deal": 70, "bot": 500, "trick": 1200, "sweep": 350},
    "fast": {"card": 120, "deal": 35, "bot": 150, "trick": 600, "sweep": 180},
    "instant": {"card": 0, "deal": 0, "bot": 0, "trick": 0, "sweep": 0},
}
"""For each pace: a card to the table, each of the eight packets of a deal, a bot's least time
(its thinking counts inside), how long a finished trick stays, its sweep to the winner."""

DEFAULT: Final = "normal"
PACKETS: Final = 8


def dealing_ms(pace: str) -> int:
    """How long a whole deal takes: eight packets and the turning of the up-card."""
    times = PACES[pace]
    return PACKETS * times["deal"] + times["card"]


def reading(pace: str) -> int:
    """How long a short announcement stays: as long as two finished tricks."""
    return 2 * PACES[pace]["trick"]
