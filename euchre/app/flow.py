"""Flow: what goes on by itself, from one wait or thought to the next. Pure.

    DEALING -> THINKING | YOURS -> ... -> TRICK -> SWEEP -> THINKING | YOURS | HAND_OVER
    the fourth pass -> PASSED_OUT -> DEALING        HAND_OVER -> DEALING | GAME_OVER

FIRST_DEALER and CUT come before DEALING where the house asks for them. Everything hangs on one
pending `Wait` or `Think`, known by its token: a new token makes every older answer worthless, so
nothing that was called back can still act.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, assert_never

from euchre.ai.bot import Choice
from euchre.app import dealing, saved
from euchre.app.effects import Count, Effect, Save, Think, Wait
from euchre.app.log import told_before, what_comes
from euchre.app.model import (
    ASKED_OF_ALL,
    PERSON,
    Model,
    Stage,
    answers_itself,
    can_take_back,
    last_action_took_a_trick,
)
from euchre.app.pace import PACES, dealing_ms, reading
from euchre.app.words import NUMBERS_NEXT, advice, announce_turn, ask_take_back, dealt, told
from euchre.app.words.questions import CUT, WHO_DEALS, give_device
from euchre.engine.actions import Action, Exchange, Keep, LayDown
from euchre.engine.cards import Card
from euchre.engine.events import events
from euchre.engine.judge import legal_actions, why_not
from euchre.engine.position import Phase, Position
from euchre.engine.scoring import outcome
from euchre.engine.seats import Seat
from euchre.engine.view import view

Step = tuple[Model, tuple[Effect, ...]]


def act(model: Model, action: Action) -> Step:
    """One action by whoever is to act, and what follows from it."""
    sentences = tuple(told(event, model.settings.names) for event in events(model.position, action))
    game = model.game.then(action)
    if reneged := can_take_back(game, model.people):
        sentences = (*sentences, ask_take_back(model.position, reneged))
    acted = replace(still(model), game=game, unsaid=(*model.unsaid, *filter(None, sentences)))
    if last_action_took_a_trick(game):
        step = hold(acted)
    else:  # what can be taken back only now is told at once
        step = take_turn(_spoken(acted) if reneged else acted)
    return also(step, save(acted), *_counted(acted))


def _counted(model: Model) -> tuple[Effect, ...]:
    """A hand counts once somebody has played it to its end here."""
    over = model.position.phase is Phase.OVER
    return (Count(model.game, model.levels),) if over else ()


def waited(model: Model) -> Step:
    match model.stage:
        case Stage.TRICK:
            return _wait(_stage(model, Stage.SWEEP), "sweep", PACES[model.pace]["sweep"])
        case Stage.PASSED_OUT:
            return next_hand(model)
        case Stage.DEALING | Stage.SWEEP:
            return take_turn(model)
        case Stage.LOADING | Stage.THINKING | Stage.HAND_OVER | Stage.GAME_OVER:
            return model, ()
        case Stage.YOURS | Stage.COVERED | Stage.FIRST_DEALER | Stage.CUT:
            return model, ()
        case _:
            assert_never(model.stage)


def thought(model: Model, choice: Choice) -> Step:
    if model.stage is Stage.YOURS:
        advised = replace(model, hint=choice, asking=False)
        more = NUMBERS_NEXT if choice.because.options else ""
        return announced(advised, f"{advice(choice, model.position)} {more}".rstrip()), ()
    return act(model, choice.action) if model.stage is Stage.THINKING else (model, ())


def skip(model: Model) -> Step:
    """End the present wait; a bot that still thinks is asked to hurry."""
    if model.paused or model.stage in _RESTS:
        return model, ()
    if model.stage is Stage.THINKING:
        hurried = still(model)
        return hurried, (think(hurried, _level(hurried), least_ms=0),)
    if model.stage is Stage.TRICK:
        return take_turn(still(model))
    return waited(still(model))


_RESTS: Final = (
    *(Stage.FIRST_DEALER, Stage.CUT, Stage.COVERED, Stage.YOURS),
    *(Stage.HAND_OVER, Stage.GAME_OVER),
)
"""The stages in which nothing goes on by itself."""


def go_on(model: Model) -> Step:
    """Take up again what a dialog or a hidden page had stopped."""
    if model.paused:
        return model, ()
    match model.stage:
        case Stage.DEALING:
            return _dealing(model)
        case Stage.TRICK:
            return hold(model)
        case Stage.PASSED_OUT | Stage.THINKING | Stage.SWEEP | Stage.COVERED:
            return take_turn(model)
        case Stage.YOURS if model.position.turn not in model.people:
            return take_turn(model)  # a bot has taken the place meanwhile
        case Stage.LOADING | Stage.YOURS | Stage.HAND_OVER | Stage.GAME_OVER:
            return model, ()
        case Stage.FIRST_DEALER | Stage.CUT:
            return model, ()
        case _:
            assert_never(model.stage)


def deal(model: Model) -> Step:
    """The first dealer is chosen, if the person chooses, and all that comes after that."""
    model = covered(model)
    if dealing.asks_who_deals(model.game):
        return _spoken(_stage(model, Stage.FIRST_DEALER), WHO_DEALS), ()
    return cut(model)


def cut(model: Model) -> Step:
    """The pack is cut, if the person is asked, and then dealt."""
    if dealing.asks_to_cut(model.game, model.people):
        return _spoken(_stage(model, Stage.CUT), CUT), ()
    return deal_out(model)


def deal_out(model: Model) -> Step:
    """The cards come to the table; what is seen of them is told with the first call."""
    position, names = model.position, model.settings.names
    seen = dealt(position.dealer, position.table.upcard, names)
    before = told_before(model.game, names)
    return _dealing(replace(model, unsaid=(*model.unsaid, *before, seen)))


def _dealing(model: Model) -> Step:
    return _wait(_stage(model, Stage.DEALING), "deal", dealing_ms(model.pace))


def hold(model: Model) -> Step:
    """The finished trick stays to be read; where it does not stay, it is told with the next."""
    held, ms = _stage(model, Stage.TRICK), PACES[model.pace]["trick"]
    if model.settings.wait_after_trick:
        return _spoken(held), ()
    return _wait(_spoken(held) if ms else held, "trick", ms)


def take_turn(model: Model) -> Step:
    """Whoever's turn it is, or what follows when it is nobody's."""
    model, position = _read_by_a_person(model), model.position
    if position.phase is Phase.OVER and outcome(position).side is None:
        over, ms = _stage(model, Stage.PASSED_OUT), reading(model.pace)
        return _wait(_spoken(over) if ms else over, "pass", ms)
    if position.phase is Phase.OVER:
        stands = what_comes(model.game, model.settings.names, model.reader, model.side_names)
        over = replace(_stage(model, Stage.HAND_OVER), newcomer=False)
        return _spoken(over, stands, _explained(over)), ()
    by_itself = answers_itself(position)
    asked = position.turn if position.turn in model.people else None
    if asked and not by_itself:
        return _ask(model, asked), ()
    thinking = _stage(model, Stage.THINKING)
    if thinking.paused:
        return thinking, ()
    if asked:
        return act(thinking, Keep())
    return thinking, (think(thinking, _level(thinking), _least_ms(model)),)


def covered(model: Model) -> Model:
    """Where several people play, nobody's cards are seen until whoever is to act asks for them."""
    return replace(model, covered=len(model.people) > 1)


def _read_by_a_person(model: Model) -> Model:
    """Where a bot has taken the reader's place, the page is South's again, who has yet to ask.

    Also where nobody else is left: whoever got up may still have the device.
    """
    here = model.reader in model.people
    return model if here else replace(model, reader=PERSON, covered=True)


def _ask(model: Model, seat: Seat) -> Model:
    """A person's decision; another one than the last first takes the device."""
    if seat is model.reader and not model.covered:
        yours = _yours(model)
        return _spoken(yours, announce_turn(model.position, seat), _explained(yours))
    covered = replace(model, reader=seat, covered=True)
    return _spoken(_stage(covered, Stage.COVERED), give_device(model.settings.name(seat)))


def _explained(model: Model) -> str:
    """What the guide says here, if there is one."""
    if model.guided is None:
        return ""
    # Imported here, as a hand is explained once in a lifetime.
    from euchre.app import guide

    return guide.words(model)


def uncover(model: Model) -> Step:
    """Whoever is to act has the device, and wants to see the cards."""
    if model.stage is not Stage.COVERED or model.paused:
        return model, ()
    return take_turn(replace(model, covered=False))


def _yours(model: Model) -> Model:
    """The person's decision, with nothing prepared yet but what is not to be chosen."""
    position = model.position
    sure = position.phase is Phase.PLAY and why_not(position, LayDown()) is None
    yours = _stage(model, Stage.YOURS)
    picked = _only_three(position)
    return replace(yours, alone=False, knocked=False, picked=picked, sure=sure)


def _only_three(position: Position) -> tuple[Card, ...]:
    """The cards that may be changed for the kitty's, where there is no choice of them."""
    if position.phase is not Phase.BOTTOMS:
        return ()
    threes = [act.cards for act in legal_actions(position) if isinstance(act, Exchange)]
    return threes[0] if len(threes) == 1 else ()


def _least_ms(model: Model) -> int:
    """How long a bot takes at least: short where all are asked, long after a renege (D12)."""
    times = PACES[model.pace]
    if can_take_back(model.game, model.people):
        return times["trick"]
    return times["card" if model.position.phase in ASKED_OF_ALL else "bot"]


def next_hand(model: Model) -> Step:
    """The next hand; only the one that it was asked for is explained by the guide."""
    game = dealing.next_hand(model.game, model.people)
    dealt = replace(still(model), game=game, guided=None)
    return also(deal(dealt), save(dealt))


def _level(model: Model) -> str:
    """How well the one of the others plays whose turn it is."""
    seat = model.position.turn
    assert seat is not None  # somebody is to act
    return model.level(seat)


def think(model: Model, level: str, least_ms: int) -> Think:
    """Ask a bot for whoever's turn it is; the seed makes it choose the same at every pace."""
    game, seat = model.game, model.position.turn
    assert seat is not None  # somebody is to act
    seed = f"{game.seed}/{len(game.hands)}/{len(game.record.actions)}"
    return Think(view(game.record, seat), seed, level, least_ms, model.token)


def _wait(model: Model, name: str, ms: int) -> Step:
    return (model, ()) if model.paused else (model, (Wait(name, ms, model.token),))


def halted(model: Model) -> Model:
    """The model with everything pending made worthless."""
    return replace(model, token=model.token + 1, asking=False)


def still(model: Model) -> Model:
    """The same, with old remarks wiped away."""
    return replace(halted(model), refusal=None, hint=None)


def _stage(model: Model, stage: Stage) -> Model:
    return replace(model, stage=stage, token=model.token + 1)


def _spoken(model: Model, *more: str) -> Model:
    """Everything not yet said, in one announcement."""
    sentences = (*model.unsaid, *filter(None, more))
    return announced(replace(model, unsaid=()), " ".join(sentences))


def announced(model: Model, text: str) -> Model:
    """The model with a new announcement; the same words again are marked, to be heard again."""
    return replace(model, announcement=text + "\u00a0" * (text == model.announcement != ""))


def save(model: Model) -> Save:
    guided = None if model.guided is None else [step.value for step in model.guided]
    return Save(saved.write(model.game, model.settings, guided))


def also(step: Step, *effects: Effect) -> Step:
    model, more = step
    return model, (*effects, *more)
