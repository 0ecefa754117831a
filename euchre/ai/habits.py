"""Habits: how likely players by rule had bid and played as was seen, had they held these cards.

People are no rule players, so nothing that they did makes a deal impossible.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import exp, prod
from typing import Final, NamedTuple, final

from euchre.ai.ahead import roles
from euchre.ai.bid_model import MODEL, Case, alone_key, call_key
from euchre.ai.bidding import ENOUGH_ALONE, kind_of, place_of, taker_of
from euchre.ai.bits import SUIT_OF, bits_of
from euchre.ai.bits import TRUMPS as ALL_TRUMPS
from euchre.ai.playout import follow, lead
from euchre.ai.worlds import Dealt
from euchre.engine.actions import Call, OrderUp, Pass, Play
from euchre.engine.cards import Card, Rank, Suit
from euchre.engine.position import Contract, Mark
from euchre.engine.seats import SEATS, Seat
from euchre.engine.trump import TRUMPS, Trump
from euchre.engine.view import View

SHARPNESS: Final = 0.15
"""Points of gain from which on a call is more than two to one."""
SURPRISE: Final = 0.03
"""How often at least anybody bids as the model would not."""
OTHER_CARD: Final = 0.2
"""How likely a card is that the rules would not play, beside one that they would."""


@final
class Habits:
    """The likelihood of deals, by what the other seats have done in one hand."""

    def __init__(self, view: View) -> None:
        self._played = _played(view)
        self._bids = list(_bids(view))
        self._plays = list(_plays(view)) if view.contract else []
        self._trump = view.contract.trump if view.contract else None
        self._seats = {bid.seat for bid in self._bids} | {play.seat for play in self._plays}
        self._of_seat = cache(self._of)  # many deals give a seat the same cards

    def likelihood(self, dealt: Dealt) -> float:
        """How likely the bids and the play were with these cards; only ratios mean anything."""
        return prod(self._of_seat(seat, frozenset(dealt.holdings[seat])) for seat in self._seats)

    def _of(self, seat: int, held: frozenset[Card]) -> float:
        """How likely a seat had done with these cards what it did."""
        whole, likely = (*held, *self._played[seat]), 1.0
        for bid in self._bids:
            if bid.seat == seat:
                likely *= bid.likelihood(whole)
        if self._trump and self._plays:
            now = bits_of(self._trump, held)
            likely *= OTHER_CARD ** sum(
                play.seat == seat and not play.is_usual(now) for play in self._plays
            )
        return likely


def _played(view: View) -> list[list[Card]]:
    """What each seat has played in this hand."""
    found: list[list[Card]] = [[] for _ in SEATS]
    for seat, action in view.history:
        if isinstance(action, Play):
            found[seat.index].append(action.card)
    return found


# Bids


class _Way(NamedTuple):
    """A call that could be made."""

    suit: Suit | None
    trump: Trump
    key: str
    alone: str
    upcard: Rank | None  # what another takes up


class _Bid(NamedTuple):
    """A bid that another seat made."""

    seat: int
    ways: tuple[_Way, ...]
    action: Pass | OrderUp | Call
    takes: Card | None  # the up-card, for a dealer who passed: he would have taken it

    def likelihood(self, held: Sequence[Card]) -> float:
        gains = [(self._gain(way, held), way) for way in self.ways]
        if isinstance(self.action, Pass):
            return _sure(-max(gain for gain, _ in gains))
        called = self.action.suit if isinstance(self.action, Call) else self.ways[0].suit
        best, likely = max(gain for gain, _ in gains), 1.0
        for gain, way in gains:
            if way.suit is called:
                likely = _sure(gain) * (1.0 if gain >= best else _sure(gain - best))
                lone = _sure(MODEL.gain_alone(_case(way, held)) - ENOUGH_ALONE)
                likely *= lone if self.action.alone else 1 - lone
        return likely

    def _gain(self, way: _Way, held: Sequence[Card]) -> float:
        if self.takes is None:
            return _promise(_case(way, held))
        six = bits_of(way.trump, (*held, self.takes))
        fives = (six ^ bits_of(way.trump, [card]) for card in held)
        return max(_promise(Case(way.key, way.alone, five, None)) for five in fives)


def _case(way: _Way, held: Sequence[Card]) -> Case:
    return Case(way.key, way.alone, bits_of(way.trump, held), way.upcard)


def _promise(case: Case) -> float:
    """What the call gains over a pass, alone where that is better."""
    return MODEL.gain(case) + max(0.0, MODEL.gain_alone(case))


def _sure(gain: float) -> float:
    """How often something is done that gains so many points."""
    return SURPRISE + (1 - 2 * SURPRISE) / (1 + exp(-gain / SHARPNESS))


def _bids(view: View) -> Iterator[_Bid]:
    """The bids of the other seats whose cards then can be told."""
    offered, dealer, spoken = view.rules.offered(view.upcard), view.dealer, 0
    for seat, action in view.history:
        if not isinstance(action, Pass | OrderUp | Call):
            continue
        second, spoken = spoken >= len(SEATS), spoken + 1
        if seat is view.seat or (offered is None and not second):
            continue
        ways = _second(view, seat) if second else (_first(view, seat, offered),)
        passed_up = not second and seat is dealer and isinstance(action, Pass)
        yield _Bid(seat.index, tuple(ways), action, view.upcard if passed_up else None)


def _first(view: View, seat: Seat, offered: Suit | None) -> _Way:
    deck, taker = view.rules.deck, taker_of(seat, view.dealer)
    key = call_key(deck, "order", place_of(seat, view.dealer))
    rank = None if taker == "dealer" else view.upcard.rank
    return _Way(offered, TRUMPS[offered], key, alone_key(deck, taker), rank)


def _second(view: View, seat: Seat) -> Iterator[_Way]:
    rules, offered = view.rules, view.rules.offered(view.upcard)
    suits: tuple[Suit | None, ...] = (*Suit, None) if rules.no_trump else tuple(Suit)
    for suit in suits:
        kind = kind_of(suit, offered)
        if kind != "again" or rules.r2_suit == "any":
            key = call_key(rules.deck, kind, place_of(seat, view.dealer))
            yield _Way(suit, TRUMPS[suit], key, alone_key(rules.deck, "nobody"), None)


# Play


class _Seen(NamedTuple):
    """A card that another seat played, and what all knew then."""

    seat: int
    card: int
    later: int  # what the seat has played since, this card too
    unplayed: int
    trump: int
    role: int
    draws: int = 0  # trumps that an opponent may hold, on lead
    suit: int = 0  # that was led; 0 on lead
    best: int = 0
    ours: bool = False
    left: int = 0
    ruffs: bool = False

    def is_usual(self, held: int) -> bool:
        """Whether the rules would have played this card, or its equal."""
        own = held | self.later
        others = self.unplayed & ~own
        if not self.suit:
            usual = lead(own, others, self.role, bool(self.draws & ~own), self.trump)
        else:
            usual = follow(
                own, others, self.suit, self.trump, self.best, self.ours, self.left, self.ruffs
            )
        return usual == self.card or _are_equal(usual, self.card, others)


def _are_equal(one: int, two: int, others: int) -> bool:
    """Whether no card that others may hold stands between two of a suit."""
    if SUIT_OF[one] != SUIT_OF[two]:
        return False
    low, high = (one, two) if one < two else (two, one)
    return not others & (high - 1) & -(low << 1)


def _plays(view: View) -> Iterator[_Seen]:
    """The cards of the other seats, each with what all knew before it."""
    contract = view.contract
    assert contract is not None  # only asked once trump is made
    yield from _Replay(view, contract).seen()


class _Replay:
    """The play so far on ints, card by card."""

    def __init__(self, view: View, contract: Contract) -> None:
        self._trump = contract.trump
        self._top = ALL_TRUMPS if contract.suit else 0
        self._contract, self._me = contract, view.seat.index
        self._roles = roles(contract)
        played = [(s, a.card) for s, a in view.history if isinstance(a, Play)]
        self._plays = [(seat, bits_of(self._trump, [card])) for seat, card in played]
        gone = (*view.given_up, *(() if view.mark is Mark.TAKEN else (view.upcard,)))
        self._unplayed = bits_of(self._trump, [c for c in view.rules.pack if c not in gone])

    def seen(self) -> Iterator[_Seen]:
        later, unplayed = self._later(), self._unplayed
        voids, order, trick = [0] * 4, tuple[int, ...](), list[int]()
        for at, (seat, card) in enumerate(self._plays):
            if not trick:
                order = tuple(one.index for one in self._contract.active_from(seat))
            if seat.index != self._me:
                yield self._one(seat.index, card, later[at], unplayed, order, trick, voids)
            if trick and not card & SUIT_OF[trick[0]]:
                voids[seat.index] |= SUIT_OF[trick[0]]
            trick = [] if len(trick) + 1 == len(order) else [*trick, card]
            unplayed ^= card

    def _later(self) -> list[int]:
        """What the seat of each card has played from this card on."""
        sums, found = [0] * 4, list[int]()
        for seat, card in reversed(self._plays):
            sums[seat.index] |= card
            found.append(sums[seat.index])
        return found[::-1]

    def _one(
        self,
        seat: int,
        card: int,
        later: int,
        unplayed: int,
        order: Sequence[int],
        trick: Sequence[int],
        voids: Sequence[int],
    ) -> _Seen:
        top, role = self._top, self._roles[seat]
        if not trick:
            void = all(voids[one] & top for one in order if (one ^ seat) & 1)
            return _Seen(
                seat, card, later, unplayed, top, role, draws=0 if void else unplayed & top
            )
        suit = SUIT_OF[trick[0]]
        powers = [one & (suit | top) for one in trick]
        best = max(powers)
        behind = [one for one in order[len(trick) + 1 :] if (one ^ seat) & 1]
        return _Seen(
            seat,
            card,
            later,
            unplayed,
            top,
            role,
            suit=suit,
            best=best,
            ours=not (order[powers.index(best)] ^ seat) & 1,
            left=len(behind),
            ruffs=any(voids[one] & suit and not voids[one] & top for one in behind),
        )
