"""What a seat concludes from its view: checked against the cards themselves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from euchre.ai.known import Known
from euchre.engine.cards import Card, Suit, cards
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat
from euchre.engine.view import view
from tests.ai.seats import deals, said
from tests.rules.hands import random_deal, random_hand, random_rules


def known(record: Record, seat: Seat) -> Known:
    contract = record.position.contract
    assert contract is not None
    return Known(view(record, seat), contract)


def plays(hands: int) -> Iterator[Record]:
    """Every moment of the play in hands that were played anyhow, every other one by other rules.

    But reneges: who may have reneged is not known to be void.
    """
    random = Random("known")
    for number in range(hands):
        rules = replace(random_rules(random), renege="prevent") if number % 2 else Rules()
        record = random_hand(random_deal(random, rules), random, rules)
        for back in range(1, len(record.actions) + 1):
            if record.back(back).position.phase is Phase.PLAY:
                yield record.back(back)


def test_every_card_that_others_hold_is_out() -> None:
    for record in plays(hands=120):
        now, seat = record.position, record.position.turn
        assert seat is not None
        assert now.contract is not None
        seen = known(record, seat)
        active = (one for one in now.contract.active_from(seat) if one is not seat)
        held = {card for other in active for card in now.holding(other)}
        assert held <= {card for suit in Suit for card in seen.out(suit)}
        assert not set(now.holding(seat)) & {card for suit in Suit for card in seen.out(suit)}


def test_a_chance_is_certain_only_where_the_cards_agree() -> None:
    for record in plays(hands=120):
        now, seat = record.position, record.position.turn
        assert seat is not None
        seen = known(record, seat)
        for other in SEATS:
            if other is seat or other not in seen.order:
                continue
            for suit in Suit:
                chance = seen.chance(other, seen.out(suit))
                holds = any(seen.trump.suit_of(card) is suit for card in now.holding(other))
                assert 0 <= chance <= 1
                assert not (chance == 0 and holds)
                assert not (chance == 1 and not holds)


def test_the_chances_of_one_card_add_up_to_where_it_can_be() -> None:
    # West leads after South ordered: 3 other seats hold 15 of the 18 cards that are not seen.
    for deal in deals(Seat.W, "9h", S="JhAhKhAcTd", W="9s"):
        record = Record.of(Rules(), deal, (0, 0), said("p p o -9s"))
        seen = known(record, Seat.S)
        ace = Card.parse("As")
        chances = [seen.chance(seat, [ace]) for seat in (Seat.W, Seat.N, Seat.E)]
        assert chances == [pytest.approx(4 / 18), pytest.approx(5 / 18), pytest.approx(5 / 18)]


def test_the_upcard_is_known_to_lie_with_the_dealer_until_it_is_played() -> None:
    deal = next(deals(Seat.W, "9h", S="JhAhKhAcTd", W="9sTh", N="9c", E="Tc"))
    record = Record.of(Rules(), deal, (0, 0), said("p p o -9s"))
    nine = Card.parse("9h")
    assert known(record, Seat.S).chance(Seat.W, [nine]) == 1
    assert known(record, Seat.S).chance(Seat.N, [nine]) == 0
    later = record.through(said("9cTcAc9h"))
    assert nine not in known(later, Seat.S).out(Suit.HEARTS)


def test_in_a_composed_position_the_upcard_may_have_been_played() -> None:
    deal = next(deals(Seat.W, "9h", S="JhAhKhAcTd", W="9s"))
    record = Record.of(Rules(), deal, (0, 0), said("p p o -9s"))
    composed = Record.composed(record.position)
    assert 0 < known(composed, Seat.S).chance(Seat.W, [Card.parse("9h")]) < 1


def test_the_cards_of_a_sitting_dealer_are_no_danger() -> None:
    # East, the dealer's partner, plays alone: West sits out with the right bower.
    deal = next(deals(Seat.W, "Jh", S="9sTsQsKsAs"))
    record = Record.of(Rules(), deal, (0, 0), said("p o*"))
    assert Card.parse("Jh") not in known(record, Seat.S).out(Suit.HEARTS)


def test_who_did_not_follow_is_known_to_be_void() -> None:
    deal = next(deals(Seat.W, "9h", S="JhAhKhAcTd", W="9sKc", N="Tc", E="9dTsQsKsAs"))
    record = Record.of(Rules(), deal, (0, 0), said("p p o -9s Tc9d"))
    seen = known(record, Seat.S)
    assert [seen.is_void(seat, Suit.CLUBS) for seat in (Seat.W, Seat.E)] == [False, True]
    assert seen.chance(Seat.E, seen.out(Suit.CLUBS)) == 0


def test_a_boss_is_what_nobody_can_beat_in_its_suit() -> None:
    deal = next(deals(Seat.W, "9h", S="JhAhKhAcKc", W="9s"))
    record = Record.of(Rules(), deal, (0, 0), said("p p o -9s"))
    seen = known(record, Seat.S)
    bosses = [card.text for card in record.position.holding(Seat.S) if seen.is_boss(card)]
    assert bosses == ["Jh", "Kc", "Ac"]


# Under other rules


def test_a_dealer_who_may_put_the_upcard_back_may_not_have_it() -> None:
    rules = Rules(discard_upcard=True)
    deal = next(deals(Seat.W, "9h", rules, S="JhAhKhAcTd", W="9s"))
    record = Record.of(rules, deal, (0, 0), said("p p o -9s"))
    chance = known(record, Seat.S).chance(Seat.W, [Card.parse("9h")])
    assert 0.9 < chance < 1
    assert known(record, Seat.S).chance(Seat.N, [Card.parse("9h")]) == 0


def test_what_was_given_up_before_all_eyes_is_with_nobody() -> None:
    rules = Rules(bottoms="alike")
    deal = next(deals(Seat.W, "9h", rules, S="JhAhKhAcTd", W="Ts", N="9s9c9d"))
    record = Record.of(rules, deal, (0, 0), said("b9s9d9c p p o -Ts"))
    seen = known(record, Seat.S)
    assert not {*cards("9s9d9c")} & {card for suit in Suit for card in seen.out(suit)}


def test_a_loner_may_have_got_the_upcard_for_partners_best() -> None:
    """R95: West, who took it and sits out, gave East a card."""
    rules = Rules(partners_best=True, alone_when="before_lead", alone_who="maker_side")
    deal = next(deals(Seat.W, "9h", rules, S="JhAhKhAcTd", W="9sTs", N="Th", E="Jd9dQsKs9c"))
    record = Record.of(rules, deal, (0, 0), said("p o -9s a -9d g9h Th"))
    nine = Card.parse("9h")
    assert 0 < known(record, Seat.S).chance(Seat.E, [nine]) < 1
    assert nine in known(record, Seat.S).out(Suit.HEARTS)
    kept = Record.of(rules, deal, (0, 0), said("p o -9s a k Th"))
    assert nine not in known(kept, Seat.S).out(Suit.HEARTS)


def test_without_a_trump_no_trumps_are_out() -> None:
    rules = Rules(no_trump=True)
    deal = next(deals(Seat.E, "9h", rules, S="AsAhAdAcTd"))
    seen = known(Record.of(rules, deal, (0, 0), said("p p p p n")), Seat.S)
    assert list(seen.out(None)) == []
    assert seen.is_boss(Card.parse("As"))


@pytest.mark.parametrize(
    ("rules", "above", "others"),
    [(Rules(), "", 6), (Rules(deck=25), "Jo", 7), (Rules(deck=32), "", 8)],
)
def test_the_joker_and_the_sevens_are_counted(rules: Rules, above: str, others: int) -> None:
    deal = next(deals(Seat.E, "9s", rules, S="JhAsKsQsTs"))
    seen = known(Record.of(rules, deal, (0, 0), said("p p p p h")), Seat.S)
    assert "".join(map(str, seen.above(Card.parse("Jh")))) == above
    assert len(seen.out(Suit.HEARTS)) == others


def test_a_makers_partner_who_plays_alone_leads_as_a_maker() -> None:
    rules = Rules(alone_when="before_lead", alone_who="maker_side")
    deal = next(deals(Seat.E, "9s", rules, S="JhJdAhQhAs"))
    record = Record.of(rules, deal, (0, 0), said("p p p p p p h w a"))
    assert known(record, Seat.S).is_maker
