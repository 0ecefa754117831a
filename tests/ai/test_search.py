"""What a searcher's choice says of the options, and how hard it thought."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from random import Random

import pytest

from euchre.ai.bot import Choice, Option
from euchre.ai.levels import ADVISER, bot
from euchre.ai.search import Depth, Searcher
from euchre.ai.wins import win_chance
from euchre.engine.actions import Call, OrderUp, Pass
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import Seat
from euchre.engine.view import View, view
from tests.ai.seats import deals, said
from tests.rules.hands import random_deal, random_hand, random_rules

SHALLOW = Searcher(Depth(worlds=8))


def choices(hands: int, seed: str, player: Searcher = SHALLOW) -> Iterator[tuple[View, Choice]]:
    """What is chosen at every moment of hands by any rules where there is a choice."""
    random = Random(seed)
    for _ in range(hands):
        rules = random_rules(random)
        record = random_hand(random_deal(random, rules), random, rules)
        for back in range(1, len(record.actions) + 1):
            now = record.back(back)
            assert now.position.turn is not None
            seen = view(now, now.position.turn)
            if len(seen.legal) > 1 and not now.position.is_blind(seen.seat):
                yield seen, player.choose(seen, random)


def test_every_legal_action_has_its_figures() -> None:
    """EV, the chance to win, and how often the hand ends with so many points."""
    phases = set[Phase]()
    for seen, choice in choices(25, "figures"):
        phases.add(seen.phase)
        options = choice.because.options
        assert seen.legal == tuple(option.action for option in options)
        for option in options:
            assert pytest.approx(1) == sum(chance for _, chance in option.chances)
            assert 0 <= option.wins <= 1
            assert option.error >= 0
    assert {Phase.ORDER, Phase.CALL, Phase.PLAY, Phase.DISCARD} <= phases


def test_what_was_tried_in_all_worlds_promises_what_they_brought() -> None:
    patient = Searcher(Depth(worlds=8, clear=inf))
    for _, choice in choices(15, "behind", patient):
        for option in choice.because.options:
            assert pytest.approx(brought(option)) == option.points


def test_what_was_left_soon_is_not_compared_with_luck_in_later_worlds() -> None:
    """It is as far behind as it was in the worlds that both were tried in."""
    options = [
        option
        for _, choice in choices(4, "left", Searcher(Depth(worlds=40)))
        for option in choice.because.options
    ]
    assert any(pytest.approx(brought(one), abs=0.01) != one.points for one in options)


def brought(option: Option) -> float:
    """The mean of its hands."""
    return sum(points * chance for points, chance in option.chances)


def test_who_aims_at_points_chooses_the_most_points() -> None:
    player = Searcher(Depth(worlds=8, wins=False, alone=0.0))
    for _, choice in choices(20, "points", player):
        most = max(choice.because.options, key=lambda option: option.points)
        assert _chosen(choice).points == pytest.approx(most.points) or _is_out(most)


def _chosen(choice: Choice) -> Option:
    return next(one for one in choice.because.options if one.action == choice.action)


def _is_out(option: Option) -> bool:
    """Whether an option was dropped before the end: it was tried in fewer worlds."""
    return option.error > 0


def test_the_action_chosen_is_at_no_distance_from_itself() -> None:
    for _, choice in choices(10, "itself"):
        assert _chosen(choice).error <= 1


def test_at_nine_points_each_a_win_is_all_that_counts() -> None:
    """A march is then worth no more than a single point (A10)."""
    for deal in deals(Seat.S, "9h", S="JhJdAhAsQc"):
        record = Record.of(Rules(), deal, (9, 9), said("p p p"))
        choice = bot(ADVISER).choose(view(record, Seat.S), Random(1))
        for option in choice.because.options:
            won = sum(chance for points, chance in option.chances if points > 0)
            lost = sum(chance for points, chance in option.chances if points < 0)
            drawn = 1 - won - lost
            later = win_chance(9, 9, 10, we_deal=False)
            assert pytest.approx(won + drawn * later) == option.wins
        assert choice.action in (OrderUp(), OrderUp(alone=True))


def test_a_clear_choice_takes_fewer_worlds() -> None:
    """Depth is counted in worlds, never by a clock, so that the choice is always the same."""
    clear = next(deals(Seat.S, "Jh", S="9hAhKhAsAc"))
    close = next(deals(Seat.S, "9h", S="QhTh9sAcKd"))
    assert _worlds(clear) < _worlds(close)


def _worlds(deal: object) -> int:
    record = Record.of(Rules(), deal, (0, 0), said("p p p"))  # type: ignore[arg-type]
    thinking, yields = Searcher(Depth(worlds=200)).think(view(record, Seat.S), Random(1)), 0
    for _ in thinking:
        yields += 1
    return yields


def test_the_only_legal_action_needs_no_thought() -> None:
    for deal in deals(Seat.S, "9h", S="JhJdAhAsQc"):
        record = Record.of(Rules(), deal, (0, 0), said("p p p o -Qc"))
        while len(view(record, _turn(record)).legal) > 1:
            record = record.then(view(record, _turn(record)).legal[0])
        seen = view(record, _turn(record))
        assert [] == list(bot("expert").think(seen, Random(1)))


def _turn(record: Record) -> Seat:
    assert record.position.turn is not None
    return record.position.turn


def test_bids_look_at_the_score() -> None:
    """A10: a call that is a close pass at nothing is made when the others would go out."""
    worth = dict.fromkeys((0, 9), 0.0)
    for theirs in (0, 9):
        for deal in deals(Seat.S, "9h", S="KhTh9sAcKd"):
            record = Record.of(Rules(), deal, (0, theirs), said("p p p"))
            choice = bot("expert").choose(view(record, Seat.S), Random(1))
            option = {one.action: one.wins for one in choice.because.options}
            worth[theirs] += option[OrderUp()] - option[Pass()]
    assert worth[0] != worth[9]


def test_a_stuck_dealer_is_tried_with_every_suit() -> None:
    """R38: there is no pass among the options."""
    deal = next(deals(Seat.S, "9h", S="AhKhQhThJh"))
    record = Record.of(Rules(), deal, (0, 0), said("p p p p p p p"))
    choice = bot("hard").choose(view(record, Seat.S), Random(1))
    assert isinstance(choice.action, Call)
    assert 6 == len(choice.because.options)  # three suits, each alone or not
