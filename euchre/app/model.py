"""Model: everything on the page as one value."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from euchre.ai.bot import Choice
from euchre.app.judged import Known, Remark, Watching
from euchre.app.messages import Dialog, Message
from euchre.app.notice import Told
from euchre.app.settings import OTHERS, Levels, Settings, people
from euchre.app.words.names import Names
from euchre.engine.actions import Keep, Play
from euchre.engine.cards import Card
from euchre.engine.game import Game
from euchre.engine.judge import legal_actions, reneges
from euchre.engine.position import Phase, Position
from euchre.engine.reasons import Reason
from euchre.engine.record import Record
from euchre.engine.rules import Clash
from euchre.engine.seats import SEATS, Seat
from euchre.engine.trump import Trump

if TYPE_CHECKING:  # they are read when their dialogs open: most visits never need them
    from euchre.app.course import Course
    from euchre.app.desk import Desk
    from euchre.app.editor import Editor
    from euchre.app.embedding import Embedding
    from euchre.app.review import Review
    from euchre.app.survey import Survey
    from euchre.app.words.guide import Step as GuideStep

PERSON: Final = Seat.S
"""Where the person sits whose page it is; others may play at the same device."""


class Stage(Enum):
    """What the table is waiting for."""

    LOADING = "loading"  # Python itself: the table that is painted at build
    FIRST_DEALER = "first-dealer"  # the person says who deals first
    CUT = "cut"  # the person may cut the pack
    DEALING = "dealing"  # the cards come to the table
    THINKING = "thinking"  # a bot
    YOURS = "yours"  # the person's decision
    COVERED = "covered"  # the device goes to another person, whose cards lie face down till then
    TRICK = "trick"  # a finished trick lies to be read
    SWEEP = "sweep"  # it goes to its winner
    PASSED_OUT = "passed-out"  # the hand is not played; the next deal comes by itself
    HAND_OVER = "hand-over"  # the result lies to be read
    GAME_OVER = "game-over"


UNSEEN: Final = (Stage.FIRST_DEALER, Stage.CUT, Stage.DEALING)
"""The stages in which the up-card is not turned yet."""

BY_HAND: Final = "by hand"
"""How a page is installed where the browser has no prompt for it."""


@dataclass(frozen=True, slots=True)
class Model:
    """The page: the game, the settings and what lies open."""

    game: Game
    settings: Settings
    stage: Stage = Stage.DEALING
    reader: Seat = PERSON  # who looks at the page: the seat in front
    covered: bool = False  # the reader's cards lie face down: somebody else may look
    token: int = 0  # only the wait or thought with this number counts
    dialog: Dialog | None = None
    alone: bool = False  # the Alone button is pressed
    knocked: bool = False  # the person has knocked on the table once; twice is a pass
    picked: tuple[Card, ...] = ()  # the cards that are to be changed for the kitty's
    sure: bool = False  # the person's cards take every trick still to come, and may be laid down
    refusal: Reason | None = None  # why the last try was refused
    settings_before: Settings | None = None  # they were reset, and can be had back
    clash: Clash | None = None  # why the last choice of an option was refused
    hint: Choice | None = None
    asking: bool = False  # a hint is being thought about
    watching: tuple[Watching, ...] = ()  # the decisions that the coach thinks about
    remark: Remark | None = None  # what the coach has to say about one
    known: Known = ()  # what the adviser has found, kept while the page is open
    notices: tuple[Told, ...] = ()
    aside: str = ""  # a game that was put aside and can go on
    left: str = ""  # the save of a game that is to be in the library
    unreadable: str = ""  # a save that was put aside because it could not be read
    desk: Desk | None = None  # what lies in the dialog of hands and games, once it was open
    editor: Editor | None = None  # what is being composed, once the editor was open
    embedding: Embedding | None = None  # what is made for another page, once it was asked for
    course: Course | None = None  # what lies in the dialog that teaches, once it was open
    survey: Survey | None = None  # the statistics, once they were asked for
    newcomer: bool = False  # nothing was kept here before: the first hand may be explained
    guided: tuple[GuideStep, ...] | None = None  # what the guide has explained, while there is one
    install: str = ""  # how the page can be installed: "prompt", "by hand", or not at all
    review: Review | None = None  # the hand that is looked back on, once one was
    kept: bool = True  # False once the browser has refused to keep the game
    fetching: bool = False  # what was asked for is fetched first
    held: tuple[Message, ...] = ()  # what was asked for and could not be fetched
    unsaid: tuple[str, ...] = ()  # sentences since the last announcement
    announcement: str = ""  # what a screen reader is told, a sentence or more at a time
    visible: bool = True
    following: bool = False  # another tab plays this game; here it is only shown
    outdated: bool = False  # another tab keeps what this version can't read: keep nothing here
    link_pace: str | None = None  # a pace from the address: it is not kept
    link_levels: Levels | None = None  # levels from the address: they are not kept either
    version: str = ""  # of the page, as its build named it
    update_ready: bool = False  # a new version waits to be used

    @property
    def position(self) -> Position:
        return self.game.position

    @property
    def pace(self) -> str:
        return self.link_pace or self.settings.pace

    @property
    def levels(self) -> Levels:
        """How well the others play."""
        return self.link_levels or self.settings.levels

    def level(self, seat: Seat) -> str:
        """How well one of the others plays."""
        return self.levels[OTHERS.index(seat)]

    @property
    def people(self) -> tuple[Seat, ...]:
        """Where people sit; all of them play at this device."""
        return people(self.levels)

    @property
    def side_names(self) -> Names | None:
        """The names, where people sit on both sides, so that neither is "you"."""
        sides = {seat.side for seat in self.people}
        return self.settings.names if len(sides) > 1 else None

    def place(self, seat: Seat) -> Seat:
        """Where a seat is shown: the reader's in front, as South's is."""
        return SEATS[seat.index - self.reader.index]

    @property
    def paused(self) -> bool:
        """Nothing goes on by itself under a dialog, out of sight, or while another tab plays."""
        return self.dialog is not None or not self.visible or self.following

    @property
    def update_offered(self) -> bool:
        """A new version is offered between hands only."""
        return self.update_ready and self.stage in (Stage.HAND_OVER, Stage.GAME_OVER)

    @property
    def install_offered(self) -> bool:
        """The page can be installed, and a first hand has shown what it is."""
        return bool(self.install) and self.stage is Stage.HAND_OVER and len(self.game.hands) == 1

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
    moves = zip(game.record.moves(), game.record.positions[1:])
    for (before, seat, action), after in moves:
        if isinstance(action, Play) and before.taken != after.taken:
            found.append((*before.plays(), (seat, action.card)))
    return tuple(found)


def taker(trick: Trick, trump: Trump) -> Seat:
    """Who takes a trick."""
    return trick[trump.best([card for _, card in trick])][0]


def last_decision(game: Game, people: Collection[Seat]) -> tuple[int, int] | None:
    """Where undo leads: the hand and the number of actions before people's last decision."""
    for hand in range(len(game.hands) - 1, -1, -1):
        if (at := next(decisions(game.hands[hand], people), None)) is not None:
            return hand, at
    return None


def decisions(record: Record, people: Collection[Seat]) -> Iterator[int]:
    """The number of actions before each of people's decisions in a hand, the last one first."""
    for at in range(len(record.actions) - 1, -1, -1):
        position = record.positions[at]
        if position.turn in people and not answers_itself(position):
            yield at


def answers_itself(position: Position) -> bool:
    """Whether everybody is asked in turn, and the one now can't but keep the cards.

    Nobody else may see from a pause that there was something to choose, or that there was not.
    """
    return position.phase in ASKED_OF_ALL and legal_actions(position) == (Keep(),)


ASKED_OF_ALL: Final = (Phase.BOTTOMS, Phase.REDEAL)
"""The questions that are put to every player, so that being asked tells nothing."""


def can_take_back(game: Game, people: Collection[Seat]) -> Card | None:
    """The card played last if it is a person's renege: it can be corrected yet (D12)."""
    record = game.record
    if game.rules.renege == "prevent" or not record.actions or record.position.ended:
        return None
    before, action = record.positions[-2], record.actions[-1]
    if isinstance(action, Play) and before.turn in people and reneges(before, action.card):
        return action.card
    return None


def last_action_took_a_trick(game: Game) -> bool:
    """Whether a finished trick should still lie on the table."""
    record = game.record
    if not record.actions or not isinstance(record.actions[-1], Play):
        return False
    return record.positions[-1].taken != record.positions[-2].taken
