"""A diagram: one moment of a hand as a small table. Pure, and it knows nothing of who asks for it.

Everything comes from the position: who deals, who has passed, what is trump, what lies on the
table. The reader's cards lie in front; what shall stand for one of them, a button, is handed in.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

from euchre.app.arrange import arranged
from euchre.app.html import Child, Element, el
from euchre.app.screens.parts import back, coin, face, hidden, small_face, trump_sign
from euchre.app.words import diagram as words
from euchre.app.words import said, sits_out, suit_title
from euchre.app.words import table as table_words
from euchre.app.words.names import Names
from euchre.engine.actions import Pass
from euchre.engine.cards import Card
from euchre.engine.position import Mark, Phase, Position
from euchre.engine.seats import SEATS, Seat
from euchre.engine.trump import Trump

Trick = tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """What is to be shown of a hand."""

    position: Position
    names: Names
    reader: Seat = Seat.S  # who sits in front, and whose cards are seen
    trick: Trick = ()  # what lies on the table: the position's own trick, or the one before
    taker: Seat | None = None  # who takes it, where that is told
    open: Collection[Seat] = ()  # whose cards lie open besides
    marks: Collection[Card] = ()  # cards that are spoken of
    own: Mapping[Card, Element] = field(default_factory=dict)  # what stands for the reader's cards
    printed: bool = False  # cards are told and sorted as they are printed: what they are is asked

    @property
    def trump(self) -> Trump | None:
        """By what cards are told and sorted."""
        contract = self.position.contract
        return contract.trump if contract and not self.printed else None

    def place(self, seat: Seat) -> str:
        """Where a seat is shown: the reader's in front, as South's is."""
        return SEATS[seat.index - self.reader.index].name


def diagram(moment: Moment) -> Element:
    """The table with all that the moment shows."""
    return el(
        "div",
        _strip(moment),
        el(
            "div",
            (_seat(moment, seat) for seat in moment.reader.round_from[1:]),
            _middle(moment),
            class_="dg-table",
        ),
        _seat(moment, moment.reader),
        _own(moment),
        class_="diagram",
        role="group",
        aria_label=words.TABLE,
    )


# What is trump, and the tricks


def _strip(moment: Moment) -> Element:
    return el(
        "div", el("p", _contract(moment), class_="dg-contract"), _tally(moment), class_="dg-strip"
    )


def _contract(moment: Moment) -> Iterator[Child]:
    position, contract = moment.position, moment.position.contract
    if contract is not None:
        yield coin(contract.suit)
        yield el(
            "span",
            el("b", suit_title(contract.suit)),
            " ",
            table_words.made_by(contract, moment.names),
        )
    elif position.table.mark is Mark.TURNED_DOWN:
        yield coin(position.offered, down=True)
        yield el("span", words.down(position.offered))
    else:
        yield el("span", words.NO_TRUMP_YET)


def _tally(moment: Moment) -> Element | None:
    """Tricks so far, once cards are played."""
    if moment.position.phase not in (Phase.PLAY, Phase.OVER) or moment.position.contract is None:
        return None
    ours, theirs = moment.reader.side.own_first(moment.position.taken)
    return el(
        "p",
        el("span", table_words.TRICKS),
        " ",
        el("b", f"{ours} – {theirs}", aria_hidden="true"),
        hidden(table_words.tricks_taken((ours, theirs))),
        class_="dg-tally",
    )


# Seats


def _seat(moment: Moment, seat: Seat) -> Element:
    position = moment.position
    contract = position.contract
    out = contract is not None and not contract.is_active(seat)
    acts = position.turn is seat and moment.taker is None
    plate = el(
        "div",
        el("span", moment.names[seat.value], class_="name"),
        el("span", _marks(moment, seat, out=out), class_="marks"),
        hidden(table_words.TO_ACT) if acts else None,
        class_="plate",
    )
    return el(
        "div",
        plate,
        None if seat is moment.reader else _cards_of(moment, seat, out=out),
        class_="dg-seat",
        role="group",
        aria_label=table_words.role(seat, moment.reader),
        data_place=moment.place(seat),
        data_turn="true" if acts else None,
        data_out="true" if out else None,
    )


def _marks(moment: Moment, seat: Seat, *, out: bool) -> Iterator[Child]:
    position, contract = moment.position, moment.position.contract
    if position.dealer is seat:
        shown = el("span", table_words.DEALER_SIGN, aria_hidden="true")
        yield el("span", shown, hidden(table_words.DEALER), class_="mark dealer")
    if contract is not None and contract.maker is seat:
        suit = contract.suit.value if contract.suit else None
        made = hidden(table_words.maker(contract.suit))
        yield el("span", trump_sign(contract.suit), made, class_="mark maker", data_suit=suit)
    if contract is not None and seat in contract.alone:
        yield el("span", hidden(table_words.PAUSE), table_words.ALONE_SIGN, class_="mark alone")
    if text := sits_out(moment.names[seat.value]) if out else _said(moment, seat):
        yield hidden(table_words.PAUSE)
        yield el("span", text, class_="said")


def _said(moment: Moment, seat: Seat) -> str:
    """That a seat has passed in this round: who comes before the one to act has."""
    position = moment.position
    if position.phase not in (Phase.ORDER, Phase.CALL) or position.turn is None:
        return ""
    order = position.dealer.left.round_from
    if order.index(seat) >= order.index(position.turn):
        return ""
    return said(Pass(), position, moment.names[seat.value])


def _cards_of(moment: Moment, seat: Seat, *, out: bool) -> Element | None:
    """The cards of another: open where they are to be seen, else backs."""
    held = moment.position.holding(seat)
    if not held or out:
        return None
    if seat in moment.open:
        cards = arranged(held, moment.trump)
        return el("span", (_small(moment, card) for card in cards), class_="dg-open")
    backs = (back() for _ in held)
    return el(
        "span",
        el("span", backs, class_="dg-backs", aria_hidden="true"),
        hidden(words.cards_held(len(held))),
    )


def _small(moment: Moment, card: Card) -> Element:
    shown = small_face(card, moment.trump, table_words.CARD_PAUSE)
    return _marked(shown) if card in moment.marks else shown


def _marked(shown: Element) -> Element:
    """A card that is spoken of."""
    return el("span", shown, hidden(words.SPOKEN_OF), class_="dg-marked")


# What lies in the middle


def _middle(moment: Moment) -> Element:
    position = moment.position
    if moment.trick or position.phase in (Phase.PLAY, Phase.OVER):
        return _trick(moment)
    return el("div", _kitty(moment), class_="dg-kitty")


def _trick(moment: Moment) -> Element:
    """The trick in the order played, each card at its player's place."""
    leader = moment.trick[0][0] if moment.trick else moment.reader
    slots = (_slot(moment, seat) for seat in leader.round_from)
    return el("ul", slots, class_="dg-trick", aria_label=table_words.THIS_TRICK)


def _slot(moment: Moment, seat: Seat) -> Element:
    card = dict(moment.trick).get(seat)
    if card is None:
        return el("li", class_="dg-slot", data_place=moment.place(seat), aria_hidden="true")
    leads, wins = seat is moment.trick[0][0], seat is moment.taker
    shown = face(card, moment.trump)
    return el(
        "li",
        hidden(table_words.played_by(seat, moment.names, leads=leads, wins=wins)),
        _marked(shown) if card in moment.marks else shown,
        class_="dg-slot",
        data_place=moment.place(seat),
        data_led=table_words.LED if leads else None,
        data_takes="true" if wins else None,
    )


def _kitty(moment: Moment) -> Iterator[Child]:
    """The up-card, face up or turned down; nothing when the dealer has taken it."""
    table = moment.position.table
    match table.mark:
        case Mark.TAKEN:
            return
        case Mark.TURNED_DOWN:
            yield back()
            yield el("span", table_words.DOWN_CARD, class_="dg-label")
        case _:
            shown = face(table.upcard)
            yield _marked(shown) if table.upcard in moment.marks else shown
            yield el("span", table_words.UP_CARD, class_="dg-label")


# The reader's cards


def _own(moment: Moment) -> Element | None:
    held = moment.position.holding(moment.reader)
    contract = moment.position.contract
    if not held or (contract is not None and not contract.is_active(moment.reader)):
        return None
    cards = arranged(held, moment.trump)
    items = (el("li", moment.own.get(card) or _face(moment, card)) for card in cards)
    return el("ul", items, class_="dg-own", aria_label=table_words.YOUR_CARDS)


def _face(moment: Moment, card: Card) -> Element:
    shown = face(card, moment.trump)
    return _marked(shown) if card in moment.marks else shown
