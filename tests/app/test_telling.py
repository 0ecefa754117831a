"""The table is told to whoever asks how things stand."""

from __future__ import annotations

from euchre.app.messages import Key, Simple
from euchre.app.model import Stage
from euchre.app.telling import table_told
from euchre.app.words import announce_turn, card_name, suit_name
from euchre.engine.position import Phase
from tests.app.moments import models
from tests.app.table import Table, at_yours, in_phase, play_on


def test_the_key_tells_the_table_in_one_announcement() -> None:
    table = play_on(Table.opened("?seed=7&pace=instant"), at_yours)
    table.send(Key("t", ""))
    assert table_told(table.model) == table.model.announcement
    table.send(Key("t", ""))
    assert table_told(table.model) + "\u00a0" == table.model.announcement


def test_everything_in_sight_is_told() -> None:
    """U13: the score, trump and maker, the trick, the own cards, and what is asked."""
    table = play_on(Table.opened("?seed=7&pace=instant"), in_phase(Phase.PLAY))
    told, position = table_told(table.model), table.model.position
    assert told.startswith("The score is 0 to 0.")
    assert f"{suit_name(position.made().suit).capitalize()} are trump, made by" in told
    for card in position.holding(table.model.reader):
        assert card_name(card, table.model.trump).split(",")[0] in told
    assert told.endswith(announce_turn(position, table.model.reader))


def test_no_cards_are_told_while_they_are_covered() -> None:
    covered = [model for model in models() if model.stage is Stage.COVERED]
    assert covered
    assert not any("Your cards" in table_told(model) for model in covered)


def test_it_can_be_asked_at_every_moment_and_changes_nothing_else() -> None:
    for model in models()[::9]:
        table = Table(model)
        assert () == table.send(Simple.TELL)
        assert model.game == table.model.game
        assert model.stage is table.model.stage
        assert table_told(model) == table.model.announcement.rstrip("\u00a0")
