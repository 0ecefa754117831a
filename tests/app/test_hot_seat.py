"""Several people play at one device, and nobody sees another's cards."""

from __future__ import annotations

import re

import pytest

from euchre.app import saved
from euchre.app.effects import Think
from euchre.app.messages import Dialog, Do, Key, Open, Simple, Typed
from euchre.app.model import PERSON, Model, Stage
from euchre.app.screens import page
from euchre.app.settings import SOMEBODY
from euchre.engine.actions import Pass
from euchre.engine.cards import Card
from euchre.engine.seats import SEATS, Seat
from tests.app.moments import by_id
from tests.app.table import Table, at_game_over, at_hand_over, enabled, first_thing, play_on

EVERYBODY = "WNE"
TWO = (Seat.S, Seat.N)


def sat(people: str, query: str = "?seed=7&pace=instant") -> Table:
    """A table at which people sit in these seats too, at its first deal."""
    table = Table.opened(query, act=first_thing)
    table.send(*(Typed(f"levels.{seat}", SOMEBODY) for seat in people), Simple.NEW_GAME)
    return table


def at_covered(model: Model) -> bool:
    return model.stage is Stage.COVERED


def at_yours(model: Model) -> bool:
    return model.stage is Stage.YOURS


def drawn(model: Model) -> set[Card]:
    """The cards of the hand that the page shows as buttons."""
    ids = (str(one.get("id")) for one in by_id(page(model), "hand").walk() if one.tag == "button")
    return {Card.parse(id_.removeprefix("button-")) for id_ in ids}


def test_whoever_is_to_act_is_asked_to_take_the_device_first() -> None:
    table = play_on(sat("N"), at_covered)
    seat = table.model.position.turn
    assert seat in TWO
    assert seat is table.model.reader
    name = table.model.settings.name(seat)
    assert f"It is {name}’s turn" in by_id(page(table.model), "status").text
    assert f"It is {name}’s turn" in table.model.announcement
    assert f"I am {name}: show my cards" == by_id(page(table.model), "uncover").text


def test_no_card_is_seen_before_and_the_own_ones_are_seen_afterwards() -> None:
    table = play_on(sat(EVERYBODY), at_covered)
    seat = table.model.position.turn
    assert seat is not None
    assert set() == drawn(table.model)
    table.send(Simple.UNCOVER)
    assert Stage.YOURS is table.model.stage
    assert set(table.model.position.holding(seat)) == drawn(table.model)


def test_through_a_whole_game_only_the_reader_on_turn_sees_cards_once_they_were_covered() -> None:
    """From the deal on: nobody else's cards lie open while another person may look."""
    table = play_on(sat(EVERYBODY, "?seed=7&pace=instant&rules=to5"), at_game_over)
    for model in table.painted:
        if model.stage in (Stage.YOURS, Stage.COVERED):
            assert model.position.turn is model.reader
        if model.stage is Stage.COVERED:
            assert set() == drawn(model)
        assert drawn(model) <= set(model.position.holding(model.reader))


def test_keys_do_nothing_with_covered_cards() -> None:
    table = play_on(sat(EVERYBODY), at_covered)
    before = table.model
    table.send(*(Key(key, "") for key in "123456opishdc"), Do(Pass()))
    assert before == table.model


def test_a_hint_is_for_whoever_is_on_turn() -> None:
    table = play_on(sat(EVERYBODY), at_covered)
    assert () == table.send(Simple.HINT)
    (wish,) = table.send(Simple.UNCOVER, Simple.HINT)
    assert isinstance(wish, Think)
    assert table.model.reader is wish.view.seat


def test_the_reader_sits_in_front_and_the_others_clockwise_from_there() -> None:
    table = play_on(sat(EVERYBODY), at_covered)
    reader, root = table.model.reader, page(table.model)
    for place, seat in zip(SEATS, reader.round_from, strict=True):
        assert table.model.settings.name(seat) in by_id(root, f"seat-{place.name}").text


def test_the_score_is_told_from_the_readers_side() -> None:
    table = play_on(sat(EVERYBODY, "?seed=7&pace=instant&rules=to5"), at_hand_over)
    play_on(table, lambda model: at_covered(model) and model.reader.side is not PERSON.side)
    ours, theirs = table.model.game.score[::-1]
    assert ours != theirs
    assert f"Us {ours}Them {theirs}" in by_id(page(table.model), "score").text


def test_the_same_person_acts_twice_without_the_device_changing_hands() -> None:
    """One person and partner: whoever discards after ordering up is not asked who it is."""
    table = play_on(sat("N"), at_covered)
    table.send(Simple.UNCOVER)
    while table.model.stage is not Stage.COVERED:
        reader = table.model.reader
        table.answer() if table.pending else table.send(Do(first_thing(table.model)))
    assert reader is not table.model.reader


def test_every_deal_begins_with_covered_cards() -> None:
    table = play_on(sat("E"), at_hand_over)
    assert not table.model.covered
    table.send(Simple.NEXT)
    dealt = [model for model in table.painted if len(model.game.hands) == 2]
    assert dealt
    assert dealt[0].covered
    assert set() == drawn(dealt[0])


def test_after_a_reload_the_cards_are_covered_again() -> None:
    table = play_on(sat("E"), at_covered)
    table.send(Simple.UNCOVER)
    again = Table.opened("", table.saved)
    assert Stage.COVERED is again.model.stage
    assert table.model.reader is again.model.reader
    assert set() == drawn(again.model)


def test_undo_goes_back_to_the_last_persons_decision_and_covers_it() -> None:
    table = play_on(sat(EVERYBODY), at_covered)
    first = table.model.reader
    table.send(Simple.UNCOVER, Do(Pass()))
    assert first.left is table.model.reader
    table.send(Simple.UNDO)
    assert (Stage.COVERED, first) == (table.model.stage, table.model.reader)


def test_one_person_alone_is_never_asked_who_it_is() -> None:
    table = play_on(sat(""), at_game_over)
    assert not any(model.covered or at_covered(model) for model in table.painted)


@pytest.mark.parametrize("level", ["club", "hard"])
def test_a_player_takes_over_from_a_person_in_the_middle_of_a_hand(level: str) -> None:
    table = play_on(sat("W"), lambda model: at_covered(model) and model.reader is Seat.W)
    table.send(Open(Dialog.SETTINGS), Typed("levels.W", level), Simple.CLOSE)
    assert PERSON is table.model.reader
    play_on(table, at_hand_over)


def test_whoever_gets_up_does_not_see_the_cards_of_the_one_who_stays() -> None:
    """The device is still with the one who got up, also where nobody else plays any more."""
    table = play_on(sat("W"), lambda model: model.reader is Seat.W and at_yours(model))
    table.send(Open(Dialog.SETTINGS), Typed("levels.W", "club"), Simple.CLOSE)
    play_on(table, at_covered)
    assert (PERSON, set()) == (table.model.reader, drawn(table.model))
    assert "It is your turn. Your cards are" in by_id(page(table.model), "status").text
    assert "Show my cards" == by_id(page(table.model), "uncover").text
    table.send(Simple.UNCOVER)
    assert not table.model.covered
    assert not play_on(play_on(table, at_hand_over), at_yours).model.covered


def test_the_cards_can_not_be_looked_at_by_way_of_the_editor() -> None:
    table = play_on(sat("N"), at_covered)
    table.send(Open(Dialog.EDITOR))
    assert not any("seen" in do for do in enabled(page(table.model)))


def test_among_several_nobody_is_called_you() -> None:
    table = sat("N")
    assert "South" == table.model.settings.name(Seat.S)
    table.send(Typed("names.S", "you"))
    assert "South" == table.model.settings.name(Seat.S)
    table.send(Typed("names.S", "Zoe"))
    table.send(Typed("levels.N", "club"))
    assert "Zoe" == table.model.settings.name(Seat.S)
    table.send(Typed("names.S", ""))
    assert "You" == table.model.settings.name(Seat.S)


def test_who_sits_where_is_kept() -> None:
    table = sat("NE")
    settings = saved.read(table.saved)[1]
    assert ("club", SOMEBODY, SOMEBODY) == settings.levels
    assert "South" == settings.name(Seat.S)


def test_the_settings_offer_a_person_for_each_seat() -> None:
    table = Table.opened("?seed=7")
    table.send(Open(Dialog.SETTINGS))
    values = [
        (one.get("data-field"), one.get("value"))
        for one in page(table.model).walk()
        if one.get("value") == SOMEBODY
    ]
    assert [(f"levels.{seat}", SOMEBODY) for seat in "WNE"] == values


def test_where_people_sit_on_both_sides_the_winners_are_named() -> None:
    """ "You" would be whoever looked last."""
    table = play_on(sat("WNE", "?seed=7&pace=instant&rules=to5"), at_game_over)
    said = [table.model.announcement, by_id(page(table.model), "result").text]
    for words in said:
        assert ("South and Ben" in words) is not ("Ada and Cleo" in words)
        assert not re.search(r"\byou\b|\bthey\b", words, re.IGNORECASE)
    together = play_on(sat("N", "?seed=7&pace=instant&rules=to5"), at_game_over)
    assert re.search(r"You win|They win", by_id(page(together.model), "result").text)
