"""Reading a position of PEN."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.engine.cards import Suit
from euchre.engine.position import (
    Contract,
    Ending,
    Mark,
    Phase,
    Position,
    Table,
    Trick,
    Voids,
)
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat
from euchre.engine.setup import Setup
from euchre.notation import parts
from euchre.notation.scan import Field, Line
from euchre.notation.writing import UNASKED


def position_of(line: Line) -> Position:
    """The position that the next fields describe. Raises `NotationError`."""
    names = ("holdings", "dealer", "table", "contract", "turn", "tricks", "score", "rules")
    fields = {name: line.take(name) for name in names}
    setup = _setup(fields)
    for fault in setup.faults():
        raise fields[fault.part].fail(fault.text)
    return setup.position()


def _setup(fields: dict[str, Field]) -> Setup:
    table, contract = _table(fields["table"]), _contract(fields["contract"])
    rules = parts.rules(fields["rules"])
    turn_field, *voids = _parted(fields["turn"])
    phase, turn, trick = _turn(turn_field, rules, table, contract)
    return Setup(
        rules=rules,
        score=parts.points(fields["score"]),
        dealer=parts.seat(fields["dealer"]),
        holdings=parts.holdings(fields["holdings"]),
        table=table,
        phase=phase,
        turn=turn,
        contract=contract,
        trick=trick,
        taken=parts.tricks(fields["tricks"]),
        ended=_ended(fields["turn"]),
        voids=_voids(voids),
    )


def _table(field: Field) -> Table:
    upcard, rest = field.leading(2).card(), field.rest(2)
    mark = next((mark for mark in Mark if mark.value and rest.text.startswith(mark.value)), None)
    kitty, *put_down = rest.rest(1 if mark else 0).split("-")
    if len(put_down) > 1:
        raise put_down[1].fail("one - parts the kitty from the cards put down")
    seen = kitty.text.endswith("!")
    kitty = kitty.leading(len(kitty.text) - seen)
    hidden = None if kitty.text == "xx" else kitty.cards()
    down = put_down[0].cards() if put_down else ()
    return Table(upcard, mark or Mark.FACE_UP, hidden, down, seen)


def _contract(field: Field) -> Contract | None:
    if field.text == "-":
        return None
    maker, suit, rest = parts.seat(field.leading(1)), trump(field.rest(1).leading(1)), field.rest(2)
    alone: list[Seat] = []
    if rest.text.startswith("*"):
        rest = rest.rest(1)
        partner = rest.text[:1] == maker.partner.name
        alone.append(maker.partner if partner else maker)
        rest = rest.rest(int(partner))
    if rest.text.startswith("x"):
        alone.append(parts.seat(rest.rest(1).leading(1)))
        rest = rest.rest(2)
    if rest.text:
        raise rest.fail(f"{rest.text!r} is neither * nor x, the marks of a player alone")
    return Contract(maker, suit, tuple(alone))


def trump(field: Field) -> Suit | None:
    """The suit of a letter, None for `n`, no trump. Raises `NotationError`."""
    return None if field.text == "n" else _suit(field)


def _suit(field: Field) -> Suit:
    try:
        return Suit(field.text)
    except ValueError:
        raise field.fail(f"{field.text!r} is not a suit: write s, h, d or c") from None


def _turn(
    field: Field, rules: Rules, table: Table, contract: Contract | None
) -> tuple[Phase, Seat | None, Trick | None]:
    if field.text.startswith("."):
        return Phase.OVER, None, None
    seat, rest = parts.seat(field.leading(1)), field.rest(1)
    if not rest.text:
        return _bidding(rules, table), seat, None
    if rest.text.startswith("?"):
        return _asked(rest), seat, None
    if not rest.text.startswith(":"):
        raise rest.fail(f"{rest.text!r} can't follow a seat: write ? and a word, or : and cards")
    trick = Trick(seat, rest.rest(1).cards() if len(rest.text) > 1 else ())
    order = contract.active_from(seat) if contract else (seat,)
    return Phase.PLAY, order[len(trick.cards) % len(order)], trick


def _parted(field: Field) -> list[Field]:
    """The turn, and the marks of the suits that seats have failed to follow."""
    return [field] if field.text.startswith(".") else list(field.split("!"))


def _voids(fields: Sequence[Field]) -> Voids:
    found = {seat: frozenset[Suit]() for seat in SEATS}
    for field in fields:
        letters = field.rest(1)
        suits = [_suit(letters.rest(at).leading(1)) for at in range(len(letters.text))]
        found[parts.seat(field.leading(1))] |= frozenset(suits)
    return found[Seat.S], found[Seat.W], found[Seat.N], found[Seat.E]


def _bidding(rules: Rules, table: Table) -> Phase:
    """The phase of a seat of which nothing is asked but a call."""
    if table.mark is Mark.TURNED_DOWN:
        return Phase.CALL
    return Phase.NAME if rules.offered(table.upcard) is None else Phase.ORDER


_ASKED: Final = {
    phase.value: phase for phase in Phase if phase not in (*UNASKED, Phase.PLAY, Phase.OVER)
}


def _asked(field: Field) -> Phase:
    phase = _ASKED.get(field.text[1:])
    if phase is None:
        raise field.fail(f"{field.text!r} is no question: write ? and one of {', '.join(_ASKED)}")
    return phase


def _ended(field: Field) -> tuple[Ending, Seat] | None:
    """What ended a hand early, behind the dot."""
    if not field.text.startswith(".") or field.text == ".":
        return None
    mark = field.rest(1).leading(1)
    ending = next((one for one in Ending if one.value == mark.text), None)
    if ending is None:
        raise mark.fail(f"{mark.text!r} ends no hand: write r, ! or L and a seat")
    return ending, parts.seat(field.rest(2))
