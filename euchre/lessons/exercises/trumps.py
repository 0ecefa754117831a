"""Trumps: the order of a suit, and the left bower's place in it."""

from __future__ import annotations

from itertools import count
from random import Random

from euchre.engine.cards import PACK, Card, Rank, Suit
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.trump import TRUMPS, Trump
from euchre.lessons.exercises.following import by_itself, home_led
from euchre.lessons.exercises.hands import bid, from_south, moments
from euchre.lessons.question import Kind, Question, asked

ALL_TRUMPS = 7
"""Trumps in the pack, both bowers among them."""

# The order


def order(rung: int, random: Random) -> Question:
    """Some cards of a suit, to be put in order."""
    trump = TRUMPS[random.choice(tuple(Suit))]
    cards = _some(rung, trump, random)
    while trump.order(trump.suit_of(cards[0]), cards) == tuple(cards):
        random.shuffle(cards)  # they would lie in order already
    return asked(Kind.ORDER, trump=trump, cards=cards)


def _some(rung: int, trump: Trump, random: Random) -> list[Card]:
    """The cards to be put in order, in none."""
    if rung <= 2:
        plain = _plain(trump, random)
        jack = [card for card in plain if card.rank is Rank.JACK]
        others = [card for card in plain if card.rank is not Rank.JACK]
        return _with([], others, 3, random) if rung == 1 else _with(jack, others, 4, random)
    bowers, others = _bowers_and_others(trump)
    if rung == 3:
        return _with(bowers[:1], others, 4, random)
    return _with(bowers, others, 5 if rung == 4 else ALL_TRUMPS, random)


def _plain(trump: Trump, random: Random) -> tuple[Card, ...]:
    """A suit of the other colour: all six cards of it."""
    assert trump.suit is not None  # it was chosen from the four suits
    mine = (trump.suit, trump.suit.same_colour)
    return trump.order(random.choice([suit for suit in Suit if suit not in mine]))


def _bowers_and_others(trump: Trump) -> tuple[list[Card], list[Card]]:
    assert trump.suit is not None  # it was chosen from the four suits
    every = list(trump.order(trump.suit))
    return every[:2], every[2:]


def _with(given: list[Card], others: list[Card], number: int, random: Random) -> list[Card]:
    """So many cards, the given ones and some of the others, in a random order."""
    random.shuffle(others)
    cards = [*given, *others[: number - len(given)]]
    random.shuffle(cards)
    return cards


# The left bower


def left(rung: int, random: Random) -> Question:
    """What the left bower is, or what it does."""
    match rung:
        case 1:
            return _suit_of_a_jack(random)
        case 2:
            return asked(Kind.TRUMPS, record := _holding(random), cards=held(record))
        case 3:
            return home_led(random)
        case _:
            return by_itself(random)


def _suit_of_a_jack(random: Random) -> Question:
    trump = TRUMPS[random.choice(tuple(Suit))]
    jacks = [card for card in PACK if card.rank is Rank.JACK and card is not trump.left]
    lefts = [card for card in PACK if card is trump.left]
    jack = random.choice(random.choice((jacks, lefts)))
    return asked(Kind.SUIT, trump=trump, cards=(jack,))


def _holding(random: Random) -> Record:
    """A moment at which South is first to play and holds the left bower beside its neighbours."""
    for _ in count():
        *_, made = bid(random)
        for record in moments(made, random):
            if record.position.phase is Phase.PLAY and len(_acting(record)) < 5:
                break
            if record.position.phase is Phase.PLAY and tempts(record):
                return from_south(record)
    raise AssertionError("there is always another hand")


def _acting(record: Record) -> tuple[Card, ...]:
    return record.position.holding(record.position.acting())


def held(record: Record) -> tuple[Card, ...]:
    """What South holds."""
    return record.position.holdings[0]


def tempts(record: Record) -> bool:
    """Whether the player to act holds the left bower and another card printed in its suit."""
    holding, trump = _acting(record), record.position.made().trump
    if trump.left is None or trump.left not in holding:
        return False
    return sum(card.suit is trump.left.suit for card in holding) > 1
