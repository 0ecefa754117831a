"""Rules: the house's options as one frozen value.

`OPTIONS` names every option once. The settings screen, the rule codes of the notation and the
tables of the documents are made from it; the words that people read stand in `app/words`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace
from typing import Any, Final, Literal

from euchre.engine.cards import PACKS, Card, Suit
from euchre.engine.errors import EuchreError
from euchre.engine.options import Number, OneOf, Option, Packets, Value

CARDS_EACH: Final = 5
"""Cards dealt to each seat (R4)."""

BennyUp = Literal["dealer_blind", "dealer_sees", "suit:s", "suit:h", "suit:d", "suit:c"]


@dataclass(frozen=True, slots=True, repr=False)
class Rules:
    """What a house plays by. `Rules()` is the house's default.

    Raises `EuchreError` for a value that an option does not have, and for options that can't
    be played together.
    """

    deck: Literal[24, 25, 32] = 24
    """Cards in the pack: nine to ace (R1), with a joker (R3), with sevens and eights (R2)."""
    target: int = 10
    """Points that win the game: 10 (R77), at other tables 5, 7, 11 or 15 (R78)."""
    stick: bool = True
    """Stick the dealer: he must call when nobody else has (R38)."""
    passed_out: Literal["next", "same"] = "next"
    """Who deals after a hand that everybody passed (R36, D5)."""
    first_dealer: Literal["random", "jack", "black_jack", "seat"] = "random"
    """Who deals first: drawn, dealt the first jack, the first black jack, or chosen (R10-R13)."""
    pattern: str = "3232"
    """Cards in the first round of the deal, from the dealer's left on (R18-R20)."""
    cut: bool = False
    """The player on the dealer's right may cut the pack (R15)."""
    pickup: Literal["must", "may"] = "must"
    """Whether a dealer ordered up by another must take the up-card (R26, R27)."""
    discard_upcard: bool = False
    """The dealer may put down the card that he has just taken (D2)."""
    r2_suit: Literal["other", "any"] = "other"
    """Which suits may be named in the second round (R33, R34)."""
    alone_when: Literal["call", "before_lead"] = "call"
    """Alone is said with the call, or once trump and the discard are made (R65, R66)."""
    alone_who: Literal["maker", "maker_side"] = "maker"
    """Who of the makers may play alone (D7)."""
    lead_alone: Literal["eldest", "left_of_loner"] = "eldest"
    """Who leads first when somebody plays alone (R52-R54)."""
    lone_euchre: Literal[2, 4] = 2
    """What a lone maker who is euchred costs (R75, V2)."""
    defend_alone: Literal["off", "vs_lone", "any"] = "off"
    """Whether a defender may play alone: never, against a lone maker, always (D10)."""
    defend_alone_score: Literal["as_makers", "four"] = "as_makers"
    """What a lone defender scores: 2, and 4 for all five (R76), or 4 for any euchre (V3)."""
    benny_up: BennyUp = "dealer_blind"
    """What a joker turned up means: the dealer names trump, or it stands for a suit (D11)."""
    nine_ten: bool = False
    """All nines and tens without a trump may call for a new deal (R91)."""
    ace_no_face: bool = False
    """One ace and else only nines and tens may call for a new deal (R89)."""
    redeal_by: Literal["same", "next"] = "same"
    """Who deals after a redeal was called (D13)."""
    bottoms: Literal["off", "alike", "any", "free"] = "off"
    """Which three cards may be changed for the three of the kitty (R90, D14)."""
    partners_best: bool = False
    """A lone maker may put down a card for one that his partner chooses (R95)."""
    renege: Literal["prevent", "penalty"] = "prevent"
    """Whether a renege is impossible, or possible and punished (D12)."""
    renege_penalty: Literal["minus4", "plus2"] = "minus4"
    """The side that reneged loses 4 (R92), or the other gains 2 (R93)."""
    canadian: bool = False
    """The dealer's partner may order up only to play alone (V1)."""
    need_suit: Literal["off", "natural", "any"] = "off"
    """Whether one must hold the suit that one makes trump (V6)."""
    super_euchre: bool = False
    """Makers who take no trick lose 4 (V4)."""
    no_trump: bool = False
    """No trump may be called in the second round (V5)."""

    def __post_init__(self) -> None:
        for option in OPTIONS:
            option.check(getattr(self, option.field))
        for clash in CLASHES:
            if clash.found_in(self):
                raise OptionsClash(clash)

    def __repr__(self) -> str:
        fields = ((one.field, getattr(self, one.field)) for one in OPTIONS)
        changed = [f"{name}={value!r}" for name, value in fields if value != _HOUSE[name]]
        return f"Rules({', '.join(changed)})"

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards that are played with."""
        return PACKS[self.deck]

    @property
    def packets(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The packets of both rounds of the deal, from the dealer's left on."""
        first = tuple(map(int, self.pattern))
        return first, tuple(CARDS_EACH - size for size in first)

    def may_stand_at(self, points: int) -> bool:
        """Whether a side may have these points before a hand; below 0 after a renege (D12)."""
        lowest = -99 if self.renege == "penalty" and self.renege_penalty == "minus4" else 0
        return lowest <= points < self.target

    def offered(self, upcard: Card) -> Suit | None:
        """The suit that an up-card offers; None when a joker lets the dealer name it (D11)."""
        if upcard.suit is not None:
            return upcard.suit
        named = self.benny_up.removeprefix("suit:")
        return Suit(named) if named != self.benny_up else None


@dataclass(frozen=True, slots=True)
class Clash:
    """Two options that can't be played together, and why."""

    fields: tuple[str, str]
    text: str
    found_in: Callable[[Rules], bool]


class OptionsClash(EuchreError):
    """Rules that can't be played; `clash` says which two options are the matter."""

    def __init__(self, clash: Clash) -> None:
        super().__init__(clash.text)
        self.clash = clash


CLASHES: Final = (
    Clash(
        ("bottoms", "deck"),
        "bottoms needs the pack of 24: only its kitty has three cards that lie face down",
        lambda rules: rules.bottoms != "off" and rules.deck != 24,
    ),
    Clash(
        ("no_trump", "deck"),
        "no trump needs a pack without a joker: it would belong to no suit",
        lambda rules: rules.no_trump and rules.deck == 25,
    ),
)

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


_HOUSE: Final[dict[str, Any]] = {one.name: one.default for one in fields(Rules)}


def default(option: Option) -> Value:
    """An option's value under the house's default rules."""
    value: Value = _HOUSE[option.field]
    return value


def codes(rules: Rules) -> tuple[str, ...]:
    """The codes of everything that differs from the default, in the order of `OPTIONS`."""
    changed = ((option, getattr(rules, option.field)) for option in OPTIONS)
    return tuple(option.code(value) for option, value in changed if value != default(option))


def from_codes(written: Iterable[str]) -> Rules:
    """The rules that a list of codes stands for.

    Raises `EuchreError` naming a code that is unknown, an option that is set twice, or options
    that can't be played together.
    """
    chosen: dict[str, Value] = {}
    for code in written:
        option, value = _look_up(code)
        if option.field in chosen:
            raise EuchreError(f"{code!r} sets {option.field} a second time")
        chosen[option.field] = value
    return changed(Rules(), chosen)


def changed(rules: Rules, chosen: dict[str, Value]) -> Rules:
    """The rules with some options set, by field name.

    Raises `EuchreError` for an unknown field or value, and for options that clash.
    """
    unknown = chosen.keys() - {field.name for field in fields(Rules)}
    if unknown:
        raise EuchreError(f"there is no option {sorted(unknown)[0]!r}")
    typed: dict[str, Any] = dict(chosen)  # each value was checked by its option's own `check`
    return replace(rules, **typed)


def _look_up(code: str) -> tuple[Option, Value]:
    for option in OPTIONS:
        value = option.value(code)
        if value is not None:
            return option, value
    raise EuchreError(f"{code!r} is not a rule code")
