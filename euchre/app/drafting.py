"""Drafting: what can be done with a draft, each giving a new one. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Final

from euchre.app.draft import IN_HAND, Draft, Place
from euchre.engine.actions import Play
from euchre.engine.call_faults import BEFORE_TRUMP, MARKS
from euchre.engine.cards import Card, Suit
from euchre.engine.deal import dealt, shuffled
from euchre.engine.position import NO_VOIDS, Contract, Mark, Phase
from euchre.engine.record import Record
from euchre.engine.rules import CARDS_EACH, Rules
from euchre.engine.seats import Seat, Side
from euchre.engine.steps import opening
from euchre.engine.view import view

# Where a draft begins


def dealt_anew(draft: Draft, random: Random) -> Draft:
    """A whole deal by chance; dealer, score and rules stay."""
    deal = dealt(shuffled(random, draft.rules.pack), draft.dealer, draft.rules.packets)
    position = opening(draft.rules, deal, draft.score)
    fresh = Draft.of(position)
    return fresh if position.rules.may_stand_at(min(draft.score)) else replace(fresh, score=(0, 0))


def seen_by(record: Record, seat: Seat) -> Draft:
    """What a seat can see of a hand; where it can't see, nothing lies."""
    known, whole = view(record, seat), Draft.of(record.position)
    cards = {*known.holding, *known.put_down, *known.given_up, *whole.at(Place.TRICK)}
    cards |= {action.card for action in record.actions if isinstance(action, Play)}
    if whole.mark is Mark.TAKEN and not _may_have_left(whole):
        cards.add(known.upcard)
    return replace(whole, lying=tuple(pair for pair in whole.lying if pair[0] in cards))


def _may_have_left(draft: Draft) -> bool:
    """Whether the dealer may have put the up-card down, or given it away, for nobody to see."""
    return draft.rules.discard_upcard or draft.rules.partners_best


# Cards


def put(draft: Draft, card: Card, place: Place) -> Draft:
    """The card lies in this place, and in no other."""
    if place is Place.UPCARD:
        return _turned_up(draft, card)
    taken = draft.mark is Mark.TAKEN
    upcard = None if card is draft.upcard and not taken else draft.upcard
    known = draft.kitty_known or place is Place.KITTY
    lying = (*_without(draft, card), (card, place))
    return replace(draft, lying=lying, upcard=upcard, kitty_known=known)


def take_back(draft: Draft, card: Card, place: Place) -> Draft:
    """The card no longer lies in this place."""
    if place is Place.UPCARD:
        return replace(draft, upcard=None)
    return replace(draft, lying=_without(draft, card))


def _turned_up(draft: Draft, card: Card) -> Draft:
    """The card is the up-card; one that the dealer took is with the dealer, unless elsewhere."""
    if draft.mark is not Mark.TAKEN:
        return replace(draft, upcard=card, lying=_without(draft, card))
    up = replace(draft, upcard=card)
    return up if card in dict(draft.lying) else put(up, card, Place[draft.dealer.name])


def _without(draft: Draft, *cards: Card) -> tuple[tuple[Card, Place], ...]:
    return tuple(pair for pair in draft.lying if pair[0] not in cards)


def without_kitty(draft: Draft, *, known: bool) -> Draft:
    """The kitty is unknown, or is to be told."""
    if known:
        return replace(draft, kitty_known=True)
    kept = _without(draft, *draft.at(Place.KITTY))
    return replace(draft, lying=kept, kitty_known=False, kitty_seen=False)


TRIES: Final = 300
"""So many deals are tried for one without a fault: each is as likely as any other then."""


def filled(draft: Draft, random: Random) -> Draft:
    """What is left over is dealt by chance to where cards are missing.

    Where no deal is without a fault, the first that was tried.
    """
    first = _filled(draft, random)
    tries = (_filled(draft, random) for _ in range(TRIES))
    return first if not first.faults() else next((x for x in tries if not x.faults()), first)


def _filled(draft: Draft, random: Random) -> Draft:
    left = list(shuffled(random, draft.left))
    if draft.upcard is None and left:
        draft = put(draft, left.pop(), Place.UPCARD)
    for place in (*IN_HAND, Place.PUT_DOWN, Place.KITTY):
        missing = max(min(draft.due(place)) - len(draft.at(place)), 0)
        new = [(card, place) for card in left[:missing]]
        left = left[missing:]
        draft = replace(draft, lying=(*draft.lying, *new))
    return draft


# How the hand stands


def at_phase(draft: Draft, phase: Phase) -> Draft:
    """The hand stands here, and what can't be any more is taken away."""
    before, over = phase in BEFORE_TRUMP, phase is Phase.OVER
    playing = phase in (Phase.PLAY, Phase.OVER)
    after = replace(
        draft,
        phase=phase,
        ended=draft.ended if over else None,
        taken=draft.taken if playing else (0, 0),
        voids=draft.voids if playing else NO_VOIDS,
        lying=_still_there(draft, phase),
    )
    marked = with_mark(after, MARKS.get(phase) or _mark_of_trump(draft))
    return replace(marked, contract=None if before else draft.contract or _any_contract(marked))


def _still_there(draft: Draft, phase: Phase) -> tuple[tuple[Card, Place], ...]:
    gone = {
        Place.TRICK: phase is not Phase.PLAY,
        Place.PLAYED: phase not in (Phase.PLAY, Phase.OVER),
        Place.PUT_DOWN: phase in (*BEFORE_TRUMP, Phase.TAKE, Phase.DISCARD),
    }
    return tuple(pair for pair in draft.lying if not gone.get(pair[1], False))


def _mark_of_trump(draft: Draft) -> Mark:
    """What became of the up-card, now that trump is made."""
    return Mark.TAKEN if draft.mark is Mark.FACE_UP else draft.mark


def _any_contract(draft: Draft) -> Contract:
    offered = draft.upcard and draft.rules.offered(draft.upcard)
    return Contract(draft.dealer.left, next(suit for suit in Suit if suit is not offered))


def with_mark(draft: Draft, mark: Mark) -> Draft:
    """This became of the up-card; a dealer who took it holds it."""
    after, upcard = replace(draft, mark=mark), draft.upcard
    if upcard is None or (mark is Mark.TAKEN) is (draft.mark is Mark.TAKEN):
        return after
    if mark is Mark.TAKEN:
        return put(after, upcard, Place[draft.dealer.name])
    return replace(after, lying=_without(draft, upcard))


def with_dealer(draft: Draft, dealer: Seat) -> Draft:
    """Another dealer: the one on the left speaks first, and a card taken up goes along."""
    old, upcard = draft.dealer, draft.upcard
    turn = dealer.left if draft.turn is old.left else draft.turn
    after = replace(draft, dealer=dealer, turn=turn)
    if upcard and draft.mark is Mark.TAKEN and draft.place_of(upcard) is Place[old.name]:
        return put(after, upcard, Place[dealer.name])
    return after


def with_rules(draft: Draft, rules: Rules) -> Draft:
    """Other rules; what could not be under them, and can't be seen, is taken away."""
    reneges = rules.renege == "penalty"
    seen = draft.kitty_seen and rules.bottoms != "off"
    voids = draft.voids if reneges else NO_VOIDS
    return replace(draft, rules=rules, kitty_seen=seen, voids=voids)


# Who made trump


def with_maker(made: Contract, maker: Seat) -> Contract:
    """Another maker; who plays alone keeps doing so in the same part."""
    loner = made.loner and (maker if made.loner is made.maker else maker.partner)
    return Contract(maker, made.suit, _alone(maker, loner, made.lone_defender))


def with_loner(made: Contract, loner: Seat | None) -> Contract:
    return replace(made, alone=_alone(made.maker, loner, made.lone_defender))


def with_lone_defender(made: Contract, defender: Seat | None) -> Contract:
    return replace(made, alone=_alone(made.maker, made.loner, defender))


def _alone(maker: Seat, *seats: Seat | None) -> tuple[Seat, ...]:
    """Those who play alone, one of each side, the maker's first."""
    loner, defender = seats
    sides: Iterable[Seat | None] = (
        loner if loner and loner.side is maker.side else None,
        defender if defender and defender.side is not maker.side else None,
    )
    return tuple(seat for seat in sides if seat)


# Figures


def with_figure(draft: Draft, which: str, by: int) -> Draft:
    """The score or the tricks of a side one higher or lower; behind the last comes the first."""
    field, _, side = which.partition("-")
    at, tricks = Side(side).index, field == "taken"
    lowest, highest = (0, CARDS_EACH) if tricks else _points(draft.rules)
    pair = list(draft.taken if tricks else draft.score)
    pair[at] = lowest + (pair[at] + by - lowest) % (highest - lowest + 1)
    ns, ew = pair
    return replace(draft, taken=(ns, ew)) if tricks else replace(draft, score=(ns, ew))


def _points(rules: Rules) -> tuple[int, int]:
    lowest = next(at for at in range(-99, 1) if rules.may_stand_at(at))
    return max(lowest, -9), rules.target - 1
