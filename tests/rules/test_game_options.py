"""The options of the game around its hands: its target, who deals, and how it is dealt."""

from __future__ import annotations

from random import Random

import pytest

from euchre.engine.actions import OrderUp, Pass
from euchre.engine.cards import Card
from euchre.engine.deal import Deal, cut, dealt, shuffled
from euchre.engine.draw import first_dealer, turned_up
from euchre.engine.errors import EuchreError
from euchre.engine.game import Game
from euchre.engine.judge import legal_actions
from euchre.engine.position import Phase
from euchre.engine.rules import Rules, changed
from euchre.engine.seats import SEATS, Seat


@pytest.mark.parametrize("target", [1, 5, 7, 11, 15])
def test_a_nearer_target_ends_the_same_game_earlier(target: int) -> None:
    """R78."""
    seed = f"to {target}"
    long, short = at_random(Rules(target=99), seed), at_random(Rules(target=target), seed)
    assert long.hands[: len(short.hands)] != ()
    for one, other in zip(long.hands, short.hands):
        assert (one.start, one.actions) == (other.start, other.actions)
    assert target <= max(short.score)
    assert all(max(record.score) < target for record in short.hands)


def at_random(rules: Rules, seed: str) -> Game:
    """A game that is played to its end by chance, each hand by a chance of its own."""
    game = Game.new(rules, seed)
    while True:
        random = Random(f"{seed} {len(game.hands)}")
        while game.position.phase is not Phase.OVER:
            game = game.then(random.choice(legal_actions(game.position)))
        if game.winner:
            return game
        game = game.next_hand()


@pytest.mark.parametrize(("code", "again"), [("next", False), ("same", True)])
def test_who_deals_after_a_hand_that_was_passed_out(code: str, again: bool) -> None:
    """R36, D5, C-042: and only then is it different."""
    rules = changed(Rules(stick=False), {"passed_out": code})
    game = Game.new(rules, "1")
    dealer = game.position.dealer
    passed = game
    for _ in range(8):
        passed = passed.then(Pass())
    assert (dealer if again else dealer.left) is passed.next_hand().position.dealer
    assert dealer.left is at_random_hand(game).next_dealer


def at_random_hand(game: Game) -> Game:
    """The game after its hand was ordered up and played out."""
    game, random = game.then(OrderUp()), Random("played out")
    while game.position.phase is not Phase.OVER:
        game = game.then(random.choice(legal_actions(game.position)))
    return game


@pytest.mark.parametrize("how", ["jack", "black_jack", "seat"])
def test_another_first_dealer_is_the_only_difference(how: str) -> None:
    """R10-R13, D16: from then on the game is the same as with that dealer by any rule."""
    rules = changed(Rules(), {"first_dealer": how})
    for seed in map(str, range(20)):
        game = Game.new(rules, seed)
        chosen, turned = first_dealer(rules, seed)
        assert chosen is game.position.dealer
        if how == "seat":
            assert (Seat.S, ()) == (chosen, turned)
            assert Seat.E is Game.new(rules, seed, Seat.E).position.dealer
        else:
            pack = [card for _, card in turned]
            assert turned == turned_up(pack, turned[0][0], black=how == "black_jack")
        assert Game.new(Rules(), seed, chosen).record.start == game.record.start


@pytest.mark.parametrize("sizes", ["3232", "2323", "1144", "4321"])
def test_the_packets_decide_who_gets_which_card_of_the_same_pack(sizes: str) -> None:
    """R17-R20: dealt here card by card."""
    rules = changed(Rules(), {"pattern": sizes})
    deal = Game.new(rules, "1", Seat.W).record.start
    assert isinstance(deal, Deal)
    pack, got = list(shuffled(Random("1/0"))), {seat: list[Card]() for seat in SEATS}
    first = [int(size) for size in sizes]
    for packets in (first, [5 - size for size in first]):
        for seat, size in zip(Seat.W.left.round_from, packets):
            got[seat] += [pack.pop(0) for _ in range(size)]
    assert {seat: set(cards) for seat, cards in got.items()} == {
        seat: set(deal.holdings[seat.value]) for seat in SEATS
    }
    assert (pack[0], set(pack[1:])) == (deal.upcard, set(deal.kitty))


def test_a_cut_puts_the_upper_part_below_right_before_the_deal() -> None:
    """R15, C-118: offered in every hand, and declining it is dealing as without."""
    rules, pack = Rules(cut=True), shuffled(Random("1/0"))
    assert Game.new(Rules(), "1").record.start == Game.new(rules, "1").record.start
    game = Game.new(rules, "1", Seat.S, cut_at=10)
    assert dealt(pack[10:] + pack[:10], Seat.S) == game.record.start
    second = at_random_hand(game).next_hand(cut_at=7)
    assert dealt(cut(shuffled(Random("1/1")), 7), Seat.W) == second.record.start


@pytest.mark.parametrize("at", [-1, 1, 3, 21, 24])
def test_a_cut_leaves_some_cards_in_each_part(at: int) -> None:
    """R15: the laws of 1888 want four or more."""
    with pytest.raises(EuchreError, match=f"not {at}$"):
        Game.new(Rules(cut=True), "1", cut_at=at)


def test_without_the_option_nobody_cuts() -> None:
    with pytest.raises(EuchreError, match="do not let the pack be cut"):
        Game.new(Rules(), "1", cut_at=10)
