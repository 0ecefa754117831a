"""Random hands for the laws: any deal, dealer and rules, stopped at any moment."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from euchre.engine.actions import Action, Pass, Play
from euchre.engine.cards import Card
from euchre.engine.deal import DEALS, Deal
from euchre.engine.position import Phase, Position, legal_actions
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS

law: Final = settings(
    max_examples=120,
    deadline=None,  # the machine may be busy
    suppress_health_check=[HealthCheck.too_slow],
)

LONGEST: Final = 8 + 20
"""As many actions as a hand can have: eight calls and twenty plays, with no discard then."""

ANY_DEAL: Final = st.builds(
    Deal.numbered, st.integers(min_value=0, max_value=DEALS - 1), st.sampled_from(SEATS)
)
ANY_RULES: Final = st.builds(Rules, target=st.sampled_from((5, 10, 99)), stick=st.booleans())


@st.composite
def hands(draw: st.DrawFn, finished: bool = False) -> Record:
    """A record that stopped anywhere, or one that was played to its end."""
    rules = draw(ANY_RULES)
    ns, ew = (draw(st.integers(min_value=0, max_value=rules.target - 1)) for _ in range(2))
    passes = draw(st.integers(min_value=0, max_value=8))
    choices = draw(st.lists(st.integers(min_value=0, max_value=119), max_size=LONGEST))
    stop = LONGEST if finished else draw(st.integers(min_value=0, max_value=LONGEST))
    return played_on(Record.of(rules, draw(ANY_DEAL), (ns, ew)), passes, choices, stop)


def played_on(record: Record, passes: int, choices: Sequence[int], stop: int = LONGEST) -> Record:
    """So many passes first, then each choice picks among what is legal."""
    for at in range(stop):
        if record.position.phase is Phase.OVER:
            break
        choice = choices[at] if at < len(choices) else 0
        record = record.then(_picked(record.position, choice, wants_pass=at < passes))
    return record


def random_hand(deal: Deal, random: Random, rules: Rules | None = None) -> Record:
    """A hand that is played to its end at random."""
    choices = [random.randrange(120) for _ in range(LONGEST)]
    return played_on(Record.of(rules or Rules(), deal), random.randrange(9), choices)


def random_deal(random: Random) -> Deal:
    return Deal.numbered(random.randrange(DEALS), random.choice(SEATS))


def played(record: Record) -> tuple[Card, ...]:
    """The cards that were played so far, in order."""
    return tuple(action.card for action in record.actions if isinstance(action, Play))


def _picked(position: Position, choice: int, *, wants_pass: bool) -> Action:
    legal = legal_actions(position)
    if wants_pass and Pass() in legal:
        return Pass()
    others = [action for action in legal if action != Pass()]
    return others[choice % len(others)]
