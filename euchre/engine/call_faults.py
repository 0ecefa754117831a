"""Faults of the calls: the up-card's mark, the contract and the phase must tell one story."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from euchre.engine.fault import Fault
from euchre.engine.position import Contract, Ending, Mark, Phase, Position
from euchre.engine.rules import Rules
from euchre.engine.seats import Seat


def calls(position: Position) -> Iterator[Fault]:
    rules, mark, contract = position.rules, position.table.mark, position.contract
    phase = position.phase
    if mark is not MARKS.get(phase, mark):
        yield Fault("table", f"the up-card's mark does not fit: {_MARK_WORDS[MARKS[phase]]}")
    if phase in BEFORE_TRUMP and contract is not None:
        yield Fault("contract", "trump is made, yet the players are still calling")
    elif contract is not None:
        yield from _contract_faults(position, contract)
    elif phase is Phase.OVER:
        if mark is not Mark.TURNED_DOWN or rules.stick or position.ended:
            yield Fault("contract", "nobody has made trump, yet the hand is over")
    elif phase not in BEFORE_TRUMP:
        yield Fault("contract", "nobody has made trump, yet it is no time to call")
    if position.ended:
        yield from _ending_faults(position, *position.ended)
    if (phase is Phase.NAME) is not (position.offered is None) and phase in _FACE_UP:
        yield Fault("turn", "a joker turned up lets the dealer name trump, and only that does")


def _ending_faults(position: Position, ending: Ending, seat: Seat) -> Iterator[Fault]:
    """Only a hand that is over was ended early, by a seat that plays and under its option."""
    contract = position.contract
    if position.phase is not Phase.OVER or contract is None:
        yield Fault("turn", "only a hand that is over can have been ended early")
    elif not contract.is_active(seat):
        yield Fault("turn", f"{seat.name} sits out and can't have ended the hand")
    redeal = OPTION_OF[Phase.REDEAL](position.rules)
    if (ending is Ending.REDEAL and not redeal) or (
        ending is Ending.RENEGE and position.rules.renege == "prevent"
    ):
        yield Fault("turn", f"these rules do not end a hand by {ending.name.lower()}")


def _contract_faults(position: Position, contract: Contract) -> Iterator[Fault]:
    rules, mark, upcard = position.rules, position.table.mark, position.table.upcard
    name = contract.suit.value if contract.suit else "no trump"
    if mark is Mark.FACE_UP and position.phase is not Phase.TAKE:
        yield Fault("table", "trump is made: the up-card was taken (+) or turned down (~)")
    if mark is Mark.TURNED_DOWN and not _may_be_called(position, contract):
        yield Fault("contract", f"{name} can't be trump when {upcard} was turned down")
    if mark is not Mark.TURNED_DOWN and not _may_be_ordered(position, contract):
        yield Fault("contract", f"{name} can't be trump when {upcard} was taken")
    if mark is Mark.LEFT and (rules.pickup == "must" or contract.maker is position.dealer):
        yield Fault("table", "the dealer may not leave the up-card (=)")
    yield from _alone_faults(position, contract)


def _may_be_called(position: Position, contract: Contract) -> bool:
    if position.offered is None:
        return False
    if contract.suit is None:
        return position.rules.no_trump
    return contract.suit is not position.offered or position.rules.r2_suit == "any"


def _may_be_ordered(position: Position, contract: Contract) -> bool:
    if position.offered is None:
        return contract.suit is not None and contract.maker is position.dealer
    return contract.suit is position.offered


def _alone_faults(position: Position, contract: Contract) -> Iterator[Fault]:
    rules, phase = position.rules, position.phase
    loner, defender = contract.loner, contract.lone_defender
    if loner is not contract.maker and loner is not None and rules.alone_who == "maker":
        yield Fault("contract", "only the maker can play alone")
    if defender and (
        rules.defend_alone == "off" or (rules.defend_alone == "vs_lone" and not loner)
    ):
        yield Fault("contract", f"{defender.name} may not defend alone")
    if len(contract.alone) > len([one for one in (loner, defender) if one]):
        yield Fault("contract", "one seat of each side can play alone")
    asked_later = phase is Phase.ALONE or loner not in (None, contract.maker)
    too_early = phase in _BEFORE_ALONE and (asked_later or defender)
    if (too_early and contract.alone) or (phase is Phase.DEFEND and defender):
        yield Fault("contract", "nobody has been asked yet whether he plays alone")
    if phase is Phase.DISCARD and not position.dealer_discards:
        yield Fault("turn", "a dealer who sits out does not discard")


BEFORE_TRUMP: Final = (Phase.BOTTOMS, Phase.NAME, Phase.ORDER, Phase.CALL)
_FACE_UP: Final = (Phase.NAME, Phase.ORDER)
_BEFORE_ALONE: Final = (Phase.TAKE, Phase.DISCARD, Phase.REDEAL, Phase.ALONE)
MARKS: Final = {
    Phase.BOTTOMS: Mark.FACE_UP,
    Phase.NAME: Mark.FACE_UP,
    Phase.ORDER: Mark.FACE_UP,
    Phase.CALL: Mark.TURNED_DOWN,
    Phase.TAKE: Mark.FACE_UP,
    Phase.DISCARD: Mark.TAKEN,
}
_MARK_WORDS: Final = {
    Mark.FACE_UP: "it lies face up in the first round",
    Mark.TURNED_DOWN: "it is turned down (~) in the second round",
    Mark.TAKEN: "the dealer has taken it (+) when he discards",
}


def always(_: Rules) -> bool:
    return True


OPTION_OF: Final[dict[Phase, Callable[[Rules], bool]]] = {
    Phase.BOTTOMS: lambda rules: rules.bottoms != "off",
    Phase.TAKE: lambda rules: rules.pickup == "may",
    Phase.REDEAL: lambda rules: rules.nine_ten or rules.ace_no_face,
    Phase.ALONE: lambda rules: rules.alone_when == "before_lead" or rules.alone_who != "maker",
    Phase.DEFEND: lambda rules: rules.defend_alone != "off",
    Phase.BEST: lambda rules: rules.partners_best,
    Phase.GIVE: lambda rules: rules.partners_best,
}
