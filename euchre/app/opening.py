"""Opening: the page takes up what it finds kept, by an earlier visit or by another tab. Pure.

Nothing that was kept is lost: what can't be read is set aside before anything takes its place,
and so is a game under way that a link takes the place of. Where another game lies aside already,
that one goes to the library.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from euchre.app import coaching, dealing, flow, saved, words
from euchre.app.effects import Address, Effect, LookAtLibrary, PutAside, SetAside
from euchre.app.flow import Step, also, still
from euchre.app.link import Link, read_link
from euchre.app.messages import Dialog
from euchre.app.model import PERSON, Model, last_action_took_a_trick
from euchre.app.notice import Notice, Told
from euchre.app.saved import Restored
from euchre.app.settings import Settings, people
from euchre.app.versions import NewerError
from euchre.app.words import labels
from euchre.engine.deal import Deal
from euchre.engine.game import Game
from euchre.engine.position import Phase
from euchre.notation.errors import NotationError

NOTHING = Restored(None, Settings())


def begin(
    query: str,
    kept: str | None,
    chance: str,
    version: str = "",
    *,
    aside: str = "",
    unreadable: str = "",
) -> Step:
    """The page as it opens: `query` is the address's, `kept` the saved game, `chance` a seed.

    `aside` and `unreadable` are what earlier visits have put aside.
    """
    link, found = read_link(query), saved.restored(kept) if kept else NOTHING
    model = replace(_opened(link, found, chance), aside=aside, unreadable=unreadable)
    model = replace(model, link_pace=link.pace, link_levels=link.levels)
    model = replace(model, newcomer=not (kept or link.seed or link.pen))
    model = replace(model, notices=_told(link, found), version=version)
    effects: list[Effect] = [Address(link.lasting)] if link.lasting != query else []
    if found.fault:
        model = replace(model, unreadable=kept or "")
        effects.append(SetAside(kept or ""))
    if found.game is not None and model.game is not found.game and is_under_way(found.game):
        model, more = _replaced(model, found.game, kept or "")
        effects += more
    if model.game is found.game:
        model = _guided(model, found)
    if link.pen is not None:
        model, more = _with_pen(model, link)
        effects += more
    if link.learn is not None and model.dialog is None:
        model, more = _learning(model, link.learn)
        effects += more
    said = (labels.GOES_ON,) if model.game is found.game else ()
    return coaching.followed(model, also(resumed(model, *said), *effects))


def _guided(model: Model, found: Restored) -> Model:
    """The hand goes on being explained, if it was."""
    if found.guided is None:
        return replace(model, guided=None)
    # Imported here, as a hand is explained once in a lifetime.
    from euchre.app import guide

    return guide.taken_up(model, found.guided)


def _replaced(model: Model, game: Game, kept: str) -> Step:
    """What a link takes the place of lies aside, or in the library where another game does."""
    lies_aside = saved.restored(model.aside).game is not None
    kind = Notice.LEFT if lies_aside else Notice.PUT_ASIDE
    told = Told(kind, words.score_text(game.score, PERSON))
    model = replace(model, notices=(*model.notices, told))
    if not lies_aside:
        return replace(model, aside=kept), (PutAside(kept),)
    # Imported here, as few links meet two games.
    from euchre.app.desk import Desk
    from euchre.app.shelf import to_library

    model = replace(model, desk=Desk(), left=kept)
    return model, to_library(replace(model, game=game), Desk())


def _with_pen(model: Model, link: Link) -> Step:
    """What a link brings is shown before anything takes the place of a game under way."""
    # Imported here, as most visits bring nothing.
    from euchre.app.desk import Desk
    from euchre.app.opened import opened
    from euchre.app.placing import alone

    found = opened("", link.pen or "")
    if not found.hands:
        told = tuple(Told(Notice.BAD_LINK, fault) for fault in found.faults)
        return replace(model, notices=(*model.notices, *told)), ()
    desk = Desk(opened=found, seat=link.seat)
    if link.on and found.count == 1 and not is_under_way(model.game):
        game = alone(model, desk, found.hands[0][1])
        return replace(model, game=game, dialog=None, desk=replace(desk, begun=game)), ()
    return replace(model, dialog=Dialog.GAMES, desk=desk), (LookAtLibrary(),)


def _learning(model: Model, key: str) -> Step:
    """The course, or one of its lessons; the game waits under it."""
    # Imported here, as most visits bring nothing.
    from euchre.app.learning import opened_by_link

    return opened_by_link(model, key)


def _opened(link: Link, found: Restored, chance: str) -> Model:
    """The saved game goes on unless the link asks for another one."""
    game, settings = found.game, found.settings
    if game is not None and link.seed in (None, game.seed) and link.rules in (None, game.rules):
        # Asked first: whoever comes by "New game" may have one under way.
        return Model(game, settings, dialog=Dialog.NEW_GAME if link.new else None)
    rules, seed = link.rules or settings.rules, link.seed or chance
    return Model(dealing.new_game(rules, seed, people=people(settings.levels)), settings)


def _told(link: Link, found: Restored) -> tuple[Told, ...]:
    """What of the link and of the save could not be read."""
    told = tuple(Told(Notice.BAD_LINK, fault) for fault in link.faults)
    if found.fault is None:
        return told
    if isinstance(found.fault, NewerError):
        kind = Notice.NEWER
    elif found.game_fault and found.settings_fault:
        kind = Notice.UNREADABLE
    else:
        kind = Notice.NO_GAME if found.game_fault else Notice.NO_SETTINGS
    return (*told, Told(kind, str(found.fault)))


def is_under_way(game: Game) -> bool:
    """Whether something would be lost with the game."""
    return game.winner is None and any(record.actions for record in game.hands)


def is_try(model: Model) -> bool:
    """Whether the game at the table tries another course of the one that waits aside.

    Asked at every painting, also after a reload: so it is known from what is kept anyway.
    """
    if not (model.game.given and model.aside):
        return False
    waiting = _waiting(model.aside)
    return waiting is not None and tries(model.game, waiting)


@lru_cache(maxsize=1)
def _waiting(aside: str) -> Game | None:
    return saved.restored(aside).game


def tries(game: Game, other: Game) -> bool:
    """Whether a game goes on from an earlier moment of another."""
    return game.seed == other.seed and game.given > other.given


def resumed(model: Model, *said: str) -> Step:
    """Begin where the game stands, and keep it."""
    return also(_taken_up(model, *said), flow.save(model))


def _taken_up(model: Model, *said: str) -> Step:
    model, record = flow.covered(model), model.game.record
    if not record.actions and isinstance(record.start, Deal):
        return flow.deal(model)
    going_on = replace(model, unsaid=said)
    if last_action_took_a_trick(model.game) and record.position.phase is not Phase.OVER:
        return flow.hold(going_on)
    return flow.take_turn(going_on)


def back(model: Model) -> Step:
    """The game that was put aside goes on, and the present one lies aside in its place."""
    found = saved.restored(model.aside)
    if found.game is None:
        return model, ()  # nothing lies aside: somebody has changed the page
    aside = saved.write(model.game, model.settings) if is_under_way(model.game) else ""
    notices = tuple(told for told in model.notices if told.notice not in OF_GAMES)
    here = replace(still(model), game=found.game, dialog=None, notices=notices, aside=aside)
    return also(resumed(_guided(here, found), labels.GOES_ON), PutAside(aside))


OF_GAMES: Final = (
    *(Notice.PUT_ASIDE, Notice.LAID_ASIDE, Notice.LEFT),
    *(Notice.WHAT_IF, Notice.SHELVED),
)
"""Notices that tell where another game has gone."""


def kept_elsewhere(model: Model, text: str) -> Step:
    """Another tab has gone on with a game: this one shows it, and keeps nothing of its own."""
    if not text:
        return model, ()
    try:
        game, settings = saved.read(text)
    except NotationError as fault:
        return _strange_elsewhere(model, text, str(fault))
    here = replace(model, outdated=False)
    if (game, settings) == (model.game, model.settings):
        return (here if model.outdated else model), ()
    here = replace(still(here), game=game, settings=settings, dialog=None, guided=None)
    following = replace(here, following=True)
    return _taken_up(following, labels.GOES_ON)


def _strange_elsewhere(model: Model, text: str, fault: str) -> Step:
    """A save of a page that knows more is left alone; what is no save at all is set aside."""
    if not saved.is_a_save(text):
        return replace(model, unreadable=text), (SetAside(text), flow.save(model))
    if model.outdated:
        return model, ()
    told = (*model.notices, Told(Notice.OUTDATED, fault))
    return replace(model, outdated=True, notices=told), ()
