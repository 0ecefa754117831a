"""Claim: whether a holding takes every trick still to come, whatever the others hold (R97).

Nothing is played out here. Whoever takes every trick leads to all but the present one, and does
best to lead trumps first and each suit from the top. Another player then takes a trick exactly
when that player alone may hold

- a card that beats one of the leads in its suit, and as many more of that suit as are led above
  it: these fall first;
- more trumps than are led, while something else is led too: of some suit that player has fewer
  cards than are led, and a trump is left to ruff with.

Whoever holds one of these takes a trick against any order of play. The partner counts like an
opponent. Everybody follows suit who can: a renege comes out, and wins nothing, where it is
possible. What the calls tell of a holding (V6) is left aside, which can only refuse a claim.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass
from itertools import chain, combinations

from euchre.engine.cards import Card, Suit
from euchre.engine.position import NO_VOIDS, Phase, Position, Voids
from euchre.engine.seats import Seat
from euchre.engine.trump import Trump


def sweeps(position: Position) -> bool:
    """Whether the player to act takes all that is left against everything he can't exclude."""
    if position.phase is not Phase.PLAY:
        return False
    firsts = _firsts(position)
    cases = _cases(position) if firsts else ()
    return any(all(_is_safe(position, first, case) for case in cases) for first in firsts)


def _firsts(position: Position) -> tuple[Card, ...]:
    """The cards that may begin a sweep: on lead the strongest does, if any card does."""
    trump, held, trick = position.made().trump, _held(position), _trick(position)
    if not trick:
        return (max(held, key=trump.strength),)
    legal = trump.follows(held, trick[0]) or held
    return tuple(card for card in legal if trump.best((*trick, card)) == len(trick))


def _is_safe(position: Position, first: Card, hidden: _Hidden) -> bool:
    """Whether nobody can take a trick when this card is played and the others are led."""
    leads = tuple(card for card in _held(position) if card is not first)
    led = hidden.trump.suit_of((*_trick(position), first)[0])
    played = [seat for seat, _ in position.plays()]
    for seat in hidden.rooms:
        threats = _later(hidden, seat, leads, None if seat in played else led)
        if seat not in played:
            threats = chain(_now(hidden, seat, first, led), threats)
        if any(hidden.may_hold(seat, threat) for threat in threats):
            return False
    return True


def _held(position: Position) -> tuple[Card, ...]:
    return position.holding(position.acting())


def _trick(position: Position) -> tuple[Card, ...]:
    return position.trick.cards if position.trick else ()


# What another player would have to hold


@dataclass(frozen=True, slots=True)
class _Threat:
    """So many cards of a suit, this one among them if it is named, and none of another suit."""

    suit: Suit
    number: int
    card: Card | None = None
    without: Suit | None = None


def _now(hidden: _Hidden, seat: Seat, first: Card, led: Suit) -> Iterator[_Threat]:
    """What takes the present trick from the card played to it."""
    for card in hidden.within_reach(seat):
        if hidden.trump.beats(card, first):
            suit = hidden.trump.suit_of(card)
            yield _Threat(suit, 1, card, None if suit is led else led)


def _later(
    hidden: _Hidden, seat: Seat, leads: tuple[Card, ...], to_follow: Suit | None
) -> Iterator[_Threat]:
    """What takes one of these leads; a seat that has yet to follow needs one more of that suit."""
    trump, suits = hidden.trump, [hidden.trump.suit_of(card) for card in leads]
    for card in hidden.within_reach(seat):
        suit = trump.suit_of(card)
        below = sum(trump.beats(card, lead) for lead, s in zip(leads, suits) if s is suit)
        if below:
            above = suits.count(suit) - below
            yield _Threat(suit, above + 1 + (suit is to_follow), card)
    if trump.suit and any(suit is not trump.suit for suit in suits):
        yield _Threat(trump.suit, suits.count(trump.suit) + 1 + (trump.suit is to_follow))


# What the player can't see


@dataclass(frozen=True, slots=True)
class _Hidden:
    """The hidden cards, and how they may lie by all that the player knows.

    What the others don't hold is with those who sit out, in the kitty or put down.
    """

    trump: Trump
    counts: Mapping[Suit, int]
    tops: tuple[Card, ...]  # the strongest of each suit: no other makes a threat that it does not
    rooms: Mapping[Seat, int]  # how many of these cards each other player holds
    voids: Mapping[Seat, frozenset[Suit]]
    pinned: Mapping[Seat, Card]  # the up-card, a trump, if somebody holds it: not counted here

    def within_reach(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that matter among those that the seat may hold."""
        return (self.pinned[seat], *self.tops) if seat in self.pinned else self.tops

    def may_hold(self, seat: Seat, threat: _Threat) -> bool:
        """Whether the cards may lie so that the seat holds that."""
        suit, sure = threat.suit, self.pinned.get(seat)
        has = sure is not None and suit is self.trump.suit
        more = max(threat.number - has, threat.card not in (sure, None))
        voids = self.voids[seat] | {threat.without} if threat.without else self.voids[seat]
        if more and suit in voids:
            return False
        counts = {**self.counts, suit: self.counts.get(suit, 0) - more}
        rooms = {**self.rooms, seat: self.rooms[seat] - more}
        return _can_be_dealt(counts, rooms, {**self.voids, seat: voids})


def _can_be_dealt(
    counts: Mapping[Suit, int], rooms: Mapping[Seat, int], voids: Mapping[Seat, frozenset[Suit]]
) -> bool:
    """Whether each seat can be given its cards: no group wants more than it may hold (Hall)."""
    choosy = [seat for seat in rooms if voids[seat]]
    for group in chain(*(combinations(choosy, size + 1) for size in range(len(choosy)))):
        barred = frozenset.intersection(*(voids[seat] for seat in group))
        there = sum(number for suit, number in counts.items() if suit not in barred)
        if sum(rooms[seat] for seat in group) > there:
            return False
    return min((*counts.values(), *rooms.values())) >= 0


def _cases(position: Position) -> tuple[_Hidden, ...]:
    """What is hidden from the player to act, once for each place where the up-card may be."""
    cards, upcard = _unseen(position), position.table.upcard
    holders = _holders(position) if upcard in cards else (None,)
    return tuple(_case(position, cards - {upcard}, holder) for holder in holders)


def _case(position: Position, cards: Set[Card], holder: Seat | None) -> _Hidden:
    contract, shown = position.made(), _shown(position)
    suit_of, strength = contract.trump.suit_of, contract.trump.strength
    others = contract.active_from(position.acting())[1:]
    return _Hidden(
        trump=contract.trump,
        counts=Counter(map(suit_of, cards)),
        tops=tuple({suit_of(card): card for card in sorted(cards, key=strength)}.values()),
        rooms={seat: len(position.holding(seat)) - (seat is holder) for seat in others},
        voids={seat: shown[seat.value] for seat in others},
        pinned={holder: position.table.upcard} if holder else {},
    )


def _unseen(position: Position) -> frozenset[Card]:
    """The cards that the player to act has not seen; all that are nowhere, if no kitty is known."""
    seat, table = position.acting(), position.table
    lying = {*chain(*position.holdings), *table.put_down, *(table.kitty or ())}
    if table.kitty is None:
        lying |= {*position.rules.pack} - {table.upcard}
    given_up = table.kitty or () if table.kitty_seen else ()
    seen = (*position.holding(seat), *position.put_down_by(seat), *_trick(position), *given_up)
    return frozenset(lying).difference(seen)


def _holders(position: Position) -> Iterator[Seat | None]:
    """Who may have the up-card that the dealer took; None for nobody who plays."""
    contract, dealer, table = position.made(), position.dealer, position.table
    plays, loner = contract.is_active(dealer), contract.loner
    changed = len(table.put_down) > position.dealer_discards  # the loner, for his partner's best
    holder = dealer if plays else loner if changed and loner is dealer.partner else None
    if holder not in (None, position.turn) and contract.suit not in _shown(position)[holder.value]:
        yield holder
    if not plays or position.rules.discard_upcard or (changed and loner is dealer):
        yield None


def _shown(position: Position) -> Voids:
    """The suits that each seat can't hold: no proof of it where there may have been a renege."""
    return position.voids if position.rules.renege == "prevent" else NO_VOIDS
