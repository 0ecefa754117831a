"""Acts: what the person does at the table. Pure."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from euchre.ai.levels import ADVISER
from euchre.app import dealing, flow, words
from euchre.app.effects import Effect, Uncount
from euchre.app.flow import Step, also, announced, halted, still
from euchre.app.judged import found
from euchre.app.log import game_words
from euchre.app.messages import Dialog
from euchre.app.model import Model, Stage, can_take_back, last_decision
from euchre.app.words import labels, look
from euchre.engine.actions import Action, Discard, Exchange, Give, Pass, Play
from euchre.engine.cards import Card, in_pack_order
from euchre.engine.errors import EuchreError
from euchre.engine.game import Game
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


def attempt(model: Model, action: Action) -> Step:
    """Carry out what the person wants, or say why not. Out of turn it is no more than a slip."""
    if model.stage is not Stage.YOURS or model.dialog is not None:
        return model, ()
    reason = why_not(model.position, action)
    if reason is not None:
        return announced(
            replace(model, refusal=reason), words.reason(reason, model.position.phase)
        ), ()
    return flow.act(_passed_by(model), action)


def _passed_by(model: Model) -> Model:
    """Whoever acts has read enough of what the guide says here: it is not said at the next turn."""
    if model.guided is None:
        return model
    # Imported here, as a hand is explained once in a lifetime.
    from euchre.app import guide

    return guide.read(model)


def may_knock(model: Model) -> bool:
    """Whether a knock on the table means something: where one passes so, and might now (R23)."""
    asked = model.stage is Stage.YOURS and model.position.phase in (Phase.ORDER, Phase.CALL)
    return asked and model.settings.knock and model.dialog is None


def knock(model: Model) -> Step:
    """A knock on the table; the second is a pass (R23)."""
    return attempt(model, Pass()) if model.knocked else (_knock_once(model), ())


def _knock_once(model: Model) -> Model:
    """The first of the two knocks that are a pass."""
    return announced(replace(model, knocked=True, refusal=None, hint=None), labels.KNOCKED_ONCE)


def take_back(model: Model) -> Step:
    """The card that did not follow suit goes back, as long as no other has been played (D12)."""
    if not can_take_back(model.game, model.people) or model.dialog is not None:
        return model, ()
    back = replace(still(model), game=model.game.corrected(), unsaid=())
    return also(flow.take_turn(back), flow.save(back))


def undo(model: Model) -> Step:
    """Back to the person's decision before this moment, also in an earlier hand."""
    decision = last_decision(model.game, model.people)
    if decision is None:
        return model, ()
    back = replace(
        still(model),
        game=model.game.back_to(*decision),
        dialog=None,
        unsaid=(labels.WENT_BACK,),
    )
    return also(flow.take_turn(back), flow.save(back), *_uncounted(model.game, decision[0]))


def _uncounted(game: Game, hand: int) -> tuple[Effect, ...]:
    """A hand that is taken back counts no more, nor do those after it."""
    over = hand + 1 < len(game.hands) or game.position.phase is Phase.OVER
    return (Uncount(game, hand),) if over else ()


def ask_hint(model: Model) -> Step:
    """First what to do and why, then the numbers of everything that can be done."""
    if model.stage is not Stage.YOURS or model.dialog is not None or model.asking:
        return model, ()
    if model.hint is None:
        asking = replace(still(model), asking=True)
        wish = flow.think(asking, ADVISER, least_ms=0)
        known = found(model.known, wish)  # the coach may have thought about it already
        return flow.thought(asking, known) if known else (asking, (wish,))
    if not model.hint.because.options:
        return model, ()  # there was nothing to be tried
    return replace(halted(model), dialog=Dialog.HINT), ()


# Cards that are lifted or picked


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


# From hand to hand


def move_on(model: Model) -> Step:
    """On from the result: the next hand, or how the game ended."""
    if model.stage is not Stage.HAND_OVER or model.dialog is not None:
        return model, ()
    if model.game.winner is not None:
        over = replace(still(model), stage=Stage.GAME_OVER)
        return announced(over, game_words(over.game, over.reader, over.side_names)), ()
    return flow.next_hand(model)


def new_game(model: Model) -> Step:
    """A new game by the present settings; its seed follows from the last one's."""
    seed = str(Random(f"{model.game.seed}/next").randrange(10**9))
    game = dealing.new_game(model.settings.rules, seed, people=model.people)
    fresh = replace(still(model), game=game, dialog=None, guided=None)
    return also(flow.deal(replace(fresh, unsaid=())), flow.save(fresh))
