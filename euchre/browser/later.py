"""The later archive: the modules that nobody needs before the first hand can be played.

Until it is here, importing one of them raises `ModuleNotFoundError`: whoever asked waits, and
tries again.
"""

import asyncio
from pathlib import Path

from js import euchre as boot
from pyodide.ffi import JsException, to_js
from pyscript import document, window

from euchre.browser.archive import mount

PLACE = "/lib/later.zip"
LONGEST_MS = 60_000
"""After so long a fetch that has not ended counts as failed."""


class Later:
    """Fetches the later archive when it is asked to, once; after a failure once more."""

    def __init__(self) -> None:
        # The page knows what it must be; a page of another making has all in one.
        self._hash = document.documentElement.getAttribute("data-later") or ""
        self._here = boot.restored or not self._hash  # a kept memory has every module
        self._failed = False
        self._coming: asyncio.Task[bool] | None = None

    @property
    def here(self) -> bool:
        """Whether every module can be imported."""
        return self._here

    @property
    def address(self) -> str:
        """Where it comes from, seen from the page."""
        return f"./{boot.version}/runtime/later.zip"

    async def come(self) -> bool:
        """Wait until every module can be imported; False when the archive can't be had."""
        if self._here:
            return True
        if self._coming is None:
            self._coming = asyncio.create_task(self._fetched())
        # Whoever has no more patience does not end it for the others.
        return await asyncio.shield(self._coming)

    async def _fetched(self) -> bool:
        try:
            Path(PLACE).write_bytes(await self._bytes())
            mount(PLACE)
        except (JsException, OSError, ImportError):  # out of reach, or not what was built
            self._failed, self._coming = True, None
            return False
        self._here = True
        return True

    async def _bytes(self) -> bytes:
        """The archive as the build has made it: anything else the browser refuses."""
        wishes = {
            "integrity": self._hash,
            "priority": "low",
            "cache": "reload" if self._failed else "default",  # what was wrong may be kept
            "signal": window.AbortSignal.timeout(LONGEST_MS),
        }
        options = to_js(wishes, dict_converter=window.Object.fromEntries)
        answer = await window.fetch(self.address, options)
        return (await answer.arrayBuffer()).to_bytes()
