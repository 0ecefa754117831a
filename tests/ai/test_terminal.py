"""A game in the terminal: what a person may write, and what the table answers."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import get_args

import pytest

from euchre.__main__ import main
from euchre.ai.random_player import RandomPlayer
from euchre.engine.actions import Action, LayDown, Redeal
from euchre.engine.cards import Card, Suit
from euchre.engine.game import Game
from euchre.engine.judge import reneges
from euchre.engine.option_kinds import OneOf
from euchre.engine.options import OPTIONS
from euchre.engine.position import Ending, Phase
from euchre.engine.presets import PRESETS, Preset
from euchre.engine.record import Record
from euchre.engine.rules import Rules, from_codes
from euchre.engine.seats import SEATS, Seat
from euchre.engine.view import view
from euchre.notation.pen import read_position
from euchre.notation.writing import write_action
from euchre.terminal import Terminal
from tests.ai.seats import deals, said
from tests.ai.test_commands import in_words

W = Seat.W
HOUSE = Rules()
DEALT = Game.new(HOUSE, "7")


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


def first_decision(phase: Phase, seat: Seat = Seat.S, rules: Rules = HOUSE) -> Game:
    """A game in which the person's first decision falls into that phase."""
    for seed in range(2000):
        game = Game.new(rules, str(seed))
        if Person([]).sits(game, seat).game.position.phase is phase:
            return game
    raise AssertionError(phase)


def at(record: Record) -> Game:
    """A game that stands in the midst of this hand."""
    return Game(record.rules, "one hand", (record,))


class Chancer:
    """Someone who says anything that is legal, in words or letters, to the end of the game."""

    def __init__(self, say: Callable[[Action], str], first: Sequence[str] = ()) -> None:
        self._say, self._random, self._first = say, Random("chancer"), list(first)
        self.heard: list[str] = []
        self.terminal: Terminal | None = None
        self.done: set[type] = set()

    def read(self, _: str) -> str:
        assert self.terminal is not None
        if self._first:
            return self._first.pop(0)
        game, seat = self.terminal.game, self.terminal.seat
        if game.position.turn is not seat:
            return "7"  # the pack is to be cut
        action = RandomPlayer().choose(view(game.record, seat), self._random).action
        self.done.add(type(action))
        return self._say(action)

    def plays(self, game: Game, seat: Seat = Seat.S) -> Game:
        self.terminal = Terminal(game, seat, self.read, self.heard.append)
        self.terminal.play()
        return self.terminal.game


def test_an_illegal_card_says_why_and_the_question_stands() -> None:
    game = first_decision(Phase.PLAY)
    held = Person([]).sits(game).game.position.holding(Seat.S)
    strange = next(card for card in map(Card.parse, ("9s", "Ah")) if card not in held)
    person = Person([strange.text])
    assert person.sits(game).game == Person([]).sits(game).game
    assert any("don't hold" in line for line in person.heard)


def test_a_wrong_moment_says_what_is_due() -> None:
    person = Person(["pass"])
    person.sits(first_decision(Phase.PLAY))
    assert "Trump is made: play a card." in person.heard


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


# Every house's table


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
@pytest.mark.parametrize("say", [write_action, in_words])
def test_a_person_plays_whole_games_by_every_preset(
    preset: Preset, say: Callable[[Action], str]
) -> None:
    for seat in SEATS:
        person = Chancer(say)
        game = person.plays(Game.new(preset.rules, seat.name), seat)
        assert game.winner is not None
        assert person.heard[-1].startswith("The game is over: ")
        assert not [line for line in person.heard if "can't" in line]


HOUSES = (
    *(f"{code},to5" for option in OPTIONS if isinstance(option, OneOf) for _, code in option.codes),
    *("pack25,benny-sees,to5", "alone-later,alone-either,to5", "defend-any,defend4,to5"),
)


@pytest.mark.parametrize("codes", HOUSES)
def test_a_person_plays_by_every_option(codes: str) -> None:
    rules = from_codes(code for code in codes.split(",") if code)
    game = Chancer(write_action).plays(Game.new(rules, codes), Seat.N)
    assert game.winner is not None


def test_a_person_can_do_all_that_there_is_to_do() -> None:
    """But lay down and ask for a new deal: few cards allow that."""
    done: set[type] = set()
    for codes in ("may-leave,alone-later,defend-any,to5", "bottoms-free,best,to5"):
        for seed in range(12):
            person = Chancer(in_words)
            person.plays(Game.new(from_codes(codes.split(",")), str(seed)))
            done |= person.done
    assert done == set(get_args(Action)) - {LayDown, Redeal}


def test_a_dealer_who_names_trump_blind_does_not_see_his_cards() -> None:
    rules = Rules(deck=25)
    person = Person(["h"])
    terminal = person.sits(first_decision(Phase.NAME, rules=rules))
    assert "  your cards:   face down" in person.heard[: person.heard.index("> h")]
    assert "Jo" in person.heard[-3]
    contract = terminal.game.position.contract
    assert contract is not None
    assert (contract.maker, contract.suit) == (Seat.S, Suit.HEARTS)


def test_no_trump_is_shown_as_such() -> None:
    deal = next(deals(Seat.N, "9h", S="AsAhAdAcTd"))
    person = Person(["n"])
    person.sits(at(Record.of(Rules(no_trump=True), deal, (0, 0), said("p p p p p"))))
    assert any("no trump, called by You" in line for line in person.heard)


def test_who_plays_alone_and_who_defends_alone_is_shown() -> None:
    rules = Rules(alone_when="before_lead", alone_who="maker_side", defend_alone="any")
    deal = next(deals(Seat.E, "9s", S="JhJdAhKhAs"))
    person = Person([])
    person.sits(at(Record.of(rules, deal, (0, 0), said("p p p p p p h w a x"))))
    told = "made by North, played by You alone, West defends alone"
    assert any(told in line for line in person.heard)


def test_a_new_deal_is_asked_for() -> None:
    """R91."""
    rules = Rules(nine_ten=True)
    deal = next(deals(Seat.E, "Kh", S="9s9cTsTcTd", E="Kd"))
    terminal = Person(["r"]).sits(at(Record.of(rules, deal, (0, 0), said("p o -Kd"))))
    assert terminal.game.hands[0].position.ended == (Ending.REDEAL, Seat.S)


def test_nobody_is_asked_where_there_is_nothing_to_choose() -> None:
    """In turn everybody is asked whether he keeps his cards."""
    rules = Rules(nine_ten=True, bottoms="any")
    deal = next(deals(Seat.N, "Kh", S="AsKsQsAdTd", E="AhKcQcAcTc"))
    person = Person([])
    assert person.sits(at(Record.of(rules, deal))).game.position.phase is Phase.ORDER
    assert not [line for line in person.heard if line.startswith("Change three")]


@pytest.mark.parametrize("how", ["first-jack", "first-black"])
def test_the_draw_for_the_first_dealer_is_told(how: str) -> None:
    """R11, R12."""
    person = Person([])
    person.sits(Game.new(from_codes([how]), "draw"))
    assert person.heard[0].startswith("The first to get a jack deals: ")
    assert "jack of" in person.heard[0]


def test_the_person_on_the_dealers_right_may_cut() -> None:
    """R15."""
    rules = Rules(cut=True)
    seed = next(seed for seed in map(str, range(40)) if Game.new(rules, seed).position.dealer is W)
    uncut, cut = Game.new(rules, seed), Game.new(rules, seed, W, cut_at=7)
    assert uncut.hands[0].start == Person([""]).sits(uncut).game.hands[0].start
    person = Person(["x", "3", "21", "7"])
    assert cut.hands[0].start == person.sits(uncut).game.hands[0].start
    assert person.heard.count("Write a number from 4 to 20, or nothing.") == 3


@pytest.mark.parametrize("seat", [Seat.W, Seat.N, Seat.E])
def test_nobody_else_is_asked_to_cut(seat: Seat) -> None:
    rules = Rules(cut=True)
    seed = next(seed for seed in map(str, range(40)) if Game.new(rules, seed).position.dealer is W)
    person = Person([])
    person.sits(Game.new(rules, seed), seat)
    assert not [line for line in person.heard if "cut" in line]


def test_laying_down_is_refused_while_it_is_not_sure() -> None:
    game = first_decision(Phase.PLAY)
    person = Person(["L"])
    assert person.sits(game).game == Person([]).sits(game).game


def test_a_sure_sweep_is_laid_down() -> None:
    """R97: the right bower is the last card."""
    last = read_position("Jh/Tc/Qd/Td E 9s~xx Sh S: 2-2 0-0 -")
    terminal = Person(["lay down"]).sits(at(Record.composed(last)))
    assert terminal.game.hands[0].position.ended == (Ending.LAY_DOWN, Seat.S)


# A renege (D12)


def reneging() -> tuple[Game, Card]:
    """A game in which the person may renege at once, and a card that does."""
    for seed in range(400):
        game = Game.new(Rules(renege="penalty"), str(seed))
        now = Person([]).sits(game).game.position
        if now.phase is Phase.PLAY:
            card = next((card for card in now.holding(Seat.S) if reneges(now, card)), None)
            if card:
                return game, card
    raise AssertionError


def test_a_renege_can_be_taken_back_at_once() -> None:
    game, card = reneging()
    person = Person([card.text, "back"])
    assert person.sits(game).game == Person([]).sits(game).game
    assert "Taken back." in person.heard


def test_a_renege_that_is_let_stand_comes_out() -> None:
    game, card = reneging()
    person = Chancer(write_action, first=[card.text, ""])
    person.plays(game)
    assert any("reneged" in line for line in person.heard)


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
        ["dance"],
        ["play", "--rules", "tojours"],
        ["play", "--rules", "to5,to7"],
        ["play", "--rules", "pack25,no-trump"],
        ["play", "--seat", "Q"],
        ["play", "--dealer", "N"],
        ["play", "--rules", "choose", "--dealer", "Q"],
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


def test_without_an_order_the_program_says_what_can_be_asked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    words = told.out.split()
    assert {"play", "arena", *(preset.key for preset in PRESETS)} <= set(words)
    for option in OPTIONS:
        if isinstance(option, OneOf):
            assert {code for _, code in option.codes if code} <= set(words)


def test_a_preset_can_be_named_for_a_game_and_for_the_arena(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for written in ("british", " British", "pack25, TO11,nostick,defend-lone,defend4"):
        assert main(["play", "--auto", "--seed", "3", "--rules", written]) == 0
        assert "joker" in capsys.readouterr().out
    orders = ["arena", "club", "random", "--deals", "4", "--processes", "1"]
    assert main([*orders, "--rules", "kitchen_table"]) == 0
    assert main([*orders, "--rules", "kitchen_parlour"]) == 2


def test_the_first_dealer_can_be_chosen_where_the_rules_say_so(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """R13."""
    order = ["play", "--auto", "--seed", "3", "--rules", "choose,to1", "--dealer", "e"]
    assert main(order) == 0
    assert "East deals and turns up" in capsys.readouterr().out.split("Hand 2")[0]
