"""Hands dealt as a test wants them: the page at a certain moment of a certain deal."""

from __future__ import annotations

from collections.abc import Iterable

from euchre.ai.bot import Because, Choice
from euchre.app import flow
from euchre.app.effects import Think
from euchre.app.messages import Do, Simple
from euchre.app.model import Model, Stage
from euchre.app.settings import Settings
from euchre.engine.game import Game
from euchre.engine.record import Record
from euchre.notation.pen import read_rules
from tests.app.table import Chooser, Table, any_choice
from tests.rules.words import action, actions, deal

RESTS = (Stage.YOURS, Stage.PASSED_OUT, Stage.HAND_OVER, Stage.GAME_OVER)


def dealt(
    rules: str, line: str, *done: str, pace: str = "instant", bots: Iterable[str] = ()
) -> Table:
    """The page in the first hand of a game, dealt so, after these actions.

    The bots then do what is written for them, one after the other, and anything after that.
    """
    house = read_rules(rules)
    record = Record.of(house, deal(line), actions=actions(done))
    model, effects = flow.take_turn(Model(Game(house, "test", (record,)), Settings(pace=pace)))
    table = Table(model, reading_from(bots))
    table.begin(effects)
    table.settle()
    return table


def reading_from(bots: Iterable[str]) -> Chooser:
    """A bot that does what is written; afterwards anything."""
    left = list(bots)

    def choose(wish: Think) -> Choice:
        return Choice(action(left.pop(0)), Because(())) if left else any_choice(wish)

    return choose


def does(table: Table, *texts: str) -> Table:
    """The person does these things, each when the page waits for him."""
    for text in texts:
        table.settle()
        assert table.model.stage is Stage.YOURS, (text, table.model.stage)
        table.send(Do(action(text)))
        assert table.model.refusal is None, (text, table.model.refusal)
    table.settle()
    return table


def to_the_end(table: Table) -> Table:
    """The hand is played until its result lies on the table, the person doing anything."""
    while table.model.stage not in RESTS[1:]:
        if table.pending:
            table.answer()
        elif table.model.stage is Stage.YOURS:
            table.send(Do(table.act(table.model)))
        else:
            table.send(Simple.SKIP)
    return table
