"""Ahead: how a position goes on when players by rule decide until the play begins."""

from __future__ import annotations

from random import Random

from euchre.ai.bits import SUIT_OF, Four, bits_of, coded, four
from euchre.ai.bot import Bot
from euchre.ai.kernel import World
from euchre.ai.payoff import payoff
from euchre.ai.playout import DEFENDER, MAKER, MAKERS_PARTNER, Table, play_out
from euchre.engine.actions import Play
from euchre.engine.cards import PACK, Suit
from euchre.engine.position import Contract, Mark, Phase, Position
from euchre.engine.record import Record
from euchre.engine.rules import CARDS_EACH
from euchre.engine.scoring import outcome
from euchre.engine.seats import SEATS
from euchre.engine.steps import step
from euchre.engine.trump import Trump
from euchre.engine.view import View, view


def to_play(position: Position, bot: Bot, random: Random) -> Position:
    """Where the play begins, or the hand ends without it."""
    while position.phase not in (Phase.PLAY, Phase.OVER):
        record = Record(position, (), (position,))
        choice = bot.choose(view(record, position.acting()), random)
        position = step(position, choice.action)
    return position


def played_out(position: Position) -> int:
    """Points of North-South minus East-West when quick players go on from the first lead."""
    if position.phase is Phase.OVER:
        return points_of(position)
    contract, tricks = position.made(), play_out(*first_lead(position))
    makers = tricks if contract.maker.side.index == 0 else CARDS_EACH - tricks
    return payoff(position.rules, contract).points[makers]


def points_of(position: Position) -> int:
    """Points of North-South minus East-West in a hand that is over."""
    ns, ew = outcome(position).pair
    return ns - ew


def world_of(position: Position) -> World:
    """A moment of the play on ints, as one who sees all cards would have it."""
    contract, trick = position.made(), position.trick
    assert trick is not None  # there is one all through the play
    trump = contract.trump
    held = [
        bits_of(trump, position.holdings[seat.index]) if contract.is_active(seat) else 0
        for seat in SEATS
    ]
    order = tuple(seat.index for seat in contract.active_from(trick.leader))
    played = tuple(bits_of(trump, [card]) for card in trick.cards)
    return World(four(held), order, played, contract.suit is not None)


def first_lead(position: Position) -> tuple[World, Table]:
    """The start of the play on ints, with what all know of it."""
    contract, table = position.made(), position.table
    dead = () if table.mark is Mark.TAKEN else (table.upcard,)
    cards = [card for card in position.rules.pack if card not in dead]
    unplayed = bits_of(contract.trump, cards)
    return world_of(position), Table(roles(contract), unplayed, (0, 0, 0, 0))


def known_to_all(view: View, parts: Four) -> Table:
    """What all know of the play so far, as a seat sees it; `parts` are the roles of the seats."""
    assert view.contract is not None  # only asked once trump is made
    trump = view.contract.trump
    gone = [action.card for _, action in view.history if isinstance(action, Play)]
    gone += view.given_up if view.mark is Mark.TAKEN else (*view.given_up, view.upcard)
    unplayed = bits_of(trump, [card for card in view.rules.pack if card not in gone])
    voids = [sum(_suit_bits(trump, suit) for suit in found) for found in view.voids]
    return Table(parts, unplayed, four(voids))


def _suit_bits(trump: Trump, suit: Suit) -> int:
    """All the bits of a suit under a trump."""
    return SUIT_OF[coded(trump)[trump.order(suit, PACK)[0].index]]


def roles(contract: Contract) -> Four:
    """What each seat is, in the order of SEATS."""
    found = [DEFENDER] * 4
    for seat in contract.maker.side.seats:
        found[seat.index] = MAKERS_PARTNER
    found[(contract.loner or contract.maker).index] = MAKER
    return four(found)
