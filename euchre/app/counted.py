"""Counted: a finished hand as one line of the statistics, both ways. Pure.

A hand counts once it was dealt and the person has played it to its end at this table. It is known
by its deal: taken back and played again it counts as it went last. A hand that was opened, or one
tried in another way, counts too when it is played to its end, unless its deal is counted already:
whoever knows all the cards betters no figure. Positions that were composed never count.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from euchre.app.settings import Levels
from euchre.engine.cards import PACK, Rank
from euchre.engine.deal import Deal
from euchre.engine.game import Game
from euchre.engine.position import Pair, Phase
from euchre.engine.scoring import Result, outcome
from euchre.engine.seats import Seat
from euchre.engine.trump import TRUMPS

Four = tuple[int, int, int, int]
"""A figure for each seat, in the order of SEATS."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """What the page dealt, as far as it shows whether that was fair; of a pack of 24."""

    trumps: Four  # cards of the up-card's suit in each holding, its left bower included
    jacks: Four
    up: str  # the up-card's rank


@dataclass(frozen=True, slots=True)
class Counted:
    """What the statistics keep of a hand."""

    key: str  # the deal as it lay before the person: dealer, pack and number
    when: int  # the second at which it was counted, since 1970
    maker: Seat | None  # None when nobody made trump
    alone: bool  # the maker played alone
    result: Result
    points: Pair  # ours and theirs
    levels: str  # of the others, a letter each
    won: bool | None  # how the game ended with this hand, if it did
    dealt: Dealt | None  # None for a hand that was opened, or of another pack

    @property
    def dealer(self) -> Seat:
        return Seat[self.key[0]]


def counted(game: Game, levels: Levels, when: int, person: Seat) -> Counted | None:
    """The last hand of the game, which is over; None when it was not dealt."""
    start, contract = game.record.start, game.position.contract
    if not isinstance(start, Deal):
        return None
    ended = outcome(game.position)
    return Counted(
        key_of(start),
        when,
        contract.maker if contract else None,
        contract is not None and contract.loner is contract.maker,
        ended.result,
        person.side.own_first(ended.pair),
        "".join(level[0] for level in levels),
        # A game counts if all its hands came from the page.
        None if game.winner is None or game.given else game.winner is person.side,
        _dealt(start) if is_own(game) else None,
    )


def is_own(game: Game) -> bool:
    """Whether the page has dealt the last hand, and nobody has opened it."""
    return len(game.hands) > game.given


def taken_back(game: Game, hand: int) -> tuple[str, ...]:
    """The keys of the hands that count no more when the game goes back to one of its hands."""
    gone = game.hands[max(hand, game.given) :]
    over = (one.start for one in gone if one.position.phase is Phase.OVER)
    return tuple(key_of(start) for start in over if isinstance(start, Deal))


def key_of(deal: Deal) -> str:
    return f"{deal.dealer.name}{len(deal.pack)}.{based(deal.number)}"


def _dealt(deal: Deal) -> Dealt | None:
    suit = deal.upcard.suit
    if len(deal.pack) != len(PACK) or suit is None:
        return None
    s, w, n, e = (sum(map(TRUMPS[suit].is_trump, held)) for held in deal.holdings)
    js, jw, jn, je = (sum(c.rank is Rank.JACK for c in held) for held in deal.holdings)
    return Dealt((s, w, n, e), (js, jw, jn, je), deal.upcard.rank.value)


# As a line

_RESULTS: Final = {
    Result.PASSED_OUT: "p",
    Result.MADE: "m",
    Result.MARCH: "a",
    Result.EUCHRED: "e",
    Result.REDEALT: "r",
    Result.RENEGED: "n",
}
_READ: Final = {letter: result for result, letter in _RESULTS.items()}
_WON: Final = {True: "w", False: "l", None: "-"}
_LINE: Final = re.compile(
    r"(?P<key>[SWNE](?:24|25|32)\.[0-9a-z]{1,16}) (?P<when>[0-9a-z]{1,8}) "
    r"(?P<maker>[SWNE-])(?P<alone>\*?)(?P<result>[pmaern])(?P<us>-?[0-4]):(?P<them>-?[0-4]) "
    r"(?P<levels>[a-z]{3}) (?P<won>[wl-])"
    r"(?: (?P<trumps>[0-5]{4}) (?P<jacks>[0-4]{4}) (?P<up>[9TJQKA]))?"
)


def written(hand: Counted) -> str:
    """The hand as a line, its key first."""
    maker = hand.maker.name if hand.maker else "-"
    called = f"{maker}{'*' * hand.alone}{_RESULTS[hand.result]}{hand.points[0]}:{hand.points[1]}"
    line = f"{hand.key} {based(hand.when)} {called} {hand.levels} {_WON[hand.won]}"
    if hand.dealt is None:
        return line
    trumps, jacks = ("".join(map(str, four)) for four in (hand.dealt.trumps, hand.dealt.jacks))
    return f"{line} {trumps} {jacks} {hand.dealt.up}"


def read(line: str) -> Counted | None:
    """The hand of a line; None when the line is none of ours."""
    found = _LINE.fullmatch(line)
    if found is None or (found["maker"] == "-") is not (found["result"] == "p"):
        return None
    return Counted(
        found["key"],
        int(found["when"], 36),
        None if found["maker"] == "-" else Seat[found["maker"]],
        bool(found["alone"]),
        _READ[found["result"]],
        (int(found["us"]), int(found["them"])),
        found["levels"],
        {"w": True, "l": False}.get(found["won"]),
        Dealt(_four(found["trumps"]), _four(found["jacks"]), found["up"]) if found["up"] else None,
    )


def _four(digits: str) -> Four:
    s, w, n, e = map(int, digits)
    return s, w, n, e


_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


def based(number: int) -> str:
    """A number in base 36, as `int(text, 36)` reads it."""
    text = ""
    while number >= len(_DIGITS):
        number, digit = divmod(number, len(_DIGITS))
        text = _DIGITS[digit] + text
    return _DIGITS[number] + text
