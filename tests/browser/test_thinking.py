"""The thinker that the page asks, without a page: one thought at a time, in slices."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from random import Random
from time import monotonic

import pytest

from euchre.app.effects import Think
from euchre.app.messages import NotArrived, Thought
from euchre.browser import thinking
from euchre.browser.thinking import Thinker
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.view import view
from tests.ai.slow_player import SlowPlayer
from tests.rules.hands import random_deal

ENDLESS = 10**9
LATE_MS = 10**7  # hours
PATIENCE = 30  # seconds

DEAL = random_deal(Random("thinker"))
WISH = Think(view(Record.of(Rules(), DEAL), DEAL.dealer.left), "a seed", "club", 0, token=1)


Scene = Callable[[], Awaitable[None]]
Come = Callable[[], Awaitable[bool]]


async def never() -> bool:
    """Nothing is fetched where all is there."""
    raise AssertionError("asked to fetch")


@dataclass
class Asker:
    """Whoever is answered: by thoughts, or by what went wrong."""

    slow: SlowPlayer
    thoughts: list[Thought] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    waits: list[NotArrived] = field(default_factory=list)  # thoughts that could not be begun

    def thinker(self, come: Come = never) -> Thinker:
        return Thinker(self.answered, self.told, breathe, come)

    def answered(self, answer: Thought | NotArrived) -> None:
        if isinstance(answer, Thought):
            self.thoughts.append(answer)
        else:
            self.waits.append(answer)

    def told(self, trouble: BaseException) -> None:
        self.troubles.append(str(trouble))

    @property
    def tokens(self) -> list[int]:
        return [thought.token for thought in self.thoughts]


def play(scene: Scene) -> None:
    """What happens, in a loop of its own."""
    # In a thread of its own: the tests of the page have a loop that is still running in this one.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, asyncio.wait_for(scene(), PATIENCE)).result()


async def breathe() -> None:
    """The page's turn; here everybody else's."""
    await asyncio.sleep(0)


async def until(happened: Callable[[], object]) -> None:
    while not happened():
        await asyncio.sleep(0)


async def turns(number: int) -> None:
    """Let everything else have so many turns."""
    for _ in range(number):
        await asyncio.sleep(0)


@pytest.fixture
def asker(monkeypatch: pytest.MonkeyPatch) -> Asker:
    """Somebody at a table of slow players."""
    slow = SlowPlayer(turns=50)
    monkeypatch.setattr(thinking, "bot", lambda _: slow)
    return Asker(slow)


@pytest.mark.parametrize("slice_ms", [0, 1, 10**6])
def test_the_choice_is_the_same_in_slices_of_any_length(
    asker: Asker, monkeypatch: pytest.MonkeyPatch, slice_ms: int
) -> None:
    monkeypatch.setattr(thinking, "SLICE_MS", slice_ms)

    async def scene() -> None:
        asker.thinker().begin(WISH)
        await until(lambda: asker.thoughts)

    play(scene)
    expected = SlowPlayer(turns=50).choose(WISH.view, Random(WISH.seed))
    assert [Thought(WISH.token, expected)] == asker.thoughts


def test_others_have_their_turn_after_every_slice(
    asker: Asker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "SLICE_MS", 0)

    async def scene() -> None:
        asker.thinker().begin(WISH)
        for turn in range(50):
            assert turn == asker.slow.yielded
            await asyncio.sleep(0)

    play(scene)


def test_a_thinker_is_busy_until_it_has_chosen_and_not_while_it_waits(asker: Asker) -> None:
    """The coach leaves it the time, and takes what is left of a bot's."""

    async def scene() -> None:
        thinker = asker.thinker()
        assert not thinker.busy
        thinker.begin(replace(WISH, least_ms=LATE_MS))
        assert thinker.busy
        await until(lambda: not thinker.busy)
        assert [] == asker.thoughts
        thinker.drop()

    play(scene)


def test_an_answer_comes_no_sooner_than_wished(asker: Asker) -> None:
    async def scene() -> None:
        asked = monotonic()
        asker.thinker().begin(replace(WISH, least_ms=80))
        await until(lambda: asker.thoughts)
        assert monotonic() - asked >= 0.079  # the loop's clock is coarser than this one

    play(scene)


def test_a_thought_whose_token_no_longer_counts_ends_at_once_and_unanswered(asker: Asker) -> None:
    """Not a single step more: undo, a dialog and a new game cost nothing afterwards."""

    async def scene() -> None:
        asker.slow.turns = ENDLESS
        thinker = asker.thinker()
        thinker.begin(WISH)
        await until(lambda: asker.slow.yielded)
        thinker.keep_only(WISH.token)
        so_far = asker.slow.yielded
        await until(lambda: asker.slow.yielded > so_far)
        assert 0 == asker.slow.ended
        thinker.keep_only(WISH.token + 1)
        so_far = asker.slow.yielded
        await turns(20)
        assert (1, so_far) == (asker.slow.ended, asker.slow.yielded)

    play(scene)
    assert ([], []) == (asker.thoughts, asker.troubles)


def test_an_answer_that_waits_for_its_time_is_dropped_too(asker: Asker) -> None:
    async def scene() -> None:
        thinker = asker.thinker()
        thinker.begin(replace(WISH, least_ms=50))
        await until(lambda: asker.slow.ended)
        thinker.keep_only(WISH.token + 1)
        await asyncio.sleep(0.1)

    play(scene)
    assert [] == asker.thoughts


def test_a_thought_not_yet_begun_is_never_begun_when_dropped(asker: Asker) -> None:
    async def scene() -> None:
        thinker = asker.thinker()
        thinker.begin(WISH)
        thinker.drop()
        await turns(20)

    play(scene)
    assert (0, []) == (asker.slow.begun, asker.thoughts)


def test_another_question_ends_the_thought_under_way(asker: Asker) -> None:
    async def scene() -> None:
        asker.slow.turns = ENDLESS
        thinker = asker.thinker()
        thinker.begin(WISH)
        await until(lambda: asker.slow.yielded)
        thinker.begin(replace(WISH, seed="another", token=2))
        await until(lambda: asker.slow.begun == 2)
        assert 1 == asker.slow.ended
        asker.slow.turns = 0
        await until(lambda: asker.thoughts)

    play(scene)
    assert [2] == asker.tokens


def test_the_same_question_asked_again_goes_on_with_the_thought(asker: Asker) -> None:
    """Whoever is in a hurry must not wait longer for it; the newest wish alone is answered."""

    async def scene() -> None:
        asker.slow.turns = ENDLESS
        thinker = asker.thinker()
        thinker.begin(replace(WISH, least_ms=LATE_MS))
        await until(lambda: asker.slow.yielded)
        for token in (2, 3):
            thinker.begin(replace(WISH, token=token))
            thinker.keep_only(token)
            await turns(5)
        asker.slow.turns = 0
        await until(lambda: asker.thoughts)
        await turns(20)

    play(scene)
    assert ([3], 1) == (asker.tokens, asker.slow.begun)


def test_whoever_is_in_a_hurry_gets_a_choice_that_only_waits(asker: Asker) -> None:
    async def scene() -> None:
        thinker = asker.thinker()
        thinker.begin(replace(WISH, least_ms=LATE_MS))
        await until(lambda: asker.slow.ended)
        await turns(20)
        assert [] == asker.thoughts
        thinker.begin(replace(WISH, token=2))
        await until(lambda: asker.thoughts)

    play(scene)
    assert ([2], 1) == (asker.tokens, asker.slow.begun)


def test_a_bot_that_breaks_is_told_at_once_and_the_next_thought_is_begun_anew(
    asker: Asker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        thinker = asker.thinker()
        monkeypatch.setattr(asker.slow, "turns", "no number")
        thinker.begin(replace(WISH, least_ms=LATE_MS))
        await until(lambda: asker.troubles)
        asker.slow.turns = 3
        thinker.begin(WISH)
        await until(lambda: asker.thoughts)

    play(scene)
    assert ([1], 2) == (asker.tokens, asker.slow.begun)
    assert ["'<' not supported between instances of 'int' and 'str'"] == asker.troubles


def test_an_answer_may_bring_the_next_question_with_it(asker: Asker) -> None:
    """As on the page: one bot has played, and the next one is asked while it is told so."""
    thoughts: list[Thought] = []

    async def scene() -> None:
        def answered(thought: Thought | NotArrived) -> None:
            assert isinstance(thought, Thought)
            thoughts.append(thought)
            if thought.token < 5:
                thinker.begin(replace(WISH, token=thought.token + 1))
                thinker.keep_only(thought.token + 1)

        thinker = Thinker(answered, asker.told, breathe, never)
        thinker.begin(WISH)
        await until(lambda: len(thoughts) == 5)
        await turns(20)

    play(scene)
    assert ([1, 2, 3, 4, 5], 5) == ([thought.token for thought in thoughts], asker.slow.ended)
    assert [] == asker.troubles


@dataclass
class Fetched:
    """A player whose modules have to be fetched first."""

    slow: SlowPlayer
    here: bool = False
    levels: list[str] = field(default_factory=list)

    def bot(self, level: str) -> SlowPlayer:
        self.levels.append(level)
        if not self.here:
            raise ModuleNotFoundError(level)
        return self.slow


@pytest.fixture
def fetched(asker: Asker, monkeypatch: pytest.MonkeyPatch) -> Fetched:
    found = Fetched(asker.slow)
    monkeypatch.setattr(thinking, "bot", found.bot)
    return found


def test_a_player_that_is_not_here_yet_is_waited_for(asker: Asker, fetched: Fetched) -> None:
    """No other level plays for it."""

    async def come() -> bool:
        await turns(20)
        fetched.here = True
        return True

    async def scene() -> None:
        asker.thinker(come).begin(replace(WISH, level="expert"))
        await until(lambda: asker.thoughts)

    play(scene)
    assert (["expert", "expert"], [], []) == (fetched.levels, asker.waits, asker.troubles)


def test_a_player_that_can_not_be_fetched_is_told_and_asked_again(
    asker: Asker, fetched: Fetched
) -> None:
    async def come() -> bool:
        return fetched.here

    async def scene() -> None:
        thinker = asker.thinker(come)
        thinker.begin(WISH)
        await until(lambda: asker.waits)
        assert [] == asker.thoughts
        fetched.here = True
        thinker.begin(WISH)
        await until(lambda: asker.thoughts)

    play(scene)
    assert ([NotArrived()], []) == (asker.waits, asker.troubles)
