"""Files of hands: what is written reads back, and what can't be read is told by line and column."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.engine.actions import Action, Discard, OrderUp, Play
from euchre.engine.cards import Card
from euchre.engine.errors import EuchreError
from euchre.engine.judge import legal_actions
from euchre.engine.record import Record
from euchre.notation.file import MARKS
from euchre.notation.pen import (
    Entry,
    NotationError,
    Note,
    PenFile,
    read_file,
    read_record,
    write,
    write_file,
)
from tests.notation.lines import records
from tests.rules.hands import law

DEAL: Final = "- 3-7 N AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc Ks9s9hQd"
FILE: Final = rf"""[Rules "-"]
[West "Ada \"the Ace\" \\ Co"]

1. {DEAL} {{At ten to nine.}} | p p ?! p (o -Tc) {{Why not?}} o -Tc | KdTd ! AdQs {{N takes it.}} Js
2. {DEAL}
"""


def line_free(text: str) -> bool:
    return len((text + ".").splitlines()) == 1


WORDS: Final = st.text(min_size=1, max_size=20).filter(
    lambda text: line_free(text) and not set(text) & set("{}")
)


@st.composite
def notes(draw: st.DrawFn, record: Record) -> Note:
    """A note somewhere in a record: a mark, words, or something else that could be done there."""
    at = draw(st.integers(min_value=0, max_value=len(record.actions)))
    kind = draw(st.sampled_from(("mark", "words", "line") if at else ("mark", "words")))
    if kind == "mark":
        return Note(at, mark=draw(st.sampled_from(MARKS)))
    if kind == "words":
        return Note(at, words=draw(WORDS))
    return Note(at, line=draw(side_lines(record.back(len(record.actions) - at + 1))))


@st.composite
def side_lines(draw: st.DrawFn, record: Record) -> tuple[Action, ...]:
    found: list[Action] = []
    for _ in range(draw(st.integers(min_value=1, max_value=6))):
        legal = legal_actions(record.position)
        if legal:
            found.append(draw(st.sampled_from(legal)))
            record = record.then(found[-1])
    return tuple(found)


@st.composite
def entries(draw: st.DrawFn) -> Entry:
    record = draw(records())
    found = draw(st.lists(notes(record), max_size=5))
    return Entry(record, tuple(sorted(found, key=lambda note: note.actions)))


TAGS: Final = st.lists(
    st.tuples(st.text("ABCdef", min_size=1, max_size=9), st.text(max_size=20).filter(line_free)),
    max_size=3,
    unique_by=lambda tag: tag[0],
)


@law
@given(TAGS, st.lists(entries(), max_size=3))
def test_a_file_reads_back_as_it_was(tags: list[tuple[str, str]], told: list[Entry]) -> None:
    file = PenFile(tuple(tags), tuple(told))
    assert file == read_file(write_file(file))


@law
@given(st.text(), st.integers(min_value=0), st.integers(min_value=0, max_value=5))
def test_a_file_with_slips_is_refused_or_means_something(slip: str, at: int, gone: int) -> None:
    """Nothing but the one error escapes, whatever stands in a file."""
    at %= len(FILE)
    try:
        file = read_file(FILE[:at] + slip + FILE[at + gone :])
    except NotationError:
        return
    assert file == read_file(write_file(file))


def test_a_file_is_read_with_its_tags_and_notes() -> None:
    file = read_file(FILE)
    assert 'Ada "the Ace" \\ Co' == file.tag("West")
    assert file.tag("East") is None
    first, second = file.entries
    assert read_record(f"{DEAL} | p p p o -Tc | KdTdAdQs Js") == first.record
    assert Entry(read_record(DEAL)) == second
    assert (
        Note(0, words="At ten to nine."),
        Note(2, mark="?!"),
        Note(3, line=(OrderUp(), Discard(Card.parse("Tc")))),
        Note(3, words="Why not?"),
        Note(7, mark="!"),
        Note(9, words="N takes it."),
    ) == first.notes


def test_an_empty_file_holds_nothing() -> None:
    assert PenFile() == read_file("") == read_file("\ufeff\n\n")
    assert "" == write_file(PenFile())


def test_a_side_line_replaces_the_action_before_it() -> None:
    told = f"1. {DEAL} | p o -Tc | KdTd (Kd) AdQs\n"
    with pytest.raises(NotationError, match="line 1, text"):
        read_file(told)
    good = f"1. {DEAL} | p o -Tc | Kd (Jd Td) TdAdQs\n"
    [entry] = read_file(good).entries
    assert (Note(4, line=(Play(Card.parse("Jd")), Play(Card.parse("Td")))),) == entry.notes
    assert good == write_file(read_file(good))


@pytest.mark.parametrize(
    ("marked", "part", "why"),
    [
        ("^[West]", "line 1, tag", "a tag is written"),
        ('^[West "a"b"]', "line 1, tag", "a tag is written"),
        ('[West "a"]\n[^West "b"]', "line 2, tag", "'West' stands a second time"),
        (f'1. {DEAL}\n^[West "a"]', "line 2, tag", "the tags stand above"),
        (f"^2. {DEAL}", "line 1, number", "hand 1 begins with '1. '"),
        ("1. ^", "line 1, text", "a hand stands behind its number"),
        (f"1. {DEAL}\n\n^1. {DEAL}", "line 3, number", "hand 2 begins with '2. '"),
        ("1. ^{words}", "line 1, rules", "the text ends where the rules should stand"),
        (f"1. {DEAL} | p ^y", "line 1, call", "'y' is not a call"),
        (f"1. {DEAL} | p {{why}} ^y", "line 1, call", "'y' is not a call"),
        (f"1. {DEAL} | p ^{{why", "line 1, text", "one space parts two pieces"),
        (f"1. {DEAL} | p ^ p", "line 1, text", "one space parts two pieces"),
        (f"1. {DEAL} (^p) | p", "line 1, text", "behind the action that it replaces"),
        (f"1. {DEAL} | p ^(p (o))", "line 1, text", "one space parts two pieces"),
        (f"1. {DEAL} | p (p ^z)", "line 1, text", "'z' is not a call"),
        (f"1. {DEAL} | o -Tc (^-Ks)", "line 1, text", "not allowed"),
        (f"1. {DEAL} | o -Tc | ^Kd {{x}} TdAdQsJs", "line 1, trick", "one card of each player"),
    ],
)
def test_what_cant_be_read_is_told_by_line_and_column(marked: str, part: str, why: str) -> None:
    """A `^` stands before the column that the error must name."""
    with pytest.raises(NotationError) as refused:
        read_file(marked.replace("^", ""))
    line = next(line for line in marked.splitlines() if "^" in line)
    assert (part, line.index("^") + 1) == (refused.value.part, refused.value.column)
    assert why in refused.value.why


@pytest.mark.parametrize(
    "wrong",
    [{}, {"mark": "!?!"}, {"mark": "!", "words": "both"}, {"words": "a } b"}, {"words": "a\nb"}],
)
def test_a_note_that_cant_be_written_cant_be_made(wrong: dict[str, str]) -> None:
    with pytest.raises(EuchreError):
        Note(1, **wrong)  # type: ignore[arg-type]  # strings all, which mypy can't see


def test_a_tag_that_cant_be_written_cant_be_made() -> None:
    for tag in (("W st", "a"), ("", "a"), ("West", "a\nb")):
        with pytest.raises(EuchreError):
            PenFile((tag,))


def test_the_record_of_an_entry_is_its_line_without_the_notes() -> None:
    [entry, _] = read_file(FILE).entries
    bare = write_file(PenFile((), (Entry(entry.record),)))
    assert f"1. {write(entry.record)}\n" == bare
