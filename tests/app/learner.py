"""A learner: somebody in the dialog that teaches, who does no more than press its buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from euchre.ai.bot import Because, Choice, Ground, Option
from euchre.app.course import Course
from euchre.app.data_do import read_do
from euchre.app.effects import Effect, Focus, LookAtProgress, PutProgress, Reveal, Think
from euchre.app.html import Element
from euchre.app.messages import Dialog, Learn, Message, Open, ProgressFound, Thought
from euchre.app.model import Model
from euchre.app.opening import begin
from euchre.app.screens import page
from euchre.app.update import update
from euchre.app.words.learn import ELSEWHERE
from euchre.engine.actions import Pass
from euchre.lessons.lesson import Lesson, PlayOut
from euchre.lessons.playing import reply
from euchre.lessons.question import Manner
from euchre.lessons.run import Run
from tests.app.moments import by_id

TODAY: Final = 739_586
CHANCE: Final = "7"


def fresh(query: str = "?seed=12&pace=instant") -> Model:
    """The page as it opens for the first time."""
    return begin(query, None, "1")[0]


@dataclass
class Learner:
    """The page with its course open; what the browser keeps is answered at once."""

    model: Model = field(default_factory=fresh)
    text: str = ""
    aside: str = ""
    why: str = ""  # why storage refuses
    effects: list[Effect] = field(default_factory=list)
    waits: bool = False  # the adviser's thoughts are not answered at once
    thinking: Think | None = None

    @staticmethod
    def opened(text: str = "") -> Learner:
        """Somebody who has just opened the course."""
        learner = Learner(text=text)
        learner.send(Open(Dialog.COURSE))
        return learner

    @staticmethod
    def linked(name: str, text: str = "") -> Learner:
        """Somebody who has followed a link to a part of the course."""
        learner = Learner(begin(f"?learn={name}", None, "1")[0], text)
        learner._answer(LookAtProgress())
        return learner

    @property
    def seen(self) -> tuple[Model, Element]:
        """The page as it is now, with its model."""
        return self.model, page(self.model)

    @property
    def course(self) -> Course:
        assert self.model.course is not None
        return self.model.course

    @property
    def run(self) -> Run:
        assert self.course.run is not None
        return self.course.run

    @property
    def dialog(self) -> Element:
        return by_id(page(self.model), "course-dialog")

    def send(self, *messages: Message) -> None:
        for message in messages:
            self.model, effects = update(self.model, message)
            self.effects = list(effects)
            for effect in effects:
                self._answer(effect)

    def _answer(self, effect: Effect) -> None:
        match effect:
            case LookAtProgress():
                self._tell()
            case PutProgress(text, was, aside) if not self.why:
                if was != self.text:
                    self._tell(ELSEWHERE)
                else:
                    self.text, self.aside = text, aside or self.aside
                    self._tell()
            case PutProgress():
                self._tell()
            case Think():
                self.thinking = effect
                if not self.waits:
                    self.think()
            case _:
                pass

    def think(self, choose: Callable[[Think], Choice] | None = None) -> None:
        """Let the adviser come to its choice."""
        assert self.thinking is not None
        wish, self.thinking = self.thinking, None
        self.send(Thought(wish.token, (choose or decided)(wish)))

    def _tell(self, why: str = "") -> None:
        effects = self.effects
        told = ProgressFound(self.text, self.aside, why or self.why, TODAY, CHANCE)
        self.model, more = update(self.model, told)
        for effect in more:
            self._answer(effect)
        self.effects = [*effects, *more]

    def press(self, id_: str) -> None:
        """Press the button of that id, which must be there and say what it does."""
        button = by_id(self.dialog, id_)
        assert button.tag == "button"
        wish = read_do(str(button.get("data-do")))
        assert wish is not None
        self.send(wish)
        self.leads_somewhere()

    def leads_somewhere(self) -> None:
        """What the focus goes to, and what is brought into sight, is on the page."""
        ids = {str(one.get("id")) for one in page(self.model).walk()}
        for effect in self.effects:
            if isinstance(effect, Focus | Reveal):
                assert effect.id in ids

    def begin(self, lesson: Lesson) -> None:
        self.send(Learn("lesson", lesson.key))

    def buttons(self) -> list[str]:
        """The ids of the buttons that do something."""
        every = (one for one in self.dialog.walk() if one.tag == "button" and one.get("data-do"))
        return [str(one.get("id")) for one in every if one.get("aria-disabled") != "true"]

    @property
    def said(self) -> str:
        """What is said of the last answer."""
        return by_id(self.dialog, "learn-verdict").text.replace("\u00a0", " ").strip()

    @property
    def tone(self) -> str:
        return str(by_id(self.dialog, "learn-verdict").get("data-tone") or "")

    # Answers

    def rightly(self) -> None:
        """Do what is right in this step, up to where it can be gone on from."""
        run = self.run
        if run.question is not None:
            several = run.question.manner is not Manner.ONE
            self.answer(run.question.right if several else run.question.right[:1])
        while isinstance(run.step, PlayOut) and not self.run.may_go_on:
            if self.course.lying:
                self.press("learn-on")
            else:
                assert self.run.played is not None
                self.press(f"answer-{reply(self.run.played.position)}")
        while self.course.lying:
            self.press("learn-on")

    def rightly_if_needed(self) -> None:
        """The same where the step is not done yet."""
        if not self.run.may_go_on:
            self.rightly()

    def answer(self, answer: tuple[str, ...]) -> None:
        """Give an answer of one part or of several."""
        for chosen in self.run.chosen:
            self.press(answer_id(chosen))
        for part in answer:
            self.press(answer_id(part))
        if self.run.question and self.run.question.manner is Manner.EACH:
            self.press("learn-check")


def decided(wish: Think) -> Choice:
    """An adviser who finds the first thing to do clearly better than all others."""
    best = next((one for one in wish.view.legal if one != Pass()), wish.view.legal[0])
    options = tuple(
        Option(one, 1.0, 0.6, 0.01, ((1, 1.0),))
        if one == best
        else Option(one, 0.4, 0.4, 0.01, ((1, 0.7), (-2, 0.3)))
        for one in wish.view.legal
    )
    return Choice(best, Because((Ground.TRIED,), options, 10))


def undecided(wish: Think) -> Choice:
    """An adviser to whom all is one."""
    options = tuple(Option(one, 0.0, 0.5, 0.1, ((1, 1.0),)) for one in wish.view.legal)
    return Choice(wish.view.legal[0], Because((Ground.TRIED,), options, 10))


def answer_id(answer: str) -> str:
    return f"answer-{answer.replace('*', '-alone')}"


def misses(run: Run) -> Iterator[tuple[str, ...]]:
    """Wrong answers to what is asked: each single one, or some of several parts."""
    question = run.question
    if question is None:
        return
    others = tuple(one for one in question.offered if one not in question.right)
    match question.manner:
        case Manner.ONE:
            yield from ((one,) for one in others if one not in question.weak)
        case Manner.EACH:
            yield from ((one,) for one in others)
            yield from ((one,) for one in question.right[: 1 if question.right[1:] else 0])
        case Manner.ROW:
            yield tuple(reversed(question.right))


@cache
def steps() -> tuple[tuple[Lesson, int], ...]:
    """Every step of every lesson."""
    from euchre.lessons.course import CHAPTERS

    lessons = (one for chapter in CHAPTERS for one in chapter.lessons)
    return tuple((one, at) for one in lessons for at in range(len(one.steps)))
