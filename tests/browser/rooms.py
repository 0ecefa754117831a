"""The room that each hand of the article takes; run it to write it anew when a change is meant.

Nothing moves on a page whose hands have all the room from the beginning that they will need, and no
room is wasted. So it is measured, on the site that was built last: with every wrong answer twice,
with the hint, the answer shown, and each right one.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page, sync_playwright

from euchre.app.embed import TABLES
from tools.article import RAW
from tools.build import LEARN, ROOT
from tools.needs import find_browser
from tools.serve import in_background, open_server

STYLE: Final = ROOT / "static/learn/rooms.css"
WIDTHS: Final = {"room-small": 320, "room": 360, "room-wide": 680}
"""The narrowest pages for which each room is meant, as `article.css` has them."""
EM: Final = 16
STEP: Final = 4
"""Pixels in a root em, and to how many of them a room is rounded up."""
TABLE: Final = 640
"""What a table takes that is not there yet."""
HEAD: Final = "/* The room of each hand, as measured by python -m tests.browser.rooms. */"

MOST = """() => {
  const place = document.getElementById("embed");
  let most = 0;
  const look = () => { most = Math.max(most, place.getBoundingClientRect().height); };
  const press = (name, one) => { place.querySelector(`[data-${name}="${one}"]`)?.click(); look(); };
  const again = () => press("way", "reset");
  const answer = (fields) => {
    const [first, ...others] = fields.get("key").split("~").map((one) => one.split("!"));
    const right = first[0].split(","), kind = fields.get("kind");
    const weak = others.filter(([, why]) => why === "weak").flatMap(([some]) => some.split(","));
    const all = [...place.querySelectorAll("[data-answer]")].map((one) => one.dataset.answer);
    const wrong = all.filter((one) => ![...right, ...weak].includes(one));
    if (kind === "order")
      for (const _ of "123") for (const one of right.toReversed()) press("answer", one);
    else if (kind === "legal" || kind === "trumps")
      for (const one of [...wrong, ...wrong, right[0]]) {
        press("answer", one); press("way", "check"); press("answer", one);
      }
    else for (const one of [...wrong, ...wrong]) press("answer", one);
    press("way", "reveal"); again();
    if (kind === "order" || kind === "legal" || kind === "trumps") {
      for (const one of right) press("answer", one);
      press("way", "check"); again();
    } else for (const one of [...right, ...weak]) { press("answer", one); again(); }
  };
  const fields = new URLSearchParams(location.hash.slice(1));
  look();
  if (fields.has("key")) answer(fields);
  for (const line of fields.get("questions")?.split("|") ?? []) {
    answer(new URLSearchParams(line.replaceAll("+", "%2B")));
    press("way", "next");
  }
  return most;
}"""


def measured(page: Page, address: str, name: str) -> dict[str, int]:
    """What each hand needs on such a page, in pixels."""
    page.set_viewport_size({"width": WIDTHS[name], "height": 800})
    page.goto("about:blank")  # the frames begin anew
    page.goto(address + LEARN)
    return {hand.get_attribute("id") or "": needed(hand) for hand in page.locator(HANDS).all()}


HANDS: Final = "euchre-hand"


def needed(hand: Locator) -> int:
    kind, on, raw = (hand.get_attribute(name) for name in ("kind", "on", RAW))
    least = TABLE if kind in TABLES or on else 0
    if kind in TABLES:
        return least
    if raw is not None:  # its answers would load the rules: let it have as much as one like it
        return needed(hand.page.locator(f"{HANDS}[kind={kind}]:not([{RAW}])"))
    hand.scroll_into_view_if_needed()
    drawn = hand.locator("iframe")
    drawn.wait_for(state="visible")
    frame = drawn.element_handle().content_frame()
    assert frame is not None
    frame.wait_for_selector("#embed > *")
    most: float = frame.evaluate(MOST)
    return max(least, -(-int(most + 0.99) // STEP) * STEP)


def style(rooms: dict[str, dict[str, int]]) -> str:
    """The style sheet: a line for each hand."""
    hands = next(iter(rooms.values()))
    lines = (
        f"#{hand} {{ "
        + " ".join(f"--{name}: {sizes[hand] / EM:g}rem;" for name, sizes in rooms.items())
        + " }"
        for hand in hands
    )
    return "\n".join((HEAD, *lines, ""))


def main() -> None:
    """Measure on the site that was built last."""
    with open_server(ROOT / "dist") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        page, address = browser.new_page(), in_background(server)
        STYLE.write_text(style({name: measured(page, address, name) for name in WIDTHS}), "utf-8")
        server.shutdown()


if __name__ == "__main__":
    main()
