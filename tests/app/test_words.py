"""Words: everything that can happen has a sentence, in the right person, and no raw names in it."""

from __future__ import annotations

import re
from itertools import product
from typing import Final, get_args

import pytest
from hypothesis import given

from euchre.app import words
from euchre.app.model import PERSON
from euchre.app.words.names import NAMES
from euchre.engine.actions import Action, Pass, Play
from euchre.engine.cards import ALL_CARDS, JOKER, Card, Suit, cards
from euchre.engine.events import (
    Called,
    DefendsAlone,
    Event,
    Exchanged,
    Gave,
    HandEnded,
    LaidDown,
    LeftUpcard,
    OrderedUp,
    Passed,
    Played,
    PutDown,
    RedealCalled,
    Reneged,
    SatOut,
    TookUp,
    TrickTaken,
    UpcardTurnedDown,
    WentAlone,
    events,
)
from euchre.engine.judge import legal_actions
from euchre.engine.position import Contract, Phase, Position
from euchre.engine.reasons import (
    AloneIsAskedLater,
    DealerIsStuck,
    HandIsOver,
    MustBeAlone,
    MustFollow,
    NeedsSuit,
    NotBottoms,
    NotHeld,
    NothingToCorrect,
    NoTrumpIsOff,
    NotSure,
    Reason,
    SuitTurnedDown,
    TooGoodForRedeal,
    UpcardStays,
    WrongMoment,
)
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.scoring import Outcome, Result, judged, outcome
from euchre.engine.seats import SEATS, Seat, Side
from euchre.engine.trump import TRUMPS
from tests.rules.hands import hands, law
from tests.rules.words import IMAGINABLE, bid

JACK: Final = Card.parse("Jd")
THREE: Final = ("Ann", "Bo", "Cy", "Di")
"""Names with nobody who is spoken to."""

RAW: Final = re.compile(
    r"[<>{}_]|\b[A-Z]{2,}\b|\bNone\b|\b(?:Suit|Rank|Seat|Side|Card|Phase)\b|\('"
)
"""What would be a value's own name, not a word."""

REASONS: Final[tuple[Reason, ...]] = (
    HandIsOver(),
    WrongMoment(),
    DealerIsStuck(),
    *(MustBeAlone(), AloneIsAskedLater(), NoTrumpIsOff(), TooGoodForRedeal()),
    *(NotSure(), NothingToCorrect(), NotBottoms(()), NotBottoms(cards("9s9h9d"))),
    *map(SuitTurnedDown, Suit),
    *map(NeedsSuit, Suit),
    *map(NotHeld, ALL_CARDS),
    *map(UpcardStays, ALL_CARDS),
    *(
        MustFollow(led, trump, tried, could)
        for led, trump in product(Suit, (*Suit, None))
        for tried in ALL_CARDS
        for could in (TRUMPS[trump].order(led), TRUMPS[trump].order(led)[:1])
        if TRUMPS[trump].suit_of(tried) is not led
    ),
)

OUTCOMES: Final = (
    Outcome(Result.PASSED_OUT),
    Outcome(Result.REDEALT),
    *(Outcome(Result.RENEGED, side, points) for side in Side for points in (-4, 2)),
    *(
        judged(rules, Contract(maker, Suit.HEARTS, (maker,) if alone else ()), tricks)
        for maker, tricks, alone in product((Seat.S, Seat.W), range(6), (False, True))
        for rules in (Rules(), Rules(lone_euchre=4, super_euchre=True))
    ),
)


def every_event(seat: Seat) -> tuple[Event, ...]:
    """Every kind of event that a seat can bring about."""
    dealers = (seat, seat.partner, seat.left)
    return (
        Passed(seat),
        UpcardTurnedDown(seat, JACK),
        *(OrderedUp(seat, one, Suit.CLUBS, alone) for one in dealers for alone in (False, True)),
        TookUp(seat, JACK),
        LeftUpcard(seat, JACK),
        *(Called(seat, suit, alone) for suit in (*Suit, None) for alone in (False, True)),
        *(kind(seat) for kind in (SatOut, WentAlone, DefendsAlone, PutDown, Gave, Reneged)),
        Exchanged(seat, cards("9s9h9d")),
        RedealCalled(seat, cards("9s9h9dTsTh")),
        *(LaidDown(seat, held) for held in (cards("JhJdAhKhQh"), (JOKER,))),
        *(Played(seat, card, leads) for card in ALL_CARDS for leads in (False, True)),
        TrickTaken(seat, ((seat, JACK),)),
        *map(HandEnded, OUTCOMES),
    )


def is_a_sentence(text: str) -> bool:
    return bool(text) and text[0].isupper() and text[-1] in ".?!" and not RAW.search(text)


def test_the_examples_name_every_kind_there_is() -> None:
    """A new reason, event or option makes these tests ask for its words."""
    assert set(get_args(Reason)) == {type(reason) for reason in REASONS}
    assert set(get_args(Event)) == {type(event) for event in every_event(Seat.S)}
    assert set(Result) == {ended.result for ended in OUTCOMES}


def test_no_reason_is_without_words() -> None:
    assert all(is_a_sentence(words.reason(reason)) for reason in REASONS)


@pytest.mark.parametrize("names", [NAMES, THREE])
@pytest.mark.parametrize("seat", SEATS)
def test_every_event_is_a_sentence(seat: Seat, names: words.Names) -> None:
    for event in every_event(seat):
        text = words.told(event, names)
        assert text == "" or is_a_sentence(text), (event, text)


def test_the_person_is_spoken_to_and_the_others_are_spoken_of() -> None:
    """You pass, Ada passes: the same event in two persons."""
    for own, other in zip(every_event(Seat.S), every_event(Seat.W)):
        yours, theirs = words.told(own, NAMES), words.told(other, NAMES)
        if yours.startswith("You "):
            assert theirs.startswith("Ada ")
            verb, verbs = yours.split()[1].rstrip(".:"), theirs.split()[1].rstrip(".:")
            assert verbs in (verb + "s", verb + "es") or (verb, verbs) == ("have", "has")


@pytest.mark.parametrize(
    ("event", "yours", "theirs"),
    [
        (Passed, "You pass.", "Ada passes."),
        (SatOut, "You sit out.", "Ada sits out."),
        (PutDown, "You put a card face down.", "Ada puts a card face down."),
    ],
)
def test_the_plain_events_read_so(event: type[Passed], yours: str, theirs: str) -> None:
    assert yours == words.told(event(Seat.S), NAMES)
    assert theirs == words.told(event(Seat.W), NAMES)


def test_a_person_with_a_name_is_spoken_of() -> None:
    assert "Ann passes." == words.told(Passed(Seat.S), THREE)


def test_ordering_up_has_the_words_of_the_seat() -> None:
    """R22: opponents order up, the partner assists, the dealer picks up."""
    by_dealer = {Seat.S: "pick", Seat.N: "assist", Seat.W: "order", Seat.E: "order"}
    for dealer, word in by_dealer.items():
        told = words.told(OrderedUp(Seat.S, dealer, Suit.HEARTS, alone=False), NAMES)
        assert told.startswith(f"You {word}")
        assert "hearts" in told


@pytest.mark.parametrize(("name", "said"), [("You", "knock"), ("Ada", "knocks")])
def test_a_pass_may_be_knocked(name: str, said: str) -> None:
    """R23."""
    assert said == words.said(Pass(), _anywhere(), name, knocks=True)


def test_alone_is_told() -> None:
    for alone in (False, True):
        for event in (
            OrderedUp(Seat.W, Seat.N, Suit.HEARTS, alone),
            Called(Seat.W, Suit.HEARTS, alone),
        ):
            assert alone is ("alone" in words.told(event, NAMES))


@law
@given(hands())
def test_everything_that_happens_in_a_hand_has_words(record: Record) -> None:
    for position, seat, action in record.moves():
        for event in events(position, action):
            assert is_a_sentence(words.told(event, NAMES))
        assert not RAW.search(words.said(action, position, NAMES[seat.value]))
        if seat is PERSON:
            assert is_a_sentence(words.announce_turn(position, PERSON))
        for legal in legal_actions(position):
            label = words.action_label(legal, position)
            assert label[0].isupper()
            assert not RAW.search(label)


@law
@given(hands())
def test_every_phase_has_its_question_and_its_result(record: Record) -> None:
    for position in record.positions:
        asked = words.announce_turn(position, PERSON)
        assert (position.phase is not Phase.OVER) is bool(asked)
        if position.phase is Phase.OVER:
            _assert_result_reads(position)


def _assert_result_reads(position: Position) -> None:
    ended = outcome(position)
    for person, names in product((Seat.S, Seat.W), (NAMES, THREE)):
        assert is_a_sentence(words.hand_result(position, names))
        for title in (words.hand_title(ended, person), words.points_to(ended, person)):
            assert title
            assert not RAW.search(title)


@pytest.mark.parametrize("ended", OUTCOMES, ids=repr)
def test_every_outcome_tells_its_reason_and_its_points(ended: Outcome) -> None:
    """R111: the points are announced with what they are for."""
    text = words.result(ended)
    assert is_a_sentence(text)
    if ended.side is not None:
        assert f"{abs(ended.points)} point{'s' * (ended.points != 1)}" in text
        assert words.SIDES[ended.side] in text
    for person in (Seat.S, Seat.W):
        whose = words.points_to(ended, person)
        own = ended.side is person.side
        assert (whose.endswith("for you") or whose.startswith("You lose")) is own
        assert ("lose" in whose) is (ended.points < 0)


@pytest.mark.parametrize(
    ("ended", "text"),
    [
        (Outcome(Result.RENEGED, Side.EW, -4), "East–West reneged and lose 4 points."),
        (Outcome(Result.RENEGED, Side.NS, 2), "East–West reneged: 2 points to North–South."),
        (Outcome(Result.REDEALT), "The cards are dealt anew: no points."),
    ],
)
def test_a_hand_that_ends_early_says_what_it_costs(ended: Outcome, text: str) -> None:
    """R92, R93, D13."""
    assert text == words.result(ended)


@pytest.mark.parametrize(
    ("reason", "cards_named"),
    [
        (MustFollow(Suit.HEARTS, Suit.HEARTS, Card.parse("9s"), (JACK,)), ("jack of diamonds",)),
        (MustFollow(Suit.DIAMONDS, Suit.HEARTS, JACK, cards("9dAd")), ("jack of diamonds",)),
    ],
)
def test_the_left_bower_is_named_when_it_is_the_matter(
    reason: Reason, cards_named: tuple[str, ...]
) -> None:
    """F2, F3: it must be played to trump, and does not follow its printed suit."""
    text = words.reason(reason)
    assert "left bower" in text
    assert all(name in text for name in cards_named)
    assert isinstance(reason, MustFollow)
    assert f"Follow {words.SUITS[reason.led]}" in text


def test_an_ordinary_refusal_names_the_suit_to_follow_and_no_bower() -> None:
    text = words.reason(MustFollow(Suit.SPADES, Suit.HEARTS, JACK, cards("9sAs")))
    assert "Follow spades" in text
    assert "bower" not in text


def test_a_game_result_says_who_won_and_in_how_many_hands() -> None:
    for winner, person, hand_count in product(Side, (Seat.S, Seat.W), (1, 9)):
        score = (10, 8) if winner is Side.NS else (8, 10)
        title = words.won(winner, score, person)
        assert title == f"{'You' if winner is person.side else 'They'} win, 10 to 8"
        text = words.game_result(winner, score, 10, hand_count, person)
        assert is_a_sentence(text)
        assert f"{hand_count} hand{'s' * (hand_count > 1)}." in text


@law
@given(hands())
def test_no_two_actions_of_a_moment_have_the_same_label(record: Record) -> None:
    """A hint names exactly one of them."""
    position = record.position
    found = [words.action_label(action, position) for action in legal_actions(position)]
    assert len(found) == len(set(found))


@law
@given(hands())
def test_every_action_is_said_or_passed_over_at_any_moment(record: Record) -> None:
    """What stands beside a name is a verb in the name's person, or nothing."""
    for action in IMAGINABLE:
        if record.position.turn is not None:
            spoken, own = (words.said(action, record.position, name) for name in ("Ada", "You"))
            assert spoken == "" or spoken.split(" ")[0].endswith("s")
            verb, _, rest = spoken.partition(" ")
            first_person = "pass" if verb == "passes" else verb.removesuffix("s")
            assert own == f"{first_person} {rest}".strip()


@pytest.mark.parametrize("rules", [Rules(), Rules(deck=25), Rules(deck=32)], ids=repr)
def test_every_card_of_a_pack_has_its_own_words(rules: Rules) -> None:
    named = {words.action_label(action, _anywhere()) for action in _plays(rules)}
    assert len(rules.pack) == len(named)
    assert not any(map(RAW.search, named))


def _plays(rules: Rules) -> tuple[Action, ...]:
    return tuple(Play(card) for card in rules.pack)


def _anywhere() -> Position:
    return bid().position
