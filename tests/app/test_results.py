"""Results: why there are points and for whom, who is in the barn, and how far a game went."""

from __future__ import annotations

from itertools import product

import pytest

from euchre.app import words
from euchre.app.screens.result import hand_panel
from euchre.engine.position import Contract, Pair
from euchre.engine.rules import Rules
from euchre.engine.scoring import Outcome, Result, judged, score_after
from euchre.engine.seats import Seat, Side
from tests.app.table import Table, at_hand_over, play_on

DEAR = Rules(lone_euchre=4, super_euchre=True, defend_alone="any", defend_alone_score="four")


@pytest.mark.parametrize(
    ("contract", "tricks", "text"),
    [
        ("S", 3, "The makers make it: 1 point to North–South."),
        ("S*", 4, "The makers make it, alone: 1 point to North–South."),
        ("S", 5, "All five tricks, a march: 2 points to North–South."),
        ("S*", 5, "All five tricks alone: 4 points to North–South."),
        ("S", 2, "North–South are euchred: 2 points to East–West."),
        ("S*", 2, "North–South, alone, are euchred: 4 points to East–West."),
        ("S", 0, "North–South are euchred without a trick: 4 points to East–West."),
        ("SxW", 1, "North–South are euchred by one alone: 4 points to East–West."),
        ("W", 2, "East–West are euchred: 2 points to North–South."),
        (
            "S*xW",
            0,
            "North–South, alone, are euchred without a trick by one alone: 4 points to East–West.",
        ),
    ],
)
def test_a_result_says_why_and_to_whom(contract: str, tricks: int, text: str) -> None:
    """R69-R76, R111, V2-V4: all that can make a hand dearer is in the sentence."""
    assert text == words.result(judged(DEAR, made(contract), tricks))


def made(text: str) -> Contract:
    """A contract in hearts, spelt as PEN spells it."""
    maker, alone = Seat[text[0]], "*" in text
    defender = Seat[text[-1]] if "x" in text else None
    return Contract(maker, None, (maker,) * alone + ((defender,) if defender else ()))


@pytest.mark.parametrize(
    ("score", "target", "text"),
    [
        ((4, 6), 10, "The score is 4 to 6."),
        ((9, 6), 10, "9 to 6: you are in the barn."),
        ((4, 9), 10, "4 to 9: they are in the barn."),
        ((9, 9), 10, "9 to 9: both are in the barn."),
        ((9, 10), 11, "9 to 10: they are in the barn."),
        ((-2, 4), 5, "-2 to 4: they are in the barn."),
        ((0, 0), 1, "The score is 0 to 0."),
        ((10, 6), 10, "You win, 10 to 6."),
        ((6, 11), 10, "They win, 11 to 6, 1 point past 10."),
        ((13, 9), 10, "You win, 13 to 9, 3 points past 10."),
        ((9, 15), 15, "They win, 15 to 9."),
    ],
)
def test_after_a_hand_the_score_is_told_with_what_it_means(
    score: Pair, target: int, text: str
) -> None:
    """V19: one point short is in the barn. D15: points past the target are told."""
    assert text == words.standing(score, target, Seat.S)


def test_each_side_hears_the_score_from_where_it_sits() -> None:
    assert "9 to 4: you are in the barn." == words.standing((4, 9), 10, Seat.W)
    assert "They win, 10 to 4." == words.standing((10, 4), 10, Seat.W)


@pytest.mark.parametrize(
    ("score", "ended", "text"),
    [
        ((3, 1), Outcome(Result.MADE, Side.NS, 1), "One point for you"),
        ((9, 1), Outcome(Result.MADE, Side.NS, 1), "One point for you, now in the barn"),
        ((3, 9), Outcome(Result.EUCHRED, Side.EW, 2), "Two points for them, now in the barn"),
        ((9, 3), Outcome(Result.EUCHRED, Side.EW, 2), "Two points for them"),
        (
            (12, 9),
            Outcome(Result.MARCH, Side.NS, 4, alone=True),
            "Four points for you, and the game",
        ),
        ((9, -1), Outcome(Result.RENEGED, Side.EW, -4), "They lose four points"),
        ((9, -1), Outcome(Result.RENEGED, Side.NS, -4), "You lose four points"),
        ((9, 9), Outcome(Result.REDEALT), "No points for them"),
    ],
)
def test_points_are_told_with_where_they_have_brought_a_side(
    score: Pair, ended: Outcome, text: str
) -> None:
    """V19: only the side that has just come there is told to be in the barn."""
    assert text == words.brought(score, 10, ended, Seat.S)


def test_the_panel_says_who_has_come_into_the_barn() -> None:
    """After the first hand of some games: one point of two, or both of them."""
    told = set()
    for seed in range(12):
        table = play_on(Table.opened(f"?seed={seed}&pace=instant&rules=to2"), at_hand_over)
        near = 1 in score_after(table.model.position)
        assert near is ("in the barn" in hand_panel(table.model).text)
        told.add(near)
    assert {True, False} == told


@pytest.mark.parametrize(("winner", "over"), [*product(Side, range(4))])
def test_a_game_says_how_far_it_went_past_its_target(winner: Side, over: int) -> None:
    """D15: shown, and nothing is carried over."""
    score = (10 + over, 5) if winner is Side.NS else (5, 10 + over)
    text = words.game_result(winner, score, 10, 7, Seat.S)
    past = f", {over} point{'s' * (over > 1)} past 10" if over else ""
    assert text.endswith(f" in 7 hands{past}.")
