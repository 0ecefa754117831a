"""Takeover: a hand or game that was opened takes the place of the one at the table. Pure."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from euchre.app import saved, words
from euchre.app.desk import Desk
from euchre.app.effects import PutAside
from euchre.app.flow import Step, also, still
from euchre.app.link import is_seed
from euchre.app.model import PERSON, Model
from euchre.app.notice import Notice, Told
from euchre.app.opened import game_of
from euchre.app.opening import OF_GAMES, is_under_way, resumed
from euchre.app.shelf import to_library
from euchre.engine.game import Game
from euchre.engine.record import Record
from euchre.engine.turning import turned


def play_on(model: Model, desk: Desk, record: Record) -> Step:
    """The hand goes on where it stands, from the place that the person takes."""
    return _begin(model, desk, _alone(model, desk, record))


def anew(model: Model, desk: Desk, record: Record) -> Step:
    """The same deal or position from its beginning."""
    return play_on(model, desk, record.back(len(record.actions)))


def go_on(model: Model, desk: Desk, game: Game) -> Step:
    """The game goes on where it stands."""
    if desk.seat is not PERSON:
        game = game_of(tuple(_from_place(desk, record) for record in game.hands), game.seed)
    return _begin(model, desk, game)


def loses(model: Model, desk: Desk) -> bool:
    """Whether a game takes its end here that is not just as it was opened."""
    return is_under_way(model.game) and model.game != desk.begun


def _alone(model: Model, desk: Desk, record: Record) -> Game:
    """A game of this hand; what is dealt after it only the whole file can know."""
    found = desk.opened
    own = found.seed if found and found.count == 1 else None
    chance = str(Random(f"{model.game.seed}/opened").randrange(10**9))
    seed = chance if own is None or not is_seed(own) else own
    return Game.of((_from_place(desk, record),), seed)


def _from_place(desk: Desk, record: Record) -> Record:
    """The hand with the person in the place that was chosen."""
    return turned(record, -desk.seat.index % 4) if desk.seat is not PERSON else record


def _begin(model: Model, desk: Desk, game: Game) -> Step:
    notices = tuple(told for told in model.notices if told.notice not in OF_GAMES)
    fresh = replace(still(model), game=game, dialog=None, notices=notices, unsaid=())
    fresh = replace(fresh, desk=replace(desk, begun=game))
    if not loses(model, desk):
        return resumed(fresh)
    kind = Notice.LEFT if model.aside else Notice.LAID_ASIDE
    told = Told(kind, words.score_text(model.game.score, PERSON))
    fresh = replace(fresh, notices=(*notices, told))
    aside = saved.write(model.game, model.settings)
    if model.aside:
        return also(resumed(replace(fresh, left=aside)), *to_library(model, desk))
    return also(resumed(replace(fresh, aside=aside)), PutAside(aside))
