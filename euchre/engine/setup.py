"""Setup: an arrangement of a hand that may be impossible; its faults, and the position it makes.

Whoever composes a position (a text, an editor) makes a `Setup`; only one without faults becomes
a `Position`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from euchre.engine.cards import Card, in_pack_order
from euchre.engine.deal import CARDS_EACH, KITTY_SIZE, Holdings
from euchre.engine.errors import EuchreError
from euchre.engine.position import Contract, Mark, Pair, Phase, Position, Table, Trick
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat


@dataclass(frozen=True, slots=True)
class Fault:
    """What makes an arrangement impossible; `part` is the field that it lies in."""

    part: str
    text: str


@dataclass(frozen=True, slots=True)
class Setup:
    """The fields of a `Position`, none of them checked yet; cards are put in pack order."""

    rules: Rules
    score: Pair
    dealer: Seat
    holdings: Holdings
    table: Table
    phase: Phase
    turn: Seat | None
    contract: Contract | None = None
    trick: Trick | None = None
    taken: Pair = (0, 0)

    def __post_init__(self) -> None:
        s, w, n, e = map(in_pack_order, self.holdings)
        object.__setattr__(self, "holdings", (s, w, n, e))
        if self.table.kitty is not None:
            table = replace(self.table, kitty=in_pack_order(self.table.kitty))
            object.__setattr__(self, "table", table)

    @staticmethod
    def of(position: Position) -> Setup:
        """The arrangement of a position, to be changed."""
        return Setup(*(getattr(position, name) for name in _FIELDS))

    def faults(self) -> tuple[Fault, ...]:
        """Everything that is impossible here; none when it makes a position.

        The first kind of fault found is told, as the later checks rest on the earlier ones.
        """
        for check in (_figures, _cards, _calls, _turns, _sizes, _upcard, _play):
            found = tuple(check(self))
            if found:
                return found
        return ()

    def position(self) -> Position:
        """The position that this arrangement makes.

        Raises `EuchreError` naming the first fault.
        """
        for fault in self.faults():
            raise EuchreError(f"{fault.part}: {fault.text}")
        return Position(*(getattr(self, name) for name in _FIELDS))


_FIELDS = tuple(Position.__dataclass_fields__)


def _figures(setup: Setup) -> Iterator[Fault]:
    for points in setup.score:
        if not 0 <= points < setup.rules.target:
            yield Fault("score", f"{points} points can't be: the game goes to {setup.rules.target}")
    if min(setup.taken) < 0 or sum(setup.taken) > CARDS_EACH:
        yield Fault("tricks", f"{setup.taken[0]}-{setup.taken[1]}: a hand has {CARDS_EACH} tricks")
    over = setup.phase is Phase.OVER and setup.contract is not None
    if over and sum(setup.taken) != CARDS_EACH:
        yield Fault("tricks", "a hand that was played ends after the fifth trick")
    if setup.phase is Phase.PLAY and sum(setup.taken) == CARDS_EACH:
        yield Fault("turn", "nobody is to play: all five tricks are taken")
    if setup.phase in _BEFORE_PLAY and any(setup.taken):
        yield Fault("tricks", "no trick can be taken before the first lead")


def _cards(setup: Setup) -> Iterator[Fault]:
    for card, times in Counter(card for _, card in _placed(setup)).items():
        if times > 1:
            yield Fault(_last_place(setup, card), f"{card} stands in {times} places")
    kitty = setup.table.kitty
    if kitty is not None and len(kitty) != KITTY_SIZE - 1:
        yield Fault("table", f"{KITTY_SIZE - 1} cards of the kitty lie face down, not {len(kitty)}")


def _placed(setup: Setup) -> Iterator[tuple[str, Card]]:
    """Every card that is shown somewhere, with its part; a taken up-card is in a holding."""
    for holding in setup.holdings:
        yield from (("holdings", card) for card in holding)
    table = setup.table
    upcard = () if table.mark is Mark.TAKEN else (table.upcard,)
    yield from (("table", card) for card in (*upcard, *(table.kitty or ()), *table.put_down))
    yield from (("turn", card) for card in (setup.trick.cards if setup.trick else ()))


def _last_place(setup: Setup, card: Card) -> str:
    return [part for part, placed in _placed(setup) if placed is card][-1]


def _calls(setup: Setup) -> Iterator[Fault]:
    """The up-card's mark, the contract and the phase must tell the same story."""
    mark, contract, phase = setup.table.mark, setup.contract, setup.phase
    if mark is not _MARKS.get(phase, mark):
        yield Fault("table", f"the up-card's mark does not fit: {_MARK_WORDS[_MARKS[phase]]}")
    if contract is None:
        if phase in (Phase.DISCARD, Phase.PLAY):
            yield Fault("contract", "nobody has made trump, yet it is no time to call")
        if phase is Phase.OVER and (mark is not Mark.TURNED_DOWN or setup.rules.stick):
            yield Fault("contract", "nobody has made trump, yet the hand is over")
    elif phase in (Phase.ORDER, Phase.CALL):
        yield Fault("contract", "trump is made, yet the players are still calling")
    else:
        yield from _contract_faults(setup, contract)


def _contract_faults(setup: Setup, contract: Contract) -> Iterator[Fault]:
    upcard, mark = setup.table.upcard, setup.table.mark
    if mark is Mark.FACE_UP:
        yield Fault("table", "trump is made: the up-card was taken (+) or turned down (~)")
    if (mark is Mark.TAKEN) is not (contract.suit is upcard.suit):
        taken = "taken" if mark is Mark.TAKEN else "turned down"
        yield Fault("contract", f"{contract.suit.value} can't be trump when {upcard} was {taken}")
    if contract.alone not in ((), (contract.maker,)):
        yield Fault("contract", "only the maker can play alone")
    if setup.phase is Phase.DISCARD and not contract.is_active(setup.dealer):
        yield Fault("turn", "a dealer who sits out does not discard")


def _turns(setup: Setup) -> Iterator[Fault]:
    phase, turn, contract, trick = setup.phase, setup.turn, setup.contract, setup.trick
    if phase is Phase.DISCARD and turn is not setup.dealer:
        yield Fault("turn", "the dealer discards")
    if phase is Phase.PLAY and contract and trick is None:
        yield Fault("turn", "somebody must lead or have led")
    if phase is Phase.PLAY and contract and trick:
        yield from _trick_faults(setup, contract, trick)
    if phase is not Phase.PLAY and trick is not None:
        yield Fault("turn", "there is no trick now")
    if (turn is None) is not (phase is Phase.OVER):
        yield Fault("turn", "somebody is to act exactly until the hand is over")


def _trick_faults(setup: Setup, contract: Contract, trick: Trick) -> Iterator[Fault]:
    order = contract.active_from(trick.leader)
    if not contract.is_active(trick.leader):
        yield Fault("turn", f"{trick.leader.name} sits out and can't lead")
        return
    first = contract.active_from(setup.dealer.left)[0]
    if not any(setup.taken) and trick.leader is not first:
        yield Fault("turn", f"{first.name} leads to the first trick")
    elif any(setup.taken) and not setup.taken[trick.leader.side.index]:
        yield Fault("turn", f"{trick.leader.name} can't lead: that side has taken no trick")
    if len(trick.cards) >= len(order):
        yield Fault("turn", f"a trick of {len(trick.cards)} cards is complete")
    elif setup.turn is not order[len(trick.cards)]:
        yield Fault("turn", f"{order[len(trick.cards)].name} is to play")


def _sizes(setup: Setup) -> Iterator[Fault]:
    for seat in SEATS:
        holds, due = len(setup.holdings[seat.value]), _due(setup, seat)
        if holds != due:
            yield Fault("holdings", f"{seat.name} holds {_count(holds)}, not {due}")
    put_down, due = len(setup.table.put_down), _due_put_down(setup)
    if put_down != due:
        yield Fault("table", f"{_count(put_down)} put down, not {due}")


def _count(cards: int) -> str:
    return "1 card" if cards == 1 else f"{cards} cards"


def _due(setup: Setup, seat: Seat) -> int:
    """How many cards a seat holds at this point."""
    contract = setup.contract
    if contract is None:
        return CARDS_EACH
    if not contract.is_active(seat) or setup.phase is Phase.DISCARD:
        return CARDS_EACH + (seat is setup.dealer and setup.table.mark is Mark.TAKEN)
    cards = len(setup.trick.cards) if setup.trick else 0
    order = contract.active_from(setup.trick.leader) if setup.trick else ()
    return CARDS_EACH - sum(setup.taken) - (seat in order[:cards])


def _due_put_down(setup: Setup) -> int:
    if setup.table.mark is not Mark.TAKEN or setup.phase is Phase.DISCARD:
        return 0
    return int(setup.contract is not None and setup.contract.is_active(setup.dealer))


def _upcard(setup: Setup) -> Iterator[Fault]:
    """A taken up-card is with the dealer, or he has played it."""
    table, upcard = setup.table, setup.table.upcard
    if table.mark is not Mark.TAKEN:
        return
    if upcard in table.put_down:
        yield Fault("table", f"the up-card {upcard} may not be put down again")
    held = upcard in setup.holdings[setup.dealer.value]
    in_trick = setup.trick is not None and upcard in setup.trick.cards
    others = any(upcard in setup.holdings[seat.value] for seat in SEATS if seat is not setup.dealer)
    if others or (table.kitty and upcard in table.kitty):
        yield Fault("holdings", f"{setup.dealer.name} took the up-card {upcard}, nobody else")
    elif not (held or in_trick) and (_dealer_sits_out(setup) or not any(setup.taken)):
        yield Fault("holdings", f"{setup.dealer.name} took the up-card {upcard} but has it not")
    if not others and in_trick and _player_of(setup, upcard) is not setup.dealer:
        yield Fault("turn", f"only {setup.dealer.name} can have played the up-card {upcard}")


def _dealer_sits_out(setup: Setup) -> bool:
    return setup.contract is not None and not setup.contract.is_active(setup.dealer)


def _player_of(setup: Setup, card: Card) -> Seat:
    assert setup.trick is not None  # the card lies in it
    assert setup.contract is not None
    order = setup.contract.active_from(setup.trick.leader)
    return order[setup.trick.cards.index(card)]


def _play(setup: Setup) -> Iterator[Fault]:
    """In this trick everybody followed who could."""
    if setup.trick and setup.contract and setup.trick.cards:
        yield from _reneges(setup.contract, setup.trick, setup.holdings)


def _reneges(contract: Contract, trick: Trick, holdings: Holdings) -> Iterator[Fault]:
    trump, led = contract.trump, trick.cards[0]
    for seat, card in zip(contract.active_from(trick.leader), trick.cards):
        could = trump.follows(holdings[seat.value], led)
        if could and trump.suit_of(card) is not trump.suit_of(led):
            yield Fault("turn", f"{seat.name} played {card} but holds {could[0]} and had to follow")


_BEFORE_PLAY = (Phase.ORDER, Phase.CALL, Phase.DISCARD)
_MARKS = {
    Phase.ORDER: Mark.FACE_UP,
    Phase.CALL: Mark.TURNED_DOWN,
    Phase.DISCARD: Mark.TAKEN,
}
_MARK_WORDS = {
    Mark.FACE_UP: "it lies face up in the first round",
    Mark.TURNED_DOWN: "it is turned down (~) in the second round",
    Mark.TAKEN: "the dealer has taken it (+) when he discards",
}
