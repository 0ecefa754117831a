"""Played reneges: how one comes out, what it costs, and how it is taken back."""

from __future__ import annotations

from typing import Final

import pytest

from euchre.engine.actions import Play
from euchre.engine.cards import Card, Suit, cards
from euchre.engine.events import Reneged, events
from euchre.engine.game import Game
from euchre.engine.judge import legal_actions, reneges
from euchre.engine.position import Ending, Pair, Phase, Position
from euchre.engine.reasons import NothingToCorrect
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.scoring import Result, outcome
from euchre.engine.seats import Seat, Side
from euchre.engine.steps import IllegalAction, step
from euchre.engine.view import view
from tests.rules import words

RENEGE: Final = Rules(renege="penalty")
PLUS2: Final = Rules(renege="penalty", renege_penalty="plus2")

DEAL: Final = "W 9dTdQhKhAh/9hThKdKcAc/9sTsKsAsAd/QdJc9cTcQc QsJsJhJd"
"""West deals and spades are turned down; North, to lead, has called hearts."""

FIRST_TRICK: Final = ("play Ad", "play 9c", "play 9d", "play Kd")
"""East holds the queen of diamonds and does not follow."""

THEN: Final = ("play As", "play Tc", "play Td", "play Kc", "play Ks")
"""East has no spade, so he may play what he likes to the second trick and to the third."""


def played(rules: Rules, *cards: str, score: Pair = (0, 0)) -> Record:
    calls = (*["pass"] * 4, "call h")
    return Record.of(rules, words.deal(DEAL), score, words.actions((*calls, *cards)))


def found(rules: Rules, score: Pair = (0, 0)) -> Record:
    """East's queen of diamonds comes out in the third trick."""
    return played(rules, *FIRST_TRICK, *THEN, "play Qd", score=score)


def north_plays(led: str, holding: str, rules: Rules = RENEGE) -> Position:
    """North, with these cards, after West has led; hearts are trump."""
    return words.following(Suit.HEARTS, Card.parse(led), cards(holding), rules)


def until_north(position: Position) -> Position:
    """Everybody else follows suit until North is to play again."""
    while position.turn is not Seat.N:
        held = position.holding(position.acting())
        position = step(position, Play(next(one for one in held if not reneges(position, one))))
    return position


def test_a_renege_comes_out_when_the_suit_does() -> None:
    """C-151, R94: the first trick showed East without diamonds, in the third he plays one."""
    before = played(RENEGE, *FIRST_TRICK, *THEN)
    assert None is before.position.ended
    assert {Suit.DIAMONDS, Suit.SPADES} == before.position.voids[Seat.E.value]
    told = events(before.position, Play(Card.parse("Qd")))
    after = found(RENEGE).position
    assert (Ending.RENEGE, Seat.E) == after.ended
    assert (Phase.OVER, Result.RENEGED) == (after.phase, outcome(after).result)
    assert Reneged(Seat.E) in told


def test_keeping_the_left_bower_back_from_a_trump_lead_is_a_renege() -> None:
    """C-152, R48, R94: the jack of diamonds is a heart; it comes out with it."""
    position = north_plays("9h", "JdAsKc")
    assert reneges(position, Card.parse("As"))
    assert not reneges(position, Card.parse("Jd"))
    later = until_north(step(position, Play(Card.parse("As"))))
    over = step(later, Play(Card.parse("Jd")))
    assert (Ending.RENEGE, Seat.N) == over.ended


def test_the_left_bower_need_not_follow_its_printed_suit() -> None:
    """C-153, R48: with it as his only red card North is void in diamonds."""
    position = north_plays("Kd", "JdAsKc")
    assert not any(reneges(position, card) for card in cards("JdAsKc"))
    later = until_north(step(position, Play(Card.parse("As"))))
    assert None is step(later, Play(Card.parse("Jd"))).ended


def test_a_renege_costs_four_points_and_the_hand_is_abandoned() -> None:
    """C-154, R92: East-West stood at 6."""
    over = found(RENEGE, score=(0, 6))
    assert (0, -4) == outcome(over.position).pair
    assert (0, 2) == Game(RENEGE, "", (over,)).score


def test_a_renege_gives_the_other_side_two_points() -> None:
    """C-155, R93: North-South stood at 7."""
    over = found(PLUS2, score=(7, 5))
    assert (2, 0) == outcome(over.position).pair
    assert (9, 5) == Game(PLUS2, "", (over,)).score


def test_two_points_for_a_renege_can_win_the_game() -> None:
    """R77, D12."""
    assert Side.NS is Game(PLUS2, "", (found(PLUS2, score=(8, 9)),)).winner


def test_a_score_can_fall_below_nothing_and_the_game_goes_on() -> None:
    """C-156, R92, D12: nobody says that it stops there."""
    game = Game(RENEGE, "1", (found(RENEGE, score=(9, 1)),))
    assert (9, -3) == game.score
    assert (9, -3) == game.next_hand().score


def test_a_renege_is_taken_back_before_the_next_card() -> None:
    """C-158, D12: then there was none."""
    calls = played(RENEGE, "play Ad")
    reneged = calls.then(Play(Card.parse("9c")))
    assert calls == reneged.corrected()
    mended = reneged.corrected().through(words.actions(["play Qd", *FIRST_TRICK[2:], *THEN]))
    assert None is mended.position.ended
    assert {Suit.SPADES} == mended.position.voids[Seat.E.value]


@pytest.mark.parametrize(
    "after",
    [(), ("play Ad",), FIRST_TRICK[:3], (*FIRST_TRICK, *THEN, "play Qd")],
    ids=["nothing played", "no renege", "the next card", "found"],
)
def test_nothing_else_is_taken_back(after: tuple[str, ...]) -> None:
    """C-158, D12: not once the next card lies there, nor when there was no renege."""
    with pytest.raises(IllegalAction) as refused:
        played(RENEGE, *after).corrected()
    assert NothingToCorrect() == refused.value.reason


def test_the_rules_let_a_card_be_played_that_a_view_does_not_offer() -> None:
    """R94, R96: so a player that sees only a view never reneges."""
    record = played(RENEGE, "play Ad")
    assert set(map(Play, cards("QdJc9cTcQc"))) == set(legal_actions(record.position))
    assert (Play(Card.parse("Qd")),) == view(record, Seat.E).legal


def test_the_card_that_gives_a_renege_away_may_fail_to_follow_as_well() -> None:
    """R94: North kept back diamonds, and plays one on a lead of hearts, which he holds too."""
    plays = ("Qd", "As", "Kd", "Jd", "9h", "Th", "Ah", "9d")
    told = ("order up", "discard 9s", *(f"play {card}" for card in plays))
    position = words.bid(*told, rules=RENEGE).position
    assert (Ending.RENEGE, Seat.N) == position.ended
    assert {Suit.DIAMONDS, Suit.HEARTS} == position.voids[Seat.N.index]
