"""What the page must always tell, in words: score, trump, maker, dealer, turn, tricks, cards."""

from __future__ import annotations

from euchre.app.html import Element
from euchre.app.messages import Typed
from euchre.app.model import Stage, can_take_back
from euchre.app.screens import page
from euchre.app.words import SUITS, card_name, suit_name
from euchre.engine.position import Mark
from euchre.engine.seats import SEATS
from tests.app.moments import by_id, every, plain, with_class
from tests.app.table import Table, at_hand_over, play_on

BEFORE = (Stage.FIRST_DEALER, Stage.CUT)
RESULTS = (Stage.PASSED_OUT, Stage.HAND_OVER, Stage.GAME_OVER)


def test_score_target_and_tricks_are_always_in_the_text() -> None:
    """U9: as words, us before them, in every stage."""
    for model, root in every():
        us, them = model.game.score
        assert f"Us {us}Them {them}to {model.game.rules.target}" == by_id(root, "score").text
        ours, theirs = model.position.taken
        tally = by_id(root, "tally")
        heard = "".join(_heard(tally))
        assert f"Tricks {ours} for us, {theirs} for them" == heard


def _heard(element: Element) -> list[str]:
    """The pieces of text that a screen reader speaks."""
    if element.get("aria-hidden") == "true":
        return []
    pieces: list[str] = []
    for child in element.children:
        pieces += [child] if isinstance(child, str) else _heard(child)
    return pieces


def test_trump_and_its_maker_are_always_in_the_text() -> None:
    """U12: as words, not by colour; a loner is told too; before, nothing of an earlier hand."""
    for model, root in every():
        contract, text = model.position.contract, by_id(root, "contract").text
        if contract is None:
            made = [suit for suit in SUITS.values() if suit.capitalize() in text]
            down = model.position.table.mark is Mark.TURNED_DOWN
            barred = suit_name(model.position.offered)
            assert ([barred] if down else []) == made
            assert down is ("turned down" in text)
            continue
        name = model.settings.name(contract.maker)
        assert suit_name(contract.suit).capitalize() in text
        assert f"by {'you' if name == 'You' else name}" in text
        assert bool(contract.alone) is ("alone" in text)
        heard = "".join(_heard(by_id(root, f"seat-{model.place(contract.maker).name}")))
        assert f"maker, {suit_name(contract.suit)}" in heard


def test_dealer_turn_and_sitting_out_are_told_at_their_seats_alone() -> None:
    """F10: the marker stands on the one who acts, also while the dealer discards."""
    for model, root in every():
        position, contract = model.position, model.position.contract
        acts = model.stage in (Stage.YOURS, Stage.COVERED, Stage.THINKING)
        acting = position.turn if acts else None
        for seat in SEATS:
            heard = "".join(_heard(by_id(root, f"seat-{model.place(seat).name}")))
            known = model.stage is not Stage.FIRST_DEALER
            assert (seat is position.dealer and known) is ("dealer" in heard)
            assert (seat is acting) is ("to act" in heard)
            out = contract is not None and not contract.is_active(seat)
            sits_out = "sit out" if model.settings.name(seat) == "You" else "sits out"
            assert out is (sits_out in heard)
            assert model.settings.name(seat) in heard


def test_the_persons_cards_are_all_shown_while_the_hand_is_played() -> None:
    """F9, U4: five or six, with their names, until the result."""
    for model, root in every():
        shown = [str(one.get("id")) for one in with_class(root, "card-button")]
        unseen = model.stage in (*RESULTS, *BEFORE) or model.position.is_blind(model.reader)
        held = () if unseen or model.covered else model.position.holding(model.reader)
        assert {f"button-{card}" for card in held} == set(shown)
        for card in held:
            assert card_name(card, model.trump) in by_id(root, f"button-{card}").text


def test_the_others_cards_are_as_many_backs() -> None:
    for model, root in plain():
        for seat in model.reader.round_from[1:]:
            contract = model.position.contract
            active = contract is None or contract.is_active(seat)
            dealt = active and model.stage not in BEFORE
            count = len(model.position.holding(seat)) if dealt else 0
            down = [
                one
                for one in by_id(root, f"seat-{model.place(seat).name}").walk()
                if one.get("data-face") == "down"
            ]
            assert count == len(down)


def test_the_trick_lies_in_the_order_played() -> None:
    """U3: with its players' names, the leader first, the winner marked when it is complete."""
    for model, root in plain():
        if model.stage in RESULTS or not model.shown_trick:
            continue
        trick = by_id(root, "trick")
        slots = [one for one in trick.children if isinstance(one, Element)]
        leader = model.shown_trick[0][0]
        assert [f"slot-{model.place(seat).name}" for seat in leader.round_from] == [
            one.get("id") for one in slots
        ]
        for seat, card in model.shown_trick:
            heard = "".join(_heard(by_id(trick, f"slot-{model.place(seat).name}")))
            assert heard.startswith(model.settings.name(seat))
            assert heard.endswith(f": {card_name(card, model.trump)}")
            wins = model.stage in (Stage.TRICK, Stage.SWEEP) and seat is model.best_so_far
            assert wins is (" the trick: " in heard)
            assert (seat is leader and not wins) is (" lead" in heard)


def test_the_status_line_always_says_something() -> None:
    """U5: a refusal, a hint or a question takes the place of what goes on."""
    for model, root in every():
        status = by_id(root, "status")
        assert status.text.strip(" .")
        tone = "plain"
        if model.refusal is not None:
            tone = "refusal"
        elif model.stage in (Stage.YOURS, Stage.COVERED, *BEFORE):
            tone = "turn" if model.hint is None else "hint"
        elif can_take_back(model.game, model.people):
            tone = "turn"
        assert tone == status.get("data-tone")


def test_a_result_is_told_with_its_points() -> None:
    """R111."""
    for model, root in plain():
        if model.stage in RESULTS:
            panel = by_id(root, "result")
            assert panel.get("aria-labelledby") == "result-title"
            assert len(panel.text) > 20


def test_only_with_the_longest_names_what_happened_last_is_written_smaller() -> None:
    """Two names of sixteen letters leave too little room for the rest."""
    usual, named = Table.opened("?seed=7&pace=fast"), Table.opened("?seed=7&pace=fast")
    named.send(*(Typed(f"names.{seat.name}", "W" * 16) for seat in SEATS))
    for table, lengths in ((usual, {None}), (named, {None, "true"})):
        play_on(table, at_hand_over)
        statuses = [by_id(page(model), "status") for model in table.painted]
        assert lengths == {one.get("data-long") for one in statuses}
