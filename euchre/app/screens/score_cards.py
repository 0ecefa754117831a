"""Score cards, drawn: each side's pair, or its strokes on a tally sheet.

The figures in the bar say the same to those who hear the page.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from euchre.app.html import Element, el
from euchre.app.model import Model, Stage
from euchre.app.score_cards import (
    FIVE,
    HIGH,
    NONE,
    PIPS,
    STYLES,
    TALLY,
    WIDE,
    Lay,
    gates,
    laid,
    place,
    style_for,
)
from euchre.app.screens.forms import radios
from euchre.app.words import labels
from euchre.engine.cards import Suit

_BOX: Final = "-1 -3.5 54 35.5"
"""What a pair takes, however it lies: from the left, from above, width and height."""

_SUITS: Final = {
    "us": (Suit.HEARTS, Suit.DIAMONDS),
    "them": (Suit.SPADES, Suit.CLUBS),
}
"""Each side's suits (R7); a pair of fives is of both, as there is one five in each."""


def score_cards(model: Model) -> Iterator[Element]:
    """What each side scores with, where the person wants it and a game has begun."""
    style = style_for(model.settings.score_cards, model.game.rules.target)
    if style == NONE or model.stage is Stage.LOADING:
        return
    for side, points in zip(_SUITS, model.reader.side.own_first(model.game.score), strict=True):
        yield _of_side(style, side, points)


@lru_cache(maxsize=64)
def _of_side(style: str, side: str, points: int) -> Element:
    return el(
        "div",
        el("p", labels.SIDES[side]),
        drawn(style, side, points),
        class_="score-cards",
        id=f"score-cards-{side}",
        aria_hidden="true",
        data_style=style,
    )


def drawn(style: str, side: str, points: int) -> Element:
    """Just the cards, or the strokes."""
    return _tally(points) if style == TALLY else _pair(laid(style, points), _SUITS[side])


def score_cards_settings(model: Model) -> Element:
    """What is to lie beside the figures, and how it is read."""
    style, target = model.settings.score_cards, model.game.rules.target
    note = labels.style_note(style, style_for(style, target), target)
    return radios(
        "score-cards",
        labels.SCORE_CARDS,
        [(style, labels.STYLES[style][0]) for style in STYLES],
        style,
        el("p", note, class_="note"),
    )


# Two cards


def _pair(lay: Lay, suits: tuple[Suit, Suit]) -> Element:
    there = place(lay)
    lower, upper = suits[0], suits[lay.lower == lay.upper]
    corner = f"translate({-WIDE / 2:g} {-HIGH / 2:g})"
    moved = f"translate({there.x} {there.y}) rotate({there.turn}) {corner}"
    return el(
        "svg",
        el("g", _face(lay.lower, lower), data_suit=lower.value),
        el(
            "g",
            _face(lay.upper, upper) if lay.face_up else _back(),
            transform=moved,
            data_suit=upper.value if lay.face_up else None,
        ),
        viewbox=_BOX,
    )


def _face(pips: int, suit: Suit) -> Iterator[Element]:
    yield _edge("face")
    for x, y in PIPS[pips]:
        yield el("use", href=f"#pip-{suit.value}", x=f"{x:g}", y=f"{y:g}")


def _back() -> Iterator[Element]:
    yield _edge("back")
    yield el("rect", class_="inner", x=2, y=2, width=WIDE - 4, height=HIGH - 4, rx=1)


def _edge(class_: str) -> Element:
    return el("rect", class_=class_, width=WIDE, height=HIGH, rx=2)


# A tally sheet

_FEW: Final = 20
"""Up to so many points there are four large gates, above it small ones."""


def _tally(points: int) -> Element:
    across, width, height = (2, 26, 17) if points <= _FEW else (5, 10.5, 7)
    strokes = (
        _gate(count, at % across * width, at // across * height - 2.5, width / 6, height * 0.8)
        for at, count in enumerate(gates(points))
    )
    return el("svg", el("path", d="".join(strokes)), viewbox=_BOX)


def _gate(count: int, left: float, top: float, apart: float, high: float) -> str:
    """Up to four strokes upright, and the fifth across them."""
    upright = (f"M{left + apart * at:g} {top:g}v{high:g}" for at in range(1, min(count, 4) + 1))
    across = f"M{left:g} {top + high:g}L{left + 5 * apart:g} {top:g}" if count == FIVE else ""
    return "".join(upright) + across
