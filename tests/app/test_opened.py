"""Opened texts: whatever a file holds, its hands are listed, and what can't be read is named."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.app.opened import LONGEST_FAULT, MOST_HANDS, opened, text_of
from euchre.app.settings import Settings
from euchre.app.share import link, pen_text
from euchre.engine.record import Record
from euchre.notation.errors import NotationError
from euchre.notation.pen import read_position, write
from euchre.notation.reading_file import LONGEST_FILE
from tests.app.table import Table, at_game_over, at_hand_over, play_on
from tests.rules.hands import law

DEAL: Final = "N AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc Ks9s9hQd"
GAME: Final = play_on(Table.opened("?seed=6&pace=instant&rules=to5"), at_game_over)
FILE: Final = pen_text(GAME.model.game, Settings(), "2026-11-30")


def numbers(text: str) -> list[int]:
    return [number for number, _ in opened("x", text).hands]


def test_a_file_of_this_page_is_the_game_that_was_saved() -> None:
    """Its next hands come from the same seed."""
    found = opened("mine.pen", FILE)
    assert ((), "6", len(GAME.model.game.hands)) == (found.faults, found.seed, found.count)
    assert found.game is not None
    hands, winner = GAME.model.game.hands, GAME.model.game.winner
    assert ("6", hands, winner) == (found.game.seed, found.game.hands, found.game.winner)
    assert ("Date", "2026-11-30") in found.tags
    assert "Result" in dict(found.tags)


def test_a_link_that_is_pasted_opens_as_it_would_in_the_address() -> None:
    for hand in GAME.model.game.hands:
        found = opened("", f" {link('https://euchre.example/', hand)}#x\n")
        assert ((1, hand),) == found.hands


@pytest.mark.parametrize("query", ["", "?seed=7", "?pen=", "?pen=x"])
def test_a_link_without_a_hand_is_told(query: str) -> None:
    found = opened("", f"https://euchre.example/{query}")
    assert ((), 1) == (found.hands, len(found.faults))


def test_a_day_that_is_not_known_is_not_told() -> None:
    assert "Date" not in dict(opened("x", pen_text(GAME.model.game, Settings(), "")).tags)


@pytest.mark.parametrize("text", [DEAL, f"\ufeff{DEAL}", f"\r\n{DEAL}\r\n", DEAL.replace(" ", "_")])
def test_a_pasted_deal_is_a_hand(text: str) -> None:
    assert [1] == numbers(text)


def test_a_save_of_this_page_is_its_game() -> None:
    """What the page hands over when something went wrong can be opened again."""
    found = opened("euchre-game.json", GAME.saved)
    assert GAME.model.game == found.game
    assert len(GAME.model.game.hands) == found.count


def test_hands_that_do_not_follow_each_other_make_no_game() -> None:
    found = opened("x", f"{DEAL}\n{DEAL}")
    assert (2, None) == (found.count, found.game)


def test_a_fault_is_named_and_costs_its_line_alone() -> None:
    lines = FILE.splitlines()
    lines[-1] = lines[-1].replace(" | o", " | q")
    found = opened("x", "\n".join(lines))
    assert list(range(1, found.count)) == [number for number, _ in found.hands]
    (fault,) = found.faults
    assert f"line {len(lines)}, call (column" in fault
    assert None is found.game


def test_a_long_file_is_read_in_parts() -> None:
    text = f"{DEAL}\n" * (MOST_HANDS + 2)
    assert list(range(1, MOST_HANDS + 1)) == numbers(text)
    later = opened("x", text, MOST_HANDS + 1)
    assert [MOST_HANDS + 1, MOST_HANDS + 2] == [number for number, _ in later.hands]
    assert (MOST_HANDS + 2, None) == (later.count, later.game)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "nothing in it"),
        (" \n\t\n", "nothing in it"),
        ("x" * (LONGEST_FILE + 1), "too long"),
        ("{", "JSON"),
        ("{" * 100_000, ""),
        ('{"format": "euchre 999"}', "version 999"),
        ("<!doctype html><title>no</title>", "line 1"),
    ],
    ids=["empty", "blank", "long", "brace", "braces", "newer", "html"],
)
def test_what_holds_no_hand_says_why(text: str, why: str) -> None:
    found = opened("x", text)
    assert () == found.hands
    assert found.faults
    assert why in " ".join(found.faults)


def test_a_fault_without_end_is_cut_off() -> None:
    """And one sees that it was."""
    (fault,) = opened("x", "y" * 3000).faults
    assert fault.endswith("y…")
    assert len(fault) <= LONGEST_FAULT + 1


@law
@given(st.text(st.characters(), max_size=200))
def test_no_text_makes_it_fail(text: str) -> None:
    for one in (text, f"{{{text}", f"1. {text}", f"[{text}"):
        assert opened("x", one).faults or opened("x", one).hands or not one.strip()


# Bytes


@pytest.mark.parametrize(
    "data",
    [
        FILE.encode(),
        b"\xef\xbb\xbf" + FILE.encode(),
        FILE.encode("utf-16"),
        b"\xfe\xff" + FILE.encode("utf-16-be"),
        FILE.replace("\n", "\r\n").encode(),
    ],
    ids=["utf-8", "mark", "utf-16", "big-endian", "crlf"],
)
def test_a_text_is_read_whatever_it_is_written_in(data: bytes) -> None:
    assert opened("x", FILE).hands == opened("x", text_of(data)).hands


@pytest.mark.parametrize(
    ("data", "column"),
    [(b"\x89PNG\r\n\x1a\n", 1), (b"ab\0cd", 3), (b"Zo\xeb", 3), (b"\xff\xfe\x00\xd8", 3)],
    ids=["picture", "zero", "latin-1", "half a pair"],
)
def test_what_is_no_text_is_told_with_its_place(data: bytes, column: int) -> None:
    with pytest.raises(NotationError, match="no text") as refused:
        text_of(data)
    assert ("file", column) == (refused.value.part, refused.value.column)


@law
@given(st.binary(max_size=100))
def test_no_bytes_make_it_fail(data: bytes) -> None:
    try:
        opened("x", text_of(data))
    except NotationError:
        return


# Links


PAGE: Final = "https://euchre.example/"


def read_back(address: str) -> Record:
    """What a link of the page opens, by way of another page."""
    table = Table.opened(address.removeprefix(PAGE))
    assert table.model.desk is not None
    assert table.model.desk.opened is not None
    ((_, record),) = table.model.desk.opened.hands
    return record


def test_a_link_opens_the_hand_that_it_was_made_from() -> None:
    """Also where its text has marks that addresses use: plus, star, slash, equals."""
    for seed in range(6):
        rules = "pack25,may-leave,alone-later,defend-any,bottoms-any"
        table = Table.opened(f"?seed={seed}&pace=instant&rules={rules}")
        play_on(table, at_hand_over)
        for actions in range(0, len(table.model.game.record.actions) + 1, 3):
            game = table.model.game.back_to(0, actions)
            assert game.record == read_back(link(PAGE, game.record))
            told = read_back(link(PAGE, game.position)).position
            assert read_position(write(game.position)) == told
