"""Labels: options, values, paces, grounds, notices and names all have their words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from euchre.ai.bot import Because, Choice, Ground
from euchre.ai.bot import Option as Tried
from euchre.app import words
from euchre.app.notice import Notice
from euchre.app.pace import PACES
from euchre.app.settings import offered
from euchre.app.words import chapters, labels, options
from euchre.engine.actions import OrderUp, Pass
from euchre.engine.cards import ALL_CARDS, JOKER, Rank, Suit
from euchre.engine.option_kinds import Number, Option
from euchre.engine.options import OPTIONS
from euchre.engine.position import Phase
from euchre.engine.presets import PRESETS
from euchre.engine.rules import CLASHES, Rules
from euchre.engine.seats import SEATS, Side
from euchre.engine.trump import TRUMPS
from tests.app.test_words import RAW, is_a_sentence
from tests.rules.hands import any_rules, law


@pytest.mark.parametrize("ground", Ground, ids=lambda ground: ground.name)
def test_every_ground_can_follow_because(ground: Ground) -> None:
    text = words.because(Choice(Pass(), Because((ground,))))
    assert text
    assert text == text.strip(" .")
    assert not RAW.search(text)
    assert not text[0].isupper()


def test_no_grounds_are_no_words() -> None:
    """A bot may have none to give."""
    assert words.because(Choice(Pass(), Because(()))) == ""


@pytest.mark.parametrize(
    ("behind", "expected"),
    [(2.04, "any call promises 2.0 points less"), (0.1, "a pass promises at least as much")],
)
def test_a_pass_that_is_far_better_says_by_how_much(behind: float, expected: str) -> None:
    options = (
        Tried(Pass(), -0.5, 0.5, 0.0, ()),
        Tried(OrderUp(alone=True), -3.5, 0.3, 0.1, ()),
        Tried(OrderUp(), -0.5 - behind, 0.4, 0.1, ()),
    )
    choice = Choice(Pass(), Because((Ground.TOO_WEAK,), options, 100))
    assert expected == words.because(choice)
    drawn = replace(choice, because=replace(choice.because, grounds=(Ground.TRIED,)))
    assert words.GROUNDS[Ground.TRIED] == words.because(drawn)


@pytest.mark.parametrize("kind", Notice, ids=lambda kind: kind.name)
def test_every_notice_is_told_with_its_particulars(kind: Notice) -> None:
    text = words.notice(kind, "seed: too long")
    assert is_a_sentence(text)
    plain = (Notice.NOT_KEPT, Notice.NOT_ARRIVED, Notice.INSTALL_BY_HAND)
    assert kind in plain or "seed: too long" in text


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.field)
def test_every_option_has_a_label_a_note_and_words_for_its_values(option: Option) -> None:
    """R110: whoever opens the settings reads what each option does."""
    assert options.OPTIONS[option.field]
    assert is_a_sentence(options.NOTES[option.field])
    spelt = [options.value_words(option, value) for value in offered(option, Rules())]
    assert len(spelt) == len(set(spelt))
    for text, value in zip(spelt, offered(option, Rules())):
        assert text
        assert not RAW.search(text)
        assert isinstance(option, Number) or text != str(value)
        assert is_a_sentence(options.in_words(option, value))


def test_no_label_is_for_an_option_that_there_is_not() -> None:
    fields = {option.field for option in OPTIONS}
    assert fields == set(options.OPTIONS) == set(options.NOTES)
    values = {(one.field, value) for one in OPTIONS for value in offered(one, Rules())}
    assert values >= set(options.VALUES)
    assert fields >= set(options.IDLE)


def test_every_preset_has_a_name_of_its_own_and_a_sentence() -> None:
    assert [preset.key for preset in PRESETS] == list(options.PRESETS)
    names = [name for name, _ in options.PRESETS.values()]
    assert len(names) == len(set(names))
    assert all(is_a_sentence(sentence) for _, sentence in options.PRESETS.values())


def test_every_clash_is_explained() -> None:
    for clash in CLASHES:
        assert is_a_sentence(options.clash_words(clash))
    assert {clash.fields for clash in CLASHES} == set(options.CLASHES)


@pytest.mark.parametrize("phase", Phase, ids=lambda phase: phase.name)
def test_every_phase_says_what_is_due(phase: Phase) -> None:
    assert is_a_sentence(words.DUE[phase])


@law
@given(any_rules())
def test_the_points_are_those_of_the_rules(rules: Rules) -> None:
    """R110: a line for whatever a hand can be worth, and none for what it can't."""
    told = words.points_table(rules)
    assert all(told)
    assert any("4 lost" in worth for worth in told) is (
        rules.renege == "penalty" and rules.renege_penalty == "minus4"
    )
    assert any("Makers take no trick" in worth for worth in told) is rules.super_euchre
    assert any("lone defender" in worth for worth in told) is (rules.defend_alone != "off")


def test_every_pace_has_a_label() -> None:
    assert list(PACES) == list(labels.PACES)


def test_the_help_is_filled_from_the_games_rules() -> None:
    """R110: it tells the rules that are played, not the usual ones."""
    for rules in (Rules(), Rules(target=15, stick=False)):
        told = " ".join(text for _, text in chapters.told(rules).values())
        assert f"{rules.target} points" in told
        assert rules.stick is ("he is stuck" in told)


@pytest.mark.parametrize("suit", Suit, ids=lambda suit: suit.name)
def test_every_card_has_a_name_of_its_own_under_every_trump(suit: Suit) -> None:
    """R51: the bowers are named as such, and only they."""
    trump = TRUMPS[suit]
    names = {words.card_name(card, trump): card for card in ALL_CARDS}
    assert len(names) == len(ALL_CARDS)
    bowers = {card for name, card in names.items() if "bower" in name}
    assert {trump.left, trump.right} == bowers
    assert trump.left is not None
    assert f"counts as {words.SUITS[suit]}" in words.card_name(trump.left, trump)
    assert "highest trump" in words.card_name(JOKER, trump)


def test_without_a_trump_no_card_is_a_bower() -> None:
    """V5: the jacks are plain cards."""
    assert all("bower" not in words.card_name(card, TRUMPS[None]) for card in ALL_CARDS)


def test_every_suit_rank_seat_and_side_has_a_name() -> None:
    assert set(Suit) == set(words.SUITS)
    assert set(Rank) == set(words.RANKS) == set(words.FACES)
    assert set(SEATS) == set(words.SEATS_NAMED)
    assert set(Side) == set(words.SIDES)
