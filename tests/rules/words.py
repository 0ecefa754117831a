"""The words of the case files and tests, read into the engine's values."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
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
from euchre.engine.cards import ALL_CARDS, JOKER, Card, Rank, Suit, cards
from euchre.engine.deal import Deal, Holdings
from euchre.engine.game import Game
from euchre.engine.position import Contract, Ending, Mark, Pair, Phase, Position, Table, Trick
from euchre.engine.record import Record
from euchre.engine.rules import Rules, changed
from euchre.engine.seats import SEATS, Seat, Side

DATA: Final = Path(__file__).parent.parent / "data"

IMAGINABLE: Final[tuple[Action, ...]] = (
    *(kind() for kind in (Pass, Take, Leave, Redeal, Keep, Alone, Together)),
    *(kind() for kind in (DefendAlone, DefendTogether, LayDown)),
    *(OrderUp(alone) for alone in (False, True)),
    *(Call(suit, alone) for suit in (*Suit, None) for alone in (False, True)),
    *(kind(card) for kind in (Discard, Play, Give) for card in ALL_CARDS),
)
"""Every action there is, whatever the moment, but for the exchanges of three cards."""


def imaginable(position: Position) -> tuple[Action, ...]:
    """Every action there is, with those exchanges that can be meant in this position."""
    held = position.holding(position.turn) if position.turn else ()
    threes = combinations((*held, JOKER), 3)
    return (*IMAGINABLE, *map(Exchange, threes), Exchange(()), Exchange(held), Exchange(held[:2]))


NAMES: Final = {
    kind.__name__: kind
    for kind in (
        *(Call, Discard, OrderUp, Pass, Play, Take, Leave, Exchange, Redeal, Keep, Alone, Together),
        *(DefendAlone, DefendTogether, Give, LayDown, Ending, Contract, Mark, Phase, Table, Trick),
        *(Card, Rank, Suit, Deal, Position, Record, Game, Rules, Seat, Side),
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


_PLAIN: Final[dict[str, Action]] = {
    "pass": Pass(),
    "take": Take(),
    "leave": Leave(),
    "redeal": Redeal(),
    "keep": Keep(),
    "alone": Alone(),
    "together": Together(),
    "defend alone": DefendAlone(),
    "defend together": DefendTogether(),
    "lay down": LayDown(),
}


def action(text: str) -> Action:
    """An action: `pass`, `order up alone`, `call h`, `discard 9s`, `play Jh`, `exchange 9s9h9d`."""
    if text in _PLAIN:
        return _PLAIN[text]
    match text.split(" "):
        case ["order", "up", *alone]:
            return OrderUp(alone == ["alone"])
        case ["call", "no-trump", *alone]:
            return Call(None, alone == ["alone"])
        case ["call", suit, *alone]:
            return Call(Suit(suit), alone == ["alone"])
        case ["discard", card]:
            return Discard(Card.parse(card))
        case ["give", card]:
            return Give(Card.parse(card))
        case ["exchange", three]:
            return Exchange(cards(three))
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
        rules=changed(Rules(), {"deck": len(start.pack)}),
        score=(0, 0),
        dealer=start.dealer,
        holdings=start.holdings,
        table=table,
        phase=Phase.PLAY,
        turn=leader,
        contract=contract,
        trick=Trick(leader),
    )


def following(
    trump: Suit | None, led: Card | None, holding: tuple[Card, ...], rules: Rules | None = None
) -> Position:
    """North to play this holding: West led the card, or North leads if there is none."""
    rules = rules or Rules()
    rest = [card for card in rules.pack if card not in holding and card is not led]
    leader = Seat.W if led else Seat.N
    each = len(holding)
    sizes = {Seat.S: each, Seat.W: each - 1 if led else each, Seat.E: each}
    held = {seat: tuple(rest.pop() for _ in range(size)) for seat, size in sizes.items()}
    s, w, n, e = ({**held, Seat.N: holding}[seat] for seat in SEATS)
    tricks = 5 - each
    return Position(
        rules=rules,
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
