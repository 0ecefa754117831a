"""The reference for the solver: cards played out in every way, by `Trump` alone.

Nothing here is shared with the solver: holdings are tuples of cards, every card is tried, and no
tree is cut short. Positions between two tricks are remembered, since many plays lead to each.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from euchre.ai.bits import bits_of
from euchre.ai.kernel import World
from euchre.engine.cards import JOKER, PACKS, Card, Suit
from euchre.engine.seats import SEATS
from euchre.engine.trump import TRUMPS, Trump

SITTING_OUT: Final = ((), (0,), (1,), (2,), (3,), (0, 1), (1, 2), (2, 3), (3, 0))
"""Nobody, the partner of a loner or of a lone defender, both."""

Known = dict[tuple[tuple[tuple[Card, ...], ...], int], int]
"""The tricks of North-South by holdings and leader."""


class End(NamedTuple):
    """The rest of a hand; seats are numbered as in `SEATS`."""

    trump: Trump
    held: tuple[tuple[Card, ...], ...]  # nothing for a seat that sits out
    order: tuple[int, ...]  # the seats that play, from the leader on
    trick: tuple[Card, ...] = ()

    @property
    def turn(self) -> int:
        return self.order[len(self.trick)]

    @property
    def legal(self) -> tuple[Card, ...]:
        own = self.held[self.turn]
        return (self.trump.follows(own, self.trick[0]) or own) if self.trick else own

    def then(self, card: Card) -> End:
        """A card later; a full trick is taken away and its winner leads."""
        held = list(self.held)
        held[self.turn] = tuple(one for one in held[self.turn] if one is not card)
        end = End(self.trump, tuple(held), self.order, (*self.trick, card))
        return end if len(end.trick) < len(end.order) else led_by(end, end.winner)

    @property
    def winner(self) -> int:
        return self.order[self.trump.best(self.trick)]

    @property
    def world(self) -> World:
        """The same for the solver."""
        s, w, n, e = (bits_of(self.trump, held) for held in self.held)
        trick = tuple(bits_of(self.trump, [card]) for card in self.trick)
        return World((s, w, n, e), self.order, trick, self.trump.suit is not None)


def led_by(end: End, seat: int) -> End:
    """The next trick, led by a seat that plays."""
    at = end.order.index(seat)
    return end._replace(order=(*end.order[at:], *end.order[:at]), trick=())


def north_south(end: End, known: Known) -> int:
    """The tricks still to come that North-South take when both sides play perfectly."""
    if not end.trick:
        if not end.legal:
            return 0
        key = end.held, end.turn
        if key not in known:
            known[key] = _tried(end, known)
        return known[key]
    return _tried(end, known)


def _tried(end: End, known: Known) -> int:
    values = [after(end, card, known) for card in end.legal]
    return min(values) if end.turn % 2 else max(values)


def after(end: End, card: Card, known: Known) -> int:
    """The tricks still to come that North-South take when this card is played."""
    later = end.then(card)
    return north_south(later, known) + (not later.trick and later.turn % 2 == 0)


def worth(end: End) -> dict[Card, int]:
    """The tricks still to come that the player's side takes with each legal card."""
    known: Known = {}
    left = len(end.held[end.turn])
    found = {card: after(end, card, known) for card in end.legal}
    return {card: left - taken if end.turn % 2 else taken for card, taken in found.items()}


def random_end(
    random: Random, cards: int, pack: int, suit: Suit | None, out: Sequence[int] = ()
) -> End:
    """So many cards each, led by anybody who plays."""
    rest = [card for card in PACKS[pack] if suit or card is not JOKER]
    random.shuffle(rest)
    held = [() if at in out else tuple(rest.pop() for _ in range(cards)) for at in range(4)]
    order = tuple(seat.index for seat in SEATS if seat.index not in out)
    return led_by(End(TRUMPS[suit], tuple(held), order), random.choice(order))


def in_the_trick(end: End, random: Random) -> End:
    """At least one card later, not beyond the trick."""
    for _ in range(random.randrange(1, len(end.order))):
        end = end.then(random.choice(end.legal))
    return end
