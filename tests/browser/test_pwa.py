"""The page can be installed, and is played without a network after one visit.

Only here service workers are allowed; each test has a profile of its own, as a person would.
"""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import START_MS, Faults, Visit, wait_for_table
from tests.browser.person import Person
from tests.browser.test_boot import DENIED
from tests.browser.visits import (
    MARKED,
    Bare,
    another_version,
    first_visit,
    marked,
    served,
    version,
    with_snapshot,
)

NAMES_KEPT = """async () => {
  const names = (await caches.keys()).filter((name) => name.includes("precache"));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => url);
}"""
LOSE_WASM = """async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) if (key.url.endsWith(".wasm")) await cache.delete(key);
  }
}"""

# What may become of a snapshot: a part is left, another engine made it, its page never came up.
HARM = """async () => {
  const name = (await caches.keys()).find((name) => name.startsWith("euchre-snapshot "));
  const cache = await caches.open(name);
  const [key] = await cache.keys();
  const content = await (await cache.match(key)).arrayBuffer();
  await cache.put(key, new Response(CHANGED));
}"""
CUT = HARM.replace("CHANGED", "content.slice(0, 100_000)")
EMPTIED = HARM.replace(
    "CHANGED", "new Uint8Array(content).fill(7, 8 + 4 * new Uint32Array(content, 4, 1)[0])"
)
UNFINISHED = "() => localStorage.setItem('euchre.snapshot', 'yes')"


def test_the_page_can_be_installed(visit: Visit, site: str) -> None:
    """The browser itself has nothing to complain of."""
    page = first_visit(visit(), site)
    tools = page.context.new_cdp_session(page)
    assert tools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert tools.send("Page.getAppManifest")["errors"] == []


def test_two_copies_on_one_origin_are_two_apps(visit: Visit, dist: Path, tmp_path: Path) -> None:
    """Each is known by its own address: the manifest names no id, which would count from the root.

    W3C, Web Application Manifest, "id member": without one the app's id is its start_url.
    """
    clubs = ["some/club/", "another/club/"]
    for club in clubs:
        shutil.copytree(dist, tmp_path / club)
    with served(tmp_path) as address:
        page = first_visit(visit(), address + clubs[0])
        tools, known = page.context.new_cdp_session(page), []
        for club in clubs:
            page.goto(address + club)
            known.append(tools.send("Page.getAppId")["appId"])
    assert [address + club for club in clubs] == known


def test_the_manifest_names_files_that_are_there(dist: Path) -> None:
    """Icons and screenshots have the sizes that it tells."""
    manifest = json.loads((dist / "manifest.webmanifest").read_text())
    pictures = [*manifest["icons"], *manifest["screenshots"]]
    for picture in pictures:
        content = (dist / picture["src"]).read_bytes()
        if picture["type"] == "image/png":
            size = [int.from_bytes(content[at : at + 4], "big") for at in (16, 20)]
            assert picture["sizes"] == "{}x{}".format(*size)
    purposes = {icon["purpose"] for icon in manifest["icons"]}
    assert purposes == {"any", "maskable", "monochrome"}
    assert {shot["form_factor"] for shot in manifest["screenshots"]} == {"narrow", "wide"}


@pytest.mark.parametrize(
    ("begin", "query"), [(first_visit, "?seed=7&pace=instant"), (with_snapshot, "?pace=instant")]
)
def test_a_hand_is_played_without_network_after_a_restart(
    visit: Visit, dist: Path, tmp_path: Path, begin: Callable[..., Page], query: str
) -> None:
    """The server is gone, the browser was closed; also at an address never asked for.

    The host was the plainest one, and the site lay below a folder.
    """
    shutil.copytree(dist, tmp_path / "host/some/club")
    with served(tmp_path / "host", Bare) as address, visit() as context:
        begin(context, f"{address}some/club/")
    context, faults = visit(), Faults(address)
    faults.watch(context)
    page = context.pages[0]
    page.goto(f"{address}some/club/{query}")
    wait_for_table(page)
    assert marked(page, "euchre-restored") is (begin is with_snapshot)
    Person(page).play_hand()
    assert faults.seen == []


def test_a_new_version_is_offered_between_hands_and_taken_once(
    visit: Visit, dist: Path, tmp_path: Path
) -> None:
    """The game goes on where it stood; nothing of the old version is asked for or kept."""
    host = Path(shutil.copytree(dist, tmp_path / "host"))
    with served(host) as address:
        page = first_visit(visit(), f"{address}?seed=7&pace=instant")
        person = Person(page)
        old, new = version(page), another_version(host)
        page.goto(f"{address}?pace=instant&nosnap")
        wait_for_table(page)
        assert version(page) == old
        person.button("Settings").click()
        expect(page.locator("#version")).to_contain_text("when this hand is over")
        assert not person.button("New version: use it").count()
        person.button("Done").click()
        person.play_hand()
        result, asked = page.locator("#result").inner_text(), list[str]()
        page.on("request", lambda request: asked.append(request.url.removeprefix(address)))
        person.button("New version: use it").click()
        page.wait_for_selector(f"html[data-version='{new}'][data-ready]", state="attached")
        expect(page.locator("#result")).to_have_text(result, use_inner_text=True)
        assert not [url for url in asked if url.startswith(old)]
        assert [url.partition("?")[0] for url in asked].count("") == 1
        kept = page.evaluate(NAMES_KEPT)
        assert kept
        assert not [url for url in kept if f"/{old}/" in url]


def test_a_kept_version_that_has_lost_a_file_is_left_for_the_present_one(
    visit: Visit, dist: Path, tmp_path: Path
) -> None:
    """The host has only the new version: what is missing can't be had, so all is fetched anew."""
    host = Path(shutil.copytree(dist, tmp_path / "host"))
    with served(host) as address:
        page = first_visit(visit(), address)
        new = another_version(host)
        page.evaluate(LOSE_WASM)
        page.context.new_cdp_session(page).send("Network.clearBrowserCache")
        page.goto(f"{address}?pace=instant")
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text("This file did not arrive", timeout=START_MS)
        alert.get_by_role("button", name="Reload").click()
        page.wait_for_selector(f"html[data-version='{new}'][data-ready]", state="attached")
        Person(page).play_hand()


def test_out_of_reach_of_the_host_what_is_kept_is_not_thrown_away(
    visit: Visit, dist: Path, tmp_path: Path
) -> None:
    """A file that does not arrive offline proves nothing: the rest stays for a better time."""
    host = Path(shutil.copytree(dist, tmp_path / "host"))
    with served(host) as address, visit() as context:
        page = first_visit(context, address)
        kept = page.evaluate(NAMES_KEPT)
        page.evaluate(LOSE_WASM)
        page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page = visit().pages[0]
    page.goto(address)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("could not be loaded", timeout=START_MS)
    with page.expect_navigation():
        alert.get_by_role("button", name="Reload").click()
    expect(alert).to_contain_text("could not be loaded", timeout=START_MS)
    assert len(page.evaluate(NAMES_KEPT)) == len(kept) - 1


def test_after_a_hand_python_is_kept_as_it_runs(visit: Visit, site: str) -> None:
    """The next visits begin from that, each with chances of its own; ?nosnap does without."""
    page, seeds = with_snapshot(visit(), site), set[str]()
    for _ in range(2):
        page.evaluate("() => localStorage.clear()")
        page.goto(f"{site}?pace=instant")
        wait_for_table(page)
        assert marked(page, "euchre-restored")
        Person(page).play_hand()
        page.get_by_role("button", name="Settings").click()
        seeds.add(page.locator("#seed").inner_text())
    assert len(seeds) == 2
    page.goto(f"{site}?nosnap")
    wait_for_table(page)
    assert not marked(page, "euchre-restored")


@pytest.mark.parametrize("harm", [CUT, EMPTIED, UNFINISHED], ids=["cut", "emptied", "unfinished"])
def test_a_snapshot_that_is_no_good_is_thrown_away(visit: Visit, site: str, harm: str) -> None:
    """Python starts as on a first visit, and another one is made after the next hand."""
    page = with_snapshot(visit(), site)
    page.evaluate(harm)
    page.goto(f"{site}?seed=8&pace=instant")
    wait_for_table(page)
    assert not marked(page, "euchre-restored")
    expect(page.locator("#trouble")).to_be_hidden()
    Person(page).play_hand()
    assert page.evaluate(MARKED, "euchre-snapshot")
    page.goto(f"{site}?pace=instant")
    wait_for_table(page)
    assert marked(page, "euchre-restored")


def test_where_storage_is_denied_nothing_is_kept(visit: Visit, site: str) -> None:
    """The game is played, and no worker is asked for."""
    context, faults = visit(), Faults(site)
    context.add_init_script(DENIED)
    faults.watch(context)
    page = context.pages[0]
    page.goto(f"{site}?pace=instant")
    wait_for_table(page)
    Person(page).play_hand()
    assert page.evaluate("async () => !(await navigator.serviceWorker.getRegistration())")
    assert faults.seen == []
