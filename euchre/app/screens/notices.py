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
    more = {
        Notice.UNREADABLE: call("export", "pass", "Download it", id_="notice-export"),
        Notice.PUT_ASIDE: call("back", "pass", "Back to mine", id_="notice-back"),
    }
    return el(
        "section",
        el("p", notice(told.notice, told.detail)),
        el(
            "div",
            more.get(told.notice),
            call("dismiss", "go", "All right", id_="notice-dismiss"),
            class_="calls",
        ),
        id="notice",
        class_="notice panel",
        role="alert",
    )
