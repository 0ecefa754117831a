"""The words of the position editor. Seats are named by compass, as anybody may sit anywhere."""

from __future__ import annotations

import re
from typing import Final

from euchre.app.draft import Place
from euchre.app.words.names import SEATS_NAMED, SIDES, SUITS, card_name, upper
from euchre.engine.cards import Card, Suit
from euchre.engine.fault import Fault
from euchre.engine.position import Mark, Pair, Phase
from euchre.engine.seats import Seat, Side
from euchre.notation.errors import NotationError

# Where it begins

START: Final = "Begin with"
STARTS: Final = {
    "empty": "Empty table",
    "deal": "Random deal",
    "seen": "What I see",
    "hand": "This hand",
    "ask": "Show this hand",
}
"""What a composed hand can begin with; the last two are the same, after a hand and during it."""
PEEKING: Final = (
    "Your hand is not over yet. Composing shows all the cards of the table, also those that the "
    "others hold and that you should not know."
)
REVEAL: Final = "Show them all"
ONLY_SEEN: Final = "Take what I see"
HIDE: Final = "Keep them hidden"
STARTED: Final = {
    "empty": "The table is empty.",
    "deal": "A deal by chance.",
    "hand": "This hand, with all its cards.",
    "seen": "What you can see of this hand.",
}

# Cards

TABLE: Final = "Where cards lie"
PACK: Final = "The pack"
HOW: Final = (
    "Choose a place, then its cards; a card that is pressed again is taken back. Or press the "
    "chosen place once more, and choose a card before its place. By keyboard: arrows go through "
    "the pack; S W N E put the card there, U makes it the up-card, K D T P put it to the kitty, "
    "the cards put down, the trick, those played; Delete takes it back."
)
HOW_TITLE: Final = "How to put cards"
PLACES: Final = {
    Place.S: "South",
    Place.W: "West",
    Place.N: "North",
    Place.E: "East",
    Place.UPCARD: "Up-card",
    Place.KITTY: "Kitty",
    Place.PUT_DOWN: "Put down",
    Place.TRICK: "This trick",
    Place.PLAYED: "Played",
}
TAGS: Final = {
    None: "",
    Place.S: "S",
    Place.W: "W",
    Place.N: "N",
    Place.E: "E",
    Place.UPCARD: "up",
    Place.KITTY: "kitty",
    Place.PUT_DOWN: "down",
    Place.TRICK: "trick",
    Place.PLAYED: "gone",
}
"""Where a card of the pack lies, on its own corner."""
FILL: Final = "Fill the rest"
BACK: Final = "Take back"
UNKNOWN_KITTY: Final = "The kitty"
KITTY: Final = {"known": "Known", "": "Unknown"}
UP_MARKS: Final = {
    Mark.FACE_UP: "",
    Mark.TAKEN: "taken",
    Mark.LEFT: "left",
    Mark.TURNED_DOWN: "turned down",
}
UNKNOWN: Final = "unknown"

UNDONE: Final = "Taken back."
NOTHING_BEFORE: Final = "There is nothing to take back."
FILLED: Final = "The rest is dealt by chance."


def tag(place: Place | None, *, taken: bool) -> str:
    """The same, with an arrow on an up-card that the dealer took."""
    return f"{TAGS[place]}{' ↑' * taken}"


def lies(card: Card, place: Place | None, *, up: bool) -> str:
    """A card of the pack and where it lies, for those who hear it."""
    where = PLACES[place] if place else "left over"
    return f"{card_name(card)}, {where}{', the up-card' * (up and place is not Place.UPCARD)}"


def count(cards: int, due: tuple[int, ...]) -> str:
    """How many cards lie in a place, and how many should."""
    return str(cards) if not due or cards in due else f"{cards} of {due[0]}"


def short_count(cards: int, due: tuple[int, ...]) -> str:
    """The same in as little room as it takes."""
    return str(cards) if not due or cards in due else f"{cards}/{due[0]}"


def put(card: Card, place: Place, cards: int, due: tuple[int, ...]) -> str:
    """What a step did with a card."""
    many = "" if place is Place.UPCARD else f", {count(cards, due)}"
    return f"{upper(card_name(card))}: {PLACES[place]}{many}."


def picked(card: Card) -> str:
    return f"Where does the {card_name(card)} go?"


def taken_back(card: Card) -> str:
    return f"The {card_name(card)} is taken back."


# How the hand stands

HAND: Final = "The hand"
PHASE: Final = "It stands at"
PHASES: Final = {
    Phase.BOTTOMS: "Changing three",
    Phase.NAME: "First round",
    Phase.ORDER: "First round",
    Phase.CALL: "Second round",
    Phase.TAKE: "Taking or leaving",
    Phase.DISCARD: "The discard",
    Phase.REDEAL: "A new deal?",
    Phase.ALONE: "Alone?",
    Phase.DEFEND: "Defending alone?",
    Phase.BEST: "Partner's best?",
    Phase.GIVE: "Giving the best",
    Phase.PLAY: "The play",
    Phase.OVER: "Its end",
}
DEALER: Final = "Dealer"
TURN: Final = "Whose turn"
MARK: Final = "The up-card"
MARKS: Final = {
    Mark.TAKEN: "Taken",
    Mark.LEFT: "Left lying",
    Mark.TURNED_DOWN: "Turned down",
}
MAKER: Final = "Who made trump"
SUIT: Final = "Trump"
ALONE: Final = "Alone"
LONERS: Final = {"": "Nobody", "maker": "The maker", "partner": "The partner"}
DEFENDER: Final = "Defending alone"
NOBODY: Final = "Nobody"
LEADER: Final = "Who led this trick"
TRICKS: Final = "Tricks taken"
SCORE: Final = "Score before the hand"
RULES: Final = "Rules"
RULES_OFFERED: Final = {
    "house": "Those in the settings",
    "game": "This game's",
    "own": "Those of the text",
}
RULES_NOTE: Final = (
    "More that a house may ask for, and other rules, can be set by the text below: it stands for "
    "all that there is."
)


def figure(which: str, score: Pair, taken: Pair) -> str:
    """A figure that was changed."""
    field, _, side = which.partition("-")
    figure = (taken if field == "taken" else score)[Side(side).index]
    what = POINTS[field].removesuffix("s") if figure == 1 else POINTS[field]
    return f"{SIDES[Side(side)]}: {figure} {what}."


def stepped(side: Side, what: str, *, more: bool) -> str:
    """What a button beside a figure does."""
    return f"{SIDES[side]}, {what}: one {'more' if more else 'fewer'}"


POINTS: Final = {"taken": "tricks", "score": "points"}

# Text

TEXT: Final = "As text"
TEXT_LABEL: Final = "The hand in PEN; paste another to have it here"
TEXT_NOTE: Final = "Read are positions, deals and whole hands."
TEXT_READ: Final = "The text was read."
READ: Final = "Read the text"
LINK: Final = "Link to this hand"
LINK_NOTE: Final = "Whoever opens the link has all these cards."
COPY: Final = "Copy the link"
COPIED: Final = {
    "copied": "The link is copied.",
    "not-copied": "The browser lets no page copy. Press the link long, or with the right button.",
}
NO_LINK: Final = "The text and a link stand here as soon as the hand is in order."


def unread(error: NotationError) -> str:
    """Why a text can't be read, and where; in the notation's letters, as the text is."""
    return f"{error.part.capitalize()}, at character {error.column}: {error.why}."


# Playing it

SIT: Final = "Sit at"
PLAY: Final = "Play it"
READY: Final = "All is in order."


def not_yet(fault: Fault) -> str:
    """Why it can't be played."""
    return f"Not yet: {in_words(fault.text)}."


def fault(found: Fault) -> str:
    """A fault as a sentence."""
    return f"{upper(in_words(found.text))}."


def in_words(text: str) -> str:
    """What the rules say of a fault, without the letters of the notation."""
    text = re.sub(r" \([-+~=!]\)", "", text)
    text = _CARD.sub(lambda found: f"the {card_name(Card.parse(found[0]))}", text)
    text = _LONE_SUIT.sub(lambda found: f"{SUITS[Suit(found[1])]} can't", text)
    text = _SEAT.sub(lambda found: SEATS_NAMED[Seat[found[0]]], text)
    text = _ASKED.sub(lambda found: _ASKED_WORDS[Phase(found[1])], text)
    return _NOT_ASKED.sub("these rules have no such moment", text)


_CARD: Final = re.compile(r"(?<!\w)(?:[789TJQKA][shdc]|Jo)(?!\w)")
_LONE_SUIT: Final = re.compile(r"^([shdc]) can't")
_SEAT: Final = re.compile(r"(?<![\w'-])[SWNE](?![\w'-])")
_ASKED: Final = re.compile(rf"is asked for ({'|'.join(phase.value for phase in Phase)})$")
_NOT_ASKED: Final = re.compile(r"these rules do not ask for \w+$")
_ASKED_WORDS: Final = {
    Phase.BOTTOMS: "may change three cards",
    Phase.NAME: "names trump",
    Phase.ORDER: "speaks now",
    Phase.CALL: "speaks now",
    Phase.TAKE: "takes or leaves the up-card",
    Phase.DISCARD: "puts a card down",
    Phase.REDEAL: "may call for a new deal",
    Phase.ALONE: "may play alone",
    Phase.DEFEND: "may defend alone",
    Phase.BEST: "may put a card down for the partner's best",
    Phase.GIVE: "gives a card",
    Phase.PLAY: "plays",
    Phase.OVER: "plays",
}
