"""Parts that several screens share: cards, signs, buttons.

What looks the same on page after page is made once and kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from euchre.app.html import Child, Element, el
from euchre.app.words import FACES, card_name
from euchre.app.words.table import CARD_PAUSE, NO_TRUMP_SIGN
from euchre.engine.cards import Card, Rank, Suit
from euchre.engine.trump import Trump

_COURT: Final = (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.JOKER)


@lru_cache(maxsize=256)
def hidden(text: str) -> Element:
    """Text for those who hear the page."""
    return el("span", text, class_="vh")


@lru_cache(maxsize=256)
def sign(symbol: str, class_: str) -> Element:
    """A drawing from the page's own symbols; its meaning must stand beside it in words."""
    return el("svg", el("use", href=f"#{symbol}"), class_=class_, aria_hidden="true")


def suit_sign(suit: Suit) -> Element:
    return sign(f"suit-{suit.value}", "suit")


def trump_sign(suit: Suit | None) -> Element:
    """What stands for a trump suit, or for none."""
    return (
        suit_sign(suit)
        if suit
        else el("span", NO_TRUMP_SIGN, class_="no-trump", aria_hidden="true")
    )


def coin(suit: Suit | None, *, down: bool = False) -> Element:
    """A suit as a coin; struck through if it was turned down."""
    return el(
        "span",
        trump_sign(suit),
        class_="coin",
        data_suit=suit.value if suit else None,
        data_down="true" if down else None,
    )


@lru_cache(maxsize=256)
def face(card: Card, trump: Trump | None = None, id_: str | None = None) -> Element:
    """A card face up."""
    return el(
        "span",
        _index(card),
        sign(f"court-{card.rank.value}", "court") if card.rank in _COURT else None,
        sign(f"suit-{card.suit.value}", "pip") if card.suit else None,
        hidden(card_name(card, trump)),
        class_="card",
        data_suit=card.suit.value if card.suit else None,
        data_rank=card.rank.value,
        id=id_,
    )


@lru_cache(maxsize=256)
def small_face(card: Card, trump: Trump | None = None, stop: str = "") -> Element:
    """A card inside a text or a list; who hears the page hears the stop behind it."""
    return el(
        "span",
        _index(card),
        hidden(f"{card_name(card, trump)}{stop}"),
        class_="card mini",
        data_suit=card.suit.value if card.suit else None,
        data_rank=card.rank.value,
    )


def small_faces(cards: Iterable[Card], trump: Trump | None = None) -> Iterator[Element]:
    """Cards one after the other, with a pause between any two."""
    shown = tuple(cards)
    for at, card in enumerate(shown, 1):
        yield small_face(card, trump, CARD_PAUSE if at < len(shown) else "")


@lru_cache(maxsize=256)
def back(id_: str | None = None, packet: int | None = None) -> Element:
    """A card face down; the packet says when it comes in a deal."""
    return el("span", class_="card", data_face="down", id=id_, data_packet=packet)


@lru_cache(maxsize=256)
def tool(do: str, icon: str, label: str, *, id_: str, enabled: bool = True) -> Element:
    """A small button with a sign."""
    return el(
        "button",
        sign(f"icon-{icon}", "icon"),
        hidden(label),
        class_="tool",
        type="button",
        id=id_,
        data_do=do,
        title=label,
        aria_disabled=None if enabled else "true",
    )


def call(
    do: str,
    kind: str,
    *label: Child,
    id_: str,
    focus: bool = False,
    suit: str | None = None,
    enabled: bool = True,
    note: str = "",
) -> Element:
    """A large button; one that is not enabled says why when it is pressed.

    The note is for the eye: who hears the page has just heard the question.
    """
    return el(
        "button",
        label,
        class_="call",
        type="button",
        id=id_,
        data_do=do,
        data_kind=kind,
        data_suit=suit,
        data_note=note or None,
        data_autofocus=focus,
        aria_disabled=None if enabled else "true",
    )


def small(do: str, label: str, id_: str, of: str = "", *, enabled: bool = True) -> Element:
    """A button in a list; who hears the page is told of which thing."""
    return el(
        "button",
        label,
        (" ", hidden(of)) if of else (),
        class_="small",
        type="button",
        id=id_,
        data_do=do,
        aria_disabled=None if enabled else "true",
    )


def told(place: str, said: str, fault: str, undo: Element | None) -> Element:
    """What was done last in a dialog, or why it could not be; and the way to undo it."""
    return el(
        "div",
        el("p", said, id=f"{place}-said", role="status"),
        el("p", fault, id=f"{place}-fault", class_="refused" if fault else None, role="alert"),
        undo,
        class_="told",
    )


def _index(card: Card) -> Element:
    corner = el("span", FACES[card.rank], class_="rank")
    below = suit_sign(card.suit) if card.suit else sign("star", "suit")
    return el("span", corner, below, class_="index", aria_hidden="true")
