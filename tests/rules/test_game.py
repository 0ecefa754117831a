"""Games: who deals, what the score is, who has won, and that a seed deals what it deals."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from euchre.engine.actions import Pass
from euchre.engine.deal import Deal
from euchre.engine.errors import EuchreError
from euchre.engine.game import Game
from euchre.engine.judge import legal_actions
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.scoring import outcome
from euchre.engine.seats import SEATS, Seat
from euchre.engine.steps import IllegalAction, opening
from tests.rules import words

SEEDS = [str(seed) for seed in range(40)]

each_seed = pytest.mark.parametrize("seed", SEEDS)


def played_out(game: Game, random: Random) -> Game:
    """The game after its present hand was played to the end at random."""
    while game.position.phase is not Phase.OVER:
        game = game.then(random.choice(legal_actions(game.position)))
    return game


@cache
def whole(seed: str, rules: Rules | None = None, manner: str = "") -> Game:
    """A whole game that was played at random."""
    random = Random(f"{seed}{manner}")
    game = played_out(Game.new(rules or Rules(), seed), random)
    while not game.winner:
        game = played_out(game.next_hand(), random)
    return game


def passed_out(game: Game) -> Game:
    for _ in range(8):
        game = game.then(Pass())
    return game


@each_seed
def test_the_points_of_the_hands_add_up_to_the_score(seed: str) -> None:
    """C-107, F17: each hand begins at the score that the hands before it made."""
    game, ns, ew = whole(seed, Rules(stick=False)), 0, 0
    for record in game.hands:
        assert (ns, ew) == record.score
        points = outcome(record.position).pair
        ns, ew = ns + points[0], ew + points[1]
    assert (ns, ew) == game.score


@each_seed
def test_the_winner_is_the_one_side_that_reached_the_target(seed: str) -> None:
    """R77, C-107: the winner ends on 10 to 13, the loser below 10."""
    game = whole(seed)
    assert game.winner is not None
    assert 10 <= game.score[game.winner.index] <= 13
    assert game.score[game.winner.other.index] < 10
    assert all(max(record.score) < 10 for record in game.hands)


@pytest.mark.parametrize("target", [1, 5, 7, 11, 15])
def test_a_game_is_played_to_the_target_of_its_rules(target: int) -> None:
    """R78, F17."""
    game = whole("any", Rules(target=target))
    assert game.winner is not None
    assert target <= game.score[game.winner.index] <= target + 3
    assert game.score[game.winner.other.index] < target


@each_seed
def test_the_deal_moves_to_the_left_after_every_hand(seed: str) -> None:
    """R16, R36, F11, C-109: also after a hand that was passed out."""
    dealers = [record.position.dealer for record in whole(seed, Rules(stick=False)).hands]
    assert [dealer.left for dealer in dealers[:-1]] == dealers[1:]


def test_two_hands_passed_out_in_a_row_move_the_deal_twice() -> None:
    """F7, F11, R36, R37: no points, the next seat deals, and a new auction begins."""
    first = Game.new(Rules(stick=False), "a")
    second = passed_out(first).next_hand()
    third = passed_out(second).next_hand()
    dealer = first.position.dealer
    assert [dealer, dealer.left, dealer.partner] == [
        game.position.dealer for game in (first, second, third)
    ]
    assert [(0, 0)] * 3 == [game.score for game in (first, second, third)]
    assert third.position.dealer.left is third.position.turn


@each_seed
def test_a_new_deal_clears_the_table(seed: str) -> None:
    """F16: no trump, no trick, nothing taken or put down from the hand before."""
    for record in whole(seed).hands:
        deal = record.start
        assert isinstance(deal, Deal)
        assert opening(record.rules, deal, record.score) == record.positions[0]
        assert record.positions[0].contract is None
        assert record.positions[0].trick is None
        assert (0, 0) == record.positions[0].taken


@each_seed
def test_a_seed_deals_the_same_hands_whatever_is_played(seed: str) -> None:
    one, other = whole(seed), whole(seed, manner=" otherwise")
    pairs = zip(one.hands, other.hands)
    assert all(mine.start == yours.start for mine, yours in pairs)
    assert one.hands != other.hands


def test_other_seeds_deal_other_hands() -> None:
    starts = {Game.new(Rules(), seed).record.start for seed in SEEDS}
    assert len(SEEDS) == len(starts)


def test_the_hands_of_a_game_are_dealt_anew_each_time() -> None:
    holdings = [record.positions[0].holdings for record in whole("1").hands]
    assert len(holdings) == len(set(holdings))


def test_each_seat_deals_first_as_often_as_the_others() -> None:
    """F15, R10, C-119: 10,000 seeds, each seat 25 % give or take 1.5."""
    dealers = (Game.new(Rules(), f"seed {at}").position.dealer for at in range(10_000))
    counted = Counter(dealers)
    assert set(SEATS) == {seat for seat in SEATS if abs(counted[seat] / 10_000 - 0.25) < 0.015}
    chi_square = sum((counted[seat] - 2500) ** 2 / 2500 for seat in SEATS)
    assert chi_square < 16.27  # one fair draw in a thousand lies above


def test_the_present_hand_counts_when_it_is_over_and_not_before() -> None:
    """R62, C-108: at nine all the makers already have three tricks, yet the game goes on."""
    over = whole("3").hands[-1]
    game = Game(over.rules, "", (over.back(),))
    assert over.score == game.score
    assert None is game.winner
    assert game.then(over.actions[-1]).winner is not None


def test_nine_all_is_decided_after_the_fifth_trick_only() -> None:
    """C-108, R62."""
    record = Record.of(Rules(), words.deal(words.PLAIN_DEAL), (9, 9))
    game = played_out(Game(Rules(), "", (record,)), Random(1))
    for back in range(1, 4):
        earlier = game.back_to(0, len(game.record.actions) - back)
        assert (None, (9, 9)) == (earlier.winner, earlier.score)
    assert game.winner is not None


def test_the_next_hand_waits_for_the_end_of_this_one() -> None:
    with pytest.raises(EuchreError, match="dealt when this one is over"):
        Game.new(Rules(), "1").next_hand()


def test_no_hand_is_dealt_after_the_game() -> None:
    """R77, C-099: no further deal."""
    with pytest.raises(EuchreError, match="the game is over"):
        whole("1").next_hand()


def test_a_refused_action_leaves_the_game_as_it_was() -> None:
    """F12."""
    game = Game.new(Rules(), "1")
    with pytest.raises(IllegalAction):
        game.then(words.action("play Jh"))
    assert Game.new(Rules(), "1") == game


@each_seed
def test_a_game_taken_back_and_played_again_is_the_same_game(seed: str) -> None:
    """U8: to any decision of any hand."""
    game, random = whole(seed), Random(seed)
    hand = random.randrange(len(game.hands))
    actions = random.randrange(len(game.hands[hand].actions) + 1)
    again = game.back_to(hand, actions)
    assert (hand + 1, actions) == (len(again.hands), len(again.record.actions))
    for action in game.hands[hand].actions[actions:]:
        again = again.then(action)
    for record in game.hands[hand + 1 :]:
        again = again.next_hand()
        for action in record.actions:
            again = again.then(action)
    assert game == again


@pytest.mark.parametrize(("hand", "actions"), [(-1, 0), (1, 0), (0, 1), (0, -1)])
def test_a_game_is_not_taken_back_to_where_it_never_stood(hand: int, actions: int) -> None:
    with pytest.raises(EuchreError):
        Game.new(Rules(), "1").back_to(hand, actions)


def test_a_game_begins_at_nothing_all_with_the_dealers_left_to_speak() -> None:
    """R10, R21."""
    game = Game.new(Rules(), "1")
    assert (0, 0) == game.score
    assert None is game.winner
    assert game.position.dealer.left is game.position.turn
    assert game.position.dealer in tuple(Seat)


# Hands that were played elsewhere


@each_seed
def test_a_game_goes_on_from_the_hands_of_another(seed: str) -> None:
    """All hands but the last; those to come are dealt from its own seed."""
    hands = whole(seed).hands[:-1]
    game = Game.of(hands, "elsewhere")
    assert (hands, len(hands)) == (game.hands, game.given)
    next_one = game.next_hand()
    assert whole(seed).hands[-1].score == next_one.record.score
    assert whole(seed).hands[-1].positions[0].dealer is next_one.position.dealer
    assert len(hands) == next_one.given
    assert next_one.record.start != whole(seed).hands[-1].start


def test_a_game_taken_back_into_a_hand_that_was_given_keeps_no_other_of_those() -> None:
    hands = whole("2").hands
    back = Game.of(hands, "elsewhere").back_to(1, 3)
    assert (2, 2) == (back.given, len(back.hands))
    assert 3 == len(back.record.actions)


def test_hands_that_do_not_follow_from_each_other_make_no_game() -> None:
    """C-107: each is named, with what does not fit."""
    hands = whole("2").hands
    with pytest.raises(EuchreError, match="a game has a hand"):
        Game.of((), "1")
    with pytest.raises(EuchreError, match="hand 2 does not begin at the score"):
        Game.of((hands[0], hands[2]), "1")
    with pytest.raises(EuchreError, match="hand 2 can't follow hand 1: that one is not over"):
        Game.of((hands[0].back(), hands[1]), "1")
    with pytest.raises(EuchreError, match="the game is over"):
        Game.of((*hands, hands[-1]), "1")
    with pytest.raises(EuchreError, match="hand 2 is played by other rules"):
        Game.of((hands[0], whole("2", Rules(target=11)).hands[1]), "1")


def test_the_deal_goes_round_among_given_hands_too() -> None:
    """R16: a hand with the right score, dealt by another."""
    first, second, *_ = whole("2").hands
    assert isinstance(second.start, Deal)
    wrong = Record.of(
        second.rules, replace(second.start, dealer=second.start.dealer.left), second.score
    )
    with pytest.raises(EuchreError, match=f"hand 2 is not {second.start.dealer.name}'s deal"):
        Game.of((first, wrong), "1")


def test_the_repr_of_a_game_rebuilds_it() -> None:
    game = whole("2", Rules(target=1))
    assert game == eval(repr(game), words.NAMES)
