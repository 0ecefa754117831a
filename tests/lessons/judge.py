"""What the adviser thinks of the lessons' answers: python -m tests.lessons.judge [worlds] [key]."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from euchre.ai.bot import Option
from euchre.ai.search import Depth, Searcher
from euchre.engine.view import view
from euchre.lessons.course import CHAPTERS
from euchre.lessons.lesson import Ask
from euchre.lessons.question import DECIDED, Question, answer_of

WORLDS: Final = 2000
SURE: Final = 2.0
"""Standard errors beyond which one answer is better than another."""
CLOSE: Final = 0.1
"""Points within which an answer is as good as another."""
CLEAR: Final = 0.2
"""Points by which a wrong answer should be worse, so that a better player still finds it so."""
ABOUT: Final = 0.15
"""Points by which a figure in the prose may be off, as it is rounded and by chance."""
GAMES: Final = 2
"""Games of a hundred by which a chance in the prose may be off."""
A_POINT: Final = 0.07
"""What a point is worth in chances to win, early in a game."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A step that asks for a decision, with what the adviser's search makes of each answer."""

    name: str
    step: Ask
    question: Question
    options: tuple[Option, ...]  # the best first
    wins: bool  # whether the score matters

    def worth(self, option: Option) -> float:
        """Points, or what a chance to win is in points where the score matters."""
        return option.wins / A_POINT if self.wins else option.points

    def error(self, option: Option) -> float:
        """The standard error of an option's distance to the best."""
        return option.error / A_POINT if self.wins else option.error

    def gap(self, option: Option) -> float:
        """By how much an option is worse than the best."""
        return self.worth(self.options[0]) - self.worth(option)

    def of(self, answers: Sequence[str]) -> list[Option]:
        return [one for one in self.options if answer_of(one.action) in answers]

    @property
    def wrong(self) -> list[Option]:
        graded = (*self.question.right, *self.question.weak)
        return [one for one in self.options if answer_of(one.action) not in graded]


def decisions(key: str = "") -> Iterator[tuple[str, Ask, Question]]:
    """Every step that asks what to do, with its name; of one lesson, if its key is given."""
    for lesson in (lesson for chapter in CHAPTERS for lesson in chapter.lessons):
        for at, step in enumerate(lesson.steps, start=1):
            if isinstance(step, Ask) and step.kind in DECIDED and key in ("", lesson.key):
                yield f"{lesson.key}-{at}", step, step.question()


def judged(name: str, step: Ask, question: Question, worlds: int) -> Judged:
    """A step with its figures, every answer tried in all the worlds."""
    assert question.record is not None  # a decision is about a hand
    shown = view(question.record, question.record.position.acting())
    wins = shown.score != (0, 0)
    depth = Depth(worlds, wins=wins, clear=99.0, alone=0.0)
    options = Searcher(depth).choose(shown, Random("lessons")).because.options
    best_first = sorted(options, key=lambda one: one.wins if wins else one.points, reverse=True)
    return Judged(name, step, question, tuple(best_first), wins)


def doubts(one: Judged) -> Iterator[str]:
    """What does not fit: an answer that is graded too well or too badly, a figure in the prose."""
    for option in one.of(one.question.right):
        if one.gap(option) > max(CLOSE, SURE * one.error(option)):
            yield f"{answer_of(option.action)} is not the best"
    for option in one.wrong:
        if one.gap(option) < CLEAR:
            yield f"{answer_of(option.action)} is hardly worse"
    for figure in figures(one.step):
        if not any(abs(option.points - figure) < ABOUT for option in one.options):
            yield f"no answer brings {figure:+.1f}"
    for games in map(int, re.findall(r"(\d+) of 100", one.step.right)):
        if not any(abs(option.wins * 100 - games) < GAMES for option in one.options):
            yield f"no answer wins {games} games of 100"


def figures(step: Ask) -> Iterator[float]:
    """The points a hand that a step's prose names, such as +0.4 and −1.1."""
    for text in (step.text, step.right, step.help, *step.wrong.values()):
        for found in re.findall(r"[+−]\d+\.\d", text):
            yield float(found.replace("−", "-"))


def told(one: Judged) -> str:
    """A line for a step: each answer's points (or chances to win), = for right, ~ for weak."""
    signs = dict.fromkeys(one.question.weak, "~") | dict.fromkeys(one.question.right, "=")
    parts = []
    for option in one.options:
        answer = answer_of(option.action)
        worth = f"{option.wins:.3f}" if one.wins else f"{option.points:+.2f}"
        error = option.error if one.wins else one.error(option)
        parts.append(f"{signs.get(answer, '')}{answer} {worth}±{error:.2f}")
    return f"{one.name:24} {'  '.join(parts)}"


def main(worlds: int, key: str) -> int:
    """Print every decision; the number of doubts."""
    count = 0
    for name, step, question in decisions(key):
        one = judged(name, step, question, worlds)
        print(told(one), flush=True)
        for doubt in doubts(one):
            print(f"{'':24} ! {doubt}")
            count += 1
    print(f"{count} doubts")
    return count


if __name__ == "__main__":
    given = sys.argv[1:]
    numbers = [int(one) for one in given if one.isdecimal()]
    keys = [one for one in given if not one.isdecimal()]
    sys.exit(main((numbers or [WORLDS])[0], (keys or [""])[0]) > 0)
