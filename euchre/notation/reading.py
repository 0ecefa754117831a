"""Reading PEN: text that may be anything at all. The grammar stands in `pen`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from euchre.engine.actions import Action, Call, Discard, OrderUp, Pass, Play
from euchre.engine.cards import Suit
from euchre.engine.deal import KITTY_SIZE, Deal, Holdings
from euchre.engine.position import (
    Contract,
    IllegalAction,
    Mark,
    Pair,
    Phase,
    Position,
    Table,
    Trick,
)
from euchre.engine.record import Record
from euchre.engine.rules import Rules, from_codes
from euchre.engine.scoring import outcome
from euchre.engine.seats import Seat
from euchre.engine.setup import Setup
from euchre.notation.errors import NotationError
from euchre.notation.scan import Field, Line

T = TypeVar("T")

LONGEST = 2000
"""Characters that a line may have: five times the longest honest one."""


def read_rules(text: str) -> Rules:
    """The rules that a text names. Raises `NotationError`."""
    return _whole(text, lambda line: _rules(line.take("rules")))


def read_deal(text: str) -> Deal:
    """The deal that a text describes. Raises `NotationError`."""
    return _whole(text, _deal)


def read_position(text: str) -> Position:
    """The position that a text describes. Raises `NotationError`."""
    return _whole(text, _position)


def read_record(text: str) -> Record:
    """The record that a text tells. Raises `NotationError`."""
    return _whole(text, _record)


def _whole(text: str, read: Callable[[Line], T]) -> T:
    if len(text) > LONGEST:
        raise NotationError("text", LONGEST + 1, f"a line has at most {LONGEST} characters")
    line = Line(text)
    thing = read(line)
    line.end()
    return thing


# Rules, deals


def _rules(field: Field) -> Rules:
    if field.text == "-":
        return Rules()
    for code in field.split(","):
        code.reading(lambda text: from_codes([text]))  # an unknown code is told at its own column
    return field.reading(lambda text: from_codes(text.split(",")))


def _deal(line: Line) -> Deal:
    first = line.take("dealer")
    dealer = _seat(first)
    holdings, kitty = _holdings(line.take("holdings")), line.take("kitty")
    cards = kitty.cards()
    if len(cards) != KITTY_SIZE:
        raise kitty.fail(f"{KITTY_SIZE} cards lie in the kitty, not {len(cards)}")
    return Field("deal", first.column, "").reading(
        lambda _: Deal(dealer, holdings, cards[0], cards[1:])
    )


def _seat(field: Field) -> Seat:
    try:
        return Seat[field.text]
    except KeyError:
        raise field.fail(f"{field.text!r} is not a seat: write S, W, N or E") from None


def _holdings(field: Field) -> Holdings:
    parts = tuple(field.split("/"))
    if len(parts) != 4:
        raise field.fail(f"four holdings are parted by /, not {len(parts)}")
    s, w, n, e = (part.cards() for part in parts)
    return s, w, n, e


def _pair(field: Field) -> Pair:
    figures = field.text.split("-")
    if len(figures) != 2 or not all(map(_is_figure, figures)):
        raise field.fail(f"{field.text!r} is not two figures NS-EW, as in 3-7")
    return int(figures[0]), int(figures[1])


def _is_figure(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 3 and text == str(int(text))


# Positions


def _position(line: Line) -> Position:
    parts = ("holdings", "dealer", "table", "contract", "turn", "tricks", "score", "rules")
    fields = {part: line.take(part) for part in parts}
    setup = _setup(fields)
    for fault in setup.faults():
        raise fields[fault.part].fail(fault.text)
    return setup.position()


def _setup(fields: dict[str, Field]) -> Setup:
    table, contract = _table(fields["table"]), _contract(fields["contract"])
    phase, turn, trick = _turn(fields["turn"], table, contract)
    return Setup(
        rules=_rules(fields["rules"]),
        score=_pair(fields["score"]),
        dealer=_seat(fields["dealer"]),
        holdings=_holdings(fields["holdings"]),
        table=table,
        phase=phase,
        turn=turn,
        contract=contract,
        trick=trick,
        taken=_pair(fields["tricks"]),
    )


def _table(field: Field) -> Table:
    upcard, rest = field.leading(2).card(), field.rest(2)
    mark = next((mark for mark in Mark if mark.value and rest.text.startswith(mark.value)), None)
    kitty, *put_down = rest.rest(1 if mark else 0).split("-")
    if len(put_down) > 1:
        raise put_down[1].fail("one - parts the kitty from the cards put down")
    hidden = None if kitty.text == "xx" else kitty.cards()
    down = put_down[0].cards() if put_down else ()
    return Table(upcard, mark or Mark.FACE_UP, hidden, down)


def _contract(field: Field) -> Contract | None:
    if field.text == "-":
        return None
    maker, suit = _seat(field.leading(1)), _suit(field.rest(1).leading(1))
    if field.text[2:] not in ("", "*"):
        raise field.rest(2).fail(f"{field.text[2:]!r} is not *, the mark of a maker alone")
    return Contract(maker, suit, (maker,) if field.text[2:] else ())


def _suit(field: Field) -> Suit:
    try:
        return Suit(field.text)
    except ValueError:
        raise field.fail(f"{field.text!r} is not a suit: write s, h, d or c") from None


def _turn(
    field: Field, table: Table, contract: Contract | None
) -> tuple[Phase, Seat | None, Trick | None]:
    if field.text == ".":
        return Phase.OVER, None, None
    seat, rest = _seat(field.leading(1)), field.rest(1)
    if not rest.text:
        return (Phase.CALL if table.mark is Mark.TURNED_DOWN else Phase.ORDER), seat, None
    if rest.text == "?discard":
        return Phase.DISCARD, seat, None
    if not rest.text.startswith(":"):
        raise rest.fail(f"{rest.text!r} can't follow a seat: write ?discard, or : and cards")
    trick = Trick(seat, rest.rest(1).cards() if len(rest.text) > 1 else ())
    order = contract.active_from(seat) if contract else (seat,)
    return Phase.PLAY, order[len(trick.cards) % len(order)], trick


# Records

_TRICKS = "a trick has one card of each player; a space stands between two tricks"


def _record(line: Line) -> Record:
    record = _start(line)
    if line.take_if("|"):
        while (field := line.take_unless("call", "|", "=")) is not None:
            record = _then(record, field, _call(field))
        if line.take_if("|"):
            if (field := line.take_unless("trick", "=")) is not None:
                record = _played(record, field)  # it may end a trick that the start began
            while (field := line.take_unless("trick", "=")) is not None:
                record = _played(_between_tricks(record, field), field)
    points = line.take_unless("points")
    if points is not None:
        _check_points(record, points)
    return record


def _start(line: Line) -> Record:
    if line.take_if("@"):
        return Record.composed(_position(line))
    rules, score = _rules(line.take("rules")), line.take("score")
    points, deal = _pair(score), _deal(line)
    return score.reading(lambda _: Record.of(rules, deal, points))


def _call(field: Field) -> Action:
    text, alone = field.text.removesuffix("*"), field.text.endswith("*")
    if field.text == "p":
        return Pass()
    if text == "o":
        return OrderUp(alone)
    if text.startswith("-") and not alone:
        return Discard(field.rest(1).card())
    if text in {suit.value for suit in Suit}:
        return Call(Suit(text), alone)
    raise field.fail(f"{field.text!r} is not a call: write p, o, s, h, d, c or - and a card")


def _played(record: Record, field: Field) -> Record:
    """The record after a group of cards, which must end where a trick ends or the text does."""
    cards = field.cards()
    if not cards or (record.position.phase is Phase.PLAY and not _fits(record, len(cards))):
        raise field.fail(_TRICKS)
    for at, card in enumerate(cards):
        record = _then(record, field.rest(2 * at).leading(2), Play(card))
    return record


def _between_tricks(record: Record, field: Field) -> Record:
    """The record, if no trick is unfinished. Raises `NotationError`."""
    if record.position.trick is not None and record.position.trick.cards:
        raise field.fail(_TRICKS)
    return record


def _fits(record: Record, cards: int) -> bool:
    trick, contract = record.position.trick, record.position.contract
    assert trick is not None  # the cards are being played
    assert contract is not None
    return cards <= len(contract.active_from(trick.leader)) - len(trick.cards)


def _then(record: Record, field: Field, action: Action) -> Record:
    try:
        return record.then(action)
    except IllegalAction as error:
        raise NotationError(
            field.part, field.column, f"{field.text}: {error}", error.reason
        ) from None


def _check_points(record: Record, field: Field) -> None:
    if not field.text.startswith("="):
        raise field.fail(f"{field.text!r} is neither | nor = and the points")
    if record.position.phase is not Phase.OVER:
        raise field.fail("the hand is not over, so it has no points")
    points = outcome(record.position).pair
    if _pair(field.rest(1)) != points:
        raise field.fail(f"the hand was worth ={points[0]}-{points[1]}")
