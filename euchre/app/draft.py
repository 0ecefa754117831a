"""Draft: a hand that somebody is composing, which may be impossible or not complete yet. Pure.

Every card lies in one place or is left over, so that nothing can stand twice. What the rules
leave no choice of (who is to play, what an up-card that was taken makes trump) is not kept but
found, and comes out right by itself.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from euchre.engine.card_faults import due_kitty
from euchre.engine.cards import ALL_CARDS, Card
from euchre.engine.deal import Holdings
from euchre.engine.fault import Fault
from euchre.engine.position import (
    NO_VOIDS,
    Contract,
    Ending,
    Mark,
    Pair,
    Phase,
    Position,
    Table,
    Trick,
    Voids,
)
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat
from euchre.engine.setup import Setup


class Place(Enum):
    """Where a card can lie."""

    S = "S"
    W = "W"
    N = "N"
    E = "E"
    UPCARD = "up"
    KITTY = "kitty"
    PUT_DOWN = "down"
    TRICK = "trick"
    PLAYED = "played"  # in an earlier trick


IN_HAND: Final = {Place[seat.name]: seat for seat in SEATS}
"""The places that are a seat's holding."""

NO_UPCARD: Final = Fault("table", "no card is turned up yet")

DEALERS: Final = (Phase.NAME, Phase.TAKE, Phase.DISCARD)
"""The phases in which the dealer is asked."""

_PLAYING: Final = (Phase.PLAY, Phase.OVER)
_FIRST: Final = (Phase.ORDER, Phase.NAME)


@dataclass(frozen=True, slots=True)
class Draft:
    """The fields of a `Setup` as they are chosen, one by one."""

    rules: Rules
    lying: tuple[tuple[Card, Place], ...] = ()  # in the order in which they were put there
    upcard: Card | None = None  # one that was taken lies in some other place, too
    mark: Mark = Mark.FACE_UP
    kitty_known: bool = True
    kitty_seen: bool = False
    score: Pair = (0, 0)
    dealer: Seat = Seat.E
    phase: Phase = Phase.ORDER
    turn: Seat = Seat.S  # where it is chosen
    contract: Contract | None = None
    leader: Seat = Seat.S  # of the trick, where it is not the first one
    taken: Pair = (0, 0)
    ended: tuple[Ending, Seat] | None = None
    voids: Voids = NO_VOIDS

    @staticmethod
    def of(position: Position) -> Draft:
        """The draft that makes this position."""
        setup = Setup.of(position)
        table, trick = setup.table, setup.trick
        placed = [(card, Place[s.name]) for s in SEATS for card in setup.holdings[s.index]]
        placed += [(card, Place.KITTY) for card in table.kitty or ()]
        placed += [(card, Place.PUT_DOWN) for card in table.put_down]
        placed += [(card, Place.TRICK) for card in (trick.cards if trick else ())]
        draft = Draft(
            rules=setup.rules,
            lying=tuple(placed),
            upcard=table.upcard,
            mark=table.mark,
            kitty_known=table.kitty is not None,
            kitty_seen=table.kitty_seen,
            score=setup.score,
            dealer=setup.dealer,
            phase=setup.phase,
            turn=setup.turn or setup.dealer.left,
            contract=setup.contract,
            leader=trick.leader if trick else setup.dealer.left,
            taken=setup.taken,
            ended=setup.ended,
            voids=setup.voids,
        )
        return draft.with_the_rest_played() if table.kitty is not None else draft

    def with_the_rest_played(self) -> Draft:
        """The draft with every card that is left over among those played."""
        return replace(self, lying=(*self.lying, *((card, Place.PLAYED) for card in self.left)))

    # Where the cards lie

    def at(self, place: Place) -> tuple[Card, ...]:
        """The cards in a place, in the order in which they were put there."""
        if place is Place.UPCARD:
            return (self.upcard,) if self.upcard else ()
        return tuple(card for card, where in self.lying if where is place)

    def place_of(self, card: Card) -> Place | None:
        """Where a card lies; None while it is left over."""
        found = dict(self.lying).get(card)
        return Place.UPCARD if found is None and card is self.upcard else found

    @property
    def cards(self) -> tuple[Card, ...]:
        """The pack, and what lies somewhere without belonging to it."""
        placed = {card for card, _ in self.lying} | set(self.at(Place.UPCARD))
        return tuple(card for card in ALL_CARDS if card in self.rules.pack or card in placed)

    @property
    def left(self) -> tuple[Card, ...]:
        """The cards of the pack that lie nowhere."""
        return tuple(card for card in self.rules.pack if self.place_of(card) is None)

    @property
    def places(self) -> tuple[Place, ...]:
        """The places that count as the hand stands, and those where cards lie all the same."""
        later = {
            Place.PUT_DOWN: max(self.due(Place.PUT_DOWN) or ()) > 0,
            Place.TRICK: self.phase is Phase.PLAY,
            Place.PLAYED: self.phase in _PLAYING,
        }
        return tuple(one for one in Place if later.get(one, True) or self.at(one))

    def due(self, place: Place) -> tuple[int, ...]:
        """How many cards can lie in a place; empty where any number can."""
        match place:
            case Place.UPCARD:
                return (1,)
            case Place.KITTY:
                return (due_kitty(self.rules) if self.kitty_known else 0,)
            case Place.PUT_DOWN:
                return self._with(self.rules.pack[0]).due_put_down()
            case Place.TRICK | Place.PLAYED:
                return ()
            case _:
                return self._with(self.rules.pack[0]).due(IN_HAND[place])

    # What it makes

    @property
    def phase_now(self) -> Phase:
        """Where the hand stands: in the first round a joker may let the dealer name trump."""
        if self.phase not in _FIRST or self.upcard is None:
            return self.phase
        return Phase.ORDER if self.rules.offered(self.upcard) else Phase.NAME

    @property
    def suit_is_given(self) -> bool:
        """Whether the up-card makes trump, so that there is nothing to choose."""
        upcard, turned_down = self.upcard, self.mark is Mark.TURNED_DOWN
        return upcard is not None and not turned_down and self.rules.offered(upcard) is not None

    @property
    def contract_now(self) -> Contract | None:
        """Who made what trump."""
        made = self.contract
        if made is None or self.upcard is None or not self.suit_is_given:
            return made
        return Contract(made.maker, self.rules.offered(self.upcard), made.alone)

    @property
    def leader_now(self) -> Seat:
        """Who leads or has led; to the first trick it is for the rules to say."""
        made = self.contract
        return self.leader if made is None or any(self.taken) else self._first(made)

    def _first(self, made: Contract) -> Seat:
        return made.first_leader(self.rules, self.dealer)

    @property
    def turn_now(self) -> Seat | None:
        """Whose turn it is."""
        made = self.contract
        match self.phase_now:
            case phase if phase in DEALERS:
                return self.dealer
            case Phase.GIVE if made and made.loner:
                return made.loner.partner
            case Phase.PLAY if made:
                order = made.active_from(self.leader_now)
                return order[len(self.at(Place.TRICK)) % len(order)]
            case Phase.OVER:
                return None
            case _:
                return self.turn

    @property
    def turn_is_given(self) -> bool:
        """Whether there is only one whose turn it can be."""
        return self.phase_now in (*DEALERS, Phase.GIVE, Phase.PLAY, Phase.OVER)

    def setup(self) -> Setup | None:
        """What was composed so far; None without an up-card."""
        return self._with(self.upcard) if self.upcard else None

    def faults(self) -> tuple[Fault, ...]:
        """All that keeps it from being a position."""
        setup = self.setup()
        return (NO_UPCARD,) if setup is None else setup.faults()

    def position(self) -> Position | None:
        """The position that it makes; None while it has faults."""
        setup = self.setup()
        return None if setup is None or setup.faults() else setup.position()

    def _with(self, upcard: Card) -> Setup:
        playing = self.phase is Phase.PLAY
        return Setup(
            rules=self.rules,
            score=self.score,
            dealer=self.dealer,
            holdings=self._holdings(),
            table=Table(upcard, self.mark, self._kitty(), self.at(Place.PUT_DOWN), self.kitty_seen),
            phase=self.phase_now,
            turn=self.turn_now,
            contract=self.contract_now,
            trick=Trick(self.leader_now, self.at(Place.TRICK)) if playing else None,
            taken=self.taken,
            ended=self.ended,
            voids=self.voids,
        )

    def _holdings(self) -> Holdings:
        s, w, n, e = (self.at(place) for place in IN_HAND)
        return s, w, n, e

    def _kitty(self) -> tuple[Card, ...] | None:
        return self.at(Place.KITTY) if self.kitty_known else None
