"""Telling: how the whole table stands, in one announcement for whoever asks. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.app.arrange import arranged
from euchre.app.model import Model, Stage
from euchre.app.words import announce_turn, standing, tell
from euchre.engine.position import Phase

_NOT_DEALT = (Stage.LOADING, Stage.FIRST_DEALER, Stage.CUT, Stage.DEALING)


def table_told(model: Model) -> str:
    """The score, trump, the tricks, what lies on the table, the own cards, and what is asked."""
    return " ".join(_sentences(model))


def _sentences(model: Model) -> Iterator[str]:
    position, names = model.position, model.settings.names
    yield standing(model.game.score, model.game.rules.target, model.reader, model.side_names)
    if model.stage in _NOT_DEALT:
        return
    if position.contract is None:
        yield tell.calling_told(position, names)
    else:
        yield tell.contract_told(position.contract, position.dealer, names)
        yield tell.tricks_told(model.reader.side.own_first(position.taken))
    if model.shown_trick:
        yield tell.trick_told(model.shown_trick, names)
    held = position.holding(model.reader)
    if held and not (model.covered or position.is_blind(model.reader)):
        yield tell.holding_told(arranged(held, model.trump))
    if model.stage is Stage.YOURS and position.phase is not Phase.OVER:
        yield announce_turn(position, model.reader)
