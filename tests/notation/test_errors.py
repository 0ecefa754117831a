"""What can't be read is refused: the part, the column and the reason are told."""

from __future__ import annotations

import pytest

from euchre.engine.cards import Card, Suit, cards
from euchre.engine.errors import EuchreError
from euchre.engine.reasons import (
    DealerIsStuck,
    HandIsOver,
    MustFollow,
    NotHeld,
    Reason,
    SuitTurnedDown,
    UpcardStays,
    WrongMoment,
)
from euchre.notation.pen import NotationError, read_record
from euchre.notation.reading import LONGEST
from tests.notation.lines import READERS
from tests.notation.refused import CASES, DEAL, HAND, LONER, OVER, PARTS


@pytest.mark.parametrize(("reader", "marked", "part", "why"), CASES)
def test_an_error_names_the_part_the_column_and_the_reason(
    reader: str, marked: str, part: str, why: str
) -> None:
    error = refusal(reader, marked.replace("^", ""))
    assert (part, marked.index("^") + 1) == (error.part, error.column)
    assert why in error.why
    assert f"{part} (column {error.column}): {error.why}" == str(error)
    assert error.reason is None


@pytest.mark.parametrize(
    ("marked", "part", "reason"),
    [
        (f"{HAND} p p p p ^o", "call", WrongMoment()),
        (f"{HAND} p p p p ^s", "call", SuitTurnedDown(Suit.SPADES)),
        (f"{HAND} p p p p p p p ^p", "call", DealerIsStuck()),
        (f"{HAND} ^h", "call", WrongMoment()),
        (f"{HAND} ^-Qc", "call", WrongMoment()),
        (f"{HAND} o ^p", "call", WrongMoment()),
        (f"{HAND} o ^-As", "call", NotHeld(Card.parse("As"))),
        (f"{HAND} o ^-Ks", "call", UpcardStays(Card.parse("Ks"))),
        (f"{HAND} o -Tc ^-Js", "call", WrongMoment()),
        (f"{HAND} p | ^Qc", "trick", WrongMoment()),
        (f"{LONER} ^KsTh9c", "trick", NotHeld(Card.parse("Ks"))),
        (f"{LONER} QcTh^Ks", "trick", NotHeld(Card.parse("Ks"))),
        (f"{OVER} ^As =0-2", "trick", HandIsOver()),
    ],
)
def test_what_the_rules_refuse_is_told_with_their_reason(
    marked: str, part: str, reason: Reason
) -> None:
    """F12: so that a page can say it in its own words."""
    error = refusal("record", marked.replace("^", ""))
    assert (part, marked.index("^") + 1) == (error.part, error.column)
    assert reason == error.reason
    assert "not allowed" in error.why


def test_a_renege_is_refused_with_the_cards_that_would_follow() -> None:
    """F3, C-157: spades are trump; South ruffs a diamond but holds the ten."""
    error = refusal("record", f"{LONER} KdAs")
    assert len(f"{LONER} Kd") + 1 == error.column
    expected = MustFollow(Suit.DIAMONDS, Suit.SPADES, Card.parse("As"), cards("Td"))
    assert expected == error.reason


def test_the_left_bower_does_not_follow_its_printed_suit() -> None:
    """F2, F3: spades are trump, so West may not follow a club with the jack of clubs."""
    error = refusal("record", f"{LONER} QcThJc")
    expected = MustFollow(Suit.CLUBS, Suit.SPADES, Card.parse("Jc"), cards("9c"))
    assert expected == error.reason


def test_a_trick_may_not_be_parted_in_two_groups() -> None:
    """A group ends where the trick ends, or where the text does."""
    assert "trick" == refusal("record", f"{LONER} QcTh 9c").part
    assert "trick" == refusal("record", f"{LONER} QcTh 9c KdTdAd").part


def test_nothing_stands_for_a_trick_where_no_card_can_be_played() -> None:
    """A lone - among the tricks of a hand that is still being called means nothing."""
    assert "trick" == refusal("record", f"{HAND} p | -").part


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("size", [LONGEST + 1, 1_000_000])
@pytest.mark.parametrize("letter", ["-", " ", "_", "/", "|", "9", "p ", "@ ", "As", "=", ":", "²"])
def test_a_text_that_is_too_long_is_refused_at_once(reader: str, size: int, letter: str) -> None:
    error = refusal(reader, (letter * size)[:size])
    assert ("text", LONGEST + 1) == (error.part, error.column)
    assert f"a line has at most {LONGEST} characters" == error.why


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "_",
            "²",
            "٣",
            "\0",
            "\n",
            "\r",
            "\t",
            "\u200f",
            "\ufeff",
            "\ud800",
            "🂡",
            "@",
            "|",
        ),
        *("=", "@ @", "/", "//", "///", ":", "+", "~", "*", "xx", ".", "p", "-" * LONGEST),
        *("/" * LONGEST, "| " * 1000, "As" * 1000, " " * LONGEST, "@ " * 1000),
    ],
)
def test_a_text_that_means_nothing_is_refused_by_every_reader(reader: str, text: str) -> None:
    error = refusal(reader, text)
    assert 1 <= error.column <= len(text) + 1
    assert error.part in PARTS


@pytest.mark.parametrize("odd", ["\ufeff", "\u200f", "\0", "\n", "\t", " ", "\u00a0", "\r\n"])
@pytest.mark.parametrize(
    ("reader", "line"), [("rules", "nostick"), ("deal", DEAL), ("record", f"{OVER} =0-2")]
)
def test_a_stray_character_before_or_behind_a_line_is_refused(
    odd: str, reader: str, line: str
) -> None:
    """A reader does not trim: its caller knows where a line begins and ends."""
    last_field = line.rfind(" ") + 2
    assert refusal(reader, odd + line).column == 1
    assert last_field <= refusal(reader, line + odd).column <= len(line + odd) + 1


def test_a_notation_error_is_one_of_the_family() -> None:
    assert issubclass(NotationError, EuchreError)
    assert issubclass(EuchreError, ValueError)


def test_the_whole_line_of_the_examples_is_well_formed() -> None:
    """The cases above go wrong where they say, and nowhere before."""
    assert (2, 3) == read_record(f"{OVER} =0-2").position.taken


def refusal(reader: str, text: str) -> NotationError:
    """The error that the reader raises for this text, by which it refuses it."""
    with pytest.raises(NotationError) as refused:
        READERS[reader](text)
    return refused.value
