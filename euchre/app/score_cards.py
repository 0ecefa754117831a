"""Score cards: which card lies on which, and how far, so that the pips that show are the points.

Lengths are in units of which a card is 28 wide and 20 high, lying on its side; the lower card's
corner is at 0, 0. What a pair can't show is left to the figures, which always stand beside it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WIDE, HIGH = 28, 20
PIP: Final = 2.5
"""How far a pip reaches from its middle."""

FIVE: Final = 5
"""What it is worth that the cards are crossed (R82), and the strokes of a gate."""

NONE: Final = "none"
TALLY: Final = "tally"


@dataclass(frozen=True, slots=True)
class Pair:
    """Two cards to score with, and how they are used."""

    lower: int  # the pips on the card that lies below, face up
    upper: int  # the pips on the card that lies on it
    turned: int  # from so many pips on the upper card lies face up
    crosses: bool = False  # more than five points are shown by crossing them

    @property
    def most(self) -> int:
        """The most points that they show."""
        return self.lower + self.upper + FIVE * self.crosses


PAIRS: Final = {
    "5-5": Pair(5, 5, turned=6),  # R81
    "6-4": Pair(6, 4, turned=6),  # R83-R87
    "2-3": Pair(2, 3, turned=3, crosses=True),  # R82
    "6-5": Pair(6, 5, turned=6),  # for eleven points, as with the British pack (V9)
}
STYLES: Final = (NONE, "5-5", "6-4", "2-3", TALLY)
"""What a person may choose from."""

PAGES: Final = {"club_night": "5-5", "kitchen_table": "6-4", "british": "5-5"}
"""The style that a ready-made house is played with, where its page names one (R81, R83)."""


def style_for(style: str, target: int) -> str:
    """The chosen style, or the next that has pips enough for a game to this target (R78)."""
    if style in (NONE, TALLY):
        return style
    return next((one for one in (style, "6-5") if PAIRS[one].most >= target), TALLY)


@dataclass(frozen=True, slots=True)
class Lay:
    """How a pair lies."""

    lower: int  # the pips on the lower card
    upper: int  # and on the upper
    face_up: bool  # the upper card
    bared: int  # how many pips of the lower card show
    crossed: bool = False

    @property
    def points(self) -> int:
        """What is read off it: the pips that show, and five for a cross (R88)."""
        return self.bared + self.upper * self.face_up + FIVE * self.crossed


def laid(style: str, points: int) -> Lay:
    """How a pair shows these points; below nothing and above its most it stays there (D15)."""
    pair = PAIRS[style]
    shown = max(0, min(points, pair.most))
    crossed = pair.crosses and shown > FIVE
    pips = shown - FIVE * crossed
    face_up = pips >= pair.turned
    return Lay(pair.lower, pair.upper, face_up, pips - pair.upper * face_up, crossed)


# Where they lie

Point = tuple[float, float]

_CORNERS: Final = ((6.5, 5.5), (6.5, 14.5), (21.5, 5.5), (21.5, 14.5))
PIPS: Final[dict[int, tuple[Point, ...]]] = {
    2: ((7, 10), (21, 10)),
    3: ((7, 10), (14, 10), (21, 10)),
    4: _CORNERS,
    5: (*_CORNERS, (14, 10)),
    6: (*_CORNERS, (14, 5.5), (14, 14.5)),
}
"""The middles of a card's pips, by how many it has."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where the upper card lies: its middle, and the degrees that it is turned clockwise."""

    x: float
    y: float
    turn: int = 0


_COVERING: Final = Place(14, 10)
_SLANTING: Final = Place(15.8, 14.4, -50)  # so that one corner shows
_PLACES: Final = {
    (5, 1): _SLANTING,
    (5, 2): Place(24.25, 10),
    (5, 3): Place(31.75, 10),
    (5, 4): Place(31.75, 20),
    (5, 5): Place(38.75, 10),
    (6, 1): _SLANTING,
    (6, 2): Place(24.25, 10),
    (6, 3): Place(14, 20),
    (6, 4): Place(31.75, 10),
    (6, 5): Place(31.75, 20),
    (6, 6): Place(38.75, 10),
    (2, 1): Place(28, 10),
    (2, 2): Place(38.25, 10),
}
_CROSSED: Final = (Place(14, 11, 90), Place(24, 11, 90), Place(34.25, 11, 90))


def place(lay: Lay) -> Place:
    """Where the upper card lies."""
    if lay.crossed:
        return _CROSSED[lay.bared]
    return _PLACES.get((lay.lower, lay.bared), _COVERING)


def gates(points: int) -> tuple[int, ...]:
    """The strokes of a tally sheet, in gates of five (R80)."""
    full, rest = divmod(max(0, points), FIVE)
    return (FIVE,) * full + ((rest,) if rest else ())
