"""Rules: the house's options as one frozen value."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace
from typing import Any, Final, Literal

from euchre.engine.cards import PACKS, Card, Suit
from euchre.engine.errors import EuchreError
from euchre.engine.option_kinds import Option, Value
from euchre.engine.options import OPTIONS

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
