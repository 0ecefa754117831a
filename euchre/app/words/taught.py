"""What the rules themselves say of an answer, where a lesson has no words of its own for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never

from euchre.app.words.acts import action_label
from euchre.app.words.names import (
    YOU,
    Names,
    card_name,
    cards_named,
    suit_name,
    upper,
)
from euchre.app.words.reasons import reason
from euchre.app.words.results import hand_result, points_to
from euchre.engine.actions import Play
from euchre.engine.cards import ALL_CARDS, Card
from euchre.engine.judge import why_not
from euchre.engine.position import Position
from euchre.engine.record import Record
from euchre.engine.scoring import outcome
from euchre.engine.seats import Seat
from euchre.engine.trump import Trump
from euchre.lessons.question import (
    Answer,
    Kind,
    Question,
    action_from,
    trick_shown,
    trump_of,
)

LEARNER: Final = Seat.S


def right(question: Question, names: Names) -> str:
    """Why the right answer is right, as far as the rules tell."""
    match question.kind:
        case Kind.LEGAL:
            return _may(_record(question).position)
        case Kind.TRUMPS:
            return _trumps(question)
        case Kind.ORDER:
            return f"From the top: {cards_named(_cards(question.right))}."
        case Kind.SUIT:
            return " ".join(_belongs(card, _trump(question)) for card in question.cards)
        case Kind.WINNER:
            return _takes(_record(question), names)
        case Kind.POINTS:
            return _worth(_record(question), names)
        case Kind.BID | Kind.DISCARD | Kind.PLAY:
            return ""
        case Kind.TEXT:
            return ""
        case _:
            assert_never(question.kind)


def wrong(question: Question, answer: Answer, names: Names) -> str:
    """What the rules have against an answer, without telling the right one."""
    match question.kind:
        case Kind.LEGAL:
            return _may_not(_record(question).position, question, answer)
        case Kind.TRUMPS:
            return _no_trumps(question, answer)
        case Kind.ORDER:
            return _other_order(question, answer)
        case Kind.SUIT:
            return _other_suit(question.cards[0], _trump(question))
        case Kind.WINNER:
            return _does_not_take(_record(question), answer[0], names)
        case Kind.POINTS:
            return _worth_other(question, answer[0])
        case Kind.BID | Kind.DISCARD | Kind.PLAY | Kind.TEXT:
            return ""
        case _:
            assert_never(question.kind)


def given(question: Question, names: Names) -> str:
    """The right answer in words, for whom it is shown."""
    match question.kind:
        case Kind.BID | Kind.DISCARD | Kind.PLAY:
            record = _record(question)
            action = action_from(record, question.right[0])
            return f"{action_label(action, record.position)}."
        case Kind.TEXT:
            return ""
        case _:
            return right(question, names)


def _record(question: Question) -> Record:
    assert question.record is not None  # its kind is about a hand
    return question.record


def _cards(answer: Answer) -> tuple[Card, ...]:
    return tuple(_CARDS[text] for text in answer)


_CARDS: Final = {card.text: card for card in ALL_CARDS}


# What may be played


def _may(position: Position) -> str:
    trick, held = position.trick, position.holding(position.acting())
    if trick is None or not trick.cards:
        return "Who leads may play any card."
    led, trump = trick.cards[0], position.made().trump
    suit = suit_name(trump.suit_of(led))
    why = (
        f"The suit led is {suit}, and you have some: you must follow."
        if trump.follows(held, led)
        else f"You hold no {suit}, so you may play anything."
    )
    return f"{why}{_of_left(held, led, trump)}"


def _of_left(held: Iterable[Card], led: Card, trump: Trump) -> str:
    """That a left bower in the holding is not what is printed on it, where that matters."""
    left = trump.left
    if left is None or left not in held or trump.suit_of(led) not in (left.suit, trump.suit):
        return ""
    return f" {_belongs(left, trump)}"


def _may_not(position: Position, question: Question, answer: Answer) -> str:
    for card in _cards(answer):
        if card.text not in question.right and (why := why_not(position, Play(card))):
            return (
                f"{upper(f'the {card_name(card)}')} can’t be played. {reason(why, position.phase)}"
            )
    missing = len(set(question.right) - set(answer))
    return "One more may be played." if missing == 1 else f"{missing} more may be played."


# Suits and trumps


def _the(card: Card) -> str:
    return upper(f"the {card_name(card)}")


def _belongs(card: Card, trump: Trump) -> str:
    """To which suit a card belongs, and why."""
    suit = _suit(card, trump)
    if card is trump.left:
        return f"{_the(card)} is the left bower, so it belongs to {suit}."
    return f"Only the left bower changes its suit: the {card_name(card)} belongs to {suit}."


def _other_suit(card: Card, trump: Trump) -> str:
    """By what to find the suit of a card, without telling it."""
    if card is trump.left:
        return "This is the left bower. Which suit does that belong to?"
    return "Only the left bower changes its suit. Is this the left bower?"


def _trumps(question: Question) -> str:
    found = _cards(question.right)
    return f"Trumps here: {cards_named(found)}." if found else "None of them is a trump."


def _no_trumps(question: Question, answer: Answer) -> str:
    trump = _trump(question)
    for card in _cards(answer):
        if not trump.is_trump(card):
            return f"{_the(card)} is no trump: it belongs to {_suit(card, trump)}."
    missing = [card for card in _cards(question.right) if card.text not in answer]
    if trump.left in missing:
        return "One more is a trump, although something else is printed on it."
    return "One more is a trump." if len(missing) == 1 else f"{len(missing)} more are trumps."


def _trump(question: Question) -> Trump:
    return question.trump or trump_of(question.record)


def _suit(card: Card, trump: Trump) -> str:
    return suit_name(trump.suit_of(card))


def _other_order(question: Question, answer: Answer) -> str:
    """The first place that is not right: what stands there, and what is stronger."""
    for told, due in zip(_cards(answer), _cards(question.right), strict=True):
        if told is not due:
            return f"{_the(due)} is stronger than the {card_name(told)}."
    return ""


# Tricks


def _takes(record: Record, names: Names) -> str:
    trick, trump = trick_shown(record), trump_of(record)
    seat, card = trick[trump.best([one for _, one in trick])]
    return f"{_whose(seat, names)} {card_name(card)} is {_highest(trick, trump)}."


def _highest(trick: tuple[tuple[Seat, Card], ...], trump: Trump) -> str:
    trumps = [one for _, one in trick if trump.is_trump(one)]
    if not trumps:
        return f"the highest card of {_suit(trick[0][1], trump)}, the suit that was led"
    return "the highest trump" if len(trumps) > 1 else "the only trump"


def _does_not_take(record: Record, answer: str, names: Names) -> str:
    trick, trump = trick_shown(record), trump_of(record)
    seat = Seat[answer]
    card, led = dict(trick)[seat], trick[0][1]
    whose = f"{_whose(seat, names)} {card_name(card)}"
    if trump.is_trump(card):
        return f"{whose} is a trump, but not the highest."
    if any(trump.is_trump(one) for _, one in trick):
        return f"{whose} is no trump, and a trump was played."
    if trump.suit_of(card) is not trump.suit_of(led):
        return f"{whose} is not of the suit that was led, {_suit(led, trump)}."
    return f"{whose} is of the suit that was led, but not the highest of it."


def _whose(seat: Seat, names: Names) -> str:
    name = names[seat.value]
    return "Your" if name == YOU else f"{name}’s"


# What a hand is worth


def _worth(record: Record, names: Names) -> str:
    ended = outcome(record.position)
    return f"{hand_result(record.position, names)} {points_to(ended, LEARNER)}."


def _worth_other(question: Question, answer: str) -> str:
    ours = answer[:2] == question.right[0][:2]
    return "The side is right, the points are not." if ours else "Look again who took how many."
