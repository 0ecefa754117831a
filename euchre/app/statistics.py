"""Statistics: every hand that was counted, as the one text that the browser keeps. Pure.

Below a first line that names the version stands a line for each hand, the latest last. Of the
oldest hands only sums are left once there are too many. A line that can't be read costs itself
alone and stays where it is.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from euchre.app.counted import Counted, Dealt, based, read, written
from euchre.app.versions import NewerError
from euchre.app.words import statistics as words
from euchre.engine.cards import Rank
from euchre.engine.seats import SEATS
from euchre.notation.errors import NotationError

FORMAT: Final = "euchre statistics 1"
MOST: Final = 5000
"""Hands that are kept, each with its line."""
FOLD: Final = 250
"""So many of the oldest become sums at a time, for that takes longer than one more line."""
MOST_UNREAD: Final = 250
LONGEST: Final = 1_000_000
"""Characters: five thousand hands take a quarter of it."""

Sums = Mapping[str, int]
"""How often what has happened, and the points that it brought."""

_FORMAT: Final = re.compile(r"euchre statistics [1-9][0-9]{0,5}")
_SUMS: Final = re.compile(r"sums ([0-9a-z]{1,8})((?: [A-Za-z.-]{1,24}=-?[1-9][0-9]{0,11}){1,99})")


@dataclass(frozen=True, slots=True)
class Statistics:
    """What was counted: hands, the earliest first, and sums of those before them."""

    hands: tuple[Counted, ...] = ()
    sums: Sums = field(default_factory=dict)
    until: int = 0  # the second at which the last hand of the sums was counted
    unread: tuple[str, ...] = ()  # lines that can't be read, as they were

    @property
    def count(self) -> int:
        """How many hands, those of the sums too."""
        return len(self.hands) + self.sums.get("hands", 0)


def whole(text: str) -> Statistics:
    """The statistics of a text; of an empty one, none.

    Raises `NewerError` for a version to come, and `NotationError` for what is none of ours.
    """
    lines = _lines(text)
    sums, until = _sums(lines)
    found = [(line, read(line)) for line in lines[bool(sums) :]]
    unread = tuple(line for line, hand in found if hand is None)
    if len(unread) > MOST_UNREAD:
        raise NotationError("statistics", 0, words.TOO_MANY_UNREAD)
    hands = {hand.key: hand for _, hand in found if hand}
    return Statistics(tuple(hands.values()), sums, until, unread)


def text_of(statistics: Statistics) -> str:
    """The statistics as text, none as an empty one; the oldest hands as sums if need be."""
    sums = [_sums_line(statistics.sums, statistics.until)] if statistics.sums else []
    return _text([*sums, *map(written, statistics.hands), *statistics.unread])


def _text(lines: list[str]) -> str:
    while len(lines) > MOST:
        lines = _folded(lines)
    return "\n".join((FORMAT, *lines, "")) if lines else ""


def _lines(text: str) -> list[str]:
    """The lines below the first. Raises as `whole` does."""
    if not text:
        return []
    head, *lines = text.split("\n")
    if head != FORMAT and _FORMAT.fullmatch(head):
        raise NewerError("statistics", 1, words.NEWER)
    if head != FORMAT or len(text) > LONGEST:
        raise NotationError("statistics", 1, words.NO_STATISTICS)
    return [line for line in lines if line]


# One hand more or less


def with_hand(text: str, hand: Counted, *, stays: bool = False) -> str:
    """The text with one more hand; where its deal was counted, that stays or gives way.

    Raises as `whole` does.
    """
    known = f"\n{hand.key} " in text
    if known and stays:
        return text
    lines = _lines(without(text, (hand.key,)) if known else text)
    return _text([*lines, written(hand)])


def without(text: str, keys: Iterable[str]) -> str:
    """The text without the hands of these deals. Raises as `whole` does."""
    gone = set(keys)
    return _text([line for line in _lines(text) if line.partition(" ")[0] not in gone])


def merged(one: Statistics, other: Statistics) -> Statistics:
    """Both, and no hand twice: of two that are of the same deal the later one.

    What is in sums can't be told apart any more. So the sums of more hands count, and of the other
    statistics only what came later than these.
    """
    base, more = (one, other) if _summed(one) >= _summed(other) else (other, one)
    later = (hand for hand in more.hands if not base.sums or hand.when > base.until)
    hands: dict[str, Counted] = {}
    for hand in sorted((*base.hands, *later), key=lambda one: (one.when, written(one))):
        hands.pop(hand.key, None)
        hands[hand.key] = hand
    unread = tuple(dict.fromkeys((*one.unread, *other.unread)))[:MOST_UNREAD]
    return Statistics(tuple(hands.values()), base.sums, base.until, unread)


def _summed(statistics: Statistics) -> int:
    return statistics.sums.get("hands", 0)


# Sums


def _folded(lines: list[str]) -> list[str]:
    """The lines with the oldest hands made into sums. Raises `NotationError` if none is a hand."""
    sums, until = _sums(lines)
    old = [(line, read(line)) for line in lines[bool(sums) : FOLD]]
    hands = [hand for _, hand in old if hand]
    if not hands:
        raise NotationError("statistics", 0, words.TOO_MANY_UNREAD)
    until = max(until, *(hand.when for hand in hands))
    unread = (line for line, hand in old if hand is None)
    return [_sums_line(added(hands, sums), until), *lines[FOLD:], *unread]


def _sums(lines: list[str]) -> tuple[Sums, int]:
    """The sums of the first line and up to when they go; none if it is another line."""
    found = _SUMS.fullmatch(lines[0]) if lines else None
    if found is None:
        return {}, 0
    pairs = (pair.partition("=") for pair in found[2].split())
    sums = {name: int(number) for name, _, number in pairs}
    if any(number < 0 and not name.endswith(_SIGNED) for name, number in sums.items()):
        return {}, 0
    return sums, int(found[1], 36)


_SIGNED: Final = ("us", "them")
"""What may be below nothing: points, where a renege costs some."""


def _sums_line(sums: Sums, until: int) -> str:
    pairs = (f" {name}={number}" for name, number in sorted(sums.items()))
    return f"sums {based(until)}{''.join(pairs)}"


def added(hands: Iterable[Counted], sums: Sums) -> Sums:
    """The sums with these hands counted in."""
    total = Counter(sums)
    for hand in hands:
        for name, number in _parts(hand):
            total[name] += number
    return {name: number for name, number in total.items() if number}


def _parts(hand: Counted) -> Iterator[tuple[str, int]]:
    """What a hand adds to the sums."""
    ours, theirs = hand.points
    for scope in ("", f"dealer-{hand.dealer.name}."):
        yield f"{scope}hands", 1
        yield f"{scope}us", ours
        yield f"{scope}them", theirs
        yield f"{scope}squares", (ours - theirs) ** 2
    if hand.won is not None:
        yield "won" if hand.won else "lost", 1
    if hand.maker is None:
        yield "passed", 1
    else:
        for scope in ("maker", "alone")[: 1 + hand.alone]:
            yield f"{scope}-{hand.maker.name}.{hand.result.value}", 1
    if hand.dealt:
        yield from _of_deal(hand.dealt, hand.dealer.name)


def _of_deal(dealt: Dealt, dealer: str) -> Iterator[tuple[str, int]]:
    yield "dealt", 1
    yield f"up-{dealer}.deals", 1
    yield f"up-{dealer}.jacks", int(dealt.up == Rank.JACK.value)
    for seat, trumps, jacks in zip(SEATS, dealt.trumps, dealt.jacks):
        yield f"held-{seat.name}.trumps", trumps
        yield f"held-{seat.name}.jacks", jacks
