"""Messages: everything that can happen to the page."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from euchre.ai.bot import Choice
from euchre.app.at_desk import Brought, Copied, ItemPut, LibraryFound, Wished
from euchre.engine.actions import Action
from euchre.engine.cards import Card
from euchre.engine.seats import Seat


class Dialog(Enum):
    """What can lie open over the table."""

    SETTINGS = "settings"
    HELP = "help"
    TRICKS = "tricks"
    NEW_GAME = "new-game"
    HINT = "numbers"
    GAMES = "games"
    EDITOR = "editor"
    REVIEW = "review"
    STATISTICS = "statistics"
    COURSE = "course"
    EMBED = "embed"


class Simple(Enum):
    """A wish without particulars."""

    SKIP = "skip"  # end the present wait
    NEXT = "next"  # deal the next hand
    NEW_GAME = "new-game"
    UNDO = "undo"
    HINT = "hint"
    ALONE = "alone"  # press or release the Alone button
    TAKE_BACK = "take-back"  # the card just played did not follow suit although it could
    UNCOVER = "uncover"  # who is to act has the device
    GUIDE = "guide"  # have the first hand explained
    GUIDED = "guided"  # an explanation has been read
    INSTALL = "install"  # put the page on the device as an app
    TELL = "tell"  # say how the whole table stands
    CLOSE = "close"
    DISMISS = "dismiss"  # the notice has been read
    TRY_AGAIN = "try-again"  # fetch what could not be fetched, and do what it was wanted for
    BACK = "back"  # on with the game that a link had put aside
    EXPORT = "export"  # hand over the save that could not be read
    RESET = "reset-settings"  # to as they were at first
    UNDO_RESET = "undo-reset"
    SAVE_GAME = "save-game"  # hand over the present game as a file
    USE_UPDATE = "use-update"  # go over to the new version of the page


@dataclass(frozen=True, slots=True)
class Do:
    """The person acts in the hand."""

    action: Action


@dataclass(frozen=True, slots=True)
class Pick:
    """The person picks a card that is to be changed for the kitty's, or lets it be."""

    card: Card


@dataclass(frozen=True, slots=True)
class FirstDealer:
    """The person chooses who deals the first hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Cut:
    """The person cuts the pack, lifting so many cards off; 0 leaves it as it is."""

    at: int


@dataclass(frozen=True, slots=True)
class Open:
    """The person opens a dialog."""

    dialog: Dialog


@dataclass(frozen=True, slots=True)
class Typed:
    """A form field was changed; a checkbox that is off has the value ""."""

    field: str
    value: str


@dataclass(frozen=True, slots=True)
class Edit:
    """A wish in the position editor, which alone knows what its words mean."""

    wish: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class Look:
    """A wish in the dialog that looks back on a hand, which alone knows what its words mean."""

    wish: str
    of: str = ""


@dataclass(frozen=True, slots=True)
class Learn:
    """A wish in the dialog of the course, which alone knows what its words mean."""

    wish: str
    of: str = ""


@dataclass(frozen=True, slots=True)
class Publish:
    """A wish in the dialog that shows a hand on another page, which alone knows its words."""

    wish: str
    of: str = ""


@dataclass(frozen=True, slots=True)
class ProgressFound:
    """What is kept of the course, what was put aside, and why a wish was refused."""

    text: str
    aside: str = ""
    why: str = ""
    day: int = 0  # today, as `date.toordinal()`
    chance: str = ""  # a seed that nobody could foresee


@dataclass(frozen=True, slots=True)
class StatisticsWish:
    """A wish in the dialog of statistics, which alone knows what its words mean."""

    wish: str


@dataclass(frozen=True, slots=True)
class StatisticsFound:
    """The statistics as they are kept, what was put aside, and why a wish was refused."""

    text: str
    aside: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True)
class NotCounted:
    """The browser refused to count a hand; or it could, but all that was before lies aside."""

    why: str
    aside: bool = False


@dataclass(frozen=True, slots=True)
class Key:
    """A key was pressed, by its name, while the element with this id had the focus."""

    key: str
    focus: str


@dataclass(frozen=True, slots=True)
class FocusOn:
    """The person moves among the cards or calls by arrow key."""

    id: str


@dataclass(frozen=True, slots=True)
class Waited:
    """A wait has ended."""

    token: int


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot has chosen."""

    token: int
    choice: Choice


@dataclass(frozen=True, slots=True)
class Watched:
    """The coach has found what it would do in a decision of the person's."""

    token: int
    choice: Choice


@dataclass(frozen=True, slots=True)
class Visibility:
    """The page came into sight or went out of it."""

    visible: bool


@dataclass(frozen=True, slots=True)
class KeptElsewhere:
    """Another tab of this browser has kept a game."""

    text: str


@dataclass(frozen=True, slots=True)
class NotKept:
    """The browser refused to keep the game."""

    why: str


@dataclass(frozen=True, slots=True)
class UpdateReady:
    """A new version of the page lies on the device, complete."""


@dataclass(frozen=True, slots=True)
class Installable:
    """The browser offers to install the page: by its own "prompt", only "by hand", or "" not."""

    how: str


@dataclass(frozen=True, slots=True)
class Awaited:
    """Something was asked for that must be fetched first; it is done when that is here."""


@dataclass(frozen=True, slots=True)
class Arrived:
    """What was awaited is here."""


@dataclass(frozen=True, slots=True)
class NotArrived:
    """It could not be fetched, so that this message, or else a bot's thought, has to wait."""

    wish: Message | None = None


AT_DESK: Final = "games."
"""How the names of the form fields in the dialog of hands and games begin."""

AtDesk = Open | Typed | Wished | Brought | LibraryFound | ItemPut | Copied
"""What the dialog of hands and games has to do with: it is opened, a field of it is changed..."""

LOOKED: Final = "look."
"""What the names of the form fields in the dialog that looks back begin with."""

EDITED: Final = "edit."
"""What the names of the editor's form fields begin with."""

EMBEDDED: Final = "embed."
"""How the names of the form fields in the dialog for other pages begin."""

AT_STATISTICS: Final = "statistics."
"""How the names of the form fields in the dialog of statistics begin."""

AtStatistics = Open | Typed | StatisticsWish | StatisticsFound | NotCounted
"""What the statistics have to do with."""

AtCourse = Open | Learn | ProgressFound | Thought | Visibility
"""What the course has to do with."""

Message = (
    Do
    | Pick
    | FirstDealer
    | Cut
    | Open
    | Typed
    | Edit
    | Look
    | Learn
    | Publish
    | ProgressFound
    | StatisticsWish
    | StatisticsFound
    | NotCounted
    | Key
    | FocusOn
    | Waited
    | Thought
    | Watched
    | Visibility
    | KeptElsewhere
    | NotKept
    | UpdateReady
    | Installable
    | Awaited
    | Arrived
    | NotArrived
    | Simple
    | Wished
    | Brought
    | LibraryFound
    | ItemPut
    | Copied
)
