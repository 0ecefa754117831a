"""A person at the table of any engine: looks at the page, and presses what can be pressed."""

from tests.smoke.engine import Engine, wait_for

ASKING = ("yours", "hand-over")
PASS, CALL, CARD = "#call-pass", "#dock .calls .call", "#hand [data-state=legal] button"
WORKER = "navigator.serviceWorker.getRegistration().then((it) => it?.active?.state === 'activated')"


class Person:
    """Passes when possible, else makes the first call; plays the first card."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def sit_down(self, address: str) -> None:
        """Open the table, and wait until Python has painted and listens."""
        self.engine.open(address)
        self.wait_for_table()

    def wait_for_table(self) -> None:
        wait_for("a table that is ready", lambda: self.sees("html[data-ready]"))

    def wait_until_kept(self) -> None:
        """Wait until a service worker has the whole site, and the memory of Python lies beside."""
        wait_for("a service worker", lambda: self.engine.ask(WORKER))
        wait_for("a kept memory", lambda: self.marked("euchre-snapshot"))

    def marked(self, name: str) -> bool:
        """Whether the page has come past this point."""
        return bool(self.engine.ask(f"performance.getEntriesByName('{name}').length"))

    def sees(self, selector: str) -> bool:
        return bool(self.engine.ask(f"document.querySelector('{selector}')?.checkVisibility()"))

    def table(self) -> str:
        """All that can be read there, but for what is told to a screen reader just now."""
        return str(self.engine.ask("document.querySelector('#board').innerText"))

    def wait_until_asked(self) -> str:
        """Wait until something is to be done; tells the stage."""
        stage = "document.querySelector('#app').dataset.stage"
        asked = f"{list(ASKING)}.find((stage) => stage === {stage})"
        return str(wait_for("a turn", lambda: self.engine.ask(asked)))

    def act(self) -> None:
        self.engine.click(next(filter(self.sees, (PASS, CALL, CARD))))

    def play_hand(self) -> None:
        """Act until the result is there: two calls, a card put down and five played at most."""
        for _ in range(20):
            if self.wait_until_asked() == "hand-over":
                break
            self.act()
        assert self.sees("#result")
