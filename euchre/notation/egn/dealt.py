"""Who was dealt what in a deal of an EGN file, which may leave that to its readers.

The cards of a seat are those that are told, else those that it played, and the dealer's discard.
What nobody has seen, as the holding of a player who sits out, can only be made up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from euchre.engine.cards import Card, in_pack_order
from euchre.engine.deal import Deal
from euchre.engine.position import Contract
from euchre.engine.rules import CARDS_EACH, Rules
from euchre.engine.seats import SEATS, Seat
from euchre.engine.trump import Trump
from euchre.notation.egn.deal import (
    MOST_CALLS,
    Told,
    card_or_unknown,
)
from euchre.notation.egn.losses import Loss, NotTold
from euchre.notation.egn.tree import Node


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal, and the card that its dealer put down, if that can be known."""

    deal: Deal
    discard: Card | None


@dataclass(frozen=True, slots=True)
class _Seen:
    """What can be seen of a hand from outside."""

    told: Told
    contract: Contract | None
    plays: tuple[tuple[Seat, Card, Node], ...]

    @property
    def is_over(self) -> bool:
        if self.contract is None:
            return len(self.told.bidding.calls) == MOST_CALLS
        return len(self.plays) == CARDS_EACH * len(self.contract.active_from(Seat.S))

    @property
    def taken(self) -> bool:
        """Whether the dealer has got the up-card."""
        return any(call.value == "Order" for call in self.told.bidding.calls)

    @property
    def dealer_discards(self) -> bool:
        """The dealer whose partner has ordered up alone keeps six cards."""
        contract, partner = self.contract, self.told.dealer.partner
        sits_out = contract and contract.maker is partner and contract.loner is partner
        return self.taken and not sits_out

    @property
    def trump(self) -> Trump | None:
        return self.contract.trump if self.contract else None

    def played_by(self, seat: Seat) -> list[Card]:
        return [card for one, card, _ in self.plays if one is seat]

    def told_discard(self) -> Card | None:
        """The dealer's discard as it is told. Raises `NotationError` where there is none."""
        node = self.told.bidding.discard
        card = card_or_unknown(node, self.trump) if node else None
        if node and card and not self.taken:
            raise node.fail("nobody has ordered up the up-card, so there is no discard")
        return card


def dealt(
    told: Told, contract: Contract | None, rules: Rules, fill: bool, losses: list[Loss]
) -> Dealt:
    """The deal of a hand. Raises `NotationError`; `NotTold` for what `fill` would make up."""
    seen = _Seen(told, contract, tuple(told.plays(contract, rules)) if contract else ())
    known = {seat: _known(seen, seat) for seat in SEATS}
    missing = {seat: CARDS_EACH - len(cards) for seat, cards in known.items()}
    _check_missing(seen, missing, fill)
    left = _left(seen, rules, known.values())
    for seat in told.dealer.round_from:
        made_up = tuple(islice(left, missing[seat]))
        known[seat] += made_up
        if made_up:
            losses.append(Loss(told.start.path, _made_up(seat, made_up)))
    s, w, n, e = (tuple(known[seat]) for seat in SEATS)
    deal = told.start.reading(lambda: Deal(told.dealer, (s, w, n, e), told.upcard, tuple(left)))
    return Dealt(deal, _discard(seen, deal, fill, losses))


def _known(seen: _Seen, seat: Seat) -> list[Card]:
    """The cards that a seat is known to have been dealt."""
    node = seen.told.held[seat.index]
    entries = node.items(CARDS_EACH) if node else ()
    listed = [card for one in entries if (card := card_or_unknown(one, seen.trump))]
    if len(listed) == CARDS_EACH:
        return listed
    later, is_dealer = seen.played_by(seat), seat is seen.told.dealer
    discard = seen.told_discard() if is_dealer else None
    later += [discard] if discard else []
    got = seen.told.upcard if is_dealer and seen.taken else None
    cards = list(dict.fromkeys(card for card in (*listed, *later) if card is not got))
    if len(cards) > CARDS_EACH:
        raise seen.told.start.fail(f"{seat.name} would have been dealt {len(cards)} cards")
    return cards


def _check_missing(seen: _Seen, missing: dict[Seat, int], fill: bool) -> None:
    short = [f"{number} of {seat.name}" for seat, number in missing.items() if number]
    if not short:
        return
    why = f"cards are not told: {', '.join(short)}"
    if not seen.is_over:
        raise seen.told.start.fail(f"{why}; only those of a hand that is over can be made up")
    if not fill:
        raise NotTold(seen.told.start.path, 0, why)


def _left(seen: _Seen, rules: Rules, known: Iterable[list[Card]]) -> Iterator[Card]:
    """The cards of the pack that lie nowhere yet, the weakest first.

    They are made up from the dealer on: so the card that he has put down is a weak one.
    """
    lie = {seen.told.upcard, *(card for cards in known for card in cards)}
    left = [card for card in rules.pack if card not in lie]
    return iter(sorted(left, key=seen.trump.strength) if seen.trump else left)


def _made_up(seat: Seat, cards: Iterable[Card]) -> str:
    listed = " ".join(card.text for card in in_pack_order(cards))
    return f"cards of {seat.name} are not told: {listed} made up"


def _discard(seen: _Seen, deal: Deal, fill: bool, losses: list[Loss]) -> Card | None:
    """The card that the dealer put down, told or worked out; None if there is none yet."""
    node, discard = seen.told.bidding.discard, seen.told_discard()
    if not seen.dealer_discards:
        if node and discard:
            losses.append(Loss(node.path, f"{discard} stays with the dealer, who sits out"))
        return None
    if discard or not seen.told.playing:
        return discard
    held, played = (*deal.holdings[deal.dealer.index], deal.upcard), seen.played_by(deal.dealer)
    kept = [card for card in held if card not in played]
    return kept[0] if len(kept) == 1 else _guessed(seen, kept, fill, losses)


def _guessed(seen: _Seen, kept: list[Card], fill: bool, losses: list[Loss]) -> Card:
    """The weakest card of a dealer who may have put down others: a lone defender's partner."""
    assert seen.trump is not None  # the dealer has taken the up-card
    path, why = seen.told.start.path, "the dealer's discard is not told"
    if not seen.is_over:
        raise seen.told.start.fail(why)
    if not fill:
        raise NotTold(path, 0, why)
    own = [card for card in kept if card is not seen.told.upcard]
    discard = min(own, key=seen.trump.strength)
    losses.append(Loss(path, f"{why}: {discard} made up"))
    return discard
