"""Announcements: who only hears the page hears everything that is public, once and in batches."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

import pytest

from euchre.app import guide
from euchre.app.log import hand_log
from euchre.app.messages import Do, Simple
from euchre.app.model import PERSON, Model, Stage
from euchre.app.pace import PACES
from euchre.app.screens import page
from euchre.app.words import announce_turn, card_name, labels, reason, standing, told
from euchre.app.words.names import Names
from euchre.engine.events import events
from euchre.engine.judge import why_not
from euchre.engine.position import Phase
from euchre.engine.record import Record
from tests.app.moments import by_id, every
from tests.app.table import (
    Table,
    at_game_over,
    at_hand_over,
    at_yours,
    in_phase,
    person_goes_on,
    play_on,
    play_restlessly,
    shy,
    shy_person,
)
from tests.app.test_hot_seat import sat
from tests.rules.words import IMAGINABLE

NAMES = ("You", "Ada", "Ben", "Cleo")


@cache
def finished(query: str) -> Table:
    """A whole game, seldom passed out."""
    return play_on(Table.opened(query), at_game_over)


def public(record: Record, names: Names = NAMES, since: int = 0) -> list[str]:
    """A sentence for every public event of a hand, in order, after so many actions."""
    return [
        told(event, names)
        for position, _, action in list(record.moves())[since:]
        for event in events(position, action)
    ]


def heard(models: Iterable[Model]) -> list[str]:
    """What a screen reader speaks: the live text, whenever a paint has changed it."""
    spoken = [""]
    for model in models:
        live = by_id(page(model), "live").text
        if live != spoken[-1]:
            spoken.append(live)
    return [words for words in spoken if words]


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("seed", ["1", "2"])
def test_every_public_event_of_a_game_is_announced_once_and_in_order(seed: str, pace: str) -> None:
    """U13: whatever the pace, nothing is painted over before it was heard."""
    table = finished(f"?seed={seed}&pace={pace}")
    sentences = [one for hand in table.model.game.hands for one in public(hand)]
    _each_once(sentences, heard(table.painted))


@pytest.mark.parametrize("pace", PACES)
def test_several_people_hear_every_event_once_though_cards_are_covered(pace: str) -> None:
    table = sat("WNE", f"?seed=7&pace={pace}&rules=to5")
    begun = len(table.painted) - 1
    play_on(table, at_game_over)
    names = table.model.settings.names
    sentences = [one for hand in table.model.game.hands for one in public(hand, names)]
    _each_once(sentences, heard(table.painted[begun:]))


@pytest.mark.parametrize("reads", [False, True])
@pytest.mark.parametrize("pace", PACES)
def test_with_the_guide_events_and_explanations_are_heard_once(pace: str, reads: bool) -> None:
    """Whether each explanation is read, or passed by."""
    table = play_on(Table.opened(f"?seed=7&pace={pace}"), at_yours)
    table.send(Simple.GUIDE)
    explained: list[str] = []
    while not at_hand_over(table.model):
        play_on(table, at_yours_or_over)
        while (text := guide.words(table.model)) and text not in explained:
            explained.append(text)
            table.send(*([Simple.GUIDED] if reads else []))
        if not at_hand_over(table.model):
            table.send(person_goes_on(table))
    transcript = heard(table.painted)
    _each_once(public(table.model.game.record), transcript)
    assert len(explained) > 2
    assert [1] * len(explained) == [" ".join(transcript).count(one) for one in explained]


def at_yours_or_over(model: Model) -> bool:
    return at_yours(model) or at_hand_over(model)


@pytest.mark.parametrize("pace", PACES)
def test_undo_is_told_and_what_then_happens_is_heard_once(pace: str) -> None:
    """Nothing that was undone, and nothing from before it, is told again."""
    table = play_on(Table.opened(f"?seed=7&pace={pace}"), at_hand_over)
    begun = len(table.painted)
    table.send(Simple.UNDO, Simple.UNDO)
    acted = len(table.model.game.record.actions)
    play_on(table, at_hand_over)
    transcript = heard(table.painted[begun:])
    assert [True, True] == [one.startswith(labels.WENT_BACK) for one in transcript[:2]]
    after = public(table.model.game.record, since=acted)
    _each_once(after, transcript)
    before = set(public(table.model.game.record)) - set(after)
    assert not any(one in " ".join(transcript) for one in before)


def _each_once(sentences: list[str], spoken: list[str]) -> None:
    """These sentences are heard in order, and each as often as it happened."""
    transcript = " ".join(spoken)
    assert [] == _missing(sentences, transcript)
    for sentence in set(sentences):
        assert sentences.count(sentence) == transcript.count(sentence), sentence


def test_the_line_that_is_seen_is_not_spoken_beside_what_is_announced() -> None:
    """Else a screen reader says the same twice."""
    for model, root in every():
        status = by_id(root, "status")
        assert status.get("role") is status.get("aria-live") is None
        live = [one.text for one in root.walk() if one.get("role") in ("status", "alert")]
        texts = [text for text in live if text]
        assert len(set(texts)) == len(texts), (model.stage, model.dialog)


@pytest.mark.parametrize("pace", PACES)
def test_nothing_is_lost_on_a_listener_who_is_restless(pace: str) -> None:
    """Skipped waits, dialogs, a hidden page, hints: each event is heard all the same."""
    for seed in range(4):
        table = Table.opened(f"?seed={seed}&pace={pace}&rules=nostick,to5")
        play_restlessly(table, Random(seed), at_game_over, undo=False)
        transcript = " ".join(heard(table.painted))
        sentences = [one for hand in table.model.game.hands for one in public(hand)]
        assert [] == _missing(sentences, transcript)


def _missing(sentences: list[str], transcript: str) -> list[str]:
    """The first sentence that does not come behind those before it, if there is one."""
    at = 0
    for sentence in sentences:
        found = transcript.find(sentence, at)
        if found < 0:
            return [sentence]
        at = found + len(sentence)
    return []


@pytest.mark.parametrize("pace", PACES)
def test_hands_passed_out_are_announced_too(pace: str) -> None:
    query = f"?seed=4&pace={pace}&rules=nostick,to5"
    table = Table.opened(query, choose=shy, act=shy_person)
    play_on(table, at_game_over)
    transcript = " ".join(heard(table.painted))
    sentences = [one for hand in table.model.game.hands for one in public(hand)]
    assert "Nobody makes trump: no points." in sentences
    assert [] == _missing(sentences, transcript)


@pytest.mark.parametrize("pace", PACES)
def test_there_is_one_announcement_a_trick_or_turn(pace: str) -> None:
    """A listener is not drowned in single words."""
    table = finished(f"?seed=1&pace={pace}")
    turns = sum(
        position.turn is PERSON for hand in table.model.game.hands for position in hand.positions
    )
    tricks = sum(sum(hand.position.taken) for hand in table.model.game.hands)
    hands_and_game = len(table.model.game.hands) + 1
    assert len(heard(table.painted)) <= turns + tricks + hands_and_game


@pytest.mark.parametrize("pace", ["slow", "instant"])
def test_the_person_hears_what_is_asked_at_every_turn(pace: str) -> None:
    for model in finished(f"?seed=1&pace={pace}").painted:
        if model.stage is Stage.YOURS:
            asked = announce_turn(model.position, PERSON)
            assert asked in by_id(page(model), "live").text


def test_what_is_announced_is_also_written_in_the_log() -> None:
    """The list of the hand keeps at least the hand."""
    for hand in finished("?seed=1&pace=slow").model.game.hands:
        assert public(hand) == [line for line in hand_log(hand, NAMES) if line in public(hand)]


@pytest.mark.parametrize("pace", ["slow", "instant"])
def test_how_the_game_stands_is_told_by_the_line_the_voice_and_the_log(pace: str) -> None:
    """R111, V19, D15: after every hand, with who is in the barn and who has won."""
    over = [one for one in finished(f"?seed=1&pace={pace}").painted if at_hand_over(one)]
    assert {Stage.HAND_OVER, Stage.GAME_OVER} == {model.stage for model in over}
    for model in over:
        stands = standing(model.game.score, model.game.rules.target, PERSON)
        assert stands == hand_log(model.game.record, NAMES)[-1]
        if model.stage is Stage.HAND_OVER:
            root = page(model)
            assert by_id(root, "status").text.startswith(stands)
            assert by_id(root, "live").text.endswith(by_id(root, "status").text)


def test_who_has_won_is_announced_with_the_words_of_the_panel() -> None:
    root = page(finished("?seed=1&pace=slow").model)
    told_live = by_id(root, "live").text
    assert told_live.startswith("The game went to ")
    assert told_live in by_id(root, "result").text


@pytest.mark.parametrize("pace", ["slow", "instant"])
def test_the_up_card_is_announced_before_anybody_speaks(pace: str) -> None:
    """F8: the order of events is that of a table, for those who hear the page too."""
    table = finished(f"?seed=1&pace={pace}")
    transcript = " ".join(heard(table.painted))
    at = 0
    for hand in table.model.game.hands:
        first_call = transcript.index(public(hand)[0], at)
        upcard = card_name(hand.positions[0].table.upcard)
        assert upcard in transcript[at:first_call], (upcard, transcript[at : first_call + 40])
        at = transcript.index(public(hand)[-1], first_call)


def test_the_log_begins_with_the_dealer_and_the_up_card() -> None:
    """F8, R112: a beginner who reads the log learns what the calls were about."""
    for hand in finished("?seed=1&pace=slow").model.game.hands:
        first = hand_log(hand, NAMES)[0]
        assert NAMES[hand.position.dealer.value] in first
        assert card_name(hand.positions[0].table.upcard) in first


def test_a_refusal_is_announced() -> None:
    """U13: an illegal try says why, also to those who hear the page."""
    table = play_on(Table.opened("?seed=5&pace=instant"), in_phase(Phase.ORDER))
    for action in IMAGINABLE:
        why = why_not(table.model.position, action)
        if why is not None:
            table.send(Do(action))
            assert reason(why, table.model.position.phase) in _spoken_text(table.model)


def test_a_hint_is_announced() -> None:
    """U13: a hint is of use to those who hear the page."""
    table = play_on(Table.opened("?seed=5&pace=instant"), at_yours)
    table.send(Simple.HINT)
    table.settle()
    shown = by_id(page(table.model), "status").text
    assert shown in _spoken_text(table.model)


def _spoken_text(model: Model) -> str:
    """The text of everything on the page that is spoken when it changes."""
    live = [
        element.text
        for element in page(model).walk()
        if element.get("role") in ("status", "alert") or element.get("aria-live") == "polite"
    ]
    return " ".join(live)
