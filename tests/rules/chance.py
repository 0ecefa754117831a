"""Rules, deals and hands by chance, from a `random.Random`; nothing here needs a test library."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from euchre.engine.actions import Action, Pass
from euchre.engine.cards import JOKER, Rank
from euchre.engine.deal import Deal, deals
from euchre.engine.errors import EuchreError
from euchre.engine.judge import legal_actions
from euchre.engine.option_kinds import Number, Option, Packets, Value
from euchre.engine.options import OPTIONS
from euchre.engine.position import Phase, Position
from euchre.engine.record import Record
from euchre.engine.rules import Rules, changed
from euchre.engine.seats import SEATS, Seat

LONGEST: Final = 4 + 8 + 1 + 1 + 4 + 2 + 2 + 2 + 20
"""As many actions as a hand can have: bottoms, calls, take, discard, redeal, alone, defend, best
and plays."""


def values(option: Option) -> list[Value]:
    """Every value of an option; of packets and targets the usual and some others."""
    match option:
        case Number():
            return [*option.usual, 1, 2, 99]
        case Packets():
            return [*option.usual, "1144", "4321"]
        case _:
            return [value for value, _ in option.codes]


def random_rules(random: Random) -> Rules:
    """Some options set at random, the others at their defaults."""
    while True:
        chosen = {
            option.field: random.choice(values(option))
            for option in random.sample(OPTIONS, random.randrange(len(OPTIONS) + 1))
        }
        try:
            return changed(Rules(), chosen)
        except EuchreError:  # two of them clash
            continue


def random_deal(random: Random, rules: Rules | None = None) -> Deal:
    pack = (rules or Rules()).pack
    return Deal.numbered(random.randrange(deals(len(pack))), random.choice(SEATS), pack)


def rare_deal(random: Random, rules: Rules, dealer: Seat) -> Deal:
    """A deal in which one seat holds low cards and perhaps an ace, and a joker may be turned up.

    So that what these bring about is met more often than once in a thousand hands.
    """
    low = [card for card in rules.pack if card.rank.value in "789T"]
    aces = [card for card in rules.pack if card.rank is Rank.ACE]
    held = random.sample(low, 4)
    held.append(random.choice([card for card in low + aces if card not in held]))
    rest = [card for card in rules.pack if card not in held]
    random.shuffle(rest)
    if JOKER in rest and random.random() < 0.5:
        rest.remove(JOKER)
        rest.insert(15, JOKER)
    holdings = [tuple(rest[at : at + 5]) for at in (0, 5, 10)]
    holdings.insert(random.randrange(4), tuple(held))
    s, w, n, e = holdings
    return Deal(dealer, (s, w, n, e), rest[15], tuple(rest[16:]))


def random_hand(deal: Deal, random: Random, rules: Rules | None = None) -> Record:
    """A hand that is played to its end at random."""
    choices = [random.randrange(120) for _ in range(LONGEST)]
    return played_on(Record.of(rules or Rules(), deal), random.randrange(9), choices)


def played_on(record: Record, passes: int, choices: Sequence[int], stop: int = LONGEST) -> Record:
    """So many passes first, then each choice picks among what is legal."""
    for at in range(stop):
        if record.position.phase is Phase.OVER:
            break
        choice = choices[at] if at < len(choices) else 0
        record = record.then(picked(record.position, choice, wants_pass=at < passes))
    return record


def picked(position: Position, choice: int, *, wants_pass: bool) -> Action:
    """A pass where one is wanted and legal, or else one of the other actions."""
    legal = legal_actions(position)
    if wants_pass and Pass() in legal:
        return Pass()
    others = [action for action in legal if action != Pass()] or list(legal)
    return others[choice % len(others)]
