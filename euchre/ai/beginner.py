"""Beginner: a rule player who calls only on good cards and often plays any card."""

from __future__ import annotations

from random import Random
from typing import Final

from euchre.ai.bid_model import MODEL
from euchre.ai.bidding import Bidder
from euchre.ai.bot import Because, Bot, Choice, Ground, Thinking, at_once
from euchre.ai.card_play import sparing
from euchre.ai.known import Known
from euchre.ai.rule_player import RulePlayer
from euchre.engine.actions import Play
from euchre.engine.view import View

CASUAL: Final = 0.35
"""How often a card is played without a thought."""
TIMID: Final = 0.3
"""Points that a call must promise beyond a pass."""


class Beginner(Bot):
    """Plays a casual card now and then, though never takes partner's sure trick for nothing."""

    def __init__(self) -> None:
        self._rules = RulePlayer(Bidder(MODEL, more=TIMID))

    def think(self, view: View, random: Random) -> Thinking:
        """The choice of the rules, or any card that does no obvious harm."""
        if view.contract is None or view.trick is None or random.random() >= CASUAL:
            return self._rules.think(view, random)
        cards = [action.card for action in view.legal if isinstance(action, Play)]
        card = random.choice(list(sparing(Known(view, view.contract), cards)))
        ground = Ground.ONLY_CHOICE if len(cards) == 1 else Ground.CASUAL
        return at_once(Choice(Play(card), Because((ground,))))
