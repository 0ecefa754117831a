"""The cases of `tests/data/cases.json`, one test function for each kind."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from euchre.engine.actions import Play
from euchre.engine.cards import Card, Suit, cards
from euchre.engine.deal import dealt
from euchre.engine.events import TrickTaken, events
from euchre.engine.game import Game
from euchre.engine.position import Contract, Phase, Position, legal_actions
from euchre.engine.record import Record
from euchre.engine.rules import Rules, from_codes
from euchre.engine.scoring import outcome
from euchre.engine.seats import SEATS, Seat, Side
from euchre.engine.trump import TRUMPS
from tests.rules import words

Case = dict[str, Any]
CASES: list[Case] = json.loads((words.DATA / "cases.json").read_text(encoding="utf-8"))


def each(kind: str) -> pytest.MarkDecorator:
    """The cases of one kind, each under its own name."""
    found = [case for case in CASES if case["kind"] == kind]
    return pytest.mark.parametrize("case", found, ids=[case["id"] for case in found])


@each("legal")
def test_only_these_cards_may_be_played(case: Case) -> None:
    led = Card.parse(case["led"]) if case["led"] else None
    position = words.following(Suit(case["trump"]), led, cards(case["holding"]))
    expected = {Play(card) for card in cards(case["expected"])}
    assert expected == set(legal_actions(position))


@each("winner")
def test_this_seat_takes_the_trick(case: Case) -> None:
    plays = words.trick(case["trick"])
    best = TRUMPS[Suit(case["trump"])].best([card for _, card in plays])
    assert Seat[case["expected"]] is plays[best][0]


@each("auction")
def test_the_bids_lead_here(case: Case) -> None:
    record = words.bid(*case["actions"], on=case["deal"], rules=rules_of(case))
    for fact, expected in case["expected"].items():
        assert expected == FACTS[fact](record, expected), fact


@each("score")
def test_the_hand_is_worth_this(case: Case) -> None:
    over = ended(case)
    game = Game(over.rules, "", (Record.composed(over),))
    expected = case["expected"]
    assert words.pair(expected["points"]) == outcome(over).pair
    assert words.pair(expected["after"]) == game.score
    assert expected["winner"] == (game.winner.value if game.winner else None)


@each("deal")
def test_the_packets_give_each_seat_these_cards(case: Case) -> None:
    made = dealt(cards(case["pack"]), Seat[case["dealer"]], case["packets"])
    assert words.deal(case["expected"]) == made


@each("hand")
def test_the_whole_hand_goes_like_this(case: Case) -> None:
    score = words.pair(case["before"])
    record = Record.of(Rules(), words.deal(case["deal"]), score, words.actions(case["bids"]))
    winners = []
    for trick in map(words.trick, case["tricks"]):
        for seat, card in trick:
            assert seat is record.position.turn
            before, record = record.position, record.then(Play(card))
        told = events(before, Play(card))
        winners += [event.seat.name for event in told if isinstance(event, TrickTaken)]
    expected = case["expected"]
    assert list(expected["winners"]) == winners
    assert words.pair(expected["points"]) == outcome(record.position).pair
    assert words.pair(expected["after"]) == Game(Rules(), "", (record,)).score


def test_each_case_has_an_id_of_its_own_and_a_kind_that_is_run() -> None:
    ids = [case["id"] for case in CASES]
    assert sorted(set(ids)) == sorted(ids)
    assert {case["kind"] for case in CASES} == {
        "legal",
        "winner",
        "auction",
        "score",
        "deal",
        "hand",
    }


def rules_of(case: Case) -> Rules:
    return from_codes(case.get("rules", ()))


def ended(case: Case) -> Position:
    """A hand that is over, with these tricks taken by these makers."""
    makers, tricks = Side[case["makers"]], case["tricks"]
    maker = makers.seats[0]
    contract = Contract(maker, Suit.HEARTS, (maker,) if case["alone"] else ())
    taken = (tricks, 5 - tricks) if makers is Side.NS else (5 - tricks, tricks)
    lead = words.in_play(words.deal(words.PLAIN_DEAL), Suit.HEARTS)
    return replace(
        lead,
        rules=rules_of(case),
        score=words.pair(case["before"]),
        phase=Phase.OVER,
        turn=None,
        contract=contract,
        trick=None,
        taken=taken,
    )


# What an auction is asked for: each gives the record's own answer, in the words of the case


def _legal(record: Record, among: list[str]) -> list[str]:
    """The given words in their order when they are all that is legal, else the actions found."""
    legal = set(legal_actions(record.position))
    return among if legal == set(words.actions(among)) else [repr(action) for action in legal]


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


def _contract(record: Record) -> Contract:
    assert record.position.contract is not None
    return record.position.contract


def _trump(record: Record, _: object) -> str:
    return _contract(record).suit.value


def _maker(record: Record, _: object) -> str:
    return _contract(record).maker.name


def _active(record: Record, _: object) -> str:
    return "".join(seat.name for seat in SEATS if _contract(record).is_active(seat))


def _sizes(record: Record, asked: dict[str, int]) -> dict[str, int]:
    return {seat: len(record.position.holding(Seat[seat])) for seat in asked}


def _holds(record: Record, asked: dict[str, str]) -> dict[str, str]:
    return {seat: card for seat, card in asked.items() if _has(record, seat, card)}


def _holds_not(record: Record, asked: dict[str, str]) -> dict[str, str]:
    return {seat: card for seat, card in asked.items() if not _has(record, seat, card)}


def _nobody_holds(record: Record, asked: str) -> str:
    return asked if not any(_has(record, seat.name, asked) for seat in SEATS) else "held"


def _has(record: Record, seat: str, card: str) -> bool:
    return Card.parse(card) in record.position.holding(Seat[seat])


def _result(record: Record, _: object) -> str:
    return outcome(record.position).result.value


def _next_dealer(record: Record, _: object) -> str:
    return Game(record.rules, "", (record,)).next_hand().position.dealer.name


FACTS: dict[str, Callable[[Record, Any], object]] = {
    "turn": _turn,
    "phase": _phase,
    "trump": _trump,
    "maker": _maker,
    "active": _active,
    "sizes": _sizes,
    "holds": _holds,
    "holds_not": _holds_not,
    "nobody_holds": _nobody_holds,
    "legal": _legal,
    "may": _may,
    "may_not": _may_not,
    "result": _result,
    "next_dealer": _next_dealer,
}
