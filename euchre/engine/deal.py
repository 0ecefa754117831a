"""Deal: who is dealt what, from a shuffle or from a number.

Every deal of a pack has a number, and every number its deal, so that a deal can be named,
shared and played again. A shuffle starts from a `random.Random` that is handed in.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import comb, prod
from random import Random
from typing import Final

from euchre.engine.cards import PACK, PACKS, Card, in_pack_order
from euchre.engine.errors import EuchreError
from euchre.engine.rules import CARDS_EACH, Rules
from euchre.engine.seats import SEATS, Seat

FEWEST_CUT: Final = 4
"""Cards that both parts of a cut pack have at least."""

Holdings = tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]
"""The four holdings in the order of `SEATS`, each in pack order."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Who was dealt what (R4, R6); cards in any order are kept in pack order.

    Raises `EuchreError` unless each card of a pack of 24, 25 or 32 lies in exactly one place.
    """

    dealer: Seat
    holdings: Holdings
    upcard: Card
    kitty: tuple[Card, ...]  # the three cards that lie face down

    def __post_init__(self) -> None:
        s, w, n, e = (in_pack_order(holding) for holding in self.holdings)
        object.__setattr__(self, "holdings", (s, w, n, e))
        object.__setattr__(self, "kitty", in_pack_order(self.kitty))
        if any(len(holding) != CARDS_EACH for holding in self.holdings):
            raise EuchreError(f"each seat is dealt {CARDS_EACH} cards")
        dealt = [card for holding in self.holdings for card in holding]
        dealt += (self.upcard, *self.kitty)
        twice = next((card for card in dealt if dealt.count(card) > 1), None)
        if twice is not None:
            raise EuchreError(f"{twice} is dealt twice")
        pack = PACKS.get(len(dealt))
        if pack is None:
            raise EuchreError(f"{len(PACK)} cards are dealt, not {len(dealt)}")
        strange = next((card for card in dealt if card not in pack), None)
        if strange is not None:
            raise EuchreError(f"{strange} is not in the pack of {len(pack)}")

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards that were dealt from."""
        return PACKS[len(SEATS) * CARDS_EACH + 1 + len(self.kitty)]

    @property
    def number(self) -> int:
        """This deal's number, from 0 up to `deals(pack)` (the dealer is not counted in)."""
        left, number = list(self.pack), 0
        for holding in self.holdings:
            number = number * comb(len(left), CARDS_EACH) + _rank(left, holding)
            left = [card for card in left if card not in holding]
        return number * len(left) + left.index(self.upcard)

    @staticmethod
    def numbered(number: int, dealer: Seat, pack: Sequence[Card] = PACK) -> Deal:
        """The deal of that number.

        Raises `EuchreError` when there is no such deal.
        """
        if not 0 <= number < deals(len(pack)):
            raise EuchreError(f"deals are numbered from 0 to {deals(len(pack)) - 1}, not {number}")
        rest, up = divmod(number, len(pack) - len(SEATS) * CARDS_EACH)
        ranks: list[int] = []
        for split in reversed(_splits(len(pack))):
            rest, rank = divmod(rest, split)
            ranks.insert(0, rank)
        left, holdings = list(pack), []
        for rank in ranks:
            holdings.append(_unrank(left, rank))
            left = [card for card in left if card not in holdings[-1]]
        s, w, n, e = holdings
        return Deal(dealer, (s, w, n, e), left[up], tuple(left[:up] + left[up + 1 :]))


def deals(pack: int = len(PACK)) -> int:
    """How many deals a pack of so many cards has for one dealer, the up-card chosen.

    498,688,594,500,096 for 24 cards.
    """
    return prod(_splits(pack)) * (pack - len(SEATS) * CARDS_EACH)


def _splits(pack: int) -> tuple[int, ...]:
    return tuple(comb(pack - CARDS_EACH * seat, CARDS_EACH) for seat in range(len(SEATS)))


def shuffled(random: Random, pack: Sequence[Card] = PACK) -> tuple[Card, ...]:
    """The pack in a random order (R14)."""
    cards = list(pack)
    random.shuffle(cards)
    return tuple(cards)


def cut(pack: Sequence[Card], at: int) -> tuple[Card, ...]:
    """The pack with its first `at` cards put below the others (R15).

    Raises `EuchreError` unless each part has four cards or more.
    """
    if not FEWEST_CUT <= at <= len(pack) - FEWEST_CUT:
        raise EuchreError(f"a cut leaves {FEWEST_CUT} cards or more in each part, not {at}")
    return (*pack[at:], *pack[:at])


def dealt(
    pack: Sequence[Card], dealer: Seat, packets: Sequence[Sequence[int]] = Rules().packets
) -> Deal:
    """The deal that comes of dealing a pack in packets, from the dealer's left on (R17-R20).

    Raises `EuchreError` unless two rounds of four packets give each seat five of a whole pack.
    """
    if len(packets) != 2 or any(len(sizes) != len(SEATS) for sizes in packets):
        raise EuchreError("a deal goes twice around the table, a packet to each seat")
    if any(min(sizes) < 1 or sum(sizes) != CARDS_EACH for sizes in zip(*packets)):
        raise EuchreError(f"two packets make up the {CARDS_EACH} cards of a seat")
    if len(pack) not in PACKS:
        raise EuchreError(f"a pack has {', '.join(map(str, PACKS))} cards, not {len(pack)}")
    sizes = [size for packet_round in packets for size in packet_round]
    seats = dealer.left.round_from * len(packets)
    got: dict[Seat, list[Card]] = {seat: [] for seat in SEATS}
    for seat, size, end in zip(seats, sizes, accumulate(sizes), strict=True):
        got[seat] += pack[end - size : end]
    s, w, n, e = (tuple(got[seat]) for seat in SEATS)
    rest = pack[sum(sizes) :]
    return Deal(dealer, (s, w, n, e), rest[0], tuple(rest[1:]))


def _rank(left: Sequence[Card], chosen: Iterable[Card]) -> int:
    """Which of the combinations of the cards left this one is (colexicographic)."""
    places = sorted(left.index(card) for card in chosen)
    return sum(comb(place, size) for size, place in enumerate(places, start=1))


def _unrank(left: Sequence[Card], rank: int) -> tuple[Card, ...]:
    chosen: list[Card] = []
    place = len(left)
    for size in range(CARDS_EACH, 0, -1):
        while comb(place, size) > rank:
            place -= 1
        rank -= comb(place, size)
        chosen.insert(0, left[place])
    return tuple(chosen)
