"""Looking back on a hand: what each decision cost by what could be seen, and what if."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest

from euchre.ai.bot import Because, Choice, Ground, Option
from euchre.ai.levels import ADVISER
from euchre.app import saved
from euchre.app.effects import Focus, PutAside, PutItem, Save, Think
from euchre.app.html import Element
from euchre.app.judged import Judged, Verdict, judged
from euchre.app.messages import (
    Dialog,
    Do,
    KeptElsewhere,
    Key,
    Look,
    Message,
    Open,
    Simple,
    Thought,
    Typed,
    Visibility,
)
from euchre.app.model import PERSON, Model, Stage
from euchre.app.notice import Notice
from euchre.app.opening import begin
from euchre.app.screens import page
from euchre.app.settings import SOMEBODY
from euchre.app.words import action_label
from euchre.app.words.review import cost, summary, verdict
from euchre.engine.actions import Action, LayDown, OrderUp, Pass, Play
from euchre.engine.cards import Card
from euchre.engine.position import Phase
from euchre.engine.seats import SEATS, Seat
from euchre.engine.turning import turned
from euchre.engine.view import view
from tests.app.hands import dealt
from tests.app.moments import by_id, with_class
from tests.app.table import (
    Table,
    advised,
    at_game_over,
    at_hand_over,
    club,
    in_phase,
    play_on,
)
from tests.app.test_hot_seat import sat
from tests.app.test_leaks import shown
from tests.app.test_takeover import POSITION, begun

QUERY: Final = "?seed=12&pace=instant"


def after_a_hand(query: str = QUERY, hands: int = 1) -> Table:
    """A table at which so many hands are over, with an adviser who tries everything."""
    table = Table.opened(query, choose=club)
    play_on(table, lambda model: at_hand_over(model) and len(model.game.hands) == hands)
    table.choose = advised
    return table


def looked_back(query: str = QUERY, hands: int = 1) -> Table:
    """The same with the dialog open and every decision judged."""
    table = after_a_hand(query, hands)
    table.send(Open(Dialog.REVIEW))
    table.settle()
    return table


def dialog(model: Model) -> Element:
    return by_id(page(model), "review-dialog")


def rows(model: Model) -> list[Element]:
    return with_class(page(model), "decision")


def ats(model: Model) -> list[int]:
    """How many actions came before each decision that is listed."""
    return [int(str(one.get("data-do")).removeprefix("look at ")) for one in rows(model)]


def free(model: Model, hand: int = 0) -> Iterator[tuple[int, Action]]:
    """Where the person could have done something else, found without the dialog."""
    record = model.game.hands[hand]
    for at, action in enumerate(record.actions):
        before = record.back(len(record.actions) - at)
        if before.position.turn is PERSON and len(view(before, PERSON).legal) > 1:
            yield at, action


# What is listed


def test_every_decision_is_listed_and_what_was_forced_is_passed_over() -> None:
    table = looked_back()
    expected = list(free(table.model))
    record = table.model.game.record
    assert [at for at, _ in expected] == ats(table.model)
    for (at, action), row in zip(expected, rows(table.model), strict=True):
        assert action_label(action, record.positions[at]) in row.text
    own = sum(position.turn is PERSON for position in record.positions[:-1])
    assert 0 < own - len(expected)
    assert f"{own - len(expected)} more w" in dialog(table.model).text


def test_the_button_beside_the_result_and_its_key_open_the_dialog() -> None:
    table = after_a_hand()
    assert "open review" == by_id(page(table.model), "look-back").get("data-do")
    table.send(Key("b", ""))
    assert Dialog.REVIEW is table.model.dialog


def test_before_a_hand_is_over_there_is_nothing_to_look_back_on() -> None:
    """Else it would be a hint; of a hand under way nothing is told, only of those before it."""
    table = play_on(Table.opened(QUERY, choose=club), in_phase(Phase.PLAY))
    assert () == table.send(Open(Dialog.REVIEW))
    assert "When a hand of this game is over" in dialog(table.model).text
    table = after_a_hand()
    table.send(Simple.NEXT)
    play_on(table, in_phase(Phase.PLAY))
    table.send(Open(Dialog.REVIEW))
    assert "Hand 1 of 2" in dialog(table.model).text


def test_a_lay_down_decides_nothing() -> None:
    """Whatever is laid down takes every trick: no other play can do better."""
    for seed in range(200):
        table = Table.opened(f"?seed={seed}&pace=instant", choose=club)
        play_on(table, lambda model: model.sure or at_hand_over(model))
        if table.model.sure:
            break
    table.send(Do(LayDown()))
    table.choose = advised
    table.send(Open(Dialog.REVIEW))
    table.settle()
    assert isinstance(table.model.game.record.actions[-1], LayDown)
    assert len(table.model.game.record.actions) - 1 not in ats(table.model)


def test_a_renege_is_told_as_such() -> None:
    """R94: it is not among what could have been tried."""
    table = dealt("renege", "N AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc Ks9h9sQd")
    # The person throws what does not follow, whenever the house lets that be.
    while table.model.stage not in (Stage.HAND_OVER, Stage.PASSED_OUT):
        if table.pending:
            table.answer()
        elif table.model.stage is Stage.YOURS:
            here = view(table.model.game.record, PERSON)
            held = map(Play, table.model.position.holding(PERSON))
            wrong = [one for one in held if one not in here.legal]
            playing = table.model.position.phase is Phase.PLAY
            act = wrong[0] if wrong and playing else here.legal[0]
            table.send(Do(act))
        else:
            table.send(Simple.SKIP)
    table.choose = advised
    table.send(Open(Dialog.REVIEW))
    table.settle()
    assert "not compared" in dialog(table.model).text
    assert "You could have followed suit" in dialog(table.model).text


# The thinking


def test_the_adviser_is_asked_as_for_a_hint_one_decision_after_the_other() -> None:
    """The same view, seed and level as the hint had or would have had."""
    table = after_a_hand()
    table.send(Open(Dialog.REVIEW))
    game, asked = table.model.game, list[Think]()
    while table.pending:
        (wish,) = table.pending
        assert isinstance(wish, Think)
        asked.append(wish)
        table.answer()
    expected = [
        (view(game.record.back(len(game.record.actions) - at), PERSON), f"12/1/{at}")
        for at, _ in free(table.model)
    ]
    assert expected == [(wish.view, wish.seed) for wish in asked]
    assert {(ADVISER, 0)} == {(wish.level, wish.least_ms) for wish in asked}


def test_progress_is_told_until_the_summary_stands() -> None:
    table = after_a_hand()
    table.send(Open(Dialog.REVIEW))
    count = len(ats(table.model))
    for done in range(count):
        assert f"{done} of {count} looked at" in dialog(table.model).text
        (bar,) = (one for one in dialog(table.model).walk() if one.tag == "progress")
        assert (str(done), str(count)) == (str(bar.get("value")), str(bar.get("max")))
        assert "" == by_id(page(table.model), "look-summary").text
        assert 1 == dialog(table.model).text.count("being looked at")
        table.answer()
    assert [] == [one for one in dialog(table.model).walk() if one.tag == "progress"]
    assert by_id(page(table.model), "look-summary").text.startswith(f"{count} decisions: ")


def test_what_was_found_is_kept_when_the_dialog_closes_and_opens_again() -> None:
    table = looked_back()
    before = dialog(table.model).text
    table.send(Simple.CLOSE)
    assert () == table.send(Open(Dialog.REVIEW))
    assert before == dialog(table.model).text


@pytest.mark.parametrize("way", ["close", "hidden", "elsewhere"])
def test_the_thinking_ends_with_the_dialog(way: str) -> None:
    """Its token no longer counts, and a late answer changes nothing."""
    table = after_a_hand()
    table.send(Open(Dialog.REVIEW))
    (wish,) = table.pending
    other = saved.write(after_a_hand("?seed=3&pace=instant").model.game, table.model.settings)
    messages: dict[str, Message] = {
        "close": Simple.CLOSE,
        "hidden": Visibility(visible=False),
        "elsewhere": KeptElsewhere(other),
    }
    table.send(messages[way])
    assert wish.token != table.model.token
    before = table.model
    assert isinstance(wish, Think)
    table.send(Thought(wish.token, advised(wish)))
    assert before == table.model


def test_a_page_that_comes_back_into_sight_thinks_on() -> None:
    table = after_a_hand()
    table.send(Open(Dialog.REVIEW), Visibility(visible=False))
    assert [Think] == [type(one) for one in table.send(Visibility(visible=True))]
    table.settle()
    assert "decisions: " in by_id(page(table.model), "look-summary").text


def test_the_decision_that_is_looked_at_is_thought_about_first() -> None:
    table = after_a_hand()
    table.send(Open(Dialog.REVIEW))
    last = ats(table.model)[-1]
    _, wish = table.send(Look("at", str(last)))
    assert isinstance(wish, Think)
    assert f"12/1/{last}" == wish.seed


def test_a_stale_answer_is_not_taken_for_that_of_another_decision() -> None:
    table = after_a_hand()
    table.send(Open(Dialog.REVIEW))
    table.send(Look("at", str(ats(table.model)[-1])))
    table.answer(0)  # the first question, which was given up
    assert () == table.model.known


# What is said


def option(action: Action, points: float, wins: float, error: float = 0.01) -> Option:
    return Option(action, points, wins, error, ((1, 1.0),))


CHOICE: Final = Choice(
    Pass(),
    Because(
        (Ground.TOO_WEAK,),
        (
            option(Pass(), 0.5, 0.6),
            option(OrderUp(), 0.2, 0.55),
            option(OrderUp(alone=True), 0.5, 0.59),
        ),
        100,
    ),
)


@pytest.mark.parametrize(
    ("done", "expected", "text"),
    [
        (Pass(), Judged(Verdict.BEST), "best"),
        (OrderUp(alone=True), Judged(Verdict.CLOSE), "too close to call"),
        (OrderUp(), Judged(Verdict.COST, 0.3, 0.05), "cost 0.3 points and 5% of the game"),
        (Play(Card.parse("As")), Judged(Verdict.UNTRIED), "not compared"),
    ],
)
def test_a_decision_is_judged_within_the_paired_error(
    done: Action, expected: Judged, text: str
) -> None:
    found = judged(CHOICE, done)
    assert (expected.verdict, text) == (found.verdict, verdict(found))
    assert pytest.approx((expected.points, expected.wins)) == (found.points, found.wins)


@pytest.mark.parametrize(
    ("points", "wins", "text"),
    [
        (0.3, 0.0, "0.3 points"),
        (1.0, 0.004, "1.0 point"),
        (0.04, 0.03, "3% of the game"),
        (-0.2, 0.03, "3% of the game"),
        (2.25, 0.2, "2.2 points and 20% of the game"),
        (0.0, 0.001, "<1% of the game"),
    ],
)
def test_a_cost_that_rounds_to_nothing_is_left_out(points: float, wins: float, text: str) -> None:
    assert text == cost(points, wins)


def test_the_summary_counts_what_was_best_close_and_dear() -> None:
    best, close = Judged(Verdict.BEST), Judged(Verdict.CLOSE)
    dear = Judged(Verdict.COST, 0.3, 0.0)
    found = (best, best, close, best, dear, best)
    assert "6 decisions: 4 best, 1 too close to call, 1 cost 0.3 points." == summary(found)
    assert "1 decision: 1 best." == summary((best,))
    assert "2 decisions: 2 cost 0.6 points." == summary((dear, dear))


def test_a_mark_has_words_beside_its_colour() -> None:
    for row in rows(looked_back().model):
        (mark,) = with_class(row, "verdict")
        assert mark.get("data-verdict") in {one.value for one in Verdict}
        assert mark.text


# One decision


def test_a_decision_shows_what_the_person_saw_and_all_that_could_be_done() -> None:
    """One table for this and for the numbers of a hint; the person's choice is marked."""
    table = looked_back()
    for at, action in free(table.model):
        table.send(Look("at", str(at)))
        position = table.model.game.record.positions[at]
        (numbers,) = with_class(dialog(table.model), "numbers")
        heads = [one.text for one in numbers.walk() if one.get("scope") == "row"]
        there = view(table.model.game.back_to(0, at).record, PERSON)
        assert len(there.legal) == len(heads)
        assert 1 == sum("your choice" in head for head in heads)
        mine = next(head for head in heads if "your choice" in head)
        assert mine.startswith(action_label(action, position))
        assert "10 deals that agree with what you can see" in dialog(table.model).text
        assert "by what you could see then" in by_id(page(table.model), "look-judged").text


@pytest.mark.parametrize("query", [QUERY, "?seed=5&pace=instant&rules=best,defend-any,alone-later"])
def test_no_card_is_shown_that_the_person_could_not_see_then(query: str) -> None:
    """R109, looking back: not even those that came to light later in the hand."""
    table = looked_back(query)
    record = table.model.game.record
    for at in ats(table.model):
        table.send(Look("at", str(at)))
        then = record.positions[at]
        cards = set(record.positions[0].holding(PERSON)) | set(then.holding(PERSON))
        cards |= {record.positions[0].table.upcard}
        cards |= {one.card for one in record.actions[:at] if isinstance(one, Play)}
        assert shown(dialog(table.model)) <= cards


def test_the_focus_goes_to_the_decision_and_back_to_its_place_in_the_list() -> None:
    table = looked_back()
    at = ats(table.model)[1]
    assert (Focus("look-title"),) == table.send(Look("at", str(at)))
    assert "look-title" == by_id(page(table.model), "look-title").get("id")
    assert (Focus(f"look-{at}"),) == table.send(Look("list"))
    assert f"look-{at}" in [row.get("id") for row in rows(table.model)]


def test_one_decision_leads_to_the_next_and_the_one_before() -> None:
    table = looked_back()
    first, second, *_ = ats(table.model)
    table.send(Look("at", str(first)))
    after, before = (by_id(page(table.model), f"look-{way}") for way in ("after", "before"))
    assert (f"look at {second}", None) == (after.get("data-do"), after.get("aria-disabled"))
    assert "true" == before.get("aria-disabled")


# Every hand of the game


def test_the_dialog_leads_to_every_hand_of_the_game() -> None:
    table = looked_back(hands=3)
    assert "Hand 3 of 3" in dialog(table.model).text
    for hand in (2, 1):
        wish = by_id(page(table.model), "look-earlier").get("data-do")
        assert f"look hand {hand - 1}" == wish
        table.send(Look("hand", str(hand - 1)))
        table.settle()
        assert f"Hand {hand} of 3" in dialog(table.model).text
        assert [at for at, _ in free(table.model, hand - 1)] == ats(table.model)
    assert "true" == by_id(page(table.model), "look-earlier").get("aria-disabled")
    assert "look hand 1" == by_id(page(table.model), "look-later").get("data-do")


def test_whoever_hears_the_page_is_told_what_comes_next_and_before() -> None:
    table = looked_back()
    table.send(Look("at", str(ats(table.model)[1])))
    said = [by_id(dialog(table.model), f"look-{way}").text for way in ("before", "after")]
    assert ["Previous decision", "Next decision"] == said


@pytest.mark.parametrize(
    "wish",
    [
        *(Look("hand", text) for text in ("7", "-1", "x", "", "9" * 5000)),
        *(Look("at", text) for text in ("7777", "x", "²")),
        *(Look("list"), Look("play-on"), Look("rubbish"), Typed("look.seat", "X")),
    ],
)
def test_a_wish_that_nothing_offers_brings_about_nothing(wish: Look | Typed) -> None:
    table = looked_back()
    before = table.model
    assert () == table.send(wish)
    assert before == table.model


def test_a_wish_of_the_dialog_counts_only_in_it() -> None:
    table = looked_back()
    table.send(Simple.CLOSE)
    before = table.model
    for wish in (Look("at", str(next(free(before))[0])), Look("again"), Look("hand", "0")):
        assert () == table.send(wish)
    assert before == table.model


# What if


def tried(table: Table, at: int) -> Table:
    """The game goes on from a decision of its last hand."""
    table.send(Look("at", str(at)))
    table.send(Look("play-on"))
    table.choose = club
    return table


def test_what_if_begins_another_game_at_that_decision_and_the_own_one_waits() -> None:
    table = looked_back()
    own, at = table.model.game, ats(table.model)[2]
    tried(table, at)
    assert Stage.YOURS is table.model.stage
    assert own.hands[0].back(len(own.hands[0].actions) - at) == table.model.game.record
    (told,) = table.model.notices
    assert (Notice.WHAT_IF, "0 to 2") == (told.notice, told.detail)
    notice = by_id(page(table.model), "notice")
    assert notice.text.startswith("What if: another game from here on. Yours, at 0 to 2, waits")
    assert "back" in [one.get("data-do") for one in notice.walk()]
    assert "Your game goes on" not in table.model.announcement
    assert own == saved.restored(table.model.aside).game
    assert PutAside(table.model.aside) in table.effects
    table.send(Simple.BACK)
    assert (own, Stage.HAND_OVER) == (table.model.game, table.model.stage)
    assert "Your game goes on" in table.model.announcement


def marks(model: Model) -> list[str]:
    return [one.text for one in page(model).walk() if one.get("id") == "what-if"]


def test_a_what_if_is_marked_with_the_way_back_as_long_as_it_is_one() -> None:
    """Also after a reload, when its notice was read long ago; not the game that it tries."""
    table = looked_back()
    own = table.model.game
    assert [] == marks(table.model)
    play_on(tried(table, ats(table.model)[2]), at_hand_over)
    table.send(Simple.DISMISS, Simple.NEXT)
    play_on(table, lambda model: len(model.game.hands) == 2)
    again = Table(begin("", table.saved, "chance", aside=table.model.aside)[0])
    assert ["What if Back to mine"] == marks(table.model) == marks(again.model)
    assert "back" not in [one.get("id") for one in page(again.model).walk()]  # once is enough
    again.send(Simple.BACK)
    assert ([], own) == (marks(again.model), again.model.game)


def test_another_game_that_lies_aside_makes_no_what_if() -> None:
    table = looked_back()
    other = saved.write(after_a_hand("?seed=3&pace=instant").model.game, table.model.settings)
    tried(table, ats(table.model)[0])
    assert [] == marks(replace(table.model, aside=other))
    assert [] == marks(replace(table.model, aside="rubbish"))


@pytest.mark.parametrize(
    ("people", "reader", "told"),
    [
        ("", Seat.S, "0 to 2"),
        ("N", Seat.N, "0 to 2"),
        ("W", Seat.W, "2 to 0 for Ada and Cleo"),
        ("E", Seat.S, "0 to 2 for South and Ben"),
    ],
)
def test_the_score_of_the_game_that_waits_is_told_as_the_reader_sees_it(
    people: str, reader: Seat, told: str
) -> None:
    table = looked_back()
    for seat in people:
        table.send(Typed(f"levels.{seat}", SOMEBODY))
    table.model = replace(table.model, reader=reader)
    tried(table, ats(table.model)[2])
    assert told == table.model.notices[0].detail


def test_another_deal_follows_a_what_if_as_it_follows_the_hand_itself() -> None:
    """The same seed deals the same hands, whatever is played."""
    table = looked_back()
    own = table.model.game
    play_on(tried(table, ats(table.model)[2]), at_hand_over)
    table.send(Simple.NEXT)
    play_on(table, lambda model: len(model.game.hands) == 2)
    assert own.next_hand().record.start == table.model.game.hands[1].start


def test_a_game_that_is_over_waits_as_well() -> None:
    table = Table.opened("?seed=6&pace=instant&rules=to5", choose=club)
    own = play_on(table, at_game_over).model.game
    table.choose = advised
    table.send(Open(Dialog.REVIEW))
    table.settle()
    tried(table, ats(table.model)[0])
    table.send(Simple.BACK)
    assert own == table.model.game


def test_trying_again_and_again_never_loses_the_game_that_is_tried() -> None:
    """Back and forth: what lies aside is the own game, an earlier try goes to the library."""
    table = looked_back()
    own, at = table.model.game, ats(table.model)[1]
    play_on(tried(table, at), at_hand_over)
    first_try = table.model.game
    table.send(Simple.BACK)  # the try lies aside now
    assert (own, first_try) == (table.model.game, saved.restored(table.model.aside).game)
    table.send(Open(Dialog.REVIEW))
    begun = len(table.effects)
    tried(table, at)
    assert own == saved.restored(table.model.aside).game
    assert [Notice.WHAT_IF, Notice.SHELVED] == [told.notice for told in table.model.notices]
    assert any(isinstance(one, PutItem) for one in table.effects[begun:])
    assert first_try == saved.restored(table.model.left).game


def test_a_try_of_a_try_leads_back_to_the_own_game() -> None:
    table = looked_back()
    own, at = table.model.game, ats(table.model)[1]
    play_on(tried(table, at), at_hand_over)
    first_try = table.model.game
    table.choose = advised
    table.send(Open(Dialog.REVIEW))
    table.settle()
    tried(table, ats(table.model)[0])
    assert own == saved.restored(table.model.aside).game
    assert first_try == saved.restored(table.model.left).game
    assert "back" == by_id(page(table.model), "notice-back").get("data-do")


def test_a_try_in_which_nothing_was_done_is_not_kept() -> None:
    table = looked_back()
    at = ats(table.model)[1]
    tried(table, at)
    begun = len(table.effects)
    table.send(Open(Dialog.REVIEW), Simple.BACK)
    table.send(Open(Dialog.REVIEW))
    tried(table, at)
    assert not any(isinstance(one, PutItem) for one in table.effects[begun:])


def test_another_game_that_lay_aside_goes_to_the_library() -> None:
    table = looked_back()
    other = after_a_hand("?seed=3&pace=instant").model.game
    table.model = replace(table.model, aside=saved.write(other, table.model.settings))
    own = table.model.game
    tried(table, ats(table.model)[0])
    assert own == saved.restored(table.model.aside).game
    assert other == saved.restored(table.model.left).game
    assert [Notice.WHAT_IF, Notice.SHELVED] == [told.notice for told in table.model.notices]


def test_every_moment_of_a_what_if_can_be_saved_and_read_again() -> None:
    table = looked_back(hands=2)
    play_on(tried(table, ats(table.model)[0]), lambda model: len(model.game.hands) == 3)
    for effect in table.effects:
        if isinstance(effect, Save):
            assert saved.restored(effect.text).fault is None


# The deal once more


@pytest.mark.parametrize("seat", SEATS)
def test_the_deal_is_played_again_from_any_chair(seat: Seat) -> None:
    table = looked_back(hands=2)
    first = table.model.game.hands[1].back(len(table.model.game.hands[1].actions))
    table.send(Typed("look.seat", seat.name), Look("again"))
    again = table.model.game.hands[1]
    assert turned(first, -seat.index % 4) == again.back(len(again.actions))
    assert first.position.holding(seat) == again.positions[0].holding(PERSON)
    assert Notice.WHAT_IF is table.model.notices[0].notice
    play_on(table, at_hand_over)


def test_seed_and_deal_number_are_shown() -> None:
    table = looked_back()
    start = table.model.game.record.start
    number = getattr(start, "number", None)
    assert number
    text = by_id(page(table.model), "look-seed").text
    assert f"This game's seed is 12; hand 1 is deal {number}." == text


def test_from_the_dialog_a_way_leads_back_to_the_game_that_waits() -> None:
    table = looked_back()
    ids = [one.get("id") for one in dialog(table.model).walk()]
    assert "look-back-to" not in ids
    play_on(tried(table, ats(table.model)[0]), at_hand_over)
    table.send(Open(Dialog.REVIEW))
    assert "back" == by_id(page(table.model), "look-back-to").get("data-do")


def test_a_hand_from_a_composed_position_is_looked_back_on_too() -> None:
    """It has no past to be told, and no number."""
    table = play_on(begun(POSITION), at_hand_over)
    table.choose = advised
    table.send(Open(Dialog.REVIEW))
    table.settle()
    assert [at for at, _ in free(table.model)] == ats(table.model) != []
    assert "composed position" in by_id(page(table.model), "look-seed").text


def test_where_several_people_play_the_decisions_of_each_are_listed_with_the_name() -> None:
    """The hand is over, so all its cards lie open; each is judged by what that one could see."""
    table = play_on(sat("N"), at_hand_over)
    table.choose = advised
    table.send(Open(Dialog.REVIEW))
    table.settle()
    turns = [table.model.game.record.positions[at].turn for at in ats(table.model)]
    assert {Seat.S, Seat.N} == set(turns)
    for seat, at, row in zip(turns, ats(table.model), rows(table.model), strict=True):
        assert seat is not None
        assert f"{table.model.settings.name(seat)}: " in row.text
        table.send(Look("at", str(at)))
        assert table.model.review
        assert table.model.review.chosen
        assert seat is table.model.review.chosen.wish.view.seat
        assert set(table.model.game.record.positions[at].holding(seat)) <= shown(
            dialog(table.model)
        )


def test_where_people_sit_on_both_sides_those_who_won_the_hand_are_named() -> None:
    """ "You" and "your lead" would be whoever looks."""
    table = play_on(sat("WNE"), at_hand_over)
    table.send(Open(Dialog.REVIEW))
    ended = next(one.text for one in dialog(table.model).walk() if one.get("class") == "which")
    assert ("South and Ben" in ended) is not ("Ada and Cleo" in ended)
    assert not any("your" in row.text for row in rows(table.model))
