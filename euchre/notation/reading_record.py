"""Reading a record of PEN."""

from __future__ import annotations

from typing import Final

from euchre.engine.actions import (
    Action,
    Call,
    Discard,
    Exchange,
    Give,
    LayDown,
    OrderUp,
    Play,
)
from euchre.engine.cards import Suit
from euchre.engine.position import (
    Phase,
)
from euchre.engine.record import Record
from euchre.engine.scoring import outcome
from euchre.engine.steps import IllegalAction
from euchre.notation import parts
from euchre.notation.errors import NotationError
from euchre.notation.reading_position import position_of, trump
from euchre.notation.scan import Field, Line
from euchre.notation.writing import LETTERS

_TRICKS = "a trick has one card of each player; a space stands between two tricks"


def record_of(line: Line) -> Record:
    """The record that a line tells. Raises `NotationError`."""
    record = _start(line)
    if line.take_if("|"):
        while (field := line.take_unless("call", "|", "=")) is not None:
            record = then(record, field, call(field))
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
        return Record.composed(position_of(line))
    rules, score = parts.rules(line.take("rules")), line.take("score")
    points, deal = parts.points(score), parts.deal(line)
    return score.reading(lambda _: Record.of(rules, deal, points))


def call(field: Field) -> Action:
    """The call that a field tells. Raises `NotationError`."""
    text, alone = field.text.removesuffix("*"), field.text.endswith("*")
    if field.text in _PLAIN_CALLS:
        return _PLAIN_CALLS[field.text]
    if text == "o":
        return OrderUp(alone)
    if text in {"n", *(suit.value for suit in Suit)}:
        return Call(trump(field.leading(1)), alone)
    if text.startswith("-") and not alone:
        return Discard(field.rest(1).card())
    if text.startswith("g") and not alone:
        return Give(field.rest(1).card())
    if text.startswith("b") and not alone:
        return Exchange(field.rest(1).cards())
    raise field.fail(f"{field.text!r} is not a call: {_CALLS}")


_PLAIN_CALLS: Final[dict[str, Action]] = {
    letter: kind() for kind, letter in LETTERS.items() if kind is not LayDown
}
_CALLS: Final = (
    f"write {' '.join(_PLAIN_CALLS)}, o, s h d c n, or - g b and cards, * behind a call alone"
)


def _played(record: Record, field: Field) -> Record:
    """The record after a group of cards, which must end where a trick ends or the text does.

    An `L` is a lay-down, between two tricks or in the midst of one.
    """
    if field.text == LETTERS[LayDown]:
        return then(record, field, LayDown())
    cards = field.cards()
    if not cards or (record.position.phase is Phase.PLAY and not _fits(record, len(cards))):
        raise field.fail(_TRICKS)
    for at, card in enumerate(cards):
        record = then(record, field.rest(2 * at).leading(2), Play(card))
    return record


def _between_tricks(record: Record, field: Field) -> Record:
    """The record, if no trick is unfinished. Raises `NotationError`."""
    in_trick = record.position.trick is not None and record.position.trick.cards
    if in_trick and field.text != LETTERS[LayDown]:
        raise field.fail(_TRICKS)
    return record


def _fits(record: Record, cards: int) -> bool:
    trick, contract = record.position.trick, record.position.contract
    assert trick is not None  # the cards are being played
    assert contract is not None
    return cards <= len(contract.active_from(trick.leader)) - len(trick.cards)


def then(record: Record, field: Field, action: Action) -> Record:
    """The record with the action that a field tells. Raises `NotationError`."""
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
    if parts.points(field.rest(1)) != points:
        raise field.fail(f"the hand was worth ={points[0]}-{points[1]}")
