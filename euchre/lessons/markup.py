"""Markup: names of cards, seats and figures in a lesson's prose, and whether they are true.

    {Jh} {Jh Jd}    cards            {S} {W} {N} {E}    a player's name       {suit h}   a suit
    {trump h}       the trump suit   {takes N}          who takes the trick
    {right Jh}      the right bower  {may 9h Jd}        all cards that may be played now
    {left Jd}       the left bower   {tricks NS 3}      tricks taken so far
                                     {points NS 2}      what the finished hand was worth

What claims something of the step's hand is checked against it by `faults`; a test asks that of
every lesson.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from euchre.engine.actions import Play
from euchre.engine.cards import Card, Suit, cards
from euchre.engine.errors import EuchreError
from euchre.engine.judge import legal_actions
from euchre.engine.record import Record
from euchre.engine.scoring import outcome
from euchre.engine.seats import Seat, Side
from euchre.engine.trump import Trump
from euchre.lessons.question import trick_shown, trump_of


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards inside a text."""

    cards: tuple[Card, ...]


Piece = str | Cards | Seat | Suit | int
"""A part of a text: words, cards, a player, a suit or a figure."""

_BRACES: Final = re.compile(r"\{([^{}]*)\}")


def mark(thing: Card | Seat) -> str:
    """How a text names a card or a player."""
    return f"{{{thing.text if isinstance(thing, Card) else thing.name}}}"


def pieces(text: str) -> Iterator[Piece]:
    """The parts of a text. Raises `EuchreError` naming what is in no known form."""
    end = 0
    for found in _BRACES.finditer(text):
        if end < found.start():
            yield text[end : found.start()]
        yield _piece(found[1])
        end = found.end()
    if end < len(text):
        yield text[end:]


def _piece(inside: str) -> Piece:
    match inside.split():
        case [seat] if seat in Seat.__members__:
            return Seat[seat]
        case ["takes", seat] if seat in Seat.__members__:
            return Seat[seat]
        case ["suit" | "trump", letter] if letter in _SUITS:
            return Suit(letter)
        case ["points" | "tricks", side, figure] if side in Side.__members__:
            return int(figure)
        case ["may" | "left" | "right", *shown]:
            return Cards(cards("".join(shown)))
        case [*shown] if shown:
            return Cards(cards("".join(shown)))
        case _:
            raise EuchreError("nothing stands between { and }")


_SUITS: Final = {suit.value for suit in Suit}


def faults(text: str, record: Record | None, trump: Trump | None = None) -> Iterator[str]:
    """What a text claims and the hand does not bear out."""
    for found in _BRACES.finditer(text):
        try:
            _piece(found[1])
            claim, *rest = found[1].split()
            if claim in _CLAIMS and (truth := _truth(claim, rest, record, trump)) != rest:
                yield f"{found[0]}: it is {' '.join(truth)}"
        except (EuchreError, ValueError) as error:
            yield f"{found[0]}: {error}"


_CLAIMS: Final = ("takes", "trump", "right", "left", "may", "tricks", "points")


def _truth(claim: str, rest: list[str], record: Record | None, trump: Trump | None) -> list[str]:
    """What should stand behind the word of a claim."""
    if claim in ("trump", "right", "left"):
        made = trump or trump_of(record)
        told = {"trump": made.suit and made.suit.value, "right": made.right, "left": made.left}
        return [str(told[claim])]
    if record is None:
        raise EuchreError("it claims something of a hand, and there is none")
    position = record.position
    match claim:
        case "takes":
            trick = trick_shown(record)
            return [trick[trump_of(record).best([card for _, card in trick])][0].name]
        case "may":
            may = {one.card.text for one in legal_actions(position) if isinstance(one, Play)}
            return rest if set(rest) == may else sorted(may)
        case "tricks":
            return [rest[0], str(position.taken[Side[rest[0]].index])]
        case _:
            return [rest[0], str(outcome(position).pair[Side[rest[0]].index])]
