"""Settings: all that the person can choose, in parts that open one by one."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.app.html import Child, Element, el
from euchre.app.look import CHOICES
from euchre.app.model import Model
from euchre.app.screens.forms import picker, radios
from euchre.app.screens.levels import levels_settings, names_settings
from euchre.app.screens.parts import back, call, face
from euchre.app.screens.rules import rules_settings
from euchre.app.screens.score_cards import score_cards_settings
from euchre.app.settings import OTHERS
from euchre.app.words import labels, look, options
from euchre.app.words import table as words
from euchre.engine.cards import Card, cards
from euchre.engine.presets import preset_of

LOOKS = ("theme", "faces", "colours", "letters", "back")
HANDLING = ("side", "tap", "keys", "sound", "buzz")
PREVIEW: tuple[Card, ...] = cards("JsQhKdAc")


def settings(model: Model) -> Element:
    """Each part tells in its line how it stands; what belongs to no part comes last."""
    return el(
        "div",
        _part("play", labels.PACES[model.pace], _play(model), is_open=True),
        _part("look", _looks(model), (_preview(), *_choices(model, LOOKS))),
        _part("handling", _handling(model), _choices(model, HANDLING)),
        _part("players", _others(model), (names_settings(model), *levels_settings(model))),
        _part("rules", _house(model), rules_settings(model)),
        el("p", labels.seed(model.game.seed), class_="note", id="seed"),
        _aside(model),
        _kept(model),
        _version(model),
        el(
            "div",
            call("open new-game", "pass", words.NEW_GAME, id_="settings-new"),
            call("open games", "pass", labels.GAMES, id_="settings-games"),
            call("open editor", "pass", labels.COMPOSE, id_="settings-editor"),
            call("close", "go", labels.DONE, id_="settings-done"),
            class_="buttons two",
        ),
        class_="settings",
    )


def _part(name: str, now: str, inside: tuple[Child, ...], *, is_open: bool = False) -> Element:
    head = el("h3", look.PARTS[name])
    return el(
        "details",
        el("summary", head, el("span", now, class_="note")),
        el("div", inside, class_="settings"),
        class_="part",
        id=f"part-{name}",
        open=is_open,
    )


# Play


def _play(model: Model) -> tuple[Element, ...]:
    wait = "on" if model.settings.wait_after_trick else ""
    return (
        radios("pace", labels.PACE, labels.PACES.items(), model.pace),
        radios("wait", labels.AFTER_TRICK, labels.WAITS.items(), wait),
        score_cards_settings(model),
        _passing(model),
        _coach(model),
    )


def _passing(model: Model) -> Element:
    return radios(
        "knock",
        labels.PASSING,
        labels.PASSES.items(),
        "on" if model.settings.knock else "",
        el("p", labels.KNOCKED_NOTE, class_="note") if model.settings.knock else None,
    )


def _coach(model: Model) -> Element:
    chosen = "on" if model.settings.coach else ""
    note = el("p", labels.COACH_NOTE, class_="note") if chosen else None
    return radios("coach", labels.COACH, labels.COACHES, chosen, note)


# How the table looks and is handled


def _choices(model: Model, names: tuple[str, ...]) -> tuple[Element, ...]:
    chosen = model.settings.look.items()
    return tuple(_choice(name, chosen[name]) for name in names)


def _choice(name: str, chosen: str) -> Element:
    legend, texts = look.CHOICES[name]
    values = zip(CHOICES[name], texts, strict=True)
    note = el("p", look.NOTES[name], class_="note") if name in look.NOTES else None
    return radios(f"table.{name}", legend, values, chosen, note)


def _preview() -> Element:
    """Some cards as they look now: each choice is seen at once."""
    shown = (*map(face, PREVIEW), back())
    return el("div", shown, class_="preview", role="img", aria_label=look.PREVIEW)


def _looks(model: Model) -> str:
    return _value(model, "colours")


def _handling(model: Model) -> str:
    return _value(model, "side")


def _value(model: Model, name: str) -> str:
    """What is chosen, in words."""
    at = CHOICES[name].index(model.settings.look.items()[name])
    return look.CHOICES[name][1][at]


# Players and rules


def _others(model: Model) -> str:
    return ", ".join(map(model.settings.name, OTHERS))


def _house(model: Model) -> str:
    preset = preset_of(model.settings.rules)
    return options.PRESETS[preset.key][0] if preset else labels.OWN_RULES_SHORT


# The game and the page


def _aside(model: Model) -> Iterator[Element]:
    """What was put aside, by this visit or an earlier one, and the way to it."""
    if model.aside:
        yield el("p", labels.LIES_ASIDE, class_="note", id="aside")
        yield call("back", "pass", labels.BACK, id_="settings-back")
    if model.unreadable:
        yield el("p", labels.UNREADABLE, class_="note", id="unreadable")
        yield call("export", "pass", labels.EXPORT, id_="settings-export")


def _kept(model: Model) -> Element:
    """What the browser keeps: to be looked at, saved and brought back; and settings as at first."""
    can_undo = model.settings_before is not None
    do, label = ("undo-reset", labels.UNDO_RESET) if can_undo else ("reset-settings", labels.RESET)
    buttons = (
        call("open statistics", "pass", labels.STATISTICS, id_="settings-statistics"),
        call(do, "pass", label, id_="settings-reset"),
        call("games save-all", "pass", labels.SAVE_ALL, id_="settings-save-all"),
        picker(labels.BRING_BACK, "settings-file", ".json,.txt"),
    )
    return el(
        "div",
        el("h3", labels.YOUR_DATA),
        el("p", labels.SAVE_ALL_NOTE, class_="note"),
        el("p", labels.ARE_RESET if can_undo else "", id="settings-said", role="status"),
        el("div", buttons, class_="buttons two"),
        id="settings-kept",
    )


def _version(model: Model) -> Element | None:
    """Which version of the page this is, and what to do for a newer one."""
    if not model.version:
        return None
    waiting = model.update_ready and not model.update_offered
    told = el("p", labels.version(model.version, waiting=waiting), class_="note", id="version")
    if not model.update_offered:
        return told
    return el("div", told, call("use-update", "pass", labels.USE_UPDATE, id_="settings-update"))
