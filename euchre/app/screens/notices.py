"""Notices: what the person should know about the page itself."""

from __future__ import annotations

from typing import Final

from euchre.app.html import Element, el
from euchre.app.model import Model
from euchre.app.notice import Notice, Told
from euchre.app.screens.parts import call
from euchre.app.words import labels, notice

SAVES: Final = (
    *(Notice.UNREADABLE, Notice.NO_GAME, Notice.NO_SETTINGS, Notice.NEWER),
    Notice.NO_ROOM,
)
"""After these a save can be had as a file: one that lies aside as it was found, or a game."""
OTHER_GAME: Final = (Notice.PUT_ASIDE, Notice.LAID_ASIDE, Notice.LEFT, Notice.WHAT_IF)
"""After these another game lies aside, and can go on."""


def notices(model: Model) -> Element | None:
    """What is being fetched, or the first notice not read yet."""
    if model.fetching:
        return None if model.dialog else fetching()
    return _notice(model.notices[0]) if model.notices else None


def fetching() -> Element:
    """What was asked for is on its way."""
    return el("p", labels.FETCHING, id="fetching", class_="panel", role="status", aria_busy="true")


def guide_panel(model: Model) -> Element | None:
    """What the guide explains, in the place of the status line: it covers nothing else.

    It gives way to what is answered there: why a card was refused, and a hint.
    """
    busy = model.fetching or model.notices or model.refusal is not None or model.hint is not None
    return None if model.guided is None or busy else _guide(model)


def _guide(model: Model) -> Element | None:
    # Imported here, as a hand is explained once in a lifetime.
    from euchre.app import guide
    from euchre.app.words.guide import DONE, READ, TITLE, Step

    step = guide.due(model)
    if step is None:
        return None
    read = call("guided", "go", DONE if step is Step.ON else READ, id_="guide-read")
    course = call("open course", "pass", labels.TAKE_COURSE, id_="guide-course")
    return el(
        "section",
        el("p", guide.words(model)),
        el("div", course if step in (Step.TABLE, Step.ON) else None, read, class_="calls"),
        id="guide",
        aria_label=TITLE,
    )


def _notice(told: Told) -> Element:
    download = call("export", "pass", labels.EXPORT, id_="notice-export")
    back = call("back", "pass", labels.BACK_TO_MINE, id_="notice-back")
    more = {**dict.fromkeys(SAVES, download), **dict.fromkeys(OTHER_GAME, back)}
    read = ("go", labels.ALL_RIGHT)
    if told.notice is Notice.NOT_ARRIVED:
        read = ("pass", labels.NOT_NOW)
        more[told.notice] = call("try-again", "go", labels.TRY_AGAIN, id_="notice-again")
    return el(
        "section",
        el("p", notice(told.notice, told.detail)),
        el(
            "div",
            more.get(told.notice),
            call("dismiss", *read, id_="notice-dismiss"),
            class_="calls",
        ),
        id="notice",
        class_="notice panel",
        role="alert",
    )
