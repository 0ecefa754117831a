"""Faults of the cards: each in one place, as many as are due, the up-card where it belongs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from euchre.engine.cards import Card
from euchre.engine.fault import Fault
from euchre.engine.position import Contract, Ending, Mark, Phase, Position
from euchre.engine.rules import CARDS_EACH, Rules
from euchre.engine.seats import SEATS, Seat


def cards(position: Position) -> Iterator[Fault]:
    pack = position.rules.pack
    placed = tuple(_placed(position))
    last_place = {card: part for part, card in placed}
    for card, times in Counter(card for _, card in placed).items():
        if times > 1:
            yield Fault(last_place[card], f"{card} stands in {times} places")
        if card not in pack:
            yield Fault(last_place[card], f"{card} is not in the pack of {len(pack)}")
    due_there = due_kitty(position.rules)
    kitty = position.table.kitty
    if kitty is not None and len(kitty) != due_there:
        yield Fault("table", f"{due_there} cards of the kitty lie face down, not {len(kitty)}")
    if position.table.kitty_seen and (position.rules.bottoms == "off" or kitty is None):
        yield Fault("table", "nobody has given up cards (!) to the kitty")
    if position.phase is Phase.BOTTOMS and kitty is None:
        yield Fault("table", "the kitty must be known where it may be exchanged")


def _placed(position: Position) -> Iterator[tuple[str, Card]]:
    """Every card that is shown somewhere, with its part; a taken up-card is in a holding."""
    for holding in position.holdings:
        yield from (("holdings", card) for card in holding)
    table = position.table
    upcard = () if table.mark is Mark.TAKEN else (table.upcard,)
    yield from (("table", card) for card in (*upcard, *(table.kitty or ()), *table.put_down))
    yield from (("turn", card) for card in (position.trick.cards if position.trick else ()))


# Sizes


def sizes(position: Position) -> Iterator[Fault]:
    put_down, dues = len(position.table.put_down), due_put_down(position)
    if put_down not in dues:
        yield Fault("table", f"{_count(put_down)} put down, not {dues[0]}")
        return
    for seat in SEATS:
        holds = len(position.holding(seat))
        if holds not in (dues := due(position, seat)):
            yield Fault("holdings", f"{seat.name} holds {_count(holds)}, not {dues[0]}")


def due_kitty(rules: Rules) -> int:
    """How many cards of the kitty lie face down."""
    return rules.deck - CARDS_EACH * len(SEATS) - 1


def _count(cards: int) -> str:
    return "1 card" if cards == 1 else f"{cards} cards"


def due_put_down(position: Position) -> tuple[int, ...]:
    """How many cards can have been put down: the dealer's, and the loner's for a better one."""
    contract, phase = position.contract, position.phase
    if contract is None or phase in (Phase.TAKE, Phase.DISCARD):
        return (0,)
    dealers = int(position.dealer_discards)
    best = position.rules.partners_best and contract.loner is not None
    if phase is Phase.GIVE:
        return (dealers + 1,)
    if best and phase in (Phase.PLAY, Phase.OVER):
        return (dealers, dealers + 1)
    return (dealers,)


def due(position: Position, seat: Seat) -> tuple[int, ...]:
    """How many cards a seat can hold at this point."""
    contract, trick = position.contract, position.trick
    if contract is None:
        return (CARDS_EACH,)
    most = CARDS_EACH + _changes(position, contract, seat)
    if not contract.is_active(seat) or position.phase is not Phase.PLAY:
        early = position.phase is Phase.OVER and contract.is_active(seat)
        return _at_the_end(position, most) if early else (most,)
    order = contract.active_from(trick.leader) if trick else ()
    return (most - sum(position.taken) - (seat in order[: len(trick.cards) if trick else 0]),)


def _at_the_end(position: Position, most: int) -> tuple[int, ...]:
    """What a seat that played can hold when the hand is over."""
    match position.ended:
        case None:
            return (0,)
        case Ending.REDEAL, _:
            return (most,)
        case _:
            return tuple(range(most + 1))


def _changes(position: Position, contract: Contract, seat: Seat) -> int:
    """The cards more than five that a seat has had since the deal, before any was played."""
    dealer, table, phase = position.dealer, position.table, position.phase
    taken = table.mark is Mark.TAKEN and seat is dealer
    discarded = taken and position.dealer_discards and phase is not Phase.DISCARD
    gives = _has_best(position, contract) and contract.loner is seat.partner
    puts_down = phase is Phase.GIVE and contract.loner is seat
    return taken - discarded - (gives and phase is not Phase.GIVE) - puts_down


def _has_best(position: Position, contract: Contract) -> bool:
    """Whether the loner has put down a card for his partner's best."""
    early = position.phase in (Phase.TAKE, Phase.DISCARD)
    put_down = len(position.table.put_down) > position.dealer_discards
    return not early and put_down and contract.loner is not None


# The up-card


def upcard(position: Position) -> Iterator[Fault]:
    """A taken up-card is with the dealer, or he has put it down, played it or given it away."""
    table, upcard, dealer = position.table, position.table.upcard, position.dealer
    if table.mark is not Mark.TAKEN:
        return
    if upcard in table.put_down:
        if not _may_put_down(position):
            yield Fault("table", f"the up-card {upcard} may not be put down again")
        return
    holder = next((seat for seat in SEATS if upcard in position.holding(seat)), None)
    player = next((seat for seat, card in position.plays() if card is upcard), None)
    if holder not in (None, *_owners(position)) or (table.kitty and upcard in table.kitty):
        yield Fault("holdings", f"{dealer.name} took the up-card {upcard}, nobody else")
    elif holder is None and player is None and not _may_have_been_played(position):
        yield Fault("holdings", f"{dealer.name} took the up-card {upcard} but has it not")
    elif player not in (None, *_owners(position)):
        yield Fault("turn", f"only {dealer.name} can have played the up-card {upcard}")


def _may_put_down(position: Position) -> bool:
    """Whether the up-card can lie where it does among the cards put down.

    The dealer put it down for another, if the house lets him, or as a loner for his partner's best.
    """
    if position.dealer_discards and position.table.put_down[0] is position.table.upcard:
        return position.rules.discard_upcard
    return position.made().loner is position.dealer


def _owners(position: Position) -> tuple[Seat, ...]:
    """Who can have had the up-card: the dealer, and a loner whom the dealer gave a card."""
    contract, dealer = position.made(), position.dealer
    given = _has_best(position, contract) and contract.loner is dealer.partner
    return (dealer, dealer.partner) if given else (dealer,)


def _may_have_been_played(position: Position) -> bool:
    played = any(position.taken) or position.phase is Phase.OVER
    return played and any(map(position.made().is_active, _owners(position)))
