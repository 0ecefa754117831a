"""What the dialog of hands and games needs of the browser: the library, the clipboard.

Read when the dialog opens.
"""

import random

from pyscript import window

from euchre.app.at_desk import Copied, ItemPut, LibraryFound
from euchre.app.shelf import ELSEWHERE
from euchre.browser.files import Send, begin
from euchre.browser.store import REFUSALS

LIBRARY = "euchre.library."
"""How the keys of the library's entries begin: one text each, so that tabs do not meet."""
MOST_READ = 1000


def library() -> LibraryFound:
    """The entries that are kept; none where storage refuses."""
    now = window.Date.new()
    day = f"{now.getFullYear():04}-{now.getMonth() + 1:02}-{now.getDate():02}"
    address = window.location.href.partition("#")[0].partition("?")[0]
    return LibraryFound(_items(), _fresh(), day, address)


def _fresh() -> str:
    """A key that no entry has, later than all before."""
    return f"{int(window.Date.new().getTime()):012x}{random.SystemRandom().randrange(16**4):04x}"


def _items() -> tuple[tuple[str, str], ...]:
    try:
        store = window.localStorage
        names = [store.key(at) or "" for at in range(min(store.length, MOST_READ))]
        kept = [(name, store.getItem(name)) for name in names if name.startswith(LIBRARY)]
    except REFUSALS:
        return ()
    return tuple((name.removeprefix(LIBRARY), text) for name, text in kept if text)


def put(key: str, text: str, was: str) -> ItemPut:
    """Write an entry if it is as it was, or take it out; a text is written whole or not at all."""
    name = LIBRARY + (key or _fresh())
    try:
        if (window.localStorage.getItem(name) or "") != was:
            return ItemPut(ELSEWHERE)
        if text:
            window.localStorage.setItem(name, text)
        else:
            window.localStorage.removeItem(name)
    except REFUSALS as refusal:
        return ItemPut(str(refusal) or "refused")
    return ItemPut()


def copy(text: str, send: Send) -> None:
    """Put a text on the clipboard, if the browser lets the page do it; the answer is sent."""
    begin(_copied(text, send))


async def _copied(text: str, send: Send) -> None:
    try:
        await window.navigator.clipboard.writeText(text)
    except REFUSALS:
        send(Copied(done=False))
    else:
        send(Copied(done=True))
