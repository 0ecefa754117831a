"""Worlds: where the cards that a seat can't see may lie.

Every deal that agrees with all that is certain is as likely as any other: the sizes of the
holdings, the suits that a seat has failed to follow, the up-card and what was put down or given
up before the seat's eyes. How likely bids and plays make a deal is for `habits` to say.

Deals are built, never tried: suits that the same seats may hold are counted together, and each
seat in turn draws how many of each it holds, as often as the rest can still be dealt.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from math import comb, prod
from random import Random
from typing import Final, NamedTuple, final

from euchre.ai.known import KEPT, pinned_upcard, unseen_cards
from euchre.engine.cards import Card
from euchre.engine.position import NO_VOIDS, Voids
from euchre.engine.seats import SEATS, Seat
from euchre.engine.view import View

NOTHING: Final[Mapping[Seat, tuple[Card, ...]]] = {}

Counts = tuple[int, ...]
"""How many cards of each group."""


class Dealt(NamedTuple):
    """What each seat may hold, in the order of SEATS, and the cards that nobody holds."""

    holdings: tuple[tuple[Card, ...], ...]
    dead: tuple[Card, ...]


@final
class Worlds:
    """All the deals that a seat can't exclude."""

    def __init__(self, view: View) -> None:
        self._own = view.seat, view.holding
        pinned = _with_the_dealer(view, unseen_cards(view))
        unseen = tuple(card for card in unseen_cards(view) if card is not pinned)
        self._cases: Final = _possible(view, unseen, pinned, view.voids) or _possible(
            view, unseen, pinned, NO_VOIDS
        )

    @property
    def count(self) -> int:
        """How many deals there are; only which cards a seat holds counts, in no order."""
        return sum(case.ways for case in self._cases)

    def sample(self, random: Random) -> Dealt:
        """One of the deals by chance."""
        if len(self._cases) == 1:
            return self._dealt(*self._cases[0].sample(random))
        [case] = random.choices(self._cases, [case.share for case in self._cases])
        return self._dealt(*case.sample(random))

    def all(self) -> Iterator[tuple[float, Dealt]]:
        """Each of the deals once, with its share of the chances."""
        total = sum(case.share for case in self._cases)
        for case in self._cases:
            share = case.share / total / case.ways
            yield from ((share, self._dealt(*one)) for one in case.all())

    def _dealt(self, held: dict[Seat, tuple[Card, ...]], dead: tuple[Card, ...]) -> Dealt:
        seat, own = self._own
        return Dealt(tuple(own if one is seat else held[one] for one in SEATS), dead)


def _with_the_dealer(view: View, unseen: Sequence[Card]) -> Card | None:
    """The up-card where another seat holds it: in play, or among those of one who sits out.

    One who sits out from the call on puts nothing down for it (D9), so that a card is missing.
    """
    if view.contract is None or view.seat is view.dealer:
        return None
    held = sum(view.sizes) - len(view.holding)
    missing = view.upcard if held > sum(card is not view.upcard for card in unseen) else None
    return pinned_upcard(view, view.contract) or missing


def _possible(
    view: View, unseen: tuple[Card, ...], pinned: Card | None, voids: Voids
) -> list[_Case]:
    """The ways of the up-card that are possible; none when a seat with a void has reneged (D12)."""
    if pinned is None:
        cases = [_Case(view, unseen, voids)]
    else:
        cases = [_Case(view, unseen, voids, {view.dealer: (pinned,)}, share=KEPT)]
        if view.rules.discard_upcard:
            left = _Case(view, (*unseen, pinned), voids, dead=(pinned,), share=1 - KEPT)
            cases.append(left)
    return [case for case in cases if case.ways]


class _Case:
    """The deals of one way that the up-card may have gone, and how likely that way is."""

    def __init__(
        self,
        view: View,
        unseen: Sequence[Card],
        voids: Voids,
        pinned: Mapping[Seat, tuple[Card, ...]] = NOTHING,
        dead: tuple[Card, ...] = (),
        share: float = 1.0,
    ) -> None:
        self._pinned, self._dead, self.share = pinned, dead, share
        unseen = [card for card in unseen if card not in dead]
        self._seats = [seat for seat in SEATS if seat is not view.seat]
        rooms = [view.sizes[seat.index] - len(pinned.get(seat, ())) for seat in self._seats]
        self._groups, barred = _grouped(view, unseen, self._seats, voids)
        self._draws = _Draws(rooms, barred)
        self._sizes = tuple(map(len, self._groups))
        self.ways = self._draws.ways(0, self._sizes)

    def sample(self, random: Random) -> tuple[dict[Seat, tuple[Card, ...]], tuple[Card, ...]]:
        chance = random.random
        rest = [sorted(group, key=lambda _: chance()) for group in self._groups]
        left, held = self._sizes, dict[Seat, tuple[Card, ...]]()
        for at, seat in enumerate(self._seats):
            counts = self._draws.drawn(random, at, left)
            drawn = [card for group, size in zip(rest, counts) for card in group[:size]]
            rest = [group[size:] for group, size in zip(rest, counts)]
            left = tuple(map(len, rest))
            held[seat] = (*drawn, *self._pinned.get(seat, ()))
        return held, (*(card for group in rest for card in group), *self._dead)

    def all(self) -> Iterator[tuple[dict[Seat, tuple[Card, ...]], tuple[Card, ...]]]:
        return self._rest(0, self._groups, {})

    def _rest(
        self, at: int, groups: Sequence[Sequence[Card]], held: dict[Seat, tuple[Card, ...]]
    ) -> Iterator[tuple[dict[Seat, tuple[Card, ...]], tuple[Card, ...]]]:
        if at == len(self._seats):
            yield held, (*(card for group in groups for card in group), *self._dead)
            return
        seat = self._seats[at]
        for counts in self._draws.possible(at, tuple(map(len, groups))):
            parts = [combinations(group, size) for group, size in zip(groups, counts)]
            for chosen in product(*parts):
                drawn = {card for part in chosen for card in part}
                left = [[card for card in group if card not in drawn] for group in groups]
                own = (*drawn, *self._pinned.get(seat, ()))
                yield from self._rest(at + 1, left, {**held, seat: own})


class _Draws:
    """In how many ways seats can draw so many cards each from groups that some may not hold."""

    def __init__(self, rooms: Sequence[int], barred: Sequence[frozenset[int]]) -> None:
        self._rooms, self._barred = rooms, barred
        self.ways = cache(self._ways)
        self._weighed = cache(self._weigh)

    def possible(self, at: int, left: Counts) -> Sequence[Counts]:
        """How many of each group a seat may draw when so many are left."""
        most = (0 if one in self._barred[at] else size for one, size in enumerate(left))
        return _splits(self._rooms[at], tuple(most))

    def drawn(self, random: Random, at: int, left: Counts) -> Counts:
        """One of these by chance, each as likely as it has deals."""
        possible, weights = self._weighed(at, left)
        if len(possible) == 1:
            return possible[0]
        return random.choices(possible, cum_weights=weights)[0]

    def _ways(self, at: int, left: Counts) -> int:
        if at == len(self._rooms):
            return 1
        return sum(self._ways_with(at, left, counts) for counts in self.possible(at, left))

    def _ways_with(self, at: int, left: Counts, counts: Counts) -> int:
        after = tuple(size - drawn for size, drawn in zip(left, counts))
        return prod(map(comb, left, counts)) * self.ways(at + 1, after)

    def _weigh(self, at: int, left: Counts) -> tuple[Sequence[Counts], Sequence[int]]:
        total, sums, found = 0, list[int](), list[Counts]()
        for counts in self.possible(at, left):
            total += self._ways_with(at, left, counts)
            sums.append(total)
            found.append(counts)
        return found, sums


@cache
def _splits(size: int, most: Counts) -> tuple[Counts, ...]:
    """All ways to draw so many cards from groups of these sizes."""
    if not most:
        return ((),) if size == 0 else ()
    return tuple(
        (first, *rest)
        for first in range(min(size, most[0]) + 1)
        for rest in _splits(size - first, most[1:])
    )


def _grouped(
    view: View, unseen: Sequence[Card], seats: Sequence[Seat], voids: Voids
) -> tuple[list[list[Card]], list[frozenset[int]]]:
    """The unseen cards by who may hold them, and the groups that each seat may not."""
    groups: dict[frozenset[Seat], list[Card]] = {}
    for card in unseen:
        suit = view.contract.trump.suit_of(card) if view.contract else None
        void = frozenset(one for one in seats if suit in voids[one.index])
        groups.setdefault(void, []).append(card)
    barred = [frozenset(at for at, void in enumerate(groups) if seat in void) for seat in seats]
    return list(groups.values()), barred
