"""Record: how a hand went, from its deal or a composed position on; it replays to any moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from euchre.engine.actions import Action, Play
from euchre.engine.deal import Deal
from euchre.engine.errors import EuchreError
from euchre.engine.judge import reneges
from euchre.engine.play import without_past
from euchre.engine.position import Pair, Position
from euchre.engine.reasons import NothingToCorrect
from euchre.engine.rules import Rules
from euchre.engine.seats import Seat
from euchre.engine.steps import IllegalAction, opening, step


@dataclass(frozen=True, slots=True)
class Record:
    """Where a hand began and every action since.

    `positions` has one more entry than `actions`: the last is where the hand stands.
    Made by `Record.of` or `Record.composed`.
    """

    start: Deal | Position
    actions: tuple[Action, ...]
    positions: tuple[Position, ...]

    @staticmethod
    def of(
        rules: Rules, deal: Deal, score: Pair = (0, 0), actions: Iterable[Action] = ()
    ) -> Record:
        """A hand from its deal on.

        Raises `IllegalAction` when the rules refuse one of the actions.
        """
        return Record(deal, (), (opening(rules, deal, score),)).through(actions)

    @staticmethod
    def composed(position: Position, actions: Iterable[Action] = ()) -> Record:
        """A hand that is played on from a composed position: what came before is forgotten.

        Raises `IllegalAction` when the rules refuse one of the actions.
        """
        start = without_past(position)
        return Record(start, (), (start,)).through(actions)

    def __repr__(self) -> str:
        if isinstance(self.start, Deal):
            start = f"of({self.rules!r}, {self.start!r}, {self.score!r}"
        else:
            start = f"composed({self.start!r}"
        return f"Record.{start}, actions={self.actions!r})"

    @property
    def rules(self) -> Rules:
        return self.position.rules

    @property
    def score(self) -> Pair:
        """Points before this hand."""
        return self.position.score

    @property
    def position(self) -> Position:
        """Where the hand stands."""
        return self.positions[-1]

    def then(self, action: Action) -> Record:
        """The record with one more action.

        Raises `IllegalAction` when the rules refuse it.
        """
        after = step(self.position, action)
        return Record(self.start, (*self.actions, action), (*self.positions, after))

    def through(self, actions: Iterable[Action]) -> Record:
        """The record with more actions, one after the other."""
        record = self
        for action in actions:
            record = record.then(action)
        return record

    def back(self, actions: int = 1) -> Record:
        """The record as it stood some actions ago.

        Raises `EuchreError` when the hand is not that old.
        """
        if not 0 <= actions <= len(self.actions):
            raise EuchreError(f"{len(self.actions)} actions can be taken back, not {actions}")
        kept = len(self.actions) - actions
        return Record(self.start, self.actions[:kept], self.positions[: kept + 1])

    def corrected(self) -> Record:
        """The record without a renege that was the last card played (D12).

        Raises `IllegalAction` when there is none: it can be mended until the next card.
        """
        last = self.positions[-2] if self.actions else self.position
        action = self.actions[-1] if self.actions else None
        open_yet = self.position.ended is None and isinstance(action, Play)
        if not (open_yet and isinstance(action, Play) and reneges(last, action.card)):
            raise IllegalAction(NothingToCorrect())
        return self.back()

    def moves(self) -> Iterator[tuple[Position, Seat, Action]]:
        """Every action with the position it was taken in and who took it."""
        for position, action in zip(self.positions, self.actions):
            assert position.turn is not None  # somebody acted
            yield position, position.turn, action
