"""Kernel: who takes how many tricks when everybody sees everything, on plain ints for speed.

Cards are bits, see `bits`. A seat that sits out is an empty holding.

The one question that is searched is whether the leader's side takes at least so many of the tricks
left. Points and exact figures are a few such questions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from euchre.ai.bits import SUIT_OF, SUITS, TRUMPS, WIDTH, Four

_OFF_SUITS: Final = SUITS[:3]

Takes = Callable[[int, int, int, int, int, int], bool]
"""Holdings from the leader on, tricks left, tricks wanted by the leader's side."""

TrickTakes = Callable[[int, int, int, int, int, int, int, int, int, int], bool]
"""Holdings from the leader on, what each may play now, tricks left, tricks wanted."""

_HIGHER: Final = {bit: suit & -(bit << 1) for bit, suit in SUIT_OF.items()}
"""The bits above a card's in its suit."""


@lru_cache(maxsize=8192)
def _runs(own: int, out: int) -> tuple[int, ...]:
    """One card of each run of equals of one suit, the weakest first.

    Two cards are equal when nothing that is still out stands between them.
    """
    found, below = [], 0
    for bit in (1 << at for at in range(out.bit_length())):
        if bit & out:
            if bit & own and not below & own:
                found.append(bit)
            below = bit
    return tuple(found)


def _choices(own: int, out: int) -> Sequence[int]:
    """Cards that are really different ones, suit by suit, trumps last."""
    found: tuple[int, ...] = ()
    for suit in SUITS:
        if own & suit:
            found += _runs(own & suit, out & suit)
    return found


def _leads(own: int, out: int) -> Sequence[int]:
    """Boss cards first, from trump down, then the others."""
    cards = _choices(own, out)
    if len(cards) < 2:
        return cards
    bosses = [c for c in cards if not out & _HIGHER[c]]
    return bosses[::-1] + [c for c in cards if out & _HIGHER[c]] if bosses else cards


def _replies(own: int, suit: int, out: int, power: int, best: int) -> Sequence[int]:
    """The cards that beat the best so far, the cheapest first, then the others from the lowest."""
    follow = own & suit
    cards = _runs(follow, out & suit) if follow else _choices(own, out)
    if not cards:
        return (0,)
    if cards[-1] & power <= best or cards[0] & power > best:
        return cards
    return [c for c in cards if c & power > best] + [c for c in cards if c & power <= best]


def _settled(
    h0: int, h1: int, h2: int, h3: int, tricks: int, wanted: int, trump: int
) -> bool | None:
    """The answer where high cards give it away, else None.

    A trump that no opponent can beat is a trick for its side, whenever it is played; a sure lead
    from another suit is one more.
    """
    ours, theirs, own = (h0 | h2) & trump, (h1 | h3) & trump, 0
    if ours > theirs:
        above = ours & -1 << theirs.bit_length()
        own = (h0 & above).bit_count()
        if own >= wanted or (h2 & above).bit_count() >= wanted:
            return True
    else:
        above = theirs & -1 << ours.bit_length()
        most = tricks - wanted
        if (h1 & above).bit_count() > most or (h3 & above).bit_count() > most:
            return False
    return True if wanted == own + 1 and _wins_off_suit(h0, h1, h3, trump) else None


def _wins_off_suit(leader: int, left: int, right: int, trump: int) -> bool:
    """Whether the leader has an off-suit card that no opponent can beat or ruff now."""
    for suit in _OFF_SUITS if trump else SUITS:
        boss = leader & suit > (left | right) & suit
        if boss and (left & suit or not left & trump) and (right & suit or not right & trump):
            return True
    return False


class Question:
    """A fresh search for one deal; it remembers what it has found out."""

    __slots__ = ("takes", "trick")

    takes: Takes
    """Whether the leader's side takes at least so many of the tricks left."""
    trick: TrickTakes
    """The same, with what each seat may play to this trick beside what it holds."""

    def __init__(self, trumps: bool = True) -> None:
        self.takes, self.trick = _searches(TRUMPS if trumps else 0)


def _searches(trump: int) -> tuple[Takes, TrickTakes]:
    power = {bit: suit | trump for bit, suit in SUIT_OF.items()}  # what can win when this is led
    known: dict[tuple[int, int, int, int, int], bool] = {}
    enough = 1 << 4 * WIDTH  # above every card: asked to beat it, one plays low first
    suit_of, leads, replies, settled = SUIT_OF, _leads, _replies, _settled

    def takes(h0: int, h1: int, h2: int, h3: int, tricks: int, wanted: int) -> bool:
        if not 0 < wanted <= tricks:
            return wanted <= 0
        if tricks == 1:
            m = power[h0]
            return max(h0, h2 & m) > max(h1 & m, h3 & m)
        key = (h0, h1, h2, h3, wanted)
        found = known.get(key)
        if found is None:
            found = settled(h0, h1, h2, h3, tricks, wanted, trump)
            if found is None:
                found = trick(h0, h1, h2, h3, h0, h1, h2, h3, tricks, wanted)
            known[key] = found
        return found

    def trick(
        h0: int,
        h1: int,
        h2: int,
        h3: int,
        q0: int,
        q1: int,
        q2: int,
        q3: int,
        tricks: int,
        wanted: int,
    ) -> bool:
        out = h0 | h1 | h2 | h3
        rest = tricks - 1
        for c0 in leads(q0, out):
            m, suit = power[c0], suit_of[c0]
            n0 = h0 ^ c0
            open_to_last = (q3 & suit or q3) & m > c0
            for c1 in replies(q1, suit, out, m, c0):
                b1, n1 = c1 & m, h1 ^ c1
                best = b1 if b1 > c0 else c0 if open_to_last else enough  # low if the lead stands
                for c2 in replies(q2, suit, out, m, best):
                    b2, n2 = c2 & m, h2 ^ c2
                    ours = c0 if c0 > b2 else b2
                    for c3 in replies(q3, suit, out, m, ours if ours > b1 else enough):
                        b3, n3 = c3 & m, h3 ^ c3
                        theirs = b1 if b1 > b3 else b3
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

    return takes, trick


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
        return own & SUIT_OF[self.trick[0]] or own if self.trick else own

    @property
    def tricks(self) -> int:
        """How many tricks are still to be taken, this one too."""
        return self.holdings[self.turn].bit_count()


def card_levels(world: World, side: int, levels: Sequence[int], cards: int = -1) -> dict[int, int]:
    """How many of the levels a side reaches after each legal card; 0 is North-South.

    The levels are numbers of tricks still to come, rising. Everybody plays as well as one can
    who sees all cards. `cards`: only these, and those equal to them.
    """
    search, tricks, leader, turn = Question(world.trumps), world.tricks, world.order[0], world.turn
    held, may = list(world.holdings), list(world.holdings)
    for seat, card in zip(world.order, world.trick):
        held[seat] |= card
        may[seat] = card
    h = [held[(leader + at) & 3] for at in range(4)]
    q = [may[(leader + at) & 3] for at in range(4)]
    mine, ours = (turn - leader) & 3, leader % 2 == side

    def reached(card: int) -> int:
        q[mine] = card
        count = 0
        for level in levels:
            wanted = level if ours else tricks - level + 1
            if search.trick(*h, *q, tricks, wanted) is not ours:  # type: ignore[call-arg]
                break
            count += 1
        return count

    out, worth = h[0] | h[1] | h[2] | h[3], dict[int, int]()
    for card in _choices(world.legal, out):
        equals = tuple(_equals(card, world.legal, out))
        if any(one & cards for one in equals):
            worth |= dict.fromkeys(equals, reached(card))
    return worth


def card_tricks(world: World) -> dict[int, int]:
    """What each legal card is worth: the tricks still to come that its player's side takes.

    Everybody plays as well as one can who sees all cards.
    """
    return card_levels(world, world.turn % 2, range(1, world.tricks + 1))


def _equals(card: int, own: int, out: int) -> Iterable[int]:
    """A card and those of its run above it, which take the same tricks."""
    while card & own:
        yield card
        higher = out & _HIGHER[card]
        card = higher & -higher
