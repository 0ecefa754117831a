"""The game in short, as the page tells it under "Rules and keys", and what each key does."""

from __future__ import annotations

from typing import Final

from euchre.engine.rules import Rules

ARTICLE: Final = "All the rules on one page"
ARTICLE_NOTE: Final = ", with hands to try, and good to print."
POINTS: Final = "Points"
KEYS_TITLE: Final = "Keys"
KEYS: Final = (
    (("1", "…", "6"), "play or put down that card"),
    (("←", "→"), "go along the cards or calls"),
    (("Enter",), "do what has the focus"),
    (("P",), "pass"),
    (("O",), "order up, assist, pick up"),
    (("S", "H", "D", "C"), "call a suit"),
    (("N",), "call no trump"),
    (("A",), "alone, on or off"),
    (("K",), "keep the cards; knock"),
    (("I",), "a hint"),
    (("U",), "undo"),
    (("L",), "tricks so far"),
    (("B",), "look back on the last hand"),
    (("T",), "tell how the table stands, to a screen reader"),
    (("G",), "hands and games: save, open, share"),
    (("F",), "statistics: how you have fared"),
    (("E",), "the course: learn euchre step by step"),
    (("Space",), "skip a wait, go on"),
    (("?",), "this page"),
)
"""The names on the keys, and what they do. The letters are the same in every language."""


def told(rules: Rules) -> dict[str, tuple[str, str]]:
    """The chapters by name, each with its title and its text by these rules."""
    end = "If all pass again, nobody scores and the next player deals."
    if rules.stick:
        end = "If it comes back to the dealer, he must call: he is stuck."
    return {
        "aim": (
            "Aim",
            "You and the player opposite are partners. Five cards are dealt to each; a side "
            "that takes three of the five tricks wins the hand. The first side to reach "
            f"{rules.target} points wins the game; one that needs but one more is said to be "
            "in the barn.",
        ),
        "calls": (
            "Calling trump",
            "One card is turned up. In turn, each player may order it up: then its suit is "
            "trump, the dealer takes the card and puts another one down. If all pass it is "
            f"turned down, and in a second round each may call one of the other suits. {end}",
        ),
        "trump": (
            "Trump",
            "Any trump beats any other card. Two jacks are on top: the right bower is the jack "
            "of trump, the left bower the other jack of that colour. The left bower belongs "
            "to trump in every way. With hearts as trump, from the top:",
        ),
        "play": (
            "Play",
            "The player to the dealer's left leads. You must follow the suit that was led if "
            "you can; if you can't, play anything. The highest trump takes the trick, or else "
            "the highest card of the suit led, and its player leads to the next.",
        ),
        "alone": (
            "Alone",
            "Whoever makes trump may play alone: the partner puts the cards down and sits out.",
        ),
    }
