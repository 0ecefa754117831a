"""Commands: the actions that a person writes in a terminal, in words or in the letters of PEN."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from euchre.app.words import RANKS
from euchre.engine.actions import (
    Action,
    Alone,
    Call,
    DefendAlone,
    DefendTogether,
    Discard,
    Exchange,
    Give,
    Keep,
    LayDown,
    Leave,
    OrderUp,
    Pass,
    Play,
    Redeal,
    Take,
    Together,
)
from euchre.engine.cards import Card, Rank, Suit, in_pack_order
from euchre.engine.errors import EuchreError
from euchre.engine.position import Phase
from euchre.notation.writing import LETTERS

WRITE: Final = {
    Phase.BOTTOMS: "keep (k) · three cards to change, as in 9c 9d 10h (b9c9dTh)",
    Phase.NAME: "call h, call h alone (h, h*): s, h, d or c",
    Phase.ORDER: "pass (p) · order, order alone (o, o*), or: pick up, assist",
    Phase.CALL: "pass (p) · call h, call h alone (h, h*): s, h, d, c, or n for no trump",
    Phase.TAKE: "take (t) · leave (l)",
    Phase.DISCARD: "a card to put down, as in 9d (-9d)",
    Phase.REDEAL: "keep (k) · redeal (r)",
    Phase.ALONE: "alone (a) · together (w)",
    Phase.DEFEND: "alone (x) · together (f)",
    Phase.BEST: "keep (k) · a card to put down, as in 9d (-9d)",
    Phase.GIVE: "a card to give, as in Ah (gAh)",
    Phase.PLAY: "a card, as in Jh · lay down (L), if nobody can take a trick from you any more",
    Phase.OVER: "",
}
"""What can be written in each phase, with the letters of PEN behind it."""


def read_action(line: str, phase: Phase) -> Action:
    """The action that a line asks for; a bare card is meant as the phase needs it.

    Raises `EuchreError` when it can't be read.
    """
    words = " ".join(line.lower().split())
    action = _plain(words, phase) or _call(words) or _with_cards(words, phase)
    if action is None:
        raise EuchreError(f"“{words}” can't be read: ? shows what can.")
    return action


# Actions that have nothing to be said of them

_EVER: Final[dict[str, Action]] = {
    **{letter: kind() for kind, letter in LETTERS.items() if kind is not LayDown},
    "pass": Pass(),
    "leave": Leave(),
    "leave it": Leave(),
    **dict.fromkeys(("keep", "keep all five", "keep these cards", "play these cards"), Keep()),
    "redeal": Redeal(),
    "new deal": Redeal(),
    "together": Together(),
    "with partner": Together(),
    "play alone": Alone(),
    "defend alone": DefendAlone(),
    "defend together": DefendTogether(),
    "lay down": LayDown(),
    "claim": LayDown(),
}
_NOW: Final[dict[Phase, dict[str, Action]]] = {
    Phase.TAKE: {"take": Take(), "take it": Take(), "pick up": Take(), "pick it up": Take()},
    Phase.ALONE: {"alone": Alone()},
    Phase.DEFEND: {
        "alone": DefendAlone(),
        "together": DefendTogether(),
        "with partner": DefendTogether(),
    },
    Phase.PLAY: {"l": LayDown()},
}
"""What means something else, or nothing, in other phases; capitals are not told apart."""


def _plain(words: str, phase: Phase) -> Action | None:
    spoken = _EVER | _NOW.get(phase, {})
    bare, _, _ = words.partition(" the ")  # take or leave the up-card
    return spoken.get(words) or spoken.get(bare)


# Calls

_ORDERS: Final = ("o", "order", "order up", "pick up", "pick it up", "take", "assist", "accept")
_SUITS: Final[dict[str, Suit | None]] = {
    **{name: suit for suit in Suit for name in (suit.value, suit.name.lower())},
    **dict.fromkeys(("n", "no trump"), None),
}


def _call(words: str) -> Action | None:
    bare = words.removesuffix("*").removesuffix("alone").strip()
    alone = bare != words
    if bare in _ORDERS:
        return OrderUp(alone)
    suit = bare.removeprefix("call ").removeprefix("name ")
    return Call(_SUITS[suit], alone) if suit in _SUITS else None


# Cards

_ONE: Final[dict[str, Callable[[Card], Action]]] = {
    "play": Play,
    "discard": Discard,
    "put down": Discard,
    "-": Discard,
    "give": Give,
    "g": Give,
}
_SOME: Final = ("exchange", "change", "b")
_MEANT: Final = {
    Phase.BOTTOMS: "exchange",
    Phase.DISCARD: "discard",
    Phase.BEST: "discard",
    Phase.GIVE: "give",
}
_VERB: Final = re.compile(f"({'|'.join((*_ONE, *_SOME))})? ?(.*)")
_CARDS: Final = re.compile("([789tjqka][shdc]|jo)+")
_RANKS: Final = {name: rank.value.lower() for rank, name in RANKS.items() if rank is not Rank.JOKER}
_NAMED: Final = re.compile(f"({'|'.join(_RANKS)}) of ([shdc])[a-z]+")
_BETWEEN: Final = re.compile(r"\b(the|and)\b|[ ,]")
_SIGNS: Final = str.maketrans("♠♥♦♣", "shdc")


def _with_cards(words: str, phase: Phase) -> Action | None:
    said = _VERB.fullmatch(words)
    assert said is not None  # the verb may be left out, and the rest be anything
    verb, cards = said[1] or _MEANT.get(phase, "play"), _cards(said[2])
    if verb in _SOME and cards:
        return Exchange(in_pack_order(cards))
    return _ONE[verb](cards[0]) if len(cards) == 1 and verb in _ONE else None


def _cards(words: str) -> tuple[Card, ...]:
    """The cards written in a row, or named in full; none if there is anything else."""
    short = _NAMED.sub(lambda named: _RANKS[named[1]] + named[2], words.translate(_SIGNS))
    text = _BETWEEN.sub("", short).replace("10", "t").replace("joker", "jo")
    if not _CARDS.fullmatch(text):
        return ()
    return tuple(Card.parse(rank.upper() + suit) for rank, suit in zip(text[::2], text[1::2]))
