"""Games by chance, watched at every step; `python -m tests.rules.drive` plays as many as wanted."""

from __future__ import annotations

import pytest

from euchre.engine.position import Phase
from euchre.engine.presets import PRESETS, Preset
from euchre.engine.rules import Rules
from euchre.engine.scoring import Result
from tests.rules import drive

HANDS = 20
SEED = "the suite"


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_nothing_breaks_in_hands_by_the_rules_of_a_preset(preset: Preset) -> None:
    """F3-F17: cards, sizes, turns, refusals, views, points and lines."""
    assert HANDS == drive.drive(HANDS, SEED, preset.rules).hands


def test_nothing_breaks_under_rules_of_any_kind_and_every_phase_is_met() -> None:
    """F3-F17: new rules for each game."""
    met = drive.drive(10 * HANDS, SEED, None)
    joker = drive.drive(HANDS, SEED, Rules(deck=25))
    phases = {phase.value for phase in Phase if phase is not Phase.OVER}
    assert phases == met.phases.keys() | joker.phases.keys()
    assert {result.value for result in Result} == met.results.keys()


def test_the_same_seed_plays_the_same_hands() -> None:
    first, second, other = (drive.drive(3, seed, None) for seed in ("1", "1", "2"))
    assert first.lines == second.lines
    assert first.fingerprint != other.fingerprint


def test_a_broken_rule_is_told_with_the_seed_the_rules_and_the_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What the harness is for: a wrong point is found in the first hand that was played out."""
    monkeypatch.setattr(drive, "points", lambda _: (9, 9))
    with pytest.raises(drive.Broken, match=r"seed '1', hand 0, rules to5\nto5 0-0 ") as broken:
        drive.drive(5, "1", Rules(target=5))
    assert "AssertionError" in str(broken.value)
