"""Keys: what a key means at this moment, if anything."""

from __future__ import annotations

from typing import Final

from euchre.app.arrange import arranged
from euchre.app.messages import Dialog, Do, FocusOn, Message, Open, Simple
from euchre.app.model import PERSON, Model, Stage
from euchre.engine.actions import Action, Call, Discard, OrderUp, Pass, Play
from euchre.engine.cards import Suit
from euchre.engine.position import Phase, legal_actions

_ANYTIME: Final[dict[str, Message]] = {
    "u": Simple.UNDO,
    "i": Simple.HINT,
    "l": Open(Dialog.TRICKS),
    "?": Open(Dialog.HELP),
}
_HOLDS = (Stage.DEALING, Stage.TRICK, Stage.SWEEP, Stage.PASSED_OUT, Stage.THINKING)
_NO_BUTTONS = ("", "app", "board")
_RESULTS = (Stage.HAND_OVER, Stage.GAME_OVER)


def meaning(model: Model, key: str, focus: str) -> Message | None:
    """The message for a key, None when the browser should do with it what it always does.

    `key` is the event's `key`, `focus` the id of the element that has the focus.
    """
    if model.dialog is not None:
        return None  # a dialog has its own keys: Escape, Tab, Enter, arrows
    key = key.lower() if len(key) == 1 else key
    if key in ("ArrowLeft", "ArrowRight"):
        return _along(model, focus, 1 if key == "ArrowRight" else -1)
    if key in (" ", "Enter"):
        return _go_on(model, key, focus)
    if key in _ANYTIME:
        return _ANYTIME[key]
    return _yours(model, key) if model.stage is Stage.YOURS else None


def _go_on(model: Model, key: str, focus: str) -> Message | None:
    """Space and Enter end a wait; otherwise they press what has the focus."""
    if model.stage in _HOLDS and (focus in _NO_BUTTONS or focus.startswith("button-")):
        return Simple.SKIP
    if model.stage is Stage.HAND_OVER and key == " " and not focus:
        return Simple.NEXT
    return None


def _yours(model: Model, key: str) -> Message | None:
    if key == "a" and model.position.phase in (Phase.ORDER, Phase.CALL):
        return Simple.ALONE
    if key in ("1", "2", "3", "4", "5", "6"):
        return _card(model, int(key))
    wanted = _call(model, key)
    return Do(wanted) if wanted is not None else None


def _call(model: Model, key: str) -> Action | None:
    """The call that a key stands for, also where it is not the time for it: that is explained."""
    if key == "p":
        return Pass()
    if key == "o":
        return OrderUp(model.alone)
    return Call(Suit(key), model.alone) if key in {suit.value for suit in Suit} else None


def _card(model: Model, number: int) -> Message | None:
    cards = arranged(model.position.holding(PERSON), model.trump)
    if number > len(cards):
        return None
    card = cards[number - 1]
    return Do(Discard(card) if model.position.phase is Phase.DISCARD else Play(card))


def _along(model: Model, focus: str, by: int) -> Message | None:
    """The next button in a row; from nowhere, the first or the last."""
    row = _row(model)
    if not row:
        return None
    at = row.index(focus) + by if focus in row else (0 if by > 0 else -1)
    return FocusOn(row[at % len(row)])


def _row(model: Model) -> list[str]:
    if model.stage is Stage.YOURS and model.position.phase in (Phase.ORDER, Phase.CALL):
        return ["alone", *filter(None, map(_call_id, legal_actions(model.position)))]
    if model.stage in _RESULTS:
        return ["all-cards", "next" if model.stage is Stage.HAND_OVER else "new-game"]
    if model.stage is Stage.TRICK and model.settings.wait_after_trick:
        return ["all-cards", "go-on"]
    if model.stage in (Stage.LOADING, Stage.PASSED_OUT):
        return []
    return [f"button-{card}" for card in arranged(model.position.holding(PERSON), model.trump)]


def _call_id(action: Action) -> str:
    match action:
        case Pass():
            return "call-pass"
        case OrderUp(alone):
            return "" if alone else "call-order"
        case Call(suit, alone):
            return "" if alone else f"call-{suit.value}"
        case _:
            return ""
