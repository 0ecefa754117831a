"""Random hands for the laws: any deal, dealer and rules, stopped at any moment."""

from __future__ import annotations

import os
from typing import Final

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from euchre.engine.actions import Play
from euchre.engine.cards import Card
from euchre.engine.deal import Deal, deals
from euchre.engine.option_kinds import Option, Value
from euchre.engine.options import OPTIONS
from euchre.engine.record import Record
from euchre.engine.rules import Rules, changed, default
from euchre.engine.seats import SEATS
from tests.rules.chance import LONGEST, played_on, random_deal, random_hand, random_rules, values

__all__ = [
    "ANY_DEAL",
    "LONGEST",
    "any_rules",
    "deals_for",
    "hands",
    "law",
    "played",
    "played_on",
    "random_deal",
    "random_hand",
    "random_rules",
    "values",
]

law: Final = settings(
    max_examples=int(os.environ.get("LAW_EXAMPLES", "120")),
    deadline=None,  # the machine may be busy
    suppress_health_check=[HealthCheck.too_slow],
)


def _default_first(option: Option) -> list[Value]:
    return sorted(values(option), key=lambda value: value != default(option))


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """Any combination of the options' values that can be played; simpler ones are nearer."""
    chosen: dict[str, Value] = {}
    for option in draw(st.lists(st.sampled_from(OPTIONS), unique=True)):
        chosen[option.field] = draw(st.sampled_from(_default_first(option)))
    if chosen.get("deck") not in (None, 24):
        chosen.pop("bottoms", None)
    if chosen.get("deck") == 25:
        chosen.pop("no_trump", None)
    return changed(Rules(), chosen)


ANY_DEAL: Final = st.builds(
    Deal.numbered, st.integers(min_value=0, max_value=deals() - 1), st.sampled_from(SEATS)
)
DEFAULT_OR_ANY: Final = st.one_of(
    st.builds(Rules, target=st.sampled_from((5, 10, 99)), stick=st.booleans()), any_rules()
)


@st.composite
def deals_for(draw: st.DrawFn, rules: Rules) -> Deal:
    """Any deal of the pack that the rules are played with."""
    number = draw(st.integers(min_value=0, max_value=deals(rules.deck) - 1))
    return Deal.numbered(number, draw(st.sampled_from(SEATS)), rules.pack)


@st.composite
def hands(
    draw: st.DrawFn, finished: bool = False, under: st.SearchStrategy[Rules] = DEFAULT_OR_ANY
) -> Record:
    """A record that stopped anywhere, or one that was played to its end."""
    rules = draw(under)
    ns, ew = (draw(st.integers(min_value=0, max_value=rules.target - 1)) for _ in range(2))
    passes = draw(st.integers(min_value=0, max_value=8))
    choices = draw(st.lists(st.integers(min_value=0, max_value=119), max_size=LONGEST))
    stop = LONGEST if finished else draw(st.integers(min_value=0, max_value=LONGEST))
    return played_on(Record.of(rules, draw(deals_for(rules)), (ns, ew)), passes, choices, stop)


def played(record: Record) -> tuple[Card, ...]:
    """The cards that were played so far, in order."""
    return tuple(action.card for action in record.actions if isinstance(action, Play))
