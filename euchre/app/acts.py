"""Acts: what the person does under some options beside the hand's own actions. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre.app import dealing, flow
from euchre.app.flow import Step, also, announced, still
from euchre.app.model import Model, Stage, can_take_back
from euchre.app.words import labels, look
from euchre.engine.actions import Action, Discard, Exchange, Give, Play
from euchre.engine.cards import Card, in_pack_order
from euchre.engine.errors import EuchreError
from euchre.engine.judge import EXCHANGED, legal_actions, why_not
from euchre.engine.position import Phase, Position
from euchre.engine.seats import Seat

CARD_PHASES: Final = (Phase.BOTTOMS, Phase.DISCARD, Phase.BEST, Phase.GIVE, Phase.PLAY)
"""The phases in which the person chooses a card."""


def card_action(position: Position, card: Card) -> Action:
    """What is done with a card in this phase."""
    match position.phase:
        case Phase.DISCARD | Phase.BEST:
            return Discard(card)
        case Phase.GIVE:
            return Give(card)
        case _:
            return Play(card)


def must_lift(model: Model, card: Card) -> bool:
    """Whether the first tap on the card only lifts it: the person has wished for two."""
    phase = model.position.phase
    if model.settings.look.tap != "lift" or model.stage is not Stage.YOURS:
        return False
    if phase is Phase.BOTTOMS or phase not in CARD_PHASES or card in model.picked:
        return False
    return why_not(model.position, card_action(model.position, card)) is None


def is_lifted(model: Model) -> bool:
    """Whether a card is lifted, and the next tap on it plays it."""
    return bool(model.picked) and model.position.phase in look.LIFTED


def pick(model: Model, card: Card) -> Model:
    """Lift a card that is to be played, or pick one that is to be changed for the kitty's."""
    if model.dialog is not None:
        return model
    if must_lift(model, card):
        lifted = replace(model, picked=(card,), refusal=None, hint=None)
        return announced(lifted, look.LIFTED[model.position.phase])
    return _pick_out(model, card)


def _pick_out(model: Model, card: Card) -> Model:
    """Pick a card for the exchange, or let it be; a fourth drops the first."""
    if not may_pick(model, card):
        return model
    others = tuple(one for one in model.picked if one is not card)
    picked = others if card in model.picked else (*others, card)[-EXCHANGED:]
    return replace(model, picked=picked, refusal=None)


def may_pick(model: Model, card: Card) -> bool:
    """Whether the card is one of some three that the person may change for the kitty's."""
    possible = legal_actions(model.position) if model.stage is Stage.YOURS else ()
    return any(isinstance(action, Exchange) and card in action.cards for action in possible)


def exchange(model: Model) -> Exchange:
    """The exchange of the cards picked so far, be it allowed or not."""
    return Exchange(in_pack_order(model.picked))


def may_knock(model: Model) -> bool:
    """Whether a knock on the table means something: where one passes so, and might now (R23)."""
    asked = model.stage is Stage.YOURS and model.position.phase in (Phase.ORDER, Phase.CALL)
    return asked and model.settings.knock and model.dialog is None


def knock_once(model: Model) -> Model:
    """The first of the two knocks that are a pass."""
    return announced(replace(model, knocked=True, refusal=None, hint=None), labels.KNOCKED_ONCE)


def take_back(model: Model) -> Step:
    """The card that did not follow suit goes back, as long as no other has been played (D12)."""
    if not can_take_back(model.game, model.people) or model.dialog is not None:
        return model, ()
    back = replace(still(model), game=model.game.corrected(), unsaid=())
    return also(flow.take_turn(back), flow.save(back))


# Before the deal


def choose_dealer(model: Model, seat: Seat) -> Step:
    """The person says who deals first; then the pack may be cut."""
    if model.stage is not Stage.FIRST_DEALER or model.dialog is not None:
        return model, ()
    game = dealing.new_game(model.game.rules, model.game.seed, seat, model.people)
    chosen = replace(still(model), game=game)
    return also(flow.cut(chosen), flow.save(chosen))


def cut(model: Model, at: int) -> Step:
    """The person cuts the pack, or leaves it; then the cards are dealt."""
    if model.stage is not Stage.CUT or model.dialog is not None:
        return model, ()
    try:
        game = dealing.cut_pack(model.game, at)
    except EuchreError:
        return model, ()  # a button of ours offers nothing else: somebody has changed the page
    done = replace(still(model), game=game)
    return also(flow.deal_out(done), flow.save(done))
