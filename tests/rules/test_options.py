"""The options: off, each adds nothing; on, each changes exactly what `CHANGES` says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, product
from random import Random
from typing import Final

import pytest
from hypothesis import given

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
    Pass,
    Play,
    Take,
    Together,
)
from euchre.engine.cards import ALL_CARDS, JOKER, Card, Suit
from euchre.engine.deal import Deal
from euchre.engine.errors import EuchreError
from euchre.engine.judge import legal_actions, reneges
from euchre.engine.option_kinds import Number, Packets, Value
from euchre.engine.options import OPTIONS
from euchre.engine.position import Phase, Position
from euchre.engine.record import Record
from euchre.engine.rules import CLASHES, Rules, changed, default
from euchre.engine.seats import SEATS, Seat
from euchre.engine.view import view
from tests.rules import changes, words
from tests.rules.chance import random_deal, rare_deal, values
from tests.rules.changes import LOW, stuck
from tests.rules.hands import any_rules, hands, law
from tests.rules.pairs import Change, play_both

LATER: Final[dict[str, Value]] = {"alone_when": "before_lead"}

CHANGES: Final = (
    Change("stick", value=False, adds=changes.a_second_pass),
    Change("pickup", "may", asks=changes.take_or_leave, neutral=Take()),
    Change("discard_upcard", value=True, adds=changes.the_upcard_put_back),
    Change("r2_suit", "any", adds=changes.the_suit_turned_down),
    Change(
        "alone_when",
        "before_lead",
        takes=changes.lone_calls,
        asks=changes.whether_the_maker_plays_alone,
        neutral=Together(),
    ),
    Change(
        "alone_who", "maker_side", asks=changes.whether_his_partner_plays_alone, neutral=Together()
    ),
    Change(
        "alone_who",
        "maker_side",
        LATER,
        asks=changes.whether_his_partner_plays_alone,
        neutral=Together(),
    ),
    Change("lead_alone", "left_of_loner", leader=changes.the_left_of_the_loner),
    Change(
        "lead_alone", "left_of_loner", {"defend_alone": "any"}, leader=changes.the_left_of_the_loner
    ),
    Change("lone_euchre", 4, scores=changes.four_for_a_loner),
    Change("super_euchre", value=True, scores=changes.four_for_no_trick),
    Change(
        "defend_alone", "vs_lone", asks=changes.the_same_against_a_loner, neutral=DefendTogether()
    ),
    Change(
        "defend_alone", "any", asks=changes.whether_a_defender_plays_alone, neutral=DefendTogether()
    ),
    Change(
        "defend_alone_score",
        "four",
        {"defend_alone": "any"},
        scores=changes.four_for_a_lone_defender,
    ),
    Change("nine_ten", value=True, asks=changes.a_redeal_for_nines_and_tens, neutral=Keep()),
    Change(
        "nine_ten",
        value=True,
        beside={"deck": 32},
        asks=changes.a_redeal_for_nines_and_tens,
        neutral=Keep(),
    ),
    Change("ace_no_face", value=True, asks=changes.a_redeal_for_one_ace, neutral=Keep()),
    Change(
        "bottoms",
        "alike",
        asks=changes.bottoms(lambda ranks: len(set(ranks)) == 1 and set(ranks) <= LOW),
        neutral=Keep(),
    ),
    Change("bottoms", "any", asks=changes.bottoms(lambda ranks: set(ranks) <= LOW), neutral=Keep()),
    Change("bottoms", "free", asks=changes.bottoms(lambda _: True), neutral=Keep()),
    Change("partners_best", value=True, asks=changes.a_card_for_the_partners_best, neutral=Keep()),
    Change("renege", "penalty", adds=changes.any_card_held),
    Change("renege_penalty", "plus2", {"renege": "penalty"}, scores=changes.two_for_the_others),
    Change("canadian", value=True, takes=changes.a_plain_order),
    Change(
        "canadian", value=True, beside=LATER, takes=changes.a_plain_order, adds=changes.a_lone_order
    ),
    Change("need_suit", "natural", takes=changes.suits_without_a_card),
    Change("need_suit", "any", takes=changes.suits_without_a_trump),
    Change("no_trump", value=True, adds=changes.no_trump),
)
"""What each value of an option changes in a hand."""

UNCHANGED: Final = (
    *(Change("target", points) for points in (1, 5, 7, 11, 15, 99)),
    Change("passed_out", "same", {"stick": False}),
    *(Change("first_dealer", how) for how in ("jack", "black_jack", "seat")),
    *(Change("pattern", sizes) for sizes in ("2323", "1144", "4321")),
    Change("cut", value=True),
    Change("redeal_by", "next", {"nine_ten": True, "ace_no_face": True}),
    Change("benny_up", "dealer_sees", {"deck": 25}),
    # what these would change is not played
    Change("defend_alone_score", "four"),
    Change("renege_penalty", "plus2"),
    *(Change("benny_up", f"suit:{suit.value}") for suit in Suit),
)
"""Options that change nothing in a hand once it is dealt."""


HANDS: Final = 24
"""So many deals of any kind, and half as many of a rare one, for each change."""


def some_deals(rules: Rules, random: Random) -> Iterator[Deal]:
    for _ in range(HANDS):
        yield random_deal(random, rules)
    for _ in range(HANDS // 2):
        yield rare_deal(random, rules, random.choice(SEATS))


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.name)
def test_an_option_changes_exactly_what_it_says(change: Change) -> None:
    """In legal actions, questions, the lead and the points; all else stays as it was."""
    random = Random(change.name)
    assert sum(play_both(change, deal, random) for deal in some_deals(change.off, random))


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.name)
def test_a_change_that_is_not_told_is_noticed(change: Change) -> None:
    """The test above would find an option that changes what it does not say."""
    random, silent = Random(change.name), Change(change.option, change.value, change.beside)
    assert not all(agrees(silent, deal, random) for deal in some_deals(change.off, random))


def agrees(change: Change, deal: Deal, random: Random) -> bool:
    try:
        play_both(change, deal, random)
    except AssertionError:
        return False
    return True


@pytest.mark.parametrize("change", UNCHANGED, ids=lambda change: change.name)
def test_an_option_of_the_game_changes_nothing_in_a_hand(change: Change) -> None:
    random = Random(change.name)
    seen = [play_both(change, deal, random) for deal in some_deals(change.off, random)]
    assert {0} == set(seen)


@pytest.mark.parametrize(("deck", "extra"), [(25, (JOKER,)), (32, ALL_CARDS[:-1])])
def test_cards_that_stay_in_the_kitty_change_nothing(deck: int, extra: tuple[Card, ...]) -> None:
    """R2, R3, D11, D17: a larger pack is played like the small one."""
    random, change = Random(deck), Change("deck", deck)
    for deal in some_deals(Rules(), random):
        dealt_out = {*(card for held in deal.holdings for card in held), deal.upcard, *deal.kitty}
        more = tuple(card for card in extra if card not in dealt_out)
        buried = replace(deal, kitty=(*deal.kitty, *more))
        assert deck == len(buried.pack)
        assert 0 == play_both(change, deal, random, buried)


def test_every_value_of_every_option_has_its_change() -> None:
    told = {(one.option, one.value) for one in (*CHANGES, *UNCHANGED)}
    told |= {("deck", 25), ("deck", 32)}  # the test above
    options = [one for one in OPTIONS if not isinstance(one, Number | Packets)]
    every = {(one.field, value) for one in options for value in values(one)}
    assert every - {(one.field, default(one)) for one in options} <= told
    assert {option.field for option in OPTIONS} == {option for option, _ in told}


# Off

BROUGHT: Final[dict[str, Callable[[Position, Action], bool]]] = {
    "stick": lambda now, action: isinstance(action, Pass) and stuck(now),
    "pickup": lambda _, action: isinstance(action, Take | Leave),
    "discard_upcard": lambda now, action: (
        now.phase is Phase.DISCARD and action == Discard(now.table.upcard)
    ),
    "r2_suit": lambda now, action: (
        now.phase is Phase.CALL and isinstance(action, Call) and action.suit is now.offered
    ),
    "alone_when": lambda now, action: isinstance(action, Alone) and now.turn is now.made().maker,
    "alone_who": lambda now, action: isinstance(action, Alone) and now.turn is not now.made().maker,
    "defend_alone": lambda _, action: isinstance(action, DefendAlone | DefendTogether),
    "bottoms": lambda now, action: isinstance(action, Exchange) or now.phase is Phase.BOTTOMS,
    "partners_best": lambda now, action: isinstance(action, Give) or now.phase is Phase.BEST,
    "renege": lambda now, action: isinstance(action, Play) and reneges(now, action.card),
    "no_trump": lambda _, action: isinstance(action, Call) and action.suit is None,
}
"""The actions that an option brings, whatever else is played."""


@law
@given(hands(under=any_rules()))
def test_an_option_that_is_off_adds_no_action(record: Record) -> None:
    """Whatever other options are on."""
    off = [one.field for one in OPTIONS if getattr(record.rules, one.field) == default(one)]
    for position in record.positions:
        for field, action in product(off, legal_actions(position)):
            if field in BROUGHT and not (field == "r2_suit" and position.offered is None):
                assert not BROUGHT[field](position, action), field
        if "nine_ten" in off and "ace_no_face" in off:
            assert Phase.REDEAL is not position.phase


# On: what comes of an answer that is not neutral


def test_alone_said_later_comes_to_the_same_as_alone_with_the_call() -> None:
    """R65, R66, D6: but for the dealer's partner, whose dealer has then put a card down."""
    calls = (["order up"], [*["pass"] * 3, "order up"], [*["pass"] * 5, "call h"])
    for said in calls:
        *before, last = said
        discard = ["discard 9s"] if last == "order up" else []
        with_call = words.bid(*before, f"{last} alone", *discard).position
        later = words.bid(*said, *discard, "alone", rules=Rules(alone_when="before_lead")).position
        assert with_call == replace(later, rules=Rules())


def test_leaving_the_upcard_comes_to_the_same_as_putting_it_back() -> None:
    """R27, D1, D2: the dealer plays with the five cards that he was dealt."""
    left = words.bid("order up", "leave", rules=Rules(pickup="may")).position
    put = words.bid("order up", "discard 9c", rules=Rules(discard_upcard=True)).position
    assert (left.holdings, left.contract, left.turn) == (put.holdings, put.contract, put.turn)


@pytest.mark.parametrize("suit", Suit, ids=lambda suit: suit.value)
def test_a_joker_turned_up_is_bid_like_a_card_of_the_suit_it_stands_for(suit: Suit) -> None:
    """D11."""
    random = Random(suit.value)
    rules = changed(Rules(deck=25), {"benny_up": f"suit:{suit.value}"})
    for _ in range(HANDS):
        joker = rare_joker(random, rules)
        plain = next(card for card in joker.kitty if card.suit is suit)
        kitty = tuple(JOKER if card is plain else card for card in joker.kitty)
        one, other = (
            Record.of(rules, joker),
            Record.of(rules, replace(joker, upcard=plain, kitty=kitty)),
        )
        while one.position.phase in (Phase.ORDER, Phase.CALL):
            assert legal_actions(other.position) == legal_actions(one.position)
            action = random.choice(legal_actions(one.position))
            one, other = one.then(action), other.then(action)
        assert (other.position.phase, other.position.turn) == (
            one.position.phase,
            one.position.turn,
        )
        assert other.position.contract == one.position.contract


def rare_joker(random: Random, rules: Rules) -> Deal:
    """A deal with the joker turned up and a card of each suit in the kitty."""
    while True:
        deal = rare_deal(random, rules, random.choice(SEATS))
        if deal.upcard is JOKER and len({card.suit for card in deal.kitty}) == 4:
            return deal


def test_a_dealer_who_may_look_sees_his_cards_before_he_names_trump() -> None:
    """D11: blind, he sees them once he has named it; nothing else of his view is different."""
    joker = "S 9sQsThJdAc/KsAhQdJcKc/AsKh9dTdQc/Js9hQhKdTc JoTsJhAd9c"
    blind = words.bid(on=joker, rules=Rules(deck=25))
    sees = words.bid(on=joker, rules=Rules(deck=25, benny_up="dealer_sees"))
    shown = view(sees, Seat.S)
    assert sees.position.holding(Seat.S) == shown.holding
    assert view(blind, Seat.S) == replace(shown, rules=blind.rules, holding=())
    named = blind.then(Call(Suit.SPADES))
    assert named.position.holding(Seat.S) == view(named, Seat.S).holding
    for seat in (Seat.W, Seat.N, Seat.E):
        assert replace(view(sees, seat), rules=blind.rules) == view(blind, seat)


# Together

CLASHING: Final = {
    *(("bottoms", form, "deck", deck) for form in ("alike", "any", "free") for deck in (25, 32)),
    ("no_trump", True, "deck", 25),
}


def test_any_two_options_can_be_played_together_but_for_those_that_clash() -> None:
    """Every pair of values; a clash is refused with both options in its words."""
    for one, other in combinations(OPTIONS, 2):
        for value, another in product(values(one), values(other)):
            chosen = {one.field: value, other.field: another}
            pairs = {
                (one.field, value, other.field, another),
                (other.field, another, one.field, value),
            }
            if pairs & CLASHING:
                with pytest.raises(EuchreError, match=r"(bottoms|no trump) needs (the|a) pack"):
                    changed(Rules(), chosen)
            else:
                assert changed(Rules(), chosen)


def test_each_clash_names_its_options() -> None:
    assert [("bottoms", "deck"), ("no_trump", "deck")] == [clash.fields for clash in CLASHES]
