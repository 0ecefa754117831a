"""What stands in a frame on somebody else's page; the build and `python -m euchre embed` read it.

What stands in braces is filled in: {0}, {1}... by what a reason speaks of (cards, a suit, a player,
a side, points, a figure), {name} by a player.
"""

from __future__ import annotations

from typing import Final

ASKED: Final = {
    "show": "",
    "legal": "Which cards may you play?",
    "trumps": "Which of these cards are trumps?",
    "order": "Put these cards in order, the strongest first.",
    "suit": "To which suit does this card belong?",
    "winner": "Who takes this trick?",
    "score": "Who scores, and how much?",
    "bid": "What do you call?",
    "discard": "Which card do you put down?",
    "play": "Which card do you play?",
    "quiz": "Questions about euchre.",
    "game": "A game of euchre, against the computer.",
    "first-hand": "Your first hand of euchre, step by step.",
}
"""What is asked or told, where the page's author says nothing else."""

WHY: Final = {
    "lead": "Who leads may play any card.",
    "void": "You hold no {0}, so you may play anything.",
    "void-left": "You hold no {0}: {1} is the left bower, one of {2}. You may play anything.",
    "follow": "The suit led is {0}, and you have some: you must follow.",
    "follow-left": "The suit led is {0}, and you have one: {1}, the left bower.",
    "follow-with-left": "The suit led is {0}, and you have some: {1} is one, as the left bower.",
    "must": "{0} can’t be played: {1} were led, and you have some.",
    "must-one": "{0} can’t be played: {1} were led, and you hold {2}.",
    "only-left": "{0} can’t be played: {1} were led, and {2} is one of them, as the left bower.",
    "only-joker": "{0} can’t be played: {1} were led, and your joker is the highest of them.",
    "is-left": "{0} can’t be played: it is the left bower, so it is one of {2} and none of {1}.",
    "trumps": "Trumps here: {0}.",
    "no-trumps": "None of them is a trump.",
    "no-trump": "{0} is no trump: it belongs to {1}.",
    "top": "From the top: {0}.",
    "left-suit": "{0} is the left bower, so it belongs to {1}.",
    "own-suit": "Only the left bower changes its suit: {0} belongs to {1}.",
    "top-trump": "{0} played {1}, the highest trump.",
    "one-trump": "{0} played {1}, the only trump.",
    "top-led": "{0} played {1}, the highest card of {2}, the suit that was led.",
    "low-trump": "{0} played {1}, a trump, but not the highest.",
    "trumped": "{0} played {1}, no trump, and a trump was played.",
    "off-suit": "{0} played {1}, which is not of the suit that was led, {2}.",
    "low": "{0} played {1}, of the suit that was led, {2}, but not the highest of it.",
    "made": "{0} made trump and took {1} of the five tricks: {2}.",
    "march": "{0} made trump and took all five tricks: {1}.",
    "march-alone": "{0} made trump and took all five tricks, playing alone: {1}.",
    "euchred": "{0} made trump and took {1} of the five tricks, too few: {2}.",
    "ended": "{0} made trump: {1}.",
    "number": "The side is right, the points are not.",
    "side": "Look again who took how many.",
    "weak": "",
}
"""Reasons, by the codes of `lessons/key.py`."""

STRONGER: Final = "{0} is stronger than {1}."
SIDES: Final = {"us": "your side", "them": "the other side"}
MORE: Final = "Read the rule"
"""A link to where the page's author explains it."""
AGAIN: Final = "Ask me again"
NEXT: Final = "Next"
RESULT: Final = "See how it went"
ALL_AGAIN: Final = "All again"
MISSED_AGAIN: Final = "Only those I missed"
QUESTION_OF: Final = "Question {0} of {1}"
RIGHT_OF: Final = "{0} of {1} right at the first answer"
ALL_RIGHT: Final = "All right at the first answer"
PLAY_ON: Final = "Play on from here"
PLAY: Final = "Play here"
PLAY_NOTE: Final = "Some 5 MB are loaded first, then it plays in this frame."
OPEN: Final = "Show this hand"
"""A hand of which only the rules know what lies on the table."""
CHOICES: Final = "Show the choices"
"""Calls that only the rules know."""
OPEN_NOTE: Final = "Some 5 MB are loaded first, once for all hands on this page."
MOMENT: Final = "One moment …"
LOADING: Final = "The rules are being loaded: some 5 MB, once for all hands on this page."
LOST: Final = "The rules could not be loaded ({0})."
RETRY: Final = "Try again"
BARRED: Final = "The rules that are needed can’t be loaded here."
"""Where a page lets a frame do next to nothing; the link to a page of its own follows."""
ADDRESS: Final = "If that does not help, open this address yourself"
"""Such a page may forbid new windows as well, or rules in them: an address to be copied."""
LINK: Final = "Open this position"
LINK_QUIZ: Final = "Open these questions"
HAND: Final = "Euchre"
"""The name of a frame that asks nothing."""

FAULT: Final = "This position can’t be shown."
FAULTS: Final = {
    "kind": "no such kind of embed",
    "v": "made for another version",
    "missing": "it is missing",
    "fields": "eight fields should stand here, and these are {0}",
    "holdings": "four holdings should stand here, parted by /",
    "card": "{0} is no card",
    "seat": "{0} is no seat: S, W, N or E",
    "mark": "it can’t be read: {0}",
}
"""What is wrong with a part; the part's name stands before it."""


def more(count: int) -> str:
    """How many answers are missing yet."""
    return "One more fits." if count == 1 else f"{count} more fit."


def numbered(number: int, text: str) -> str:
    """A question of a quiz, for whom the frame does not come."""
    return f"{number}. {text}"


def held(cards: str) -> str:
    """The reader's cards, for whom the frame does not come."""
    return f"You hold {cards}."


def lying(cards: str) -> str:
    """The cards of the trick, likewise."""
    return f"On the table: {cards}."


def turned_up(card: str) -> str:
    """The up-card, likewise."""
    return f"Turned up: {card}."


def asked_of(cards: str) -> str:
    """The cards that are asked about, likewise."""
    return f"The cards: {cards}."
