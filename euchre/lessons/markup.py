"""Markup: names of cards, seats and figures in a lesson's prose, and whether they are true.

    {Jh} {Jh Jd}    cards            {S} {W} {N} {E}    a player's name       {suit h}   a suit
    {trump h}       the trump suit   {takes N}          who takes the trick
    {void c}        a suit that South has no card of
    {right Jh}      the right bower  {dealer E}         who dealt
    {left Jd}       the left bower   {maker N}          who made trump
    {upcard Qs}     the up-card      {leads W}          who leads to the trick
    {led Ad}        the card led     {turn S}           whose turn it is
    {may 9h Jd}     all cards that may be played now
    {tricks NS 3}   tricks taken     {points NS 2}      what the finished hand was worth
    {score NS 7}    points before the hand              {total NS 9}    and after it
    {out 2}         trumps that South has not seen

What claims something of the step's hand is checked against it by `faults`; a test asks that of
every lesson.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from euchre.ai.known import Known
from euchre.engine.actions import Play
from euchre.engine.cards import Card, Suit, cards
from euchre.engine.errors import EuchreError
from euchre.engine.judge import legal_actions
from euchre.engine.position import Pair
from euchre.engine.record import Record
from euchre.engine.scoring import outcome, score_after
from euchre.engine.seats import Seat, Side
from euchre.engine.trump import TRUMPS, Trump
from euchre.engine.view import view
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
        case ["takes" | "dealer" | "maker" | "leads" | "turn", seat] if seat in Seat.__members__:
            return Seat[seat]
        case ["suit" | "trump" | "void", letter] if letter in _SUITS:
            return Suit(letter)
        case ["points" | "tricks" | "score" | "total", side, figure] if (
            side in Side.__members__ and _FIGURE.fullmatch(figure)
        ):
            return int(figure)
        case ["out", figure] if _FIGURE.fullmatch(figure):
            return int(figure)
        case ["may" | "left" | "right" | "upcard" | "led", *shown] if shown:
            return Cards(cards("".join(shown)))
        case [*shown] if shown:
            return Cards(cards("".join(shown)))
        case _:
            raise EuchreError("nothing stands between { and }")


_SUITS: Final = {suit.value for suit in Suit}
_FIGURE: Final = re.compile("-?[0-9]{1,3}")


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


def _truth(claim: str, rest: list[str], record: Record | None, trump: Trump | None) -> list[str]:
    """What should stand behind the word of a claim."""
    if claim in ("trump", "right", "left"):
        made = trump or trump_of(record)
        told = {"trump": made.suit and made.suit.value, "right": made.right, "left": made.left}
        return [str(told[claim])]
    if record is None:
        raise EuchreError("it claims something of a hand, and there is none")
    return _OF_HANDS[claim](record, rest)


def _void(record: Record, rest: list[str]) -> list[str]:
    position = record.position
    trump = position.contract.trump if position.contract else TRUMPS[None]
    follow = trump.order(Suit(rest[0]), position.holding(Seat.S))
    return ["held:", *(card.text for card in follow)] if follow else rest


def _takes(record: Record, _: list[str]) -> list[str]:
    trick = trick_shown(record)
    return [trick[trump_of(record).best([card for _, card in trick])][0].name]


def _maker(record: Record, _: list[str]) -> list[str]:
    contract = record.position.contract
    return [contract.maker.name if contract else "nobody"]


def _leads(record: Record, _: list[str]) -> list[str]:
    trick = record.position.trick
    return [trick.leader.name if trick else "nobody"]


def _turn(record: Record, _: list[str]) -> list[str]:
    turn = record.position.turn
    return [turn.name if turn else "nobody"]


def _may(record: Record, rest: list[str]) -> list[str]:
    may = {one.card.text for one in legal_actions(record.position) if isinstance(one, Play)}
    return rest if set(rest) == may else sorted(may)


def _out(record: Record, _: list[str]) -> list[str]:
    contract = record.position.made()
    return [str(len(Known(view(record, Seat.S), contract).out(contract.suit)))]


def _total(record: Record, rest: list[str]) -> list[str]:
    return _of_side(score_after(record.position), rest)


def _of_side(pair: Pair, rest: list[str]) -> list[str]:
    return [rest[0], str(pair[Side[rest[0]].index])]


_OF_HANDS: Final[dict[str, Callable[[Record, list[str]], list[str]]]] = {
    "takes": _takes,
    "dealer": lambda record, _: [record.position.dealer.name],
    "maker": _maker,
    "leads": _leads,
    "turn": _turn,
    "upcard": lambda record, _: [record.position.table.upcard.text],
    "led": lambda record, _: [trick_shown(record)[0][1].text],
    "void": _void,
    "may": _may,
    "out": _out,
    "tricks": lambda record, rest: _of_side(record.position.taken, rest),
    "points": lambda record, rest: _of_side(outcome(record.position).pair, rest),
    "score": lambda record, rest: _of_side(record.score, rest),
    "total": _total,
}
_CLAIMS: Final = ("trump", "right", "left", *_OF_HANDS)
