"""Labels: the fixed texts of the page: dialogs, settings, help."""

from __future__ import annotations

from typing import Final

from euchre.engine.position import Phase
from euchre.engine.seats import Seat

FROM_NEXT_GAME: Final = "Rules count from the next game."
OTHER_NOW: Final = (
    "This game goes on by other rules, which stand under “Rules and keys”. Those chosen here count "
    "from the next game."
)
PRESETS: Final = "Play by"
SOURCE: Final = "Source"
RULES_LINK: Final = "A link to a game by these rules"
OWN_RULES: Final = "Rules of your own: none of these."
HOUSE_RULES: Final = "The house rules, without a change."
OTHER_RULES: Final = "Unlike the house rules:"
SOURCES: Final = "Sources"
SOURCES_NOTE: Final = (
    "s000 to s004 are the five pages of rules that these were read from, each with its lines; "
    "R, D and V number the rules."
)
HOUSE_DEFAULT: Final = "House rules"
AT_THIS_TABLE: Final = "At this table"

NO_CUT: Final = "No cut"
CUTS: Final = {"high": "Cut high", "middle": "In the middle", "low": "Cut low"}
"""Where the pack may be cut, by how few cards are lifted off."""

LAY_DOWN: Final = "Lay down"
LAY_DOWN_NOTE: Final = "Show your cards: nobody can take a trick from you any more."
TAKE_BACK: Final = "Take back"
EXCHANGE: Final = "Change these three"

LIES_ASIDE: Final = "Another game of yours was put aside."
BACK: Final = "Go on with that game"
UNREADABLE: Final = "A save that could not be read was put aside."
EXPORT: Final = "Download it"

DEALING: Final = "the deal"
ROUNDS: Final = {
    Phase.BOTTOMS: "not yet",
    Phase.NAME: "a joker is up",
    Phase.ORDER: "first round",
}
"""Where the bidding stands while nothing is turned down."""

NOT_SEEN: Final = "Cards that you have not seen"
NO_TRICK: Final = "No trick has been played in this hand yet."
NOT_TOLD: Final = "The hand was taken up at a position: what came before that is not told."

GAMES: Final = "Hands and games"
OPEN_GAMES: Final = "Save or open one"
COMPOSE: Final = "Compose a hand"

GAME_OVER: Final = "The game is over."
GOES_ON: Final = "Your game goes on."
WELCOME: Final = "Welcome to the table"
LOADING_TITLE: Final = "Euchre"
LOADING_WORDS: Final = "Loading the table"
LOADING_STATUS: Final = "Your first hand is dealt as soon as all is here."

FETCHING: Final = "One moment: that part of the page is on its way."
TRY_AGAIN: Final = "Try again"
NOT_NOW: Final = "Not now"

INSTALL: Final = "Keep this table as an app"
USE_UPDATE: Final = "New version: use it"
UPDATE_LATER: Final = "A new one is ready, and is offered when this hand is over."

WAITS: Final = (("", "Go on"), ("on", "Wait for me"))

NEW_HERE: Final = "New here?"
NEW_HERE_NOTE: Final = "Have this hand explained while you play it."

HINT: Final = "Hint"
THINKING: Final = "Thinking…"
NUMBERS: Final = "Numbers"
"""What the button of a hint says, one after the other."""

PLAYERS: Final = "Players"
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
OTHER_CARDS: Final = {
    "6-5": "This game is to {target} and has a six and a five: from six on the five is face up.",
    "tally": "This game is to {target}, more than such cards can show: it has a tally sheet.",
}
"""What there is instead where the cards chosen have too few pips."""

PASSING: Final = "A pass is"
PASSES: Final = (("", "Said"), ("on", "Knocked"))
KNOCKED_NOTE: Final = "Knock by the button, by K, or by two taps on the table."
KNOCK: Final = "Knock"
KNOCKED_ONCE: Final = "Knock once more to pass."

KEYS: Final = (
    ("1 … 6", "play or put down that card"),
    ("← →", "go along the cards or calls"),
    ("Enter", "do what has the focus"),
    ("P", "pass"),
    ("O", "order up, assist, pick up"),
    ("S H D C", "call a suit"),
    ("N", "call no trump"),
    ("A", "alone, on or off"),
    ("K", "keep the cards; knock"),
    ("I", "a hint"),
    ("U", "undo"),
    ("L", "tricks so far"),
    ("T", "tell how the table stands, to a screen reader"),
    ("G", "hands and games: save, open, share"),
    ("Space", "skip a wait, go on"),
    ("?", "this page"),
)

HELP: Final = (
    (
        "Aim",
        "You and the player opposite are partners. Five cards are dealt to each; a side that "
        "takes three of the five tricks wins the hand. The first side to reach {target} points "
        "wins the game; one that needs but one more is said to be in the barn.",
    ),
    (
        "Calling trump",
        "One card is turned up. In turn, each player may order it up: then its suit is trump, "
        "the dealer takes the card and puts another one down. If all pass it is turned down, and "
        "in a second round each may call one of the other suits. {stick}",
    ),
    (
        "Trump",
        "Any trump beats any other card. Two jacks lead it: the right bower is the jack of trump, "
        "the left bower the other jack of that colour. The left bower belongs to trump in every "
        "way. With hearts as trump, from the top:",
    ),
    (
        "Play",
        "The player to the dealer's left leads. You must follow the suit that was led if you can; "
        "if you can't, play anything. The highest trump takes the trick, or else the highest card "
        "of the suit led, and its player leads to the next.",
    ),
    (
        "Alone",
        "Whoever makes trump may play alone: the partner puts the cards down and sits out.",
    ),
)
"""The rules in short; fields in braces are filled from the game's rules."""

STICK: Final = {
    True: "If it comes back to the dealer, he must call: he is stuck.",
    False: "If all pass again, nobody scores and the next player deals.",
}
