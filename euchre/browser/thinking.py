"""Lets a bot choose beside the page; where it computes is nobody else's affair.

It computes on the page's own thread, in slices: that works in every frame, under every policy,
and without a second Python. Between two slices clicks, keys and frames get their turn.

To compute in a worker instead, `_in_slices` would hand it the level, the seed and the view as
text, await the choice as text, and stop it when cancelled. That needs a reader and a writer of
views and choices, a second Python in the worker, and slices all the same for frames that may not
start one (a sandboxed frame has no origin of its own).
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from importlib import import_module
from random import Random
from time import perf_counter

from euchre.ai.bot import Bot, Choice
from euchre.ai.levels import STRONG, bot
from euchre.app.effects import Think
from euchre.app.messages import NotArrived, Thought

SLICE_MS = 6
"""So long a bot thinks before the page gets its turn.

Long enough that the way there and back costs little, short enough that with a frame's own work it
still fits into one sixtieth of a second: `python -m tests.bench.frames` compares lengths.
"""


async def read_ahead(rest: Callable[[], Awaitable[None]]) -> None:
    """Read what strong players need, a module at a time, so that the first hint is not late."""
    for name in STRONG:
        await rest()
        import_module(name)


class NotHereError(Exception):
    """The bot's modules could not be fetched."""


class Thinker:
    """Thinks about one thing at a time: what was wished for last."""

    def __init__(
        self,
        send: Callable[[Thought | NotArrived], object],
        tell: Callable[[BaseException], None],
        breathe: Callable[[], Awaitable[None]],  # the page's turn
        come: Callable[[], Awaitable[bool]],  # fetches modules that are not here yet
    ) -> None:
        self._send = send
        self._tell = tell
        self._breathe = breathe
        self._come = come
        self._wish: Think | None = None
        self._choice: asyncio.Task[Choice] | None = None
        self._answer: asyncio.Task[None] | None = None

    def begin(self, wish: Think) -> None:
        """Think about this and nothing else; asked again, go on with what is under way."""
        again = self._wish and _question(self._wish) == _question(wish)
        if not again or not self._choice:
            self.drop()
            self._choice = asyncio.create_task(self._in_slices(wish))
        if self._answer:
            self._answer.cancel()
        self._wish = wish
        self._answer = asyncio.create_task(self._answered(wish, self._choice))

    @property
    def busy(self) -> bool:
        """Whether a choice is being thought about."""
        return self._choice is not None and not self._choice.done()

    def keep_only(self, token: int | None) -> None:
        """Stop unless the thought under way is the one with this token."""
        if self._wish and self._wish.token != token:
            self.drop()

    def drop(self) -> None:
        """Stop at once, without an answer."""
        for task in (self._answer, self._choice):
            if task:
                task.cancel()
        self._forget()

    async def _answered(self, wish: Think, choice: asyncio.Task[Choice]) -> None:
        """Send the choice, no sooner than wished."""
        clock = asyncio.get_running_loop().time
        due = clock() + wish.least_ms / 1000
        try:
            chosen = await asyncio.shield(choice)
            await asyncio.sleep(max(0.0, due - clock()))
        except NotHereError:
            self._forget()
            self._send(NotArrived())
        except Exception as trouble:
            self._forget()
            self._tell(trouble)
        else:
            self._forget()
            self._send(Thought(wish.token, chosen))

    async def _in_slices(self, wish: Think) -> Choice:
        """The bot's choice, with a turn for the page after each slice; when cancelled, it stops."""
        player = await self._player(wish.level)
        began = perf_counter()
        with closing(player.think(wish.view, Random(wish.seed))) as thinking:
            try:
                while True:
                    next(thinking)
                    if perf_counter() - began >= SLICE_MS / 1000:
                        await self._breathe()
                        began = perf_counter()
            except StopIteration as done:
                choice: Choice = done.value
                return choice

    async def _player(self, level: str) -> Bot:
        """The bot of that level and no other, however long its modules take to come."""
        try:
            return bot(level)
        except ModuleNotFoundError:
            if not await self._come():
                raise NotHereError from None
            return bot(level)

    def _forget(self) -> None:
        self._wish = self._choice = self._answer = None


def _question(wish: Think) -> tuple[object, ...]:
    """What is asked, however urgently: the same question has the same answer."""
    return wish.view, wish.seed, wish.level
