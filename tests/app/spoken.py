"""Speaks the page in the tests' own language (tests/pseudo.py), and finds what is not of it.

It is to be imported once that language's words have taken the place of the English ones.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from euchre.ai.levels import LEVELS
from euchre.app import composing, link
from euchre.app.at_desk import Copied
from euchre.app.html import Element
from euchre.app.messages import Dialog, Edit, Learn, Open, Publish, Typed
from euchre.app.model import Model, Stage
from euchre.app.notice import Notice, Told
from euchre.app.opened import LONGEST_FAULT
from euchre.app.score_cards import STYLES
from euchre.app.screens import loading, page
from euchre.app.settings import OTHERS, offered, value_text
from euchre.app.update import update
from euchre.app.words import editor as editor_words
from euchre.app.words.names import upper
from euchre.engine.actions import Play
from euchre.engine.errors import EuchreError
from euchre.engine.judge import why_not
from euchre.engine.options import OPTIONS
from euchre.engine.position import Phase
from euchre.engine.presets import PRESETS
from euchre.engine.rules import Rules
from euchre.lessons.exercises.skills import Skill
from euchre.lessons.lesson import PlayOut
from euchre.lessons.playing import reply
from euchre.lessons.progress import Progress, with_done
from euchre.lessons.progress_text import write
from euchre.notation.egn.losses import Loss
from euchre.notation.errors import NotationError
from tests.app.learner import Learner, misses, steps
from tests.app.moments import every, models
from tests.app.test_editor import PRESSED
from tests.app.test_words import REASONS

READ: Final = ("aria-label", "title", "placeholder", "alt")
"""Attributes that people read or hear."""
DATA: Final = (
    *("<&\"'>", "Left at 3 to 2", "big.pen", "<&'>.json"),
    *("euchre.pen", "rubbish", "SecurityError", "{Zz}"),
)
"""Names that the tests' own library, files and browser have."""
SPAN: Final = re.compile(r"⟦[^⟦⟧]*⟧")
english: set[str] = set()
"""What the engine and the notation have said of a text: it is for those who write such texts, in
English alone, and stands on the page as a quotation."""


# The pages


def pages() -> Iterator[tuple[Model, Element]]:
    """All that can be seen: whole games and what lies open over them, and each thing by itself."""
    yield from every()
    yours = next(model for model in models() if model.stage is Stage.YOURS)
    over = next(model for model in models() if model.stage is Stage.HAND_OVER)
    shown = (*_published(yours), *_published(over))
    for model in (*_told(yours), *_set(yours), *_ready(yours, over), *_composed(over), *shown):
        yield model, page(model)
    yield from _taught()
    yield yours, loading()


def _told(model: Model) -> Iterator[Model]:
    """Every notice, with and without room, and every refusal."""
    for detail in ("", "QuotaExceededError"):
        for kind in Notice:
            yield replace(model, notices=(Told(kind, detail and "9"),), fetching=False)
    yield replace(model, notices=(Told(Notice.NOT_KEPT, "QuotaExceededError"),))
    yield replace(model, fetching=True)
    for reason in REASONS[::7]:
        yield replace(model, refusal=reason)


def _set(model: Model) -> Iterator[Model]:
    """Every value of every setting and option, where it is chosen and where it is told."""
    wishes = [("score-cards", style) for style in STYLES] + [("knock", "on"), ("wait", "on")]
    wishes += [("preset", preset.key) for preset in PRESETS]
    wishes += [(f"levels.{seat.name}", level) for seat in OTHERS for level in LEVELS]
    wishes += [
        (f"rules.{option.field}", value_text(value))
        for option in OPTIONS
        for value in offered(option, Rules())
    ]
    opened = update(model, Open(Dialog.SETTINGS))[0]
    for field, value in wishes:
        chosen = update(opened, Typed(field, value))[0]
        yield chosen
        game = replace(model.game, rules=chosen.settings.rules)
        yield replace(chosen, dialog=Dialog.HELP, game=game)


def _taught() -> Iterator[tuple[Model, Element]]:
    """Every step of every lesson, with every answer, and exercises of every kind."""
    for text in ("", "rubbish", write(Progress()).replace("progress 1", "progress 2")):
        for why in ("", "QuotaExceededError"):
            learner = Learner(text=text, why=why)
            learner.send(Open(Dialog.COURSE))
            yield learner.seen
    for lesson in dict.fromkeys(lesson.key for lesson, _ in steps()):
        yield from _taken(lesson)
    for skill in Skill:
        for rung in range(1, skill.rungs + 1):
            yield from _practised(f"{skill.value}-{rung}-")
    learner = Learner.opened(write(with_done(Progress(), "bowers")))
    for pressed in (
        *("learn-skills", "learn-home", "learn-glossary", "learn-home"),
        *("learn-clear", "learn-sure", "learn-undo"),
    ):
        learner.press(pressed)
        yield learner.seen


def _taken(key: str) -> Iterator[tuple[Model, Element]]:
    learner = Learner.opened()
    learner.send(Learn("lesson", key))
    for _ in learner.run.lesson.steps:
        yield from _answered(learner)
        learner.press("learn-on")
    yield learner.seen
    learner.press("learn-home")
    yield learner.seen


def _answered(learner: Learner) -> Iterator[tuple[Model, Element]]:
    """A step with each wrong answer, and at last the right one."""
    yield learner.seen
    for answer in misses(learner.run):
        learner.answer(answer)
        yield learner.seen
    if isinstance(learner.run.step, PlayOut):
        while not learner.run.may_go_on:
            yield from _played(learner)
    learner.rightly_if_needed()
    yield learner.seen


def _played(learner: Learner) -> Iterator[tuple[Model, Element]]:
    """A trick of a step that is played out, with every card that is refused."""
    assert learner.run.played is not None
    position = learner.run.played.position
    if learner.course.lying:
        learner.press("learn-on")
    elif position.turn is None:
        learner.press("learn-again")
    else:
        for card in position.holding(position.turn):
            if why_not(position, Play(card)):
                learner.press(f"answer-{card}")
                yield learner.seen
        learner.press(f"answer-{reply(position)}")
    yield learner.seen


def _practised(code: str) -> Iterator[tuple[Model, Element]]:
    for seed in ("a", "b", "c"):
        learner = Learner.linked(f"{code}{seed}")
        yield from _answered(learner)
    learner.waits = True
    learner.press("learn-on")
    yield learner.seen


def _ready(yours: Model, over: Model) -> Iterator[Model]:
    """A new version of the page, and what lies aside."""
    for model in (yours, over):
        new = replace(model, version="12", update_ready=True, aside="1", unreadable="1")
        yield new
        yield replace(new, dialog=Dialog.SETTINGS)


def _published(model: Model) -> Iterator[Model]:
    """The dialog for other pages: every question, every choice, and what does not fit."""
    opened = update(model, Open(Dialog.EMBED))[0]
    yield update(opened, Publish("copy"))[0]
    yield from (update(opened, Copied(done))[0] for done in (True, False))
    typed = [("kind", kind) for kind in opened.embedding.kinds] if opened.embedding else []
    typed += [("text", "{Zz}"), ("help", "7" * 1001), ("more", "x"), ("accent", "own")]
    typed += [
        ("open-W", "on"),
        ("seat", "E"),
        ("width", "360"),
        ("theme", "dark"),
        ("form", "link"),
    ]
    for field, value in typed:
        opened = update(opened, Typed(f"embed.{field}", value))[0]
        yield opened


def _composed(model: Model) -> Iterator[Model]:
    """The editor in every phase, with cards put everywhere, and with texts that can't be read."""
    opened = update(model, Open(Dialog.EDITOR))[0]
    for start in ("empty", "deal", "hand"):
        begun = update(opened, Edit("start", start))[0]
        for phase in Phase:
            stands = update(begun, Edit("phase", phase.value))[0]
            yield stands
            for pressed in PRESSED:
                wish, _, value = pressed.partition(" ")
                stands = update(stands, Edit(wish, value))[0]
                yield stands
        for text in ("rubbish", "N AsThKhAhTd/x", composing.present(begun).pen):
            yield update(begun, Edit("text", text))[0]


# What is read on them


def texts(root: Element) -> Iterator[str]:
    """All that a person reads or hears, but for what stands there as it was written."""
    for element in root.walk():
        if element.tag == "kbd" or element.get("class") == "rank" or element.tag == "textarea":
            continue
        yield from (one for one in element.children if isinstance(one, str))
        yield from (str(element.get(name)) for name in READ if element.get(name))


def foreign(text: str, data: tuple[str, ...]) -> str:
    """What of a text is neither of the tests' language, nor data, nor a figure."""
    for one in data:
        text = text.replace(one, "")
    in_brackets = "⟦" in text
    while (shorter := SPAN.sub("", text)) != text:
        text = shorter
    if in_brackets:
        return re.sub(r"[\s\d+.-]", "", text)
    return "".join(re.findall(r"[^\W\d_]", text))


def found() -> dict[str, str]:
    """Every text that is read anywhere, with what of it has come from elsewhere."""
    seen: dict[str, str] = {}
    for model, root in pages():
        tags = model.desk.opened.tags if model.desk and model.desk.opened else ()
        data = {*model.settings.names, model.game.seed, *DATA, *SOURCES, *english}
        data |= {text for tag in tags for text in tag}
        ordered = tuple(sorted(filter(None, data), key=len, reverse=True))
        for text in texts(root):
            if text not in seen:
                seen[text] = foreign(text, ordered)
    return seen


SOURCES: Final = {one.source for one in (*OPTIONS, *PRESETS)}
"""Where rules come from, as it was written down there."""


# What the engine and the notation say


def listen() -> None:
    """Note from now on what the engine and the notation say of texts and positions."""
    _note(EuchreError, str)
    _note(NotationError, lambda error: error.why)
    _note(Loss, str)
    in_words, unread = editor_words.in_words, editor_words.unread

    def noted(text: str) -> str:
        said = in_words(text)
        english.update((said, upper(said)))
        return said

    def noted_unread(error: NotationError) -> str:
        english.add(unread(error))
        return unread(error)

    editor_words.in_words, editor_words.unread = noted, noted_unread


def _note(kind: Any, said: Callable[[Any], str]) -> None:  # noqa: ANN401  (any class)
    """Note the text of everything of this kind that is made, also as it is cut where it is long."""
    make = kind.__init__

    def made(self: object, *told: object) -> None:
        make(self, *told)
        text = said(self)
        cut = (f"{text[:most]}…" for most in (LONGEST_FAULT, link.LONGEST_FAULT))
        english.update((text, upper(text), *cut))

    kind.__init__ = made
