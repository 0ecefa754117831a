"""A lesson's prose as elements: cards, players, suits, and euchre's words that open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, assert_never

from euchre.app.html import Child, Element, el
from euchre.app.screens.glossary import glossed, meanings
from euchre.app.screens.parts import small_faces, suit_sign
from euchre.app.words import suit_name, suit_title
from euchre.app.words.learn import player
from euchre.app.words.names import GAP, Names
from euchre.engine.cards import Suit
from euchre.engine.seats import Seat
from euchre.lessons.markup import Cards, Piece, pieces


def prose(text: str, names: Names, place: str, *, opens: bool = True) -> tuple[Child, ...]:
    """What stands inside a paragraph; `opens` says whether euchre's words open their meaning."""
    parts = tuple(pieces(text))
    shown = (
        _piece(part, before, names, f"{place}-{at}" if opens else "")
        for at, (before, part) in enumerate(zip(("", *parts), parts))
    )
    return tuple(child for some in shown for child in some)


def prose_meanings(text: str, place: str) -> Iterator[Element]:
    """What these words of euchre mean."""
    for at, part in enumerate(pieces(text)):
        if isinstance(part, str):
            yield from meanings(part, f"{place}-{at}")


def paragraph(text: str, names: Names, id_: str) -> Iterable[Element]:
    """A text and what its words mean."""
    yield el("p", prose(text, names, id_), id=id_, class_="taught")
    yield from prose_meanings(text, id_)


def _piece(part: Piece, before: Piece, names: Names, place: str) -> Iterator[Child]:
    begins = isinstance(before, str) and before.rstrip()[-1:] in _ENDS
    match part:
        case str():
            yield from glossed(part, place) if place else (part,)
        case Cards(cards):
            yield el("span", small_faces(cards), class_="some-cards")
        case Seat():
            yield el("b", player(part, names, begins=begins))
        case Suit():
            name = suit_title(part) if begins else suit_name(part)
            yield el("span", suit_sign(part), GAP, name, class_="a-suit", data_suit=part.value)
        case int():
            yield str(part)
        case _:
            assert_never(part)


_ENDS: Final = ("", ".", "?", "!", ":")
"""What a sentence may begin behind."""
