"""Dealing: who deals the first hand, and how the pack is cut before each. Pure.

A hand is dealt as soon as there is a record of it; an answer of the person deals it once more.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from random import Random

from euchre.app.model import PERSON
from euchre.engine.deal import FEWEST_CUT, Deal
from euchre.engine.draw import Turned, first_dealer
from euchre.engine.game import Game
from euchre.engine.position import Position
from euchre.engine.rules import Rules
from euchre.engine.seats import Seat


def new_game(
    rules: Rules, seed: str, dealer: Seat | None = None, people: Collection[Seat] = (PERSON,)
) -> Game:
    """A new game whose first hand is dealt, the pack cut by a bot if one is asked (R15)."""
    return _cut_by_a_bot(Game.new(rules, seed, dealer), people)


def next_hand(game: Game, people: Collection[Seat] = (PERSON,)) -> Game:
    """The game with its next hand dealt, the pack cut by a bot if one is asked (R15)."""
    return _cut_by_a_bot(game.next_hand(), people)


def cut_pack(game: Game, at: int) -> Game:
    """The game with its last hand dealt from the pack cut there; 0 is no cut.

    Raises `EuchreError` for a cut that the rules or the pack do not allow.
    """
    return _begin(game, len(game.hands) - 1)(at)


def asks_who_deals(game: Game) -> bool:
    """Whether the person may still choose the first dealer (R13)."""
    fresh = len(game.hands) == 1 and not game.record.actions and not game.given
    return fresh and game.rules.first_dealer == "seat" and game.position.dealer is Seat.S


def asks_to_cut(game: Game, people: Collection[Seat]) -> bool:
    """Whether a person may cut the pack for the last hand and has not (R15)."""
    mine = game.rules.cut and cutter(game.position.dealer) in people
    fresh = not game.record.actions and len(game.hands) > game.given
    return mine and fresh and not cut_of(game, len(game.hands) - 1)


def cutter(dealer: Seat) -> Seat:
    """Who is asked to cut: the player on the dealer's right (R15)."""
    return dealer.partner.left


def cuts(rules: Rules) -> tuple[int, int, int]:
    """What the person may choose among, high to low: so many cards are lifted off."""
    return rules.deck // 4, rules.deck // 2, rules.deck * 3 // 4


def cut_of(game: Game, hand: int) -> int:
    """Where the pack was cut for one of the hands, found from its deal; 0 for not at all."""
    if not game.rules.cut or hand < game.given:
        return 0
    begin, start = _begin(game, hand), game.hands[hand].start
    return next((at for at in _possible_cuts(game.rules) if begin(at).record.start == start), 0)


def turned_for_dealer(game: Game) -> Turned:
    """The cards that were dealt to find the first dealer, if that is done so (R11, R12)."""
    return () if game.given else first_dealer(game.rules, game.seed)[1]


def dealt_like(game: Game, start: Deal | Position) -> Game:
    """The game with its last hand dealt as this one was, if the house can deal it so at all."""
    chosen = game.rules.first_dealer == "seat" and len(game.hands) == 1
    if chosen and isinstance(start, Deal):
        game = Game.new(game.rules, game.seed, start.dealer)
    if not game.rules.cut:
        return game
    tried = (cut_pack(game, at) for at in (0, *_possible_cuts(game.rules)))
    return next((one for one in tried if one.record.start == start), game)


def _cut_by_a_bot(game: Game, people: Collection[Seat]) -> Game:
    """Two times out of three a bot cuts, anywhere; the same in the same place of a game."""
    random = Random(f"{game.seed}/{len(game.hands)}/cut")
    asked = game.rules.cut and cutter(game.position.dealer) not in people
    if not asked or random.random() < 1 / 3:
        return game
    return cut_pack(game, random.choice(tuple(_possible_cuts(game.rules))))


def _possible_cuts(rules: Rules) -> Iterator[int]:
    yield from range(FEWEST_CUT, rules.deck - FEWEST_CUT + 1)


def _begin(game: Game, hand: int) -> Callable[[int], Game]:
    """What deals one of the hands of the game, from the pack cut somewhere."""
    if hand:
        return replace(game, hands=game.hands[:hand]).next_hand
    dealer = game.hands[0].positions[0].dealer
    return lambda at: Game.new(game.rules, game.seed, dealer, at)
