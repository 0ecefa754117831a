"""One deal of an EGN file: what its JSON says, before a hand is played from it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from euchre.engine.cards import JOKER, Card, Suit
from euchre.engine.position import Contract
from euchre.engine.rules import CARDS_EACH, Rules
from euchre.engine.seats import SEATS, Seat
from euchre.engine.trump import Trump
from euchre.notation.egn.tree import Node, shown

MOST_CALLS: Final = 2 * len(SEATS)
BIDDING: Final = "EUCHRE_BIDDING"
PLAYING: Final = "TRICK_PLAY"
NO_DEFENDER: Final = -1


@dataclass(frozen=True, slots=True)
class Bidding:
    """The calls, and what is told of them all together."""

    calls: tuple[Node, ...] = ()
    alone: Node | None = None
    defender: Node | None = None
    discard: Node | None = None
    notes: Node | None = None

    @property
    def is_alone(self) -> bool:
        return self.alone is not None and self.alone.truth()


@dataclass(frozen=True, slots=True)
class Playing:
    """The tricks from the first lead on; there may be none yet."""

    node: Node
    tricks: tuple[Node, ...]
    notes: Node | None


@dataclass(frozen=True, slots=True)
class Told:
    """What a deal tells; a node is there for whatever has yet to be made sense of."""

    path: str
    number: Node
    start: Node
    dealer: Seat
    upcard: Card
    held: tuple[Node | None, ...]  # the cards that each seat was dealt, if told
    bidding: Bidding
    playing: Playing | None  # None before the first lead
    lines: Node | None

    def contract(self, rules: Rules) -> Contract | None:
        """What the first call that is no pass has made. Raises `NotationError`."""
        for at, node in enumerate(self.bidding.calls):
            if called(node) != "Pass":
                maker = self.dealer.left.round_from[at % len(SEATS)]
                alone = (maker,) if self.bidding.is_alone else ()
                return Contract(maker, self._suit(node, rules), (*alone, *self._defender(maker)))
        if self.bidding.alone and self.bidding.is_alone:
            raise self.bidding.alone.fail("nobody has made trump")
        return None

    def _suit(self, node: Node, rules: Rules) -> Suit | None:
        return rules.offered(self.upcard) if called(node) == "Order" else suit_called(node)

    def _defender(self, maker: Seat) -> tuple[Seat, ...]:
        """The seat that defends alone, if there is one."""
        node = self.bidding.defender
        at = node.whole(NO_DEFENDER, len(SEATS) - 1) if node else NO_DEFENDER
        if node is None or at == NO_DEFENDER:
            return ()
        if not self.bidding.is_alone:
            raise node.fail("nobody plays alone, against whom one could defend alone")
        if SEATS[at].side is maker.side:
            raise node.fail(f"{SEATS[at].name} is one of the makers")
        return (SEATS[at],)

    def plays(self, contract: Contract, rules: Rules) -> Iterator[tuple[Seat, Card, Node]]:
        """Who played what, worked out trick by trick. Raises `NotationError`."""
        leader = contract.first_leader(rules, self.dealer)
        tricks = self.playing.tricks if self.playing else ()
        for node in tricks:
            order = contract.active_from(leader)
            nodes = node.items(len(order), 0 if node is tricks[-1] else len(order))
            cards = [told_card(one, contract.trump) for one in nodes]
            yield from zip(order, cards, nodes)
            leader = order[contract.trump.best(cards)] if cards else leader


def told(node: Node) -> Told:
    """What a deal says. Raises `NotationError`."""
    if isinstance(node.value, str):
        raise node.fail("a deal that is packed into a text can't be read: unpack the file first")
    names = ("dealNumber", "initialState", "phases", "alternativeLines")
    said = node.object(names, names[:3])
    start = said["initialState"]
    state = start.object(("dealer", "upCard", "playerCards"), ("dealer", "upCard"))
    dealer = SEATS[state["dealer"].whole(0, len(SEATS) - 1)]
    upcard = told_card(state["upCard"], None)
    if upcard is JOKER:
        raise state["upCard"].fail("EGN does not say what a joker that is turned up stands for")
    bidding, playing = _phases(said["phases"])
    held = _held(state.get("playerCards"))
    lines = said.get("alternativeLines")
    number = said["dealNumber"]
    return Told(node.path, number, start, dealer, upcard, held, bidding, playing, lines)


def _held(node: Node | None) -> tuple[Node | None, ...]:
    if node is None or not node.items(len(SEATS)):
        return (None,) * len(SEATS)
    return node.items(len(SEATS), len(SEATS))


def _phases(node: Node) -> tuple[Bidding, Playing | None]:
    phases = node.items(2)
    bidding = _bidding(phases[0]) if phases else Bidding()
    return bidding, _playing(phases[1], bidding) if phases[1:] else None


_OF_A_PHASE: Final = ("phaseNumber", "type", "isAlone")


def _bidding(node: Node) -> Bidding:
    more = ("calls", "aloneDefender", "discard", "cardExchanges", "callAnnotations")
    said = _phase(node, BIDDING, more, "calls")
    if "cardExchanges" in said and said["cardExchanges"].items(4):
        raise said["cardExchanges"].fail("EGN tells too little of changed cards to play them out")
    return Bidding(
        said["calls"].items(MOST_CALLS),
        said.get("isAlone"),
        said.get("aloneDefender"),
        said.get("discard"),
        said.get("callAnnotations"),
    )


def _playing(node: Node, bidding: Bidding) -> Playing:
    said = _phase(node, PLAYING, ("tricks", "playAnnotations"), "tricks")
    if "isAlone" in said and said["isAlone"].truth() is not bidding.is_alone:
        raise said["isAlone"].fail("the bidding says otherwise")
    return Playing(node, said["tricks"].items(CARDS_EACH), said.get("playAnnotations"))


def _phase(node: Node, kind: str, more: tuple[str, ...], needed: str) -> dict[str, Node]:
    said = node.object((*_OF_A_PHASE, *more), ("type", needed))
    if said["type"].text(40) != kind:
        raise said["type"].fail(f"{kind} stands here")
    if "phaseNumber" in said:
        said["phaseNumber"].whole(0, 99)
    return said


# Calls


def called(node: Node) -> str:
    """The call of a node. Raises `NotationError` for one that is unknown."""
    call = node.text(40)
    if call not in _CALLS:
        raise node.fail(f"{shown(call)} is no call that can be read: write {' '.join(_CALLS)}")
    return call


def suit_called(node: Node) -> Suit | None:
    """The suit of a call that is neither pass nor order; None is no trump."""
    call = called(node)
    return None if call == "n" else Suit(call)


_CALLS: Final = ("Pass", "Order", *(suit.value for suit in Suit), "n")


# Cards


def told_card(node: Node, trump: Trump | None) -> Card:
    """The card of a node; a bower by its letter needs the trump. Raises `NotationError`."""
    card = card_or_unknown(node, trump)
    if card is None:
        raise node.fail("this card must be told")
    return card


def card_or_unknown(node: Node, trump: Trump | None) -> Card | None:
    """The card of a node, None for `Xx`. Raises `NotationError`."""
    text = node.text(10)
    if text == "B":
        return JOKER
    if text in ("R", "L"):
        bower = trump and (trump.right if text == "R" else trump.left)
        if not bower:
            raise node.fail("a bower needs a trump suit")
        return bower
    if text == "Xx":
        return None
    if not _CARD.fullmatch(text):
        raise node.fail(f"{shown(text)} is no card that can be read: write one such as 9c, or B")
    return Card.parse(text[0].replace("N", "9") + text[1].lower())


_CARD: Final = re.compile("[789NTJQKA][shdcSHDC]")


def write_card(card: Card) -> str:
    return "B" if card is JOKER else card.text
