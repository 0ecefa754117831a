"""Keys: what a key means at this moment, if anything."""

from __future__ import annotations

from typing import Final

from euchre.app.acts import CARD_PHASES, may_knock
from euchre.app.arrange import arranged
from euchre.app.data_do import NO_TRUMP, read_do
from euchre.app.messages import Dialog, Do, FocusOn, Message, Open, Simple
from euchre.app.model import Model, Stage
from euchre.app.screens.calls import dock, says_alone
from euchre.app.screens.holding import card_do, hand
from euchre.engine.actions import Action, Alone, Call, DefendAlone, Keep, OrderUp, Pass
from euchre.engine.cards import Suit
from euchre.engine.position import Phase

_ANYTIME: Final[dict[str, Message]] = {
    "u": Simple.UNDO,
    "i": Simple.HINT,
    "l": Open(Dialog.TRICKS),
    "t": Simple.TELL,
    "g": Open(Dialog.GAMES),
    "b": Open(Dialog.REVIEW),
    "f": Open(Dialog.STATISTICS),
    "e": Open(Dialog.COURSE),
    "?": Open(Dialog.HELP),
}
_HOLDS = (Stage.DEALING, Stage.TRICK, Stage.SWEEP, Stage.PASSED_OUT, Stage.THINKING)
_NO_BUTTONS = ("", "app", "board")


def meaning(model: Model, key: str, focus: str) -> Message | None:
    """The message for a key, None when the browser should do with it what it always does.

    `key` is the event's `key`, `focus` the id of the element that has the focus.
    """
    if model.settings.look.keys == "off" and len(key) == 1 and key != " ":
        return None  # whoever dictates, or has other uses for letters, has switched them off
    if model.dialog is Dialog.EDITOR:
        return _in_editor(model, key, focus)
    if model.dialog is Dialog.COURSE:
        return _in_course(model, key, focus)
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


def _in_editor(model: Model, key: str, focus: str) -> Message | None:
    # Imported here, as most visits compose nothing.
    from euchre.app import composing

    return composing.key(model, key, focus)


def _in_course(model: Model, key: str, focus: str) -> Message | None:
    # Imported here, as most visits never open the course.
    from euchre.app.screens.course import along

    return along(model, key, focus)


def _go_on(model: Model, key: str, focus: str) -> Message | None:
    """Space and Enter end a wait; otherwise they press what has the focus."""
    if model.stage in _HOLDS and (focus in _NO_BUTTONS or focus.startswith("button-")):
        return Simple.SKIP
    if model.stage is Stage.HAND_OVER and key == " " and not focus:
        return Simple.NEXT
    return None


def _yours(model: Model, key: str) -> Message | None:
    if key == "a":
        return _alone(model)
    if key in ("1", "2", "3", "4", "5", "6"):
        return _card(model, int(key))
    wanted = _call(model, key)
    return Do(wanted) if wanted is not None else None


def _alone(model: Model) -> Message | None:
    """Alone is prepared where it goes with the call, and said where it is asked by itself."""
    match model.position.phase:
        case Phase.ORDER | Phase.CALL | Phase.NAME:
            return Simple.ALONE
        case Phase.DEFEND:
            return Do(DefendAlone())
        case _:
            return Do(Alone())


def _call(model: Model, key: str) -> Action | None:
    """The call that a key stands for, also where it is not the time for it: that is explained."""
    if key == "p":
        return Pass()
    if key == "k":
        return Pass() if may_knock(model) else Keep()
    if key == "o":
        return OrderUp(says_alone(model))
    if key == NO_TRUMP:
        return Call(None, says_alone(model))
    return Call(Suit(key), says_alone(model)) if key in {suit.value for suit in Suit} else None


def _card(model: Model, number: int) -> Message | None:
    cards = arranged(model.position.holding(model.reader), model.trump)
    if number > len(cards) or model.position.is_blind(model.reader):
        return None
    return read_do(card_do(model, cards[number - 1]))


def _along(model: Model, focus: str, by: int) -> Message | None:
    """The next button in a row; from nowhere, the first or the last."""
    row = _row(model)
    if not row:
        return None
    at = row.index(focus) + by if focus in row else (0 if by > 0 else -1)
    return FocusOn(row[at % len(row)])


def _row(model: Model) -> list[str]:
    """The large buttons of the moment, and the cards where they are what is asked for."""
    buttons = [str(one.get("id")) for one in dock(model).walk() if one.tag == "button"]
    if buttons and not _asks_for_a_card(model):
        return buttons
    cards = hand(model).walk()
    return [*buttons, *(str(one.get("id")) for one in cards if one.tag == "button")]


def _asks_for_a_card(model: Model) -> bool:
    return model.stage is Stage.YOURS and model.position.phase in CARD_PHASES
