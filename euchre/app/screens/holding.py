"""The holding: the person's cards, each a button that does what fits the moment."""

from __future__ import annotations

from typing import Final

from euchre.app.acts import CARD_PHASES, card_action, may_pick, must_lift
from euchre.app.arrange import arranged
from euchre.app.data_do import write_do
from euchre.app.html import Element, el
from euchre.app.model import Model, Stage
from euchre.app.screens.parts import back, face, hidden, trump_sign
from euchre.app.screens.table import packet_of
from euchre.app.words import table as words
from euchre.engine.cards import Card
from euchre.engine.judge import why_not
from euchre.engine.position import Phase
from euchre.engine.trump import Trump

_WITHOUT_CARDS: Final = (
    *(Stage.LOADING, Stage.FIRST_DEALER, Stage.CUT),
    *(Stage.PASSED_OUT, Stage.HAND_OVER, Stage.GAME_OVER),
)


def hand(model: Model) -> Element:
    """The person's cards, sorted; each that fits the moment is a button that does it."""
    if model.stage in _WITHOUT_CARDS:
        return el("ul", id="hand", aria_hidden="true")
    held = model.position.holding(model.reader)
    if model.covered or model.position.is_blind(model.reader):
        items = [_unseen(model, at, len(held)) for at in range(len(held))]
    else:
        cards = arranged(held, model.trump)
        items = [_held(model, card, at) for at, card in enumerate(cards)]
    return el("ul", items, id="hand", aria_label=words.YOUR_CARDS)


def _unseen(model: Model, at: int, count: int) -> Element:
    """A card that the person may not look at yet (D11); the first one speaks for all."""
    return el(
        "li",
        back(),
        hidden(words.covered(count)) if at == 0 else None,
        class_="held",
        id=f"held-{at}",
        aria_hidden="true" if at else None,
        data_state="idle",
        data_packet=packet_of(model, model.reader, at),
    )


def _held(model: Model, card: Card, at: int) -> Element:
    state = _state(model, card)
    lifts = model.position.phase is Phase.BOTTOMS or model.settings.look.tap == "lift"
    picking, do = lifts and state in ("legal", "lifted"), card_do(model, card)
    must = must_lift(model, card)
    return el(
        "li",
        el(
            "button",
            face(card, model.trump, id_=f"card-{card}"),
            _badge(model.trump) if model.trump and card is model.trump.left else None,
            class_="card-button",
            type="button",
            id=f"button-{card}",
            data_do=f"pick {card}" if must else do,
            data_do_key=do if must else None,
            aria_disabled="false" if state in ("legal", "lifted") else "true",
            aria_pressed=("true" if state == "lifted" else "false") if picking else None,
            data_autofocus=state == "legal",
        ),
        class_="held",
        id=f"held-{card}",
        data_state=state,
        data_packet=packet_of(model, model.reader, at),
    )


def card_do(model: Model, card: Card) -> str:
    """What pressing a held card asks for; out of its time that is explained."""
    if model.position.phase is Phase.BOTTOMS and may_pick(model, card):
        return f"pick {card}"
    return write_do(card_action(model.position, card))


def _state(model: Model, card: Card) -> str:
    if model.stage is not Stage.YOURS or model.position.phase not in CARD_PHASES:
        return "idle"
    if card in model.picked:
        return "lifted"
    if model.position.phase is Phase.BOTTOMS:
        return "legal" if may_pick(model, card) else "illegal"
    return (
        "legal" if why_not(model.position, card_action(model.position, card)) is None else "illegal"
    )


def _badge(trump: Trump) -> Element:
    return el(
        "span",
        words.LEFT_BOWER,
        trump_sign(trump.suit),
        class_="badge",
        aria_hidden="true",
        data_suit=trump.suit.value if trump.suit else None,
    )
