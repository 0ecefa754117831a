"""Lessons of the tests' own: a step of every kind, so that those of the course may change."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final
from unittest.mock import patch

from euchre.lessons.lesson import Ask, Chapter, Lesson, PlayOut, Read
from euchre.lessons.question import Kind

JACK: Final = "@ 9hJdQdAc/ThTdKdKc/QhAhTcQc/KhAsKs E 9s~xx Eh E:Ad 0-1 0-0 -"
"""South holds the left bower, and a diamond is led."""
DEAL: Final = "- 0-0 N AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc Ks9h9sQd"
TIGHT: Final = "- 0-0 S JhTdQdJcKc/9sKsAsKdAc/TsQs9hAhTc/JsQhKhJdAd 9cTh9dQc | p p p o -Jh"
"""South makes three tricks, or two with a mistake."""
OVER: Final = f"{TIGHT} | AcTcJsJc Kc9s9hQh 9cKsTsKh TdKdQsJd AsAhAdQd"

OWN: Final = Lesson(
    key="own",
    title="Of the tests",
    goal="Come through, with {Jh} or without.",
    rules="",
    steps=(
        Read(text="Once more: {E} leads {Ad}, and trump is {suit h}.", at=JACK, marks="Ad"),
        Ask(
            text="What do you play?",
            kind=Kind.PLAY,
            at=JACK,
            accept="Qd",
            right="It is all you may play.",
        ),
        PlayOut(
            text="Take three.", at=TIGHT, tricks=3, right="Done.", wrong="Only two.", help="Look."
        ),
        Ask(text="What may you play?", kind=Kind.LEGAL, at=JACK, help="Count your diamonds."),
        Ask(text="Which are trumps?", kind=Kind.TRUMPS, trump="h", cards="JhJdAdAh9h"),
        Ask(text="From the top?", kind=Kind.ORDER, trump="h", cards="AhJd9hJhKh"),
        Ask(text="Which suit is {Jc}?", kind=Kind.SUIT, trump="s", cards="Jc"),
        Ask(text="Who takes it?", kind=Kind.WINNER, at=f"{DEAL} | p p o -Tc | TsAsJcKs"),
        Ask(text="Who scores?", kind=Kind.POINTS, at=OVER),
        Ask(text="What do you call?", kind=Kind.BID, at=f"{DEAL} | p", accept="p", weak="o"),
        Ask(text="What goes?", kind=Kind.DISCARD, at=TIGHT[: -len(" -Jh")], accept="Jh"),
        Ask(text="Which is true?", kind=Kind.TEXT, texts=("This", "Not {Jh}"), accept="a"),
        Read(text="All lie open.", at=JACK, open="WNE"),
        Read(text="Some cards.", cards="JhJdAh", marks="Jh"),
    ),
)


@contextmanager
def own_course() -> Iterator[Lesson]:
    """While this lasts, the course is the tests' own lesson."""
    chapters = (Chapter(key="own", title="Of the tests", lessons=(OWN,)),)
    with ExitStack() as stack:
        for place in ("euchre.app.learning", "euchre.app.screens.course"):
            stack.enter_context(patch(f"{place}.CHAPTERS", chapters))
        stack.enter_context(patch("euchre.app.learning.lesson", {"own": OWN}.get))
        yield OWN
