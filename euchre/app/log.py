"""Log: a hand told from its beginning, a sentence for each thing that happened (R112)."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.app.dealing import cut_of, cutter, turned_for_dealer
from euchre.app.model import PERSON
from euchre.app.words import (
    Names,
    dealt,
    game_result,
    jack_dealt,
    pack_cut,
    standing,
    told,
    who_deals,
)
from euchre.engine.events import events
from euchre.engine.game import Game
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.scoring import outcome, score_after
from euchre.engine.seats import Seat


def told_before(game: Game, names: Names) -> tuple[str, ...]:
    """What happened before the last hand was dealt: who deals first, and the cut."""
    return tuple(_before(game, names))


def _before(game: Game, names: Names) -> Iterator[str]:
    if len(game.hands) == 1 and (turned := turned_for_dealer(game)):
        yield jack_dealt(turned, names)
    if cut_of(game, len(game.hands) - 1):
        yield pack_cut(cutter(game.record.positions[0].dealer), names)


def hand_log(
    record: Record, names: Names, reader: Seat = PERSON, sides: Names | None = None
) -> tuple[str, ...]:
    """Everything that happened in a hand, in order, as everybody at the table saw it."""
    opening = record.positions[0]
    happened = (
        told(event, names)
        for position, _, action in record.moves()
        for event in events(position, action)
    )
    return (
        dealt(opening.dealer, opening.table.upcard, names),
        *filter(None, happened),
        *_standing(record, reader, sides),
    )


def _standing(record: Record, reader: Seat, sides: Names | None) -> tuple[str, ...]:
    """How the game stands after a hand that brought somebody points."""
    if record.position.phase is not Phase.OVER or outcome(record.position).side is None:
        return ()
    return (standing(score_after(record.position), record.rules.target, reader, sides),)


def game_words(game: Game, reader: Seat, sides: Names | None) -> str:
    """To whom a game went, when it is won."""
    assert game.winner is not None  # it is won
    hands = len(game.hands)
    return game_result(game.winner, game.score, game.rules.target, hands, reader, sides)


def what_comes(game: Game, names: Names, reader: Seat, sides: Names | None) -> str:
    """After a hand: how the game stands, and who deals."""
    stands = standing(game.score, game.rules.target, reader, sides)
    if game.winner is not None:
        return stands
    dealer = game.next_dealer
    return f"{stands} {who_deals(dealer, dealer is game.position.dealer, names)}"
