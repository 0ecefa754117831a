"""A page of somebody else that holds embeds, and what is done with them there.

It comes from another port, so from another origin than the frames (the fixture `host`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Frame, Page

Host = Callable[..., Page]
"""Opens a page with these parts in it."""

PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A club</title>
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">
<script>
  self.told = []; self.shift = 0;
  for (const type of ["ready", "resize", "answer", "complete", "error"])
    addEventListener(`euchre:${{type}}`, ({{ target, detail }}) =>
      told.push({{ type, id: target.id, at: performance.now(), ...detail }}));
  new PerformanceObserver((list) => {{ for (const one of list.getEntries()) shift += one.value; }})
    .observe({{ type: "layout-shift", buffered: true }});
</script></head><body><h1>Our club</h1>{body}<p id="end">The end.</p></body></html>"""


def drawn(page: Page, number: int = 1) -> list[Frame]:
    """The frames of the page, once so many have told that they are ready."""
    page.wait_for_function(
        f"told.filter(({{ type }}) => ['ready', 'error'].includes(type)).length >= {number}",
    )
    return page.main_frame.child_frames


def told(page: Page, type_: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(f"told.filter(({{ type }}) => type === '{type_}')")
    return found


def press(shown: Frame, *answers: str) -> None:
    """Tap answers, and `check`."""
    for one in answers:
        shown.locator(f'[data-answer="{one}"], [data-way="{one}"]').click()
