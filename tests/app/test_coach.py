"""The coach: a word after a choice where it matters, from what the person could see, at no cost."""

from __future__ import annotations

from typing import Final

import pytest

from euchre.ai.bot import Because, Choice, Ground, Option
from euchre.ai.levels import ADVISER
from euchre.app import saved
from euchre.app.effects import Effect, Think, Wait, Watch
from euchre.app.messages import Dialog, Do, KeptElsewhere, Message, Open, Simple, Typed, Watched
from euchre.app.model import PERSON, Model, Stage
from euchre.app.opening import begin
from euchre.app.screens import page
from euchre.app.settings import SOMEBODY, Settings
from euchre.app.update import update
from euchre.app.words import announce_turn
from euchre.app.words.coach import doing
from euchre.engine.actions import Action, Pass, Play
from euchre.engine.judge import legal_actions
from euchre.engine.position import Phase
from tests.app.moments import by_id, models
from tests.app.table import Table, club, in_phase, person_goes_on, play_on

QUERY: Final = "?seed=5&pace=normal"


def coached(phase: Phase = Phase.PLAY, query: str = QUERY) -> Table:
    """A table at which the person decides, and has just asked for a coach."""
    table = Table.opened(query, choose=club)
    while not (in_phase(phase)(table.model) and len(legal_actions(table.model.position)) > 1):
        table.answer() if table.pending else table.send(person_goes_on(table))
    table.send(Typed("coach", "on"))
    return table


def watch(effects: tuple[Effect, ...] | list[Effect]) -> Watch:
    """The last thing that the coach was asked."""
    return next(one for one in reversed(effects) if isinstance(one, Watch))


def finds(table: Table, best: Action, cost: float = 0.5, error: float = 0.01) -> tuple[Effect, ...]:
    """The coach comes to think that this is best, and all else so much worse."""
    wish = watch(table.effects).wish
    options = tuple(
        Option(one, 0.0 if one == best else -cost, 0.5 - (one != best) * cost / 10, error, ())
        for one in wish.view.legal
    )
    return table.send(Watched(wish.token, Choice(best, Because((Ground.BOSS_CARD,), options, 100))))


def two(table: Table) -> tuple[Action, Action]:
    """Two things that the person may do."""
    first, second, *_ = legal_actions(table.model.position)
    return first, second


def status(model: Model) -> tuple[str, str]:
    line = by_id(page(model), "status")
    return str(line.get("data-tone")), line.text


# What is said


def test_a_choice_that_cost_something_is_answered_in_one_sentence() -> None:
    table = coached()
    best, other = two(table)
    position = table.model.position
    finds(table, best)
    assert "turn" == status(table.model)[0]  # nothing is said before the person has chosen
    table.send(Do(other))
    thing = doing(best, position)
    sentence = f"{thing[0].upper()}{thing[1:]} was better: nothing left in its suit beats it."
    assert ("coach", sentence) == status(table.model)
    assert sentence == table.model.unsaid[-1]  # it is told with what comes next
    before = table.model.announcement
    while table.model.announcement == before:
        table.answer()
    assert sentence in table.model.announcement


@pytest.mark.parametrize(
    ("cost", "error", "said"),
    [(0.5, 0.1, ""), (0.05, 0.001, ""), (0.5, 0.01, ""), (1.5, 0.01, "Good.")],
)
def test_good_is_said_rarely_and_otherwise_nothing(cost: float, error: float, said: str) -> None:
    """What was best is praised only where everything else would have cost much."""
    table = coached()
    best, _ = two(table)
    finds(table, best, cost, error)
    table.send(Do(best))
    assert (said == "Good.") is (table.model.remark is not None)
    assert (status(table.model) == ("coach", "Good.")) is (said == "Good.")


@pytest.mark.parametrize(("cost", "error"), [(0.5, 0.1), (0.05, 0.001)])
def test_what_is_too_close_to_call_or_costs_next_to_nothing_is_passed_over(
    cost: float, error: float
) -> None:
    table = coached()
    best, other = two(table)
    finds(table, best, cost, error)
    table.send(Do(other))
    assert table.model.remark is None


def test_who_has_had_a_hint_hears_no_comment() -> None:
    table = coached()
    best, other = two(table)
    finds(table, best)
    table.send(Simple.HINT)
    table.send(Do(other))
    assert table.model.remark is None


def test_a_hint_comes_at_once_when_the_coach_has_thought_already() -> None:
    table = coached()
    best, _ = two(table)
    finds(table, best)
    assert not any(isinstance(one, Think) for one in table.send(Simple.HINT))
    assert table.model.hint is not None
    assert best == table.model.hint.action


def test_where_there_is_nothing_to_choose_nothing_is_asked() -> None:
    table = Table.opened(QUERY, choose=club)
    table.send(Typed("coach", "on"))
    while table.model.stage is not Stage.HAND_OVER:
        table.answer() if table.pending else table.send(person_goes_on(table))
    asked = sum(isinstance(one, Watch) for one in table.effects)
    moves = list(table.model.game.record.moves())
    free = [at for at, (here, seat, _) in enumerate(moves) if seat is PERSON]
    choices = [at for at in free if len(legal_actions(moves[at][0])) > 1]
    # Nobody answers here, so only the first is asked: the others wait their turn.
    assert 1 == asked < len(choices) < len(free)


# It asks for nobody's time


def test_the_coach_is_asked_what_a_hint_would_be_asked() -> None:
    table = coached()
    wish = watch(table.effects).wish
    (hint,) = table.send(Simple.HINT)
    assert isinstance(hint, Think)
    assert ADVISER == wish.level
    assert (hint.view, hint.seed, hint.level) == (wish.view, wish.seed, wish.level)


def test_a_game_with_a_coach_goes_as_one_without() -> None:
    """Whatever the coach does: the same waits and thoughts in the same order, with their tokens."""

    def asked(coach: str) -> list[Effect]:
        table = Table.opened("?seed=7&pace=normal", choose=club)
        table.send(Typed("coach", coach))
        seen = len(table.effects)
        for _ in range(120):
            answered(table, seen)
            seen = len(table.effects)
            table.answer() if table.pending else table.send(person_goes_on(table))
        assert bool(coach) is any(isinstance(one, Watch) for one in table.effects)
        return [one for one in table.effects if isinstance(one, Think | Wait)]

    assert asked("") == asked("on") != []


def answered(table: Table, seen: int = 0) -> None:
    """The coach has found what it was asked since then."""
    for effect in table.effects[seen:]:
        if isinstance(effect, Watch):
            table.send(Watched(effect.wish.token, club(effect.wish)))


def test_a_person_who_is_faster_than_the_coach_is_told_when_it_is_ready() -> None:
    """It goes on with what could be seen then."""
    table = coached()
    best, other = two(table)
    wish = watch(table.effects).wish
    table.send(Do(other))
    assert table.model.remark is None
    assert wish == watch(table.effects).wish
    finds(table, best)
    assert status(table.model)[1].endswith("nothing left in its suit beats it.")


def test_what_comes_when_the_person_has_acted_again_is_told_as_something_earlier() -> None:
    table = coached()
    best, other = two(table)
    table.send(Do(other))
    play_on(table, in_phase(Phase.PLAY))
    table.send(Do(legal_actions(table.model.position)[0]))
    play_on(table, in_phase(Phase.PLAY))
    finds(table, best)
    text = by_id(page(table.model), "remark").text
    assert text.startswith("Earlier: ")
    assert text == table.model.announcement  # it is the person's turn: nothing else is coming


def test_the_next_decision_is_thought_about_when_the_one_before_is_done_with() -> None:
    table = coached()
    best, other = two(table)
    first = watch(table.effects).wish
    table.send(Do(other))
    play_on(table, in_phase(Phase.PLAY))
    assert first == watch(table.effects).wish
    (second,) = (one for one in finds(table, best) if isinstance(one, Watch))
    assert first.view != second.wish.view


def test_the_remark_goes_with_the_persons_next_act() -> None:
    table = coached()
    best, other = two(table)
    finds(table, best)
    table.send(Do(other))
    play_on(table, in_phase(Phase.PLAY))
    assert by_id(page(table.model), "remark").text
    table.send(Do(legal_actions(table.model.position)[0]))
    assert table.model.remark is None


def test_the_next_question_and_the_remark_are_both_read() -> None:
    """While others play the remark stands in the line itself; then above it, which asks."""
    table = coached()
    best, other = two(table)
    finds(table, best)
    table.send(Do(other))
    said = status(table.model)
    assert said[0] == "coach"
    play_on(table, in_phase(Phase.PLAY))
    asked = ("turn", announce_turn(table.model.position, PERSON))
    assert (asked, said[1]) == (status(table.model), by_id(page(table.model), "remark").text)


# Taken back


def test_undo_after_a_comment_leads_back_to_that_decision() -> None:
    table = coached()
    best, other = two(table)
    before = table.model.game
    finds(table, best)
    table.send(Do(other))
    assert table.model.remark is not None
    table.send(Simple.UNDO)
    assert before == table.model.game
    assert not table.model.remark
    assert "turn" == status(table.model)[0]
    table.send(Do(other))  # what was found counts again
    assert table.model.remark is not None


@pytest.mark.parametrize("way", ["undo", "new", "off"])
def test_what_is_taken_back_is_thought_about_no_longer(way: str) -> None:
    table = coached()
    best, other = two(table)
    wish = watch(table.effects).wish
    table.send(Do(other))
    messages: dict[str, tuple[Message, ...]] = {
        "undo": (Simple.UNDO, Simple.UNDO),
        "new": (Simple.NEW_GAME,),
        "off": (Typed("coach", ""),),
    }
    table.send(*messages[way])
    assert all(one.wish.token != wish.token for one in table.model.watching)
    table.send(Watched(wish.token, Choice(best, Because(()))))
    assert table.model.remark is None


def test_nothing_is_said_when_the_hand_is_over() -> None:
    table = coached()
    while table.model.stage is not Stage.HAND_OVER:
        table.answer() if table.pending else table.send(person_goes_on(table))
    assert ((), None) == (table.model.watching, table.model.remark)


def test_what_the_coach_has_found_need_not_be_found_again_in_looking_back() -> None:
    table, seen = Table.opened(QUERY, choose=club), 0
    table.send(Typed("coach", "on"))
    while table.model.stage is not Stage.HAND_OVER:
        answered(table, seen)
        seen = len(table.effects)
        table.answer() if table.pending else table.send(person_goes_on(table))
    assert () == table.send(Open(Dialog.REVIEW))
    assert "decisions: " in by_id(page(table.model), "look-summary").text


# Whether there is a coach


def test_there_is_no_coach_unless_asked_for() -> None:
    assert not Settings().coach
    for model in models():
        assert ((), None) == (model.watching, model.remark)


def test_the_setting_is_kept_and_the_coach_is_there_when_the_page_opens_again() -> None:
    table = coached()
    assert saved.read(table.saved)[1].coach
    model, effects = begin("", table.saved, "chance")
    assert [table.model.position] == [one.position for one in model.watching]
    assert watch(effects).wish.view == watch(table.effects).wish.view


def test_a_tab_that_only_shows_a_game_has_no_coach() -> None:
    table = coached()
    following, _ = begin("", None, "chance")
    shown, effects = update(following, KeptElsewhere(table.saved))
    assert (True, ()) == (shown.following, shown.watching)
    assert not any(isinstance(one, Watch) for one in effects)


def test_every_action_can_be_the_subject_of_a_sentence() -> None:
    seen: set[type] = set()
    for model in models():
        for action in legal_actions(model.position):
            words = doing(action, model.position)
            assert words == words.strip() != ""
            seen.add(type(action))
    assert {Pass, Play} < seen
    assert 12 <= len(seen)


def test_among_several_people_the_coach_is_silent() -> None:
    """A word about one's choice would tell the others of the cards."""
    table = coached()
    table.send(Typed("levels.W", SOMEBODY))
    assert ((), None) == (table.model.watching, table.model.remark)
