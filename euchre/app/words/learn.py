"""The words of the dialog that teaches euchre; the lessons' own prose stands with the lessons."""

from __future__ import annotations

from typing import Final

from euchre.app.words.names import YOU, Names
from euchre.engine.seats import Seat, Side

INTRO: Final = (
    "From the first card to playing alone, in small steps. You try everything yourself, and "
    "nothing is counted against you."
)
NEWCOMER: Final = "Begin with the first lesson"
GO_ON: Final = "Go on"
ALL_DONE: Final = "You have done every lesson. Any of them can be taken again."
LESSONS: Final = "Lessons"
DONE: Final = "done"
LEFT: Final = "begun"
GLOSSARY: Final = "Words of euchre"
GLOSSARY_NOTE: Final = "Each word that euchre has of its own, in a sentence or two."
HAND: Final = "Play an explained hand"
ALL_LESSONS: Final = "All lessons"
PROGRESS: Final = "Lessons done"
CLOSE: Final = "Done"

CLEAR: Final = "Begin the course anew"
SURE: Final = "Yes, forget it"
KEEP: Final = "No, keep it"
ASK_CLEAR: Final = "Shall the page forget what you have learned here?"
CLEARED: Final = "The course begins anew. Until this dialog closes you can undo that."
NOT_CLEARED: Final = "What you had learned is back."
UNDO: Final = "Undo"
NEWER: Final = (
    "A newer version of this page has kept what you learned. It lies there as it was; what you "
    "learn now is forgotten when this page closes."
)
NOT_KEPT: Final = "This browser keeps nothing here: the page forgets it all when it closes."
ASIDE: Final = "A text of the course that could not be read was put aside."
DOWNLOAD: Final = "Download it"

ELSEWHERE: Final = "elsewhere"
"""What the browser's part answers when the progress is not as it was any more."""

BACK: Final = "Back"
NEXT: Final = "Next"
FINISH: Final = "Finish"
CHECK: Final = "Check"
SHOW: Final = "Show me"
SHOW_CARD: Final = "Show me a good card"
AGAIN: Final = "Try again"
WAYS: Final = "On with the lesson"
ANSWERS: Final = "Your answer"
CARDS: Final = "Cards"
EACH: Final = "Tap all that fit, then “Check”."
ROW: Final = "Tap them one after the other."

RIGHT: Final = "Right."
WEAK: Final = "Not bad, but there is better."
WRONG: Final = "Not quite."
GIVEN: Final = "This is the answer."
REFUSED: Final = "That can’t be played."
HELP: Final = "A hint"
MADE_IT: Final = "Well played."
WAY: Final = "That is the way."
MISSED: Final = "Not this time."

STATES: Final = {"right": ", right", "weak": ", not the best", "wrong": ", not right"}
"""What became of an answer, for those who hear it."""

TAKE_AGAIN: Final = "Take it again"
CAN_DO: Final = "What you can do now"


def unreadable(why: str) -> str:
    """That what was kept is of no use; `why` is the notation's own word."""
    return f"What this browser kept of the course can’t be read ({why}). It was put aside."


def done_of(done: int, of: int) -> str:
    return f"{done} of {of} lessons done"


def go_on(title: str) -> str:
    return f"Go on: {title}"


def step_of(number: int, of: int) -> str:
    return f"Step {number} of {of}"


def next_lesson(title: str) -> str:
    return f"Next: {title}"


def ended(title: str) -> str:
    """That a lesson is done."""
    return f"“{title}” is done"


def at_first_try(right: int, asked: int) -> str:
    """How it went, gently."""
    if right == asked:
        return "Everything right at the first try."
    return f"{right} of {asked} at the first try; the others you know now."


def points_answer(side: Side, points: int, person: Seat) -> str:
    """Points that a side scores, as something to choose."""
    whom = "us" if side is person.side else "them"
    return f"{points} point{'s' * (points != 1)} for {whom}"


def player(seat: Seat, names: Names, *, begins: bool) -> str:
    """A player inside a text, who may be the reader."""
    name = names[seat.value]
    return name if begins or name != YOU else "you"


def takes_it(seat: Seat, names: Names) -> str:
    """Who takes a trick that lies to be read."""
    name = names[seat.value]
    return f"{name} take{'' if name == YOU else 's'} this trick."


def nth(number: int) -> str:
    """The place of a card in a row, for those who hear it."""
    return f", number {number}"


def tricks_needed(tricks: int, taken: int) -> str:
    """How far somebody is in a step that is played out."""
    if taken >= tricks:
        return f"Your side has the {tricks} tricks that it needs."
    return f"Your side has {taken} of the {tricks} tricks that it needs."
