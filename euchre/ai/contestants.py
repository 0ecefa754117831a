"""Contestants: who can play in the arena, by name: a level, random, or a bot of one's own."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from euchre.ai.bot import Bot
from euchre.ai.levels import bot
from euchre.ai.random_player import RandomPlayer
from euchre.engine.errors import EuchreError


def contestant(name: str) -> Bot:
    """A level, the player called random, or `FILE.py:BOT`.

    BOT is a `Bot` in that file, or a class of them that needs no arguments. The file is run:
    name only one that you trust. Raises `EuchreError` for anything else.
    """
    path, colon, wanted = name.rpartition(":")
    if colon and path.endswith(".py"):
        return _from_file(Path(path), wanted)
    return RandomPlayer() if name == "random" else bot(name)


def _from_file(path: Path, wanted: str) -> Bot:
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise EuchreError(f"there is no file {str(path)!r}")
    module = module_from_spec(spec)
    sys.modules.setdefault(path.stem, module)  # what dataclasses in it look up
    try:
        spec.loader.exec_module(module)
        found = getattr(module, wanted)
        player = found() if isinstance(found, type) else found
    except Exception as fault:
        told = f"{type(fault).__name__}: {fault}"
        raise EuchreError(
            f"{path.name} has no player {wanted!r} that can be made: {told}"
        ) from fault
    if not isinstance(player, Bot):
        raise EuchreError(f"{wanted!r} in {path.name} is no Bot (see euchre/ai/bot.py)")
    return player
