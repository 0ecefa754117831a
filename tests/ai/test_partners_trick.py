"""Partner's trick is left alone (A8): over many hands, not only in chosen scenarios."""

from collections.abc import Iterator
from random import Random

from euchre.ai.levels import bot
from euchre.engine.actions import Play
from euchre.engine.game import Game
from euchre.engine.judge import legal_actions
from euchre.engine.position import Phase, Position
from euchre.engine.rules import Rules
from euchre.engine.view import view

HANDS = 400


def plays() -> Iterator[tuple[Position, Play]]:
    """Every card that the club's players play in many first hands."""
    for seed in range(HANDS):
        record = Game.new(Rules(), f"partner {seed}").record
        while record.position.turn is not None:
            choice = bot("club").choose(view(record, record.position.turn), Random(seed))
            if isinstance(choice.action, Play):
                yield record.position, choice.action
            record = record.then(choice.action)
        assert Phase.OVER is record.position.phase


def test_the_last_seat_never_takes_the_trick_that_partner_has_without_need() -> None:
    """A8: whoever plays last and has another legal card leaves the trick to partner."""
    seen = 0
    for position, action in plays():
        cards, contract = [card for _, card in position.plays()], position.contract
        assert contract is not None
        if len(cards) != len(contract.active_from(position.dealer)) - 1:
            continue
        winner = tuple(position.plays())[contract.trump.best(cards)][0]
        assert position.turn is not None
        if winner is position.turn.partner:
            seen += 1
            leaves = [one for one in legal_actions(position) if not _takes(position, one)]
            assert not leaves or not _takes(position, action), position
    assert seen > 100


def _takes(position: Position, action: object) -> bool:
    cards = [card for _, card in position.plays()]
    assert isinstance(action, Play)
    assert position.contract is not None
    return position.contract.trump.best((*cards, action.card)) == len(cards)
