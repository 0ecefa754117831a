"""Draw: who deals the first hand of a game, and the cards that were turned up to find out."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle
from random import Random

from euchre.engine.cards import Card, Rank, Suit
from euchre.engine.deal import shuffled
from euchre.engine.errors import EuchreError
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat

Turned = tuple[tuple[Seat, Card], ...]
"""Cards dealt face up one at a time, each with the seat that it fell to."""

_BLACK = (Suit.SPADES, Suit.CLUBS)


def first_dealer(rules: Rules, seed: str) -> tuple[Seat, Turned]:
    """Who deals first in the game of that seed, and what was turned up for it (R10-R13).

    A house that chooses its dealer is given South; `Game.new` takes another. The jack falls to
    some seats more often than to others, so the seat that the deal begins with is drawn first.
    """
    random = Random(f"{seed}/dealer")
    drawn = random.choice(SEATS)
    match rules.first_dealer:
        case "random":
            return drawn, ()
        case "seat":
            return Seat.S, ()
        case how:
            turned = turned_up(shuffled(random, rules.pack), drawn, black=how == "black_jack")
            return turned[-1][0], turned


def turned_up(pack: Iterable[Card], first: Seat, *, black: bool) -> Turned:
    """The cards up to the first jack, or the first black one: who gets it deals (R11, R12).

    Raises `EuchreError` for a pack without such a jack.
    """
    turned: list[tuple[Seat, Card]] = []
    for seat, card in zip(cycle(first.round_from), pack):
        turned.append((seat, card))
        if card.rank is Rank.JACK and (not black or card.suit in _BLACK):
            return tuple(turned)
    raise EuchreError("there is no jack to be dealt")
