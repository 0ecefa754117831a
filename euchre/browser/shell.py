"""Runs the app: messages one at a time, in order, and the effects it asks for.

Update and screens are pure: a message that needs a module which is not here yet can be handled
again, as if for the first time, once the later archive has come.
"""

import asyncio
import random
import traceback
from collections import deque
from collections.abc import Iterable
from typing import assert_never

from js import euchre as boot

from euchre.app import effects as fx
from euchre.app import saved
from euchre.app.coaching import due
from euchre.app.effects import Effect
from euchre.app.flow import Step
from euchre.app.html import render
from euchre.app.messages import (
    Arrived,
    Awaited,
    Dialog,
    Message,
    NotArrived,
    Thought,
    Waited,
    Watched,
)
from euchre.app.model import Model
from euchre.app.opening import begin
from euchre.app.pace import PACES
from euchre.app.screens import page as screen
from euchre.app.update import update
from euchre.browser.files import begin as begin_task
from euchre.browser.later import Later
from euchre.browser.page import Page
from euchre.browser.store import ASIDE, UNREADABLE, Store
from euchre.browser.thinking import Thinker


def chance() -> str:
    """A seed that nobody could foresee, short enough to be read out."""
    return str(random.SystemRandom().randrange(10**9))


PATIENCE_S = 8
"""So long the page waits for the later archive before it goes on without."""

REST_S = 0.05
"""So long the coach waits before it looks again whether anybody thinks."""


def tried(model: Model, message: Message) -> Step:
    """The update, and with it the modules that a dialog it opens needs to be shown."""
    after, wishes = update(model, message)
    if after.dialog is not model.dialog:
        screen(after)
    return after, wishes


class Shell:
    """The loop from a message to a painted page.

    A message that comes while another is handled or the page is painted waits its turn: no
    message is ever handled inside the handling of another. While one waits for the later archive,
    those after it wait too.
    """

    def __init__(self, page: Page, store: Store, later: Later, query: str) -> None:
        self._page = page
        self._store = store
        self._later = later
        self._waiting: deque[Message] = deque()
        self._uncounted: deque[fx.Count | fx.Uncount] = deque()
        self._busy = False
        self._held: asyncio.Task[None] | None = None  # until the later archive has come
        self._refusing = False  # it has not come: whatever needs it is told so
        self._focus: str | None = None
        self._clocks: list[tuple[int, Message]] = []  # they start with what they wait beside
        self._reveal: str | None = None
        self._shown: Model | None = None
        self._thinker = Thinker(self.send, self.tell, page.breathe, later.come)
        self._coach = Thinker(self._watched, self.tell, self._idle, later.come)
        kept, complaints = store.read()
        self._model, first = begin(
            query,
            kept.game,
            chance(),
            boot.version,
            aside=kept.aside,
            unreadable=kept.unreadable,
        )
        self._waiting.extend(complaints)
        self._carry_out(first)
        self._turn()

    def send(self, message: Message) -> bool:
        """Handle a message now, or after those before it; tells if the app reacted."""
        self._waiting.append(message)
        return not self._busy and not self._held and self._go_on()

    def _go_on(self) -> bool:
        try:
            return self._turn()
        except Exception as trouble:
            self.tell(trouble)
            return False

    def look(self) -> None:
        """Take up what another tab has kept meanwhile, if anything."""
        for news in self._store.look():
            self.send(news)
        if self._model.dialog is Dialog.GAMES:
            self._at_desk(fx.LookAtLibrary())
            self._turn()
        if self._model.dialog is Dialog.STATISTICS:
            self._at_statistics(fx.LookAtStatistics())
            self._turn()

    def tell(self, trouble: BaseException) -> None:
        """Show on the page and in the console what went wrong."""
        traceback.print_exception(trouble)
        text = "".join(traceback.format_exception(trouble))
        game = saved.write(self._model.game, self._model.settings)
        boot.trouble(boot.words.wrong, text, game=game)

    def _turn(self) -> bool:
        """Handle all that waits, and paint; tells if anything happened.

        A paint can bring a message: a field that it takes away tells what was typed in it.
        """
        self._busy = True
        try:
            reacted = self._round()
            while self._waiting and not self._held:
                reacted |= self._round()
        finally:
            self._busy = False
        return reacted

    def _round(self) -> bool:
        """Handle what waits now, then paint once."""
        reacted = False
        try:
            while self._waiting and not self._held:
                reacted |= self._handle(self._waiting.popleft())
        finally:
            self._show()
        return reacted

    def _show(self) -> None:
        """Paint the model unless it is what the page shows; then focus and clocks are set."""
        if self._model is not self._shown:
            self._page.paint(render(screen(self._model)), PACES)
            self._shown = self._model
        if self._focus is not None:
            self._page.focus(self._focus)
            self._focus = None
        if self._reveal is not None:
            self._page.reveal(self._reveal)
            self._reveal = None
        for ms, then in self._clocks:
            asyncio.get_running_loop().call_later(ms / 1000, self.send, then)
        self._clocks.clear()

    def _handle(self, message: Message) -> bool:
        before = self._model
        try:
            self._model, wishes = tried(before, message)
        except ModuleNotFoundError:
            if self._later.here:
                raise
            self._put_off(message)
            return True
        self._carry_out(wishes)
        self._thinker.keep_only(self._model.token)
        watched = due(self._model)
        self._coach.keep_only(watched.token if watched else None)
        return self._model is not before or bool(wishes)

    def _put_off(self, message: Message) -> None:
        """Handle this one when the later archive has come, or tell that it does not."""
        if self._refusing:
            self._waiting.appendleft(NotArrived(message))
            return
        self._waiting.appendleft(message)
        self._model, _ = update(self._model, Awaited())
        self._held = asyncio.get_running_loop().create_task(self._until_it_comes())

    async def _until_it_comes(self) -> None:
        try:
            came = await asyncio.wait_for(self._later.come(), PATIENCE_S)
        except TimeoutError:  # it may come yet; meanwhile the game goes on
            came = False
        if came:
            self._waiting.appendleft(Arrived())
        self._held, self._refusing = None, not came
        self._go_on()
        self._refusing = False

    def _carry_out(self, wishes: Iterable[Effect]) -> None:
        for wish in wishes:
            match wish:
                case fx.Save(text):
                    self._waiting.extend(self._store.keep(text))
                case fx.SetAside(text):
                    self._waiting.extend(self._store.put_aside(UNREADABLE, text))
                case fx.PutAside(text):
                    self._waiting.extend(self._store.put_aside(ASIDE, text))
                case fx.Wait(_, ms, token):
                    self._wait(ms, Waited(token))
                case fx.Think():
                    self._thinker.begin(wish)
                case fx.Watch(watched):
                    self._coach.begin(watched)
                case fx.Address(query):
                    self._page.set_address(query)
                case fx.Focus(name):
                    self._focus = name
                case fx.Reveal(name):
                    self._reveal = name
                case fx.Download(name, text):
                    boot.download(name, text)
                case fx.ApplyUpdate():
                    boot.applyUpdate()
                case fx.Install():
                    boot.install()
                case fx.Cue(name, ms, heard, felt):
                    boot.cue(name, ms, heard, felt)
                case fx.Again(messages):
                    self._waiting.extend(messages)
                case fx.Count() | fx.Uncount():
                    self._uncounted.append(wish)
                    begin_task(self._count())
                case fx.LookAtStatistics() | fx.PutStatistics():
                    self._at_statistics(wish)
                case fx.LookAtProgress() | fx.PutProgress():
                    self._at_course(wish)
                case fx.LookAtLibrary() | fx.PutItem() | fx.Copy():
                    self._at_desk(wish)
                case _:
                    assert_never(wish)

    def _at_desk(self, wish: fx.LookAtLibrary | fx.PutItem | fx.Copy) -> None:
        # Imported here, as most visits never open the dialog of hands and games.
        from euchre.browser import desk

        match wish:
            case fx.LookAtLibrary():
                self._waiting.append(desk.library())
            case fx.PutItem(key, text, was):
                self._waiting.extend((desk.put(key, text, was), desk.library()))
            case fx.Copy(text):
                desk.copy(text, self.send)
            case _:
                assert_never(wish)

    async def _idle(self) -> None:
        """Leave the time to everybody else: the coach thinks when nobody waits for a thought."""
        await self._page.breathe()
        while self._thinker.busy:
            await asyncio.sleep(REST_S)

    def _watched(self, answer: Thought | NotArrived) -> None:
        """What the coach has found; where its modules can't be had, it says nothing."""
        if isinstance(answer, Thought):
            self.send(Watched(answer.token, answer.choice))

    async def _count(self) -> None:
        """Count hands when the page is painted; what can't yet be is counted with the next."""
        await self._page.breathe()
        if not await self._later.come():
            return
        # Imported here, as nobody has played a hand to its end before.
        from euchre.browser import statistics

        while self._uncounted:
            for complaint in statistics.count(self._uncounted.popleft()):
                self.send(complaint)
        if self._model.dialog is Dialog.STATISTICS:
            self.send(statistics.look())

    def _at_statistics(self, wish: fx.LookAtStatistics | fx.PutStatistics) -> None:
        # Imported here, as most visits never look at the statistics.
        from euchre.browser import statistics

        match wish:
            case fx.LookAtStatistics():
                self._waiting.append(statistics.look())
            case fx.PutStatistics():
                self._waiting.append(statistics.put(wish))
            case _:
                assert_never(wish)

    def _at_course(self, wish: fx.LookAtProgress | fx.PutProgress) -> None:
        # Imported here, as most visits never open the course.
        from euchre.browser import progress

        match wish:
            case fx.LookAtProgress():
                self._waiting.append(progress.look())
            case fx.PutProgress():
                self._waiting.append(progress.put(wish))
            case _:
                assert_never(wish)

    def _wait(self, ms: int, then: Message) -> None:
        if ms <= 0:
            self._waiting.append(then)
        else:
            self._clocks.append((ms, then))
