"""What `data-do` says, both ways, and what no button of ours says."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.app.data_do import read_do, write_do
from euchre.app.messages import Dialog, Do, Message, Open, Simple
from euchre.engine.actions import Action, Call, Discard, OrderUp, Pass, Play
from euchre.engine.cards import Card, Suit
from tests.rules.hands import law
from tests.rules.words import IMAGINABLE


@pytest.mark.parametrize("action", IMAGINABLE, ids=write_do)
def test_every_action_reads_back_as_it_was(action: Action) -> None:
    assert Do(action) == read_do(write_do(action))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("pass", Do(Pass())),
        ("order", Do(OrderUp())),
        ("order alone", Do(OrderUp(alone=True))),
        ("call h", Do(Call(Suit.HEARTS))),
        ("call c alone", Do(Call(Suit.CLUBS, alone=True))),
        ("discard 9s", Do(Discard(Card.parse("9s")))),
        ("play Jh", Do(Play(Card.parse("Jh")))),
        ("open help", Open(Dialog.HELP)),
        ("close", Simple.CLOSE),
        ("alone", Simple.ALONE),
        ("new-game", Simple.NEW_GAME),
        ("open new-game", Open(Dialog.NEW_GAME)),
    ],
)
def test_a_button_says_so(text: str, message: Message) -> None:
    assert message == read_do(text)


def test_every_wish_and_every_dialog_has_its_text() -> None:
    assert list(Simple) == [read_do(wish.value) for wish in Simple]
    assert list(map(Open, Dialog)) == [read_do(f"open {dialog.value}") for dialog in Dialog]


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "Pass", "pass ", " pass", "pass pass", "order  alone", "order alone alone"),
        *("call", "call x", "call H", "call h  alone", "call h alone alone", "callh"),
        *("play", "play ", "play Xx", "play jh", "play Jh alone", "play Jh Qh", "playJh"),
        *("discard", "discard 1s", "open", "open x", "open Help", "close all", "SKIP"),
        *("play\tJh", "play Jh\n", "\0", "\ud800", "play \ud800", "2" * 100_000),
    ],
)
def test_what_no_button_of_ours_says_means_nothing(text: str) -> None:
    """A page that somebody changed does no harm."""
    assert read_do(text) is None


@law
@given(st.text(st.characters(), max_size=20))
def test_no_text_makes_the_page_fail(text: str) -> None:
    for words in (text, f"play {text}", f"call {text}", f"open {text}", f"order {text}"):
        message = read_do(words)
        assert message is None or not isinstance(message, Do) or write_do(message.action) == words
