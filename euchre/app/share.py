"""Share: the present game as a file, and its hand as a link. Pure."""

from __future__ import annotations

from typing import Final

from euchre.app.settings import Settings
from euchre.engine.game import Game
from euchre.engine.position import Position
from euchre.engine.record import Record
from euchre.engine.seats import SEATS, Seat
from euchre.notation.file import Entry, PenFile
from euchre.notation.writing import write
from euchre.notation.writing_file import write_file

SEAT_TAGS: Final = {Seat.S: "South", Seat.W: "West", Seat.N: "North", Seat.E: "East"}
"""By which a file names the players; they are the same in every language."""


def pen_file(game: Game, settings: Settings, day: str) -> PenFile:
    """The game's hands, with who played, the seed and the day if it is known."""
    names = ((SEAT_TAGS[seat], settings.name(seat)) for seat in SEATS)
    score = f"{game.score[0]}-{game.score[1]}"
    tags = (
        *names,
        ("Seed", game.seed),
        *((("Date", day),) if day else ()),
        ("Result", score if game.winner else "*"),
    )
    return PenFile(tags, tuple(map(Entry, game.hands)))


def pen_text(game: Game, settings: Settings, day: str) -> str:
    return write_file(pen_file(game, settings, day))


def egn_text(game: Game, settings: Settings, day: str) -> tuple[str, tuple[str, ...]]:
    """The game as EGN, and what of it had no room there or was made up.

    Raises `NotationError` for what can't be told there.
    """
    # Imported here, as few people ask for it.
    from euchre.notation.egn import write_egn

    written = write_egn(pen_file(game, settings, day), fill=True)
    return written.text, tuple(map(str, written.losses))


def link(page: str, thing: Record | Position) -> str:
    """The address of a page that opens with this hand or position."""
    from urllib.parse import quote

    return f"{page}?pen={quote(write(thing).replace(' ', '_'), safe='/:=-_,@')}"
