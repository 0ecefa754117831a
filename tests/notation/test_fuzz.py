"""Texts that mean no good: nothing but a `NotationError` escapes, and it points into the text."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.notation.pen import NotationError, write
from tests.notation.lines import READERS, Thing, things
from tests.notation.refused import PARTS
from tests.rules.hands import law

LETTERS = "9TJQKAshdcxpo SWNE-|/_.:*+~=@?,0123²٣\0\n\t\u200f"

Edit = Callable[[str], str]


@st.composite
def edits(draw: st.DrawFn) -> Edit:
    """One slip of the pen: something is put in, left out, exchanged, doubled or cut off."""
    at, size = draw(st.floats(0, 1)), draw(st.integers(1, 8))
    piece = draw(st.text(LETTERS, max_size=4))
    kind = draw(st.sampled_from(("put in", "left out", "exchanged", "doubled", "cut off", "field")))

    def edit(line: str) -> str:
        place = int(at * len(line))
        head, tail = line[:place], line[place:]
        match kind:
            case "put in":
                return head + piece + tail
            case "left out":
                return head + tail[size:]
            case "exchanged":
                return head + piece + tail[len(piece) :]
            case "doubled":
                return head + tail[:size] + tail
            case "cut off":
                return head
            case _:
                return _without_field(line, at)

    return edit


def _without_field(line: str, at: float) -> str:
    fields = line.split(" ")
    fields.pop(min(int(at * len(fields)), len(fields) - 1))
    return " ".join(fields)


@settings(parent=law, max_examples=600)
@given(things(), st.lists(edits(), min_size=1, max_size=3), st.sampled_from(tuple(READERS)))
def test_a_line_with_slips_is_refused_or_means_something(
    named: tuple[str, Thing], slips: list[Edit], other: str
) -> None:
    own, thing = named
    line = write(thing)
    for slip in slips:
        line = slip(line)
    for reader in {own, other}:
        _read(reader, line)


@settings(parent=law, max_examples=300)
@given(st.text(LETTERS, max_size=80), st.sampled_from(tuple(READERS)))
def test_letters_of_the_notation_in_any_order_do_no_harm(text: str, reader: str) -> None:
    _read(reader, text)


@law
@given(st.text(st.characters(), max_size=60), st.sampled_from(tuple(READERS)))
def test_any_text_at_all_does_no_harm(text: str, reader: str) -> None:
    """Lone surrogates too, as they can come out of a saved text."""
    _read(reader, text)


def _read(reader: str, text: str) -> None:
    """Read, and hold the two promises: an error points into the text, a thing reads back."""
    found = _found(reader, text)
    if isinstance(found, NotationError):
        assert 1 <= found.column <= len(text) + 1
        assert found.part in PARTS
        assert found.why
    else:
        assert found == READERS[reader](write(found))


def _found(reader: str, text: str) -> Thing | NotationError:
    try:
        return READERS[reader](text)
    except NotationError as error:
        return error
