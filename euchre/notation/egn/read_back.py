"""What the EGN of a game has lost, found by reading it back."""

from __future__ import annotations

import re
from collections.abc import Iterator

from euchre.engine.actions import Pass, Play
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.scoring import outcome
from euchre.notation.egn.losses import Loss
from euchre.notation.egn.reading import read_egn
from euchre.notation.egn.rules import unsaid
from euchre.notation.errors import NotationError
from euchre.notation.file import Entry


def lost_in(text: str, entries: tuple[Entry, ...]) -> Iterator[Loss]:
    """What the text does not tell as it was. Raises `NotationError` for what hands did."""
    told = _read_back(text, len(entries))
    if entries:
        yield from unsaid(entries[0].record.rules, told[0].rules)
    for hand, (entry, record) in enumerate(zip(entries, told, strict=True), start=1):
        own = entry.record
        if _gist(own) != _gist(record):
            raise _refusal(hand, "EGN can't tell this hand as it was played by these rules")
        if _points(own) != _points(record):
            raise _refusal(hand, f"EGN counts {_points(record)} for it, not {_points(own)}")
        if (own.position.phase, own.position.turn) != (record.position.phase, record.position.turn):
            yield Loss(f"hand {hand}", "EGN can't tell how far it has come since the calls")


def _refusal(hand: int, why: str) -> NotationError:
    return NotationError(f"hand {hand}", 0, why)


def _read_back(text: str, hands: int) -> list[Record]:
    try:
        return [entry.record for entry in read_egn(text).file.entries]
    except NotationError as error:
        why = f"EGN can't tell this as it was played: {error.why}"
        raise NotationError(_hand_at(error.part, hands), 0, why, error.reason) from None


def _hand_at(path: str, hands: int) -> str:
    """The hand that a path in the JSON leads to; the last has brought the final score."""
    found = re.match(r"deals\[(\d+)\]", path)
    if path == "metadata.finalScore":
        return f"hand {hands}"
    return f"hand {int(found[1]) + 1}" if found else path


def _gist(record: Record) -> tuple[object, ...]:
    """All that a hand did, whatever its rules have asked beside it."""
    position, contract = record.position, record.position.contract
    return (
        record.start,
        record.score,
        [action for action in record.actions if isinstance(action, Pass | Play)],
        contract and (contract.maker, contract.suit, contract.alone),
        position.table.put_down,
        position.phase is Phase.OVER,
    )


def _points(record: Record) -> str:
    position = record.position
    ns, ew = outcome(position).pair if position.phase is Phase.OVER else (0, 0)
    return f"{ns}-{ew}"
