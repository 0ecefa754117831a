"""Shadow: a hand kept a second time by other means, to compare the engine with at every step.

It moves cards as a scorer with pencil and paper would, ranks them by their letters, and asks the
engine for nothing but what was done.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from euchre.engine.actions import Action, Call, Discard, Exchange, Give, OrderUp, Play, Take
from euchre.engine.cards import Card
from euchre.engine.deal import Deal
from euchre.engine.position import Contract, Mark, Phase, Position
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat
from euchre.engine.view import View

_SISTER: Final = {"s": "c", "c": "s", "h": "d", "d": "h"}
_PLAIN: Final = "789TJQKA"

FOLLOWERS: Final = {
    Phase.BOTTOMS: {Phase.BOTTOMS, Phase.ORDER},
    Phase.NAME: {Phase.DISCARD},
    Phase.ORDER: {Phase.ORDER, Phase.CALL, Phase.TAKE, Phase.DISCARD},
    Phase.CALL: {Phase.CALL, Phase.OVER},
    Phase.TAKE: {Phase.DISCARD},
    Phase.DISCARD: set[Phase](),
    Phase.REDEAL: {Phase.REDEAL, Phase.OVER},
    Phase.ALONE: {Phase.ALONE},
    Phase.DEFEND: {Phase.DEFEND},
    Phase.BEST: {Phase.GIVE},
    Phase.GIVE: set[Phase](),
    Phase.PLAY: {Phase.PLAY, Phase.OVER},
}
"""What may come after a phase, beside the questions and the play that follow it in any hand."""

_QUESTIONS: Final = (Phase.REDEAL, Phase.ALONE, Phase.DEFEND, Phase.BEST, Phase.PLAY)


def suit_of(card: Card, trump: str | None) -> str:
    """The suit that a card belongs to, by its letters."""
    if card.text == "Jo":
        return trump or ""
    rank, suit = card.text[0], card.text[1]
    return trump if trump and rank == "J" and suit == _SISTER[trump] else suit


def power(card: Card, trump: str | None, led: str) -> int:
    """A figure for what a card is worth in a trick of the suit led."""
    if card.text == "Jo":
        return 400
    suit, plain = suit_of(card, trump), _PLAIN.index(card.text[0])
    if suit == trump and card.text[0] == "J":
        return 300 if card.text[1] == trump else 200
    return plain + (100 if suit == trump else 0) if suit in (trump, led) else -1


def active(contract: Contract, start: Seat) -> list[Seat]:
    """The seats that play, clockwise from this one on."""
    around = [SEATS[(start.value + step) % 4] for step in range(4)]
    return [seat for seat in around if SEATS[(seat.value + 2) % 4] not in contract.alone]


class Shadow:
    """What lies where, and who has seen which card."""

    def __init__(self, rules: Rules, deal: Deal) -> None:
        self.rules, self.dealer, self.upcard = rules, deal.dealer, deal.upcard
        self.held = {seat: set(deal.holdings[seat.value]) for seat in SEATS}
        self.kitty, self.gone = set(deal.kitty), set[Card]()
        self.down: list[Card] = []
        self.trick: list[tuple[Seat, Card]] = []
        self.tricks = [0, 0]
        self.public = {deal.upcard}
        self.seen = {seat: set[Card]() for seat in SEATS}

    def look(self, position: Position) -> None:
        """Let every seat see its holding, but for a dealer who names trump blind."""
        blind = position.phase is Phase.NAME and self.rules.benny_up == "dealer_blind"
        for seat in SEATS:
            if not (blind and seat is self.dealer):
                self.seen[seat] |= self.held[seat]

    def does(self, seat: Seat, action: Action, before: Position) -> None:
        """Move the cards that an action moves."""
        match action:
            case Play(card):
                self._plays(seat, card, before)
            case Discard(card):
                self.held[seat].remove(card)
                self.down.append(card)
            case Give(card):
                self.held[seat].remove(card)
                self.held[seat.partner].add(card)
            case Exchange(cards):
                self.held[seat] = (self.held[seat] - set(cards)) | self.kitty
                self.kitty = set(cards)
                self.public |= set(cards)
            case OrderUp() if self.rules.pickup == "must" or self._takes_anyhow(seat, action):
                self.held[self.dealer].add(self.upcard)
            case Take():
                self.held[self.dealer].add(self.upcard)
            case Call() if before.phase is Phase.NAME:
                self.held[self.dealer].add(self.upcard)
            case _:
                pass

    def _takes_anyhow(self, seat: Seat, order: OrderUp) -> bool:
        return seat is self.dealer or (order.alone and seat is self.dealer.partner)

    def _plays(self, seat: Seat, card: Card, before: Position) -> None:
        contract = before.made()
        self.held[seat].remove(card)
        self.gone.add(card)
        self.public.add(card)
        self.trick.append((seat, card))
        if len(self.trick) == 4 - len(contract.alone):
            self.tricks[self.winner(contract).value % 2] += 1

    def winner(self, contract: Contract) -> Seat:
        trump = contract.suit.value if contract.suit else None
        led = suit_of(self.trick[0][1], trump)
        return max(self.trick, key=lambda play: power(play[1], trump, led))[0]

    def follows(self, seat: Seat, contract: Contract) -> set[Card]:
        """The cards that a seat may play and be no reneger."""
        if not self.trick or len(self.trick) == 4 - len(contract.alone):
            return self.held[seat]
        trump = contract.suit.value if contract.suit else None
        led = suit_of(self.trick[0][1], trump)
        return {card for card in self.held[seat] if suit_of(card, trump) == led} or self.held[seat]

    # What is compared

    def check_cards(self, position: Position) -> None:
        """The same cards in the same places, and all of the pack, each card once."""
        for seat in SEATS:
            assert self.held[seat] == set(position.holding(seat)), f"holding of {seat.name}"
            assert len(self.held[seat]) == len(position.holding(seat))
        table = position.table
        assert tuple(self.down) == table.put_down
        assert table.kitty is not None
        assert self.kitty == set(table.kitty)
        taken = table.mark is Mark.TAKEN
        lying = [*table.kitty, *table.put_down, *([] if taken else [self.upcard])]
        everything = [*(card for seat in SEATS for card in position.holding(seat)), *lying]
        assert len(everything) + len(self.gone) == len(self.rules.pack)
        assert {*everything, *self.gone} == set(self.rules.pack)

    def check_turn(self, before: Position, after: Position) -> None:
        """The right seat acts next, in a phase that may follow."""
        same, phase = before.phase is after.phase, after.phase
        assert phase in FOLLOWERS[before.phase] or (
            phase in _QUESTIONS and before.phase not in (Phase.BOTTOMS, Phase.PLAY)
        )
        match phase:
            case Phase.OVER:
                assert after.turn is None
            case Phase.BOTTOMS | Phase.ORDER | Phase.CALL:
                assert after.turn is (before.acting() if same else self.dealer).left
            case Phase.NAME | Phase.TAKE | Phase.DISCARD:
                assert after.turn is self.dealer
            case Phase.PLAY:
                assert after.turn is self._to_play(before, after)
            case _:
                self._check_asked(before, after)

    def _check_asked(self, before: Position, after: Position) -> None:
        """Each question goes clockwise from the dealer's left, the maker's before his partner's."""
        contract, turn = after.made(), after.acting()
        same = before.phase is after.phase
        order = list(self.dealer.left.round_from)
        match after.phase:
            case Phase.ALONE:
                later = same or self.rules.alone_when == "call"
                assert turn is (contract.maker.partner if later else contract.maker)
                assert not contract.alone
            case Phase.BEST | Phase.GIVE:
                assert contract.loner is (turn if after.phase is Phase.BEST else turn.partner)
            case _:
                assert turn in active(contract, turn)
                assert not same or order.index(turn) > order.index(before.acting())

    def _to_play(self, before: Position, after: Position) -> Seat:
        contract = after.made()
        if before.phase is not Phase.PLAY:
            return self._first_leader(contract)
        if len(self.trick) == 4 - len(contract.alone):
            return self.winner(contract)
        return active(contract, before.acting())[1]

    def _first_leader(self, contract: Contract) -> Seat:
        loners = contract.alone
        if self.rules.lead_alone == "eldest" or not loners:
            return active(contract, self.dealer.left)[0]
        defending = [seat for seat in loners if seat.value % 2 != contract.maker.value % 2]
        if len(loners) == 2:
            return defending[0]
        return active(contract, loners[0].left)[0]

    def sweep(self, contract: Contract) -> None:
        """Clear a complete trick away."""
        if len(self.trick) == 4 - len(contract.alone):
            self.trick = []

    def check_view(self, view: View, position: Position) -> None:
        """The seat is shown its own cards and no other that it has not seen."""
        known = self.seen[view.seat] | self.public
        strange = set(cards_in(view)) - known
        assert not strange, f"{view.seat.name} is shown {sorted(map(str, strange))}"
        blind = position.phase is Phase.NAME and self.rules.benny_up == "dealer_blind"
        mine = set() if blind and view.seat is self.dealer else self.held[view.seat]
        assert set(view.holding) == mine
        assert view.sizes == tuple(len(self.held[seat]) for seat in SEATS)


def cards_in(thing: object) -> Iterator[Card]:
    """Every card that is found anywhere inside a value."""
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, Iterable) and not isinstance(thing, str):
        for part in thing:
            yield from cards_in(part)
    elif hasattr(thing, "__dataclass_fields__") and not isinstance(thing, Rules):
        for name in thing.__dataclass_fields__:
            yield from cards_in(getattr(thing, name))


def points(position: Position) -> tuple[int, int]:
    """What a hand is worth that was played to its end (R69-R76, V2-V4)."""
    contract, rules = position.made(), position.rules
    makers = contract.maker.value % 2
    tricks = position.taken[makers]
    alone = [seat.value % 2 for seat in contract.alone]
    worth = [0, 0]
    if tricks >= 3:
        worth[makers] = 1 if tricks < 5 else (4 if makers in alone else 2)
    else:
        four = (
            (rules.lone_euchre == 4 and makers in alone)
            or (rules.super_euchre and tricks == 0)
            or (1 - makers in alone and (rules.defend_alone_score == "four" or tricks == 0))
        )
        worth[1 - makers] = 4 if four else 2
    return worth[0], worth[1]
