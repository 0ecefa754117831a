"""Fetching: a part of the page has yet to arrive, and somebody wants it. Pure.

What needs it waits, and is done when it is here; when it can't be had, a notice offers another try.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre.app import flow
from euchre.app.effects import Again
from euchre.app.flow import Step, halted
from euchre.app.messages import Arrived, Awaited, Message, NotArrived, Simple
from euchre.app.model import Model, Stage
from euchre.app.notice import Notice, Told

TOLD: Final = Told(Notice.NOT_ARRIVED)


def told(model: Model, message: Awaited | Arrived | NotArrived) -> Step:
    """What is known of that part now."""
    match message:
        case Awaited():
            return replace(model, fetching=True), ()
        case Arrived():
            return _again(replace(_untold(model), fetching=False), model.held)
        case NotArrived(wish):
            return _not_arrived(replace(model, fetching=False), wish)


def try_again(model: Model) -> Step:
    """The person wants another try, for all that has waited for it."""
    here = _untold(model)
    here, effects = flow.go_on(here) if here.stage is Stage.THINKING else (here, ())
    here, more = _again(here, model.held)
    return here, (*effects, *more)


def dismissed(model: Model) -> Model:
    """The first notice was read; what could not be done is given up with it."""
    return _untold(model) if model.notices[:1] == (TOLD,) else _read(model)


def _read(model: Model) -> Model:
    return replace(model, notices=model.notices[1:])


def _untold(model: Model) -> Model:
    notices = tuple(told for told in model.notices if told != TOLD)
    return replace(model, notices=notices, held=())


def _again(model: Model, held: tuple[Message, ...]) -> Step:
    return model, (Again(held),) if held else ()


def _not_arrived(model: Model, wish: Message | None) -> Step:
    """It is told where the person can answer: on the table, not under a dialog."""
    if wish is None and model.asking:
        wish, model = Simple.HINT, replace(model, asking=False)
    held = model.held if wish is None else (*model.held, wish)
    notices = (TOLD, *_untold(model).notices)
    here = replace(model, held=held, notices=notices)
    return flow.go_on(replace(halted(here), dialog=None)) if here.dialog else (here, ())
