"""What a club player leads and follows with, where one card is clearly right."""

from __future__ import annotations

import pytest

from euchre.engine.seats import Seat
from tests.ai.seats import plays, plays_in

S, W, N, E = Seat.S, Seat.W, Seat.N, Seat.E


def test_third_seat_does_not_trump_partners_ace() -> None:
    card = plays(W, "9h", "p p p o -9d As9s", W="9d", N="As", E="9s", S="ThQc9cKdTd")
    assert card == "9c"


def test_third_seat_trumps_when_partner_is_losing() -> None:
    card = plays(W, "9h", "p p p o -9d 9sTs", W="9d", N="9s", E="Ts", S="ThQc9cKdTd")
    assert card == "Th"


def test_fourth_seat_leaves_the_trick_to_partner() -> None:
    card = plays(S, "9c", "p p p o -9d TsKs9s", S="9dJcAsQs9h", W="Ts", N="Ks", E="9s")
    assert card == "Qs"


def test_fourth_seat_does_not_ruff_partners_trick() -> None:
    card = plays(S, "9c", "p p p o -9d TsKs9s", S="9dJcAhTdQh", W="Ts", N="Ks", E="9s")
    assert card == "Td"


def test_fourth_seat_wins_as_cheaply_as_it_can() -> None:
    card = plays(S, "9h", "p p p o -9d JsTs9s", S="9dJcAsQsTh", W="Js", N="Ts", E="9s")
    assert card == "Qs"


def test_second_seat_takes_with_the_boss() -> None:
    card = plays(W, "9h", "p p p o -9d 9s", W="9d", N="9s", E="AsTsThAdQd")
    assert card == "As"


@pytest.mark.parametrize(
    ("south", "led"), [("JhAh9hTcQd", "Jh"), ("JdAh9hTcQd", "Jd"), ("KhQh9hAcQd", "Kh")]
)
def test_a_maker_with_three_trumps_leads_the_highest(south: str, led: str) -> None:
    assert plays(E, "9s", "p p p p h", S=south) == led


def test_a_maker_does_not_lead_trump_again_when_both_opponents_are_void() -> None:
    card = plays(
        E, "9s", "p p p p h Jh9dThTd", S="JhAhKh9cQd", W="9dTcJcKdAs", N="Th", E="TdQcKcTsJs"
    )
    assert card == "Qd"


def test_a_maker_leads_trump_again_while_one_opponent_may_hold_one() -> None:
    card = plays(
        E, "9s", "p p p p h Jh9hThTd", S="JhAhKh9cQd", W="9hTcJcKdAs", N="Th", E="TdQcKcTsJs"
    )
    assert card == "Ah"


@pytest.mark.parametrize("bower", ["Jc", "Js"])
def test_the_makers_partner_leads_a_bower(bower: str) -> None:
    card = plays(E, "9c", "p p o -9s", N="AcKc", E="9s", S=f"{bower}AdTdQh9h")
    assert card == bower


def test_of_two_aces_the_one_of_the_shorter_suit_is_led() -> None:
    assert plays(E, "9h", "p p p o -9d", E="9d", S="AsAcKcQcTd") == "As"


def test_of_ace_and_king_the_ace_is_led() -> None:
    assert plays(E, "9h", "p p p o -9d", E="9d", S="AsKs9c9sTd") == "As"


@pytest.mark.parametrize(("tricks", "led"), [("", "Jh"), (" Jh9hTh", "Jd")])
def test_a_loner_runs_the_top_trumps_first(tricks: str, led: str) -> None:
    card = plays(E, "9s", f"p p p p h*{tricks}", S="JhJdAhAcQc", W="9h", E="Th")
    assert card == led


def test_a_loner_cashes_the_ace_before_the_small_card() -> None:
    card = plays(
        E,
        "9s",
        "p p p p h* Jh9hTh JdQhKh AhTdTs",
        S="JhJdAhAcQc",
        W="9hQhTd9dKs",
        E="ThKhTsJsKd",
    )
    assert card == "Ac"


def test_against_a_loner_the_longest_suit_is_led() -> None:
    # So that partner may trump over the loner (R104).
    assert plays(E, "9h", "p p p o* -9d", E="9d", S="9cTcQc9sTd") == "9c"


def test_with_two_cards_left_the_boss_trump_is_led() -> None:
    assert plays_in("Jh9c/TcQs/QdKd/TdAs E 9s~xx Wh S: 1-2 0-0 -") == "Jh"


def test_the_last_of_three_to_a_loners_trick_takes_it_if_it_can() -> None:
    assert plays_in("KcTh/Kh/Qd/TdAs9sTs9c E 9d~xx Wh* W:QcTc 1-2 0-0 -") == "Kc"
