"""Where Python takes the page over: index.html starts this when everything has arrived."""

import asyncio
from collections.abc import Sequence

from js import euchre as boot
from pyscript import window

from euchre.app.data_do import read_do
from euchre.app.messages import Message, Typed
from euchre.browser.later import Later
from euchre.browser.page import Page
from euchre.browser.shell import Shell
from euchre.browser.store import Store
from euchre.browser.thinking import read_ahead


def early(act: Sequence[str]) -> Message | None:
    """The message of something done before Python was there."""
    kind, what, value = act
    return Typed(what, value) if kind == "field" else read_do(what)


_later: set[asyncio.Task[None]] = set()  # a task that nobody holds may vanish


async def start() -> None:
    """Begin, paint, listen, and carry out what the person did meanwhile."""
    page, later, query = Page(), Later(), window.location.search
    try:
        shell = Shell(page, Store(), later, query)
    except ModuleNotFoundError:  # the address asks for what only the later archive can read
        if not await later.come():
            return boot.gone(later.address)
        shell = Shell(page, Store(), later, query)
    page.listen(shell.send, shell.look)
    for act in boot.takeEarly():
        if message := early(act):
            shell.send(message)
    page.ready()
    _later.add(asyncio.create_task(_fetch(page, later)))
    return None


async def _fetch(page: Page, later: Later) -> None:
    """Fetch what is not here yet, and read what strong players need, while nobody waits for it."""
    await page.rest()
    page.whole(whole=await later.come())
    if later.here:
        await read_ahead(page.rest)
