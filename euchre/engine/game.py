"""Game: hand after hand until a side reaches the target."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from euchre.engine.actions import Action
from euchre.engine.deal import dealt, shuffled
from euchre.engine.errors import EuchreError
from euchre.engine.position import Pair, Phase, Position
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.scoring import outcome
from euchre.engine.seats import SEATS, Seat, Side


@dataclass(frozen=True, slots=True)
class Game:
    """A game: its rules, the seed that its deals come from, and its hands so far.

    The last hand is the one being played. The same seed deals the same hands, whatever is
    played. Made by `Game.new`.
    """

    rules: Rules
    seed: str
    hands: tuple[Record, ...]

    @staticmethod
    def new(rules: Rules, seed: str) -> Game:
        """A new game with its first hand dealt, the dealer drawn at random (R10)."""
        dealer = Random(f"{seed}/dealer").choice(SEATS)
        return Game(rules, seed, (_dealt(rules, seed, 0, dealer, (0, 0)),))

    @property
    def record(self) -> Record:
        """The hand being played."""
        return self.hands[-1]

    @property
    def position(self) -> Position:
        return self.record.position

    @property
    def score(self) -> Pair:
        """Points so far, the present hand's too when it is over (R77: not capped)."""
        now = self.position
        if now.phase is not Phase.OVER:
            return now.score
        ns, ew = outcome(now).pair
        return (now.score[0] + ns, now.score[1] + ew)

    @property
    def winner(self) -> Side | None:
        """The side that has reached the target (R77)."""
        return next((side for side in Side if self.score[side.index] >= self.rules.target), None)

    def then(self, action: Action) -> Game:
        """The game with one more action in the present hand.

        Raises `IllegalAction` when the rules refuse it.
        """
        return replace(self, hands=(*self.hands[:-1], self.record.then(action)))

    def next_hand(self) -> Game:
        """The game with the next hand dealt by the next dealer (R16, R36).

        Raises `EuchreError` while a hand is being played or when the game is over.
        """
        if self.position.phase is not Phase.OVER:
            raise EuchreError("the next hand is dealt when this one is over")
        if self.winner:
            raise EuchreError("the game is over")
        dealer = self.position.dealer.left
        hand = _dealt(self.rules, self.seed, len(self.hands), dealer, self.score)
        return replace(self, hands=(*self.hands, hand))

    def back_to(self, hand: int, actions: int) -> Game:
        """The game as it stood after some actions of one of its hands, both counted from 0.

        Raises `EuchreError` when the game never stood there.
        """
        if not 0 <= hand < len(self.hands):
            raise EuchreError(f"the game has {len(self.hands)} hands, not a hand {hand}")
        record = self.hands[hand]
        rewound = record.back(len(record.actions) - actions)
        return replace(self, hands=(*self.hands[:hand], rewound))


def _dealt(rules: Rules, seed: str, hand: int, dealer: Seat, score: Pair) -> Record:
    deal = dealt(shuffled(Random(f"{seed}/{hand}")), dealer)
    return Record.of(rules, deal, score)
