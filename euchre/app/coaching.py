"""Coaching: what the coach makes of each step, where the person has asked for a coach. Pure.

The coach thinks while the person does, beside everybody else, and asks nobody to wait. A decision
that is taken back, or whose hand is over, is no longer looked at.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre.ai.levels import ADVISER
from euchre.app import flow
from euchre.app.effects import Think, Watch
from euchre.app.flow import Step, announced
from euchre.app.judged import Remark, Watching, found, with_found
from euchre.app.messages import Watched
from euchre.app.model import PERSON, Model, Stage
from euchre.engine.judge import legal_actions
from euchre.engine.position import Position

_OF_A_HAND: Final = (Stage.YOURS, Stage.THINKING, Stage.TRICK, Stage.SWEEP)
"""The stages in which the hand goes on, so that a remark is of use."""


def watched(model: Model, message: Watched) -> Model:
    """The coach has come to a choice, if that is still wanted."""
    wish, choice = due(model), message.choice
    if wish is None or wish.token != message.token:
        return model
    watching = (replace(one, choice=choice) if one.wish is wish else one for one in model.watching)
    return replace(model, watching=tuple(watching), known=with_found(model.known, wish, choice))


def followed(before: Model, step: Step) -> Step:
    """A step, and what the coach does because of it."""
    model, effects = step
    if not _is_there(model):
        idle = not model.watching and model.remark is None
        return step if idle else (replace(model, watching=(), remark=None), effects)
    model = _forgotten(_with_hint(model))
    model = _remarked(before, _looking(model))
    wish = due(model)
    if wish is None or wish == due(before):
        return model, effects
    return model, (*effects, Watch(wish))


def _is_there(model: Model) -> bool:
    """Whether the coach may speak: only to one who plays alone, as a word may tell of cards."""
    asked = model.settings.coach and len(model.people) == 1 and not model.following
    return asked and model.stage in _OF_A_HAND


def due(model: Model) -> Think | None:
    """What the coach thinks about now: the decision that has waited longest."""
    open_yet = (one.wish for one in model.watching if one.choice is None and not one.hinted)
    return next(open_yet, None)


def _with_hint(model: Model) -> Model:
    """A decision that the person has had a hint for is not commented on."""
    if model.hint is None or model.stage is not Stage.YOURS:
        return model
    at = len(model.game.record.actions)
    watching = (replace(one, hinted=True) if one.at == at else one for one in model.watching)
    return replace(model, watching=tuple(watching))


def _forgotten(model: Model) -> Model:
    """Without what was taken back, and without a remark that the person has acted after."""
    positions, remark = model.game.record.positions, model.remark
    watching = tuple(one for one in model.watching if _is_among(one.position, positions))
    if remark and (
        _has_acted(model, remark.until) or not _is_among(remark.position, positions[:-1])
    ):
        remark = None
    return replace(model, watching=watching, remark=remark)


def _is_among(position: Position, positions: tuple[Position, ...]) -> bool:
    """Whether the hand has come through this very moment, and not through one just like it."""
    return any(position is one for one in positions)


def _has_acted(model: Model, since: int) -> bool:
    """Whether the person has done anything since so many actions."""
    return any(seat is PERSON for _, seat, _ in list(model.game.record.moves())[since:])


def _looking(model: Model) -> Model:
    """With the person's present decision, where there is a choice."""
    at = len(model.game.record.actions)
    is_new = all(one.at != at for one in model.watching)
    if model.stage is not Stage.YOURS or not is_new or len(legal_actions(model.position)) < 2:
        return model
    wish = flow.think(model, ADVISER, least_ms=0)
    looked = Watching(at, model.position, wish, found(model.known, wish), model.hint is not None)
    return replace(model, watching=(*model.watching, looked))


def _remarked(before: Model, model: Model) -> Model:
    """With what is to be said of the decisions that were made and are thought through."""
    actions = model.game.record.actions
    ready = [one for one in model.watching if one.at < len(actions) and (one.choice or one.hinted)]
    left = tuple(one for one in model.watching if one not in ready)
    model = replace(model, watching=left)
    for one in ready:
        if one.choice and not one.hinted:
            late = _has_acted(model, one.at + 1)
            remark = Remark(one.choice, actions[one.at], one.position, len(actions), late)
            model = _said(before, model, remark)
    return model


def _said(before: Model, model: Model, remark: Remark) -> Model:
    """The remark, told with what else is told of this step or comes next."""
    # Imported here: whoever has found something has what strong players need, and this with it.
    from euchre.app.words.coach import comment

    text = comment(remark)
    if not text:
        return model
    model = replace(model, remark=remark)
    if model.stage is not Stage.YOURS:
        return replace(model, unsaid=(*model.unsaid, text))
    news = model.announcement != before.announcement
    return announced(model, f"{model.announcement} {text}" if news else text)
