"""Texts in the local storage that several tabs change: each is written whole or not at all."""

from typing import Protocol

from pyscript import window

from euchre.browser.store import REFUSALS, item


class Put(Protocol):
    """What is wished for of a text."""

    @property
    def text(self) -> str:
        """What is to stand there; nothing takes the entry away."""

    @property
    def was(self) -> str:
        """What must stand there before."""

    @property
    def aside(self) -> str:
        """What is to be put aside first, if anything."""


def put(key: str, aside: str, wish: Put, elsewhere: str) -> str:
    """Write a text if it is as it was; else why not: `elsewhere`, or the browser's own word."""
    try:
        if item(key) != wish.was:
            return elsewhere
        if wish.aside:
            window.localStorage.setItem(aside, wish.aside)
        if wish.text:
            window.localStorage.setItem(key, wish.text)
        else:
            window.localStorage.removeItem(key)
    except REFUSALS as refusal:
        return told(refusal)
    return ""


def told(refusal: Exception) -> str:
    """Why storage refuses, in the browser's own word if it has one."""
    return str(refusal) or "refused"
