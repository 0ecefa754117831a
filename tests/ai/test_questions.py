"""What a club player answers to what a house may ask besides; the rest is dealt anyhow."""

from __future__ import annotations

import pytest

from euchre.ai.bot import Ground
from euchre.engine.actions import (
    Action,
    Alone,
    Call,
    DefendAlone,
    DefendTogether,
    Discard,
    Exchange,
    Give,
    Keep,
    Leave,
    OrderUp,
    Pass,
    Redeal,
    Take,
    Together,
)
from euchre.engine.cards import Card, Suit, cards
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import Seat
from tests.ai.seats import answer, bid, chosen, deals

S, W, N, E = Seat.S, Seat.W, Seat.N, Seat.E

SWEEP = "JhJdAhQhAs"
NOTHING = "9s9cTsTcQd"


# Bottoms (R90)


def test_three_nines_are_changed_for_the_kitty() -> None:
    assert answer("bottoms-alike", E, "Kh", "", S="9s9c9dKsQd") == Exchange(cards("9s9d9c"))


def test_nines_and_tens_of_the_best_suit_are_kept() -> None:
    """Of four low cards the three that help least are given up."""
    assert answer("bottoms-any", E, "Kh", "", S="9h9s9dTcAh") == Exchange(cards("9s9dTc"))


def test_a_good_holding_is_kept_although_three_cards_might_be_changed() -> None:
    assert answer("bottoms-free", E, "9s", "", S=SWEEP) == Keep()


def test_where_any_three_may_be_changed_the_three_worst_are() -> None:
    assert answer("bottoms-free", E, "Kh", "", S="JsAs9hTdQd") == Exchange(cards("9hTdQd"))


def test_who_may_not_change_keeps() -> None:
    assert answer("bottoms-any", E, "Kh", "", S="9s9cAdKsQd") == Keep()


# A joker turned up (D11)


def test_a_dealer_who_sees_names_his_best_suit() -> None:
    assert answer("pack25,benny-sees", S, "Jo", "", S="AhKh9h9c9s") == Call(Suit.HEARTS)


def test_a_dealer_who_sees_a_sweep_names_it_alone() -> None:
    named = answer("pack25,benny-sees", S, "Jo", "", S="JhJdAhAsQc")
    assert named == Call(Suit.HEARTS, alone=True)


def test_a_dealer_who_names_trump_blind_names_each_suit_in_its_turn_and_never_alone() -> None:
    deal = next(deals(S, "Jo", Rules(deck=25), S=SWEEP))
    record = Record.of(Rules(deck=25), deal)
    named = {chosen(record, seed=str(seed)).action for seed in range(60)}
    assert named == {Call(suit) for suit in Suit}


def test_a_joker_that_stands_for_a_suit_is_bid_on() -> None:
    assert answer("pack25,benny-h", S, "Jo", "p p p", S="AhKh9h9c9s") == OrderUp()
    assert answer("pack25,benny-h", E, "Jo", "", S="AhKh9h9c9s") == Pass()


# Calls under options


def test_no_trump_is_called_with_aces() -> None:
    assert answer("no-trump", S, "9h", "p p p p p p p", S="AsKsAdAcKd") == Call(None)


def test_no_trump_is_not_called_with_bowers() -> None:
    called = answer("no-trump", S, "9s", "p p p p p p p", S="JhJdAhKh9c")
    assert called in (Call(Suit.HEARTS), Call(Suit.HEARTS, alone=True))


def test_the_eldest_may_call_the_suit_that_was_turned_down() -> None:
    called = answer("any-suit", E, "9h", "p p p p", S="JhAhKh9c9s")
    assert called == Call(Suit.HEARTS)


@pytest.mark.parametrize(("south", "does"), [(SWEEP, OrderUp(alone=True)), ("JhAhThTcQd", Pass())])
def test_a_canadian_partner_assists_alone_or_not_at_all(south: str, does: Action) -> None:
    assert answer("canadian", N, "9h", "p", S=south) == does


def test_a_canadian_partner_goes_alone_even_for_a_single_point() -> None:
    """There is no other way to make trump."""
    assert answer("canadian", N, "9h", "p", score=(9, 0), S=SWEEP) == OrderUp(alone=True)


def test_who_lacks_the_suit_passes() -> None:
    """V6: the left bower is no natural heart."""
    south = "JdAdKdAcAs"
    assert bid(S, "Qh", south, passes=3, rules=Rules(need_suit="natural")) == Pass()


def test_more_is_needed_in_the_first_round_with_the_joker() -> None:
    """It is a trump whatever the others call."""
    called = answer("pack25", E, "9h", "", S="JhAhKhQhAc")
    assert called in (OrderUp(), OrderUp(alone=True))
    assert answer("pack25", E, "9h", "", S="JoAhKhAcTc") == Pass()


# Taking the up-card (R27)


def test_a_dealer_takes_a_card_that_helps() -> None:
    assert answer("may-leave", S, "Jh", "o", S="AhKh9cTd9s") == Take()


def test_a_dealer_leaves_a_card_that_does_not_help() -> None:
    assert answer("may-leave", S, "9h", "o", S="JhJdAhKhQh") == Leave()


def test_a_dealer_may_put_the_upcard_back() -> None:
    assert answer("put-back", S, "9h", "o", S="JhJdAhKhQh") == Discard(Card.parse("9h"))


# A new deal (R89, R91)


@pytest.mark.parametrize("codes", ["nine-ten", "nine-ten,ace-no-face"])
def test_a_defender_with_nothing_asks_for_a_new_deal(codes: str) -> None:
    assert answer(codes, N, "Kh", "o -9d k", S="9s9cTsTcTd", N="9d") == Redeal()


def test_a_makers_partner_with_nothing_plays_on() -> None:
    assert answer("nine-ten", E, "9h", "p p o -Qd", E="Qd", N="JhAhKh", S="9s9cTsTcTd") == Keep()


def test_who_is_not_entitled_keeps() -> None:
    assert answer("nine-ten", E, "9h", "p p o -Qd", E="Qd", S="9s9cTsTcKd") == Keep()


# Alone, asked before the lead (R66, D7)


@pytest.mark.parametrize(("south", "does"), [(SWEEP, Alone()), ("JhAhKh9cTd", Together())])
def test_a_maker_goes_alone_with_a_sweep(south: str, does: Action) -> None:
    assert answer("alone-later", E, "9s", "p p p p h", S=south) == does


@pytest.mark.parametrize(("south", "does"), [(SWEEP, Alone()), ("AhKh9cTs9d", Together())])
def test_a_makers_partner_goes_alone_with_a_sweep(south: str, does: Action) -> None:
    asked = answer("alone-later,alone-either", E, "9s", "p p p p p p h w", S=south)
    assert asked == does


def test_nobody_goes_alone_into_the_right_bower_that_the_others_took() -> None:
    asked = answer("alone-later", E, "Jh", "o -9d", E="9d", S="JdAhKhQhAs")
    assert asked == Together()


# Defending alone (R67, D10)


@pytest.mark.parametrize(
    ("codes", "does"),
    [("defend-any,defend4", DefendAlone()), ("defend-any", DefendTogether())],
)
def test_a_defender_with_bowers_and_an_ace_defends_alone_where_it_pays(
    codes: str, does: Action
) -> None:
    assert answer(codes, N, "9h", "o -9d", S="JhJdKhAsKc", N="9d") == does


def test_a_defender_with_little_needs_his_partner() -> None:
    assert answer("defend-any", W, "9h", "p p p o -9d", S=NOTHING, W="9d") == DefendTogether()


# Partner's best (R95)


def test_a_loner_puts_the_weakest_card_down() -> None:
    asked = answer("best", E, "9s", "p p p p h*", S="JhJdAhAsQc")
    assert asked == Discard(Card.parse("Qc"))


def test_a_loner_with_trumps_and_aces_keeps_them() -> None:
    assert answer("best", E, "9s", "p p p p h*", S="JhJdAhAsAc") == Keep()


@pytest.mark.parametrize(
    ("south", "given"), [("9hTh9s9cAd", "Th"), ("9s9cTcAdKs", "Ad"), ("9s9cTcKdQs", "Kd")]
)
def test_a_loner_is_given_the_highest_trump_or_an_ace(south: str, given: str) -> None:
    """North plays alone in hearts and puts a club down; South is his partner."""
    so_far = "p p p p p p h* -Jc"
    asked = answer("best", E, "Js", so_far, N="JhJdAhAsJc", S=south)
    assert asked == Give(Card.parse(given))


# Grounds


def test_a_named_suit_has_its_grounds() -> None:
    deal = next(deals(S, "Jo", Rules(deck=25)))
    assert chosen(Record.of(Rules(deck=25), deal)).because.grounds == (Ground.BLIND,)
