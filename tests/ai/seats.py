"""Seats at a table for the players' tests: a holding given, the rest dealt at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, TypeVar

from euchre.ai.bot import Bot, Choice
from euchre.ai.levels import bot
from euchre.ai.search import Depth, Searcher
from euchre.engine.actions import Action, Call, Discard, Exchange, Give, OrderUp, Pass, Play
from euchre.engine.cards import Card, Suit, cards
from euchre.engine.deal import Deal
from euchre.engine.position import Pair
from euchre.engine.record import Record
from euchre.engine.rules import CARDS_EACH, Rules, from_codes
from euchre.engine.seats import SEATS, Seat
from euchre.engine.view import view
from euchre.notation.pen import read_position
from euchre.notation.writing import LETTERS

T = TypeVar("T")

HOUSE: Final = Rules()

WAYS: Final = 5
"""So many ways of dealing what a test leaves open: a choice may hang on none of them."""


QUICK: Final[dict[str, Bot]] = {
    "beginner": bot("beginner"),
    "club": bot("club"),
    "search": Searcher(Depth(worlds=3)),
    "search for points": Searcher(Depth(worlds=3, habits=False, wins=False)),
}
"""Players for tests of thousands of positions: the strong ones think about few worlds."""


def deals(dealer: Seat, upcard: str, rules: Rules = HOUSE, **holdings: str) -> Iterator[Deal]:
    """Deals with this up-card in which these seats hold these cards, the others any."""
    given = {Seat[name]: cards(text) for name, text in holdings.items()}
    fixed = {Card.parse(upcard), *(card for held in given.values() for card in held)}
    for way in range(WAYS):
        rest = [card for card in rules.pack if card not in fixed]
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
    """Actions by their words in PEN: `p`, `o*`, `h`, `-9d`, `k`, and `9d` for a card played.

    Cards that are played may run together.
    """
    for word in text.split():
        bare = word.removesuffix("*")
        if word in _PLAIN:
            yield _PLAIN[word]
        elif bare == "o":
            yield OrderUp(alone=bare != word)
        elif len(bare) == 1:
            yield Call(None if bare == "n" else Suit(bare), alone=bare != word)
        elif word.startswith("-"):
            yield Discard(Card.parse(word[1:]))
        elif word.startswith("g"):
            yield Give(Card.parse(word[1:]))
        elif word.startswith("b"):
            yield Exchange(cards(word[1:]))
        else:
            yield from map(Play, cards(word))


_PLAIN: Final[dict[str, Action]] = {letter: kind() for kind, letter in LETTERS.items()}


def answer(
    codes: str, dealer: Seat, upcard: str, so_far: str, score: Pair = (0, 0), **holdings: str
) -> Action:
    """What a club player answers under these rules, however the rest was dealt."""
    rules = from_codes(codes.split(","))
    return _one(
        chosen(Record.of(rules, deal, score, said(so_far))).action
        for deal in deals(dealer, upcard, rules, **holdings)
    )


def bid(
    dealer: Seat,
    upcard: str,
    south: str,
    passes: int,
    score: Pair = (0, 0),
    rules: Rules = HOUSE,
) -> Action:
    """What a club player on South says after so many passes, however the rest was dealt."""
    before = [Pass()] * passes
    return _one(
        chosen(Record.of(rules, deal, score, before)).action
        for deal in deals(dealer, upcard, rules, S=south)
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
        for deal in deals(dealer, upcard, HOUSE, **holdings)
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
