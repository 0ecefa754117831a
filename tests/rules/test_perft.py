"""The first plies of the perft trees; `python -m tests.rules.perft` counts them to the end."""

from __future__ import annotations

from itertools import islice

import pytest

from euchre.engine.position import Phase
from tests.rules.perft import Auction, Hand, Tree, auction_rows, counts, figures, lines

FIGURES = figures()
PLIES = 12


@pytest.mark.parametrize("tree", FIGURES.trees, ids=lambda tree: tree.name)
def test_there_are_as_many_ways_to_play_twelve_cards_as_counted(tree: Tree) -> None:
    """C-180 to C-185: two tricks and more, with four, three and two seats playing, and a joker."""
    assert tree.counts[: PLIES + 1] == tuple(islice(counts(tree.start), PLIES + 1))


@pytest.mark.parametrize("hand", FIGURES.hands, ids=lambda hand: hand.name)
def test_a_hand_has_as_many_ways_to_its_first_lead_as_counted(hand: Hand) -> None:
    """C-186, C-187: passing out, where it is possible, is one of them."""
    found = list(lines(hand.start))
    passed_out = [position for position in found if position.phase is Phase.OVER]
    assert hand.lines == len(found)
    assert int(not hand.rules.stick) == len(passed_out)


@pytest.mark.parametrize("auction", FIGURES.auctions, ids=lambda auction: auction.name)
def test_an_option_makes_as_many_auctions_as_counted(auction: Auction) -> None:
    """C-186: through the calls, and with all that is asked before the first lead."""
    for what, expected, found in auction_rows(auction):
        assert expected == found, what


def test_the_parts_of_the_whole_hand_add_up() -> None:
    """C-187: the file agrees with itself."""
    assert FIGURES.hands[0].sequences == sum(FIGURES.parts.values())
    assert FIGURES.hands[1].sequences == FIGURES.hands[0].sequences + 1
