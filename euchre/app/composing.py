"""Composing: what the editor takes from the table, and how what was composed is played. Pure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from euchre.app import drafting, editor
from euchre.app.desk import Desk
from euchre.app.draft import Draft
from euchre.app.editor import Editor, edited, read
from euchre.app.effects import Copy, Focus, LookAtLibrary
from euchre.app.flow import Step, halted
from euchre.app.messages import Dialog, Edit, Message
from euchre.app.model import UNSEEN, Model
from euchre.app.share import link
from euchre.app.takeover import play_on
from euchre.app.words import editor as words
from euchre.engine.position import Phase, Position
from euchre.engine.record import Record
from euchre.engine.rules import Rules


def present(model: Model) -> Editor:
    """The editor as it was left, or an empty table by the house's rules."""
    return model.editor or editor.began(model.settings.rules)


def told(model: Model, message: Edit) -> Step:
    """What a wish of the editor brings about."""
    now, wish, value = present(model), message.wish, message.value
    match wish:
        case "start":
            return _with(model, _started(model, now, value))
        case "fill":
            now, random = now.by_chance(model.game.seed)
            return _with(model, _filled(now, random))
        case "rules" if value in rules_offered(model, now.draft):
            rules = rules_offered(model, now.draft)[value]
            return _with(model, now.then(drafting.with_rules(now.draft, rules)))
        case "text":
            return _with(model, read(now, value))
        case "open":
            shown = replace(halted(model), dialog=Dialog.EDITOR, clash=None)
            return _said(shown, now, ""), (LookAtLibrary(),)
        case "copy":
            return _copy(model, now)
        case "copied" | "not-copied":
            return _said(model, now, words.COPIED[wish]), ()
        case "play":
            return _play(model, now)
        case "go":
            after = edited(now, wish, value)
            found = (Focus(f"{editor.CARD_ID}{after.cursor}"),) if after.cursor else ()
            return replace(model, editor=after), found
        case _:
            return _with(model, edited(now, wish, value))


def key(model: Model, name: str, focus: str) -> Message | None:
    """The message for a key that is pressed in the editor."""
    meant = editor.key(present(model), name, focus)
    return Edit(*meant) if meant else None


def _with(model: Model, now: Editor) -> Step:
    return replace(model, editor=now), ()


# Where it begins


def rules_offered(model: Model, draft: Draft) -> dict[str, Rules]:
    """The rules that can be chosen, each once: the house's, the game's, those that came along."""
    every = {"house": model.settings.rules, "game": model.game.rules, "own": draft.rules}
    seen: list[Rules] = []
    offered = {}
    for name, rules in every.items():
        if rules not in seen:
            seen.append(rules)
            offered[name] = rules
    return offered


def starts(model: Model) -> tuple[str, ...]:
    """What a hand can begin with; a hand that is not over is shown only when asked again."""
    if model.position.phase is Phase.OVER:
        return ("empty", "deal", "hand")
    seen = model.stage not in UNSEEN and not model.covered
    return ("empty", "deal", *(("seen",) if seen else ()), "ask")


def _started(model: Model, now: Editor, where: str) -> Editor:
    if where == "ask":
        return replace(now, asks=not now.asks, said="")
    if where not in (*starts(model), "hand"):
        return now
    begun, random = now.by_chance(model.game.seed)
    draft = _beginnings(model, begun.draft, random)[where]()
    begun = replace(begun, text="", fault="", picked=None, asks=False)
    return begun.then(draft, words.STARTED[where])


def _beginnings(model: Model, draft: Draft, random: Random) -> dict[str, Callable[[], Draft]]:
    record, dealer = model.game.record, draft.dealer
    return {
        "empty": lambda: Draft(draft.rules, dealer=dealer, turn=dealer.left),
        "deal": lambda: drafting.dealt_anew(draft, random),
        "seen": lambda: drafting.seen_by(record, model.reader),
        "hand": lambda: Draft.of(record.position),
    }


def _filled(now: Editor, random: Random) -> Editor:
    return now.then(drafting.filled(now.draft, random), words.FILLED)


# Giving it away


def address(model: Model, position: Position) -> str:
    """The whole address of a page that opens with the position."""
    return link(model.desk.address if model.desk else "", position)


def _copy(model: Model, now: Editor) -> Step:
    position = now.draft.position()
    return (model, ()) if position is None else (model, (Copy(address(model, position)),))


# Playing it


def _play(model: Model, now: Editor) -> Step:
    """A game begins with what was composed, as with what was opened; the present one is kept."""
    position = now.draft.position()
    if position is None:
        fault = now.draft.faults()[0]
        return _with(model, replace(now, said=words.not_yet(fault)))
    desk = model.desk or Desk()
    here = replace(desk, opened=None, seat=now.sit)
    begun, effects = play_on(_said(model, now, ""), here, Record.composed(position))
    left = replace(begun.desk or desk, opened=desk.opened, seat=desk.seat)
    return replace(begun, desk=left), effects


def _said(model: Model, now: Editor, said: str) -> Model:
    return replace(model, editor=replace(now, said=said))
