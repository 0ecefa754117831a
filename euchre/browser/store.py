"""What the browser keeps from one visit to the next: texts in its local storage."""

from pyodide.ffi import JsException
from pyscript import window

from euchre.app.messages import NotKept

GAME = "euchre.game"
UNREADABLE = "euchre.unreadable"
REFUSALS = (JsException, AttributeError)  # some browsers have no storage at all


class Store:
    """Local storage that may refuse at any time: the game then goes on unkept."""

    def __init__(self) -> None:
        self._told = False
        self.latest = (
            ""  # the last game text, kept or not: offered to the person when something breaks
        )

    def read(self) -> tuple[str | None, tuple[NotKept, ...]]:
        """The kept game, if any, and the complaint when storage refuses."""
        try:
            return window.localStorage.getItem(GAME) or None, ()
        except REFUSALS as refusal:
            return None, self._complaint(refusal)

    def keep(self, key: str, text: str) -> tuple[NotKept, ...]:
        """Keep a text under a key; complains about the first refusal only."""
        if key == GAME:
            self.latest = text
        try:
            window.localStorage.setItem(key, text)
        except REFUSALS as refusal:
            return self._complaint(refusal)
        return ()

    def _complaint(self, refusal: Exception) -> tuple[NotKept, ...]:
        if self._told:
            return ()
        self._told = True
        return (NotKept(str(refusal)),)
