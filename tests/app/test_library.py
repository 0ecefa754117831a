"""The library: entries are named, renamed, deleted and had back, and none costs another."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.app import library, saved
from euchre.app.at_desk import Brought, Copied, ItemPut, LibraryFound, Wish, Wished
from euchre.app.desk import Desk, Item
from euchre.app.effects import Copy, Download, Effect, Focus, LookAtLibrary, PutItem
from euchre.app.messages import Dialog, Message, Open, Simple, Typed
from euchre.app.model import Model
from euchre.app.notice import Notice
from euchre.app.opened import opened
from euchre.app.screens import page
from euchre.app.shelf import ELSEWHERE
from euchre.app.update import update
from tests.app.moments import by_id
from tests.app.table import Table, at_hand_over, at_yours, play_on
from tests.rules.hands import law

DEAL: Final = "N AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc Ks9s9hQd"
OTHER: Final = "W AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc Ks9s9hQd"


def kept(key: str, name: str, text: str = DEAL, *, left: bool = False) -> tuple[str, str]:
    """An entry as the browser keeps it."""
    return key, library.written(Item(key, "", name, text, "2026-11-30", left))


# An entry as text


def test_an_entry_reads_back() -> None:
    item = Item("a1", "", "Ada’s “best”", f'[West "Ada"]\n\n1. {DEAL}\n', "2026-11-30", left=True)
    (found,) = library.read([("a1", library.written(item))])
    assert replace(item, raw=library.written(item)) == found


def test_entries_stand_in_the_order_in_which_they_were_kept() -> None:
    found = library.read([kept("b", "second"), kept("a", "first")])
    assert ["first", "second"] == [item.name for item in found]


BROKEN: Final = (
    *("", "x", "{}", "null", '{"format": "euchre library 1"}', "[" * 100_000, "{" * 100_000),
    '{"format": "euchre library 1", "name": 7, "day": "", "left": false}\nx',
    '{"format": "euchre 3", "name": "a", "day": "", "left": false}\nx',
)


@pytest.mark.parametrize("raw", BROKEN, ids=lambda raw: raw[:20])
def test_a_broken_entry_costs_itself_alone(raw: str) -> None:
    """It is there yet, as it was."""
    one, broken, two = library.read([kept("a", "one"), ("b", raw), kept("c", "two")])
    assert ("one", "two", "") == (one.name, two.name, one.fault)
    assert (raw, True) == (broken.raw, bool(broken.fault))


def test_an_entry_of_a_version_to_come_is_left_alone() -> None:
    (found,) = library.read([("a", '{"format": "euchre library 2", "name": "x"}')])
    assert "newer" in found.fault


@law
@given(st.text(st.characters(), max_size=200))
def test_no_entry_makes_reading_fail(text: str) -> None:
    head = '{"format": "euchre library 1", "name": "a", "day": "", "left": false}'
    for raw in (text, f"{head}\n{text}", head.replace('"a"', text)):
        assert 1 == len(library.read([("a", raw)]))


@law
@given(st.text(st.characters(), max_size=200))
def test_a_name_can_be_shown_and_is_short(text: str) -> None:
    name = library.title(text)
    assert name.isprintable()
    assert len(name) <= library.LONGEST_TITLE
    assert name == library.title(name)


# In the dialog


@dataclass
class Tab:
    """A page with a library that the tabs of a browser share."""

    shared: dict[str, str] = field(default_factory=dict)
    table: Table = field(default_factory=lambda: Table.opened("?seed=12&pace=instant"))
    refusal: str = ""
    given: list[Download | Copy] = field(default_factory=list)

    @property
    def model(self) -> Model:
        return self.table.model

    @property
    def desk(self) -> Desk:
        assert self.model.desk is not None
        return self.model.desk

    @property
    def names(self) -> list[str]:
        return [item.name for item in self.desk.items]

    def send(self, *messages: Message) -> None:
        """Handle messages and all that the library answers."""
        for message in messages:
            for effect in self.table.send(message):
                self._answer(effect)

    def wish(self, wish: Wish, of: str = "") -> None:
        self.send(Wished(wish, of))

    def keep(self, name: str) -> None:
        self.send(Typed("games.title", name))
        self.wish(Wish.KEEP)

    def key(self, name: str) -> str:
        return next(item.key for item in self.desk.items if item.name == name)

    def _answer(self, effect: Effect) -> None:
        match effect:
            case LookAtLibrary():
                self.look()
            case PutItem(key, text, was):
                self.table.send(ItemPut(self._put(key, text, was)))
                self.look()
            case Download() | Copy():
                self.given.append(effect)
            case _:
                pass

    def look(self) -> None:
        fresh = f"{len(self.shared) + self._made:012}"
        found = tuple(self.shared.items())
        self.table.send(LibraryFound(found, fresh, "2026-11-30", "https://euchre.example/"))

    _made: int = 0

    def _put(self, key: str, text: str, was: str) -> str:
        if self.refusal:
            return self.refusal
        if self.shared.get(key, "") != was:
            return ELSEWHERE
        self._made += 1
        self.shared.pop(key, None)
        if text:
            self.shared[key] = text
        return ""


@pytest.fixture
def tab() -> Tab:
    """Somebody who is asked, with the dialog open."""
    tab = Tab()
    play_on(tab.table, at_yours)
    tab.send(Open(Dialog.GAMES))
    return tab


def test_a_game_that_is_kept_can_be_opened_again(tab: Tab) -> None:
    game = tab.model.game
    tab.keep("  Thursday\n at Ada’s ")
    assert ["Thursday at Ada’s"] == tab.names
    assert "“Thursday at Ada’s” is kept" in by_id(page(tab.model), "games-said").text
    tab.wish(Wish.OPEN, tab.key("Thursday at Ada’s"))
    assert tab.desk.opened is not None
    assert tab.desk.opened.game is not None
    assert (game.hands, game.seed) == (tab.desk.opened.game.hands, tab.desk.opened.game.seed)


def test_an_entry_without_a_name_is_named_by_day_and_score(tab: Tab) -> None:
    tab.keep("")
    assert ["2026-11-30 at 0 to 0"] == tab.names


def test_what_was_opened_is_kept_as_it_was(tab: Tab) -> None:
    """Also its notes and tags, and what could not be read."""
    text = f'[West "Ada"]\n\n1. - 0-0 {DEAL} {{A good one.}}\n2. rubbish\n'
    tab.send(Typed("games.draft", text))
    tab.wish(Wish.READ)
    tab.keep("Mine")
    assert text == tab.desk.items[0].text


def test_an_entry_gets_another_name_and_keeps_its_game(tab: Tab) -> None:
    tab.keep("one")
    key, text = tab.key("one"), tab.desk.items[0].text
    tab.wish(Wish.NAME, key)
    assert "one" == by_id(page(tab.model), "games-name").get("value")
    tab.send(Typed("games.name", "two"))
    tab.wish(Wish.RENAME, key)
    assert (["two"], text) == (tab.names, tab.desk.items[0].text)


def test_an_entry_that_was_deleted_can_be_had_back(tab: Tab) -> None:
    for name in ("one", "two"):
        tab.keep(name)
    before = dict(tab.shared)
    tab.wish(Wish.DELETE, tab.key("one"))
    assert ["two"] == tab.names
    tab.wish(Wish.UNDELETE)
    assert before == tab.shared
    assert None is tab.desk.deleted


def test_an_entry_is_not_lost_when_there_is_no_room_for_it_to_come_back(tab: Tab) -> None:
    tab.keep("one")
    before = dict(tab.shared)
    tab.wish(Wish.DELETE, tab.key("one"))
    tab.refusal = "QuotaExceededError"
    tab.wish(Wish.UNDELETE)
    assert ("", []) == (tab.desk.said, tab.names)
    tab.refusal = ""
    tab.wish(Wish.UNDELETE)
    assert before == tab.shared


def test_an_entry_that_can_not_be_deleted_is_there_yet(tab: Tab) -> None:
    tab.keep("one")
    tab.refusal = "SecurityError"
    tab.wish(Wish.DELETE, tab.key("one"))
    assert (["one"], None) == (tab.names, tab.desk.deleted)


def test_the_focus_stays_with_an_entry(tab: Tab) -> None:
    """Its buttons give way to others, and nobody is to look for it again."""
    tab.keep("one")
    key = tab.key("one")
    for wish, focus in (
        (Wish.NAME, "games-name"),
        (Wish.RENAME, f"games-name-{key}"),
        (Wish.DELETE, "games-undelete"),
        (Wish.UNDELETE, f"games-delete-{key}"),
    ):
        tab.wish(wish, key)
        assert Focus(focus) in tab.table.effects
        assert focus == by_id(page(tab.model), focus).get("id")


def test_a_broken_entry_is_shown_downloaded_and_deleted(tab: Tab) -> None:
    tab.shared |= {"zz": "rubbish"}
    tab.look()
    assert "can't be read" in by_id(page(tab.model), "games-dialog").text
    tab.wish(Wish.DOWNLOAD, "zz")
    assert [Download("euchre-entry.txt", "rubbish")] == tab.given
    tab.wish(Wish.DELETE, "zz")
    assert {} == tab.shared


def test_an_entry_is_downloaded_as_a_file_that_any_system_takes(tab: Tab) -> None:
    tab.keep("3/2: a “good” one?")
    tab.wish(Wish.DOWNLOAD, tab.key("3/2: a “good” one?"))
    (given,) = tab.given
    assert Download("3-2- a -good- one.pen", tab.desk.items[0].text) == given


def test_all_entries_are_one_download_that_brings_them_back(tab: Tab) -> None:
    """Those that are there are not touched, and broken ones come along as they are."""
    for name in ("one", "two"):
        tab.keep(name)
    tab.shared |= {"zz": "rub\nbish [{"}
    tab.look()
    before = dict(tab.shared)
    tab.wish(Wish.DOWNLOAD, "all")
    (given,) = tab.given
    assert isinstance(given, Download)
    tab.wish(Wish.DELETE, tab.key("one"))
    tab.send(Typed("games.draft", given.text))
    tab.wish(Wish.READ)
    assert before == tab.shared
    assert "1 entry is back" in tab.desk.said
    assert None is tab.desk.opened


@law
@given(st.text(st.characters(), max_size=200))
def test_no_download_of_all_makes_reading_fail(text: str) -> None:
    for one in (text, f"{library.BACKUP}\n{text}", f'{library.BACKUP}\n["a", "{text}"]'):
        found = library.from_backup(one)
        assert found is None or len(found) <= library.MOST


def test_two_tabs_do_not_write_over_each_other(tab: Tab) -> None:
    """What one keeps the other finds; what another has changed meanwhile is left alone."""
    other = Tab(shared=tab.shared)
    play_on(other.table, at_yours)
    other.send(Open(Dialog.GAMES))
    tab.keep("one")
    other.look()
    other.keep("two")
    tab.look()
    assert ["one", "two"] == tab.names == other.names
    key = tab.key("one")
    tab.wish(Wish.NAME, key)
    tab.send(Typed("games.name", "mine"))
    tab.wish(Wish.RENAME, key)
    other.wish(Wish.DELETE, key)  # it still shows the old name
    assert "Another tab" in other.desk.fault
    assert ["mine", "two"] == other.names
    assert None is other.desk.deleted


@pytest.mark.parametrize(
    ("refusal", "words"),
    [("QuotaExceededError: exceeded the quota", "no room"), ("SecurityError", "keeps nothing")],
)
def test_a_storage_that_refuses_says_so(tab: Tab, refusal: str, words: str) -> None:
    tab.refusal = refusal
    tab.keep("one")
    assert ("", []) == (tab.desk.said, tab.names)
    assert words in by_id(page(tab.model), "games-fault").text


def test_a_library_has_an_end(tab: Tab) -> None:
    tab.shared |= dict(kept(f"{at:04}", "one") for at in range(library.MOST))
    tab.look()
    tab.keep("one more")
    assert "full" in tab.desk.fault
    assert library.MOST == len(tab.shared)


def test_what_is_too_large_for_the_library_is_not_kept(tab: Tab) -> None:
    data = f"{DEAL}\n".encode() * 4000
    tab.send(Brought("big.pen", data, len(data)))
    tab.keep("big")
    assert ("too large" in tab.desk.fault, {}) == (True, tab.shared)


# Games that were left


def take_up(tab: Tab, text: str) -> None:
    """Open a hand and begin to play it."""
    tab.send(Open(Dialog.GAMES), Typed("games.draft", text))
    tab.wish(Wish.READ)
    tab.wish(Wish.PLAY_ON, "1")


def test_a_second_game_that_is_left_goes_to_the_library() -> None:
    """The person's own stays aside, with the way back."""
    tab = Tab()
    play_on(tab.table, at_hand_over)
    mine = tab.model.game
    take_up(tab, DEAL)
    play_on(tab.table, at_hand_over)
    second = tab.model.game
    take_up(tab, OTHER)
    assert [Notice.LEFT] == [told.notice for told in tab.model.notices]
    (item,) = library.read(tab.shared.items())
    assert item.left
    again = opened("", item.text).game
    assert again is not None
    assert (second.hands, second.seed) == (again.hands, again.seed)
    tab.send(Simple.BACK)
    assert mine == tab.model.game


def test_a_hand_that_was_not_touched_is_not_kept() -> None:
    tab = Tab()
    play_on(tab.table, at_hand_over)
    take_up(tab, DEAL)
    take_up(tab, OTHER)
    assert {} == tab.shared
    assert () == tuple(told for told in tab.model.notices if told.notice is Notice.LEFT)


def test_only_the_last_games_that_were_left_are_kept() -> None:
    """What the person has kept is never taken."""
    tab = Tab()
    play_on(tab.table, at_hand_over)
    take_up(tab, DEAL)
    play_on(tab.table, at_hand_over)
    mine = kept("000", "Mine")
    tab.shared |= dict([mine, *(kept(f"00{at:02}", "x", left=True) for at in range(10, 22))])
    take_up(tab, OTHER)
    found = library.read(tab.shared.items())
    assert mine[1] == tab.shared["000"]
    assert library.MOST_LEFT == sum(item.left for item in found)


def test_a_game_that_could_not_be_kept_can_be_had_as_a_file() -> None:
    """Storage is full or denied, and another game lies aside already."""
    tab = Tab()
    play_on(tab.table, at_hand_over)
    take_up(tab, DEAL)
    play_on(tab.table, at_hand_over)
    left = tab.model.game
    tab.refusal = "SecurityError"
    take_up(tab, OTHER)
    assert [Notice.NO_ROOM] == [told.notice for told in tab.model.notices]
    assert "could not be kept in the library" in by_id(page(tab.model), "notice").text
    (file,) = update(tab.model, Simple.EXPORT)[1]
    assert isinstance(file, Download)
    assert left == saved.read(file.text)[0]


# Links


@pytest.mark.parametrize(("done", "field"), [(True, "games-said"), (False, "games-fault")])
def test_a_link_is_copied_and_stands_there_to_be_copied_by_hand(
    tab: Tab, done: bool, field: str
) -> None:
    tab.wish(Wish.LINK, "hand")
    (given,) = tab.given
    assert isinstance(given, Copy)
    assert given.text.startswith("https://euchre.example/?pen=-_0-0_")
    assert given.text == by_id(page(tab.model), "games-link").get("value")
    tab.send(Copied(done))
    assert by_id(page(tab.model), field).text
    shown, _ = update(tab.model, Open(Dialog.GAMES))
    assert shown.desk is not None
    assert "" == shown.desk.link
