"""Saved games: what was kept comes back, and no text makes a game that could not have been."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.app import saved
from euchre.app.effects import Download, Save
from euchre.app.messages import Simple
from euchre.app.settings import Settings
from euchre.app.update import update
from euchre.engine.game import Game
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.notation.pen import NotationError
from euchre.notation.writing import write as pen
from tests.app.table import Table, at_game_over, play_on, shy, shy_person
from tests.rules.hands import law

ALL: Final = Settings(
    Rules(target=15, stick=False),
    "slow",
    ("Ann", "Bo", "Zoë", "🂡"),
    wait_after_trick=True,
    levels=("hard", "beginner", "expert"),
)


@cache
def a_game() -> Table:
    return play_on(Table.opened("?seed=6&pace=normal&rules=to5"), at_game_over)


def whole() -> dict[str, Any]:
    """The saved text of a finished game of some hands, taken apart."""
    found: dict[str, Any] = json.loads(saved.write(a_game().model.game, ALL))
    return found


def test_a_finished_hand_is_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is saved at every action, so what has not changed since costs nothing."""
    game = a_game().model.game
    written: list[Record | Rules] = []

    def counted(thing: Record | Rules) -> str:
        written.append(thing)
        return pen(thing)

    first = saved.write(game, ALL)
    monkeypatch.setattr(saved, "pen", counted)
    assert first == saved.write(game, ALL)
    assert len(game.hands) > 1
    assert [game.record] == [thing for thing in written if isinstance(thing, Record)]


def refusal(entry: object) -> NotationError:
    return refusal_of(json.dumps(entry))


def refusal_of(text: str) -> NotationError:
    with pytest.raises(NotationError) as refused:
        saved.read(text)
    return refused.value


@pytest.mark.parametrize("query", ["seed=6&rules=to5", "seed=1", "seed=4&rules=nostick,to7"])
@pytest.mark.parametrize("is_shy", [False, True])
def test_every_save_of_a_whole_game_reads_back(query: str, is_shy: bool) -> None:
    """U14: after every single action; the last save is the game as it ended."""
    table = Table.opened(f"?pace=instant&{query}")
    if is_shy:
        table.choose, table.act = shy, shy_person
    play_on(table, at_game_over)
    saves = [effect.text for effect in table.effects if isinstance(effect, Save)]
    actions = sum(len(hand.actions) for hand in table.model.game.hands)
    assert actions < len(saves)
    for text in saves:
        assert text == saved.write(*saved.read(text))
    assert (table.model.game, table.model.settings) == saved.read(saves[-1])


def test_every_setting_is_kept() -> None:
    game = Game.new(Rules(target=99, stick=False), "ü 🂡")
    assert (game, ALL) == saved.read(saved.write(game, ALL))


def test_the_person_can_take_the_game_along_as_a_file() -> None:
    """At any moment, and the file reads like the save."""
    for model in a_game().painted[::9]:
        (file,) = update(model, Simple.SAVE_GAME)[1]
        assert isinstance(file, Download)
        assert (model.game, model.settings) == saved.read(file.text)
        assert file.name.endswith(".json")


def test_a_save_is_small() -> None:
    """A game of ten points takes a few thousand characters."""
    longest = play_on(Table.opened("?seed=1&pace=instant"), at_game_over).saved
    assert len(longest) < 10_000
    assert 20 * len(longest) <= saved.LONGEST


@pytest.mark.parametrize(
    ("key", "value", "part"),
    [
        *(("format", None, "format"), ("format", "euchre 99", "format"), ("format", [], "format")),
        *(("seed", None, "seed"), ("seed", 7, "seed"), ("seed", ["7"], "seed")),
        *(("rules", None, "rules"), ("rules", "hocus", "rules"), ("rules", {}, "rules")),
        *(("rules", "-", "hand 1"), ("seed", "7", "hand 1"), ("rules", "to6", "hand 1")),
        *(("hands", None, "hands"), ("hands", {}, "hands"), ("hands", "x", "hands")),
        *(("hands", [7], "hand 1"), ("hands", [None], "hand 1"), ("hands", [[]], "hand 1")),
        *(("hands", [""], "hand 1, rules"), ("hands", ["- x"], "hand 1, score")),
        *(("settings", None, "settings, pace"), ("settings", [], "settings, pace")),
    ],
)
def test_an_entry_that_is_no_good_is_named(key: str, value: object, part: str) -> None:
    changed = whole()
    changed[key] = value
    assert part == refusal(changed).part


@pytest.mark.parametrize(
    ("key", "part"),
    [*((key, key) for key in ("format", "seed", "rules", "hands")), ("settings", "settings, pace")],
)
def test_an_entry_that_is_missing_is_named(key: str, part: str) -> None:
    changed = whole()
    del changed[key]
    assert part == refusal(changed).part


@pytest.mark.parametrize(
    ("key", "value", "part"),
    [
        ("pace", "warp", "settings, pace"),
        ("pace", None, "settings, pace"),
        ("pace", 3, "settings, pace"),
        ("wait", None, "settings, wait"),
        ("wait", "on", "settings, wait"),
        ("rules", "hocus", "rules"),
        ("rules", None, "settings, rules"),
        ("names", {}, "settings, names.S"),
        ("names", None, "settings, names.S"),
        ("names", {"S": "You", "W": "A", "N": 3, "E": "C"}, "settings, names.N"),
    ],
)
def test_a_setting_that_is_no_good_is_named(key: str, value: object, part: str) -> None:
    changed = whole()
    changed["settings"][key] = value
    assert part == refusal(changed).part


def test_a_game_that_was_begun_elsewhere_is_kept() -> None:
    """Its first hands come from no seed, and one may begin in the midst of a hand."""
    hands = a_game().model.game.hands
    for game in (
        Game.of(hands[:2], "here"),
        Game.of(hands[:2], "here").next_hand(),
        Game.of([Record.composed(hands[1].positions[7], hands[1].actions[7:])], "here"),
    ):
        assert game.given
        assert (game, ALL) == saved.read(saved.write(game, ALL))


@pytest.mark.parametrize("given", [None, -1, 99, True, "1", 1.0])
def test_a_number_of_given_hands_that_is_no_good_is_named(given: object) -> None:
    changed = whole()
    changed["given"] = given
    assert "given" == refusal(changed).part


def test_given_hands_that_are_no_game_are_refused() -> None:
    changed = whole()
    changed["given"] = len(changed["hands"])
    changed["rules"] = "-"
    assert "rules" == refusal(changed).part
    del changed["hands"][0]
    changed["given"] -= 1
    saved.read(json.dumps(changed | {"rules": pen(a_game().model.game.rules)}))
    del changed["hands"][1]
    changed["given"] -= 1
    assert ("hands", True) == (refusal(changed).part, "hand 2" in refusal(changed).why)


def test_hands_that_changed_places_are_refused() -> None:
    changed = whole()
    changed["hands"][0], changed["hands"][1] = changed["hands"][1], changed["hands"][0]
    assert "hand 1" == refusal(changed).part
    assert "not the hand that the seed deals" in refusal(changed).why


def test_a_hand_that_is_missing_is_noticed() -> None:
    changed = whole()
    del changed["hands"][1]
    assert "hand 2" == refusal(changed).part


def test_a_hand_too_many_is_refused() -> None:
    """The game is over, or the hand before is not."""
    changed = whole()
    hands = len(changed["hands"])
    changed["hands"].append(changed["hands"][-1])
    assert f"hand {hands + 1}" == refusal(changed).part
    assert "the game is over" in refusal(changed).why
    changed["hands"] = [changed["hands"][0].split(" |")[0], changed["hands"][1]]
    assert "hand 2" == refusal(changed).part


def test_cards_that_were_exchanged_are_refused() -> None:
    """Nobody gets a better holding by writing it into the save."""
    changed = whole()
    line: str = changed["hands"][0]
    holdings = line.split(" ")[3].split("/")
    one, other = holdings[0][:2], holdings[1][:2]
    swapped = line.replace(one, "??").replace(other, one).replace("??", other)
    changed["hands"][0] = swapped
    assert refusal(changed).part.startswith("hand 1")


def test_an_action_that_the_rules_refuse_is_refused() -> None:
    changed = whole()
    changed["hands"][-1] = changed["hands"][-1].split(" |")[0] + " | p p p p p p p p"
    assert f"hand {len(changed['hands'])}, call" == refusal(changed).part


def test_a_score_that_was_written_in_is_refused() -> None:
    changed = whole()
    fields = changed["hands"][0].split(" ")
    fields[1] = "4-0"
    changed["hands"][0] = " ".join(fields)
    assert "hand 1" == refusal(changed).part


def test_points_that_were_written_in_are_refused() -> None:
    changed = whole()
    line: str = changed["hands"][0]
    changed["hands"][0] = line[: line.index("=")] + "=4-0"
    assert "hand 1, points" == refusal(changed).part


def test_a_composed_hand_is_no_hand_of_a_game() -> None:
    """A position made up by somebody has no place among dealt hands."""
    changed = whole()
    changed["hands"] = [
        "@ AsKhAh/JhJc/JsQsKsTcKcAc/Ts9dJd N Ks+9s9hQd Ss* W:Qh 0-2 3-7 -",
    ]
    assert "hand 1" == refusal(changed).part


@pytest.mark.parametrize("seed", ["\ud800", "7\udfff", "\udc00\ud800"])
def test_a_seed_with_half_a_letter_is_refused(seed: str) -> None:
    """JSON can write it, yet no text can hold it: nothing but a `NotationError` may escape."""
    changed = whole()
    changed["seed"] = seed
    assert "seed" == refusal(changed).part


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "x", "{", "[1", '"', "nul", "\0", "\ud800", "{}x", "'a'", "\ufeff{}"),
        *("[" * 100_000, '{"a":' * 30_000, "1" * 50_000, "-" * 10, "1e999999", "y" * 200_001),
    ],
    ids=lambda text: ascii(text[:10]),
)
def test_a_text_that_is_not_whole_is_refused(text: str) -> None:
    error = refusal_of(text)
    assert error.part in ("saved game", "format")
    assert 1 <= error.column <= len(text) + 1


JSON: Final = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(), max_size=8)
    | st.sampled_from((10**400, "-", "p", "@", "euchre 1", "nostick", "²", "=0-0")),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)


@st.composite
def tampered(draw: st.DrawFn) -> object:
    """A save in which somebody changed, dropped, doubled or cut something."""
    entry: object = deepcopy(whole())
    for _ in range(draw(st.integers(1, 3))):
        entry = _tampered(draw, entry)
    return entry


def _tampered(draw: st.DrawFn, entry: object) -> object:
    if isinstance(entry, dict | list) and entry and draw(st.integers(0, 4)):
        keys = list(entry) if isinstance(entry, dict) else list(range(len(entry)))
        key: Any = draw(st.sampled_from(keys))
        changed: Any = entry
        match draw(st.sampled_from(("inside", "inside", "drop", "double"))):
            case "inside":
                changed[key] = _tampered(draw, changed[key])
            case "drop":
                del changed[key]
            case _ if isinstance(changed, list):
                changed.insert(draw(st.integers(0, len(changed))), changed[key])
            case _:
                changed[draw(st.text(max_size=4))] = changed[key]
        return changed
    if isinstance(entry, str) and draw(st.booleans()):
        at = draw(st.integers(0, len(entry)))
        return entry[:at] + draw(st.text(max_size=3)) + entry[at + draw(st.integers(0, 3)) :]
    return draw(JSON)


@settings(parent=law, max_examples=250)
@given(tampered())
def test_a_save_that_was_tampered_with_is_refused_or_is_a_game(entry: object) -> None:
    """Nothing but a `NotationError` escapes; what is read is written and read the same."""
    found = _found(json.dumps(entry))
    if isinstance(found, NotationError):
        assert found.part
        assert 1 <= found.column
    else:
        assert found == saved.read(saved.write(*found))


@law
@given(st.data())
def test_a_save_that_was_cut_or_overwritten_is_refused_or_is_a_game(data: st.DataObject) -> None:
    """A browser that died while it was writing."""
    text = json.dumps(whole(), ensure_ascii=False)
    at = data.draw(st.integers(0, len(text)))
    rest = data.draw(st.sampled_from(("", text[at + 1 :], "\0" * 3, "x" + text[at:])))
    found = _found(text[:at] + rest)
    if not isinstance(found, NotationError):
        assert found == saved.read(saved.write(*found))


def _found(text: str) -> tuple[Game, Settings] | NotationError:
    try:
        return saved.read(text)
    except NotationError as error:
        return error
