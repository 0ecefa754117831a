"""Model: everything on the page as one value."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from typing import Final

from euchre.ai.bot import Choice
from euchre.app.messages import Dialog
from euchre.app.settings import Settings
from euchre.engine.cards import Card
from euchre.engine.game import Game
from euchre.engine.position import Position
from euchre.engine.reasons import Reason
from euchre.engine.seats import Seat
from euchre.engine.trump import Trump

PERSON: Final = Seat.S
"""Where the person sits."""


class Stage(Enum):
    """What the table is waiting for."""

    LOADING = "loading"  # Python itself: the table that is painted at build
    DEALING = "dealing"  # the cards come to the table
    THINKING = "thinking"  # a bot
    YOURS = "yours"  # the person's decision
    TRICK = "trick"  # a finished trick lies to be read
    SWEEP = "sweep"  # it goes to its winner
    PASSED_OUT = "passed-out"  # nobody made trump; the next deal comes by itself
    HAND_OVER = "hand-over"  # the result lies to be read
    GAME_OVER = "game-over"


class Notice(Enum):
    """Something about the page that the person should know."""

    NOT_KEPT = "not kept"  # the browser keeps nothing, the game lasts as long as the page
    UNREADABLE = "unreadable"  # the saved game could not be read and lies aside
    PUT_ASIDE = "put aside"  # a link began another game while one was under way
    BAD_LINK = "bad link"  # a part of the address could not be read


@dataclass(frozen=True, slots=True)
class Told:
    """A notice and its particulars."""

    notice: Notice
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Model:
    """The page: the game, the settings and what lies open."""

    game: Game
    settings: Settings
    stage: Stage = Stage.DEALING
    token: int = 0  # only the wait or thought with this number counts
    dialog: Dialog | None = None
    alone: bool = False  # the Alone button is pressed
    refusal: Reason | None = None  # why the last try was refused
    hint: Choice | None = None
    notices: tuple[Told, ...] = ()
    aside: str = ""  # the save that the page found when it opened
    kept: bool = True  # False once the browser has refused to keep the game
    unsaid: tuple[str, ...] = ()  # sentences since the last announcement
    announcement: str = ""  # what a screen reader is told, a sentence or more at a time
    visible: bool = True
    following: bool = False  # another tab plays this game; here it is only shown
    link_pace: str | None = None  # a pace from the address: it is not kept
    version: str = ""  # of the page, as its build named it
    update_ready: bool = False  # a new version waits to be used

    @property
    def position(self) -> Position:
        return self.game.position

    @property
    def pace(self) -> str:
        return self.link_pace or self.settings.pace

    @property
    def paused(self) -> bool:
        """Nothing goes on by itself under a dialog, out of sight, or while another tab plays."""
        return self.dialog is not None or not self.visible or self.following

    @property
    def update_offered(self) -> bool:
        """A new version is offered between hands only."""
        return self.update_ready and self.stage in (Stage.HAND_OVER, Stage.GAME_OVER)

    @property
    def trump(self) -> Trump | None:
        contract = self.position.contract
        return contract.trump if contract else None

    @property
    def shown_trick(self) -> Trick:
        """The cards on the table: the trick being played, or the finished one held for reading."""
        if self.stage in (Stage.TRICK, Stage.SWEEP):
            return finished_tricks(self.game)[-1]
        return tuple(self.position.plays())

    @property
    def best_so_far(self) -> Seat | None:
        """Who takes the trick on the table as it lies; None when no card does."""
        if not self.shown_trick or self.trump is None:
            return None
        return taker(self.shown_trick, self.trump)


Trick = tuple[tuple[Seat, Card], ...]
"""The cards of a trick in the order played, each with its player."""


def finished_tricks(game: Game) -> tuple[Trick, ...]:
    """The tricks that the present hand has seen so far."""
    found: list[Trick] = []
    for before, after in pairwise(game.record.positions):
        if before.taken != after.taken:
            found.append((*before.plays(), _last_play(before, after)))
    return tuple(found)


def taker(trick: Trick, trump: Trump) -> Seat:
    """Who takes a trick."""
    return trick[trump.best([card for _, card in trick])][0]


def last_decision(game: Game) -> tuple[int, int] | None:
    """Where undo leads: the hand and the number of actions before the person's last decision."""
    for hand in range(len(game.hands) - 1, -1, -1):
        record = game.hands[hand]
        for at in range(len(record.actions) - 1, -1, -1):
            if record.positions[at].turn is PERSON:
                return hand, at
    return None


def last_action_took_a_trick(game: Game) -> bool:
    """Whether a finished trick should still lie on the table."""
    positions = game.record.positions
    return len(positions) > 1 and positions[-1].taken != positions[-2].taken


def _last_play(before: Position, after: Position) -> tuple[Seat, Card]:
    assert before.turn is not None  # somebody played
    left = set(after.holding(before.turn))
    return before.turn, next(card for card in before.holding(before.turn) if card not in left)
