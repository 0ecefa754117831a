"""Cues: what of a change at the table can be heard, or felt in the hand. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.app.effects import Cue
from euchre.app.model import Model, Stage
from euchre.app.pace import PACES
from euchre.engine.scoring import outcome


def cues(before: Model, after: Model) -> tuple[Cue, ...]:
    """What the person, who has asked for it, is given to hear and to feel."""
    look = after.settings.look
    heard, felt = look.sound == "on", look.buzz == "on"
    if not (heard or felt) or after.paused:
        return ()
    ms = PACES[after.pace]["deal"]
    return tuple(Cue(name, ms, heard=heard, felt=felt) for name in _names(before, after))


def _names(before: Model, after: Model) -> Iterator[str]:
    if len(after.shown_trick) > len(before.shown_trick):
        yield "card"
    if after.stage is before.stage and after.game is before.game:
        return
    match after.stage:
        case Stage.DEALING:
            yield "deal"
        case Stage.SWEEP:
            yield "trick"
        case Stage.YOURS | Stage.COVERED:
            yield "turn"
        case Stage.HAND_OVER if before.stage is not Stage.HAND_OVER:
            yield "won" if outcome(after.position).favours(after.reader.side) else "lost"
        case _:
            pass
