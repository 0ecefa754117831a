"""The position editor: where it begins, the table and the pack, how the hand stands, its text."""

from __future__ import annotations

from euchre.app.composing import address, present, starts
from euchre.app.data_do import write_edit
from euchre.app.editor import Editor
from euchre.app.html import Element, el
from euchre.app.model import Model
from euchre.app.screens.editor_hand import hand_fields
from euchre.app.screens.editor_table import pack, table, table_faults, tools
from euchre.app.screens.forms import radios
from euchre.app.screens.parts import call
from euchre.app.words import SEATS_NAMED
from euchre.app.words import editor as words
from euchre.engine.seats import SEATS


def editor(model: Model) -> Element:
    """All of the editor; what must be pressed last stays in sight below."""
    now = present(model)
    return el(
        "div",
        el(
            "div",
            *(_start(model, now), table(now), pack(now), table_faults(now), tools(now), _how()),
            class_="edit-cards",
        ),
        el("div", hand_fields(model, now), _text(model, now), _sit(now), class_="edit-hand"),
        _foot(now),
        class_="editor",
    )


def _start(model: Model, now: Editor) -> Element:
    if now.asks:
        return _peeking("seen" in starts(model))
    buttons = (_begin(where) for where in starts(model))
    return el(
        "div",
        el("p", words.START, id="edit-start", class_="vh"),
        el("div", buttons, class_="starts"),
        role="group",
        aria_labelledby="edit-start",
    )


def _begin(where: str) -> Element:
    do = write_edit("start", where)
    text = words.STARTS[where]
    return el("button", text, type="button", id=f"edit-start-{where}", data_do=do)


def _peeking(seen: bool) -> Element:
    """A hand that is not over is shown only to whoever says so."""
    return el(
        "div",
        el("p", words.PEEKING, id="edit-peeking"),
        el(
            "div",
            call(write_edit("start", "hand"), "pass", words.REVEAL, id_="edit-start-hand"),
            call(write_edit("start", "seen"), "pass", words.ONLY_SEEN, id_="edit-start-seen")
            if seen
            else None,
            call(write_edit("start", "ask"), "go", words.HIDE, id_="edit-start-ask"),
            class_="buttons",
        ),
        class_="peeking",
        role="group",
        aria_labelledby="edit-peeking",
    )


def _how() -> Element:
    return el(
        "details",
        el("summary", words.HOW_TITLE),
        el("p", words.HOW, class_="note"),
        id="edit-how",
    )


# Text


def _text(model: Model, now: Editor) -> Element:
    area = el(
        "textarea",
        now.text or now.pen,
        id="edit-text",
        data_field="edit.text",
        rows=3,
        spellcheck="false",
        autocapitalize="off",
        autocomplete="off",
        aria_describedby="edit-text-said",
    )
    return el(
        "fieldset",
        el("legend", words.TEXT),
        el("label", words.TEXT_LABEL, area, class_="pen"),
        el("p", now.fault, class_="refused") if now.fault else None,
        el("p", words.TEXT_NOTE, class_="note", id="edit-text-said"),
        call(write_edit("read", "text"), "pass", words.READ, id_="edit-read"),
        _link(model, now),
        id="field-edit-text",
    )


def _link(model: Model, now: Editor) -> Element:
    """The link to be copied, and the link itself where the browser lets no page copy."""
    position = now.draft.position()
    if position is None:
        return el("p", words.NO_LINK, class_="note", id="edit-link-note")
    return el(
        "div",
        call(write_edit("copy"), "pass", words.COPY, id_="edit-copy"),
        el("a", words.LINK, href=address(model, position), id="edit-link"),
        el("p", words.LINK_NOTE, class_="note"),
        class_="edit-link",
        id="edit-link-note",
    )


# Playing it


def _sit(now: Editor) -> Element:
    seats = [(seat.name, SEATS_NAMED[seat]) for seat in SEATS]
    return radios("edit.sit", words.SIT, seats, now.sit.name)


def _foot(now: Editor) -> Element:
    faults = now.draft.faults()
    play = call(write_edit("play"), "go", words.PLAY, id_="edit-play", enabled=not faults)
    return el("div", el("p", _said(now), id="edit-said", role="status"), play, class_="edit-foot")


def _said(now: Editor) -> str:
    """What the last step did, and whether all is in order; a fault only where nothing was done."""
    faults = now.draft.faults()
    if faults:
        return now.said or words.not_yet(faults[0])
    return f"{now.said} {words.READY}".lstrip()
