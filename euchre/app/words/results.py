"""How a hand or a game ended, with the reason and the points."""

from __future__ import annotations

from typing import assert_never

from euchre.app.words.names import SIDES, SUITS, YOU, Names, does
from euchre.engine.position import Pair, Position
from euchre.engine.scoring import Outcome, Result
from euchre.engine.seats import Seat, Side


def result(ended: Outcome) -> str:
    """How a hand ended, with the reason and the points (R111)."""
    if ended.side is None:
        return "Nobody makes trump: no points, and the next player deals."
    side, points = SIDES[ended.side], f"{ended.points} point{'s' * (ended.points > 1)}"
    match ended.result:
        case Result.EUCHRED:
            why = f"{SIDES[ended.side.other]} are euchred"
        case Result.MARCH:
            why = "All five tricks alone" if ended.alone else "All five tricks, a march"
        case Result.MADE | Result.PASSED_OUT:
            why = "The makers make it" + ", alone" * ended.alone
        case _:
            assert_never(ended.result)
    return f"{why}: {points} to {side}."


def hand_title(ended: Outcome, person: Seat) -> str:
    """How a hand ended, in a word or two."""
    match ended.result:
        case Result.PASSED_OUT:
            return "Passed out"
        case Result.EUCHRED:
            return "Euchred!" if ended.side is person.side else "Euchred"
        case Result.MARCH:
            return "March alone" if ended.alone else "March"
        case Result.MADE:
            return "Made alone" if ended.alone else "Made it"
        case _:
            assert_never(ended.result)


def points_to(ended: Outcome, person: Seat) -> str:
    """Who scores how much."""
    points = ("No", "One", "Two", "Three", "Four")[ended.points]
    side = "you" if ended.side is person.side else "them"
    return f"{points} point{'s' * (ended.points != 1)} for {side}"


def hand_result(position: Position, names: Names) -> str:
    """Who called what, and how many tricks the makers took."""
    contract = position.contract
    if contract is None:
        return "Nobody made trump."
    called = does(contract.maker, names, "called", "called")
    alone = " alone" if contract.maker in contract.alone else ""
    tricks = position.taken[contract.maker.side.index]
    sides = "Your side" if names[contract.maker.value] == YOU else "The makers"
    return f"{called} {SUITS[contract.suit]}{alone}. {sides} took {tricks} of the five tricks."


def game_result(winner: Side, score: Pair, hands: int, person: Seat) -> tuple[str, str]:
    """The title and the words for a game that is over."""
    own = winner is person.side
    title = "You win" if own else "They win"
    points = f"{score[winner.index]} to {score[winner.other.index]}"
    side = "you and your partner" if own else "the other side"
    words = f"The game went to {side} in {hands} hand{'s' * (hands > 1)}."
    return f"{title}, {points}", words


def score_text(score: Pair, person: Seat) -> str:
    """The score as the person would say it."""
    ours, theirs = score[person.side.index], score[person.side.other.index]
    return f"{ours} to {theirs}"
