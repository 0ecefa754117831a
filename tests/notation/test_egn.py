"""What stands in an EGN file: how it is read, what is lost on the way, and what is refused."""

from __future__ import annotations

import json

import pytest

from euchre.engine.cards import Card, Suit, cards
from euchre.engine.deal import Deal
from euchre.engine.reasons import MustFollow, Reason, SuitTurnedDown, WrongMoment
from euchre.engine.rules import Rules
from euchre.engine.seats import Seat
from euchre.notation.egn import NotTold, read_egn, write_egn
from euchre.notation.egn.tree import DEEPEST
from euchre.notation.file import Entry, PenFile
from euchre.notation.pen import NotationError, read_file, read_record, read_rules, write, write_file
from euchre.notation.reading_file import LONGEST_FILE
from tests.notation.egn_files import PEN, egn

DEAL = "N AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc Ks9s9hQd"
LONE = "deals.0.phases"
PLAIN = "deals.1.phases"

Change = tuple[str, object]


# Reading


@pytest.mark.parametrize(
    ("ruleset", "codes"),
    [
        ({}, "-"),
        ({"std": False, "winning_score": 11, "num_deals": 0}, "to11,nostick"),
        ({"min_rank": 7}, "pack32"),
        ({"joker": True, "min_rank": 9}, "pack25"),
        ({"canadian": True, "loner_lead": "LEFT_OF_LONER"}, "left-leads,canadian"),
        ({"loner_euchred_score": 4, "loner_march_score": 4}, "lone-euchre4"),
        ({"defend_alone": True}, "defend-lone,defend4"),
        ({"partners_best": True, "allow_no_trump": True}, "best,no-trump"),
        ({"num_players": 4, "fast_break": False, "four_trick_tokens": False}, "-"),
    ],
)
def test_each_word_of_a_ruleset_has_its_option(ruleset: dict[str, object], codes: str) -> None:
    told = read_egn(egn(("metadata.ruleset", ruleset), ("deals", [bare_deal(codes)])))
    assert read_rules(codes) == told.file.entries[0].record.rules
    assert () == told.losses


def bare_deal(codes: str) -> dict[str, object]:
    """A deal of the pack of these rules, before the first call."""
    rules = read_rules(codes)
    record = f"{codes} 3-7 {write(Deal.numbered(7, Seat.S, rules.pack))}"
    written = write_egn(PenFile((), (Entry(read_record(record)),)))
    deal: dict[str, object] = json.loads(written.text)["deals"][0]
    return deal


@pytest.mark.parametrize(
    "change",
    [
        ("deals.0.initialState.playerCards.2.0", "R"),
        (f"{LONE}.1.tricks.3.1", "L"),
        ("deals.0.initialState.playerCards.1.4", "L"),
        ("deals.1.initialState.upCard", "Nh"),
        ("deals.0.initialState.upCard", "KS"),
        (f"{LONE}.0.phaseNumber", ...),
        (f"{PLAIN}.1.isAlone", False),
        ("version", "1.2.7"),
        (f"{PLAIN}.1.playAnnotations", {}),
        (f"{PLAIN}.0.aloneDefender", -1),
        ("deals.1.alternativeLines", []),
        ("metadata.description", ""),
    ],
)
def test_a_thing_may_be_written_in_more_than_one_way(change: Change) -> None:
    converted = read_egn(egn(change))
    assert (PEN, ()) == (write_file(converted.file), converted.losses)


def test_a_dealer_may_put_the_up_card_back_where_one_has_done_so() -> None:
    """EGN does not ask: the option is on when somebody used it."""
    changes = (
        ("deals.0", ...),
        ("deals.0.phases.0.discard", "9h"),
        ("deals.0.phases.1.tricks", [["9s", "As", "Qs", "Ts"]]),
    )
    converted = read_egn(egn(*changes))
    assert Rules(discard_upcard=True) == converted.file.entries[0].record.rules
    assert () == write_egn(converted.file).losses


@pytest.mark.parametrize(
    ("change", "lost"),
    [
        (("metadata.ruleset.farmers", True), "metadata.ruleset.farmers: which hands"),
        (("metadata.ruleset.go_under", True), "metadata.ruleset.go_under: which cards"),
        (
            ("metadata.players.1", {"name": "Bo", "playerIds": []}),
            "metadata.players[1].playerIds: only names are kept",
        ),
        (("metadata.description", "One\ntwo."), "metadata.description: the line breaks"),
        (("metadata.finalScore", [3, 9]), "metadata.finalScore: the last hand is not over here"),
        (("deals.0.dealNumber", 7), "deals[0].dealNumber: 7, as hands are numbered from 1 on"),
        (
            ("deals.0.alternativeLines", [{"branchIndex": 0, "phases": []}]),
            "deals[0].alternativeLines: side lines are not read",
        ),
        (
            (f"{LONE}.0.callAnnotations.1", ["A {brace}."]),
            "deals[0].phases[0].callAnnotations.1[0]: braces were made round",
        ),
        (
            (f"{LONE}.1.playAnnotations.2", ["x" * 1000] * 20),
            "deals[0]: 10 notes, for which a hand has no room",
        ),
        (("deals", []), "metadata: rules and score, as there is no hand to bear them"),
    ],
)
def test_what_pen_has_no_room_for_is_named(change: Change, lost: str) -> None:
    converted = read_egn(egn(change))
    assert [True] == [str(loss).startswith(lost) for loss in converted.losses]
    assert converted.file == read_file(write_file(converted.file))


def test_cards_that_nobody_has_seen_are_made_up_when_that_is_wanted() -> None:
    """The lone player's partner has not shown a card; the file may say so by `Xx` too."""
    unknown = ("deals.0.initialState.playerCards.2", ["Xx"] * 5)
    for text in (egn(unknown), egn(("deals.0.initialState.playerCards", ...))):
        with pytest.raises(NotTold, match=r"^deals\[0\].initialState: cards are not told: 5 of N$"):
            read_egn(text)
        converted = read_egn(text, fill=True)
        told = converted.file.entries[0].record
        assert cards("AsThKhAhTd") == told.positions[0].holding(Seat.S)
        assert 5 == len(told.positions[0].holding(Seat.N))
        assert ["deals[0].initialState: cards of N are not told: 9h Qd Tc Kc Ac made up"] == [
            *map(str, converted.losses)
        ]


def test_a_discard_that_is_not_told_is_worked_out_or_made_up() -> None:
    """The dealer's other cards tell it; without them a weak card is made up."""
    over = [["9s", "As", "Qs", "9h"], ["Qh", "Jh", "Th", "Jd"], ["Tc", "9d", "Kc", "Jc"]]
    tricks = [*over, ["Ac", "Qc", "Ah", "Js"], ["Kd", "Kh", "Td", "Ad"]]
    changes: list[Change] = [("deals.0", ...), ("deals.0.phases.0.discard", ...)]
    changes.append(("deals.0.phases.1.tricks", tricks))
    told = read_egn(egn(*changes)).file.entries[0].record
    assert (Card.parse("Ts"),) == told.position.table.put_down
    text = egn(*changes, ("deals.0.initialState.playerCards", ...))
    with pytest.raises(NotTold, match="1 of E"):
        read_egn(text)
    [entry] = read_egn(text, fill=True).file.entries
    assert (Card.parse("9c"),) == entry.record.position.table.put_down


# What is refused

ROUND_1 = f"{LONE}.0.calls"
TRICK = f"{LONE}.1.tricks"


@pytest.mark.parametrize(
    ("change", "part", "why"),
    [
        (("fileType", "PGN"), "fileType", "'Euchre Game Notation' stands here"),
        (("fileType", 7), "fileType", "a text stands here"),
        (("version", "2.0"), "version", "1.2 to 1.6 can be read, not '2.0'"),
        (("version", ...), "file", "'version' is missing"),
        (("comment", "x"), "file", "EGN has no 'comment' here"),
        (("metadata.élan", 1), "metadata", r"EGN has no '\xe9lan' here"),
        (("metadata", []), "metadata", "an object {...} stands here"),
        (("metadata.title", "x" * 129), "metadata.title", "129 characters, at most 128"),
        (("metadata.title", "\ud800"), "metadata.title", "half of a pair"),
        (("metadata.players", ["a"] * 5), "metadata.players", "5 entries: 0 to 4 may stand here"),
        (("metadata.players.0", None), "metadata.players[0]", "an object"),
        (("metadata.initialScore", [0]), "metadata.initialScore", "1 entries: 2 may stand here"),
        (("metadata.initialScore.0", True), "metadata.initialScore[0]", "a whole number"),
        (("metadata.initialScore.0", 1.0), "metadata.initialScore[0]", "a whole number"),
        (("metadata.initialScore.0", float("nan")), "metadata.initialScore[0]", "a whole number"),
        (("metadata.initialScore.0", 10**4000), "metadata.initialScore[0]", "a whole number"),
        (("metadata.initialScore.0", 1000), "metadata.initialScore[0]", "1000 is not from -999"),
        (("metadata.initialScore.0", 10), "deals[0].initialState", "can't begin at 10-7"),
        (("metadata.ruleset.std", 1), "metadata.ruleset.std", "true or false"),
        (("metadata.ruleset.min_rank", 8), "metadata.ruleset", "this pack can't be played"),
        (("metadata.ruleset.num_deals", 8), "metadata.ruleset.num_deals", "only 0 can be played"),
        (("metadata.ruleset.winning_score", 0), "metadata.ruleset.winning_score", "from 1 to 99"),
        (("metadata.ruleset.fast_break", True), "metadata.ruleset.fast_break", "only false"),
        (("metadata.ruleset.loner_march_score", 5), "metadata.ruleset.loner_march_score", "only 4"),
        (
            ("metadata.ruleset.loner_euchred_score", 3),
            "metadata.ruleset.loner_euchred_score",
            "2 or",
        ),
        (
            ("metadata.ruleset.loner_lead", "ANY"),
            "metadata.ruleset.loner_lead",
            "LEFT_OF_DEALER or",
        ),
        (
            ("metadata.ruleset", {"joker": True, "allow_no_trump": True}),
            "metadata.ruleset",
            "joker",
        ),
        (("metadata.finalScore", [0]), "metadata.finalScore", "1 entries"),
        (("deals", [{}] * 101), "deals", "101 entries: 0 to 100"),
        (("deals.0", "c2FmZQ=="), "deals[0]", "packed into a text"),
        (("deals.0.initialState.dealer", 4), "deals[0].initialState.dealer", "from 0 to 3"),
        (("deals.0.initialState.upCard", "B"), "deals[0].initialState.upCard", "a joker"),
        (("deals.0.initialState.upCard", "Xx"), "deals[0].initialState.upCard", "must be told"),
        (("deals.0.initialState.upCard", "R"), "deals[0].initialState.upCard", "a bower needs"),
        (
            ("deals.0.initialState.upCard", "10s"),
            "deals[0].initialState.upCard",
            "'10s' is no card",
        ),
        (
            ("deals.0.initialState.playerCards.0.0", "At"),
            "deals[0].initialState.playerCards[0][0]",
            "'At' is no card that can be read",
        ),
        (("deals.0.initialState.playerCards.0.0", "Js"), "deals[0].initialState", "dealt twice"),
        (
            ("deals.0.initialState.playerCards.0.0", "7s"),
            "deals[0].initialState",
            "7s is not in the",
        ),
        (("deals.0.phases.0.type", "BIDS"), "deals[0].phases[0].type", "EUCHRE_BIDDING stands"),
        ((ROUND_1, ["Pass"] * 9), "deals[0].phases[0].calls", "9 entries: 0 to 8"),
        ((f"{ROUND_1}.1", "x"), "deals[0].phases[0].calls[1]", "'x' is no call that can be read"),
        ((f"{ROUND_1}.1", "Pass"), "deals[0].phases[0].isAlone", "nobody has made trump"),
        ((f"{LONE}.1.isAlone", False), "deals[0].phases[1].isAlone", "the bidding says otherwise"),
        (
            (f"{LONE}.0.cardExchanges", [{"receiver": 0, "cards": []}]),
            "deals[0].phases[0].cardExchanges",
            "EGN tells too little of changed cards",
        ),
        (
            (f"{LONE}.0.aloneDefender", 1),
            "deals[0].phases[0].aloneDefender",
            "the ruleset does not let anybody defend alone",
        ),
        (
            (f"{LONE}.0.callAnnotations", {"2": []}),
            "deals[0].phases[0].callAnnotations.2",
            "'2' is none of the 2 actions",
        ),
        (
            (f"{LONE}.1.playAnnotations", {"15": []}),
            "deals[0].phases[1].playAnnotations.15",
            "'15' is none of the 15 actions",
        ),
        ((f"{TRICK}.0", ["Qc", "Th"]), "deals[0].phases[1].tricks[0]", "2 entries: 3 may stand"),
        ((f"{TRICK}.0.0", "Xx"), "deals[0].phases[1].tricks[0][0]", "this card must be told"),
        ((f"{TRICK}.4", ...), "deals[1]", "the hand before this one is not over"),
        ((f"{PLAIN}.0.discard", ...), "deals[1].initialState", "the dealer's discard is not told"),
        (
            ("deals.1.initialState.playerCards.1", ...),
            "deals[1].initialState.playerCards",
            "3 entries: 4 may stand here",
        ),
        (
            ("deals.1.initialState.playerCards.1", []),
            "deals[1].initialState",
            "cards are not told: 4 of W; only those of a hand that is over can be made up",
        ),
    ],
)
def test_what_cant_be_read_is_told_with_its_path(change: Change, part: str, why: str) -> None:
    error = refusal(egn(change))
    assert (part, 0) == (error.part, error.column)
    assert why in error.why
    assert f"{part}: {error.why}" == str(error)


def refusal(text: str) -> NotationError:
    with pytest.raises(NotationError) as refused:
        read_egn(text, fill=True)
    return refused.value


@pytest.mark.parametrize(
    ("change", "part", "reason"),
    [
        ((f"{ROUND_1}.1", "h"), "deals[0].phases[0].calls[1]", WrongMoment()),
        ((ROUND_1, ["Order", "Pass"]), "deals[0].phases[0].calls[1]", WrongMoment()),
        (
            (ROUND_1, ["Pass"] * 4 + ["s"]),
            "deals[0].phases[0].calls[4]",
            SuitTurnedDown(Suit.SPADES),
        ),
        (
            (f"{TRICK}.1.1", "As"),
            "deals[0].phases[1].tricks[1][1]",
            MustFollow(Suit.DIAMONDS, Suit.SPADES, Card.parse("As"), cards("Td")),
        ),
    ],
)
def test_what_the_rules_refuse_is_told_with_its_path(
    change: Change, part: str, reason: Reason
) -> None:
    error = refusal(egn(change))
    assert (part, reason) == (error.part, error.reason)


def test_a_name_that_stands_twice_is_refused() -> None:
    doubled = egn().replace('"std": true', '"std": true, "std": false')
    assert "metadata.ruleset: 'std' stands a second time" == str(refusal(doubled))


def test_a_final_score_must_be_what_the_hands_come_to() -> None:
    assert () == read_egn(egn(("deals.1", ...), ("metadata.finalScore", [3, 9]))).losses
    error = refusal(egn(("deals.1", ...), ("metadata.finalScore", [4, 9])))
    assert "metadata.finalScore: the hands come to [3, 9]" == str(error)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "line 1 (column 1): this is not JSON"),
        ('{"a":\n x}', "line 2 (column 2): this is not JSON"),
        ("[" * (DEEPEST + 1), f"file (column {DEEPEST + 1}): at most {DEEPEST} brackets"),
        ("[" * 100_000, "at most"),
        ('{"a":' * 100_000, "at most"),
        ('"\\"' * 300_000, "this is not JSON"),
        (" " * (LONGEST_FILE + 1), f"file (column {LONGEST_FILE + 1}): at most {LONGEST_FILE}"),
        ("[]", "file: an object"),
        ("-Infinity", "file: an object"),
        ("9" * 100_000, "file: an object"),
    ],
)
def test_what_is_no_json_or_too_much_of_it_is_refused_at_once(text: str, told: str) -> None:
    assert told in str(refusal(text))


# Writing

PASSED = f"nostick 0-0 {DEAL} | p p p p p p p p =0-0"


@pytest.mark.parametrize(
    ("records", "told"),
    [
        ([f"may-leave 0-0 {DEAL} | p o l"], "hand 1: EGN has no word for a dealer who leaves"),
        ([f"alone-either 0-0 {DEAL} | p o -Tc a"], "hand 1: EGN has no word for a maker's partner"),
        ([f"defend-any 0-0 {DEAL} | p o -Tc x"], "hand 1: EGN lets a defender play alone against"),
        ([f"best 0-0 {DEAL} | p o* -Th gAc"], "hand 1: EGN has no place for the card that a loner"),
        ([f"any-suit 0-0 {DEAL} | p p p p s"], "hand 1: EGN can't tell this as it was played: not"),
        ([f"- 0-0 {DEAL}", f"- 0-0 {DEAL}"], "hand 1: only the last hand of an EGN file may be"),
        ([PASSED, f"- 0-0 {DEAL}"], "hand 2: an EGN file has one set of rules"),
        ([PASSED, f"nostick 1-0 {DEAL}"], "hand 2: EGN goes on at 0-0, not 1-0"),
    ],
)
def test_a_hand_that_egn_has_no_words_for_is_refused(records: list[str], told: str) -> None:
    file = PenFile((), tuple(Entry(read_record(record)) for record in records))
    with pytest.raises(NotationError) as refused:
        write_egn(file)
    assert str(refused.value).startswith(told)


@pytest.mark.parametrize(
    ("pen", "lost"),
    [
        (f'[Seed "7"]\n1. - 0-0 {DEAL}', "tag Seed: EGN has no such thing"),
        (f'[Date "Monday"]\n1. - 0-0 {DEAL}', "tag Date: EGN writes it as 2026-11-30"),
        (f'[West "{"x" * 65}"]\n1. - 0-0 {DEAL}', "tag West: EGN has room for 64 letters"),
        (f"1. put-back 0-0 {DEAL}", "rules: EGN can't say put-back"),
        (f"1. defend-lone 0-0 {DEAL}", "rules: EGN can't say defend_alone_score as_makers"),
        (f"1. bottoms-any 0-0 {DEAL} | k k k k p", "rules: EGN can't say bottoms-any"),
        (f"1. nine-ten 0-0 {DEAL} | p o -Tc k k k k", "rules: EGN can't say nine-ten"),
        (f"1. alone-later 0-0 {DEAL} | o -Tc a", "rules: EGN can't say alone-later"),
        (f"1. - 0-0 {DEAL} {{Hm.}} | p", "hand 1, note 1: EGN has notes on calls and plays only"),
        (f"1. - 0-0 {DEAL} | p (o)", "hand 1, note 1: side lines are not written"),
        (f"1. - 0-0 {DEAL} | p {{[!] no}}", "hand 1, note 1: EGN would take the first letters"),
        (f"1. - 0-0 {DEAL} | p {{{'x' * 1020}}}", "hand 1, note 1: EGN has room for 1024"),
        (f"1. - 0-0 {DEAL} | p {'! ' * 50}!", "hand 1, note 51: EGN has room for 50 here"),
    ],
)
def test_what_egn_has_no_room_for_is_named(pen: str, lost: str) -> None:
    losses = write_egn(read_file(pen)).losses
    assert [lost] == [str(loss)[: len(lost)] for loss in losses]


def test_an_option_that_nobody_used_leaves_the_hand_as_it_was() -> None:
    """The answers to what it asks go with it."""
    told = read_record(f"nine-ten,may-leave 0-0 {DEAL} | p o t -Tc k k k k | KdTdAdQs")
    written = write_egn(PenFile((), (Entry(told),)))
    assert {"rules"} == {loss.part for loss in written.losses}
    [entry] = read_egn(written.text).file.entries
    assert read_record(f"- 0-0 {DEAL} | p o -Tc | KdTdAdQs") == entry.record


def test_a_won_game_is_written_with_its_final_score() -> None:
    assert "finalScore" not in json.loads(write_egn(read_file(PEN)).text)["metadata"]
    won = PEN.replace("3-7", "3-8").partition("2. -")[0]
    text = write_egn(read_file(won)).text
    assert [3, 10] == json.loads(text)["metadata"]["finalScore"]


def test_a_file_without_hands_has_a_heading_yet() -> None:
    file = PenFile((("South", "Ada"),))
    written = write_egn(file)
    assert () == written.losses
    assert file == read_egn(written.text).file
