"""The dialog of statistics: what it shows of which hands, and how all of it is cleared."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from euchre.app.counting import changed
from euchre.app.effects import (
    Count,
    Download,
    Effect,
    LookAtStatistics,
    PutStatistics,
    Uncount,
)
from euchre.app.messages import (
    Dialog,
    Key,
    Message,
    NotCounted,
    NotKept,
    Open,
    Simple,
    StatisticsFound,
    StatisticsWish,
    Typed,
)
from euchre.app.notice import Notice
from euchre.app.screens import page
from euchre.app.statistics import FORMAT, whole
from euchre.app.survey import Survey
from euchre.app.update import update
from euchre.app.words import notice
from euchre.app.words.statistics import ELSEWHERE, EMPTY
from euchre.engine.game import Game
from tests.app.moments import by_id, with_class
from tests.app.table import Table, at_game_over, at_hand_over, play_on
from tests.app.test_statistics import HANDS, hand, text_with

CLEAR, SURE, UNDO = (StatisticsWish(wish) for wish in ("clear", "sure", "undo"))
OPEN = Open(Dialog.STATISTICS)


@dataclass
class Tab:
    """A page whose browser keeps statistics, which another tab may change."""

    kept: str
    aside: str
    refusal: str
    table: Table = field(default_factory=lambda: Table.opened("?seed=12&pace=instant"))
    given: list[Download] = field(default_factory=list)

    @property
    def survey(self) -> Survey:
        assert self.table.model.survey is not None
        return self.table.model.survey

    def send(self, *messages: Message) -> None:
        for message in messages:
            for effect in self.table.send(message):
                self._answer(effect)

    def text(self, name: str) -> str:
        return by_id(page(self.table.model), name).text

    def _answer(self, effect: Effect) -> None:
        match effect:
            case LookAtStatistics():
                self.table.send(StatisticsFound(self.kept, self.aside))
            case PutStatistics(text, was):
                why = self.refusal or ELSEWHERE * (was != self.kept)
                self.kept = self.kept if why else text
                self.table.send(StatisticsFound(self.kept, self.aside, why))
            case Download():
                self.given.append(effect)
            case _:
                pass


def opened(kept: str | None = None, aside: str = "", refusal: str = "") -> Tab:
    tab = Tab(text_with([*HANDS]) if kept is None else kept, aside, refusal)
    tab.send(OPEN)
    return tab


# What is shown


def test_before_anything_is_counted_the_dialog_says_how_it_comes() -> None:
    assert EMPTY == opened(kept="").text("statistics-empty")


def test_the_figures_are_few_and_plain() -> None:
    shown = opened().text("statistics-figures")
    for text in ("Hands5", "1 of 2 won\u00a0(50%)", "us\u00a01.20, them\u00a00.60", "+0.60 ±"):
        assert text in shown
    assert "2 of 5 hands (40%)" in shown
    assert "1 of their 2 calls (50%)" in shown


def test_every_drawing_has_a_table_that_says_the_same() -> None:
    text = text_with([*HANDS, hand("S24.6 6 Sm1:0 ccc - 2110 1002 J")])
    root = by_id(page(opened(kept=text).table.model), "statistics-dialog")
    charts, tables = with_class(root, "chart"), with_class(root, "figured")
    assert (5, 6) == (len(charts), len(tables))  # one table has no drawing
    assert all(chart.get("aria-hidden") == "true" for chart in charts)
    assert all(one.text.strip() for table in tables for one in table.walk() if one.tag == "caption")


def test_hands_can_be_chosen_by_how_late_and_against_whom_they_were_played() -> None:
    easy = [hand(f"S24.z{at} 9 Sm1:0 bcb -") for at in range(120)]
    tab = opened(kept=text_with([*HANDS, *easy]))
    assert ("beginner", "club") == tab.survey.levels
    for value, count in (("club", 5), ("beginner", 120), ("", 125)):
        tab.send(Typed("statistics.level", value))
        assert count == tab.survey.sums["hands"]
    tab.send(Typed("statistics.span", "100"))
    assert 100 == tab.survey.sums["hands"]
    tab.send(Typed("statistics.level", "club"))
    assert 5 == tab.survey.sums["hands"]


def test_sums_of_old_hands_stand_in_the_figures_of_all() -> None:
    text = f"{FORMAT}\nsums 5 hands=1000 us=900 them=800 squares=3000\n{text_with([*HANDS])[20:]}"
    tab = opened(kept=text)
    assert 1005 == tab.survey.sums["hands"]
    tab.send(Typed("statistics.span", "100"))
    assert 5 == tab.survey.sums["hands"]


@pytest.mark.parametrize("sums", ["dealt=1", "hands=1", "hands=5 dealt=7 maker-S.made=1", "won=3"])
def test_sums_that_do_not_go_together_are_shown_all_the_same(sums: str) -> None:
    tab = opened(kept=f"{FORMAT}\nsums 5 {sums}\n{text_with([*HANDS])[20:]}")
    assert "You sit" in by_id(page(tab.table.model), "statistics-dialog").text


@pytest.mark.parametrize("count", [2, 3, 11, 119, 121, 700])
def test_the_line_of_points_ends_where_the_table_does(count: int) -> None:
    hands = [hand(f"S24.z{at} 9 Sm1:0 ccc -") for at in range(count)]
    root = page(opened(kept=text_with(hands)).table.model)
    line = next(one for one in root.walk() if one.tag == "polyline")
    assert str(line.get("points")).endswith("240,4")
    rows = [one.text for one in root.walk() if one.tag == "tr"]
    assert f"{count}{count}0+{count}" in rows


def test_the_key_opens_the_dialog_and_nothing_goes_on_under_it() -> None:
    model, effects = update(Table.opened("?seed=12").model, Key("F", ""))
    assert (Dialog.STATISTICS, True) == (model.dialog, model.paused)
    assert (LookAtStatistics(),) == effects


# Cleared


def test_all_is_cleared_only_when_asked_twice_and_comes_back() -> None:
    tab = opened()
    before = tab.kept
    tab.send(SURE)
    assert before == tab.kept
    tab.send(CLEAR, SURE)
    assert "" == tab.kept
    assert "cleared" in tab.text("statistics-said")
    tab.send(UNDO)
    assert before == tab.kept
    tab.send(UNDO)
    assert before == tab.kept


def test_the_clearing_can_be_undone_until_the_dialog_closes() -> None:
    tab = opened()
    tab.send(CLEAR, SURE, Simple.CLOSE, OPEN, UNDO)
    assert "" == tab.kept


def test_what_was_counted_since_the_clearing_is_kept_with_the_rest() -> None:
    tab = opened()
    tab.send(CLEAR, SURE)
    tab.kept = text_with([hand("S24.new zz Sm1:0 ccc -")])
    tab.send(StatisticsFound(tab.kept), UNDO)
    assert ["S24.1", "S24.2", "W24.3", "N24.4", "E24.5", "S24.new"] == [
        one.key for one in whole(tab.kept).hands
    ]


def test_what_another_tab_has_counted_meanwhile_is_not_cleared() -> None:
    tab = opened()
    tab.kept = now = text_with([*HANDS, hand("S24.new zz Sm1:0 ccc -")])
    tab.send(CLEAR, SURE)
    assert now == tab.kept
    assert 6 == tab.survey.whole.count
    assert "Another tab" in tab.text("statistics-fault")
    tab.send(CLEAR, SURE)
    assert "" == tab.kept


def test_a_browser_that_refuses_is_told_of() -> None:
    tab = opened(refusal="QuotaExceededError")
    tab.send(CLEAR, SURE)
    assert 5 == tab.survey.whole.count
    assert "no room" in tab.text("statistics-fault")


# What can't be read


@pytest.mark.parametrize(
    ("text", "words"), [("rubbish", "no text of statistics"), ("euchre statistics 2\n", "newer")]
)
def test_a_text_that_cannot_be_read_is_named_and_not_cleared(text: str, words: str) -> None:
    tab = opened(kept=text)
    assert words in by_id(page(tab.table.model), "statistics-dialog").text
    tab.send(CLEAR, SURE)
    assert text == tab.kept


def test_statistics_that_were_put_aside_can_be_had_as_a_file() -> None:
    tab = opened(aside="rubbish")
    tab.send(StatisticsWish("download"))
    assert [Download("euchre-statistics.txt", "rubbish")] == tab.given


def test_what_could_not_be_counted_is_told_where_it_matters() -> None:
    model = Table.opened("?seed=12").model
    told, _ = update(model, NotCounted("QuotaExceededError"))
    assert [Notice.NOT_COUNTED] == [one.notice for one in told.notices]
    unkept, _ = update(model, NotKept("SecurityError"))
    assert unkept == update(unkept, NotCounted("SecurityError"))[0]
    aside, _ = update(model, NotCounted("this is no text of statistics", aside=True))
    assert [Notice.UNCOUNTED] == [one.notice for one in aside.notices]
    assert all(notice(one.notice, one.detail) for one in (*told.notices, *aside.notices))


# Whole games


def tallied(table: Table, text: str = "") -> str:
    """The statistics after all that was played at a table."""
    for second, effect in enumerate(table.effects):
        if isinstance(effect, Count | Uncount):
            text = changed(text, effect, second)
    return text


def test_a_game_played_to_its_end_is_in_the_statistics_hand_by_hand() -> None:
    table = play_on(Table.opened("?seed=5&pace=instant"), at_game_over)
    found = whole(tallied(table))
    game = table.model.game
    assert len(game.hands) == found.count
    assert game.score == tuple(sum(one.points[side] for one in found.hands) for side in (0, 1))
    assert [None] * (len(game.hands) - 1) == [one.won for one in found.hands[:-1]]
    assert game.winner is not None
    assert (game.winner.name == "NS") is found.hands[-1].won


def test_undo_at_the_end_of_a_game_leaves_the_statistics_of_what_stands() -> None:
    """However often it is taken back and played on."""
    table = play_on(Table.opened("?seed=5&pace=instant"), at_game_over)
    for times in (1, 3, 9):
        table.send(*[Simple.UNDO] * times)
        stands = whole(tallied(table)).hands
        over = [one for one in table.model.game.hands if one.position.turn is None]
        assert len(over) == len(stands)
        play_on(table, at_game_over)
    assert len(table.model.game.hands) == whole(tallied(table)).count


def test_a_hand_that_was_opened_counts_when_it_is_played_on_to_its_end_and_only_once() -> None:
    table = play_on(Table.opened("?seed=5&pace=instant"), at_hand_over)
    text = tallied(table)
    record = table.model.game.record
    opened = Game.of((record,), "")
    wish = Count(opened, ("club",) * 3)
    assert text == changed(text, wish, 99)
    (found,) = whole(changed("", wish, 99)).hands
    assert found.dealt is None
    assert text == changed(text, Uncount(opened, 0), 99)


def test_a_composed_position_never_counts() -> None:
    table = play_on(Table.opened("?seed=5&pace=instant"), at_hand_over)
    record = table.model.game.record
    middle = record.positions[len(record.actions) - 3]
    composed = type(record).composed(middle, record.actions[-3:])
    game = Game.of((composed,), "")
    assert "" == changed("", Count(game, ("club",) * 3), 9)


def test_a_tab_of_an_older_page_counts_nothing() -> None:
    table = play_on(Table.opened("?seed=5&pace=instant"), at_hand_over)
    _, effects = update(replace(table.model, outdated=True), Simple.UNDO)
    assert not any(isinstance(effect, Count | Uncount) for effect in effects)
