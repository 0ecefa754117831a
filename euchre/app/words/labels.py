"""Labels: the fixed texts of the page: dialogs and settings."""

from __future__ import annotations

from typing import Final

from euchre.app.words.names import SEATS_NAMED, trump_made, upper
from euchre.app.words.results import score_text
from euchre.engine.position import Contract, Pair, Phase
from euchre.engine.seats import Seat

FROM_NEXT_GAME: Final = "Rules count from the next game."
OTHER_NOW: Final = (
    "This game goes on by other rules, which stand under “Rules and keys”. Those chosen here count "
    "from the next game."
)
PRESETS: Final = "Play by"
RULES_LINK: Final = "A link to a game by these rules"
OWN_RULES: Final = "Rules of your own: none of these."
OWN_RULES_SHORT: Final = "Your own"
HOUSE_RULES: Final = "The house rules, without a change."
OTHER_RULES: Final = "Unlike the house rules:"
SOURCES: Final = "Sources"
SOURCES_NOTE: Final = (
    "s000 to s004 are the five pages of rules that these were read from, each with its lines; "
    "R, D and V number the rules."
)
AT_THIS_TABLE: Final = "At this table"

NO_CUT: Final = "No cut"
CUTS: Final = {"high": "Cut high", "middle": "In the middle", "low": "Cut low"}
"""Where the pack may be cut, by how few cards are lifted off."""

LAY_DOWN: Final = "Lay down"
LAY_DOWN_NOTE: Final = "Show your cards: nobody can take a trick from you any more."
ALONE_NOTE: Final = "your partner sits out"
TAKE_BACK: Final = "Take back"
EXCHANGE: Final = "Change these three"

LIES_ASIDE: Final = "Another game of yours was put aside."
BACK: Final = "Go on with that game"
UNREADABLE: Final = "A save that could not be read was put aside."
EXPORT: Final = "Download it"

DEALING: Final = "The deal"
ROUNDS: Final = {
    Phase.BOTTOMS: "not yet",
    Phase.NAME: "a joker is up",
    Phase.ORDER: "first round",
}
"""Where the bidding stands while nothing is turned down."""

NOT_SEEN: Final = "Cards that you have not seen"
NO_TRICK: Final = "No trick has been played in this hand yet."
NOT_TOLD: Final = "The hand was taken up at a position: what came before that is not told."

CLOSE: Final = "Close"
HOW_TO_PLAY: Final = "How to play"
THIS_HAND: Final = "This hand"
CHOICES: Final = "Your choices"
HAPPENED: Final = "What happened"
KITTY: Final = "Kitty"
PUT_DOWN: Final = "Put down"
OUT: Final = "out"
TAKES: Final = "takes it"
TRICK: Final = "Trick"
"""What became of a player, or of a card, in a trick; what stands over their numbers."""
NEW_GAME: Final = "A new game?"
PLAY_ON: Final = "Play on"

GAMES: Final = "Hands and games"
STATISTICS: Final = "Statistics"
RESET: Final = "Reset settings"
UNDO_RESET: Final = "Undo the reset"
ARE_RESET: Final = "All settings are as at first. Until this dialog closes you can undo that."
SAVE_ALL: Final = "Save everything"
BRING_BACK: Final = "Bring back"
SAVE_ALL_NOTE: Final = (
    "Everything is game, settings, library, statistics and course, in one file. Opened here "
    "again, it shows what it holds before anything changes."
)
YOUR_DATA: Final = "What this browser keeps"
OPEN_GAMES: Final = "Save or open one"
COMPOSE: Final = "Compose a hand"

LEARN: Final = "Learn euchre"
LEARN_NOTE: Final = "step by step, with cards to try"
TAKE_COURSE: Final = "Take the course"
LOOK_BACK: Final = "Look back"
COACH: Final = "After my choices"
COACHES: Final = (("", "No comment"), ("on", "A coach comments"))
COACH_NOTE: Final = (
    "The coach sees no more than you do, speaks only where it matters, and makes nobody wait. "
    "Where several people play at one device it is silent."
)

GAME_OVER: Final = "The game is over."
GOES_ON: Final = "Your game goes on."
WENT_BACK: Final = "One step back."
WELCOME: Final = "Welcome to the table"
EUCHRE: Final = "Euchre"
LOADING_WORDS: Final = "Loading the table"
LOADING_STATUS: Final = "Your first hand is dealt as soon as all is here."

FETCHING: Final = "One moment: that part of the page is on its way."
TRY_AGAIN: Final = "Try again"
NOT_NOW: Final = "Not now"
ALL_RIGHT: Final = "All right"
BACK_TO_MINE: Final = "Back to mine"
WHAT_IF: Final = "What if"

INSTALL: Final = "Keep this table as an app"
USE_UPDATE: Final = "New version: use it"
UPDATE_LATER: Final = "A new one is ready, and is offered when this hand is over."

PACE: Final = "Pace"
AFTER_TRICK: Final = "After each trick"
WAITS: Final = {"": "Go on", "on": "Wait for me"}
DONE: Final = "Done"

NEW_HERE: Final = "New here?"
NEW_HERE_NOTE: Final = "Have this hand explained while you play it."

HINT: Final = "Hint"
THINKING: Final = "Thinking…"
NUMBERS: Final = "Numbers"
"""What the button of a hint says, one after the other."""

NAMES: Final = "Names"
LEVELS_COUNT: Final = "A level counts from a player's next turn on. None of them sees your cards."
PLACES: Final = {Seat.W: "on your left", Seat.N: "your partner", Seat.E: "on your right"}
LEVELS: Final = {
    "beginner": ("Beginner", "Knows the rules, calls timidly and plays many a card at random."),
    "club": ("Club", "Plays at once, by the good habits of a club."),
    "hard": ("Hard", "Tries its choices in many deals that might be."),
    "expert": (
        "Expert",
        "Tries them in still more deals, and plays for the game as a whole.",
    ),
    "person": (
        "A person",
        "Somebody here, at this device: the cards are covered until it has changed hands.",
    ),
}
"""The name of each level, and what it is like."""
EASY_PARTNER: Final = "Let my partner be a beginner"

PACES: Final = {"slow": "Slow", "normal": "Normal", "fast": "Fast", "instant": "Instant"}

SCORE_CARDS: Final = "Beside the score"
SIDES: Final = {"us": "Us", "them": "Them"}
STYLES: Final = {
    "none": ("Nothing", "The figures alone."),
    "5-5": (
        "Two fives",
        "The pips that show are the points: up to five on one card, then one card whole and the "
        "rest on the other.",
    ),
    "6-4": (
        "Six and four",
        "The pips that show are the points: up to five on the six; from six on the four is face up "
        "and counts too.",
    ),
    "2-3": (
        "Two and three",
        "The pips that show are the points; when the cards are crossed, five more.",
    ),
    "tally": ("Tally sheet", "A stroke for each point, the fifth across the other four."),
}
"""Each way to keep the score, and how to read it (R80-R88)."""

PASSING: Final = "A pass is"
PASSES: Final = {"": "Said", "on": "Knocked"}
KNOCKED_NOTE: Final = "Knock by the button, by K, or by two taps on the table."
KNOCK: Final = "Knock"
KNOCKED_ONCE: Final = "Knock once more to pass."


def style_note(style: str, shown: str, target: int) -> str:
    """How a way to keep the score is read, and what there is where its cards have too few pips."""
    note = STYLES[style][1]
    if shown == style:
        return note
    if shown == "6-5":
        other = "has a six and a five: from six on the five is face up."
        return f"{note} This game is to {target} and {other}"
    return f"{note} This game is to {target}, more than such cards can show: it has a tally sheet."


def seed(text: str) -> str:
    """By which number this game can be dealt once more."""
    return f"This game's seed is {text}."


def version(name: str, *, waiting: bool) -> str:
    """Which version of the page this is, and whether a newer one lies ready."""
    return f"Version {name}. {UPDATE_LATER}" if waiting else f"Version {name}."


def ends(score: Pair, person: Seat) -> str:
    """What a new game costs."""
    stands = f"The present game stands at {score_text(score, person)}."
    return f"{stands} It ends when you begin another one."


def tricks(pair: Pair, contract: Contract | None) -> str:
    """How the hand stands, the own side's tricks first, and what is trump."""
    taken = f"Tricks: us {pair[0]}, them {pair[1]}."
    return f"{taken} {upper(trump_made(contract.suit))}." if contract else taken


def player(seat: Seat, person: Seat) -> str:
    """Whose name a field holds."""
    if seat is person:
        return f"{SEATS_NAMED[seat]}, you"
    partner = ", your partner" if seat is person.partner else ""
    return f"{SEATS_NAMED[seat]}{partner}"


def placed(name: str, seat: Seat) -> str:
    """One of the others, and where at the table that is."""
    return f"{name}, {PLACES[seat]}"
