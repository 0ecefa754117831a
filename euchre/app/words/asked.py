"""What the person is asked, why something is refused, and why something is advised."""

from __future__ import annotations

from typing import Final, assert_never

from euchre.ai.bot import Choice, Ground
from euchre.app.model import Notice
from euchre.app.words.names import RANKS, SUITS, card_name
from euchre.app.words.told import action_label
from euchre.engine.position import Phase, Position
from euchre.engine.reasons import (
    DealerIsStuck,
    HandIsOver,
    MustFollow,
    NotHeld,
    Reason,
    SuitTurnedDown,
    UpcardStays,
    WrongMoment,
)
from euchre.engine.seats import Seat
from euchre.engine.trump import Trump

DUE: Final = {
    Phase.ORDER: "First the call: pass, or make that suit trump.",
    Phase.CALL: "First the call: name a suit, or pass.",
    Phase.DISCARD: "First put one of your six cards down.",
    Phase.PLAY: "Trump is made: play a card.",
    Phase.OVER: "This hand is over.",
}
"""What the person has to do first, by phase."""


def reason(why: Reason, phase: Phase | None = None) -> str:
    """Why something can't be done, in one sentence that helps; the phase says what is due."""
    match why:
        case HandIsOver():
            return DUE[Phase.OVER]
        case WrongMoment():
            return DUE[phase] if phase else "That can't be done now."
        case DealerIsStuck():
            return "You can't pass: the dealer is stuck and must call a suit."
        case SuitTurnedDown(suit):
            return f"{SUITS[suit].capitalize()} was turned down: call another suit."
        case NotHeld(card):
            return f"You don't hold the {card_name(card)}."
        case UpcardStays(card):
            return f"The {card_name(card)} was the up-card: put down another."
        case MustFollow():
            return _must_follow(why)
        case _:
            assert_never(why)


def _must_follow(why: MustFollow) -> str:
    trump, led = Trump(why.trump), SUITS[why.led]
    if why.tried is trump.left and why.tried.suit is why.led:
        return f"Follow {led}: your {card_name(why.tried)} is the left bower, it counts as trump."
    if why.could == (trump.left,):
        return f"Follow {led}: your {card_name(trump.left)} is the left bower."
    cards = (
        "the " + card_name(why.could[0]) if len(why.could) == 1 else f"a {led.removesuffix('s')}"
    )
    return f"Follow {led}: you hold {cards}."


def announce_turn(position: Position, person: Seat) -> str:
    """What the person is asked, with the words that belong to the seat."""
    match position.phase:
        case Phase.ORDER:
            return _ask_order(position, person)
        case Phase.CALL if position.dealer_is_stuck:
            return "Everybody has passed: as the dealer you must call a suit."
        case Phase.CALL:
            barred = SUITS[position.table.upcard.suit]
            return f"Call any suit but {barred}, or pass."
        case Phase.DISCARD:
            return "You have six cards: put one face down."
        case Phase.PLAY:
            return _announce_play(position)
        case Phase.OVER:
            return ""
        case _:
            assert_never(position.phase)


def _ask_order(position: Position, person: Seat) -> str:
    """Who would get the up-card is the first thing to know about it (R99)."""
    upcard = position.table.upcard
    suit, rank = SUITS[upcard.suit], RANKS[upcard.rank]
    if position.dealer is person:
        return f"Make {suit} trump, and pick up the {rank}?"
    taker = "Your partner" if position.dealer is person.partner else "The other side"
    return f"Make {suit} trump? {taker} would get the {rank}."


def _announce_play(position: Position) -> str:
    contract, trick = position.contract, position.trick
    if contract is None or trick is None or not trick.cards:
        return "Your lead."
    led = contract.trump.suit_of(trick.cards[0])
    held = position.holding(position.turn) if position.turn else ()
    if contract.trump.follows(held, trick.cards[0]):
        return f"Your turn: follow {SUITS[led]}."
    return f"Your turn: you have no {SUITS[led]}, so play any card."


GROUNDS: Final = {
    Ground.ONLY_CHOICE: "nothing else is allowed",
    Ground.STRONG_ENOUGH: "these cards should make three tricks",
    Ground.TOO_WEAK: "a pass promises more",
    Ground.STUCK: "a stuck dealer calls his best suit",
    Ground.STRONG_ALONE: "these cards may take all five tricks",
    Ground.PARTNER_DEALS: "the up-card goes to your partner",
    Ground.THEY_PICK_UP: "the up-card goes to the other side",
    Ground.NEXT: "the other suit of that colour is likely good",
    Ground.MAKES_A_VOID: "then you can trump that suit",
    Ground.WEAKEST_CARD: "it is least likely to take a trick",
    Ground.DRAW_TRUMP: "makers draw trump",
    Ground.BOSS_CARD: "nothing left in its suit beats it",
    Ground.LEAD_PARTNERS_TRUMP: "your partner wants trump led",
    Ground.LEAD_FROM_LENGTH: "your partner may trump a long suit",
    Ground.PARTNER_IS_WINNING: "your partner has the trick",
    Ground.WIN_CHEAPLY: "the cheapest card that takes it",
    Ground.TRUMP_IN: "a trump takes the trick",
    Ground.CAN_NOT_WIN: "you can't win it: lose the least",
}
"""Every ground as a clause that can follow "because", short enough for the line of the status."""


def advice(choice: Choice, position: Position) -> str:
    """What to do, and the weightiest ground for it."""
    label, why = action_label(choice.action, position), because(choice.because.grounds)
    return f"{label}: {why}." if why else f"{label}."


def because(grounds: tuple[Ground, ...]) -> str:
    """The weightiest of the grounds as a clause; empty where there is none."""
    return GROUNDS[grounds[0]] if grounds else ""


def notice(kind: Notice, detail: str) -> str:
    match kind:
        case Notice.NOT_KEPT:
            return "This browser keeps nothing here, so the game lasts only while the page is open."
        case Notice.UNREADABLE:
            return (
                f"Your saved game could not be read and a new one was begun. {detail}. "
                "The old text was put aside; you can download it."
            )
        case Notice.PUT_ASIDE:
            return f"This link began another game. Yours, at {detail}, was put aside."
        case Notice.BAD_LINK:
            return f"A part of the link could not be read and was left out: {detail}."
        case _:
            assert_never(kind)
