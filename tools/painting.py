"""Painting: cards that the article names are drawn at build, as they lie on the table.

<!-- cards JhJdAh under h -->    the items of a list of cards, named as that trump has them
<!-- score us 7 -->              two fives that show so many points, for us or for them
"""

from __future__ import annotations

import re
from typing import Final

from euchre.app.html import el, render
from euchre.app.screens.parts import face
from euchre.app.screens.score_cards import drawn
from euchre.engine.cards import Suit, cards
from euchre.engine.trump import TRUMPS

_CARDS: Final = re.compile(r"<!-- cards (\w+)(?: under ([shdc]))? -->")
_SCORE: Final = re.compile(r"<!-- score (us|them) (\d+) -->")


def painted(text: str) -> str:
    """The page with its cards."""
    return _SCORE.sub(_score, _CARDS.sub(_faces, text))


def _faces(match: re.Match[str]) -> str:
    trump = TRUMPS[Suit(match[2])] if match[2] else None
    return "".join(render(el("li", face(card, trump))) for card in cards(match[1]))


def _score(match: re.Match[str]) -> str:
    return render(drawn("5-5", match[1], int(match[2])))
