"""The dialog of statistics: figures, charts, and for each chart its table. Read when it opens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from euchre.app.figures import Calls, Chance, calls, course, jacks, jacks_turned, mean, trumps
from euchre.app.html import Child, Element, el
from euchre.app.model import Model
from euchre.app.screens.charts import call_bars, fair_key, fair_ranges, line_of_points
from euchre.app.screens.forms import radios
from euchre.app.screens.parts import call, hidden, told
from euchre.app.statistics import Sums
from euchre.app.survey import SPANS, Survey
from euchre.app.words import labels
from euchre.app.words import statistics as words
from euchre.app.words.table import SETTINGS
from euchre.engine.seats import SEATS

ROWS: Final = 10
"""Rows of the table of points, besides the first."""


def statistics(model: Model) -> Element:
    """What was counted, of the hands that are chosen, and what counts at all."""
    survey = model.survey or Survey()
    parts = _body(survey) if survey.whole.count else (el("p", words.EMPTY, id="statistics-empty"),)
    if survey.unreadable:
        parts = (el("p", words.unreadable(survey.unreadable), class_="refused"),)
    return el(
        "div",
        _told(survey),
        parts,
        _foot(survey),
        class_="statistics prose",
    )


def _told(survey: Survey) -> Element:
    """What was done last, or why it could not be."""
    undo = call("statistics undo", "pass", words.UNDO, id_="statistics-undo")
    return told("statistics", survey.said, survey.fault, undo if survey.cleared else None)


def _body(survey: Survey) -> Iterator[Child]:
    yield _choices(survey)
    if not survey.sums:
        yield el("p", words.NONE_CHOSEN)
        return
    yield _figures(survey.sums)
    yield from _so_far(survey)
    yield from _by_place(survey.sums)
    yield from _calls(survey.sums)
    if survey.sums.get("dealt"):
        yield from _fair(survey.sums)


def _choices(survey: Survey) -> Element:
    spans = [(span, words.SPANS[span]) for span in SPANS]
    levels = [("", words.ANY_LEVEL), *((one, labels.LEVELS[one][0]) for one in survey.levels)]
    return el(
        "div",
        radios("statistics.span", words.SPAN, spans, survey.span),
        radios("statistics.level", words.LEVEL, levels, survey.level)
        if len(survey.levels) > 1 or survey.level
        else None,
        class_="settings",
    )


# Figures


def _figures(sums: Sums) -> Element:
    hands, won = sums.get("hands", 0), sums.get("won", 0)
    points = mean(sums)
    pairs = (
        (words.HANDS, str(hands)),
        (words.GAMES, words.games(won, won + sums.get("lost", 0))),
        (words.POINTS, words.us_and_them(points.us, points.them)),
        (words.AHEAD_A_HAND, words.ahead(points.difference, points.error)),
        (words.CALLED, words.called(calls(sums, "maker-S").count, hands)),
        (words.DEFENDED, words.defended(_theirs(sums).euchred, _theirs(sums).count)),
    )
    shown = (el("div", el("dt", name), el("dd", text)) for name, text in pairs)
    return el("dl", shown, class_="figures", id="statistics-figures")


def _theirs(sums: Sums) -> Calls:
    return calls(sums, "maker-W", "maker-E")


# Charts and tables


def _so_far(survey: Survey) -> Iterator[Element]:
    """The points of the hands that are there one by one."""
    points = course(survey.hands)
    last = len(points) - 1
    if not last:
        return
    step = -(-last // ROWS)
    shown = [*range(step, last, step), last]
    found = ((at, *points[at]) for at in shown)
    rows = ((str(at), str(us), str(them), words.signed(us - them)) for at, us, them in found)
    yield el("h3", words.SO_FAR)
    yield line_of_points([us - them for us, them in points])
    yield _table(words.SO_FAR_CAPTION, (words.AFTER, words.US, words.THEM, words.AHEAD), rows)


def _by_place(sums: Sums) -> Iterator[Element]:
    yield el("h3", words.BY_PLACE)
    heads = (words.PLACE, words.HANDS, words.US, words.THEM, words.AHEAD)
    found = ((place, mean(sums, dealer)) for dealer, place in words.PLACES.items())
    rows = (
        (
            place,
            str(one.hands),
            words.points(one.us),
            words.points(one.them),
            words.ahead(one.difference, one.error, brief=True),
        )
        for place, one in found
    )
    yield _table(words.BY_PLACE_CAPTION, heads, rows)


def _calls(sums: Sums) -> Iterator[Element]:
    found = {
        words.YOU: calls(sums, "maker-S"),
        words.YOU_ALONE: calls(sums, "alone-S"),
        words.PARTNER: calls(sums, "maker-N"),
        words.THEM: _theirs(sums),
    }
    heads = (words.CALLER, words.EUCHRED, words.MADE, words.MARCH, words.IN_ALL)
    rows = (
        (who, str(one.euchred), str(one.made), str(one.march), str(one.count))
        for who, one in found.items()
    )
    yield el("h3", words.CALLS)
    yield call_bars(tuple(found.items()))
    yield _table(words.CALLS_CAPTION, heads, rows)


def _fair(sums: Sums) -> Iterator[Element]:
    kinds = {"trumps": trumps, "jacks": jacks, "turned": jacks_turned}
    found = {
        words.KINDS[kind]: [(words.SEATS[seat], count(sums, seat)) for seat in SEATS]
        for kind, count in kinds.items()
    }
    yield el("h3", words.FAIR)
    yield el("p", words.FAIR_NOTE, class_="note")
    yield fair_key()
    for kind, chances in found.items():
        yield el("h4", kind)
        yield fair_ranges(chances)
        yield _fair_table(kind, chances)


def _fair_table(kind: str, chances: Iterable[tuple[str, Chance]]) -> Element:
    rows = (
        (
            who,
            str(one.count),
            f"{one.expected:.0f}",
            words.fair_range(one.expected, one.spread),
            words.LIKELY if one.is_likely else words.UNLIKELY,
        )
        for who, one in chances
    )
    heads = (words.WHO, words.GOT, words.EXPECTED, words.FAIR_RANGE, words.SO_IT_LIES)
    return _table(kind, heads, rows)


def _table(caption: str, heads: Iterable[str], rows: Iterable[tuple[str, ...]]) -> Element:
    return el(
        "table",
        el("caption", hidden(caption)),
        el("thead", el("tr", (el("th", head, scope="col") for head in heads))),
        el("tbody", (_row(*cells) for cells in rows)),
        class_="figured",
    )


def _row(head: str, *cells: str) -> Element:
    return el("tr", el("th", head, scope="row"), (el("td", cell) for cell in cells))


# What counts, and the end of it


def _foot(survey: Survey) -> Iterator[Child]:
    yield el("h3", words.RULE)
    yield el("ul", (el("li", rule) for rule in words.RULES))
    if survey.whole.unread:
        yield el("p", words.unread(len(survey.whole.unread)), class_="note")
    if survey.aside:
        yield el("p", words.ASIDE, class_="note")
        yield call("statistics download", "pass", words.DOWNLOAD, id_="statistics-download")
    if survey.asking:
        yield el("p", words.sure(survey.whole.count), id="statistics-sure-words")
    yield el("div", _buttons(survey), class_="buttons two")


def _buttons(survey: Survey) -> Iterator[Element]:
    if survey.asking:
        yield call("statistics keep", "pass", words.KEEP, id_="statistics-keep")
        yield call("statistics sure", "pass", words.SURE, id_="statistics-sure")
    elif survey.whole.count:
        yield call("statistics clear", "pass", words.CLEAR, id_="statistics-clear")
    yield call("open settings", "pass", SETTINGS, id_="statistics-settings")
    yield call("close", "go", labels.DONE, id_="statistics-done")
