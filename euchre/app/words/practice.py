"""The words of exercises: what can be practised, and how an exercise asks."""

from __future__ import annotations

from typing import Final, assert_never

from euchre.app.words.names import suit_name, upper
from euchre.app.words.review import cost
from euchre.engine.cards import Suit
from euchre.engine.position import Phase, Position
from euchre.engine.record import Record
from euchre.engine.trump import Trump
from euchre.lessons.markup import mark
from euchre.lessons.question import Kind, Question, trump_of

PRACTICE: Final = "Practice"
NOTE: Final = (
    "Exercises without end, made fresh each time. Three right in a row make the next ones harder; "
    "what you miss comes back on another day."
)
MIX: Final = "A bit of everything"
MIX_NOTE: Final = "What you need most comes first."
SKILL: Final = "One thing at a time"
ALL_SKILLS: Final = "All exercises"
FIGURES: Final = "The numbers of every choice"
THINKING: Final = "A fresh hand is being looked at. One moment…"

SKILLS: Final = {
    "legal": ("What may be played", "Follow suit, or play anything?"),
    "trick": ("Who takes the trick", "See at a glance whose it is."),
    "points": ("What a hand is worth", "Which side scores, and how much."),
    "order": ("From strong to weak", "Cards of a suit in their order."),
    "left": ("The left bower", "Where it belongs, and what that means."),
    "bid": ("Call or pass", "Judge your cards for a call."),
    "discard": ("The discard", "What the dealer puts down."),
    "lead": ("The lead", "What to lead."),
    "play": ("The play", "What to play to a trick."),
    "alone": ("Alone or not", "When to leave your partner out."),
}
"""What can be practised, by its name in an exercise's code, and what that is."""


def costs(points: float, wins: float) -> str:
    """What a choice has cost."""
    return f"On average that costs {cost(points, wins)}."


def rung(number: int, of: int) -> str:
    return f"Rung {number} of {of}"


def right_of(right: int, asked: int) -> str:
    return f"{right} of {asked} right"


def due(count: int) -> str:
    """How many exercises come back today."""
    return f"{count} come{'s' * (count == 1)} back today."


def asked(question: Question) -> str:
    """The question in words, with the markup of lessons."""
    match question.kind:
        case Kind.LEGAL:
            return f"{_led(question)}Which of your cards may you play?"
        case Kind.TRUMPS:
            return f"{_are_trump(question)} Which of these are trumps?"
        case Kind.ORDER:
            return f"{_are_trump(question)} Tap these from the strongest to the weakest."
        case Kind.SUIT:
            card = question.cards[0]
            return f"{_are_trump(question)} Which suit does {mark(card)} belong to now?"
        case Kind.WINNER:
            return "Who takes this trick?"
        case Kind.POINTS:
            return "The hand is over. Which side scores, and how much?"
        case Kind.BID:
            return _calls(_record(question).position)
        case Kind.DISCARD:
            return "You have taken the up-card. Which card do you put down?"
        case Kind.PLAY:
            return f"{_led(question)}What do you play?" if _led(question) else "What do you lead?"
        case Kind.TEXT:
            return ""
        case _:
            assert_never(question.kind)


def _calls(position: Position) -> str:
    upcard = position.table.upcard
    if position.phase is not Phase.ORDER:
        return "The up-card is turned down. What do you say?"
    if position.dealer is position.turn:
        return f"You deal, and {mark(upcard)} is turned up. What do you say?"
    return f"{mark(position.dealer)} deals and turns {mark(upcard)} up. What do you say?"


def _record(question: Question) -> Record:
    assert question.record is not None  # its kind is about a hand
    return question.record


def _led(question: Question) -> str:
    """What was led, if anything was."""
    played = tuple(_record(question).position.plays())
    if not played:
        return ""
    seat, card = played[0]
    return f"{mark(seat)} has led {mark(card)}. "


def _are_trump(question: Question) -> str:
    trump: Trump = question.trump or trump_of(question.record)
    assert isinstance(trump.suit, Suit)  # exercises know no other
    return f"{upper(suit_name(trump.suit))} are trump."
