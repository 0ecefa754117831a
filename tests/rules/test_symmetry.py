"""Nothing in the rules depends on which suit is which, or on where the table stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from itertools import permutations
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from euchre.engine.actions import Action, Exchange
from euchre.engine.cards import Card, Suit, cards, in_pack_order
from euchre.engine.deal import Deal
from euchre.engine.judge import legal_actions
from euchre.engine.position import Phase, Position
from euchre.engine.record import Record
from euchre.engine.rules import Rules, codes, from_codes
from euchre.engine.scoring import outcome
from euchre.engine.seats import SEATS, Seat, Side
from tests.rules import words
from tests.rules.hands import hands, law

Part = Any  # a card, suit, seat or side, or anything that is made of them
Change = Callable[[Part], Part]


def repaints() -> list[dict[Suit, Suit]]:
    """The eight ways to rename the suits that keep the colours together."""
    found = [dict(zip(Suit, order)) for order in permutations(Suit)]
    return [new for new in found if all(new[s].same_colour is new[s.same_colour] for s in Suit)]


def repaint(new: dict[Suit, Suit]) -> Change:
    def change(value: Part) -> Part:
        if isinstance(value, Card):
            return Card.parse(value.rank.value + new[value.suit].value) if value.suit else value
        if isinstance(value, Rules) and value.benny_up.startswith("suit:"):
            named = new[Suit(value.benny_up[-1])].value
            return from_codes([*without_benny(value), f"benny-{named}"])
        return new[value] if isinstance(value, Suit) else value

    return change


def without_benny(rules: Rules) -> list[str]:
    return [code for code in codes(rules) if not code.startswith("benny-")]


def turn(places: int) -> Change:
    """Everybody moves so many seats to the left."""

    def change(value: Part) -> Part:
        if isinstance(value, Seat):
            return value.round_from[places]
        if isinstance(value, Side):
            return value.other if places % 2 else value
        return value

    return change


def through(value: Part, change: Change) -> Part:
    """A value with everything inside it changed."""
    if isinstance(value, dict):
        return {change(key): through(one, change) for key, one in value.items()}
    if isinstance(value, Exchange):
        return Exchange(in_pack_order(through(value.cards, change)))
    if isinstance(value, tuple | frozenset | set):
        return type(value)(through(one, change) for one in value)
    if is_dataclass(value) and not isinstance(value, type):
        parts = {field.name: getattr(value, field.name) for field in fields(value)}
        return type(value)(**{name: through(part, change) for name, part in parts.items()})
    return change(value)


def facts(position: Position) -> dict[str, object]:
    """What is to be the same, holdings as sets and figures by their side."""
    over = position.phase is Phase.OVER
    return {
        "dealer": position.dealer,
        "holdings": {seat: frozenset(position.holding(seat)) for seat in SEATS},
        "upcard": (position.table.upcard, position.table.mark, position.table.put_down),
        "phase": (position.phase, position.turn),
        "contract": position.contract,
        "trick": position.trick,
        "taken": {side: position.taken[side.index] for side in Side},
        "score": {side: position.score[side.index] for side in Side},
        "legal": frozenset(legal_actions(position)),
        "outcome": outcome(position) if over else None,
    }


def changed(record: Record, change: Change) -> Record:
    """The same hand after the change: other suits, or other seats."""
    deal = record.start
    assert isinstance(deal, Deal)
    held = {change(seat): through(deal.holdings[seat.value], change) for seat in SEATS}
    s, w, n, e = (held[seat] for seat in SEATS)
    kitty = through(deal.kitty, change)
    other = Deal(change(deal.dealer), (s, w, n, e), change(deal.upcard), kitty)
    points = {change(side): record.score[side.index] for side in Side}
    actions: tuple[Action, ...] = through(record.actions, change)
    return Record.of(change(record.rules), other, (points[Side.NS], points[Side.EW]), actions)


@law
@given(hands(), st.sampled_from(repaints()))
def test_renaming_the_suits_of_a_hand_changes_nothing_else(
    record: Record, new: dict[Suit, Suit]
) -> None:
    """F3, R47, R48: swap suits of one colour, or the colours, and trump with them."""
    change = repaint(new)
    for before, after in zip(record.positions, changed(record, change).positions):
        assert through(facts(before), change) == facts(after)


@law
@given(hands(), st.integers(min_value=0, max_value=3))
def test_turning_the_table_changes_nothing_else(record: Record, places: int) -> None:
    """R8, F15: no seat and no side is favoured."""
    change = turn(places)
    for before, after in zip(record.positions, changed(record, change).positions):
        assert through(facts(before), change) == facts(after)


def test_there_are_eight_ways_to_rename_the_suits() -> None:
    assert 8 == len(repaints())


def test_renaming_the_suits_across_the_colours_is_another_hand() -> None:
    """R47: so the laws above can fail: with spades as trump the jack of diamonds is plain."""
    hearts = words.following(Suit.HEARTS, Card.parse("Kd"), cards("Jd9dAc"))
    spades = words.following(Suit.SPADES, Card.parse("Kd"), cards("Jd9dAc"))
    swap = repaint({**{suit: suit for suit in Suit}, Suit.HEARTS: Suit.SPADES})
    assert through(legal_actions(hearts), swap) != legal_actions(spades)
