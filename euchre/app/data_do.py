"""What `data-do` on a button says: how a wish is written there, and read as a message."""

from __future__ import annotations

from typing import Final

from euchre.app.at_desk import Wish, Wished
from euchre.app.messages import (
    Cut,
    Dialog,
    Do,
    Edit,
    FirstDealer,
    Learn,
    Look,
    Message,
    Open,
    Pick,
    Publish,
    Simple,
    StatisticsWish,
)
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
from euchre.engine.cards import PACKS, Suit, cards
from euchre.engine.errors import EuchreError
from euchre.engine.seats import Seat


def read_do(text: str) -> Message | None:
    """The message that a `data-do` text stands for, None if it is not one of ours."""
    match text.split(" "):
        case [word] if word in _PLAIN:
            return Do(_PLAIN[word])
        case [word] if word in _SIMPLE:
            return Simple(word)
        case ["order", *alone] if alone in _ALONE:
            return Do(OrderUp(bool(alone)))
        case ["call", suit, *alone] if suit in _SUITS and alone in _ALONE:
            return Do(Call(_SUITS[suit], bool(alone)))
        case ["open", name] if name in _DIALOGS:
            return Open(Dialog(name))
        case ["first-dealer", seat] if seat in Seat.__members__:
            return FirstDealer(Seat[seat])
        case ["cut", at] if at in _CUTS:
            return Cut(int(at))
        case ["games", wish, *of] if wish in _WISHES:
            return Wished(Wish(wish), " ".join(of))
        case ["statistics", wish]:
            return StatisticsWish(wish)
        case ["edit", wish, *words]:
            return Edit(wish, " ".join(words))
        case ["look", wish, *of]:
            return Look(wish, " ".join(of))
        case ["learn", wish, *of]:
            return Learn(wish, " ".join(of))
        case ["embed", wish, *of]:
            return Publish(wish, " ".join(of))
        case [kind, held]:
            return _card_message(kind, held)
        case _:
            return None


def write_do(action: Action) -> str:
    """The `data-do` text of an action; `read_do` reads it back."""
    match action:
        case OrderUp(alone):
            return "order" + " alone" * alone
        case Call(suit, alone):
            return f"call {suit.value if suit else NO_TRUMP}" + " alone" * alone
        case Discard(card):
            return f"discard {card}"
        case Give(card):
            return f"give {card}"
        case Play(card):
            return f"play {card}"
        case Exchange(three):
            return f"exchange {''.join(map(str, three)) or '-'}"
        case _:
            return _TEXTS[action]


def write_edit(wish: str, value: str = "") -> str:
    """The `data-do` text of a wish in the position editor."""
    return f"edit {wish} {value}".rstrip()


NO_TRUMP: Final = "n"
"""What stands for a call without a suit."""

_PLAIN: Final[dict[str, Action]] = {
    "pass": Pass(),
    "take": Take(),
    "leave": Leave(),
    "keep": Keep(),
    "redeal": Redeal(),
    "play-alone": Alone(),
    "together": Together(),
    "defend-alone": DefendAlone(),
    "defend-together": DefendTogether(),
    "lay-down": LayDown(),
}
_TEXTS: Final = {action: text for text, action in _PLAIN.items()}
_ALONE: Final[tuple[list[str], ...]] = ([], ["alone"])
_SUITS: Final = {**{suit.value: suit for suit in Suit}, NO_TRUMP: None}
_CUTS: Final = frozenset(map(str, range(max(PACKS))))
_DIALOGS: Final = {dialog.value for dialog in Dialog}
_WISHES: Final = {wish.value for wish in Wish}
_SIMPLE: Final = {simple.value for simple in Simple}


def read_number(text: str) -> int:
    """The whole number that a wish names; -1 if it names none."""
    return int(text) if text.isdecimal() and len(text) < _LONGEST_NUMBER else -1


_LONGEST_NUMBER: Final = 8


def _card_message(kind: str, text: str) -> Message | None:
    """What is done with the cards that the text names."""
    try:
        named = cards(text)
    except EuchreError:
        return None
    match kind, named:
        case "exchange", _:
            return Do(Exchange(named))
        case "play", (card,):
            return Do(Play(card))
        case "discard", (card,):
            return Do(Discard(card))
        case "give", (card,):
            return Do(Give(card))
        case "pick", (card,):
            return Pick(card)
        case _:
            return None
