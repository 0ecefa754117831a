"""Resetting: all settings change at once. Pure; no game is touched."""

from __future__ import annotations

from dataclasses import replace

from euchre.app.effects import Address, Effect
from euchre.app.flow import Step, save
from euchre.app.link import lasting
from euchre.app.model import Model
from euchre.app.settings import Settings


def with_settings(model: Model, settings: Settings) -> Step:
    """The model with other settings; what the address asked for gives way to them."""
    changed = replace(model, settings=settings, link_pace=None, link_levels=None, clash=None)
    asked = lasting(model.link_pace, model.link_levels)
    effects: tuple[Effect, ...] = (Address(lasting(None, None)),) if asked else ()
    return changed, (*effects, save(changed))


def reset(model: Model) -> Step:
    """The settings as at first; until the dialog closes those before can be had back."""
    before = replace(model.settings, pace=model.pace, levels=model.levels)
    changed, effects = with_settings(model, Settings())
    return replace(changed, settings_before=before), effects


def undo(model: Model) -> Step:
    """The settings as they were before they were reset."""
    if model.settings_before is None:
        return model, ()
    changed, effects = with_settings(model, model.settings_before)
    return replace(changed, settings_before=None), effects
