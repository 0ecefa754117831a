"""The statistics as a text: one hand more or less, two together, the oldest as sums."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import accumulate
from math import comb
from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.app import statistics
from euchre.app.counted import Counted, based, counted, read, written
from euchre.app.figures import calls, course, jacks, jacks_turned, mean, trumps
from euchre.app.statistics import (
    FOLD,
    FORMAT,
    MOST,
    Statistics,
    added,
    merged,
    text_of,
    whole,
    with_hand,
    without,
)
from euchre.app.versions import NewerError
from euchre.engine.actions import Pass
from euchre.engine.game import Game
from euchre.engine.record import Record
from euchre.engine.rules import Rules, changed
from euchre.engine.seats import SEATS, Seat
from euchre.notation.errors import NotationError
from tests.app.test_counted import CLUB, counted_hands
from tests.rules.chance import random_deal
from tests.rules.hands import law


def hand(line: str) -> Counted:
    """The hand of a line."""
    found = read(line)
    assert found is not None
    return found


ONE: Final = hand("S24.a 2s Sm1:0 ccc -")
some = st.lists(counted_hands(), max_size=6, unique_by=lambda one: one.key)


def many(count: int, start: int = 0) -> list[Counted]:
    return [replace(ONE, key=f"S24.{based(at)}", when=at) for at in range(start, start + count)]


def text_with(hands: list[Counted]) -> str:
    return text_of(Statistics(tuple(hands)))


# One hand more or less


@law
@given(some)
def test_what_was_counted_reads_back(hands: list[Counted]) -> None:
    text = ""
    for one in hands:
        text = with_hand(text, one)
    assert Statistics(tuple(hands)) == whole(text)
    assert text == text_of(whole(text))


def test_a_deal_that_is_played_again_counts_as_it_went_last() -> None:
    again = replace(ONE, points=(0, 2), when=300)
    text = with_hand(with_hand(with_hand("", ONE), replace(ONE, key="S24.b")), again)
    assert ["S24.b", "S24.a"] == [hand.key for hand in whole(text).hands]
    assert again == whole(text).hands[-1]


def test_a_hand_that_was_opened_changes_none_that_is_counted() -> None:
    text = with_hand("", ONE)
    assert text == with_hand(text, replace(ONE, points=(0, 2)), stays=True)
    other = replace(ONE, key="S24.b")
    assert (ONE, other) == whole(with_hand(text, other, stays=True)).hands


def test_hands_go_by_their_deals() -> None:
    text = text_with(many(3))
    assert ["S24.1"] == [hand.key for hand in whole(without(text, ("S24.0", "S24.2"))).hands]
    assert "" == without(with_hand("", ONE), (ONE.key,))
    assert text == without(text, ("S24.9",))


def test_a_line_that_cannot_be_read_costs_itself_alone_and_stays() -> None:
    text = f"{FORMAT}\nrubbish\n{written(ONE)}\n"
    after = with_hand(text, replace(ONE, key="S24.b"))
    assert "\nrubbish\n" in after
    assert (2, ("rubbish",)) == (whole(after).count, whole(after).unread)
    assert whole(after) == whole(text_of(whole(after)))


@pytest.mark.parametrize("text", ["rubbish", "{}", "euchre 4\n", "euchre statistics x\n"])
def test_another_text_is_refused_by_all_that_reads(text: str) -> None:
    for wanted in (whole, lambda text: with_hand(text, ONE), lambda text: without(text, ("a",))):
        with pytest.raises(NotationError):
            wanted(text)


def test_a_version_to_come_is_told_apart() -> None:
    with pytest.raises(NewerError, match="newer version"):
        with_hand("euchre statistics 2\nanything\n", ONE)


def test_a_heap_of_rubbish_is_refused() -> None:
    heap = FORMAT + "\nrubbish" * (MOST + 1)
    for wanted in (whole, lambda text: with_hand(text, ONE)):
        with pytest.raises(NotationError, match="too many"):
            wanted(heap)


# Sums of the oldest


def test_the_oldest_become_sums_when_there_are_too_many() -> None:
    hands = many(MOST)
    full = text_with(hands)
    assert full == text_of(whole(full))
    after = whole(with_hand(full, replace(ONE, key="S24.zzzz")))
    assert MOST + 1 == after.count
    assert MOST + 1 - FOLD == len(after.hands)
    assert FOLD - 1 == after.until
    assert {"hands": FOLD, "us": FOLD} == {name: after.sums[name] for name in ("hands", "us")}


@law
@given(some, some)
def test_sums_are_of_all_hands_however_they_are_parted(
    one: list[Counted], other: list[Counted]
) -> None:
    assert added([*one, *other], {}) == added(other, added(one, {}))


@law
@given(some)
def test_sums_read_back(hands: list[Counted]) -> None:
    kept = Statistics((ONE,), added(hands, {}), 77 if hands else 0)
    assert kept == whole(text_of(kept))


@pytest.mark.parametrize("line", ["sums 5 dealt=-3", "sums 5 hands=x", "sums hands=5"])
def test_sums_that_cannot_be_are_no_sums(line: str) -> None:
    found = whole(f"{FORMAT}\n{line}\n{written(ONE)}\n")
    assert ({}, (line,), 1) == (found.sums, found.unread, found.count)


def test_the_text_stays_short() -> None:
    line = written(replace(ONE, key="W24.4h8sueyaud", when=1_790_000_000))
    assert MOST * (len(line) + 12) < statistics.LONGEST / 3


# Two together


@law
@given(some, some)
def test_of_two_statistics_no_hand_is_lost_or_twice(
    one: list[Counted], other: list[Counted]
) -> None:
    together = merged(Statistics(tuple(one)), Statistics(tuple(other)))
    assert {hand.key for hand in (*one, *other)} == {hand.key for hand in together.hands}
    assert len(together.hands) == len({hand.key for hand in together.hands})
    for hand in together.hands:
        same = [found for found in (*one, *other) if found.key == hand.key]
        assert max(found.when for found in same) == hand.when


@law
@given(some, some)
def test_statistics_come_together_in_either_order_and_once(
    one: list[Counted], other: list[Counted]
) -> None:
    mine, theirs = Statistics(tuple(one)), Statistics(tuple(other))
    together = merged(mine, theirs)
    assert together == merged(theirs, mine)
    assert together == merged(together, theirs) == merged(together, together)


def test_a_backup_of_the_same_browser_brings_nothing_twice_once_there_are_sums() -> None:
    backup = text_with(many(MOST))
    now = backup
    for hand in many(10, start=MOST):
        now = with_hand(now, hand)
    assert whole(now) == merged(whole(now), whole(backup))
    assert whole(now) == merged(whole(backup), whole(now))


def test_of_a_file_whose_hands_are_sums_already_only_later_ones_come() -> None:
    mine = Statistics((), added(many(FOLD), {}), FOLD)
    theirs = Statistics((replace(ONE, key="S24.old", when=5), replace(ONE, when=FOLD + 1)))
    assert ["S24.a"] == [hand.key for hand in merged(mine, theirs).hands]


# Figures


HANDS: Final = (
    hand("S24.1 1 S*a4:0 ccc -"),
    hand("S24.2 2 Se0:2 ccc -"),
    hand("W24.3 3 We2:0 ccc w"),
    hand("N24.4 4 -p0:0 ccc -"),
    hand("E24.5 5 Em0:1 ccc l"),
)


def test_points_a_hand_are_told_with_their_error() -> None:
    """By hand: differences 4, -2, 2, 0, -1; variance 5.8; twice the root of 5.8 / 5."""
    found = mean(added(HANDS, {}))
    assert (5, 1.2, 0.6) == (found.hands, found.us, found.them)
    assert found.error == pytest.approx(2 * (5.8 / 5) ** 0.5)


def test_with_few_hands_no_error_is_told() -> None:
    found = mean(added(HANDS, {}), Seat.S)
    assert (2, 2.0, 1.0, None) == (found.hands, found.us, found.them, found.error)
    assert 0 == mean({}).hands


def test_calls_are_told_by_who_made_them_and_how_they_went() -> None:
    sums = added(HANDS, {})
    mine, alone, theirs = calls(sums, "maker-S"), calls(sums, "alone-S"), calls(sums, "maker-W")
    assert (1, 0, 1, 2) == (mine.euchred, mine.made, mine.march, mine.count)
    assert (0, 1, 1) == (alone.euchred, alone.march, alone.count)
    assert (1, 1) == (theirs.euchred, theirs.count)
    assert 2 == calls(sums, "maker-W", "maker-E").count


def test_the_course_adds_up() -> None:
    assert ((0, 0), (4, 0), (4, 2), (6, 2), (6, 2), (6, 3)) == course(HANDS)
    assert ((0, 0),) == course(())
    assert [one for one, _ in course(HANDS)] == [
        *accumulate((hand.points[0] for hand in HANDS), initial=0)
    ]


def test_a_fair_pack_is_what_is_expected() -> None:
    """In a hundred deals: six of the suit among 23, four jacks among 24, one in six turned up."""
    sums = {"dealt": 100, **{f"up-{seat.name}.deals": 25 for seat in SEATS}}
    assert 500 * 6 / 23 == pytest.approx(trumps(sums, Seat.S).expected)
    assert 500 * 4 / 24 == pytest.approx(jacks(sums, Seat.W).expected)
    assert 25 / 6 == pytest.approx(jacks_turned(sums, Seat.N).expected)


def test_nineteen_of_twenty_figures_of_a_fair_pack_lie_in_the_range() -> None:
    """Real deals: eighty times fifty of them; of each kind a figure for each of the seats."""
    random, inside = Random("fair"), Counter[str]()
    for _ in range(80):
        sums = added([_dealt(random) for _ in range(50)], {})
        for kind in (trumps, jacks, jacks_turned):
            inside[kind.__name__] += sum(kind(sums, seat).is_likely for seat in SEATS)
    assert {"trumps", "jacks", "jacks_turned"} == set(inside)
    assert all(0.92 < count / 320 < 0.99 for count in inside.values()), inside


@pytest.mark.parametrize("deals", [1, 2, 3, 5, 20])
def test_few_deals_say_no_more_than_they_can(deals: int) -> None:
    """By the binomial distribution: how many jacks turned up lie outside less than once in 15."""
    sums = {"up-S.deals": deals}
    unlikely = sum(
        comb(deals, count) * 5 ** (deals - count) / 6**deals
        for count in range(deals + 1)
        if not jacks_turned(sums | {"up-S.jacks": count}, Seat.S).is_likely
    )
    assert unlikely < 1 / 15


def _dealt(random: Random) -> Counted:
    """A hand that was passed out, of a deal by chance."""
    start = random_deal(random)
    record = Record.of(changed(Rules(), {"stick": False}), start, (0, 0), [Pass()] * 8)
    found = counted(Game(record.rules, "", (record,)), CLUB, 0, Seat.S)
    assert found is not None
    return found
