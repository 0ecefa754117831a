"""Keys: a whole game without a pointer, and what each key means where (U13)."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.app.acts import CARD_PHASES
from euchre.app.arrange import arranged
from euchre.app.data_do import read_do
from euchre.app.effects import Focus
from euchre.app.keys import meaning
from euchre.app.messages import Dialog, Do, FocusOn, Key, Message, Open, Simple
from euchre.app.model import PERSON, Model, Stage
from euchre.app.screens import page
from euchre.app.screens.calls import CALLING
from euchre.app.update import update
from euchre.app.words import chapters
from euchre.engine.actions import (
    Action,
    Alone,
    Call,
    DefendAlone,
    Discard,
    Give,
    Keep,
    OrderUp,
    Pass,
    Play,
)
from euchre.engine.judge import why_not
from euchre.engine.position import Phase
from tests.app.moments import by_id, models
from tests.app.table import (
    Table,
    at_game_over,
    at_yours,
    in_phase,
    persons_choice,
    play_on,
)
from tests.rules.hands import law

NAMED: Final = {
    ("1", "…", "6"): ("1", "2", "3", "4", "5", "6"),
    ("←", "→"): ("ArrowLeft", "ArrowRight"),
    ("Space",): (" ",),
}
"""How the help writes keys, where it does not write them one by one."""

RESTS: Final = (
    *(Stage.FIRST_DEALER, Stage.CUT, Stage.YOURS),
    *(Stage.HAND_OVER, Stage.GAME_OVER),
)
"""The stages in which the page waits for the person."""

TOOLS: Final = ("undo", "tricks", "help", "settings")


def keys_for(model: Model, action: Action) -> list[str]:
    """The keys that a person presses to do this."""
    alone = ["a"] if isinstance(action, OrderUp | Call) and action.alone else []
    match action:
        case OrderUp():
            return [*alone, "o"]
        case Call(suit):
            return [*alone, suit.value if suit else "n"]
        case Discard(card) | Give(card) | Play(card):
            held = arranged(model.position.holding(PERSON), model.trump)
            return [str(held.index(card) + 1)]
        case _:
            return [_LETTERS[type(action)]]


_LETTERS: Final[dict[type, str]] = {Pass: "p", Keep: "k", Alone: "a", DefendAlone: "a"}


@pytest.mark.parametrize("seed", ["1", "2", "3"])
@pytest.mark.parametrize("capitals", [False, True])
def test_a_whole_game_is_played_by_keys_alone(seed: str, capitals: bool) -> None:
    """Calls, discards, plays and results; Space skips every wait and goes on from every result."""
    query = f"?seed={seed}&pace=slow"
    expected = play_on(Table.opened(query), at_game_over).model.game
    table = Table.opened(query)
    while not at_game_over(table.model):
        if table.model.stage is Stage.YOURS:
            pressed = keys_for(table.model, persons_choice(table.model))
        else:
            pressed = [" "]
        table.send(*(Key(key.upper() if capitals else key, "") for key in pressed))
        if table.model.stage is Stage.THINKING:
            table.answer(len(table.pending) - 1)
    assert expected == table.model.game


def test_the_end_of_a_game_is_reached_along_the_arrows() -> None:
    """Enter then presses what has the focus, as everywhere."""
    table = play_on(Table.opened("?seed=1&pace=instant"), at_game_over)
    assert (Focus("new-game"),) == table.send(Key("ArrowLeft", ""))
    assert meaning(table.model, "Enter", "new-game") is None
    button = _by_id(table.model, "new-game")
    assert Simple.NEW_GAME is read_do(button)


def _by_id(model: Model, name: str) -> str:
    return str(by_id(page(model), name).get("data-do"))


def test_every_key_of_the_help_does_something_somewhere() -> None:
    """What the help promises is true."""
    for written, _ in chapters.KEYS:
        for key in NAMED.get(written, written):
            assert any(meaning(model, key, "") is not None for model in models()), written


def test_every_key_that_means_something_stands_in_the_help() -> None:
    """No key surprises anybody: letters, digits and signs that are not told do nothing."""
    told = {key.lower() for keys, _ in chapters.KEYS for key in NAMED.get(keys, keys)}
    for code in range(33, 127):
        if chr(code).lower() not in told:
            assert all(meaning(model, chr(code), "") is None for model in models()), chr(code)


@pytest.mark.parametrize("dialog", Dialog)
def test_keys_mean_nothing_under_a_dialog(dialog: Dialog) -> None:
    """A dialog has its own: Escape, Tab, Enter, arrows."""
    for model in models()[::10]:
        opened, _ = update(model, Open(dialog))
        for key in (*"123456poshdcaiul? ", "Enter", "ArrowLeft", "ArrowRight", "Escape"):
            assert meaning(opened, key, "") is None


def test_keys_for_cards_follow_the_order_on_the_page() -> None:
    """The first card from the left is 1."""
    for model in models()[::5]:
        if model.stage is Stage.YOURS and model.position.phase in CARD_PHASES:
            shown = [
                str(one.get("data-do"))
                for one in page(model).walk()
                if one.get("class") == "card-button"
            ]
            keys = [meaning(model, str(number + 1), "") for number in range(len(shown))]
            assert [read_do(do) for do in shown] == keys
            assert meaning(model, str(len(shown) + 1), "") is None
            assert meaning(model, "0", "") is None


def test_letters_are_calls_and_what_can_not_be_done_now_is_explained() -> None:
    """A key that the page lists is never dead: out of its phase it says what is due first."""
    for model in models():
        yours = model.stage is Stage.YOURS
        calling = yours and model.position.phase in CALLING
        assert calling is (meaning(model, "a", "") is Simple.ALONE)
        for key in "pokshdcn" if calling else "pokashdcn":
            wanted = meaning(model, key, "")
            assert yours is isinstance(wanted, Do)
            if isinstance(wanted, Do) and why_not(model.position, wanted.action) is not None:
                after, _ = update(model, Key(key, ""))
                assert model.game == after.game
                assert after.refusal is not None


def test_alone_is_pressed_before_the_call() -> None:
    """U7: `A`, then `O`: two keys."""
    table = play_on(Table.opened("?seed=5&pace=instant"), in_phase(Phase.ORDER))
    assert Do(OrderUp()) == meaning(table.model, "o", "")
    table.send(Key("a", ""))
    assert Do(OrderUp(alone=True)) == meaning(table.model, "o", "")


@pytest.mark.parametrize("key", [" ", "Enter"])
def test_space_and_enter_skip_a_wait_but_press_what_has_the_focus(key: str) -> None:
    """At a wait they skip, except on a button that does something else."""
    holds = (Stage.DEALING, Stage.THINKING, Stage.TRICK, Stage.SWEEP, Stage.PASSED_OUT)
    for model in models():
        if model.stage in holds:
            assert Simple.SKIP is meaning(model, key, "")
            for tool in TOOLS:
                assert meaning(model, key, tool) is None
        if model.stage is Stage.YOURS:
            assert meaning(model, key, "call-pass") is None


@pytest.mark.parametrize("key", [" ", "Enter"])
def test_no_button_is_dead_for_the_keyboard(key: str) -> None:
    """A button that has the focus is pressed: only one that skips anyway may be skipped over."""
    for model in models():
        for element in page(model).walk():
            if element.tag == "button" and element.get("aria-disabled") != "true":
                wanted = meaning(model, key, str(element.get("id")))
                assert wanted in (None, read_do(str(element.get("data-do")))), element.get("id")


@pytest.mark.parametrize("key", [" ", "Enter"])
def test_a_notice_can_be_read_away_by_key_at_any_moment(key: str) -> None:
    """Also while the cards are dealt or a bot thinks, when the page begins with a notice."""
    table = Table.opened("?seed=3&pace=warp", "not a save")
    assert Stage.DEALING is table.model.stage
    for name in ("notice-dismiss", "notice-export"):
        assert meaning(table.model, key, name) is None


def test_space_goes_on_from_a_result_when_nothing_has_the_focus() -> None:
    table = play_on(
        Table.opened("?seed=1&pace=instant"), lambda model: model.stage is Stage.HAND_OVER
    )
    assert Simple.NEXT is meaning(table.model, " ", "")
    assert meaning(table.model, " ", "all-cards") is None
    assert meaning(table.model, " ", "next") is None


def test_arrows_go_around_what_can_be_done() -> None:
    """Every stop is a button on the page, each is reached, and the way back is the same."""
    seen: set[Stage] = set()
    for model in models()[::3]:
        ids = {str(one.get("id")) for one in page(model).walk() if one.tag == "button"}
        first = meaning(model, "ArrowRight", "")
        if not isinstance(first, FocusOn):
            assert first is None
            continue
        seen.add(model.stage)
        row = _row_from(model, first)
        assert set(row) <= ids
        for here, there in zip(row, (*row[1:], row[0])):
            assert FocusOn(there) == meaning(model, "ArrowRight", here)
            assert FocusOn(here) == meaning(model, "ArrowLeft", there)
        assert FocusOn(row[-1]) == meaning(model, "ArrowLeft", "")
    assert {Stage.YOURS, Stage.HAND_OVER, Stage.THINKING} <= seen


def _row_from(model: Model, first: FocusOn) -> list[str]:
    """Along the row to the right until it begins again."""
    row = [first.id]
    while True:
        following = meaning(model, "ArrowRight", row[-1])
        assert isinstance(following, FocusOn)
        if following.id == row[0]:
            return row
        row.append(following.id)


def test_arrows_reach_every_button_that_acts() -> None:
    """Legal cards and calls, and the ways on from a result."""
    for model in models()[::3]:
        if model.stage not in RESTS:
            continue
        first = meaning(model, "ArrowRight", "")
        assert isinstance(first, FocusOn)
        row = _row_from(model, first)
        for element in page(model).walk():
            if element.get("class") in ("call", "toggle", "card-button"):
                asked = model.position.phase in CARD_PHASES
                if element.get("class") != "card-button" or asked:
                    assert str(element.get("id")) in row


@law
@given(st.text(st.characters(), max_size=3), st.text(max_size=6), st.integers(0, 10**6))
def test_no_key_makes_the_page_fail(key: str, focus: str, at: int) -> None:
    """Whatever a keyboard sends: dead keys, other scripts, `Unidentified`."""
    model = models()[at % len(models())]
    update(model, Key(key, focus))


@pytest.mark.parametrize(
    "key", ["²", "³", "¹", "①", "٣", "५", "½", "㊀", "⁴", "İ", "ß", "Dead", ""]
)
def test_a_sign_that_is_nearly_a_digit_does_no_harm(key: str) -> None:
    """On a French keyboard `²` lies beside the 1."""
    for model in models():
        if at_yours(model):
            message: Message | None = meaning(model, key, "")
            assert message is None or isinstance(message, Do)
            update(model, Key(key, ""))
