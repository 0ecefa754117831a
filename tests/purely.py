"""Whole games played on the app floor alone, with the effects answered at once."""

from collections import deque
from collections.abc import Callable, Iterator
from random import Random

from euchre.ai.levels import bot
from euchre.app.arrange import arranged
from euchre.app.effects import Effect, Think, Wait
from euchre.app.messages import Do, Message, Simple, Thought, Waited
from euchre.app.model import PERSON, Model, Stage
from euchre.app.update import begin, update
from euchre.engine.actions import Action, Call, Discard, Pass, Play
from euchre.engine.cards import Suit
from euchre.engine.position import Phase, why_not

Policy = Callable[[Model], Action]


def first_thing(model: Model) -> Action:
    """Pass if possible, else call the first suit; play or put down the first card that one may."""
    position = model.position
    return next(action for action in _wishes(model) if why_not(position, action) is None)


def _wishes(model: Model) -> Iterator[Action]:
    position = model.position
    if position.phase in (Phase.ORDER, Phase.CALL):
        yield Pass()
        yield from map(Call, Suit)
    for card in arranged(position.holding(PERSON), model.trump):
        yield Discard(card) if position.phase is Phase.DISCARD else Play(card)


def settled(model: Model, effects: tuple[Effect, ...]) -> Model:
    """The model once everything that goes on by itself has gone on."""
    pending = deque(effects)
    while pending:
        answer = answered(pending.popleft())
        if answer is not None:
            model, more = update(model, answer)
            pending.extend(more)
    return model


def answered(effect: Effect) -> Message | None:
    """What the world answers to an effect, at once."""
    match effect:
        case Wait(_, _, token):
            return Waited(token)
        case Think(view, seed, level, _, token):
            return Thought(token, bot(level).choose(view, Random(seed)))
        case _:
            return None


def played_game(query: str, policy: Policy = first_thing) -> Model:
    """A whole game from its address to its end."""
    model = settled(*begin(query, None, "chance"))
    while model.stage is not Stage.GAME_OVER:
        wish: Message = Simple.NEXT if model.stage is Stage.HAND_OVER else Do(policy(model))
        model = settled(*update(model, wish))
    return model
