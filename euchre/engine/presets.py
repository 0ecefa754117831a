"""Presets: the rules of each source page, of Britain, and of this house, under a key.

What a page does not say stays at the house's default; the names that people read stand in
`app/words`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from euchre.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Preset:
    """A set of rules with a key and where it comes from."""

    key: str
    rules: Rules
    source: str


PRESETS: Final = (
    Preset("house", Rules(), source="D1-D20: where the pages differ, what most of them say"),
    Preset(
        "computer",
        Rules(discard_upcard=True),
        source="s000, a game's help page: any card may be put down, line 7",
    ),
    Preset(
        "encyclopaedia",
        Rules(
            stick=False,
            pickup="may",
            alone_when="before_lead",
            alone_who="maker_side",
            defend_alone="any",
            lead_alone="left_of_loner",
        ),
        source="s001, an encyclopaedic page: lines 10, 12, 14, 16 and 18",
    ),
    Preset(
        "club_night",
        Rules(stick=False, first_dealer="black_jack", pattern="2323", discard_upcard=True),
        source="s002, a page after a wiki: lines 7, 8, 11 and 12",
    ),
    Preset(
        "kitchen_table",
        Rules(
            stick=False,
            first_dealer="seat",
            alone_when="before_lead",
            ace_no_face=True,
            bottoms="alike",
            nine_ten=True,
            partners_best=True,
            renege="penalty",
        ),
        source="s003, an illustrated how-to: lines 37, 54, 56 and 133-140",
    ),
    Preset(
        "web_site",
        Rules(r2_suit="any"),
        source="s004, a game site's page: line 23",
    ),
    Preset(
        "british",
        Rules(
            deck=25,
            target=11,
            stick=False,
            defend_alone="vs_lone",
            defend_alone_score="four",
        ),
        source="D10, D11: the joker is s001 line 2; the rest from British rules",
    ),
)


def preset_called(key: str) -> Preset | None:
    """The preset with this key, if there is one."""
    return next((preset for preset in PRESETS if preset.key == key), None)


def preset_of(rules: Rules) -> Preset | None:
    """The preset that these rules are, if they are one."""
    return next((preset for preset in PRESETS if preset.rules == rules), None)
