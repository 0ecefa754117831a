"""The table told in words, for whoever asks how things stand."""

from __future__ import annotations

from collections.abc import Iterable

from euchre.app.words.names import Names, card_name, cards_named, does, trump_made, whom
from euchre.engine.cards import Card
from euchre.engine.position import Contract, Mark, Pair, Position
from euchre.engine.seats import Seat


def calling_told(position: Position, names: Names) -> str:
    """Where the calling stands: who deals, and what became of the up-card."""
    deals = does(position.dealer, names, "deal", "deals")
    lies = "turned down" if position.table.mark is Mark.TURNED_DOWN else "turned up"
    return f"{deals}. The {card_name(position.table.upcard)} is {lies}."


def contract_told(contract: Contract, dealer: Seat, names: Names) -> str:
    """What is trump, who made it, who plays alone, and who dealt."""
    made = trump_made(contract.suit)
    by = f"made by {whom(contract.maker, names)}"
    alone = "".join(f" {does(seat, names, 'play', 'plays')} alone." for seat in contract.alone)
    return f"{made[0].upper()}{made[1:]}, {by}.{alone} {does(dealer, names, 'dealt', 'dealt')}."


def tricks_told(ours_and_theirs: Pair) -> str:
    """How many tricks each side has taken."""
    ours, theirs = ours_and_theirs
    return f"Tricks: {ours} for us, {theirs} for them."


def trick_told(trick: Iterable[tuple[Seat, Card]], names: Names) -> str:
    """What lies on the table, in the order played."""
    played = (f"{names[seat.value]} {card_name(card)}" for seat, card in trick)
    return f"In this trick: {', '.join(played)}."


def holding_told(cards: Iterable[Card]) -> str:
    """The reader's own cards."""
    return f"Your cards: {cards_named(cards)}."
