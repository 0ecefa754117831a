"""Links and tabs: nobody loses a game by opening an address or a second tab."""

from euchre.app.effects import Address, Save, SetAside, Think
from euchre.app.messages import KeptElsewhere, Simple
from euchre.app.model import Notice, Stage
from euchre.app.update import begin, update
from euchre.engine.rules import Rules
from tests.app.table import Table, at_hand_over, at_yours, play_on


def test_a_link_is_carried_out_once_and_its_pace_stays_in_the_address() -> None:
    """U14: a reload must not begin the link's game anew."""
    _, effects = begin("?seed=7&pace=fast&rules=nostick", None, "chance")
    assert Address("?pace=fast") in effects
    for lasting in ("", "?pace=fast"):
        assert not [one for one in begin(lasting, None, "chance")[1] if isinstance(one, Address)]


def test_the_rules_of_a_link_are_not_the_persons_settings() -> None:
    table = Table.opened("?rules=nostick,to5&pace=instant")
    assert Rules(target=5, stick=False) == table.model.game.rules
    assert Rules() == table.model.settings.rules


def test_a_link_puts_a_game_under_way_aside_and_the_way_back_is_offered() -> None:
    """F14's kind: nothing is thrown away unasked."""
    first = play_on(Table.opened("?seed=1&pace=instant"), at_hand_over)
    kept = first.saved
    table = Table.opened("?seed=2&pace=instant", kept)
    assert "2" == table.model.game.seed
    assert [Notice.PUT_ASIDE] == [told.notice for told in table.model.notices]
    assert SetAside(kept) in table.effects
    table.settle()
    table.send(Simple.BACK)
    assert first.model.game == table.model.game
    assert () == table.model.notices
    assert kept == table.saved


def test_a_game_nobody_has_begun_is_not_put_aside() -> None:
    untouched = Table.opened("?seed=1").saved
    assert () == Table.opened("?seed=2", untouched).model.notices


def test_another_tab_that_goes_on_is_followed_and_nothing_is_kept_here() -> None:
    """Two tabs show one game: the older one never writes over the newer one's."""
    ahead = play_on(Table.opened("?seed=1&pace=instant"), at_hand_over)
    behind = play_on(Table.opened("?seed=1&pace=instant"), at_yours)
    begun = len(behind.effects)
    behind.send(KeptElsewhere(ahead.saved))
    assert ahead.model.game == behind.model.game
    assert Stage.HAND_OVER is behind.model.stage
    assert not [one for one in behind.effects[begun:] if isinstance(one, Save)]


def test_a_tab_that_follows_does_nothing_by_itself_until_the_person_acts_in_it() -> None:
    """Else two tabs would play the bots at once, and each would set the other back."""
    ahead = Table.opened("?seed=1&pace=fast")
    play_on(ahead, lambda one: one.stage is Stage.THINKING and bool(one.game.record.actions))
    behind = Table.opened("?seed=1&pace=fast")
    behind.pending.clear()
    assert behind.send(KeptElsewhere(ahead.saved)) == ()
    assert behind.model.following
    asked = behind.send(Simple.SKIP)
    assert not behind.model.following
    assert [one for one in asked if isinstance(one, Think)]
    play_on(behind, at_hand_over)
    assert behind.saved != ahead.saved


def test_what_another_tab_keeps_may_be_anything() -> None:
    table = play_on(Table.opened("?seed=1&pace=instant"), at_yours)
    for text in ("", "x", "[" * 50_000, table.saved[:-1], table.saved):
        assert (table.model, ()) == update(table.model, KeptElsewhere(text))
