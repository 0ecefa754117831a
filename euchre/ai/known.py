"""Known: what one seat can conclude from its view once trump is made.

Chances here count where the unseen cards can lie, voids respected; they know nothing of habits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from euchre.engine.actions import Call, OrderUp, Play
from euchre.engine.cards import Card, Suit
from euchre.engine.position import Contract, Mark
from euchre.engine.seats import Seat
from euchre.engine.view import View


@final
class Known:
    """The unseen cards, who may hold them, and who takes the trick."""

    __slots__ = (
        "_out",
        "_rooms",
        "behind",
        "contract",
        "foes",
        "order",
        "pinned",
        "trick",
        "trump",
        "unseen",
        "view",
    )

    def __init__(self, view: View, contract: Contract) -> None:
        self.view = view
        self.contract = contract
        self.trump = contract.trump
        self.trick = view.trick.cards if view.trick else ()
        self.pinned = pinned_upcard(view, contract)
        self.unseen = unseen_cards(view)
        seat = view.seat
        self.order = contract.active_from(view.trick.leader if view.trick else seat)
        self.behind = self.order[len(self.trick) + 1 :]  # who plays to this trick after us
        self.foes = tuple(foe for foe in (seat.left, seat.partner.left) if contract.is_active(foe))
        self._out = _by_suit(self)
        self._rooms: dict[tuple[Seat, Suit | None], int] = {}

    @property
    def is_maker(self) -> bool:
        """Whether we made trump, or play it alone for the partner who did."""
        return self.view.seat in (self.contract.maker, self.contract.loner)

    @property
    def partner_is_maker(self) -> bool:
        return self.contract.maker is self.view.seat.partner

    def out(self, suit: Suit | None) -> Sequence[Card]:
        """The cards of a suit that other seats may still hold; none when there is no trump."""
        return self._out[suit]

    def is_led(self, card: Card) -> bool:
        """Whether the card's suit was led to this trick."""
        suit_of = self.trump.suit_of
        return bool(self.trick) and suit_of(card) is suit_of(self.trick[0])

    def above(self, card: Card) -> list[Card]:
        """The cards of its suit that beat a card and may still be held by others."""
        strength, own = self.trump.strength, self.trump.strength(card)
        return [one for one in self._out[self.trump.suit_of(card)] if strength(one) > own]

    def is_boss(self, card: Card) -> bool:
        """Whether no card of its suit that others may hold beats it."""
        return not self.above(card)

    def is_void(self, seat: Seat, suit: Suit | None) -> bool:
        """Whether a seat is proven not to hold a suit."""
        return not self.out(suit) or suit in self.view.voids[seat.value]

    def chance(self, seat: Seat, cards: Sequence[Card], void: Suit | None = None) -> float:
        """The chance that a seat holds one of these cards (given that it is void in a suit)."""
        size = self.view.sizes[seat.value]
        if self.pinned is None or seat is not self.view.dealer:
            return self._among(seat, cards, void, size)
        kept = 1.0 if self.pinned in cards else self._among(seat, cards, void, size - 1)
        if not self.view.rules.discard_upcard:
            return kept
        return KEPT * kept + (1 - KEPT) * self._among(seat, cards, void, size)

    def _among(self, seat: Seat, cards: Sequence[Card], void: Suit | None, size: int) -> float:
        """The chance to find one of these cards among so many that are not pinned."""
        barred, suit_of = self._barred(seat, void), self.trump.suit_of
        wanted = sum(suit_of(c) not in barred and c is not self.pinned for c in cards)
        room, none = self._room(seat, void), 1.0
        for at in range(wanted):
            none *= max(0.0, 1 - size / (room - at))
        return 1 - none

    def _barred(self, seat: Seat, void: Suit | None) -> frozenset[Suit]:
        barred = self.view.voids[seat.value]
        return barred if void is None else barred | {void}

    def _room(self, seat: Seat, void: Suit | None) -> int:
        """How many of the unseen cards the seat may hold."""
        if (seat, void) not in self._rooms:
            barred, suit_of = self._barred(seat, void), self.trump.suit_of
            self._rooms[seat, void] = sum(suit_of(card) not in barred for card in self.unseen)
        return self._rooms[seat, void]

    def beats(self, seat: Seat, best: Card, led: Suit) -> float:
        """The chance that a seat yet to play can beat the best card of the trick."""
        trump = self.trump
        higher = self.chance(seat, self.above(best))
        if led is trump.suit:
            return higher
        void = 1 - self.chance(seat, self.out(led))
        if trump.is_trump(best):
            return void * self.chance(seat, self.above(best), void=led)
        return higher + void * self.chance(seat, self.out(trump.suit), void=led)

    def lives(self, suit: Suit) -> float:
        """The chance that no opponent ruffs when a suit is led."""
        live = 1.0
        for foe in self.foes:
            void = 1 - self.chance(foe, self.out(suit))
            live *= 1 - void * self.chance(foe, self.out(self.trump.suit), void=suit)
        return live

    def runs(self, card: Card) -> float:
        """The chance that a card led gets past the opponents."""
        led, run = self.trump.suit_of(card), 1.0
        for foe in self.foes:
            run *= 1 - self.beats(foe, card, led)
        return run

    @property
    def winner(self) -> Seat | None:
        """Who is winning the trick so far."""
        return self.order[self.trump.best(self.trick)] if self.trick else None

    def wins(self, card: Card) -> float:
        """The chance that our side takes the trick with this card played."""
        trick = (*self.trick, card)
        at, led = self.trump.best(trick), self.trump.suit_of(trick[0])
        best, ours = trick[at], self._is_ours(self.order[at])
        hold = 1.0 if ours else 0.0
        for seat in self.behind:
            if self._is_ours(seat):
                hold += (1 - hold) * self.beats(seat, best, led) * _RESCUE
                continue
            hold *= 1 - self.beats(seat, best, led)
            if ours and self.trick:  # third seat plays high, so partner must beat that
                best = max((best, *self.above(best)), key=self.trump.strength)
        return hold

    def _is_ours(self, seat: Seat) -> bool:
        return seat.side is self.view.seat.side


KEPT: Final = 0.98
"""How often a dealer keeps the up-card where he may put it down again."""
_RESCUE: Final = 0.7
"""How often a partner's higher card, if he has one, also beats what came in between."""


def _by_suit(known: Known) -> dict[Suit | None, list[Card]]:
    out: dict[Suit | None, list[Card]] = {suit: [] for suit in (*Suit, None)}
    for card in known.unseen:
        out[known.trump.suit_of(card)].append(card)
    if known.pinned:
        out[known.trump.suit_of(known.pinned)].append(known.pinned)
    return out


def pinned_upcard(view: View, contract: Contract) -> Card | None:
    """The up-card while it lies in the dealer's holding, who is another playing seat."""
    if not _went_to_another(view, contract) or not _is_in_sight(view, contract):
        return None
    played = any(action == Play(view.upcard) for _, action in view.history)
    put_down = contract.trump.suit_of(view.upcard) in view.voids[view.dealer.value]
    return None if played or put_down else view.upcard


def _may_be_about(view: View, contract: Contract) -> bool:
    """Whether the up-card went to another playing seat and was then lost sight of."""
    return _went_to_another(view, contract) and not _is_in_sight(view, contract)


def _went_to_another(view: View, contract: Contract) -> bool:
    """Whether the dealer took the up-card and plays, or may have given it to a loner; not to us."""
    if view.mark is not Mark.TAKEN or view.dealer is view.seat:
        return False
    given = _may_have_given(view, contract) and contract.loner is view.dealer.partner
    return contract.is_active(view.dealer) or (given and contract.loner is not view.seat)


def _is_in_sight(view: View, contract: Contract) -> bool:
    """Whether the up-card's way since it was taken is known."""
    changed = contract.loner in (view.dealer, view.dealer.partner)  # a loner may lose or get it
    return _remembers_taking(view) and not (changed and _may_have_given(view, contract))


def _may_have_given(view: View, contract: Contract) -> bool:
    """Whether a loner got a card from his partner (R95), for all that is remembered."""
    if not view.rules.partners_best or contract.loner is None:
        return False
    callers = [seat for seat, action in view.history if not isinstance(action, Play)]
    return not callers or callers[-1] is contract.loner.partner


def _remembers_taking(view: View) -> bool:
    """Whether the up-card's way since it was taken is known."""
    return any(isinstance(action, OrderUp | Call) for _, action in view.history)


def unseen_cards(view: View) -> tuple[Card, ...]:
    """The cards that the seat has not seen, but for an up-card known to be with the dealer."""
    seen = {
        *view.holding,
        *view.put_down,
        *view.given_up,
        *(view.trick.cards if view.trick else ()),
    }
    seen.update(action.card for _, action in view.history if isinstance(action, Play))
    if not (view.contract and _may_be_about(view, view.contract)):
        seen.add(view.upcard)
    return tuple(card for card in view.rules.pack if card not in seen)
