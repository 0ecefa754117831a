"""Key: all that a page needs to grade a question without knowing the rules.

    Jh,Ah!follow.h~9s!must.h.Jh           right answers ! why ~ other answers ! why ~ ...

A reason is a code and what it speaks of: cards, a suit, a seat, a figure. Its words stand in
`app/words/embed.py`. No answers before the last `!` are all the others; `weak` marks what is no
mistake. All of it comes from the engine, and nothing is left for the page to judge.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from euchre.engine.actions import Play
from euchre.engine.cards import JOKER, Card
from euchre.engine.judge import why_not
from euchre.engine.position import Position
from euchre.engine.reasons import MustFollow
from euchre.engine.record import Record
from euchre.engine.scoring import Result, outcome
from euchre.engine.seats import Seat
from euchre.engine.trump import Trump
from euchre.lessons.question import Answer, Kind, Question, points, trick_shown, trump_of
from euchre.notation.writing import write_suit


@dataclass(frozen=True, slots=True)
class Why:
    """A reason: its code, and what it speaks of."""

    code: str
    about: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        return ".".join((self.code, *self.about))


@dataclass(frozen=True, slots=True)
class Key:
    """What is right and why, and what speaks against which other answers."""

    right: Answer
    why: Why | None
    others: tuple[tuple[Answer, Why], ...] = ()

    @property
    def text(self) -> str:
        groups = ((self.right, self.why), *self.others)
        return "~".join(f"{','.join(some)}!{why.text if why else ''}" for some, why in groups)


WEAK: Final = Why("weak")

ABOUT: Final = {
    "lead": 0,
    "void": 1,
    "void-left": 3,
    "follow": 1,
    "follow-left": 2,
    "follow-with-left": 2,
    "must": 2,
    "must-one": 3,
    "only-left": 3,
    "only-joker": 2,
    "is-left": 3,
    "trumps": 1,
    "no-trumps": 0,
    "no-trump": 2,
    "top": 1,
    "left-suit": 2,
    "own-suit": 2,
    "top-trump": 2,
    "one-trump": 2,
    "top-led": 3,
    "low-trump": 2,
    "trumped": 2,
    "off-suit": 3,
    "low": 3,
    "made": 3,
    "march": 2,
    "march-alone": 2,
    "euchred": 3,
    "ended": 2,
    "number": 0,
    "side": 0,
    "weak": 0,
}
"""Every code, and of how many things it speaks."""


def key(question: Question) -> Key:
    """The key of a question; its reasons as far as the rules tell them."""
    match question.kind:
        case Kind.LEGAL:
            return _legal(question, _record(question).position)
        case Kind.TRUMPS:
            return _trumps(question)
        case Kind.ORDER:
            return Key(question.right, Why("top", ("".join(question.right),)))
        case Kind.SUIT:
            return Key(question.right, _belongs(question.cards[0], _trump(question)))
        case Kind.WINNER:
            return _winner(question, _record(question))
        case Kind.POINTS:
            return _points(question, _record(question).position)
        case Kind.PLAY:
            return _play(question, _record(question).position)
        case Kind.BID | Kind.DISCARD | Kind.TEXT:
            return Key(question.right, None, tuple(_weak(question)))
        case _:
            assert_never(question.kind)


def _record(question: Question) -> Record:
    assert question.record is not None  # its kind is about a hand
    return question.record


def _trump(question: Question) -> Trump:
    return question.trump or trump_of(question.record)


def _weak(question: Question) -> Iterator[tuple[Answer, Why]]:
    if question.weak:
        yield question.weak, WEAK


# What may be played


def _legal(question: Question, position: Position) -> Key:
    return Key(question.right, _may(position), tuple(_refused(position)))


def _play(question: Question, position: Position) -> Key:
    """Cards that the rules refuse are told as such, whatever was judged of the others."""
    return Key(question.right, None, (*_weak(question), *_refused(position)))


def _may(position: Position) -> Why:
    trick, held = position.trick, position.holding(position.acting())
    if trick is None or not trick.cards:
        return Why("lead")
    trump, led = position.made().trump, trick.cards[0]
    fits = trump.follows(held, led)
    if trump.left in held and (told := _with_left(trump, led, fits)):
        return told
    return Why("follow" if fits else "void", (_letter(led, trump),))


def _with_left(trump: Trump, led: Card, fits: Sequence[Card]) -> Why | None:
    """That the left bower held must follow, or is not of the suit that is printed on it."""
    left, suit = trump.left, _letter(led, trump)
    assert left is not None  # it is held
    if left in fits:
        return Why("follow-left" if len(fits) == 1 else "follow-with-left", (suit, left.text))
    if not fits and left.suit is trump.suit_of(led):
        return Why("void-left", (suit, left.text, write_suit(trump.suit)))
    return None


def _refused(position: Position) -> Iterator[tuple[Answer, Why]]:
    for card in position.holding(position.acting()):
        reason = why_not(position, Play(card))
        if isinstance(reason, MustFollow):
            yield (card.text,), _must(reason, position.made().trump)


def _must(reason: MustFollow, trump: Trump) -> Why:
    """Why a card can't be played; whoever has forgotten the left bower is told of it."""
    tried, led, could = reason.tried.text, reason.led.value, reason.could
    if reason.tried is trump.left and reason.tried.suit is reason.led:
        return Why("is-left", (tried, led, write_suit(trump.suit)))
    if could == (trump.left,):
        return Why("only-left", (tried, led, could[0].text))
    if could == (JOKER,):
        return Why("only-joker", (tried, led))
    if len(could) == 1:
        return Why("must-one", (tried, led, could[0].text))
    return Why("must", (tried, led))


def _letter(card: Card, trump: Trump) -> str:
    return trump.suit_of(card).value


# Suits and trumps


def _trumps(question: Question) -> Key:
    trump, right = _trump(question), question.right
    why = Why("trumps", ("".join(right),)) if right else Why("no-trumps")
    others = (
        ((card.text,), Why("no-trump", (card.text, _letter(card, trump))))
        for card in question.cards
        if not trump.is_trump(card)
    )
    return Key(right, why, tuple(others))


def _belongs(card: Card, trump: Trump) -> Why:
    code = "left-suit" if card is trump.left else "own-suit"
    return Why(code, (card.text, _letter(card, trump)))


# Tricks


def _winner(question: Question, record: Record) -> Key:
    trick, trump = trick_shown(record), trump_of(record)
    others = (
        ((seat.name,), _loses(seat, card, trick[0][1], trump, trumped=_trumped(trick, trump)))
        for seat, card in trick
        if seat.name not in question.right
    )
    return Key(question.right, _takes(trick, trump), tuple(others))


def _trumped(trick: tuple[tuple[Seat, Card], ...], trump: Trump) -> bool:
    return any(trump.is_trump(card) for _, card in trick)


def _takes(trick: tuple[tuple[Seat, Card], ...], trump: Trump) -> Why:
    seat, card = trick[trump.best([one for _, one in trick])]
    trumps = sum(trump.is_trump(one) for _, one in trick)
    if not trumps:
        return Why("top-led", (seat.name, card.text, _letter(card, trump)))
    return Why("top-trump" if trumps > 1 else "one-trump", (seat.name, card.text))


def _loses(seat: Seat, card: Card, led: Card, trump: Trump, *, trumped: bool) -> Why:
    about = (seat.name, card.text)
    if trump.is_trump(card):
        return Why("low-trump", about)
    if trumped:
        return Why("trumped", about)
    suit = _letter(led, trump)
    return Why("low" if _letter(card, trump) == suit else "off-suit", (*about, suit))


# What a hand is worth


def _points(question: Question, position: Position) -> Key:
    side = question.right[0][:2]
    same = tuple(one for one in question.offered if one[:2] == side and one not in question.right)
    return Key(question.right, _worth(position), ((same, Why("number")), ((), Why("side"))))


def _worth(position: Position) -> Why:
    """What the hand was worth, by how it ended."""
    ended, contract = outcome(position), position.made()
    assert ended.side is not None  # else no points would be asked for
    scored, makers = points(ended.side, ended.points), contract.maker.side
    tricks = str(position.taken[makers.index])
    match ended.result:
        case Result.MARCH:
            return Why("march-alone" if ended.alone else "march", (makers.name, scored))
        case Result.MADE:
            return Why("made", (makers.name, tricks, scored))
        case Result.EUCHRED:
            return Why("euchred", (makers.name, tricks, scored))
        case _:
            return Why("ended", (makers.name, scored))
