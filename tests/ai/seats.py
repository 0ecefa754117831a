"""Seats at a table for the players' tests: a holding given, the rest dealt at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, TypeVar

from euchre.ai.bot import Choice
from euchre.ai.levels import bot
from euchre.engine.actions import Action, Call, Discard, OrderUp, Pass, Play
from euchre.engine.cards import PACK, Card, Suit, cards
from euchre.engine.deal import CARDS_EACH, Deal
from euchre.engine.position import Pair
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat
from euchre.engine.view import view
from euchre.notation.pen import read_position

T = TypeVar("T")

WAYS: Final = 5
"""So many ways of dealing what a test leaves open: a choice may hang on none of them."""


def deals(dealer: Seat, upcard: str, **holdings: str) -> Iterator[Deal]:
    """Deals with this up-card in which these seats hold these cards, the others any."""
    given = {Seat[name]: cards(text) for name, text in holdings.items()}
    fixed = {Card.parse(upcard), *(card for held in given.values() for card in held)}
    for way in range(WAYS):
        rest = [card for card in PACK if card not in fixed]
        Random(way).shuffle(rest)
        held: list[tuple[Card, ...]] = []
        for seat in SEATS:
            known = given.get(seat, ())
            more = CARDS_EACH - len(known)
            held.append((*known, *rest[:more]))
            del rest[:more]
        s, w, n, e = held
        yield Deal(dealer, (s, w, n, e), Card.parse(upcard), tuple(rest))


def said(text: str) -> Iterator[Action]:
    """Actions by their words in PEN: `p`, `o`, `o*`, `h`, `h*`, `-9d`, and `9d` for a card played.

    Cards that are played may run together.
    """
    for word in text.split():
        bare = word.removesuffix("*")
        if word == "p":
            yield Pass()
        elif bare == "o":
            yield OrderUp(alone=bare != word)
        elif len(bare) == 1:
            yield Call(Suit(bare), alone=bare != word)
        elif word.startswith("-"):
            yield Discard(Card.parse(word[1:]))
        else:
            yield from map(Play, cards(word))


def bid(
    dealer: Seat,
    upcard: str,
    south: str,
    passes: int,
    score: Pair = (0, 0),
    rules: Rules | None = None,
) -> Action:
    """What a club player on South says after so many passes, however the rest was dealt."""
    before = [Pass()] * passes
    return _one(
        chosen(Record.of(rules or Rules(), deal, score, before)).action
        for deal in deals(dealer, upcard, S=south)
    )


def put_down(upcard: str, south: str) -> str:
    """What a club player who deals puts down after taking the up-card."""
    before = tuple(said("p p p o"))
    return _one(
        str(_card(chosen(Record.of(Rules(), deal, (0, 0), before)).action))
        for deal in deals(Seat.S, upcard, S=south)
    )


def plays(dealer: Seat, upcard: str, so_far: str, **holdings: str) -> str:
    """The card that a club player plays after these actions, however the rest was dealt."""
    return _one(
        str(_card(chosen(Record.of(Rules(), deal, (0, 0), said(so_far))).action))
        for deal in deals(dealer, upcard, **holdings)
    )


def plays_in(position: str) -> str:
    """The card that the club player to act plays in a composed position."""
    return str(_card(chosen(Record.composed(read_position(position))).action))


def chosen(record: Record, level: str = "club", seed: str = "1") -> Choice:
    """What a player of that level does for whoever's turn it is."""
    seat = record.position.turn
    assert seat is not None
    return bot(level).choose(view(record, seat), Random(seed))


def _card(action: Action) -> Card:
    assert isinstance(action, (Discard, Play))
    return action.card


def _one(found: Iterator[T]) -> T:
    """The one thing found again and again."""
    different = list(dict.fromkeys(found))
    assert len(different) == 1
    return different[0]
