"""What options add to a hand, take from it and ask in it; `pairs` sees that it is so."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
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
    Keep,
    Leave,
    OrderUp,
    Pass,
    Play,
    Redeal,
    Take,
    Together,
)
from euchre.engine.cards import Card, Rank, Suit
from euchre.engine.judge import legal_actions
from euchre.engine.position import Ending, Phase, Position
from euchre.engine.scoring import Outcome, Result
from euchre.engine.seats import Seat
from tests.rules.pairs import Question

# Moments of a hand


def in_phase(position: Position, *phases: Phase) -> bool:
    return position.phase in phases


def at_the_lead(position: Position) -> bool:
    """Whether the first card of the hand is to be led."""
    first = position.trick is not None and not position.trick.cards and not any(position.taken)
    return position.phase is Phase.PLAY and first


def stuck(position: Position) -> bool:
    return position.phase is Phase.CALL and position.turn is position.dealer


def held(position: Position) -> tuple[Card, ...]:
    return position.holding(position.acting())


# What is added


def a_second_pass(off: Position) -> Collection[Action]:
    """R38, D3: the dealer may pass again."""
    return [Pass()] if stuck(off) else []


def the_upcard_put_back(off: Position) -> Collection[Action]:
    """D2."""
    return [Discard(off.table.upcard)] if off.phase is Phase.DISCARD else []


def the_suit_turned_down(off: Position) -> Collection[Action]:
    """R34, D4."""
    suit = off.table.upcard.suit
    return [Call(suit, alone) for alone in (False, True)] if off.phase is Phase.CALL else []


def no_trump(off: Position) -> Collection[Action]:
    """V5."""
    return [Call(None, alone) for alone in (False, True)] if off.phase is Phase.CALL else []


def any_card_held(off: Position) -> Collection[Action]:
    """R94, D12: what does not follow may be played too."""
    return set(map(Play, held(off))) - set(legal_actions(off)) if off.phase is Phase.PLAY else []


def a_lone_order(off: Position) -> Collection[Action]:
    """V1: the dealer's partner says it with the order, whenever others would."""
    return [OrderUp(alone=True)] if _partner_orders(off) else []


# What is taken away


def lone_calls(off: Position) -> Collection[Action]:
    """R66, D6: alone is not said with the call."""
    if not in_phase(off, Phase.ORDER, Phase.CALL, Phase.NAME):
        return []
    return [one for one in legal_actions(off) if getattr(one, "alone", False)]


def a_plain_order(off: Position) -> Collection[Action]:
    """V1: the dealer's partner may order up only to play alone."""
    return [OrderUp()] if _partner_orders(off) else []


def _partner_orders(off: Position) -> bool:
    return off.phase is Phase.ORDER and off.turn is off.dealer.partner


def suits_without_a_card(off: Position) -> Collection[Action]:
    """V6: the printed suit must be held."""
    return _lacking(off, lambda suit: any(card.suit is suit for card in held(off)))


def suits_without_a_trump(off: Position) -> Collection[Action]:
    """V6: a trump must be held, the left bower is one."""
    red, black = {Suit.HEARTS, Suit.DIAMONDS}, {Suit.SPADES, Suit.CLUBS}

    def has(suit: Suit) -> bool:
        [sister] = (red if suit in red else black) - {suit}
        left = (card.rank is Rank.JACK and card.suit is sister for card in held(off))
        return any(card.suit is suit for card in held(off)) or any(left)

    return _lacking(off, has)


def _lacking(off: Position, has: Callable[[Suit], bool]) -> Collection[Action]:
    if off.phase is Phase.ORDER and off.table.upcard.suit:
        both = [OrderUp(), OrderUp(alone=True)]
        return [] if has(off.table.upcard.suit) else both
    calls = [one for one in legal_actions(off) if isinstance(one, Call)]
    lacking = [call for call in calls if call.suit and not has(call.suit)]
    return [] if stuck(off) and lacking == calls else lacking


# What is asked


def take_or_leave(off: Position) -> Collection[Question]:
    """R27, D1: of a dealer whom another ordered up."""
    by_another = off.phase is Phase.DISCARD and off.made().maker is not off.dealer
    return [(off.dealer, [Take(), Leave()])] if by_another else []


def whether_the_maker_plays_alone(off: Position) -> Collection[Question]:
    """R66, D6."""
    return [(off.made().maker, [Alone(), Together()])] if at_the_lead(off) else []


def whether_his_partner_plays_alone(off: Position) -> Collection[Question]:
    """R67, D7: when the maker does not."""
    if not at_the_lead(off) or off.made().alone:
        return []
    return [(off.made().maker.partner, [Alone(), Together()])]


def whether_a_defender_plays_alone(off: Position) -> Collection[Question]:
    """R67, D10: each once, from the dealer's left on."""
    if not at_the_lead(off):
        return []
    side = off.made().maker.side.other
    defenders = [seat for seat in off.dealer.left.round_from if seat.side is side]
    return [(seat, [DefendAlone(), DefendTogether()]) for seat in defenders]


def the_same_against_a_loner(off: Position) -> Collection[Question]:
    """D10, V3."""
    loner = off.contract and off.contract.loner
    return whether_a_defender_plays_alone(off) if loner else []


def a_redeal_for_nines_and_tens(off: Position) -> Collection[Question]:
    """R91, D13: no trump among them; everybody who plays is asked, so that it tells nothing."""
    return _redeals(off, lambda ranks, trumps: not trumps and set(ranks) <= LOW)


def a_redeal_for_one_ace(off: Position) -> Collection[Question]:
    """R89, D13: one ace, the others nines and tens, trump or not."""

    def entitled(ranks: list[Rank], _: bool) -> bool:
        return ranks.count(Rank.ACE) == 1 and set(ranks) - {Rank.ACE} <= LOW

    return _redeals(off, entitled)


LOW: Final = {Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN}


def _redeals(off: Position, entitled: Callable[[list[Rank], bool], bool]) -> Collection[Question]:
    if not at_the_lead(off):
        return []
    contract = off.made()
    questions: list[Question] = []
    for seat in contract.active_from(off.dealer.left):
        holding = off.holding(seat)
        ranks, trumps = [card.rank for card in holding], any(map(contract.trump.is_trump, holding))
        questions.append((seat, [Keep(), Redeal()] if entitled(ranks, trumps) else [Keep()]))
    return questions


def bottoms(fits: Callable[[list[Rank]], bool]) -> Callable[[Position], Collection[Question]]:
    """R90, D14: everybody is asked before the first bid; these threes may be exchanged."""

    def asks(off: Position) -> Collection[Question]:
        if off.phase is not Phase.ORDER or off.turn is not off.dealer.left:
            return []
        return [(seat, [Keep(), *threes(off.holding(seat))]) for seat in off.dealer.left.round_from]

    def threes(holding: tuple[Card, ...]) -> Iterator[Exchange]:
        for three in combinations(holding, 3):
            if fits([card.rank for card in three]):
                yield Exchange(three)

    return asks


def a_card_for_the_partners_best(off: Position) -> Collection[Question]:
    """R95, D20: of a loner, after the dealer's discard."""
    loner = off.contract and off.contract.loner
    if not loner or not at_the_lead(off):
        return []
    return [(loner, [Keep(), *map(Discard, off.holding(loner))])]


# Who leads, and what is scored


def the_left_of_the_loner(off: Position) -> Seat | None:
    """R53, R54, D8, D10: or the lone defender."""
    if not at_the_lead(off) or not off.made().alone:
        return None
    contract = off.made()
    if contract.loner and contract.lone_defender:
        return contract.lone_defender
    return contract.alone[0].left  # he plays: only the loner's partner sits out


def _four_for_a_euchre(
    when: Callable[[Outcome, Position], object],
) -> Callable[[Outcome, Position], Outcome]:
    def scores(found: Outcome, over: Position) -> Outcome:
        more = found.result is Result.EUCHRED and when(found, over)
        return replace(found, points=4) if more else found

    return scores


four_for_a_loner = _four_for_a_euchre(lambda found, _: found.alone)
four_for_no_trick = _four_for_a_euchre(
    lambda _, over: over.taken[over.made().maker.side.index] == 0
)
four_for_a_lone_defender = _four_for_a_euchre(lambda _, over: over.made().lone_defender)


def two_for_the_others(found: Outcome, over: Position) -> Outcome:
    """R93."""
    if over.ended is None or over.ended[0] is not Ending.RENEGE:
        return found
    return Outcome(Result.RENEGED, over.ended[1].side.other, 2)
