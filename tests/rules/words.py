"""The words of the case files and tests, read into the engine's values."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from euchre.engine.actions import Action, Call, Discard, OrderUp, Pass, Play
from euchre.engine.cards import PACK, Card, Rank, Suit, cards
from euchre.engine.deal import Deal, Holdings
from euchre.engine.game import Game
from euchre.engine.position import Contract, Mark, Pair, Phase, Position, Table, Trick
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat, Side

DATA: Final = Path(__file__).parent.parent / "data"

IMAGINABLE: Final[tuple[Action, ...]] = (
    Pass(),
    *(OrderUp(alone) for alone in (False, True)),
    *(Call(suit, alone) for suit in Suit for alone in (False, True)),
    *map(Discard, PACK),
    *map(Play, PACK),
)
"""Every action there is, whatever the moment."""

NAMES: Final = {
    kind.__name__: kind
    for kind in (
        *(Call, Discard, OrderUp, Pass, Play, Card, Rank, Suit, Deal, Contract, Mark, Phase),
        *(Position, Table, Trick, Record, Game, Rules, Seat, Side),
    )
}
"""What a repr is rebuilt from."""

PLAIN_DEAL: Final = "S 9sQsThJdAc/KsAhQdJcKc/AsKh9dTdQc/Js9hQhKdTc 9cTsJhAd"
"""The deal of most examples: South deals and turns up the nine of clubs."""


def pair(text: str) -> Pair:
    """Two figures, North-South's first: `3-7`."""
    ns, ew = map(int, text.split("-"))
    return ns, ew


def holdings(text: str) -> Holdings:
    """Four holdings: `9sTs/JhQh/-/Ac`."""
    s, w, n, e = map(cards, text.split("/"))
    return s, w, n, e


def deal(text: str) -> Deal:
    """A deal: dealer, holdings, kitty with the up-card first."""
    dealer, held, kitty = text.split(" ")
    upcard, *face_down = cards(kitty)
    return Deal(Seat[dealer], holdings(held), upcard, tuple(face_down))


def action(text: str) -> Action:
    """An action: `pass`, `order up alone`, `call h`, `discard 9s`, `play Jh`."""
    match text.split(" "):
        case ["pass"]:
            return Pass()
        case ["order", "up", *alone]:
            return OrderUp(alone == ["alone"])
        case ["call", suit, *alone]:
            return Call(Suit(suit), alone == ["alone"])
        case ["discard", card]:
            return Discard(Card.parse(card))
        case ["play", card]:
            return Play(Card.parse(card))
        case _:
            raise ValueError(f"{text!r} is no action")


def actions(texts: Iterable[str]) -> tuple[Action, ...]:
    return tuple(map(action, texts))


def bid(*texts: str, on: str = PLAIN_DEAL, rules: Rules | None = None) -> Record:
    """The record of a deal after these actions, under the default rules unless told."""
    return Record.of(rules or Rules(), deal(on), actions=actions(texts))


def dealt_by(dealer: Seat) -> str:
    """The plain deal with this dealer."""
    return dealer.name + PLAIN_DEAL[1:]


def trick(text: str) -> tuple[tuple[Seat, Card], ...]:
    """A trick: `W Kd N Qd E Td S Ad`."""
    words = text.split(" ")
    return tuple((Seat[seat], Card.parse(card)) for seat, card in zip(words[::2], words[1::2]))


def in_play(
    start: Deal, suit: Suit, alone: tuple[Seat, ...] = (), leader: Seat | None = None
) -> Position:
    """The first lead of a deal whose up-card was turned down, whatever suit is trump.

    Composed: it need not be reachable, as a suit's tree of plays is counted by itself.
    """
    maker = alone[0] if alone else start.dealer.left
    contract = Contract(maker, suit, alone)
    leader = leader or contract.active_from(start.dealer.left)[0]
    table = Table(start.upcard, Mark.TURNED_DOWN, start.kitty)
    return Position(
        rules=Rules(),
        score=(0, 0),
        dealer=start.dealer,
        holdings=start.holdings,
        table=table,
        phase=Phase.PLAY,
        turn=leader,
        contract=contract,
        trick=Trick(leader),
    )


def following(trump: Suit, led: Card | None, holding: tuple[Card, ...]) -> Position:
    """North to play this holding: West led the card, or North leads if there is none."""
    rest = [card for card in PACK if card not in holding and card is not led]
    leader = Seat.W if led else Seat.N
    each = len(holding)
    sizes = {Seat.S: each, Seat.W: each - 1 if led else each, Seat.E: each}
    held = {seat: tuple(rest.pop() for _ in range(size)) for seat, size in sizes.items()}
    s, w, n, e = ({**held, Seat.N: holding}[seat] for seat in SEATS)
    tricks = 5 - each
    return Position(
        rules=Rules(),
        score=(0, 0),
        dealer=Seat.S,
        holdings=(s, w, n, e),
        table=Table(rest.pop(), Mark.TURNED_DOWN),
        phase=Phase.PLAY,
        turn=Seat.N,
        contract=Contract(Seat.W, trump),
        trick=Trick(leader, (led,) if led else ()),
        taken=(tricks, 0),
    )
