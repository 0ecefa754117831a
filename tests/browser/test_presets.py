"""Every ready-made house is played through the page, and every question of the options answered."""

from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from euchre.app.house import differing
from euchre.app.messages import Dialog, Do, Open, Simple, Typed
from euchre.app.model import PERSON, Model, Stage
from euchre.app.words import hand_title, labels
from euchre.app.words import options as words
from euchre.app.words.options import in_words
from euchre.engine.actions import (
    Action,
    Alone,
    DefendAlone,
    Discard,
    Exchange,
    LayDown,
    Leave,
    Play,
    Redeal,
)
from euchre.engine.cards import Card
from euchre.engine.judge import legal_actions
from euchre.engine.position import Phase
from euchre.engine.presets import PRESETS
from euchre.engine.rules import Rules
from euchre.engine.scoring import outcome
from tests.app.table import Table, at_hand_over, club, first_thing, persons_choice
from tests.browser.conftest import OpenTable
from tests.browser.person import Person
from tests.browser.side_by_side import Both

PHONE: Final[ViewportSize] = {"width": 360, "height": 640}


def test_a_hand_is_played_by_every_ready_made_house(page: Page, open_table: OpenTable) -> None:
    """R110: chosen in the settings, told there and at the table, and played to a result."""
    page.set_viewport_size(PHONE)
    query = "?seed=presets&pace=instant"
    open_table(page, query)
    both = Both(Person(page), Table.opened(query, choose=club, act=first_thing))
    for preset in PRESETS:
        choose(both, preset.key)
        assert rules_shown(both, "Settings", "#rules-list") == lines(preset.rules)
        begin_anew(both)
        assert both.table.model.game.rules == preset.rules
        both.play_on(at_hand_over)
        title = hand_title(outcome(both.table.model.position), PERSON)
        expect(page.locator("#result").get_by_role("heading", name=title)).to_be_visible()
        both.person.button("Rules and keys").click()
        assert rules_shown(both, "How to play", "#rules-played") == lines(preset.rules)
        both.person.button("Close").click()


def choose(both: Both, key: str) -> None:
    """Pick one of the ready-made houses in the settings, which stay open."""
    name, sentence = words.PRESETS[key]
    settings = both.person.open_settings("Rules")
    settings.get_by_role("radio", name=f"{name} {sentence}", exact=True).check()
    both.table.send(Open(Dialog.SETTINGS), Typed("preset", key))


def rules_shown(both: Both, dialog: str, part: str) -> list[str]:
    """What a dialog says of the rules: how they differ from the house's."""
    shown = both.person.page.get_by_role("dialog", name=dialog).locator(part)
    return shown.locator("li").all_inner_texts() or shown.locator("p").all_inner_texts()


def lines(rules: Rules) -> list[str]:
    return [in_words(*one) for one in differing(rules)] or [labels.HOUSE_RULES]


def begin_anew(both: Both) -> None:
    """From the settings to the first deal of a new game."""
    both.person.button("New game").click()
    sure = both.person.page.get_by_role("dialog", name="A new game?")
    sure.get_by_role("button", name="New game").click()
    both.table.send(Open(Dialog.NEW_GAME), Simple.NEW_GAME)


# Every question

MANY: Final = (
    "choose,cut,may-leave,alone-later,alone-either,defend-any,nine-ten,ace-no-face,bottoms-any,best"
)
"""Rules by which nearly everything is asked."""

GAMES: Final = (
    (11, 2, "first-dealer bottoms take redeal alone-instead best"),
    (27, 2, "cut discard alone defend lay-down"),
    (158, 1, "give"),
)
"""Seed, hands, and what is asked for the first time in them.

Sought among the seeds from 0 to 299 of games played on Python alone (`Table.opened` with `club`
and `eager`): these need the fewest hands to ask it all.
"""


@pytest.mark.parametrize(("seed", "hands", "questions"), GAMES)
def test_every_question_is_asked_and_answered(
    page: Page, open_table: OpenTable, seed: int, hands: int, questions: str
) -> None:
    """R13, R15, R27, R66, R67, R89-R91, R95, R97: as on Python alone, and nothing is cut off."""
    page.set_viewport_size(PHONE)
    query = f"?seed={seed}&pace=instant&rules={MANY}"
    open_table(page, query)
    both = Both(Person(page), Table.opened(query, choose=club, act=eager))
    both.play_on(lambda model: len(model.game.hands) == hands and at_hand_over(model))
    assert set(questions.split()) <= {question(model) for model in both.seen}


def eager(model: Model) -> Action:
    """A person who says yes to everything that is asked."""
    if model.sure:
        return LayDown()
    legal = legal_actions(model.position)
    for action in legal:
        if isinstance(action, Exchange | Redeal | Leave | Alone | DefendAlone):
            return action
    if model.position.phase is Phase.BEST:
        return next(action for action in legal if isinstance(action, Discard))
    calling = model.position.phase in (Phase.ORDER, Phase.CALL, Phase.NAME)
    return persons_choice(model) if calling else first_thing(model)


def question(model: Model) -> str:
    """What the person is asked, in a word."""
    if model.stage is not Stage.YOURS:
        return str(model.stage.value)
    if model.sure:
        return "lay-down"
    position = model.position
    instead = position.phase is Phase.ALONE and position.made().maker is not PERSON
    return f"{position.phase.value}-instead" if instead else str(position.phase.value)


JOKER_UP: Final = "?seed=343&pace=instant&rules=pack25,renege"
"""The first seed with a joker up for the person as dealer, who can renege as the trick's last."""


def test_trump_is_named_unseen_and_a_renege_taken_back(page: Page, open_table: OpenTable) -> None:
    """D11, D12: a trick that waits for the person waits for a better card too."""
    page.set_viewport_size(PHONE)
    open_table(page, JOKER_UP)
    both = Both(Person(page), Table.opened(JOKER_UP, choose=club, act=eager))
    wait_after_tricks(both)
    both.play_on(lambda model: model.position.phase is Phase.PLAY)
    assert ["name", "discard", "play"] == list(map(question, both.seen))
    before = both.person.status
    both.press(Do(Play(Card.parse("9d"))))
    both.play_on(lambda _: True)
    assert "You could have followed spades: take the nine of diamonds back?" == both.person.status
    both.press(Simple.TAKE_BACK)
    both.play_on(lambda _: True)
    assert before == both.person.status
    both.play_on(at_hand_over)


def wait_after_tricks(both: Both) -> None:
    both.person.button("Settings").click()
    settings = both.person.page.get_by_role("dialog", name="Settings")
    settings.get_by_role("radio", name="Wait for me").check()
    both.person.button("Done").click()
    both.table.send(Open(Dialog.SETTINGS), Typed("wait", "on"), Simple.CLOSE)
