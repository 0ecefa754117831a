"""The editor: composed by presses and keys, told in words, played from any seat, nothing lost."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Final
from urllib.parse import parse_qsl

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.app import composing, saved
from euchre.app.at_desk import Copied, LibraryFound
from euchre.app.data_do import read_do, write_edit
from euchre.app.draft import Draft, Place
from euchre.app.editor import Editor, began, edited, key, read
from euchre.app.effects import Copy, Focus, LookAtLibrary, PutAside, PutItem, Save
from euchre.app.html import Element
from euchre.app.messages import Dialog, Edit, Key, Open, Simple, Typed
from euchre.app.model import PERSON, Stage
from euchre.app.notice import Notice
from euchre.app.opening import begin
from euchre.app.screens import page
from euchre.app.share import link
from euchre.app.update import update
from euchre.app.words import editor as words
from euchre.engine.cards import ALL_CARDS, Card, cards
from euchre.engine.fault import Fault
from euchre.engine.position import Phase, Position
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat
from euchre.notation.errors import NotationError
from euchre.notation.reading import read_position
from euchre.notation.writing import write
from tests.app.moments import by_id, with_class
from tests.app.table import Table, at_game_over, at_hand_over, enabled, in_phase, play_on
from tests.rules.chance import random_deal
from tests.rules.hands import any_rules, hands, law

PEN: Final = "AsKhAh/JhJc/JsQsKsTcKcAc/Ts9dJd N Ks+9s9hQd Ss* W:Qh 0-2 3-7 -"
PRESSED: Final = (
    *("place S", "place up", "place kitty", "place trick", "fill", "back", "start empty"),
    *("start deal", "start hand", "start seen", "start ask", "more score-NS", "less taken-EW"),
    *("phase play", "phase call", "phase order", "phase discard", "phase over", "mark ~", "play"),
    *("dealer N", "maker W", "alone maker", "alone partner", "defender W", "suit h", "suit n"),
    *("turn E", "leader E", "kitty", "kitty known", "rules house", "rules game", "sit E"),
    *("to Jh W", "to Jh -", "go 9s", "card Jh", "card Qd"),
)


def opened(query: str = "?seed=7&pace=instant") -> Table:
    """A table with the editor open."""
    table = Table.opened(query)
    table.send(Open(Dialog.EDITOR))
    return table


def wish(table: Table, *texts: str) -> Editor:
    """What becomes of the editor when these are wished for, one after the other."""
    for text in texts:
        message = read_do(f"edit {text}")
        assert isinstance(message, Edit)
        table.send(message)
    return composing.present(table.model)


def shown(table: Table) -> Element:
    return by_id(page(table.model), "editor-dialog")


def of(pen: str) -> Editor:
    return read(began(Rules()), pen)


# Cards by presses


def test_cards_go_to_the_place_that_was_chosen() -> None:
    now = wish(opened(), "place W", "card Jh", "card Ah")
    assert cards("JhAh") == now.draft.at(Place.W)
    assert "Ace of hearts: West, 2 of 5." == now.said


def test_a_card_pressed_again_is_taken_back() -> None:
    now = wish(opened(), "place W", "card Jh", "card Jh")
    assert () == now.draft.at(Place.W)
    assert "The jack of hearts is taken back." == now.said


def test_a_card_can_be_chosen_before_its_place() -> None:
    """A place that is chosen again is chosen no more."""
    table = opened()
    assert Card.parse("Jh") is wish(table, "place S", "card Jh").picked
    now = wish(table, "place N")
    assert cards("Jh") == now.draft.at(Place.N)
    assert (None, None) == (now.picked, now.place)
    assert wish(table, "card Qd", "card Qd").picked is None


def test_every_step_can_be_taken_back() -> None:
    table = opened()
    wish(table, "card Jh", "place up", "card Th", "fill", "phase play", "start empty")
    now = wish(table, "back", "back", "back", "back")
    assert (cards("Jh"), None) == (now.draft.at(Place.S), now.draft.upcard)
    assert Draft(Rules()) == wish(table, "back").draft
    assert words.NOTHING_BEFORE == wish(table, "back").said


def test_what_was_composed_is_there_when_the_editor_is_opened_again() -> None:
    table = opened()
    before = wish(table, "card Jh", "place up", "card Th")
    table.send(Simple.CLOSE, Open(Dialog.EDITOR))
    assert replace(before, said="") == table.model.editor
    assert "Jack of hearts" not in by_id(page(table.model), "edit-place-W").text
    assert "jack of hearts" in by_id(page(table.model), "edit-place-S").text


def test_each_card_of_the_pack_says_where_it_lies() -> None:
    table = opened()
    wish(table, "card Jh", "place up", "card Th")
    texts = [one.text for one in with_class(shown(table), "pack-card")]
    assert 24 == len(texts)
    assert 1 == sum("jack of hearts, South" in text for text in texts)
    assert 1 == sum("ten of hearts, Up-card" in text for text in texts)
    assert 22 == sum("left over" in text for text in texts)


# Keys


def test_keys_put_the_card_that_has_the_focus() -> None:
    table = opened()
    for pressed in ("w", "E", "u"):
        table.send(Key(pressed, "edit-card-Jh"))
    now = composing.present(table.model)
    assert Card.parse("Jh") is now.draft.upcard
    table.send(Key("Delete", "edit-card-Jh"))
    assert composing.present(table.model).draft.upcard is None


@pytest.mark.parametrize(
    ("pressed", "card", "to"),
    [
        ("ArrowRight", "As", "Ks"),
        ("ArrowLeft", "As", "9s"),
        ("ArrowDown", "Ks", "Kh"),
        ("ArrowUp", "Ks", "Kc"),
        ("ArrowRight", "9s", "As"),
    ],
)
def test_arrows_go_through_the_pack(pressed: str, card: str, to: str) -> None:
    table = opened()
    after, effects = update(table.model, Key(pressed, f"edit-card-{card}"))
    assert (Focus(f"edit-card-{to}"),) == effects
    tabbed = [one for one in page(after).walk() if one.get("tabindex") == 0]
    assert [f"edit-card-{to}"] == [one.get("id") for one in tabbed]


@pytest.mark.parametrize("focus", ["", "edit-play", "edit-card-", "edit-card-Xx", "edit-place-S"])
def test_keys_mean_nothing_elsewhere(focus: str) -> None:
    """Tab, Enter, Space and Escape stay the browser's."""
    for pressed in ("w", "ArrowDown", "Delete", "Enter", " ", "Escape", "Tab"):
        assert key(began(Rules()), pressed, focus) is None
    assert key(began(Rules()), "Enter", "edit-card-Jh") is None


# Where it begins


def test_a_random_deal_is_in_order_and_never_the_same_twice() -> None:
    table = opened()
    first, second = wish(table, "start deal").draft, wish(table, "start deal").draft
    assert () == first.faults() + second.faults()
    assert first != second


def test_a_hand_that_is_not_over_is_shown_only_to_who_says_so() -> None:
    """Nobody peeks by mistake: the first press tells what the second will do."""
    table = opened()
    assert "edit start hand" not in enabled(shown(table))
    assert Draft(Rules()) == wish(table, "start ask").draft
    assert words.PEEKING in shown(table).text
    assert {"edit start hand", "edit start ask"} <= set(enabled(shown(table)))
    assert table.model.position == wish(table, "start hand").draft.position()
    assert words.PEEKING not in shown(table).text


def test_a_hand_that_is_over_lies_open() -> None:
    table = play_on(Table.opened("?seed=7&pace=instant"), at_hand_over)
    table.send(Open(Dialog.EDITOR))
    assert "edit start hand" in enabled(shown(table))
    assert table.model.position == wish(table, "start hand").draft.position()


def test_what_one_sees_is_taken_without_the_rest() -> None:
    table = play_on(Table.opened("?seed=7&pace=instant"), in_phase(Phase.PLAY))
    table.send(Open(Dialog.EDITOR))
    draft = wish(table, "start seen").draft
    assert set(table.model.position.holding(PERSON)) == set(draft.at(Place.S))
    assert () == wish(table, "fill").draft.faults()


def test_before_the_deal_there_is_nothing_to_be_seen() -> None:
    table = Table.opened("?seed=7&pace=slow")
    table.send(Open(Dialog.EDITOR))
    assert Stage.DEALING is table.model.stage
    assert "edit start seen" not in enabled(shown(table))
    assert Draft(Rules()) == wish(table, "start seen").draft


# How the hand stands


def test_only_fields_that_count_are_shown() -> None:
    table = opened()
    fields = {one.get("id") for one in shown(table).walk() if one.tag == "fieldset"}
    assert "field-edit-turn" in fields
    assert not fields & {"field-edit-maker", "field-edit-taken", "field-edit-mark"}
    wish(table, "place up", "card Th", "fill", "phase play")
    fields = {one.get("id") for one in shown(table).walk() if one.tag == "fieldset"}
    assert {"field-edit-maker", "field-edit-taken", "field-edit-mark"} <= fields
    assert not fields & {"field-edit-turn", "field-edit-suit", "field-edit-leader"}


def test_fields_of_the_form_choose_as_buttons_do() -> None:
    table = opened()
    table.send(Typed("edit.dealer", "N"), Typed("edit.phase", "call"), Typed("edit.sit", "W"))
    now = composing.present(table.model)
    assert (Seat.N, Phase.CALL, Seat.W) == (now.draft.dealer, now.draft.phase, now.sit)
    assert Seat.E is now.draft.turn


def test_the_rules_of_the_settings_of_the_game_and_of_a_text_can_be_chosen() -> None:
    table = opened("?seed=7&pace=instant&rules=british")
    assert Rules() == composing.present(table.model).draft.rules
    game = table.model.game.rules
    assert game == wish(table, "rules game").draft.rules
    table.send(Typed("edit.text", f"{PEN[:-1]}to9"))
    assert {"house": Rules(), "game": game, "own": Rules(target=9)} == composing.rules_offered(
        table.model, composing.present(table.model).draft
    )


def test_faults_stand_in_words_beside_their_part() -> None:
    table = opened()
    wish(table, "place up", "card Th", "fill", "place S")
    lost = composing.present(table.model).draft.at(Place.S)[0]
    wish(table, f"card {lost}")
    assert "South holds 4 cards, not 5." == by_id(shown(table), "edit-faults").text
    assert "true" == by_id(shown(table), "edit-play").get("aria-disabled")
    assert "Not yet: South holds 4 cards, not 5." == wish(table, "play").said
    assert Dialog.EDITOR is table.model.dialog


CODES: Final = re.compile(r"(?<![\w'])([789TJQKA][shdc]|Jo|[SWNEshdcn])\b(?!')|[(][-+~=!][)]")


@law
@given(hands(under=any_rules()), st.randoms(use_true_random=False))
def test_no_fault_speaks_in_letters(record: Record, random: Random) -> None:
    now = replace(began(record.rules), draft=Draft.of(record.position))
    for _ in range(6):
        name, _, value = random.choice(PRESSED).partition(" ")
        now = edited(now, name, value)
        for fault in now.draft.faults():
            assert not CODES.search(words.fault(fault)), fault


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Jh stands in 2 places", "The jack of hearts stands in 2 places."),
        ("h can't be trump when Jo was taken", "Hearts can't be trump when the joker was taken."),
        ("S or N is asked for alone", "South or North may play alone."),
        ("W played 9h but holds Ah and had to follow", "West played the nine of hearts but holds "
         "the ace of hearts and had to follow."),
        ("the dealer may not leave the up-card (=)", "The dealer may not leave the up-card."),
        ("these rules do not ask for best", "These rules have no such moment."),
    ],
)  # fmt: skip
def test_a_fault_is_told_in_words(text: str, expected: str) -> None:
    assert expected == words.fault(Fault("turn", text))


# Text


@law
@given(hands(under=any_rules()))
def test_every_position_is_read_and_written_as_it_was(record: Record) -> None:
    for position in record.positions[::3]:
        pen = write(Record.composed(position).position)
        assert pen == of(pen).pen


@law
@given(hands(under=any_rules()))
def test_a_whole_hand_is_read_to_where_it_stands(record: Record) -> None:
    assert record.position == of(write(record)).draft.position()


def test_a_deal_is_read_by_the_rules_that_fit_its_pack() -> None:
    for rules in (Rules(), Rules(deck=25), Rules(deck=32)):
        deal = random_deal(Random(1), rules)
        assert Record.of(rules, deal).position == of(write(deal)).draft.position()


def test_text_may_be_broken_by_a_mail_and_be_a_link_s() -> None:
    broken = PEN.replace(" ", "\n", 1) + "\n"
    assert PEN == of(broken).pen == of(PEN.replace(" ", "_")).pen
    assert PEN == of(link("https://euchre.example/", read_position(PEN))).pen


def test_a_text_that_can_not_be_read_says_where_and_costs_nothing() -> None:
    before = of(PEN)
    after = read(before, PEN.replace("0-2", "0-x"))
    assert before.draft == after.draft
    assert "Tricks, at character 54: '0-x' is not two figures NS-EW, as in 3-7." == after.fault
    assert PEN.replace("0-2", "0-x") == after.text
    assert ("", "") == (read(after, " ").text, read(after, " ").fault)


def test_the_text_is_the_one_of_the_hand_as_soon_as_it_is_in_order() -> None:
    table = opened()
    assert "" == by_id(shown(table), "edit-text").text
    table.send(Typed("edit.text", PEN))
    assert PEN == by_id(shown(table), "edit-text").text
    assert words.READY in by_id(shown(table), "edit-said").text


@law
@given(st.text(max_size=40))
def test_no_text_makes_it_fail(text: str) -> None:
    now = read(of(PEN), text)
    assert now.draft == of(PEN).draft or not now.fault


@law
@given(hands(under=any_rules()))
def test_a_link_brings_the_whole_position(record: Record) -> None:
    """Whatever reads queries: no mark of the notation means anything there."""
    position = Record.composed(record.position).position
    found = dict(parse_qsl(link("", position).removeprefix("?")))["pen"]
    assert "_" in found and " " not in found  # noqa: PT018  (one thing: blanks are underscores)
    assert position == read_position(found)


def test_the_link_stands_on_the_page_when_the_hand_is_in_order() -> None:
    table = opened()
    assert words.NO_LINK in shown(table).text
    table.send(Typed("edit.text", PEN))
    position = composing.present(table.model).draft.position()
    assert isinstance(position, Position)
    assert link("", position) == by_id(shown(table), "edit-link").get("href")


def test_the_link_is_copied_with_the_address_of_the_page() -> None:
    """Where the browser lets no page copy, it is said how a person can."""
    table = opened()
    assert LookAtLibrary() in table.effects
    table.send(LibraryFound((), "1", "2026-11-30", "https://a.b/"), Typed("edit.text", PEN))
    address = link("https://a.b/", read_position(PEN))
    assert (Copy(address),) == update(table.model, Edit("copy"))[1]
    for done, wish_told in ((True, "copied"), (False, "not-copied")):
        table.send(Copied(done))
        assert words.COPIED[wish_told] in by_id(shown(table), "edit-said").text
    assert () == update(opened().model, Edit("copy"))[1]


# Playing it


@pytest.mark.parametrize("seat", SEATS, ids=str)
def test_a_composed_hand_is_played_from_any_seat(seat: Seat) -> None:
    table = opened()
    table.send(Typed("edit.text", PEN), Typed("edit.sit", seat.name))
    wish(table, "play")
    composed = read_position(PEN)
    start = table.model.game.record.start
    assert isinstance(start, Position)
    assert composed.holding(seat) == start.holding(PERSON)
    assert composed.holding(seat.left) == start.holding(PERSON.left)
    assert table.model.dialog is None
    assert (table.model.game, table.model.settings) == saved.read(table.saved)
    play_on(table, at_game_over)
    assert table.model.game.winner is not None


@pytest.mark.parametrize("rules", ["-", "british", "kitchen_table", "encyclopaedia", "web_site"])
def test_a_hand_composed_at_any_moment_is_played_to_the_game_s_end(rules: str) -> None:
    """Also by the house's options, and also after a reload before anything was done."""
    source = play_on(Table.opened(f"?seed=3&pace=instant&rules={rules}"), at_hand_over)
    for position in source.model.game.record.positions[::4]:
        table = opened(f"?seed=5&pace=instant&rules={rules}")
        table.send(Typed("edit.text", write(Record.composed(position).position)))
        wish(table, "play")
        again = Table.opened("?pace=instant", kept=table.saved)
        assert table.model.game == again.model.game
        play_on(again, at_hand_over)


def test_a_hand_that_is_over_shows_its_result() -> None:
    source = play_on(Table.opened("?seed=3&pace=instant"), at_hand_over)
    table = opened()
    table.send(Typed("edit.text", write(Record.composed(source.model.position).position)))
    wish(table, "play")
    assert Stage.HAND_OVER is table.model.stage
    assert source.model.game.score == table.model.game.score
    play_on(table, at_game_over)


def test_a_game_under_way_is_put_aside_and_can_go_on() -> None:
    table = play_on(Table.opened("?seed=7&pace=instant"), at_hand_over)
    before, kept = table.model.game, table.saved
    table.send(Open(Dialog.EDITOR), Typed("edit.text", PEN))
    after, effects = update(table.model, Edit("play"))
    assert (PutAside(kept), kept) == (effects[0], after.aside)
    assert Save in map(type, effects)
    assert [Notice.LAID_ASIDE] == [told.notice for told in after.notices]
    assert before == update(after, Simple.BACK)[0].game


def test_composed_hands_take_no_place_from_a_game_that_lies_aside() -> None:
    """Trying a position again and again costs no game: what was tried stands in the library."""
    table = play_on(Table.opened("?seed=7&pace=instant"), at_hand_over)
    kept = table.saved
    for _ in range(3):
        table.send(Open(Dialog.EDITOR), Typed("edit.text", PEN), Edit("play"))
        play_on(table, at_hand_over)
    assert kept == table.model.aside
    assert 2 == sum(isinstance(effect, PutItem) for effect in table.effects)


def test_a_game_that_has_not_begun_is_not_put_aside() -> None:
    table = opened()
    table.send(Typed("edit.text", PEN))
    after, effects = update(table.model, Edit("play"))
    assert ("", ()) == (after.aside, after.notices)
    assert PutAside not in map(type, effects)


# Anything


@pytest.mark.parametrize("seed", range(10))
def test_wishes_in_any_order_leave_a_sound_page(seed: int) -> None:
    random = Random(seed)
    table = opened(f"?seed={seed}&pace=instant&rules={random.choice(('-', 'kitchen_table'))}")
    for _ in range(60):
        if table.model.dialog is not Dialog.EDITOR:
            table.send(Open(Dialog.EDITOR))
        buttons = [do for do in enabled(page(table.model)) if do.startswith("edit ")]
        wish(table, random.choice((*(do.removeprefix("edit ") for do in buttons), *PRESSED)))
        root = page(table.model)
        ids = [one.get("id") for one in root.walk() if one.get("id")]
        assert len(ids) == len(set(ids))
        assert (table.model.game, table.model.settings) == saved.read(table.saved)


@law
@given(st.text(max_size=12), st.text(max_size=12))
def test_what_no_button_of_ours_says_changes_nothing(name: str, value: str) -> None:
    """A page that somebody changed does no harm."""
    now = of(PEN)
    after = edited(now, name, value)
    assert now.draft == after.draft or name in ("kitty",)
    for known in ("place", "card", "to", "go", "more", "phase", "dealer", "mark", "suit", "sit"):
        assert edited(now, known, f"{value}x").draft == now.draft


def test_the_texts_of_wishes_are_read_as_they_were_written() -> None:
    assert Edit("to", "Jh W") == read_do(write_edit("to", "Jh W"))
    assert Edit("play") == read_do(write_edit("play"))


def test_a_saved_game_has_no_editor_in_it() -> None:
    """It lives as long as the page."""
    table = opened()
    wish(table, "card Jh")
    assert begin("", table.saved, "chance")[0].editor is None


def test_every_place_and_phase_has_its_words() -> None:
    assert set(Place) == words.PLACES.keys() == {place for place in words.TAGS if place}
    assert set(Phase) == words.PHASES.keys()
    assert len(set(words.TAGS.values())) == len(words.TAGS)
    assert all(words.lies(card, None, up=False) for card in ALL_CARDS)


def test_the_error_of_a_text_is_of_one_family() -> None:
    for text in ("x", "@", "@ x", "N x", "/", "x/", PEN + " x", "-" * 5000, "\ud800/"):
        assert of(text).fault, text
    assert isinstance(NotationError("x", 1, "y"), ValueError)
