"""Game: hand after hand until a side reaches the target."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from euchre.engine.actions import Action
from euchre.engine.deal import cut, dealt, shuffled
from euchre.engine.draw import first_dealer
from euchre.engine.errors import EuchreError
from euchre.engine.position import Pair, Phase, Position
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.scoring import Result, outcome, score_after
from euchre.engine.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class Game:
    """A game: its rules, the seed that its deals come from, and its hands so far.

    The last hand is the one being played. The same seed deals the same hands, whatever is
    played. Made by `Game.new`, or by `Game.of` from hands that were played elsewhere.
    """

    rules: Rules
    seed: str
    hands: tuple[Record, ...]
    given: int = 0  # so many hands, the first ones, were not dealt from the seed

    @staticmethod
    def new(rules: Rules, seed: str, dealer: Seat | None = None, cut_at: int = 0) -> Game:
        """A new game with its first hand dealt by this dealer, or as the rules find one (R10-R13).

        Raises `EuchreError` for a cut that the rules or the pack do not allow.
        """
        first = dealer or first_dealer(rules, seed)[0]
        return Game(rules, seed, (_dealt(rules, seed, 0, first, (0, 0), cut_at),))

    @staticmethod
    def of(hands: Sequence[Record], seed: str) -> Game:
        """A game that begins with these hands; those that follow are dealt from the seed.

        Raises `EuchreError` naming the first hand that does not follow from the one before.
        """
        if not hands:
            raise EuchreError("a game has a hand")
        first, *later = hands
        game = Game(first.rules, seed, (first,), given=1)
        for number, hand in enumerate(later, start=2):
            game._followed_by(hand, number)
            game = replace(game, hands=(*game.hands, hand), given=number)
        return game

    def _followed_by(self, hand: Record, number: int) -> None:
        if hand.rules != self.rules:
            raise EuchreError(f"hand {number} is played by other rules than hand 1")
        if self.position.phase is not Phase.OVER or self.winner:
            over = "the game is over" if self.winner else "that one is not over"
            raise EuchreError(f"hand {number} can't follow hand {number - 1}: {over}")
        begun = hand.positions[0]
        if begun.score != self.score:
            raise EuchreError(f"hand {number} does not begin at the score of the hands before")
        if begun.dealer is not self.next_dealer:
            raise EuchreError(f"hand {number} is not {self.next_dealer.name}'s deal")

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
        return score_after(self.position)

    @property
    def winner(self) -> Side | None:
        """The side that has reached the target (R77)."""
        return next((side for side in Side if self.score[side.index] >= self.rules.target), None)

    def then(self, action: Action) -> Game:
        """The game with one more action in the present hand.

        Raises `IllegalAction` when the rules refuse it.
        """
        return replace(self, hands=(*self.hands[:-1], self.record.then(action)))

    def next_hand(self, cut_at: int = 0) -> Game:
        """The game with the next hand dealt by the next dealer (R16, R36), the pack cut (R15).

        Raises `EuchreError` while a hand is being played, when the game is over, or for a cut
        that the rules or the pack do not allow.
        """
        if self.position.phase is not Phase.OVER:
            raise EuchreError("the next hand is dealt when this one is over")
        if self.winner:
            raise EuchreError("the game is over")
        hand = _dealt(self.rules, self.seed, len(self.hands), self.next_dealer, self.score, cut_at)
        return replace(self, hands=(*self.hands, hand))

    @property
    def next_dealer(self) -> Seat:
        """Who deals after the present hand, which is over (R16, D5, D13)."""
        dealer, rules = self.position.dealer, self.rules
        match outcome(self.position).result:
            case Result.PASSED_OUT if rules.passed_out == "same":
                return dealer
            case Result.REDEALT if rules.redeal_by == "same":
                return dealer
            case _:
                return dealer.left

    def corrected(self) -> Game:
        """The game without a renege that was the last card played (D12).

        Raises `IllegalAction` when there is none.
        """
        return replace(self, hands=(*self.hands[:-1], self.record.corrected()))

    def back_to(self, hand: int, actions: int) -> Game:
        """The game as it stood after some actions of one of its hands, both counted from 0.

        Raises `EuchreError` when the game never stood there.
        """
        if not 0 <= hand < len(self.hands):
            raise EuchreError(f"the game has {len(self.hands)} hands, not a hand {hand}")
        record = self.hands[hand]
        rewound = record.back(len(record.actions) - actions)
        given = min(self.given, hand + 1)
        return replace(self, hands=(*self.hands[:hand], rewound), given=given)


def _dealt(rules: Rules, seed: str, hand: int, dealer: Seat, score: Pair, at: int) -> Record:
    pack = shuffled(Random(f"{seed}/{hand}"), rules.pack)
    if at and not rules.cut:
        raise EuchreError("these rules do not let the pack be cut")
    deal = dealt(cut(pack, at) if at else pack, dealer, rules.packets)
    return Record.of(rules, deal, score)
