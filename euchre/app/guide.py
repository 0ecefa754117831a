"""Guide: what is explained to somebody who plays the first hand, one thing at a time. Pure.

Nothing is forced: whoever acts without reading goes on, and the guide with them. It ends with the
hand.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from euchre.app.model import Model, Stage
from euchre.app.words.guide import Step, guide_words
from euchre.engine.position import Phase, Position
from euchre.engine.trump import Trump


def due(model: Model) -> Step | None:
    """What is to be explained now; None when all that lies here has been read."""
    if model.guided is None:
        return None
    return next((step for step in _here(model) if step not in model.guided), None)


def words(model: Model) -> str:
    """That explanation; empty when there is none."""
    step = due(model)
    if step is None:
        return ""
    return guide_words(step, model.position, model.settings.names, model.reader)


def begin(model: Model) -> Model:
    """The guide comes to the table."""
    return replace(model, guided=(), newcomer=False)


def taken_up(model: Model, read: Collection[str]) -> Model:
    """The guide goes on where it was, by the names of what it had explained."""
    return replace(model, guided=tuple(one for one in Step if one.value in read), newcomer=False)


def read(model: Model) -> Model:
    """What lies here has been read; the next thing may lie here too."""
    step = due(model)
    if step is None or model.guided is None:
        return model
    if step is Step.ON:
        return replace(model, guided=None)
    return replace(model, guided=(*model.guided, step))


def _here(model: Model) -> Iterator[Step]:
    """What can be learned from this moment."""
    if model.stage is Stage.HAND_OVER:
        yield from (Step.RESULT, Step.ON)
    if model.stage is not Stage.YOURS:
        return
    position = model.position
    yield Step.TABLE
    match position.phase:
        case Phase.ORDER:
            yield Step.BID
        case Phase.CALL:
            yield Step.CALL
        case Phase.DISCARD:
            yield Step.DISCARD
        case Phase.PLAY:
            yield from _play(model, position, position.made().trump)
        case _:
            pass


def _play(model: Model, position: Position, trump: Trump) -> Iterator[Step]:
    held, trick = position.holding(model.reader), position.trick
    led = trick.cards[0] if trick and trick.cards else None
    yield Step.TRICK
    if led is None:
        yield Step.LEAD
    else:
        yield Step.FOLLOW if trump.follows(held, led) else Step.VOID
    if trump.left in held:
        yield Step.LEFT_BOWER
