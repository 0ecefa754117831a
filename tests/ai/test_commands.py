"""What a person may write in a terminal, in words and in the letters of PEN."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from euchre.app.words import action_label
from euchre.commands import WRITE, read_action
from euchre.engine.actions import (
    Action,
    Alone,
    Call,
    DefendAlone,
    DefendTogether,
    Discard,
    Exchange,
    Give,
    Keep,
    LayDown,
    Leave,
    OrderUp,
    Pass,
    Play,
    Redeal,
    Take,
    Together,
)
from euchre.engine.cards import Card, Suit, cards
from euchre.engine.errors import EuchreError
from euchre.engine.judge import legal_actions
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.notation.writing import write_action
from tests.rules.hands import hands, law, random_deal, random_hand, random_rules


@pytest.mark.parametrize(
    ("words", "phase", "action"),
    [
        ("pass", Phase.ORDER, Pass()),
        ("order", Phase.ORDER, OrderUp()),
        ("order alone", Phase.ORDER, OrderUp(alone=True)),
        ("pick up", Phase.ORDER, OrderUp()),
        ("take", Phase.ORDER, OrderUp()),
        ("assist alone", Phase.ORDER, OrderUp(alone=True)),
        ("call h", Phase.CALL, Call(Suit.HEARTS)),
        ("call spades alone", Phase.CALL, Call(Suit.SPADES, alone=True)),
        ("Hearts", Phase.CALL, Call(Suit.HEARTS)),
        ("call no trump", Phase.CALL, Call(None)),
        ("no trump alone", Phase.CALL, Call(None, alone=True)),
        ("name clubs", Phase.NAME, Call(Suit.CLUBS)),
        ("take", Phase.TAKE, Take()),
        ("pick it up", Phase.TAKE, Take()),
        ("leave", Phase.TAKE, Leave()),
        ("jh", Phase.PLAY, Play(Card.parse("Jh"))),
        ("10h", Phase.PLAY, Play(Card.parse("Th"))),
        ("play 9c", Phase.PLAY, Play(Card.parse("9c"))),
        ("joker", Phase.PLAY, Play(Card.parse("Jo"))),
        ("7s", Phase.PLAY, Play(Card.parse("7s"))),
        ("9c", Phase.DISCARD, Discard(Card.parse("9c"))),
        ("discard td", Phase.DISCARD, Discard(Card.parse("Td"))),
        ("put down 10d", Phase.BEST, Discard(Card.parse("Td"))),
        ("9c", Phase.BEST, Discard(Card.parse("9c"))),
        ("ah", Phase.GIVE, Give(Card.parse("Ah"))),
        ("give AH", Phase.GIVE, Give(Card.parse("Ah"))),
        ("9c 9d 10h", Phase.BOTTOMS, Exchange(cards("Th9d9c"))),
        ("change 9c, 9d, joker", Phase.BOTTOMS, Exchange(cards("9d9cJo"))),
        ("keep", Phase.BOTTOMS, Keep()),
        ("new  deal", Phase.REDEAL, Redeal()),
        ("alone", Phase.ALONE, Alone()),
        ("together", Phase.ALONE, Together()),
        ("alone", Phase.DEFEND, DefendAlone()),
        ("with partner", Phase.DEFEND, DefendTogether()),
        ("lay down", Phase.PLAY, LayDown()),
        ("l", Phase.PLAY, LayDown()),
        ("l", Phase.TAKE, Leave()),
        ("L", Phase.TAKE, Leave()),
        ("d", Phase.CALL, Call(Suit.DIAMONDS)),
        ("H*", Phase.CALL, Call(Suit.HEARTS, alone=True)),
    ],
)
def test_a_line_is_read_as_an_action(words: str, phase: Phase, action: Action) -> None:
    assert read_action(words, phase) == action


@pytest.mark.parametrize(
    "words",
    [
        *("alone", "call", "call x", "1h", "jhh", "j", "pass alone", "♥", "*", "alone alone", "-"),
        *("9c 9d", "b", "give", "give 9c 9d", "9c alone", "9c*", "call 9c", "play", "7x", "jjo"),
    ],
)
def test_a_line_that_means_nothing_is_refused(words: str) -> None:
    with pytest.raises(EuchreError, match="can't be read"):
        read_action(words, Phase.PLAY)


def in_words(action: Action) -> str:
    """An action in whole words; with `write_action` the two ways to say it."""
    match action:
        case OrderUp(alone):
            return "order up" + " alone" * alone
        case Call(suit, alone):
            return f"call {suit.name.lower() if suit else 'no trump'}" + " alone" * alone
        case Discard(card):
            return f"discard {card}"
        case Give(card):
            return f"give {card}"
        case Play(card):
            return f"play {card}"
        case Exchange(three):
            return "change " + ", ".join(map(str, three))
        case _:
            return _WORDS[type(action)]


_WORDS = {
    Pass: "pass",
    Take: "take",
    Leave: "leave",
    Redeal: "redeal",
    Keep: "keep",
    Alone: "alone",
    Together: "together",
    DefendAlone: "defend alone",
    DefendTogether: "defend together",
    LayDown: "lay down",
}


def test_everything_that_is_legal_can_be_written_in_words_and_in_letters() -> None:
    random, seen = Random("written"), set()
    for _ in range(150):
        rules = random_rules(random)
        for position in random_hand(random_deal(random, rules), random, rules).positions:
            for action in legal_actions(position):
                seen.add((position.phase, type(action)))
                for line in (in_words(action), write_action(action), write_action(action).upper()):
                    assert read_action(line, position.phase) == action
    assert {phase for phase, _ in seen} >= set(Phase) - {Phase.NAME, Phase.OVER}


def test_every_phase_says_what_can_be_written() -> None:
    assert set(Phase) == set(WRITE)
    assert [phase for phase in Phase if not WRITE[phase]] == [Phase.OVER]


@law
@given(hands())
def test_what_the_table_itself_says_can_be_written_back(record: Record) -> None:
    """What a hint names, or `You may`, is understood as it stands there."""
    for position in record.positions:
        for action in legal_actions(position):
            assert action == read_action(action_label(action, position), position.phase)
