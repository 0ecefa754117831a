"""Writing PEN: the one spelling of a thing. The grammar stands in `pen`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from euchre.engine.actions import Action, Call, Discard, OrderUp, Pass, Play
from euchre.engine.cards import Card
from euchre.engine.deal import Deal, Holdings
from euchre.engine.position import Contract, Pair, Phase, Position, Table
from euchre.engine.record import Record
from euchre.engine.rules import Rules, codes
from euchre.engine.scoring import outcome


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
        case Pass():
            return "p"
        case OrderUp(alone):
            return "o*" if alone else "o"
        case Call(suit, alone):
            return suit.value + "*" * alone
        case Discard(card):
            return f"-{card}"
        case Play(card):
            return card.text
        case _:
            assert_never(action)


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
    calls = [write_action(one) for _, _, one in record.moves() if not isinstance(one, Play)]
    tricks = tuple(_tricks(record))
    if calls or tricks:
        yield " ".join(("|", *calls))
    if tricks:
        yield " ".join(("|", *tricks))
    if record.position.phase is Phase.OVER:
        yield f"={_pair(outcome(record.position).pair)}"


def _tricks(record: Record) -> Iterator[str]:
    group = ""
    for at, action in enumerate(record.actions):
        if isinstance(action, Play):
            group += action.card.text
            if record.positions[at + 1].taken != record.positions[at].taken:
                yield group
                group = ""
    if group:
        yield group


def _holdings(holdings: Holdings) -> str:
    return "/".join(_cards(holding) for holding in holdings)


def _cards(cards: Iterable[Card]) -> str:
    return "".join(card.text for card in cards) or "-"


def _table(table: Table) -> str:
    kitty = "xx" if table.kitty is None else _cards(table.kitty)
    put_down = f"-{_cards(table.put_down)}" if table.put_down else ""
    return f"{table.upcard}{table.mark.value}{kitty}{put_down}"


def _contract(contract: Contract | None) -> str:
    if contract is None:
        return "-"
    alone = "*" if contract.maker in contract.alone else ""
    return contract.maker.name + contract.suit.value + alone


def _turn(position: Position) -> str:
    if position.turn is None:
        return "."
    if position.phase is Phase.DISCARD:
        return f"{position.turn.name}?discard"
    if position.trick is not None:
        return f"{position.trick.leader.name}:{''.join(card.text for card in position.trick.cards)}"
    return position.turn.name


def _pair(pair: Pair) -> str:
    return f"{pair[0]}-{pair[1]}"
