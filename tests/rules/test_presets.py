"""The presets: the rules of each source page, exactly, and what makes each its own."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

import pytest

from euchre.engine.options import OPTIONS
from euchre.engine.presets import PRESETS, Preset, preset_of
from euchre.engine.rules import Rules, codes, default
from tests.rules.chance import values

COLUMNS: Final = [
    *("house", "computer", "encyclopaedia", "club_night", "kitchen_table", "web_site", "british")
]
TABLE: Final = """
deck               24     24     24          24        24          24     25
target             10     10     10          10        10          10     11
stick              True   True   False       False     False       True   False
passed_out         next   next   next        next      next        next   next
first_dealer       random random random      black_jack seat       random random
pattern            3232   3232   3232        2323      3232        3232   3232
pickup             must   must   may         must      must        must   must
discard_upcard     False  True   False       True      False       False  False
r2_suit            other  other  other       other     other       any    other
alone_when         call   call   before_lead call      before_lead call   call
alone_who          maker  maker  maker_side  maker     maker       maker  maker
defend_alone       off    off    any         off       off         off    vs_lone
defend_alone_score as_makers as_makers as_makers as_makers as_makers as_makers four
lead_alone         eldest eldest left_of_loner eldest  eldest      eldest eldest
lone_euchre        2      2      2           2         2           2      2
ace_no_face        False  False  False       False     True        False  False
nine_ten           False  False  False       False     True        False  False
bottoms            off    off    off         off       alike       off    off
partners_best      False  False  False       False     True        False  False
renege             prevent prevent prevent   prevent   penalty     prevent prevent
renege_penalty     minus4 minus4 minus4      minus4    minus4      minus4 minus4
"""
"""What each page says, or the house's default where it is silent."""

BY_KEY: Final = {preset.key: preset for preset in PRESETS}


def told() -> dict[str, dict[str, str]]:
    """The table's figures: preset, then option."""
    rows = [line.split() for line in TABLE.strip().splitlines()]
    return {column: {option: row[at] for option, *row in rows} for at, column in enumerate(COLUMNS)}


@pytest.mark.parametrize("key", COLUMNS)
def test_a_preset_is_what_its_page_says(key: str) -> None:
    """D1-D20 and the pages' lines, option by option."""
    rules, expected = BY_KEY[key].rules, told()[key]
    assert expected == {option: str(getattr(rules, option)) for option in expected}
    silent = {field.name for field in fields(Rules)} - expected.keys()
    assert all(getattr(rules, name) == getattr(Rules(), name) for name in silent)


def test_the_table_tells_of_every_preset() -> None:
    assert COLUMNS == [preset.key for preset in PRESETS]


def test_the_games_help_page_has_a_stuck_dealer_and_lone_makers() -> None:
    """C-170, R26, R38, R63, R75, R77: s000."""
    rules = BY_KEY["computer"].rules
    assert (True, "must", 10) == (rules.stick, rules.pickup, rules.target)
    assert ("maker", 2, "eldest") == (rules.alone_who, rules.lone_euchre, rules.lead_alone)


def test_the_encyclopaedic_page_lets_anybody_play_alone_before_the_lead() -> None:
    """C-171, R27, R36, R53, R54, R66, R67, R76: s001."""
    rules = BY_KEY["encyclopaedia"].rules
    assert (False, "next", "may") == (rules.stick, rules.passed_out, rules.pickup)
    assert ("before_lead", "maker_side") == (rules.alone_when, rules.alone_who)
    assert ("left_of_loner", "any") == (rules.lead_alone, rules.defend_alone)
    assert "as_makers" == rules.defend_alone_score


def test_the_game_sites_page_says_alone_with_the_call() -> None:
    """C-172, R10, R29, R38, R52, R65: s004."""
    rules = BY_KEY["web_site"].rules
    assert (True, False, "call") == (rules.stick, rules.discard_upcard, rules.alone_when)
    assert ("random", "eldest") == (rules.first_dealer, rules.lead_alone)


def test_the_how_to_has_its_optional_plays() -> None:
    """C-173, R18, R36, R66, R89-R92, R95: s003; each can be chosen by itself."""
    rules = BY_KEY["kitchen_table"].rules
    assert (False, "3232", "before_lead") == (rules.stick, rules.pattern, rules.alone_when)
    optional = {"ace_no_face", "nine_ten", "bottoms", "partners_best", "renege"}
    own = {one.field for one in OPTIONS if getattr(rules, one.field) != default(one)}
    assert optional <= own


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_a_preset_is_recognised_by_its_rules(preset: Preset) -> None:
    assert preset is preset_of(preset.rules)
    assert preset.source


def test_other_rules_are_no_preset() -> None:
    assert None is preset_of(Rules(target=5))


def test_the_presets_differ_from_each_other() -> None:
    assert len(PRESETS) == len({codes(preset.rules) for preset in PRESETS})
    assert all(values(option) for option in OPTIONS)
