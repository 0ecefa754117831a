"""Answers: what can be tapped to answer a question, each as it suits what it stands for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, assert_never

from euchre.app.html import Child, Element, el
from euchre.app.screens.parts import face, hidden, small_face, suit_sign
from euchre.app.screens.prose import prose
from euchre.app.words import action_label, action_note, suit_title
from euchre.app.words import learn as words
from euchre.app.words.names import Names
from euchre.engine.cards import ALL_CARDS, Card, Suit
from euchre.engine.seats import Seat, Side
from euchre.engine.trump import Trump
from euchre.lessons.lesson import Ask, lettered
from euchre.lessons.playing import LEARNER
from euchre.lessons.question import Grade, Kind, Manner, Question, action_from, trick_shown
from euchre.lessons.run import Run

ANSWER: Final = "answer-"
"""What the id of an answer begins with."""
OF_CARDS: Final = (Kind.LEGAL, Kind.TRUMPS, Kind.ORDER, Kind.DISCARD, Kind.PLAY)
"""Kinds that are answered by cards."""

_CARDS: Final = {card.text: card for card in ALL_CARDS}


def state(run: Run, answer: str) -> str:
    """How an answer stands: chosen, right, wrong, or nothing yet."""
    question = run.question
    if question is None:
        return ""
    if run.may_go_on:
        if run.grade is Grade.WEAK and answer in run.answer:
            return "weak"
        return "right" if answer in question.right else ""
    if question.manner is Manner.ONE:
        return "wrong" if run.grade is Grade.WRONG and answer in run.answer else ""
    return "chosen" if answer in run.chosen else ""


def card_button(run: Run, card: Card, trump: Trump | None, *, marked: bool = False) -> Element:
    """A card that answers a question."""
    question = run.question
    several = question is not None and question.manner is not Manner.ONE
    now = state(run, card.text)
    return el(
        "button",
        face(card, trump),
        _sign(run, question, card.text, now),
        class_="answer-card",
        type="button",
        id=f"{ANSWER}{card}",
        data_do=f"learn choose {card}" if question else f"learn play {card}",
        data_state=now or None,
        data_marked="true" if marked else None,
        aria_pressed=("true" if card.text in run.chosen else "false") if several else None,
        aria_disabled="true" if run.may_go_on else None,
    )


def _sign(run: Run, question: Question | None, answer: str, now: str) -> Iterator[Element]:
    """The number of a card in a row, or what became of it; for eye and ear."""
    if question and question.manner is Manner.ROW and answer in run.chosen:
        number = run.chosen.index(answer) + 1
        yield el("span", str(number), class_="sign", aria_hidden="true")
        yield hidden(words.nth(number))
    elif now in words.STATES:
        yield el("span", class_="sign", aria_hidden="true")
        yield hidden(words.STATES[now])


def answers(run: Run, names: Names, *, in_holding: bool) -> Element | None:
    """The row of answers; none where the cards in the holding are the answers."""
    question = run.question
    if question is None or (in_holding and question.kind in OF_CARDS):
        return None
    kind = question.kind.value
    inside = tuple(_answers(run, question, names))
    return el(
        "div",
        inside,
        class_="answers",
        role="group",
        aria_label=words.ANSWERS,
        data_kind=kind,
        data_short="true" if _are_short(run) else None,
    )


def _are_short(run: Run) -> bool:
    """Whether all texts are so short that two stand beside each other."""
    texts = run.step.texts if isinstance(run.step, Ask) else ()
    return bool(texts) and max(map(len, texts)) <= SHORT


SHORT: Final = 16
"""Letters of such a text, on the smallest phone."""


def _answers(run: Run, question: Question, names: Names) -> Iterable[Element]:
    match question.kind:
        case Kind.LEGAL | Kind.TRUMPS | Kind.ORDER | Kind.DISCARD | Kind.PLAY:
            trump = question.trump if run.may_go_on else None
            return (card_button(run, _CARDS[one], trump) for one in question.offered)
        case Kind.SUIT:
            return (_suit(run, one) for one in question.offered)
        case Kind.WINNER:
            return (_player(run, question, Seat[one], names) for one in question.offered)
        case Kind.POINTS:
            return (_button(run, one, _points(one)) for one in question.offered)
        case Kind.BID:
            return (_call(run, question, one) for one in question.offered)
        case Kind.TEXT:
            return (_text(run, one, names) for one in question.offered)
        case _:
            assert_never(question.kind)


def _button(
    run: Run, answer: str, *inside: Child, suit: str | None = None, note: str = ""
) -> Element:
    now = state(run, answer)
    return el(
        "button",
        inside,
        _sign(run, None, answer, now),
        class_="answer",
        type="button",
        id=f"{ANSWER}{answer.replace('*', '-alone')}",
        data_do=f"learn choose {answer}",
        data_state=now or None,
        data_suit=suit,
        data_note=note or None,
        aria_disabled="true" if run.may_go_on else None,
    )


def _suit(run: Run, answer: str) -> Element:
    suit = Suit(answer)
    return _button(run, answer, suit_sign(suit), suit_title(suit), suit=answer)


def _player(run: Run, question: Question, seat: Seat, names: Names) -> Element:
    assert question.record is not None  # a trick was played
    card = dict(trick_shown(question.record))[seat]
    return _button(run, seat.name, el("span", names[seat.value]), " ", small_face(card))


def _points(answer: str) -> str:
    return words.points_answer(Side[answer[:2]], int(answer[2:]), LEARNER)


def _call(run: Run, question: Question, answer: str) -> Element:
    assert question.record is not None  # somebody is to call
    position = question.record.position
    action = action_from(question.record, answer)
    suit = answer[0] if answer[0] in _SUITS else None
    sign = (suit_sign(Suit(suit)), " ") if suit else ()
    label, note = action_label(action, position), action_note(action, position)
    return _button(run, answer, *sign, label, suit=suit, note=note)


_SUITS: Final = {suit.value for suit in Suit}


def _text(run: Run, answer: str, names: Names) -> Element:
    step = run.step
    assert isinstance(step, Ask)  # something is asked
    text = step.texts[lettered(len(step.texts)).index(answer)]
    return _button(run, answer, el("span", prose(text, names, "", opens=False)))
