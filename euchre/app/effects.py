"""Effects: what the page asks of the world, as values. Each that answers does so by a message."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.app.messages import Message
from euchre.engine.game import Game
from euchre.engine.view import View


@dataclass(frozen=True, slots=True)
class Save:
    """Keep this text as the present game."""

    text: str


@dataclass(frozen=True, slots=True)
class SetAside:
    """Keep a save that could not be read, before anything takes its place."""

    text: str


@dataclass(frozen=True, slots=True)
class PutAside:
    """Keep a game that another one takes the place of; an empty text for none."""

    text: str


@dataclass(frozen=True, slots=True)
class Wait:
    """Answer `Waited(token)` after this time; at 0 ms at once."""

    name: str
    ms: int
    token: int


@dataclass(frozen=True, slots=True)
class Think:
    """Let a bot of this level choose, and answer `Thought(token, choice)`.

    Not before `least_ms` have passed. The seed makes the choice repeatable.
    """

    view: View
    seed: str
    level: str
    least_ms: int
    token: int


@dataclass(frozen=True, slots=True)
class Watch:
    """Let the coach think about this whenever nobody else thinks, and answer `Watched`."""

    wish: Think


@dataclass(frozen=True, slots=True)
class Focus:
    """Give the focus to the element with this id once it is painted."""

    id: str


@dataclass(frozen=True, slots=True)
class Reveal:
    """Bring the element with this id into sight once it is painted; the focus stays."""

    id: str


@dataclass(frozen=True, slots=True)
class Download:
    """Offer the person a text file."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Address:
    """Let the page's address have this query: what a link asked for once is carried out."""

    query: str


@dataclass(frozen=True, slots=True)
class ApplyUpdate:
    """Go over to the new version of the page; the kept game goes on there."""


@dataclass(frozen=True, slots=True)
class Install:
    """Let the browser ask whether to install the page, and answer `Installable`."""


@dataclass(frozen=True, slots=True)
class LookAtLibrary:
    """Tell what the library holds, and what day it is: answer `LibraryFound`."""


@dataclass(frozen=True, slots=True)
class PutItem:
    """Write an entry of the library if it is as it was, and answer `ItemPut` and `LibraryFound`.

    An empty text takes it out; `was` is empty for a new one, and an empty key gets a new one.
    """

    key: str
    text: str
    was: str = ""


@dataclass(frozen=True, slots=True)
class Count:
    """Count the game's last hand, which is over, in the statistics; answer if that fails."""

    game: Game
    levels: tuple[str, str, str]  # of the others


@dataclass(frozen=True, slots=True)
class Uncount:
    """Count the hands no more that go when the game goes back to this one, the first being 0."""

    game: Game
    hand: int


@dataclass(frozen=True, slots=True)
class LookAtStatistics:
    """Tell what the statistics are: answer `StatisticsFound`."""


@dataclass(frozen=True, slots=True)
class PutStatistics:
    """Write the statistics if they are as they were, and answer `StatisticsFound`."""

    text: str
    was: str
    aside: str = ""  # what must be put aside first, if anything


@dataclass(frozen=True, slots=True)
class LookAtProgress:
    """Tell what is kept of the course: answer `ProgressFound`."""


@dataclass(frozen=True, slots=True)
class PutProgress:
    """Keep what was learned if the text is as it was, and answer `ProgressFound`."""

    text: str
    was: str
    aside: str = ""  # what must be put aside first, if anything


@dataclass(frozen=True, slots=True)
class Copy:
    """Put a text where the person can paste it from, and answer `Copied`."""

    text: str


@dataclass(frozen=True, slots=True)
class Cue:
    """Let something be heard, or felt, if the browser can; a deal has a packet each `ms`."""

    name: str
    ms: int
    heard: bool
    felt: bool


@dataclass(frozen=True, slots=True)
class Again:
    """Let these messages come once more, in their order."""

    messages: tuple[Message, ...]


Effect = (
    Address
    | Save
    | SetAside
    | PutAside
    | Wait
    | Think
    | Watch
    | Focus
    | Reveal
    | Download
    | ApplyUpdate
    | Install
    | LookAtLibrary
    | PutItem
    | Count
    | Uncount
    | LookAtStatistics
    | PutStatistics
    | LookAtProgress
    | PutProgress
    | Copy
    | Cue
    | Again
)
