"""Every option's own moment at the table: what is asked, what can be pressed, what comes of it."""

from __future__ import annotations

import pytest

from euchre.ai.bot import Because, Choice
from euchre.app import saved
from euchre.app.effects import Save, Think, Wait
from euchre.app.html import Element
from euchre.app.messages import Dialog, Do, KeptElsewhere, Key, Open, Pick, Simple
from euchre.app.model import PERSON, Stage, answers_itself, can_take_back
from euchre.app.pace import PACES
from euchre.app.screens import page
from euchre.app.update import update
from euchre.engine.actions import Call, Exchange, Give, Keep, LayDown, Pass, Play, Redeal
from euchre.engine.cards import Card, Rank, Suit, cards
from euchre.engine.position import Ending, Mark, Phase
from euchre.engine.reasons import AloneIsAskedLater, NeedsSuit, NotBottoms
from euchre.engine.seats import Seat
from tests.app.hands import dealt, does, to_the_end
from tests.app.moments import by_id, with_class
from tests.app.table import Table, acts, allowed, at_game_over, enabled, play_on, reachable
from tests.rules.words import dealt_by

BY_SOUTH = dealt_by(Seat.S)  # South holds 9s Qs Th Jd Ac, and turns up the 9c
BY_WEST, BY_NORTH, BY_EAST = map(dealt_by, (Seat.W, Seat.N, Seat.E))
PASSES = ("pass",) * 4


def root(table: Table) -> Element:
    return page(table.model)


def status(table: Table) -> str:
    return by_id(root(table), "status").text


def log(table: Table) -> str:
    model, _ = update(table.model, Open(Dialog.TRICKS))
    return " ".join(
        one.text for one in by_id(page(model), "tricks-dialog").walk() if one.tag == "li"
    )


def panel(table: Table) -> str:
    return by_id(root(table), "result").text


def calls(table: Table) -> list[str]:
    """The large buttons, in order."""
    return [str(one.get("data-do")) for one in with_class(by_id(root(table), "dock"), "call")]


def asks(table: Table, phase: Phase, *buttons: str) -> None:
    """The person decides in this phase, with these buttons; what is legal can be reached."""
    assert (Stage.YOURS, phase) == (table.model.stage, table.model.position.phase)
    assert list(buttons) == calls(table)
    assert allowed(table.model) == reachable(table.model)
    assert status(table).endswith((".", "?"))
    assert status(table) in table.model.announcement


# The up-card


def test_a_dealer_who_is_ordered_up_may_leave_the_card() -> None:
    """R27 (`pickup`): trump stands, and nothing is discarded."""
    table = dealt("may-leave", BY_SOUTH, "order up")
    asks(table, Phase.TAKE, "leave", "take")
    does(table, "leave")
    assert Mark.LEFT is table.model.position.table.mark
    assert "You leave the nine of clubs on the table." in log(table)
    taken = does(dealt("may-leave", BY_SOUTH, "order up"), "take")
    assert Phase.DISCARD is taken.model.position.phase


def test_a_dealer_who_must_take_the_card_is_not_asked() -> None:
    """R26."""
    assert Phase.DISCARD is dealt("-", BY_SOUTH, "order up").model.position.phase


@pytest.mark.parametrize(("rules", "may"), [("-", False), ("put-back", True)])
def test_the_up_card_can_be_put_down_only_where_the_house_lets_it(rules: str, may: bool) -> None:
    """D2 (`discard_upcard`)."""
    table = dealt(rules, BY_SOUTH, "order up")
    assert may is ("discard 9c" in enabled(root(table)))
    assert 6 == len(with_class(root(table), "card-button"))


# Calls


@pytest.mark.parametrize(
    ("rules", "buttons"),
    [
        ("-", ["call s", "call h", "call d"]),
        ("any-suit", ["call s", "call h", "call d", "call c"]),
        ("no-trump", ["call s", "call h", "call d", "call n"]),
        ("need-natural", ["call s", "call h", "call d"]),
    ],
)
def test_the_second_round_offers_what_may_be_called(rules: str, buttons: list[str]) -> None:
    """R33, R34, V5, V6 (`r2_suit`, `no_trump`, `need_suit`)."""
    table = dealt(rules, BY_EAST, *PASSES)
    asks(table, Phase.CALL, "pass", *buttons)


def test_no_trump_is_called_and_told() -> None:
    """V5 (`no_trump`): a badge of its own, and no bower anywhere."""
    table = does(dealt("no-trump", BY_EAST, *PASSES), "call no-trump")
    assert "No trump by you" in by_id(root(table), "contract").text
    assert "NT" in by_id(root(table), "seat-S").text
    assert [] == with_class(root(table), "badge")
    assert "You call no trump." in log(table)


def test_the_dealers_partner_may_assist_only_alone() -> None:
    """V1 (`canadian`): the one button says so, and no toggle is there to be forgotten."""
    table = dealt("canadian", BY_NORTH, "pass")
    asks(table, Phase.ORDER, "pass", "order alone")
    assert "Assist alone" in by_id(root(table), "call-order").text
    assert "alone" not in enabled(root(table))
    assert "alone" in status(table)
    table.send(Key("o", ""))
    assert (PERSON,) == table.model.position.made().alone


def test_a_suit_that_is_missing_is_explained() -> None:
    """V6: by key the person may try what no button offers."""
    line = "E 9sQsThJhAh/KsAd9dTdKd/AsKhQdJdQc/Js9hQhTcKc 9cTsJcAc"
    table = dealt("need-natural", line, *PASSES)
    table.send(Do(Call(Suit.DIAMONDS)))
    assert NeedsSuit(Suit.DIAMONDS) == table.model.refusal
    assert "call d" not in calls(table)
    assert "You hold no diamonds" in status(table)


# A joker that is turned up

JOKER_UP = "S 9sQsThJdAc/KsAhQdJcKc/AsKh9dTdQc/Js9hQhKdTc Jo9cTsJhAd"


def test_a_dealer_names_trump_with_the_cards_face_down() -> None:
    """D11 (`deck`, `benny_up`): nothing of the own holding can be seen, heard or pressed."""
    table = dealt("pack25", JOKER_UP)
    asks(table, Phase.NAME, "call s", "call h", "call d", "call c")
    held = by_id(root(table), "hand")
    assert [] == with_class(held, "card-button")
    assert 5 == sum(one.get("data-face") == "down" for one in held.walk())
    assert not [one for one in held.walk() if one.get("data-rank")]
    for key in "123456":
        assert () == table.send(Key(key, ""))
    does(table, "call h")
    assert 6 == len(with_class(root(table), "card-button"))
    asks(table, Phase.DISCARD)
    assert "discard Jo" not in enabled(root(table))


def test_a_dealer_who_may_look_sees_the_cards() -> None:
    """V9 (`benny_up`)."""
    table = dealt("pack25,benny-sees", JOKER_UP)
    asks(table, Phase.NAME, "call s", "call h", "call d", "call c")
    assert 5 == len(with_class(root(table), "card-button"))


def test_a_joker_that_stands_for_a_suit_is_ordered_up() -> None:
    """V9 (`benny_up`): the words name the suit, and the dealer takes the joker."""
    table = dealt("pack25,benny-h", JOKER_UP, "pass", "pass", "pass")
    asks(table, Phase.ORDER, "pass", "order")
    assert "Make hearts trump, and pick up the joker?" == status(table)
    turned = dealt("pack25,benny-h", JOKER_UP.replace("S ", "E ", 1), *PASSES)
    assert "Hearts turned down" in by_id(root(turned), "contract").text


def test_the_joker_has_its_own_face_and_lies_with_the_trumps() -> None:
    """R3: a card without a suit, told by its name."""
    table = does(dealt("pack25,benny-sees", JOKER_UP), "call c", "discard Th")
    first, *_ = with_class(by_id(root(table), "hand"), "card")
    assert ("Jo", None) == (first.get("data-rank"), first.get("data-suit"))
    assert "joker, the highest trump" in first.text


def test_sevens_and_eights_are_dealt_and_shown() -> None:
    """R2 (`deck`)."""
    table = Table.opened("?seed=1&rules=pack32&pace=instant")
    ranks = {card.rank for holding in table.model.position.holdings for card in holding}
    assert ranks & {Rank.SEVEN, Rank.EIGHT}
    held = table.model.position.holding(PERSON)
    assert {card.text for card in held} == {
        f"{one.get('data-rank')}{one.get('data-suit')}"
        for one in by_id(root(table), "hand").walk()
        if one.get("data-rank")
    }


@pytest.mark.parametrize(("rules", "first"), [("-", (3, 2)), ("deal2323", (2, 3))])
def test_the_cards_come_in_the_packets_of_the_house(rules: str, first: tuple[int, int]) -> None:
    """R18, R19 (`pattern`): the animation follows the deal."""
    table = Table.opened(f"?seed=1&rules={rules}&pace=slow")
    dealer = table.model.position.dealer
    for seat, size in zip(dealer.left.round_from, first * 2):
        cards_of = by_id(root(table), "hand" if seat is PERSON else f"seat-{seat.name}")
        packets = [
            one.get("data-packet") for one in cards_of.walk() if one.get("data-packet") is not None
        ]
        place = dealer.left.round_from.index(seat)
        assert [place] * size + [place + 4] * (5 - size) == packets


# Alone


def test_alone_is_asked_before_the_lead() -> None:
    """R66 (`alone_when`): no toggle with the call; afterwards a question of its own."""
    table = dealt("alone-later", BY_EAST, *PASSES)
    assert "alone" not in enabled(root(table))
    table.send(Do(Call(Suit.SPADES, alone=True)))
    assert AloneIsAskedLater() == table.model.refusal
    does(table, "call s")
    asks(table, Phase.ALONE, "together", "play-alone")
    does(table, "alone")
    assert (PERSON,) == table.model.position.made().alone
    assert "You play alone." in log(table)
    assert "sits out" in by_id(root(table), "seat-N").text


def test_the_makers_partner_is_asked_whether_to_play_alone() -> None:
    """R67 (`alone_who`): the bar and the seats tell who does."""
    table = dealt("alone-either", BY_EAST, *PASSES, "pass", "pass", "call h")
    asks(table, Phase.ALONE, "together", "play-alone")
    assert "Your partner made trump" in status(table)
    does(table, "alone")
    assert "Hearts by Ben, you alone" in by_id(root(table), "contract").text
    assert "alone" in by_id(root(table), "seat-S").text
    assert "alone" not in by_id(root(table), "seat-N").text


@pytest.mark.parametrize(("rules", "asked"), [("-", 0), ("defend-lone", 1), ("defend-any", 2)])
def test_a_defender_is_asked_as_the_house_has_it(rules: str, asked: int) -> None:
    """D10 (`defend_alone`): never, against a lone maker, in any hand."""
    found = 0
    for call in ("order up", "order up alone"):
        table = dealt(
            rules, BY_EAST, "pass", call, *(("discard 9h",) if call == "order up" else ())
        )
        if table.model.position.phase is Phase.DEFEND:
            asks(table, Phase.DEFEND, "defend-together", "defend-alone")
            does(table, "defend alone")
            assert "You defend alone." in log(table)
            assert "sits out" in by_id(root(table), "seat-N").text
            found += 1
    assert asked == found


@pytest.mark.parametrize(("rules", "leader"), [("-", Seat.S), ("left-leads", Seat.W)])
def test_who_leads_against_a_loner(rules: str, leader: Seat) -> None:
    """R53 (`lead_alone`): South plays alone, and East has dealt."""
    table = dealt(rules, BY_EAST, *PASSES, "call s alone", bots=["play Jc"])
    trick = table.model.position.trick
    assert trick is not None
    assert leader is trick.leader
    assert ("Your lead." == status(table)) is (leader is PERSON)


# Partner's best


def test_a_loner_puts_a_card_down_and_is_given_another() -> None:
    """R95 (`partners_best`): keep, or tap the card that goes."""
    table = dealt("best", BY_EAST, *PASSES, "call s alone", bots=["give As"])
    asks(table, Phase.BEST, "keep")
    assert 5 == len([do for do in enabled(root(table)) if do.startswith("discard ")])
    does(table, "discard Th")
    assert Card.parse("As") in table.model.position.holding(PERSON)
    assert "Ben gives you a card." in log(table)
    assert "ace of spades" not in log(table).split("Ben gives")[0]


def test_a_loner_may_keep_all_five() -> None:
    table = does(dealt("best", BY_EAST, *PASSES, "call s alone"), "keep")
    assert Phase.PLAY is table.model.position.phase


def test_the_loners_partner_gives_a_card_by_a_tap() -> None:
    """R95: the person sits out, holds the cards still, and chooses one."""
    table = dealt("best", BY_EAST, *PASSES, "pass", "pass", "call h alone", bots=["discard 9d"])
    asks(table, Phase.GIVE)
    assert {f"give {card}" for card in cards("9sQsThJdAc")} <= set(enabled(root(table)))
    table.send(Key("1", ""))
    gave = [action for action in table.model.game.record.actions if isinstance(action, Give)]
    assert 1 == len(gave)
    assert "You give Ben a card." in log(table)


def test_a_dealer_who_sits_out_may_give_any_of_six_cards() -> None:
    """D9: the up-card lies with him, and nothing was discarded."""
    table = dealt("best", BY_SOUTH, "pass", "order up alone", bots=["discard 9d"])
    asks(table, Phase.GIVE)
    assert "give 9c" in enabled(root(table))
    assert 6 == len(with_class(root(table), "card-button"))


# Bottoms

THREE_NINES = "E 9s9h9dJdAc/KsAhQdJcKc/AsKhQsTdQc/JsThQhKdTc 9cTsJhAd"
FOUR_NINES = "E 9s9h9d9cAc/KsAhQdJcKc/AsKhQsTdQc/JsThQhKdTc JdTsJhAd"
LOW = "E 9s9h9dTcAc/KsAhQdJcKc/AsKhQsTdQc/JsThQhKdJd 9cTsJhAd"


def test_three_alike_are_ready_to_be_changed() -> None:
    """R90 (`bottoms`): there is no choice of them, so one press will do."""
    table = dealt("bottoms-alike", THREE_NINES)
    asks(table, Phase.BOTTOMS, "keep", "exchange 9s9h9d")
    assert Do(Exchange(cards("9s9h9d"))).action in acts(root(table))
    table.send(Do(Exchange(cards("9s9h9d"))))
    assert set(cards("JdAcTsJhAd")) == set(table.model.game.record.positions[1].holding(PERSON))
    assert "You change the nine of spades, the nine of hearts and the nine of diamonds" in log(
        table
    )


@pytest.mark.parametrize(
    ("rules", "line"), [("bottoms-alike", FOUR_NINES), ("bottoms-any", LOW), ("bottoms-free", LOW)]
)
def test_which_three_are_changed_is_picked_by_taps(rules: str, line: str) -> None:
    """R90: what may go is marked, a fourth drops the first, and a tap lets a card be."""
    table = dealt(rules, line)
    asks(table, Phase.BOTTOMS, "keep", "exchange -")
    assert "Choose three cards" in status(table)
    assert "exchange -" not in enabled(root(table))
    table.send(Do(Exchange(())))
    assert NotBottoms(()) == table.model.refusal
    nines = cards("9s9h9d")
    table.send(*map(Pick, nines))
    assert "exchange 9s9h9d" in enabled(root(table))
    assert table.model.refusal is None
    lifted = [
        one.get("id")
        for one in with_class(root(table), "held")
        if one.get("data-state") == "lifted"
    ]
    assert {f"held-{card}" for card in nines} == set(lifted)
    table.send(Pick(nines[0]))
    assert nines[1:] == table.model.picked
    fourth = Card.parse("9c" if "9c" in line.split("/")[0] else "Tc")
    table.send(Pick(nines[0]), Pick(fourth))
    assert 3 == len(table.model.picked)
    assert nines[1] not in table.model.picked


def test_a_card_that_may_not_be_changed_can_not_be_picked() -> None:
    table = dealt("bottoms-any", LOW)
    assert (table.model, ()) == update(table.model, Pick(Card.parse("Ac")))
    assert "pick Ac" not in enabled(root(table))


def test_a_person_without_three_such_cards_is_not_asked_and_nothing_shows_it() -> None:
    """D14: everybody is asked in turn; the answer that is the only one comes at once."""
    table = dealt("bottoms-alike", BY_EAST, pace="normal")
    asked = [model for model in table.painted if model.stage is Stage.YOURS]
    assert [Phase.ORDER] == [model.position.phase for model in asked]
    assert Keep() == table.model.game.record.actions[0]
    waits = [one for one in table.effects if isinstance(one, Think)]
    assert {PACES["normal"]["card"]} == {one.least_ms for one in waits}
    assert 3 == len(waits)


def test_what_answered_itself_is_nothing_to_go_back_to() -> None:
    """U8: undo leads to a decision, never into a circle."""
    table = dealt("bottoms-alike", BY_EAST)
    assert "undo" not in enabled(root(table))
    table.send(Do(Pass()))
    table.send(Simple.UNDO)
    assert (Stage.YOURS, Phase.ORDER) == (table.model.stage, table.model.position.phase)


def test_a_tab_that_follows_another_answers_nothing_by_itself() -> None:
    """It only shows the other's game, and keeps nothing of its own until the person plays here."""
    played = play_on(Table.opened("?seed=3&rules=bottoms-alike&pace=instant"), at_game_over)
    texts = [one.text for one in played.effects if isinstance(one, Save)]
    records = [saved.read(text)[0].record for text in texts]
    waiting = [
        text
        for text, record in zip(texts, records)
        if record.actions and answers_itself(record.position)
    ]
    assert waiting
    table = Table.opened("?seed=3&pace=instant")
    effects = table.send(KeptElsewhere(waiting[0]))
    assert [] == [one for one in effects if isinstance(one, Save)]
    assert (True, Stage.THINKING) == (table.model.following, table.model.stage)
    table.send(Simple.CLOSE)
    assert Keep() == table.model.game.record.actions[-1]


# New deals

POOR = "E 9sTs9hTdAc/KsAhQdJcKc/AsKhQsTcQc/JsThQhKdJd 9c9dJhAd"


@pytest.mark.parametrize(
    ("rules", "dealer"), [("ace-no-face", Seat.E), ("ace-no-face,redeal-next", Seat.S)]
)
def test_poor_cards_may_be_dealt_anew(rules: str, dealer: Seat) -> None:
    """R89, D13 (`ace_no_face`, `redeal_by`): the cards are shown, nobody scores."""
    table = dealt(rules, POOR, "order up", "discard Js", pace="slow")
    asks(table, Phase.REDEAL, "keep", "redeal")
    table.send(Do(Redeal()))
    assert Stage.PASSED_OUT is table.model.stage
    assert "New deal" in panel(table)
    assert "ace of clubs" in panel(table)
    assert ("Cleo deals again" in status(table)) is (dealer is Seat.E)
    table.answer()
    assert (dealer, (0, 0)) == (table.model.position.dealer, table.model.game.score)


def test_nines_and_tens_without_a_trump_may_be_dealt_anew() -> None:
    """R91 (`nine_ten`): a nine of trump is a trump."""
    low = "E 9sTs9hThTc/KsAhQdJcKc/AsKhQsTdQc/JsAcQhKdJd 9c9dJhAd"
    table = dealt("nine-ten", low, *PASSES, "pass", "call d")
    asks(table, Phase.REDEAL, "keep", "redeal")
    does(table, "keep")
    assert Phase.PLAY is table.model.position.phase
    trumps = dealt("nine-ten", low, *PASSES, "pass", "call h")
    assert Phase.PLAY is trumps.model.position.phase


def test_better_cards_are_played_without_a_question() -> None:
    table = dealt("nine-ten,ace-no-face", BY_EAST, *PASSES, "call s")
    assert Phase.PLAY is table.model.position.phase
    assert (PERSON, Stage.YOURS) == (table.model.position.turn, table.model.stage)


# Reneges


def first_legal(wish: Think) -> Choice:
    return Choice(wish.view.legal[0], Because(()))


def led_at(rules: str, pace: str = "slow") -> Table:
    """West has led a king of spades to South, who holds two spades; hearts are trump."""
    return dealt(
        rules, BY_SOUTH, *PASSES, "call h", pace=pace, bots=["play Ks", "play As", "play Js"]
    )


def test_a_renege_is_refused_with_its_reason_unless_the_house_plays_it() -> None:
    """R94 (`renege`)."""
    for rules, legal in (("-", 2), ("renege", 5)):
        table = led_at(rules)
        assert legal == sum(do.startswith("play ") for do in enabled(root(table)))
        assert "follow spades" in status(table)
        table.send(Do(Play(Card.parse("Ac"))))
        assert (table.model.refusal is None) is (rules == "renege")


def test_a_renege_can_be_taken_back_until_the_next_card() -> None:
    """D12: the trick lies long enough to think better of it."""
    table = led_at("renege")
    before = table.model.game
    table.send(Do(Play(Card.parse("Ac"))))
    assert can_take_back(table.model.game, table.model.people)
    assert ["take-back"] == calls(table)
    assert "You could have followed spades: take the ace of clubs back?" == status(table)
    assert status(table) in table.model.announcement
    assert PACES["slow"]["trick"] in {one.ms for one in table.pending if isinstance(one, Wait)}
    table.send(Simple.TAKE_BACK)
    assert (before, Stage.YOURS) == (table.model.game, table.model.stage)
    table.send(Do(Play(Card.parse("9s"))))
    assert [] == calls(table)
    assert (table.model, ()) == update(table.model, Simple.TAKE_BACK)


@pytest.mark.parametrize(("card", "least"), [("Ac", "trick"), ("9s", "bot")])
def test_a_bot_gives_time_to_take_a_renege_back(card: str, least: str) -> None:
    """D12: one that plays after it waits as long as a trick lies."""
    table = dealt("renege", BY_NORTH, *PASSES, "call h", pace="slow", bots=["play Js"])
    table.send(Do(Play(Card.parse(card))))
    (wish,) = table.pending
    assert isinstance(wish, Think)
    assert PACES["slow"][least] == wish.least_ms
    assert (card == "Ac") is ("You could have followed" in table.model.announcement)
    assert (["take-back"] if card == "Ac" else []) == calls(table)


@pytest.mark.parametrize(
    ("rules", "score", "words"),
    [
        ("renege", (-4, 0), "You lose four points"),
        ("renege,renege-plus2", (0, 2), "Two points for them"),
    ],
)
def test_a_renege_that_comes_out_ends_the_hand(
    rules: str, score: tuple[int, int], words: str
) -> None:
    """R92, R93 (`renege_penalty`): found when the suit is played later."""
    table = led_at(rules, "instant")
    table.choose = first_legal
    table.send(Do(Play(Card.parse("Ac"))))
    table.settle()
    while table.model.stage is Stage.YOURS:
        spades = [card for card in table.model.position.holding(PERSON) if card.suit is Suit.SPADES]
        table.send(Do(Play(spades[0])))
        table.settle()
    position = table.model.position
    assert (Ending.RENEGE, PERSON) == position.ended
    assert score == table.model.game.score
    assert words in panel(table)
    assert "You have reneged" in log(table)
    assert "them" == by_id(root(table), "result").get("data-side")


# Points


@pytest.mark.parametrize(
    ("rules", "points"), [("-", "Two points"), ("lone-euchre4", "Four points")]
)
def test_a_euchred_loner_costs_what_the_house_says(rules: str, points: str) -> None:
    """V2 (`lone_euchre`): Ada plays clubs alone, and the others take three."""
    table = to_the_end(dealt(rules, BY_EAST, *PASSES, "pass", "call d alone"))
    assert "Ada called diamonds alone." in panel(table)
    assert f"{points} for you" in panel(table)


def test_a_hand_that_all_passed_is_dealt_again_by_the_same_dealer() -> None:
    """D5 (`passed_out`): the page says who deals."""
    for rules, words in (("nostick,same-dealer", "deals again"), ("nostick", "You deal next")):
        table = dealt(rules, BY_EAST, *PASSES, "pass", "pass", "pass", bots=["pass"])
        passed_out = [model for model in table.painted if model.stage is Stage.PASSED_OUT]
        told = [by_id(page(model), "status").text for model in passed_out]
        assert all(words in text for text in told)
        assert (Seat.E if "again" in words else Seat.S) is table.model.position.dealer


# Laying down


def test_the_lay_down_is_offered_only_where_it_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    """R97: what is sure is for the engine to say; here it says so always, or never."""
    for sure in (False, True):
        monkeypatch.setattr("euchre.engine.judge.sweeps", lambda _, is_so=sure: is_so)
        table = dealt("-", BY_EAST, *PASSES, "call s")
        assert sure is ("lay-down" in enabled(root(table)))
        assert allowed(table.model) == reachable(table.model)
    table.send(Do(LayDown()))
    assert Stage.HAND_OVER is table.model.stage
    assert "You laid down: your side took 5 of the five tricks." in panel(table)
    assert "You lay down the nine of spades" in log(table)
    assert "March" in panel(table)
