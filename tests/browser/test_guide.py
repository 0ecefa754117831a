"""The guide of a first hand covers nothing that it speaks of, nor what is to be pressed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from euchre.app import guide
from euchre.app.messages import Simple
from euchre.app.screens import page as screen
from euchre.engine.position import Phase
from tests.app.table import Table, club, in_phase, person_goes_on, play_on
from tests.browser.painted import open_unmoved, paint
from tests.browser.test_review import SEEN
from tests.browser.test_table import SIZES

SHOWN = "#felt .plate, #kitty .card:last-child, .slot .card, .badge, #hand .card, #dock button"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_guide_lies_over_nothing_that_it_explains(
    page: Page, site: str, size: tuple[int, int]
) -> None:
    """The seats, the up-card, the calls, the trick, the cards held: at every step of a hand."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_unmoved(page, site)
    table = play_on(Table.opened("?seed=12&pace=instant", choose=club), in_phase(Phase.ORDER))
    table.send(Simple.GUIDE)
    steps = 0
    while table.model.guided is not None:
        if guide.due(table.model):
            steps += 1
            paint(page, screen(table.model))
            assert 1 == page.locator("#guide").count()
            assert [] == page.evaluate(SEEN, f"{SHOWN}, #guide p, #guide button")
            table.send(Simple.GUIDED)
        else:
            table.answer() if table.pending else table.send(person_goes_on(table))
    assert steps >= 6
