"""Following: moments in which South must know which cards may be played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Final

from euchre.engine.cards import Card, Suit
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.trump import Trump
from euchre.lessons.exercises.hands import fresh, from_south, played, stages
from euchre.lessons.question import Kind, Question, asked


@dataclass(frozen=True, slots=True)
class Follow:
    """What somebody sees who plays to a trick that another has led to."""

    trump: Trump
    trick: tuple[Card, ...]
    held: tuple[Card, ...]

    @property
    def led(self) -> Suit:
        """The suit that must be followed."""
        return self.trump.suit_of(self.trick[0])

    @property
    def may(self) -> tuple[Card, ...]:
        """The cards that follow; all of them, if none does."""
        return self.trump.follows(self.held, self.trick[0]) or self.held

    @property
    def is_open(self) -> bool:
        """Whether some cards may be played and others not."""
        return len(self.may) < len(self.held)

    @property
    def trumps(self) -> tuple[Card, ...]:
        """The trumps held."""
        return tuple(filter(self.trump.is_trump, self.held))

    @property
    def holds_left(self) -> bool:
        return self.trump.left in self.held

    @property
    def seen_left(self) -> bool:
        """Whether the left bower is held or lies in the trick."""
        return self.trump.left in (*self.held, *self.trick)

    @property
    def home(self) -> Suit:
        """The suit that the left bower was printed in."""
        assert self.trump.suit is not None  # no trump is never called under the default rules
        return self.trump.suit.same_colour

    @property
    def at_home(self) -> tuple[Card, ...]:
        """The cards held that belong to the suit that the left bower was printed in."""
        return tuple(card for card in self.held if self.trump.suit_of(card) is self.home)


def follow(record: Record) -> Follow | None:
    """What the player to act sees, where another has led to the trick."""
    position = record.position
    if position.phase is not Phase.PLAY or not position.trick or not position.trick.cards:
        return None
    trump, held = position.made().trump, position.holding(position.acting())
    return Follow(trump, position.trick.cards, held) if len(held) > 1 else None


Fits = Callable[[Follow], bool]


def _plain(one: Follow) -> bool:
    quiet = not one.trumps and not any(map(one.trump.is_trump, one.trick))
    return one.is_open and len(one.held) > 2 and quiet


def _trump_led(one: Follow) -> bool:
    return one.is_open and one.led is one.trump.suit and not one.seen_left


def _trump_kept(one: Follow) -> bool:
    """A trump would take the trick, if only it might be played."""
    best = one.trick[one.trump.best(one.trick)]
    takes = any(one.trump.beats(card, best) for card in one.trumps)
    return one.is_open and one.led is not one.trump.suit and takes and not one.seen_left


def _left_held(one: Follow) -> bool:
    return one.is_open and one.holds_left and one.led in (one.trump.suit, one.home)


def _left_led(one: Follow) -> bool:
    return one.is_open and one.trick[0] is one.trump.left


def _home_led(one: Follow) -> bool:
    """The left bower looks like a card of the suit led, beside some that are."""
    return one.is_open and one.holds_left and one.led is one.home


def _no_other_at_home(one: Follow) -> bool:
    """The left bower does not follow, so anything may be played."""
    return one.holds_left and one.led is one.home and not one.at_home


def _no_other_trump(one: Follow) -> bool:
    """The left bower must be played, as the only trump."""
    return one.trumps == (one.trump.left,) and one.led is one.trump.suit and bool(one.at_home)


LEGAL: Final[dict[int, Fits]] = {
    1: _plain,
    2: _trump_led,
    3: _trump_kept,
    4: _left_held,
    5: _left_led,
}
"""What makes a moment fit for each rung of what may be played."""


def legal(rung: int, random: Random) -> Question:
    """Which cards may be played."""
    return _asked(LEGAL[rung], random)


def home_led(random: Random) -> Question:
    """Which cards may be played when the left bower's printed suit is led."""
    return _asked(_home_led, random)


def by_itself(random: Random) -> Question:
    """Which cards may be played when the left bower has no company: of either kind as often."""
    return _asked(random.choice((_no_other_at_home, _no_other_trump)), random)


def _asked(fits: Fits, random: Random) -> Question:
    return asked(Kind.LEGAL, from_south(_moment(fits, random)))


def _moment(fits: Fits, random: Random) -> Record:
    """A moment of a real hand that fits: any of those in the first hand that has one."""
    for _ in count():
        over = played(fresh(random), random)
        found = [one for one in stages(over) if (seen := follow(one)) and fits(seen)]
        if found:
            return random.choice(found)
    raise AssertionError("there is always another hand")
