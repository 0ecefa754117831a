"""Dealing: who deals first, the cut, what the log tells of both, and that a save keeps them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from euchre.app import saved
from euchre.app.dealing import cut_of, cuts, cutter, new_game, next_hand
from euchre.app.log import told_before
from euchre.app.messages import Cut, Dialog, FirstDealer, Open, Simple
from euchre.app.model import PERSON, Model, Stage
from euchre.app.screens import page
from euchre.app.update import update
from euchre.app.words import card_name
from euchre.app.words.names import NAMES
from euchre.engine.draw import first_dealer
from euchre.engine.errors import EuchreError
from euchre.engine.game import Game
from euchre.engine.rules import Rules
from euchre.engine.seats import SEATS, Seat
from tests.app.moments import by_id
from tests.app.table import Table, at_game_over, at_yours, play_on

CUTTING = "?pace=instant&rules=cut,to5&seed="


def asked_to_cut() -> Table:
    """A table at which the person may cut for the first hand."""
    for seed in range(50):
        table = Table.opened(f"{CUTTING}{seed}")
        if table.model.stage is Stage.CUT:
            return table
    raise AssertionError("the person is never asked")


def log_of(table: Table) -> list[str]:
    model, _ = update(table.model, Open(Dialog.TRICKS))
    return [one.text for one in by_id(page(model), "tricks-dialog").walk() if one.tag == "li"]


# Who deals first


def test_the_person_chooses_the_first_dealer_where_the_house_does() -> None:
    """R13: asked before anything is dealt, and asked once."""
    for seat in SEATS:
        table = Table.opened("?seed=3&rules=choose")
        assert Stage.FIRST_DEALER is table.model.stage
        table.send(FirstDealer(seat))
        assert (seat, Stage.DEALING) == (table.model.position.dealer, table.model.stage)
        table.send(FirstDealer(seat.left))
        assert seat is table.model.position.dealer


def test_a_chosen_dealer_is_kept() -> None:
    """U14: also one whom the seed would not have found."""
    for seat in SEATS:
        table = Table.opened("?seed=3&rules=choose")
        table.send(FirstDealer(seat))
        assert table.model.game == saved.read(table.saved)[0]
        play_on(table, at_yours)
        assert table.model.game == Table.opened("", table.saved).model.game


def test_no_card_is_shown_and_nothing_is_told_before_the_dealer_is_chosen() -> None:
    """R109: the hand is there, but nobody has seen anything of it."""
    table = Table.opened("?seed=3&rules=choose")
    assert [] == [one for one in page(table.model).walk() if one.get("data-rank")]
    assert [] == log_of(table)


@pytest.mark.parametrize(("rules", "black"), [("first-jack", False), ("first-black", True)])
def test_the_log_tells_who_got_which_card_until_the_jack(rules: str, black: bool) -> None:
    """R11, R12: every card with its player, and who deals."""
    for seed in range(10):
        table = Table.opened(f"?seed={seed}&rules={rules}")
        dealer, turned = first_dealer(table.model.game.rules, str(seed))
        line, *_ = log_of(table)
        at = [line.index(f"{NAMES[seat.value]} {card_name(card)}") for seat, card in turned]
        assert sorted(at) == at
        assert line.endswith("You deal first." if dealer is PERSON else "deals first.")
        assert dealer is table.model.position.dealer
        jacks = [card_name(card) for _, card in turned if card.rank.value == "J"]
        assert black or 1 == len(jacks)


def test_the_jack_is_told_in_the_first_hand_only() -> None:
    game = Game.new(Rules(first_dealer="jack"), "3")
    assert 1 == len(told_before(game, NAMES))
    later = Table.opened("?seed=3&pace=instant&rules=first-jack,to5")
    play_on(later, lambda model: len(model.game.hands) == 2)
    assert () == told_before(later.model.game, NAMES)


# The cut


def test_the_player_on_the_dealers_right_cuts() -> None:
    """R15."""
    for dealer in SEATS:
        assert dealer is cutter(dealer).left


def test_the_person_is_asked_exactly_when_on_the_dealers_right() -> None:
    """R15: before the cards are dealt, hand after hand, and never where nobody cuts."""
    for rules in ("cut,to5", "to5"):
        table = play_on(Table.opened(f"?seed=5&pace=instant&rules={rules}"), at_game_over)
        asked = [model.stage is Stage.CUT for model in table.painted]
        begun = [len(model.game.hands) for model in table.painted]
        for hand, record in enumerate(table.model.game.hands, start=1):
            right = cutter(record.position.dealer) is PERSON
            was_asked = any(cut for cut, at in zip(asked, begun) if at == hand)
            assert (right and rules != "to5") is was_asked


def test_each_cut_deals_another_hand_and_no_cut_leaves_the_pack() -> None:
    """R15: high, middle and low lift off more and more cards."""
    table = asked_to_cut()
    uncut = table.model.game
    high, middle, low = cuts(uncut.rules)
    assert 4 <= high < middle < low <= 20
    found = [update(table.model, Cut(at))[0].game for at in (0, high, middle, low)]
    assert uncut == found[0]
    assert all(one.record.start != other.record.start for one, other in pairwise(found))
    assert [0, high, middle, low] == [cut_of(game, 0) for game in found]


@pytest.mark.parametrize("at", [1, 3, 21, 24, 31])
def test_a_cut_that_no_button_offers_changes_nothing(at: int) -> None:
    """Each part of a cut pack has four cards or more."""
    model = asked_to_cut().model
    assert (model, ()) == update(model, Cut(at))


def test_a_cut_out_of_its_time_changes_nothing() -> None:
    table = asked_to_cut()
    opened, _ = update(table.model, Open(Dialog.HELP))
    assert (opened, ()) == update(opened, Cut(6))
    table.send(Cut(6))
    for message in (Cut(12), FirstDealer(Seat.W)):
        assert (table.model, ()) == update(table.model, message)


def test_nothing_goes_on_by_itself_while_the_person_may_cut() -> None:
    table = asked_to_cut()
    assert [] == table.pending
    for message in (Simple.SKIP, Simple.HINT, Open(Dialog.HELP), Simple.CLOSE):
        table.send(message)
    assert ([], Stage.CUT) == (table.pending, table.model.stage)


def test_no_card_is_shown_before_the_pack_is_cut() -> None:
    """R109: what would be dealt without a cut is nobody's business."""
    root = page(asked_to_cut().model)
    assert [] == [one for one in root.walk() if one.get("data-rank")]
    assert [] == log_of(asked_to_cut())


def test_a_bot_cuts_or_not_and_the_same_game_always_alike() -> None:
    """By chance, but by the game's own."""
    rules = Rules(cut=True)
    games = [new_game(rules, str(seed), Seat.S) for seed in range(60)]
    found = [cut_of(game, 0) for game in games]
    assert games == [new_game(rules, str(seed), Seat.S) for seed in range(60)]
    assert 0 < found.count(0) < 40
    assert len(set(found)) > 10


def test_a_cut_is_told_in_the_log_and_no_cut_is_not() -> None:
    table = asked_to_cut()
    table.send(Cut(12))
    assert "You cut the pack." in table.model.unsaid
    play_on(table, at_yours)
    assert "You cut the pack." == log_of(table)[0]
    other = asked_to_cut()
    other.send(Cut(0))
    play_on(other, at_yours)
    assert not [line for line in log_of(other) if "cut" in line]


def test_a_save_keeps_every_cut() -> None:
    """U14: of the person and of the bots, hand by hand."""
    table = play_on(Table.opened(CUTTING + "5"), at_game_over)
    game = table.model.game
    assert any(cut_of(game, hand) for hand in range(len(game.hands)))
    assert game == saved.read(table.saved)[0]


def test_a_page_that_is_reloaded_before_the_cut_asks_again() -> None:
    table = asked_to_cut()
    assert Stage.CUT is Table.opened("", table.saved).model.stage
    table.send(Cut(6))
    assert Stage.DEALING is Table.opened("", table.saved).model.stage


def test_a_hand_that_no_cut_deals_is_refused() -> None:
    """A save that somebody has changed: the cards of another seed."""
    table = play_on(Table.opened(CUTTING + "5"), at_yours)
    with pytest.raises(EuchreError, match="not the hand"):
        saved.read(table.saved.replace('"seed": "5"', '"seed": "6"'))


def test_undo_goes_back_over_a_cut() -> None:
    """The hand that was cut for is gone, and is asked for anew."""
    table = play_on(Table.opened(CUTTING + "5"), in_a_later_cut)
    before = table.model.game
    table.send(Simple.UNDO)
    assert at_yours(table.model)
    assert len(before.hands) > len(table.model.game.hands)
    play_on(table, in_a_later_cut)
    assert before == table.model.game


def in_a_later_cut(model: Model) -> bool:
    return model.stage is Stage.CUT and len(model.game.hands) > 1


def test_the_next_hand_is_cut_by_a_bot_too() -> None:
    game = play_on(Table.opened(CUTTING + "5"), lambda model: len(model.game.hands) > 1).model.game
    first = Game(game.rules, game.seed, game.hands[:1])
    assert next_hand(first).record.start == next_hand(first).record.start
