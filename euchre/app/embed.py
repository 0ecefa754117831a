"""Embed: a position, and what is asked of it, as fields, and as snippets for any page.

    #v=1&kind=legal&pen=AsKhAh/JhJc/..._W:Qh_0-2_3-7_-&key=Ah!void.h&seat=S

The fields go behind the # of `embed.html`, or into the attributes of a `<euchre-hand>`. They hold
all that is needed to draw and to grade without the rules; `app/again.py` makes them anew from their
position, so that a test can hold what was pasted somewhere against the engine.
A quiz has its questions in one of its fields, and nothing else of a position.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from euchre.app.arrange import arranged
from euchre.app.fields import QUESTIONS, joined
from euchre.app.words import SUITS, cards_named
from euchre.app.words import embed as words
from euchre.app.words.names import SEATS_NAMED, YOU, Names
from euchre.engine.actions import Play
from euchre.engine.cards import Card, Suit, cards
from euchre.engine.errors import EuchreError
from euchre.engine.judge import legal_actions
from euchre.engine.position import Phase, Position
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import Seat
from euchre.engine.trump import Trump
from euchre.lessons.key import key
from euchre.lessons.markup import Cards, pieces
from euchre.lessons.question import (
    DECIDED,
    Answer,
    Kind,
    Question,
    answer_of,
    asked,
    check_phase,
    suit_trump,
)
from euchre.notation.errors import NotationError
from euchre.notation.reading import read_deal, read_position, read_record
from euchre.notation.writing import write

VERSION: Final = "1"
SHOW: Final = "show"
TABLES: Final = {"game": "./", "first-hand": "./?learn=first-hand"}
"""Kinds that open the table itself, and where it is."""
QUIZ: Final = "quiz"
KINDS: Final = {
    "legal": Kind.LEGAL,
    "winner": Kind.WINNER,
    "score": Kind.POINTS,
    "bid": Kind.BID,
    "discard": Kind.DISCARD,
    "play": Kind.PLAY,
    "trumps": Kind.TRUMPS,
    "order": Kind.ORDER,
    "suit": Kind.SUIT,
}
"""Kinds that ask something; `show` only shows."""
EVERY_KIND: Final = (SHOW, *KINDS, QUIZ, *TABLES)
OF_CARDS: Final = (Kind.TRUMPS, Kind.ORDER, Kind.SUIT)
THEMES: Final = ("auto", "light", "dark")
LONGEST: Final = 1000
"""Letters of a text of the author's."""
MOST: Final = 20
"""Questions of a quiz."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What the author of a page asks for."""

    kind: str
    pen: str = ""  # a deal, a position or a record
    trick: str = ""  # the last card of the trick that is shown, which ends it
    cards: str = ""  # those that are asked about
    trump: str = ""  # what is trump, where there is no position
    seat: str = ""  # who sits in front: the one to act, or South
    open: str = ""  # seats whose cards lie open besides
    marks: str = ""  # cards that the text speaks of
    accept: str = ""  # the best answers, where the rules don't tell
    weak: str = ""  # answers that are no mistake
    offer: str = ""  # the calls to choose from: all that may be made, if none stand here
    questions: tuple[Embed, ...] = ()  # those of a quiz
    text: str = ""  # what is asked, with the marks of `lessons/markup`
    right: str = ""  # why the answer is right, and so on
    wrong: str = ""
    help: str = ""
    more: str = ""  # an address that explains it, or a #place of the author's page
    on: str = ""  # 1: the hand can be played on from there
    title: str = ""  # what the frame is called by a screen reader
    theme: str = ""
    accent: str = ""  # a colour, as #rrggbb
    lang: str = ""  # the language of these texts


@dataclass(frozen=True, slots=True)
class Embed:
    """A position and a question, ready to be pasted."""

    fields: Mapping[str, str]
    record: Record | None
    question: Question | None
    questions: tuple[Embed, ...] = ()

    @property
    def kind(self) -> str:
        return self.fields["kind"]

    @property
    def text(self) -> str:
        """What is asked, in plain words."""
        return plain(self.fields.get("text", "") or words.ASKED[self.kind], self.reader)

    @property
    def reader(self) -> Seat:
        return Seat[self.fields.get("seat", "S")]


# From a wish to the fields

Judge = Callable[[Record], tuple[Answer, Answer]]
"""Tells what is right at a moment, and what is no mistake, where the rules don't."""


def embed(wish: Wish, judge: Judge | None = None) -> Embed:
    """What the author asked for. Raises `EuchreError` naming the part that does not fit.

    Where the rules don't tell what is best, the author says it, or else the judge.
    """
    if wish.kind not in EVERY_KIND:
        raise EuchreError(f"kind: {wish.kind!r} is none of {', '.join(EVERY_KIND)}")
    _check(wish)
    if wish.kind == QUIZ:
        return _quiz(wish)
    record = _with_trick(_record(wish), wish)
    question = _question(wish, record, judge) if wish.kind in KINDS else None
    if question is not None and not {*question.right} <= {*question.offered}:
        raise EuchreError(f"{wish.kind}: {question.right[0]} is more than the frame can ask for")
    if question is not None and question.kind is Kind.ORDER:
        _check_one_suit(question)
    if wish.kind == SHOW and record is None and not wish.cards:
        raise EuchreError("pen: a position or cards are needed")
    if wish.on and (record is None or record.position.phase is Phase.OVER):
        raise EuchreError("on: there is no hand here that could be played on")
    fields = dict(_fields(wish, record, question))
    return Embed({name: text for name, text in fields.items() if text}, record, question)


def unjudged(wish: Wish) -> Embed:
    """The same without a key: what is right is judged when it is first answered."""
    made = embed(wish, lambda record: ((answer_of(legal_actions(record.position)[0]),), ()))
    fields = {name: text for name, text in made.fields.items() if name != "key"}
    return replace(made, fields=fields)


def _check_one_suit(question: Question) -> None:
    """Only cards of one suit have an order."""
    for card in question.offered:
        if card not in question.right:
            raise EuchreError(f"cards: {card} is not of the suit of {question.offered[0]}")


HOST: Final = r"https?://[^\s\"<>/?#%\[\]:@]+(?::\d+)?"
"""What an address begins with: where the page is, by name."""
_REST: Final = r"[^\s\"<>]*"


def _check(wish: Wish) -> None:
    """What needs no position to be judged."""
    if wish.theme and wish.theme not in THEMES:
        raise EuchreError(f"theme: {wish.theme!r} is none of {', '.join(THEMES)}")
    if wish.accent and not re.fullmatch("#[0-9a-fA-F]{6}", wish.accent):
        raise EuchreError(f"accent: {wish.accent!r} is no colour such as #2f7d4f")
    if wish.lang and not re.fullmatch("[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*", wish.lang):
        raise EuchreError(f"lang: {wish.lang!r} is no language such as de or pt-BR")
    if wish.more and not re.fullmatch(rf"{HOST}([/?#]{_REST})?|#[\w-]+", wish.more, re.ASCII):
        raise EuchreError(f"more: {wish.more!r} is no address that begins with https://")
    for name in ("seat", "open"):
        if wrong := sorted(set(getattr(wish, name)) - set(Seat.__members__)):
            raise EuchreError(f"{name}: {wrong[0]!r} is no seat: S, W, N or E")
    if wish.on not in ("", "1"):
        raise EuchreError(f"on: {wish.on!r} is not 1")
    if wish.questions and wish.kind != QUIZ:
        raise EuchreError("questions: only a quiz has some")
    if wish.offer and KINDS.get(wish.kind) is not Kind.BID:
        raise EuchreError("offer: only where one calls there is a choice of calls")
    if len(wish.title) > LONGEST:
        raise EuchreError(f"title: {len(wish.title)} letters, and {LONGEST} are the most")
    for name in ("text", "right", "wrong", "help"):
        _check_text(name, getattr(wish, name))


def _check_text(name: str, text: str) -> None:
    if len(text) > LONGEST:
        raise EuchreError(f"{name}: {len(text)} letters, and {LONGEST} are the most")
    try:
        tuple(pieces(text))
    except EuchreError as error:
        raise EuchreError(f"{name}: {error}") from None


def _record(wish: Wish) -> Record | None:
    """The hand of a record, a position or a deal, each told by its form."""
    text = " ".join(wish.pen.split()) or ""
    if not text:
        return None
    parts = text.split(" ")
    try:
        if "|" in parts or parts[0] == "@" or len(parts) in (5, 6):
            return read_record(text)
        if len(parts) == 3:
            return Record.of(Rules(), read_deal(text))
        return Record.composed(read_position(text))
    except NotationError as error:
        raise EuchreError(f"pen, {error}") from None


def _with_trick(record: Record | None, wish: Wish) -> Record | None:
    """The last card of a trick is told apart: no position has four cards on the table."""
    if not wish.trick:
        return record
    if record is None:
        raise EuchreError("trick: there is no position that it could end")
    try:
        return record.then(Play(_card("trick", wish.trick)))
    except EuchreError as error:
        raise EuchreError(f"trick: {error}") from None


def _question(wish: Wish, record: Record | None, judge: Judge | None) -> Question:
    kind = KINDS[wish.kind]
    if kind in OF_CARDS and not wish.cards:
        raise EuchreError("cards: which cards are asked about?")
    trump, about = _trump(wish), _cards("cards", wish.cards)
    right, weak = _answers(wish.accept), _answers(wish.weak)
    if kind in DECIDED and not right and judge is None:
        raise EuchreError(
            "accept: the rules don't tell what is best here; python -m euchre analyse helps"
        )
    try:
        if kind in DECIDED and not right and judge is not None and record is not None:
            check_phase(kind, record.position)
            right, weak = judge(record)
        question = asked(kind, record, trump=trump, cards=about, right=right, weak=weak)
    except EuchreError as error:
        raise EuchreError(f"{wish.kind}: {error}") from None
    return _with_offer(question, _answers(wish.offer)) if kind is Kind.BID else question


def _with_offer(question: Question, offer: tuple[str, ...]) -> Question:
    """A question about a call, of which not all that may be made need be offered."""
    if not offer:
        return question
    if missing := {*question.right, *question.weak} - {*offer}:
        raise EuchreError(f"offer: {min(missing)} is an answer, and is missing")
    if strange := {*offer} - {*question.offered}:
        raise EuchreError(f"offer: {min(strange)} can't be called here")
    return replace(question, offered=offer)


def _answers(text: str) -> tuple[str, ...]:
    return tuple(text.replace(",", " ").split())


def _trump(wish: Wish) -> Trump | None:
    if not wish.trump:
        return None
    if wish.trump not in (*(suit.value for suit in Suit), "n"):
        raise EuchreError(f"trump: {wish.trump!r} is no suit: s, h, d, c, or n for none")
    return suit_trump(wish.trump)


def _cards(name: str, text: str) -> tuple[Card, ...]:
    try:
        return cards("".join(_answers(text)))
    except EuchreError as error:
        raise EuchreError(f"{name}: {error}") from None


def _card(name: str, text: str) -> Card:
    found = _cards(name, text)
    if len(found) != 1:
        raise EuchreError(f"{name}: one card should stand here, not {text!r}")
    return found[0]


def _fields(wish: Wish, record: Record | None, question: Question | None) -> Iterator[Field]:
    """All that the frame is told, in one order."""
    yield "v", VERSION
    yield "kind", wish.kind
    if record is not None:
        position, trick = moment(record, trick_too=wish.kind == "winner" or bool(wish.trick))
        yield "pen", write(_in_order(position, printed=question is not None))
        yield "trick", trick
    if question is not None or wish.kind == SHOW:
        yield "cards", "".join(card.text for card in _cards("cards", wish.cards))
        yield "trump", wish.trump
    if record is not None:
        seat = wish.seat or _reader(record, question)
        yield "seat", seat if seat != "S" else ""
    yield "open", wish.open
    yield "marks", "".join(card.text for card in _cards("marks", wish.marks))
    if question is not None:
        yield "offer", ",".join(question.offered) if question.kind is Kind.BID else ""
        yield "key", key(question).text
    for name in TEXTS:
        yield name, getattr(wish, name)


Field = tuple[str, str]
LOOKS: Final = ("theme", "accent", "lang")
TEXTS: Final = ("text", "right", "wrong", "help", "more", "on", "title", *LOOKS)


def _reader(record: Record, question: Question | None) -> str:
    """Who sits in front: the one who is asked, else South."""
    own = question is not None and question.kind in (Kind.LEGAL, *DECIDED)
    return record.position.acting().name if own else "S"


def moment(record: Record, *, trick_too: bool) -> tuple[Position, str]:
    """What lies on the table; with the trick that was just ended the position before its end."""
    last = record.actions[-1] if record.actions else None
    if trick_too and isinstance(last, Play) and not tuple(record.position.plays()):
        return record.positions[-2], last.card.text
    return record.position, ""


def _in_order(position: Position, *, printed: bool) -> Position:
    """The position with all cards sorted for the eye, so that the frame need not know how."""
    contract = position.contract
    trump = contract.trump if contract and not printed else None
    s, w, n, e = (arranged(holding, trump) for holding in position.holdings)
    return replace(position, holdings=(s, w, n, e))


# A quiz


def _quiz(wish: Wish) -> Embed:
    """Several questions, one after the other; how they look is told once, by the quiz."""
    for name in Wish.__dataclass_fields__:
        if name not in _OF_QUIZ and getattr(wish, name):
            raise EuchreError(f"{name}: a quiz has none itself, its questions have")
    if not 1 <= len(wish.questions) <= MOST:
        raise EuchreError(f"questions: these are {len(wish.questions)}, and 1 to {MOST} may be")
    for number, question in enumerate(wish.questions, 1):
        if question.kind not in KINDS:
            raise EuchreError(f"question {number}: {question.kind} can't be asked in a quiz")
    shared = {name: getattr(wish, name) or _first(wish.questions, name) for name in LOOKS}
    questions = tuple(map(_within, wish.questions))
    fields = {"v": VERSION, "kind": QUIZ, QUESTIONS: joined(one.fields for one in questions)}
    fields |= {"text": wish.text, "title": wish.title, **shared}
    return Embed({name: text for name, text in fields.items() if text}, None, None, questions)


_OF_QUIZ: Final = {"kind", QUESTIONS, "text", "title", *LOOKS}


def _first(questions: tuple[Embed, ...], name: str) -> str:
    """How the first question wants it that says so."""
    return next(filter(None, (one.fields.get(name, "") for one in questions)), "")


def _within(question: Embed) -> Embed:
    """The question without what stands on the quiz."""
    own = {name: text for name, text in question.fields.items() if name not in _SHARED}
    return replace(question, fields=own)


_SHARED: Final = {"v", "title", *LOOKS}


# Plain words


def names_of(reader: Seat) -> Names:
    """The players' names: the reader is spoken to, the others are named by their seats."""
    s, w, n, e = (YOU if seat is reader else name for seat, name in SEATS_NAMED.items())
    return s, w, n, e


def plain(text: str, reader: Seat) -> str:
    """A text with its marks as words."""
    return "".join(_worded(piece, reader) for piece in pieces(text))


def _worded(piece: str | Cards | Seat | Suit | int, reader: Seat) -> str:
    match piece:
        case Cards(shown):
            return cards_named(shown)
        case Seat():
            return names_of(reader)[piece.value]
        case Suit():
            return SUITS[piece]
        case _:
            return str(piece)
