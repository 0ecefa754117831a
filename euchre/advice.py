"""Advice in lines of text: what the adviser would do, and what every choice promises."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.ai.bot import Choice
from euchre.app.words import action_label, advice
from euchre.app.words.numbers import (
    MEANING,
    ends,
    mark,
    percent,
    points_text,
    ranked,
    tried_in,
)
from euchre.engine.position import Position


def in_lines(choice: Choice, position: Position) -> Iterator[str]:
    """The advice, and below it the numbers where anything was tried."""
    yield advice(choice, position)
    options = ranked(choice)
    if not options:
        return
    best, labels = options[0], [action_label(one.action, position) for one in options]
    width = max(map(len, labels))
    yield f"  {'':{width}}  points  game"
    for option, label in zip(options, labels):
        more = ", ".join(filter(None, (mark(option, best), ends(option).replace("\u00a0", " "))))
        numbers = f"{points_text(option.points):>6}  {percent(option.wins):>4}"
        yield f"  {label:{width}}  {numbers}  {more}".rstrip()
    yield tried_in(choice.because.worlds)
    yield MEANING
