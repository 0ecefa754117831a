"""Snippets: an embed as an element, a frame or a link, ready to be pasted into a page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from typing import Final, Protocol

from euchre.app.embed import HOST, QUIZ, SHOW, Embed, moment, names_of
from euchre.app.fields import line
from euchre.app.words import card_name, cards_named, trump_made
from euchre.app.words import embed as words
from euchre.app.words.names import upper
from euchre.engine.cards import cards
from euchre.engine.errors import EuchreError
from euchre.engine.position import Mark, Phase
from euchre.engine.record import Record
from euchre.lessons.question import trick_shown


def link(made: Embed, site: str, _: int | None = None) -> str:
    """The address of the frame, which is a page of its own too, as wide as it likes."""
    return f"{_folder(site)}{address(made)}"


def address(made: Embed) -> str:
    """The same as the site itself names it."""
    return f"embed.html#{line(made.fields)}"


def _folder(site: str) -> str:
    if not re.fullmatch(rf"{HOST}(/[^\s\"<>#?]*)?|\./|(\.\./)+", site):
        raise EuchreError(f"site: {site!r} is no address that begins with https://")
    return site if site.endswith("/") else f"{site}/"


def frame(made: Embed, site: str, width: int | None = None) -> str:
    """The position as a plain frame, at most so many pixels wide."""
    wide, most = ("100%", "") if width is None else (_checked(width), ";max-width:100%")
    return (
        f'<iframe src="{escape(link(made, site))}" title="{escape(title(made))}"\n'
        f'  width="{wide}" height="{height(made)}" loading="lazy" style="border:0{most}"\n'
        f'  sandbox="allow-scripts {OF_ORIGIN}"></iframe>'
    )


OF_ORIGIN: Final = "allow-same-origin allow-popups allow-popups-to-escape-sandbox"
"""What a frame may besides: keep an origin, and open pages that are free of its sandbox."""


def element(made: Embed, site: str, width: int | None = None) -> str:
    """The position as an element, with what is read until the frame is there."""
    wide = "" if width is None else f"max-inline-size:{_checked(width)}px;"
    hand = placed(made, site, style=f"display:block;{wide}min-height:{height(made)}px")
    return f'<script async src="{_folder(site)}embed.js"></script>\n{hand}'


def placed(made: Embed, site: str, *, id_: str = "", style: str = "", behind: str = "") -> str:
    """The element alone: the page loads the script, and may give the room in its style sheet.

    `behind` is HTML that is read too where no frame comes. A page of the site itself says where
    the site is by `../`.
    """
    named = {"id": id_, **made.fields, "style": style}
    attributes = "".join(
        f'\n  {name}="{escape(text)}"' for name, text in named.items() if text and name != "v"
    )
    inside = "".join(f"\n  <p>{escape(line)}</p>" for line in told(made))
    label = words.LINK_QUIZ if made.kind == QUIZ else words.LINK
    way = f'<p><a href="{escape(link(made, site))}">{escape(label)}</a></p>'
    return f"<euchre-hand{attributes}>{inside}{behind}\n  {way}\n</euchre-hand>"


def _checked(width: int) -> int:
    if not NARROWEST <= width <= WIDEST:
        raise EuchreError(f"width: {width} is not from {NARROWEST} to {WIDEST} pixels")
    return width


NARROWEST: Final = 240
"""Pixels that a frame needs, if everything is to stay readable."""
WIDEST: Final = 640
"""Pixels beyond which a frame only has more air at its sides."""


class Form(Protocol):
    """Makes a snippet for a site, if it is asked to at most so many pixels wide."""

    def __call__(self, made: Embed, site: str, width: int | None = None, /) -> str: ...


FORMS: Final[dict[str, Form]] = {
    "element": element,
    "iframe": frame,
    "link": link,
}
"""The three snippets, by their names."""


def title(made: Embed) -> str:
    """What a frame is called."""
    if named := made.fields.get("title"):
        return named
    return f"{words.HAND}: {made.text}" if made.text else words.HAND


def told(made: Embed) -> Iterator[str]:
    """The position in plain words, for whom no frame comes."""
    if made.text:
        yield made.text
    for number, question in enumerate(made.questions, 1):
        yield words.numbered(number, " ".join(told(question)))
    if asked_about := cards(made.fields.get("cards", "-")):
        yield words.asked_of(cards_named(asked_about))
    if made.record is not None:
        yield from _told(made.record, made)


def _told(record: Record, made: Embed) -> Iterator[str]:
    position, trick = moment(record, trick_too="trick" in made.fields)
    contract, held = position.contract, position.holding(made.reader)
    if contract is not None:
        yield f"{upper(trump_made(contract.suit))}."
    elif position.table.mark is Mark.FACE_UP:
        yield words.turned_up(card_name(position.table.upcard))
    lying = trick_shown(record) if trick else tuple(position.plays())
    if lying:
        names = names_of(made.reader)
        shown = (f"{names[seat.value]}: {card_name(card)}" for seat, card in lying)
        yield words.lying("; ".join(shown))
    own = tuple(card for card in held if card not in dict(lying).values())
    if own and position.phase is not Phase.OVER:
        yield words.held(cards_named(own))


def height(made: Embed) -> int:
    """The room that the frame takes at most, in pixels: phones take the most."""
    if made.kind == QUIZ:
        return _quiz_height(made)
    return max(_asked_height(made), TABLE) if made.fields.get("on") else _asked_height(made)


def _asked_height(made: Embed) -> int:
    return _HEIGHTS[made.kind] + LINE * (_lines(made.text) - 1) + _rows(made) + _beside(made)


def _quiz_height(made: Embed) -> int:
    """The tallest question with what stands above it, or the list of all at the end."""
    tallest = max(map(_asked_height, made.questions))
    listed = sum(LISTED + LINE * (_lines(one.text) - 1) for one in made.questions)
    title = LINE * _lines(made.text) if made.fields.get("text") else 0
    return title + max(HEAD + tallest, RESULT + listed)


def _lines(text: str) -> int:
    return max(1, -(-len(text) // LETTERS))


HEAD: Final = 56
"""Pixels that a quiz adds above its question, and what its result takes with a line for each."""
RESULT: Final = 140
LISTED: Final = 34
LETTERS: Final = 33
"""Letters that stand in a line of a phone, at least."""
LINE: Final = 24
USUAL: Final = 530
"""Pixels of a frame whose author gives it no room."""
TABLE: Final = 640
"""What the table itself needs."""
_HEIGHTS: Final = {
    "show": 400,
    "legal": 520,
    "play": 520,
    "winner": 580,
    "score": 562,
    "bid": 472,
    "discard": 480,
    "trumps": 304,
    "order": 304,
    "suit": 368,
    "game": TABLE,
    "first-hand": TABLE,
}
"""With one line of text, as measured by the browser's tests."""


def _rows(made: Embed) -> int:
    """Three answers stand beside each other, more of them two by two."""
    offered = len(made.question.offered) if made.question else 0
    match made.kind:
        case "bid":
            return 88 if offered == 3 else 56 * -(-offered // 2)
        case "winner":
            return 60 * (offered > 3)
        case _:
            return 0


def _beside(made: Embed) -> int:
    """What a table adds to cards that are asked about, and lacks where only cards are shown."""
    if made.kind == SHOW:
        return 0 if made.record else -250
    return 350 if made.record and made.fields.get("cards") else 0
