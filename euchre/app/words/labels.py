"""Labels: the fixed texts of the page: dialogs, settings, help."""

from __future__ import annotations

from typing import Final

from euchre.engine.rules import Value

OPTIONS: Final[dict[str, str]] = {
    "target": "The game is to",
    "stick": "When everybody has passed twice",
}
"""What the settings screen asks for each option, by field."""

VALUES: Final[dict[tuple[str, Value], str]] = {
    ("stick", True): "Dealer must call",
    ("stick", False): "Deal passes on",
}
"""How a value reads where its own text would not do."""

NOTES: Final[dict[str, str]] = {
    "target": "Points that win the game.",
    "stick": "“Stick the dealer”: there are no hands without a trump.",
}

FROM_NEXT_GAME: Final = "Rules count from the next game."

GAME_OVER: Final = "The game is over."
GOES_ON: Final = "Your game goes on."
WELCOME: Final = "Welcome to the table"
LOADING_TITLE: Final = "Euchre"
LOADING_WORDS: Final = "Loading the table"
LOADING_STATUS: Final = "Your first hand is dealt as soon as all is here."

USE_UPDATE: Final = "New version: use it"
UPDATE_LATER: Final = "A new one is ready, and is offered when this hand is over."

WAITS: Final = (("", "Go on"), ("on", "Wait for me"))

PACES: Final = {"slow": "Slow", "normal": "Normal", "fast": "Fast", "instant": "Instant"}

KEYS: Final = (
    ("1 … 6", "play or put down that card"),
    ("← →", "go along the cards or calls"),
    ("Enter", "do what has the focus"),
    ("P", "pass"),
    ("O", "order up, assist, pick up"),
    ("S H D C", "call a suit"),
    ("A", "alone, on or off"),
    ("I", "a hint"),
    ("U", "undo"),
    ("L", "tricks so far"),
    ("Space", "skip a wait, go on"),
    ("?", "this page"),
)

HELP: Final = (
    (
        "Aim",
        "You and the player opposite are partners. Five cards are dealt to each; a side that "
        "takes three of the five tricks wins the hand. The first side to reach {target} points "
        "wins the game.",
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

POINTS: Final = (
    ("Makers take three or four tricks", "1"),
    ("Makers take all five (a march)", "2"),
    ("All five alone", "4"),
    ("Makers take fewer than three (euchred)", "2 to the other side"),
)
