"""Lines read by a person, with what they say put down by hand."""

from __future__ import annotations

import re
from typing import Final

import pytest

from euchre.engine.actions import Action, Call, Discard, OrderUp, Pass, Play
from euchre.engine.cards import Card, Suit, cards
from euchre.engine.deal import Deal
from euchre.engine.position import Contract, Mark, Phase, Position, Table, Trick
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.scoring import Outcome, Result, outcome
from euchre.engine.seats import Seat, Side
from euchre.notation import pen
from euchre.notation.pen import read_deal, read_position, read_record, read_rules, write
from euchre.notation.writing import write_action

LINE: Final = "N AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc Ks9s9hQd"

DEAL: Final = Deal(
    dealer=Seat.N,
    holdings=(
        cards("AsThKhAhTd"),
        cards("JhQhAd9cJc"),
        cards("JsQsTcKcAc"),
        cards("Ts9dJdKdQc"),
    ),
    upcard=Card.parse("Ks"),
    kitty=cards("9s9hQd"),
)

ALONE: Final = f"- 3-7 {LINE} | p o* | QcTh9c KdTdAd Qh9dAh AsJcTs JhJdKh =0-2"
"""South alone in spades: euchred, as the left bower takes his ace of trumps."""

MARCH: Final = (
    f"to11,nostick 3-7 {LINE} | p p p o -Tc | KdTdAdQs JsTsAsJc AcQcTh9c Ks9dKhJh KcJdAhQh =2-0"
)
"""North picks up the king of spades, ruffs the first diamond and takes all five tricks."""


def plays(text: str) -> tuple[Action, ...]:
    return tuple(map(Play, cards(text.replace(" ", ""))))


def test_a_deal_tells_the_dealer_the_holdings_and_the_kitty() -> None:
    assert DEAL == read_deal(LINE)
    assert LINE == write(DEAL)


@pytest.mark.parametrize(
    ("line", "rules"),
    [
        ("-", Rules()),
        ("nostick", Rules(stick=False)),
        ("to5", Rules(target=5)),
        ("to11,nostick", Rules(target=11, stick=False)),
        ("to99", Rules(target=99)),
    ],
)
def test_rules_tell_what_differs_from_the_defaults(line: str, rules: Rules) -> None:
    assert rules == read_rules(line)
    assert line == write(rules)


@pytest.mark.parametrize(("told", "line"), [("to10", "-"), ("nostick,to11", "to11,nostick")])
def test_rules_in_other_words_are_read_and_written_in_their_own(told: str, line: str) -> None:
    assert line == write(read_rules(told))


def test_a_position_of_a_loner_in_the_middle_of_a_trick() -> None:
    """South is alone, North sits out with six cards, West has led the queen of hearts."""
    line = "AsKhAh/JhJc/JsQsKsTcKcAc/Ts9dJd N Ks+9s9hQd Ss* W:Qh 0-2 3-7 -"
    expected = Position(
        rules=Rules(),
        score=(3, 7),
        dealer=Seat.N,
        holdings=(cards("AsKhAh"), cards("JhJc"), cards("JsQsKsTcKcAc"), cards("Ts9dJd")),
        table=Table(Card.parse("Ks"), Mark.TAKEN, cards("9s9hQd")),
        phase=Phase.PLAY,
        turn=Seat.E,
        contract=Contract(Seat.S, Suit.SPADES, (Seat.S,)),
        trick=Trick(Seat.W, cards("Qh")),
        taken=(0, 2),
    )
    assert expected == read_position(line)
    assert line == write(expected)


def test_the_same_position_written_less_tidily() -> None:
    """The cards of a holding and of the kitty in another order."""
    tidy = "AsKhAh/JhJc/JsQsKsTcKcAc/Ts9dJd N Ks+9s9hQd Ss* W:Qh 0-2 3-7 -"
    line = "AsKhAh/JhJc/KsJsQsTcKcAc/Ts9dJd N Ks+9h9sQd Ss* W:Qh 0-2 3-7 -"
    assert tidy == write(read_position(line))


@pytest.mark.parametrize(
    ("fields", "phase", "turn"),
    [
        ("N Ks9s9hQd - E 0-0 3-7 -", Phase.ORDER, Seat.E),
        ("N Ks9s9hQd - N 0-0 3-7 -", Phase.ORDER, Seat.N),
        ("N Ksxx - S 0-0 3-7 -", Phase.ORDER, Seat.S),
        ("N Ks~9s9hQd - W 0-0 3-7 -", Phase.CALL, Seat.W),
        ("N Ks~9s9hQd - . 0-0 3-7 nostick", Phase.OVER, None),
        ("N Ks~9s9hQd Eh E: 0-0 3-7 -", Phase.PLAY, Seat.E),
        ("N Ks~9s9hQd Nd* E: 0-0 3-7 -", Phase.PLAY, Seat.E),
        ("N Ks~9s9hQd Wd* S: 0-0 3-7 -", Phase.PLAY, Seat.S),
    ],
)
def test_five_cards_each_in_every_phase(fields: str, phase: Phase, turn: Seat | None) -> None:
    """The up-card's mark and the turn tell the phase: nothing is guessed."""
    line = f"AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc {fields}"
    position = read_position(line)
    assert (phase, turn) == (position.phase, position.turn)
    assert DEAL.holdings == position.holdings
    assert line == write(position)


def test_a_dealer_who_has_to_discard_holds_six_cards() -> None:
    line = "AsThKhAhTd/JhQhAd9cJc/JsQsKsTcKcAc/Ts9dJdKdQc N Ks+9s9hQd Es N?discard 0-0 0-0 -"
    position = read_position(line)
    assert (Phase.DISCARD, Seat.N) == (position.phase, position.turn)
    assert cards("JsQsKsTcKcAc") == position.holding(Seat.N)
    assert line == write(position)


def test_what_the_dealer_put_down_stands_behind_the_kitty() -> None:
    line = "AsThKhAhTd/JhQhAd9cJc/JsQsKsKcAc/Ts9dJdKdQc N Ks+9s9hQd-Tc Es E: 0-0 0-0 -"
    position = read_position(line)
    assert Table(Card.parse("Ks"), Mark.TAKEN, cards("9s9hQd"), cards("Tc")) == position.table
    assert line == write(position)


def test_a_hand_that_is_over_has_no_cards_left_but_the_idle_ones() -> None:
    line = "-/-/JsQsKsTcKcAc/- N Ks+9s9hQd Ss* . 2-3 3-7 -"
    position = read_position(line)
    assert ((), (), cards("JsQsKsTcKcAc"), ()) == position.holdings
    assert Outcome(Result.EUCHRED, Side.EW, 2, alone=True) == outcome(position)
    assert line == write(position)


def test_a_record_of_a_loner_who_is_euchred() -> None:
    """R64: three cards a trick; the points behind the last trick are checked."""
    tricks = "QcTh9c KdTdAd Qh9dAh AsJcTs JhJdKh"
    expected = Record.of(Rules(), DEAL, (3, 7), (Pass(), OrderUp(alone=True), *plays(tricks)))
    assert expected == read_record(ALONE)
    assert ALONE == write(expected)
    assert (2, 3) == expected.position.taken
    assert (0, 2) == outcome(expected.position).pair


def test_a_record_with_a_discard_and_a_march() -> None:
    calls = (Pass(), Pass(), Pass(), OrderUp(), Discard(Card.parse("Tc")))
    tricks = "KdTdAdQs JsTsAsJc AcQcTh9c Ks9dKhJh KcJdAhQh"
    expected = Record.of(Rules(target=11, stick=False), DEAL, (3, 7), (*calls, *plays(tricks)))
    assert expected == read_record(MARCH)
    assert MARCH == write(expected)
    assert (5, 0) == expected.position.taken


def test_a_record_of_a_hand_passed_out() -> None:
    """R37: no points."""
    line = f"nostick 0-0 {LINE} | p p p p p p p p =0-0"
    assert Record.of(Rules(stick=False), DEAL, actions=[Pass()] * 8) == read_record(line)
    assert line == write(read_record(line))


@pytest.mark.parametrize(
    ("calls", "actions"),
    [
        ("", ()),
        (" | p", (Pass(),)),
        (" | o", (OrderUp(),)),
        (" | p p p p h*", (*[Pass()] * 4, Call(Suit.HEARTS, alone=True))),
        (" | p p p p p p p c", (*[Pass()] * 7, Call(Suit.CLUBS))),
        (" | p p p p d | QcTh", (*[Pass()] * 4, Call(Suit.DIAMONDS), *plays("QcTh"))),
    ],
)
def test_a_record_of_a_hand_that_is_not_over_simply_stops(
    calls: str, actions: tuple[Action, ...]
) -> None:
    line = f"- 9-9 {LINE}{calls}"
    assert Record.of(Rules(), DEAL, (9, 9), actions) == read_record(line)
    assert line == write(read_record(line))


def test_a_record_from_a_composed_position_begins_with_an_at_sign() -> None:
    """East finishes the trick that West has begun; the calls are left empty."""
    start = "AsKhAh/JhJc/JsQsKsTcKcAc/Ts9dJd N Ks+9s9hQd Ss* W:Qh 0-2 3-7 -"
    line = f"@ {start} | | 9dAh AsJcTs JhJdKh =0-2"
    expected = Record.composed(read_position(start), plays("9dAh AsJcTs JhJdKh"))
    assert expected == read_record(line)
    assert line == write(expected)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Pass(), "p"),
        (OrderUp(), "o"),
        (OrderUp(alone=True), "o*"),
        (Call(Suit.SPADES), "s"),
        (Call(Suit.CLUBS, alone=True), "c*"),
        (Discard(Card.parse("9d")), "-9d"),
        (Play(Card.parse("Th")), "Th"),
    ],
)
def test_an_action_has_its_word(action: Action, text: str) -> None:
    assert text == write_action(action)


def test_the_grammars_own_examples_are_spelt_as_the_writer_spells_them() -> None:
    """What a newcomer reads first must be true to the letter."""
    examples = dict(re.findall(r"^    (\w+) +(.+)$", pen.__doc__ or "", re.MULTILINE))
    assert {"deal", "position", "record", "rules"} == set(examples)
    for name, reader in (("deal", read_deal), ("position", read_position), ("rules", read_rules)):
        thing = reader(examples[name])
        assert isinstance(thing, Deal | Position | Rules)
        assert examples[name] == write(thing)
