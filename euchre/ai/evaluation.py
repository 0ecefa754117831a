"""Evaluation: what each legal action brings in one world, in two ways.

The one way sees all cards and plays perfectly from there on, the other lets quick players go on
who see their own cards alone. The first forgives too much, the second plays too plainly: a search
takes some worlds each way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from euchre.ai.ahead import first_lead, known_to_all, played_out, points_of, roles, to_play
from euchre.ai.bits import SUIT_OF, bits_of, coded, four
from euchre.ai.bot import Bot
from euchre.ai.kernel import Question, World, card_levels
from euchre.ai.payoff import payoff
from euchre.ai.playout import Table, play_out
from euchre.ai.worlds import Dealt
from euchre.engine.actions import Action, Play
from euchre.engine.cards import in_pack_order
from euchre.engine.position import Phase, Position
from euchre.engine.position import Table as OnTable
from euchre.engine.rules import CARDS_EACH
from euchre.engine.seats import SEATS
from euchre.engine.steps import step
from euchre.engine.view import View

Evaluate = Callable[[Dealt, Sequence[Action], bool], dict[Action, int]]
"""What some of the legal actions bring in a world, in points of the player's side minus the
other's: when all go on perfectly who see all cards, if that is asked, else when quick players do.
"""


def evaluation(view: View, bot: Bot) -> Evaluate:
    """The evaluation of a view's actions; `bot` answers what is asked before the play."""
    if view.phase is Phase.PLAY:
        return _Plays(view).ends
    return _Answers(view, bot).ends


class _Plays:
    """The cards that may be played now."""

    def __init__(self, view: View) -> None:
        contract, trick = view.contract, view.trick
        assert contract is not None
        assert trick is not None  # there are both all through the play
        self._payoff = payoff(view.rules, contract)
        self._makers = contract.maker.side.index
        self._taken = view.taken[self._makers]
        self._sign = -1 if view.seat.side.index else 1
        self._left = CARDS_EACH - sum(view.taken)
        self._trump, bits = contract.trump, coded(contract.trump)
        self._order = tuple(seat.index for seat in contract.active_from(trick.leader))
        self._trick = tuple(bits[card.index] for card in trick.cards)
        self._active = [contract.is_active(seat) for seat in SEATS]
        plays = (action for action in view.legal if isinstance(action, Play))
        self._bits: dict[Action, int] = {play: bits[play.card.index] for play in plays}
        self._known = known_to_all(view, roles(contract))
        levels = self._payoff.levels
        self._wanted = [level - self._taken for level in levels if level > self._taken]
        reached = len(levels) - len(self._wanted)
        self._by_level = [self._payoff.points[0], *(self._payoff.points[at] for at in levels)]
        self._by_level = self._by_level[reached:]

    def ends(self, dealt: Dealt, actions: Sequence[Action], seeing: bool) -> dict[Action, int]:
        held = [
            bits_of(self._trump, held) if active else 0
            for held, active in zip(dealt.holdings, self._active)
        ]
        world = World(four(held), self._order, self._trick, self._trump.suit is not None)
        cards = {action: self._bits[action] for action in actions}
        if not seeing:
            return {action: self._quick(world, card) for action, card in cards.items()}
        levels = card_levels(world, self._makers, self._wanted, sum(cards.values()))
        return {action: self._sign * self._by_level[levels[card]] for action, card in cards.items()}

    def _quick(self, world: World, card: int) -> int:
        held, voids, turn = list(world.holdings), list(self._known.voids), world.turn
        held[turn] ^= card
        if world.trick and not card & SUIT_OF[world.trick[0]]:
            voids[turn] |= SUIT_OF[world.trick[0]]
        after = World(four(held), world.order, (*world.trick, card), world.trumps)
        known = Table(self._known.roles, self._known.unplayed ^ card, four(voids))
        ours = play_out(after, known)
        makers = ours if self._makers == 0 else self._left - ours
        return self._sign * self._payoff.points[self._taken + makers]


class _Answers:
    """The answers to whatever is asked before the play."""

    def __init__(self, view: View, bot: Bot) -> None:
        self._view, self._bot = view, bot
        self._sign = -1 if view.seat.side.index else 1

    def ends(self, dealt: Dealt, actions: Sequence[Action], seeing: bool) -> dict[Action, int]:
        position = position_of(self._view, dealt)
        points = played_perfectly if seeing else played_out
        return {
            action: self._sign * points(to_play(step(position, action), self._bot, Random(0)))
            for action in actions
        }


def played_perfectly(position: Position) -> int:
    """Points of North-South minus East-West when all see all cards from the first lead on."""
    if position.phase is Phase.OVER:
        return points_of(position)
    contract, (world, _) = position.made(), first_lead(position)
    points, levels = payoff(position.rules, contract)
    search, leader = Question(world.trumps), world.order[0]
    h0, h1, h2, h3 = (world.holdings[(leader + at) & 3] for at in range(4))
    makers_lead, reached = leader % 2 == contract.maker.side.index, 0
    for level in levels:
        wanted = level if makers_lead else CARDS_EACH - level + 1
        if search.takes(h0, h1, h2, h3, CARDS_EACH, wanted) is not makers_lead:
            break
        reached = level
    return points[reached]


def position_of(view: View, dealt: Dealt) -> Position:
    """The view's moment with the cards of a world; what came before is forgotten."""
    s, w, n, e = (in_pack_order(held) for held in dealt.holdings)
    table = _table(view, dealt)
    return Position(
        rules=view.rules,
        score=view.score,
        dealer=view.dealer,
        holdings=(s, w, n, e),
        table=table,
        phase=view.phase,
        turn=view.turn,
        contract=view.contract,
        trick=view.trick,
        taken=view.taken,
    )


def _table(view: View, dealt: Dealt) -> OnTable:
    """The up-card, the kitty and what was put down: the cards that nobody holds lie there."""
    dead = list(dealt.dead)
    kitty = view.rules.deck - CARDS_EACH * len(SEATS) - 1
    if view.given_up:
        return OnTable(
            view.upcard, view.mark, view.given_up, (*view.put_down, *dead), kitty_seen=True
        )
    hidden = max(0, len(dead) - kitty)
    put_down = (*view.put_down, *dead[:hidden])
    return OnTable(view.upcard, view.mark, in_pack_order(dead[hidden:]), put_down)
