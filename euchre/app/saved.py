"""Saved: a game and the settings as text, both ways.

JSON with the hands as PEN records. Reading trusts nothing: every hand is dealt again from the
seed and played again by the rules, so that no text can make a game that could not have been.
What can't be read costs only itself: the game is read without the settings, and each setting
without the others.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from euchre.app.dealing import dealt_like
from euchre.app.link import LONGEST_SEED, is_seed
from euchre.app.look import CHOICES
from euchre.app.settings import OTHERS, Settings, with_field
from euchre.app.versions import FORMAT, STEPS, Step, is_ours, present
from euchre.engine.errors import EuchreError
from euchre.engine.game import Game
from euchre.engine.record import Record
from euchre.engine.seats import SEATS
from euchre.notation.errors import NotationError
from euchre.notation.reading import read_record, read_rules
from euchre.notation.writing import write as pen

LONGEST: Final = 200_000
"""Characters: a game of ten points takes about four thousand."""

DEEPEST: Final = 500
"""Brackets: ours has seven, and its names some more; a tower of them would break Python itself."""


@dataclass(frozen=True, slots=True)
class Restored:
    """What could be read of a save, and the first fault of each part that could not."""

    game: Game | None
    settings: Settings
    game_fault: NotationError | None = None
    settings_fault: NotationError | None = None
    guided: tuple[str, ...] | None = None  # what had been explained of the hand; None: no guide

    @property
    def fault(self) -> NotationError | None:
        """What the whole is to be refused for."""
        return self.game_fault or self.settings_fault


def write(game: Game, settings: Settings, guided: Sequence[str] | None = None) -> str:
    """The game and the settings as text; and what the guide has explained, while there is one."""
    return json.dumps(
        {
            "format": FORMAT,
            "seed": game.seed,
            "rules": pen(game.rules),
            "given": game.given,
            "hands": [*map(_line, game.hands[:-1]), pen(game.record)],
            "settings": {
                "rules": pen(settings.rules),
                "pace": settings.pace,
                "wait": settings.wait_after_trick,
                "names": dict(zip((seat.name for seat in SEATS), settings.names, strict=True)),
                "levels": dict(zip((seat.name for seat in OTHERS), settings.levels, strict=True)),
                "score-cards": settings.score_cards,
                "knock": settings.knock,
                "coach": settings.coach,
                "look": settings.look.items(),
            },
            **({} if guided is None else {"guided": [*guided]}),
        },
        ensure_ascii=False,
    )


_LINES: Final[dict[int, tuple[Record, str]]] = {}
"""The lines of finished hands, which change no more, each by the identity of its record.

A game is saved at every action. To compare two records would take longer than to write one.
"""
MOST_LINES: Final = 100


def _line(record: Record) -> str:
    """The line of a finished hand, written once."""
    known = _LINES.get(id(record))
    if known is None:  # what is kept here lives on, so that no other record has its identity
        if len(_LINES) >= MOST_LINES:
            _LINES.clear()
        known = _LINES[id(record)] = (record, pen(record))
    return known[1]


def read(text: str) -> tuple[Game, Settings]:
    """The game and the settings that were written so.

    Raises `NotationError` naming the part that can't be read, and nothing else.
    """
    found = restored(text)
    if found.game is None or found.fault:
        raise found.fault or NotationError("saved game", 1, "there is none")
    return found.game, found.settings


def restored(text: str, steps: Sequence[Step] = STEPS) -> Restored:
    """All that can be read of what was written so. No text makes this fail."""
    try:
        whole = present(_parsed(text), steps)
    except NotationError as fault:
        return Restored(None, Settings(), fault, fault)
    settings, settings_fault = _settings(_value(whole, "settings"))
    try:
        return Restored(_game(whole), settings, None, settings_fault, _guided(whole))
    except NotationError as fault:
        return Restored(None, settings, fault, settings_fault)


def is_a_save(text: str) -> bool:
    """Whether a text calls itself a save of euchre, readable here or not."""
    try:
        return is_ours(_parsed(text))
    except NotationError:
        return False


def _parsed(text: str) -> object:
    if len(text) > LONGEST:
        raise NotationError("saved game", LONGEST, "the text is too long")
    if text.count("[") + text.count("{") > DEEPEST:
        raise NotationError("saved game", 1, "it is nested too deeply")
    try:
        return json.loads(text)
    except ValueError as error:
        column = getattr(error, "pos", 0) + 1
        raise NotationError("saved game", column, "the text is not whole") from None


def _game(whole: object) -> Game:
    seed = _text(whole, "seed")
    if not is_seed(seed):
        raise NotationError("seed", 1, f"at most {LONGEST_SEED} printable characters")
    rules = read_rules(_text(whole, "rules"))
    records = [_record(line, f"hand {number}") for number, line in _numbered(whole)]
    given = _value(whole, "given")
    if type(given) is not int or not 0 <= given <= len(records):
        raise NotationError("given", 1, "it is missing or no number of hands")
    game = _given(records[:given], seed) if given else Game.new(rules, seed)
    if game.rules != rules:
        raise NotationError("rules", 1, "the hands are played by others")
    for number, record in enumerate(records[given:], start=given + 1):
        game = _with_hand(game if number == 1 else _next(game, f"hand {number}"), record, number)
    return game


def _guided(whole: object) -> tuple[str, ...] | None:
    """What had been explained. Without it the hand goes on as well, so nothing here is a fault."""
    found = _value(whole, "guided")
    if not isinstance(found, list):
        return None
    return tuple(name for name in found if isinstance(name, str))


def _numbered(whole: object) -> Iterator[tuple[int, object]]:
    return enumerate(_list(whole, "hands"), start=1)


def _given(records: Sequence[Record], seed: str) -> Game:
    try:
        return Game.of(records, seed)
    except EuchreError as error:
        raise NotationError("hands", 1, str(error)) from None


def _next(game: Game, part: str) -> Game:
    try:
        return game.next_hand()
    except EuchreError as error:
        raise NotationError(part, 1, str(error)) from None


def _record(line: object, part: str) -> Record:
    if not isinstance(line, str):
        raise NotationError(part, 1, "a hand is a line of text")
    try:
        return read_record(line)
    except NotationError as error:
        raise NotationError(f"{part}, {error.part}", error.column, error.why) from None


def _with_hand(game: Game, record: Record, number: int) -> Game:
    game = dealt_like(game, record.start)
    begun = game.record
    if (record.start, record.rules, record.score) != (begun.start, begun.rules, begun.score):
        raise NotationError(f"hand {number}", 1, "this is not the hand that the seed deals here")
    return replace(game, hands=(*game.hands[:-1], record))


def _settings(entry: object) -> tuple[Settings, NotationError | None]:
    """The settings, each that can't be read as it is at first; and the first such fault."""
    settings, first = Settings(), None
    names, levels, look = (_value(entry, key) for key in ("names", "levels", "look"))
    values = {field: _value(entry, field) for field in _PLAIN}
    values |= {f"names.{seat.name}": _value(names, seat.name) for seat in SEATS}
    values |= {f"levels.{seat.name}": _value(levels, seat.name) for seat in OTHERS}
    values |= {f"table.{name}": _value(look, name) for name in CHOICES}
    for field, value in values.items():
        try:
            settings = _with(settings, field, value)
        except NotationError as fault:
            first = first or fault
    return settings, first


_PLAIN: Final = ("pace", "wait", "rules", "score-cards", "knock", "coach")


def _with(settings: Settings, field: str, value: object) -> Settings:
    match field, value:
        case "rules", str(text):
            return replace(settings, rules=read_rules(text))
        case "wait", bool(wait):
            return replace(settings, wait_after_trick=wait)
        case "knock", bool(knock):
            return replace(settings, knock=knock)
        case "coach", bool(coach):
            return replace(settings, coach=coach)
        case _, str(text) if field not in ("wait", "knock", "coach"):
            return _with_text(settings, field, text)
        case _:
            raise NotationError(f"settings, {field}", 1, "it is missing or not of its kind")


def _with_text(settings: Settings, field: str, text: str) -> Settings:
    try:
        return with_field(settings, field, text)
    except EuchreError as error:
        raise NotationError(f"settings, {field}", 1, str(error)) from None


def _text(entry: object, key: str) -> str:
    found = _value(entry, key)
    if not isinstance(found, str):
        raise NotationError(key, 1, "it is missing or no text")
    return found


def _list(entry: object, key: str) -> list[object]:
    found = _value(entry, key)
    if not isinstance(found, list):
        raise NotationError(key, 1, "it is missing or no list")
    return found


def _value(entry: object, key: str) -> object:
    """What stands under a key; None where there is no such key, or no entry at all."""
    return entry.get(key) if isinstance(entry, dict) else None
