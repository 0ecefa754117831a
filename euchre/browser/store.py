"""What the browser keeps from one visit to the next: texts in its local storage."""

from dataclasses import dataclass

from pyodide.ffi import JsException
from pyscript import window

from euchre.app.messages import KeptElsewhere, NotKept

GAME = "euchre.game"
ASIDE = "euchre.aside"
UNREADABLE = "euchre.unreadable"
REFUSALS = (JsException, AttributeError)  # some browsers have no storage at all

News = tuple[KeptElsewhere | NotKept, ...]


@dataclass(frozen=True, slots=True)
class Kept:
    """What was found: the game, another one put aside, and a save that could not be read."""

    game: str = ""
    aside: str = ""
    unreadable: str = ""


class Store:
    """Local storage that may refuse at any time: the game then goes on unkept.

    A save is one text under one key, so it is written whole or not at all. Nothing is written
    over that this page has not seen, nor a save that should lie aside by now and does not.
    """

    def __init__(self) -> None:
        self._told = False
        self._seen = ""  # the game as this page last read or wrote it
        self._owed: dict[str, str] = {}  # what is to lie aside, while it was refused

    def read(self) -> tuple[Kept, News]:
        """All that is kept, and the complaint when storage refuses."""
        try:
            found = Kept(*(item(key) for key in (GAME, ASIDE, UNREADABLE)))
        except REFUSALS as refusal:
            return Kept(), self._complaint(refusal)
        self._seen = found.game
        return found, ()

    def keep(self, text: str) -> News:
        """Keep the game, unless another tab has kept one since: then that is the answer."""
        try:
            if news := self._news(text):
                return news
            self._settle()
            window.localStorage.setItem(GAME, text)
        except REFUSALS as refusal:
            return self._complaint(refusal)
        self._seen = text
        return ()

    def put_aside(self, key: str, text: str) -> News:
        """Keep a text beside the game; until that is done the game is not written over."""
        self._owed[key] = text
        try:
            self._settle()
        except REFUSALS as refusal:
            return self._complaint(refusal)
        return ()

    def look(self) -> News:
        """What another tab has kept since this one last looked."""
        try:
            return self._news()
        except REFUSALS:
            return ()

    def _news(self, mine: str = "") -> News:
        text = item(GAME)
        if text in ("", self._seen, mine):
            return ()
        self._seen = text
        return (KeptElsewhere(text),)

    def _settle(self) -> None:
        for key in tuple(self._owed):
            window.localStorage.setItem(key, self._owed[key])
            del self._owed[key]

    def _complaint(self, refusal: Exception) -> News:
        """Told once: every later save is refused as well."""
        if self._told:
            return ()
        self._told = True
        return (NotKept(str(refusal)),)


def item(key: str) -> str:
    """What is kept under a key; nothing where there is none."""
    return window.localStorage.getItem(key) or ""
