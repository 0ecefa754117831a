"""Writing PEN: the one spelling of a thing. The grammar stands in `pen`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, assert_never

from euchre.engine.actions import (
    Action,
    Alone,
    Call,
    DefendAlone,
    DefendTogether,
    Discard,
    Exchange,
    Give,
    Keep,
    LayDown,
    Leave,
    OrderUp,
    Pass,
    Play,
    Redeal,
    Take,
    Together,
)
from euchre.engine.cards import Card, Suit
from euchre.engine.deal import Deal, Holdings
from euchre.engine.position import Contract, Pair, Phase, Position, Table
from euchre.engine.record import Record
from euchre.engine.rules import Rules, codes
from euchre.engine.scoring import outcome
from euchre.engine.seats import SEATS


def write(thing: Deal | Position | Record | Rules) -> str:
    """The thing as one line of PEN."""
    match thing:
        case Deal():
            return _deal(thing)
        case Position():
            return _position(thing)
        case Record():
            return " ".join(_record(thing))
        case Rules():
            return ",".join(codes(thing)) or "-"
        case _:
            assert_never(thing)


def write_action(action: Action) -> str:
    """One action as it stands in a record."""
    match action:
        case OrderUp(alone):
            return "o" + "*" * alone
        case Call(suit, alone):
            return write_suit(suit) + "*" * alone
        case Discard(card):
            return f"-{card}"
        case Exchange(cards):
            return f"b{_cards(cards)}"
        case Give(card):
            return f"g{card}"
        case Play(card):
            return card.text
        case _:
            return LETTERS[type(action)]


def write_suit(suit: Suit | None) -> str:
    """A suit's letter, or `n` for no trump."""
    return suit.value if suit else "n"


LETTERS: Final[dict[type, str]] = {
    Pass: "p",
    Take: "t",
    Leave: "l",
    Redeal: "r",
    Keep: "k",
    Alone: "a",
    Together: "w",
    DefendAlone: "x",
    DefendTogether: "f",
    LayDown: "L",
}
"""The actions that have nothing to be said of them."""


def _deal(deal: Deal) -> str:
    return f"{deal.dealer.name} {_holdings(deal.holdings)} {_cards((deal.upcard, *deal.kitty))}"


def _position(position: Position) -> str:
    fields = (
        _holdings(position.holdings),
        position.dealer.name,
        _table(position.table),
        _contract(position.contract),
        _turn(position),
        _pair(position.taken),
        _pair(position.score),
        write(position.rules),
    )
    return " ".join(fields)


def _record(record: Record) -> Iterator[str]:
    if isinstance(record.start, Deal):
        yield f"{write(record.rules)} {_pair(record.score)} {_deal(record.start)}"
    else:
        yield f"@ {_position(record.start)}"
    calls = [write_action(one) for one in record.actions if not isinstance(one, Play | LayDown)]
    tricks = tuple(_tricks(record))
    if calls or tricks:
        yield " ".join(("|", *calls))
    if tricks:
        yield " ".join(("|", *tricks))
    if record.position.phase is Phase.OVER:
        yield f"={_pair(outcome(record.position).pair)}"


def _tricks(record: Record) -> Iterator[str]:
    """The cards of each trick in a group; a lay-down on its own."""
    group = ""
    for at, action in enumerate(record.actions):
        if isinstance(action, Play):
            group += action.card.text
        ends_trick = record.positions[at + 1].taken != record.positions[at].taken
        if group and (ends_trick or isinstance(action, LayDown)):
            yield group
            group = ""
        if isinstance(action, LayDown):
            yield write_action(action)
    if group:
        yield group


def _holdings(holdings: Holdings) -> str:
    return "/".join(_cards(holding) for holding in holdings)


def _cards(cards: Iterable[Card]) -> str:
    return "".join(card.text for card in cards) or "-"


def _table(table: Table) -> str:
    kitty = "xx" if table.kitty is None else _cards(table.kitty)
    seen = "!" * table.kitty_seen
    put_down = f"-{_cards(table.put_down)}" if table.put_down else ""
    return f"{table.upcard}{table.mark.value}{kitty}{seen}{put_down}"


def _contract(contract: Contract | None) -> str:
    if contract is None:
        return "-"
    loner, defender = contract.loner, contract.lone_defender
    alone = "*" * bool(loner) + (loner.name if loner and loner is not contract.maker else "")
    against = f"x{defender.name}" if defender else ""
    return contract.maker.name + write_suit(contract.suit) + alone + against


def _turn(position: Position) -> str:
    if position.turn is None:
        return "." + (position.ended[0].value + position.ended[1].name if position.ended else "")
    if position.trick is not None:
        cards = "".join(card.text for card in position.trick.cards)
        return f"{position.trick.leader.name}:{cards}{_voids(position)}"
    asked = "" if position.phase in UNASKED else f"?{position.phase.value}"
    return position.turn.name + asked


def _voids(position: Position) -> str:
    """The suits that each seat has failed to follow, where that may have been a renege."""
    if position.rules.renege == "prevent":
        return ""
    shown = {seat: position.voids[seat.value] for seat in SEATS}
    suits = {seat: "".join(s.value for s in Suit if s in shown[seat]) for seat in SEATS}
    return "".join(f"!{seat.name}{letters}" for seat, letters in suits.items() if letters)


UNASKED: Final = (Phase.NAME, Phase.ORDER, Phase.CALL)
"""The phases that the up-card alone tells."""


def _pair(pair: Pair) -> str:
    return f"{pair[0]}-{pair[1]}"
