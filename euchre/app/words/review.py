"""The words of the dialog that looks back on a hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from euchre.ai.bot import Choice
from euchre.app.judged import Judged, Verdict
from euchre.app.words.asked import because
from euchre.app.words.coach import as_good, better
from euchre.app.words.names import YOU, Names, suit_name, upper
from euchre.app.words.numbers import BEST, TOO_CLOSE, percent
from euchre.app.words.results import hand_title, points_to
from euchre.engine.actions import Action, Play
from euchre.engine.cards import Suit
from euchre.engine.deal import Deal
from euchre.engine.judge import reneges
from euchre.engine.position import Phase, Position
from euchre.engine.record import Record
from euchre.engine.scoring import Outcome
from euchre.engine.seats import Seat

NOTHING_YET: Final = "When a hand of this game is over, you can look back on it here."
NO_DECISION: Final = "In this hand you had nothing to choose."
EARLIER: Final = "Earlier hand"
LATER: Final = "Later hand"
LIST: Final = "All decisions"
NEXT: Final = "Next"
BEFORE: Final = "Previous"
ONE: Final = "decision"
"""What the two lead to, for those who hear them."""
PLAY_ON: Final = "Play on from here"
AGAIN: Final = "Play this deal again"
CHAIR: Final = "In the chair of"
BACK: Final = "Back to the game that waits"
THINKING: Final = "being looked at"
WAITING: Final = "still to come"
NOT_COMPARED: Final = "not compared"
PROGRESS: Final = "Decisions looked at"

JUDGED: Final = (
    "Judged by what you could see then, over deals that agree with it. How the hidden cards really "
    "lay counts for nothing here."
)
WHAT_IF: Final = (
    "That begins another game; the one at the table waits, and one press leads back to it."
)
SCORE: Final = "Score"
DEALER: Final = "Dealer"
TRUMP: Final = "Trump"
UP: Final = "Turned up"
DOWN: Final = "Turned down"
TRICKS: Final = "Tricks"
ON_TABLE: Final = "On the table"
NOTHING: Final = "nothing yet"
CARDS: Final = "Cards held"
UNSEEN: Final = "face down"
HAPPENED: Final = "What had happened"


def which_hand(number: int, of: int) -> str:
    return f"Hand {number} of {of}"


def ended(outcome: Outcome, person: Seat, sides: Names | None) -> str:
    """How the hand ended, and what that brought; `sides` as in `points_to`."""
    title, points = hand_title(outcome, person), points_to(outcome, person, sides)
    return f"{title} {points}." if title.endswith("!") else f"{title}. {points}."


def numbered(number: int, when: str) -> str:
    return f"{number}. {when}"


def which(number: int, of: int, when: str) -> str:
    return f"Decision {number} of {of}: {when}"


def called(suit: Suit | None, maker: str) -> str:
    """What is trump, and who made it so."""
    by = "you" if maker == YOU else maker
    return f"{upper(suit_name(suit))}, called by {by}"


def us_them(ours: int, theirs: int) -> str:
    return f"us {ours}, them {theirs}"


def moment(position: Position) -> str:
    """When in the hand something was decided."""
    match position.phase:
        case Phase.PLAY:
            number = sum(position.taken) + 1
            leads = position.trick is None or not position.trick.cards
            return f"Trick {number}, leading" if leads else f"Trick {number}"
        case phase:
            return _MOMENTS[phase]


_MOMENTS: Final = {
    Phase.BOTTOMS: "Before the calls",
    Phase.NAME: "A joker is up",
    Phase.ORDER: "First round",
    Phase.CALL: "Second round",
    Phase.TAKE: "The up-card",
    Phase.DISCARD: "The discard",
    Phase.REDEAL: "Poor cards",
    Phase.ALONE: "Alone or not",
    Phase.DEFEND: "Defending alone",
    Phase.BEST: "Partner's best",
    Phase.GIVE: "A card for your partner",
    Phase.OVER: "The end",
}


def of_player(name: str, moment: str) -> str:
    return f"{name}: {moment[0].lower()}{moment[1:]}"


def verdict(found: Judged) -> str:
    """What is to be said of a decision, in a word or two."""
    match found.verdict:
        case Verdict.BEST:
            return BEST
        case Verdict.CLOSE:
            return TOO_CLOSE
        case Verdict.COST:
            return f"cost {cost(found.points, found.wins)}"
        case Verdict.UNTRIED:
            return NOT_COMPARED
        case _:
            assert_never(found.verdict)


def cost(points: float, wins: float) -> str:
    """What a decision has cost: points of the hand, and the chance to win the game."""
    parts = [f"{points:.1f} point{'s' * (f'{points:.1f}' != '1.0')}"] if points >= LEAST else []
    if wins >= LEAST_WINS or not parts:
        parts.append(f"{percent(max(wins, 0.0))} of the game")
    return " and ".join(parts)


LEAST: Final = 0.05
LEAST_WINS: Final = 0.005
"""What would still round to something."""


def why(found: Judged, choice: Choice, action: Action, position: Position) -> str:
    """The ground for what was done; or what would have been better, or as good, and why."""
    match found.verdict:
        case Verdict.BEST:
            ground = because(choice)
            return f"{upper(ground)}." if ground else ""
        case Verdict.CLOSE:
            return as_good(choice, position)
        case Verdict.COST:
            return better(choice, position)
        case Verdict.UNTRIED:
            reneged = isinstance(action, Play) and reneges(position, action.card)
            return RENEGED if reneged else NOT_TRIED
        case _:
            assert_never(found.verdict)


RENEGED: Final = "You could have followed suit, so there is nothing to compare it with."
NOT_TRIED: Final = "Nothing was seen yet that a choice could rest on."


def summary(found: Sequence[Judged]) -> str:
    """How many decisions there were, and what they came to."""
    counts = {kind: sum(one.verdict is kind for one in found) for kind in Verdict}
    points = sum(one.points for one in found)
    wins = sum(one.wins for one in found)
    told = [
        f"{number} {_SUMMED[kind] or f'cost {cost(points, wins)}'}"
        for kind, number in counts.items()
        if number
    ]
    return f"{_decisions(len(found))}: {', '.join(told)}."


_SUMMED: Final = {
    Verdict.BEST: BEST,
    Verdict.CLOSE: TOO_CLOSE,
    Verdict.COST: "",
    Verdict.UNTRIED: NOT_COMPARED,
}


def progress(done: int, of: int) -> str:
    return f"{done} of {of} looked at. You may close this: what was found stays."


def passed_over(forced: int) -> str:
    """What is not listed, as there was nothing to choose."""
    were = "was" if forced == 1 else "were"
    return f"{forced} more {were} without a choice."


def _decisions(number: int) -> str:
    return f"{number} decision{'s' * (number != 1)}"


def deal_note(seed: str, number: int, record: Record) -> str:
    """By what the deal can be had again."""
    if not isinstance(record.start, Deal):
        return f"This game's seed is {seed}; the hand began at a composed position."
    return f"This game's seed is {seed}; hand {number} is deal {record.start.number}."
