"""Update: what a message makes of the model, and what it asks of the world. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, assert_never

from euchre.app import acts, coaching, fetching, flow, saved
from euchre.app.at_desk import Brought, Copied, ItemPut, LibraryFound, Wished
from euchre.app.cues import cues
from euchre.app.effects import (
    ApplyUpdate,
    Count,
    Download,
    Focus,
    Install,
    Save,
    Uncount,
)
from euchre.app.flow import Step, also, announced, halted
from euchre.app.keys import meaning
from euchre.app.messages import (
    AT_DESK,
    AT_STATISTICS,
    EDITED,
    EMBEDDED,
    LOOKED,
    Arrived,
    AtCourse,
    AtDesk,
    AtStatistics,
    Awaited,
    Cut,
    Dialog,
    Do,
    Edit,
    FirstDealer,
    FocusOn,
    Installable,
    KeptElsewhere,
    Key,
    Learn,
    Look,
    Message,
    NotArrived,
    NotCounted,
    NotKept,
    Open,
    Pick,
    ProgressFound,
    Publish,
    Simple,
    StatisticsFound,
    StatisticsWish,
    Thought,
    Typed,
    UpdateReady,
    Visibility,
    Waited,
    Watched,
)
from euchre.app.model import BY_HAND, Model
from euchre.app.notice import Notice, Told
from euchre.app.opening import back, kept_elsewhere


def update(model: Model, message: Message) -> Step:
    """What a message brings about; one that has come too late brings about nothing."""
    after, effects = coaching.followed(model, _updated(model, message))
    if after.settings_before and after.dialog is not Dialog.SETTINGS:
        after = replace(after, settings_before=None)
    effects = (*effects, *cues(model, after))
    if after.outdated:  # what is kept now is another tab's, and this page can't even read it
        effects = tuple(effect for effect in effects if not isinstance(effect, _KEEPING))
    return after, effects


_KEEPING: Final = (Save, Count, Uncount)


def _updated(model: Model, message: Message) -> Step:
    if model.following and isinstance(message, _BY_HAND):
        here, effects = flow.go_on(replace(halted(model), following=False))
        return also(_updated(here, message), *effects)  # the person plays in this tab again
    match message:
        case Do(action):
            return acts.attempt(model, action)
        case Pick(card):
            return acts.pick(model, card), ()
        case FirstDealer(seat):
            return acts.choose_dealer(model, seat)
        case Cut(at):
            return acts.cut(model, at)
        case Waited(token):
            return flow.waited(model) if token == model.token else (model, ())
        case Thought(token) if token == model.token and model.dialog is Dialog.REVIEW:
            return _looked_back(model, message)
        case Thought(token) if token == model.token and model.dialog is Dialog.COURSE:
            return _learned(model, message)
        case Thought(token, choice):
            return flow.thought(model, choice) if token == model.token else (model, ())
        case Copied(done) if model.dialog is Dialog.EDITOR:
            return _edited(model, Edit("copied" if done else "not-copied"))
        case Copied() if model.dialog is Dialog.EMBED:
            return _embedded(model, message)
        case Watched():
            return coaching.watched(model, message), ()
        case Open(Dialog.REVIEW) | Look():
            return _looked_back(model, message)
        case Open(Dialog.COURSE) | Learn() | ProgressFound():
            return _learned(model, message)
        case Open(Dialog.EMBED) | Publish():
            return _embedded(model, message)
        case Open(Dialog.EDITOR):
            return _edited(model, Edit("open"))
        case Open(Dialog.GAMES) | Wished() | Brought() | LibraryFound() | ItemPut() | Copied():
            return _at_desk(model, message)
        case Open(Dialog.STATISTICS) | StatisticsWish() | StatisticsFound() | NotCounted():
            return _statistics(model, message)
        case Typed(field) if field.startswith(AT_STATISTICS):
            return _statistics(model, message)
        case Open(dialog):
            return replace(halted(model), dialog=dialog, clash=None), ()
        case Typed(field) if field.startswith(AT_DESK):
            return _at_desk(model, message)
        case Edit():
            return _edited(model, message)
        case Typed(field, value) if field.startswith(EDITED):
            return _edited(model, Edit(field.removeprefix(EDITED), value))
        case Typed(field) if field.startswith(LOOKED):
            return _looked_back(model, message)
        case Typed(field) if field.startswith(EMBEDDED):
            return _embedded(model, message)
        case Typed(field, value):
            return _chosen(model, field, value)
        case Key(key, focus):
            wanted = meaning(model, key, focus)
            return (model, ()) if wanted is None else _updated(model, wanted)
        case FocusOn(id_):
            return model, (Focus(id_),)
        case Visibility(visible):
            following = model.following and not visible
            seen = replace(halted(model), visible=visible, following=following)
            if model.dialog is Dialog.REVIEW:
                return _looked_back(seen, message)
            if model.dialog is Dialog.COURSE:
                return _learned(seen, message)
            return flow.go_on(seen)
        case KeptElsewhere(text):
            return kept_elsewhere(model, text)
        case NotKept(why):
            return _not_kept(model, why), ()
        case UpdateReady():
            return replace(model, update_ready=True), ()
        case Installable(how):
            return replace(model, install=how), ()
        case Awaited() | Arrived() | NotArrived():
            return fetching.told(model, message)
        case Simple():
            return _simple(model, message)
        case _:
            assert_never(message)


_BY_HAND: Final = (
    *(Do, Pick, FirstDealer, Cut, Open, Typed, Edit, Look, Simple, Wished, Brought),
    *(StatisticsWish, Learn, Publish),
)
"""What only a person does."""


def _at_desk(model: Model, message: AtDesk) -> Step:
    # Imported here, as most visits never open the dialog of hands and games.
    from euchre.app.games import told

    return told(model, message)


def _looked_back(model: Model, message: Open | Look | Typed | Thought | Visibility) -> Step:
    # Imported here, as nobody looks back before a hand is over.
    from euchre.app.reviewing import told

    return told(model, message)


def _learned(model: Model, message: AtCourse) -> Step:
    # Imported here, as most visits never open the course.
    from euchre.app.learning import told

    return told(model, message)


def _edited(model: Model, message: Edit) -> Step:
    # Imported here, as most visits compose nothing.
    from euchre.app.composing import told

    return told(model, message)


def _embedded(model: Model, message: Open | Publish | Typed | Copied) -> Step:
    # Imported here, as most visits show nothing elsewhere.
    from euchre.app.publishing import told

    return told(model, message)


def _statistics(model: Model, message: AtStatistics) -> Step:
    # Imported here, as most visits never look at the statistics.
    from euchre.app.counting import told

    return told(model, message)


def _simple(model: Model, wish: Simple) -> Step:
    match wish:
        case Simple.SKIP:
            return acts.knock(model) if acts.may_knock(model) else flow.skip(model)
        case Simple.NEXT:
            return acts.move_on(model)
        case Simple.NEW_GAME:
            return acts.new_game(model)
        case Simple.UNDO:
            return acts.undo(model)
        case Simple.TAKE_BACK:
            return acts.take_back(model)
        case Simple.UNCOVER:
            return flow.uncover(model)
        case Simple.HINT:
            return acts.ask_hint(model)
        case Simple.ALONE:
            return replace(model, alone=not model.alone, refusal=None), ()
        case Simple.GUIDE | Simple.GUIDED:
            return _guided(model, wish)
        case Simple.INSTALL:
            return _install(model)
        case Simple.TELL:
            return _tell(model), ()
        case Simple.CLOSE if model.dialog is Dialog.EMBED:
            return _embedded(model, Publish("close"))
        case Simple.CLOSE:
            return flow.go_on(replace(halted(model), dialog=None))
        case Simple.DISMISS:
            return fetching.dismissed(model), ()
        case Simple.TRY_AGAIN:
            return fetching.try_again(model)
        case Simple.BACK:
            return back(model)
        case Simple.RESET | Simple.UNDO_RESET:
            return _reset(model, undo=wish is Simple.UNDO_RESET)
        case Simple.EXPORT:
            return model, (_export(model),)
        case Simple.SAVE_GAME:
            return model, (Download("euchre-game.json", saved.write(model.game, model.settings)),)
        case Simple.USE_UPDATE:
            return model, (ApplyUpdate(),) if model.update_offered else ()
        case _:
            assert_never(wish)


def _guided(model: Model, wish: Simple) -> Step:
    # Imported here, as a hand is explained once in a lifetime.
    from euchre.app import guide

    after = guide.begin(model) if wish is Simple.GUIDE else guide.read(model)
    more = guide.words(after)
    return announced(after, more) if more else after, (flow.save(after),)


def _install(model: Model) -> Step:
    """By the browser's own prompt, or by telling how it is done by hand."""
    if model.install == BY_HAND:
        return replace(model, notices=(*model.notices, Told(Notice.INSTALL_BY_HAND))), ()
    return model, (Install(),) if model.install else ()


def _tell(model: Model) -> Model:
    # Imported here, as most visits never ask.
    from euchre.app.telling import table_told

    return announced(model, table_told(model))


def _chosen(model: Model, field: str, value: str) -> Step:
    # Imported here, as most visits change little.
    from euchre.app.choosing import chosen

    return chosen(model, field, value)


def _reset(model: Model, *, undo: bool) -> Step:
    # Imported here, as most visits change little.
    from euchre.app import choosing

    return choosing.undo(model) if undo else choosing.reset(model)


def _export(model: Model) -> Download:
    """The save that nothing else keeps, as a file."""
    if model.notices and model.notices[0].notice is Notice.NO_ROOM:
        return Download("euchre-game.json", model.left)
    return Download("euchre-unreadable.txt", model.unreadable)


def _not_kept(model: Model, why: str) -> Model:
    """Every save fails then; it is said once."""
    if not model.kept:
        return model
    return replace(model, kept=False, notices=(*model.notices, Told(Notice.NOT_KEPT, why)))
