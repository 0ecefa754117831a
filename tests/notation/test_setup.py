"""An arrangement that can't be: each fault is found, and told in the part that it lies in."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.engine.cards import PACK, Card, Suit, cards
from euchre.engine.errors import EuchreError
from euchre.engine.position import Contract, Mark, Phase, Position, Table, Trick
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat
from euchre.engine.setup import Setup
from euchre.notation.pen import NotationError, read_position, write
from tests.notation.lines import positions
from tests.notation.refused import HELD, LATE
from tests.rules.hands import law

SIX: Final = "AsThKhAhTd/JhQhAd9cJc/JsQsKsTcKcAc/Ts9dJdKdQc"
"""Five cards each, and North has taken the king of spades up."""

LAID: Final = "-/-/JsQsKsTcKcAc/-"
"""What is left of a hand that South played alone."""

FAULTS: Final = (
    (
        f"{LATE} N Ks+9s9hQd Ss* W:Qh 0-2 ^10-7 -",
        "score",
        "10 points can't be: the game goes to 10",
    ),
    (f"{LATE} N Ks+9s9hQd Ss* W:Qh 0-2 ^3-7 to7", "score", "7 points can't be: the game goes to 7"),
    (f"{LATE} N Ks+9s9hQd Ss* W:Qh ^3-3 3-7 -", "tricks", "3-3: a hand has 5 tricks"),
    (f"{LAID} N Ks+9s9hQd Ss* . ^2-2 3-7 -", "tricks", "ends after the fifth trick"),
    (f"{LAID} N Ks+9s9hQd Ss* ^W: 2-3 3-7 -", "turn", "nobody is to play"),
    (f"{HELD} N Ks9s9hQd - E ^1-0 0-0 -", "tricks", "before the first lead"),
    (f"{SIX} N Ks+9s9hQd Es N?discard ^0-1 0-0 -", "tricks", "before the first lead"),
    (
        "^AsAsAh/JhJc/JsQsKsTcKcAc/Ts9dJd N Ks+9s9hQd Ss* W:Qh 0-2 3-7 -",
        "holdings",
        "As stands in 2",
    ),
    (f"{LATE} N ^Ks+9s9hAs Ss* W:Qh 0-2 3-7 -", "table", "As stands in 2 places"),
    (f"{HELD} N ^Ks9s9hKs - E 0-0 3-7 -", "table", "Ks stands in 2 places"),
    (f"{LATE} N Ks+9s9hQd Ss* ^W:Kh 0-2 3-7 -", "turn", "Kh stands in 2 places"),
    (f"{LATE} N ^Ks+9s9h Ss* W:Qh 0-2 3-7 -", "table", "3 cards of the kitty lie face down, not 2"),
    (f"{HELD} N ^Ks+9s9hQd - E 0-0 0-0 -", "table", "it lies face up in the first round"),
    (f"{HELD} N ^Ks9s9hQd Es N?discard 0-0 0-0 -", "table", "taken it (+) when he discards"),
    (f"{HELD} N Ks~9s9hQd ^- E: 0-0 0-0 -", "contract", "nobody has made trump, yet it is no time"),
    (
        f"{HELD} N Ks+9s9hQd ^- N?discard 0-0 0-0 -",
        "contract",
        "nobody has made trump, yet it is no",
    ),
    (
        f"{HELD} N Ks~9s9hQd ^- . 0-0 3-7 -",
        "contract",
        "nobody has made trump, yet the hand is over",
    ),
    (f"{HELD} N Ks9s9hQd ^- . 0-0 3-7 nostick", "contract", "yet the hand is over"),
    (f"{HELD} N Ks9s9hQd ^Es E 0-0 0-0 -", "contract", "yet the players are still calling"),
    (f"{HELD} N Ks~9s9hQd ^Eh E 0-0 0-0 -", "contract", "yet the players are still calling"),
    (
        f"{HELD} N ^Ks9s9hQd Es E: 0-0 0-0 -",
        "table",
        "the up-card was taken (+) or turned down (~)",
    ),
    (
        f"{HELD} N Ks~9s9hQd ^Es E: 0-0 0-0 -",
        "contract",
        "s can't be trump when Ks was turned down",
    ),
    (
        f"{SIX} N Ks+9s9hQd ^Eh N?discard 0-0 0-0 -",
        "contract",
        "h can't be trump when Ks was taken",
    ),
    (
        f"{SIX} N Ks+9s9hQd Ss* ^N?discard 0-0 0-0 -",
        "turn",
        "a dealer who sits out does not discard",
    ),
    (f"{SIX} N Ks+9s9hQd Es ^W?discard 0-0 0-0 -", "turn", "N is asked for discard"),
    (f"{LATE} N Ks+9s9hQd Ss* ^N: 0-2 3-7 -", "turn", "N sits out and can't lead"),
    (f"{HELD} N Ks~9s9hQd Eh ^S: 0-0 0-0 -", "turn", "E leads to the first trick"),
    (f"{HELD} N Ks~9s9hQd Wd* ^N: 0-0 0-0 -", "turn", "S leads to the first trick"),
    (
        "AsKh/JhJc/JsQsKsTcKcAc/9dJd N Ks+9s9hQd Ss* ^W:QhTsAh 0-2 3-7 -",
        "turn",
        "a trick of 3 cards is complete",
    ),
    (f"^AsKh{LATE[6:]} N Ks+9s9hQd Ss* W:Qh 0-2 3-7 -", "holdings", "S holds 2 cards, not 3"),
    (f"^{LATE} N Ks+9s9hQd Ss* W: 0-2 3-7 -", "holdings", "W holds 2 cards, not 3"),
    (f"^{LATE} N Ks+9s9hQd Ss* W:Qh 1-2 3-7 -", "holdings", "S holds 3 cards, not 2"),
    (f"{SIX} N ^Ks9s9hQd - E 0-0 0-0 -", "table", "Ks stands in 2 places"),
    (f"^{HELD} N Ks+9s9hQd Es N?discard 0-0 0-0 -", "holdings", "N holds 5 cards, not 6"),
    (f"{LATE} N ^Ks+9s9hQd-Td Ss* W:Qh 0-2 3-7 -", "table", "put down, not 0"),
    (f"{SIX} N ^Ks+9s9hQd Es E: 0-0 0-0 -", "table", "0 cards put down, not 1"),
    (f"^{SIX[:-2]} N Ks+9s9hQd-Qc Es E: 0-0 0-0 -", "holdings", "N holds 6 cards, not 5"),
    (f"{HELD} N ^Ks+9s9hQd-Ks Es E: 0-0 0-0 -", "table", "Ks may not be put down again"),
    (
        f"^Ks{HELD[2:]} N Ks+9s9hQd-As Es E: 0-0 0-0 -",
        "holdings",
        "N took the up-card Ks, nobody else",
    ),
    (f"^{HELD} N Ks+xx-9s Es E: 0-0 0-0 -", "holdings", "N took the up-card Ks but has it not"),
    (
        "AsKhAh/JhJc/JsQsThTcKcAc/Ts9dJd N Ks+9s9hQd Ss* ^W:Ks 0-2 3-7 -",
        "turn",
        "only N can have played the up-card Ks",
    ),
    (
        "AsKhTd/JhJc/JsQsKsTcKcAc/TsAh N Ks+9s9hQd Ss* ^W:Qh9d 0-2 3-7 -",
        "turn",
        "E played 9d but holds Ah and had to follow",
    ),
    (
        "AsKhTd/JhQh/JsQsKsTcKcAc/TsAh N Ks+9s9hQd Ss* ^W:Jc9d 0-2 3-7 -",
        "turn",
        "E played 9d but holds Ts and had to follow",
    ),
)
"""Positions that can't be; `^` stands before the column of the part at fault."""

LONER: Final = read_position(f"{LATE} N Ks+9s9hQd Ss* W:Qh 0-2 3-7 -")
BIDDING: Final = read_position(f"{HELD} N Ks9s9hQd - E 0-0 3-7 -")


@pytest.mark.parametrize(("marked", "part", "why"), FAULTS)
def test_an_impossible_position_is_refused_at_the_part_at_fault(
    marked: str, part: str, why: str
) -> None:
    with pytest.raises(NotationError) as refused:
        read_position(marked.replace("^", ""))
    assert (part, marked.index("^") + 1) == (refused.value.part, refused.value.column)
    assert why in refused.value.why


@pytest.mark.parametrize(
    ("start", "changes", "part", "why"),
    [
        (LONER, {"turn": Seat.S}, "turn", "E is to play"),
        (LONER, {"turn": Seat.N}, "turn", "E is to play"),
        (LONER, {"turn": None}, "turn", "E is to play"),
        (LONER, {"trick": None}, "turn", "somebody must lead or have led"),
        (LONER, {"taken": (-1, 3)}, "tricks", "-1-3: a hand has 5 tricks"),
        (LONER, {"score": (-1, 0)}, "score", "-1 points can't be"),
        (
            LONER,
            {"contract": Contract(Seat.S, Suit.SPADES, (Seat.W,))},
            "contract",
            "W may not defend alone",
        ),
        (
            LONER,
            {"contract": Contract(Seat.S, Suit.SPADES, (Seat.S, Seat.W))},
            "contract",
            "W may not defend alone",
        ),
        (BIDDING, {"turn": None}, "turn", "somebody is to act exactly until the hand is over"),
        (BIDDING, {"trick": Trick(Seat.E)}, "turn", "there is no trick now"),
        (BIDDING, {"phase": Phase.CALL}, "table", "turned down (~) in the second round"),
        (BIDDING, {"phase": Phase.PLAY}, "contract", "nobody has made trump"),
        (BIDDING, {"phase": Phase.OVER, "turn": None}, "contract", "yet the hand is over"),
        (BIDDING, {"holdings": ((), (), (), ())}, "holdings", "S holds 0 cards, not 5"),
        (
            BIDDING,
            {"table": Table(Card.parse("Ks"), Mark.FACE_UP, cards("9s9hQdAd"))},
            "table",
            "Ad stands in 2 places",
        ),
    ],
)
def test_one_change_makes_a_good_arrangement_impossible(
    start: Position, changes: dict[str, Any], part: str, why: str
) -> None:
    """Faults that no text can have, and some that a text has otherwise."""
    faults = replace(Setup.of(start), **changes).faults()
    assert part in {fault.part for fault in faults}
    assert any(why in fault.text for fault in faults)


def test_an_arrangement_with_a_fault_makes_no_position() -> None:
    impossible = replace(Setup.of(BIDDING), score=(12, 3))
    with pytest.raises(EuchreError, match="score: 12 points can't be: the game goes to 10"):
        impossible.position()


def test_a_longer_game_lets_more_points_be() -> None:
    assert replace(Setup.of(BIDDING), score=(12, 3), rules=Rules(target=15)).faults() == ()


def test_every_fault_of_one_kind_is_told() -> None:
    both = replace(Setup.of(BIDDING), score=(12, 11)).faults()
    assert [fault.part for fault in both] == ["score", "score"]


@pytest.mark.parametrize(
    "line",
    [
        f"{LATE[:-2]}Jd N Ks+9s9hQd Ss* W:Qh 0-2 3-7 -",
        "AsKhAh/JhQhJc/JsQsKsTcKcAc/Ts9dJd N Ks+9s9hQd Ss* W: 0-2 3-7 -",
        "AsKhAh/JhQhJc/JsQsKsTcKcAc/Ts9dJd N Ks+xx Ss* E: 0-2 3-7 -",
        "AsKhAh/JhQhJc/JsQsKsTcKcAc/Ts9dJd N Ks+xx Ss* S: 1-1 3-7 -",
        "AsKhAh/JhQhJc/TcKcAc/Ts9dJd N Ks+xx-9c Ss W: 1-1 3-7 -",
    ],
)
def test_what_can_be_is_read(line: str) -> None:
    """The up-card may have been played by a dealer who plays; whoever took a trick may lead."""
    assert line == write(read_position(line))


@pytest.mark.parametrize(("leader", "tricks"), [("S", "0-2"), ("E", "2-0"), ("W", "1-0")])
def test_only_a_side_that_has_taken_a_trick_leads_after_the_first(leader: str, tricks: str) -> None:
    """R61: the winner of a trick leads to the next."""
    held = (
        "JhQhAd9c/JsQsTcKc/Ts9dJdKd/AsThKhAh" if tricks == "1-0" else "JhQhAd/JsQsTc/Ts9dJd/AsThKh"
    )
    line = f"{held} W Jc~xx Sh ^{leader}: {tricks} 0-0 -"
    with pytest.raises(NotationError) as refused:
        read_position(line.replace("^", ""))
    assert ("turn", line.index("^") + 1) == (refused.value.part, refused.value.column)


def test_a_dealer_who_sits_out_still_has_the_up_card() -> None:
    """D9: he plays no card, so nobody can have played the king of spades."""
    line = "AsKhAh/JhQhJc/JsQsThTcKcAc/Ts9dJd N Ks+9s9hQd Ss* W: 0-2 3-7 -"
    with pytest.raises(NotationError) as refused:
        read_position(line)
    assert (refused.value.part, refused.value.column) == ("holdings", 1)


@law
@given(positions(), st.sampled_from(PACK), st.sampled_from(SEATS))
def test_one_card_more_or_less_is_always_a_fault(
    position: Position, card: Card, seat: Seat
) -> None:
    """C-114: every card is somewhere exactly once."""
    holding = position.holding(seat)
    changed = (
        tuple(one for one in holding if one is not card) if card in holding else (*holding, card)
    )
    held = list(position.holdings)
    held[seat.value] = changed
    s, w, n, e = held
    assert replace(Setup.of(position), holdings=(s, w, n, e)).faults() != ()


@law
@given(
    positions(), st.sampled_from(Phase), st.sampled_from(Mark), st.none() | st.sampled_from(SEATS)
)
def test_what_has_no_fault_writes_and_reads_back(
    position: Position, phase: Phase, mark: Mark, turn: Seat | None
) -> None:
    """Whatever is changed: it has a fault, or it is a position like any other."""
    table = replace(position.table, mark=mark)
    setup = replace(Setup.of(position), phase=phase, turn=turn, table=table)
    if setup.faults():
        with pytest.raises(EuchreError):
            setup.position()
    else:
        assert setup.position() == read_position(write(setup.position()))
