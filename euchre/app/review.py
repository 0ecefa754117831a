"""Review: what lies in the dialog that looks back on a hand."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.app.effects import Think
from euchre.engine.actions import Action
from euchre.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Decision:
    """A person's decision, and the question that the adviser is asked about it."""

    at: int  # so many actions of the hand came before it
    action: Action  # what was done
    wish: Think

    @property
    def seat(self) -> Seat:
        """Whose decision it was."""
        return self.wish.view.seat

    @property
    def is_free(self) -> bool:
        """Whether something else could have been done."""
        return self.wish.view.legal != (self.action,)


@dataclass(frozen=True, slots=True)
class Review:
    """The dialog's own state."""

    hand: int  # of the game, counted from 0
    decisions: tuple[Decision, ...]  # those in which there was a choice
    forced: int  # so many more had none
    at: int | None = None  # the decision that is looked at
    thinking: Think | None = None  # about one of them
    seat: Seat = Seat.S  # from which the deal is to be played again

    @property
    def chosen(self) -> Decision | None:
        """The decision that is looked at; None where all are listed."""
        return next((one for one in self.decisions if one.at == self.at), None)
