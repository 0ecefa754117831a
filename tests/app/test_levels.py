"""Levels: how well each of the others plays, by the settings or by a link."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from euchre.ai.levels import LEVELS
from euchre.app import saved
from euchre.app.effects import Address, Save, Think
from euchre.app.link import read_link
from euchre.app.messages import Dialog, Open, Simple, Typed
from euchre.app.model import PERSON, Model, Stage
from euchre.app.notice import Notice
from euchre.app.screens import page
from euchre.app.settings import OTHERS, Settings, read_levels
from euchre.app.words import labels
from euchre.engine.errors import EuchreError
from tests.app.moments import by_id
from tests.app.table import Table, at_hand_over, play_on

CLUB = ("club", "club", "club")


def asked_of(table: Table) -> set[tuple[str, str]]:
    """Which level was asked for each seat."""
    wishes = (effect for effect in table.effects if isinstance(effect, Think))
    return {(wish.view.seat.name, wish.level) for wish in wishes}


def offered(model: Model, seat: str) -> list[str]:
    """The levels that the settings offer for a seat, the chosen one marked."""
    field = by_id(page(model), f"field-levels-{seat}")
    boxes = (one for one in field.walk() if one.tag == "input")
    return [f"{one.get('value')}{'*' * bool(one.get('checked'))}" for one in boxes]


def test_all_play_as_in_the_club_at_first() -> None:
    table = play_on(Table.opened("?seed=7&pace=instant"), at_hand_over)
    assert CLUB == table.model.levels
    assert {("W", "club"), ("N", "club"), ("E", "club")} == asked_of(table)


def test_each_seat_is_asked_as_it_is_set() -> None:
    table = Table.opened("?seed=7&pace=instant&levels=hard,expert,beginner")
    play_on(table, at_hand_over)
    assert {("W", "hard"), ("N", "expert"), ("E", "beginner")} == asked_of(table)


def test_a_level_counts_from_the_next_decision_on() -> None:
    """Whoever is thinking when the settings are opened is asked again, at the new level."""
    table = Table.opened("?seed=7&pace=normal")
    play_on(table, lambda model: model.stage is Stage.THINKING)
    seat = table.model.position.turn
    assert seat in OTHERS
    table.send(Open(Dialog.SETTINGS), Typed(f"levels.{seat.name}", "hard"))
    (wish,) = (one for one in table.send(Simple.CLOSE) if isinstance(one, Think))
    assert (seat, "hard") == (wish.view.seat, wish.level)


def test_a_chosen_level_is_kept_and_the_other_seats_stay() -> None:
    table = Table.opened("?seed=7")
    (effect,) = table.send(Typed("levels.E", "expert"))
    assert isinstance(effect, Save)
    assert ("club", "club", "expert") == saved.read(effect.text)[1].levels


def test_the_partner_is_a_beginner_only_for_whoever_asks() -> None:
    """Offered are Club and better; the box makes a beginner of him, and the row takes it back."""
    table = Table.opened("?seed=7")
    table.send(Open(Dialog.SETTINGS))
    assert ["club*", "hard", "expert", "person"] == offered(table.model, PERSON.partner.name)
    assert ["beginner", "club*", "hard", "expert", "person"] == offered(table.model, "W")
    table.send(Typed("easy-partner", "on"))
    offers = offered(table.model, PERSON.partner.name)
    assert ["beginner*", "club", "hard", "expert", "person"] == offers
    assert by_id(page(table.model), "easy-partner").get("checked")
    table.send(Typed("easy-partner", ""))
    assert CLUB == table.model.levels
    table.send(Typed("easy-partner", "on"), Typed("levels.N", "hard"))
    assert ("club", "hard", "club") == table.model.levels
    assert not by_id(page(table.model), "easy-partner").get("checked")


def test_the_settings_say_what_the_chosen_level_is_like() -> None:
    for level in LEVELS:
        table = Table.opened(f"?seed=7&levels={level}")
        table.send(Open(Dialog.SETTINGS))
        for seat in OTHERS:
            said = by_id(page(table.model), f"field-levels-{seat.name}").text
            assert labels.LEVELS[level][1] in said
            assert table.model.settings.name(seat) in said


# By a link


@pytest.mark.parametrize("text", ["hard,club,expert", "beginner,beginner,beginner"])
def test_a_link_sets_three_levels_from_the_persons_left_on(text: str) -> None:
    assert tuple(text.split(",")) == Table.opened(f"?levels={text}").model.levels


def test_a_link_may_set_one_level_for_all() -> None:
    assert ("expert", "expert", "expert") == Table.opened("?levels=expert").model.levels


@pytest.mark.parametrize(
    "text", ["club,club", "club,club,club,club", "genius", "hard,club,Hard", "hard, club", ","]
)
def test_levels_that_can_not_be_read_are_named_and_left_out(text: str) -> None:
    link = read_link(f"?pace=fast&levels={quote(text)}")
    assert (None, "fast", 1) == (link.levels, link.pace, len(link.faults))
    assert link.faults[0].startswith("levels: ")
    model = Table.opened(f"?levels={quote(text)}").model
    assert [Notice.BAD_LINK] == [told.notice for told in model.notices]
    assert CLUB == model.levels
    with pytest.raises(EuchreError):
        read_levels(text)


def test_the_links_levels_stay_in_the_address_and_are_not_kept() -> None:
    """As its pace: a reload has the same players, and the person's own choice is untouched."""
    table = Table.opened("?seed=7&pace=fast&levels=hard,club,hard")
    assert Address("?pace=fast&levels=hard,club,hard") in table.effects
    assert Settings() == saved.read(table.saved)[1]
    assert CLUB == Table.opened("", table.saved).model.levels


def test_a_chosen_level_takes_the_place_of_the_links() -> None:
    """Also in the address, so that a reload does not undo the choice."""
    table = Table.opened("?pace=fast&levels=hard,club,hard")
    address, keep = table.send(Typed("levels.E", "expert"))
    assert Address("?pace=fast") == address
    assert isinstance(keep, Save)
    assert ("hard", "club", "expert") == table.model.levels == table.model.settings.levels
    (address, _) = table.send(Typed("pace", "slow"))
    assert Address("") == address


@pytest.mark.parametrize("field", ["levels.S", "levels", "levels.w", "levels.W.x", "levels.Q"])
def test_no_other_seat_has_a_level(field: str) -> None:
    table = Table.opened("?seed=7")
    assert () == table.send(Typed(field, "hard"))
    assert CLUB == table.model.levels
