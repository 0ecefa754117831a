"""The glossary: euchre's words, each in a sentence or two."""

from __future__ import annotations

from typing import Final, NamedTuple


class Term(NamedTuple):
    """A word that not everybody knows."""

    key: str
    name: str
    forms: tuple[str, ...]  # how it stands in a text, in lower case
    meaning: str


GLOSSARY: Final = (
    Term("trump", "Trump", ("trump",), "The suit of this hand that beats the other three."),
    Term(
        "right",
        "Right bower",
        ("right bower",),
        "The jack of trump: the highest card of all, but for a joker.",
    ),
    Term(
        "left",
        "Left bower",
        ("left bower",),
        "The other jack of the trump’s colour. It is the second highest trump, and belongs to "
        "trump in every way: it does not follow the suit that is printed on it.",
    ),
    Term(
        "upcard",
        "Up-card",
        ("up-card", "turned up"),
        "The top card of the kitty. In the first round its suit is offered as trump.",
    ),
    Term("kitty", "Kitty", ("kitty",), "The cards that are left over from the deal, face down."),
    Term(
        "order",
        "Order up",
        ("order up", "orders up", "ordered up", "assist", "assists"),
        "To make the up-card’s suit trump: the dealer takes the card and puts another one down.",
    ),
    Term(
        "turned-down",
        "Turned down",
        ("turned down",),
        "All have passed, so the up-card is out of the hand. In the second round any other suit "
        "may be called.",
    ),
    Term(
        "stuck",
        "Stuck dealer",
        ("must call", "stuck"),
        "By “stick the dealer”, a dealer whom all others leave the call must name a suit.",
    ),
    Term(
        "makers",
        "Makers",
        ("makers",),
        "The side that made trump. It needs three of the five tricks.",
    ),
    Term(
        "alone",
        "Alone",
        ("play alone", "alone"),
        "The partner sits out. All five tricks alone bring four points instead of two.",
    ),
    Term(
        "defend",
        "Defend alone",
        ("defend alone",),
        "An opponent of the makers plays without a partner, to win more for a euchre.",
    ),
    Term(
        "lead", "Lead", ("lead", "leads"), "To play the first card of a trick. Any card may be led."
    ),
    Term(
        "follow",
        "Follow suit",
        ("follow",),
        "To play a card of the suit that was led. Who has one must play one; the left bower "
        "counts as trump.",
    ),
    Term(
        "trick",
        "Trick",
        ("trick", "tricks"),
        "One card from each player. The highest trump takes it, or else the highest card of the "
        "suit that was led.",
    ),
    Term(
        "euchred",
        "Euchred",
        ("euchred",),
        "The makers took fewer than three tricks: the other side scores two points.",
    ),
    Term("march", "March", ("march",), "All five tricks for the makers: two points, alone four."),
    Term(
        "barn",
        "In the barn",
        ("in the barn",),
        "One point short of winning the game.",
    ),
)
