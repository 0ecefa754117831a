"""The first dealer: by lot, or by a jack dealt face up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

import pytest

from euchre.engine.cards import PACK, Card, Rank, cards
from euchre.engine.draw import first_dealer, turned_up
from euchre.engine.errors import EuchreError
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat

OTHERS = [card for card in PACK if card.rank is not Rank.JACK]


def placings(jacks: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Every way in which these jacks can lie in a pack, the others anyhow behind them."""
    rest = [card for card in PACK if card not in jacks]
    for places in combinations(range(len(PACK)), len(jacks)):
        left, own = iter(rest), iter(jacks)
        yield tuple(next(own) if at in places else next(left) for at in range(len(PACK)))


@pytest.mark.parametrize(
    ("black", "percents", "mean", "last"),
    [
        (False, (31.96, 26.92, 22.49, 18.63), Fraction(5), 21),
        (True, (28.26, 26.09, 23.91, 21.74), Fraction(25, 3), 23),
    ],
    ids=["first jack", "first black jack"],
)
def test_the_first_jack_falls_to_each_seat_as_often_as_counted(
    black: bool, percents: tuple[float, ...], mean: Fraction, last: int
) -> None:
    """C-119, R11, R12: exact, over all places of the jacks; the first seat is the likeliest."""
    jacks = cards("JsJc") if black else cards("JsJhJdJc")
    ends = [turned_up(pack, Seat.S, black=black) for pack in placings(jacks)]
    seats = Counter(turned[-1][0] for turned in ends)
    found = [round(100 * seats[seat] / len(ends), 2) for seat in SEATS]
    assert list(percents) == found
    sizes = [len(turned) for turned in ends]
    assert (mean, last) == (Fraction(sum(sizes), len(sizes)), max(sizes))


def test_the_cards_are_turned_up_one_by_one_from_the_first_seat_on() -> None:
    """R11: up to the jack, and no further."""
    turned = turned_up(cards("9sTsAsQsJhJd"), Seat.N, black=False)
    assert [Seat.N, Seat.E, Seat.S, Seat.W, Seat.N] == [seat for seat, _ in turned]
    assert cards("9sTsAsQsJh") == tuple(card for _, card in turned)


def test_without_a_jack_nobody_is_found() -> None:
    with pytest.raises(EuchreError, match="no jack"):
        turned_up(OTHERS, Seat.S, black=False)


@pytest.mark.parametrize("how", ["jack", "black_jack"])
def test_over_many_games_each_seat_deals_first_about_as_often(how: str) -> None:
    """R10-R12, D16: the seat that the jacks are dealt from is drawn first; 25 % give or take 2."""
    rules = Rules(first_dealer="jack" if how == "jack" else "black_jack")
    seats = Counter(first_dealer(rules, f"seed {at}")[0] for at in range(6_000))
    assert set(SEATS) == {seat for seat in SEATS if abs(seats[seat] / 6_000 - 0.25) < 0.02}
