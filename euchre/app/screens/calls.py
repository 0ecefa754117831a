"""Calls: the buttons of the moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from euchre.app.acts import exchange
from euchre.app.data_do import NO_TRUMP, write_do
from euchre.app.dealing import cuts
from euchre.app.html import Child, Element, el
from euchre.app.model import Model, Stage, can_take_back
from euchre.app.opening import is_try
from euchre.app.screens.parts import call, hidden, trump_sign
from euchre.app.screens.table import remark
from euchre.app.words import action_label, action_note, labels, suit_title
from euchre.app.words import table as words
from euchre.app.words.questions import show_cards
from euchre.engine.actions import (
    Action,
    Call,
    DefendTogether,
    Discard,
    Exchange,
    Give,
    Keep,
    Leave,
    OrderUp,
    Pass,
    Play,
    Together,
)
from euchre.engine.judge import legal_actions, why_not
from euchre.engine.position import Phase
from euchre.engine.seats import SEATS

CALLING: Final = (Phase.NAME, Phase.ORDER, Phase.CALL)
_QUIET: Final = (Pass, Keep, Leave, Together, DefendTogether)
"""What lets things be as they are: it is offered first."""


def dock(model: Model) -> Element:
    """The buttons of the moment, beside the plate while a trick lies; above them, the coach."""
    buttons = [one for one in _buttons(model) if one is not None]
    asks = model.stage in (Stage.YOURS, Stage.FIRST_DEALER, Stage.CUT)
    return el(
        "div",
        remark(model),
        buttons,
        id="dock",
        role="group" if buttons else None,
        aria_label=(words.YOUR_CALL if asks else words.WAY_ON) if buttons else None,
        data_beside="true" if model.stage in _TRICK_LIES else None,
    )


_TRICK_LIES: Final = (Stage.THINKING, Stage.TRICK, Stage.SWEEP)
"""The stages in which large buttons would lie over the trick."""


def _buttons(model: Model) -> Iterable[Child]:
    match model.stage:
        case Stage.YOURS if model.position.phase in CALLING:
            toggle = _alone(model) if _alone_is_open(model) else None
            return (toggle, _row(model, _calls(model)))
        case Stage.YOURS if model.position.phase is not Phase.PLAY:
            return _answers(model)
        case Stage.COVERED:
            label = show_cards(model.settings.name(model.reader))
            return (_row(model, (call("uncover", "go", label, id_="uncover", focus=True),)),)
        case Stage.FIRST_DEALER:
            return (_row(model, _dealers(model)),)
        case Stage.CUT:
            return (_row(model, _cuts(model)),)
        case Stage.HAND_OVER:
            way_on = words.NEXT_HAND if model.game.winner is None else words.SEE_RESULT
            cards = call("open tricks", "pass", words.ALL_CARDS, id_="all-cards")
            on = call("next", "go", way_on, id_="next", focus=True)
            return (_offer(model), _ways(model, cards, on))
        case Stage.GAME_OVER:
            new_game = call("new-game", "go", words.NEW_GAME, id_="new-game", focus=True)
            counted = call("open statistics", "pass", labels.STATISTICS, id_="statistics")
            return (_offer(model), _ways(model, counted, new_game))
        case Stage.TRICK if model.settings.wait_after_trick:
            return (_take_back(model), call("skip", "go", words.GO_ON, id_="go-on", focus=True))
        case _:
            return (_take_back(model),)


def _row(model: Model, buttons: Iterable[Element]) -> Element:
    """The buttons in their order; whoever holds the phone in the left hand finds Pass far right."""
    row = tuple(buttons)
    if model.settings.look.side == "left":
        row = tuple(sorted(row, key=lambda button: button.get("data-kind") == "pass"))
    return el("div", row, class_="calls")


def _ways(model: Model, beside: Element, go: Element) -> Element:
    back = call("open review", "pass", labels.LOOK_BACK, id_="look-back")
    return _row(model, (back, beside, go))


def _offer(model: Model) -> Element | None:
    """What can be done between two hands: a new version, the own game again, the page as an app."""
    if model.update_offered:
        return call("use-update", "pass", labels.USE_UPDATE, id_="use-update")
    if model.aside and not model.notices and not is_try(model):
        return call("back", "pass", labels.BACK_TO_MINE, id_="back")
    if model.install_offered:
        return call("install", "pass", labels.INSTALL, id_="install")
    return None


def _take_back(model: Model) -> Element | None:
    """The way back from a card that did not follow suit, until the next one is played (D12)."""
    if not can_take_back(model.game, model.people):
        return None
    return call("take-back", "pass", labels.TAKE_BACK, id_="take-back")


# Before the deal


def _dealers(model: Model) -> Iterator[Element]:
    for seat in SEATS:
        name, focus = model.settings.name(seat), seat is model.reader
        yield call(f"first-dealer {seat.name}", "go", name, id_=f"dealer-{seat.name}", focus=focus)


def _cuts(model: Model) -> Iterator[Element]:
    yield call("cut 0", "pass", labels.NO_CUT, id_="cut-not", focus=True)
    for (name, label), at in zip(labels.CUTS.items(), cuts(model.game.rules)):
        yield call(f"cut {at}", "go", label, id_=f"cut-{name}")


# The calls


def says_alone(model: Model) -> bool:
    """Whether a call made now is one to play alone: as prepared, unless there is no choice."""
    return model.alone if _alone_is_open(model) else _alones(model) == {True}


def _alone_is_open(model: Model) -> bool:
    """Whether a call may be made alone and not alone."""
    return len(_alones(model)) > 1


def _alones(model: Model) -> set[bool]:
    legal = legal_actions(model.position)
    return {action.alone for action in legal if isinstance(action, OrderUp | Call)}


def _alone(model: Model) -> Element:
    """Alone takes two taps, so that nobody says it by accident."""
    return el(
        "button",
        words.ALONE,
        class_="toggle",
        type="button",
        id="alone",
        data_do="alone",
        data_note=labels.ALONE_NOTE,
        aria_pressed="true" if model.alone else "false",
    )


def _calls(model: Model) -> Iterator[Element]:
    alone, passes = says_alone(model), Pass() in legal_actions(model.position)
    for action in legal_actions(model.position):
        match action:
            case Pass():
                label = labels.KNOCK if model.settings.knock else words.PASS
                note = action_note(action, model.position)
                yield call("pass", "pass", label, id_="call-pass", focus=True, note=note)
            case OrderUp() if action.alone is alone:
                label = action_label(action, model.position)
                note = action_note(action, model.position)
                yield call(write_do(action), "go", label, id_="call-order", note=note)
            case Call() if action.alone is alone:
                yield _suit_call(model, action, focus=not passes)
            case _:
                pass


def _suit_call(model: Model, action: Call, *, focus: bool) -> Element:
    """A button that names the suit; whoever hears it hears too whether that is alone."""
    seen, heard = suit_title(action.suit), action_label(action, model.position)
    both = (el("span", seen, aria_hidden="true"), hidden(heard))
    label = (trump_sign(action.suit), *((seen,) if seen == heard else both))
    suit = action.suit.value if action.suit else None
    id_ = f"call-{suit or NO_TRUMP}"
    return call(write_do(action), "suit", *label, id_=id_, focus=focus, suit=suit)


# Questions that are answered by yes or no


def _answers(model: Model) -> Iterator[Element]:
    """What may be said without a card; three cards that are changed are picked first."""
    said = [one for one in legal_actions(model.position) if not _takes_cards(one)]
    said.sort(key=lambda action: not isinstance(action, _QUIET))
    buttons = [_answer(model, action, focus=at == 0) for at, action in enumerate(said)]
    if model.position.phase is Phase.BOTTOMS:
        buttons.append(_exchange(model))
    if buttons:
        yield _row(model, buttons)


def _takes_cards(action: Action) -> bool:
    return isinstance(action, Discard | Give | Play | Exchange)


def _answer(model: Model, action: Action, *, focus: bool) -> Element:
    do, kind = write_do(action), "pass" if isinstance(action, _QUIET) else "go"
    return call(do, kind, action_label(action, model.position), id_=f"call-{do}", focus=focus)


def _exchange(model: Model) -> Element:
    action = exchange(model)
    allowed = why_not(model.position, action) is None
    return call(write_do(action), "go", labels.EXCHANGE, id_="call-exchange", enabled=allowed)
