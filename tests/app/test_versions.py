"""Versions: an old save is brought to today's form step by step, a newer one is left as it is."""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from euchre.app import saved
from euchre.app.effects import Save, SetAside
from euchre.app.look import CHOICES, Look
from euchre.app.messages import Simple
from euchre.app.notice import Notice
from euchre.app.opening import begin
from euchre.app.settings import Settings
from euchre.app.update import update
from euchre.app.versions import VERSION, Entry, NewerError, Step, is_ours, present
from euchre.engine.rules import Rules
from euchre.notation.errors import NotationError

SAVES: Final = Path(__file__).parent.parent / "data" / "saves"
SETTINGS: Final = Settings(
    Rules(target=15, stick=False),
    "slow",
    ("Ann", "Bo", "Zoë", "🂡"),
    wait_after_trick=True,
    levels=("hard", "beginner", "expert"),
    score_cards="2-3",
    knock=True,
    coach=True,
    look=Look(*(values[-1] if name != "back" else "navy" for name, values in CHOICES.items())),
)
ADDED: Final = {2: ("levels",), 4: ("score_cards", "knock"), 5: ("coach",), 6: ("look",)}
"""The settings that came with a version: in older saves they are as they are at first."""
LOOK_ADDED: Final = {7: ("faces",)}
"""The same of the look, which has grown since."""


def sample(version: int) -> str:
    """A save as a page of that version wrote it."""
    return (SAVES / f"{version}.json").read_text("utf-8").removesuffix("\n")


# Every version that people have played with. A new one fails here until its sample is there.


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_a_save_of_every_version_is_read_whole(version: int) -> None:
    """tests/data/README.md tells what the samples hold."""
    game, settings = saved.read(sample(version))
    assert f"euchre {version}" == json.loads(sample(version))["format"]
    assert ("Zoë 7", Rules(target=7, stick=False), (2, 4)) == (game.seed, game.rules, game.score)
    assert [25, 20, 11] == [len(hand.actions) for hand in game.hands]
    later = [name for number, names in ADDED.items() if number > version for name in names]
    expected = replace(SETTINGS, **{name: getattr(Settings(), name) for name in later})
    later = [name for number, names in LOOK_ADDED.items() if number > version for name in names]
    look = replace(expected.look, **{name: getattr(Look(), name) for name in later})
    assert replace(expected, look=look) == settings


def test_what_the_page_writes_is_the_newest_version() -> None:
    """Letter for letter: a form that was changed without a step is noticed here."""
    text = sample(VERSION)
    assert text == saved.write(*saved.read(text))


def test_a_save_without_levels_is_of_players_of_the_club() -> None:
    """Version 1 knew no others; settings that can't be read at all cost nothing else."""
    assert ("club", "club", "club") == saved.read(sample(1))[1].levels
    broken = json.dumps({**json.loads(sample(1)), "settings": []})
    assert saved.read(sample(1))[0] == saved.restored(broken).game


# The chain, with steps made up for these tests


def wider(entry: Entry) -> Entry:
    """From 1 to 2: a name of one letter becomes a list."""
    return {**entry, "names": [entry["name"]]}


def narrower(entry: Entry) -> Entry:
    """From 2 to 3: the old name goes."""
    return {key: value for key, value in entry.items() if key != "name"}


def counted(entry: Entry) -> Entry:
    """From 3 to 4: this one can't do with just anything."""
    names: Any = entry["names"]
    return {**entry, "count": len(names), "first": 1 / len(names)}


CHAIN: Final[tuple[Step, ...]] = (wider, narrower, counted)


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        ({"format": "euchre 1", "name": "x"}, {"names": ["x"], "count": 1, "first": 1.0}),
        ({"format": "euchre 2", "names": "ab"}, {"names": "ab", "count": 2, "first": 0.5}),
        ({"format": "euchre 3", "names": "a"}, {"names": "a", "count": 1, "first": 1.0}),
        ({"format": "euchre 4"}, {}),
    ],
)
def test_each_step_is_taken_once_from_where_the_save_stands(entry: Entry, expected: Entry) -> None:
    before = deepcopy(entry)
    assert {"format": "euchre 4", **expected} == present(entry, CHAIN)
    assert before == entry


@pytest.mark.parametrize(
    "entry",
    [
        {"format": "euchre 1"},
        {"format": "euchre 2", "names": 7},
        {"format": "euchre 2", "names": None},
        {"format": "euchre 2"},
        {"format": "euchre 3", "names": []},
    ],
    ids=str,
)
def test_a_step_that_stumbles_names_the_version(entry: Entry) -> None:
    """A save may hold anything: whatever a step makes of it, a reader gets his one error."""
    with pytest.raises(NotationError, match=r"no whole save of version [123]"):
        present(entry, CHAIN)


@pytest.mark.parametrize("version", ["5", "6", "999999"])
def test_a_version_to_come_is_told_from_a_text_that_is_no_save(version: str) -> None:
    with pytest.raises(NewerError, match=f"version {version}, and this page knows 4"):
        present({"format": f"euchre {version}"}, CHAIN)


@pytest.mark.parametrize(
    "name",
    [
        *(None, 1, [], "", "euchre", "euchre ", "euchre 0", "euchre -1", "euchre 01", "euchre ²"),
        *("euchre 1\n", " euchre 1", "euchre 1.5", "Euchre 1", "euchre " + "9" * 5000, "chess 1"),
    ],
    ids=lambda name: ascii(name)[:14],
)
def test_what_names_no_version_is_no_save(name: object) -> None:
    assert not is_ours({"format": name})
    with pytest.raises(NotationError) as refused:
        present({"format": name})
    assert not isinstance(refused.value, NewerError)


def test_a_save_is_brought_up_before_its_parts_are_read() -> None:
    """Through the reader itself, from an older form made by taking something back."""

    def renamed(entry: Entry) -> Entry:
        settings: Any = entry["settings"]
        return {**entry, "settings": {**settings, "pace": settings["speed"]}}

    older: dict[str, Any] = json.loads(sample(VERSION))
    older["settings"]["speed"] = older["settings"].pop("pace")
    older["format"] = "euchre 1"
    found = saved.restored(json.dumps(older), (renamed,))
    assert (*saved.read(sample(VERSION)), None) == (found.game, found.settings, found.fault)


# Somebody goes back to an older page, which a browser may have kept


NEWER: Final = sample(VERSION).replace(f"euchre {VERSION}", f"euchre {VERSION + 1}")


def test_a_save_by_a_newer_page_is_set_aside_before_the_new_game_is_kept() -> None:
    model, effects = begin("", NEWER, "chance")
    assert [SetAside(NEWER), Save] == [effects[0], type(effects[1])]
    assert [Notice.NEWER] == [told.notice for told in model.notices]
    assert f"version {VERSION + 1}" in model.notices[0].detail
    (file,) = update(model, Simple.EXPORT)[1]
    assert NEWER == getattr(file, "text", "")
