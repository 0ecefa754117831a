"""Messages: everything that can happen to the page, and how a `data-do` text is read as one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from euchre.ai.bot import Choice
from euchre.engine.actions import Action, Call, Discard, OrderUp, Pass, Play
from euchre.engine.cards import Card, Suit
from euchre.engine.errors import EuchreError


class Dialog(Enum):
    """What can lie open over the table."""

    SETTINGS = "settings"
    HELP = "help"
    TRICKS = "tricks"
    NEW_GAME = "new-game"


class Simple(Enum):
    """A wish without particulars."""

    SKIP = "skip"  # end the present wait
    NEXT = "next"  # deal the next hand
    NEW_GAME = "new-game"
    UNDO = "undo"
    HINT = "hint"
    ALONE = "alone"  # press or release the Alone button
    CLOSE = "close"
    DISMISS = "dismiss"  # the notice has been read
    BACK = "back"  # on with the game that a link had put aside
    EXPORT = "export"  # hand over the save that could not be read
    SAVE_GAME = "save-game"  # hand over the present game as a file
    USE_UPDATE = "use-update"  # go over to the new version of the page


@dataclass(frozen=True, slots=True)
class Do:
    """The person acts in the hand."""

    action: Action


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


Message = (
    Do
    | Open
    | Typed
    | Key
    | FocusOn
    | Waited
    | Thought
    | Visibility
    | KeptElsewhere
    | NotKept
    | UpdateReady
    | Simple
)


def read_do(text: str) -> Message | None:
    """The message that a `data-do` text stands for, None if it is not one of ours."""
    match text.split(" "):
        case ["pass"]:
            return Do(Pass())
        case ["order", *alone] if alone in _ALONE:
            return Do(OrderUp(bool(alone)))
        case ["call", suit, *alone] if suit in _SUITS and alone in _ALONE:
            return Do(Call(Suit(suit), bool(alone)))
        case ["discard" | "play" as kind, card]:
            return _card_message(kind, card)
        case ["open", name] if name in _DIALOGS:
            return Open(Dialog(name))
        case [word] if word in _SIMPLE:
            return Simple(word)
        case _:
            return None


def write_do(action: Action) -> str:
    """The `data-do` text of an action; `read_do` reads it back."""
    match action:
        case Pass():
            return "pass"
        case OrderUp(alone):
            return "order" + " alone" * alone
        case Call(suit, alone):
            return f"call {suit.value}" + " alone" * alone
        case Discard(card):
            return f"discard {card}"
        case Play(card):
            return f"play {card}"


_ALONE: tuple[list[str], ...] = ([], ["alone"])
_SUITS = {suit.value for suit in Suit}
_DIALOGS = {dialog.value for dialog in Dialog}
_SIMPLE = {simple.value for simple in Simple}


def _card_message(kind: str, text: str) -> Message | None:
    try:
        card = Card.parse(text)
    except EuchreError:
        return None
    return Do(Play(card) if kind == "play" else Discard(card))
