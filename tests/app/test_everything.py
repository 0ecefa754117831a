"""Everything goes into one file and comes back: nothing is lost, and no part costs another."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.app import everything, library, saved
from euchre.app.at_desk import Brought, ItemPut, LibraryFound, Wish, Wished
from euchre.app.desk import Desk, Item, Whole
from euchre.app.effects import (
    Download,
    Effect,
    LookAtLibrary,
    LookAtStatistics,
    PutAside,
    PutItem,
    PutStatistics,
    Save,
)
from euchre.app.messages import Dialog, Message, Open, Simple, StatisticsFound, Typed
from euchre.app.model import Model
from euchre.app.notice import Notice
from euchre.app.screens import page
from euchre.app.settings import Settings
from euchre.app.statistics import whole
from euchre.app.update import update
from euchre.engine.game import Game
from euchre.notation.errors import NotationError
from tests.app.moments import by_id
from tests.app.table import Table, at_yours, play_on
from tests.app.test_statistics import HANDS, hand, text_with
from tests.rules.hands import law

GAME: Final = play_on(Table.opened("?seed=6&pace=instant"), at_yours).model.game
SETTINGS: Final = Settings(knock=True)
SAVE: Final = saved.write(GAME, SETTINGS)
COUNTED: Final = text_with([*HANDS])
ENTRY: Final = library.written(Item("", "", "Ada’s “best”", "x\n[West]\n", "2026-11-30"))
FILE: Final = everything.written(SAVE, [("a1", ENTRY)], COUNTED, "2026-11-30")


def changed_file(**parts: object) -> str:
    return json.dumps({**json.loads(FILE), **parts})


# The file


def test_what_is_written_reads_back() -> None:
    expected = Whole(
        "all.json", "2026-11-30", GAME, SETTINGS, (("a1", ENTRY),), COUNTED, (), len(HANDS)
    )
    assert expected == everything.read("all.json", FILE)


@law
@given(
    st.dictionaries(st.from_regex(r"[0-9a-z]{1,40}", fullmatch=True), st.text(min_size=1)),
    st.sampled_from(["", COUNTED]),
)
def test_any_library_reads_back(entries: dict[str, str], counted: str) -> None:
    text = everything.written(SAVE, entries.items(), counted, "")
    assert everything.is_everything(text)
    found = everything.read("", text)
    assert (tuple(entries.items()), counted, ()) == (found.entries, found.counted, found.faults)


@pytest.mark.parametrize(
    ("parts", "named"),
    [
        ({"save": {"format": "euchre 4"}}, ("The game", "The settings")),
        ({"save": 7}, ("The game", "The settings")),
        ({"save": {**json.loads(SAVE), "hands": ["rubbish"]}}, ("The game",)),
        ({"save": {**json.loads(SAVE), "settings": {}}}, ("The settings",)),
        ({"library": ["a"]}, ("The library",)),
        ({"library": {"a1": ENTRY, "A-": "x", "b": 7}}, ("The library",)),
        ({"statistics": "rubbish"}, ("The statistics",)),
        ({"statistics": None}, ("The statistics",)),
        ({"statistics": "euchre statistics 9\n"}, ("The statistics",)),
    ],
)
def test_a_part_that_cannot_be_read_is_named_and_costs_itself_alone(
    parts: dict[str, object], named: tuple[str, ...]
) -> None:
    found = everything.read("", changed_file(**parts))
    assert named == tuple(fault.split(" can't")[0] for fault in found.faults)
    assert ("The game" in named) is (found.game is None)
    assert ("The statistics" in named) is (found.counted == "")
    assert ("The library" in named) or (("a1", ENTRY),) == found.entries


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (FILE[:-20], "not whole"),
        (FILE.replace("everything 1", "everything 2"), "newer version"),
        (FILE.replace("everything 1", "everything x"), "no file of everything"),
        ('{"format": "euchre everything 1", "a": ' + "[" * 100_000, "nested too deeply"),
    ],
)
def test_a_file_that_is_none_of_ours_is_refused(text: str, why: str) -> None:
    assert everything.is_everything(text)
    with pytest.raises(NotationError, match=why):
        everything.read("", text)


@law
@given(st.text(max_size=100), st.integers(0, len(FILE)), st.integers(0, 60))
def test_no_text_makes_reading_fail_otherwise(text: str, at: int, gone: int) -> None:
    for file in (text, FILE[:at] + text + FILE[at + gone :]):
        with suppress(NotationError):
            assert everything.read("", file).hands >= 0


# At the desk


@dataclass
class Tab:
    """A page with a browser that keeps a library and statistics."""

    entries: dict[str, str] = field(default_factory=dict)
    counted: str = ""
    table: Table = field(default_factory=lambda: Table.opened("?seed=12&pace=instant"))
    given: list[Download] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    refusal: str = ""

    @property
    def model(self) -> Model:
        return self.table.model

    @property
    def desk(self) -> Desk:
        assert self.model.desk is not None
        return self.model.desk

    def send(self, *messages: Message) -> tuple[Effect, ...]:
        effects = [effect for message in messages for effect in self.table.send(message)]
        for effect in effects:
            self._answer(effect)
        return tuple(effects)

    def bring(self, text: str = FILE) -> None:
        self.send(Brought("all.json", text.encode(), len(text)))

    def choose(self, *parts: str) -> tuple[Effect, ...]:
        self.send(*(Typed(f"games.takes-{part}", "on") for part in parts))
        return self.send(Wished(Wish.BRING_BACK))

    def _answer(self, effect: Effect) -> None:
        match effect:
            case LookAtLibrary():
                self._look()
            case PutItem(key, text):
                self.entries[key] = text
                self.table.send(ItemPut())
                self._look()
            case LookAtStatistics():
                self.send(StatisticsFound(self.counted))
            case PutStatistics(text, was, aside):
                assert self.counted == was
                self.counted = was if self.refusal else text
                self.aside += [aside] if aside else []
                self.send(StatisticsFound(self.counted, "", self.refusal))
            case Download():
                self.given.append(effect)
            case _:
                pass

    def _look(self) -> None:
        found = tuple(self.entries.items())
        self.table.send(LibraryFound(found, "fresh", "2026-11-30", "https://euchre.example/"))


def test_all_that_is_kept_goes_into_the_file() -> None:
    tab = Tab({"a1": ENTRY}, COUNTED)
    tab.send(Wished(Wish.SAVE_ALL))
    (download,) = tab.given
    assert "euchre-everything-2026-11-30.json" == download.name
    found = everything.read("", download.text)
    assert (tab.model.game, tab.model.settings) == (found.game, found.settings)
    assert ((("a1", ENTRY),), COUNTED) == (found.entries, found.counted)
    assert Dialog.GAMES is tab.model.dialog
    assert download.name in tab.desk.said


def test_a_game_that_lies_aside_is_in_the_file_as_one_of_the_library() -> None:
    tab = Tab(table=Table.opened("?seed=12&pace=instant", SAVE))
    assert SAVE == tab.model.aside
    for _ in range(2):  # its key is the same each time
        tab.send(Wished(Wish.SAVE_ALL))
    first, second = (everything.read("", one.text).entries for one in tab.given)
    assert first == second
    (item,) = library.read(first)
    assert (True, "") == (item.left, item.fault)
    assert f'[Seed "{GAME.seed}"]' in item.text


def test_what_a_file_holds_is_shown_before_anything_changes() -> None:
    tab = Tab({"b2": ENTRY}, text_with([*HANDS[:2]]))
    before = (tab.model.game, tab.model.settings, dict(tab.entries), tab.counted)
    tab.bring()
    assert before == (tab.model.game, tab.model.settings, tab.entries, tab.counted)
    shown = by_id(page(tab.model), "games-dialog").text
    assert "Library: 1 entry, 1 of them new here." in shown
    assert "Statistics: 5 hands, 3 of them new here." in shown
    assert "at 0 to 0 in its 1st hand" in shown


def test_library_and_statistics_grow_and_game_and_settings_stay() -> None:
    newer = hand("S24.9 zz Sm1:0 ccc -")
    tab = Tab({"b2": ENTRY}, text_with([*HANDS[:2], newer]))
    before = (tab.model.game, tab.model.settings)
    tab.bring()
    tab.choose()
    assert {"a1", "b2"} == set(tab.entries)
    assert (*HANDS, newer) == whole(tab.counted).hands
    assert before == (tab.model.game, tab.model.settings)
    assert "Brought back: 1 entry, 3 hands of the statistics." == tab.desk.said
    tab.bring()
    tab.choose()
    assert (6, 2) == (whole(tab.counted).count, len(tab.entries))
    assert "All of it was here already." == tab.desk.said


def test_the_settings_are_taken_only_if_that_was_chosen() -> None:
    tab = Tab()
    tab.bring()
    effects = tab.choose("settings")
    assert SETTINGS == tab.model.settings
    assert SETTINGS == saved.read(next(one.text for one in effects if isinstance(one, Save)))[1]


def test_the_game_goes_on_only_if_that_was_chosen_and_the_present_one_is_put_aside() -> None:
    tab = Tab(table=play_on(Table.opened("?seed=12&pace=instant"), at_yours))
    here = tab.model.game
    tab.bring()
    effects = tab.choose("game")
    assert (GAME, None) == (tab.model.game, tab.model.dialog)
    (aside,) = [effect.text for effect in effects if isinstance(effect, PutAside)]
    assert here == saved.read(aside)[0]
    assert [Notice.LAID_ASIDE] == [told.notice for told in tab.model.notices]
    assert {"a1"} == set(tab.entries)
    assert HANDS == whole(tab.counted).hands


def test_where_another_game_lies_aside_the_present_one_goes_to_the_library() -> None:
    tab = Tab(table=play_on(Table.opened("?seed=12&pace=instant", SAVE), at_yours))
    tab.bring(changed_file(save=json.loads(saved.write(_another(), SETTINGS))))
    tab.choose("game")
    assert SAVE == tab.model.aside
    assert {"a1", "fresh"} == set(tab.entries)


def _another() -> Game:
    return play_on(Table.opened("?seed=77&pace=instant"), at_yours).model.game


def test_a_file_with_a_broken_part_brings_back_the_others() -> None:
    tab = Tab()
    tab.bring(changed_file(save=7))
    assert "2 parts of it could not be read" in tab.desk.said
    assert "takes-game" not in page(tab.model).html
    tab.choose("game", "settings")
    assert "Brought back: 1 entry, 5 hands of the statistics." == tab.desk.said
    assert Settings().knock is tab.model.settings.knock


def test_a_file_that_cannot_be_read_says_why_and_opens_nothing() -> None:
    tab = Tab()
    tab.bring(FILE[:-20])
    assert "all.json could not be opened. File (column" in tab.desk.fault
    assert tab.desk.whole is None


def test_statistics_that_cannot_be_read_here_are_put_aside_first() -> None:
    tab = Tab(counted="rubbish")
    tab.bring()
    tab.choose()
    assert (["rubbish"], HANDS) == (tab.aside, whole(tab.counted).hands)


def test_statistics_of_a_newer_page_are_left_alone() -> None:
    tab = Tab(counted="euchre statistics 2\nnews\n")
    tab.bring()
    assert "newer version" in by_id(page(tab.model), "games-dialog").text
    tab.choose()
    assert "euchre statistics 2\nnews\n" == tab.counted
    assert "Brought back: 1 entry." == tab.desk.said


def test_a_browser_without_room_is_told_of() -> None:
    tab = Tab(refusal="QuotaExceededError")
    tab.bring()
    tab.choose()
    assert "no room" in tab.desk.fault


def test_back_to_the_list_leaves_the_file() -> None:
    tab = Tab()
    tab.bring()
    tab.send(Wished(Wish.LEAVE))
    assert tab.desk.whole is None
    assert tab.send(Wished(Wish.BRING_BACK)) == ()


# The settings as at first


def test_settings_are_reset_and_had_back_and_no_game_is_touched() -> None:
    table = play_on(Table.opened("?seed=6&levels=hard&pace=instant"), at_yours)
    table.send(Typed("knock", "on"), Typed("names.W", "Zoë"))
    table.send(Open(Dialog.SETTINGS))
    game = table.model.game
    table.send(Simple.RESET)
    assert (Settings(), game) == (table.model.settings, table.model.game)
    assert (Settings().pace, Settings().levels) == (table.model.pace, table.model.levels)
    assert Settings() == saved.read(table.saved)[1]
    table.send(Simple.UNDO_RESET)
    assert ("Zoë", True) == (table.model.settings.names[1], table.model.settings.knock)
    assert ("instant", ("hard",) * 3) == (table.model.pace, table.model.levels)
    assert table.model.settings == saved.read(table.saved)[1]


def test_a_reset_can_be_undone_until_the_dialog_closes() -> None:
    table = play_on(Table.opened("?seed=6&pace=instant"), at_yours)
    table.send(Typed("knock", "on"), Open(Dialog.SETTINGS), Simple.RESET, Simple.CLOSE)
    table.send(Open(Dialog.SETTINGS))
    assert "Undo the reset" not in by_id(page(table.model), "settings-dialog").text
    assert (table.model, ()) == update(table.model, Simple.UNDO_RESET)
