"""Framed: all the words of `embed.html`, as the build writes them into it. Pure.

The frame knows no rules and no grammar: it looks up whole texts by what it draws, and fills names
in where `{name}` stands.
"""

from __future__ import annotations

from typing import Final

from euchre.app.words import (
    action_label,
    action_note,
    card_name,
    learn,
    said,
    sits_out,
    suit_name,
    suit_title,
    trump_made,
)
from euchre.app.words import diagram as small
from euchre.app.words import embed as words
from euchre.app.words import table as at_table
from euchre.app.words.names import FACES, SEATS_NAMED, YOU
from euchre.engine.actions import Action, Call, OrderUp, Pass
from euchre.engine.cards import ALL_CARDS, Suit
from euchre.engine.deal import Deal
from euchre.engine.position import Contract, Position
from euchre.engine.rules import Rules
from euchre.engine.seats import Seat, Side
from euchre.engine.steps import opening, step
from euchre.engine.trump import TRUMPS
from euchre.lessons.question import POINTS
from euchre.notation.writing import write_action, write_suit

Texts = str | dict[str, "Texts"]

NAMED: Final = "{name}"


def texts() -> dict[str, Texts]:
    """Every text, by the names that `static/embed/frame.js` knows them by."""
    return {
        "asked": {**words.ASKED},
        "why": {**words.WHY},
        "faults": {**words.FAULTS},
        "sides": {**words.SIDES},
        "more": {str(count): words.more(count) for count in range(1, 8)},
        "states": {**learn.STATES},
        "nth": {str(place): learn.nth(place) for place in range(1, 10)},
        "points": {one: _points(one) for one in POINTS},
        **_cards(),
        **_seats(),
        **_calls(),
        **PLAIN,
    }


PLAIN: Final[dict[str, Texts]] = {
    "stronger": words.STRONGER,
    "fault": words.FAULT,
    "read": words.MORE,
    "again": words.AGAIN,
    "next": words.NEXT,
    "result": words.RESULT,
    "questionOf": words.QUESTION_OF,
    "rightOf": words.RIGHT_OF,
    "allRight": words.ALL_RIGHT,
    "allAgain": words.ALL_AGAIN,
    "missedAgain": words.MISSED_AGAIN,
    "playOn": words.PLAY_ON,
    "play": words.PLAY,
    "playNote": words.PLAY_NOTE,
    "open": words.OPEN,
    "choices": words.CHOICES,
    "openNote": words.OPEN_NOTE,
    "moment": words.MOMENT,
    "loading": words.LOADING,
    "lost": words.LOST,
    "retry": words.RETRY,
    "barred": words.BARRED,
    "address": words.ADDRESS,
    "link": words.LINK,
    "hand": words.HAND,
    "check": learn.CHECK,
    "show": learn.SHOW,
    "answers": learn.ANSWERS,
    "cardsShown": learn.CARDS,
    "each": learn.EACH,
    "row": learn.ROW,
    "isRight": learn.RIGHT,
    "isWeak": learn.WEAK,
    "isWrong": learn.WRONG,
    "given": learn.GIVEN,
    "help": learn.HELP,
    "table": small.TABLE,
    "spokenOf": small.SPOKEN_OF,
    "noTrumpYet": small.NO_TRUMP_YET,
    "tricks": at_table.TRICKS,
    "toAct": at_table.TO_ACT,
    "dealer": at_table.DEALER,
    "dealerSign": at_table.DEALER_SIGN,
    "aloneSign": at_table.ALONE_SIGN,
    "noTrumpSign": at_table.NO_TRUMP_SIGN,
    "pause": at_table.PAUSE,
    "cardPause": at_table.CARD_PAUSE,
    "thisTrick": at_table.THIS_TRICK,
    "led": at_table.LED,
    "upCard": at_table.UP_CARD,
    "downCard": at_table.DOWN_CARD,
    "yourCards": at_table.YOUR_CARDS,
    "you": YOU,
    "youInside": learn.player(Seat.S, (YOU,) * 4, begins=False),
}


def _points(answer: str) -> str:
    """Points as the reader's side or the other one has them: NS stands for the reader's."""
    return learn.points_answer(Side[answer[:2]], int(answer[2:]), Seat.S)


def _cards() -> dict[str, Texts]:
    """Cards and suits: as they are printed, and what those are called that a trump changes."""
    return {
        "faces": {rank.value: face for rank, face in FACES.items()},
        "cards": {card.text: card_name(card) for card in ALL_CARDS},
        "trumps": {suit.value: _changed(suit) for suit in Suit},
        "suits": {suit.value: suit_name(suit) for suit in Suit},
        "suitTitles": {write_suit(suit): suit_title(suit) for suit in (*Suit, None)},
        "down": {write_suit(suit): small.down(suit) for suit in (*Suit, None)},
        "maker": {write_suit(suit): at_table.maker(suit) for suit in (*Suit, None)},
        "held": {str(count): small.cards_held(count) for count in range(1, 7)},
    }


def _changed(suit: Suit) -> dict[str, Texts]:
    trump = TRUMPS[suit]
    named = {card.text: card_name(card, trump) for card in ALL_CARDS}
    return {text: name for text, name in named.items() if name != card_name(_BY_TEXT[text])}


_BY_TEXT: Final = {card.text: card for card in ALL_CARDS}


def _seats() -> dict[str, Texts]:
    """What is said of players: of one that is spoken to, and of one with a name."""
    passing = _opening()
    spoken = {"you": YOU, "other": NAMED}
    return {
        "seats": {seat.name: name for seat, name in SEATS_NAMED.items()},
        "partner": _role(Seat.N),
        "opponent": _role(Seat.W),
        "passes": {who: said(Pass(), passing, name) for who, name in spoken.items()},
        "sitsOut": {who: sits_out(name) for who, name in spoken.items()},
        "by": {who: _made_by(name, ()) for who, name in spoken.items()},
        "byAlone": {who: _made_by(name, (Seat.W,)) for who, name in spoken.items()},
        "byPartner": {who: _made_by(name, (Seat.E,)) for who, name in spoken.items()},
        "byTwo": {who: _made_by(name, (Seat.W, Seat.N)) for who, name in spoken.items()},
        "leads": {who: _played(name, leads=True, wins=False) for who, name in spoken.items()},
        "plays": {who: _played(name, leads=False, wins=False) for who, name in spoken.items()},
        "wins": {who: _played(name, leads=False, wins=True) for who, name in spoken.items()},
        "taken": {
            f"{ours}-{theirs}": at_table.tricks_taken((ours, theirs))
            for ours in range(6)
            for theirs in range(6 - ours)
        },
    }


def _role(seat: Seat) -> str:
    """What a player is to the reader, with the seat's name to be filled in."""
    return at_table.role(seat, Seat.S).replace(SEATS_NAMED[seat], NAMED)


def _made_by(maker: str, alone: tuple[Seat, ...]) -> str:
    """Who made trump: West here. Where the partner is alone, it is named as {partner}."""
    names = (NAMED, maker, NAMED, "{partner}")
    return at_table.made_by(Contract(Seat.W, Suit.HEARTS, alone), names)


def _played(name: str, *, leads: bool, wins: bool) -> str:
    return at_table.played_by(Seat.W, (name,) * 4, leads=leads, wins=wins)


# Calls


def _calls() -> dict[str, Texts]:
    """What the buttons of the bidding say: by who asks (other, partner, dealer) and by the suit."""
    first = _opening()
    places = {"other": first, "partner": _after(first, 1), "dealer": _after(first, 3)}
    return {
        "orders": {who: _labels(place, _ORDERS) for who, place in places.items()},
        "passNote": {who: action_note(Pass(), place) for who, place in places.items()},
        "made": {suit.value: trump_made(suit) for suit in Suit},
        "calls": _labels(_after(first, 4), _CALLS),
    }


_ORDERS: Final = (Pass(), OrderUp(alone=False), OrderUp(alone=True))
_CALLS: Final[tuple[Action, ...]] = (
    Pass(),
    *(Call(suit, alone) for alone in (False, True) for suit in (*Suit, None)),
)


def _labels(position: Position, actions: tuple[Action, ...]) -> dict[str, Texts]:
    return {write_action(action): action_label(action, position) for action in actions}


def _opening() -> Position:
    """Some hand before its first call: South has dealt, West is asked."""
    return opening(Rules(), Deal.numbered(0, Seat.S))


def _after(position: Position, passes: int) -> Position:
    for _ in range(passes):
        position = step(position, Pass())
    return position
