"""Kernel: who takes how many tricks when everybody sees everything, on plain ints for speed.

A card is one bit of an int, a holding the bits of its cards. For one trump the bits are laid out
suit by suit, trump on top, each from the weakest card up, so that of the cards that follow or are
trumps the largest int takes the trick. A seat that sits out is an empty holding.

The one question that is searched is whether the leader's side takes at least so many of the tricks
left. Points and exact figures are a few such questions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from euchre.engine.cards import ALL_CARDS, Card, Suit
from euchre.engine.trump import Trump

WIDTH: Final = 10
"""Bits of a suit: seven to ace without the jack, both bowers and the joker."""

_SUIT_BITS: Final = (1 << WIDTH) - 1
_SUITS: Final = tuple(_SUIT_BITS << WIDTH * place for place in range(4))
_TRUMPS: Final = _SUITS[3]

Four = tuple[int, int, int, int]
"""Four holdings, from the leader on."""

Question = Callable[[int, int, int, int, int, int], bool]
"""Holdings from the leader on, tricks left, tricks wanted by the leader's side."""


@cache
def coded(trump: Trump) -> tuple[int, ...]:
    """The bit of each card under a trump, in the order of `ALL_CARDS`; 0 for one without a suit."""
    bits = [0] * len(ALL_CARDS)
    suits = [suit for suit in Suit if suit is not trump.suit]
    for place, suit in enumerate((*suits, trump.suit) if trump.suit else suits):
        for at, card in enumerate(reversed(trump.order(suit, ALL_CARDS))):
            bits[card.index] = 1 << WIDTH * place + at
    return tuple(bits)


@cache
def decoded(trump: Trump) -> dict[int, Card]:
    """The card of each bit under a trump."""
    return {bit: ALL_CARDS[index] for index, bit in enumerate(coded(trump)) if bit}


def holding_bits(trump: Trump, cards: Iterable[Card]) -> int:
    """A holding as an int under a trump."""
    bits = coded(trump)
    return sum(bits[card.index] for card in cards)


_SUIT_OF: Final = {1 << at: _SUITS[at // WIDTH] for at in range(4 * WIDTH)}
"""All the bits of a card's suit."""


@cache
def _runs(own: int, out: int) -> tuple[int, ...]:
    """One card of each run of equals of one suit, the weakest first.

    Two cards are equal when nothing that is still out stands between them.
    """
    found, last_was_own = [], False
    for at in range(out.bit_length()):
        bit = 1 << at
        if not out & bit:
            continue
        if own & bit and not last_was_own:
            found.append(bit)
        last_was_own = bool(own & bit)
    return tuple(found)


def _choices(own: int, out: int) -> Sequence[int]:
    """Cards that are really different ones, of all the suits in a holding."""
    found: tuple[int, ...] = ()
    for suit in _SUITS:
        if own & suit:
            found += _runs(own & suit, out & suit)
    return found


def question(trumps: bool = True) -> Question:
    """A fresh search for one deal; it remembers what it has found out.

    Answers whether the leader's side takes at least so many of the tricks left. `trumps` is
    False when there is no trump suit.
    """
    top = _TRUMPS if trumps else 0
    power = {bit: suit | top for bit, suit in _SUIT_OF.items()}  # what can win when this is led
    known: dict[tuple[int, int, int, int, int], bool] = {}
    suit_of, choices = _SUIT_OF, _choices

    def takes(h0: int, h1: int, h2: int, h3: int, tricks: int, wanted: int) -> bool:
        if wanted <= 0:
            return True
        if wanted > tricks:
            return False
        if tricks == 1:
            m = power[h0]
            ours, theirs = max(h0, h2 & m), max(h1 & m, h3 & m)
            return ours > theirs
        key = (h0, h1, h2, h3, wanted)
        found = known.get(key)
        if found is None:
            found = known[key] = search(h0, h1, h2, h3, tricks, wanted)
        return found

    def search(h0: int, h1: int, h2: int, h3: int, tricks: int, wanted: int) -> bool:
        out = h0 | h1 | h2 | h3
        sure = boss_trumps(out & top, h0, h1, h3)
        if sure >= wanted:
            return True
        if tricks + sure < wanted:
            return False
        rest = tricks - 1
        for c0 in leads(h0, out):
            m, suit = power[c0], suit_of[c0]
            n0 = h0 ^ c0
            for c1 in ordered(choices(h1 & suit or h1, out), m, c0):
                b1 = c1 & m
                n1 = h1 ^ c1
                for c2 in ordered(choices(h2 & suit or h2, out), m, c0 if c0 > b1 else b1):
                    b2 = c2 & m
                    ours = c0 if c0 > b2 else b2
                    n2 = h2 ^ c2
                    for c3 in ordered(choices(h3 & suit or h3, out), m, ours if ours > b1 else b1):
                        b3 = c3 & m
                        theirs = b1 if b1 > b3 else b3
                        n3 = h3 ^ c3
                        if ours > theirs:
                            if c0 > b2:
                                good = takes(n0, n1, n2, n3, rest, wanted - 1)
                            else:
                                good = takes(n2, n3, n0, n1, rest, wanted - 1)
                        elif b1 > b3:
                            good = not takes(n1, n2, n3, n0, rest, rest - wanted + 1)
                        else:
                            good = not takes(n3, n0, n1, n2, rest, rest - wanted + 1)
                        if not good:
                            break
                    else:
                        break  # this card of the partner's does
                else:
                    break  # nothing that the partner plays does against this card
            else:
                return True  # the lead does against whatever the opponents play
        return False

    return takes


def ordered(cards: Sequence[int], power: int, best: int) -> Sequence[int]:
    """The cards that beat the best so far, the cheapest first, then the others from the lowest."""
    if len(cards) < 2:
        return cards or (0,)
    return [c for c in cards if c & power > best] + [c for c in cards if c & power <= best]


def leads(own: int, out: int) -> Sequence[int]:
    """Boss cards first, from trump down, then the others."""
    cards = _choices(own, out)
    if len(cards) < 2:
        return cards
    bosses = [c for c in cards if not out & _SUIT_OF[c] & -(c << 1)]
    return bosses[::-1] + [c for c in cards if c not in bosses]


def boss_trumps(out: int, leader: int, left: int, right: int) -> int:
    """Tricks that the leader's highest trumps are sure of; minus those of one opponent's."""
    if not out:
        return 0
    highest = 1 << out.bit_length() - 1
    if leader & highest:
        return _above(leader, out)
    if left & highest:
        return -_above(left, out)
    return -_above(right, out) if right & highest else 0


def _above(own: int, out: int) -> int:
    """How many of one's cards are above everybody else's: each takes a trick, whoever leads."""
    return (own & out & -1 << (out & ~own).bit_length()).bit_count()


class World(NamedTuple):
    """A deal that everybody sees, at one seat's turn to play; all cards as bits of its trump."""

    holdings: Four  # in the order of SEATS; nothing for a seat that sits out
    order: tuple[int, ...]  # the seats that play, from the leader of this trick on
    trick: tuple[int, ...] = ()  # the cards on the table
    trumps: bool = True  # whether there is a trump suit

    @property
    def turn(self) -> int:
        return self.order[len(self.trick)]

    @property
    def legal(self) -> int:
        """The cards that may be played."""
        own = self.holdings[self.turn]
        return own & _SUIT_OF[self.trick[0]] or own if self.trick else own

    @property
    def tricks(self) -> int:
        """How many tricks are still to be taken, this one too."""
        return self.holdings[self.turn].bit_count()

    def then(self, card: int) -> World:
        """The world after the seat at turn has played this card, the trick gathered or not."""
        held = list(self.holdings)
        held[self.turn] ^= card
        n0, n1, n2, n3 = held
        return self._replace(holdings=(n0, n1, n2, n3), trick=(*self.trick, card))


def card_tricks(world: World) -> dict[int, int]:
    """What each legal card is worth: the tricks still to come that its player's side takes.

    Everybody plays as well as one can who sees all cards.
    """
    search, side = question(world.trumps), world.turn % 2
    out = _out(world)
    most, worth = world.tricks, dict[int, int]()
    while not _takes(search, world, side, most):
        most -= 1
    for card in _choices(world.legal, out):
        after, tricks = world.then(card), most
        while not _takes(search, after, side, tricks):
            tricks -= 1
        worth |= dict.fromkeys(_equals(card, world.legal, out), tricks)
    return worth


def _out(world: World) -> int:
    out = sum(world.trick)
    for held in world.holdings:
        out |= held
    return out


def _equals(card: int, own: int, out: int) -> Iterable[int]:
    """A card and those of its run above it, which take the same tricks."""
    suit = _SUIT_OF[card]
    while card & own:
        yield card
        higher = out & suit & -(card << 1)
        card = higher & -higher


def _takes(search: Question, world: World, side: int, wanted: int) -> bool:
    """Whether a side takes at least so many of the tricks left."""
    if len(world.trick) == len(world.order):
        return _goes_on(search, world, side, wanted)
    ours = world.turn % 2 == side
    cards = _choices(world.legal, _out(world))
    found = (_takes(search, world.then(card), side, wanted) for card in cards)
    return any(found) if ours else all(found)


def _goes_on(search: Question, world: World, side: int, wanted: int) -> bool:
    """The same once the trick is complete."""
    power = _SUIT_OF[world.trick[0]] | (_TRUMPS if world.trumps else 0)
    winner = world.order[max(range(len(world.trick)), key=lambda at: world.trick[at] & power)]
    h, rest = world.holdings, max(held.bit_count() for held in world.holdings)
    if not rest:
        return wanted <= (winner % 2 == side)
    from_winner = (h[winner], h[(winner + 1) % 4], h[(winner + 2) % 4], h[(winner + 3) % 4])
    if winner % 2 == side:
        return search(*from_winner, rest, wanted - 1)
    return not search(*from_winner, rest, rest - wanted + 1)
