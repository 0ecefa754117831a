"""What is written reads back as it was, and everything has one spelling."""

from __future__ import annotations

from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.engine.actions import Discard, OrderUp, Pass
from euchre.engine.deal import Deal, deals
from euchre.engine.judge import legal_actions
from euchre.engine.position import Phase, Position
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat
from euchre.engine.setup import Setup
from euchre.notation.pen import read_deal, read_position, read_record, read_rules, write
from euchre.notation.reading import LONGEST
from tests.notation.lines import (
    ANY_DEAL,
    READERS,
    RULES,
    Thing,
    composed,
    is_over,
    positions,
    records,
    things,
    unknown_kitty,
)
from tests.rules.hands import hands, law, played_on


@law
@given(RULES)
def test_rules_read_back_as_they_were(rules: Rules) -> None:
    assert rules == read_rules(write(rules))


def test_every_choice_of_options_reads_back_as_it_was() -> None:
    """F17: no option is lost on the way."""
    for target, stick in product(range(1, 100), (True, False)):
        rules = Rules(target=target, stick=stick)
        assert rules == read_rules(write(rules))


@law
@given(ANY_DEAL)
def test_a_deal_reads_back_as_it_was(deal: Deal) -> None:
    assert deal == read_deal(write(deal))


def test_the_first_and_the_last_deal_read_back_for_every_dealer() -> None:
    for number, dealer in product((0, 1, deals() - 1), SEATS):
        deal = Deal.numbered(number, dealer)
        assert deal == read_deal(write(deal))


@law
@given(hands(finished=True))
def test_every_position_of_a_hand_reads_back_as_it_was(record: Record) -> None:
    """Every phase that the hand went through, whoever sits out."""
    for position in record.positions:
        assert position == read_position(write(position))


@law
@given(positions())
def test_a_position_reads_back_whether_the_kitty_is_known_or_not(position: Position) -> None:
    assert position == read_position(write(position))


@law
@given(hands())
def test_a_position_with_an_unknown_kitty_has_no_fault(record: Record) -> None:
    """Every reachable moment makes a possible arrangement, with the kitty and without."""
    for position in record.positions:
        assert () == Setup.of(position).faults()
        assert () == Setup.of(unknown_kitty(position)).faults()


@law
@given(records())
def test_a_record_reads_back_as_it_was(record: Record) -> None:
    """Of any length, over or not, from its deal or composed."""
    assert record == read_record(write(record))


@settings(parent=law, max_examples=40)
@given(hands(finished=True))
def test_a_record_stopped_after_any_action_reads_back(record: Record) -> None:
    """U14: the moments at which a game can be saved."""
    for actions in range(len(record.actions) + 1):
        stopped = record.back(actions)
        assert stopped == read_record(write(stopped))


@settings(parent=law, max_examples=40)
@given(hands(finished=True))
def test_a_record_composed_at_any_moment_reads_back(record: Record) -> None:
    """In mid-trick too, where the first group of cards finishes the trick begun."""
    for begins in range(len(record.actions) + 1):
        late = composed(record, begins)
        assert late == read_record(write(late))


@law
@given(things())
def test_a_thing_has_one_spelling(named: tuple[str, Thing]) -> None:
    reader, thing = named
    assert write(thing) == write(READERS[reader](write(thing)))


@law
@given(things())
def test_a_link_may_part_the_fields_by_underscores(named: tuple[str, Thing]) -> None:
    reader, thing = named
    assert " " not in write(thing).replace(" ", "_")
    assert thing == READERS[reader](write(thing).replace(" ", "_"))


@law
@given(positions(), st.integers())
def test_cards_of_a_holding_may_stand_in_any_order(position: Position, seed: int) -> None:
    """A person need not sort them; the writer does."""
    line = write(position)
    holdings, rest = line.split(" ", 1)
    shuffled = "/".join(_shuffled(holding, Random(seed)) for holding in holdings.split("/"))
    assert position == read_position(f"{shuffled} {rest}")
    assert line == write(read_position(f"{shuffled} {rest}"))


def _shuffled(holding: str, random: Random) -> str:
    pieces = [holding[at : at + 2] for at in range(0, len(holding), 2)]
    random.shuffle(pieces)
    return "".join(pieces)


def test_the_four_phases_of_a_dealer_who_sits_out_read_back() -> None:
    """R64, D9: he keeps six cards to the end."""
    deal = Deal.numbered(20_000_000, Seat.N)
    record = Record.of(Rules(), deal, (3, 7)).through((Pass(), OrderUp(alone=True)))
    record = played_on(record, 0, ())
    assert Phase.OVER is record.position.phase
    assert 6 == len(record.position.holding(Seat.N))
    for position in record.positions:
        assert position == read_position(write(position))


def test_a_hand_passed_out_reads_back_only_without_the_stick() -> None:
    """R37, R38."""
    deal = Deal.numbered(7, Seat.S)
    record = Record.of(Rules(stick=False), deal, actions=[Pass()] * 8)
    assert record == read_record(write(record))
    assert record.position == read_position(write(record.position))


def test_every_discard_is_written_and_read() -> None:
    """R28, R29: each of the five cards that the dealer may put down."""
    ordered = Record.of(Rules(), Deal.numbered(12_345, Seat.S), actions=[OrderUp()])
    legal = legal_actions(ordered.position)
    assert 5 == len(legal)
    for action in legal:
        assert isinstance(action, Discard)
        record = ordered.then(action)
        assert record == read_record(write(record))
        assert (action.card,) == read_position(write(record.position)).table.put_down


@law
@given(hands(finished=True), st.integers(min_value=0, max_value=44))
def test_a_line_has_room_for_the_longest_hand(record: Record, begins: int) -> None:
    """The readers' limit is five times the longest honest line."""
    late = composed(record, min(begins, len(record.actions)))
    assert is_over(record)
    assert 5 * len(write(late)) <= LONGEST
    assert 5 * len(write(record)) <= LONGEST


def test_equal_moments_have_equal_lines() -> None:
    """A deal told with its cards in another order is the same deal."""
    deal = Deal.numbered(5, Seat.W)
    s, w, n, e = (holding[::-1] for holding in deal.holdings)
    told = Deal(Seat.W, (s, w, n, e), deal.upcard, deal.kitty[::-1])
    assert deal == told
    assert write(deal) == write(told)
