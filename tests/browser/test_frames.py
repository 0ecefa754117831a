"""In a frame on somebody else's page: a hand is played, and nothing is kept for later.

The host's page comes from another port, or as `localhost` beside `127.0.0.1` from another site,
whose frames get no storage from the browser as the tests start it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import START_MS, Faults
from tests.browser.person import Person
from tests.browser.test_boot import DENIED
from tests.browser.visits import served

HOST = """<!doctype html><html lang="en"><title>A club</title><link rel="icon" href="data:,">
<h1>Our club</h1><iframe {attributes} src="{site}?seed=7&pace=instant" width="800" height="600"
title="euchre"></iframe>"""
KEPT = """async () => [
  (await caches.keys()).length, (await navigator.serviceWorker.getRegistrations()).length]"""
SANDBOX = 'sandbox="allow-scripts"'
SAME = 'sandbox="allow-scripts allow-same-origin"'


@pytest.fixture
def visitor(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[BrowserContext]:
    """A browser that would keep the page for later, if the page asked for it."""
    with browser.new_context(**browser_context_args | {"service_workers": "allow"}) as context:
        yield context


def table_in_a_frame(host: Page) -> Person:
    """Somebody who plays in the frame of the host's page, once that is ready."""
    (frame,) = host.main_frame.child_frames
    frame.wait_for_selector("html[data-ready]", state="attached", timeout=START_MS)
    return Person(cast(Page, frame))  # a frame has the same ways of finding things


@pytest.mark.parametrize(
    ("attributes", "name", "denied"),
    [
        ("", "127.0.0.1", False),
        ("", "127.0.0.1", True),
        ("", "localhost", False),
        (SANDBOX, "127.0.0.1", False),
        (SANDBOX, "localhost", False),
        (SAME, "localhost", False),
    ],
    ids=["plain", "denied", "plain-far", "sandboxed", "sandboxed-far", "same-origin-far"],
)
def test_a_hand_is_played_in_a_frame_and_nothing_is_kept(
    visitor: BrowserContext, site: str, tmp_path: Path, attributes: str, name: str, denied: bool
) -> None:
    """Neither for the frame nor for the site itself; the host's page stays as it was."""
    (tmp_path / "index.html").write_text(HOST.format(attributes=attributes, site=site))
    if denied:
        visitor.add_init_script(DENIED)
    faults = Faults(site)
    faults.watch(visitor)
    with served(tmp_path) as address:
        address = address.replace("127.0.0.1", name)
        faults.expect(f"outside the site: {address}")
        host = visitor.new_page()
        host.goto(address)
        person = table_in_a_frame(host)
        person.play_hand()
        person.button("Next hand").click()
        assert "yours" == person.wait_until_asked()
        expect(host).to_have_title("A club")
        assert host.url == address
        host.wait_for_timeout(500)  # whatever would be kept is kept once a hand is over
        assert [] == faults.unexpected()
    page = visitor.new_page()
    page.goto(f"{site}sw.js")
    assert [0, 0] == page.evaluate(KEPT)
