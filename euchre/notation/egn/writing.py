"""Writing a file of hands as EGN, and reading it back to see what has been lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NoReturn

from euchre.engine.actions import (
    Action,
    Call,
    Exchange,
    Give,
    LayDown,
    Leave,
    OrderUp,
    Pass,
    Play,
    Redeal,
)
from euchre.engine.cards import JOKER
from euchre.engine.deal import Deal
from euchre.engine.position import Phase, Position
from euchre.engine.record import Record
from euchre.notation.egn.deal import BIDDING, NO_DEFENDER, PLAYING, write_card
from euchre.notation.egn.heading import write_heading
from euchre.notation.egn.losses import Loss, NotTold
from euchre.notation.egn.notes import write_notes
from euchre.notation.egn.played_out import played_out
from euchre.notation.egn.read_back import lost_in
from euchre.notation.egn.reading import KIND, MOST_DEALS, score_after
from euchre.notation.egn.rules import write_ruleset
from euchre.notation.errors import NotationError
from euchre.notation.file import Entry, PenFile
from euchre.notation.writing import write_suit

VERSION: Final = "1.6"


@dataclass(frozen=True, slots=True)
class Written:
    """A file as EGN, and all that was left out of it or made up for it."""

    text: str
    losses: tuple[Loss, ...]


def write_egn(file: PenFile, fill: bool = False) -> Written:
    """The file as EGN; with `fill` the tricks that a lay-down left are played out.

    Raises `NotationError` for a hand that EGN can't tell as it was, `NotTold` for what `fill`
    would make up.
    """
    losses: list[Loss] = []
    entries = tuple(_complete(one, at, fill, losses) for at, one in enumerate(file.entries, 1))
    _check_game(entries)
    metadata = write_heading(file, losses) | _game(entries)
    deals = [_deal(entry, at, losses) for at, entry in enumerate(entries)]
    whole = {"fileType": KIND, "version": VERSION, "metadata": metadata, "deals": deals}
    text = json.dumps(whole, ensure_ascii=False, indent=2) + "\n"
    return Written(text, (*losses, *lost_in(text, entries)))


def _fail(hand: int, why: str) -> NoReturn:
    raise NotationError(f"hand {hand}", 0, why)


def _complete(entry: Entry, hand: int, fill: bool, losses: list[Loss]) -> Entry:
    """The entry, a lay-down played out if that is wanted. Raises `NotationError`."""
    record = entry.record
    _check_words(record, hand)
    if not any(isinstance(action, LayDown) for action in record.actions):
        return entry
    if not fill:
        raise NotTold(f"hand {hand}", 0, "EGN has no word for laying down")
    complete, before = played_out(record), len(record.actions) - 1
    if complete is None:
        _fail(hand, "this lay-down can't be played out")
    losses.append(Loss(f"hand {hand}", "the tricks after the lay-down are made up"))
    kept = tuple(note for note in entry.notes if note.actions <= before)
    if kept != entry.notes:
        losses.append(Loss(f"hand {hand}", "the notes on the lay-down"))
    return Entry(complete, kept)


def _check_words(record: Record, hand: int) -> None:
    """That EGN has words for all that a hand did. Raises `NotationError`."""
    if not isinstance(record.start, Deal):
        _fail(hand, "EGN tells a hand from its deal on, not from the midst of it")
    if record.start.upcard is JOKER:
        _fail(hand, "EGN does not say what a joker that is turned up stands for")
    if record.position.phase is Phase.GIVE:
        _fail(hand, f"EGN {_WORDLESS[Give]}")
    for action in record.actions:
        if type(action) in _WORDLESS:
            _fail(hand, f"EGN {_WORDLESS[type(action)]}")


_WORDLESS: Final[dict[type, str]] = {
    Exchange: "does not tell which cards were changed for the kitty's",
    Leave: "has no word for a dealer who leaves the up-card",
    Redeal: "has no word for a new deal",
    Give: "has no place for the card that a loner puts down for his partner's best",
}


def _check_game(entries: tuple[Entry, ...]) -> None:
    """That the hands are one game. Raises `NotationError`."""
    if len(entries) > MOST_DEALS:
        raise NotationError("file", 0, f"EGN has room for {MOST_DEALS} hands")
    for hand, (entry, after) in enumerate(pairwise(entries), start=1):
        record, score = entry.record, after.record.score
        if record.position.phase is not Phase.OVER:
            _fail(hand, "only the last hand of an EGN file may be unfinished")
        if after.record.rules != record.rules:
            _fail(hand + 1, "an EGN file has one set of rules, and the hand before has another")
        if score != score_after(record):
            due = score_after(record)
            _fail(hand + 1, f"EGN goes on at {due[0]}-{due[1]}, not {score[0]}-{score[1]}")


def _game(entries: tuple[Entry, ...]) -> dict[str, object]:
    """Score and rules of all the hands; the last score when the game is won."""
    if not entries:
        return {"initialScore": [0, 0]}
    first, last = entries[0].record, entries[-1].record
    found: dict[str, object] = {"initialScore": list(first.score)}
    if last.position.phase is Phase.OVER and max(score_after(last)) >= last.rules.target:
        found["finalScore"] = list(score_after(last))
    return found | {"ruleset": write_ruleset(first.rules)}


# A deal


def _deal(entry: Entry, at: int, losses: list[Loss]) -> dict[str, object]:
    record, part = entry.record, f"hand {at + 1}"
    deal = record.start
    assert isinstance(deal, Deal)  # others have been refused
    state = {
        "dealer": deal.dealer.index,
        "upCard": write_card(deal.upcard),
        "playerCards": [list(map(write_card, holding)) for holding in deal.holdings],
    }
    notes = write_notes(entry.notes, (*_calls(record), *_plays(record)), part, losses)
    phases: list[dict[str, object]] = []
    if record.actions:
        phases.append(_bidding(record, at + 1) | _annotations("call", _calls(record), notes))
    if _has_led(record.position):
        tricks: dict[str, object] = {"type": PLAYING, "tricks": list(_tricks(record))}
        phases.append(tricks | _annotations("play", _plays(record), notes))
    return {"dealNumber": at, "initialState": state, "phases": phases}


def _has_led(position: Position) -> bool:
    """Whether the play has begun, or somebody is on lead."""
    return position.trick is not None or sum(position.taken) > 0


def _calls(record: Record) -> tuple[int, ...]:
    """How many actions have been taken with each call."""
    return tuple(at for at, one in enumerate(record.actions, 1) if isinstance(one, _CALLS))


def _plays(record: Record) -> tuple[int, ...]:
    return tuple(at for at, one in enumerate(record.actions, 1) if isinstance(one, Play))


_CALLS: Final = (Pass, OrderUp, Call)


def _annotations(
    kind: str, places: tuple[int, ...], notes: dict[int, list[str]]
) -> dict[str, object]:
    found = {str(at): notes[place] for at, place in enumerate(places) if place in notes}
    return {f"{kind}Annotations": found} if found else {}


def _bidding(record: Record, hand: int) -> dict[str, object]:
    """The calls, and who plays alone. Raises `NotationError`."""
    position = record.position
    contract, discards = position.contract, position.table.put_down
    calls = [_call(record.actions[at - 1]) for at in _calls(record)]
    found: dict[str, object] = {"type": BIDDING, "calls": calls}
    if contract:
        if contract.loner not in (None, contract.maker):
            _fail(hand, "EGN has no word for a maker's partner who plays alone")
        if contract.lone_defender and not contract.loner:
            _fail(hand, "EGN lets a defender play alone against a lone maker only")
        found["isAlone"] = contract.loner is not None
    if (
        contract
        and contract.loner
        and record.rules.defend_alone != "off"
        and _is_past_that(position)
    ):
        defender = contract.lone_defender
        found["aloneDefender"] = defender.index if defender else NO_DEFENDER
    return found | ({"discard": write_card(discards[0])} if discards else {})


def _is_past_that(position: Position) -> bool:
    """Whether the defenders have been asked."""
    return _has_led(position) or position.phase in (Phase.BEST, Phase.GIVE)


def _call(action: Action) -> str:
    match action:
        case Call(suit):
            return write_suit(suit)
        case OrderUp():
            return "Order"
        case _:
            return "Pass"


def _tricks(record: Record) -> Iterator[list[str]]:
    """The cards of each trick, in the order played."""
    trick: list[str] = []
    for at in _plays(record):
        action = record.actions[at - 1]
        assert isinstance(action, Play)  # that is where plays stand
        trick.append(write_card(action.card))
        if record.positions[at].taken != record.positions[at - 1].taken:
            yield trick
            trick = []
    if trick:
        yield trick
