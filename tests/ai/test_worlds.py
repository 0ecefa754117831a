"""The deals that a seat can't exclude: all of them, each as often as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random

import pytest

from euchre.ai.worlds import Dealt, Worlds
from euchre.engine.cards import Card
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat
from euchre.engine.view import View, view
from tests.rules.hands import random_deal, random_hand, random_rules

MANY = 2000
"""Deals from which on they are not counted one by one."""


def moments(hands: int, seed: str, *, composed: bool = False) -> Iterator[tuple[Record, View]]:
    """What whoever is to act sees, all through hands by any rules; nobody looks blind."""
    random = Random(seed)
    for _ in range(hands):
        rules = random_rules(random)
        record = random_hand(random_deal(random, rules), random, rules)
        for back in range(1, len(record.actions) + 1):
            now = record.back(back)
            seat = now.position.turn
            assert seat is not None  # somebody acted
            if now.position.is_blind(seat):
                continue
            yield now, view(Record.composed(now.position) if composed else now, seat)


@pytest.mark.parametrize("composed", [False, True])
def test_a_deal_agrees_with_all_that_is_seen(composed: bool) -> None:
    """Sizes, own cards, voids (R48: the left bower is a trump), every card in one place at most."""
    random, phases = Random(1), set[Phase]()
    for _, seen in moments(150, "agree", composed=composed):
        phases.add(seen.phase)
        dealt = Worlds(seen).sample(random)
        lies = [*(card for held in dealt.holdings for card in held), *dealt.dead]
        assert len(lies) == len(set(lies))
        assert set(lies) <= set(seen.rules.pack)
        assert set(seen.holding) == set(dealt.holdings[seen.seat.index])
        assert seen.sizes == tuple(map(len, dealt.holdings))
        assert not {*seen.put_down, *seen.given_up} & set(lies)
        assert not set(_played(seen)) & set(lies)
        if seen.rules.renege == "prevent":
            assert [] == [fault for seat in SEATS for fault in _in_a_void(seen, dealt, seat)]
    assert set(Phase) - {Phase.OVER, Phase.NAME} <= phases


def _played(seen: View) -> list[Card]:
    return list(seen.trick.cards) if seen.trick else []


def _in_a_void(seen: View, dealt: Dealt, seat: Seat) -> Iterator[Card]:
    for card in dealt.holdings[seat.index] if seen.contract else ():
        assert seen.contract is not None
        if seat is not seen.seat and seen.contract.trump.suit_of(card) in seen.voids[seat.index]:
            yield card


def test_the_true_deal_is_among_them() -> None:
    found = 0
    for record, seen in moments(120, "true"):
        worlds = Worlds(seen)
        if seen.rules.renege == "prevent" and worlds.count <= MANY:
            truth = tuple(map(frozenset, record.position.holdings))
            sits = [seat for seat in SEATS if not _is_out(seen, seat)]
            assert any(
                all(truth[seat.index] == frozenset(one.holdings[seat.index]) for seat in sits)
                for _, one in worlds.all()
            )
            found += 1
    assert found > 150


def _is_out(seen: View, seat: Seat) -> bool:
    return seen.contract is not None and not seen.contract.is_active(seat)


def test_there_are_as_many_as_are_counted_and_all_are_different() -> None:
    found = 0
    for _, seen in moments(120, "count"):
        worlds = Worlds(seen)
        if worlds.count <= MANY:
            every = list(worlds.all())
            assert worlds.count == len({_cards(one) for _, one in every})
            assert pytest.approx(1) == sum(share for share, _ in every)
            found += 1
    assert found > 150


def test_each_is_drawn_as_often_as_its_share_says() -> None:
    """By the sum of squares over what chance allows, in some dozens of small endings."""
    random, tried = Random("often"), 0
    for _, seen in moments(400, "often"):
        worlds = Worlds(seen)
        if not 3 <= worlds.count <= 60 or tried == 60:
            continue
        tried += 1
        draws = 60 * worlds.count
        times = Counter(_cards(worlds.sample(random)) for _ in range(draws))
        expected = {_cards(one): draws * share for share, one in worlds.all()}
        assert set(times) <= set(expected)
        off = sum((times[one] - often) ** 2 / often for one, often in expected.items())
        free = len(expected) - 1
        assert off < free + 4.5 * sqrt(2 * free) + 6
    assert tried == 60


def _cards(dealt: Dealt) -> tuple[frozenset[Card], ...]:
    """Who holds what, and what nobody does, in no order."""
    return (*map(frozenset, dealt.holdings), frozenset(dealt.dead))


def test_the_dealers_upcard_is_with_the_dealer() -> None:
    random = Random("up-card")
    record = random_hand(random_deal(random, Rules()), random, Rules())
    while record.position.table.upcard not in record.position.holding(record.position.dealer):
        record = random_hand(random_deal(random, Rules()), random, Rules())
        record = record.back(len(record.actions) // 2)
    dealer, upcard = record.position.dealer, record.position.table.upcard
    seen = view(record, dealer.left)
    if record.position.contract and record.position.contract.is_active(dealer):
        for _ in range(20):
            assert upcard in Worlds(seen).sample(random).holdings[dealer.index]
