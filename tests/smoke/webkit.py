"""WebKitGTK, driven by its own driver (https://www.w3.org/TR/webdriver2/) on a hidden screen."""

import json
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, cast

from tests.smoke.engine import PATIENCE, in_time, program, wait_for

HOLD = """caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name))))
  .then((open) => { globalThis.held = open; return true; })"""


@contextmanager
def webkit(home: Path) -> Iterator["WebKit"]:
    """The machine's own WebKitGTK in its MiniBrowser."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = ["WebKitWebDriver", f"--port={port}"]
    with _screen(home) as display, program(command, home, display) as driver:
        wait_for("a WebKitWebDriver that listens", lambda: _listens(port), driver)
        session = _send(port, "POST", "/session", capabilities={})["value"]["sessionId"]
        yield WebKit(port, f"/session/{session}")
        _send(port, "DELETE", f"/session/{session}")


@contextmanager
def _screen(home: Path) -> Iterator[str]:
    """The name of a screen that nobody sees."""
    told, tells = os.pipe()
    command = ["Xvfb", "-displayfd", str(tells), "-screen", "0", "1280x900x24"]
    with program(command, home, pass_fds=(tells,)):
        os.close(tells)
        with os.fdopen(told) as number:
            name = number.readline().strip()
            assert name, "Xvfb gives no screen"
            yield f":{name}"


def _listens(port: int) -> bool:
    try:
        return bool(_send(port, "GET", "/status")["value"]["ready"])
    except ConnectionError:
        return False


def _send(port: int, method: str, path: str, **body: object) -> dict[str, Any]:
    line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    line.request(method, path, json.dumps(body) if method == "POST" else None)
    with in_time(f"an answer to {method} {path}"):
        answer = line.getresponse()
    given: dict[str, Any] = json.load(answer)
    line.close()
    assert answer.status == 200, f"{method} {path}: {given['value']['message']}"
    return given


class WebKit:
    """A window that forgets all when it is closed: so visits follow each other there."""

    def __init__(self, port: int, session: str) -> None:
        self._port, self._session, self._faults = port, session, list[str]()

    def open(self, address: str) -> None:
        self.faults()
        self._post("url", url=address)

    def reload(self) -> None:
        self.faults()
        self._post("refresh")

    def enter_frame(self) -> None:
        self.faults()
        self._post("frame", id=0)

    def ask(self, expression: str) -> object:
        given: object = self._post("execute/sync", script=f"return {expression}", args=[])["value"]
        return given

    def click(self, selector: str) -> None:
        found = self._post("element", using="css selector", value=selector)["value"]
        (reference,) = found.values()
        self._post(f"element/{reference}/click")

    def leave(self) -> None:
        """The page is gone; another window holds what is kept (see ear.js)."""
        mine, place = self._send("GET", "window")["value"], self.ask("location.origin")
        other = self._post("window/new", type="window")["value"]["handle"]
        self._post("window", handle=other)
        self.open(f"{place}/pyscript.toml")
        self.ask(HOLD)
        self._post("window", handle=mine)
        self.open("about:blank")

    def faults(self) -> list[str]:
        """The driver tells nothing of them; the page itself listens, see host.py."""
        self._faults += cast(list[str], self.ask("(globalThis.heard ?? []).splice(0)"))
        return self._faults

    def _send(self, method: str, command: str, **body: object) -> dict[str, Any]:
        return _send(self._port, method, f"{self._session}/{command}", **body)

    def _post(self, command: str, **body: object) -> dict[str, Any]:
        return self._send("POST", command, **body)
