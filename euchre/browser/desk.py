"""What the dialog of hands and games needs of the browser: files, the library, the clipboard.

Read when the dialog opens, or a file is dropped.
"""

import asyncio
import random
from collections.abc import Callable, Coroutine

from js import DataTransfer, File
from pyodide.ffi import JsException
from pyscript import window

from euchre.app.at_desk import Brought, Copied, ItemPut, LibraryFound
from euchre.app.messages import Message
from euchre.app.opened import LARGEST
from euchre.app.shelf import ELSEWHERE
from euchre.browser.store import REFUSALS

LIBRARY = "euchre.library."
"""How the keys of the library's entries begin: one text each, so that tabs do not meet."""
MOST_READ = 1000

Send = Callable[[Message], bool]


def library() -> LibraryFound:
    """The entries that are kept; none where storage refuses."""
    now = window.Date.new()
    day = f"{now.getFullYear():04}-{now.getMonth() + 1:02}-{now.getDate():02}"
    fresh = f"{int(now.getTime()):012x}{random.SystemRandom().randrange(16**4):04x}"
    address = window.location.href.partition("#")[0].partition("?")[0]
    return LibraryFound(_items(), fresh, day, address)


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
    name = LIBRARY + key
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
    _begin(_copied(text, send))


def take(dropped: DataTransfer, send: Send) -> None:
    """Send the first file that was dropped, or the text: what was dropped is gone at once."""
    text = dropped.getData("text/plain")
    if len(dropped.files):
        take_file(dropped.files.item(0), send)
    elif text:
        send(Brought("", text.encode(errors="replace"), len(text)))


def take_file(file: File, send: Send) -> None:
    """Send a file, once it is read; one that is too large is not even tried."""
    size = int(file.size)
    if size > LARGEST:
        send(Brought(file.name, None, size))
    else:
        _begin(_read(file, size, send))


async def _copied(text: str, send: Send) -> None:
    try:
        await window.navigator.clipboard.writeText(text)
    except REFUSALS:
        send(Copied(done=False))
    else:
        send(Copied(done=True))


async def _read(file: File, size: int, send: Send) -> None:
    try:
        data = (await file.arrayBuffer()).to_bytes()
    except JsException:  # it was moved away, or is a folder
        send(Brought(file.name, None, size))
    else:
        send(Brought(file.name, data, size))


_under_way: set[asyncio.Task[None]] = set()  # a task that nobody holds may vanish


def _begin(task: Coroutine[None, None, None]) -> None:
    begun = asyncio.get_running_loop().create_task(task)
    _under_way.add(begun)
    begun.add_done_callback(_under_way.discard)
