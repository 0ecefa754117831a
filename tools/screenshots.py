"""Takes pictures of the table, to be looked at: python -m tools.screenshots [WIDTHxHEIGHT...].

Each moment at each size goes into screenshots/, and all of them onto one sheet there, index.html
and sheet.png; those that README and the manifest show go into docs/. The site must be built.
"""

import argparse
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools.needs import find_browser
from tools.serve import in_background, open_server

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "screenshots"
PHONE, DESK = (360, 640), (1280, 800)
SIZES = (
    *(PHONE, (360, 560), (320, 568), (412, 915), (640, 360)),
    *((768, 1024), DESK, (1920, 1080)),
)
DARK = (PHONE, DESK)  # the other sizes are looked at in light alone
SHOWN = {PHONE: "table.png", DESK: "table-wide.png"}  # also when the page is installed
DIALOGS = ("help", "settings", "tricks")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
ASKED = "#app:is([data-stage=yours], [data-stage=hand-over], [data-stage=game-over])"
SETTLED_MS = 250  # a button that was pressed sinks, and comes up again
SHEET = """<!doctype html><meta charset="utf-8"><title>The table</title><style>
body {{ margin: 1rem; background: #777; color: #fff; font: 14px system-ui; }}
div {{ display: flex; flex-wrap: wrap; gap: 8px; }} figure {{ margin: 0; }}
img {{ display: block; height: 20rem; }}</style>{rows}"""


def stage(page: Page) -> str:
    """What the table waits for, once that is the person."""
    page.wait_for_selector(ASKED)
    page.wait_for_timeout(SETTLED_MS)
    return page.get_attribute("#app", "data-stage") or ""


def begin(page: Page, address: str, query: str) -> None:
    """Open a game, everybody at once."""
    page.goto(f"{address}?pace=instant&{query}")
    page.wait_for_selector("html[data-ready]", state="attached")
    stage(page)


def go_on(page: Page) -> None:
    """Do the first thing that can be done: pass, or else call; play a card; deal the next hand."""
    page.click(
        "#next"
        if stage(page) == "hand-over"
        else "#call-pass, .call, .held[data-state=legal] button"
    )


def a_hand(page: Page) -> Iterator[str]:
    """Plays until each moment of a hand has come that is worth a picture, naming it."""
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
        takes_up = page.query_selector("#app:has(#seat-S .dealer)[data-phase=bid] #call-order")
        if takes_up:
            takes_up.click()
        else:
            go_on(page)
    yield "result"
    for dialog in DIALOGS:
        page.click(f"#{dialog}")
        yield dialog
        if dialog == "settings":
            page.click("#part-play summary")
            page.click("#part-look summary")
            yield "settings-look"
        page.click("#close")


def a_hint(page: Page) -> Iterator[str]:
    """What is advised, and the numbers behind it."""
    page.click("#hint")
    page.wait_for_selector("#hint .word:not([aria-busy])")
    page.wait_for_selector("#status[data-tone=hint]")
    yield "hint"
    page.click("#hint")
    page.wait_for_selector("dialog")
    yield "numbers"


def alone(page: Page) -> Iterator[str]:
    """The person plays alone: three cards in a trick, and a partner who sits out."""
    page.click("#alone")
    yield "alone-armed"
    page.click(".call[data-kind=go]")
    stage(page)
    while page.locator(".slot .card").count() < 1:
        go_on(page)
        stage(page)
    yield "alone"


def stuck(page: Page) -> Iterator[str]:
    """The deal comes back to the dealer, who must call."""
    while page.get_attribute("#app", "data-round") != "2" or page.query_selector("#call-pass"):
        go_on(page)
        stage(page)
    yield "stuck"


def game_over(page: Page) -> Iterator[str]:
    """A side has reached the target."""
    while stage(page) != "game-over":
        go_on(page)
    yield "game-over"


SCENES = {
    "seed=12": a_hand,
    "seed=12&levels=hard": a_hint,
    "seed=12&rules=to10": alone,
    "seed=349": stuck,
    "seed=12&rules=to2": game_over,
}


def shoot(browser: Browser, address: str, size: tuple[int, int], scheme: str) -> None:
    """All pictures at one size, in light or dark."""
    folder = OUT / f"{size[0]}x{size[1]}-{scheme}"
    page = visitor(browser, size, scheme)
    page.goto(address)
    page.screenshot(path=folder / "loading.png")
    page.context.close()
    for query, scene in SCENES.items():
        page = visitor(browser, size, scheme)
        begin(page, address, query)
        for name in scene(page):
            page.wait_for_timeout(SETTLED_MS)
            page.screenshot(path=folder / f"{name}.png")
            if name == "play" and size in SHOWN and scheme == "light":
                page.screenshot(path=ROOT / "docs" / SHOWN[size], scale="css")
        page.context.close()


def visitor(browser: Browser, size: tuple[int, int], scheme: str) -> Page:
    """A page of somebody who has not been here before."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        device_scale_factor=2,
    )
    return context.new_page()


def sheet(browser: Browser) -> None:
    """All pictures on one page, and that page as a picture."""
    rows = "".join(map(_row, sorted(OUT.glob("*x*-*"))))
    (OUT / "index.html").write_text(SHEET.format(rows=rows), "utf-8")
    page = browser.new_page(viewport={"width": 2600, "height": 800})
    page.goto((OUT / "index.html").as_uri())
    page.screenshot(path=OUT / "sheet.png", full_page=True)
    page.close()


def _row(folder: Path) -> str:
    """The pictures of one size."""
    names = sorted(path.name for path in folder.glob("*.png"))
    figures = (
        f'<figure><img src="{folder.name}/{name}" alt="">{escape(name[:-4])}</figure>'
        for name in names
    )
    return f"<h2>{folder.name}</h2><div>{''.join(figures)}</div>"


def read_size(text: str) -> tuple[int, int]:
    """A size as it is written: 360x640."""
    width, height = text.split("x")
    return int(width), int(height)


def main() -> int:
    """Take every picture, or those of the sizes that are asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("sizes", type=read_size, nargs="*", default=SIZES, metavar="WIDTHxHEIGHT")
    sizes = parser.parse_args().sizes
    dist = ROOT / "dist"
    if not (dist / "index.html").exists():
        print("dist/ is not built: run make build", file=sys.stderr)
        return 1
    with open_server(dist) as server, sync_playwright() as playwright:
        address = in_background(server)
        browser = playwright.chromium.launch(executable_path=find_browser() or None, args=FLAGS)
        for size in sizes:
            shoot(browser, address, size, "light")
            if size in DARK:
                shoot(browser, address, size, "dark")
        sheet(browser)
        browser.close()
        server.shutdown()
    print("Pictures are on screenshots/index.html, README's and the manifest's in docs/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
