"""The small table: it shows what a moment of a hand shows, and no card that lies hidden."""

from __future__ import annotations

from typing import Final

import pytest

from euchre.app.html import Element, el
from euchre.app.screens.diagram import Moment, diagram
from euchre.app.words.names import NAMES, card_name
from euchre.engine.cards import Card, cards
from euchre.engine.seats import SEATS, Seat
from euchre.notation.pen import read_record
from tests.app.moments import with_class

DEAL: Final = "- 0-0 N AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc Ks9h9sQd"


def of(calls: str, **more: object) -> Element:
    """The diagram of a hand after these calls and tricks."""
    position = read_record(f"{DEAL} | {calls}" if calls else DEAL).position
    return diagram(Moment(position=position, names=NAMES, **more))  # type: ignore[arg-type]


def faces(root: Element) -> list[str]:
    """The cards that lie face up, by the names that are heard."""
    return [with_class(one, "vh")[0].text for one in root.walk() if one.get("data-rank")]


def seats(root: Element) -> dict[str, Element]:
    return {str(one.get("data-place")): one for one in with_class(root, "dg-seat")}


def test_before_trump_is_made_the_up_card_lies_in_the_middle() -> None:
    root = of("")
    assert ["king of spades"] == faces(with_class(root, "dg-kitty")[0])
    assert "Trump is not made yet" in root.text


def test_who_has_passed_is_seen() -> None:
    texts = {place: one.text for place, one in seats(of("p p")).items()}
    assert "passes" in texts["E"]
    assert "pass" in texts["S"]
    assert not any("pass" in texts[place] for place in "NW")


def test_in_the_second_round_those_of_the_first_are_gone() -> None:
    root = of("p p p p p")
    assert "Spades turned down" in root.text
    texts = {place: one.text for place, one in seats(root).items()}
    assert ["E"] == [place for place in "SWNE" if "pass" in texts[place]]


def test_who_deals_who_made_trump_and_whose_turn_it_is_are_told() -> None:
    root = seats(of("p p o -Tc"))
    assert "dealer" in root["N"].text
    assert "maker, spades" in root["W"].text
    assert ["E"] == [place for place, one in root.items() if one.get("data-turn")]


def test_who_sits_out_shows_no_cards() -> None:
    root = seats(of("p p o* -Tc"))
    assert "true" == root["E"].get("data-out")
    assert [] == with_class(root["E"], "dg-backs")
    assert 5 == len(with_class(root["N"], "dg-backs")[0].children)


def test_the_trick_lies_in_the_order_in_which_it_was_played() -> None:
    trick = tuple(zip((Seat.E, Seat.S), cards("TsAs")))
    slots = with_class(of("p p o -Tc | TsAs", trick=trick), "dg-slot")
    assert ["E", "S", "W", "N"] == [one.get("data-place") for one in slots]
    assert ["led", None, None, None] == [one.get("data-led") for one in slots]


@pytest.mark.parametrize("reader", SEATS)
def test_nobody_elses_cards_are_seen_unless_they_lie_open(reader: Seat) -> None:
    position = read_record(f"{DEAL} | p p o -Tc").position
    hidden = diagram(Moment(position=position, names=NAMES, reader=reader))
    assert sorted(_named(position.holding(reader))) == sorted(map(_plain, faces(hidden)))
    assert reader.name == next(
        seat.name for seat in SEATS if NAMES[seat.value] in seats(hidden)["S"].text
    )
    other = reader.left
    opened = diagram(Moment(position=position, names=NAMES, reader=reader, open=(other,)))
    both = (*position.holding(reader), *position.holding(other))
    assert sorted(_named(both)) == sorted(map(_plain, faces(opened)))


def _named(held: tuple[Card, ...]) -> list[str]:
    return [card_name(card) for card in held]


def _plain(name: str) -> str:
    """The name of a card without what the trump makes of it."""
    return name.partition(",")[0].rstrip("; ")


def test_what_is_asked_about_is_told_as_it_is_printed() -> None:
    """A name such as "jack of clubs, left bower" would be the answer."""
    left = "p p o -Tc"
    position = read_record(f"{DEAL} | {left}").position
    moment = Moment(position=position, names=NAMES, reader=Seat.W)
    assert any("left bower" in name for name in faces(diagram(moment)))
    printed = Moment(position=position, names=NAMES, reader=Seat.W, printed=True)
    assert not any("bower" in name for name in faces(diagram(printed)))


def test_a_card_that_is_spoken_of_is_marked_for_eye_and_ear() -> None:
    root = of("p p o -Tc", marks=cards("AsTh"))
    assert 2 == len(with_class(root, "dg-marked"))
    assert all("in question" in one.text for one in with_class(root, "dg-marked"))


def test_what_is_handed_in_stands_for_a_card() -> None:
    button = el("button", "the ace")
    root = of("p p o -Tc", own=dict.fromkeys(cards("As"), button))
    assert button in list(root.walk())
    assert "ace of spades" not in "".join(faces(root))
