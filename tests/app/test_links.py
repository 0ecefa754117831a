"""Links and tabs: nobody loses a game by opening an address or a second tab."""

import json
from dataclasses import replace

import pytest
from hypothesis import given

from euchre.app import library, saved
from euchre.app.at_desk import LibraryFound, Wish, Wished
from euchre.app.effects import Address, Copy, PutAside, PutItem, Save, SetAside, Think
from euchre.app.link import read_link, rules_link
from euchre.app.messages import Dialog, KeptElsewhere, Open, Simple, Typed
from euchre.app.model import Stage
from euchre.app.notice import Notice
from euchre.app.opened import opened
from euchre.app.opening import begin
from euchre.app.screens import page
from euchre.app.update import update
from euchre.engine.cards import cards
from euchre.engine.presets import PRESETS
from euchre.engine.rules import Rules
from euchre.engine.seats import Seat, Side
from tests.app.moments import by_id
from tests.app.table import Table, at_hand_over, at_yours, play_on
from tests.rules.hands import any_rules, law


def test_a_link_is_carried_out_once_and_its_pace_stays_in_the_address() -> None:
    """U14: a reload must not begin the link's game anew."""
    _, effects = begin("?seed=7&pace=fast&rules=nostick", None, "chance")
    assert Address("?pace=fast") in effects
    for lasting in ("", "?pace=fast"):
        assert not [one for one in begin(lasting, None, "chance")[1] if isinstance(one, Address)]


def test_the_rules_of_a_link_are_not_the_persons_settings() -> None:
    table = Table.opened("?rules=nostick,to5&pace=instant")
    assert Rules(target=5, stick=False) == table.model.game.rules
    assert Rules() == table.model.settings.rules


def test_a_link_can_name_a_ready_made_house() -> None:
    """As the terminal's `--rules` can; what is no preset is read as codes."""
    for preset in PRESETS:
        assert preset.rules == read_link(f"?rules={preset.key}").rules
    assert ("rules (column 1): 'British' is not a rule code",) == read_link("?rules=British").faults


def test_why_the_rules_of_a_link_can_not_be_played_is_told_to_the_end() -> None:
    """Only a code without end is cut off, and one sees that it was."""
    (clash,) = read_link("?rules=pack25,bottoms-any").faults
    assert clash.endswith("three cards that lie face down")
    (endless,) = read_link(f"?rules={'x' * 999}").faults
    assert endless.endswith("x…")


def test_a_link_puts_a_game_under_way_aside_and_the_way_back_is_offered() -> None:
    """F14's kind: nothing is thrown away unasked."""
    first = play_on(Table.opened("?seed=1&pace=instant"), at_hand_over)
    kept = first.saved
    table = Table.opened("?seed=2&pace=instant", kept)
    assert "2" == table.model.game.seed
    assert [Notice.PUT_ASIDE] == [told.notice for told in table.model.notices]
    assert PutAside(kept) in table.effects
    table.settle()
    table.send(Simple.BACK)
    assert first.model.game == table.model.game
    assert () == table.model.notices
    assert kept == table.saved


def test_two_links_after_one_another_lose_no_game() -> None:
    """The person's own stays aside; the first link's game goes to the library, under a new key."""
    mine = play_on(Table.opened("?seed=7&pace=instant"), at_hand_over)
    first = play_on(Table.opened("?seed=8&pace=instant", mine.saved), at_hand_over)
    second, effects = begin("?seed=9&pace=instant", first.saved, "1", aside=first.model.aside)
    assert [Notice.LEFT] == [told.notice for told in second.notices]
    assert mine.model.game == saved.restored(second.aside).game
    (put,) = (effect for effect in effects if isinstance(effect, PutItem))
    (item,) = library.read([("a", put.text)])
    found = opened("", item.text).game
    assert found is not None
    assert (("", True), first.model.game.hands) == ((put.key, item.left), found.hands)


def test_a_game_nobody_has_begun_is_not_put_aside() -> None:
    untouched = Table.opened("?seed=1").saved
    assert () == Table.opened("?seed=2", untouched).model.notices


def test_another_tab_that_goes_on_is_followed_and_nothing_is_kept_here() -> None:
    """Two tabs show one game: the older one never writes over the newer one's."""
    ahead = play_on(Table.opened("?seed=1&pace=instant"), at_hand_over)
    behind = play_on(Table.opened("?seed=1&pace=instant"), at_yours)
    begun = len(behind.effects)
    behind.send(KeptElsewhere(ahead.saved))
    assert ahead.model.game == behind.model.game
    assert Stage.HAND_OVER is behind.model.stage
    assert not [one for one in behind.effects[begun:] if isinstance(one, Save)]


def test_a_tab_that_follows_does_nothing_by_itself_until_the_person_acts_in_it() -> None:
    """Else two tabs would play the bots at once, and each would set the other back."""
    ahead = Table.opened("?seed=1&pace=fast")
    play_on(ahead, lambda one: one.stage is Stage.THINKING and bool(one.game.record.actions))
    behind = Table.opened("?seed=1&pace=fast")
    behind.pending.clear()
    assert behind.send(KeptElsewhere(ahead.saved)) == ()
    assert behind.model.following
    asked = behind.send(Simple.SKIP)
    assert not behind.model.following
    assert [one for one in asked if isinstance(one, Think)]
    play_on(behind, at_hand_over)
    assert behind.saved != ahead.saved


def test_settings_made_in_another_tab_are_followed_too() -> None:
    """And the tab whose settings were changed last is not set back by the other's next card."""
    here, there = (play_on(Table.opened("?seed=1&pace=instant"), at_yours) for _ in range(2))
    there.send(Typed("names.W", "Wilma"), Typed("pace", "fast"), Typed("rules.target", "5"))
    here.send(KeptElsewhere(there.saved))
    assert there.model.settings == here.model.settings
    play_on(here, at_hand_over)
    assert there.model.settings == saved.read(here.saved)[1]


def test_what_was_just_kept_here_is_nothing_new() -> None:
    table = play_on(Table.opened("?seed=1&pace=instant"), at_yours)
    assert (table.model, ()) == update(table.model, KeptElsewhere(table.saved))
    assert (table.model, ()) == update(table.model, KeptElsewhere(""))


@pytest.mark.parametrize("text", ["x", "[" * 50_000, "{}", '{"format": "chess 1"}', "null"])
def test_what_is_no_save_is_set_aside_and_the_game_is_kept_again(text: str) -> None:
    """Something else has written there: the game on the table is what is right."""
    table = play_on(Table.opened("?seed=1&pace=instant"), at_yours)
    before = table.model
    effects = table.send(KeptElsewhere(text))
    assert (SetAside(text), Save(table.saved)) == effects
    assert before.game == saved.read(table.saved)[0]
    assert replace(before, unreadable=text) == table.model


def beyond(text: str) -> tuple[str, ...]:
    """A save as a page might write it that knows more than this one."""
    whole = json.loads(text)
    newer = {**whole, "format": "euchre 999"}
    option = {**whole, "settings": {**whole["settings"], "rules": "sideways"}}
    return json.dumps(newer), json.dumps(option), json.dumps({**whole, "hands": ["?"]})


@pytest.mark.parametrize("at", range(3))
def test_what_a_newer_page_keeps_in_another_tab_is_left_alone(at: int) -> None:
    """Two versions may be open at once: the older one plays on, says so, and keeps nothing."""
    table = play_on(Table.opened("?seed=1&pace=instant"), at_yours)
    before = table.model.game
    assert () == table.send(KeptElsewhere(beyond(table.saved)[at]))
    assert [Notice.OUTDATED] == [told.notice for told in table.model.notices]
    begun = len(table.effects)
    play_on(table, at_hand_over)
    table.send(Typed("pace", "fast"), Simple.UNDO, Open(Dialog.SETTINGS), Simple.NEW_GAME)
    assert before != table.model.game
    assert not [one for one in table.effects[begun:] if isinstance(one, Save | SetAside)]
    table.send(KeptElsewhere(beyond(table.saved)[at]))
    assert 1 == len(table.model.notices)


def test_a_save_that_can_be_read_again_is_followed_and_kept() -> None:
    """The newer page was closed, and another one of this version has gone on."""
    table, other = (play_on(Table.opened("?seed=1&pace=instant"), at_yours) for _ in range(2))
    table.send(KeptElsewhere(beyond(table.saved)[0]))
    assert table.model.outdated
    table.send(KeptElsewhere(table.saved))
    assert not table.model.outdated
    table.send(
        KeptElsewhere(beyond(table.saved)[0]), KeptElsewhere(play_on(other, at_hand_over).saved)
    )
    assert (other.model.game, False) == (table.model.game, table.model.outdated)
    assert [one for one in table.send(Simple.NEXT) if isinstance(one, Save)]


# A hand that is to be played on

MOMENT = (
    "KhJhJcAdJd/TsAcQdTd/AsJsAhQh/ThKcQc9c_S_Kh%2B9sKs9h-Kd_Wh_W:9dQsTc_0-0_3-7_-"  # South's turn
)
AFTER = f"@_{MOMENT}_%7C_%7C_Ad"  # the trick is South's


@pytest.mark.parametrize("seat", Seat)
def test_a_link_can_have_its_hand_played_on_at_once(seat: Seat) -> None:
    """From the seat that it names, and a reload goes on with it."""
    table = Table.opened(f"?pen={MOMENT}&seat={seat.name}&on=1")
    position = table.model.game.record.position
    assert table.model.dialog is None
    asked = position.holdings[(Seat.S.index - seat.index) % 4]
    assert set(cards("KhJhJcAdJd")) == set(asked)
    assert ((3, 7) if seat.side is Side.NS else (7, 3)) == position.score
    assert Address("") in table.effects
    assert table.model.game == saved.read(table.saved)[0]


def test_a_trick_that_was_shown_to_its_end_is_taken_first() -> None:
    table = Table.opened(f"?pen={AFTER}&on&pace=instant")
    table.settle()
    position = table.model.game.record.position
    assert ((1, 0), Seat.S, Stage.YOURS) == (position.taken, position.turn, table.model.stage)


def test_a_hand_is_not_played_on_over_a_game_under_way() -> None:
    """It is shown first, with the seat that was asked for, and the game waits."""
    mine = play_on(Table.opened("?seed=7&pace=instant"), at_hand_over)
    table = Table.opened(f"?pen={MOMENT}&seat=E&on=1", mine.saved)
    assert Dialog.GAMES is table.model.dialog
    assert table.model.desk is not None
    assert Seat.E is table.model.desk.seat
    assert mine.model.game == table.model.game
    untouched = Table.opened("?seed=1").saved
    assert Table.opened(f"?pen={MOMENT}&on", untouched).model.dialog is None


@pytest.mark.parametrize("query", [f"?pen={MOMENT}", f"?pen={MOMENT}%0A{MOMENT}&on"])
def test_a_link_that_does_not_say_so_or_has_several_hands_asks_first(query: str) -> None:
    assert Dialog.GAMES is Table.opened(query).model.dialog


def test_a_seat_that_is_none_is_south() -> None:
    assert (Seat.S, True) == (read_link("?seat=Q&on").seat, read_link("?seat=Q&on").on)


# Rules as a link


@law
@given(any_rules())
def test_any_rules_can_be_given_as_a_link(rules: Rules) -> None:
    address = rules_link("https://a.b/c/", rules)
    assert address.startswith("https://a.b/c/?rules=")
    assert rules == read_link(address.partition("?")[2]).rules


def test_a_ready_made_house_has_a_link_by_its_name() -> None:
    for preset in PRESETS:
        assert f"?rules={preset.key}" == rules_link("", preset.rules)


def test_the_settings_have_a_link_to_the_chosen_rules() -> None:
    """Those of the settings, also when the present game is played by others."""
    table = Table.opened("?seed=7&pace=instant")
    table.send(Open(Dialog.SETTINGS), Typed("preset", "british"))
    assert "?rules=british" == by_id(page(table.model), "rules-link").get("href")


def test_the_rules_of_the_present_game_are_copied_as_a_link() -> None:
    table = Table.opened("?seed=7&pace=instant&rules=nostick,to11")
    table.send(Open(Dialog.GAMES), LibraryFound((), "k", "", "https://a.b/"))
    table.send(Wished(Wish.LINK, "rules"))
    assert table.effects[-1] == Copy("https://a.b/?rules=to11,nostick")
