"""Publishing: the dialog that shows a hand on somebody’s page. Pure; read when it opens.

It makes the snippets that `python -m euchre embed` makes. A wish that does not fit is told at its
field, and what was shown last stays.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from euchre.app.at_desk import Copied
from euchre.app.data_do import read_number
from euchre.app.desk import Desk
from euchre.app.effects import Again, Copy, Effect, Focus, LookAtLibrary
from euchre.app.embed import THEMES, Wish, embed, unjudged
from euchre.app.embedding import WIDTHS, WORDS, Embedding
from euchre.app.flow import Step, go_on, halted
from euchre.app.judged import found
from euchre.app.messages import EMBEDDED, Dialog, Open, Publish, Typed, Visibility
from euchre.app.model import Model
from euchre.app.origin import Origin
from euchre.app.origins import of_decision, of_hand, of_step, of_table
from euchre.app.snippets import FORMS
from euchre.app.words import embedding as words
from euchre.engine.errors import EuchreError
from euchre.engine.seats import Seat


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
            return _with(model, _typed(now, field.removeprefix(EMBEDDED), value)), ()
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
    chosen = review.chosen if review else None
    if review is None or chosen is None:
        return None
    record = model.game.hands[review.hand]
    before = record.back(len(record.actions) - chosen.at)
    return of_decision(before, chosen.seat, found(model.known, chosen.wish))


def _opened(model: Model, origin: Origin | None, button: str) -> Step:
    """The dialog in place of the one from which it was opened."""
    kinds = origin.kinds() if origin else ()
    here = replace(halted(model), dialog=Dialog.EMBED, clash=None)
    if origin is None or not kinds:
        return replace(here, embedding=None), ()
    kind = origin.wish.kind if origin.wish.kind in kinds else kinds[0]
    wish = replace(origin.wish, kind=kind)
    shown = embed(origin.about(Wish(kind=kinds[0], seat=wish.seat)))
    now = _judged(Embedding(origin, kinds, wish, shown, came_from=model.dialog, button=button))
    return _with(here, now), () if address(model) else (LookAtLibrary(),)


def _back(model: Model, now: Embedding | None) -> Step:
    """To where one came from; what is thought about there goes on."""
    here = replace(halted(model), dialog=now.came_from if now else None)
    if now is None or now.came_from is None:
        return go_on(here)
    return here, (Again((Visibility(model.visible),)), Focus(now.button))


# What the author chooses


def _typed(now: Embedding, field: str, value: str) -> Embedding:
    """With one field changed; what no form of ours has changes nothing."""
    name, _, part = field.partition("-")
    wish = now.wish
    match name:
        case "kind" if value in now.kinds:
            return _judged(replace(now, wish=_of_kind(now, value)))
        case "answer" if part.isdecimal() and int(part) < len(now.offered):
            chosen = _toggled(now.right, now.offered[int(part)], now.offered, on=bool(value))
            return _judged(replace(now, wish=replace(wish, accept=",".join(chosen))))
        case "open" if part in Seat.__members__:
            seats = _toggled(tuple(wish.open), part, tuple(Seat.__members__), on=bool(value))
            return _judged(replace(now, wish=replace(wish, open="".join(seats))))
        case "seat" if value in Seat.__members__:
            return _judged(replace(now, wish=replace(wish, seat=value)))
        case "text" | "right" | "wrong" | "help" | "more":
            return _judged(replace(now, wish=replace(wish, **{name: _plain(value)}, questions=())))
        case "on":
            return _judged(replace(now, wish=replace(wish, on="1" if value else "")))
        case "theme" if value in THEMES:
            theme = "" if value == THEMES[0] else value
            return _judged(replace(now, wish=replace(wish, theme=theme)))
        case "accent" | "colour":
            return _judged(_coloured(now, value))
        case "form" if value in FORMS:
            return replace(now, form=value, said="", refused="")
        case "width" if value in WIDTHS:
            return replace(now, width=value, said="", refused="")
        case _:
            return now


def _of_kind(now: Embedding, kind: str) -> Wish:
    """Another question: words that were about the one before it go, but not the author's own."""
    at_home, wish = now.origin.wish, now.wish
    kept = {
        name: _at(at_home, name, kind)
        if getattr(wish, name) == _at(at_home, name, wish.kind)
        else getattr(wish, name)
        for name in WORDS
    }
    return replace(wish, kind=kind, **kept, questions=())


def _at(at_home: Wish, name: str, kind: str) -> str:
    """A text as it came here, which is about one kind of question."""
    text: str = getattr(at_home, name)
    return text if kind == at_home.kind else ""


def _toggled(
    chosen: tuple[str, ...], one: str, every: tuple[str, ...], *, on: bool
) -> tuple[str, ...]:
    """What is chosen with one more or one less, in the order of all."""
    return tuple(each for each in every if (on if each == one else each in chosen))


def _plain(text: str) -> str:
    """A text in one line, of what any page can hold."""
    return " ".join(text.encode(errors="replace").decode().split())


def _coloured(now: Embedding, value: str) -> Embedding:
    """With the house's colour or another one: `own`, or the colour itself."""
    if value == "own" or re.fullmatch("#[0-9a-f]{6}", value):
        colour = now.colour if value == "own" else value
        return replace(now, colour=colour, wish=replace(now.wish, accent=colour))
    return replace(now, wish=replace(now.wish, accent=""))


# What comes of it


def _judged(now: Embedding) -> Embedding:
    """With what the wish makes, or what is wrong with it."""
    now = replace(now, said="", refused="", faults=tuple(_faults(now)))
    if now.faults:
        return now
    judged_later = now.offered and not now.right
    return replace(now, made=(unjudged if judged_later else embed)(now.asked))


def _faults(now: Embedding) -> Iterator[tuple[str, str]]:
    for name in (*WORDS, "more"):
        text = getattr(now.wish, name)
        if _is_refused(name, text):
            marks = re.findall(r"\{[^{}]*\}", text)
            yield name, next((mark for mark in marks if _is_refused(name, mark)), "")


def _is_refused(name: str, text: str) -> bool:
    """Whether a frame that asks for nothing else would be refused."""
    try:
        embed(Wish(kind="game", **{name: text}, questions=()))
    except EuchreError:
        return True
    return False


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
