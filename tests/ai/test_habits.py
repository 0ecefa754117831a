"""What bids and plays tell of the cards behind them."""

from __future__ import annotations

from math import log
from random import Random
from statistics import fmean

from euchre.ai.habits import Habits
from euchre.ai.levels import bot
from euchre.ai.worlds import Dealt, Worlds
from euchre.engine.cards import cards, in_pack_order
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import Seat
from euchre.engine.view import view
from tests.ai.seats import deals, said
from tests.rules.hands import random_deal


def test_the_true_deal_is_likelier_than_others_where_rule_players_sit() -> None:
    """By the mean of the logarithms, at each moment of the play."""
    random, gains, club = Random("true"), [], bot("club")
    for _ in range(60):
        record = Record.of(Rules(), random_deal(random))
        while record.position.phase is not Phase.OVER:
            seat = record.position.turn
            assert seat is not None
            seen = view(record, seat)
            if record.position.phase is Phase.PLAY:
                gains.append(_gain(record, seat, random))
            record = record.then(club.choose(seen, random).action)
    assert fmean(gains) > 0.4


def _gain(record: Record, seat: Seat, random: Random) -> float:
    seen = view(record, seat)
    habits, worlds = Habits(seen), Worlds(seen)
    true = habits.likelihood(Dealt(record.position.holdings, ()))
    others = [habits.likelihood(worlds.sample(random)) for _ in range(8)]
    return log(true) - fmean(map(log, others))


def likely(upcard: str, so_far: str, **holdings: str) -> float:
    """How likely what was said is, with West holding these cards, as South sees it."""
    deal = next(deals(Seat.S, upcard, Rules(), S="9s9cTsTcQd", **holdings))
    record = Record.of(Rules(), deal, (0, 0), said(so_far))
    return Habits(view(record, Seat.S)).likelihood(Dealt(deal.holdings, ()))


def test_who_passes_holds_no_great_cards() -> None:
    poor, great = "9dTdQhKdQc", "JhAhKhQhAs"
    assert likely("9h", "p p p", W=poor) > 3 * likely("9h", "p p p", W=great)


def test_who_calls_holds_trumps() -> None:
    assert likely("9h", "o", W="JhAhKhQsAc") > 2 * likely("9h", "o", W="KcJcQsKsAd")


def test_who_calls_alone_holds_the_best_cards() -> None:
    assert likely("9h", "o*", W="JhJdAhKhAs") > 3 * likely("9h", "o*", W="KhQhThKsAd")


def test_who_does_not_take_a_trick_could_not() -> None:
    """West leads the king of spades and North follows low: the ace is rather in the kitty."""
    deal = next(deals(Seat.S, "9h", Rules(), S="9c9dTcKhAh", W="KsQcKcJcAd", N="TsQsTdQdKd"))
    record = Record.of(Rules(), deal, (0, 0), said("p p p o -9c Ks Ts"))
    habits = Habits(view(record, Seat.E))
    s, w, n, e = record.position.holdings
    with_the_ace = in_pack_order((*cards("AsQsTd"), *cards("Qd")))
    assert habits.likelihood(Dealt((s, w, n, e), ())) > 1.5 * habits.likelihood(
        Dealt((s, w, with_the_ace, e), ())
    )
