"""The table of the editor: who holds what, and the pack from which it is taken."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.app.data_do import write_edit
from euchre.app.draft import IN_HAND, Draft, Place
from euchre.app.editor import CARD_ID, Editor, rows
from euchre.app.html import Child, Element, el
from euchre.app.screens.forms import radios
from euchre.app.screens.parts import call, hidden, small_face, small_faces, trump_sign
from euchre.app.words import editor as words
from euchre.app.words.table import ALONE_SIGN, DEALER, DEALER_SIGN, maker
from euchre.engine.cards import Card, in_pack_order
from euchre.engine.position import Mark
from euchre.engine.seats import Seat

_SPOTS = (
    *(Place.N, Place.W, Place.UPCARD, Place.KITTY, Place.TRICK, Place.E, Place.S),
    *(Place.PUT_DOWN, Place.PLAYED),
)
"""The places as they lie on the felt, row by row."""


def table(now: Editor) -> Element:
    """The places of the table, each a button that shows its cards."""
    shown = [place for place in _SPOTS if place in now.draft.places]
    return el(
        "div",
        (_spot(now, place) for place in shown),
        class_="edit-felt",
        role="group",
        aria_label=words.TABLE,
    )


def _spot(now: Editor, place: Place) -> Element:
    draft, cards = now.draft, now.draft.at(place)
    return el(
        "button",
        el("span", _title(draft, place), class_="spot-head"),
        el("span", _cards(draft, place, cards), class_="spot-cards"),
        type="button",
        class_="spot",
        id=f"edit-place-{place.value}",
        data_do=write_edit("place", place.value),
        data_place=place.value,
        data_turn="true" if IN_HAND.get(place) is draft.turn_now is not None else None,
        data_up="true" if place is Place.UPCARD else None,
        aria_pressed="true" if place is now.place else "false",
    )


def _title(draft: Draft, place: Place) -> Iterator[Child]:
    yield el("b", words.PLACES[place])
    yield from _marks(draft, place)
    yield " "
    shown, told = _count(draft, place)
    yield from (el("span", shown, class_="count", aria_hidden="true"), hidden(told), " ")


def _count(draft: Draft, place: Place) -> tuple[str, str]:
    """How many cards lie there, or what else is to be told of the place: to see and to hear."""
    if place is Place.KITTY and not draft.kitty_known:
        return words.UNKNOWN, words.UNKNOWN
    if place is Place.UPCARD:
        return words.UP_MARKS[draft.mark], words.UP_MARKS[draft.mark]
    cards, due = len(draft.at(place)), draft.due(place)
    return words.short_count(cards, due), words.count(cards, due)


def _marks(draft: Draft, place: Place) -> Iterator[Child]:
    """Who deals, and who made trump."""
    seat, made = IN_HAND.get(place), draft.contract_now
    if seat is draft.dealer:
        shown = el("span", DEALER_SIGN, aria_hidden="true")
        yield el("span", shown, hidden(DEALER), class_="mark dealer")
    if seat and made and made.maker is seat:
        suit = made.suit.value if made.suit else None
        sign = (trump_sign(made.suit), hidden(maker(made.suit)))
        yield el("span", sign, class_="mark maker", data_suit=suit)
    if seat and made and seat in made.alone:
        yield el("span", ALONE_SIGN, class_="mark alone")


def _cards(draft: Draft, place: Place, cards: tuple[Card, ...]) -> Iterator[Child]:
    if place is Place.TRICK:
        yield from map(_played, cards, _players(draft))
    else:
        ordered = cards if place is Place.PUT_DOWN else in_pack_order(cards)
        yield from small_faces(ordered)


def _players(draft: Draft) -> tuple[Seat, ...]:
    """Who plays to the trick, in order."""
    made = draft.contract
    order = made.active_from(draft.leader_now) if made else draft.leader_now.round_from
    return order * 8


def _played(card: Card, seat: Seat) -> Element:
    return el("span", small_face(card), el("small", words.TAGS[Place[seat.name]]), class_="played")


def table_faults(now: Editor) -> Element:
    """What is the matter with the cards."""
    found = [one for one in now.draft.faults() if one.part in ("holdings", "table")]
    lines = (el("li", words.fault(one)) for one in found)
    return el("ul", lines, class_="missing", id="edit-faults", hidden=not found)


# The pack


def pack(now: Editor) -> Element:
    """Every card once, a suit in a row, each with where it lies."""
    grid = rows(now.draft.cards)
    first = now.cursor if any(now.cursor in row for row in grid) else grid[0][0]
    return el(
        "div",
        (_row(now, row, first) for row in grid),
        class_="pack",
        role="group",
        aria_label=words.PACK,
    )


def _row(now: Editor, row: tuple[Card, ...], first: Card | None) -> Element:
    return el("div", (_card(now, card, first) for card in row), class_="pack-row")


def _card(now: Editor, card: Card, first: Card | None) -> Element:
    draft = now.draft
    place, up = draft.place_of(card), card is draft.upcard
    pressed = card in draft.at(now.place) if now.place else card is now.picked
    tag = words.tag(place, taken=up and draft.mark is Mark.TAKEN)
    return el(
        "button",
        el("span", small_face(card), el("span", tag, class_="tag"), aria_hidden="true"),
        hidden(words.lies(card, place, up=up)),
        type="button",
        class_="pack-card",
        id=f"{CARD_ID}{card}",
        data_do=write_edit("card", card.text),
        data_lies=place.value if place else None,
        data_picked="true" if card is now.picked else None,
        aria_pressed="true" if pressed else "false",
        tabindex=0 if card is first else -1,
    )


def tools(now: Editor) -> Element:
    """What is done with many cards at once."""
    return el(
        "div",
        call(write_edit("fill"), "pass", words.FILL, id_="edit-fill"),
        call(write_edit("back"), "pass", words.BACK, id_="edit-back", enabled=bool(now.before)),
        radios(
            "edit.kitty",
            words.UNKNOWN_KITTY,
            words.KITTY.items(),
            "known" if now.draft.kitty_known else "",
        ),
        class_="edit-tools",
    )
