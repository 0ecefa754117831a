"""Notices: what the person should know about the page itself."""

from __future__ import annotations

from euchre.app.html import Element, el
from euchre.app.model import Model, Notice, Told
from euchre.app.screens.parts import call
from euchre.app.words import notice


def notices(model: Model) -> Element | None:
    """The first notice that has not been read yet."""
    return _notice(model.notices[0]) if model.notices else None


def _notice(told: Told) -> Element:
    unreadable = told.notice is Notice.UNREADABLE
    return el(
        "section",
        el("p", notice(told.notice, told.detail)),
        el(
            "div",
            call("export", "pass", "Download it", id_="notice-export") if unreadable else None,
            call("dismiss", "go", "All right", id_="notice-dismiss"),
            class_="calls",
        ),
        id="notice",
        class_="notice panel",
        role="alert",
    )
