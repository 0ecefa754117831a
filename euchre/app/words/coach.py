"""What the coach says of a choice, in one sentence, or nothing where nothing need be said."""

from __future__ import annotations

from typing import Final

from euchre.ai.bot import Choice, Ground
from euchre.app.judged import Remark, Verdict, judged
from euchre.app.words.asked import CLEARLY, because, passed_by
from euchre.app.words.names import card_name, cards_named, suit_name, upper
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
from euchre.engine.position import Position

GOOD: Final = "Good."
EARLIER: Final = "Earlier: "
GOOD_BY: Final = 1.0
"""Points that everything else must cost before a choice is praised."""
NOTHING_MORE: Final = "no call promised more"
COST: Final = 0.1
"""Points from which on a choice that was not the best is worth a word..."""
COST_WINS: Final = 0.02
"""...or the chance to win that it took."""


def comment(remark: Remark) -> str:
    """What is said of a choice; most need no word."""
    found = judged(remark.choice, remark.action)
    if found.verdict is Verdict.BEST:
        return GOOD if not remark.late and _is_clear(remark.choice) else ""
    if found.verdict is not Verdict.COST or not _counts(found.points, found.wins):
        return ""
    return EARLIER * remark.late + better(remark.choice, remark.position)


def _is_clear(choice: Choice) -> bool:
    """Whether everything else would have cost much."""
    worth = {one.action: one.points for one in choice.because.options}
    best = worth.pop(choice.action)
    return bool(worth) and best - max(worth.values()) >= GOOD_BY


def _counts(points: float, wins: float) -> bool:
    return points >= COST or wins >= COST_WINS


def better(choice: Choice, position: Position) -> str:
    """What would have been better, and why."""
    return _compared(choice, position, "was better")


def as_good(choice: Choice, position: Position) -> str:
    """What looks as good as what was done, and why."""
    return _compared(choice, position, "looks as good")


def _compared(choice: Choice, position: Position, how: str) -> str:
    thing, why = doing(choice.action, position), because(choice)
    if choice.because.grounds[:1] == (Ground.TOO_WEAK,) and passed_by(choice) < CLEARLY:
        why = NOTHING_MORE  # the ground itself would say twice that one passes
    sentence = f"{upper(thing)} {how}"
    return f"{sentence}: {why}." if why else f"{sentence}."


def doing(action: Action, position: Position) -> str:
    """What may be done, as the subject of a sentence."""
    match action:
        case Play(card):
            return f"the {card_name(card)}"
        case Call(suit, alone):
            return suit_name(suit) + " alone" * alone
        case OrderUp(alone):
            return _ordering(position) + " alone" * alone
        case Discard(card) | Give(card):
            verb = "discarding" if isinstance(action, Discard) else "giving"
            return f"{verb} the {card_name(card)}"
        case Take() | Leave():
            verb = "taking" if isinstance(action, Take) else "leaving"
            return f"{verb} the {card_name(position.table.upcard)}"
        case Exchange(cards):
            return f"changing {cards_named(cards)}"
        case _:
            return _DOING[type(action)]


def _ordering(position: Position) -> str:
    if position.turn is position.dealer:
        return "picking it up"
    return "assisting" if position.turn is position.dealer.partner else "ordering it up"


_DOING: Final[dict[type, str]] = {
    Pass: "a pass",
    Keep: "keeping your cards",
    Redeal: "a new deal",
    LayDown: "laying down",
    Alone: "going alone",
    Together: "playing with your partner",
    DefendAlone: "defending alone",
    DefendTogether: "defending with your partner",
}
