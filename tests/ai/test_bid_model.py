"""The bid model: looked up as it was fitted, and fitted as it stands."""

from __future__ import annotations

from itertools import islice
from random import Random
from statistics import correlation, fmean

import pytest

from euchre.ai.bid_model import LENGTH, MODEL, BidModel, Case, features
from euchre.ai.bid_weights import WEIGHTS
from euchre.ai.bidding import Bidder
from euchre.ai.bits import bits_of
from euchre.engine.cards import PACKS, Rank, Suit
from euchre.engine.rules import Rules
from euchre.engine.trump import TRUMPS
from tools import fit_bids


def cases(count: int, seed: str) -> list[Case]:
    """Calls of each kind with any cards."""
    random, found = Random(seed), []
    for _ in range(count):
        key = random.choice([key for key in fit_bids.KEYS if "alone" not in key])
        deck = int(key[:2])
        trump = TRUMPS[None if "none" in key else random.choice(list(Suit))]
        pack = [card for card in PACKS[deck] if trump.suit or card.suit]
        holding = bits_of(trump, random.sample(pack, 5))
        alone = f"{deck}/alone/{random.choice(fit_bids.TAKERS)}"
        found.append(Case(key, alone, holding, random.choice([None, *Rank])))
    return found


def test_what_is_looked_up_is_the_sum_of_the_weights() -> None:
    for case in cases(400, "sum"):
        found = features(case)
        assert LENGTH == len(found)
        expected = sum(one * weight for one, weight in zip(found, WEIGHTS[case.key], strict=True))
        assert pytest.approx(expected) == MODEL.gain(case)
        lone = sum(one * weight for one, weight in zip(found, WEIGHTS[case.alone], strict=True))
        assert pytest.approx(lone) == MODEL.gain_alone(case)


def test_every_model_has_its_weights() -> None:
    assert set(fit_bids.KEYS) == set(WEIGHTS)
    assert {LENGTH} == {len(weights) for weights in WEIGHTS.values()}


def test_a_fit_is_the_same_whoever_shares_the_work() -> None:
    """The same seed and numbers, one process or two."""
    alone, shared = (
        fit_bids.solved(
            fit_bids.found(WEIGHTS, deals=1, seed="again", processes=processes, chunk=2)
        )
        for processes in (1, 2)
    )
    assert fit_bids.written(alone) == fit_bids.written(shared)


def test_what_was_entered_fades() -> None:
    """Half of two bids counts like one: the ridge holds on to as much."""
    once, half = fit_bids.Sums(), fit_bids.Sums()
    bid = fit_bids.Bid("24/order/0", [1.0] * LENGTH, 2.0)
    once.enter(bid)
    half.enter(bid)
    half.enter(bid)
    assert once.solved() != half.solved()
    half.fade(0.5)
    assert once.solved() == half.solved()


def test_the_weights_are_what_hands_played_out_call_for() -> None:
    """New hands, never fitted to: the gains are foretold without bias, and the large ones apart."""
    random, told, played = Random("new hands"), [], []
    bidder = Bidder(BidModel(WEIGHTS))
    for place in range(4):
        for position in islice(fit_bids.passed_to(Rules(), place, bidder, random), 300):
            call, _ = fit_bids.bids(position, bidder, random)
            told.append(sum(one * w for one, w in zip(call.found, WEIGHTS[call.key], strict=True)))
            played.append(call.gain)
    assert fmean(played) == pytest.approx(fmean(told), abs=0.12)
    assert correlation(told, played) > 0.3
    better = [gain for one, gain in zip(told, played) if one > 0.25]
    worse = [gain for one, gain in zip(told, played) if one < -0.25]
    assert fmean(better) > 0.2
    assert fmean(worse) < -0.2
