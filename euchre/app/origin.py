"""Origin: what can be shown elsewhere, and what can be asked of it. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from euchre.app.embed import KINDS, OF_CARDS, SHOW, Wish, unjudged
from euchre.engine.actions import Action, Call, Discard, OrderUp, Pass, Play
from euchre.engine.errors import EuchreError
from euchre.engine.judge import legal_actions
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.seats import Seat
from euchre.lessons.question import DECIDED, Kind
from euchre.notation.writing import write


@dataclass(frozen=True, slots=True)
class Origin:
    """What is shown, and what was asked of it where it comes from."""

    wish: Wish  # all but the hand itself
    record: Record | None = None  # the hand, up to the moment
    lies: bool = False  # its last trick lies there to be looked at
    front: Seat | None = None  # the one whose cards may be seen, where no others may

    def about(self, wish: Wish) -> Wish:
        """What an author asks for, with all that it is about."""
        own, row = self.wish, wish.kind == SHOW or KINDS[wish.kind] in OF_CARDS
        silent = dict.fromkeys(_OF_ANSWERS, "") if wish.kind == SHOW else {}
        return replace(
            wish,
            **silent,
            **self._hand(wish.kind),
            questions=(),
            cards=own.cards if row else "",
            trump=own.trump if row else "",
            marks=own.marks if wish.kind == own.kind else "",
            seat="" if asks_who_acts(wish.kind) else wish.seat,
            on=wish.on if self.may_go_on else "",
            open="".join(seat for seat in wish.open if seat != self.seat(wish)),
        )

    def _hand(self, kind: str) -> dict[str, str]:
        """The hand; a trick that lies there only to be seen is told apart."""
        record = self.record
        if record is None:
            return {}
        if not (self.lies and kind == SHOW):
            return {"pen": write(record)}
        last = record.actions[-1]
        assert isinstance(last, Play)  # it has ended the trick
        return {"pen": write(record.back(1)), "trick": last.card.text}

    @property
    def may_go_on(self) -> bool:
        """Whether the hand can be played on."""
        return self.record is not None and self.record.position.phase is not Phase.OVER

    def seat(self, wish: Wish) -> str:
        """Who sits in front: whoever is asked what to do, else the one who was chosen."""
        if self.record is not None and asks_who_acts(wish.kind):
            return self.record.position.acting().name
        return wish.seat or Seat.S.name

    def actions(self) -> tuple[Action, ...]:
        """What can be done, as far as a frame can ask for it."""
        every = legal_actions(self.record.position) if self.record else ()
        return tuple(one for one in every if isinstance(one, _ASKED))

    def kinds(self) -> tuple[str, ...]:
        """What can be asked of it; at least it can be shown. Empty where even that can't be."""
        return tuple(kind for kind in (SHOW, *KINDS) if self._fits(kind))

    def _fits(self, kind: str) -> bool:
        hidden = self.front is not None and self.seat(Wish(kind=kind)) != self.front.name
        several, of_cards = len(self.wish.cards) > ONE, KINDS.get(kind) in OF_CARDS
        if hidden and asks_who_acts(kind):
            return False
        if of_cards and kind != self.wish.kind and several is (kind == "suit"):
            return False
        try:
            unjudged(self.about(Wish(kind=kind)))
        except EuchreError:
            return False
        return True


ONE: Final = 2
"""Letters of one card: only of one it can be asked to which suit it belongs."""
_OF_ANSWERS: Final = ("right", "wrong", "help", "more")
_ASKED: Final = (Pass, OrderUp, Call, Discard, Play)


def asks_who_acts(kind: str) -> bool:
    """Whether a question is put to the one who is to act."""
    return KINDS.get(kind) in (Kind.LEGAL, *DECIDED)


def is_judged(kind: str) -> bool:
    """Whether somebody must say what is right, as the rules don't."""
    return KINDS.get(kind) in DECIDED
