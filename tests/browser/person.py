"""A person at the table: finds things by role and name, as people do."""

from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

PATIENCE_MS = 20_000
"""A slow machine with other tests beside; a trick at slow pace lasts five seconds."""


@dataclass
class Person:
    """Plays the page: passes when possible, else makes the first call; plays the first card."""

    page: Page

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def cards(self) -> Locator:
        """The buttons of the cards held."""
        return self.page.get_by_role("list", name="Your cards").get_by_role("button")

    @property
    def playable(self) -> Locator:
        """Those that may be played or put down now."""
        held = self.page.get_by_role("list", name="Your cards")
        return held.get_by_role("button", disabled=False)

    @property
    def calls(self) -> Locator:
        """The calls that can be made now."""
        return self.page.get_by_role("group", name="Your call").get_by_role("button")

    @property
    def status(self) -> str:
        return self.page.locator("#status").inner_text()

    @property
    def stage(self) -> str:
        return self.page.locator("#app").get_attribute("data-stage") or ""

    def score(self) -> tuple[int, int]:
        """Points of our side and of theirs, as the bar shows them."""
        ours, theirs, _ = (
            self.page.get_by_role("group", name="Score").locator("b").all_inner_texts()
        )
        return int(ours), int(theirs)

    def trick_cards(self) -> list[str]:
        """What each place of the trick says, in the order played."""
        places = self.page.get_by_role("list", name="This trick").get_by_role("listitem")
        return [text for text in places.all_inner_texts() if text]

    def wait_until_asked(self) -> str:
        """Wait until something is to be done; tells the stage."""
        asking = "#app:is([data-stage=yours], [data-stage=hand-over], [data-stage=game-over])"
        self.page.wait_for_selector(asking, timeout=PATIENCE_MS)
        return self.stage

    def act(self) -> None:
        """Do the first thing that can be done."""
        phase = self.page.locator("#app").get_attribute("data-phase")
        if phase == "bid":
            passing = self.button("Pass")
            (passing if passing.count() else self.calls.nth(1)).click()
        else:
            self.playable.first.click()

    def play_hand(self) -> None:
        """Act until the hand's result is there."""
        while self.wait_until_asked() == "yours":
            self.act()
        expect(self.page.locator("#result")).to_be_visible()

    def open_settings(self, part: str = "Pace and score") -> Locator:
        """Open the settings and that part of them; gives the part."""
        self.button("Settings").click()
        dialog = self.page.get_by_role("dialog", name="Settings")
        found = dialog.locator("details.part").filter(
            has=self.page.get_by_role("heading", name=part, exact=True)
        )
        if found.get_attribute("open") is None:
            found.locator("summary").first.click()
        return found

    def log(self) -> list[str]:
        """What the dialog tells of the present hand."""
        self.button("Tricks so far").click()
        lines = self.page.get_by_role("dialog").locator("ol li").all_inner_texts()
        self.button("Close").click()
        return lines
