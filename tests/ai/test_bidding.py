"""What a club player calls and puts down; South is asked, and the rest is dealt anyhow."""

from __future__ import annotations

import pytest

from euchre.ai.bot import Ground
from euchre.engine.actions import Call, OrderUp, Pass
from euchre.engine.cards import Suit
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import Seat
from tests.ai.seats import bid, chosen, deals, put_down, said

S, W, N, E = Seat.S, Seat.W, Seat.N, Seat.E

BOTH_BOWERS = "JhJd9cTcQs"
RIGHT_ACE_KING = "JhAhKh9c9s"
SWEEP = "JhJdAhAsQc"


def test_the_dealers_partner_assists_with_both_bowers() -> None:
    assert bid(dealer=N, upcard="9h", south=BOTH_BOWERS, passes=1) == OrderUp()


@pytest.mark.parametrize(("dealer", "passes"), [(N, 1), (S, 3)])
def test_right_ace_king_makes_trump_on_the_dealers_side(dealer: Seat, passes: int) -> None:
    assert bid(dealer, upcard="Th", south=RIGHT_ACE_KING, passes=passes) == OrderUp()


def test_one_trump_and_aces_are_left_to_partner_who_deals() -> None:
    # A pass is worth some 0.3 points more here when rule players play it out.
    assert bid(dealer=N, upcard="9h", south="AcKcQcAdJh", passes=1) == Pass()


def test_a_weak_holding_passes() -> None:
    assert bid(dealer=S, upcard="9h", south="9s9cTsTcQd", passes=3) == Pass()


def test_a_jack_is_not_sent_to_the_other_side_with_two_trumps() -> None:
    assert bid(dealer=E, upcard="Jh", south="AhKh9s9cAd", passes=0) == Pass()


def test_the_eldest_calls_next_with_equal_cards() -> None:
    assert bid(dealer=E, upcard="9s", south="JcKcJdKd9h", passes=4) == Call(Suit.CLUBS)


def test_the_dealers_partner_crosses_with_equal_cards() -> None:
    assert bid(dealer=N, upcard="9s", south="AcKcAdKd9h", passes=5) == Call(Suit.DIAMONDS)


@pytest.mark.parametrize("south", ["AhKhQhThJh", "9s9cTsTcQd", "9c9dTcTdQs"])
def test_a_stuck_dealer_calls_a_suit_that_may_be_called(south: str) -> None:
    call = bid(dealer=S, upcard="9h", south=south, passes=7)
    assert isinstance(call, Call)
    assert call.suit is not Suit.HEARTS


def test_a_stuck_dealer_says_so() -> None:
    for deal in deals(S, "9h", S="9s9cTsTcQd"):
        record = Record.of(Rules(), deal, (0, 0), said("p p p p p p p"))
        assert chosen(record).because.grounds == (Ground.STUCK,)


def test_a_dealer_who_is_not_stuck_passes_with_nothing() -> None:
    free = Rules(stick=False)
    assert bid(dealer=S, upcard="9h", south="9s9cTsTcQd", passes=7, rules=free) == Pass()


def test_three_top_trumps_and_an_ace_go_alone() -> None:
    assert bid(dealer=S, upcard="9h", south=SWEEP, passes=3) == OrderUp(alone=True)
    assert bid(dealer=E, upcard="9s", south="JhJdAhQhAc", passes=4) == Call(Suit.HEARTS, alone=True)


@pytest.mark.parametrize(("dealer", "passes"), [(E, 0), (W, 2)])
def test_nobody_goes_alone_into_a_right_bower_that_the_others_take(
    dealer: Seat, passes: int
) -> None:
    assert bid(dealer, upcard="Jh", south="JdAhKhQhAs", passes=passes) == OrderUp()


@pytest.mark.parametrize(("points", "alone"), [(0, True), (7, True), (8, False), (9, False)])
def test_nobody_goes_alone_for_points_that_are_not_needed(points: int, alone: bool) -> None:
    call = bid(dealer=S, upcard="9h", south=SWEEP, passes=3, score=(points, 0))
    assert call == OrderUp(alone)


def test_less_is_needed_when_the_others_lack_one_point() -> None:
    # By 150 worlds the call loses 0.06 points at nothing, and at 9-9 wins 0.05 games (0.03) more.
    # Ace-nine with a side ace, AhAc9cTdQd, is a pass even at 8-9: 0.27 against 0.20 (0.02) games.
    light = "9sAsAhTdKc"
    assert bid(dealer=N, upcard="Qs", south=light, passes=1) == Pass()
    assert bid(dealer=N, upcard="Qs", south=light, passes=1, score=(9, 9)) == OrderUp()
    assert bid(dealer=S, upcard="9h", south="AhAc9cTdQd", passes=3, score=(8, 9)) == Pass()


def test_the_discard_makes_a_void() -> None:
    assert put_down(upcard="9h", south="JhAh9cTsAs") == "9c"


def test_the_discard_keeps_a_guarded_king() -> None:
    assert put_down(upcard="9h", south="JhAhKcTc9d") == "9d"


def test_the_discard_keeps_a_lone_ace() -> None:
    assert put_down(upcard="9h", south="JhKh9cTcAd") == "9c"


def test_the_discard_is_the_smallest_of_six_trumps_but_the_upcard() -> None:
    assert put_down(upcard="9h", south="JhJdAhKhTh") == "Th"
