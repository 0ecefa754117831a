"""Progress: rungs climbed and lost, what comes back when, and what is kept of it as text."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.engine.errors import EuchreError
from euchre.lessons.course import CHAPTERS
from euchre.lessons.exercises.skills import Skill, code, from_code
from euchre.lessons.progress import (
    DAYS,
    MOST_DUE,
    Due,
    Progress,
    Standing,
    after,
    due_now,
    merged,
    next_exercise,
    standing,
    with_done,
    with_left,
)
from euchre.lessons.progress_text import NewerProgressError, read, write
from euchre.lessons.question import Grade
from euchre.notation.errors import NotationError

NOTHING = Progress()
RIGHT, WEAK, WRONG = Grade.RIGHT, Grade.WEAK, Grade.WRONG
TODAY = 739_000


def answered(
    grades: Iterable[Grade], skill: Skill = Skill.LEGAL, progress: Progress = NOTHING
) -> Progress:
    """After answers to fresh exercises of a skill, each on the rung of the moment."""
    for number, grade in enumerate(grades):
        rung = standing(progress, skill).rung
        progress = after(progress, code(skill, rung, f"s{number}"), grade, TODAY)
    return progress


# Rungs


@pytest.mark.parametrize(
    ("grades", "rung"),
    [
        ((), 1),
        ((RIGHT, RIGHT), 1),
        ((RIGHT, RIGHT, RIGHT), 2),
        ((RIGHT, RIGHT, WRONG, RIGHT), 1),
        ((RIGHT, RIGHT, WEAK, RIGHT), 2),
        ((RIGHT,) * 6, 3),
        ((RIGHT,) * 6 + (WRONG,), 3),
        ((RIGHT,) * 6 + (WRONG, WRONG), 2),
        ((RIGHT,) * 6 + (WRONG, RIGHT, WRONG), 3),
        ((RIGHT,) * 99, 5),
        ((WRONG,) * 9, 1),
        ((WRONG,) * 9 + (RIGHT,) * 3, 2),
        ((WEAK,) * 9, 1),
    ],
)
def test_three_right_in_a_row_lead_up_and_two_misses_down(
    grades: tuple[Grade, ...], rung: int
) -> None:
    progress = answered(grades)
    assert rung == standing(progress, Skill.LEGAL).rung
    assert len(grades) == standing(progress, Skill.LEGAL).asked
    assert grades.count(RIGHT) == standing(progress, Skill.LEGAL).right


def test_every_skill_has_a_rung_of_its_own() -> None:
    progress = answered((RIGHT,) * 3, Skill.LEAD, answered((RIGHT,) * 6))
    assert (3, 2) == (dict(progress.rungs)["legal"], dict(progress.rungs)["lead"])
    assert {skill.value for skill in Skill} == dict(progress.rungs).keys()
    assert 1 == dict(progress.rungs)["order"]


@pytest.mark.parametrize("grade", Grade)
def test_an_exercise_of_a_lower_rung_leads_neither_up_nor_down(grade: Grade) -> None:
    progress = answered((RIGHT,) * 6)
    for number in range(5):
        progress = after(progress, f"legal-1-low{number}", grade, TODAY)
    assert (3, 0) == (
        standing(progress, Skill.LEGAL).rung,
        standing(progress, Skill.LEGAL).row,
    )


# What was missed


def test_what_was_missed_comes_back_later_and_later_until_it_is_known() -> None:
    progress, day, days = after(Progress(), "legal-1-a", WRONG, TODAY), TODAY, list[int]()
    while progress.due:
        [due] = progress.due
        days.append(due.day - day)
        day = due.day
        progress = after(progress, "legal-1-a", RIGHT, day)
    assert [0, 1, 3, 7, 21] == days


def test_what_is_missed_again_begins_anew() -> None:
    progress = after(Progress(), "legal-1-a", WRONG, TODAY)
    for day in (0, 1, 4):
        progress = after(progress, "legal-1-a", RIGHT, TODAY + day)
    assert (Due("legal-1-a", 3, TODAY + 11),) == progress.due
    progress = after(progress, "legal-1-a", WRONG, TODAY + 11)
    assert (Due("legal-1-a", 0, TODAY + 11),) == progress.due


def test_what_was_no_mistake_stays_in_its_box_but_not_for_the_same_day() -> None:
    progress = after(Progress(), "lead-1-a", WRONG, TODAY)
    progress = after(progress, "lead-1-a", WEAK, TODAY)
    assert (Due("lead-1-a", 1, TODAY + 1),) == progress.due
    assert progress.due == after(progress, "lead-1-a", WEAK, TODAY).due


@pytest.mark.parametrize("grade", [RIGHT, WEAK])
def test_what_was_never_missed_does_not_come_back(grade: Grade) -> None:
    assert () == after(Progress(), "lead-1-a", grade, TODAY).due


def test_no_more_than_two_hundred_wait_and_what_is_known_best_goes() -> None:
    progress = after(after(Progress(), "legal-1-a", WRONG, TODAY), "legal-1-a", RIGHT, TODAY)
    for number in range(MOST_DUE + 50):
        progress = after(progress, code(Skill.ORDER, 1, f"m{number}"), WRONG, TODAY + number)
    assert MOST_DUE == len(progress.due)
    assert "legal-1-a" not in {one.code for one in progress.due}
    assert "order-1-m249" in {one.code for one in progress.due}
    assert "order-1-m0" not in {one.code for one in progress.due}


def test_what_is_no_code_changes_nothing() -> None:
    with pytest.raises(EuchreError, match="no exercise"):
        after(Progress(), "legal-1", RIGHT, TODAY)


# What comes next


def test_what_is_due_is_asked_first_but_not_at_once() -> None:
    progress = after(Progress(), "legal-1-a", WRONG, TODAY)
    for number in range(3):
        fresh = next_exercise(progress, TODAY, f"f{number}")
        assert fresh != "legal-1-a"
        progress = after(progress, fresh, RIGHT, TODAY)
    assert "legal-1-a" == next_exercise(progress, TODAY, "f9")
    assert 1 == due_now(progress, TODAY)


def test_what_is_due_tomorrow_is_asked_tomorrow() -> None:
    due = (Due("legal-1-a", 1, TODAY + 1), Due("trick-1-a", 2, TODAY + 2))
    progress = Progress(due=due)
    assert "legal-1-f" == next_exercise(progress, TODAY, "f")
    assert "legal-1-a" == next_exercise(progress, TODAY + 1, "f")
    assert [0, 1, 2] == [due_now(progress, TODAY + days) for days in range(3)]


def test_one_skill_can_be_practised_alone() -> None:
    progress = Progress(due=(Due("legal-1-a", 0, TODAY), Due("lead-1-a", 0, TODAY)))
    assert "lead-1-a" == next_exercise(progress, TODAY, "f", (Skill.LEAD,))
    assert "bid-1-f" == next_exercise(progress, TODAY, "f", (Skill.BID,))
    assert 1 == due_now(progress, TODAY, (Skill.LEAD, Skill.BID))


def test_all_skills_have_their_turn_and_none_twice_in_a_row() -> None:
    progress, asked = Progress(), list[Skill]()
    for number in range(40):
        fresh = next_exercise(progress, TODAY, f"f{number}")
        asked.append(from_code(fresh).skill)
        progress = after(progress, fresh, RIGHT, TODAY)
    assert all(one is not other for one, other in pairwise(asked))
    assert {4} == {asked.count(skill) for skill in Skill}


def test_a_skill_that_went_wrong_is_asked_for_again_soon() -> None:
    progress = answered((RIGHT,) * 3, Skill.POINTS, answered((RIGHT,) * 3, Skill.TRICK))
    progress = after(progress, "points-2-miss", WRONG, TODAY)
    for number in range(3):
        progress = after(progress, f"order-1-a{number}", RIGHT, TODAY)
    progress = replace(progress, due=())
    assert "points-2-f" == next_exercise(progress, TODAY, "f")


def test_what_is_asked_is_on_the_rung_that_was_reached() -> None:
    assert "legal-3-f" == next_exercise(answered((RIGHT,) * 6), TODAY, "f", (Skill.LEGAL,))


# Lessons


def test_a_lesson_is_done_once_and_nothing_is_left_of_it() -> None:
    progress = with_left(Progress(), "bowers", 2)
    assert ("bowers", 2) == progress.left
    assert Progress(done=("bowers",)) == with_done(with_done(progress, "bowers"), "bowers")
    assert ("bowers", 2) == with_done(progress, "other").left


def test_every_lesson_of_the_course_can_be_kept() -> None:
    progress = Progress()
    for chapter in CHAPTERS:
        for lesson in chapter.lessons:
            progress = with_left(with_done(progress, lesson.key), lesson.key, len(lesson.steps))
    assert progress == read(write(progress))
    assert progress.done


# As text

SEEDS = st.text("abcxyz0189", min_size=1, max_size=3)
KEYS = st.text("abc-1", min_size=1, max_size=3)
CODES = st.builds(
    lambda skill, rung, seed: code(skill, 1 + rung % skill.rungs, seed),
    *(st.sampled_from(Skill), st.integers(0, 4), SEEDS),
)
ANSWERS = st.tuples(CODES, st.sampled_from(Grade), st.integers(0, 30))


@st.composite
def progresses(draw: st.DrawFn) -> Progress:
    """What can come of answers and lessons on days that go on."""
    progress, today = Progress(), TODAY
    for key in draw(st.lists(KEYS, max_size=4)):
        progress = with_done(progress, key)
    if draw(st.booleans()):
        progress = with_left(progress, draw(KEYS), draw(st.integers(0, 20)))
    for one, grade, days in draw(st.lists(ANSWERS, max_size=20)):
        progress = after(progress, one, grade, today)
        today += days
    return progress


@given(progresses())
def test_progress_is_read_as_it_was_written(progress: Progress) -> None:
    assert progress == read(write(progress))


@given(progresses(), progresses())
def test_both_are_in_what_is_merged(one: Progress, other: Progress) -> None:
    both = merged(one, other)
    assert set(both.done) == {*one.done, *other.done}
    assert [max(pair) for pair in zip(dict(one.rungs).values(), dict(other.rungs).values())] == [
        rung for _, rung in both.rungs
    ]
    codes = [due.code for due in both.due]
    assert sorted(codes) == sorted({due.code for due in (*one.due, *other.due)})
    assert {*both.due} <= {*one.due, *other.due}
    again = merged(other, one)
    assert (both.standings, both.due) == (again.standings, again.due)
    assert both == read(write(both))


@given(progresses())
def test_to_bring_back_the_same_or_nothing_changes_nothing(progress: Progress) -> None:
    left = progress.left if progress.left and progress.left[0] not in progress.done else None
    kept = replace(progress, left=left)
    assert kept == merged(progress, progress) == merged(progress, Progress())


def test_of_one_exercise_that_is_due_in_both_the_later_answer_counts() -> None:
    earlier, later = Due("legal-1-a", 3, TODAY + 7), Due("legal-1-a", 0, TODAY + 2)
    for pair in ((earlier, later), (later, earlier)):
        one, other = (Progress(due=(due,)) for due in pair)
        assert (later,) == merged(one, other).due


def test_as_much_as_can_be_kept_can_be_read() -> None:
    progress = Progress(
        tuple(f"{'k' * 36}-{number:03}" for number in range(500)),
        ("k" * 40, 10**9),
        tuple(Standing(skill, skill.rungs, 3, 10**9, 10**9) for skill in Skill),
        tuple(Due(code(Skill.DISCARD, 3, f"s{number:011}"), 4, 10**9) for number in range(200)),
        ("discard-3-aaaaaaaaaaaa", "discard-3-bbbbbbbbbbbb", "discard-3-cccccccccccc"),
    )
    assert progress == read(write(progress))


def entry() -> dict[str, object]:
    """A progress as it is kept."""
    progress = answered((RIGHT, RIGHT, WRONG, RIGHT), progress=with_done(Progress(), "bowers"))
    kept: dict[str, object] = json.loads(write(with_left(progress, "tricks", 3)))
    return kept


@pytest.mark.parametrize(
    ("key", "value", "part"),
    [
        ("format", "euchre statistics 1", "format"),
        ("format", None, "format"),
        ("done", None, "done"),
        ("done", "bowers", "done"),
        ("done", ["bowers", 3], "done 2"),
        ("done", ["bowers", "bowers"], "done"),
        ("done", ["x"] * 501, "done"),
        ("left", ["tricks"], "left"),
        ("left", ["tricks", -1], "left"),
        ("left", ["tricks", True], "left"),
        ("left", ["Tricks!", 1], "left"),
        ("skills", [["legal", 6, 0, 0, 0]], "skills 1"),
        ("skills", [["legal", 1, 4, 9, 9]], "skills 1"),
        ("skills", [["legal", 1, 0, 3, 4]], "skills 1"),
        ("skills", [["juggling", 1, 0, 0, 0]], "skills 1"),
        ("skills", [["legal", 1, 0, 0, 0]] * 2, "skills"),
        ("skills", [[{}, 1, 0, 0, 0]], "skills 1"),
        ("due", [["legal-1-a", 0, 1], ["legal-1-b", 5, 1]], "due 2"),
        ("due", [["legal-1-a", 0, 1], ["legal-9-b", 0, 1]], "due 2"),
        ("due", [["legal-1-a", 0, 1.5]], "due 1"),
        ("due", [["legal-1-a", 0, 1]] * 2, "due"),
        ("due", {}, "due"),
        ("recent", ["legal-1-a"] * 4, "recent"),
        ("recent", [["legal-1-a"]], "recent 1"),
    ],
)
def test_what_is_wrong_in_a_text_is_named(key: str, value: object, part: str) -> None:
    with pytest.raises(NotationError) as raised:
        read(json.dumps({**entry(), key: value}))
    assert part == raised.value.part


def test_what_a_newer_page_has_written_is_told_from_what_is_broken() -> None:
    with pytest.raises(NewerProgressError):
        read(json.dumps({**entry(), "format": "euchre progress 2"}))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | CODES | KEYS,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=20,
)


def is_read_or_refused(text: str) -> None:
    try:
        progress = read(text)
    except NotationError:
        return
    assert progress == read(write(progress))


@given(st.text() | st.text('[]{}",:1eE-.\\u'))
def test_any_text_is_read_or_refused(text: str) -> None:
    is_read_or_refused(text)


@given(JSON)
def test_any_json_is_read_or_refused(value: object) -> None:
    is_read_or_refused(json.dumps(value))


@given(st.sampled_from(["done", "left", "skills", "due", "recent"]), JSON)
def test_any_part_is_read_or_refused(key: str, value: object) -> None:
    is_read_or_refused(json.dumps({**entry(), key: value}))


@given(progresses(), st.integers(0, 2000), st.text(max_size=2))
def test_a_text_with_a_slip_is_read_or_refused(progress: Progress, at: int, slip: str) -> None:
    text = write(progress)
    is_read_or_refused(text[:at] + slip + text[at + 1 :])


@pytest.mark.parametrize(
    "text", ["[" * 50_000, '{"a":' * 10_000, "1" * 99_000, "[1" + "0" * 5000 + "]", "1e999"]
)
def test_what_would_break_python_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read(text)


def test_a_box_says_when_it_was_answered() -> None:
    assert [TODAY] * 5 == [Due("legal-1-a", box, TODAY + DAYS[box]).since for box in range(5)]
