"""The cases of `tests/data/cases.json`, and what the engine answers to each in its own words."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

from euchre.engine.actions import Exchange, Play, Redeal
from euchre.engine.cards import Card, Suit, cards
from euchre.engine.deal import Deal, dealt
from euchre.engine.draw import turned_up
from euchre.engine.events import TrickTaken, events
from euchre.engine.game import Game
from euchre.engine.judge import legal_actions, why_not
from euchre.engine.position import Contract, Phase, Position
from euchre.engine.record import Record
from euchre.engine.rules import Rules, from_codes
from euchre.engine.scoring import outcome
from euchre.engine.seats import SEATS, Seat, Side
from euchre.engine.trump import TRUMPS
from euchre.notation.writing import write
from tests.rules import words

Case = dict[str, Any]
CASES: Final[list[Case]] = json.loads((words.DATA / "cases.json").read_text(encoding="utf-8"))


def answer(case: Case) -> object:
    """What the engine says to a case; it should be what the case expects."""
    return KINDS[case["kind"]](case)


def rules_of(case: Case) -> Rules:
    return from_codes(case.get("rules", ()))


def suit_of(text: str) -> Suit | None:
    """A trump suit, `n` for none."""
    return None if text == "n" else Suit(text)


def _legal(case: Case) -> str:
    led = Card.parse(case["led"]) if case["led"] else None
    trump, holding = suit_of(case["trump"]), cards(case["holding"])
    legal = legal_actions(words.following(trump, led, holding, rules_of(case)))
    may = [action.card for action in legal if isinstance(action, Play)]
    return "".join(_as_listed(map(str, may), list(map(str, cards(case["expected"])))))


def _winner(case: Case) -> str:
    plays = words.trick(case["trick"])
    best = TRUMPS[suit_of(case["trump"])].best([card for _, card in plays])
    return plays[best][0].name


def _auction(case: Case) -> dict[str, object]:
    record = words.bid(*case["actions"], on=case["deal"], rules=rules_of(case))
    return {fact: FACTS[fact](record, asked) for fact, asked in case["expected"].items()}


def _score(case: Case) -> dict[str, object]:
    over = ended(case)
    game = Game(over.rules, "", (Record.composed(over),))
    return {
        "points": _pair(outcome(over).pair),
        "after": _pair(game.score),
        "winner": game.winner.value if game.winner else None,
    }


def _deal(case: Case) -> str:
    return write(dealt(cards(case["pack"]), Seat[case["dealer"]], case["packets"]))


def _first_jack(case: Case) -> str:
    black = rules_of(case).first_dealer == "black_jack"
    return turned_up(cards(case["turned"]), Seat[case["first"]], black=black)[-1][0].name


def _claim(case: Case) -> bool:
    position = holding_this(case)
    if case["asks"] == "redeal":
        return why_not(position, Redeal()) is None
    return any(isinstance(action, Exchange) for action in legal_actions(position))


def _hand(case: Case) -> dict[str, object]:
    score = words.pair(case["before"])
    record = Record.of(rules_of(case), words.deal(case["deal"]), score, words.actions(case["bids"]))
    winners = ""
    for trick in map(words.trick, case["tricks"]):
        for seat, card in trick:
            assert seat is record.position.turn
            before, record = record.position, record.then(Play(card))
        told = events(before, Play(card))
        winners += "".join(event.seat.name for event in told if isinstance(event, TrickTaken))
    return {
        "winners": winners,
        "points": _pair(outcome(record.position).pair),
        "after": _pair(Game(record.rules, "", (record,)).score),
    }


KINDS: Final[dict[str, Callable[[Case], object]]] = {
    "legal": _legal,
    "winner": _winner,
    "auction": _auction,
    "score": _score,
    "deal": _deal,
    "first_jack": _first_jack,
    "claim": _claim,
    "hand": _hand,
}


# Positions that a case speaks of


def ended(case: Case) -> Position:
    """A hand that is over, with these tricks taken by these makers."""
    makers, tricks = Side[case["makers"]], case["tricks"]
    maker = makers.seats[0]
    alone = (*((maker,) if case["alone"] else ()), *_defender(case, maker))
    taken = (tricks, 5 - tricks) if makers is Side.NS else (5 - tricks, tricks)
    lead = words.in_play(words.deal(words.PLAIN_DEAL), Suit.HEARTS)
    s, w, n, e = (lead.holding(seat) if seat.partner in alone else () for seat in SEATS)
    return replace(
        lead,
        rules=rules_of(case),
        score=words.pair(case["before"]),
        holdings=(s, w, n, e),
        phase=Phase.OVER,
        turn=None,
        contract=Contract(maker, Suit.HEARTS, alone),
        trick=None,
        taken=taken,
    )


def _defender(case: Case, maker: Seat) -> tuple[Seat, ...]:
    return (maker.left,) if case.get("defended_alone") else ()


def holding_this(case: Case) -> Position:
    """West, at South's left, holds these cards; trump, where there is one, was called by North."""
    rules, held = rules_of(case), cards(case["holding"])
    rest = [card for card in rules.pack if card not in held]
    s, n, e = (tuple(rest[at : at + 5]) for at in (0, 5, 10))
    upcards = [card for card in rest[15:] if card.suit is not suit_of(case["trump"] or "n")]
    kitty = tuple(card for card in rest[15:] if card is not upcards[0])
    record = Record.of(rules, Deal(Seat.S, (s, held, n, e), upcards[0], kitty))
    calls = (*["pass"] * 5, f"call {case['trump']}") if case["trump"] else ()
    return record.through(words.actions(calls)).position


# What an auction is asked for: each gives the record's own answer, in the words of the case


def legal_words(record: Record, among: list[str]) -> list[str]:
    """What is legal: the given words in their order, then anything else that was found."""
    legal = legal_actions(record.position)
    named = {words.action(text): text for text in among}
    return _as_listed((named.get(action, repr(action)) for action in legal), among)


def _may(record: Record, among: list[str]) -> list[str]:
    legal = legal_actions(record.position)
    return [text for text in among if words.action(text) in legal]


def _may_not(record: Record, among: list[str]) -> list[str]:
    legal = legal_actions(record.position)
    return [text for text in among if words.action(text) not in legal]


def _turn(record: Record, _: object) -> str | None:
    turn = record.position.turn
    return turn.name if turn else None


def _phase(record: Record, _: object) -> str:
    return record.position.phase.value


def _trump(record: Record, _: object) -> str:
    suit = record.position.made().suit
    return suit.value if suit else "n"


def _maker(record: Record, _: object) -> str:
    return record.position.made().maker.name


def _active(record: Record, _: object) -> str:
    return "".join(seat.name for seat in SEATS if record.position.made().is_active(seat))


def _sizes(record: Record, asked: dict[str, int]) -> dict[str, int]:
    return {seat: len(record.position.holding(Seat[seat])) for seat in asked}


def _holds(record: Record, asked: dict[str, str]) -> dict[str, str]:
    return {seat: card for seat, card in asked.items() if _has(record, seat, card)}


def _holds_not(record: Record, asked: dict[str, str]) -> dict[str, str]:
    return {seat: card for seat, card in asked.items() if not _has(record, seat, card)}


def _nobody_holds(record: Record, asked: str) -> str:
    held = {card for holding in record.position.holdings for card in holding}
    return "".join(str(card) for card in cards(asked) if card not in held)


def _has(record: Record, seat: str, card: str) -> bool:
    return Card.parse(card) in record.position.holding(Seat[seat])


def _result(record: Record, _: object) -> str:
    return outcome(record.position).result.value


def _next_dealer(record: Record, _: object) -> str:
    return Game(record.rules, "", (record,)).next_hand().position.dealer.name


FACTS: Final[dict[str, Callable[[Record, Any], object]]] = {
    "turn": _turn,
    "phase": _phase,
    "trump": _trump,
    "maker": _maker,
    "active": _active,
    "sizes": _sizes,
    "holds": _holds,
    "holds_not": _holds_not,
    "nobody_holds": _nobody_holds,
    "legal": legal_words,
    "may": _may,
    "may_not": _may_not,
    "result": _result,
    "next_dealer": _next_dealer,
}


def _as_listed(found: Iterable[str], listed: list[str]) -> list[str]:
    """What was found, in the order of a list; what is not on it comes last."""
    return sorted(found, key=lambda text: listed.index(text) if text in listed else len(listed))


def _pair(pair: tuple[int, int]) -> str:
    return f"{pair[0]}-{pair[1]}"
