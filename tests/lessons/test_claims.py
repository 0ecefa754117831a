"""What a lesson's prose may claim of its hand is read from the hand itself."""

from __future__ import annotations

import pytest

from euchre.engine.cards import Card, Suit
from euchre.engine.seats import Seat
from euchre.lessons.markup import Cards, Piece, faults, pieces
from euchre.lessons.question import Kind, asked, suit_trump
from euchre.notation.pen import read_record

DEAL = "- 3-7 N 9hThJhQd9c/KsAhAdTcAc/9sJsKh9dQc/QsAsTdKdKc JdTsQhJc"
CALLED = f"{DEAL} | p o"
LED = f"{DEAL} | p o -Qc | As"
ENDED = f"{LED}QdKs9s 9hAhKhQs Ac9dKc9c JdTdJhAd JsKdThTc"


@pytest.mark.parametrize(
    ("at", "true", "false"),
    [
        (DEAL, "{dealer N}", "{dealer E}"),
        (DEAL, "{upcard Jd}", "{upcard Ts}"),
        (DEAL, "{turn E}", "{turn S}"),
        (DEAL, "{score EW 7}", "{score EW 3}"),
        (DEAL, "{void s}", "{void d}"),
        (CALLED, "{maker S}", "{maker N}"),
        (LED, "{leads E}", "{leads W}"),
        (LED, "{led As}", "{led Qd}"),
        (LED, "{void s}", "{void d}"),
        (ENDED, "{total NS 4}", "{total NS 3}"),
        (ENDED, "{takes E}", "{takes S}"),
    ],
)
def test_a_claim_is_true_or_a_fault(at: str, true: str, false: str) -> None:
    record = read_record(at)
    assert [] == list(faults(true, record))
    assert [false] == [fault.split(":")[0] for fault in faults(false, record)]


@pytest.mark.parametrize("claim", ["{maker S}", "{leads E}", "{led As}", "{total NS 1}"])
def test_what_a_hand_has_not_come_to_can_not_be_claimed(claim: str) -> None:
    assert [claim] == [fault.split(":")[0] for fault in faults(claim, read_record(DEAL))]


def test_the_left_bower_makes_no_void_in_trump_and_one_in_its_printed_suit() -> None:
    record = read_record(
        "- 0-0 N 9sQsJhTcAc/AsKhAh9dJd/ThTdKdAdJc/JsKsQh9cQc QdTs9hKc | p p p o -Th"
    )
    assert [] == list(faults("{void h}", record))
    assert ["{void d}: it is held: Jh"] == list(faults("{void d}", record))


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        ("{dealer N}", Seat.N),
        ("{void c}", Suit.CLUBS),
        ("{upcard Jd}", Cards((Card.parse("Jd"),))),
        ("{total NS 11}", 11),
    ],
)
def test_a_claim_is_shown_as_what_it_names(text: str, piece: Piece) -> None:
    assert [piece] == list(pieces(text))


def test_cards_can_be_put_in_order_without_a_trump() -> None:
    asked_for = asked(Kind.ORDER, trump=suit_trump("n"), cards=map(Card.parse, ("Jc", "Ac", "Qc")))
    assert ("Ac", "Qc", "Jc") == asked_for.right


DRAWN = "- 0-0 E KsJdAd9cJc/9sAsTdKdQc/Ts9hJhKhAc/JsQs9dQdKc ThQhAhTc | p p p p d | JdTdJh9d"
"""South has drawn three trumps and holds one more: the king and the queen are left."""


@pytest.mark.parametrize(
    ("text", "found"),
    [("{out 2} are out", []), ("{out 3} are out", ["{out 3}: it is 2"])],
)
def test_trumps_that_are_out_are_those_that_south_has_not_seen(text: str, found: list[str]) -> None:
    assert found == list(faults(text, read_record(DRAWN)))


def test_the_upcard_that_a_dealer_took_is_out_until_it_is_played() -> None:
    before = "- 0-0 E AsThAhKd9c/QsTdQdTcJc/9sTsJhJdAc/Ks9hQh9dQc KhJsAdKc | p p p o -9d"
    assert [] == list(faults("{out 5}", read_record(before)))
