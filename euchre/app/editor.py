"""Editor: what a person is composing, what is chosen in it, and what each wish makes of it. Pure.

Nothing here knows the game at the table: what is between that and the editor is for `composing`.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from euchre.app import drafting
from euchre.app.data_do import NO_TRUMP
from euchre.app.draft import IN_HAND, Draft, Place
from euchre.app.link import hand_of
from euchre.app.words import editor as words
from euchre.engine.cards import ALL_CARDS, Card, Suit
from euchre.engine.deal import Deal
from euchre.engine.position import Contract, Mark, Phase
from euchre.engine.rules import Rules, changed
from euchre.engine.seats import Seat
from euchre.engine.steps import opening
from euchre.notation.errors import NotationError
from euchre.notation.reading import read_deal, read_position, read_record
from euchre.notation.writing import write

MOST_BEFORE: Final = 200
"""So many steps can be taken back."""


@dataclass(frozen=True, slots=True)
class Editor:
    """The draft and the ones before it, and what is chosen to be done next."""

    draft: Draft
    place: Place | None = Place.S  # where the next card goes
    picked: Card | None = None  # a card that goes to the next place
    cursor: Card | None = None  # the card that Tab comes to
    sit: Seat = Seat.S
    text: str = ""  # what was typed and could not be read
    fault: str = ""  # why
    said: str = ""  # what the last step did
    asks: bool = False  # whether the present hand's hidden cards are to be shown
    before: tuple[Draft, ...] = ()
    shuffles: int = 0

    @property
    def pen(self) -> str:
        """The position as a line of PEN; empty while there are faults."""
        position = self.draft.position()
        return write(position) if position else ""

    def then(self, draft: Draft, said: str = "") -> Editor:
        """The editor with another draft; the old one can be had back."""
        if draft == self.draft:
            return replace(self, said=said)
        before = (*self.before, self.draft)[-MOST_BEFORE:]
        return replace(self, draft=draft, before=before, said=said)

    def by_chance(self, seed: str) -> tuple[Editor, Random]:
        """Chance for one shuffle, never the same twice."""
        count = self.shuffles + 1
        return replace(self, shuffles=count), Random(f"{seed}/composed/{count}")


def edited(editor: Editor, wish: str, value: str) -> Editor:
    """What a wish makes of the editor; one that is none of ours makes nothing of it."""
    with suppress(KeyError, ValueError):  # a form of ours offers nothing else
        return _WISHES[wish](editor, value)
    return editor


# Cards and places


def _place(editor: Editor, value: str) -> Editor:
    """A place is chosen, or the card that was picked goes there; chosen again, it is none."""
    place = Place(value)
    if editor.picked:
        laid = _put(editor, editor.picked, place)
        return replace(laid, picked=None)
    return replace(editor, place=None if place is editor.place else place, said="")


def _card(editor: Editor, value: str) -> Editor:
    """A card goes to the chosen place, or back from it; where none is chosen it is picked."""
    card = Card.parse(value)
    editor = replace(editor, cursor=card)
    if editor.place:
        return _put(editor, card, editor.place)
    picked = None if card is editor.picked else card
    return replace(editor, picked=picked, said=words.picked(card) if picked else "")


def _put(editor: Editor, card: Card, place: Place) -> Editor:
    draft = editor.draft
    if card in draft.at(place):
        return editor.then(drafting.take_back(draft, card, place), words.taken_back(card))
    after = drafting.put(draft, card, place)
    return editor.then(after, words.put(card, place, len(after.at(place)), after.due(place)))


def _to(editor: Editor, value: str) -> Editor:
    """A card goes to a place, both named at once; `-` for no place."""
    name, _, to = value.partition(" ")
    card, lies = Card.parse(name), editor.draft.place_of(Card.parse(name))
    editor = replace(editor, cursor=card)
    if to != "-":
        return editor if Place(to) is lies else _put(editor, card, Place(to))
    return _put(editor, card, lies) if lies else editor


def _go(editor: Editor, value: str) -> Editor:
    return replace(editor, cursor=Card.parse(value))


def _back(editor: Editor, _: str) -> Editor:
    if not editor.before:
        return replace(editor, said=words.NOTHING_BEFORE)
    *before, last = editor.before
    return replace(editor, draft=last, before=tuple(before), said=words.UNDONE)


# What is chosen of the hand


def _draft(change: Callable[[Draft, str], Draft]) -> Callable[[Editor, str], Editor]:
    """A wish that changes the draft and nothing else."""
    return lambda editor, value: editor.then(change(editor.draft, value))


def _made(change: Callable[[Contract, str], Contract]) -> Callable[[Editor, str], Editor]:
    """A wish that changes who made trump; while nobody has, it changes nothing."""

    def with_made(draft: Draft, value: str) -> Draft:
        made = draft.contract
        return replace(draft, contract=change(made, value)) if made else draft

    return _draft(with_made)


def _loner(made: Contract, value: str) -> Contract:
    seats = {"": None, "maker": made.maker, "partner": made.maker.partner}
    return drafting.with_loner(made, seats[value])


def _defender(made: Contract, value: str) -> Contract:
    return drafting.with_lone_defender(made, Seat[value] if value else None)


def _figure(editor: Editor, value: str, by: int) -> Editor:
    after = drafting.with_figure(editor.draft, value, by)
    return editor.then(after, words.figure(value, after.score, after.taken))


_WISHES: Final[dict[str, Callable[[Editor, str], Editor]]] = {
    "place": _place,
    "card": _card,
    "to": _to,
    "go": _go,
    "back": _back,
    "more": lambda editor, value: _figure(editor, value, 1),
    "less": lambda editor, value: _figure(editor, value, -1),
    "sit": lambda editor, value: replace(editor, sit=Seat[value], said=""),
    "phase": _draft(lambda draft, value: drafting.at_phase(draft, Phase(value))),
    "dealer": _draft(lambda draft, value: drafting.with_dealer(draft, Seat[value])),
    "turn": _draft(lambda draft, value: replace(draft, turn=Seat[value])),
    "leader": _draft(lambda draft, value: replace(draft, leader=Seat[value])),
    "mark": _draft(lambda draft, value: drafting.with_mark(draft, Mark(value))),
    "kitty": _draft(lambda draft, value: drafting.without_kitty(draft, known=value == "known")),
    "maker": _made(lambda made, value: drafting.with_maker(made, Seat[value])),
    "suit": _made(
        lambda made, value: replace(made, suit=None if value == NO_TRUMP else Suit(value))
    ),
    "alone": _made(_loner),
    "defender": _made(_defender),
}


# Text


def read(editor: Editor, typed: str) -> Editor:
    """What was typed takes the place of the draft, if it can be read; else it says why not."""
    text = hand_of(typed).strip().replace("\n", " ")
    if not text:
        return replace(editor, text="", fault="")
    try:
        draft = _read(text, editor.draft)
    except NotationError as error:
        return replace(editor, text=typed, fault=words.unread(error), said="")
    return replace(editor.then(draft, words.TEXT_READ), text="", fault="")


def _read(text: str, draft: Draft) -> Draft:
    """A position, a deal, or where a record stands; by what the first field looks like."""
    first = text.replace("_", " ").split(" ")[0]
    if first in Seat.__members__:
        return _of_deal(read_deal(text), draft)
    if first == "@" or "/" not in first:
        return Draft.of(read_record(text).position)
    return Draft.of(read_position(text))


def _of_deal(deal: Deal, draft: Draft) -> Draft:
    """A deal by the draft's rules, if they are played with its pack."""
    pack, rules = len(deal.pack), draft.rules
    if pack != rules.deck:
        rules = changed(Rules(), {"deck": pack})
    score = draft.score if all(map(rules.may_stand_at, draft.score)) else (0, 0)
    return Draft.of(opening(rules, deal, score))


# Keys


def key(editor: Editor, name: str, focus: str) -> tuple[str, str] | None:
    """The wish that a key stands for while a card has the focus, None for none."""
    text = focus.removeprefix(CARD_ID)
    card = next((one for one in ALL_CARDS if one.text == text), None)
    if card is None or text == focus:
        return None
    if name in _STEPS:
        return "go", _beside(editor.draft.cards, card, _STEPS[name]).text
    place = _PLACE_KEYS.get(name.lower() if len(name) == 1 else name)
    return None if place is None else ("to", f"{card} {place}")


CARD_ID: Final = "edit-card-"
_STEPS: Final = {
    "ArrowLeft": (-1, 0),
    "ArrowRight": (1, 0),
    "ArrowUp": (0, -1),
    "ArrowDown": (0, 1),
}
_PLACE_KEYS: Final = {
    **{place.value.lower(): place.value for place in IN_HAND},
    "u": "up",
    "k": "kitty",
    "d": "down",
    "t": "trick",
    "p": "played",
    "Delete": "-",
    "Backspace": "-",
}


def rows(cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """The cards as they lie in rows, a suit in each, from the ace down; the joker is by itself."""
    suits = (*Suit, None)
    every = (tuple(card for card in reversed(cards) if card.suit is suit) for suit in suits)
    return tuple(row for row in every if row)


def _beside(cards: tuple[Card, ...], card: Card, by: tuple[int, int]) -> Card:
    """The card left, right, above or below; at the edge the one on the other side."""
    grid = rows(cards)
    at = next((y for y, row in enumerate(grid) if card in row), 0)
    x = grid[at].index(card) if card in grid[at] else 0
    row = grid[(at + by[1]) % len(grid)]
    return row[(x + by[0]) % len(row)] if not by[1] else row[min(x, len(row) - 1)]


def began(rules: Rules) -> Editor:
    """An editor with an empty table."""
    return Editor(Draft(rules))
