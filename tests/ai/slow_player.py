"""A player that takes its time: tests and measurements put it at the table, also at the page's.

The page gets it as this file's text, so it uses nothing but euchre.
"""

from __future__ import annotations

from random import Random

from euchre.ai.bot import Because, Bot, Choice, Thinking
from euchre.engine.deal import dealt, shuffled
from euchre.engine.judge import legal_actions
from euchre.engine.steps import opening, step
from euchre.engine.view import View


class SlowPlayer(Bot):
    """Plays hands by chance in its head, before it does anything legal; counts what it did."""

    def __init__(self, turns: int, actions: int = 1) -> None:
        self.turns = turns  # yields in a thought: may be changed in the middle of it
        self.actions = actions  # in its head, before each yield
        self.begun = self.ended = self.yielded = 0

    def think(self, view: View, random: Random) -> Thinking:
        """What it chooses hangs on every action that it played in its head."""
        self.begun += 1
        try:
            position, turn = None, 0
            while turn < self.turns:
                for _ in range(self.actions):
                    if position is None or position.turn is None:
                        position = opening(view.rules, dealt(shuffled(random), view.seat))
                    position = step(position, random.choice(legal_actions(position)))
                turn += 1
                self.yielded += 1
                yield
        finally:
            self.ended += 1
        return Choice(random.choice(view.legal), Because(()))
