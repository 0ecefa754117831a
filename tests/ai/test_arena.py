"""The arena's figures: repeatable, fair to both sides, and the club's place in them."""

from __future__ import annotations

import pytest

from euchre.ai.arena import Duel, Tally, duel, report
from euchre.engine.errors import EuchreError


@pytest.fixture(scope="module")
def club() -> Tally:
    """Six hundred deals among club players: each is played twice and counts once here."""
    result = duel("club", "club", deals=600, seed="bands")
    assert result.margins == [0.0] * 600
    return result.tallies[0]


def counts(tally: Tally) -> tuple[int, ...]:
    names = ("hands", "made", "euchred", "marches", "alone", "alone_euchred", "decisions")
    return tuple(getattr(tally, name) for name in names)


def figures(result: Duel) -> object:
    return result.margins, [counts(tally) for tally in result.tallies]


def test_club_is_far_above_random() -> None:
    result = duel("club", "random", deals=200, seed="yardstick")
    assert result.margin - result.error > 1.0


def test_club_makers_are_euchred_about_every_sixth_time(club: Tally) -> None:
    assert 0.10 < club.euchred / club.made < 0.22


def test_club_goes_alone_at_a_sane_rate_and_is_seldom_euchred_then(club: Tally) -> None:
    assert 0.03 < club.alone / club.made < 0.10  # somebody made trump in every hand
    assert club.alone_euchred / club.alone < 0.10


def test_the_same_seed_gives_the_same_figures_in_any_number_of_processes() -> None:
    alone = duel("club", "random", deals=120, seed="again")
    shared = duel("club", "random", deals=120, seed="again", processes=2)
    assert figures(alone) == figures(shared)


def test_a_report_names_the_players_and_the_deals() -> None:
    text = report("club", "random", duel("club", "random", deals=10, seed="told"))
    assert text.startswith("club over random: +")
    assert "10 deals played twice" in text


def test_an_unknown_player_is_refused_before_a_card_is_dealt() -> None:
    with pytest.raises(EuchreError, match="no level 'wizard'"):
        duel("club", "wizard", deals=1, seed="x")
