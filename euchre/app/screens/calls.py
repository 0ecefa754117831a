"""Calls and cards: everything that the person acts with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from euchre.app.arrange import arranged
from euchre.app.html import Child, Element, el
from euchre.app.messages import write_do
from euchre.app.model import PERSON, Model, Stage
from euchre.app.screens.parts import call, face, hidden, suit_sign
from euchre.app.screens.table import packet_of
from euchre.app.words import SUITS, action_label, labels
from euchre.engine.actions import Action, Call, Discard, OrderUp, Pass, Play
from euchre.engine.cards import Card
from euchre.engine.position import Phase, legal_actions, why_not
from euchre.engine.trump import Trump


def dock(model: Model) -> Element:
    """The buttons of the moment: calls, or the way on."""
    return el("div", _buttons(model), id="dock", role="group", aria_label="Your call")


def _buttons(model: Model) -> Iterable[Child]:
    match model.stage:
        case Stage.YOURS if model.position.phase in (Phase.ORDER, Phase.CALL):
            return (_alone(model), el("div", _calls(model), class_="calls"))
        case Stage.HAND_OVER:
            way_on = "Next hand" if model.game.winner is None else "See the result"
            return (_update(model), _ways(call("next", "go", way_on, id_="next", focus=True)))
        case Stage.GAME_OVER:
            new_game = call("new-game", "go", "New game", id_="new-game", focus=True)
            return (_update(model), _ways(new_game))
        case Stage.TRICK if model.settings.wait_after_trick:
            return (_ways(call("skip", "go", "Go on", id_="go-on", focus=True)),)
        case _:
            return ()


def _ways(go: Element) -> Element:
    return el(
        "div", call("open tricks", "pass", "All the cards", id_="all-cards"), go, class_="calls"
    )


def _update(model: Model) -> Element | None:
    if not model.update_offered:
        return None
    return call("use-update", "pass", labels.USE_UPDATE, id_="use-update")


def _alone(model: Model) -> Element:
    """Alone takes two taps, so that nobody says it by accident."""
    return el(
        "button",
        "Alone",
        class_="toggle",
        type="button",
        id="alone",
        data_do="alone",
        aria_pressed="true" if model.alone else "false",
    )


def _calls(model: Model) -> Iterable[Element]:
    for action in legal_actions(model.position):
        match action:
            case Pass():
                yield call("pass", "pass", "Pass", id_="call-pass", focus=True)
            case OrderUp(alone) if alone is model.alone:
                label = action_label(action, model.position)
                yield call(write_do(action), "go", label, id_="call-order")
            case Call(_, alone) if alone is model.alone:
                yield _suit_call(action, focus=model.position.dealer_is_stuck)
            case _:
                pass


def _suit_call(action: Call, *, focus: bool) -> Element:
    alone = hidden(" alone") if action.alone else None
    label = (suit_sign(action.suit), SUITS[action.suit].capitalize(), alone)
    id_, suit = f"call-{action.suit.value}", action.suit.value
    return call(write_do(action), "suit", *label, id_=id_, focus=focus, suit=suit)


# The holding

_WITHOUT_CARDS: Final = (Stage.LOADING, Stage.PASSED_OUT, Stage.HAND_OVER, Stage.GAME_OVER)


def hand(model: Model) -> Element:
    """The person's cards, sorted; each legal one is a button that plays it."""
    if model.stage in _WITHOUT_CARDS:
        return el("ul", id="hand", aria_label="Your cards")
    cards = arranged(model.position.holding(PERSON), model.trump)
    return el(
        "ul",
        (_held(model, card, at) for at, card in enumerate(cards)),
        id="hand",
        aria_label="Your cards",
    )


def _held(model: Model, card: Card, at: int) -> Element:
    action = _card_action(model, card)
    state = _state(model, action)
    return el(
        "li",
        el(
            "button",
            face(card, model.trump, id_=f"card-{card}"),
            _badge(model.trump) if model.trump and card is model.trump.left else None,
            class_="card-button",
            type="button",
            id=f"button-{card}",
            data_do=write_do(action),
            aria_disabled="false" if state == "legal" else "true",
            data_autofocus=state == "legal",
        ),
        class_="held",
        id=f"held-{card}",
        data_state=state,
        data_packet=packet_of(model, PERSON, at),
    )


def _card_action(model: Model, card: Card) -> Action:
    return Discard(card) if model.position.phase is Phase.DISCARD else Play(card)


def _state(model: Model, action: Action) -> str:
    if model.stage is not Stage.YOURS or model.position.phase not in (Phase.DISCARD, Phase.PLAY):
        return "idle"
    return "legal" if why_not(model.position, action) is None else "illegal"


def _badge(trump: Trump) -> Element:
    return el(
        "span",
        "Left",
        suit_sign(trump.suit),
        class_="badge",
        aria_hidden="true",
        data_suit=trump.suit.value,
    )
