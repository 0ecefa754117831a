"""Draft: every position can be composed, whatever else is composed has its faults named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.app import drafting
from euchre.app.draft import IN_HAND, NO_UPCARD, Draft, Place
from euchre.app.model import UNSEEN
from euchre.engine.cards import JOKER, Card, Suit, cards
from euchre.engine.deal import Deal
from euchre.engine.errors import EuchreError
from euchre.engine.play import without_past
from euchre.engine.position import Contract, Mark, Phase
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat
from euchre.notation.reading import read_position
from euchre.notation.writing import write
from tests.app.moments import models
from tests.app.test_leaks import known
from tests.rules.chance import random_deal, random_hand
from tests.rules.hands import any_rules, hands, law

PEN: Final = "AsKhAh/JhJc/JsQsKsTcKcAc/Ts9dJd N Ks+9s9hQd Ss* W:Qh 0-2 3-7 -"
PLAYING: Final = read_position(PEN)


def of(text: str, place: Place, rules: Rules | None = None) -> Draft:
    """An empty table but for some cards in one place."""
    draft = Draft(rules or Rules())
    for card in cards(text):
        draft = drafting.put(draft, card, place)
    return draft


# Every position


@law
@given(hands(under=any_rules()))
def test_every_position_of_every_house_is_composed_as_it_is(record: Record) -> None:
    """And has the same text, with the reneges that are known."""
    for position in record.positions:
        draft = Draft.of(position)
        assert () == draft.faults()
        assert position == draft.position()
        assert write(without_past(position)) == write(draft.position() or position)


@law
@given(hands(under=any_rules()))
def test_every_card_of_a_whole_hand_lies_somewhere(record: Record) -> None:
    """Cards that were played are among those played, so that nothing is dealt from them again."""
    draft = Draft.of(record.position)
    assert () == draft.left
    assert all(draft.place_of(card) for card in record.rules.pack)


@law
@given(hands(under=any_rules()), st.data())
def test_whatever_is_chosen_is_a_position_or_has_faults(
    record: Record, data: st.DataObject
) -> None:
    """No order of steps breaks it, and no card ever lies twice."""
    draft = Draft.of(record.position)
    for _ in range(data.draw(st.integers(1, 8))):
        draft = data.draw(st.sampled_from(list(_steps(draft, data))))
        assert len({card for card, _ in draft.lying}) == len(draft.lying)
        if not draft.faults():
            assert write(draft.position() or record.position)


def _steps(draft: Draft, data: st.DataObject) -> Iterator[Draft]:
    card = data.draw(st.sampled_from(draft.cards))
    seat = data.draw(st.sampled_from(SEATS))
    yield drafting.put(draft, card, data.draw(st.sampled_from(Place)))
    yield drafting.at_phase(draft, data.draw(st.sampled_from(Phase)))
    yield drafting.with_mark(draft, data.draw(st.sampled_from(Mark)))
    yield drafting.with_dealer(draft, seat)
    yield drafting.without_kitty(draft, known=data.draw(st.booleans()))
    yield drafting.with_figure(draft, data.draw(st.sampled_from(("taken-NS", "score-EW"))), 1)
    yield drafting.with_rules(draft, data.draw(any_rules()))
    yield replace(draft, turn=seat, leader=seat)
    if draft.contract:
        yield replace(draft, contract=drafting.with_maker(draft.contract, seat))
        yield replace(draft, contract=drafting.with_loner(draft.contract, seat))
        yield replace(draft, contract=drafting.with_lone_defender(draft.contract, seat))


# Cards


def test_an_empty_table_lacks_an_upcard_first() -> None:
    assert (NO_UPCARD,) == Draft(Rules()).faults()
    assert Draft(Rules()).position() is None


def test_a_card_lies_in_one_place_only() -> None:
    draft = drafting.put(of("JhAh", Place.S), Card.parse("Jh"), Place.W)
    assert cards("Ah") == draft.at(Place.S)
    assert cards("Jh") == draft.at(Place.W)


def test_an_upcard_that_is_put_elsewhere_is_the_upcard_no_more() -> None:
    draft = drafting.put(of("Jh", Place.UPCARD), Card.parse("Jh"), Place.E)
    assert draft.upcard is None
    assert Place.E is draft.place_of(Card.parse("Jh"))


def test_a_second_upcard_takes_the_place_of_the_first() -> None:
    draft = of("JhQd", Place.UPCARD)
    assert cards("Qd") == draft.at(Place.UPCARD)
    assert Card.parse("Jh") in draft.left


def test_an_upcard_that_was_taken_lies_with_the_dealer() -> None:
    draft = drafting.with_mark(of("Jh", Place.UPCARD), Mark.TAKEN)
    assert Place.E is draft.place_of(Card.parse("Jh"))
    assert cards("Jh") == drafting.with_dealer(draft, Seat.N).at(Place.N)
    back = drafting.with_mark(draft, Mark.TURNED_DOWN)
    assert Place.UPCARD is back.place_of(Card.parse("Jh"))
    assert Place.E is drafting.put(
        replace(draft, lying=()), Card.parse("9s"), Place.UPCARD
    ).place_of(Card.parse("9s"))


def test_the_order_of_the_trick_is_kept() -> None:
    assert cards("QhJhAs") == of("QhJhAs", Place.TRICK).at(Place.TRICK)


def test_an_unknown_kitty_holds_no_cards_until_one_is_put_there() -> None:
    draft = drafting.without_kitty(of("9sTs", Place.KITTY), known=False)
    assert (() == draft.at(Place.KITTY)) is not draft.kitty_known
    assert drafting.put(draft, Card.parse("9s"), Place.KITTY).kitty_known


def test_a_card_that_is_not_in_the_pack_is_not_lost() -> None:
    """It is shown, and named as a fault."""
    draft = drafting.with_rules(of("7s", Place.UPCARD, Rules(deck=32)), Rules())
    assert Card.parse("7s") in draft.cards
    assert "7s is not in the pack of 24" == draft.faults()[0].text


# Filling


@pytest.mark.parametrize("deck", [24, 25, 32])
def test_an_empty_table_is_filled_to_a_whole_deal(deck: int) -> None:
    rules = Rules(deck=deck)  # type: ignore[arg-type]
    draft = drafting.filled(Draft(rules), Random(1))
    assert () == draft.faults()
    assert [5, 5, 5, 5, 1, deck - 21] == [len(draft.at(place)) for place in list(Place)[:6]]


def test_what_lies_stays_where_it_lies() -> None:
    draft = drafting.filled(of("JhJdAhKhQh", Place.N), Random(2))
    assert cards("JhJdAhKhQh") == draft.at(Place.N)
    assert () == draft.faults()


def test_an_unknown_kitty_is_not_dealt() -> None:
    draft = drafting.filled(drafting.without_kitty(Draft(Rules()), known=False), Random(3))
    assert () == draft.at(Place.KITTY)
    assert 3 == len(draft.left)
    assert () == draft.faults()


def test_every_way_to_fill_is_as_likely_as_any_other() -> None:
    """Four cards are left for South, East and the kitty: each comes to South equally often."""
    whole = Draft.of(Record.of(Rules(), random_deal(Random(4))).position)
    left = (*whole.at(Place.S)[:1], *whole.at(Place.KITTY))
    open_ = replace(whole, lying=tuple(pair for pair in whole.lying if pair[0] not in left))
    got = Counter(drafting.filled(open_, Random(seed)).at(Place.S)[-1] for seed in range(800))
    assert set(left) == got.keys()
    assert all(150 < times < 250 for times in got.values()), got


def test_what_is_filled_fits_what_was_played() -> None:
    """Who did not follow is dealt nothing to follow with; trump is the up-card's suit."""
    draft = drafting.at_phase(of("Ks", Place.UPCARD), Phase.PLAY)
    for card in cards("QhAd"):
        draft = drafting.put(draft, card, Place.TRICK)
    full = drafting.filled(draft, Random(5))
    assert () == full.faults()
    assert not [card for card in full.at(Place.W) if card.suit is Suit.HEARTS]


@pytest.mark.parametrize("seed", range(6))
def test_what_can_be_seen_at_any_moment_is_filled_to_a_position(seed: int) -> None:
    record = random_hand(random_deal(Random(seed)), Random(seed))
    for at in range(len(record.actions)):
        seen = drafting.seen_by(record.back(at), Seat.S)
        if record.back(at).position.phase is not Phase.OVER:
            assert () == drafting.filled(seen, Random(at)).faults(), write(record.back(at))


# Seeing


def test_only_what_the_person_may_know_is_seen() -> None:
    """R109: at every moment of some games in which much is hidden."""
    for model in models()[::7]:
        if model.stage in UNSEEN or model.covered:
            continue  # nothing is turned yet, or to be seen, and nothing offered
        draft = drafting.seen_by(model.game.record, model.reader)
        placed = {card for card, _ in draft.lying}
        table = model.position.table
        dealers = {table.upcard} if table.mark is Mark.TAKEN else set()
        assert placed <= known(model) | dealers, model.stage


def test_cards_that_are_not_seen_make_no_difference() -> None:
    """R109: West and East change their holdings, and South sees the same."""
    deal = random_deal(Random(6))
    s, w, n, e = deal.holdings
    other = Deal(deal.dealer, (s, e, n, w), deal.upcard, deal.kitty)
    assert drafting.seen_by(Record.of(Rules(), deal), Seat.S) == drafting.seen_by(
        Record.of(Rules(), other), Seat.S
    )


# How the hand stands


def test_a_hand_that_goes_back_to_the_bidding_has_no_contract_and_no_tricks() -> None:
    draft = drafting.at_phase(Draft.of(PLAYING), Phase.ORDER)
    assert (None, (0, 0), Mark.FACE_UP) == (draft.contract, draft.taken, draft.mark)
    assert () == draft.at(Place.TRICK) + draft.at(Place.PUT_DOWN) + draft.at(Place.PLAYED)
    assert Place.UPCARD is draft.place_of(Card.parse("Ks"))


def test_a_hand_that_goes_on_from_the_second_round_was_called_there() -> None:
    draft = drafting.at_phase(of("Ks", Place.UPCARD), Phase.CALL)
    assert Mark.TURNED_DOWN is draft.mark
    play = drafting.at_phase(draft, Phase.PLAY)
    assert Mark.TURNED_DOWN is play.mark
    assert Suit.HEARTS is (play.contract_now or Contract(Seat.S, None)).suit


def test_a_whole_deal_stands_in_every_phase_that_the_house_has() -> None:
    """From a deal by hand to the discard and the first lead, as an editor does it."""
    deal = Draft.of(Record.of(Rules(), random_deal(Random(7))).position)
    for phase in (Phase.CALL, Phase.DISCARD):
        assert () == drafting.at_phase(deal, phase).faults()
    play = drafting.at_phase(deal, Phase.PLAY)
    dealer = Place[play.dealer.name]
    spare = next(card for card in play.at(dealer) if card is not play.upcard)
    assert () == drafting.put(play, spare, Place.PUT_DOWN).faults()


def test_a_joker_that_is_turned_up_is_for_the_dealer_to_name() -> None:
    rules = Rules(deck=25)
    draft = drafting.filled(of("Jo", Place.UPCARD, rules), Random(8))
    assert JOKER is draft.upcard
    assert (Phase.NAME, Seat.E) == (draft.phase_now, draft.turn_now)
    assert () == draft.faults()


def test_the_first_leader_follows_from_dealer_and_loner() -> None:
    """R52, R64: nobody chooses whom the rules name."""
    draft = drafting.at_phase(of("Ks", Place.UPCARD), Phase.PLAY)
    assert Seat.S is draft.leader_now
    alone = replace(draft, contract=Contract(Seat.N, Suit.SPADES, (Seat.N,)))
    assert Seat.W is alone.leader_now


def test_a_new_maker_keeps_who_plays_alone_on_that_side() -> None:
    made = Contract(Seat.S, Suit.HEARTS, (Seat.S, Seat.W))
    assert Contract(Seat.N, Suit.HEARTS, (Seat.N, Seat.W)) == drafting.with_maker(made, Seat.N)
    assert Contract(Seat.E, Suit.HEARTS, (Seat.E,)) == drafting.with_maker(made, Seat.E)


@pytest.mark.parametrize(
    ("which", "by", "expected"),
    [
        ("score-NS", 1, ((1, 0), (0, 0))),
        ("score-EW", -1, ((0, 9), (0, 0))),
        ("taken-NS", -1, ((0, 0), (5, 0))),
        ("taken-EW", 1, ((0, 0), (0, 1))),
    ],
)
def test_figures_go_round(which: str, by: int, expected: object) -> None:
    draft = drafting.with_figure(Draft(Rules()), which, by)
    assert expected == (draft.score, draft.taken)


def test_a_figure_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="x"):
        drafting.with_figure(Draft(Rules()), "score-x", 1)
    with pytest.raises(EuchreError):
        Card.parse("x")


def test_the_places_shown_are_those_that_count() -> None:
    bidding = Draft(Rules()).places
    assert (*IN_HAND, Place.UPCARD, Place.KITTY) == bidding
    assert {*Place} - {Place.PUT_DOWN} == {*Draft.of(PLAYING).places}
