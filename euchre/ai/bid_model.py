"""Bid model: what a call gains over a pass, and alone over together, in points.

A sum over the suits of a holding, each looked up as one int of the kernel's bits: the trumps by
themselves, the other suits by what they are worth beside so many trumps. The weights are fitted to
hands that were played out both ways: `python -m tools.fit_bids` makes `bid_weights` anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple, final

from euchre.ai.bid_weights import WEIGHTS
from euchre.ai.bits import SUIT_OF, WIDTH
from euchre.engine.cards import Rank

_Features = Callable[[int], list[float]]

Weights = Mapping[str, Sequence[float]]
"""The weights of each model by its key."""

_OFF_SUITS: Final = tuple(SUIT_OF[1 << WIDTH * place] for place in range(3))
_OFF_KING, _OFF_ACE = 1 << 6, 1 << 7
_HIGH_TRUMPS: Final = tuple(1 << at for at in (9, 8, 7, 6, 5, 4))  # from the joker to the queen
CLASSES: Final = 3
"""Other suits are worth more beside more trumps: up to two, three, more."""
_CLASS: Final = (0, 0, 0, 1, *[2] * (WIDTH - 3))

UPCARDS: Final = (Rank.JOKER, Rank.JACK, Rank.ACE, Rank.KING, Rank.QUEEN)
"""The up-cards that matter when another takes them up; the lower ones are alike."""


class Case(NamedTuple):
    """One call that a seat may make, as the model sees it."""

    key: str  # which model judges the call
    alone: str  # and which judges playing it alone
    holding: int  # what the caller plays with, as bits under the trump
    upcard: Rank | None  # what another takes up


def call_key(deck: int, kind: str, place: int) -> str:
    """The model of a call: what the suit is to the up-card, and how many seats speak before."""
    return f"{deck}/{kind}/{place}"


def alone_key(deck: int, taker: str) -> str:
    """The model of a loner: who takes the up-card up."""
    return f"{deck}/alone/{taker}"


def features(case: Case) -> list[float]:
    """What counts in a case, as ones and zeros; the first is always one."""
    trumps = case.holding >> 3 * WIDTH
    found = [1.0, *_trump_features(trumps)]
    off = [0.0] * (CLASSES * _OFF)
    start = _CLASS[trumps.bit_count()] * _OFF
    for place, suit in enumerate(_OFF_SUITS):
        for at, one in enumerate(_off_features((case.holding & suit) >> WIDTH * place)):
            off[start + at] += one
    return [*found, *off, *(float(case.upcard is rank) for rank in UPCARDS)]


def _trump_features(trumps: int) -> list[float]:
    count = trumps.bit_count()
    high = [bool(trumps & bit) for bit in _HIGH_TRUMPS]
    both_bowers = high[1] and high[2]
    return [float(one) for one in (*(count >= size for size in range(1, 6)), *high, both_bowers)]


def _off_features(cards: int) -> list[float]:
    count, ace, king = cards.bit_count(), bool(cards & _OFF_ACE), bool(cards & _OFF_KING)
    held = (
        ace and count == 1,
        ace and count > 1,
        ace and king,
        king and count > 1 and not ace,
        king and count == 1,
        not count,
        count > 2,
    )
    return [float(one) for one in held]


_TRUMP: Final = len(_trump_features(0))
_OFF: Final = len(_off_features(0))
LENGTH: Final = 1 + _TRUMP + CLASSES * _OFF + len(UPCARDS)
"""How many weights a model has."""


@final
class BidModel:
    """The models of all calls, with what each suit adds looked up."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._tables = cache(self._table)

    def gain(self, case: Case) -> float:
        """The points by which the call is better than a pass."""
        return self._sum(case.key, case)

    def gain_alone(self, case: Case) -> float:
        """The points by which the call is better made alone than together."""
        return self._sum(case.alone, case)

    def _sum(self, key: str, case: Case) -> float:
        trumps, off, upcards = self._tables(key)
        held, high = case.holding, case.holding >> 3 * WIDTH
        others = off[_CLASS[high.bit_count()]]
        total = (
            trumps[high]
            + others[held & _SUIT]
            + others[held >> WIDTH & _SUIT]
            + others[held >> 2 * WIDTH & _SUIT]
        )
        if case.upcard is not None:
            total += upcards.get(case.upcard, 0.0)
        return round(total, 6)  # Python's versions add up floats in different ways

    def _table(self, key: str) -> tuple[_Lookup, tuple[_Lookup, ...], dict[Rank | None, float]]:
        """What each set of trumps adds, each other suit in each class, and the up-card."""
        weights = self._weights[key]
        trump, rest = weights[1 : 1 + _TRUMP], weights[1 + _TRUMP :]
        off = tuple(
            _Lookup(_off_features, rest[at * _OFF : (at + 1) * _OFF]) for at in range(CLASSES)
        )
        upcards = dict[Rank | None, float](zip(UPCARDS, rest[CLASSES * _OFF :], strict=True))
        return _Lookup(_trump_features, trump, weights[0]), off, upcards


_SUIT: Final = (1 << WIDTH) - 1


class _Lookup(dict[int, float]):
    """What a suit adds, worked out when it is first asked for."""

    def __init__(self, found: _Features, weights: Sequence[float], base: float = 0.0) -> None:
        super().__init__()
        self._found, self._weights, self._base = found, weights, base

    def __missing__(self, cards: int) -> float:
        found = self._found(cards)
        self[cards] = self._base + sum(one * w for one, w in zip(found, self._weights))
        return self[cards]


MODEL: Final = BidModel(WEIGHTS)
"""With the weights that were fitted."""
