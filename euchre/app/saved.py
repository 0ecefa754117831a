"""Saved: a game and the settings as text, both ways.

JSON with the hands as PEN records. Reading trusts nothing: every hand is dealt again from the
seed and played again by the rules, so that no text can make a game that could not have been.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Final

from euchre.app.link import LONGEST_SEED, is_seed
from euchre.app.settings import Settings, with_field
from euchre.engine.errors import EuchreError
from euchre.engine.game import Game
from euchre.engine.seats import SEATS
from euchre.notation.pen import NotationError, read_record, read_rules
from euchre.notation.pen import write as pen

FORMAT: Final = "euchre 1"
LONGEST: Final = 200_000
"""Characters: a game of ten points takes about four thousand."""

DEEPEST: Final = 500
"""Brackets: ours has seven, and its names some more; a tower of them would break Python itself."""


def write(game: Game, settings: Settings) -> str:
    """The game and the settings as text."""
    return json.dumps(
        {
            "format": FORMAT,
            "seed": game.seed,
            "rules": pen(game.rules),
            "hands": [pen(record) for record in game.hands],
            "settings": {
                "rules": pen(settings.rules),
                "pace": settings.pace,
                "wait": settings.wait_after_trick,
                "names": dict(zip((seat.name for seat in SEATS), settings.names, strict=True)),
            },
        },
        ensure_ascii=False,
    )


def read(text: str) -> tuple[Game, Settings]:
    """The game and the settings that were written so.

    Raises `NotationError` naming the part that can't be read, and nothing else.
    """
    if len(text) > LONGEST:
        raise NotationError("saved game", LONGEST, "the text is too long")
    if text.count("[") + text.count("{") > DEEPEST:
        raise NotationError("saved game", 1, "it is nested too deeply")
    try:
        whole = json.loads(text)
    except ValueError as error:
        column = getattr(error, "pos", 0) + 1
        raise NotationError("saved game", column, "the text is not whole") from None
    if _value(whole, "format") != FORMAT:
        raise NotationError("format", 1, f"this is not a game saved as {FORMAT!r}")
    return _game(whole), _settings(_value(whole, "settings"))


def _game(whole: object) -> Game:
    seed = _text(whole, "seed")
    if not is_seed(seed):
        raise NotationError("seed", 1, f"at most {LONGEST_SEED} printable characters")
    game = Game.new(read_rules(_text(whole, "rules")), seed)
    for at, line in enumerate(_list(whole, "hands")):
        part = f"hand {at + 1}"
        if not isinstance(line, str):
            raise NotationError(part, 1, "a hand is a line of text")
        game = _with_hand(game if at == 0 else _next(game, part), line, part)
    return game


def _next(game: Game, part: str) -> Game:
    try:
        return game.next_hand()
    except EuchreError as error:
        raise NotationError(part, 1, str(error)) from None


def _with_hand(game: Game, line: str, part: str) -> Game:
    try:
        record = read_record(line)
    except NotationError as error:
        raise NotationError(f"{part}, {error.part}", error.column, error.why) from None
    begun = game.record
    if (record.start, record.rules, record.score) != (begun.start, begun.rules, begun.score):
        raise NotationError(part, 1, "this is not the hand that the seed deals here")
    return replace(game, hands=(*game.hands[:-1], record))


def _settings(entry: object) -> Settings:
    names = _value(entry, "names")
    wait = "on" if _value(entry, "wait") is True else ""
    fields = {"pace": _text(entry, "pace"), "wait": wait}
    fields |= {f"names.{seat.name}": _text(names, seat.name) for seat in SEATS}
    settings = Settings(rules=read_rules(_text(entry, "rules")))
    for field, value in fields.items():
        try:
            settings = with_field(settings, field, value)
        except EuchreError as error:
            raise NotationError(f"settings, {field}", 1, str(error)) from None
    return settings


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
