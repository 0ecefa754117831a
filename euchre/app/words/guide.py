"""The guide's words: what somebody hears who plays the first hand."""

from __future__ import annotations

from enum import Enum
from typing import Final, assert_never

from euchre.app.words.names import RANKS, SUITS, Names, card_name, suit_name, trump_made, whom
from euchre.engine.position import Position
from euchre.engine.seats import Seat

READ: Final = "Go on"
DONE: Final = "Thank you"
TITLE: Final = "Your first hand"


class Step(Enum):
    """Something that is explained once, in as many words as fit above the cards on a phone."""

    TABLE = "table"
    BID = "bid"
    CALL = "call"
    DISCARD = "discard"
    TRICK = "trick"
    LEAD = "lead"
    FOLLOW = "follow"
    VOID = "void"
    LEFT_BOWER = "left bower"
    RESULT = "result"
    ON = "on"


def guide_words(step: Step, position: Position, names: Names, reader: Seat) -> str:
    """What is explained at this moment, to the person who plays in that seat."""
    match step:
        case Step.TABLE:
            return _table(names, reader)
        case Step.BID:
            return _bid(position, names)
        case Step.CALL:
            return _CALL
        case Step.DISCARD:
            return _DISCARD
        case Step.TRICK:
            return f"{_trump(position)} {_TRICK}"
        case Step.LEAD:
            return _LEAD
        case Step.FOLLOW:
            return _FOLLOW.format(led=_led(position))
        case Step.VOID:
            return _VOID.format(led=_led(position))
        case Step.LEFT_BOWER:
            return _left_bower(position)
        case Step.RESULT:
            return _RESULT
        case Step.ON:
            return _ON.format(target=position.rules.target)
        case _:
            assert_never(step)


_CALL: Final = (
    "Nobody wanted that suit, so the card is turned down. Now each may name another suit as trump: "
    "call where you hold three good cards, else pass."
)
_DISCARD: Final = (
    "The up-card is yours, so you hold six cards: put one away. Best is a low card that is alone "
    "in its suit; keep your trumps."
)
_TRICK: Final = (
    "A trick is one card from each. The highest trump takes it, or else the highest card of the "
    "suit that was led."
)
_LEAD: Final = (
    "You lead, so play any card. If your side made trump a high trump is good, else an ace of "
    "another suit."
)
_FOLLOW: Final = (
    "The suit led is {led}, and you have some, so you must play one of them. The cards that you "
    "may play stand higher."
)
_VOID: Final = (
    "The suit led is {led}, and you have none: take the trick with a trump, or throw a low card "
    "away if your partner has it already."
)
_RESULT: Final = (
    "That was a whole hand. Three tricks bring the makers one point, all five bring two; with "
    "fewer than three they are euchred, and the others get two."
)
_ON: Final = (
    "So it goes on to {target} points, with a new dealer each time. The bulb gives a hint whenever "
    "you want one, and the question mark holds the rules."
)


def _table(names: Names, reader: Seat) -> str:
    left, partner, right = (names[seat.value] for seat in reader.round_from[1:])
    return (
        f"{partner} is your partner; you two play against {left} and {right}. Each has five cards, "
        "and three of the five tricks win the hand."
    )


def _bid(position: Position, names: Names) -> str:
    upcard, dealer = position.table.upcard, whom(position.dealer, names)
    return (
        f"Trump beats all other suits. Who wants {suit_name(position.offered)} says so, and the "
        f"{card_name(upcard)} goes to the dealer, {dealer}. Three good trumps are enough, else "
        "pass."
    )


def _trump(position: Position) -> str:
    made = trump_made(position.made().suit)
    return f"{made[0].upper()}{made[1:]}."


def _left_bower(position: Position) -> str:
    trump = position.made().trump
    assert trump.left is not None  # only asked where it is held
    assert trump.suit is not None
    return (
        f"Your {RANKS[trump.left.rank]} of {suit_name(trump.left.suit)} is the left bower: it "
        f"belongs to {SUITS[trump.suit]} now, second only to the jack of trump itself, the right "
        "bower."
    )


def _led(position: Position) -> str:
    trick = position.trick
    assert trick is not None  # a card has been led
    suit = position.made().trump.suit_of(trick.cards[0])
    return suit_name(suit)
