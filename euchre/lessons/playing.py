"""Playing: how the others go on in a step that is played out, and what can still be reached.

They see all the cards and make the most of them, for either side; of cards that are worth the same
they play the weakest. So a play that wins only by luck does not win here.
"""

from __future__ import annotations

from euchre.ai.bits import bits_of, decoded, four
from euchre.ai.kernel import World, card_tricks
from euchre.engine.actions import Play
from euchre.engine.cards import Card
from euchre.engine.position import Phase, Position
from euchre.engine.record import Record
from euchre.engine.seats import SEATS, Seat

LEARNER = Seat.S
"""Where the learner sits."""


def played_on(record: Record) -> Record:
    """The hand after the others' plays, up to the learner's next or to the end."""
    while record.position.phase is Phase.PLAY and record.position.turn is not LEARNER:
        record = record.then(Play(reply(record.position)))
    return record


def reply(position: Position) -> Card:
    """The card that its player can do no better than: the weakest of the best."""
    worth, trump = tricks_of(position), position.made().trump
    most = max(worth.values())
    return min((card for card in worth if worth[card] == most), key=trump.strength)


def tricks_of(position: Position) -> dict[Card, int]:
    """What each card that may be played is worth: tricks to come for its player's side."""
    shown = decoded(position.made().trump)
    return {shown[bit]: tricks for bit, tricks in card_tricks(_world(position)).items()}


def _world(position: Position) -> World:
    contract, trick = position.made(), position.trick
    assert trick is not None  # cards are being played
    trump = contract.trump
    held = [bits_of(trump, position.holding(seat)) for seat in SEATS]
    active = [cards if contract.is_active(seat) else 0 for seat, cards in zip(SEATS, held)]
    order = tuple(seat.index for seat in contract.active_from(trick.leader))
    played = tuple(bits_of(trump, [card]) for card in trick.cards)
    return World(four(active), order, played, trumps=contract.suit is not None)
