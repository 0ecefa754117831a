"""The words of the dialog of hands and games. Seats are named as in the file, by compass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.app.words.names import SEATS_NAMED, suit_name
from euchre.app.words.results import result
from euchre.engine.deal import Deal
from euchre.engine.position import Contract, Pair, Phase, Position
from euchre.engine.record import Record
from euchre.engine.scoring import outcome
from euchre.engine.seats import Seat

THIS_GAME: Final = "This game"
SAVE_PEN: Final = "Save as .pen"
SAVE_EGN: Final = "Save as .egn"
LINK_HAND: Final = "Copy link to this hand"
LINK_POSITION: Final = "Copy link to this position"
LINK_RULES: Final = "Copy link to these rules"
LINK: Final = "The link"
OPEN_CARDS: Final = "Files and links hold all the cards, also those that you can't see."
NAME: Final = "Keep it in the library as"
KEEP: Final = "Keep"
OPEN: Final = "Open"
PICK: Final = "Open a file"
DROP: Final = "Or drop a file anywhere on the page, or paste text here:"
PASTE: Final = "Text: deals, positions, hands or a whole file"
READ: Final = "Open the text"
LIBRARY: Final = "Library"
NO_ITEMS: Final = "Nothing is kept yet. What you keep stays in this browser alone."
RENAME: Final = "Rename"
NEW_NAME: Final = "New name"
DELETE: Final = "Delete"
UNDELETE: Final = "Undo the deletion"
DOWNLOAD: Final = "Download"
DOWNLOAD_ALL: Final = "Download all"
BACK: Final = "Back to the list"

SIT_AT: Final = "Sit at"
PLAY_ON: Final = "Play on from here"
LOOK: Final = "Look at it"
ANEW: Final = "Play this deal anew"
ANEW_POSITION: Final = "Play it anew"
GO_ON: Final = "Go on with this game"
LOOK_AT_GAME: Final = "Look at this game"
EARLIER: Final = "Earlier hands"
LATER: Final = "More hands"

NOTHING: Final = "there is nothing in it"
NO_TEXT: Final = "this is no text in UTF-8 or UTF-16"
TOO_LONG: Final = "it is too long: a million characters are read at most"
TOO_MUCH: Final = "This is too much to be pasted: open or drop it as a file."

COPIED: Final = "The link is copied."
NOT_COPIED: Final = "The browser does not let the page copy: here is the link."
FULL: Final = "The library is full: delete an entry first."
TOO_LARGE: Final = "This is too large for the library."
NO_ROOM: Final = "This browser has no room left for this site: nothing was changed."
DENIED: Final = "This browser keeps nothing here: nothing was changed."
ELSEWHERE: Final = "Another tab has changed this entry meanwhile: nothing was changed here."
NEWER: Final = "it was kept by a newer version of this page"
NO_ITEM: Final = "it is no entry of the library"


def pasted(name: str) -> str:
    """What was opened, as a heading."""
    return name or "What was opened"


def opened(hands: int, faults: int) -> str:
    """What an announcement says of what was opened."""
    found = f"{hands} hand{'s' * (hands != 1)}" if hands else "No hand"
    unread = f", {faults} part{'s' * (faults != 1)} could not be read" if faults else ""
    return f"{found}{unread}. Nothing at the table has changed yet."


def shown(first: int, last: int, count: int) -> str:
    """Which of many hands are listed."""
    return f"Hands {first} to {last} of {count}."


def too_large(name: str, size: int, most: int) -> str:
    """Why a file is not even looked at; sizes in bytes."""
    return f"{name} has {size / 1e6:.1f} MB: at most {most // 1_000_000} MB are read."


def not_read(name: str) -> str:
    return f"{name or 'The file'} could not be read."


def unread(name: str, fault: str, more: int = 0) -> str:
    """Why there is nothing to be shown of a file or a text."""
    others = f" So it is with {more} more." if more else ""
    return f"{name or 'This'} could not be opened. {fault[:1].upper()}{fault[1:]}.{others}"


def not_written(fault: str) -> str:
    return f"This game can't be told in that notation. {fault}."


def restored(back: int, whole: int) -> str:
    """What came of opening a download of all entries."""
    there = f"; {whole - back} were there already or had no room" if whole > back else ""
    are = "entry is" if back == 1 else "entries are"
    return f"{back} {are} back in the library{there}."


def kept(name: str) -> str:
    return f"“{name}” is kept in the library."


def renamed(name: str) -> str:
    return f"It is called “{name}” now."


def deleted(name: str) -> str:
    return f"“{name}” was deleted." if name else "The entry was deleted."


def put_back(name: str) -> str:
    return f"“{name}” is back." if name else "The entry is back."


MOST_LOST: Final = 5


def saved_as(name: str, lost: Sequence[str] = ()) -> str:
    """Where a file is, and what of the game is not in it, or was made up for it."""
    saved = f"Saved as {name}, where this browser keeps downloads."
    if not lost:
        return saved
    more = f"; and {len(lost) - MOST_LOST} more" if len(lost) > MOST_LOST else ""
    return f"{saved} Not told there, or made up: {'; '.join(lost[:MOST_LOST])}{more}."


def unnamed(day: str, score: str) -> str:
    """The name that an entry has unless the person gives it one."""
    return " ".join(filter(None, (day, f"at {score}" if score else ""))) or "A game"


def left(day: str, score: str) -> str:
    """The name of a game that was left for another one."""
    return f"Left {unnamed(day, score)}"


BROKEN: Final = "that entry"
"""What an entry is called whose name can't be read."""


def broken(fault: str) -> str:
    return f"An entry can't be read ({fault}). Download it before you delete it."


def leaves(score: str, *, aside: bool) -> str:
    """What becomes of the game at the table when another one takes its place."""
    if aside:
        return (
            f"The game at the table, at {score}, will be kept in the library: among the last ten "
            "that were left so. The one that was put aside before stays there."
        )
    return f"The game at the table, at {score}, will be put aside; one press leads back to it."


def other_rules() -> str:
    return "These are not the rules in your settings, which stay as they are. Here it is played so:"


def hand(record: Record) -> str:
    """What a hand is: who dealt, the trump, the result or where it stands, the score before."""
    position = record.position
    parts = [f"{SEATS_NAMED[position.dealer]} deals."]
    if position.contract:
        parts.append(_called(position.contract))
    parts.append(_stands(record))
    if record.score != (0, 0):
        parts.append(f"Score before: {score(record.score)}.")
    return " ".join(parts)


def numbered(number: int) -> str:
    """Which of the hands a button is for, for those who hear it."""
    return f"hand {number}"


def heading(number: int, record: Record) -> str:
    """What stands before a hand in the list."""
    return f"{number}. {kind(record)}."


def kind(record: Record) -> str:
    """What a text tells: a deal, a position, a hand in part or whole."""
    if not isinstance(record.start, Deal):
        return "Position"
    if not record.actions:
        return "Deal"
    return "Hand" if record.position.phase is Phase.OVER else "Hand, not over"


def score(pair: Pair) -> str:
    return f"North–South {pair[0]}, East–West {pair[1]}"


def _called(contract: Contract) -> str:
    others = (seat for seat in contract.alone if seat is not contract.maker)
    alone = " alone" * (contract.maker in contract.alone)
    alone += "".join(f", {SEATS_NAMED[seat]} alone" for seat in others)
    return f"{SEATS_NAMED[contract.maker]} called {suit_name(contract.suit)}{alone}."


def _stands(record: Record) -> str:
    """The result of a hand that is over, else whose turn it is."""
    position = record.position
    if position.phase is Phase.OVER:
        return result(outcome(position))
    assert position.turn is not None  # somebody is to act
    return f"{SEATS_NAMED[position.turn]} {_does(position)}."


def _does(position: Position) -> str:
    trick = position.trick
    if trick is None:
        return _ASKED.get(position.phase, "is asked")
    number = sum(position.taken) + 1
    return f"{'plays to' if trick.cards else 'leads to'} trick {number}"


_ASKED: Final = {
    Phase.NAME: "names trump",
    Phase.ORDER: "bids, in the first round",
    Phase.CALL: "bids, in the second round",
    Phase.DISCARD: "puts a card down",
}


def seat(place: Seat, name: str) -> str:
    """A place of the file, with the name that the file gives to it."""
    return f"{SEATS_NAMED[place]} ({name})" if name else SEATS_NAMED[place]
