"""The page in the browser: paints HTML into it and turns its events into messages."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress

from js import DragEvent, Element, Event, KeyboardEvent, MouseEvent
from js import euchre as boot
from pyodide.ffi import JsException, create_once_callable, to_js
from pyscript import document, js_modules, when, window

from euchre.app.data_do import read_do
from euchre.app.messages import Installable, Key, Typed, UpdateReady, Visibility
from euchre.app.model import BY_HAND
from euchre.browser.files import Send, take, take_file

Paces = Mapping[str, Mapping[str, int]]

TYPING = "input, select, textarea"
WRITTEN = "textarea, [type=text], [type=url]"
DIALOGS = "dialog[data-modal]"
NOWHERE = "html, body, #app, :disabled"
PRESSING = ("Enter", " ", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
SETTLING_MS = 400  # so long a press can't be meant for what the focus has just come to by itself
RESTING_MS = 500  # between two things that nobody waits for
NEAREST = to_js({"block": "nearest"}, dict_converter=window.Object.fromEntries)
AUTOFOCUS = "[data-autofocus]:not(:disabled)"


class Page:
    """The one owner of the DOM below #app, of focus, and of the page's listeners."""

    def __init__(self) -> None:
        self._pace = ""
        self._keyboard = False  # was the keyboard used last, rather than a pointer?
        self._eaten = ""  # the key last pressed, when the app reacted to it
        self._done = ""  # the id of what was clicked last
        self._passing = False  # is the focus on its way from a form control to somewhere else?
        self._pressing = False  # is the pointer down?
        self._held: Callable[[], None] | None = None  # tells a text that was changed by pressing
        # Where the focus last came to by itself, and when.
        self._moved_to, self._moved_at = "", 0.0
        # For each open dialog the id of what had the focus before it.
        self._openers: dict[str, str] = {}

    def paint(self, html: str, paces: Paces) -> None:
        """Make #app look like the HTML, its dialogs open, the focus somewhere useful."""
        before = self._focused()
        owed = self._keyboard or before or self._parked()
        js_modules.morph.morph(html)
        self._publish(paces)
        back_to = self._follow_dialogs(before)
        if owed and not self._focused() and not self._passing:
            self._put_focus(back_to)

    def focus(self, name: str) -> None:
        """Put the focus on the element of that id, if it is there."""
        if element := document.getElementById(name):
            element.focus()

    def reveal(self, name: str) -> None:
        """Scroll as little as brings the element of that id into sight."""
        if element := document.getElementById(name):
            element.scrollIntoView(NEAREST)

    def set_address(self, query: str) -> None:
        """Change the query of the address, where the browser allows it."""
        with suppress(JsException):  # a sandboxed frame has no history of its own
            window.history.replaceState(None, "", window.location.pathname + query)

    def listen(self, send: Send, look: Callable[[], None]) -> None:
        """Turn the page's events into messages from now on; `look` looks for another tab's game."""
        when("click", document)(lambda event: self._clicked(event, send))
        when("change", document)(lambda event: self._changed(event, send))
        when("mousedown", document, capture=True)(lambda _: self._press())
        when("mouseup", document, capture=True)(lambda _: self._release())
        when("dragover", document)(self._dragged)
        when("drop", document)(lambda event: self._dropped(event, send))
        when("keydown", document)(lambda event: self._pressed(event, send))
        when("visibilitychange", document)(lambda _: self._seen(send, look))
        # A page that was asleep may have heard of nothing: it looks before it goes on.
        when("storage", window)(lambda _: look())
        when("pageshow", window)(lambda _: look())
        when("euchre-update", document)(lambda _: send(UpdateReady()))
        when("euchre-install", document)(lambda _: send(Installable(self._installing())))
        if how := self._installing():
            send(Installable(how))
        # Neither of these two bubbles.
        when("cancel", document, capture=True)(lambda event: self._dismissed(event, send))
        when("close", document, capture=True)(lambda event: self._dismissed(event, send))

    def _installing(self) -> str:
        """How the page can be installed as an app here, if at all."""
        if getattr(boot, "install", None):
            return "prompt"
        by_hand = getattr(window.navigator, "standalone", None) is False  # an iPhone or iPad
        return BY_HAND if by_hand else ""

    async def breathe(self) -> None:
        """Give the browser its turn: clicks, keys and a frame that is due come first.

        By a timer: messages, which `asyncio.sleep(0)` goes by in Pyodide, may come again and again
        before a frame does (`python -m tests.bench.frames` shows it). A timer begun by a timer is
        held back for 4 ms, but not these: between two of them Pyodide sends a message.
        """
        over = asyncio.Event()
        window.setTimeout(create_once_callable(over.set), 0)
        await over.wait()

    async def rest(self) -> None:
        """Wait until the browser has time to spare; where it can't tell, a little while."""
        over = asyncio.Event()
        spare = create_once_callable(lambda *_: over.set())
        if hasattr(window, "requestIdleCallback"):
            window.requestIdleCallback(spare)
        else:
            window.setTimeout(spare, RESTING_MS)
        await over.wait()

    def ready(self) -> None:
        """Tell styles and tests that the page can be played."""
        document.documentElement.dataset.ready = ""
        window.performance.mark("euchre-ready")

    def whole(self, *, whole: bool) -> None:
        """Tell the rest of static/boot, and tests, whether all has arrived that was to come."""
        document.documentElement.dataset.whole = "yes" if whole else "no"
        document.dispatchEvent(window.Event.new("euchre-whole"))

    # Events

    def _clicked(self, event: MouseEvent, send: Send) -> None:
        if event.detail:  # a click made by key has none
            self._keyboard = False
        element = event.target.closest("[data-do]:not(:disabled)")
        if not element:
            return
        self._let_go()
        if element.tagName == "A":
            event.preventDefault()
        # By key a card is played at once, also where the first tap only lifts it.
        wish = (not event.detail and element.getAttribute("data-do-key")) or element.dataset.do
        # The second half of a double click may hit what has moved under the pointer: not meant.
        if event.detail > 1 and element.id != self._done:
            return
        self._done = element.id
        if message := read_do(wish):
            send(message)

    def _changed(self, event: Event, send: Send) -> None:
        control = event.target
        if control.matches("[type=file]"):
            self._chosen(control, send)
        elif control.matches("[data-field]"):
            value = (
                ("on" if control.checked else "") if control.type == "checkbox" else control.value
            )
            typed = Typed(control.dataset.field, value)
            self._let_go()
            if self._pressing and control.matches(WRITTEN):
                self._held = lambda: self._tell(typed, send)
            else:
                self._tell(typed, send)

    def _tell(self, typed: Typed, send: Send) -> None:
        """A text's change is told while Tab or a click takes the focus away: let it arrive."""
        self._passing = True
        send(typed)
        self._passing = False

    def _press(self) -> None:
        """The pointer is down: from now on nothing moves under it, or there would be no click.

        A text that it changes, because it takes the focus away, is told just before what it does.
        """
        self._let_go()
        self._pressing = True

    def _release(self) -> None:
        """The pointer is up; where no click follows, what was held back is told all the same."""
        self._pressing = False
        if self._held:
            window.setTimeout(create_once_callable(self._let_go), 0)

    def _let_go(self) -> None:
        """Tell what was held back."""
        held, self._held = self._held, None
        if held:
            held()

    def _chosen(self, control: Element, send: Send) -> None:
        """A file was chosen; chosen again it is a change again."""
        if len(control.files):
            take_file(control.files.item(0), send)
            control.value = ""

    def _dragged(self, event: DragEvent) -> None:
        """Let it be dropped here."""
        if self._takes(event):
            event.preventDefault()

    def _takes(self, event: DragEvent) -> bool:
        """Whether what is dragged is for the page: a text over a field is for the field."""
        return "Files" in event.dataTransfer.types or not event.target.closest(TYPING)

    def _dropped(self, event: DragEvent, send: Send) -> None:
        if not self._takes(event):
            return
        event.preventDefault()
        take(event.dataTransfer, send)

    def _seen(self, send: Send, look: Callable[[], None]) -> None:
        """The page came into sight or went out of it."""
        look()
        send(Visibility(document.visibilityState == "visible"))

    def _pressed(self, event: KeyboardEvent, send: Send) -> None:
        self._keyboard, self._pressing = True, False
        if (
            event.ctrlKey
            or event.metaKey
            or event.altKey
            or event.isComposing
            or event.target.matches(TYPING)
        ):
            return
        if event.key == "Escape" and document.querySelector(f"{DIALOGS}:modal"):
            return  # the dialog's own cancel event tells it
        if event.repeat and not event.key.startswith("Arrow"):
            # A key held down acts once. On a button Enter would click again and again by itself.
            if event.key in (self._eaten, "Enter"):
                event.preventDefault()
            return
        focused = self._focused()
        if event.key == "Tab":
            self._moved_to = ""  # wherever it is from now on, the person has brought it there
        if event.key in ("Enter", " ") and focused and self._is_settling(focused.id):
            event.preventDefault()
            return
        reacted = send(Key(event.key, focused.id if focused else ""))
        if not reacted and not focused and event.key in PRESSING:
            self._put_focus("")  # show first what it would press
            self._moved_to = ""  # it was asked for
            reacted = True
        self._eaten = event.key if reacted else ""
        if reacted:
            event.preventDefault()

    def _is_settling(self, focused: str) -> bool:
        """Whether the focus has come here by itself, just now."""
        moved = focused == self._moved_to
        return moved and window.performance.now() - self._moved_at < SETTLING_MS

    def _dismissed(self, event: Event, send: Send) -> None:
        """A dialog was told to close: the app decides, and the next paint does it."""
        message = read_do("close")
        if event.target.matches(DIALOGS) and message:
            event.preventDefault()
            send(message)

    # After a paint

    def _publish(self, paces: Paces) -> None:
        """Give the styles the look, and the times of the pace, which nobody else owns."""
        app = document.getElementById("app")
        if app:
            boot.look(app.dataset)
        if app and app.dataset.pace != self._pace:
            self._pace = app.dataset.pace
            for name, ms in paces[self._pace].items():
                document.documentElement.style.setProperty(f"--t-{name}", f"{ms}ms")

    def _follow_dialogs(self, before: Element | None) -> str:
        """Open what is new as modal; tells from where the vanished had the focus."""
        back_to = ""
        for name in [name for name in self._openers if not document.getElementById(name)]:
            back_to = self._openers.pop(name)
        for dialog in document.querySelectorAll(f"{DIALOGS}:not(:modal)"):
            # One that takes the place of another leads back to where that one would have.
            self._openers.setdefault(dialog.id, back_to or (before.id if before else ""))
            dialog.removeAttribute(
                "open"
            )  # moved within the page it is no longer modal, yet says open
            dialog.showModal()
            if first := dialog.querySelector(AUTOFOCUS):
                first.focus()
        return back_to

    def _focused(self) -> Element | None:
        """The element that has the focus, unless it is of no use there."""
        active = document.activeElement
        return None if not active or active.matches(NOWHERE) else active

    def _put_focus(self, back_to: str) -> None:
        """Focus what is next to do, so that the keyboard is never left nowhere."""
        dialogs = document.querySelectorAll(DIALOGS)
        place = dialogs[-1] if len(dialogs) else document.getElementById("app")
        opener = document.getElementById(back_to) if back_to else None
        for element in (opener, place and place.querySelector(AUTOFOCUS)):
            if element:
                element.focus()
                if self._focused():
                    self._moved_to, self._moved_at = element.id, window.performance.now()
                    return
        if place:  # nothing to do just now: parked here until a paint brings the next thing
            place.tabIndex = -1
            place.focus()

    def _parked(self) -> bool:
        active = document.activeElement
        return bool(active and active.id == "app")
