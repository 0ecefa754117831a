"""A browser context that tests have one after the other.

Three quarters of a start's work is compiling the interpreter. A page that stays open keeps what was
compiled, and as long as it lives all starts in its process take that. What a test leaves behind is
swept up after it; a test that changes the context itself asks for one of its own (`context`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

ONE_PROCESS = "--process-per-site"
"""The browser's flag: pages of one context and site share a process."""

CHANGES = ("add_init_script", "grant_permissions", "route", "set_offline")
"""What would last beyond the test that does it."""

# What was compiled lives as long as this does.
KEEP = "async (wasm) => { self.kept = await WebAssembly.compileStreaming(fetch(wasm)); }"


class Shared:
    """The context, made when it is first asked for, and again if its process has died."""

    def __init__(self, browser: Browser, arguments: dict[str, Any], site: str, dist: Path) -> None:
        self._browser, self._arguments = browser, arguments
        self._site = site
        self._wasm = site + next(dist.glob("**/pyodide.asm.wasm")).relative_to(dist).as_posix()
        self._keeper: Page | None = None

    def context(self) -> BrowserContext:
        """As no test had been there before."""
        if self._keeper is None:
            self._keeper = _guarded(self._browser.new_context(**self._arguments)).new_page()
            self._keeper.on("crash", self._died)
            self._keeper.goto(self._site + "manifest.webmanifest")
            self._keeper.evaluate(KEEP, self._wasm)
        return self._keeper.context

    def sweep(self) -> None:
        """Close the pages of a test, and forget what they stored."""
        if self._keeper is None:
            return
        for page in self._keeper.context.pages:
            if page is not self._keeper:
                page.close()
        wish = {"origin": self._site.rstrip("/"), "storageTypes": "all"}
        session = self._keeper.context.new_cdp_session(self._keeper)
        session.send("Storage.clearDataForOrigin", wish)
        session.detach()

    def _died(self, _: Page) -> None:
        self._keeper = None


def _guarded(context: BrowserContext) -> BrowserContext:
    for change in CHANGES:
        setattr(context, change, _refuse)
    return context


def _refuse(*_: object, **__: object) -> None:
    raise RuntimeError("this context is shared: ask for one of the test's own, the fixture context")
