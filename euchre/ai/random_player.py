"""The random player: any legal action, each as likely. The arena's yardstick."""

from __future__ import annotations

from random import Random

from euchre.ai.bot import Because, Choice
from euchre.engine.view import View


class RandomPlayer:
    """Chooses uniformly among the legal actions, without any ground."""

    def choose(self, view: View, random: Random) -> Choice:
        """One of the legal actions, each as likely as the others."""
        return Choice(random.choice(view.legal), Because(()))
