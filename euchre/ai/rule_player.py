"""The rule player: bids by counted tricks and plays by the chances it can see."""

from __future__ import annotations

from random import Random

from euchre.ai import bidding, card_play
from euchre.ai.bot import Choice
from euchre.ai.known import Known
from euchre.engine.actions import Play
from euchre.engine.position import Phase
from euchre.engine.view import View


class RulePlayer:
    """Chooses by rules alone, so the same view always gets the same choice."""

    def choose(self, view: View, random: Random) -> Choice:  # noqa: ARG002 (other bots need it)
        """The choice of the rules in this view."""
        if view.phase is Phase.DISCARD:
            return bidding.put_down(view)
        if view.contract is None:
            return bidding.bid(view)
        cards = [action.card for action in view.legal if isinstance(action, Play)]
        return card_play.played(Known(view, view.contract), cards)
