"""A seat sees what a player at the table sees, and nothing changes with what it can't see."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.engine.actions import Action, Discard, Exchange, Give, Pass, Play
from euchre.engine.cards import Card, Suit, cards
from euchre.engine.deal import Deal
from euchre.engine.judge import legal_actions, reneges
from euchre.engine.position import Mark, Phase
from euchre.engine.record import Record
from euchre.engine.seats import SEATS, Seat
from euchre.engine.steps import IllegalAction
from euchre.engine.view import View, view
from tests.rules import words
from tests.rules.hands import hands, law, played, random_deal, random_hand

each_seat = st.sampled_from(SEATS)


def known(record: Record, seat: Seat) -> set[Card]:
    """The cards a seat can place: all it has held and looked at, and all that lay open."""
    held = {
        card
        for position in record.positions
        if not position.is_blind(seat)
        for card in position.holding(seat)
    }
    given_up = {c for a in record.actions if isinstance(a, Exchange) for c in a.cards}
    return {*held, *given_up, record.position.table.upcard, *played(record)}


def resampled(record: Record, seat: Seat, random: Random) -> Record | None:
    """The same hand with the cards that the seat can't see dealt anew.

    None when somebody would have had to act otherwise: then the seat could know the difference.
    """
    hidden = [card for card in record.rules.pack if card not in known(record, seat)]
    anew = dict(zip(hidden, random.sample(hidden, len(hidden))))
    deal = record.start
    assert isinstance(deal, Deal)
    s, w, n, e = (swapped(holding, anew) for holding in deal.holdings)
    other = Deal(deal.dealer, (s, w, n, e), deal.upcard, swapped(deal.kitty, anew))
    actions = [put_down_instead(action, anew) for action in record.actions]
    try:
        return Record.of(record.rules, other, record.score, actions)
    except IllegalAction:
        return None


def swapped(held: tuple[Card, ...], anew: dict[Card, Card]) -> tuple[Card, ...]:
    return tuple(anew.get(card, card) for card in held)


def put_down_instead(action: Action, anew: dict[Card, Card]) -> Action:
    if isinstance(action, Discard | Give):
        return replace(action, card=anew.get(action.card, action.card))
    return action


def named(value: object) -> set[Card]:
    """Every card that stands anywhere in a value."""
    return {Card.parse(text) for text in re.findall(r"Card\.parse\('(..)'\)", repr(value))}


# Secrecy


@law
@given(hands(), each_seat, st.randoms(use_true_random=False))
def test_a_view_is_the_same_when_the_hidden_cards_are_dealt_anew(
    record: Record, seat: Seat, random: Random
) -> None:
    """R109, F3, A11, C-162: hidden holdings, kitty and discard leave no trace."""
    for _ in range(8):
        other = resampled(record, seat, random)
        if other is not None:
            assert view(record, seat) == view(other, seat)


def test_dealing_anew_moves_holdings_kitty_and_discard() -> None:
    """The law above is no empty one: of 200 hands, stopped anywhere, most can be dealt anew."""
    random, moved, found = Random("anew"), set[str](), 0
    for _ in range(200):
        whole = random_hand(random_deal(random), random)
        record = whole.back(random.randrange(len(whole.actions) + 1))
        other = resampled(record, random.choice(SEATS), random)
        if other is None or record == other:
            continue
        found += 1
        now, then = record.position, other.position
        moved |= {"holdings"} if now.holdings != then.holdings else set()
        moved |= {"kitty"} if now.table.kitty != then.table.kitty else set()
        moved |= {"discard"} if now.table.put_down != then.table.put_down else set()
    assert {"holdings", "kitty", "discard"} == moved
    assert found > 60


@law
@given(hands(), each_seat)
def test_a_view_names_no_card_that_its_seat_cannot_know(record: Record, seat: Seat) -> None:
    """R109, C-159, C-160, C-161: in no field, nor in the history."""
    assert set() == named(view(record, seat)) - known(record, seat)


def test_a_view_has_no_place_for_hidden_cards() -> None:
    """C-160, A11: a new field must be thought about here."""
    expected = {
        *("seat", "rules", "score", "dealer", "holding", "upcard", "mark", "put_down", "phase"),
        *("turn", "contract", "trick", "taken", "sizes", "history", "voids", "legal"),
        *("given_up", "ended"),
    }
    assert expected == {field.name for field in fields(View)}


def test_before_the_bidding_a_seat_knows_its_five_cards_and_the_upcard() -> None:
    """C-159, R6."""
    seen = view(words.bid(), Seat.N)
    assert cards("AsKh9dTdQc") == seen.holding
    assert (Card.parse("9c"), Mark.FACE_UP) == (seen.upcard, seen.mark)
    assert (5, 5, 5, 5) == seen.sizes
    assert {*seen.holding, seen.upcard} == named(seen)


def test_only_the_dealer_knows_what_he_put_down() -> None:
    """C-161, R28: the others see that it happened."""
    record = words.bid("order up", "discard 9s")
    views = {seat: view(record, seat) for seat in SEATS}
    expected = {seat: cards("9s") if seat is Seat.S else () for seat in SEATS}
    assert expected == {seat: seen.put_down for seat, seen in views.items()}
    told = {seat: words.action("discard 9s") if seat is Seat.S else None for seat in SEATS}
    assert told == {seat: seen.history[-1][1] for seat, seen in views.items()}
    assert {(5, 5, 5, 5)} == {seen.sizes for seen in views.values()}


def test_the_cards_of_a_seat_that_sits_out_stay_its_own() -> None:
    """C-072, R64: nobody else sees them, to the end of the hand."""
    record = words.bid("pass", "pass", "pass", "order up alone", "discard 9s")
    while record.position.phase is not Phase.OVER:
        record = record.then(legal_actions(record.position)[0])
    out = set(record.position.holding(Seat.N))
    assert 5 == len(out)
    for seat in (Seat.S, Seat.W, Seat.E):
        assert set() == out & named(view(record, seat))


def test_the_turned_down_card_stays_known() -> None:
    """R31, R109."""
    seen = view(words.bid(*("pass",) * 4), Seat.E)
    assert (Card.parse("9c"), Mark.TURNED_DOWN) == (seen.upcard, seen.mark)


# What is public


@law
@given(hands())
def test_all_seats_see_the_same_public_things(record: Record) -> None:
    """R109: apart from their own cards, their own choices and what the dealer put down."""
    one, *others = (common(view(record, seat)) for seat in SEATS)
    assert [one] * 3 == others
    for field in ("dealer", "phase", "turn", "contract", "trick", "taken", "rules", "score"):
        assert getattr(record.position, field) == getattr(one, field)
    assert tuple(map(len, record.position.holdings)) == one.sizes


def common(seen: View) -> View:
    """A view without what differs from seat to seat."""
    return replace(seen, seat=Seat.S, holding=(), put_down=(), legal=(), history=())


@law
@given(hands(), each_seat)
def test_the_history_tells_every_action_but_the_hidden_card(record: Record, seat: Seat) -> None:
    """R112, C-161."""
    told = view(record, seat).history
    assert [actor for _, actor, _ in record.moves()] == [actor for actor, _ in told]
    for action, (actor, seen) in zip(record.actions, told):
        gift = isinstance(action, Give) and seat is not actor.partner
        hidden = (isinstance(action, Discard) or gift) and actor is not seat
        assert (None if hidden else action) == seen


@law
@given(hands(), each_seat)
def test_a_seat_is_shown_its_legal_actions_when_it_is_to_act(record: Record, seat: Seat) -> None:
    """R109, F10: only then."""
    now, legal = record.position, view(record, seat).legal
    possible = legal_actions(now) if now.turn is seat else ()
    honest = [
        action
        for action in possible
        if not (isinstance(action, Play) and reneges(now, action.card))
    ]
    assert honest == list(legal)
    if record.rules.renege == "prevent":
        assert possible == legal


@law
@given(hands(), each_seat)
def test_a_void_is_shown_when_somebody_did_not_follow(record: Record, seat: Seat) -> None:
    """R48, R56, A5: and then he truly holds none, the left bower counting as trump."""
    expected: dict[Seat, set[Suit]] = {one: set() for one in SEATS}
    for position, actor, action in record.moves():
        if isinstance(action, Play) and position.trick and position.trick.cards:
            assert position.contract is not None
            trump, led = position.contract.trump, position.trick.cards[0]
            if trump.suit_of(action.card) is not trump.suit_of(led):
                expected[actor].add(trump.suit_of(led))
    voids = view(record, seat).voids
    assert [expected[one] for one in SEATS] == [set(void) for void in voids]
    contract = record.position.contract
    if contract is not None and record.rules.renege == "prevent":
        for one, void in zip(SEATS, voids):
            held = record.position.holding(one)
            assert not {contract.trump.suit_of(card) for card in held} & void


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.name)
def test_a_composed_position_has_no_past_to_know(seat: Seat) -> None:
    """Its trick in progress is on the table all the same, and shows its voids."""
    position = words.following(Suit.HEARTS, Card.parse("Kd"), cards("Jd9dAc"))
    record = Record.composed(position, [Play(Card.parse("9d"))])
    composed = Record.composed(record.position)
    assert () == view(composed, seat).history
    assert record.position.trick == view(composed, seat).trick


def test_a_trick_that_a_composed_position_began_with_shows_who_is_void() -> None:
    """R48, A5: North threw the jack of diamonds, a heart, on a lead of diamonds."""
    position = words.following(Suit.HEARTS, Card.parse("Kd"), cards("JdAc"))
    record = Record.composed(position, [Play(Card.parse("Jd"))])
    for seen in (view(record, Seat.S), view(Record.composed(record.position), Seat.S)):
        assert [set(), set(), {Suit.DIAMONDS}, set()] == [set(void) for void in seen.voids]


def test_a_pass_is_told_to_everybody() -> None:
    """R23."""
    assert {((Seat.W, Pass()),)} == {view(words.bid("pass"), seat).history for seat in SEATS}
