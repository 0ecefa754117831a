"""New deals and exchanged cards: who may ask, when, and what comes of it."""

from __future__ import annotations

from typing import Final

import pytest

from euchre.engine.actions import Exchange, Keep, Redeal
from euchre.engine.cards import Card, cards
from euchre.engine.events import Exchanged, RedealCalled, events
from euchre.engine.game import Game
from euchre.engine.judge import legal_actions, why_not
from euchre.engine.position import Ending, Phase
from euchre.engine.reasons import NotBottoms, NotHeld, TooGoodForRedeal, WrongMoment
from euchre.engine.record import Record
from euchre.engine.rules import Rules, changed
from euchre.engine.scoring import Outcome, Result, outcome
from euchre.engine.seats import SEATS, Seat
from euchre.engine.view import view
from tests.rules import words

LOW: Final = "S JsKsAsAhAc/9hTh9d9cTc/TsJhQhKhAd/TdJdQdKdQc Qs9sJcKc"
"""South deals; West, at his left, holds nothing but nines and tens, two hearts among them."""

NINES: Final = "S JsQsAsJhJd/KsAh9h9d9c/TsThKhTdKd/QdAdTcQcKc Qh9sJcAc"
"""South deals; West holds three nines and North three tens."""

REDEALS: Final = Rules(nine_ten=True)
BOTTOMS: Final = Rules(bottoms="alike")


# New deals


def spades_made(*more: str, rules: Rules = REDEALS) -> Record:
    """West has ordered up the queen of spades, of which he holds none."""
    texts = ("order up", "discard Js", *more)
    return Record.of(rules, words.deal(LOW), (3, 4), words.actions(texts))


def test_a_new_deal_may_be_called_for_once_trump_is_made() -> None:
    """R91, D13: from then on it is known what a trump is; the dealer's left is asked first."""
    bidding = words.bid(on=LOW, rules=REDEALS).position
    assert WrongMoment() == why_not(bidding, Redeal())
    asked = spades_made().position
    assert (Phase.REDEAL, Seat.W) == (asked.phase, asked.turn)
    assert (Keep(), Redeal()) == legal_actions(asked)


def test_with_a_trump_there_is_no_new_deal() -> None:
    """R91: hearts are trump, and West holds two."""
    position = words.bid(*["pass"] * 4, "call h", on=LOW, rules=REDEALS).position
    assert (Phase.REDEAL, Seat.W) == (position.phase, position.turn)
    assert TooGoodForRedeal() == why_not(position, Redeal())


def test_everybody_who_plays_is_asked_so_that_being_asked_tells_nothing() -> None:
    """D13: from the dealer's left on, whatever they hold."""
    record = spades_made(*["keep"] * 4)
    asked = [seat for before, seat, _ in record.moves() if before.phase is Phase.REDEAL]
    assert [Seat.W, Seat.N, Seat.E, Seat.S] == asked


def test_after_the_first_lead_it_is_too_late_for_a_new_deal() -> None:
    """C-129, R91: before play begins."""
    lead = spades_made(*["keep"] * 4)
    assert (Phase.PLAY, Seat.W) == (lead.position.phase, lead.position.turn)
    assert WrongMoment() == why_not(lead.position, Redeal())
    assert WrongMoment() == why_not(lead.then(words.action("play 9h")).position, Redeal())


@pytest.mark.parametrize(("by", "dealer"), [("same", Seat.S), ("next", Seat.W)])
def test_a_new_deal_brings_no_points_and_the_same_player_deals(by: str, dealer: Seat) -> None:
    """C-130, R91, D13: by another option the next player deals."""
    rules = changed(REDEALS, {"redeal_by": by})
    record = spades_made("redeal", rules=rules)
    assert (Ending.REDEAL, Seat.W) == record.position.ended
    assert Outcome(Result.REDEALT) == outcome(record.position)
    following = Game(rules, "1", (record,)).next_hand().position
    assert (dealer, (3, 4)) == (following.dealer, following.score)
    assert record.positions[0].holdings != following.holdings


def test_who_calls_for_a_new_deal_shows_his_cards() -> None:
    """R91: so that everybody sees that he was entitled."""
    shown = RedealCalled(Seat.W, cards("9hTh9d9cTc"))
    assert shown == events(spades_made().position, Redeal())[0]


# Bottoms


def test_three_alike_are_exchanged_for_the_kitty_and_nothing_else() -> None:
    """C-132, R90, D14: no choice among the kitty's; the up-card stays where it is."""
    dealt = words.bid(on=NINES, rules=BOTTOMS)
    assert (Phase.BOTTOMS, Seat.W) == (dealt.position.phase, dealt.position.turn)
    three = Exchange(cards("9h9d9c"))
    after = dealt.then(three).position
    assert cards("9sKsAhJcAc") == after.holding(Seat.W)
    assert (Card.parse("Qh"), cards("9h9d9c")) == (after.table.upcard, after.table.kitty)
    assert (Phase.ORDER, Seat.W) == (after.phase, after.turn)
    assert (Exchanged(Seat.W, three.cards),) == events(dealt.position, three)


def test_the_three_given_up_are_shown_and_the_three_received_are_not() -> None:
    """C-132, D14."""
    record = words.bid("exchange 9h9d9c", on=NINES, rules=BOTTOMS)
    for seat in SEATS:
        shown = view(record, seat)
        assert cards("9h9d9c") == shown.given_up
        assert shown.holding == record.position.holding(seat)


def test_only_one_seat_exchanges_in_a_deal() -> None:
    """C-133, R90, D14: North, with three tens, is not asked any more; but he would have been."""
    kept = words.bid("keep", on=NINES, rules=BOTTOMS).position
    assert Seat.N is kept.turn
    assert Exchange(cards("TsThTd")) in legal_actions(kept)
    exchanged = words.bid("exchange 9h9d9c", on=NINES, rules=BOTTOMS)
    assert Phase.ORDER is exchanged.position.phase
    north = exchanged.then(words.action("pass")).position
    assert WrongMoment() == why_not(north, Exchange(cards("TsThTd")))


def test_nobody_exchanges_once_the_bidding_has_begun() -> None:
    """C-134, R90, D14: West has passed."""
    record = words.bid(*["keep"] * 4, "pass", on=NINES, rules=BOTTOMS)
    for _ in range(4):
        assert WrongMoment() == why_not(record.position, Exchange(cards("9h9d9c")))
        record = record.then(words.action("pass"))


@pytest.mark.parametrize(
    "three", ["9h9d", "9h9dKs", "9h9d9cKs", "9d9h9c", ""], ids=lambda three: three or "none"
)
def test_other_cards_are_not_exchanged(three: str) -> None:
    """R90: three alike, in the order of the pack, so that one exchange has one spelling."""
    position = words.bid(on=NINES, rules=BOTTOMS).position
    chosen = cards(three or "-")
    assert NotBottoms(chosen) == why_not(position, Exchange(chosen))


def test_a_card_that_is_not_held_is_not_exchanged() -> None:
    """R90."""
    position = words.bid(on=NINES, rules=BOTTOMS).position
    assert NotHeld(Card.parse("9s")) == why_not(position, Exchange(cards("9s9h9d")))
