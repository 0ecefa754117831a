"""Update: what a message makes of the model, and what it asks of the world. Pure."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import assert_never

from euchre.app import flow, saved, words
from euchre.app.effects import Address, ApplyUpdate, Download, Effect, Focus, SetAside
from euchre.app.flow import Step, also, announced, halted, still
from euchre.app.keys import meaning
from euchre.app.link import Link, read_link
from euchre.app.messages import (
    Dialog,
    Do,
    FocusOn,
    KeptElsewhere,
    Key,
    Message,
    NotKept,
    Open,
    Simple,
    Thought,
    Typed,
    UpdateReady,
    Visibility,
    Waited,
)
from euchre.app.model import (
    PERSON,
    Model,
    Notice,
    Stage,
    Told,
    last_action_took_a_trick,
    last_decision,
)
from euchre.app.settings import Settings, with_field
from euchre.app.words import labels
from euchre.engine.actions import Action
from euchre.engine.errors import EuchreError
from euchre.engine.game import Game
from euchre.engine.position import Phase, why_not
from euchre.notation.errors import NotationError


def begin(query: str, kept: str | None, chance: str, version: str = "") -> Step:
    """The page as it opens: `query` is the address's, `kept` the saved game, `chance` a seed."""
    link = read_link(query)
    notices = tuple(Told(Notice.BAD_LINK, fault) for fault in link.faults)
    effects: tuple[Effect, ...] = (Address(link.lasting),) if link.lasting != query else ()
    try:
        before = saved.read(kept) if kept else None
    except NotationError as error:
        before, effects = None, (*effects, SetAside(kept or ""))
        notices = (*notices, Told(Notice.UNREADABLE, str(error)))
    model, aside = _opened(link, before, chance), kept or ""
    if before is not None and model.game is not before[0] and _is_under_way(before[0]):
        notices = (*notices, Told(Notice.PUT_ASIDE, words.score_text(before[0].score, PERSON)))
        effects = (*effects, SetAside(kept or ""))
    model = replace(model, link_pace=link.pace, notices=notices, aside=aside, version=version)
    return also(_resumed(model), *effects)


def update(model: Model, message: Message) -> Step:
    """What a message brings about; one that has come too late brings about nothing."""
    if model.following and isinstance(message, Do | Open | Typed | Simple):
        here, effects = flow.go_on(replace(halted(model), following=False))
        return also(update(here, message), *effects)  # the person plays in this tab again
    match message:
        case Do(action):
            return _try(model, action)
        case Waited(token):
            return flow.waited(model) if token == model.token else (model, ())
        case Thought(token, choice):
            return flow.thought(model, choice) if token == model.token else (model, ())
        case Open(dialog):
            return replace(halted(model), dialog=dialog), ()
        case Typed(field, value):
            return _typed(model, field, value)
        case Key(key, focus):
            wanted = meaning(model, key, focus)
            return (model, ()) if wanted is None else update(model, wanted)
        case FocusOn(id_):
            return model, (Focus(id_),)
        case Visibility(visible):
            following = model.following and not visible
            return flow.go_on(replace(halted(model), visible=visible, following=following))
        case KeptElsewhere(text):
            return _kept_elsewhere(model, text)
        case NotKept(why):
            return _not_kept(model, why), ()
        case UpdateReady():
            return replace(model, update_ready=True), ()
        case Simple():
            return _simple(model, message)
        case _:
            assert_never(message)


def _simple(model: Model, wish: Simple) -> Step:
    match wish:
        case Simple.SKIP:
            return flow.skip(model)
        case Simple.NEXT:
            return _next(model)
        case Simple.NEW_GAME:
            return _new_game(model)
        case Simple.UNDO:
            return _undo(model)
        case Simple.HINT:
            return _ask_hint(model)
        case Simple.ALONE:
            return replace(model, alone=not model.alone, refusal=None), ()
        case Simple.CLOSE:
            return flow.go_on(replace(halted(model), dialog=None))
        case Simple.DISMISS:
            return replace(model, notices=model.notices[1:]), ()
        case Simple.BACK:
            return _back(model)
        case Simple.EXPORT:
            return model, (Download("euchre-unreadable.txt", model.aside),)
        case Simple.SAVE_GAME:
            return model, (Download("euchre-game.json", saved.write(model.game, model.settings)),)
        case Simple.USE_UPDATE:
            return model, (ApplyUpdate(),) if model.update_offered else ()
        case _:
            assert_never(wish)


# Opening


def _opened(link: Link, before: tuple[Game, Settings] | None, chance: str) -> Model:
    """The saved game goes on unless the link asks for another one."""
    game, settings = before or (None, Settings())
    if game is not None and link.seed in (None, game.seed) and link.rules in (None, game.rules):
        # Asked first: whoever comes by "New game" may have one under way.
        return Model(game, settings, dialog=Dialog.NEW_GAME if link.new else None)
    return Model(Game.new(link.rules or settings.rules, link.seed or chance), settings)


def _is_under_way(game: Game) -> bool:
    """Whether something would be lost with the game."""
    return game.winner is None and any(record.actions for record in game.hands)


def _resumed(model: Model) -> Step:
    """Begin where the game stands, and keep it."""
    return also(_taken_up(model), flow.save(model))


def _taken_up(model: Model) -> Step:
    record = model.game.record
    if not record.actions:
        return flow.deal(model)
    going_on = replace(model, unsaid=(labels.GOES_ON,))
    if last_action_took_a_trick(model.game) and record.position.phase is not Phase.OVER:
        return flow.hold(going_on)
    return flow.take_turn(going_on)


def _back(model: Model) -> Step:
    """The game that a link had put aside goes on."""
    try:
        game, settings = saved.read(model.aside)
    except NotationError:
        return model, ()  # it was read before: somebody has changed the page
    notices = tuple(told for told in model.notices if told.notice is not Notice.PUT_ASIDE)
    return _resumed(replace(still(model), game=game, settings=settings, notices=notices))


def _kept_elsewhere(model: Model, text: str) -> Step:
    """Another tab has gone on with a game: this one shows it, and keeps nothing of its own."""
    try:
        game, settings = saved.read(text)
    except NotationError:
        return model, ()
    if (game, settings) == (model.game, model.settings):
        return model, ()
    followed = replace(still(model), game=game, settings=settings, dialog=None, following=True)
    return _taken_up(followed)


# The person acts


def _try(model: Model, action: Action) -> Step:
    """Carry out what the person wants, or say why not. Out of turn it is no more than a slip."""
    if model.stage is not Stage.YOURS or model.dialog is not None:
        return model, ()
    reason = why_not(model.position, action)
    if reason is not None:
        return announced(
            replace(model, refusal=reason), words.reason(reason, model.position.phase)
        ), ()
    return flow.act(model, action)


def _undo(model: Model) -> Step:
    """Back to the person's decision before this moment, also in an earlier hand."""
    decision = last_decision(model.game)
    if decision is None:
        return model, ()
    back = replace(still(model), game=model.game.back_to(*decision), dialog=None, unsaid=())
    return also(flow.take_turn(back), flow.save(back))


def _ask_hint(model: Model) -> Step:
    if model.stage is not Stage.YOURS or model.dialog is not None or model.hint is not None:
        return model, ()
    asking = still(model)
    return asking, (flow.think(asking, least_ms=0),)


def _typed(model: Model, field: str, value: str) -> Step:
    try:
        settings = with_field(model.settings, field, value)
    except EuchreError:
        return model, ()  # a form of ours offers nothing else: somebody has changed the page
    link_pace = None if field == "pace" else model.link_pace
    changed = replace(model, settings=settings, link_pace=link_pace)
    return changed, (flow.save(changed),)


def _new_game(model: Model) -> Step:
    """A new game by the present settings; its seed follows from the last one's."""
    seed = str(Random(f"{model.game.seed}/next").randrange(10**9))
    fresh = replace(still(model), game=Game.new(model.settings.rules, seed), dialog=None)
    return also(flow.deal(replace(fresh, unsaid=())), flow.save(fresh))


def _next(model: Model) -> Step:
    """On from the result: the next hand, or how the game ended."""
    if model.stage is not Stage.HAND_OVER or model.dialog is not None:
        return model, ()
    if model.game.winner is not None:
        return replace(still(model), stage=Stage.GAME_OVER), ()
    return flow.next_hand(model)


def _not_kept(model: Model, why: str) -> Model:
    """Every save fails then; it is said once."""
    if not model.kept:
        return model
    return replace(model, kept=False, notices=(*model.notices, Told(Notice.NOT_KEPT, why)))
