"""A game in the terminal: what a person may write, and what the table answers."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence

import pytest

from euchre.__main__ import main
from euchre.engine.actions import Call, Discard, OrderUp, Pass, Play
from euchre.engine.cards import Card, Suit
from euchre.engine.errors import EuchreError
from euchre.engine.game import Game
from euchre.engine.position import Phase
from euchre.engine.rules import Rules
from euchre.engine.seats import Seat
from euchre.terminal import Terminal, read_action

DEALT = Game.new(Rules(), "7")


class Person:
    """Someone who says these lines and then leaves; every line of the table is kept."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = list(lines)
        self.heard: list[str] = []

    def read(self, prompt: str) -> str:
        if not self._lines:
            raise EOFError
        self.heard.append(prompt + self._lines[0])
        return self._lines.pop(0)

    def sits(self, game: Game, seat: Seat = Seat.S) -> Terminal:
        terminal = Terminal(game, seat, self.read, self.heard.append)
        terminal.play()
        return terminal


def first_decision(phase: Phase, seat: Seat = Seat.S) -> Game:
    """A game in which the person's first decision falls into that phase."""
    for seed in range(400):
        game = Game.new(Rules(), str(seed))
        if Person([]).sits(game, seat).game.position.phase is phase:
            return game
    raise AssertionError(phase)


@pytest.mark.parametrize(
    ("words", "phase", "action"),
    [
        ("pass", Phase.ORDER, Pass()),
        ("order", Phase.ORDER, OrderUp()),
        ("order alone", Phase.ORDER, OrderUp(alone=True)),
        ("pick up", Phase.ORDER, OrderUp()),
        ("assist alone", Phase.ORDER, OrderUp(alone=True)),
        ("call h", Phase.CALL, Call(Suit.HEARTS)),
        ("call spades alone", Phase.CALL, Call(Suit.SPADES, alone=True)),
        ("jh", Phase.PLAY, Play(Card.parse("Jh"))),
        ("10h", Phase.PLAY, Play(Card.parse("Th"))),
        ("play 9c", Phase.PLAY, Play(Card.parse("9c"))),
        ("9c", Phase.DISCARD, Discard(Card.parse("9c"))),
        ("discard td", Phase.DISCARD, Discard(Card.parse("Td"))),
    ],
)
def test_a_line_is_read_as_an_action(words: str, phase: Phase, action: object) -> None:
    assert read_action(words, phase) == action


@pytest.mark.parametrize("words", ["alone", "call", "call x", "1h", "jhh", "j", "pass alone", "♥"])
def test_a_line_that_means_nothing_is_refused(words: str) -> None:
    with pytest.raises(EuchreError, match="can't be read"):
        read_action(words, Phase.PLAY)


def test_an_illegal_card_says_why_and_the_question_stands() -> None:
    game = first_decision(Phase.PLAY)
    held = Person([]).sits(game).game.position.holding(Seat.S)
    strange = next(card for card in map(Card.parse, ("9s", "Ah")) if card not in held)
    person = Person([strange.text])
    assert person.sits(game).game == Person([]).sits(game).game
    assert any("don't hold" in line for line in person.heard)


def test_a_wrong_moment_says_so() -> None:
    person = Person(["pass"])
    person.sits(first_decision(Phase.PLAY))
    assert "That can't be done now." in person.heard


def test_the_person_orders_up_and_plays_on() -> None:
    terminal = Person(["order alone"]).sits(first_decision(Phase.ORDER))
    contract = terminal.game.position.contract
    assert contract is not None
    assert (contract.maker, contract.alone) == (Seat.S, (Seat.S,))


def test_undo_goes_back_to_the_last_decision() -> None:
    game = first_decision(Phase.ORDER)
    before = Person([]).sits(game).game
    person = Person(["order", "undo"])
    assert person.sits(game).game == before
    assert "Taken back." in person.heard


def test_there_is_nothing_to_undo_at_first() -> None:
    person = Person(["undo"])
    person.sits(DEALT)
    assert "There is nothing to take back." in person.heard


def test_a_hint_names_an_action_and_its_ground() -> None:
    person = Person(["hint"])
    person.sits(first_decision(Phase.ORDER))
    hint = person.heard[person.heard.index("> hint") + 1]
    assert hint.split(":")[0] in ("Pass", "Order up", "Assist", "Pick up")


def test_help_shows_what_can_be_written_and_done() -> None:
    person = Person(["?"])
    person.sits(first_decision(Phase.ORDER))
    assert any("back to your last decision" in line for line in person.heard)
    assert any(line.startswith("You may: pass, ") for line in person.heard)


@pytest.mark.parametrize("lines", [[], ["quit"], ["", "quit"]])
def test_leaving_ends_cleanly(lines: list[str]) -> None:
    person = Person(lines)
    person.sits(DEALT)
    assert person.heard[-1] == "You leave the table."


def test_any_seat_can_be_taken() -> None:
    terminal = Person([]).sits(DEALT, Seat.N)
    assert terminal.game.position.turn is Seat.N


def test_the_table_shows_only_ones_own_cards() -> None:
    person = Person([])
    now = person.sits(first_decision(Phase.ORDER)).game.position
    hidden = {card.text for seat in (Seat.W, Seat.N, Seat.E) for card in now.holding(seat)}
    shown = {word.strip(".,") for line in person.heard for word in line.split()}
    assert not hidden & shown
    assert {card.text for card in now.holding(Seat.S)} <= shown


def test_a_watched_game_is_played_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--auto", "--seed", "3", "--rules", "nostick,to5"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].startswith("The game is over: ")


def test_the_same_seed_plays_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    main(["play", "--auto", "--seed", "x", "--rules", "to5"])
    first = capsys.readouterr().out
    main(["play", "--auto", "--seed", "x", "--rules", "to5"])
    assert capsys.readouterr().out == first


@pytest.mark.parametrize(
    "orders",
    [
        [],
        ["dance"],
        ["play", "--rules", "tojours"],
        ["play", "--rules", "to5,to7"],
        ["play", "--seat", "Q"],
        ["play", "--deals", "3"],
        ["arena", "club"],
        ["arena", "club", "wizard"],
        ["arena", "club", "random", "--deals", "0"],
        ["arena", "club", "random", "--deals", "many"],
    ],
)
def test_an_order_that_can_not_be_followed_is_told_in_one_line(
    orders: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(orders) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert told.err.startswith("euchre: ")


def test_the_program_runs_as_a_module_and_survives_the_end_of_input() -> None:
    orders = [sys.executable, "-m", "euchre", "play", "--seed", "7"]
    done = subprocess.run(orders, input="order\n?\n", capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("You leave the table.\n")


def test_the_arena_prints_its_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "club", "random", "--deals", "4", "--processes", "1"]) == 0
    assert "4 deals played twice" in capsys.readouterr().out
