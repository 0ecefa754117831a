"""Embedding: what lies in the dialog that shows a hand on somebody’s page. Pure.

It makes the snippets that `python -m euchre embed` makes. A wish that does not fit is told at its
field, and what was shown last stays.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from euchre.app.embed import THEMES, Embed, Wish, embed, unjudged
from euchre.app.messages import Dialog
from euchre.app.origin import Origin, is_judged
from euchre.app.snippets import FORMS
from euchre.engine.errors import EuchreError
from euchre.engine.seats import Seat
from euchre.lessons.question import answer_of

WORDS: Final = ("text", "right", "wrong", "help")
"""Texts of the author's about what is asked."""
WIDTHS: Final = ("", "480", "360")
"""Pixels that a frame is wide at most; none where it fills its place."""
GREEN: Final = "#2f7d4f"
"""A colour to begin with, where another one than the house's is wanted."""


@dataclass(frozen=True, slots=True)
class Embedding:
    """The dialog's own state."""

    origin: Origin
    kinds: tuple[str, ...]  # what can be asked here
    wish: Wish  # as the author has it, whether it fits or not
    made: Embed  # the last wish that fitted
    faults: tuple[tuple[str, str], ...] = ()  # each with its field, and what of it can't be read
    form: str = "element"
    width: str = ""
    colour: str = GREEN  # the one that is offered
    came_from: Dialog | None = None  # the dialog that lay open before
    button: str = ""  # the one that was pressed there
    said: str = ""  # what has just been done
    refused: str = ""  # or why it could not be

    @property
    def offered(self) -> tuple[str, ...]:
        """The answers of which the author says whether they are right."""
        if not is_judged(self.wish.kind):
            return ()
        return tuple(map(answer_of, self.origin.actions()))

    @property
    def right(self) -> tuple[str, ...]:
        return _answers(self.wish.accept)

    @property
    def weak(self) -> tuple[str, ...]:
        """Answers that are no mistake."""
        return tuple(one for one in _answers(self.wish.weak) if one not in self.right)

    @property
    def asked(self) -> Wish:
        """The wish with all that it is about, as the command line would have it."""
        weak = ",".join(self.weak) if self.offered and self.right else ""
        accept = self.wish.accept if self.offered else ""
        return self.origin.about(replace(self.wish, accept=accept, weak=weak))


def _answers(text: str) -> tuple[str, ...]:
    return tuple(filter(None, text.split(",")))


# What the author chooses


def chosen(now: Embedding, field: str, value: str) -> Embedding:
    """With one field changed; what no form of ours has changes nothing."""
    name, _, part = field.partition("-")
    wish = now.wish
    match name:
        case "kind" if value in now.kinds:
            return judged(replace(now, wish=_of_kind(now, value)))
        case "answer" if part.isdecimal() and int(part) < len(now.offered):
            right = _toggled(now.right, now.offered[int(part)], now.offered, on=bool(value))
            return judged(replace(now, wish=replace(wish, accept=",".join(right))))
        case "open" if part in Seat.__members__:
            seats = _toggled(tuple(wish.open), part, tuple(Seat.__members__), on=bool(value))
            return judged(replace(now, wish=replace(wish, open="".join(seats))))
        case "seat" if value in Seat.__members__:
            return judged(replace(now, wish=replace(wish, seat=value)))
        case "text" | "right" | "wrong" | "help" | "more":
            return judged(replace(now, wish=replace(wish, **{name: _plain(value)}, questions=())))
        case "on":
            return judged(replace(now, wish=replace(wish, on="1" if value else "")))
        case "theme" if value in THEMES:
            theme = "" if value == THEMES[0] else value
            return judged(replace(now, wish=replace(wish, theme=theme)))
        case "accent" | "colour":
            return judged(_coloured(now, value))
        case "form" if value in FORMS:
            return judged(replace(now, form=value))
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


def judged(now: Embedding) -> Embedding:
    """With what the wish makes, or what is wrong with it."""
    now = replace(now, said="", refused="", faults=tuple(_faults(now)))
    if now.faults:
        return now
    judged_later = now.offered and not now.right
    return replace(now, made=(unjudged if judged_later else embed)(now.asked))


def _faults(now: Embedding) -> Iterator[tuple[str, str]]:
    for name in WORDS:
        text = getattr(now.asked, name)
        if _is_refused(name, text):
            marks = re.findall(r"\{[^{}]*\}", text)
            yield name, next((mark for mark in marks if _is_refused(name, mark)), "")
    more = now.asked.more
    if _is_refused("more", more):
        yield "more", ""
    elif more.startswith("#") and now.form != "element":
        yield "more", more


def _is_refused(name: str, text: str) -> bool:
    """Whether a frame that asks for nothing else would be refused."""
    try:
        embed(Wish(kind="game", **{name: text}, questions=()))
    except EuchreError:
        return True
    return False
