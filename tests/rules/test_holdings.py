"""All the holdings that there are: how many have so many trumps, or may ask for other cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from euchre.engine.actions import Exchange, Redeal
from euchre.engine.cards import PACK, PACKS, Card, Suit
from euchre.engine.judge import legal_actions, why_not
from euchre.engine.position import Position
from euchre.engine.rules import Rules
from euchre.engine.seats import Seat
from euchre.engine.trump import TRUMPS
from tests.rules import words

SPADES = TRUMPS[Suit.SPADES]


@pytest.mark.parametrize(
    ("deck", "counted"),
    [
        (24, [6188, 16660, 14280, 4760, 595, 21]),
        (25, [6188, 19040, 19040, 7616, 1190, 56]),
        (32, [33649, 79695, 63756, 21252, 2898, 126]),
    ],
)
def test_so_many_holdings_have_none_to_five_trumps(deck: int, counted: list[int]) -> None:
    """C-188, R2, R3, R47, D11: seven trumps of 24 cards, eight with a joker, nine of 32."""
    assert counted == trumps_in(PACKS[deck])


def test_so_many_holdings_have_trumps_beside_a_known_upcard() -> None:
    """R43, R100: six trumps are left among the 23 cards that a player does not see turned up."""
    unseen = tuple(card for card in PACK if card is not Card.parse("9s"))
    assert [6188, 14280, 10200, 2720, 255, 6] == trumps_in(unseen)


def trumps_in(pack: tuple[Card, ...]) -> list[int]:
    worth = [int(SPADES.is_trump(card)) for card in pack]
    counted = Counter(map(sum, combinations(worth, 5)))
    return [counted[trumps] for trumps in range(6)]


@pytest.mark.parametrize(
    ("rules", "counted"),
    [
        (Rules(nine_ten=True), 6),
        (Rules(ace_no_face=True), 280),
        (Rules(nine_ten=True, ace_no_face=True), 286),
    ],
    ids=["nine-ten", "ace-no-face", "both"],
)
def test_so_many_holdings_may_call_for_a_new_deal(rules: Rules, counted: int) -> None:
    """C-188, R89, R91: spades are trump; 56 are all nines and tens, six of them without trump."""
    asked = words.bid(*["pass"] * 4, "call s", rules=rules).position
    assert counted == sum(why_not(one, Redeal()) is None for one in with_every_holding(asked))


@pytest.mark.parametrize(
    ("rules", "counted"),
    [(Rules(bottoms="alike"), 1_560), (Rules(bottoms="any"), 7_896)],
    ids=["alike", "any"],
)
def test_so_many_holdings_have_bottoms(rules: Rules, counted: int) -> None:
    """C-188, R90, D14."""
    dealt = words.bid(rules=rules).position
    assert counted == sum(map(may_exchange, with_every_holding(dealt)))


def may_exchange(position: Position) -> bool:
    return any(isinstance(action, Exchange) for action in legal_actions(position))


def with_every_holding(position: Position) -> Iterator[Position]:
    """The position with each of the 42,504 holdings in West's place."""
    assert Seat.W is position.turn
    s, _, n, e = position.holdings
    for holding in combinations(PACK, 5):
        yield replace(position, holdings=(s, holding, n, e))


@pytest.mark.parametrize(
    ("has", "counted"),
    [
        (lambda held: SPADES.right in held, 8_855),
        (lambda held: SPADES.right in held and SPADES.left in held, 1_540),
        (lambda held: (SPADES.right in held) is not (SPADES.left in held), 14_630),
        (lambda held: SPADES.right not in held and SPADES.left not in held, 26_334),
        (lambda held: set(SPADES.order(Suit.SPADES)[:3]) <= set(held), 210),
        (lambda held: set(SPADES.order(Suit.SPADES)[:5]) == set(held), 1),
        (lambda held: [SPADES.left] == [one for one in held if SPADES.is_trump(one)], 2_380),
        (lambda held: not any(SPADES.suit_of(card) is Suit.CLUBS for card in held), 11_628),
        (lambda held: not any(SPADES.suit_of(card) is Suit.HEARTS for card in held), 8_568),
    ],
    ids=[
        *("the right bower", "both bowers", "one bower", "no bower", "right left ace"),
        *("the five best", "the left as the only trump", "no club", "no heart"),
    ],
)
def test_so_many_holdings_have(has: Callable[[tuple[Card, ...]], bool], counted: int) -> None:
    """C-188, R45-R48: spades are trump, so clubs have five cards and hearts six."""
    assert counted == sum(map(has, combinations(PACK, 5)))
