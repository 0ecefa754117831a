"""Embedding: what an author chooses in the dialog that shows a hand on somebody’s page."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from euchre.app.embed import Embed, Wish
from euchre.app.messages import Dialog
from euchre.app.origin import Origin, is_judged
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
