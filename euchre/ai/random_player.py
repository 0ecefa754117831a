"""The random player: any legal action, each as likely. The arena's yardstick."""

from __future__ import annotations

from random import Random

from euchre.ai.bot import Because, Bot, Choice, Thinking, at_once
from euchre.engine.view import View


class RandomPlayer(Bot):
    """Chooses uniformly among the legal actions, without any ground."""

    def think(self, view: View, random: Random) -> Thinking:
        """One of the legal actions, each as likely as the others."""
        return at_once(Choice(random.choice(view.legal), Because(())))
