"""Judge: what may be done in a position. `why_not` is the only judge of what is legal."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

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
from euchre.engine.cards import Card, Rank, Suit, in_pack_order
from euchre.engine.claim import sweeps
from euchre.engine.position import Phase, Position
from euchre.engine.reasons import (
    AloneIsAskedLater,
    DealerIsStuck,
    HandIsOver,
    MustBeAlone,
    MustFollow,
    NeedsSuit,
    NotBottoms,
    NotHeld,
    NoTrumpIsOff,
    NotSure,
    Reason,
    SuitTurnedDown,
    TooGoodForRedeal,
    UpcardStays,
    WrongMoment,
)
from euchre.engine.trump import TRUMPS

EXCHANGED: Final = 3
"""Cards that are changed for the kitty's (R90)."""

_LOW: Final = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN)
_NINES_AND_TENS: Final = (Rank.NINE, Rank.TEN)


def legal_actions(position: Position) -> tuple[Action, ...]:
    """Everything that the player whose turn it is may do; empty when the hand is over.

    A lay-down is left out, as it takes a proof to know: ask `why_not` for it.
    """
    possible = _imaginable(position)
    return tuple(action for action in possible if why_not(position, action) is None)


def why_not(position: Position, action: Action) -> Reason | None:
    """Why the player to act may not do this; None exactly when it is legal."""
    match position.phase, action:
        case Phase.PLAY, Play(card):
            return _why_not_play(position, card)
        case Phase.PLAY, LayDown():
            return None if sweeps(position) else NotSure()
        case Phase.ORDER, Pass():
            return None
        case Phase.ORDER, OrderUp(alone):
            return _why_not_order(position, alone)
        case Phase.CALL, Pass():
            return DealerIsStuck() if position.dealer_is_stuck else None
        case Phase.OVER, _:
            return HandIsOver()
        case ((Phase.CALL | Phase.NAME), Call(suit, alone)):
            return _why_not_call(position, suit, alone)
        case Phase.DISCARD, Discard(card):
            return _why_not_discard(position, card)
        case Phase.BOTTOMS, Exchange(cards):
            return _why_not_exchange(position, cards)
        case Phase.REDEAL, Redeal():
            return None if _may_redeal(position) else TooGoodForRedeal()
        case (Phase.BEST, Discard(card)) | (Phase.GIVE, Give(card)):
            return None if card in _held(position) else NotHeld(card)
        case phase, _ if isinstance(action, _FREE.get(phase, ())):
            return None
        case _:
            return WrongMoment()


def reneges(position: Position, card: Card) -> bool:
    """Whether the player to act would fail to follow although he could (R94)."""
    return bool(_could_follow(position, card))


# What fits a phase without a question of its own

_FREE: Final[dict[Phase, tuple[type, ...]]] = {
    Phase.BOTTOMS: (Keep,),
    Phase.TAKE: (Take, Leave),
    Phase.REDEAL: (Keep,),
    Phase.ALONE: (Alone, Together),
    Phase.DEFEND: (DefendAlone, DefendTogether),
    Phase.BEST: (Keep,),
}


def _imaginable(position: Position) -> Iterable[Action]:
    """Every action that fits the phase, legal or not."""
    match position.phase:
        case Phase.PLAY:
            return map(Play, _held(position))
        case Phase.ORDER:
            return (Pass(), OrderUp(), OrderUp(alone=True))
        case Phase.CALL | Phase.NAME:
            suits = (*Suit, None)
            return (Pass(), *(Call(suit, alone) for suit in suits for alone in (False, True)))
        case Phase.DISCARD:
            return map(Discard, _held(position))
        case Phase.BOTTOMS:
            return (Keep(), *map(Exchange, combinations(_held(position), EXCHANGED)))
        case Phase.REDEAL:
            return (Keep(), Redeal())
        case Phase.BEST:
            return (Keep(), *map(Discard, _held(position)))
        case Phase.GIVE:
            return map(Give, _held(position))
        case Phase.OVER:
            return ()
        case phase:
            return tuple(action() for action in _FREE[phase])


def _held(position: Position) -> tuple[Card, ...]:
    return position.holding(position.acting())


# Calling


def _why_not_order(position: Position, alone: bool) -> Reason | None:
    rules, suit = position.rules, position.offered
    assert suit is not None  # else the dealer would name trump
    only_alone = rules.canadian and position.turn is position.dealer.partner
    if only_alone and not alone:
        return MustBeAlone()
    if alone and rules.alone_when != "call" and not only_alone:
        return AloneIsAskedLater()
    return None if _has_needed(position, suit) else NeedsSuit(suit)


def _why_not_call(position: Position, suit: Suit | None, alone: bool) -> Reason | None:
    if suit is None and not (position.rules.no_trump and position.phase is Phase.CALL):
        return NoTrumpIsOff()
    if suit is not None and _is_barred(position, suit):
        return SuitTurnedDown(suit)
    if alone and position.rules.alone_when != "call":
        return AloneIsAskedLater()
    if suit is None or position.phase is Phase.NAME or _has_needed(position, suit):
        return None
    return None if _must_call_anyhow(position) else NeedsSuit(suit)


def _is_barred(position: Position, suit: Suit) -> bool:
    """Whether the suit was turned down (R33)."""
    return position.rules.r2_suit == "other" and suit is position.offered


def _has_needed(position: Position, suit: Suit) -> bool:
    """Whether the player holds what the house asks of one who makes this suit trump (V6)."""
    need = position.rules.need_suit
    if need == "off":
        return True
    if need == "natural":
        return any(card.suit is suit for card in _held(position))
    return any(map(TRUMPS[suit].is_trump, _held(position)))


def _must_call_anyhow(position: Position) -> bool:
    """Whether a stuck dealer holds no suit that he may name: then the need gives way."""
    named = any(not _is_barred(position, suit) and _has_needed(position, suit) for suit in Suit)
    return position.dealer_is_stuck and not position.rules.no_trump and not named


# Between the calls and the play


def _why_not_discard(position: Position, card: Card) -> Reason | None:
    if card not in _held(position):
        return NotHeld(card)
    stays = card is position.table.upcard and not position.rules.discard_upcard
    return UpcardStays(card) if stays else None


def _why_not_exchange(position: Position, cards: tuple[Card, ...]) -> Reason | None:
    strange = next((card for card in cards if card not in _held(position)), None)
    if strange is not None:
        return NotHeld(strange)
    whole = len(cards) == EXCHANGED and cards == in_pack_order(set(cards))
    return None if whole and _are_bottoms(position.rules.bottoms, cards) else NotBottoms(cards)


def _are_bottoms(form: str, cards: tuple[Card, ...]) -> bool:
    """Whether the house lets these three be exchanged (D14)."""
    ranks = {card.rank for card in cards}
    low = ranks <= set(_NINES_AND_TENS)
    return form == "free" or (low and (form == "any" or len(ranks) == 1))


def _may_redeal(position: Position) -> bool:
    """Whether the player holds only low cards and no trump (R91), or one ace beside them (R89).

    With sevens and eights in the pack these are low too.
    """
    rules, held = position.rules, _held(position)
    trump = position.made().trump
    high = [card.rank for card in held if card.rank not in _LOW]
    if rules.nine_ten and not high and not any(map(trump.is_trump, held)):
        return True
    return rules.ace_no_face and high == [Rank.ACE]


# Play


def _why_not_play(position: Position, card: Card) -> Reason | None:
    if card not in _held(position):
        return NotHeld(card)
    if position.rules.renege == "penalty":
        return None
    could = _could_follow(position, card)
    if not could:
        return None
    assert position.trick is not None
    trump = position.made().trump
    return MustFollow(trump.suit_of(position.trick.cards[0]), trump.suit, card, could)


def _could_follow(position: Position, card: Card) -> tuple[Card, ...]:
    """The held cards that would follow, when this one does not (R56)."""
    if not position.trick or not position.trick.cards:
        return ()
    trump, led = position.made().trump, position.trick.cards[0]
    if trump.suit_of(card) is trump.suit_of(led):
        return ()
    return trump.follows(_held(position), led)
