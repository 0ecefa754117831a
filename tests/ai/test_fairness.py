"""Fair play: nobody's choice hangs on hidden cards, the deals are even, and so are the sides.

That a player sees only a `View` is the promise (R109, A11); here the cards that it can't see are
dealt anew in any way that agrees with all it knows, and nothing that it says may change.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice, pairwise
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, Literal

import pytest

from euchre.ai.bot import Bot
from euchre.ai.levels import bot
from euchre.ai.search import Depth, Searcher
from euchre.engine.actions import Action, Discard, Give, Play
from euchre.engine.cards import PACK, Card
from euchre.engine.deal import Deal, shuffled
from euchre.engine.draw import first_dealer
from euchre.engine.game import Game
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.scoring import outcome
from euchre.engine.seats import SEATS, Seat, Side
from euchre.engine.steps import IllegalAction
from euchre.engine.view import View, view
from tests.ai.test_players import moments

SHALLOW: Final = Searcher(Depth(worlds=2))
"""Expert in all but the number of worlds."""
WHOLE: Final = 3
"""Tries to deal all hidden cards anew before they are swapped two by two."""
SWAPS: Final = 12


def test_expert_says_the_same_however_all_hidden_cards_are_dealt() -> None:
    """A11: the choice and every figure, in more than 2,000 positions of any house."""
    compared = Counter(_compared(SHALLOW, moments(hands=160, seed="arranged")))
    assert set(Phase) - {Phase.OVER} == set(compared)
    assert compared.total() > 2000


def test_expert_at_its_full_depth_says_the_same_too() -> None:
    """A11: where there is a choice, in some thirty positions."""
    chosen = (one for one in moments(hands=80, seed="deep") if len(_seen(one).legal) > 1)
    compared = Counter(_compared(bot("expert"), islice(chosen, 0, 1400, 38)))
    assert compared.total() >= 30


def _compared(player: Bot, records: Iterable[Record]) -> Iterator[Phase]:
    """The phases of the moments whose hidden cards could be dealt otherwise."""
    random = Random("arrange")
    for record in records:
        seen = _seen(record)
        other = arranged(record, seen, random)
        if other is not None:
            assert player.choose(seen, Random(1)) == player.choose(_seen(other), Random(1))
            yield record.position.phase


def _seen(record: Record) -> View:
    return view(record, record.position.acting())


def arranged(record: Record, seen: View, random: Random) -> Record | None:
    """The hand with its hidden cards dealt anew, all at once or swap by swap.

    None when they can lie in no other way that was tried.
    """
    hidden = hidden_cards(seen)
    for _ in range(WHOLE):
        trade = dict(zip(hidden, random.sample(hidden, len(hidden)), strict=True))
        if (other := _traded(record, seen, trade)) is not None:
            return other
    now = record
    for _ in range(SWAPS if len(hidden) > 1 else 0):
        one, two = random.sample(hidden, 2)
        now = _traded(now, seen, {one: two, two: one}) or now
    return None if now is record else now


def hidden_cards(seen: View) -> list[Card]:
    """What the seat has never seen; the up-card, which all have, stays where it is."""
    known = {*seen.holding, *seen.put_down, *seen.given_up, seen.upcard}
    known.update(action.card for _, action in seen.history if isinstance(action, Play | Give))
    return [card for card in seen.rules.pack if card not in known]


def _traded(record: Record, seen: View, trade: dict[Card, Card]) -> Record | None:
    """The hand with cards traded; None when the seat could tell, or it can't have been so."""
    assert isinstance(record.start, Deal)
    s, w, n, e = (tuple(trade.get(c, c) for c in held) for held in record.start.holdings)
    kitty = tuple(trade.get(card, card) for card in record.start.kitty)
    deal = replace(record.start, holdings=(s, w, n, e), kitty=kitty)
    actions = (_with(action, trade) for action in record.actions)
    try:
        other = Record.of(record.rules, deal, record.score, actions)
    except IllegalAction:
        return None
    return other if view(other, seen.seat) == seen else None


def _with(action: Action, trade: dict[Card, Card]) -> Action:
    match action:
        case Discard(card) | Give(card):
            return replace(action, card=trade.get(card, card))
        case _:
            return action


# The deals


def chi_square(found: Iterable[int], expected: float) -> float:
    return sum((one - expected) ** 2 for one in found) / expected


def test_each_card_lies_in_each_place_of_a_shuffled_pack_equally_often() -> None:
    """R14: 24 cards in 24 places over 6,000 seeds; 23 x 23 of the counts are free."""
    shuffles, free = 6000, 23**2
    packs = (shuffled(Random(f"shuffle {at}")) for at in range(shuffles))
    counted = Counter((card, place) for pack in packs for place, card in enumerate(pack))
    found = [counted[card, place] for card in PACK for place in range(24)]
    assert _is_likely(chi_square(found, shuffles / 24) * 23 / 24, free)


def test_each_card_follows_each_other_equally_often() -> None:
    """R14: no two cards stay together in the shuffle."""
    shuffles, pairs = 6000, 24 * 23
    packs = (shuffled(Random(f"pairs {at}")) for at in range(shuffles))
    counted = Counter(pair for pack in packs for pair in pairwise(pack))
    assert pairs == len(counted)
    assert _is_likely(chi_square(counted.values(), shuffles * 23 / pairs), pairs - 1)


@pytest.mark.parametrize(("hand", "games"), [(0, 1500), (1, 400)])
def test_each_card_is_dealt_to_each_seat_equally_often(hand: int, games: int) -> None:
    """R4, R6: also turned up, and face down in the kitty, in the first hand and the next."""
    places = {"up": 1, "kitty": 3, **{seat.name: 5 for seat in SEATS}}
    deals = [_deal(f"even {at}", hand) for at in range(games)]
    counted = Counter(pair for deal in deals for pair in _places(deal))
    off = (
        chi_square([counted[card, place] for card in PACK], games * size / 24)
        for place, size in places.items()
    )
    assert _is_likely(sum(off) * 23 / 24, 23 * (len(places) - 1))


def _deal(seed: str, hand: int) -> Deal:
    """The deal of a game's first hand, or of the one after a hand that all have passed."""
    game = Game.new(Rules(stick=False), seed)
    for _ in range(hand):
        while game.position.phase is not Phase.OVER:
            game = game.then(_seen(game.record).legal[0])
        game = game.next_hand()
    assert isinstance(game.record.start, Deal)
    return game.record.start


def _places(deal: Deal) -> Iterator[tuple[Card, str]]:
    yield deal.upcard, "up"
    yield from ((card, "kitty") for card in deal.kitty)
    for seat, held in zip(SEATS, deal.holdings, strict=True):
        yield from ((card, seat.name) for card in held)


@pytest.mark.parametrize("how", ["random", "jack", "black_jack"])
def test_each_seat_is_the_first_dealer_equally_often(
    how: Literal["random", "jack", "black_jack"],
) -> None:
    """R10-R12, F15: by lot and by jacks; three of the four counts are free."""
    seeds = 4000
    rules = Rules(first_dealer=how)
    counted = Counter(first_dealer(rules, f"lot {at}")[0] for at in range(seeds))
    assert chi_square([counted[seat] for seat in SEATS], seeds / 4) < 16.27  # one in a thousand


def _is_likely(chi_square: float, free: int) -> bool:
    """Whether chance alone goes so far in 998 of 1,000 cases, and not less far either."""
    return abs(chi_square - free) < 3.1 * sqrt(2 * free)


# The sides


def test_equal_players_win_as_often_from_both_sides() -> None:
    """Club against itself: half of the games to each side, whoever deals first."""
    games = [_played(f"half {at}", SEATS[at % 4]) for at in range(120)]
    wins = sum(game.winner is Side.NS for game in games)
    assert abs(wins - len(games) / 2) < 2.58 * sqrt(len(games)) / 2
    margins = [_margin(record) for game in games for record in game.hands]
    assert abs(fmean(margins)) < 2.58 * stdev(margins) / sqrt(len(margins))


def _played(seed: str, dealer: Seat) -> Game:
    """A whole game among four club players."""
    game, random = Game.new(Rules(), seed, dealer), Random(seed)
    while game.winner is None:
        if game.position.phase is Phase.OVER:
            game = game.next_hand()
        game = game.then(bot("club").choose(_seen(game.record), random).action)
    return game


def _margin(record: Record) -> int:
    """Points of North-South minus East-West in a finished hand."""
    ns, ew = outcome(record.position).pair
    return ns - ew
