"""An adversary who tries everything: whether a claim stands, found by playing all of it out.

He has no theory. He deals the hidden cards in every way that the player can't exclude and lets
the others play whatever they may, while the player chooses by what has been seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import comb

from euchre.engine.cards import ALL_CARDS, Card, Suit
from euchre.engine.position import Position
from euchre.engine.seats import SEATS, Seat
from euchre.engine.trump import Trump

World = tuple[int, ...]
"""What the other players hold, in the order of SEATS: a bit for each card."""


def stands(position: Position) -> bool:
    """Whether the player to act can take every trick, however the cards lie and are played."""
    seat, contract, trick = position.acting(), position.made(), position.trick
    assert trick is not None
    game = _Game(contract.trump, seat, others(position))
    order = contract.active_from(trick.leader)
    held = bits(position.holding(seat))
    return game.stands(order, trick.cards, held, frozenset(worlds(position)))


def ways(position: Position) -> int:
    """In how many ways the hidden cards could lie if nothing were known of them."""
    left, found = len(hidden(position)), 1
    for seat in others(position):
        found *= comb(left, len(position.holding(seat)))
        left -= len(position.holding(seat))
    return found


def worlds(position: Position) -> Iterator[World]:
    """Every way in which they may lie by what the player to act knows."""
    yield from _dealt(position, others(position), hidden(position))


def world(position: Position) -> World:
    """How they lie."""
    return tuple(bits(position.holding(seat)) for seat in others(position))


def hidden(position: Position) -> list[Card]:
    """The cards that the player to act has not seen; the position knows its kitty."""
    table, seat = position.table, position.acting()
    assert table.kitty is not None
    kitty = () if table.kitty_seen else table.kitty
    held = [card for one in SEATS if one is not seat for card in position.holding(one)]
    mine = position.put_down_by(seat)
    return [*held, *kitty, *(card for card in table.put_down if card not in mine)]


def others(position: Position) -> list[Seat]:
    """The other seats that play."""
    playing = position.made().is_active
    return [seat for seat in SEATS if playing(seat) and seat is not position.turn]


def bits(cards: Iterable[Card]) -> int:
    return sum(1 << card.index for card in cards)


def _dealt(position: Position, seats: Sequence[Seat], left: list[Card]) -> Iterator[World]:
    if not seats:
        if position.table.upcard not in left or None in _upcard_places(position):
            yield ()
        return
    first, size = seats[0], len(position.holding(seats[0]))
    for holding in combinations([c for c in left if _may_hold(position, first, c)], size):
        rest = [card for card in left if card not in holding]
        for further in _dealt(position, seats[1:], rest):
            yield (bits(holding), *further)


def _may_hold(position: Position, seat: Seat, card: Card) -> bool:
    shown = position.made().trump.suit_of(card) in position.voids[seat.value]
    if shown and position.rules.renege == "prevent":
        return False
    return card is not position.table.upcard or seat in _upcard_places(position)


def _upcard_places(position: Position) -> set[Seat | None]:
    """Who may hold an up-card that the dealer took; None when nobody who plays may."""
    contract, dealer, rules = position.made(), position.dealer, position.rules
    changed = len(position.table.put_down) > position.dealer_discards
    may_give = changed and contract.loner is dealer.partner
    may_put_down = rules.discard_upcard or (changed and contract.loner is dealer)
    if contract.is_active(dealer):
        return {dealer, None} if may_put_down else {dealer}
    return {dealer.partner, None} if may_give else {None}


class _Game:
    """Play for all the tricks, by one who sees only what is played."""

    def __init__(self, trump: Trump, me: Seat, others: Sequence[Seat]) -> None:
        self.trump, self.me, self.others = trump, me, others
        self.suits = {suit: bits(c for c in ALL_CARDS if trump.suit_of(c) is suit) for suit in Suit}
        self.leads: dict[tuple[int, frozenset[World]], bool] = {}
        self.read: dict[int, list[Card]] = {}  # holdings read before, as it takes long

    def stands(
        self, order: tuple[Seat, ...], trick: tuple[Card, ...], held: int, worlds: frozenset[World]
    ) -> bool:
        """Whether some way of playing takes all the tricks in each of these worlds."""
        at = order.index(self.me)
        if at < len(trick) and self.trump.best(trick) != at:
            return False
        if len(trick) == len(order):
            return not held or self._goes_on((*order[at:], *order[:at]), held, worlds)
        if at == len(trick):
            after = ((card, held ^ (1 << card.index)) for card in self._legal(held, trick))
            return any(self.stands(order, (*trick, card), rest, worlds) for card, rest in after)
        seen = self._plays(order[len(trick)], trick, worlds).items()
        return all(self.stands(order, (*trick, card), held, left) for card, left in seen)

    def _goes_on(self, order: tuple[Seat, ...], held: int, worlds: frozenset[World]) -> bool:
        """Whether that is so from the next lead on; worked out once, whatever has led there."""
        if (held, worlds) not in self.leads:
            self.leads[held, worlds] = self.stands(order, (), held, worlds)
        return self.leads[held, worlds]

    def _plays(
        self, seat: Seat, trick: tuple[Card, ...], worlds: frozenset[World]
    ) -> dict[Card, frozenset[World]]:
        """What a seat may play, each with the worlds in which it does, without that card."""
        at = self.others.index(seat)
        found: dict[Card, set[World]] = {}
        for world in worlds:
            for card in self._legal(world[at], trick):
                left = (*world[:at], world[at] ^ (1 << card.index), *world[at + 1 :])
                found.setdefault(card, set()).add(left)
        strongest_first = sorted(found, key=self.trump.strength, reverse=True)
        return {card: frozenset(found[card]) for card in strongest_first}

    def _legal(self, held: int, trick: tuple[Card, ...]) -> list[Card]:
        follow = held & self.suits[self.trump.suit_of(trick[0])] if trick else 0
        return self._cards(follow or held)

    def _cards(self, held: int) -> list[Card]:
        if held not in self.read:
            self.read[held] = [card for card in ALL_CARDS if held >> card.index & 1]
        return self.read[held]
