"""Parts: reading the fields that deals, positions and records have in common."""

from __future__ import annotations

import re
from typing import Final

from euchre.engine.cards import PACKS
from euchre.engine.deal import Deal, Holdings
from euchre.engine.errors import EuchreError
from euchre.engine.position import (
    Pair,
)
from euchre.engine.rules import CARDS_EACH, Rules, from_codes
from euchre.engine.seats import SEATS, Seat
from euchre.notation.scan import Field, Line


def rules(field: Field) -> Rules:
    """The rules that a field names. Raises `NotationError`."""
    if field.text == "-":
        return Rules()
    try:
        return from_codes(field.text.split(","))
    except EuchreError as error:
        for code in field.split(","):
            code.reading(lambda text: from_codes([text]))  # an unknown code, at its own column
        raise field.fail(str(error)) from None


def deal(line: Line) -> Deal:
    """The deal that three fields describe. Raises `NotationError`."""
    first = line.take("dealer")
    dealer = seat(first)
    held, kitty = holdings(line.take("holdings")), line.take("kitty")
    cards = kitty.cards()
    if len(cards) not in _KITTIES:
        raise kitty.fail(f"{_KITTIES[0]} cards lie in the kitty, not {len(cards)}")
    return Field("deal", first.column, "").reading(
        lambda _: Deal(dealer, held, cards[0], cards[1:])
    )


_KITTIES: Final = tuple(len(pack) - len(SEATS) * CARDS_EACH for pack in PACKS.values())
"""The cards that are left of each pack: four, or five with a joker, or twelve of 32."""


def seat(field: Field) -> Seat:
    """The seat that a letter names. Raises `NotationError`."""
    try:
        return Seat[field.text]
    except KeyError:
        raise field.fail(f"{field.text!r} is not a seat: write S, W, N or E") from None


def holdings(field: Field) -> Holdings:
    """Four holdings, parted by strokes. Raises `NotationError`."""
    four = tuple(field.split("/"))
    if len(four) != 4:
        raise field.fail(f"four holdings are parted by /, not {len(four)}")
    s, w, n, e = (one.cards() for one in four)
    return s, w, n, e


def pair(field: Field, pattern: re.Pattern[str]) -> Pair:
    """Two figures, North-South's first. Raises `NotationError`."""
    figures = pattern.fullmatch(field.text)
    if not figures:
        raise field.fail(f"{field.text!r} is not two figures NS-EW, as in 3-7")
    return int(figures[1]), int(figures[2])


def tricks(field: Field) -> Pair:
    """Tricks of North-South and East-West. Raises `NotationError`."""
    return pair(field, _FIGURES)


def points(field: Field) -> Pair:
    """Points, which a renege may have brought below nothing: `-1-7`, `3--1`."""
    return pair(field, _SIGNED)


_FIGURES: Final = re.compile("(0|[1-9][0-9]{0,2})-(0|[1-9][0-9]{0,2})")
_SIGNED: Final = re.compile("(0|-?[1-9][0-9]{0,2})-(0|-?[1-9][0-9]{0,2})")
