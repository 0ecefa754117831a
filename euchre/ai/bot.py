"""Bot: a player that sees a `View` and answers with a choice and its grounds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import TypeAlias, final

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
    LEAD_TO_RUFF = "lead to ruff"
    PARTNER_IS_WINNING = "partner is winning"
    WIN_CHEAPLY = "win cheaply"
    TRUMP_IN = "trump in"
    CAN_NOT_WIN = "can't win"
    BLIND = "blind"
    BEST_SUIT = "best suit"
    POOR_CARDS = "poor cards"
    GOOD_CARDS = "good cards"
    UPCARD_HELPS = "up-card helps"
    OUR_TRUMP = "our trump"
    PARTNER_HELPS = "partner helps"
    STOPS_THEM = "stops them"
    MOST_USEFUL = "most useful"
    CASUAL = "casual"
    TRIED = "tried"


@dataclass(frozen=True, slots=True)
class Option:
    """What one legal action promises, by the worlds that were tried.

    What was soon seen to be worse was tried in fewer of them. So points and wins are those of the
    action chosen, less what this one was behind it in the worlds that both were tried in: else luck
    would be compared with luck elsewhere.
    """

    action: Action
    points: float  # of the player's side minus the other's, in this hand
    wins: float  # the chance to win the game, 0 to 1
    error: float  # standard error of its distance to the action chosen, in what is aimed at
    chances: tuple[tuple[int, float], ...]  # how often its hands ended with so many points


@dataclass(frozen=True, slots=True)
class Because:
    """Why an action was chosen: the grounds, the weightiest first."""

    grounds: tuple[Ground, ...]
    options: tuple[Option, ...] = ()  # every legal action, where they were tried
    worlds: int = 0  # in how many; what was soon seen to be worse, in fewer


@dataclass(frozen=True, slots=True)
class Choice:
    """What a player does, and why."""

    action: Action
    because: Because


Thinking: TypeAlias = Generator[None, None, Choice]
"""A choice on its way: it yields whenever others may have a turn, and returns the choice."""


class Bot(ABC):
    """Whoever can choose. It asks only the view and the chance that it is handed."""

    @abstractmethod
    def think(self, view: View, random: Random) -> Thinking:
        """Come to one of `view.legal`, which is never empty here.

        From one yield to the next it takes a millisecond or less. It may be left at any yield,
        and other thoughts may come in between: what it remembers must not hang on either.
        """

    @final
    def choose(self, view: View, random: Random) -> Choice:
        """The choice that `think` comes to, without a pause."""
        thinking = self.think(view, random)
        while True:
            try:
                next(thinking)
            except StopIteration as end:
                choice: Choice = end.value
                return choice


def at_once(choice: Choice) -> Thinking:
    """The thinking of a player who needs no time."""
    return choice
    yield  # never reached: it only makes this a generator
