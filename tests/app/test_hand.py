"""The person's holding as it lies before the eye: by suit, under the trump."""

from __future__ import annotations

from itertools import groupby, pairwise

from hypothesis import given
from hypothesis import strategies as st

from euchre.app.arrange import arranged
from euchre.app.html import Element
from euchre.app.model import Stage
from euchre.engine.cards import PACK, Card, Suit, cards
from euchre.engine.trump import TRUMPS
from tests.app.moments import by_id, plain, with_class
from tests.rules.hands import law

HOLDINGS = st.lists(st.sampled_from(PACK), min_size=0, max_size=6, unique=True)
RED = (Suit.HEARTS, Suit.DIAMONDS)


@law
@given(HOLDINGS, st.sampled_from(Suit) | st.none())
def test_a_holding_keeps_its_cards_each_once(holding: list[Card], suit: Suit | None) -> None:
    trump = TRUMPS[suit] if suit else None
    assert set(holding) == set(arranged(holding, trump))
    assert len(holding) == len(arranged(holding, trump))
    assert arranged(holding, trump) == arranged(holding[::-1], trump)


@law
@given(HOLDINGS, st.sampled_from(Suit))
def test_trumps_come_first_and_each_suit_falls_from_strong_to_weak(
    holding: list[Card], suit: Suit
) -> None:
    """R48: the left bower lies among the trumps, next to the right one."""
    trump = TRUMPS[suit]
    lying = arranged(holding, trump)
    flags = [trump.is_trump(card) for card in lying]
    assert sorted(flags, reverse=True) == flags
    suits = [trump.suit_of(card) for card in lying]
    assert len(set(suits)) == len(list(groupby(suits)))
    for card, after in pairwise(lying):
        if trump.suit_of(card) is trump.suit_of(after):
            assert trump.strength(card) > trump.strength(after)


def test_colours_take_turns_when_all_suits_are_held() -> None:
    """U12: two red suits never touch, whatever is trump."""
    holding = cards("AsAhAdAc")
    for trump in (None, *TRUMPS.values()):
        reds = [card.suit in RED for card in arranged(holding, trump)]
        assert all(one is not other for one, other in pairwise(reds))


def test_a_holding_under_hearts() -> None:
    lying = arranged(cards("9sJhAhJdAdKc"), TRUMPS[Suit.HEARTS])
    assert cards("JhJdAhKcAd9s") == lying


def test_the_left_bower_carries_a_badge_and_no_other_card_does() -> None:
    """F3, U12: it looks like another suit, so the page says what it is."""
    for model, root in plain():
        held = by_id(root, "hand")
        badges = {str(one.get("id")) for one in with_class(held, "card-button") if _badges(one)}
        left = model.trump.left if model.trump else None
        shown = model.stage not in (Stage.PASSED_OUT, Stage.HAND_OVER, Stage.GAME_OVER)
        mine = left in model.position.holding(model.reader) and shown and not model.covered
        assert ({f"button-{left}"} if mine else set()) == badges


def _badges(button: Element) -> list[Element]:
    return [one for one in button.walk() if one.get("class") == "badge"]
