"""The rule player: bids by counted tricks and plays by the chances it can see."""

from __future__ import annotations

from random import Random

from euchre.ai import card_play, questions
from euchre.ai.bidding import BIDDER, Bidder, reasons
from euchre.ai.bot import Bot, Choice, Ground, Thinking, at_once
from euchre.ai.known import Known
from euchre.engine.actions import Action, Play
from euchre.engine.position import Phase
from euchre.engine.view import View


class RulePlayer(Bot):
    """Chooses by rules; chance has a say only where a suit is named blind."""

    def __init__(self, bidder: Bidder = BIDDER) -> None:
        self._bidder = bidder

    def think(self, view: View, random: Random) -> Thinking:
        """The choice of the rules in this view."""
        return at_once(self._by_rule(view, random))

    def _by_rule(self, view: View, random: Random) -> Choice:
        match view.phase:
            case Phase.PLAY:
                assert view.contract is not None  # trump is made before a card is played
                cards = [action.card for action in view.legal if isinstance(action, Play)]
                return card_play.played(Known(view, view.contract), cards)
            case Phase.ORDER | Phase.CALL:
                return self._bidder.bid(view)
            case Phase.NAME:
                return self._bidder.name(view, random)
            case phase:
                return questions.ANSWERS[phase](view)


def grounds(view: View, action: Action) -> tuple[Ground, ...]:
    """What the rules would say for an action, whoever chose it; empty when nothing."""
    if isinstance(action, Play) and view.contract is not None:
        cards = [one.card for one in view.legal if isinstance(one, Play)]
        return (card_play.reason(Known(view, view.contract), cards, action.card),)
    return reasons(view, action)
