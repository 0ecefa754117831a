"""Forms: choices of one, boxes to tick and files to pick, as the dialogs have them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from euchre.app.html import Child, Element, el

LONG: Final = 12
"""Characters of a choice's text that fit beside others on the smallest page."""


def radios(
    field: str,
    legend: str,
    values: Iterable[tuple[str, str]],
    chosen: str,
    *notes: Child,
    idle: bool = False,
) -> Element:
    """A choice of one: each value with its words."""
    values, name = tuple(values), field.replace(".", "-")
    wide = any(len(text) > LONG for _, text in values)
    buttons = (radio(field, name, value, text, chosen=value == chosen) for value, text in values)
    return el(
        "fieldset",
        el("legend", legend),
        el("div", buttons, class_="choices wide" if wide else "choices"),
        notes,
        id=f"field-{name}",
        data_idle="true" if idle else None,
    )


def radio(
    field: str, name: str, value: str, text: Child | Iterable[Child], *, chosen: bool
) -> Element:
    """One of several that are named alike, of which one is chosen."""
    box = el(
        "input",
        type="radio",
        name=name,
        id=f"{name}-{value.replace(':', '-') or 'off'}",
        data_field=field,
        value=value,
        checked=chosen,
    )
    return el("label", box, el("span", text), class_="choice")


def box(field: str, label: str, *, checked: bool) -> Element:
    """Something to be ticked."""
    ticked = el(
        "input",
        type="checkbox",
        id=field.replace(".", "-"),
        data_field=field,
        checked=checked,
    )
    return el("label", ticked, el("span", label), class_="check")


def picker(label: str, id_: str, accept: str) -> Element:
    """A button that asks for a file, to be opened as the dialog of hands and games does."""
    file = el("input", type="file", id=id_, data_field="games.file", accept=accept)
    return el("label", label, file, class_="call pick", data_kind="pass")
