"""Playing: how the others go on in a step that is played out, and what can still be reached.

They see all the cards and make the most of them, for either side; of cards that are worth the same
they play the weakest. So a play that wins only by luck does not win here.
"""

from __future__ import annotations

from euchre.ai.ahead import world_of
from euchre.ai.bits import decoded
from euchre.ai.kernel import card_tricks
from euchre.engine.actions import Play
from euchre.engine.cards import Card
from euchre.engine.position import Phase, Position
from euchre.engine.record import Record
from euchre.engine.seats import Seat

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
    return {shown[bit]: tricks for bit, tricks in card_tricks(world_of(position)).items()}
