"""Bot: a player that sees a `View` and answers with a choice and its grounds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Protocol

from euchre.engine.actions import Action
from euchre.engine.view import View


class Ground(Enum):
    """A named reason for a choice; its words live in `app/words.py`."""

    ONLY_CHOICE = "only choice"
    STRONG_ENOUGH = "strong enough"
    TOO_WEAK = "too weak"
    STUCK = "stuck"
    STRONG_ALONE = "strong alone"
    PARTNER_DEALS = "partner deals"
    THEY_PICK_UP = "they pick up"
    NEXT = "next"
    MAKES_A_VOID = "makes a void"
    WEAKEST_CARD = "weakest card"
    DRAW_TRUMP = "draw trump"
    BOSS_CARD = "boss card"
    LEAD_PARTNERS_TRUMP = "lead partner's trump"
    LEAD_FROM_LENGTH = "lead from length"
    PARTNER_IS_WINNING = "partner is winning"
    WIN_CHEAPLY = "win cheaply"
    TRUMP_IN = "trump in"
    CAN_NOT_WIN = "can't win"


@dataclass(frozen=True, slots=True)
class Because:
    """Why an action was chosen: the grounds, the weightiest first."""

    grounds: tuple[Ground, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """What a player does, and why."""

    action: Action
    because: Because


class Bot(Protocol):
    """Whoever can choose. It asks only the view and the chance that it is handed."""

    def choose(self, view: View, random: Random) -> Choice:
        """One of `view.legal`, which is never empty here."""
        ...
