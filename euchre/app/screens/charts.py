"""Charts: drawn figures of the statistics. A table beside each says the same to everybody.

What differs in colour differs in its drawing too, and nothing that must be read is drawn: words
stand beside the drawings, so that they grow with the reader's text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, pairwise
from typing import Final

from euchre.app.figures import Calls, Chance
from euchre.app.html import Child, Element, el
from euchre.app.words import statistics as words

WIDE: Final = 240
"""The units that a drawing is wide, however large it is shown."""

LINE_HIGH: Final = 80
BAR_HIGH: Final = 12
RANGE_HIGH: Final = 16
MOST_POINTS: Final = 120
"""Places of a line: more could not be told apart."""


@dataclass(frozen=True, slots=True)
class _Scale:
    """Where values lie between two edges of a drawing."""

    low: float
    high: float
    begin: int  # where the low one lies
    end: int

    def at(self, value: float) -> int:
        share = (value - self.low) / ((self.high - self.low) or 1)
        return self.begin + round(share * (self.end - self.begin))


def line_of_points(ahead: Sequence[int]) -> Element:
    """How far we are ahead after each hand, 0 first, as a line about the line of a tie."""
    step = -(-len(ahead) // MOST_POINTS)
    shown = [*ahead[:-1:step], ahead[-1]]
    x = _Scale(0, len(shown) - 1, 0, WIDE)
    y = _Scale(min(-2, *shown), max(2, *shown), LINE_HIGH - 4, 4)
    places = " ".join(f"{x.at(at)},{y.at(points)}" for at, points in enumerate(shown))
    tie = el("path", d=f"M0 {y.at(0)}H{WIDE}", class_="tie")
    drawn = _drawing(LINE_HIGH, tie, el("polyline", points=places, class_="course"))
    return _chart(drawn, el("p", words.course(max(ahead), min(ahead), ahead[-1]), class_="note"))


# Who called, and how it went


def call_bars(rows: Sequence[tuple[str, Calls]]) -> Element:
    """A bar for each who called, as long as the share of each end."""
    shown = [(who, found) for who, found in rows if found.count]
    return _chart(
        _hatch(),
        _rows((who, _bar(found)) for who, found in shown),
        el("p", (_key(*part) for part in _PARTS), class_="note legend"),
    )


_PARTS: Final = (
    ("euchred", words.EUCHRED),
    ("made", words.MADE),
    ("march", words.MARCH),
)


def _bar(found: Calls) -> Element:
    scale = _Scale(0, found.count, 1, WIDE - 1)
    ends = [0, *accumulate((found.euchred, found.made, found.march))]
    edges = pairwise(map(scale.at, ends))
    parts = zip(_PARTS, edges)
    return _drawing(BAR_HIGH, (_part(part, a, b - a) for (part, _), (a, b) in parts if b > a))


def _part(part: str, x: int, width: int) -> Element:
    fill = "url(#hatch)" if part == "euchred" else None
    return el("rect", x=x, y=1, width=width, height=BAR_HIGH - 2, class_=f"share {part}", fill=fill)


def _key(part: str, word: str) -> Element:
    return el("span", _key_to(_part(part, 1, 18)), word)


def _hatch() -> Element:
    """The pattern of what was euchred."""
    stripe = el("path", d="M0 4L4 0M-1 1L1 -1M3 5L5 3", class_="stripe")
    pattern = el("pattern", stripe, id="hatch", width=4, height=4, patternunits="userSpaceOnUse")
    return el("svg", pattern, class_="vh")


# Whether the cards are fair


def fair_ranges(rows: Sequence[tuple[str, Chance]]) -> Element:
    """For each seat what a fair pack deals, as a range and its middle, and what was dealt."""
    low = min(min(one.count, one.expected - one.spread) for _, one in rows)
    high = max(max(one.count, one.expected + one.spread) for _, one in rows)
    scale = _Scale(low, high, RANGE_HIGH, WIDE - RANGE_HIGH)
    return _chart(_rows((who, _drawing(RANGE_HIGH, _range(one, scale))) for who, one in rows))


def _range(one: Chance, scale: _Scale) -> Iterator[Element]:
    begin, end = scale.at(one.expected - one.spread), scale.at(one.expected + one.spread)
    middle, at, half = scale.at(one.expected), scale.at(one.count), RANGE_HIGH // 2
    yield el("path", d=f"M0 {half}H{WIDE}", class_="tie")
    yield el("rect", x=begin, y=3, width=end - begin, height=RANGE_HIGH - 6, class_="range")
    yield el("path", d=f"M{middle} 3V{RANGE_HIGH - 3}", class_="middle")
    yield _mark(at, half, inside=one.is_likely)


def _mark(x: int, y: int, *, inside: bool) -> Element:
    """A dot inside the range, a cross outside."""
    if inside:
        return el("circle", cx=x, cy=y, r=4, class_="mark-inside")
    return el("path", d=f"M{x - 4} {y - 4}l8 8m0 -8l-8 8", class_="mark-outside")


def fair_key() -> Element:
    """How the ranges are to be read."""
    return el(
        "p",
        el("span", _key_to(el("rect", x=1, y=2, width=18, height=8, class_="range")), words.RANGE),
        el("span", _key_to(el("path", d="M10 1V11", class_="middle")), words.MIDDLE),
        el("span", _key_to(_mark(10, 6, inside=True)), words.DOT),
        el("span", _key_to(_mark(10, 6, inside=False)), words.CROSS),
        class_="note legend",
        aria_hidden="true",
    )


def _key_to(shape: Element) -> Element:
    return el("svg", shape, viewbox=f"0 0 20 {BAR_HIGH}", class_="key")


def _rows(rows: Iterable[tuple[str, Element]]) -> Element:
    """Drawings, each beside its word."""
    pairs = ((el("span", word), drawn) for word, drawn in rows)
    return el("div", chain.from_iterable(pairs), class_="rows")


def _chart(*parts: Child) -> Element:
    return el("div", parts, class_="chart", aria_hidden="true")


def _drawing(high: int, *shapes: Child | Iterable[Child]) -> Element:
    return el("svg", *shapes, viewbox=f"0 0 {WIDE} {high}")
