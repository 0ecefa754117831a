"""Games go into EGN and come back as they were; what does not is named, or refused."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.engine.actions import Action, DefendTogether, LayDown, Pass, Play
from euchre.engine.judge import legal_actions, why_not
from euchre.engine.options import OPTIONS
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.scoring import outcome
from euchre.notation.egn import NotTold, Written, read_egn, write_egn
from euchre.notation.file import Entry, PenFile
from euchre.notation.pen import NotationError, read_file, write_file
from tests.notation.egn_files import FILE, PEN, games, is_untold, known_rules
from tests.notation.lines import records
from tests.notation.test_file import TAGS, entries
from tests.rules.hands import any_rules, hands, law, random_deal, random_hand


@settings(parent=law, max_examples=60)
@given(games(known_rules()))
def test_a_game_by_rules_that_egn_knows_comes_back_as_it_was(file: PenFile) -> None:
    """But for the notes that it has no place for, each of which is named."""
    bare = PenFile((), tuple(Entry(one.record) for one in file.entries))
    if any(is_untold(one.record) for one in file.entries):
        with pytest.raises(NotationError, match="EGN"):
            write_egn(file)
        return
    written = write_egn(file)
    back = read_egn(written.text)
    assert () == back.losses
    if not half_asked(file.entries[-1].record):
        assert records_of(bare) == records_of(back.file)
        assert () == write_egn(bare).losses
    kept = sum(len(one.notes) for one in back.file.entries)
    lost = sum(", note " in loss.part for loss in written.losses)
    assert sum(len(one.notes) for one in file.entries) == kept + lost


def half_asked(record: Record) -> bool:
    """Whether one defender has said that he does not defend alone, and the other nothing yet."""
    said = sum(isinstance(one, DefendTogether) for one in record.actions)
    return record.position.phase is Phase.DEFEND and said == 1


def records_of(file: PenFile) -> list[Record]:
    return [one.record for one in file.entries]


@settings(parent=law, max_examples=60)
@given(games(any_rules()))
def test_a_game_by_any_rules_is_told_as_it_was_played_or_refused(file: PenFile) -> None:
    """What nobody did may be lost, if it is named; never what somebody did."""
    written = written_or_refused(file)
    if isinstance(written, NotationError):
        assert written.part.startswith("hand ")
        return
    back = read_egn(written.text).file
    for own, told in zip(records_of(file), records_of(back), strict=True):
        assert gist(own) == gist(told)
        changed = [one for one in OPTIONS if differ(one.field, own, told)]
        assert len(changed) == sum(loss.part == "rules" for loss in written.losses)
    if not written.losses:
        assert file == back


def written_or_refused(file: PenFile) -> Written | NotationError:
    try:
        return write_egn(file)
    except NotationError as error:
        return error


def differ(field: str, own: Record, told: Record) -> bool:
    return bool(getattr(own.rules, field) != getattr(told.rules, field))


def gist(record: Record) -> object:
    """What everybody at the table has seen, whichever questions the rules have put."""
    calls: list[Action] = [one for one in record.actions if isinstance(one, Pass | Play)]
    over = record.position.phase is Phase.OVER
    points = outcome(record.position).pair if over else None
    contract = record.position.contract
    return record.start, record.score, calls, contract, record.position.table.put_down, points


@settings(parent=law, max_examples=20)
@given(games(known_rules()))
def test_egn_that_was_written_is_read_and_written_as_the_same_text(file: PenFile) -> None:
    if not any(is_untold(one.record) for one in file.entries):
        text = write_egn(file).text
        assert text == write_egn(read_egn(text).file).text


@settings(parent=law, max_examples=60)
@given(hands(finished=True, under=known_rules()))
def test_the_cards_of_a_seat_are_worked_out_from_its_plays(record: Record) -> None:
    """Where everybody plays, and the discard is told or plain."""
    if is_untold(record) or record.position.contract is None or record.position.contract.alone:
        return
    file = PenFile((), (Entry(record),))
    whole = json.loads(write_egn(file).text)
    del whole["deals"][0]["initialState"]["playerCards"]
    assert file == read_egn(json.dumps(whole)).file


@settings(parent=law, max_examples=60)
@given(hands(finished=True, under=known_rules()))
def test_what_a_file_keeps_back_is_made_up_only_when_that_is_wanted(record: Record) -> None:
    """Each card is named, and all that was seen at the table stays as it was."""
    if is_untold(record):
        return
    whole = json.loads(write_egn(PenFile((), (Entry(record),))).text)
    del whole["deals"][0]["initialState"]["playerCards"]
    for phase in whole["deals"][0]["phases"]:
        phase.pop("discard", None)
    try:
        exact = read_egn(json.dumps(whole))
        assert () == exact.losses
    except NotTold:
        filled = read_egn(json.dumps(whole), fill=True)
        told = filled.file.entries[0].record
        assert any("made up" in loss.why for loss in filled.losses)
        assert seen(record) == seen(told)


def seen(record: Record) -> object:
    calls = [one for one in record.actions if isinstance(one, Pass | Play)]
    return calls, record.position.contract, outcome(record.position)


def test_a_lay_down_is_refused_or_its_tricks_are_made_up() -> None:
    random, found = Random("laid down"), 0
    while found < 25:
        record = random_hand(random_deal(random), random)
        claims = (
            record.back(len(record.actions) - at).then(LayDown())
            for at, position in enumerate(record.positions)
            if position.phase is Phase.PLAY and why_not(position, LayDown()) is None
        )
        laid = next(claims, None)
        if laid is None:
            continue
        found += 1
        file = PenFile((), (Entry(laid),))
        with pytest.raises(NotTold, match="hand 1: EGN has no word for laying down"):
            write_egn(file)
        written = write_egn(file, fill=True)
        assert ["hand 1: the tricks after the lay-down are made up"] == [*map(str, written.losses)]
        [told] = records_of(read_egn(written.text).file)
        assert outcome(laid.position) == outcome(told.position)
        assert laid.actions[:-1] == told.actions[: len(laid.actions) - 1]
        assert () == legal_actions(told.position)


@settings(parent=law, max_examples=20)
@given(records())
def test_a_hand_that_begins_in_its_midst_is_refused(record: Record) -> None:
    if record.start is record.positions[0]:
        with pytest.raises(NotationError, match="hand 1: EGN tells a hand from its deal on"):
            write_egn(PenFile((), (Entry(record),)))


@settings(parent=law, max_examples=60)
@given(TAGS, entries())
def test_every_tag_and_note_of_any_file_is_written_or_named(
    tags: list[tuple[str, str]], told: Entry
) -> None:
    file = PenFile((*tags, ("South", "Ada"), ("Date", "30.11.")), (told,))
    written = written_or_refused(file)
    if isinstance(written, NotationError):
        return
    back, parts = read_egn(written.text).file, [loss.part for loss in written.losses]
    for name, text in file.tags:
        assert (back.tag(name) == text) != (f"tag {name}" in parts) or not text
    [entry] = back.entries
    named = sum(", note " in part for part in parts)
    assert len(told.notes) == len(entry.notes) + named
    assert set(entry.notes) <= set(told.notes)


def test_the_same_file_reads_the_same_in_both_notations() -> None:
    converted = read_egn(json.dumps(FILE))
    assert () == converted.losses
    assert PEN == write_file(converted.file)
    assert () == write_egn(converted.file).losses
    assert converted == read_egn(write_egn(converted.file).text)
    assert read_file(PEN) == converted.file


# Texts that mean no good

ODD = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(min_value=-(10**12), max_value=10**12),
        st.floats(),
        st.text(max_size=4),
        st.sampled_from(("Pass", "Order", "h", "n", "x", "Xx", "Jx", "B", "R", "L", "9t", "Ks")),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=6),
        st.dictionaries(st.sampled_from(("0", "1", "99", "dealer", "type", "calls")), inner),
    ),
    max_leaves=6,
)


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """The file with some of its values gone, doubled or exchanged for anything."""
    whole = json.loads(json.dumps(FILE))
    for _ in range(draw(st.integers(min_value=1, max_value=3))):
        place = whole
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            inner = place[key]
            if isinstance(inner, dict | list) and draw(st.integers(0, 4)):
                place = inner
                continue
            if draw(st.booleans()):
                place[key] = draw(ODD)
            elif draw(st.booleans()):
                del place[key]
            elif isinstance(place, list):
                place.insert(key, inner)
            break
    return json.dumps(whole)


@settings(parent=law, max_examples=300)
@given(spoilt(), st.booleans())
def test_a_spoilt_file_is_refused_or_means_something(text: str, fill: bool) -> None:
    check(text, fill)


@settings(parent=law, max_examples=300)
@given(st.text(), st.integers(min_value=0), st.integers(min_value=0, max_value=9))
def test_a_file_with_slips_is_refused_or_means_something(slip: str, at: int, gone: int) -> None:
    text = json.dumps(FILE)
    at %= len(text)
    check(text[:at] + slip + text[at + gone :], fill=True)


@law
@given(st.text('{}[]",:0123456789eE.-+\\u truefalsn', max_size=60))
def test_letters_of_json_in_any_order_do_no_harm(text: str) -> None:
    check(text, fill=False)


def check(text: str, fill: bool) -> None:
    """Nothing but the one error escapes; what is read can be written in PEN and read again."""
    found = read_or_refused(text, fill)
    if isinstance(found, NotationError):
        assert found.part
        assert found.why
        assert str(found).isprintable()
    else:
        assert found == read_file(write_file(found))


def read_or_refused(text: str, fill: bool) -> PenFile | NotationError:
    try:
        return read_egn(text, fill).file
    except NotationError as error:
        return error
