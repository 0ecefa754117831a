"""Look: each choice shows at once, is kept, and changes what it says and nothing else."""

from __future__ import annotations

import pytest

from euchre.app.effects import Cue, Effect
from euchre.app.keys import meaning
from euchre.app.look import CHOICES, Look
from euchre.app.messages import Dialog, Do, Key, Open, Pick, Simple, Typed
from euchre.app.model import PERSON, Model, Stage
from euchre.app.screens import page
from euchre.app.settings import with_field
from euchre.app.update import update
from euchre.app.words import look
from euchre.engine.actions import Play
from euchre.engine.cards import Card
from euchre.engine.errors import EuchreError
from euchre.engine.position import Phase
from tests.app.moments import by_id
from tests.app.table import Table, at_hand_over, in_phase, play_on

ON_THE_ROOT = ("theme", "colours", "letters", "faces", "back", "side")
"""What the styles must know."""

EVERY = [(name, value) for name, values in CHOICES.items() for value in values]


def playing(*chosen: tuple[str, str]) -> Table:
    """A table where the person is to play a card, and has chosen so."""
    table = Table.opened("?seed=3&pace=normal")
    table.send(*(Typed(f"table.{name}", value) for name, value in chosen))
    return play_on(table, in_phase(Phase.PLAY))


def held(table: Table) -> Card:
    """A card that may be played."""
    return _by_state(table.model, "false")[0]


def do_of(table: Table, card: Card) -> str:
    return str(by_id(page(table.model), f"button-{card}").get("data-do"))


def status(model: Model) -> str:
    return by_id(page(model), "status").text


@pytest.mark.parametrize(("name", "value"), EVERY)
def test_a_choice_is_shown_at_once_and_kept(name: str, value: str) -> None:
    table = Table.opened("?seed=3")
    table.send(Open(Dialog.SETTINGS), Typed(f"table.{name}", value))
    root = page(table.model)
    assert by_id(root, f"table-{name}-{value}").get("checked")
    assert (name not in ON_THE_ROOT) or value == root.get(f"data-{name}")
    assert value == Table.opened("", table.saved).model.settings.look.items()[name]


def test_every_choice_has_its_words() -> None:
    assert {name: len(values) for name, values in CHOICES.items()} == {
        name: len(texts) for name, (_, texts) in look.CHOICES.items()
    }


@pytest.mark.parametrize("field", ["table.theme", "table.colour", "table.", "table"])
def test_what_is_no_choice_is_refused(field: str) -> None:
    with pytest.raises(EuchreError):
        with_field(Table.opened("").model.settings, field, "plaid")


# Tap to lift, tap to play


def test_the_first_tap_lifts_a_card_and_the_second_plays_it() -> None:
    """U6: it can be thought over, and another be lifted in its place."""
    table = playing(("tap", "lift"))
    card = held(table)
    assert f"pick {card}" == do_of(table, card)
    table.send(Pick(card))
    assert "lifted" == by_id(page(table.model), f"held-{card}").get("data-state")
    assert look.LIFTED[Phase.PLAY] == status(table.model)
    assert f"play {card}" == do_of(table, card)


def test_another_card_is_lifted_in_its_place() -> None:
    table = playing(("tap", "lift"))
    first, second = _two(table)
    table.send(Pick(first), Pick(second))
    assert (second,) == table.model.picked


def _two(table: Table) -> tuple[Card, Card]:
    """Two cards that may be played, as soon as there are so many."""
    play_on(table, lambda model: len(_by_state(model, "false")) > 1)
    first, second, *_ = _by_state(table.model, "false")
    return first, second


def test_an_illegal_card_is_not_lifted_but_says_why() -> None:
    table = playing(("tap", "lift"))
    play_on(table, lambda model: bool(_by_state(model, "true")))
    card = _by_state(table.model, "true")[0]
    assert f"play {card}" == do_of(table, card)
    table.send(Pick(card))
    assert () == table.model.picked


def _by_state(model: Model, disabled: str) -> list[Card]:
    """The cards that may not be played now, or may."""
    if model.stage is not Stage.YOURS or model.position.phase is not Phase.PLAY:
        return []
    root = page(model)
    cards = {card: by_id(root, f"button-{card}") for card in model.position.holding(PERSON)}
    return [card for card, button in cards.items() if button.get("aria-disabled") == disabled]


def test_by_key_a_card_is_played_at_once() -> None:
    table = playing(("tap", "lift"))
    wanted = meaning(table.model, "1", "")
    assert isinstance(wanted, Do)
    assert isinstance(wanted.action, Play)
    button = by_id(page(table.model), f"button-{wanted.action.card}")
    assert f"play {wanted.action.card}" == button.get("data-do-key")


def test_no_card_waits_for_a_second_tap_unless_wished() -> None:
    table = playing()
    card = held(table)
    assert f"play {card}" == do_of(table, card)
    table.send(Pick(card))
    assert () == table.model.picked


# Keys of a single letter


def test_letters_and_figures_can_be_switched_off() -> None:
    """WCAG 2.1.4; the keys with names stay."""
    table = playing(("keys", "off"))
    for key in "uilg?123456poshdcnak":
        assert meaning(table.model, key, "") is None, key
    assert meaning(table.model, "ArrowRight", "") is not None


# What is heard and felt


def cues_of(effects: tuple[Effect, ...]) -> list[str]:
    return [effect.name for effect in effects if isinstance(effect, Cue)]


def test_nothing_is_heard_or_felt_unless_wished() -> None:
    """U19: silent by default."""
    table = play_on(Table.opened("?seed=3"), at_hand_over)
    assert [] == cues_of(tuple(table.effects))


def test_each_thing_that_happens_is_heard_once() -> None:
    """Twenty cards, five tricks, one result; a deal before them."""
    table = Table.opened("?seed=3")
    table.send(Typed("table.sound", "on"))
    heard = cues_of(tuple(play_on(table, at_hand_over).effects))
    assert [20, 5, 1] == [
        heard.count("card"),
        heard.count("trick"),
        heard.count("won") + heard.count("lost"),
    ]
    deals = cues_of(update(table.model, Simple.NEXT)[1])
    assert ["deal"] == deals


def test_a_key_is_heard_no_more_often_than_a_tap() -> None:
    table = Table.opened("?seed=3&rules=nostick")
    table.send(Typed("table.buzz", "on"))
    play_on(table, in_phase(Phase.PLAY))
    by_key = update(table.model, Key("1", ""))
    [cue] = [effect for effect in by_key[1] if isinstance(effect, Cue)]
    assert ("card", False, True) == (cue.name, cue.heard, cue.felt)


def test_the_first_look_is_the_first_of_each_choice() -> None:
    assert {name: values[0] for name, values in CHOICES.items()} == Look().items()
