"""Files and texts that the person brings to the page: read at once, whoever takes them up.

What was dropped is gone when the event is over, so nothing here may have to be fetched first.
"""

import asyncio
from collections.abc import Callable, Coroutine

from js import DataTransfer, File
from pyodide.ffi import JsException

from euchre.app.at_desk import LARGEST, Brought
from euchre.app.messages import Message

Send = Callable[[Message], bool]  # answers whether the app reacted


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
        begin(_read(file, size, send))


async def _read(file: File, size: int, send: Send) -> None:
    try:
        data = (await file.arrayBuffer()).to_bytes()
    except JsException:  # it was moved away, or is a folder
        send(Brought(file.name, None, size))
    else:
        send(Brought(file.name, data, size))


_under_way: set[asyncio.Task[None]] = set()  # a task that nobody holds may vanish


def begin(task: Coroutine[None, None, None]) -> None:
    """Let something go on by itself until it is done."""
    begun = asyncio.get_running_loop().create_task(task)
    _under_way.add(begun)
    begun.add_done_callback(_under_way.discard)
