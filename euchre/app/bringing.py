"""Bringing: everything goes into one file, and comes back from it. Pure.

What a file holds is shown first. Library and statistics only grow by it; game and settings give
way only where the person says so, and then the game at the table is put aside.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from euchre.app import everything, keeping, library, saved, words
from euchre.app.choosing import with_settings
from euchre.app.desk import Desk, Item, Whole
from euchre.app.effects import (
    Download,
    Effect,
    Focus,
    LookAtProgress,
    LookAtStatistics,
    PutStatistics,
)
from euchre.app.flow import Step, also
from euchre.app.model import PERSON, Model
from euchre.app.share import pen_text
from euchre.app.shelf import item, restore
from euchre.app.statistics import merged, text_of, whole
from euchre.app.survey import Survey
from euchre.app.takeover import go_on
from euchre.app.words import everything as labels
from euchre.app.words import games as games_labels
from euchre.app.words import statistics as words_of_statistics
from euchre.notation.errors import NotationError


def found(model: Model, desk: Desk, why: str) -> Step:
    """The statistics are known: with them everything can be saved, or compared with a file."""
    if desk.saving:
        return _saved(model, replace(desk, saving=False))
    if why:
        refused = words_of_statistics.refused(why)
        return replace(model, desk=replace(desk, said="", fault=refused)), ()
    if desk.whole is None:
        return model, ()
    learned = keeping.fresh_lessons(model, desk.whole.learned)
    fresh = _fresh(_survey(model), desk.whole)
    compared = replace(desk.whole, fresh=fresh, fresh_lessons=learned)
    return replace(model, desk=replace(desk, whole=compared)), ()


def _survey(model: Model) -> Survey:
    return model.survey or Survey()


def _fresh(survey: Survey, found: Whole) -> int:
    """How many hands of the file can be counted here besides."""
    if survey.unreadable == words_of_statistics.NEWER:
        return 0  # a newer page knows what is in them
    return max(0, merged(survey.whole, whole(found.counted)).count - survey.whole.count)


def _saved(model: Model, desk: Desk) -> Step:
    entries = [(one.key, one.raw) for one in desk.items] + _aside(model, desk)
    save = saved.write(model.game, model.settings)
    learned = model.course.text if model.course else ""
    text = everything.written(save, entries, _survey(model).text, desk.day, learned)
    name = f"euchre-everything-{desk.day}.json" if desk.day else "euchre-everything.json"
    told = replace(desk, said=labels.saved_as(name), fault="")
    return replace(model, desk=told), (Download(name, text),)


def _aside(model: Model, desk: Desk) -> list[tuple[str, str]]:
    """The game that lies aside, as an entry of the library; the same game has the same key."""
    game = saved.restored(model.aside).game
    if game is None:
        return []
    name = games_labels.left(desk.day, words.score_text(game.score, PERSON))
    text = pen_text(game, model.settings, "")
    left = Item("", "", library.title(name), text, desk.day, left=True)
    return [(f"{Random(model.aside).getrandbits(48):016x}", library.written(left))]


# What comes back


def opened(model: Model, desk: Desk, name: str, text: str) -> Step:
    """Show what a file of everything holds, or why it can't be read."""
    try:
        found = everything.read(name, text)
    except NotationError as fault:
        refused = games_labels.unread(name, str(fault))
        return replace(model, desk=replace(desk, said="", fault=refused)), ()
    shown = replace(desk, whole=found, opened=None, draft="", fault="", deleted=None)
    shown = replace(shown, said=labels.opened(len(found.faults)))
    return replace(model, desk=shown), (LookAtProgress(), LookAtStatistics(), Focus("games-opened"))


def brought_back(model: Model, desk: Desk, found: Whole) -> Step:
    """What is new comes to what is here; settings and game are taken where that was chosen."""
    settings = found.settings if found.takes_settings else None
    game = found.game if found.takes_game else None
    entries = fresh_entries(desk, found)
    done = replace(desk, whole=None, said="", fault="", seat=PERSON)
    model, effects = restore(replace(model, desk=done), entries)
    if found.fresh:
        effects = (*effects, _put(_survey(model), found))
    if found.learned:
        model, more = keeping.brought(model, found.learned)
        effects = (*effects, *more)
    if settings:
        model, more = with_settings(model, settings)
        effects = (*effects, *more)
    told = labels.brought_back(
        len(entries), found.fresh, found.fresh_lessons, settings=settings is not None
    )
    done = replace(done, said=told)
    if game:
        return also(go_on(model, done, game), *effects)
    return replace(model, desk=done), effects


def fresh_entries(desk: Desk, found: Whole) -> tuple[tuple[str, str], ...]:
    """The entries of the file that the library lacks and has room for."""
    missing = [(key, raw) for key, raw in found.entries if item(desk, key) is None]
    return tuple(missing[: max(0, library.MOST - len(desk.items))])


def _put(survey: Survey, found: Whole) -> Effect:
    """The statistics with those of the file; what could not be read here is put aside first."""
    text = text_of(merged(survey.whole, whole(found.counted)))
    return PutStatistics(text, survey.text, survey.text if survey.unreadable else "")
