"""Why something is refused, in one sentence that helps."""

from __future__ import annotations

from typing import Final, assert_never

from euchre.app.words.names import SUITS, card_name
from euchre.engine.cards import JOKER
from euchre.engine.position import Phase
from euchre.engine.reasons import (
    AloneIsAskedLater,
    DealerIsStuck,
    HandIsOver,
    MustBeAlone,
    MustFollow,
    NeedsSuit,
    NotBottoms,
    NotHeld,
    NothingToCorrect,
    NoTrumpIsOff,
    NotSure,
    Reason,
    SuitTurnedDown,
    TooGoodForRedeal,
    UpcardStays,
    WrongMoment,
)
from euchre.engine.trump import TRUMPS

DUE: Final = {
    Phase.BOTTOMS: "First say whether you change three cards.",
    Phase.NAME: "First name trump: call a suit.",
    Phase.ORDER: "First the call: pass, or make that suit trump.",
    Phase.CALL: "First the call: name a suit, or pass.",
    Phase.TAKE: "First take the up-card, or leave it.",
    Phase.DISCARD: "First put one of your six cards down.",
    Phase.REDEAL: "First say whether you ask for a new deal.",
    Phase.ALONE: "First say whether you play alone.",
    Phase.DEFEND: "First say whether you defend alone.",
    Phase.BEST: "First put a card down for your partner's best, or keep all five.",
    Phase.GIVE: "First give your partner a card.",
    Phase.PLAY: "Trump is made: play a card.",
    Phase.OVER: "This hand is over.",
}
"""What the person has to do first, by phase."""


def reason(why: Reason, phase: Phase | None = None) -> str:
    """Why something can't be done; the phase says what is due."""
    match why:
        case HandIsOver():
            return DUE[Phase.OVER]
        case WrongMoment():
            return DUE[phase] if phase else "That can't be done now."
        case SuitTurnedDown(suit):
            return f"{SUITS[suit].capitalize()} was turned down: call another suit."
        case NeedsSuit(suit):
            return f"You hold no {SUITS[suit]}, so you can't make them trump at this table."
        case NotHeld(card):
            return f"You don't hold the {card_name(card)}."
        case UpcardStays(card):
            return f"The {card_name(card)} was the up-card: put down another."
        case MustFollow():
            return _must_follow(why)
        case (
            DealerIsStuck()
            | MustBeAlone()
            | AloneIsAskedLater()
            | NoTrumpIsOff()
            | NotBottoms()
            | TooGoodForRedeal()
            | NotSure()
            | NothingToCorrect()
        ):
            return _PLAIN[type(why)]
        case _:
            assert_never(why)


_PLAIN: Final[dict[type, str]] = {
    DealerIsStuck: "You can't pass: the dealer is stuck and must call.",
    MustBeAlone: "The dealer's partner may assist only to play alone.",
    AloneIsAskedLater: "Whether you play alone is asked before the first lead.",
    NoTrumpIsOff: "No trump is not played at this table.",
    NotBottoms: "Choose three cards that may be changed at this table.",
    TooGoodForRedeal: "Your cards are too good to ask for a new deal.",
    NotSure: "Somebody might still take a trick from you: play on.",
    NothingToCorrect: "There is nothing to take back.",
}


def _must_follow(why: MustFollow) -> str:
    trump, led = TRUMPS[why.trump], SUITS[why.led]
    if why.tried is trump.left and why.tried.suit is why.led:
        return f"Follow {led}: your {card_name(why.tried)} is the left bower, it counts as trump."
    if why.could == (trump.left,):
        return f"Follow {led}: your {card_name(why.could[0])} is the left bower."
    if why.could == (JOKER,):
        return f"Follow {led}: your joker is the highest trump."
    cards = (
        "the " + card_name(why.could[0]) if len(why.could) == 1 else f"a {led.removesuffix('s')}"
    )
    return f"Follow {led}: you hold {cards}."
