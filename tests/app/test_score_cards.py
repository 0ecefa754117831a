"""Score cards: for every score the right card lies on the other, and covers just so much of it."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from math import cos, hypot, radians, sin

import pytest

from euchre.app.html import Element
from euchre.app.messages import Dialog, Open, Typed
from euchre.app.score_cards import (
    FIVE,
    HIGH,
    NONE,
    PAIRS,
    PIP,
    PIPS,
    STYLES,
    TALLY,
    WIDE,
    Lay,
    Point,
    gates,
    laid,
    place,
    style_for,
)
from euchre.app.screens import page
from euchre.app.words import labels
from euchre.engine.deal import Deal
from euchre.engine.game import Game
from euchre.engine.record import Record
from tests.app.moments import by_id, with_class
from tests.app.table import Table


def test_six_and_four_at_nothing() -> None:
    """C-163, R84: the four lies face down and covers all."""
    assert Lay(6, 4, face_up=False, bared=0) == laid("6-4", 0)


@pytest.mark.parametrize("points", range(1, 6))
def test_six_and_four_up_to_five(points: int) -> None:
    """C-164, R85: the four slides, face down, off as many pips of the six."""
    assert Lay(6, 4, face_up=False, bared=points) == laid("6-4", points)


@pytest.mark.parametrize("points", range(6, 11))
def test_six_and_four_from_six_on(points: int) -> None:
    """C-165, C-166, R86, R87: the four face up, two pips of the six at six, at ten all of them."""
    assert Lay(6, 4, face_up=True, bared=points - 4) == laid("6-4", points)


@pytest.mark.parametrize("points", range(11))
def test_two_fives(points: int) -> None:
    """C-167, R81: one five up to five, then the whole of one and as much of the other."""
    one, other = min(points, 5), max(points - 5, 0)
    lay = laid("5-5", points)
    assert Lay(5, 5, face_up=points > 5, bared=other or one) == lay
    assert points == lay.bared + 5 * lay.face_up


@pytest.mark.parametrize("points", range(11))
def test_two_and_three(points: int) -> None:
    """C-168, R82: uncrossed up to five; above it they are crossed, for five, and pips go on."""
    lay = laid("2-3", points)
    assert (points > 5) is lay.crossed
    pips = lay.bared + 3 * lay.face_up
    assert (points - 5 if lay.crossed else points) == pips


@pytest.mark.parametrize("points", [11, 13, 99])
@pytest.mark.parametrize("style", ["5-5", "6-4", "2-3"])
def test_past_ten_the_cards_stay_at_ten(style: str, points: int) -> None:
    """C-169, D15: the figures beside them say the rest."""
    assert 10 == laid(style, points).points
    assert laid(style, 10) == laid(style, points)


@pytest.mark.parametrize("style", PAIRS)
def test_below_nothing_the_cards_show_nothing(style: str) -> None:
    """R92: a renege can bring a score there."""
    assert laid(style, 0) == laid(style, -4)
    assert 0 == laid(style, -4).points


@pytest.mark.parametrize("style", PAIRS)
def test_what_is_read_off_the_cards_are_the_points(style: str) -> None:
    """R88: in every way of it, for every score that the pair can show."""
    most = PAIRS[style].most
    assert list(range(most + 1)) == [laid(style, points).points for points in range(most + 1)]


# Which pips the upper card covers, measured


def gap(pip: Point, lay: Lay) -> float:
    """How far a pip's middle is outside the upper card; below zero inside it."""
    there = place(lay)
    angle = radians(-there.turn)
    x, y = pip[0] - there.x, pip[1] - there.y
    along = abs(x * cos(angle) - y * sin(angle)) - WIDE / 2
    across = abs(x * sin(angle) + y * cos(angle)) - HIGH / 2
    outside = hypot(max(along, 0), max(across, 0))
    return outside or max(along, across)


SHOWN = [(style, points) for style in PAIRS for points in range(PAIRS[style].most + 1)]


@pytest.mark.parametrize(("style", "points"), SHOWN, ids=lambda value: str(value))
def test_the_upper_card_covers_a_pip_whole_or_not_at_all(style: str, points: int) -> None:
    """R88: nobody has to guess whether half a pip counts."""
    lay = laid(style, points)
    gaps = [gap(pip, lay) for pip in PIPS[lay.lower]]
    assert all(abs(one) > PIP for one in gaps)
    assert lay.bared == sum(one > PIP for one in gaps)


@pytest.mark.parametrize(("style", "points"), SHOWN, ids=lambda value: str(value))
def test_two_cards_touch_and_only_a_cross_lies_across(style: str, points: int) -> None:
    """R82, R88: one lies on the other, and a cross is never mistaken."""
    lay = laid(style, points)
    there = place(lay)
    assert (90 == there.turn) is lay.crossed
    assert there.x - WIDE / 2 < WIDE
    assert there.y - HIGH / 2 < HIGH


@pytest.mark.parametrize("count", PIPS)
def test_a_card_has_its_pips_apart_and_on_it(count: int) -> None:
    assert count == len(set(PIPS[count]))
    for x, y in PIPS[count]:
        assert PIP < x < WIDE - PIP
        assert PIP < y < HIGH - PIP
    for (x, y), (a, b) in product(PIPS[count], repeat=2):
        assert (x, y) == (a, b) or hypot(x - a, y - b) > 2 * PIP


# Which style a game has


@pytest.mark.parametrize("target", [5, 7, 10])
@pytest.mark.parametrize("style", STYLES)
def test_up_to_ten_points_everybody_has_the_cards_that_were_chosen(style: str, target: int) -> None:
    """R78."""
    assert style == style_for(style, target)


@pytest.mark.parametrize("style", STYLES[1:-1])
def test_longer_games_have_cards_with_more_pips_or_a_tally_sheet(style: str) -> None:
    """R78, V9: eleven points are on a six and a five; more are on no two of these cards."""
    assert "6-5" == style_for(style, 11)
    assert TALLY == style_for(style, 12) == style_for(style, 15) == style_for(style, 99)


def test_no_game_is_longer_than_what_its_cards_show() -> None:
    """R88: as long as a game goes on, what they show is the score."""
    for style, target in product(STYLES[1:-1], range(1, 100)):
        shown = style_for(style, target)
        assert shown == TALLY or target <= PAIRS[shown].most


@pytest.mark.parametrize("points", range(100))
def test_a_tally_sheet_has_a_stroke_for_each_point(points: int) -> None:
    """R80: in gates of five."""
    assert points == sum(gates(points))
    assert all(strokes == FIVE for strokes in gates(points)[:-1])
    assert () == gates(-points)


def test_figures_alone_are_always_possible() -> None:
    assert NONE == style_for(NONE, 99)


# On the page


def with_style(style: str, query: str = "?seed=3&pace=instant&rules=to10") -> Table:
    """A table whose person has chosen what lies beside the score."""
    table = Table.opened(query)
    table.send(Typed("score-cards", style))
    return table


def drawn(table: Table) -> list[Element]:
    """What lies there, ours first."""
    return with_class(page(table.model), "score-cards")


def at(style: str, ours: int, theirs: int) -> list[Element]:
    """What lies there at this score."""
    table = with_style(style)
    game, deal = table.model.game, table.model.game.record.start
    assert isinstance(deal, Deal)
    record = Record.of(game.rules, deal, (ours, theirs))
    table.model = replace(table.model, game=Game.of((record,), game.seed))
    return drawn(table)


@pytest.mark.parametrize("points", range(10))
@pytest.mark.parametrize("style", STYLES[1:-1])
def test_the_cards_that_are_drawn_are_those_that_are_laid(style: str, points: int) -> None:
    """R81-R87: every pip that is not covered, and the upper card where it is to lie."""
    for element, shown in zip(at(style, points, 9 - points), (points, 9 - points), strict=True):
        lay = laid(style, shown)
        there = place(lay)
        pips = [one for one in element.walk() if one.tag == "use"]
        assert lay.lower + lay.upper * lay.face_up == len(pips)
        (moved,) = (str(one.get("transform")) for one in element.walk() if one.get("transform"))
        assert moved.startswith(f"translate({there.x} {there.y}) rotate({there.turn})")


@pytest.mark.parametrize("points", range(10))
def test_a_tally_sheet_that_is_drawn_has_as_many_strokes(points: int) -> None:
    """R80."""
    ours, _ = at(TALLY, points, 0)
    (path,) = (one for one in ours.walk() if one.tag == "path")
    assert points == str(path.get("d")).count("M")


def test_each_side_has_its_own_colour_and_name() -> None:
    """R7: whose they are is not told by colour alone."""
    ours, theirs = at("5-5", 7, 6)
    assert (labels.SIDES["us"], labels.SIDES["them"]) == (ours.text, theirs.text)
    suits = [{one.get("data-suit") for one in side.walk()} - {None} for side in (ours, theirs)]
    assert [{"h", "d"}, {"s", "c"}] == suits


def test_the_figures_stay_and_are_what_is_heard() -> None:
    """C-169: the cards say nothing more, so they are not read out."""
    for style in STYLES:
        table = with_style(style)
        assert "Us 0Them 0to 10" == by_id(page(table.model), "score").text
        assert all(one.get("aria-hidden") == "true" for one in drawn(table))


def test_nothing_lies_there_where_figures_are_enough() -> None:
    assert [] == drawn(with_style(NONE))
    assert 2 == len(drawn(with_style("5-5")))


def test_a_longer_game_has_what_can_show_it_and_the_settings_say_so() -> None:
    """R78."""
    for target, shown in ((11, "6-5"), (15, TALLY)):
        table = with_style("2-3", f"?seed=3&pace=instant&rules=to{target}")
        assert [shown, shown] == [one.get("data-style") for one in drawn(table)]
        table.send(Open(Dialog.SETTINGS))
        field = by_id(page(table.model), "field-score-cards").text
        assert labels.style_note("2-3", shown, target) in field


@pytest.mark.parametrize("style", STYLES)
def test_the_settings_tell_how_the_cards_are_read(style: str) -> None:
    table = with_style(style)
    table.send(Open(Dialog.SETTINGS))
    field = by_id(page(table.model), "field-score-cards").text
    assert all(labels.STYLES[one][0] in field for one in STYLES)
    assert field.endswith(labels.STYLES[style][1])


def test_a_ready_made_house_brings_its_cards_along() -> None:
    """C-173, R81, R83: two fives on s002's page, six and four on s003's."""
    table = with_style(TALLY)
    table.send(Typed("preset", "kitchen_table"))
    assert "6-4" == table.model.settings.score_cards
    table.send(Typed("preset", "club_night"))
    assert "5-5" == table.model.settings.score_cards
    table.send(Typed("score-cards", "2-3"), Typed("preset", "computer"))
    assert "2-3" == table.model.settings.score_cards


def test_a_style_that_there_is_not_changes_nothing() -> None:
    """A form of ours offers none: somebody has changed the page."""
    table = with_style("2-3")
    table.send(Typed("score-cards", "6-5"), Typed("score-cards", ""))
    assert "2-3" == table.model.settings.score_cards
