"""Opened hands: shown first, then played from any chair, and nothing that was there is lost."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from euchre.app import saved
from euchre.app.at_desk import LARGEST, Brought, LibraryFound, Wish, Wished
from euchre.app.desk import LONGEST_DRAFT
from euchre.app.effects import Focus, LookAtLibrary, PutAside, Save
from euchre.app.messages import Dialog, Open, Simple, Typed
from euchre.app.model import PERSON, Model, Stage, finished_tricks
from euchre.app.notice import Notice
from euchre.app.screens import page
from euchre.app.settings import Settings
from euchre.app.share import pen_text
from euchre.engine.deal import Deal
from euchre.engine.game import Game
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat
from euchre.engine.turning import turned
from euchre.notation.pen import read_deal, read_position, read_record, write
from tests.app.moments import by_id
from tests.app.table import Table, at_game_over, at_hand_over, at_yours, club, enabled, play_on

DEAL: Final = "N AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc Ks9s9hQd"
POSITION: Final = "AsKhAh/JhJc/JsQsKsTcKcAc/Ts9dJd N Ks+9s9hQd Ss* W:Qh 0-2 3-7 -"
WITHOUT_KITTY: Final = POSITION.replace("9s9hQd", "xx")
STARTED: Final = f"- 3-7 {DEAL} | p p"
GAME: Final = play_on(Table.opened("?seed=6&pace=instant&rules=to5"), at_game_over).model.game
FILE: Final = pen_text(GAME, Settings(), "2026-11-30")
WHOLE: Final = write(GAME.hands[0])


def opened(text: str, query: str = "?seed=12&pace=instant") -> Table:
    """A table at which somebody has played a little, and opened a text."""
    table = play_on(Table.opened(query, choose=club), at_hand_over)
    table.send(Open(Dialog.GAMES), Typed("games.draft", text), Wished(Wish.READ))
    return table


def begun(text: str, wish: Wish = Wish.PLAY_ON, of: str = "1", seat: str = "S") -> Table:
    table = opened(text)
    table.send(Typed("games.seat", seat), Wished(wish, of))
    return table


def shown(model: Model) -> str:
    return by_id(page(model), "games-dialog").text


# Shown first


@pytest.mark.parametrize("text", [DEAL, POSITION, STARTED, WHOLE, FILE])
def test_what_is_opened_replaces_nothing_yet(text: str) -> None:
    """Not until one of its hands is pressed; the dialog can be closed, and it lies there yet."""
    before = play_on(Table.opened("?seed=12&pace=instant", choose=club), at_hand_over)
    table = opened(text)
    assert before.model.game == table.model.game
    assert "Nothing at the table has changed" in shown(table.model)
    table.send(Simple.CLOSE)
    assert (None, before.model.game) == (table.model.dialog, table.model.game)
    table.send(Open(Dialog.GAMES))
    assert "Sit at" in shown(table.model)
    table.send(Wished(Wish.LEAVE))
    assert "Sit at" not in shown(table.model)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (DEAL, "1. Deal. North deals. East bids, in the first round."),
        (STARTED, "1. Hand, not over. North deals. West bids"),
        (POSITION, "1. Position. North deals. South called spades alone. East plays to trick 3."),
        (WHOLE, "2 points to East–West.Look at it"),
        (FILE, "2. Hand. North deals. West called spades alone. East–West"),
        (FILE, "Score before: North–South 0, East–West 2."),
        (FILE, "Seed 6"),
        (f"{DEAL}\nrubbish", "line 2, "),
    ],
)
def test_each_hand_is_told_in_words(text: str, words: str) -> None:
    assert words in shown(opened(text).model)


def test_the_focus_goes_to_what_was_opened() -> None:
    table = opened(DEAL)
    assert Focus("games-opened") in table.effects
    assert "games-opened" == by_id(page(table.model), "games-opened").get("id")


def test_what_holds_no_hand_leaves_the_text_to_be_mended() -> None:
    table = opened("rubbish")
    assert "Line 1" in by_id(page(table.model), "games-fault").text
    assert "rubbish" == by_id(page(table.model), "games-draft").text


def test_too_much_text_is_to_come_as_a_file() -> None:
    """It would be painted with every page; nothing of it is read."""
    text = f"{DEAL}\n" * (1 + LONGEST_DRAFT // len(DEAL))
    assert "as a file" in by_id(page(opened(text).model), "games-fault").text


# From any chair


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("text", [DEAL, POSITION, WITHOUT_KITTY, STARTED, WHOLE])
def test_a_hand_goes_on_from_the_place_that_the_person_takes(text: str, seat: Seat) -> None:
    table = opened(text)
    assert table.model.desk is not None
    assert table.model.desk.opened is not None
    record = table.model.desk.opened.hands[0][1]
    table.send(Typed("games.seat", seat.name), Wished(Wish.PLAY_ON, "1"))
    now = table.model.game.hands[0]
    assert turned(record, -seat.index % 4) == now.back(len(now.actions) - len(record.actions))
    own = record.positions[0].holding(seat)
    assert own == now.positions[0].holding(PERSON)


@pytest.mark.parametrize("level", ["beginner", "club", "hard"])
@pytest.mark.parametrize("text", [DEAL, POSITION, WITHOUT_KITTY, STARTED, WHOLE])
def test_a_hand_is_played_to_its_end_and_the_game_goes_on(text: str, level: str) -> None:
    """Whatever is not known, by every player; and each moment can be saved and read again."""
    table = begun(f"{text}\n")
    for seat in "WNE":
        table.send(Typed(f"levels.{seat}", level))
    play_on(table, at_hand_over)
    assert Phase.OVER is table.model.position.phase
    table.send(Open(Dialog.TRICKS))
    told = by_id(page(table.model), "tricks-dialog").text
    assert "All the cards" in told
    assert (text in (POSITION, WITHOUT_KITTY)) is ("what came before" in told)
    table.send(Simple.CLOSE, Simple.NEXT)
    play_on(table, at_yours)
    assert 2 == len(table.model.game.hands)
    for effect in table.effects:
        if isinstance(effect, Save):
            assert saved.restored(effect.text).fault is None


def test_a_whole_hand_opens_at_its_result() -> None:
    """The tricks, the log and all the cards can be looked at."""
    table = begun(WHOLE)
    table.settle()
    assert (Stage.HAND_OVER, read_record(WHOLE)) == (table.model.stage, table.model.game.record)
    assert 5 == len(finished_tricks(table.model.game))


def test_a_hand_that_was_not_played_is_only_played_anew() -> None:
    """Nothing of it can be looked at: the next one would be dealt at once."""
    words = shown(opened(f"nostick 0-0 {DEAL} | p p p p p p p p =0-0").model)
    assert "Nobody makes trump" in words
    assert ("Look at it" in words, "Play this deal anew" in words) == (False, True)


@pytest.mark.parametrize(("text", "start"), [(STARTED, read_deal(DEAL)), (WHOLE, None)])
def test_a_deal_is_played_anew(text: str, start: Deal | None) -> None:
    table = begun(text, Wish.ANEW)
    record = table.model.game.hands[0]
    expected = read_record(text)
    assert start in (None, record.start)
    assert (expected.start, expected.score) == (record.start, record.score)
    assert Stage.HAND_OVER is not table.model.stage


def test_a_position_that_was_played_on_is_played_anew() -> None:
    told = read_record(f"@ {POSITION} | | Ts")
    table = begun(write(told), Wish.ANEW)
    assert told.start == table.model.game.hands[0].start
    assert read_position(POSITION) == table.model.game.hands[0].positions[0]


@pytest.mark.parametrize("seat", ["S", "W", "N", "E"])
def test_a_game_goes_on_with_all_its_hands(seat: str) -> None:
    """Its next hands are those that it would have had."""
    cut = Game.of(GAME.hands[:3], GAME.seed)
    table = begun(pen_text(cut, Settings(), ""), Wish.GO_ON, seat=seat)
    score = cut.score if seat in "SN" else cut.score[::-1]
    assert (3, score) == (len(table.model.game.hands), table.model.game.score)
    table.settle()
    table.send(Simple.NEXT)
    assert 4 == len(table.model.game.hands)
    if seat == "S":
        assert GAME.hands[3].start == table.model.game.record.start


def test_a_game_that_is_over_can_be_looked_at() -> None:
    table = opened(FILE)
    assert "Look at this game" in shown(table.model)
    table.send(Wished(Wish.GO_ON))
    table.settle()
    assert at_hand_over(table.model)
    table.send(Simple.NEXT)
    assert at_game_over(table.model)


def test_hands_that_make_no_game_are_not_offered_as_one() -> None:
    table = opened(f"{DEAL}\n{DEAL}")
    assert "Go on with this game" not in shown(table.model)
    before = table.model.game
    table.send(Wished(Wish.GO_ON), Wished(Wish.PLAY_ON, "3"), Wished(Wish.ANEW, "x"))
    assert before == table.model.game


# What was there


def test_the_game_at_the_table_is_put_aside_with_the_way_back() -> None:
    """As by a link, and said before."""
    table = opened(DEAL)
    mine = table.model.game
    assert "will be put aside" in shown(table.model)
    effects = table.send(Wished(Wish.PLAY_ON, "1"))
    assert PutAside(saved.write(mine, table.model.settings)) in effects
    assert [Notice.LAID_ASIDE] == [told.notice for told in table.model.notices]
    table.send(Simple.BACK)
    assert (mine, ()) == (table.model.game, table.model.notices)


def test_a_game_that_has_not_begun_is_no_loss() -> None:
    table = Table.opened("?seed=12")
    table.send(Open(Dialog.GAMES), Typed("games.draft", DEAL), Wished(Wish.READ))
    assert "put aside" not in shown(table.model)
    effects = table.send(Wished(Wish.PLAY_ON, "1"))
    assert [] == [one for one in effects if isinstance(one, PutAside)]


def test_a_hand_is_played_by_its_own_rules_and_the_settings_stay() -> None:
    """It is said in words before it is begun."""
    table = opened(STARTED.replace("- 3-7", "nostick,to5 3-4"))
    words = shown(table.model)
    assert "not the rules in your settings, which stay" in words
    assert "The game is to: 5" in words
    assert "Deal passes on" in words or "deal passes on" in words
    table.send(Wished(Wish.PLAY_ON, "1"))
    assert Rules(stick=False, target=5) == table.model.game.rules
    assert Rules() == table.model.settings.rules
    assert "not the rules" not in shown(opened(STARTED).model)


def test_opened_hands_are_kept_over_a_reload() -> None:
    for text in (DEAL, POSITION, WITHOUT_KITTY, STARTED, WHOLE):
        table = begun(text)
        assert table.model.game == Table.opened("", table.saved).model.game


# By a link


@pytest.mark.parametrize("text", [DEAL, POSITION, STARTED, WHOLE])
@pytest.mark.parametrize("space", ["_", " ", "%20"])
def test_a_link_shows_what_it_brings_over_the_game_that_goes_on(text: str, space: str) -> None:
    mine = play_on(Table.opened("?seed=1&pace=instant"), at_hand_over)
    table = Table.opened(f"?pen={text.replace(' ', space)}", mine.saved)
    assert (mine.model.game, Dialog.GAMES) == (table.model.game, table.model.dialog)
    assert LookAtLibrary() in table.effects
    table.send(LibraryFound((), "fresh", "", ""), Wished(Wish.PLAY_ON, "1"))
    assert (1, None) == (len(table.model.game.hands), table.model.dialog)
    assert [Notice.LAID_ASIDE] == [told.notice for told in table.model.notices]


@pytest.mark.parametrize("pen", ["rubbish", "", "N_AsThKhAhTd", "%00", "%F0%9F", "x" * 5000])
def test_a_link_that_can_not_be_read_is_named_and_left_out(pen: str) -> None:
    table = Table.opened(f"?pen={pen}")
    assert (None, None) == (table.model.dialog, table.model.desk)
    kinds = {told.notice for told in table.model.notices}
    assert kinds == ({Notice.BAD_LINK} if pen else set())


# By a file


def brought(name: str, data: bytes | None, size: int = 0) -> Table:
    """A file comes while somebody plays."""
    table = play_on(Table.opened("?seed=12&pace=instant"), at_yours)
    before = table.model.game
    effects = table.send(Brought(name, data, size or len(data or b"")))
    assert LookAtLibrary() in effects
    assert (before, Dialog.GAMES) == (table.model.game, table.model.dialog)
    return table


def test_a_file_is_shown_wherever_it_was_dropped() -> None:
    words = shown(brought("ada.pen", FILE.encode()).model)
    assert "ada.pen" in words
    assert "Look at this game" in words


@pytest.mark.parametrize(
    ("data", "size", "words"),
    [
        (None, 20_000_000, "big.pen has 20.0 MB: at most 12 MB are read."),
        (None, LARGEST, "big.pen could not be read."),
        (b"\x89PNG\r\n\x1a\n", 0, "big.pen could not be opened. File (column 1): this is no text"),
        (b"", 0, "there is nothing in it"),
        (b"rubbish", 0, "Line 1"),
        (b"{}", 0, "fileType"),
    ],
    ids=["large", "gone", "picture", "empty", "rubbish", "json"],
)
def test_a_file_that_can_not_be_opened_says_why(data: bytes | None, size: int, words: str) -> None:
    table = brought("big.pen", data, size)
    assert words in by_id(page(table.model), "games-fault").text


def test_a_game_is_saved_as_a_file_that_opens_as_the_same_game() -> None:
    table = play_on(Table.opened("?seed=12&pace=instant"), at_hand_over)
    table.send(Open(Dialog.GAMES), LibraryFound((), "fresh", "2026-11-30", ""))
    table.send(Wished(Wish.SAVE, "pen"))
    text = pen_text(table.model.game, table.model.settings, "2026-11-30")
    assert "euchre-2026-11-30.pen" in by_id(page(table.model), "games-said").text
    again = opened(text).model.desk
    assert again is not None
    assert again.opened is not None
    assert again.opened.game is not None
    assert table.model.game.hands == again.opened.game.hands


def test_a_game_is_saved_as_egn_that_opens_again() -> None:
    table = play_on(Table.opened("?seed=12&pace=instant", choose=club), at_hand_over)
    effects = table.send(Open(Dialog.GAMES), Wished(Wish.SAVE, "egn"))
    text = next(one.text for one in effects if hasattr(one, "text"))
    assert "Not told there" in by_id(page(table.model), "games-said").text
    assert "tag Seed" in by_id(page(table.model), "games-said").text
    again = brought("x.egn", text.encode()).model.desk
    assert again is not None
    assert again.opened is not None
    found: tuple[Record, ...] = tuple(record for _, record in again.opened.hands)
    assert [one.start for one in table.model.game.hands] == [one.start for one in found]
    assert [one.actions for one in table.model.game.hands] == [one.actions for one in found]


def test_after_each_hand_the_way_back_to_the_own_game_is_offered() -> None:
    """Also when the notice was read long ago, and after a reload."""
    table = play_on(Table.opened("?seed=7&pace=instant"), at_hand_over)
    assert "back" not in enabled(page(table.model))
    own = table.model.game
    aside = replace(table.model, aside=table.saved)
    assert "back" in enabled(page(aside))
    again = Table(replace(aside, game=play_on(Table.opened("?seed=8"), at_hand_over).model.game))
    again.send(Simple.BACK)
    assert own == again.model.game
