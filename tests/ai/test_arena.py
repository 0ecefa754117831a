"""The arena's figures: repeatable, fair to both sides, and the club's place in them."""

from __future__ import annotations

from pathlib import Path

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


OWN = '''
from euchre.ai.bot import Because, Bot, Choice, at_once

class First(Bot):
    """Does whatever comes first."""

    def think(self, view, random):
        return at_once(Choice(view.legal[0], Because(())))

ready = First()
number = 7

class Fails(Bot):
    pass
'''


@pytest.mark.parametrize("name", ["First", "ready"])
def test_a_bot_of_ones_own_can_be_measured(tmp_path: Path, name: str) -> None:
    file = tmp_path / "own.py"
    file.write_text(OWN)
    result = duel("club", f"{file}:{name}", deals=60, seed="own", processes=2)
    assert result.margin - result.error > 0.5


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("nowhere.py:First", "there is no file 'nowhere.py'"),
        ("{}:Second", "own.py has no player 'Second'"),
        ("{}:number", "'number' in own.py is no Bot"),
        ("{}:Fails", "own.py has no player 'Fails' that can be made: TypeError"),
    ],
)
def test_a_bot_that_can_not_be_had_is_named(tmp_path: Path, name: str, fault: str) -> None:
    file = tmp_path / "own.py"
    file.write_text(OWN)
    with pytest.raises(EuchreError, match=fault):
        duel("club", name.format(file), deals=1, seed="x")


def test_a_file_that_is_no_python_is_named(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("def (")
    with pytest.raises(EuchreError, match=r"broken\.py has no player .*SyntaxError"):
        duel("club", f"{file}:X", deals=1, seed="x")
