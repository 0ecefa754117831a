"""Takeover: a hand or game that was opened takes the place of the one at the table. Pure.

So does an earlier moment of the game itself, from which another game goes on: a try. Its hands so
far are given, not dealt, and by that it is known from the game that it tries; that game waits.
"""

from __future__ import annotations

from dataclasses import replace

from euchre.app import saved, words
from euchre.app.desk import Desk
from euchre.app.effects import PutAside
from euchre.app.flow import Step, also, still
from euchre.app.model import PERSON, Model
from euchre.app.notice import Notice, Told
from euchre.app.opened import game_of
from euchre.app.opening import OF_GAMES, is_under_way, resumed, tries
from euchre.app.placing import alone, from_place
from euchre.app.shelf import to_library
from euchre.engine.game import Game
from euchre.engine.record import Record
from euchre.engine.seats import Seat


def play_on(model: Model, desk: Desk, record: Record) -> Step:
    """The hand goes on where it stands, from the place that the person takes."""
    return _begin(model, desk, alone(model, desk, record))


def anew(model: Model, desk: Desk, record: Record) -> Step:
    """The same deal or position from its beginning."""
    return play_on(model, desk, record.back(len(record.actions)))


def go_on(model: Model, desk: Desk, game: Game) -> Step:
    """The game goes on where it stands."""
    if desk.seat is not PERSON:
        game = game_of(tuple(from_place(desk, record) for record in game.hands), game.seed)
    return _begin(model, desk, game)


def try_out(model: Model, game: Game, seat: Seat) -> Step:
    """An earlier moment of the game goes on as another one, played from that seat."""
    before = model.desk or Desk()
    from_seat = replace(before, seat=seat)
    tried = game_of(tuple(from_place(from_seat, record) for record in game.hands), game.seed)
    aside = saved.restored(model.aside).game
    if aside is None or not tries(model.game, aside):
        waiting, displaced = model.game, aside
    else:
        waiting, displaced = aside, model.game if loses(model, before) else None
    fresh = _told(_fresh(model, before, tried), Notice.WHAT_IF, waiting)
    text = model.aside if waiting is aside else saved.write(waiting, model.settings)
    step = also(resumed(replace(fresh, aside=text)), PutAside(text))
    if displaced is None or displaced == before.begun:
        return step
    return _shelved(model, step, displaced)


def _shelved(model: Model, step: Step, game: Game) -> Step:
    """A game for which there is no other place goes to the library."""
    left = saved.write(game, model.settings)
    after = replace(_told(step[0], Notice.SHELVED, game), left=left)
    return also((after, step[1]), *to_library(replace(model, game=game), model.desk or Desk()))


def loses(model: Model, desk: Desk) -> bool:
    """Whether a game takes its end here that is not just as it was opened."""
    return is_under_way(model.game) and model.game != desk.begun


def _begin(model: Model, desk: Desk, game: Game) -> Step:
    fresh = _fresh(model, desk, game)
    if not loses(model, desk):
        return resumed(fresh)
    fresh = _told(fresh, Notice.LEFT if model.aside else Notice.LAID_ASIDE, model.game)
    aside = saved.write(model.game, model.settings)
    if model.aside:
        return also(resumed(replace(fresh, left=aside)), *to_library(model, desk))
    return also(resumed(replace(fresh, aside=aside)), PutAside(aside))


def _fresh(model: Model, desk: Desk, game: Game) -> Model:
    """The page with that game, nothing said of it yet."""
    notices = tuple(told for told in model.notices if told.notice not in OF_GAMES)
    fresh = replace(still(model), game=game, dialog=None, notices=notices, unsaid=(), guided=None)
    return replace(fresh, desk=replace(desk, begun=game))


def _told(model: Model, kind: Notice, game: Game) -> Model:
    """With where a game has gone."""
    told = Told(kind, words.score_told(game.score, model.reader, model.side_names))
    return replace(model, notices=(*model.notices, told))
