"""The words of a small table that shows one moment of a hand."""

from __future__ import annotations

from typing import Final

from euchre.app.words.names import suit_title
from euchre.engine.cards import Suit

TABLE: Final = "The table"
US: Final = "us"
THEM: Final = "them"
SPOKEN_OF: Final = ", in question"
"""Marks a card that the text speaks of, for those who hear it."""
TAKES: Final = ", takes the trick"
NO_TRUMP_YET: Final = "Trump is not made yet"


def down(suit: Suit | None) -> str:
    """Which suit can't be called any more."""
    return f"{suit_title(suit)} turned down"


def offered(suit: Suit | None) -> str:
    """Which suit is offered as trump."""
    return f"{suit_title(suit)} offered"


def cards_held(count: int) -> str:
    """How many cards a player holds, unseen."""
    return f", {count} card{'s' * (count != 1)}"
