"""Lines as people paste them: whatever hand, deal or position, and a fault costs its line alone."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.engine.position import Position
from euchre.engine.record import Record
from euchre.notation.pen import (
    Entry,
    NotationError,
    PenFile,
    read_deal,
    read_file,
    read_position,
    read_record,
    write,
    write_file,
)
from euchre.notation.reading_file import LONGEST_FILE
from euchre.notation.reading_lines import MOST_FAULTS, read_hand, read_lines
from tests.notation.lines import records
from tests.rules.hands import law

DEAL: Final = "N AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc Ks9s9hQd"
RECORD: Final = f"- 3-7 {DEAL} | p p"
POSITION: Final = "AsKhAh/JhJc/JsQsKsTcKcAc/Ts9dJd N Ks+9s9hQd Ss* W:Qh 0-2 3-7 -"
WITHOUT_KITTY: Final = "AsKhAh/JhJc/JsQsKsTcKcAc/Ts9dJd N Ks+xx Ss* W:Qh 0-2 3-7 -"


@pytest.mark.parametrize("line", [DEAL, f"3. {DEAL}", DEAL.replace(" ", "_"), f"  {DEAL} "])
def test_a_deal_is_a_hand_that_has_not_begun(line: str) -> None:
    record = read_hand(line).record
    assert (read_deal(DEAL), ()) == (record.start, record.actions)


@pytest.mark.parametrize("line", [POSITION, f"12. {POSITION}", POSITION.replace(" ", "_")])
def test_a_position_is_a_hand_that_goes_on(line: str) -> None:
    record = read_hand(line).record
    assert isinstance(record.start, Position)
    assert read_position(POSITION) == record.position


def test_a_position_may_leave_the_kitty_unknown() -> None:
    assert None is read_hand(WITHOUT_KITTY).record.position.table.kitty


@pytest.mark.parametrize("line", [RECORD, f"1. {RECORD}", f"@ {POSITION} | | Ts"])
def test_a_record_is_told_as_ever(line: str) -> None:
    assert read_record(line.removeprefix("1. ")) == read_hand(line).record


@pytest.mark.parametrize("pack", [25, 32])
def test_a_deal_brings_the_pack_that_it_is_dealt_from(pack: int) -> None:
    kitty = "Ks9s9hQdJo" if pack == 25 else "Ks9s9hQd7s8s7h8h7d8d7c8c"
    record = read_hand(DEAL.replace("Ks9s9hQd", kitty)).record
    assert pack == record.rules.deck


@law
@given(records())
def test_every_start_reads_back(record: Record) -> None:
    assert record.start == read_hand(write(record.start)).record.start


@law
@given(st.lists(records(), max_size=3))
def test_every_file_reads_as_its_own_reader_reads_it(found: list[Record]) -> None:
    entries = tuple(Entry(one) for one in found)
    text = write_file(PenFile((("West", "Ada"),), entries))
    lines = read_lines(text)
    assert read_file(text) == PenFile(lines.tags, tuple(entry for _, entry in lines.hands))
    assert ((), len(entries)) == (lines.faults, lines.count)


def test_a_line_that_can_not_be_read_costs_itself_alone() -> None:
    """It is named by its line, part and column, and the others keep their numbers."""
    bad = RECORD.replace("Qh", "Xh")
    text = f'\ufeff[West "Ada"]\r\n[North Ben]\r\n\r\n1. {RECORD}\r\n2. {bad}\r\n{DEAL}\r\n'
    found = read_lines(text)
    assert (("West", "Ada"),) == found.tags
    assert ([1, 3], 3) == ([number for number, _ in found.hands], found.count)
    tag, hand = found.faults
    assert ("line 2, tag", 1) == (tag.part, tag.column)
    assert ("line 5, holdings", 1 + f"2. {bad}".index("Xh")) == (hand.part, hand.column)


def test_a_long_file_is_read_in_parts() -> None:
    text = "".join(f"{number}. {RECORD}\n" for number in range(1, 8))
    found = read_lines(text, first=3, most=2)
    assert ([3, 4], 7) == ([number for number, _ in found.hands], found.count)
    assert () == read_lines(text, first=99).hands


def test_no_more_faults_are_told_than_anybody_reads() -> None:
    assert MOST_FAULTS == len(read_lines("x\n" * 50).faults)


def test_a_text_without_end_is_refused() -> None:
    with pytest.raises(NotationError, match="at most"):
        read_lines("x" * (LONGEST_FILE + 1))


@pytest.mark.parametrize("line", ["x" * 20_000, "1. " + "{" * 20_000, "(" * 20_000])
def test_a_line_without_end_is_refused(line: str) -> None:
    with pytest.raises(NotationError):
        read_hand(line)


@law
@given(st.text(st.characters(), max_size=300))
def test_nothing_but_a_notation_error_escapes(text: str) -> None:
    found = read_lines(text)
    assert found.count >= len(found.hands)
    for start in (text, f"1. {text}", f"N {text}", f"-/{text}", f"{RECORD} {text}"):
        try:
            read_hand(start)
        except NotationError:
            continue
