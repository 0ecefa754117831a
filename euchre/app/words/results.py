"""How a hand or a game ended, with the reason and the points."""

from __future__ import annotations

from typing import Final, assert_never

from euchre.app.words.names import SIDES, YOU, Names, does, suit_name
from euchre.engine.position import Contract, Ending, Pair, Position
from euchre.engine.rules import Rules
from euchre.engine.scoring import Outcome, Result
from euchre.engine.seats import Seat, Side


def result(ended: Outcome) -> str:
    """How a hand ended, with the reason and the points (R111)."""
    if ended.side is None:
        return _NOBODY_SCORES[ended.result]
    side, points = SIDES[ended.side], _points(abs(ended.points))
    match ended.result:
        case Result.RENEGED if ended.points < 0:
            return f"{side} reneged and lose {points}."
        case Result.RENEGED:
            why = f"{SIDES[ended.side.other]} reneged"
        case Result.EUCHRED:
            why = f"{SIDES[ended.side.other]}{_how_euchred(ended)}"
        case Result.MARCH:
            why = "All five tricks alone" if ended.alone else "All five tricks, a march"
        case Result.MADE | Result.PASSED_OUT | Result.REDEALT:
            why = "The makers make it" + ", alone" * ended.alone
        case _:
            assert_never(ended.result)
    return f"{why}: {points} to {side}."


def _how_euchred(ended: Outcome) -> str:
    """All that may make a euchre dearer is told, also where it does not (R71-R76, V2-V4)."""
    alone = ", alone," if ended.alone else ""
    trickless = " without a trick" if ended.trickless else ""
    return f"{alone} are euchred{trickless}{' by one alone' * ended.defended_alone}"


_NOBODY_SCORES: Final = {
    Result.PASSED_OUT: "Nobody makes trump: no points.",
    Result.REDEALT: "The cards are dealt anew: no points.",
}


def hand_title(ended: Outcome, person: Seat) -> str:
    """How a hand ended, in a word or two."""
    match ended.result:
        case Result.PASSED_OUT:
            return "Passed out"
        case Result.REDEALT:
            return "New deal"
        case Result.RENEGED:
            return "Reneged"
        case Result.EUCHRED:
            return "Euchred!" if ended.side is person.side else "Euchred"
        case Result.MARCH:
            return "March alone" if ended.alone else "March"
        case Result.MADE:
            return "Made alone" if ended.alone else "Made it"
        case _:
            assert_never(ended.result)


def _called(side: Side, names: Names) -> str:
    """A side by the names of its players."""
    s, w, n, e = names
    return f"{s} and {n}" if side is Side.NS else f"{w} and {e}"


def points_to(ended: Outcome, person: Seat, names: Names | None = None) -> str:
    """Who scores how much, or loses it; sides are named where people sit on both."""
    own = ended.side is person.side
    points = ("no", "one", "two", "three", "four")[abs(ended.points)]
    counted = f"{points} point{'s' * (abs(ended.points) != 1)}"
    called = _called(ended.side, names) if ended.side and names else ""
    if ended.points < 0:
        return f"{called or ('You' if own else 'They')} lose {counted}"
    return f"{counted.capitalize()} for {called or ('you' if own else 'them')}"


def brought(
    score: Pair, target: int, ended: Outcome, person: Seat, names: Names | None = None
) -> str:
    """Who scores how much, and where that has brought them."""
    counted = points_to(ended, person, names)
    if ended.side is None or ended.points < 0:
        return counted
    if score[ended.side.index] >= target:
        return f"{counted}, and the game"
    return counted + ", now in the barn" * (ended.side in _in_the_barn(score, target))


def hand_result(position: Position, names: Names) -> str:
    """Who called what, who went alone, and what came of it."""
    contract = position.contract
    if contract is None:
        return "Nobody made trump."
    called = does(contract.maker, names, "called", "called")
    loner = contract.loner
    alone = " alone" if loner is contract.maker else ""
    others = "".join(f" {text}." for text in _others_alone(contract, names))
    ending = _early(position, names) or f"{_makers_took(position, contract, names)}."
    return f"{called} {suit_name(contract.suit)}{alone}.{others} {ending}"


def _others_alone(contract: Contract, names: Names) -> tuple[str, ...]:
    """Who played alone besides a maker that said so with the call."""
    loner, defender = contract.loner, contract.lone_defender
    found: tuple[str, ...] = ()
    if loner and loner is not contract.maker:
        found = (does(loner, names, "played alone", "played alone"),)
    if defender:
        found = (*found, does(defender, names, "defended alone", "defended alone"))
    return found


def _early(position: Position, names: Names) -> str:
    """What ended the hand before its fifth trick; empty when it was played out or laid down."""
    match position.ended:
        case Ending.REDEAL, seat:
            return f"{does(seat, names, 'asked', 'asked')} for a new deal."
        case Ending.RENEGE, seat:
            reneged = does(seat, names, "did", "did")
            return f"{reneged} not follow suit although it was possible: the hand ends."
        case _:
            return ""


def _makers_took(position: Position, contract: Contract, names: Names) -> str:
    tricks = position.taken[contract.maker.side.index]
    own = YOU in (names[contract.maker.value], names[contract.maker.partner.value])
    sides = "Your side" if own else "The makers"
    laid = ""
    if position.ended and position.ended[0] is Ending.LAY_DOWN:
        laid = f"{does(position.ended[1], names, 'laid', 'laid')} down: "
        sides = sides[0].lower() + sides[1:]
    return f"{laid}{sides} took {tricks} of the five tricks"


def points_table(rules: Rules) -> tuple[str, ...]:
    """What a hand is worth under these rules (R69-R76, R92, R93)."""
    lines = [
        ("Makers take three or four tricks", "1"),
        ("Makers take all five (a march)", "2"),
        ("All five alone", "4"),
        ("Makers take fewer than three (euchred)", "2 to the other side"),
    ]
    if rules.lone_euchre == 4:
        lines.append(("A lone maker is euchred", "4 to the other side"))
    if rules.super_euchre:
        lines.append(("Makers take no trick", "4 to the other side"))
    if rules.defend_alone != "off":
        all_five = " with all five tricks" if rules.defend_alone_score == "as_makers" else ""
        lines.append((f"A lone defender euchres the makers{all_five}", "4"))
    if rules.renege == "penalty":
        lost = rules.renege_penalty == "minus4"
        lines.append(("A renege", "4 lost by its side" if lost else "2 to the other side"))
    return tuple(f"{what}: {points}" for what, points in lines)


def who_deals(dealer: Seat, again: bool, names: Names) -> str:
    """Who deals the next hand."""
    when = "again" if again else "next"
    return does(dealer, names, f"deal {when}.", f"deals {when}.")


def game_result(
    winner: Side, score: Pair, target: int, hands: int, person: Seat, names: Names | None = None
) -> str:
    """To whom a game went that is over, and how far past its target."""
    side = "you and your partner" if winner is person.side else "the other side"
    side = _called(winner, names) if names else side
    return f"The game went to {side} in {hands} hand{'s' * (hands > 1)}{_past(score, target)}."


def won(winner: Side, score: Pair, person: Seat, names: Names | None = None) -> str:
    """Who has won, and how high."""
    who = "You" if winner is person.side else "They"
    who = _called(winner, names) if names else who
    return f"{who} win, {score[winner.index]} to {score[winner.other.index]}"


def standing(score: Pair, target: int, person: Seat, names: Names | None = None) -> str:
    """How the game stands after a hand, who needs but one point more, or who has won (V19)."""
    for side in Side:
        if score[side.index] >= target:
            return f"{won(side, score, person, names)}{_past(score, target)}."
    match _in_the_barn(score, target):
        case ():
            return f"The score is {score_text(score, person)}."
        case (one,):
            who = "you" if one is person.side else "they"
            who = _called(one, names) if names else who
        case _:
            who = "both"
    return f"{score_text(score, person)}: {who} are in the barn."  # it stands in one line


def _past(score: Pair, target: int) -> str:
    """How far a game went past its target, if it did (D15)."""
    over = max(score) - target
    return f", {over} point{'s' * (over > 1)} past {target}" if over else ""


def _in_the_barn(score: Pair, target: int) -> tuple[Side, ...]:
    """The sides that are one point short, in a game that does not begin so."""
    return tuple(side for side in Side if score[side.index] == target - 1 > 0)


def score_text(score: Pair, person: Seat) -> str:
    """The score as the person would say it."""
    ours, theirs = person.side.own_first(score)
    return f"{ours} to {theirs}"


def score_told(score: Pair, person: Seat, names: Names | None) -> str:
    """The same, and for whom, where people sit on both sides."""
    told = score_text(score, person)
    return f"{told} for {_called(person.side, names)}" if names else told


def _points(points: int) -> str:
    return f"{points} point{'s' * (points > 1)}"
