"""What a hand leaves in the statistics, as a line, and which hands count."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.app.counted import Counted, Dealt, based, counted, key_of, read, written
from euchre.app.effects import Count, Uncount
from euchre.app.messages import Do, Simple
from euchre.app.model import PERSON, Model, Stage
from euchre.app.update import update
from euchre.engine.deal import Deal
from euchre.engine.game import Game
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.scoring import Result, outcome
from euchre.engine.seats import SEATS, Side
from tests.app.hands import dealt
from tests.app.table import Table, at_game_over, at_hand_over, play_on
from tests.rules.hands import hands, law
from tests.rules.words import deal

CLUB = ("club", "club", "club")
LINE = "W24.1ktx3z tlpwvm S*a4:0 cbh w 2110 1002 J"
DEAL = "N AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc Ks9s9hQd"

results = st.sampled_from([result for result in Result if result is not Result.PASSED_OUT])
fours = st.tuples(*(st.integers(0, 4) for _ in SEATS))
keys = st.builds(
    lambda dealer, pack, number: f"{dealer.name}{pack}.{based(number)}",
    st.sampled_from(SEATS),
    st.sampled_from((24, 25, 32)),
    st.integers(0, 10**14),
)


@st.composite
def counted_hands(draw: st.DrawFn) -> Counted:
    """Any hand that may have been counted."""
    maker = draw(st.sampled_from((*SEATS, None)))
    return Counted(
        draw(keys),
        draw(st.integers(0, 2 * 10**9)),
        maker,
        draw(st.booleans()) if maker else False,
        draw(results) if maker else Result.PASSED_OUT,
        draw(st.tuples(st.integers(-4, 4), st.integers(-4, 4))),
        draw(st.text("bche", min_size=3, max_size=3)),
        draw(st.sampled_from((None, True, False))),
        draw(st.none() | st.builds(Dealt, fours, fours, st.sampled_from("9TJQKA"))),
    )


def a_game(record: Record, given: int = 0) -> Game:
    return Game(record.rules, "test", (record,), given)


# A line


@law
@given(counted_hands())
def test_a_line_reads_back(hand: Counted) -> None:
    assert hand == read(written(hand))
    assert len(written(hand)) < 70


@law
@given(st.text(max_size=80) | st.from_regex(r"[SWNE]24\.[0-9a-z]+ [ 0-9a-z:*-]+", fullmatch=True))
def test_no_line_makes_reading_fail(text: str) -> None:
    found = read(text)
    assert found is None or text == written(found)


@pytest.mark.parametrize("at", range(len(LINE)))
def test_a_line_that_is_cut_off_is_no_other_hand(at: int) -> None:
    found = read(LINE[:at])
    assert found is None or found.key == "W24.1ktx3z"


@law
@given(hands())
def test_every_hand_that_was_dealt_and_is_over_has_its_line(record: Record) -> None:
    if record.position.phase is not Phase.OVER:
        return
    hand = counted(a_game(record), CLUB, 7, PERSON)
    assert (hand is None) is not isinstance(record.start, Deal)
    if hand:
        assert hand == read(written(hand))
        assert outcome(record.position).pair == hand.points
        assert hand.dealer is record.position.dealer


def test_what_was_dealt_is_told_as_it_lay_before_any_call() -> None:
    """Spades are up: the jack of clubs is a trump, the other jacks are just jacks."""
    record = Record.of(dealt("-", DEAL).model.game.rules, deal(DEAL))
    table = play_on(dealt("-", DEAL), at_hand_over)
    hand = counted(a_game(table.model.game.record), CLUB, 0, PERSON)
    assert hand is not None
    assert Dealt((1, 1, 2, 1), (0, 2, 1, 1), "K") == hand.dealt
    assert isinstance(record.start, Deal)
    assert key_of(record.start) == hand.key


def test_points_are_the_persons_first() -> None:
    table = play_on(Table.opened("?seed=3&pace=instant"), at_hand_over)
    hand = counted(table.model.game, CLUB, 0, PERSON)
    other = counted(table.model.game, CLUB, 0, PERSON.left)
    assert hand is not None
    assert other is not None
    assert hand.points == other.points[::-1]
    assert sum(hand.points) > 0


def test_a_game_counts_with_its_last_hand_if_the_page_dealt_all_of_it() -> None:
    game = play_on(Table.opened("?seed=3&pace=instant&rules=to5"), at_game_over).model.game
    last = counted(game, CLUB, 0, PERSON)
    earlier = counted(game.back_to(0, len(game.hands[0].actions)), CLUB, 0, PERSON)
    opened = counted(Game.of(game.hands, game.seed), CLUB, 0, PERSON)
    assert last is not None
    assert earlier is not None
    assert opened is not None
    assert (game.winner is Side.NS, None, None) == (last.won, earlier.won, opened.won)
    assert last.dealt is not None
    assert opened.dealt is None


# When a hand counts


def test_a_hand_is_counted_once_when_it_ends() -> None:
    table = play_on(Table.opened("?seed=5&pace=normal"), at_game_over)
    counts = [effect for effect in table.effects if isinstance(effect, Count)]
    assert len(table.model.game.hands) == len(counts)
    assert [*table.model.game.hands] == [effect.game.record for effect in counts]
    assert {table.model.levels} == {effect.levels for effect in counts}


def test_a_hand_that_is_taken_back_counts_no_more_and_is_counted_again() -> None:
    table = play_on(Table.opened("?seed=5&pace=instant"), at_hand_over)
    before = table.model.game
    assert [Uncount(before, 0)] == [one for one in table.send(Simple.UNDO) if _is_uncount(one)]
    table.effects.clear()
    play_on(table, at_hand_over)
    assert 1 == sum(isinstance(effect, Count) for effect in table.effects)


def test_undo_within_a_hand_takes_nothing_from_the_statistics() -> None:
    """At each decision of the first hand."""
    table = Table.opened("?seed=5&pace=instant")
    while play_on(table, at_decision).model.stage is Stage.YOURS:
        assert not any(map(_is_uncount, update(table.model, Simple.UNDO)[1]))
        table.send(Do(table.act(table.model)))


def at_decision(model: Model) -> bool:
    return model.stage in (Stage.YOURS, Stage.HAND_OVER)


def _is_uncount(effect: object) -> bool:
    return isinstance(effect, Uncount)


def test_a_game_that_is_only_looked_at_counts_nothing() -> None:
    kept = play_on(Table.opened("?seed=5&pace=instant"), at_hand_over).saved
    table = Table.opened("?pace=instant", kept)
    table.settle()
    assert Stage.HAND_OVER is table.model.stage
    assert not any(isinstance(effect, Count | Uncount) for effect in table.effects)
