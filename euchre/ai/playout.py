"""Playout: a hand played to its end by quick players, who know their own cards and the play.

Cards are bits as in `kernel`. The players lead and follow by plain rules without counting chances:
a whole hand takes a tenth of a millisecond, so that a search can play out hundreds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from euchre.ai.bits import SUIT_OF, TRUMPS, WIDTH
from euchre.ai.kernel import World

_OFF: Final = tuple(SUIT_OF[1 << WIDTH * place] for place in range(3))
_ALL: Final = (*_OFF, TRUMPS)
_BOWERS: Final = 0b11 << 4 * WIDTH - 3

MAKER, MAKERS_PARTNER, DEFENDER = 2, 1, 0


class Table(NamedTuple):
    """What all may know of a hand in play, but for the trick."""

    roles: tuple[int, int, int, int]
    unplayed: int  # the cards that somebody may still hold
    voids: tuple[int, int, int, int]  # the suits that each seat has failed to follow


def lead(own: int, others: int, role: int, draws: bool, trump: int) -> int:
    """The card to lead; `draws`: whether an opponent may still hold a trump."""
    trumps = own & trump
    if trumps:
        top = 1 << trumps.bit_length() - 1
        boss = top > others & trump
        if draws:
            if role == MAKER and (boss or trumps != top):
                return top
            if role == MAKERS_PARTNER and (boss or top & _BOWERS):
                return top
            if boss and own.bit_count() <= 3:
                return top
    return _lead_off(own, others, trump) or (top if boss else trumps & -trumps)


def _lead_off(own: int, others: int, trump: int) -> int:
    """A boss card of the suit that most others may hold, or a low one of the longest suit."""
    boss = low = 0
    most = longest = -1
    for suit in _ALL:
        mine = own & suit
        if not mine or suit == trump:
            continue
        theirs = others & suit
        top = 1 << mine.bit_length() - 1
        if top > theirs:
            out = theirs.bit_count()
            if out > most:
                most, boss = out, top
        elif (length := mine.bit_count()) > longest:
            longest, low = length, mine & -mine
    return boss or low


def follow(
    own: int, others: int, suit: int, trump: int, best: int, ours: bool, left: int, ruffs: bool
) -> int:
    """The card to follow with.

    `suit` was led and `best` is winning, for our side if `ours`; `left` opponents are to play,
    one of whom may trump for all one knows if `ruffs`.
    """
    cards = own & suit
    if not cards:
        return _follow_void(own, others, suit, trump, best, ours, left, ruffs)
    low = cards & -cards
    if cards == low or best & trump & ~suit or cards < best:
        return low
    winners = cards & -(best << 1)
    if not winners:
        return low
    top = 1 << winners.bit_length() - 1
    if ours:
        above = others & suit & -(best << 1)
        return top if left and above and top > others & suit else low
    if not left:
        return winners & -winners
    if top > others & suit or left == 1:
        return top
    return low


def _follow_void(
    own: int, others: int, suit: int, trump: int, best: int, ours: bool, left: int, ruffs: bool
) -> int:
    trumps = own & trump
    if not trumps:
        return _throw(own, others, trump)
    if ours:
        above = others & suit & -(best << 1)
        if not left or best & trump or (above.bit_count() < 2 and not ruffs):
            return _throw(own, others, trump)
    winners = trumps & -(best << 1) if best & trump else trumps
    return winners & -winners or _throw(own, others, trump)


def _throw(own: int, others: int, trump: int) -> int:
    """The card that is missed least: no trump, no boss, one that leaves a void."""
    trumps = own & trump
    found, lowest = 0, 1000
    for place, suit in enumerate(_ALL):
        mine = own & suit
        if not mine or suit == trump:
            continue
        low = mine & -mine
        cost = 2 * ((low >> WIDTH * place).bit_length())
        if low > others & suit:
            cost += 30
        elif trumps and mine == low:
            cost -= 3
        if cost < lowest:
            found, lowest = low, cost
    return found or trumps & -trumps


def play_out(world: World, table: Table) -> int:
    """The tricks still to come that North-South take."""
    held, unplayed, voids = list(world.holdings), table.unplayed, list(table.voids)
    order, trick = world.order, world.trick
    trump = TRUMPS if world.trumps else 0
    roles, taken = table.roles, 0
    pairs = len(order)
    while True:
        best = at_best = 0
        if trick:
            suit = SUIT_OF[trick[0]]
            power = suit | trump
            for at, card in enumerate(trick):
                if card & power > best:
                    best, at_best = card & power, at
        for at in range(len(trick), pairs):
            seat = order[at]
            own = held[seat]
            if at == 0:
                draws = unplayed & trump & ~own and not all(
                    voids[one] & trump for one in order[1:] if (one ^ seat) & 1
                )
                card = lead(own, unplayed & ~own, roles[seat], bool(draws), trump)
                suit = SUIT_OF[card]
                power = suit | trump
                best = card
            else:
                ours = not (order[at_best] ^ seat) & 1
                left, ruffs = 0, False
                for one in order[at + 1 :]:
                    if (one ^ seat) & 1:
                        left += 1
                        ruffs |= bool(voids[one] & suit) and not voids[one] & trump
                card = follow(own, unplayed & ~own, suit, trump, best, ours, left, ruffs)
                if card & power > best:
                    best, at_best = card & power, at
                if not card & suit:
                    voids[seat] |= suit
            held[seat] = own ^ card
            unplayed ^= card
        winner = order[at_best]
        taken += not winner & 1
        if not held[winner]:
            return taken
        order = _from(order, at_best)
        trick = ()


def _from(order: Sequence[int], at: int) -> tuple[int, ...]:
    return (*order[at:], *order[:at])
