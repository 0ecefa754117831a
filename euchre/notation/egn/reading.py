"""Reading an EGN file, whatever it may be, as a file of hands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from euchre.engine.actions import (
    Action,
    Call,
    DefendAlone,
    DefendTogether,
    Discard,
    Keep,
    OrderUp,
    Pass,
    Play,
)
from euchre.engine.position import Contract, Pair, Phase
from euchre.engine.reasons import UpcardStays
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.scoring import outcome
from euchre.engine.steps import IllegalAction
from euchre.notation.egn.deal import NO_DEFENDER, Told, called, suit_called, told
from euchre.notation.egn.dealt import Dealt, dealt
from euchre.notation.egn.heading import SCORES, Heading, read_heading
from euchre.notation.egn.losses import Loss
from euchre.notation.egn.notes import read_notes, with_room
from euchre.notation.egn.tree import Node, shown, tree
from euchre.notation.errors import NotationError
from euchre.notation.file import Entry, Note, PenFile

KIND: Final = "Euchre Game Notation"
MOST_DEALS: Final = 100
_VERSION: Final = re.compile(r"1\.[2-6](\.[0-9]{1,9})?")


@dataclass(frozen=True, slots=True)
class Converted:
    """A file as it was read, and all that was left out or made up for it."""

    file: PenFile
    losses: tuple[Loss, ...]


def read_egn(text: str, fill: bool = False) -> Converted:
    """The hands of an EGN file; with `fill` the cards that it does not tell are made up.

    Raises `NotationError` whose part is the path in the JSON, `NotTold` for what `fill` would
    make up.
    """
    names = ("fileType", "version", "metadata", "deals")
    said = tree(text).object(names, names)
    if said["fileType"].text(40) != KIND:
        raise said["fileType"].fail(f"{KIND!r} stands here")
    version = said["version"].text(20)
    if not _VERSION.fullmatch(version):
        raise said["version"].fail(f"1.2 to 1.6 can be read, not {shown(version)}")
    return _converted(read_heading(said["metadata"]), said["deals"].items(MOST_DEALS), fill)


def _converted(heading: Heading, deals: tuple[Node, ...], fill: bool) -> Converted:
    """EGN lets a dealer put the up-card back; our rules do when a dealer has done so."""
    try:
        hands = _Hands(heading, deals, fill)
    except NotationError as error:
        if not isinstance(error.reason, UpcardStays):
            raise
        rules = replace(heading.rules, discard_upcard=True)
        hands = _Hands(replace(heading, rules=rules), deals, fill)
    file = PenFile(heading.tags, tuple(hands.entries))
    return Converted(file, (*heading.losses, *hands.losses))


class _Hands:
    """The hands of a file one after another, each at the score that the one before has left."""

    def __init__(self, heading: Heading, deals: tuple[Node, ...], fill: bool) -> None:
        self.losses: list[Loss] = []
        self.entries: list[Entry] = []
        self._score, self._fill = heading.score, fill
        for at, node in enumerate(deals):
            self._add(node, heading.rules, at)
        self._check_final(heading.final)
        if not deals and (heading.rules != Rules() or heading.score != (0, 0)):
            self.losses.append(
                Loss("metadata", "rules and score, as there is no hand to bear them")
            )

    def _add(self, node: Node, rules: Rules, at: int) -> None:
        if self._is_unfinished():
            raise node.fail("the hand before this one is not over, so nobody knows the score")
        deal = told(node)
        number = deal.number.whole(0, 999_999)
        if number not in (at, at + 1):
            self.losses.append(Loss(deal.number.path, f"{number}, as hands are numbered from 1 on"))
        entry = _hand(deal, rules, self._score, self._fill, self.losses)
        self.entries.append(entry)
        if not self._is_unfinished():
            self._score = score_after(entry.record)

    def _is_unfinished(self) -> bool:
        return bool(self.entries) and self.entries[-1].record.position.phase is not Phase.OVER

    def _check_final(self, node: Node | None) -> None:
        final = node.items(2, 2) if node else ()
        points = tuple(one.whole(*SCORES) for one in final)
        if node and self._is_unfinished():
            self.losses.append(Loss(node.path, "the last hand is not over here"))
        elif node and points != self._score:
            raise node.fail(f"the hands come to {list(self._score)}")


def score_after(record: Record) -> Pair:
    """The score that a hand which is over leaves."""
    ns, ew = outcome(record.position).pair
    return record.score[0] + ns, record.score[1] + ew


def _hand(deal: Told, rules: Rules, score: Pair, fill: bool, losses: list[Loss]) -> Entry:
    contract = deal.contract(rules)
    _check_contract(deal, contract, rules)
    found = dealt(deal, contract, rules, fill, losses)
    record = deal.start.reading(lambda: Record.of(rules, found.deal, score))
    for node in deal.bidding.calls:
        record = _then(record, node, _call(node, deal.bidding.is_alone))
    record = _answered(record, deal, found)
    first = len(record.actions)
    for _, card, node in deal.plays(contract, rules) if contract else ():
        record = _then(record, node, Play(card))
    if deal.lines and deal.lines.items(50):
        losses.append(Loss(deal.lines.path, "side lines are not read"))
    return Entry(record, with_room(_notes(deal, record, first, losses), deal.path, losses))


def _check_contract(deal: Told, contract: Contract | None, rules: Rules) -> None:
    """That what follows the calls fits them. Raises `NotationError`."""
    defender = deal.bidding.defender
    if defender and rules.defend_alone == "off" and defender.whole(NO_DEFENDER, 3) >= 0:
        raise defender.fail("the ruleset does not let anybody defend alone")
    if deal.playing and contract is None:
        raise deal.playing.node.fail("nobody has made trump")


def _call(node: Node, alone: bool) -> Action:
    match called(node):
        case "Pass":
            return Pass()
        case "Order":
            return OrderUp(alone)
        case _:
            return Call(suit_called(node), alone)


def _answered(record: Record, deal: Told, found: Dealt) -> Record:
    """The record with all that is asked between the calls and the lead, as far as it is told."""
    playing, discard, defender = deal.playing, found.discard, deal.bidding.defender
    while True:
        position = record.position
        match position.phase:
            case Phase.DISCARD if discard:
                record = _then(record, deal.bidding.discard or deal.start, Discard(discard))
            case Phase.DEFEND if defender or playing:
                alone = defender is not None and defender.value == position.acting().index
                action = DefendAlone() if alone else DefendTogether()
                record = _then(record, defender or deal.start, action)
            case Phase.BEST if playing:
                record = _then(record, playing.node, Keep())
            case _:
                return record


def _then(record: Record, node: Node, action: Action) -> Record:
    """The record with the action that a node tells. Raises `NotationError`."""
    try:
        return record.then(action)
    except IllegalAction as error:
        raise NotationError(node.path, 0, str(error), error.reason) from None


def _notes(deal: Told, record: Record, first: int, losses: list[Loss]) -> Iterator[Note]:
    yield from read_notes(deal.bidding.notes, 0, len(deal.bidding.calls), losses)
    if deal.playing:
        yield from read_notes(deal.playing.notes, first, len(record.actions) - first, losses)
