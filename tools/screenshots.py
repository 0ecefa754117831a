"""Takes pictures of the table, to be looked at: python -m tools.screenshots.

Each moment of a hand at each size goes into screenshots/, those that README and the manifest show
into docs/. The site must be built.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools.needs import find_browser
from tools.serve import in_background, open_server

ROOT = Path(__file__).resolve().parents[1]
SIZES = ((360, 640), (320, 568), (640, 360), (1280, 800))
SHOWN = {SIZES[0]: "table.png", SIZES[-1]: "table-wide.png"}  # also when the page is installed
DIALOGS = ("help", "settings", "tricks")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]


def stage(page: Page) -> str:
    """What the table waits for, once that is the person."""
    page.wait_for_selector("#app:is([data-stage=yours], [data-stage=hand-over])")
    return page.get_attribute("#app", "data-stage") or ""


def moments(page: Page) -> Iterator[str]:
    """Plays until each moment that is worth a picture has come, naming it."""
    seen: set[str] = set()
    while {"bid", "discard", "play", "refusal"} - seen or stage(page) == "yours":
        if stage(page) == "hand-over":
            page.click("#next")
            continue
        phase = page.get_attribute("#app", "data-phase") or ""
        if phase not in seen:
            seen.add(phase)
            yield phase
        refused = page.query_selector("[data-state=illegal] button")
        if refused and "refusal" not in seen:
            seen.add("refusal")
            refused.click(force=True)
            yield "refusal"
        deals = page.query_selector("#seat-S .dealer")
        call = (
            "#call-order" if deals and phase == "bid" and page.query_selector("#call-order") else ""
        )
        page.click(call or "#call-pass, .call, [data-state=legal] button")
    yield "result"


def shoot(browser: Browser, address: str, size: tuple[int, int], scheme: str) -> None:
    """All pictures at one size, in light or dark."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        device_scale_factor=2,
    )
    page = context.new_page()
    folder = ROOT / "screenshots" / f"{width}x{height}-{scheme}"
    page.goto(address + "?seed=12&pace=instant")
    page.screenshot(path=folder / "loading.png")
    page.wait_for_selector("html[data-ready]", state="attached")
    for name in moments(page):
        page.screenshot(path=folder / f"{name}.png")
        if name == "play" and size in SHOWN and scheme == "light":
            page.screenshot(path=ROOT / "docs" / SHOWN[size], scale="css")
    for dialog in DIALOGS:
        page.click(f"#{dialog}")
        page.screenshot(path=folder / f"{dialog}.png")
        page.click("#close")
    context.close()


def main() -> int:
    """Take every picture."""
    dist = ROOT / "dist"
    if not (dist / "index.html").exists():
        print("dist/ is not built: run make build", file=sys.stderr)
        return 1
    with open_server(dist) as server, sync_playwright() as playwright:
        address = in_background(server)
        browser = playwright.chromium.launch(executable_path=find_browser() or None, args=FLAGS)
        for scheme in ("light", "dark"):
            for size in SIZES:
                shoot(browser, address, size, scheme)
        browser.close()
        server.shutdown()
    print("Pictures are in screenshots/, README's and the manifest's in docs/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
