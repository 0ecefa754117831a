"""Options: every choice that a house has, named once.

The fields of `Rules`, the settings screen, the rule codes of the notation and the tables of the
documents follow this table; the words that people read stand in `app/words`.
"""

from __future__ import annotations

from typing import Final

from euchre.engine.cards import Suit
from euchre.engine.option_kinds import Number, OneOf, Option, Packets

_ON_OFF = (False, "")

OPTIONS: Final[tuple[Option, ...]] = (
    OneOf(
        "deck",
        ((24, ""), (25, "pack25"), (32, "pack32")),
        source="R1-R3: s000 3, s001 2, s002 3, s003 35, s004 15 and 58",
    ),
    Number(
        "target",
        "to",
        1,
        99,
        (5, 7, 10, 11, 15),
        source="R77, R78: s000 23 and 26, s001 18, s002 2 and 20, s003 99, s004 46",
    ),
    OneOf(
        "stick",
        ((True, ""), (False, "nostick")),
        source="R38, R39, D3: on s000 8, s004 24-25; off s001 12, s002 12, s003 54 and 134",
    ),
    OneOf(
        "passed_out",
        (("next", ""), ("same", "same-dealer")),
        source="R36, D5: s001 12, s002 12, s003 55; s004 25 does not say",
    ),
    OneOf(
        "first_dealer",
        (("random", ""), ("jack", "first-jack"), ("black_jack", "first-black"), ("seat", "choose")),
        source="R10-R13: s001 6, s004 14; s002 7; s003 37",
    ),
    Packets(
        "pattern",
        "deal",
        ("3232", "2323"),
        source="R18-R20: s001 6, s003 37; s002 8",
    ),
    OneOf("cut", (_ON_OFF, (True, "cut")), source="R15: s003 37, s002 7"),
    OneOf(
        "pickup",
        (("must", ""), ("may", "may-leave")),
        source="R26, R27, D1: must s000 7, s002 11, s003 46, s004 20; may s001 10",
    ),
    OneOf(
        "discard_upcard",
        (_ON_OFF, (True, "put-back")),
        source="R29, D2: not s004 20; any card s000 7, s002 11, s003 47",
    ),
    OneOf(
        "r2_suit",
        (("other", ""), ("any", "any-suit")),
        source="R33, R34, D4: s000 8, s002 12, s003 52; any s004 23",
    ),
    OneOf(
        "alone_when",
        (("call", ""), ("before_lead", "alone-later")),
        source="R65, R66, D6: s004 39; later s001 14, s003 56",
    ),
    OneOf(
        "alone_who",
        (("maker", ""), ("maker_side", "alone-either")),
        source="R67, D7: s000 18, s002 13, s004 39; either s001 14",
    ),
    OneOf(
        "lead_alone",
        (("eldest", ""), ("left_of_loner", "left-leads")),
        source="R52-R54, D8: s000 21, s002 15, s003 92, s004 27; left of the loner s001 16",
    ),
    OneOf(
        "lone_euchre",
        ((2, ""), (4, "lone-euchre4")),
        source="R75, V2: s000 18, s002 13 and 19, s003 114, s004 44; 4 Somerset Club 1888, law 3",
    ),
    OneOf(
        "defend_alone",
        (("off", ""), ("vs_lone", "defend-lone"), ("any", "defend-any")),
        source="R54, R67, D10: s001 14-18",
    ),
    OneOf(
        "defend_alone_score",
        (("as_makers", ""), ("four", "defend4")),
        source="R76, D10, V3: s001 18; 4 in British and Railroad euchre",
    ),
    OneOf(
        "benny_up",
        (
            ("dealer_blind", ""),
            ("dealer_sees", "benny-sees"),
            *((f"suit:{suit.value}", f"benny-{suit.value}") for suit in Suit),
        ),
        source="D11, V9: none of the five pages; British and Railroad euchre",
    ),
    OneOf("nine_ten", (_ON_OFF, (True, "nine-ten")), source="R91, D13: s003 137"),
    OneOf("ace_no_face", (_ON_OFF, (True, "ace-no-face")), source="R89, D13: s003 135"),
    OneOf(
        "redeal_by",
        (("same", ""), ("next", "redeal-next")),
        source="D13: s003 135 and 137 do not say",
    ),
    OneOf(
        "bottoms",
        (
            ("off", ""),
            ("alike", "bottoms-alike"),
            ("any", "bottoms-any"),
            ("free", "bottoms-free"),
        ),
        source="R90, D14, V7: s003 136",
    ),
    OneOf("partners_best", (_ON_OFF, (True, "best")), source="R95, D20: s003 140"),
    OneOf(
        "renege",
        (("prevent", ""), ("penalty", "renege")),
        source="R94, D12: s003 14; prevented s004 29",
    ),
    OneOf(
        "renege_penalty",
        (("minus4", ""), ("plus2", "renege-plus2")),
        source="R92, R93, D12: s003 138; s003 139",
    ),
    OneOf("canadian", (_ON_OFF, (True, "canadian")), source="V1: none of the five pages"),
    OneOf(
        "need_suit",
        (("off", ""), ("natural", "need-natural"), ("any", "need-any")),
        source="D19, V6: none of the five pages",
    ),
    OneOf("super_euchre", (_ON_OFF, (True, "super-euchre")), source="V4: none of the five pages"),
    OneOf("no_trump", (_ON_OFF, (True, "no-trump")), source="V5: none of the five pages"),
)
