"""A collection of moments: every model of some whole games, and what can lie open over them.

The seeds were sought: these games see every stage, and the person is asked in every phase.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from euchre.app import everything, library, saved
from euchre.app.at_desk import Brought, LibraryFound, Wish, Wished
from euchre.app.desk import Item
from euchre.app.html import Element
from euchre.app.messages import (
    Dialog,
    Do,
    Look,
    NotKept,
    Open,
    Simple,
    StatisticsFound,
    StatisticsWish,
    Typed,
)
from euchre.app.model import Model, Stage
from euchre.app.screens import page
from euchre.app.settings import SOMEBODY
from euchre.app.update import update
from tests.app.table import Table, advised, any_choice, at_game_over, play_on, shy, shy_person
from tests.rules.words import IMAGINABLE

Moment = tuple[Model, Element]
"""A model and its page."""

ASKING: Final = "nostick,may-leave,alone-later,alone-either,defend-any,best,to2"
PLAYS: Final = "choose,cut,bottoms-any,nine-ten,ace-no-face,best,renege,to2"
"""Rules by which the person is asked many things."""

GAMES: Final[tuple[tuple[str, bool, str, str], ...]] = (
    ("?seed=1&pace=slow&rules=to5", False, "", ""),
    (f"?seed=3&pace=slow&rules={ASKING}", False, "", "WN"),
    ("?seed=2&pace=slow&rules=to5", False, "on", ""),
    ("?seed=4&pace=slow&rules=nostick,to5", True, "", ""),
    ("?seed=343&pace=slow&rules=pack25,to2", False, "", ""),
    *((f"?seed={seed}&pace=slow&rules={ASKING}", False, "", "") for seed in (5, 32)),
    (f"?seed=87&pace=slow&rules={PLAYS}", False, "", ""),
    ("?seed=4&pace=slow&rules=pack32,no-trump,any-suit,canadian,first-jack,to2", True, "", ""),
)
"""Address, whether everybody is shy, whether tricks wait, and where other people sit."""


@cache
def models() -> tuple[Model, ...]:
    """Every model of some games, with and without stick, with tricks that wait or not."""
    found: list[Model] = []
    for query, is_shy, wait, people in GAMES:
        table = Table.opened(query)
        table.send(*(Typed(f"levels.{seat}", SOMEBODY) for seat in people))
        if is_shy:
            table.choose, table.act = shy, shy_person
        table.send(Typed("wait", wait))
        play_on(table, at_game_over)
        found += table.painted
    return tuple(found)


@cache
def plain() -> tuple[Moment, ...]:
    """Those models with their pages, nothing lying open."""
    return tuple((model, page(model)) for model in models())


@cache
def every() -> tuple[Moment, ...]:
    """Those, and many more: with dialogs, notices, hints, refusals, Alone pressed, odd names."""
    odd = [one for model in models()[::11] for one in _variations(model)]
    for more in (_desks, _surveys, _wholes):
        odd += [one for model in models()[::199] for one in more(model)]
    odd += [one for model in models()[::97] for one in _looks_back(model)]
    return (*plain(), *((model, page(model)) for model in odd))


def _variations(model: Model) -> Iterator[Model]:
    for dialog in Dialog:
        yield update(model, Open(dialog))[0]
    yield update(model, NotKept("SecurityError"))[0]
    yield update(model, Typed("names.W", "<&\"'>"))[0]
    yield update(model, Simple.GUIDE)[0]
    if model.stage is Stage.YOURS:
        yield update(model, Simple.ALONE)[0]
        yield from (update(model, Do(action))[0] for action in IMAGINABLE[::9])
        for choose in (any_choice, advised):
            table = Table(model, choose)
            table.send(Simple.HINT)
            yield table.model  # it is thought about
            table.settle()
            yield table.model
            table.send(Simple.HINT)
            yield table.model  # the numbers, where there are any


def _looks_back(model: Model) -> Iterator[Model]:
    """A hand that is looked back on: when all is known, and each decision by itself."""
    table = Table(replace(model, aside="x" * (len(model.game.hands) % 2)), advised)
    table.send(Open(Dialog.REVIEW))
    table.settle()
    yield table.model
    for decision in table.model.review.decisions if table.model.review else ():
        table.send(Look("at", str(decision.at)))
        yield table.model


def _desks(model: Model) -> Iterator[Model]:
    """The dialog of hands and games with all that can lie in it."""
    found = LibraryFound(ITEMS, "fresh", "2026-11-30", "https://euchre.example/")
    desk = update(update(model, Open(Dialog.GAMES))[0], found)[0]
    yield desk
    for draft in ("rubbish", OPENED, f"{DEAL}\n" * 62):
        typed = update(desk, Typed("games.draft", draft))[0]
        yield typed
        read = update(typed, Wished(Wish.READ))[0]
        yield read
        yield update(read, Wished(Wish.FROM, "61"))[0]
    for wish in (Wish.NAME, Wish.DELETE):
        yield update(desk, Wished(wish, "a1"))[0]
    yield update(desk, Brought("big.pen", None, 20_000_000))[0]


def _surveys(model: Model) -> Iterator[Model]:
    """The dialog of statistics with all that can lie in it."""
    opened = update(model, Open(Dialog.STATISTICS))[0]
    for found in (StatisticsFound(COUNTED, "rubbish"), StatisticsFound("rubbish", "", "quota")):
        survey = update(opened, found)[0]
        yield survey
        for name, value in (("level", "beginner"), ("span", "100")):
            yield update(survey, Typed(f"statistics.{name}", value))[0]
        asked = update(survey, StatisticsWish("clear"))[0]
        yield asked
        yield update(asked, StatisticsWish("sure"))[0]


def _wholes(model: Model) -> Iterator[Model]:
    """A file of everything, before and after something of it is chosen, and what can't be read."""
    save = saved.write(Table.opened("?seed=9").model.game, replace(model.settings, knock=True))
    text = everything.written(save, ITEMS, COUNTED, "2026-11-30")
    for file in (text, text.replace("sums", "<&'>").replace("euchre 4", "euchre 99")):
        opened = update(model, Brought("<&'>.json", file.encode(), len(file)))[0]
        opened = update(opened, StatisticsFound(""))[0]
        yield opened
        chosen = update(opened, Typed("games.takes-game", "on"))[0]
        yield update(chosen, Typed("games.takes-settings", "on"))[0]


COUNTED: Final = """euchre statistics 1
sums z hands=100 us=70 them=-4 squares=200
rubbish <&'>
S24.1 10 S*a4:0 ccc w 2110 1002 J
W24.2 11 -p0:0 bbb - 1111 1111 9
N25.3 12 Ee2:0 bcb l
"""
DEAL: Final = "N AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc Ks9s9hQd"
OPENED: Final = f"""[West "<&'>"]
[Seed "7"]
1. to5 0-0 W KsAhJdJcAc/JsJhQhKhKd/9sQs9d9cTc/ThQdAdQcKc TdTsAs9h | o -Qh | 9sQdKsJs QcAcTdTc
2. rubbish
{DEAL}
AsKhAh/JhJc/JsQsKsTcKcAc/Ts9dJd N Ks+xx Ss* W:Qh 0-2 3-7 nostick
"""
ITEMS: Final = (
    ("a1", library.written(Item("a1", "", "<&\"'>", OPENED, "2026-11-30"))),
    ("a2", library.written(Item("a2", "", "Left at 3 to 2", OPENED, "2026-11-30", left=True))),
    ("a3", "rubbish"),
)


def by_id(root: Element, name: str) -> Element:
    """The element with this id."""
    return next(element for element in root.walk() if element.get("id") == name)


def with_class(root: Element, name: str) -> list[Element]:
    return [one for one in root.walk() if name in str(one.get("class")).split()]
