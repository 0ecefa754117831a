"""The words of the dialog that shows a hand or a question on somebody's own page."""

from __future__ import annotations

from typing import Final

OPEN: Final = "Show it on a web page…"
"""The button that leads there."""
TITLE: Final = "On a web page"
INTRO: Final = (
    "This makes a few lines to be pasted into a page of yours. Its readers see the hand there, and "
    "can answer."
)

NOTHING: Final = "There is nothing yet that could be shown."

ASKED: Final = "What is asked"
KINDS: Final = {
    "show": "Nothing: just show it",
    "legal": "Which cards may be played",
    "winner": "Who takes the trick",
    "score": "Who scores, and how much",
    "bid": "What to call",
    "discard": "What to put down",
    "play": "Which card to play",
    "trumps": "Which cards are trumps",
    "order": "Put the cards in order",
    "suit": "To which suit it belongs",
}
ANSWERS: Final = "What is right"
JUDGED: Final = (
    "If you tick nothing, the strongest player judges it when it is first answered, for which "
    "some 5 MB are loaded."
)
ON: Final = "It can be played on from there"

TEXT: Final = "The question in your words"
SHOWN_TEXT: Final = "A text above it"
MARKS: Final = "{Jh} stands for a card, {N} for a player, {suit h} for a suit."
MORE: Final = "Where you explain it, if you do"
MORE_NOTE: Final = "An address that begins with https://"
OWN_WORDS: Final = "More of your own words"
OWN_NOTE: Final = "Where you say nothing, the rules explain the answer."
RIGHT: Final = "To a right answer"
WRONG: Final = "To a wrong answer"
HELP: Final = "A hint after two misses"

SEEN: Final = "What is seen"
SEAT: Final = "Who sits in front"
OPEN_CARDS: Final = "Whose cards lie open besides"
ALL_CARDS: Final = "The lines hold all cards, also those that lie face down."
NONE_OPEN: Final = "the other cards face down"

LOOKS: Final = "Looks"
THEME: Final = "Light or dark"
THEMES: Final = {"auto": "As the reader’s device", "light": "Light", "dark": "Dark"}
ACCENT: Final = "Accent colour"
ACCENTS: Final = {"house": "Brass, as here", "own": "Your own"}
COLOUR: Final = "Your colour"
WIDTH: Final = "Width"
WIDTHS: Final = {"": "Fills its place", "480": "480 pixels", "360": "360 pixels"}

SNIPPET: Final = "What you paste"
FORMS: Final = {
    "element": ("Element", "Best on a page of your own: it takes the height it needs."),
    "iframe": ("Plain frame", "Where frames are allowed, but no scripts."),
    "link": ("Link", "Anywhere: a forum, a message. It opens a page with the same."),
}
LINES: Final = "The lines to paste"
COPY: Final = "Copy"
COPIED: Final = "The lines are copied."
NOT_COPIED: Final = "The browser does not let the page copy: take the lines from their box."
NOT_YET: Final = "Something above does not fit yet."

PREVIEW: Final = "So it will look"
NO_FRAME: Final = "What it will look like comes from the site, and needs the network."
TABLE_SHUT: Final = (
    "On your page the table opens in the frame. Here it stays shut, as your own game lies on it."
)

NO_ADDRESS: Final = "This is no address that begins with https://."
NO_PLACE: Final = "Only the element leads to a place of your page."


def seen_from(seat: str, others: str) -> str:
    """From where it is seen, and whose cards lie open besides."""
    return f"from {seat}, {f'{others} open' if others else NONE_OPEN}"


def weak(answers: str) -> str:
    """Answers that count as no mistake."""
    return f"No mistake either: {answers}."


def refused(mark: str) -> str:
    """What is wrong with a text: a part in braces that nobody can read, or else its length."""
    return f"{mark} is no card, player or suit." if mark else "At most 1,000 letters fit."
