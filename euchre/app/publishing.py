"""Publishing: the dialog that shows a hand on somebody’s page. Pure; read when it opens."""

from __future__ import annotations

from dataclasses import replace

from euchre.app.at_desk import Copied
from euchre.app.data_do import read_number
from euchre.app.desk import Desk
from euchre.app.effects import Again, Copy, Effect, Focus, LookAtLibrary
from euchre.app.embed import Wish, embed
from euchre.app.embedding import Embedding, chosen, judged
from euchre.app.flow import Step, go_on, halted
from euchre.app.judged import found
from euchre.app.messages import EMBEDDED, Dialog, Open, Publish, Typed, Visibility
from euchre.app.model import Model
from euchre.app.origin import Origin
from euchre.app.origins import of_decision, of_hand, of_step, of_table
from euchre.app.snippets import FORMS
from euchre.app.words import embedding as words


def told(model: Model, message: Open | Publish | Typed | Copied) -> Step:
    """What follows from a message that only this dialog has to do with."""
    is_open = model.dialog is Dialog.EMBED
    now = model.embedding if is_open else None
    match message:
        case Open() if not is_open:
            return _opened(model, of_table(model), "games-embed")
        case Publish(wish, of) if not is_open:
            return _begun(model, wish, of)
        case Publish("close"):
            return _back(model, now)
        case Publish("copy") if now:
            return _copy(model, now)
        case Typed(field, value) if now:
            return _with(model, chosen(now, field.removeprefix(EMBEDDED), value)), ()
        case Copied(True) if now:
            return _with(model, replace(now, said=words.COPIED, refused="")), ()
        case Copied() if now:
            told_so = replace(now, said="", refused=words.NOT_COPIED)
            return _with(model, told_so), (Focus("embed-snippet"),)
        case _:
            return model, ()  # it was closed meanwhile


def _with(model: Model, now: Embedding) -> Model:
    return replace(model, embedding=now)


# Opening and closing


def _begun(model: Model, wish: str, of: str) -> Step:
    """By a button of another dialog."""
    match wish:
        case "hand" if model.desk and model.desk.opened:
            record = dict(model.desk.opened.hands).get(read_number(of))
            origin = of_hand(record, model.desk.seat) if record else None
            return _opened(model, origin, f"games-embed-{of}")
        case "decision":
            return _opened(model, _decision(model), "look-embed")
        case "step" if model.course and model.course.run:
            return _opened(model, of_step(model.course.run), "learn-embed")
        case _:
            return model, ()  # a button of ours wishes nothing else


def _decision(model: Model) -> Origin | None:
    review = model.review
    at = review.chosen if review else None
    if review is None or at is None:
        return None
    record = model.game.hands[review.hand]
    before = record.back(len(record.actions) - at.at)
    return of_decision(before, at.seat, found(model.known, at.wish))


def _opened(model: Model, origin: Origin | None, button: str) -> Step:
    """The dialog in place of the one from which it was opened.

    Of the hand that was shown last it still has what the author wrote: Escape is soon pressed.
    """
    here = replace(halted(model), dialog=Dialog.EMBED, clash=None)
    left = model.embedding if model.embedding and model.embedding.origin == origin else None
    now = left or (_new(origin) if origin else None)
    if now is None:
        return replace(here, embedding=None), ()
    now = judged(replace(now, came_from=model.dialog, button=button))
    return _with(here, now), () if address(model) else (LookAtLibrary(),)


def _new(origin: Origin) -> Embedding | None:
    """What one begins with, if anything of it can be shown."""
    kinds = origin.kinds()
    if not kinds:
        return None
    kind = origin.wish.kind if origin.wish.kind in kinds else kinds[0]
    shown = embed(origin.about(Wish(kind=kinds[0], seat=origin.wish.seat)))
    return Embedding(origin, kinds, replace(origin.wish, kind=kind), shown)


def _back(model: Model, now: Embedding | None) -> Step:
    """To where one came from; what is thought about there goes on."""
    here = replace(halted(model), dialog=now.came_from if now else None)
    if now is None or now.came_from is None:
        return go_on(here)
    return here, (Again((Visibility(model.visible),)), Focus(now.button))


# What is given away


def address(model: Model) -> str:
    """Where the site is, as the browser has told; empty before it has."""
    desk = model.desk or Desk()
    return desk.address[: desk.address.rfind("/") + 1]


def snippet(model: Model, now: Embedding) -> str:
    """What is to be pasted; empty while something does not fit."""
    if now.faults or not address(model):
        return ""
    return FORMS[now.form](now.made, address(model), int(now.width) if now.width else None)


def _copy(model: Model, now: Embedding) -> Step:
    text = snippet(model, now)
    if not text:
        return _with(model, replace(now, said="", refused=words.NOT_YET)), ()
    copied: tuple[Effect, ...] = (Copy(text),)
    return model, copied
