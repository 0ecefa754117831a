"""Question: what a learner is asked about a moment of a hand, and which answers are right.

An answer is a short text: a card (`Jh`), a seat (`N`), a suit (`h`), points (`NS2`), an action as
the notation writes it (`p`, `o*`, `h`, `-9d`), or the letter of one of the texts to choose from.
What the rules alone decide is worked out here by the engine and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from euchre.engine.actions import Action, Discard, Play
from euchre.engine.cards import Card, Suit
from euchre.engine.errors import EuchreError
from euchre.engine.judge import legal_actions
from euchre.engine.position import Phase, Position
from euchre.engine.record import Record
from euchre.engine.scoring import outcome
from euchre.engine.seats import SEATS, Seat, Side
from euchre.engine.trump import TRUMPS, Trump
from euchre.notation.writing import write_action


class Kind(Enum):
    """What is asked."""

    LEGAL = "legal"  # which cards may be played
    TRUMPS = "trumps"  # which of some cards are trumps
    ORDER = "order"  # some cards of one suit, the strongest first
    SUIT = "suit"  # which suit a card belongs to
    WINNER = "winner"  # who takes the trick
    POINTS = "points"  # which side scores how many
    BID = "bid"  # what to call, or to pass
    DISCARD = "discard"  # what to put down
    PLAY = "play"  # what to lead or play
    TEXT = "text"  # one of some texts


class Manner(Enum):
    """How it is answered."""

    ONE = "one"  # by one thing
    EACH = "each"  # by everything that fits, and nothing else
    ROW = "row"  # by everything, one after the other


class Grade(Enum):
    """What is to be said of an answer."""

    RIGHT = "right"
    WEAK = "weak"  # not the best, but no mistake either
    WRONG = "wrong"


Answer = tuple[str, ...]
"""What was answered: one text, or several in the order in which they were chosen."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, all that can be answered, and what is right."""

    kind: Kind
    offered: Answer
    right: Answer  # one of these; or all of them; or all of them in this order
    weak: Answer = ()
    record: Record | None = None  # the hand that it is about, up to the moment
    trump: Trump | None = None  # what is trump, where no hand says so
    cards: tuple[Card, ...] = ()  # those that are asked about

    @property
    def manner(self) -> Manner:
        return _MANNERS.get(self.kind, Manner.ONE)

    def grade(self, answer: Answer) -> Grade:
        """How good an answer is."""
        if self.manner is Manner.ROW:
            good = answer == self.right
        elif self.manner is Manner.EACH:
            good = set(answer) == set(self.right)
        else:
            good = answer[0] in self.right
            if not good and answer[0] in self.weak:
                return Grade.WEAK
        return Grade.RIGHT if good else Grade.WRONG


_MANNERS: Final = {Kind.LEGAL: Manner.EACH, Kind.TRUMPS: Manner.EACH, Kind.ORDER: Manner.ROW}

DECIDED: Final = (Kind.BID, Kind.DISCARD, Kind.PLAY)
"""Kinds whose right answers the rules don't tell: they were judged, and stand in the lesson."""

POINTS: Final = ("NS1", "NS2", "NS4", "EW1", "EW2", "EW4")
"""What a hand can be worth under the usual rules, and to which side."""


def asked(
    kind: Kind,
    record: Record | None = None,
    *,
    trump: Trump | None = None,
    cards: Iterable[Card] = (),
    right: Answer = (),
    weak: Answer = (),
    offered: Answer = (),
) -> Question:
    """The question of that kind about a moment.

    `cards` are those that TRUMPS, ORDER and SUIT ask about, under `trump` where no record tells
    it; `right` and `weak` are for what must be judged, `offered` for texts.
    Raises `EuchreError` where the moment does not fit the kind.
    """
    if kind in DECIDED:
        return _decided(kind, _needed(record), right, weak)
    if kind is Kind.TEXT:
        return Question(kind, offered, right, record=record)
    if kind in (Kind.TRUMPS, Kind.ORDER, Kind.SUIT):
        return _about_cards(kind, record, trump or trump_of(record), tuple(cards))
    return _about_moment(kind, _needed(record))


def _needed(record: Record | None) -> Record:
    if record is None:
        raise EuchreError("this kind of question needs a hand")
    return record


def trump_of(record: Record | None) -> Trump:
    """What is trump in a hand. Raises `EuchreError` where nothing is."""
    if record is None or record.position.contract is None:
        raise EuchreError("nothing is trump here")
    return record.position.contract.trump


def _about_cards(
    kind: Kind, record: Record | None, trump: Trump, cards: tuple[Card, ...]
) -> Question:
    shown = texts(cards)
    match kind:
        case Kind.TRUMPS:
            right = texts(filter(trump.is_trump, cards))
            return Question(kind, shown, right, (), record, trump, cards)
        case Kind.ORDER:
            rows = trump.order(trump.suit_of(cards[0]), cards)
            return Question(kind, shown, texts(rows), (), record, trump, cards)
        case _:
            suits = tuple(suit.value for suit in Suit)
            right = (trump.suit_of(cards[0]).value,)
            return Question(kind, suits, right, (), record, trump, cards[:1])


def _about_moment(kind: Kind, record: Record) -> Question:
    position = record.position
    match kind:
        case Kind.LEGAL:
            if position.phase is not Phase.PLAY:
                raise EuchreError(f"nobody plays a card in the phase {position.phase.value}")
            return Question(
                kind,
                texts(position.holding(position.acting())),
                tuple(map(answer_of, legal_actions(position))),
                record=record,
            )
        case Kind.WINNER:
            trick = trick_shown(record)
            best = trump_of(record).best([card for _, card in trick])
            playing = tuple(seat.name for seat in SEATS if seat in dict(trick))
            return Question(kind, playing, (trick[best][0].name,), record=record)
        case _:
            worth = outcome(position)
            if worth.side is None:
                raise EuchreError("nobody scores in this hand")
            return Question(kind, POINTS, (points(worth.side, worth.points),), record=record)


def _decided(kind: Kind, record: Record, right: Answer, weak: Answer) -> Question:
    check_phase(kind, record.position)
    offered = tuple(map(answer_of, legal_actions(record.position)))
    if not right or not {*right, *weak} <= {*offered}:
        raise EuchreError(f"{right} and {weak} are not among what may be done: {offered}")
    return Question(kind, offered, right, weak, record)


def check_phase(kind: Kind, position: Position) -> None:
    """Raises `EuchreError` where nobody is asked for what that kind is about."""
    phases = {Kind.BID: (Phase.ORDER, Phase.CALL), Kind.DISCARD: (Phase.DISCARD,)}
    if position.phase not in phases.get(kind, (Phase.PLAY,)):
        raise EuchreError(f"nobody is asked for a {kind.value} in the phase {position.phase.value}")


def texts(cards: Iterable[Card]) -> Answer:
    return tuple(card.text for card in cards)


def points(side: Side, number: int) -> str:
    """How an answer writes points."""
    return f"{side.name}{number}"


def answer_of(action: Action) -> str:
    """How an answer writes an action: a card played or put down by its name alone."""
    return action.card.text if isinstance(action, Play | Discard) else write_action(action)


def trick_shown(record: Record) -> tuple[tuple[Seat, Card], ...]:
    """The cards of the trick on the table, or of the last one if none lies there.

    Raises `EuchreError` where no card was played yet.
    """
    if lying := tuple(record.position.plays()):
        return lying
    for position, seat, action in reversed(tuple(record.moves())):
        if isinstance(action, Play):
            return (*position.plays(), (seat, action.card))
    raise EuchreError("no card was played yet")


def action_from(record: Record, answer: str) -> Action:
    """The legal action that an answer means. Raises `EuchreError` for any other text."""
    for action in legal_actions(record.position):
        if answer_of(action) == answer:
            return action
    raise EuchreError(f"{answer!r} can't be done here")


def suit_trump(letter: str) -> Trump:
    """The trump that a suit's letter stands for; `n` is none, as in the notation."""
    return TRUMPS[None if letter == "n" else Suit(letter)]
