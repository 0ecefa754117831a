"""What the runs ask of a browser, whichever it is, and how its programs begin and end."""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Protocol, TypeVar

PATIENCE = 300.0  # seconds: no wait is long, unless the machine has twenty times its load
GRACE = 30.0
MOMENT = 0.02
Found = TypeVar("Found")
Program = subprocess.Popen[bytes]


class Engine(Protocol):
    """A browser with one window; what is kept of a visit is there for the next."""

    def open(self, address: str) -> None:
        """Go there, until the page is loaded."""

    def reload(self) -> None:
        """The same page anew, until it is loaded."""

    def enter_frame(self) -> None:
        """What follows means the page in the first frame, until another page is opened."""

    def ask(self, expression: str) -> object:
        """What a piece of JavaScript gives in the page, as JSON; a promise is awaited."""

    def click(self, selector: str) -> None:
        """Press the pointer's button in the middle of the first such element."""

    def leave(self) -> None:
        """End the visit: the next page is opened by somebody who comes back."""

    def faults(self) -> list[str]:
        """What has gone wrong in the pages so far, in the browser's own words."""


def wait_for(what: str, there: Callable[[], Found], of: Program | None = None) -> Found:
    """What it gives, once that is something; else the test fails, saying what did not come."""
    end = time.monotonic() + PATIENCE
    while not (found := there()):
        assert of is None or of.poll() is None, f"ended at once: {of.args!r}"
        assert time.monotonic() < end, f"not within {PATIENCE:.0f} seconds: {what}"
        time.sleep(MOMENT)
    return found


@contextmanager
def in_time(what: str) -> Iterator[None]:
    """Fails the test with these words when an answer does not come."""
    try:
        yield
    except TimeoutError as late:
        raise AssertionError(f"not within {PATIENCE:.0f} seconds: {what}") from late


@contextmanager
def program(
    command: list[str], home: Path, display: str = "", pass_fds: tuple[int, ...] = ()
) -> Iterator[Program]:
    """Runs it with a home of its own, where it says what it has to say; ends all it has begun."""
    env = os.environ | {"HOME": str(home), "DISPLAY": display}
    env |= {f"XDG_{name}_HOME": str(home / name) for name in ("CACHE", "CONFIG", "DATA")}
    with (home / f"{Path(command[0]).name}.log").open("ab") as log:
        process = subprocess.Popen(
            command, env=env, stdout=log, stderr=log, pass_fds=pass_fds, start_new_session=True
        )
    try:
        yield process
    finally:
        for sign in (signal.SIGTERM, signal.SIGKILL):
            with suppress(ProcessLookupError):
                os.killpg(process.pid, sign)
            with suppress(subprocess.TimeoutExpired):
                process.wait(GRACE)
