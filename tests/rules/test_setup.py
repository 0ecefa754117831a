"""Arrangements: each kind of fault is found, and one without faults can be played to its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.engine.cards import PACK, Suit, cards, in_pack_order
from euchre.engine.errors import EuchreError
from euchre.engine.judge import legal_actions
from euchre.engine.position import Contract, Ending, Mark, Phase, Trick
from euchre.engine.record import Record
from euchre.engine.rules import Rules, from_codes
from euchre.engine.scoring import outcome
from euchre.engine.seats import SEATS, Seat
from euchre.engine.setup import Setup
from euchre.engine.steps import step
from tests.rules import words
from tests.rules.hands import any_rules, hands, law, random_rules

Mutation = Callable[[Setup, Random], Setup]


def some_card_moves(setup: Setup, random: Random) -> Setup:
    """One card of a holding is replaced by any card."""
    held = [list(holding) for holding in setup.holdings]
    holding = random.choice(held)
    if holding:
        holding[random.randrange(len(holding))] = random.choice(PACK)
    s, w, n, e = map(in_pack_order, held)
    return replace(setup, holdings=(s, w, n, e))


def two_cards_change_hands(setup: Setup, random: Random) -> Setup:
    """Two seats exchange a card, so that each card is still in one place."""
    held = [list(holding) for holding in setup.holdings]
    one, other = random.sample(held, 2)
    if one and other:
        at, to = random.randrange(len(one)), random.randrange(len(other))
        one[at], other[to] = other[to], one[at]
    s, w, n, e = map(in_pack_order, held)
    return replace(setup, holdings=(s, w, n, e))


def another_dealer(setup: Setup, random: Random) -> Setup:
    return replace(setup, dealer=random.choice(SEATS))


def another_turn(setup: Setup, random: Random) -> Setup:
    return replace(setup, turn=random.choice((*SEATS, None)))


def another_phase(setup: Setup, random: Random) -> Setup:
    return replace(setup, phase=random.choice(list(Phase)))


def another_contract(setup: Setup, random: Random) -> Setup:
    maker, suit = random.choice(SEATS), random.choice((*Suit, None))
    alone = random.choice(((), (maker,), (maker.left,), (maker, maker.left)))
    return replace(setup, contract=random.choice((None, Contract(maker, suit, alone))))


def another_trick(setup: Setup, random: Random) -> Setup:
    played = tuple(random.sample(PACK, random.randrange(5)))
    return replace(setup, trick=random.choice((None, Trick(random.choice(SEATS), played))))


def other_figures(setup: Setup, random: Random) -> Setup:
    taken = (random.randrange(-1, 6), random.randrange(6))
    score = (random.randrange(-1, 12), random.randrange(12))
    return replace(setup, taken=random.choice((setup.taken, taken)), score=score)


def another_table(setup: Setup, random: Random) -> Setup:
    kitty = random.choice((setup.table.kitty, None, tuple(random.sample(PACK, 3))))
    put_down = random.choice((setup.table.put_down, (), (random.choice(PACK),)))
    mark = random.choice(list(Mark))
    return replace(setup, table=replace(setup.table, mark=mark, kitty=kitty, put_down=put_down))


def other_rules(setup: Setup, random: Random) -> Setup:
    return replace(setup, rules=random_rules(random))


def another_end(setup: Setup, random: Random) -> Setup:
    ended = (random.choice(list(Ending)), random.choice(SEATS))
    return replace(setup, ended=random.choice((None, ended)))


MUTATIONS: tuple[Mutation, ...] = (
    some_card_moves,
    two_cards_change_hands,
    another_dealer,
    another_turn,
    another_phase,
    another_contract,
    another_trick,
    other_figures,
    another_table,
    other_rules,
    another_end,
)


@law
@given(
    hands(),
    st.lists(st.sampled_from(MUTATIONS), min_size=1, max_size=3),
    st.randoms(use_true_random=False),
)
def test_what_the_check_lets_pass_can_be_played_to_its_end(
    record: Record, mutations: list[Mutation], random: Random
) -> None:
    """C-114, F5: nothing ever escapes but the fault, and no dead end gets through."""
    setup = Setup.of(record.position)
    for mutation in mutations:
        setup = mutation(setup, random)
    if setup.faults():
        with pytest.raises(EuchreError):
            setup.position()
        return
    position = setup.position()
    while position.phase is not Phase.OVER:
        position = step(position, random.choice(legal_actions(position)))
        held = [card for holding in position.holdings for card in holding]
        assert len(held) == len(set(held))
    assert outcome(position).points in (-4, 0, 1, 2, 4)


ORDER = Setup.of(words.bid().position)
CALL = Setup.of(words.bid(*("pass",) * 4).position)
DISCARD = Setup.of(words.bid("order up").position)
LEAD = Setup.of(words.bid("order up", "discard 9s").position)
TRICK = Setup.of(words.bid("order up", "discard 9s", "play Jc").position)
CLUBS = Contract(Seat.W, Suit.CLUBS)


def holding(setup: Setup, text: str) -> Setup:
    return replace(setup, holdings=words.holdings(text))


def table(setup: Setup, **changes: object) -> Setup:
    return replace(setup, table=replace(setup.table, **changes))  # type: ignore[arg-type]


IMPOSSIBLE = {
    "a score that ends the game": ("score", replace(ORDER, score=(10, 0))),
    "more tricks than five": ("tricks", replace(LEAD, taken=(3, 3))),
    "a trick before the first lead": ("tricks", replace(CALL, taken=(1, 0))),
    "five tricks and still in play": ("turn", replace(LEAD, taken=(5, 0))),
    "over after two tricks": ("tricks", replace(LEAD, phase=Phase.OVER, taken=(2, 0))),
    "a card in two holdings": (
        "holdings",
        holding(LEAD, "QsThJd9cAc/KsAhQdJcKc/AsKh9dTdQc/Ks9hQhKdTc"),
    ),
    "two cards face down": ("table", table(ORDER, kitty=cards("AdJh"))),
    "face up in the second round": ("table", table(CALL, mark=Mark.FACE_UP)),
    "a play without trump": ("contract", replace(LEAD, contract=None)),
    "a stuck dealer who passed": ("contract", replace(CALL, phase=Phase.OVER, turn=None)),
    "bids after trump was made": ("contract", replace(ORDER, contract=CLUBS)),
    "the turned-down suit as trump": (
        "contract",
        replace(CALL, phase=Phase.PLAY, contract=CLUBS, trick=Trick(Seat.W)),
    ),
    "a lone defender": ("contract", replace(LEAD, contract=replace(CLUBS, alone=(Seat.S,)))),
    "a discard by somebody else": ("turn", replace(DISCARD, turn=Seat.W)),
    "a discard by a dealer who sits out": (
        "turn",
        replace(DISCARD, contract=Contract(Seat.N, Suit.CLUBS, (Seat.N,))),
    ),
    "another first leader": ("turn", replace(LEAD, turn=Seat.N, trick=Trick(Seat.N))),
    "another turn in the trick": ("turn", replace(TRICK, turn=Seat.E)),
    "nobody to act": ("turn", replace(ORDER, turn=None)),
    "a seat with four cards": (
        "holdings",
        holding(LEAD, "QsThJd9cAc/KsAhQdJcKc/AsKh9dTdQc/9hQhKdTc"),
    ),
    "no discard": ("table", table(LEAD, put_down=())),
    "the up-card put down again": (
        "table",
        holding(table(LEAD, put_down=cards("9c")), "9sQsThJdAc/KsAhQdJcKc/AsKh9dTdQc/Js9hQhKdTc"),
    ),
    "the up-card with another seat": (
        "holdings",
        holding(LEAD, "QsThJdJcAc/KsAhQd9cKc/AsKh9dTdQc/Js9hQhKdTc"),
    ),
    "a renege": (
        "turn",
        holding(
            replace(TRICK, trick=Trick(Seat.W, cards("JcAs")), turn=Seat.E),
            "QsThJd9cAc/KsAhQdKc/Kh9dTdQc/Js9hQhKdTc",
        ),
    ),
}


@pytest.mark.parametrize(("part", "setup"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_fault_is_found_in_its_part(part: str, setup: Setup) -> None:
    """R4, R21, R28, R29, R33, R38, R52, R56, R77, D9, D10, F12."""
    assert part == setup.faults()[0].part
    with pytest.raises(EuchreError, match=f"^{part}: "):
        setup.position()


@pytest.mark.parametrize("setup", [ORDER, CALL, DISCARD, LEAD, TRICK])
def test_an_arrangement_without_faults_makes_its_position(setup: Setup) -> None:
    assert () == setup.faults()
    assert setup == Setup.of(setup.position())


def test_an_unknown_kitty_is_no_fault() -> None:
    """R109: the face-down cards may be nobody's business."""
    assert () == table(LEAD, kitty=None).faults()


def test_an_early_end_has_its_option_and_its_seat() -> None:
    """R91, R94, R97: so that no text can make an end that could not have been."""
    laid_down = replace(LEAD, phase=Phase.OVER, turn=None, trick=None, taken=(0, 5))
    by = {ending: replace(laid_down, ended=(ending, Seat.W)) for ending in Ending}
    assert () == by[Ending.LAY_DOWN].faults()
    redealt = replace(by[Ending.REDEAL], taken=(0, 0))
    reneged = replace(by[Ending.RENEGE], taken=(0, 1))
    for early, option in ((redealt, "nine-ten"), (reneged, "renege")):
        assert ["turn"] == [fault.part for fault in early.faults()]
        assert () == replace(early, rules=from_codes([option])).faults()
    too_soon = replace(LEAD, ended=(Ending.LAY_DOWN, Seat.W))
    assert ["turn"] == [fault.part for fault in too_soon.faults()]


def test_only_who_had_the_upcard_can_have_put_it_down() -> None:
    """D2, D20: South took it up, so South may as a loner, and West may not."""
    rules = Rules(partners_best=True)
    west = words.bid("order up alone", "discard 9s", "discard Ah", "give Kd", rules=rules)
    south = words.bid(
        *("pass",) * 3, *("order up alone", "discard 9s", "discard 9c", "give Qc"), rules=rules
    )
    swapped = holding(Setup.of(west.position), "QsThAhJdAc/KsQdKdJcKc/AsKh9dTdQc/Js9hQhTc")
    assert () == Setup.of(west.position).faults()
    assert "table" == table(swapped, put_down=cards("9s9c")).faults()[0].part
    assert () == Setup.of(south.position).faults()


@law
@given(hands(under=any_rules()))
def test_as_many_cards_are_due_as_lie_there(record: Record) -> None:
    for position in record.positions:
        setup = Setup.of(position)
        assert len(position.table.put_down) in setup.due_put_down()
        assert all(len(position.holding(seat)) in setup.due(seat) for seat in SEATS)
