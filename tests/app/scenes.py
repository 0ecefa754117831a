"""Scenes: moments and dialogs by name, which whoever cares for access looks at one by one.

The seeds were sought: `?seed=12` meets what is rare within two hands.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from euchre.app.at_desk import LibraryFound, Wish, Wished
from euchre.app.html import Element
from euchre.app.messages import (
    Dialog,
    Do,
    Look,
    Message,
    NotKept,
    Open,
    Simple,
    StatisticsFound,
    Typed,
)
from euchre.app.model import PERSON, Model, Stage
from euchre.app.screens import loading, page
from euchre.app.settings import SOMEBODY
from euchre.engine.actions import Play
from euchre.engine.judge import why_not
from euchre.engine.position import Phase
from tests.app.learner import Learner
from tests.app.lessons import OWN, own_course
from tests.app.moments import COUNTED, ITEMS, OPENED
from tests.app.table import Table, Until, advised, in_phase, play_on, shy, shy_person

LINK: Final = "?seed=12&pace=slow&rules=to5"
SHY_LINK: Final = "?seed=4&pace=slow&rules=nostick,to5"
CHOOSING_LINK: Final = "?seed=1&rules=choose,cut"

Scene = Callable[[], Element]


def _at(until: Until, *then: Message, link: str = LINK) -> Scene:
    """The page when a game has come there and these messages have come too."""

    def scene() -> Element:
        table = play_on(Table.opened(link), until)
        table.send(*then)
        return page(table.model)

    return scene


def _shy(until: Until) -> Scene:
    return lambda: page(play_on(Table.opened(SHY_LINK, choose=shy, act=shy_person), until).model)


def _in(stage: Stage) -> Until:
    return lambda model: model.stage is stage


def _leads(model: Model) -> bool:
    return in_phase(Phase.PLAY)(model) and not model.shown_trick


def _follows(model: Model) -> bool:
    """The left bower is held, and some card does not follow the suit that was led."""
    if not in_phase(Phase.PLAY)(model) or len(model.shown_trick) < 3:
        return False
    held = model.position.holding(PERSON)
    return model.trump is not None and model.trump.left in held and bool(_illegal(model))


def _illegal(model: Model) -> list[Play]:
    plays = map(Play, model.position.holding(PERSON))
    return [play for play in plays if why_not(model.position, play) is not None]


def _full(model: Model) -> bool:
    return model.stage is Stage.TRICK and len(model.shown_trick) == 4


def _of_three(model: Model) -> bool:
    return model.stage is Stage.TRICK and len(model.shown_trick) == 3


def _refused() -> Element:
    table = play_on(Table.opened(LINK), _follows)
    table.send(Do(_illegal(table.model)[0]))
    return page(table.model)


def _covered() -> Element:
    table = Table.opened(LINK)
    table.send(Typed("levels.N", SOMEBODY), Simple.NEW_GAME)
    return page(play_on(table, _in(Stage.COVERED)).model)


def _looked_back() -> Table:
    """A hand that is looked back on, when all about it is known."""
    table = play_on(Table.opened(LINK, choose=advised), _in(Stage.HAND_OVER))
    table.send(Open(Dialog.REVIEW))
    table.settle()
    return table


def _decision() -> Element:
    table = _looked_back()
    assert table.model.review is not None
    table.send(Look("at", str(table.model.review.decisions[-1].at)))
    return page(table.model)


def _numbers() -> Element:
    table = play_on(Table.opened(LINK, choose=advised), _follows)
    table.send(Simple.HINT)
    table.settle()
    table.send(Simple.HINT)
    return page(table.model)


TABLE: Final[dict[str, Scene]] = {
    "loading": loading,
    "dealer": _at(_in(Stage.FIRST_DEALER), link=CHOOSING_LINK),
    "cut": _at(_in(Stage.CUT), link=CHOOSING_LINK),
    "first-round": _at(in_phase(Phase.ORDER)),
    "second-round": _shy(in_phase(Phase.CALL)),
    "discard": _at(in_phase(Phase.DISCARD)),
    "lead": _at(_leads),
    "follow": _at(_follows),
    "refusal": _refused,
    "trick": _at(_full),
    "alone": _at(_of_three),
    "passed-out": _shy(_in(Stage.PASSED_OUT)),
    "result": _at(_in(Stage.HAND_OVER)),
    "game-over": _at(_in(Stage.GAME_OVER)),
    "covered": _covered,
    "guide": _at(in_phase(Phase.ORDER), Simple.GUIDE),
    "notice": _at(in_phase(Phase.ORDER), NotKept("SecurityError")),
}


def _course(*pressed: str, at: int | None = None) -> Scene:
    """The course, where the tests' own lesson is all that there is to learn; at a step of it."""

    def scene() -> Element:
        with own_course():
            learner = Learner.opened()
            if at is not None:
                learner.begin(OWN)
            for _ in range(at or 0):
                learner.rightly()
                learner.press("learn-on")
            for id_ in pressed:
                learner.press(id_)
            return page(learner.model)

    return scene


_FOUND: Final = LibraryFound(ITEMS, "fresh", "2026-11-30", "https://euchre.example/")
_READ: Final = (Open(Dialog.GAMES), _FOUND, Typed("games.draft", OPENED), Wished(Wish.READ))

_UNFIT: Final = (Typed("embed.kind", "bid"), Typed("embed.text", "Is it {Zz}?"))

DIALOGS: Final[dict[str, Scene]] = {
    "settings": _at(_follows, Open(Dialog.SETTINGS)),
    "help": _at(_follows, Open(Dialog.HELP)),
    "this-hand": _at(_follows, Open(Dialog.TRICKS)),
    "all-cards": _at(_in(Stage.HAND_OVER), Open(Dialog.TRICKS)),
    "new-game": _at(_follows, Open(Dialog.NEW_GAME)),
    "numbers": _numbers,
    "look-back": lambda: page(_looked_back().model),
    "decision": _decision,
    "statistics": _at(_follows, Open(Dialog.STATISTICS), StatisticsFound(COUNTED, "")),
    "games": _at(_follows, Open(Dialog.GAMES), _FOUND),
    "opened": _at(_follows, *_READ),
    "embed": _at(_follows, Open(Dialog.GAMES), _FOUND, Open(Dialog.EMBED)),
    "embed-fault": _at(in_phase(Phase.ORDER), Open(Dialog.EMBED), *_UNFIT),
    "course": _course(),
    "lesson": _course(at=0),
    "lesson-refusal": _course("answer-9h", at=1),
    "lesson-trick": _course("answer-9c", at=2),
    "lesson-wrong": _course("answer-Jd", "learn-check", at=3),
    "lesson-row": _course("answer-Ah", "answer-Jh", at=5),
    "lesson-suit": _course("answer-c", at=6),
    "lesson-winner": _course("answer-N", at=7),
    "lesson-points": _course(at=8),
    "lesson-calls": _course(at=9),
    "lesson-discard": _course("answer-Jh", at=10),
    "lesson-texts": _course("answer-a", at=11),
    "lesson-open": _course(at=12),
    "lesson-cards": _course(at=13),
    "lesson-done": _course("learn-on", at=13),
    "practice": _course("learn-skills"),
    "exercise": lambda: Learner.linked("legal-1-a").seen[1],
    "words": _course("learn-glossary"),
    "compose": _at(_follows, Open(Dialog.EDITOR)),
}
