"""Counting: what the dialog of statistics does, and what is counted for it. Pure."""

from __future__ import annotations

from dataclasses import replace

from euchre.app import survey
from euchre.app.counted import counted, is_own, taken_back
from euchre.app.effects import (
    Count,
    Download,
    Effect,
    Focus,
    LookAtStatistics,
    PutStatistics,
    Uncount,
)
from euchre.app.flow import Step, halted
from euchre.app.messages import (
    AT_STATISTICS,
    AtStatistics,
    Dialog,
    NotCounted,
    Open,
    StatisticsFound,
    StatisticsWish,
    Typed,
)
from euchre.app.model import PERSON, Model
from euchre.app.notice import Notice, Told
from euchre.app.statistics import merged, text_of, whole, with_hand, without
from euchre.app.survey import SPANS, Survey
from euchre.app.words import statistics as words


def changed(text: str, wish: Count | Uncount, now: int) -> str:
    """The statistics after a hand was played to its end, or taken back.

    Raises `NotationError` if the text is none of ours.
    """
    if isinstance(wish, Uncount):
        return without(text, taken_back(wish.game, wish.hand))
    hand = counted(wish.game, wish.levels, now, PERSON)
    return with_hand(text, hand, stays=not is_own(wish.game)) if hand else text


def told(model: Model, message: AtStatistics) -> Step:
    """What follows from a message that only the statistics have to do with."""
    match message:
        case Open():
            shown = replace(_of(model), asking=False, cleared="", said="", fault="")
            opened = replace(halted(model), dialog=Dialog.STATISTICS, clash=None)
            return replace(opened, survey=shown), (LookAtStatistics(),)
        case Typed(field, value):
            return replace(model, survey=_typed(_of(model), field, value)), ()
        case StatisticsWish(wish):
            return _wished(model, _of(model), wish)
        case StatisticsFound():
            return _found(model, message)
        case NotCounted(why, aside):
            return _not_counted(model, why, aside=aside), ()


def _of(model: Model) -> Survey:
    return model.survey or Survey()


def _typed(shown: Survey, field: str, value: str) -> Survey:
    match field.removeprefix(AT_STATISTICS):
        case "span" if value in SPANS:
            return survey.chosen(replace(shown, span=value))
        case "level" if value in ("", *shown.levels):
            return survey.chosen(replace(shown, level=value))
        case _:
            return shown  # a form of ours has nothing else


def _wished(model: Model, shown: Survey, wish: str) -> Step:
    match wish:
        case "clear" if shown.whole.count:
            return _with(model, replace(shown, asking=True), Focus("statistics-keep"))
        case "keep":
            return _with(model, replace(shown, asking=False), Focus("statistics-clear"))
        case "sure" if shown.asking:
            gone = replace(shown, asking=False, cleared=shown.text, said=words.CLEARED)
            return _with(model, gone, PutStatistics("", shown.text), Focus("statistics-undo"))
        case "undo" if shown.cleared:
            back = text_of(merged(whole(shown.cleared), shown.whole))
            here = replace(shown, cleared="", said=words.NOT_CLEARED)
            return _with(model, here, PutStatistics(back, shown.text), Focus("statistics-clear"))
        case "download":
            return model, (Download("euchre-statistics.txt", shown.aside),)
        case _:
            return model, ()


def _with(model: Model, shown: Survey, *effects: Effect) -> Step:
    return replace(model, survey=replace(shown, fault="")), effects


def _found(model: Model, found: StatisticsFound) -> Step:
    """The statistics as they are now, and why they are not as was wished."""
    shown = _of(model)
    if found.why:
        shown = replace(shown, cleared="", said="", fault=words.refused(found.why))
    here = replace(model, survey=survey.read(shown, found.text, found.aside))
    if here.desk is None:
        return here, ()
    # Imported here, as few people save everything.
    from euchre.app import bringing

    return bringing.found(here, here.desk, found.why)


def _not_counted(model: Model, why: str, *, aside: bool) -> Model:
    """It is said once, and not where the browser keeps nothing anyway."""
    if not aside and not model.kept:
        return model
    kind = Notice.UNCOUNTED if aside else Notice.NOT_COUNTED
    return replace(model, notices=(*model.notices, Told(kind, why)))
