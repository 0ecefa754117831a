"""The dialog that teaches: its home, what it keeps, what it refuses, and exercises."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest

from euchre.app import guide
from euchre.app.course import ENDED, GLOSSARY, HOME, LESSON, PRACTICE, SKILLS
from euchre.app.effects import Download, Focus, LookAtProgress, Reveal
from euchre.app.link import read_link
from euchre.app.messages import Dialog, Key, Learn, Open, Simple, Typed, Visibility
from euchre.app.model import Model
from euchre.app.opening import begin
from euchre.app.practising import ANY_RUNG, MOST_TRIES
from euchre.app.screens import page
from euchre.app.settings import SOMEBODY
from euchre.app.update import update
from euchre.app.words import learn as words
from euchre.app.words.glossary import GLOSSARY as TERMS
from euchre.app.words.guide import Step
from euchre.app.words.practice import SKILLS as NAMED
from euchre.app.words.practice import THINKING as WAIT
from euchre.engine.actions import Play
from euchre.engine.cards import Card
from euchre.engine.judge import why_not
from euchre.engine.seats import Seat
from euchre.lessons.course import CHAPTERS
from euchre.lessons.course.first import FIRST_HANDS
from euchre.lessons.exercises.skills import Skill
from euchre.lessons.lesson import Ask, PlayOut
from euchre.lessons.playing import tricks_of
from euchre.lessons.progress import Progress, with_done, with_left
from euchre.lessons.progress_text import read, write
from euchre.lessons.question import Kind
from tests.app.learner import Learner, fresh, misses, undecided
from tests.app.lessons import OWN, own_course
from tests.app.moments import by_id, with_class
from tests.app.table import Table, at_game_over, at_hand_over, at_yours, play_on

FIRST: Final = CHAPTERS[0].lessons[0]
BOWERS: Final = next(one for chapter in CHAPTERS for one in chapter.lessons if one.key == "bowers")


@pytest.fixture
def own() -> Iterator[Learner]:
    """Somebody at the first step of the tests' own lesson."""
    with own_course():
        learner = Learner.opened()
        learner.begin(OWN)
        yield learner


# How it opens


def test_a_key_opens_the_course_and_the_page_asks_what_is_kept() -> None:
    model, effects = update(fresh(), Key("e", ""))
    assert Dialog.COURSE is model.dialog
    assert LookAtProgress() in effects


@pytest.mark.parametrize("id_", ["course", "help-course", "guide-course"])
def test_the_page_has_ways_to_it(id_: str) -> None:
    """On the bar, in the help, and where a first hand is explained."""
    model = fresh()
    if id_ == "help-course":
        model, _ = update(model, Open(Dialog.HELP))
    if id_ == "guide-course":
        model = _at_first_turn(model)
    assert "open course" == by_id(page(model), id_).get("data-do")


def _at_first_turn(model: Model) -> Model:
    """Where the guide has something to say."""
    table = play_on(Table(model), at_yours)
    table.send(Simple.GUIDE)
    return table.model


@pytest.mark.parametrize(
    ("query", "place"),
    [
        ("?learn", HOME),
        ("?learn=", HOME),
        ("?learn=nothing-of-ours", HOME),
        ("?learn=bowers", LESSON),
        ("?learn=legal-2-x7f3", PRACTICE),
        ("?learn=practice", PRACTICE),
        ("?learn=skills", SKILLS),
        ("?learn=glossary", GLOSSARY),
    ],
)
def test_a_link_opens_it_and_is_carried_out_once(query: str, place: str) -> None:
    _, effects = begin(query, None, "1")
    assert LookAtProgress() in effects
    assert "" == read_link(query).lasting
    learner = Learner.linked(query.partition("=")[2])
    assert place == learner.course.place
    assert Dialog.COURSE is learner.model.dialog


def test_an_address_without_the_word_opens_nothing() -> None:
    assert begin("?seed=7", None, "1")[0].dialog is None


# Its home


def test_the_home_leads_on_to_what_was_left_or_is_not_done() -> None:
    learner = Learner.opened()
    assert words.NEWCOMER == by_id(learner.dialog, "learn-next").text
    learner.press("learn-next")
    assert FIRST is learner.run.lesson
    learner.press("learn-home")
    assert words.go_on(FIRST.title) == by_id(learner.dialog, "learn-next").text
    assert "left" == by_id(learner.dialog, f"learn-lesson-{FIRST.key}").get("data-state")


def test_a_lesson_goes_on_where_it_was_left() -> None:
    learner = Learner.opened(write(with_left(Progress(), "bowers", 1)))
    learner.press("learn-next")
    assert ("bowers", 1) == (learner.run.lesson.key, learner.run.at)


def test_where_a_lesson_was_left_may_lie_beyond_its_end() -> None:
    """It was longer once."""
    learner = Learner.opened(write(with_left(Progress(), "bowers", 99)))
    learner.press("learn-next")
    assert learner.run.is_last


def test_a_lesson_that_is_no_more_is_not_offered() -> None:
    learner = Learner.opened(write(with_left(Progress(), "gone", 2)))
    assert words.go_on(FIRST.title) == by_id(learner.dialog, "learn-next").text


def test_all_that_is_done_is_marked_and_nothing_is_left_to_go_on_with() -> None:
    progress = Progress()
    for chapter in CHAPTERS:
        for one in chapter.lessons:
            progress = with_done(progress, one.key)
    learner = Learner.opened(write(progress))
    states = {one.get("data-state") for one in with_class(learner.dialog, "lesson")}
    assert {"done"} == states
    assert "learn-next" not in learner.buttons()
    assert words.ALL_DONE in learner.dialog.text


def test_the_glossary_lists_every_word() -> None:
    learner = Learner.opened()
    learner.press("learn-glossary")
    names = {one.text for one in learner.dialog.walk() if one.tag == "dt"}
    assert {term.name for term in TERMS} == names
    learner.press("learn-home")
    assert Focus("learn-glossary") in learner.effects


# What is kept


def test_what_can_t_be_read_is_put_aside_and_can_be_had() -> None:
    learner = Learner.opened("rubbish")
    assert ("", "rubbish") == (learner.text, learner.aside)
    assert "can’t be read" in by_id(learner.dialog, "learn-said").text
    learner.press("learn-download")
    assert [Download("euchre-course.txt", "rubbish")] == learner.effects


def test_a_link_to_a_lesson_beside_rubbish_loses_neither() -> None:
    model, _ = begin("?learn=bowers", None, "1")
    learner = Learner(model, text="rubbish")
    learner._answer(LookAtProgress())
    assert "rubbish" == learner.aside
    assert LESSON == learner.course.place
    assert ("bowers", 0) == read(learner.text).left


def test_what_a_newer_page_has_kept_stays_as_it_is() -> None:
    newer = write(Progress()).replace("progress 1", "progress 2")
    learner = Learner.opened(newer)
    assert words.NEWER in learner.dialog.text
    learner.press("learn-next")
    assert newer == learner.text


def test_where_nothing_can_be_kept_the_course_goes_on() -> None:
    learner = Learner(why="QuotaExceededError")
    learner.send(Open(Dialog.COURSE))
    assert words.NOT_KEPT in learner.dialog.text
    learner.begin(BOWERS)
    for _ in BOWERS.steps:
        learner.rightly()
        learner.press("learn-on")
    assert ENDED == learner.course.place
    learner.press("learn-home")
    assert "done" == by_id(learner.dialog, "learn-lesson-bowers").get("data-state")


def test_what_another_tab_has_kept_meanwhile_is_kept_too() -> None:
    learner = Learner.opened()
    learner.text = write(with_done(Progress(), "elsewhere"))
    learner.begin(BOWERS)
    assert ("elsewhere",) == read(learner.text).done
    assert ("bowers", 0) == read(learner.text).left


def test_all_can_be_forgotten_if_one_is_sure_and_had_back() -> None:
    kept = write(with_done(Progress(), "bowers"))
    learner = Learner.opened(kept)
    learner.press("learn-clear")
    learner.press("learn-keep")
    assert kept == learner.text
    learner.press("learn-clear")
    learner.press("learn-sure")
    assert "" == learner.text
    learner.press("learn-undo")
    assert kept == learner.text


def test_nothing_to_forget_is_not_offered() -> None:
    assert "learn-clear" not in Learner.opened().buttons()


# In a lesson


def test_a_card_that_the_rules_refuse_is_explained_and_is_no_miss(own: Learner) -> None:
    own.press("learn-on")
    own.press("answer-Jd")
    assert "refused" == own.tone
    assert "left bower" in own.said
    assert 0 == own.run.misses
    assert Reveal("learn-verdict") in own.effects
    own.press("answer-Qd")
    assert "right" == own.tone


def test_a_trick_lies_to_be_read_before_it_goes_on(own: Learner) -> None:
    at_play_out(own)
    play_worst_card(own)
    assert own.course.lying
    assert "takes this trick" in own.said
    winners = [one for one in own.dialog.walk() if one.get("data-takes")]
    assert 1 == len(winners)
    assert not [id_ for id_ in own.buttons() if id_.startswith("answer-")]
    own.press("learn-on")
    assert not own.course.lying


def test_a_card_that_is_refused_in_play_is_explained(own: Learner) -> None:
    at_play_out(own)
    while not (refused := illegal(own)):
        play_worst_card(own)
        own.press("learn-on")
    before = own.run.played
    own.press(f"answer-{refused[0]}")
    assert "refused" == own.tone
    assert before == own.run.played


def illegal(learner: Learner) -> list[Card]:
    """The learner's cards that the rules refuse now."""
    assert learner.run.played is not None
    position = learner.run.played.position
    held = position.holding(position.acting())
    return [card for card in held if why_not(position, Play(card)) is not None]


def test_what_is_played_out_badly_can_be_tried_again_and_is_shown_in_the_end(own: Learner) -> None:
    at_play_out(own)
    for number in (1, 2, 3):
        losing = play_worst(own)
        assert "wrong" == losing
        assert (number >= 2) == ("A hint: Look." in own.said)
        own.press("learn-again")
    while not own.run.may_go_on:
        own.press("learn-on" if own.course.lying else "learn-show")
    while own.course.lying:
        own.press("learn-on")
    assert "right" == own.tone


def at_play_out(learner: Learner) -> None:
    learner.press("learn-on")
    learner.rightly()
    learner.press("learn-on")
    assert isinstance(learner.run.step, PlayOut)


def play_worst(learner: Learner) -> str:
    """Play so that as few tricks are taken as can be; what is said of it."""
    while learner.run.played and learner.run.played.position.turn is not None:
        play_worst_card(learner)
        while learner.course.lying:
            learner.press("learn-on")
    return learner.tone


def play_worst_card(learner: Learner) -> None:
    """Play a card that promises least."""
    assert learner.run.played is not None
    worth = tricks_of(learner.run.played.position)
    learner.press(f"answer-{min(worth, key=worth.__getitem__)}")


def test_one_can_go_back_and_forth(own: Learner) -> None:
    own.press("learn-on")
    own.press("learn-back")
    assert 0 == own.run.at
    assert Focus("learn-title") in own.effects
    assert "learn-back" not in own.buttons()


def test_wishes_that_make_no_sense_here_change_nothing(own: Learner) -> None:
    before = own.model
    for wish in (
        *(Learn("choose", "Jd"), Learn("check"), Learn("show"), Learn("play", "9h")),
        *(Learn("play", "rubbish"), Learn("back"), Learn("nonsense"), Learn("lesson", "gone")),
    ):
        own.send(wish)
        assert before == own.model


def test_a_wish_is_for_the_open_dialog_alone() -> None:
    model = fresh()
    assert (model, ()) == update(model, Learn("home"))


def test_the_table_waits_under_the_course() -> None:
    learner = Learner.opened()
    before = learner.model.game
    learner.send(Learn("home"))
    assert learner.model.paused
    learner.send(Simple.CLOSE)
    assert before == learner.model.game


def test_arrow_keys_go_along_the_answers(own: Learner) -> None:
    own.press("learn-on")
    row = [id_ for id_ in own.buttons() if id_.startswith("answer-")]
    for key, at in (("ArrowRight", 1), ("ArrowDown", 1), ("ArrowLeft", -1), ("ArrowUp", -1)):
        own.send(Key(key, row[0]))
        assert [Focus(row[at])] == own.effects
    for key in ("ArrowRight", "p", "Enter", "1"):
        own.send(Key(key, "learn-back"))
        assert [] == own.effects


def test_the_same_verdict_twice_is_heard_twice() -> None:
    learner = Learner.opened()
    learner.begin(BOWERS)
    while not list(misses(learner.run)):
        learner.rightly()
        learner.press("learn-on")
    wrong = next(misses(learner.run))
    heard = []
    for _ in range(3):
        learner.answer(wrong)
        heard.append(by_id(learner.dialog, "learn-verdict").text)
    assert heard[1] != heard[2]
    assert heard[1].replace("\u00a0", "") == heard[2].replace("\u00a0", "")


# Exercises


def practising(skill: Skill, rung: int = 1, *, waits: bool = False) -> Learner:
    """Somebody on a rung of a skill, with an exercise before them."""
    skills = f'[["{skill.value}", {rung}, 0, 1, 1]]'
    text = write(Progress()).replace('"skills": []', f'"skills": {skills}')
    learner = Learner.opened(text)
    learner.waits = waits
    learner.press("learn-skills")
    learner.press(f"learn-skill-{skill.value}")
    return learner


EVERY: Final = [(skill, rung) for skill in Skill for rung in range(1, skill.rungs + 1)]


@pytest.mark.parametrize(("skill", "rung"), EVERY)
def test_an_exercise_is_asked_and_its_first_answer_counts(skill: Skill, rung: int) -> None:
    learner = practising(skill, rung)
    code = learner.run.lesson.key
    assert code.startswith(f"{skill.value}-" if skill.is_judged else f"{skill.value}-{rung}-")
    assert "{" not in learner.dialog.text
    learner.rightly()
    assert "right" == learner.tone
    (standing,) = read(learner.text).standings
    assert (2, 2) == (standing.asked, standing.right)
    assert (code,) == read(learner.text).recent
    learner.press("learn-on")
    assert code != learner.run.lesson.key


@pytest.mark.parametrize("skill", Skill)
def test_what_was_missed_counts_once_and_comes_back(skill: Skill) -> None:
    learner = practising(skill)
    code, wrong = learner.run.lesson.key, next(misses(learner.run))
    learner.answer(wrong)
    learner.answer(wrong)
    learner.rightly()
    (standing,) = read(learner.text).standings
    assert (2, 1) == (standing.asked, standing.right)
    assert [code] == [one.code for one in read(learner.text).due]
    assert (1, 0) == (learner.course.practice.answered, learner.course.practice.right)  # type: ignore[union-attr]


def test_what_must_be_judged_waits_for_the_adviser() -> None:
    learner = practising(Skill.BID, waits=True)
    assert "learn-on" not in learner.buttons()
    assert WAIT in learner.dialog.text
    assert learner.thinking is not None
    assert Seat.S is learner.thinking.view.seat
    learner.think()
    assert WAIT not in learner.dialog.text
    assert learner.run.question is not None


def test_a_moment_that_is_not_clear_gives_way_to_another() -> None:
    learner = practising(Skill.LEAD, waits=True)
    first = learner.course.practice.exercise.code  # type: ignore[union-attr]
    learner.think(undecided)
    assert learner.thinking is not None
    learner.think()
    assert first != learner.run.lesson.key


def test_where_a_rung_finds_nothing_the_one_below_it_asks() -> None:
    learner = practising(Skill.LEAD, 3, waits=True)
    for _ in range(MOST_TRIES):
        learner.think(undecided)
    learner.think()
    assert ANY_RUNG == learner.course.practice.exercise.rung  # type: ignore[union-attr]


def test_a_page_out_of_sight_thinks_on_when_it_is_back() -> None:
    learner = practising(Skill.BID, waits=True)
    before = learner.thinking
    learner.send(Visibility(visible=False))
    learner.send(Visibility(visible=True))
    assert before is not None
    assert learner.thinking is not None
    assert before.view == learner.thinking.view
    assert learner.model.token == learner.thinking.token


def test_a_thought_that_comes_too_late_changes_nothing() -> None:
    learner = practising(Skill.BID, waits=True)
    learner.press("learn-skills")
    learner.think()
    assert SKILLS == learner.course.place
    assert learner.course.run is None


def test_a_judged_answer_is_told_by_its_figures() -> None:
    learner = practising(Skill.DISCARD)
    learner.answer(next(misses(learner.run)))
    assert "On average that costs 0.6 points" in learner.said
    assert "learn-figures" not in {one.get("id") for one in learner.dialog.walk()}
    learner.rightly()
    figures = by_id(learner.dialog, "learn-figures")
    assert "your choice, best" in figures.text


def test_a_bit_of_everything_goes_from_skill_to_skill() -> None:
    learner = Learner.opened()
    learner.press("learn-skills")
    learner.press("learn-mix")
    seen = set()
    for _ in range(2 * len(Skill)):
        seen.add(learner.course.practice.exercise.skill)  # type: ignore[union-attr]
        learner.rightly()
        learner.press("learn-on")
    assert set(Skill) == seen


def test_practice_that_is_begun_again_asks_something_else() -> None:
    learner = practising(Skill.LEGAL)
    first = learner.run.lesson.key
    learner.rightly()
    learner.press("learn-skills")
    learner.press("learn-skill-legal")
    assert first != learner.run.lesson.key


def test_every_skill_has_a_name() -> None:
    assert {skill.value for skill in Skill} == set(NAMED)


def test_a_lesson_left_for_exercises_is_still_left() -> None:
    learner = Learner.opened()
    learner.begin(BOWERS)
    learner.press("learn-home")
    learner.press("learn-skills")
    learner.press("learn-mix")
    learner.rightly()
    assert ("bowers", 0) == read(learner.text).left


def test_the_tests_own_lesson_is_come_through(own: Learner) -> None:
    """It has a step of every kind, so each of them is answered here by buttons."""
    for _ in OWN.steps:
        for answer in misses(own.run):
            own.answer(answer)
            assert "wrong" == own.tone
        own.rightly()
        own.press("learn-on")
    assert ENDED == own.course.place
    assert "{" not in own.dialog.text
    assert set(Kind) == {step.kind for step in OWN.steps if isinstance(step, Ask)}
    own.press("learn-on")
    assert HOME == own.course.place
    assert "{" not in own.dialog.text


# On to the table


@pytest.mark.parametrize(
    ("ready", "hand"),
    [
        (at_yours, lambda before: before),
        (at_hand_over, lambda before: before + 1),
        (at_game_over, lambda _: 1),
    ],
)
def test_the_course_leads_to_a_hand_that_is_explained(
    ready: Callable[[Model], bool], hand: Callable[[int], int]
) -> None:
    """This one, or where it is over the next."""
    table = play_on(Table.opened("?seed=7&pace=instant&rules=to5"), ready)
    at = len(table.model.game.hands)
    table.send(Open(Dialog.COURSE), Learn("hand"))
    assert table.model.dialog is None
    play_on(table, lambda model: guide.due(model) is not None)
    assert Step.TABLE is guide.due(table.model)
    assert guide.words(table.model) in table.model.announcement
    assert hand(at) == len(table.model.game.hands)
    assert table.model.guided == Table.opened("?pace=instant", table.saved).model.guided


def test_the_first_hands_played_out_offer_a_hand_at_the_table() -> None:
    for one in FIRST_HANDS.lessons:
        learner = Learner.opened()
        learner.begin(one)
        for _ in one.steps:
            learner.rightly()
            learner.press("learn-on")
        assert ENDED == learner.course.place
        assert "learn-hand" in learner.buttons()


@pytest.mark.parametrize(
    "changes",
    [(Typed("levels.N", SOMEBODY), Typed("names.N", "Zoë")), (Typed("names.S", "Zoë"),)],
)
def test_who_learns_is_spoken_to_whatever_the_table_calls_the_seat(
    changes: tuple[Typed, ...],
) -> None:
    """Lessons say “you”: nobody is to find out that South is meant by it."""
    table = Table.opened("?seed=7&pace=instant")
    table.send(*changes, Open(Dialog.COURSE), Learn("lesson", "seats"))
    course = by_id(page(table.model), "course-dialog")
    assert ["You" in course.text, "South" in course.text] == [True, False]
    partner = table.model.settings.name(Seat.N)
    assert f"your partner is {partner}, opposite you." in course.text
    assert table.model.settings.name(Seat.S) != "You"
