"""Labels: options, values, paces, grounds, notices and names all have their words."""

from __future__ import annotations

import re

import pytest

from euchre.ai.bot import Ground
from euchre.app import words
from euchre.app.model import Notice
from euchre.app.pace import PACES
from euchre.app.settings import offered
from euchre.app.words import labels
from euchre.engine.cards import PACK, Rank, Suit
from euchre.engine.rules import OPTIONS, Option, Rules
from euchre.engine.seats import SEATS, Side
from euchre.engine.trump import TRUMPS
from tests.app.test_words import RAW, is_a_sentence


@pytest.mark.parametrize("ground", Ground, ids=lambda ground: ground.name)
def test_every_ground_can_follow_because(ground: Ground) -> None:
    text = words.because((ground,))
    assert text
    assert text == text.strip(" .")
    assert not RAW.search(text)
    assert not text[0].isupper()


def test_no_grounds_are_no_words() -> None:
    """A bot may have none to give."""
    assert words.because(()) == ""


@pytest.mark.parametrize("kind", Notice, ids=lambda kind: kind.name)
def test_every_notice_is_told_with_its_particulars(kind: Notice) -> None:
    text = words.notice(kind, "seed: too long")
    assert is_a_sentence(text)
    assert kind is Notice.NOT_KEPT or "seed: too long" in text


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.field)
def test_every_option_has_a_label_a_note_and_words_for_its_values(option: Option) -> None:
    """R110: whoever opens the settings reads what each option does."""
    assert labels.OPTIONS[option.field]
    assert is_a_sentence(labels.NOTES[option.field].lstrip("“"))
    for value in offered(option):
        spelt = labels.VALUES.get((option.field, value), str(value))
        assert spelt
        assert not RAW.search(spelt)
        assert type(value) is int or spelt != str(value)


def test_no_label_is_for_an_option_that_there_is_not() -> None:
    fields = {option.field for option in OPTIONS}
    assert fields == set(labels.OPTIONS)
    assert fields == set(labels.NOTES)
    assert fields >= {field for field, _ in labels.VALUES}


def test_every_pace_has_a_label() -> None:
    assert list(PACES) == list(labels.PACES)


def test_the_help_is_filled_from_the_games_rules() -> None:
    """R110: it tells the rules that are played, not the usual ones."""
    for rules in (Rules(), Rules(15, stick=False)):
        filled = {"target": rules.target, "stick": labels.STICK[rules.stick]}
        chapters = " ".join(text.format(**filled) for _, text in labels.HELP)
        assert f"{rules.target} points" in chapters
        assert labels.STICK[rules.stick] in chapters
        assert not re.search(r"[{}]", chapters)


@pytest.mark.parametrize("suit", Suit, ids=lambda suit: suit.name)
def test_every_card_has_a_name_of_its_own_under_every_trump(suit: Suit) -> None:
    """R51: the bowers are named as such, and only they."""
    trump = TRUMPS[suit]
    names = {words.card_name(card, trump): card for card in PACK}
    assert len(names) == len(PACK)
    bowers = {card for name, card in names.items() if "bower" in name}
    assert {trump.left, trump.right} == bowers
    assert f"counts as {words.SUITS[suit]}" in words.card_name(trump.left, trump)


def test_every_suit_rank_seat_and_side_has_a_name() -> None:
    assert set(Suit) == set(words.SUITS)
    assert set(Rank) == set(words.RANKS) == set(words.FACES)
    assert set(SEATS) == set(words.SEATS_NAMED)
    assert set(Side) == set(words.SIDES)
