"""The rule player: bids by counted tricks and plays by the chances it can see."""

from __future__ import annotations

from random import Random

from euchre.ai import bidding, card_play, questions
from euchre.ai.bot import Bot, Choice, Thinking, at_once
from euchre.ai.known import Known
from euchre.engine.actions import Play
from euchre.engine.position import Phase
from euchre.engine.view import View


class RulePlayer(Bot):
    """Chooses by rules; chance has a say only where a suit is named blind."""

    def think(self, view: View, random: Random) -> Thinking:
        """The choice of the rules in this view."""
        return at_once(_by_rule(view, random))


def _by_rule(view: View, random: Random) -> Choice:
    match view.phase:
        case Phase.PLAY:
            assert view.contract is not None  # trump is made before a card is played
            cards = [action.card for action in view.legal if isinstance(action, Play)]
            return card_play.played(Known(view, view.contract), cards)
        case Phase.ORDER | Phase.CALL:
            return bidding.bid(view)
        case Phase.NAME:
            return bidding.name(view, random)
        case phase:
            return questions.ANSWERS[phase](view)
