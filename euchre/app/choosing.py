"""Choosing: settings change, one of them or all at once. Pure; no game is touched."""

from __future__ import annotations

from dataclasses import replace

from euchre.app.effects import Address, Effect
from euchre.app.flow import Step, save
from euchre.app.link import lasting
from euchre.app.model import Model
from euchre.app.settings import Levels, Settings, with_field
from euchre.engine.errors import EuchreError
from euchre.engine.rules import OptionsClash


def chosen(model: Model, field: str, value: str) -> Step:
    """A form field was changed; what the address asked for gives way to what is chosen here."""
    of_levels = field == "easy-partner" or field.startswith("levels.")
    before = replace(model.settings, levels=model.levels) if of_levels else model.settings
    try:
        settings = with_field(before, field, value)
    except OptionsClash as refused:
        return replace(model, clash=refused.clash), ()
    except EuchreError:
        return model, ()  # a form of ours offers nothing else: somebody has changed the page
    pace = None if field == "pace" else model.link_pace
    return with_settings(model, settings, pace, None if of_levels else model.link_levels)


def with_settings(
    model: Model, settings: Settings, pace: str | None = None, levels: Levels | None = None
) -> Step:
    """The model with other settings, and what of the address goes before them still."""
    changed = replace(model, settings=settings, link_pace=pace, link_levels=levels, clash=None)
    address = lasting(pace, levels)
    is_new = address != lasting(model.link_pace, model.link_levels)
    effects: tuple[Effect, ...] = (Address(address),) if is_new else ()
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
