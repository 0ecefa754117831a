"""Advice in a terminal: what an expert would do there, and what every choice promises."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from euchre import terminal
from euchre.__main__ import main
from euchre.advice import in_lines
from euchre.ai.adviser import advise
from euchre.ai.bot import Bot, Thinking
from euchre.ai.levels import bot
from euchre.engine.seats import Seat
from euchre.engine.view import View
from euchre.notation.reading import read_record
from euchre.terminal import Terminal
from tests.ai.test_terminal import DEALT, Person

BIDDING = "nostick 0-0 W TdJdTcQcAc/Ts9hJhQdAd/JsKsAh9cJc/9sQsThKhKc AsQh9dKd | p"


def test_every_choice_has_a_line_with_the_advised_one_first() -> None:
    record = read_record(BIDDING)
    choice = advise(record, "1")
    advice, heads, *lines, _, _ = in_lines(choice, record.position)
    assert ["points", "game"] == heads.split()
    assert len(choice.because.options) == len(lines) == 3
    assert lines[0].split()[0] == advice.split(":")[0]
    assert "best" in lines[0]
    assert 2 == sum("euchred" in line for line in lines)  # a pass can't be


def test_where_there_is_no_choice_there_are_no_numbers() -> None:
    last = read_record(BIDDING)
    while any(len(holding) > 1 for holding in last.position.holdings):
        last = last.then(advise(last, "1").action)
    assert 1 == len(list(in_lines(advise(last, "1"), last.position)))


def test_a_hint_at_the_table_has_the_numbers() -> None:
    person = Person(["hint"])
    person.sits(DEALT)
    assert any(line.startswith("Averages over ") for line in person.heard)


def test_a_hand_so_far_can_be_analysed(capsys: pytest.CaptureFixture[str]) -> None:
    """The table as the one sees it who is to act, and the same figures for the same seed."""
    assert 0 == main(["analyse", BIDDING])
    told = capsys.readouterr().out
    assert "your cards:   Qs 9s  Kh Th  Kc" in told
    assert "Averages over " in told
    main(["analyse", BIDDING])
    assert told == capsys.readouterr().out


@pytest.mark.parametrize(
    "orders",
    [
        *(["analyse"], ["analyse", "x"], ["analyse", f"{BIDDING} x"]),
        *(["play", "--levels", "genius"], ["play", "--levels", "club,club"]),
    ],
)
def test_what_can_not_be_analysed_or_seated_is_told_in_one_line(
    orders: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(orders)
    told = capsys.readouterr()
    assert ("", 1) == (told.out, told.err.count("\n"))


def test_a_hand_that_is_over_has_nothing_to_choose(capsys: pytest.CaptureFixture[str]) -> None:
    passed = "nostick 0-0 W TdJdTcQcAc/Ts9hJhQdAd/JsKsAh9cJc/9sQsThKhKc AsQh9dKd | p p p p p p p p"
    assert 2 == main(["analyse", passed])
    assert "over" in capsys.readouterr().err


@dataclass
class Noting(Bot):
    """A player of the club who notes who is asked, and how well he was to play."""

    level: str
    asked: set[tuple[Seat, str]]

    def think(self, view: View, random: Random) -> Thinking:
        self.asked.add((view.seat, self.level))
        return bot("club").think(view, random)


@pytest.mark.parametrize("seat", [Seat.S, Seat.E])
def test_levels_are_seated_from_the_persons_left_on(
    seat: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever sits elsewhere has the same neighbours: left, partner, right."""
    asked: set[tuple[Seat, str]] = set()
    monkeypatch.setattr(terminal, "bot", lambda level: Noting(level, asked))
    levels = ("hard", "beginner", "expert")
    Terminal(DEALT, seat, input, lambda _: None, auto=True, levels=levels).play()
    assert {*zip(seat.left.round_from, levels), (seat, "club")} == asked
